//! SD-6.8 to SD-6.15, SD-6.23: opposing.

use super::*;

/// The ninth worked example: Peru of seat 1 with three armies and a supply, Brazil attacks.
fn threatened() -> Scene {
    scene(3, "aliens")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 3)
        .supplies("peru", 1)
}

fn opposed(scene: Scene, dice: i64) -> Play {
    scene
        .play()
        .play(attack("brazil", "peru", 1, dice))
        .play(oppose(true))
}

#[test]
fn sd_6_8_the_owner_attacked_may_try_to_close_the_border() {
    let play = threatened().play().play(attack("brazil", "peru", 1, 3));
    assert_eq!(play.asked(), ("oppose".to_owned(), 1));
    assert_eq!(play.refused(defend(2)), "SD-6.8");
    let play = play.play(oppose(false));
    assert!(play.heard("borderOpposed").is_empty());
    assert_eq!(play.refused(oppose(true)), "SD-6.8");
    // Without a supply there is nothing to close it with.
    let play = threatened()
        .supplies("peru", 0)
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert!(play.heard("diceRolled").len() == 1);
    // Apocalytes on the march are opposed likewise.
    let play = scene(3, "zombies")
        .foes("peru", 5)
        .troops(0, "brazil", 4)
        .supplies("brazil", 1);
    let play = play.dice(&[6]).strike();
    assert_eq!(play.asked(), ("oppose".to_owned(), 0));
}

#[test]
fn sd_6_9_nobody_opposes_for_another_or_where_the_border_cannot_be_closed() {
    let straight = |scene: Scene, target: u8| {
        let play = scene.play().play(attack("brazil", "peru", target, 3));
        play.heard("diceRolled").len() == 1
    };
    assert!(
        straight(threatened().land("peru", [0, 3, 1]), 2),
        "the guest is attacked"
    );
    assert!(
        straight(threatened().land("peru", [0, 3, 3]), 1),
        "nobody owns it"
    );
    assert!(
        straight(threatened().broken("peru--brazil", 8), 1),
        "broken a moment ago"
    );
    assert!(!straight(threatened(), 1));
}

#[test]
fn sd_6_10_opposing_is_rolled_like_the_attack_without_re_rolls_of_the_defender() {
    let play = opposed(
        threatened().supplies("brazil", 1).dice(&[1, 1, 1, 2, 2, 1]),
        3,
    );
    let again = play.heard("dieRerolled");
    assert_eq!(
        again.len(),
        1,
        "the attacker's supply works, the defender's does not"
    );
    assert_eq!(again[0]["side"], "attack");
    // A marching group rolls one die for each, at most three.
    let march = |die, dice: usize| {
        let scene = scene(3, "zombies")
            .foes("peru", 4)
            .troops(0, "brazil", 4)
            .supplies("brazil", 1);
        let play = scene.dice(&[die]).strike().play(oppose(true));
        assert_eq!(play.rules("combatBegan")[0], "SD-6.10");
        let rolled = &play.heard("diceRolled")[0]["attack"];
        assert_eq!(rolled.as_array().unwrap().len(), dice);
    };
    march(1, 1);
    march(3, 2);
    march(6, 3);
}

#[test]
fn sd_6_11_one_success_against_one_supply_two_against_more() {
    let play = opposed(threatened().dice(&[6, 3, 1, 5, 4]), 3);
    assert_eq!(play.event("borderOpposed")["need"], 1);
    assert_eq!(play.heard("oppositionResolved")[0]["broken"], true);
    // Edge case 18: one success is not two.
    let play = opposed(
        threatened()
            .troops(1, "peru", 2)
            .supplies("peru", 2)
            .dice(&[6, 5, 1]),
        1,
    );
    assert_eq!(play.event("borderOpposed")["need"], 2);
    assert_eq!(play.event("oppositionResolved")["broken"], false);
    assert_eq!(play.own(1, "peru"), 1);
    let play = play.play(barricade(false));
    assert_eq!(play.wall("brazil", "peru"), 1);
}

