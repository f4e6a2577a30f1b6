//! DL-9: Avatar against Avatar.

use super::*;

/// The Avatars of seats 0 and 1 have met on the Alps: seat 0 came there this turn.
fn met(players: usize) -> Scene {
    scene(players, "combat")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .turn("avatarMoved", json!(true))
}

/// E21: damage of three is paid with three Souls (DL-9.12).
#[test]
fn dl_9_1_e21_an_avatar_that_came_to_another_must_duel_it() {
    let play = met(2)
        .harvester(0, "peru", 1)
        .souls(1, 3)
        .dice(&[5, 3])
        .start();
    assert_eq!(play.refused(end()), "DL-9.1");
    assert_eq!(play.legal(), [duel(1)]);
    let play = play.duel(1);
    assert_eq!((play.souls(1), play.avatar(1)), (0, "alps"));
    assert_eq!(play.event("duelEnded")["damage"], 3);
    let apart = met(2).avatar(1, "peru").start();
    assert_eq!(apart.refused(duel(1)), "DL-9.1");
    for wrong in [0, 2, -1] {
        assert_eq!(apart.refused(duel(wrong)), "DL-9.1");
    }
}

#[test]
fn dl_9_2_e28_avatars_that_are_already_together_may_duel_but_need_not() {
    let play = met(2).turn("avatarMoved", json!(false)).start();
    assert_eq!(play.legal(), [duel(1), end()]);
}

/// E27: the beaten Brute duels nobody else (DL-9.14).
#[test]
fn dl_9_3_e27_several_avatars_are_duelled_in_any_order_each_once() {
    let three = || met(3).avatar(2, "alps").portal(0, "japan");
    let play = three().souls(1, 9).souls(0, 9).dice(&[6, 1]).start();
    assert_eq!(play.legal(), [duel(1), duel(2)]);
    let play = play.duel(1);
    assert_eq!(play.refused(duel(1)), "DL-9.3");
    assert_eq!(play.refused(end()), "DL-9.1", "seat 2 is left");
    assert_eq!(play.at("turnState")["duelled"], json!([1]));

    let beaten = three()
        .troops("egypt", [1, 1, 0])
        .dice(&[1, 6])
        .start()
        .duel(1);
    assert_eq!(beaten.avatar(0), "japan");
    assert_eq!(beaten.legal(), [fight("egypt", 1)]);
}

#[test]
fn dl_9_4_a_die_and_the_harvesters_of_the_whole_board() {
    let play = met(2)
        .harvester(0, "peru", 1)
        .harvester(0, "cape", 1)
        .harvester(1, "china", 1)
        .souls(1, 9)
        .dice(&[3, 2])
        .start()
        .duel(1);
    assert_eq!(
        play.event("duelRolled"),
        json!({ "type": "duelRolled", "rule": "DL-9.4", "node": "alps", "brute": 0, "defender": 1,
            "dice": [[3], [2]], "harvesters": [2, 1], "totals": [5, 3] })
    );
}

/// E22: after the tie the loser may choose between the two farthest (DL-9.8, DL-9.9).
#[test]
fn dl_9_5_e22_equal_totals_roll_again() {
    let play = met(2)
        .harvester(0, "egypt", 1)
        .souls(1, 2)
        .portal(1, "peru")
        .portal(1, "cape")
        .portal(1, "siberia")
        .portal(1, "baltic")
        .dice(&[3, 4, 6, 3])
        .start()
        .duel(1);
    let rolled = play.heard("duelRolled");
    assert_eq!(rolled[0]["totals"], json!([4, 4]));
    assert_eq!(
        (&rolled[0]["rule"], &rolled[1]["rule"]),
        (&json!("DL-9.5"), &json!("DL-9.4"))
    );
    assert_eq!(
        play.event("duelEnded"),
        json!({ "type": "duelEnded", "rule": "DL-9.8", "node": "alps", "winner": 0, "loser": 1, "damage": 4, "paid": 2 })
    );
    assert_eq!((play.phase(), play.to_act()), ("retreat", 1));
    let retreat = |node: &str| json!({ "type": "retreat", "node": node });
    assert_eq!(play.legal(), [retreat("peru"), retreat("cape")]);
    assert_eq!(play.refused(retreat("siberia")), "DL-9.9");
    assert_eq!(
        play.at("pending"),
        json!({ "seat": 1, "from": "alps", "nodes": ["peru", "cape"] })
    );
    let play = play.retreat("cape");
    assert_eq!((play.avatar(1), play.at("pending")), ("cape", Value::Null));
    assert_eq!(play.events()[0]["rule"], "DL-9.9");
}

#[test]
fn dl_9_6_the_damage_is_the_difference_of_the_totals() {
    let play = met(2)
        .harvester(1, "peru", 1)
        .souls(0, 9)
        .dice(&[1, 4])
        .start()
        .duel(1);
    let ended = play.event("duelEnded");
    assert_eq!((&ended["winner"], &ended["damage"]), (&json!(1), &json!(4)));
}

