//! The chances of rolls, as previews tell them.

use super::*;

fn chances(roll: &Value) -> Vec<(u64, u64, f64)> {
    let outcomes = roll["outcomes"].as_array().unwrap();
    outcomes
        .iter()
        .map(|outcome| {
            let count = |key: &str| outcome[key].as_u64().unwrap();
            (
                count("successes"),
                count("failures"),
                outcome["chance"].as_f64().unwrap(),
            )
        })
        .collect()
}

pub fn close_to(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-9
}

#[test]
fn an_attack_tells_its_dice_and_its_exact_odds() {
    let play = scene(3, "aliens")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 2)
        .play();
    let preview = play.preview(attack("brazil", "peru", 1, 3));
    assert_eq!(
        preview["cost"],
        json!({ "moves": 0, "supplyMoves": 0, "supplies": 0, "attacks": 0 })
    );
    assert_eq!(preview["next"], Value::Null, "the dice decide");
    let forecast = &preview["forecast"];
    assert_eq!(
        (&forecast["type"], &forecast["advance"]),
        (&json!("attack"), &json!([3, 5]))
    );
    let roll = &forecast["roll"];
    assert_eq!(
        (&roll["sides"][0]["dice"], &roll["sides"][1]["dice"]),
        (&json!(3), &json!(2))
    );
    // Three dice against two, ties to the defender: the classic figures.
    let found = chances(roll);
    let expected = [(0, 2, 2275.0), (1, 1, 2611.0), (2, 0, 2890.0)];
    assert_eq!(found.len(), 3);
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!((found.0, found.1), (expected.0, expected.1));
        assert!(close_to(found.2, expected.2 / 7776.0), "{found:?}");
    }
    assert!(close_to(roll["success"].as_f64().unwrap(), 2890.0 / 7776.0));
    assert!(close_to(
        roll["losses"][0].as_f64().unwrap(),
        (2611.0 + 2.0 * 2275.0) / 7776.0
    ));
}

/// The mean successes of the attacker over all falls of the dice, re-rolled by hand.
fn by_counting(attack: u32, defence: u32, rerolls: [u32; 2]) -> f64 {
    let (mut sum, mut falls) = (0.0, 0.0);
    let dice = attack + defence + rerolls[0] + rerolls[1];
    for fall in 0..6_u32.pow(dice) {
        let faces: Vec<u32> = (0..dice).map(|die| fall / 6_u32.pow(die) % 6 + 1).collect();
        let (hands, spare) = faces.split_at((attack + defence) as usize);
        let (mut mine, mut theirs) = (
            hands[..attack as usize].to_vec(),
            hands[attack as usize..].to_vec(),
        );
        let mut spare = spare.iter();
        for side in 0..2 {
            for _ in 0..rerolls[side] {
                let new = *spare.next().unwrap();
                mine.sort_by(|a, b| b.cmp(a));
                theirs.sort_by(|a, b| b.cmp(a));
                let lowest = [&mine, &theirs][side].len() - 1;
                let wins = match (mine.get(lowest), theirs.get(lowest)) {
                    (Some(a), Some(d)) => (a > d) == (side == 0),
                    _ => false,
                };
                if !wins {
                    let hand = [&mut mine, &mut theirs].into_iter().nth(side).unwrap();
                    hand[lowest] = new;
                }
            }
        }
        mine.sort_by(|a, b| b.cmp(a));
        theirs.sort_by(|a, b| b.cmp(a));
        sum += mine.iter().zip(&theirs).filter(|(a, d)| a > d).count() as f64;
        falls += 1.0;
    }
    sum / falls
}

#[test]
fn supplies_are_in_the_odds() {
    for (mine, theirs) in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)] {
        let play = scene(3, "aliens")
            .troops(0, "brazil", 6)
            .troops(1, "peru", 2)
            .supplies("brazil", mine)
            .supplies("peru", theirs)
            .option("oppose", json!("never"))
            .play();
        let roll = play.preview(attack("brazil", "peru", 1, 2))["forecast"]["roll"].clone();
        assert_eq!(
            (&roll["sides"][0]["rerolls"], &roll["sides"][1]["rerolls"]),
            (&json!(mine), &json!(theirs))
        );
        let mean: f64 = chances(&roll)
            .iter()
            .map(|(successes, _, chance)| *successes as f64 * chance)
            .sum();
        let counted = by_counting(2, 2, [mine, theirs]);
        assert!(
            close_to(mean, counted),
            "{mine} {theirs}: {mean} and {counted}"
        );
    }
}