#[test]
fn sd_6_12_a_second_die_that_meets_none_is_a_success_at_a_border() {
    // Edge case 17.
    let lone = || threatened().troops(1, "peru", 1).supplies("peru", 2);
    let play = opposed(lone().dice(&[6, 2, 5]), 2);
    let resolved = play.event("combatResolved");
    assert_eq!(
        (&resolved["successes"], &resolved["free"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(resolved["rule"], "SD-6.12");
    assert_eq!(play.event("oppositionResolved")["broken"], true);
    assert_eq!(play.asked(), ("advance".to_owned(), 0));
    let play = opposed(lone().dice(&[3, 2, 5]), 2);
    assert_eq!(play.event("oppositionResolved")["broken"], false);
    assert_eq!(play.own(1, "peru"), 1, "a free success removes nobody");
}

#[test]
fn sd_6_13_opposing_costs_the_defender_armies_and_the_attacker_none() {
    let play = opposed(threatened().dice(&[6, 1, 1, 5, 4, 1, 1, 1, 6, 6]), 3);
    assert_eq!(play.rules("armiesLost")[0], "SD-6.13");
    assert_eq!(play.heard("armiesLost")[0]["force"], 1);
    let play = opposed(threatened().dice(&[5, 3, 1, 5, 4]), 3);
    assert_eq!((play.own(0, "brazil"), play.own(1, "peru")), (6, 3));
}

#[test]
fn sd_6_14_a_broken_border_lets_the_attack_go_on() {
    // The second half of the ninth worked example.
    let play = opposed(threatened().dice(&[6, 3, 1, 5, 4, 6, 6, 6, 1, 1]), 3);
    assert_eq!(play.rule("oppositionResolved"), "SD-6.14");
    assert_eq!(play.heard("diceRolled").len(), 2);
    assert_eq!(play.own(1, "peru"), 0);
    assert_eq!(
        play.at("broken"),
        json!([{ "id": "peru--brazil", "at": 9 }])
    );
    // Edge case 16: the zombies march in, and their dead with them.
    let play = scene(3, "zombies")
        .foes("peru", 4)
        .troops(0, "brazil", 4)
        .supplies("brazil", 1);
    let play = play.dice(&[6, 6, 6, 1, 5, 5]).strike().play(oppose(true));
    assert_eq!(play.heard("armiesLost")[0]["count"], 2);
    assert_eq!(play.event("apocalytesMoved")["count"], 6);
}

#[test]
fn sd_6_15_a_border_that_holds_is_closed_weak_or_strong() {
    let held = || opposed(threatened().dice(&[5, 3, 1, 5, 4]), 3);
    let play = held();
    assert_eq!(
        (play.asked(), play.rule("oppositionResolved")),
        (("barricade".to_owned(), 1), "SD-6.15".to_owned())
    );
    assert_eq!(play.refused(end_turn()), "SD-6.15");
    let weak = play.play(barricade(false));
    assert_eq!((weak.wall("brazil", "peru"), weak.supplies("peru")), (1, 1));
    assert_eq!(weak.at("borders")[0]["side"], "peru");
    assert_eq!(weak.refused(barricade(true)), "SD-6.15");
    let strong = held().play(barricade(true));
    assert_eq!(
        (strong.wall("brazil", "peru"), strong.supplies("peru")),
        (2, 0)
    );
    assert_eq!(strong.rule("borderClosed"), "SD-6.15");
    // A headquarters closes it, but cannot be spent.
    let play = opposed(
        threatened()
            .supplies("peru", 0)
            .hq("peru")
            .dice(&[5, 3, 1, 5, 4]),
        3,
    );
    assert_eq!((play.wall("brazil", "peru"), play.to_act()), (1, 0));
    // Edge case 45: tied with a guest, the owner is no owner any more.
    let tied = threatened().land("peru", [0, 3, 2]).supplies("peru", 2);
    let play = opposed(tied.dice(&[6, 1, 1, 5, 4]), 3);
    assert_eq!(
        (
            play.owner("peru"),
            play.wall("brazil", "peru"),
            play.to_act()
        ),
        (None, 1, 0)
    );
}

#[test]
fn sd_6_23_a_standing_order_opposes_never_or_always() {
    let ordered = |order: &str| {
        let scene = threatened()
            .option("oppose", json!(order))
            .dice(&[5, 3, 1, 5, 4]);
        scene.play().play(attack("brazil", "peru", 1, 3))
    };
    assert!(ordered("never").heard("borderOpposed").is_empty());
    assert_eq!(ordered("ask").asked(), ("oppose".to_owned(), 1));
    let always = ordered("always");
    assert_eq!(
        (always.wall("brazil", "peru"), always.supplies("peru")),
        (1, 1),
        "weak, unasked"
    );
}
