//! SD-5.1 to SD-5.18: who attacks whom, with how many dice, and who wins ties.

use super::*;

/// Six armies in Brazil against two in Peru, the second worked example.
fn duel() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 2)
}

#[test]
fn sd_5_1_attacks_go_next_door_or_stay_within() {
    let play = duel().land("argentina", [1, 1, 0]).play();
    assert!(play.allows(attack("brazil", "peru", 1, 3)));
    assert!(play.allows(attack("argentina", "argentina", 1, 1)));
    assert_eq!(play.refused(attack("japan", "peru", 1, 1)), "SD-5.1");
}

#[test]
fn sd_5_2_only_the_owner_attacks_out_of_a_territory() {
    let play = duel().land("venezuela", [3, 3, 0]).play();
    assert_eq!(play.refused(attack("venezuela", "peru", 1, 1)), "SD-5.2");
    let play = play.play(attack("brazil", "peru", 1, 1));
    assert_eq!(play.rule("combatBegan"), "SD-5.2");
    // Edge case 50: from another's territory.
    let play = scene(3, "aliens")
        .foes("peru", 2)
        .troops(1, "argentina", 3)
        .troops(0, "brazil", 5)
        .play();
    assert_eq!(play.refused(attack("argentina", "peru", DOOM, 2)), "SD-5.2");
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 4)), "SD-5.5");
    let nowhere = attack("lima", "peru", DOOM, 2);
    assert!(read::<crate::games::six_dooms::moves::Move>(&nowhere, "move").is_err());
}

#[test]
fn sd_5_3_anybody_present_attacks_within() {
    let play = scene(3, "zombies")
        .land("peru", [2, 4, 0])
        .dice(&[6, 6, 1, 1])
        .play();
    assert_eq!(play.refused(attack("brazil", "brazil", 1, 1)), "SD-5.3");
    let play = play.play(attack("peru", "peru", 1, 2));
    assert_eq!(play.rule("combatBegan"), "SD-5.3");
    assert_eq!(play.armies("peru"), [2, 2, 0]);
}

#[test]
fn sd_5_4_an_attack_names_one_defender_who_is_there() {
    let play = duel().land("peru", [0, 2, 1]).play();
    assert!(play.allows(attack("brazil", "peru", 2, 3)));
    assert_eq!(play.refused(attack("brazil", "peru", 0, 3)), "SD-5.4");
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 3)), "SD-5.4");
    assert_eq!(play.refused(attack("brazil", "argentina", 1, 3)), "SD-5.4");
}

#[test]
fn sd_5_5_one_to_three_armies_attack() {
    let play = duel().land("argentina", [2, 2, 0]).play();
    for dice in [0, 4] {
        assert_eq!(play.refused(attack("brazil", "peru", 1, dice)), "SD-5.5");
    }
    assert_eq!(
        play.refused(attack("argentina", "argentina", 1, 3)),
        "SD-5.5"
    );
    let dice: Vec<i64> = play
        .listed("attack")
        .iter()
        .filter(|mv| mv["from"] == "brazil" && mv["to"] == "peru")
        .map(|mv| mv["dice"].as_i64().unwrap())
        .collect();
    assert_eq!(dice, [1, 2, 3]);
}

#[test]
fn sd_5_6_one_army_stays_behind() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 1)
        .land("peru", [3, 4, 0])
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 1)), "SD-5.6");
}

#[test]
fn sd_5_7_armies_in_the_target_count_after_those_of_the_source() {
    // The fourth worked example.
    let inside = || {
        scene(3, "zombies")
            .troops(0, "brazil", 2)
            .land("peru", [2, 4, 0])
    };
    let play = inside().option("dice", json!("ask")).play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 4)), "SD-5.5");
    let play = play.play(attack("brazil", "peru", 1, 3));
    let combat = play.at("combat");
    assert_eq!(
        (&combat["fromSource"], &combat["fromTarget"]),
        (&json!(1), &json!(2))
    );
    let play = scene(3, "zombies")
        .troops(0, "brazil", 3)
        .troops(1, "peru", 4)
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 3)), "SD-5.7");
    // Losses fall on the source first.
    let play = inside()
        .dice(&[5, 4, 1, 6, 5])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!(
        (play.own(0, "brazil"), play.armies("peru")),
        (1, vec![1, 4, 0])
    );
}

#[test]
fn sd_5_8_the_attackers_must_be_free_to_leave() {
    // Edge case 49: three guests in a Brazil of four.
    let play = scene(3, "zombies")
        .land("brazil", [4, 3, 0])
        .troops(1, "peru", 2)
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 1)), "SD-5.8");
    let play = scene(3, "zombies")
        .land("brazil", [5, 3, 0])
        .troops(1, "peru", 2)
        .play();
    assert!(play.allows(attack("brazil", "peru", 1, 1)));
    assert_eq!(play.refused(attack("brazil", "peru", 1, 2)), "SD-5.8");
}

#[test]
fn sd_5_9_no_attack_through_a_closed_border_or_into_forbidden_land() {
    let play = duel().wall("peru--brazil", "peru", 1).play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 3)), "SD-5.9");
    let play = scene(3, "plague")
        .troops(0, "brazil", 6)
        .mark("peru", "barren")
        .troops(1, "peru", 2)
        .cured(1)
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", 1, 3)), "SD-5.9");
}

