//! SD-A: aliens.

use super::*;

/// Nobody but the mothership in Ural with its aliens, and the players in their corners.
fn ship(id: &'static str) -> Scene {
    scene(3, "aliens").without("ural").mothership(id)
}

#[test]
fn sd_a_1_the_mothership_comes_with_fifteen_aliens() {
    let options = json!({ "quickStart": true, "scenario": "aliens", "ending": "ask" });
    let play = game(3, options).play(json!({ "type": "chooseEnding", "ending": "prevented" }));
    let placed = play.event("apocalytesPlaced");
    assert_eq!(
        (&placed["count"], &placed["rule"]),
        (&json!(15), &json!("SD-A.1"))
    );
    let armies: u16 = play.state().armies.0.iter().flatten().sum();
    assert!(armies < 90, "those who stood there are gone");
}

#[test]
fn sd_a_2_drift_reinforcement_movement_attack() {
    let play = ship("peru")
        .foes("venezuela", 2)
        .troops(1, "brazil", 3)
        .troops(0, "siam", 9)
        .foes("siam", 2)
        .dice(&[1])
        .strike();
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("mothershipMoved") < at("apocalytesPlaced"));
    assert!(at("apocalytesPlaced") < at("apocalytesMarch"));
    assert!(at("apocalytesMarch") < at("combatBegan"));
}

#[test]
fn sd_a_3_a_mothership_without_aliens_drifts_towards_the_fallen() {
    // Edge case 28.
    let lonely = || {
        ship("peru")
            .troops(0, "peru", 2)
            .foes("venezuela", 2)
            .supplies("venezuela", 1)
            .hq("venezuela")
    };
    let play = lonely()
        .wall("venezuela--peru", "venezuela", 2)
        .dice(&[1])
        .strike();
    assert_eq!(
        (
            play.rule("mothershipMoved"),
            play.event("mothershipMoved")["target"].clone()
        ),
        ("SD-A.3".to_owned(), json!("venezuela"))
    );
    assert_eq!(
        play.event("apocalytesPlaced")["count"],
        11,
        "three, three for the supply, five for the headquarters"
    );
    // With no fallen land it stays.
    let play = ship("peru")
        .troops(0, "peru", 2)
        .troops(1, "siam", 9)
        .foes("siam", 2)
        .strike();
    assert!(play.heard("mothershipMoved").is_empty());
    // With an alien beside it too.
    let play = ship("peru").foes("peru", 1).foes("venezuela", 2).strike();
    assert!(play.heard("mothershipMoved").is_empty());
}

#[test]
fn sd_a_4_three_aliens_come_to_the_mothership_every_round() {
    let play = ship("ural").foes("ural", 2).dice(&[1]).strike();
    let placed = play.event("apocalytesPlaced");
    assert_eq!(
        (&placed["territory"], &placed["count"], &placed["rule"]),
        (&json!("ural"), &json!(3), &json!("SD-A.4"))
    );
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "aliens", "oppose": "never" }),
    );
    assert_eq!(
        play.rules("apocalytesPlaced"),
        ["SD-A.1"],
        "but not in the first"
    );
}

#[test]
fn sd_a_5_supplies_in_fallen_lands_are_worth_three_aliens() {
    let play = ship("ural")
        .foes("ural", 2)
        .foes("siam", 1)
        .supplies("siam", 2)
        .supplies("peru", 5)
        .dice(&[1])
        .strike();
    let taken = play.event("tokensConsumed");
    assert_eq!(
        (&taken["supplies"], &taken["rule"]),
        (&json!(2), &json!("SD-A.5"))
    );
    assert_eq!(play.event("apocalytesPlaced")["count"], 9);
    assert_eq!(
        (play.supplies("siam"), play.supplies("peru")),
        (0, 5),
        "an empty land has not fallen"
    );
    // A land that falls only by the new aliens was not fallen before.
    let play = ship("siam").supplies("siam", 2).strike();
    assert!(play.heard("tokensConsumed").is_empty());
}

