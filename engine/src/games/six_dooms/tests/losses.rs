//! SD-5.19 to SD-5.28: losses, re-rolls, conquest, how often.

use super::*;

fn duel() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 2)
}

#[test]
fn sd_5_19_every_success_removes_an_army_the_defenders_first() {
    let play = duel()
        .dice(&[6, 1, 5, 2])
        .play()
        .play(attack("brazil", "peru", 1, 2));
    let lost = play.heard("armiesLost");
    assert_eq!(
        (&lost[0]["territory"], &lost[0]["force"]),
        (&json!("peru"), &json!(1))
    );
    assert_eq!(
        (&lost[1]["territory"], &lost[1]["force"]),
        (&json!("brazil"), &json!(0))
    );
    assert_eq!(play.rules("armiesLost"), ["SD-5.19", "SD-5.19"]);
}

#[test]
fn sd_5_20_one_supply_re_rolls_one_die_and_two_or_more_two() {
    let rerolls = |supplies: u32, hq: bool| {
        let mut scene = duel().option("dice", json!("ask")).troops(1, "peru", 1);
        scene = scene.supplies("brazil", supplies);
        if hq {
            scene = scene.hq("brazil");
        }
        let play = scene
            .dice(&[1, 1, 1, 6])
            .play()
            .play(attack("brazil", "peru", 1, 3));
        match play.at("pending") {
            Value::Null => 0,
            _ => play.at("combat")["attackRerolls"].as_u64().unwrap(),
        }
    };
    assert_eq!(rerolls(0, false), 0);
    assert_eq!(rerolls(1, false), 1);
    assert_eq!(rerolls(2, false), 2);
    assert_eq!(rerolls(5, false), 2);
    assert_eq!(rerolls(0, true), 1);
    assert_eq!(rerolls(1, true), 2);
    // The defender uses those of the territory attacked, as its owner only.
    let play = duel()
        .option("dice", json!("ask"))
        .option("oppose", json!("never"))
        .supplies("peru", 2)
        .dice(&[6, 5, 4, 1, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3))
        .play(defend(2));
    assert_eq!(play.asked(), ("reroll".to_owned(), 1));
    let guest = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .land("peru", [0, 1, 3])
        .supplies("peru", 2)
        .option("dice", json!("ask"))
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert!(guest.heard("dieRerolled").is_empty());
    assert_eq!(guest.at("pending"), Value::Null);
}

#[test]
fn sd_5_21_a_re_roll_takes_the_lowest_die_and_the_new_value_stands() {
    // The fifth worked example.
    let play = duel()
        .supplies("brazil", 1)
        .dice(&[5, 4, 1, 5, 3, 6])
        .play();
    let play = play.play(attack("brazil", "peru", 1, 3));
    let again = play.event("dieRerolled");
    assert_eq!(
        (&again["old"], &again["new"], &again["rule"]),
        (&json!(1), &json!(6), &json!("SD-5.21"))
    );
    assert_eq!(play.event("combatResolved")["attack"], json!([6, 5, 4]));
    assert_eq!(play.own(1, "peru"), 0);
    // A second takes what is lowest then; declining ends them.
    let ask = |answers: &[bool], dice: &[u32]| {
        let mut play = duel()
            .option("dice", json!("ask"))
            .option("oppose", json!("never"))
            .supplies("peru", 2)
            .dice(dice)
            .play()
            .play(attack("brazil", "peru", 1, 3))
            .play(defend(2));
        for &answer in answers {
            play = play.play(reroll(answer));
        }
        play
    };
    let play = ask(&[true], &[6, 6, 6, 2, 1, 4]);
    assert_eq!(play.at("combat")["defence"], json!([4, 2]));
    assert_eq!(play.refused(end_turn()), "SD-5.21");
    let play = ask(&[true, true], &[6, 6, 6, 2, 1, 4, 3]);
    assert_eq!(play.event("combatResolved")["defence"], json!([4, 3]));
    let play = ask(&[false], &[6, 6, 6, 2, 1]);
    assert_eq!(play.event("combatResolved")["defence"], json!([2, 1]));
}

#[test]
fn sd_5_22_the_attacker_re_rolls_first() {
    let play = duel()
        .option("oppose", json!("never"))
        .supplies("brazil", 1)
        .supplies("peru", 1)
        .dice(&[6, 5, 1, 4, 4, 5, 3])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    let sides: Vec<Value> = play
        .heard("dieRerolled")
        .iter()
        .map(|die| die["side"].clone())
        .collect();
    assert_eq!(sides, ["attack", "defence"]);
    let told = play.told();
    assert_eq!(
        told.iter().rposition(|event| event == "dieRerolled"),
        told.iter()
            .position(|event| event == "combatResolved")
            .map(|at| at - 1)
    );
}

