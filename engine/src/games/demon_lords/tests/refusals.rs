//! Where a move breaks several rules, the first in the order of the rules is cited.

use super::*;

/// Each move breaks at least two rules; the one given is cited.
fn first_cited(cases: Vec<(Scene, Value, &str)>) {
    for (scene, mv, rule) in cases {
        assert_eq!(scene.start().refused(mv.clone()), rule, "{mv}");
    }
}

#[test]
fn whose_turn_it_is_comes_before_the_phase_and_the_phase_before_the_node() {
    let play = scene(2, "movement").start();
    assert_eq!(play.refused_to(1, spawn("atlantis")), "DL-3.1");
    assert_eq!(play.refused(spawn("atlantis")), "DL-3.2");
    assert_eq!(play.refused(fly("atlantis")), "DL-1.5");
}

#[test]
fn refusals_of_the_resource_and_spawn_phases_come_in_order() {
    let named = json!({ "type": "chooseNumber", "number": 7 });
    let choked = || {
        scene(2, "spawn")
            .card("choked-gates")
            .portal(0, "alps")
            .portal(0, "peru")
            .turn("spawned", json!({ "alps": 1 }))
            .turn("spawnedTotal", json!(1))
    };
    first_cited(vec![
        // DL-4.1 before DL-15.4
        (scene(2, "resource"), named, "DL-4.1"),
        // DL-5.3 before DL-5.1
        (scene(2, "spawn"), spawn("alps"), "DL-5.3"),
        // DL-5.2 before DL-15.11 before DL-5.1
        (choked(), spawn("alps"), "DL-5.2"),
        (choked(), spawn("peru"), "DL-15.11"),
    ]);
}

#[test]
fn refusals_of_the_purchase_phase_come_in_order() {
    let all_harvesters = ["alps", "baltic", "moscow", "iberia", "balkans"]
        .into_iter()
        .chain(["china", "india", "japan", "persia", "arabia"])
        .fold(scene(2, "purchase"), |scene, node| {
            scene.harvester(0, node, 1)
        });
    let rival = || scene(2, "purchase").troops("cape", [0, 1]);
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "cape" });
    first_cited(vec![
        // DL-12.3 before DL-6.2 before DL-6.4 before DL-6.3 before DL-6.5
        (all_harvesters, buy("harvester", "cape"), "DL-12.3"),
        (rival(), buy("harvester", "cape"), "DL-6.2"),
        (rival().souls(0, 4), buy("harvester", "cape"), "DL-6.4"),
        (rival().souls(0, 4), buy("harvester", "peru"), "DL-6.3"),
        // DL-6.1 before DL-15.15
        (rival(), ransom, "DL-6.1"),
    ]);
}

#[test]
fn refusals_of_the_movement_phase_come_in_order() {
    let walls = || {
        scene(2, "movement")
            .card("great-walls")
            .troops("balkans", [1, 0])
    };
    let tired = || {
        scene(2, "movement")
            .harvester(0, "alps", 2)
            .turn("spent", json!({ "alps": [2] }))
    };
    let mired = scene(2, "movement")
        .card("mired-roads")
        .harvester(0, "alps", 1)
        .turn("movedTotal", json!(3));
    let flown = scene(2, "movement")
        .avatar(0, "japan")
        .turn("avatarMoved", json!(true));
    first_cited(vec![
        // DL-7.1 (how many) before DL-15.20 before DL-7.1 (how many are there)
        (walls(), march("balkans", "egypt", 0), "DL-7.1"),
        (walls(), march("balkans", "egypt", 9), "DL-15.20"),
        // DL-7.1 before DL-7.2 before DL-7.4 before DL-15.22
        (tired(), march("alps", "baltic", 3), "DL-7.1"),
        (tired(), march("alps", "baltic", 2), "DL-7.2"),
        (mired, march("alps", "baltic", 1), "DL-7.4"),
        // DL-7.9 before DL-7.7
        (flown, fly("japan"), "DL-7.9"),
    ]);
}

#[test]
fn refusals_of_fights_and_duels_come_in_order() {
    let truce = scene(2, "combat")
        .card("uneasy-truce")
        .troops("alps", [1, 0]);
    let beaten = || scene(3, "combat").turn("avatarBeaten", json!(true));
    let gone = beaten()
        .seat(2, "avatar", Value::Null)
        .seat(2, "alive", json!(false))
        .seat(2, "out", json!(1));
    let apart = scene(2, "combat").turn("duelled", json!([1]));
    let both = scene(2, "combat")
        .troops("peru", [1, 1])
        .avatar(0, "alps")
        .avatar(1, "alps")
        .turn("avatarMoved", json!(true));
    first_cited(vec![
        // DL-8.2 before DL-15.29
        (truce, fight("alps", 1), "DL-8.2"),
        // DL-9.1 (who) before DL-9.14 before DL-9.1 (where) before DL-9.3
        (gone, duel(2), "DL-9.1"),
        (beaten(), duel(1), "DL-9.14"),
        (apart, duel(1), "DL-9.1"),
        // DL-8.3 before DL-9.1
        (both, end(), "DL-8.3"),
    ]);
}

#[test]
fn refusals_of_desecrations_come_in_order() {
    let gate = || scene(2, "combat").portal(1, "peru").avatar(0, "peru");
    let beaten = |scene: Scene| scene.turn("avatarBeaten", json!(true));
    let guarded = || gate().avatar(1, "peru");
    let tried = |scene: Scene| scene.turn("attempted", json!(["peru"]));
    let mob = guarded().card("mob-fury").troops("peru", [2, 0]);
    let [avatar, troops] = ["avatar", "troops"].map(|with| desecrate("peru", with));
    first_cited(vec![
        // DL-10.1 before DL-9.14 before DL-10.2 before DL-10.6 before DL-10.3
        (beaten(gate().avatar(0, "cape")), avatar.clone(), "DL-10.1"),
        (beaten(guarded()), avatar.clone(), "DL-9.14"),
        (tried(guarded()), avatar.clone(), "DL-10.2"),
        (tried(gate()), avatar, "DL-10.6"),
        // DL-10.1 before DL-8.1 before DL-15.33 before DL-10.2
        (scene(2, "combat"), troops.clone(), "DL-10.1"),
        (gate(), troops.clone(), "DL-8.1"),
        (mob, troops, "DL-15.33"),
    ]);
}
