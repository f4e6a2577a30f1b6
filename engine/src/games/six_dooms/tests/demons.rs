//! SD-D: demons.

use super::*;

/// An open portal in Siam, out of the way and held by seat 2, so that its new demon stays there.
fn hell() -> Scene {
    scene(3, "demons")
        .without("ural")
        .portal("siam")
        .troops(2, "siam", 30)
}

#[test]
fn sd_d_1_four_portals_with_a_demon_each() {
    let options = json!({ "quickStart": true, "scenario": "demons", "ending": "ask" });
    let play = game(3, options).play(json!({ "type": "chooseEnding", "ending": "prevented" }));
    assert_eq!(play.rules("apocalytesPlaced"), ["SD-D.1"; 4]);
    let portals: Vec<&str> = play.state().portals.iter().map(|land| land.id()).collect();
    let mut placed: Vec<String> = play
        .heard("apocalytesPlaced")
        .iter()
        .map(|event| word(&event["territory"]))
        .collect();
    placed.sort_by_key(|id| land(id).index());
    assert_eq!(portals, placed);
}

#[test]
fn sd_d_2_reinforcement_movement_attack() {
    let play = hell()
        .portal("peru")
        .troops(1, "brazil", 9)
        .troops(0, "egypt", 9)
        .foes("egypt", 1)
        .pick(0)
        .strike();
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(
        at("apocalytesPlaced") < at("apocalytesMarch") && at("apocalytesMarch") < at("combatBegan")
    );
}

#[test]
fn sd_d_3_one_demon_appears_at_a_portal_picked() {
    let where_to = |place| {
        let play = hell().portal("peru").pick(place).strike();
        let placed = play.event("apocalytesPlaced");
        assert_eq!(
            (&placed["count"], &placed["rule"]),
            (&json!(1), &json!("SD-D.3"))
        );
        placed["territory"].clone()
    };
    assert_eq!([where_to(0), where_to(1)], ["peru", "siam"]);
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "demons", "oppose": "never" }),
    );
    assert_eq!(
        play.rules("apocalytesPlaced"),
        ["SD-D.1"; 4],
        "not in round one"
    );
}

#[test]
fn sd_d_4_every_demon_in_a_fallen_land_moves_by_itself() {
    // Two demons in Peru, each with a pick of its own; nothing is left behind.
    let play = hell()
        .foes("peru", 2)
        .troops(1, "brazil", 9)
        .troops(1, "venezuela", 9)
        .pick(0)
        .pick(1)
        .strike();
    let targets: Vec<Value> = play
        .heard("apocalytesMarch")
        .iter()
        .take(2)
        .map(|march| march["target"].clone())
        .collect();
    assert_eq!(targets, ["venezuela", "brazil"]);
    assert_eq!(
        (play.foes("peru"), play.rules("apocalytesMarch")[0].as_str()),
        (0, "SD-D.4")
    );
    // Without a neighbour towards the nearest players.
    let play = hell()
        .foes("argentina", 1)
        .troops(1, "north-africa", 9)
        .strike();
    assert_eq!(play.heard("apocalytesMarch")[0]["target"], "brazil");
}

#[test]
fn sd_d_5_each_demon_tries_a_barricade_once() {
    let play = hell()
        .foes("peru", 4)
        .troops(1, "brazil", 9)
        .wall("peru--brazil", "brazil", 1)
        .dice(&[1, 1, 1, 6, 6, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6])
        .strike();
    let here: Vec<Value> = play
        .heard("combatBegan")
        .into_iter()
        .filter(|combat| combat["source"] == "peru")
        .collect();
    assert_eq!(here.len(), 3, "the territory three times at most");
    assert!(
        here.iter()
            .all(|combat| combat["rule"] == "SD-D.5" && combat["attackDice"] == 3)
    );
    assert_eq!(
        (play.foes("peru"), play.rules("marchStopped").len()),
        (4, 4)
    );
}

