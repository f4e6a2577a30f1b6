//! DL-10: the desecration of Portals.

use super::*;

/// Seat 0's Avatar stands on a Portal of seat 1.
fn at_the_gate(souls: u32) -> Scene {
    scene(2, "combat")
        .avatar(0, "alps")
        .portal(1, "alps")
        .souls(0, souls)
}

#[test]
fn dl_10_1_the_avatar_may_try_whether_it_moved_or_not() {
    for moved in [false, true] {
        let play = at_the_gate(2).turn("avatarMoved", json!(moved)).start();
        assert_eq!(play.legal(), [desecrate("alps", "avatar"), end()]);
    }
    let play = at_the_gate(2).portal(1, "peru").portal(0, "china").start();
    assert_eq!(play.refused(desecrate("peru", "avatar")), "DL-10.1");
    let own = scene(2, "combat")
        .avatar(0, "china")
        .portal(0, "china")
        .souls(0, 2)
        .start();
    assert_eq!(own.refused(desecrate("china", "avatar")), "DL-10.1");
    assert_eq!(own.refused(desecrate("cape", "avatar")), "DL-10.1");
}

/// E29: once the owner's Avatar is gone, its Troops do not matter (DL-10.7).
#[test]
fn dl_10_2_e29_not_while_the_owners_avatar_is_there() {
    let play = at_the_gate(2)
        .avatar(1, "alps")
        .troops("alps", [0, 5])
        .portal(1, "peru")
        .dice(&[6, 1, 4, 4])
        .start();
    assert_eq!(play.refused(desecrate("alps", "avatar")), "DL-10.2");
    let play = play.duel(1);
    assert_eq!(play.avatar(1), "peru");
    let play = play.desecrate("alps");
    assert!(!play.lord(1).portals.contains(node("alps")));
    assert_eq!((play.souls(0), play.troops(1, "alps")), (1, 5));
}

#[test]
fn dl_10_3_an_attempt_costs_a_soul_whatever_the_dice_say() {
    assert_eq!(
        at_the_gate(0).start().refused(desecrate("alps", "avatar")),
        "DL-10.3"
    );
    for dice in [[1, 1], [6, 6]] {
        let play = at_the_gate(3).dice(&dice).start().desecrate("alps");
        assert_eq!(play.souls(0), 2);
    }
}

/// E30, with the attempt by Troops refused by DL-8.1.
#[test]
fn dl_10_4_e30_eight_or_more_succeeds() {
    let attempt = |dice: &[u32]| {
        let play = at_the_gate(2).dice(dice).start().desecrate("alps");
        play.event("desecrationRolled")
    };
    assert_eq!(
        attempt(&[3, 4]),
        json!({ "type": "desecrationRolled", "rule": "DL-10.4", "seat": 0, "node": "alps", "with": "avatar",
            "dice": [3, 4], "target": 8, "success": false })
    );
    assert_eq!(attempt(&[4, 4])["success"], true);
    let troops = at_the_gate(2).troops("alps", [5, 0]).start();
    assert_eq!(troops.refused(desecrate("alps", "troops")), "DL-8.1");
}

#[test]
fn dl_10_5_the_portal_is_sacrificed_and_the_world_changes() {
    let play = at_the_gate(2).dice(&[6, 6]).start().desecrate("alps");
    assert_eq!(
        play.event("pieceSacrificed"),
        json!({ "type": "pieceSacrificed", "rule": "DL-10.5", "piece": "portal", "seat": 1, "node": "alps" })
    );
    assert_eq!(play.at("seats")[1]["portals"], 9);
    assert!(play.card().is_some());
}

/// E30 and E31, the option `repeat`.
#[test]
fn dl_10_6_e31_one_attempt_a_turn_unless_they_may_be_repeated() {
    let twice = || at_the_gate(2).troops("egypt", [1, 1]).dice(&[1, 1, 1, 1]);
    let once = twice().start().desecrate("alps");
    assert_eq!(once.refused(desecrate("alps", "avatar")), "DL-10.6");
    assert_eq!(once.at("turnState")["attempted"], json!(["alps"]));
    let again = twice()
        .option("desecration", json!("repeat"))
        .start()
        .desecrate("alps");
    let again = again.desecrate("alps");
    assert_eq!(again.souls(0), 0);
    assert_eq!(again.refused(desecrate("alps", "avatar")), "DL-10.3");
    // Nothing else to do: the turn ends by itself.
    let alone = at_the_gate(1)
        .option("desecration", json!("repeat"))
        .dice(&[1, 1])
        .start();
    assert_eq!(alone.desecrate("alps").to_act(), 1);
}

/// E48: a bystander's Avatar hinders nothing but must be duelled (DL-9.1, DL-8.4).
#[test]
fn dl_10_7_e48_bystanders_do_not_hinder_the_attempt() {
    let play = scene(3, "combat")
        .avatar(0, "alps")
        .avatar(2, "alps")
        .portal(1, "alps")
        .troops("alps", [0, 4, 4])
        .souls(0, 2)
        .turn("avatarMoved", json!(true))
        .dice(&[6, 6])
        .start()
        .desecrate("alps");
    assert!(play.lord(1).portals.is_empty());
    assert_eq!(play.refused(end()), "DL-9.1");
    assert_eq!(play.legal(), [duel(2)]);
}
