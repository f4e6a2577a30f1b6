//! The World Events of the Movement and Combat Phases in odd corners.

use super::*;

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