#[test]
fn sd_a_6_a_headquarters_in_fallen_land_is_worth_five() {
    let play = ship("ural")
        .foes("ural", 2)
        .foes("siam", 1)
        .hq("siam")
        .dice(&[1])
        .strike();
    assert_eq!(play.rule("tokensConsumed"), "SD-A.6");
    assert_eq!(play.event("apocalytesPlaced")["count"], 8);
    assert!(play.state().headquarters.is_empty());
}

#[test]
fn sd_a_7_without_a_mothership_nobody_comes() {
    let play = scene(3, "aliens")
        .without("ural")
        .foes("siam", 1)
        .supplies("siam", 2)
        .strike();
    assert!(play.heard("apocalytesPlaced").is_empty() && play.heard("tokensConsumed").is_empty());
    assert_eq!(play.supplies("siam"), 2);
}

#[test]
fn sd_a_8_fallen_lands_of_two_or_more_march_on_a_neighbour() {
    let play = ship("peru")
        .foes("peru", 2)
        .troops(1, "brazil", 9)
        .dice(&[3])
        .strike();
    let march = play.event("apocalytesMarch");
    assert_eq!(
        (&march["target"], &march["count"], &march["rule"]),
        (&json!("brazil"), &json!(2), &json!("SD-A.8"))
    );
}

#[test]
fn sd_a_9_without_a_neighbour_they_go_to_the_mothership_or_the_ship_to_players() {
    let play = ship("argentina")
        .foes("argentina", 1)
        .foes("venezuela", 3)
        .troops(0, "egypt", 2)
        .pick(0)
        .dice(&[1])
        .pick(1)
        .dice(&[1])
        .strike();
    let marches = play.heard("apocalytesMarch");
    assert_eq!(
        (&marches[0]["source"], &marches[0]["target"]),
        (&json!("venezuela"), &json!("peru"))
    );
    assert_eq!(
        (&marches[1]["source"], &marches[1]["target"]),
        (&json!("argentina"), &json!("brazil"))
    );
    assert_eq!(play.rules("apocalytesMarch"), ["SD-A.9", "SD-A.9"]);
    // Destroyed, all seek the nearest players.
    let play = scene(3, "aliens")
        .without("ural")
        .foes("argentina", 3)
        .troops(0, "egypt", 2)
        .dice(&[1])
        .strike();
    assert_eq!(play.event("apocalytesMarch")["target"], "brazil");
}

#[test]
fn sd_a_10_the_mothership_goes_along_on_a_die_above_three() {
    let ship_after = |die| {
        let play = ship("peru")
            .foes("peru", 2)
            .troops(1, "brazil", 30)
            .dice(&[die])
            .strike();
        (
            play.state().mothership.unwrap().id(),
            play.rule("apocalytesMoved"),
        )
    };
    assert_eq!(ship_after(3), ("peru", "SD-7.4".to_owned()));
    assert_eq!(ship_after(4), ("brazil", "SD-A.10".to_owned()));
}

#[test]
fn sd_a_11_contested_lands_attack() {
    let play = scene(3, "aliens")
        .troops(1, "peru", 9)
        .foes("peru", 3)
        .strike();
    assert_eq!(play.rules("combatBegan")[..1], ["SD-A.11"]);
}

/// Saves of two aliens beside their ship, with so many supplies where the attack comes from.
fn saves(supplies: u32, dice: &[u32]) -> (u16, Vec<bool>) {
    let scene = ship("peru")
        .foes("peru", 3)
        .troops(0, "brazil", 6)
        .supplies("brazil", supplies);
    let scene = scene
        .option("dice", json!("ask"))
        .dice(&[6, 6, 1, 2, 1])
        .dice(dice);
    let mut play = scene.play().play(attack("brazil", "peru", DOOM, 3));
    while play.at("pending")["type"] == "reroll" {
        play = play.play(reroll(false));
    }
    let saved = play
        .heard("alienSave")
        .iter()
        .map(|save| save["saved"] == true)
        .collect();
    (play.foes("peru"), saved)
}

#[test]
fn sd_a_12_the_mothership_saves_falling_aliens() {
    // The sixteenth worked example: one supply, dice 5 and 4.
    assert_eq!(saves(1, &[5, 4]), (2, vec![true, false]));
    assert_eq!(saves(0, &[4, 3]), (2, vec![true, false]));
    assert_eq!(saves(2, &[6, 5]), (2, vec![true, false]));
    // Only where the ship is.
    let play = scene(3, "aliens")
        .foes("peru", 3)
        .troops(0, "brazil", 6)
        .dice(&[6, 6, 6, 1, 1])
        .play();
    let play = play.play(attack("brazil", "peru", DOOM, 3));
    assert!(play.heard("alienSave").is_empty());
}

