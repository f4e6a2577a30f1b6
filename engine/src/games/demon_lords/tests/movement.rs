//! DL-7: the Movement Phase.

use super::*;

#[test]
fn dl_7_1_a_troop_moves_along_one_line() {
    let play = scene(2, "movement").troops("alps", [3, 0]).start();
    assert_eq!(play.refused(march("alps", "egypt", 1)), "DL-7.1");
    assert_eq!(play.refused(march("alps", "alps", 1)), "DL-7.1");
    for count in [0, -1, 4] {
        assert_eq!(play.refused(march("alps", "baltic", count)), "DL-7.1");
    }
    assert_eq!(play.refused(march("china", "japan", 1)), "DL-7.1");
    let play = play.march("alps", "baltic", 2);
    assert_eq!((play.troops(0, "alps"), play.troops(0, "baltic")), (1, 2));
    assert_eq!(
        play.events(),
        [
            json!({ "type": "troopsMoved", "rule": "DL-7.1", "seat": 0, "from": "alps", "to": "baltic", "count": 2 })
        ]
    );
}

#[test]
fn dl_7_2_a_troop_moves_once() {
    let play = scene(2, "movement")
        .troops("alps", [2, 0])
        .troops("baltic", [1, 0])
        .start()
        .march("alps", "baltic", 2);
    assert_eq!(play.refused(march("baltic", "moscow", 2)), "DL-7.2");
    assert_eq!(play.at("turnState")["spent"], json!({ "baltic": [2] }));
    let play = play.march("baltic", "moscow", 1);
    assert_eq!(
        play.at("turnState")["movedTotal"],
        0,
        "the next turn has come"
    );
    assert_eq!(play.to_act(), 1);
}

/// A newcomer frees the old garrison and stays in its place (E13, DL-7.4).
#[test]
fn dl_7_3_e13_a_harvester_keeps_a_troop() {
    let play = scene(2, "movement")
        .harvester(0, "alps", 1)
        .troops("baltic", [2, 0])
        .start();
    assert_eq!(play.refused(march("alps", "britain", 1)), "DL-7.4");
    let play = play.march("baltic", "alps", 1).march("alps", "britain", 1);
    assert_eq!(play.troops(0, "alps"), 1);
    assert_eq!(play.refused(march("alps", "britain", 1)), "DL-7.2");
}

#[test]
fn dl_7_4_the_lone_troop_of_a_harvester_is_bound_a_rivals_is_not() {
    let play = scene(2, "movement").harvester(0, "alps", 3).start();
    assert_eq!(play.refused(march("alps", "baltic", 3)), "DL-7.4");
    assert!(play.allows(march("alps", "baltic", 2)));
    let guest = scene(2, "movement")
        .harvester(1, "alps", 1)
        .troops("alps", [1, 1])
        .start();
    assert!(guest.allows(march("alps", "baltic", 1)));
}

#[test]
fn dl_7_5_e15_entering_beside_portals_and_avatars_starts_nothing() {
    let play = scene(2, "movement")
        .portal(1, "balkans")
        .avatar(1, "britain")
        .troops("alps", [2, 0])
        .start()
        .march("alps", "balkans", 1)
        .march("alps", "britain", 1);
    assert_eq!((play.phase(), play.to_act()), ("resource", 1));
    // It only keeps the owner from buying there.
    let rival = scene(2, "purchase")
        .brute(1)
        .portal(1, "balkans")
        .troops("balkans", [1, 0])
        .souls(1, 4)
        .start();
    assert_eq!(rival.refused(buy("harvester", "balkans")), "DL-6.4");
}

#[test]
fn dl_7_6_troops_may_leave_a_node_with_enemies() {
    let play = scene(2, "movement")
        .troops("alps", [2, 5])
        .start()
        .march("alps", "baltic", 2);
    assert_eq!(play.to_act(), 1, "and nothing is fought");
}

#[test]
fn dl_7_7_an_avatar_moves_within_its_continent_for_one_soul() {
    let play = scene(2, "movement").avatar(0, "japan").souls(0, 1).start();
    assert_eq!(play.refused(fly("japan")), "DL-7.7");
    let play = play.fly("anatolia");
    assert_eq!(play.souls(0), 0);
    assert_eq!(
        play.events()[0],
        json!({ "type": "avatarMoved", "rule": "DL-7.7", "seat": 0, "from": "japan", "to": "anatolia", "cost": 1 })
    );
    let poor = scene(2, "movement").avatar(0, "japan").start();
    assert_eq!(poor.refused(fly("china")), "DL-7.7");
}

#[test]
fn dl_7_8_e14_anywhere_else_it_costs_two() {
    let play = scene(2, "movement").avatar(0, "japan").souls(0, 3).start();
    let play = play.fly("peru");
    assert_eq!((play.avatar(0), play.souls(0)), ("peru", 1));
    assert_eq!(play.events()[0]["rule"], "DL-7.8");
    let poor = scene(2, "movement").avatar(0, "japan").souls(0, 1).start();
    assert_eq!(poor.refused(fly("peru")), "DL-7.8");
}

#[test]
fn dl_7_9_e16_an_avatar_moves_once() {
    let play = scene(2, "movement")
        .avatar(0, "japan")
        .souls(0, 5)
        .troops("alps", [1, 0])
        .start()
        .fly("china");
    assert_eq!(play.souls(0), 4);
    assert_eq!(play.refused(fly("japan")), "DL-7.9");
}

#[test]
fn dl_7_10_nothing_on_the_way_or_at_the_goal_matters_to_an_avatar() {
    let crowded = Node::all().fold(
        scene(2, "movement").avatar(0, "japan").souls(0, 2),
        |scene, node| match node.0 {
            0..38 => scene.troops(node.id(), [0, 1]),
            _ => scene,
        },
    );
    let play = crowded.start();
    let flights = play
        .legal()
        .iter()
        .filter(|mv| mv["type"] == "moveAvatar")
        .count();
    assert_eq!(flights, 47);
}

#[test]
fn dl_7_11_moves_come_in_any_order_and_nothing_is_fought_before_the_combat_phase() {
    let play = scene(2, "movement")
        .avatar(0, "japan")
        .avatar(1, "china")
        .souls(0, 2)
        .troops("alps", [2, 0])
        .troops("baltic", [0, 1])
        .start()
        .march("alps", "baltic", 1)
        .fly("china");
    assert_eq!((play.phase(), play.troops(1, "baltic")), ("movement", 1));
    assert_eq!(play.refused(fight("baltic", 1)), "DL-3.2");
    assert_eq!(play.refused(duel(1)), "DL-3.2");
    let play = play.march("alps", "iberia", 1);
    assert_eq!(play.until("combat").legal().len(), 2);
}
