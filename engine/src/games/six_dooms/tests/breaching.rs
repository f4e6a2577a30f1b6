//! SD-6.16 to SD-6.22: breaching barricades.

use super::*;

/// The eighth worked example seen from seat 0: five in Peru, a strong barricade on the side of
/// Brazil, two of seat 1 behind it.
fn wall(strength: u32) -> Scene {
    scene(3, "aliens")
        .troops(0, "peru", 5)
        .troops(1, "brazil", 2)
        .wall("peru--brazil", "brazil", strength)
}

#[test]
fn sd_6_16_who_may_attack_a_barricade_and_how() {
    let play = wall(2).play();
    assert_eq!(
        play.refused(breach("peru", "brazil", 1)),
        "SD-6.16",
        "two successes need two dice"
    );
    assert_eq!(play.refused(breach("peru", "brazil", 4)), "SD-6.16");
    assert_eq!(
        play.refused(breach("peru", "argentina", 1)),
        "SD-6.16",
        "no barricade"
    );
    assert_eq!(
        play.refused(breach("brazil", "peru", 2)),
        "SD-6.16",
        "not owned"
    );
    let play = play.play(breach("peru", "brazil", 2));
    assert_eq!(play.rule("combatBegan"), "SD-6.16");
    // From the side it stands on too, with one army behind.
    let own_side = wall(1)
        .wall("peru--argentina", "peru", 1)
        .troops(0, "peru", 2)
        .play();
    assert!(own_side.allows(breach("peru", "argentina", 1)));
    assert_eq!(own_side.refused(breach("peru", "argentina", 2)), "SD-6.16");
    // Edge case 49: guests do not hold the attackers back.
    let guests = wall(1).land("peru", [4, 3, 0]).play();
    assert!(guests.allows(breach("peru", "brazil", 3)));
    let barren = scene(3, "plague")
        .troops(0, "peru", 5)
        .mark("brazil", "barren")
        .wall("peru--brazil", "brazil", 1)
        .play();
    assert_eq!(barren.refused(breach("peru", "brazil", 1)), "SD-6.16");
}

#[test]
fn sd_6_17_who_defends_a_barricade() {
    let defender = |scene: Scene| {
        scene
            .play()
            .play(breach("peru", "brazil", 2))
            .event("combatBegan")["defender"]
            .clone()
    };
    assert_eq!(defender(wall(1)), 1, "the owner");
    assert_eq!(
        defender(wall(1).land("brazil", [0, 2, 0]).foes("brazil", 3)),
        DOOM,
        "the strongest"
    );
    assert_eq!(
        defender(wall(1).land("brazil", [0, 2, 2]).pick(1)),
        2,
        "tied players by pick"
    );
    assert_eq!(
        defender(wall(1).land("brazil", [2, 2, 1])),
        1,
        "another than the attacker"
    );
    assert_eq!(
        defender(wall(1).land("brazil", [3, 0, 1])),
        Value::Null,
        "the attacker owns it"
    );
    assert_eq!(
        defender(wall(1).without("brazil")),
        Value::Null,
        "nobody is there"
    );
    // Edge case 19: then it breaks whatever the dice show.
    let play = wall(2)
        .without("brazil")
        .dice(&[1, 1])
        .play()
        .play(breach("peru", "brazil", 2));
    assert_eq!(play.wall("peru", "brazil"), 0);
}

#[test]
fn sd_6_18_the_defender_re_rolls_one_die_even_without_supplies() {
    let rerolls = |scene: Scene| {
        let play = scene
            .dice(&[6, 6, 1, 1, 1, 1])
            .play()
            .play(breach("peru", "brazil", 2));
        play.rules("dieRerolled")
    };
    assert_eq!(rerolls(wall(1)), ["SD-6.18"]);
    assert_eq!(rerolls(wall(1).supplies("brazil", 1)), ["SD-6.18"]);
    assert_eq!(
        rerolls(wall(1).supplies("brazil", 2)),
        ["SD-6.18", "SD-6.18"]
    );
}