#[test]
fn sd_d_6_a_demon_rolls_three_dice_and_keeps_the_highest() {
    let play = hell()
        .troops(0, "brazil", 6)
        .foes("peru", 2)
        .dice(&[4, 4, 4, 1, 5, 2])
        .play();
    let play = play.play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(
        (
            play.event("diceRolled")["defence"].clone(),
            play.rule("diceRolled")
        ),
        (json!([1, 5, 2]), "SD-D.6".to_owned())
    );
    assert_eq!(play.event("combatResolved")["defence"], json!([5]));
    let play = hell()
        .troops(1, "peru", 6)
        .foes("peru", 1)
        .supplies("peru", 1)
        .dice(&[1, 4, 2, 6, 6])
        .strike();
    let resolved = &play.heard("combatResolved")[0];
    assert_eq!(
        (&resolved["attack"], &resolved["failures"]),
        (&json!([4]), &json!(1))
    );
}

#[test]
fn sd_d_7_each_demon_attacks_once_at_most_three() {
    let attacks = |foes| {
        let play = hell().troops(1, "peru", 30).foes("peru", foes).strike();
        let here = play.heard("combatBegan");
        assert!(here.iter().all(|combat| combat["rule"] == "SD-D.7"));
        here.iter()
            .filter(|combat| combat["source"] == "peru")
            .count()
    };
    assert_eq!([1, 2, 5].map(attacks), [1, 2, 3]);
}

#[test]
fn sd_d_8_a_success_of_an_attacking_demon_removes_three_armies() {
    // Edge case 29.
    let play = hell()
        .troops(1, "peru", 4)
        .foes("peru", 1)
        .dice(&[6, 2, 1, 5, 5])
        .strike();
    assert_eq!(
        (play.own(1, "peru"), play.rules("armiesLost")[0].as_str()),
        (1, "SD-D.8")
    );
    let play = hell()
        .troops(1, "peru", 2)
        .foes("peru", 1)
        .dice(&[6, 2, 1, 5, 5])
        .strike();
    assert_eq!(play.own(1, "peru"), 0);
}

#[test]
fn sd_d_9_an_attacking_demon_is_never_removed() {
    let play = hell()
        .troops(1, "peru", 4)
        .foes("peru", 1)
        .dice(&[1, 1, 1, 6, 6])
        .strike();
    assert_eq!((play.own(1, "peru"), play.foes("peru")), (4, 1));
}

#[test]
fn sd_d_10_one_success_breaks_any_border() {
    // Edge case 30.
    let play = hell()
        .foes("peru", 1)
        .troops(1, "brazil", 9)
        .wall("peru--brazil", "brazil", 2)
        .dice(&[6, 1, 1, 5, 4, 5])
        .strike();
    assert_eq!(play.rule("borderBroken"), "SD-D.10");
    assert_eq!(play.heard("apocalytesMoved")[0]["target"], "brazil");
    // Edge case 43: nobody behind it, so the one free success is enough.
    let play = hell()
        .foes("peru", 1)
        .troops(1, "north-africa", 9)
        .wall("peru--brazil", "brazil", 2)
        .dice(&[1, 1, 1])
        .strike();
    assert_eq!(play.rules("borderBroken"), ["SD-D.10"]);
    // An opposed border too, whatever supplies there are.
    let play = hell()
        .foes("peru", 1)
        .troops(1, "brazil", 9)
        .supplies("brazil", 4)
        .dice(&[6, 1, 1, 5, 5])
        .strike();
    let play = play.play(oppose(true));
    assert_eq!(play.heard("borderOpposed")[0]["need"], 2);
    assert_eq!(play.heard("oppositionResolved")[0]["broken"], true);
}

#[test]
fn sd_d_11_a_beaten_demon_falls_only_to_doubles() {
    let fight = |dice: &[u32]| {
        let play = hell()
            .troops(0, "brazil", 6)
            .foes("peru", 2)
            .dice(dice)
            .play();
        play.play(attack("brazil", "peru", DOOM, 3))
    };
    let play = fight(&[6, 1, 1, 5, 5, 5, 3, 3]);
    assert_eq!(
        (
            play.foes("peru"),
            play.rule("demonDoubles"),
            play.rule("armiesLost")
        ),
        (1, "SD-D.11".to_owned(), "SD-D.11".to_owned())
    );
    let play = fight(&[6, 1, 1, 5, 5, 5, 3, 4]);
    assert_eq!((play.foes("peru"), play.own(0, "brazil")), (2, 6));
}