#[test]
fn special_rolls_are_in_the_forecast() {
    // A mothership above: three in six are saved.
    let losses = |scene: Scene, foe: &'static str| {
        let play = scene.troops(0, "brazil", 6).foes("peru", 1).play();
        let roll = play.preview(attack("brazil", "peru", foe, 1))["forecast"]["roll"].clone();
        (
            roll["losses"][1].as_f64().unwrap(),
            roll["losses"][0].as_f64().unwrap(),
        )
    };
    let (plain, _) = losses(scene(3, "aliens"), DOOM);
    assert!(close_to(plain, 15.0 / 36.0));
    let (saved, _) = losses(scene(3, "aliens").without("ural").mothership("peru"), DOOM);
    assert!(close_to(saved, 15.0 / 72.0));
    // A demon falls only to doubles, and keeps the best of three.
    let (slain, _) = losses(scene(3, "demons"), DOOM);
    let beaten: f64 = (1..=6)
        .map(|die| (f64::from(die - 1) / 6.0).powi(3) / 6.0)
        .sum();
    assert!(close_to(slain, beaten / 6.0));
    // A rioter keeps the better of two.
    let (dispersed, _) = losses(scene(3, "meteors"), DOOM);
    let beaten: f64 = (1..=6)
        .map(|die| (f64::from(die - 1) / 6.0).powi(2) / 6.0)
        .sum();
    assert!(close_to(dispersed, beaten));
    // With the cure nothing can be lost.
    let (_, lost) = losses(scene(3, "plague").cured(0), DOOM);
    assert!(close_to(lost, 0.0));
}

#[test]
fn research_and_the_mothership_tell_their_chances() {
    let play = scene(3, "plague")
        .troops(0, "brazil", 6)
        .hq("brazil")
        .supplies("brazil", 1)
        .foes("peru", 1)
        .play();
    let roll = play.preview(research("brazil", "peru"))["forecast"]["roll"].clone();
    assert_eq!(
        (
            &roll["sides"][0]["dice"],
            &roll["sides"][1]["dice"],
            &roll["sides"][0]["rerolls"]
        ),
        (&json!(3), &json!(2), &json!(2))
    );
    let both: f64 = chances(&roll)
        .iter()
        .filter(|outcome| outcome.0 == 2)
        .map(|outcome| outcome.2)
        .sum();
    assert!(close_to(roll["success"].as_f64().unwrap(), both / 6.0));
    let play = scene(3, "aliens")
        .without("ural")
        .mothership("peru")
        .foes("siam", 1)
        .troops(0, "peru", 4)
        .play();
    let preview = play.preview(strike_ship("peru"));
    let higher: f64 = (1..=6)
        .map(|die| (f64::from(die - 1) / 6.0).powi(2) / 6.0)
        .sum();
    assert!(close_to(
        preview["forecast"]["roll"]["success"].as_f64().unwrap(),
        higher
    ));
    assert_eq!(preview["cost"]["attacks"], 1);
}

#[test]
fn rioters_behind_a_barricade_roll_one_die_again() {
    let success = |scene: Scene, mv: Value| {
        let play = scene.troops(0, "brazil", 4).foes("peru", 1).play();
        play.preview(mv)["forecast"]["roll"].clone()
    };
    // A lone rioter keeps the better of two dice; behind a barricade it then has a die to roll
    // again, which it does if it is beaten (SD-6.18, SD-T.9).
    let beaten = |dice: i32| -> f64 {
        let lower = |die: i32| f64::from(die - 1) / 6.0;
        (1..=6).map(|die| lower(die).powi(dice) / 6.0).sum()
    };
    let open = success(scene(3, "meteors"), attack("brazil", "peru", DOOM, 1));
    assert!(close_to(open["success"].as_f64().unwrap(), beaten(2)));
    let walled = scene(3, "meteors").wall("peru--brazil", "peru", 1);
    let closed = success(walled, breach("brazil", "peru", 1));
    assert_eq!(closed["sides"][1]["rerolls"], 1);
    assert!(close_to(closed["success"].as_f64().unwrap(), beaten(3)));
}
