//! What the World Events do in odd corners.

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

/// E39 and E52
#[test]
fn dl_15_17_e39_those_that_have_moved_least_go_first() {
    let play = scene(2, "movement")
        .card("forced-march")
        .troops("alps", [2, 0])
        .troops("baltic", [1, 0])
        .start()
        .march("alps", "baltic", 2)
        .march("baltic", "moscow", 1);
    assert_eq!(play.events()[0]["rule"], "DL-7.1", "the fresh one went");
    let spent = |play: &Play| play.at("turnState")["spent"].clone();
    assert_eq!(spent(&play), json!({ "baltic": [2], "moscow": [1] }));
    assert!(play.allows(march("baltic", "alps", 2)));

    let play = scene(2, "movement")
        .card("forced-march")
        .troops("alps", [2, 0])
        .troops("cape", [1, 1])
        .start();
    let play = play.march("alps", "baltic", 2);
    assert_eq!(spent(&play), json!({ "baltic": [2] }));
    let play = play.march("baltic", "moscow", 1);
    assert_eq!(spent(&play), json!({ "baltic": [1], "moscow": [0, 1] }));
    assert_eq!(play.refused(march("moscow", "urals", 1)), "DL-7.2");
    let play = play.end();
    assert_eq!((play.phase(), spent(&play)), ("combat", json!({})));
}

/// DL-15.18: only between Portals of one's own, and printed lines stay lines.
#[test]
fn gate_roads_join_ones_own_portals() {
    let play = scene(2, "movement")
        .card("gate-roads")
        .portal(0, "alps")
        .portal(0, "baltic")
        .portal(1, "peru")
        .troops("alps", [2, 0])
        .troops("china", [1, 0])
        .start();
    assert_eq!(play.refused(march("alps", "peru", 1)), "DL-7.1");
    assert_eq!(play.refused(march("china", "alps", 1)), "DL-7.1");
    assert_eq!(play.refused(march("alps", "alps", 1)), "DL-7.1");
    assert_eq!(
        play.march("alps", "baltic", 1).events()[0]["rule"],
        "DL-7.1"
    );
}

/// DL-15.19: a free move is still a move, once a turn.
#[test]
fn black_wings_carry_an_avatar_without_souls_once() {
    let play = scene(2, "movement")
        .card("black-wings")
        .avatar(0, "japan")
        .troops("alps", [1, 0])
        .start();
    assert_eq!(play.refused(fly("peru")), "DL-7.8");
    let play = play.fly("china");
    assert_eq!(play.refused(fly("japan")), "DL-7.9");
    let poor = scene(2, "movement")
        .card("leaden-sky")
        .avatar(0, "japan")
        .souls(0, 1)
        .start();
    assert_eq!(poor.refused(fly("china")), "DL-7.7");
}

/// E42: within a continent lines stay open, and where there is no line DL-7.1 is cited.
#[test]
fn dl_15_20_e42_great_walls_close_the_borders_and_nothing_else() {
    let play = scene(2, "movement")
        .card("great-walls")
        .troops("balkans", [2, 0])
        .start();
    assert_eq!(play.refused(march("balkans", "egypt", 1)), "DL-15.20");
    assert_eq!(play.refused(march("balkans", "anatolia", 9)), "DL-15.20");
    assert_eq!(play.refused(march("balkans", "peru", 1)), "DL-7.1");
    assert!(play.allows(march("balkans", "alps", 1)));
}

/// DL-15.21: every pair of the three, and distances do not change.
#[test]
fn extra_lines_are_for_troops_only() {
    for (card, nodes) in [
        ("frozen-pole", ["nunavut", "scandinavia", "siberia"]),
        ("southern-gales", ["cape", "outback", "patagonia"]),
    ] {
        for from in nodes {
            let play = scene(2, "movement").card(card).troops(from, [1, 0]).start();
            for to in nodes.into_iter().filter(|&to| to != from) {
                assert!(play.allows(march(from, to, 1)), "{from} {to}");
            }
            assert!(
                play.state().reach(Seat(0), node(from)).len() == node(from).neighbours().len() + 2
            );
        }
    }
    // The farthest refuge from Nunavut is measured in printed lines.
    let play = scene(2, "combat")
        .card("frozen-pole")
        .avatar(0, "nunavut")
        .avatar(1, "nunavut")
        .portal(1, "siberia")
        .portal(1, "new-york")
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!(play.avatar(1), "siberia");
}

/// DL-15.22 counts over all moves.
#[test]
fn mired_roads_count_every_troop_that_moves() {
    let play = scene(2, "movement")
        .card("mired-roads")
        .troops("alps", [6, 0])
        .souls(0, 1)
        .start()
        .march("alps", "baltic", 3);
    assert_eq!(play.refused(march("alps", "baltic", 1)), "DL-15.22");
    assert!(play.allows(fly("nunavut")), "Avatars are no Troops");
}

/// E54
#[test]
fn dl_15_23_e54_the_extra_die_is_named_last() {
    let play = scene(2, "combat")
        .card("bloodlust")
        .harvester(1, "egypt", 1)
        .troops("egypt", [2, 1])
        .avatar(0, "egypt")
        .dice(&[1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1])
        .start()
        .fight("egypt", 1);
    let rounds = play.heard("combatRound");
    assert_eq!(
        rounds[0]["bonus"],
        json!([["moreTroops", "avatar", "card"], ["harvester"]])
    );
    assert_eq!(
        rounds[1]["bonus"],
        json!([["avatar", "card"], ["harvester"]])
    );
    assert_eq!(rounds[0]["rule"], "DL-15.23");
}