#[test]
fn sd_d_12_a_defending_demon_removes_one_army() {
    let play = hell()
        .troops(0, "brazil", 6)
        .foes("peru", 2)
        .dice(&[1, 1, 1, 6, 5, 5])
        .play();
    let play = play.play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(
        (play.own(0, "brazil"), play.rule("armiesLost")),
        (5, "SD-D.12".to_owned())
    );
}

#[test]
fn sd_d_13_supplies_in_fallen_land_burn_and_headquarters_stay() {
    let play = hell()
        .troops(1, "peru", 2)
        .foes("peru", 1)
        .supplies("peru", 3)
        .hq("peru")
        .dice(&[6, 2, 1, 1, 1, 1, 1])
        .strike();
    let burnt = play.event("suppliesIncinerated");
    assert_eq!(
        (&burnt["count"], &burnt["rule"]),
        (&json!(3), &json!("SD-D.13"))
    );
    assert!(play.state().headquarters.contains(land("peru")));
    // A demon that walks into an empty land burns what lies there.
    let play = hell()
        .foes("argentina", 1)
        .supplies("brazil", 2)
        .troops(1, "north-africa", 9)
        .strike();
    assert_eq!(play.supplies("brazil"), 0);
}

#[test]
fn sd_d_14_four_tokens_for_a_full_turn_close_a_portal() {
    // Edge case 31: the fourth token comes at clock 9, in slot 1 of round 2.
    let play = hell()
        .without("siam")
        .portal("siam")
        .troops(0, "siam", 30)
        .supplies("siam", 3)
        .hq("siam")
        .troops(0, "india", 2)
        .supplies("india", 1)
        .play();
    assert!(
        play.state().held[land("siam")] == 0,
        "a headquarters does not count"
    );
    let play = play.play(carry("india", "siam", 1));
    assert_eq!(
        (
            play.rule("holdStarted"),
            play.at("territories")[37]["heldSince"].clone()
        ),
        ("SD-D.14".to_owned(), json!(9))
    );
    let pass = |play: Play, corner| play.end().play(reinforce()).play(place(corner, 1));
    let play = pass(pass(play, "iceland"), "madagascar").end();
    // A demon has come to the last portal, and it closes all the same.
    assert_eq!(play.rules("portalClosed"), ["SD-D.14"]);
    assert_eq!(
        (play.supplies("siam"), play.rule("prevented")),
        (0, "SD-D.16".to_owned())
    );
}

#[test]
fn sd_d_15_a_break_starts_the_count_again_and_demons_do_not_matter() {
    let held = |armies: [u32; 3]| {
        hell()
            .portal("peru")
            .land("peru", armies)
            .supplies("peru", 4)
            .foes("peru", 1)
            .on("peru", "heldSince", json!(7))
    };
    // Carried off.
    let play = held([9, 0, 0]).play().play(carry("peru", "brazil", 2));
    assert_eq!(play.rule("holdBroken"), "SD-D.15");
    let play = play.play(carry("brazil", "peru", 1));
    assert_eq!(play.at("territories")[10]["heldSince"], 9);
    // Nobody owns it any more.
    let play = held([0, 3, 2])
        .troops(0, "brazil", 3)
        .option("oppose", json!("never"));
    let play = play
        .dice(&[6, 1, 1, 1, 1])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(play.rule("holdBroken"), "SD-D.15");
}

#[test]
fn sd_d_16_prevented_when_no_portal_is_open() {
    let one_of_two = hell()
        .portal("peru")
        .troops(0, "peru", 30)
        .supplies("peru", 5)
        .on("peru", "heldSince", json!(6));
    let play = one_of_two.play().end();
    assert_eq!(play.rules("portalClosed"), ["SD-D.14"]);
    assert_eq!((play.supplies("peru"), play.is_over()), (1, false));
    let last = scene(3, "demons")
        .without("ural")
        .portal("peru")
        .troops(0, "peru", 30)
        .supplies("peru", 4)
        .on("peru", "heldSince", json!(6));
    assert_eq!(last.play().end().rule("prevented"), "SD-D.16");
}