#[test]
fn dl_9_7_the_loser_sacrifices_a_soul_for_each_point() {
    let play = met(2).souls(0, 9).dice(&[1, 4]).start().duel(1);
    assert_eq!((play.souls(0), play.lord(0).storage), (6, 32));
    assert_eq!(play.event("duelEnded")["rule"], "DL-9.7");
    assert_eq!(play.souls(1), 0, "the winner neither pays nor gains");
}

#[test]
fn dl_9_8_too_few_souls_drive_the_avatar_to_its_farthest_portal() {
    let play = met(2)
        .souls(1, 2)
        .portal(1, "baltic")
        .portal(1, "siberia")
        .harvester(1, "peru", 1)
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!((play.souls(1), play.avatar(1)), (0, "siberia"));
    assert_eq!(
        play.event("avatarRetreated"),
        json!({ "type": "avatarRetreated", "rule": "DL-9.8", "seat": 1, "from": "alps", "to": "siberia" })
    );
}

#[test]
fn dl_9_9_the_loser_alone_chooses_among_equals() {
    let play = met(2)
        .portal(1, "peru")
        .portal(1, "cape")
        .dice(&[6, 1])
        .start()
        .duel(1);
    let retreat = json!({ "type": "retreat", "node": "peru" });
    assert_eq!(play.refused_to(0, retreat), "DL-3.1");
    assert_eq!(
        play.refused(json!({ "type": "retreat", "node": "alps" })),
        "DL-9.9"
    );
    // The Brute's own choice, and play goes on in the Combat Phase.
    let brute = met(2)
        .portal(0, "peru")
        .portal(0, "cape")
        .troops("egypt", [1, 1])
        .dice(&[1, 6])
        .start()
        .duel(1);
    assert_eq!((brute.phase(), brute.to_act()), ("retreat", 0));
    assert_eq!(brute.retreat("cape").phase(), "combat");
}

#[test]
fn dl_9_10_e24_without_portals_to_the_farthest_harvester() {
    let play = met(2).harvester(1, "peru", 1).dice(&[6, 1]).start().duel(1);
    assert_eq!(play.avatar(1), "peru");
    assert_eq!(play.event("avatarRetreated")["rule"], "DL-9.10");
}

#[test]
fn dl_9_11_e25_with_neither_the_player_is_eliminated() {
    let play = met(3)
        .troops("peru", [0, 2, 0])
        .souls(1, 1)
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!(
        play.event("seatEliminated"),
        json!({ "type": "seatEliminated", "rule": "DL-9.11", "seat": 1, "by": 0 })
    );
    assert_eq!((play.troops(1, "peru"), play.lord(0).banished), (0, 1));
    assert_eq!((play.phase(), play.to_act()), ("resource", 2));
}

#[test]
fn dl_9_12_just_enough_souls_are_enough() {
    let with = |souls| {
        met(2)
            .souls(1, souls)
            .portal(1, "peru")
            .dice(&[4, 1])
            .start()
            .duel(1)
    };
    assert_eq!((with(3).avatar(1), with(3).souls(1)), ("alps", 0));
    assert_eq!(with(2).avatar(1), "peru");
}

#[test]
fn dl_9_13_e23_a_portal_on_the_node_of_the_duel_counts() {
    let play = met(2).portal(1, "alps").dice(&[6, 1]).start().duel(1);
    assert_eq!(play.avatar(1), "alps");
    assert_eq!(play.event("avatarRetreated")["rule"], "DL-9.13");
    // A retreat is free and starts no duel where it ends.
    let play = met(3)
        .portal(1, "japan")
        .avatar(2, "japan")
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!((play.avatar(1), play.to_act()), ("japan", 1));
    assert_eq!(play.phase(), "resource");
}

/// E58: also where the Avatar has come to another's Portal.
#[test]
fn dl_9_14_e58_the_beaten_brute_neither_duels_nor_desecrates_again() {
    let play = met(3)
        .harvester(0, "peru", 1)
        .portal(2, "peru")
        .avatar(2, "peru")
        .troops("egypt", [1, 1, 0])
        .card("no-oblivion")
        .dice(&[1, 6])
        .start()
        .duel(1);
    assert_eq!(
        (play.avatar(0), play.at("turnState")["avatarBeaten"].clone()),
        ("peru", json!(true))
    );
    assert_eq!(play.refused(duel(2)), "DL-9.14");
    assert_eq!(play.refused(desecrate("peru", "avatar")), "DL-9.14");
    assert_eq!(play.legal(), [fight("egypt", 1)]);
    // Beaten where it stands counts as beaten.
    let home = met(3)
        .avatar(2, "alps")
        .portal(0, "alps")
        .dice(&[1, 6])
        .start()
        .duel(1);
    assert_eq!(home.to_act(), 1, "seat 2 is not duelled");
}