#[test]
fn sd_a_13_the_engaged_land_is_the_one_of_the_player() {
    // At a barricade that aliens attack it is the land behind it: two supplies, so a 5 saves none.
    let play = ship("peru")
        .foes("peru", 1)
        .troops(1, "brazil", 2)
        .supplies("brazil", 2);
    let play = play
        .wall("peru--brazil", "brazil", 2)
        .dice(&[1, 1, 6, 6, 5])
        .strike();
    let save = &play.heard("alienSave")[0];
    assert_eq!(
        (&save["territory"], &save["saved"]),
        (&json!("peru"), &json!(false))
    );
    // Within a territory it is the common one.
    let play = ship("peru")
        .foes("peru", 3)
        .troops(0, "peru", 4)
        .supplies("peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1, 1, 1, 5, 4])
        .play()
        .play(attack("peru", "peru", DOOM, 3));
    let saved: Vec<Value> = play
        .heard("alienSave")
        .iter()
        .map(|save| save["saved"].clone())
        .collect();
    assert_eq!(saved, [true, false]);
}

#[test]
fn sd_a_14_the_mothership_is_attacked_alone_and_falls_to_a_die_above_both() {
    let alone = || ship("peru").troops(0, "peru", 4).foes("siam", 1);
    let play = alone().dice(&[6, 5, 5]).play().play(strike_ship("peru"));
    assert_eq!(play.rule("mothershipDestroyed"), "SD-A.14");
    assert_eq!((play.state().mothership, play.own(0, "peru")), (None, 4));
    let play = alone().dice(&[5, 5, 1]).play().play(strike_ship("peru"));
    assert!(play.state().mothership.is_some(), "higher than both");
    let refused = |scene: Scene, id: &str| scene.play().refused(strike_ship(id));
    assert_eq!(refused(alone().foes("peru", 1), "peru"), "SD-A.14");
    assert_eq!(refused(alone().troops(1, "peru", 4), "peru"), "SD-A.14");
    assert_eq!(refused(alone(), "siam"), "SD-A.14");
    let closed = alone()
        .supplies("peru", 1)
        .play()
        .play(close("peru", "brazil", 1));
    assert_eq!(closed.refused(strike_ship("peru")), "SD-6.6");
    let struck = alone()
        .supplies("peru", 1)
        .dice(&[1, 6, 6, 1])
        .play()
        .play(strike_ship("peru"));
    assert_eq!(struck.refused(close("peru", "brazil", 1)), "SD-6.4");
}

#[test]
fn sd_a_15_a_failure_costs_an_army_and_it_is_one_of_three_attacks() {
    let alone = || ship("peru").troops(0, "peru", 9).foes("siam", 1);
    let mut play = alone().dice(&[1, 6, 6, 1, 6, 6, 1, 6, 6]).play();
    for left in [8, 7, 6] {
        play = play.play(strike_ship("peru"));
        assert_eq!(
            (play.own(0, "peru"), play.rule("armiesLost")),
            (left, "SD-A.15".to_owned())
        );
    }
    assert_eq!(play.refused(strike_ship("peru")), "SD-5.27");
    // The owner re-rolls.
    let play = alone()
        .supplies("peru", 1)
        .dice(&[1, 5, 5, 6])
        .play()
        .play(strike_ship("peru"));
    assert_eq!(play.state().mothership, None);
}

#[test]
fn sd_a_16_prevented_when_ship_and_aliens_are_gone() {
    let play = ship("peru")
        .troops(0, "peru", 4)
        .dice(&[6, 5, 5])
        .play()
        .play(strike_ship("peru"));
    assert_eq!(play.rule("prevented"), "SD-A.16");
    let play = ship("peru")
        .troops(0, "peru", 4)
        .foes("siam", 1)
        .dice(&[6, 5, 5])
        .play()
        .play(strike_ship("peru"));
    assert!(!play.is_over());
}
