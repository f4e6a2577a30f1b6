//! SD-P.1 to SD-P.10: the plague and how it spreads.

use super::*;

#[test]
fn sd_p_1_one_infected_in_one_territory() {
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "plague", "dice": "auto" }),
    );
    let placed = play.event("apocalytesPlaced");
    assert_eq!(
        (&placed["count"], &placed["rule"]),
        (&json!(1), &json!("SD-P.1"))
    );
    let armies: u16 = play.state().armies.0.iter().flatten().sum();
    let infected: u16 = play.state().apocalytes.0.iter().sum();
    assert_eq!(armies + infected, 91, "nobody was removed");
}

#[test]
fn sd_p_2_the_infected_never_move_nor_grow_by_themselves() {
    let play = scene(3, "plague")
        .foes("peru", 9)
        .troops(1, "iceland", 2)
        .strike();
    assert!(play.heard("apocalytesMarch").is_empty() && play.heard("apocalytesPlaced").is_empty());
    let play = scene(3, "plague")
        .foes("peru", 3)
        .troops(1, "brazil", 5)
        .troops(0, "siam", 4)
        .foes("siam", 1)
        .strike();
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("combatBegan") < at("infectionRoll") && at("infectionRoll") < at("dieOffRoll"));
}

#[test]
fn sd_p_3_each_contested_land_makes_one_attack() {
    let play = scene(3, "plague")
        .troops(1, "peru", 9)
        .foes("peru", 5)
        .strike();
    assert_eq!(play.rules("combatBegan"), ["SD-P.3"]);
}

#[test]
fn sd_p_4_successes_of_the_infected_turn_armies_and_they_lose_none() {
    let play = scene(3, "plague")
        .troops(1, "peru", 9)
        .foes("peru", 5)
        .dice(&[6, 5, 1, 4, 3])
        .strike();
    assert_eq!((play.own(1, "peru"), play.foes("peru")), (7, 7));
    assert_eq!(play.rule("armiesLost"), "SD-P.4");
    let play = scene(3, "plague")
        .troops(1, "peru", 9)
        .foes("peru", 5)
        .dice(&[1, 1, 1, 6, 6])
        .strike();
    assert_eq!((play.own(1, "peru"), play.foes("peru")), (9, 5));
}

#[test]
fn sd_p_5_one_die_for_every_calm_land_beyond_an_open_border() {
    let play = scene(3, "plague")
        .foes("peru", 1)
        .foes("venezuela", 1)
        .troops(1, "brazil", 2)
        .troops(1, "argentina", 2)
        .troops(0, "egypt", 2)
        .wall("peru--argentina", "argentina", 1)
        .dice(&[1])
        .strike();
    let rolled: Vec<Value> = play
        .heard("infectionRoll")
        .iter()
        .map(|roll| roll["territory"].clone())
        .collect();
    // Brazil once for two infected neighbours, Argentina is shut off, Egypt is far.
    assert_eq!(rolled, ["brazil"]);
}

#[test]
fn sd_p_6_supplies_make_infection_harder() {
    let above = |supplies, hq| {
        let mut scene = scene(3, "plague")
            .foes("peru", 1)
            .troops(1, "brazil", 2)
            .supplies("brazil", supplies);
        if hq {
            scene = scene.hq("brazil");
        }
        let roll = scene.dice(&[1]).strike().event("infectionRoll");
        assert_eq!(roll["rule"], "SD-P.6");
        roll["above"].as_u64().unwrap()
    };
    assert_eq!(above(0, false), 3);
    assert_eq!(above(1, false), 4);
    assert_eq!(above(2, false), 5);
    assert_eq!(above(1, true), 5);
    assert_eq!(above(4, true), 5);
    let infected = |die, supplies| {
        let scene = scene(3, "plague")
            .foes("peru", 1)
            .troops(1, "brazil", 2)
            .supplies("brazil", supplies);
        scene.dice(&[die, 1, 1]).strike().foes("brazil")
    };
    assert_eq!([infected(3, 0), infected(4, 0)], [0, 1]);
    assert_eq!([infected(4, 1), infected(5, 1)], [0, 1]);
}

#[test]
fn sd_p_7_one_army_is_infected_and_spreads_only_next_round() {
    let play = scene(3, "plague")
        .foes("venezuela", 1)
        .troops(1, "brazil", 2)
        .troops(0, "argentina", 2)
        .dice(&[6, 1, 1])
        .strike();
    assert_eq!((play.own(1, "brazil"), play.foes("brazil")), (1, 1));
    assert_eq!(play.rule("armyTurned"), "SD-P.7");
    assert_eq!(
        play.heard("infectionRoll").len(),
        1,
        "Argentina is not listed yet"
    );
}

#[test]
fn sd_p_8_spreading_cannot_be_opposed() {
    let play = scene(3, "plague")
        .foes("peru", 1)
        .troops(1, "brazil", 2)
        .supplies("brazil", 2)
        .dice(&[6, 1, 1])
        .strike();
    assert_eq!(play.foes("brazil"), 1);
    assert!(play.heard("borderOpposed").is_empty());
    assert_eq!(play.to_act(), 0);
}

#[test]
fn sd_p_9_a_six_kills_half_of_the_infected_of_a_fallen_land() {
    let left = |infected, die| {
        let play = scene(3, "plague")
            .without("ural")
            .foes("peru", infected)
            .foes("siam", 1)
            .dice(&[die, 1])
            .strike();
        assert_eq!(play.heard("dieOffRoll").len(), 2);
        play.foes("peru")
    };
    assert_eq!(left(5, 6), 2);
    assert_eq!(left(4, 6), 2);
    assert_eq!(left(5, 5), 5);
    // Not in round one.
    let play = game(3, json!({ "quickStart": true, "scenario": "plague" }));
    assert!(play.heard("dieOffRoll").is_empty());
}

#[test]
fn sd_p_10_a_land_whose_last_infected_dies_is_barren() {
    let play = scene(3, "plague")
        .foes("peru", 1)
        .troops(0, "siam", 2)
        .dice(&[6, 1])
        .strike();
    assert_eq!(play.rule("barren"), "SD-P.10");
    assert_eq!(play.at("territories")[10]["mark"], "barren");
    // Edge case 26: the last one of all.
    let play = scene(3, "plague")
        .without("ural")
        .foes("peru", 1)
        .dice(&[6])
        .strike();
    assert_eq!(
        (play.at("result")["outcome"].clone(), play.rule("gameOver")),
        (json!("prevented"), "SD-E.4".to_owned())
    );
}