#[test]
fn sd_5_10_the_defender_chooses_one_die_or_two() {
    let play = duel()
        .option("dice", json!("ask"))
        .dice(&[6, 5, 2, 4, 3])
        .play();
    let play = play.play(attack("brazil", "peru", 1, 3));
    assert_eq!(play.asked(), ("defend".to_owned(), 1));
    assert_eq!(play.refused(defend(3)), "SD-5.10");
    assert_eq!(play.refused(defend(0)), "SD-5.10");
    assert_eq!(play.refused(end_turn()), "SD-5.10");
    let play = play.play(defend(1));
    assert_eq!(play.event("diceRolled")["defence"], json!([4]));
    assert_eq!(play.armies("peru"), [0, 1, 0]);
    // One army has no choice.
    let play = duel()
        .option("dice", json!("ask"))
        .troops(1, "peru", 1)
        .play();
    let play = play.play(attack("brazil", "peru", 1, 3));
    assert_eq!(
        play.event("diceRolled")["defence"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    // Apocalytes always defend with two.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .foes("peru", 9)
        .play();
    let play = play.play(attack("brazil", "peru", DOOM, 1));
    assert_eq!(
        play.event("diceRolled")["defence"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn sd_5_11_every_fighting_army_rolls_a_die() {
    for (dice, armies) in [(1, 1), (2, 2), (3, 5)] {
        let play = duel()
            .troops(1, "peru", armies)
            .play()
            .play(attack("brazil", "peru", 1, dice));
        let rolled = play.event("diceRolled");
        assert_eq!(rolled["attack"].as_array().unwrap().len() as i64, dice);
        assert_eq!(
            rolled["defence"].as_array().unwrap().len() as u32,
            armies.min(2)
        );
        assert_eq!(rolled["rule"], "SD-5.11");
    }
}

#[test]
fn sd_5_12_highest_meets_highest_and_dice_without_partner_do_nothing() {
    // The second worked example, the dice out of order.
    let play = duel()
        .dice(&[2, 6, 5, 3, 4])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    let resolved = play.event("combatResolved");
    assert_eq!(resolved["attack"], json!([6, 5, 2]));
    assert_eq!(
        (&resolved["successes"], &resolved["failures"]),
        (&json!(2), &json!(0))
    );
    assert_eq!(play.asked(), ("advance".to_owned(), 0));
    let play = duel()
        .dice(&[1, 6, 6])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(play.event("combatResolved")["failures"], 1);
}

#[test]
fn sd_5_13_the_higher_die_is_a_success() {
    let play = duel()
        .dice(&[6, 1, 5, 2])
        .play()
        .play(attack("brazil", "peru", 1, 2));
    let resolved = play.event("combatResolved");
    assert_eq!(
        (&resolved["successes"], &resolved["failures"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(resolved["rule"], "SD-5.13");
    assert_eq!((play.own(0, "brazil"), play.own(1, "peru")), (5, 1));
}

#[test]
fn sd_5_14_ties_are_the_defenders() {
    // The third worked example.
    let play = duel()
        .dice(&[5, 4, 1, 5, 3])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!((play.own(0, "brazil"), play.own(1, "peru")), (5, 1));
    assert_eq!(play.rule("combatResolved"), "SD-5.14");
}

#[test]
fn sd_5_15_armies_inside_win_ties_for_the_attacker() {
    // The fourth worked example: both ties, and Peru is tied two to two.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 2)
        .land("peru", [2, 4, 0])
        .dice(&[5, 4, 1, 5, 4])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!(play.rule("combatResolved"), "SD-5.15");
    assert_eq!(
        (play.armies("peru"), play.owner("peru")),
        (vec![2, 2, 0], None)
    );
}

#[test]
fn sd_5_16_within_a_territory_the_stronger_wins_ties() {
    let fight = |armies: [u32; 3], target: u8| {
        let play = scene(3, "zombies")
            .land("peru", armies)
            .dice(&[5, 4, 5, 4])
            .play();
        let play = play.play(attack("peru", "peru", target, 2));
        assert_eq!(play.rule("combatResolved"), "SD-5.16");
        play.armies("peru")
    };
    assert_eq!(fight([4, 2, 0], 1), [4, 0, 0], "the owner is stronger");
    assert_eq!(fight([2, 4, 0], 1), [0, 4, 0], "the guest is weaker");
    assert_eq!(fight([3, 5, 2], 2), [3, 5, 0], "of two guests the stronger");
    // Edge case 11: in nobody's land the defender.
    assert_eq!(fight([3, 3, 2], 2), [1, 3, 2]);
}

#[test]
fn sd_5_17_ties_of_two_equal_guests_are_indecisive() {
    // Edge case 10.
    let play = scene(3, "zombies")
        .land("peru", [2, 5, 2])
        .dice(&[5, 4, 5, 4])
        .play()
        .play(attack("peru", "peru", 2, 2));
    assert_eq!(play.armies("peru"), [2, 5, 2]);
    assert_eq!(play.rule("combatResolved"), "SD-5.17");
    let resolved = play.event("combatResolved");
    assert_eq!(
        (&resolved["successes"], &resolved["failures"]),
        (&json!(0), &json!(0))
    );
}

#[test]
fn sd_5_18_within_a_territory_ties_with_apocalytes_are_the_defenders() {
    let play = scene(3, "aliens")
        .troops(0, "peru", 5)
        .foes("peru", 2)
        .dice(&[5, 4, 5, 4])
        .play()
        .play(attack("peru", "peru", DOOM, 2));
    assert_eq!((play.own(0, "peru"), play.foes("peru")), (3, 2));
    assert_eq!(play.rule("combatResolved"), "SD-5.18");
}