#[test]
fn sd_6_19_one_success_breaks_a_weak_barricade_two_a_strong_one() {
    let one_success = |strength| {
        let play = wall(strength).dice(&[6, 1, 5, 5]).play();
        play.play(breach("peru", "brazil", 2))
            .wall("peru", "brazil")
    };
    assert_eq!(one_success(1), 0);
    assert_eq!(one_success(2), 2);
    // The eighth worked example.
    let play = wall(2)
        .dice(&[6, 6, 1, 3, 2, 4])
        .play()
        .play(breach("peru", "brazil", 3));
    assert_eq!(
        (
            play.wall("peru", "brazil"),
            play.own(0, "peru"),
            play.own(1, "brazil")
        ),
        (0, 5, 2)
    );
    assert_eq!(play.rule("borderBroken"), "SD-6.19");
}

#[test]
fn sd_6_20_only_the_attackers_lose_armies_and_ties_are_the_defenders() {
    // 6 2 1 against 3 2; the 2 is a success and stays.
    let play = wall(2)
        .dice(&[6, 2, 1, 3, 2])
        .play()
        .play(breach("peru", "brazil", 3));
    assert_eq!(
        (
            play.wall("peru", "brazil"),
            play.own(0, "peru"),
            play.own(1, "brazil")
        ),
        (2, 4, 2)
    );
    assert_eq!(
        (play.rule("armiesLost"), play.rule("combatResolved")),
        ("SD-6.20".to_owned(), "SD-6.20".to_owned())
    );
    // Armies beyond the barricade do not win ties.
    let play = wall(1).land("brazil", [1, 3, 0]).dice(&[4, 4, 4]).play();
    let play = play.play(breach("peru", "brazil", 1));
    assert_eq!(play.own(0, "peru"), 4);
}

#[test]
fn sd_6_21_nothing_moves_through_a_broken_barricade_and_it_was_an_attack() {
    let play = wall(1).supplies("peru", 1).dice(&[6, 1, 1, 1]).play();
    let play = play.play(breach("peru", "brazil", 1));
    assert_eq!((play.wall("peru", "brazil"), play.own(0, "brazil")), (0, 0));
    assert_eq!(play.refused(close("peru", "argentina", 1)), "SD-6.4");
    // It is one of three if apocalytes defend.
    let spent = |count| {
        let scene = wall(1).troops(1, "brazil", 0).foes("brazil", 4);
        scene
            .turn(
                "attacksOnApocalytes",
                json!([{ "territory": "peru", "count": count }]),
            )
            .play()
    };
    assert_eq!(spent(3).refused(breach("peru", "brazil", 1)), "SD-5.27");
    let play = spent(2).play(breach("peru", "brazil", 1));
    assert_eq!(play.at("turn")["attacksOnApocalytes"][0]["count"], 3);
}

#[test]
fn sd_6_22_a_broken_border_stays_open_for_a_full_turn() {
    // Edge case 20 is told with SD-1.7.
    let play = wall(1)
        .supplies("peru", 1)
        .troops(0, "argentina", 2)
        .supplies("argentina", 1);
    let play = play
        .dice(&[6, 1, 1, 1])
        .play()
        .play(breach("peru", "brazil", 1));
    assert_eq!(
        play.at("broken"),
        json!([{ "id": "peru--brazil", "at": 9 }])
    );
    let next = play.end().play(reinforce()).play(place("brazil", 1));
    assert_eq!(
        next.refused(close("brazil", "peru", 1)),
        "SD-6.4",
        "no token"
    );
    let next = wall(1)
        .supplies("brazil", 1)
        .dice(&[6, 1, 1, 1])
        .play()
        .play(breach("peru", "brazil", 1));
    let next = next.end().play(reinforce()).play(place("brazil", 1));
    assert_eq!(next.refused(close("brazil", "peru", 1)), "SD-6.22");
    // What its owner removes is not broken.
    let play = wall(1)
        .troops(0, "brazil", 2)
        .supplies("brazil", 1)
        .start()
        .play();
    let play = play
        .play(unwall("brazil", "peru"))
        .play(reinforce())
        .play(place("peru", 1));
    assert!(play.allows(close("brazil", "peru", 1)));
}