#[test]
fn sd_5_23_conquerors_advance_unless_a_third_player_owned_the_land() {
    let play = duel()
        .dice(&[6, 5, 2, 4, 3])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!(play.asked(), ("advance".to_owned(), 0));
    // Edge case 12: a zombie killed in seat 1's land.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 4)
        .foes("peru", 1)
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!((play.foes("peru"), play.armies("peru")), (0, vec![0, 4, 0]));
    assert_eq!(play.at("pending"), Value::Null);
    // Edge case 13: a guest of the beaten owner stays.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .land("peru", [0, 2, 1])
        .dice(&[6, 6, 6, 1, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3))
        .play(advance(3));
    assert_eq!(
        (play.armies("peru"), play.owner("peru")),
        (vec![3, 0, 1], Some(0))
    );
}

#[test]
fn sd_5_24_at_least_as_many_advance_as_attacked_and_at_most_all_but_one() {
    let play = duel()
        .dice(&[6, 5, 2, 4, 3])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!(
        (&play.at("pending")["min"], &play.at("pending")["max"]),
        (&json!(3), &json!(5))
    );
    assert_eq!(play.refused(advance(2)), "SD-5.24");
    assert_eq!(play.refused(advance(6)), "SD-5.24");
    let play = play.play(advance(4));
    assert_eq!(
        (
            play.own(0, "brazil"),
            play.own(0, "peru"),
            play.rule("advanced")
        ),
        (2, 4, "SD-5.24".to_owned())
    );
    assert_eq!(play.refused(advance(4)), "SD-5.24");
    // Only so many as may leave: a guest of two holds three armies back.
    let play = scene(3, "zombies")
        .land("brazil", [6, 0, 2])
        .troops(1, "peru", 1)
        .dice(&[6, 1])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(
        (&play.at("pending")["min"], &play.at("pending")["max"]),
        (&json!(1), &json!(3))
    );
    // A single legal number is made at once.
    let play = duel().troops(0, "brazil", 3).dice(&[6, 6, 1, 1]).play();
    let play = play.play(attack("brazil", "peru", 1, 2));
    assert_eq!(play.own(0, "peru"), 2);
}

#[test]
fn sd_5_25_most_armies_own_the_conquered_land() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 2)
        .land("peru", [0, 1, 1])
        .foes("argentina", 1)
        .dice(&[6, 1])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(
        (play.armies("peru"), play.owner("peru")),
        (vec![1, 0, 1], None)
    );
}

#[test]
fn sd_5_26_players_may_be_attacked_again_and_again() {
    let mut play = scene(3, "zombies")
        .troops(0, "brazil", 30)
        .troops(1, "peru", 20);
    for _ in 0..5 {
        play = play.dice(&[6, 1, 5, 2]);
    }
    let mut play = play.play();
    for _ in 0..5 {
        play = play.play(attack("brazil", "peru", 1, 2));
    }
    assert_eq!(play.own(1, "peru"), 15);
}

#[test]
fn sd_5_27_three_attacks_on_apocalytes_from_one_territory() {
    // Edge case 14.
    let mut play = scene(3, "aliens")
        .troops(0, "brazil", 9)
        .troops(0, "argentina", 9)
        .foes("peru", 20)
        .play();
    for _ in 0..3 {
        play = play.play(attack("brazil", "peru", DOOM, 1));
    }
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 1)), "SD-5.27");
    assert!(play.allows(attack("argentina", "peru", DOOM, 3)));
    assert!(!play.allows(attack("brazil", "brazil", DOOM, 3)));
}

#[test]
fn sd_5_28_auto_re_rolls_what_has_no_partner_or_does_not_win() {
    // 5 4 against 5: the 4 has no partner; then the 5 ties and loses.
    let play = duel()
        .troops(1, "peru", 1)
        .supplies("brazil", 2)
        .dice(&[5, 4, 5, 2, 6])
        .play()
        .play(attack("brazil", "peru", 1, 2));
    let again: Vec<Value> = play
        .heard("dieRerolled")
        .iter()
        .map(|die| die["old"].clone())
        .collect();
    assert_eq!(again, [4, 2]);
    // A lowest die that wins stays.
    let play = duel().supplies("brazil", 2).dice(&[4, 3, 6, 2]).play();
    let play = play.play(attack("brazil", "peru", 1, 2));
    assert!(play.heard("dieRerolled").is_empty());
    // And it defends with as many as it can, unasked.
    assert_eq!(
        play.event("diceRolled")["defence"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}
