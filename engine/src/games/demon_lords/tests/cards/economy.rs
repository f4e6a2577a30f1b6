//! The World Events of the Resource, Spawn and Purchase Phases in odd corners.

use super::*;

/// DL-15.1: equal dice pay twice.
#[test]
fn a_double_of_twin_harvest_pays_twice() {
    let play = scene(2, "resource")
        .card("twin-harvest")
        .harvester(0, "alps", 1)
        .dice(&[6, 6])
        .start()
        .roll();
    assert_eq!(play.souls(0), 2);
}

/// DL-15.2 and DL-15.3 change what they name and nothing else.
#[test]
fn a_card_changes_only_what_it_names() {
    let play = |card| {
        let there = scene(2, "resource").card(card).harvester(0, "alps", 1);
        let there = there.portal(0, "alps").avatar(0, "alps");
        gained(&there.dice(&[6]).start().roll())
    };
    let plain = |reason: &str, rule: &str| json!([1, reason, rule]);
    let (harvester, avatar) = (plain("harvester", "DL-4.2"), plain("avatar", "DL-4.3"));
    assert_eq!(
        play("blood-moon"),
        json!([harvester, [3, "avatar", "DL-15.2"]])
    );
    assert_eq!(
        play("leaking-gates"),
        json!([harvester, avatar, [1, "portal", "DL-15.3"]])
    );
    assert_eq!(
        play("old-world-burning"),
        json!([[2, "harvester", "DL-15.6"], avatar])
    );
}

/// E43
#[test]
fn dl_15_4_e43_a_number_from_1_to_6_is_named_and_nothing_is_rolled() {
    let play = scene(2, "resource").card("whispering-skull").start();
    assert_eq!(play.refused(json!({ "type": "roll" })), "DL-15.4");
    for wrong in [0, 7, -3] {
        let named = json!({ "type": "chooseNumber", "number": wrong });
        assert_eq!(play.refused(named), "DL-15.4");
    }
    assert_eq!(play.legal().len(), 6);
    let named = play.play(json!({ "type": "chooseNumber", "number": 5 }));
    assert_eq!(named.0.drawn_at(1), Some(&[][..]));
}

/// E56
#[test]
fn dl_15_7_e56_eight_souls_do_not_rot_and_nine_do_before_any_gain() {
    let with = |souls| {
        let there = scene(2, "resource").card("soul-rot").souls(0, souls);
        there.avatar(0, "alps").dice(&[6]).start().roll()
    };
    assert_eq!(with(8).souls(0), 9);
    assert!(with(8).heard("soulsLost").is_empty());
    assert_eq!(with(9).souls(0), 8);
    let kinds: Vec<String> = with(9)
        .told()
        .into_iter()
        .map(|(kind, _)| kind)
        .take(3)
        .collect();
    assert_eq!(kinds, ["soulsLost", "resourceRolled", "soulsGained"]);
    // Only the Brute's.
    let other = scene(2, "resource")
        .card("soul-rot")
        .souls(1, 20)
        .dice(&[2])
        .start()
        .roll();
    assert_eq!(other.souls(1), 20);
}

/// E53
#[test]
fn dl_15_9_e53_a_harvester_lets_a_soul_through_on_top_of_the_portal() {
    let play = scene(2, "spawn")
        .card("open-graves")
        .harvester(0, "egypt", 1)
        .portal(0, "egypt")
        .souls(0, 5)
        .start()
        .spawn("egypt");
    assert_eq!(play.events()[0]["rule"], "DL-5.1");
    let play = play.spawn("egypt");
    assert_eq!(play.events()[0]["rule"], "DL-15.9");
    assert_eq!(
        play.heard("phaseEnded")[0]["phase"],
        "spawn",
        "no third one"
    );
    let full = scene(2, "spawn")
        .card("open-graves")
        .harvester(0, "egypt", 1)
        .turn("spawned", json!({ "egypt": 1 }))
        .turn("spawnedTotal", json!(1))
        .souls(0, 5)
        .start();
    assert_eq!(full.refused(spawn("egypt")), "DL-5.2");
}

/// DL-15.10: on top of what a Portal on that node allows.
#[test]
fn the_retinue_comes_on_top_of_the_portal() {
    let play = scene(2, "spawn")
        .card("dark-retinue")
        .portal(0, "alps")
        .avatar(0, "alps")
        .souls(0, 9)
        .start()
        .spawn("alps")
        .spawn("alps")
        .spawn("alps");
    assert_eq!((play.troops(0, "alps"), play.souls(0)), (3, 6));
    assert_eq!(play.phase(), "purchase");
}