/// DL-15.24 is cited only where an Avatar gave dice.
#[test]
fn lords_of_war_are_cited_only_where_an_avatar_is() {
    let play = scene(2, "combat")
        .card("lords-of-war")
        .troops("egypt", [1, 1])
        .dice(&[6, 6, 1, 1]);
    assert_eq!(
        play.start().fight("egypt", 1).event("combatRound")["rule"],
        "DL-8.11"
    );
}

/// E20, and DL-8.14.
#[test]
fn dl_15_25_e20_a_tie_can_leave_nobody_on_the_node() {
    let play = scene(2, "combat")
        .cards("mutual-slaughter", "carnage")
        .harvester(1, "egypt", 1)
        .troops("egypt", [1, 1])
        .dice(&[6, 3, 3, 3, 3])
        .start()
        .fight("egypt", 1);
    assert_eq!(play.event("fightEnded")["winner"], Value::Null);
    assert_eq!([0, 1].map(|seat| play.troops(seat, "egypt")), [0, 0]);
    assert_eq!(play.event("pieceSacrificed")["rule"], "DL-8.14");
    assert_eq!(play.card(), Some("carnage"));
}

/// DL-15.26: or all they have there.
#[test]
fn carnage_takes_no_more_than_there_are() {
    let play = scene(2, "combat")
        .card("carnage")
        .troops("egypt", [1, 1])
        .dice(&[6, 6, 1, 1]);
    assert_eq!(
        play.start().fight("egypt", 1).event("combatRound")["lost"],
        json!([0, 1])
    );
}

/// DL-15.27 concerns fights only: Souls of a duel go to storage.
#[test]
fn no_oblivion_is_for_troops() {
    let play = scene(2, "combat")
        .card("no-oblivion")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .souls(1, 9)
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!((play.souls(1), play.lord(1).storage), (4, 34));
}

/// DL-15.28: the Defender reaps too, a tie reaps nothing, storage limits it (DL-12.1).
#[test]
fn the_winner_of_each_round_reaps() {
    let play = scene(2, "combat")
        .card("carrion-feast")
        .troops("egypt", [1, 2])
        .dice(&[5, 4, 1, 2, 6, 1, 1, 6, 6, 6])
        .start()
        .fight("egypt", 1);
    let reaped = play.heard("soulsGained");
    assert_eq!(reaped.len(), 1, "the tie reaps nothing");
    assert_eq!(
        (&reaped[0]["seat"], &reaped[0]["node"]),
        (&json!(1), &json!("egypt"))
    );
    let full = scene(2, "combat")
        .card("carrion-feast")
        .troops("egypt", [38, 1]);
    let full = full.dice(&[6, 6, 6, 1, 1]).start().fight("egypt", 1);
    assert_eq!(full.event("soulsGained")["rule"], "DL-12.1");
}

/// E33
#[test]
fn dl_15_29_e33_a_truce_spares_europe_but_not_nodes_with_a_harvester() {
    let play = scene(3, "combat")
        .card("uneasy-truce")
        .troops("alps", [1, 1, 1])
        .harvester(1, "baltic", 1)
        .troops("baltic", [1, 1, 0])
        .troops("egypt", [1, 1, 0])
        .start();
    assert_eq!(play.legal(), [fight("baltic", 1), fight("egypt", 1)]);
    assert_eq!(play.refused(fight("alps", 2)), "DL-15.29");
    let quiet = scene(3, "combat")
        .card("uneasy-truce")
        .troops("alps", [1, 1, 1])
        .start();
    assert_eq!(quiet.legal(), [end()]);
}

/// DL-15.31: no Soul paid, no plunder; a loser out of Souls pays what there was.
#[test]
fn plunder_is_what_was_paid() {
    let duel = |souls| {
        let there = scene(2, "combat").card("spoils-of-hell").portal(1, "peru");
        let there = there.avatar(0, "alps").avatar(1, "alps").souls(1, souls);
        there.dice(&[6, 1]).start().duel(1)
    };
    assert!(duel(0).heard("soulsGained").is_empty());
    assert_eq!((duel(2).souls(0), duel(2).avatar(1)), (2, "peru"));
    let kinds: Vec<String> = duel(2)
        .told()
        .into_iter()
        .map(|(kind, _)| kind)
        .take(4)
        .collect();
    assert_eq!(
        kinds,
        ["duelRolled", "duelEnded", "soulsGained", "avatarRetreated"]
    );
}

/// E44: enough Troops, none of the owner's, and DL-10.2 to DL-10.6 hold.
#[test]
fn dl_15_33_e44_a_mob_needs_three_and_no_defender() {
    let mob = |troops: [u32; 2]| {
        let there = scene(2, "combat").card("mob-fury").portal(1, "peru");
        there.troops("peru", troops).souls(0, 2).dice(&[2, 6])
    };
    let attempt = || desecrate("peru", "troops");
    assert_eq!(mob([2, 0]).start().refused(attempt()), "DL-15.33");
    assert_eq!(mob([3, 1]).start().refused(attempt()), "DL-15.33");
    assert_eq!(
        mob([3, 0]).avatar(1, "peru").start().refused(attempt()),
        "DL-10.2"
    );
    assert_eq!(
        mob([3, 0]).souls(0, 0).start().refused(attempt()),
        "DL-10.3"
    );
    let tried = mob([3, 0]).turn("attempted", json!(["peru"])).start();
    assert_eq!(tried.refused(attempt()), "DL-10.6");
    let play = mob([3, 0]).start().play(attempt());
    assert!(play.lord(1).portals.is_empty());
    assert_eq!((play.troops(0, "peru"), play.souls(0)), (3, 1));
    // Avatar first, Troops after it.
    let both = mob([3, 0]).avatar(0, "peru").start();
    assert_eq!(both.legal()[..2], [desecrate("peru", "avatar"), attempt()]);
}
