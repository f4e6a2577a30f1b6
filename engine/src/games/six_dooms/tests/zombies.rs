//! SD-Z: zombies.

use super::*;

#[test]
fn sd_z_1_six_territories_get_five_zombies_each() {
    let options = json!({ "quickStart": true, "scenario": "zombies", "ending": "ask" });
    let before = game(3, options);
    let armies: u16 = before.state().armies.0.iter().flatten().sum();
    assert_eq!(armies, 90);
    let play = before.play(json!({ "type": "chooseEnding", "ending": "prevented" }));
    let placed: Vec<Value> = play
        .heard("apocalytesPlaced")
        .into_iter()
        .filter(|event| event["rule"] == "SD-Z.1")
        .collect();
    assert_eq!(placed.len(), 6);
    assert!(placed.iter().all(|event| event["count"] == 5));
}

#[test]
fn sd_z_2_supplies_have_no_effect_in_the_first_zombie_turn() {
    // Edge case 22: whatever stands there, nobody is asked and nothing is re-rolled.
    for seed in 0..10 {
        let options = json!({ "quickStart": true, "scenario": "zombies", "oppose": "always" });
        let options = read(&options, "options").unwrap();
        let play = Play(Session::start(options, names(2), Start::seed(seed)).unwrap());
        assert!(play.heard("dieRerolled").is_empty());
        assert!(play.heard("borderOpposed").is_empty());
        assert!(!play.heard("combatBegan").is_empty());
    }
    // From the second on they have.
    let play = scene(3, "zombies")
        .troops(1, "peru", 3)
        .foes("peru", 3)
        .supplies("peru", 2);
    let play = play.dice(&[6, 6, 6, 1, 1, 1, 1]).strike();
    assert!(!play.heard("dieRerolled").is_empty());
}

#[test]
fn sd_z_3_every_fallen_land_gets_one_more() {
    let play = scene(3, "zombies")
        .foes("peru", 1)
        .troops(1, "argentina", 9)
        .foes("argentina", 1)
        .strike();
    let placed: Vec<(String, String)> = play
        .heard("apocalytesPlaced")
        .iter()
        .map(|event| (word(&event["territory"]), word(&event["rule"])))
        .collect();
    let rule = "SD-Z.3".to_owned();
    assert_eq!(
        placed,
        [("peru".to_owned(), rule.clone()), ("ural".to_owned(), rule)]
    );
}

#[test]
fn sd_z_4_fallen_lands_joined_by_open_borders_share_equally() {
    // With one more each: 2, 4 and 6 make 4, 4 and 4; Argentina is cut off.
    let play = scene(3, "zombies")
        .foes("venezuela", 1)
        .foes("peru", 3)
        .foes("brazil", 5)
        .foes("argentina", 1)
        .wall("peru--argentina", "peru", 1)
        .wall("brazil--argentina", "brazil", 1)
        .strike();
    let shared = play.event("equalised");
    assert_eq!(
        shared["territories"],
        json!(["venezuela", "peru", "brazil"])
    );
    assert_eq!(
        (&shared["counts"], &shared["rule"]),
        (&json!([4, 4, 4]), &json!("SD-Z.4"))
    );
    assert_eq!(play.foes("argentina"), 2);
}

#[test]
fn sd_z_5_a_remainder_goes_to_lands_drawn() {
    // The thirteenth worked example: with one more each it is 5 and 2 that are shared.
    let shared = |place| {
        let scene = scene(3, "zombies").foes("venezuela", 1).foes("peru", 4);
        let play = scene.pick(place).strike();
        assert_eq!(play.rule("equalised"), "SD-Z.5");
        (play.foes("venezuela"), play.foes("peru"))
    };
    assert_eq!(shared(0), (4, 3));
    assert_eq!(shared(1), (3, 4));
}

#[test]
fn sd_z_6_fallen_lands_of_two_or_more_march_on_a_neighbour() {
    let play = scene(3, "zombies")
        .foes("peru", 4)
        .troops(1, "brazil", 9)
        .dice(&[6])
        .strike();
    let march = play.event("apocalytesMarch");
    assert_eq!(
        (&march["count"], &march["rule"]),
        (&json!(4), &json!("SD-Z.6"))
    );
    assert_eq!(
        (&march["source"], &march["target"]),
        (&json!("peru"), &json!("brazil"))
    );
    // Ural has no player next to it and stays.
    assert_eq!(play.foes("ural"), 2);
}

#[test]
fn sd_z_7_the_owner_may_oppose_that_march() {
    let play = scene(3, "zombies")
        .foes("peru", 4)
        .troops(1, "brazil", 9)
        .hq("brazil")
        .dice(&[6])
        .strike();
    assert_eq!(play.asked(), ("oppose".to_owned(), 1));
}

#[test]
fn sd_z_8_contested_lands_attack() {
    let play = scene(3, "zombies")
        .troops(1, "peru", 9)
        .foes("peru", 3)
        .strike();
    assert_eq!(play.rules("combatBegan"), ["SD-Z.8"; 3]);
}

#[test]
fn sd_z_9_armies_lost_to_zombies_rise_as_zombies() {
    // Edge case 15.
    let play = scene(3, "zombies").troops(0, "brazil", 6).foes("peru", 3);
    let play = play
        .dice(&[1, 1, 1, 6, 6])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!((play.own(0, "brazil"), play.foes("peru")), (4, 5));
    let lost = play.event("armiesLost");
    assert_eq!(
        (&lost["rule"], &lost["becomes"]),
        (&json!("SD-Z.9"), &json!(DOOM))
    );
    // Defenders too.
    let play = scene(3, "zombies")
        .troops(1, "peru", 2)
        .foes("peru", 3)
        .dice(&[6, 6, 6, 1, 1])
        .strike();
    assert_eq!((play.own(1, "peru"), play.foes("peru")), (0, 5));
    // At a barricade they rise behind it.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .foes("peru", 3)
        .wall("peru--brazil", "peru", 1);
    let play = play.dice(&[1, 6]).play().play(breach("brazil", "peru", 1));
    assert_eq!((play.own(0, "brazil"), play.foes("peru")), (5, 4));
}

#[test]
fn sd_z_10_armies_lost_while_opposing_join_the_group() {
    let threatened = || {
        scene(3, "zombies")
            .foes("peru", 4)
            .troops(0, "brazil", 4)
            .supplies("brazil", 1)
    };
    // Edge case 16: four march, two fall, six enter.
    let play = threatened()
        .dice(&[6, 6, 6, 1, 5, 5])
        .strike()
        .play(oppose(true));
    assert_eq!(play.rules("armiesLost")[0], "SD-Z.10");
    assert_eq!(play.event("apocalytesMoved")["count"], 6);
    // If the border holds they stay where the group came from.
    let play = threatened()
        .supplies("brazil", 2)
        .dice(&[6, 6, 1, 1, 5, 5])
        .strike()
        .play(oppose(true));
    assert_eq!((play.foes("peru"), play.own(0, "brazil")), (6, 3));
    assert_eq!(play.asked(), ("barricade".to_owned(), 0));
}

#[test]
fn sd_z_11_prevented_when_no_zombie_is_left() {
    let play = scene(3, "zombies")
        .without("ural")
        .troops(0, "brazil", 4)
        .foes("peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(play.rule("prevented"), "SD-Z.11");
    assert_eq!(play.at("result")["outcome"], "prevented");
}
