//! DL-5: the Troop Spawn Phase.

use super::*;

#[test]
fn dl_5_1_a_soul_from_hell_becomes_a_troop() {
    let play = scene(2, "spawn")
        .portal(0, "alps")
        .portal(0, "peru")
        .souls(0, 1)
        .start();
    let play = play.spawn("alps");
    assert_eq!((play.troops(0, "alps"), play.souls(0)), (1, 0));
    assert_eq!(
        play.events()[0],
        json!({ "type": "troopSpawned", "rule": "DL-5.1", "seat": 0, "node": "alps", "fromStorage": false })
    );
    let poor = scene(2, "spawn").portal(0, "alps").start();
    assert_eq!(poor.refused(spawn("alps")), "DL-5.1");
}

#[test]
fn dl_5_2_each_portal_lets_one_soul_through() {
    let play = scene(2, "spawn")
        .portal(0, "alps")
        .portal(0, "peru")
        .souls(0, 5)
        .start()
        .spawn("alps");
    assert_eq!(play.refused(spawn("alps")), "DL-5.2");
    assert!(play.allows(spawn("peru")));
    assert_eq!(play.at("turnState")["spawned"], json!({ "alps": 1 }));
}

#[test]
fn dl_5_3_only_through_portals_of_ones_own() {
    let play = scene(2, "spawn")
        .portal(1, "alps")
        .harvester(0, "peru", 1)
        .portal(0, "cape")
        .souls(0, 5)
        .start();
    for elsewhere in ["alps", "peru", "alaska", "china"] {
        assert_eq!(play.refused(spawn(elsewhere)), "DL-5.3");
    }
    assert_eq!(play.legal(), [spawn("cape"), end()]);
}

#[test]
fn dl_5_4_a_portal_may_be_left_unused() {
    let play = scene(2, "spawn")
        .portal(0, "alps")
        .souls(0, 5)
        .start()
        .end();
    assert_eq!((play.troops(0, "alps"), play.souls(0)), (0, 5));
}

/// E6: a Troop spawned among enemies fights unless it moves away (DL-8.2, DL-8.3).
#[test]
fn dl_5_5_e6_spawning_among_enemies_means_a_fight() {
    let play = scene(2, "spawn")
        .portal(0, "egypt")
        .troops("egypt", [0, 2])
        .souls(0, 1)
        .start()
        .spawn("egypt");
    let play = play.until("combat");
    assert_eq!(play.legal(), [fight("egypt", 1)]);
    assert_eq!(play.refused(end()), "DL-8.3");
}

/// E7, and it moves only once (DL-7.2).
#[test]
fn dl_5_6_e7_a_troop_spawned_this_turn_may_move_this_turn() {
    let play = scene(2, "spawn")
        .portal(0, "egypt")
        .troops("egypt", [0, 2])
        .souls(0, 1)
        .troops("china", [1, 0])
        .troops("egypt", [0, 2])
        .start()
        .spawn("egypt");
    let play = play.until("movement").march("egypt", "sahel", 1);
    assert_eq!(play.refused(march("sahel", "congo", 1)), "DL-7.2");
    let play = play.end();
    assert_eq!((play.phase(), play.to_act()), ("resource", 1), "no fight");
}