/// DL-15.11: said before the Souls are counted.
#[test]
fn choked_gates_refuse_the_second_soul() {
    let play = scene(2, "spawn")
        .card("choked-gates")
        .portal(0, "alps")
        .turn("spawned", json!({ "peru": 1 }))
        .turn("spawnedTotal", json!(1))
        .start();
    assert_eq!(play.refused(spawn("alps")), "DL-15.11");
}

/// E40 and E57
#[test]
fn dl_15_12_e40_the_first_soul_is_free_as_long_as_storage_has_one() {
    let gates = || {
        scene(2, "spawn")
            .card("restless-dead")
            .portal(0, "alps")
            .portal(0, "peru")
    };
    let play = gates().start();
    assert!(play.allows(spawn("alps")), "without any Soul");
    let play = play.spawn("alps");
    assert_eq!((play.lord(0).storage, play.troops(0, "alps")), (37, 1));
    assert_eq!(
        play.heard("phaseEnded")[0]["phase"],
        "spawn",
        "no second one"
    );
    let empty = gates()
        .troops("cape", [36, 0])
        .souls(0, 2)
        .start()
        .spawn("alps");
    assert_eq!(
        (empty.souls(0), empty.events()[0]["fromStorage"].clone()),
        (1, json!(false))
    );
    assert!(empty.allows(spawn("peru")));
}

/// DL-15.13: the new price is asked for, not the old one.
#[test]
fn prices_of_a_card_are_those_that_are_refused() {
    let with = |card, souls| {
        let there = scene(2, "purchase").card(card).troops("alps", [1, 0]);
        there.souls(0, souls).start()
    };
    assert_eq!(
        with("cold-forges", 5).refused(buy("portal", "alps")),
        "DL-6.2"
    );
    assert_eq!(
        with("blood-bargain", 2).buy("harvester", "alps").souls(0),
        0
    );
    assert_eq!(
        with("blood-bargain", 3).refused(buy("portal", "alps")),
        "DL-6.2"
    );
}

/// DL-15.14: nobody means nobody, and a Harvester still needs a Troop.
#[test]
fn rifts_open_only_where_nobody_is() {
    let play = scene(2, "purchase")
        .card("rifts-everywhere")
        .troops("peru", [0, 1])
        .souls(0, 9)
        .start();
    assert_eq!(play.refused(buy("portal", "peru")), "DL-6.4");
    assert_eq!(play.refused(buy("harvester", "cape")), "DL-6.3");
    let play = play.buy("portal", "cape");
    assert_eq!(play.events()[0]["rule"], "DL-15.14");
    assert!(play.lord(0).portals.contains(node("cape")));
}

/// E38, and DL-11.1.
#[test]
fn dl_15_15_e38_a_piece_given_up_pays_and_brings_the_next_card_at_once() {
    let ransom =
        |piece: &str, node: &str| json!({ "type": "ransom", "piece": piece, "node": node });
    let play = scene(2, "purchase")
        .cards("devils-ransom", "carnage")
        .portal(0, "alps")
        .harvester(0, "peru", 2)
        .portal(1, "cape")
        .start();
    assert_eq!(play.refused(ransom("portal", "cape")), "DL-15.15");
    assert_eq!(play.refused(ransom("harvester", "alps")), "DL-15.15");
    let sold = scene(2, "purchase")
        .cards("devils-ransom", "carnage")
        .harvester(0, "peru", 2)
        .start()
        .play(ransom("harvester", "peru"));
    assert_eq!(
        (sold.troops(0, "peru"), sold.lord(0).harvesters.len()),
        (2, 0),
        "Troops stay"
    );
    let play = play.play(ransom("portal", "alps"));
    assert_eq!((play.souls(0), play.card()), (4, Some("carnage")));
    let told: Vec<(String, String)> = play.told().into_iter().take(3).collect();
    let said = |kind: &str, rule: &str| (kind.to_owned(), rule.to_owned());
    assert_eq!(
        told,
        [
            said("soulsGained", "DL-15.15"),
            said("pieceSacrificed", "DL-15.15"),
            said("worldEvent", "DL-11.2")
        ]
    );
    assert_eq!(
        play.refused(ransom("harvester", "peru")),
        "DL-6.1",
        "the card is gone"
    );
}

/// E41: the one-per-node limits hold (DL-2.9), Troops still bar.
#[test]
fn dl_15_16_e41_blind_ground_overlooks_avatars_and_portals_only() {
    let play = scene(2, "purchase")
        .card("blind-ground")
        .troops("china", [1, 0])
        .portal(1, "china")
        .avatar(1, "china")
        .troops("peru", [1, 1])
        .souls(0, 9)
        .start();
    assert_eq!(play.refused(buy("portal", "china")), "DL-2.9");
    assert_eq!(play.refused(buy("portal", "peru")), "DL-6.4");
    let play = play.buy("harvester", "china");
    assert_eq!(play.events()[0]["rule"], "DL-15.16");
}
