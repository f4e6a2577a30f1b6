//! SD-P.11 to SD-P.20: the cure.

use super::*;

#[test]
fn sd_p_11_without_the_cure_the_infected_are_not_attacked() {
    let play = scene(3, "plague")
        .troops(0, "brazil", 5)
        .foes("peru", 1)
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 3)), "SD-P.11");
    assert!(play.allows(go("brazil", "peru", 2)), "one may enter");
}

/// The fourteenth worked example: six armies and a supply beside the infected.
fn laboratory() -> Scene {
    scene(3, "plague")
        .troops(0, "brazil", 6)
        .supplies("brazil", 1)
        .foes("peru", 2)
}

#[test]
fn sd_p_12_who_may_research() {
    let play = laboratory().play();
    assert!(play.allows(research("brazil", "peru")));
    let refused = |scene: Scene| scene.play().refused(research("brazil", "peru"));
    assert_eq!(refused(laboratory().supplies("brazil", 0)), "SD-P.12");
    assert_eq!(
        refused(laboratory().troops(0, "brazil", 2)),
        "SD-P.12",
        "one die only"
    );
    assert_eq!(
        refused(laboratory().wall("peru--brazil", "peru", 1)),
        "SD-P.12"
    );
    assert_eq!(refused(laboratory().without("peru")), "SD-P.12");
    assert_eq!(refused(laboratory().land("brazil", [3, 3, 0])), "SD-P.12");
    assert_eq!(
        scene(3, "zombies")
            .troops(0, "brazil", 6)
            .supplies("brazil", 1)
            .foes("peru", 2)
            .play()
            .refused(research("brazil", "peru")),
        "SD-P.12"
    );
    let again = play.play(research("brazil", "peru"));
    assert_eq!(
        again.refused(research("brazil", "peru")),
        "SD-P.12",
        "once a turn"
    );
    // Infected in the own land serve as well, and then two armies are enough.
    let within = scene(3, "plague")
        .troops(0, "brazil", 2)
        .supplies("brazil", 1)
        .foes("brazil", 1)
        .play();
    assert!(within.allows(research("brazil", "brazil")));
}

#[test]
fn sd_p_13_research_rolls_all_dice_against_two_and_costs_nobody() {
    let play = laboratory()
        .foes("peru", 1)
        .dice(&[1, 1, 1, 6, 6, 1])
        .play()
        .play(research("brazil", "peru"));
    let rolled = play.event("diceRolled");
    assert_eq!(
        (
            rolled["attack"].as_array().unwrap().len(),
            rolled["defence"].as_array().unwrap().len()
        ),
        (3, 2)
    );
    assert_eq!(
        play.heard("dieRerolled").len(),
        1,
        "the researcher's supply"
    );
    assert_eq!((play.own(0, "brazil"), play.foes("peru")), (6, 1));
    assert_eq!(play.rule("combatBegan"), "SD-P.13");
}

#[test]
fn sd_p_14_two_successes_and_doubles_find_a_part() {
    let found = |dice: &[u32]| {
        let play = laboratory()
            .dice(dice)
            .play()
            .play(research("brazil", "peru"));
        (
            play.heard("researchRoll").len(),
            play.at("cure").as_array().unwrap().len(),
        )
    };
    // The lowest die has no partner and is rolled again.
    assert_eq!(found(&[6, 6, 1, 5, 4, 1, 3, 3]), (1, 1));
    assert_eq!(found(&[6, 6, 1, 5, 4, 1, 3, 4]), (1, 0));
    assert_eq!(found(&[6, 1, 1, 5, 5, 1]), (0, 0));
}

#[test]
fn sd_p_15_a_finder_may_share_what_the_finder_found() {
    let play = scene(3, "plague").part(&[0]).part(&[1, 0]).play();
    assert_eq!(play.refused(share(0)), "SD-P.15");
    let play = play.play(share(2));
    assert_eq!(play.rule("cureShared"), "SD-P.15");
    let known: Vec<Value> = play
        .at("cure")
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["known"].clone())
        .collect();
    assert_eq!(known, [json!([0, 2]), json!([0, 1])], "only the own find");
    assert_eq!(play.refused(share(2)), "SD-P.15");
    assert_eq!(play.end().refused(share(0)), "SD-9.9");
}

#[test]
fn sd_p_16_three_parts_are_the_cure() {
    let play = scene(3, "plague")
        .part(&[0])
        .part(&[0])
        .part(&[1, 0])
        .play();
    assert!(play.state().has_cure(Seat(0)) && !play.state().has_cure(Seat(1)));
    let play = laboratory()
        .part(&[0])
        .part(&[0])
        .dice(&[6, 6, 1, 5, 4, 1, 3, 3])
        .play();
    let play = play.play(research("brazil", "peru"));
    assert_eq!(
        (
            play.event("curePartFound")["cure"].clone(),
            play.rule("curePartFound")
        ),
        (json!(true), "SD-P.16".to_owned())
    );
}

#[test]
fn sd_p_17_the_cure_protects_like_two_supplies() {
    let play = scene(3, "plague")
        .cured(1)
        .foes("peru", 1)
        .troops(1, "brazil", 2)
        .dice(&[5, 1, 1])
        .strike();
    let roll = play.event("infectionRoll");
    assert_eq!(
        (&roll["above"], &roll["rule"]),
        (&json!(5), &json!("SD-P.17"))
    );
}

#[test]
fn sd_p_18_with_the_cure_each_success_heals_one() {
    // Edge case 27.
    let play = scene(3, "plague")
        .cured(0)
        .troops(0, "brazil", 6)
        .foes("peru", 3);
    let play = play
        .dice(&[6, 6, 1, 5, 4])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(
        (
            play.own(0, "brazil"),
            play.own(0, "peru"),
            play.foes("peru")
        ),
        (6, 2, 1)
    );
    assert_eq!(
        (play.rule("armiesLost"), play.rule("combatBegan")),
        ("SD-P.18".to_owned(), "SD-P.18".to_owned())
    );
    assert_eq!(play.event("armiesLost")["becomes"], 0);
    // Attackers lose nothing, and there is no advance.
    let play = scene(3, "plague")
        .cured(0)
        .troops(0, "brazil", 6)
        .foes("peru", 3);
    let play = play
        .dice(&[1, 1, 1, 5, 4])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!((play.own(0, "brazil"), play.foes("peru")), (6, 3));
    let play = scene(3, "plague")
        .cured(0)
        .troops(0, "brazil", 6)
        .foes("peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!((play.at("pending"), play.own(0, "peru")), (Value::Null, 1));
}

#[test]
fn sd_p_19_research_is_an_attack_but_none_of_three() {
    let play = laboratory().play().play(research("brazil", "peru"));
    assert_eq!(play.at("turn")["attacksOnApocalytes"], json!([]));
    assert_eq!(play.refused(close("brazil", "argentina", 1)), "SD-6.4");
    let closed = laboratory()
        .supplies("brazil", 2)
        .play()
        .play(close("brazil", "argentina", 1));
    assert_eq!(closed.refused(research("brazil", "peru")), "SD-6.6");
}

#[test]
fn sd_p_20_prevented_when_nobody_is_infected() {
    let play = scene(3, "plague")
        .without("ural")
        .cured(0)
        .troops(0, "brazil", 6)
        .foes("peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(play.rule("prevented"), "SD-P.20");
}
