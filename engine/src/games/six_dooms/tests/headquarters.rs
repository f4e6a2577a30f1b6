//! SD-8: headquarters.

use super::*;
use crate::games::six_dooms::state::Force;

#[test]
fn sd_8_1_a_headquarters_counts_as_a_supply_while_no_apocalytes_are_there() {
    let usable = |foes| {
        let play = scene(3, "zombies")
            .troops(0, "peru", 5)
            .hq("peru")
            .foes("peru", foes)
            .play();
        let state = play.state();
        (
            state.usable(land("peru"), Force::Player(Seat(0))),
            state.contains(land("peru")),
        )
    };
    assert_eq!(usable(0), (1, 1));
    assert_eq!(usable(1), (0, 0));
    // What a territory contains does not ask for its owner.
    let play = scene(3, "zombies")
        .land("peru", [2, 2, 0])
        .hq("peru")
        .supplies("peru", 1)
        .play();
    assert_eq!(play.state().contains(land("peru")), 2);
}

#[test]
fn sd_8_2_a_headquarters_is_never_spent_nor_moved() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 5)
        .hq("brazil")
        .play();
    assert_eq!(play.refused(carry("brazil", "peru", 1)), "SD-4.4");
    assert_eq!(play.refused(close("brazil", "peru", 1)), "SD-6.4");
}

/// Seat 0 holds so many headquarters and conquers Peru with another.
fn conquest(held: &[&'static str]) -> Play {
    let mut scene = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 1)
        .hq("peru");
    for id in held {
        scene = scene.troops(0, id, 1).hq(id);
    }
    let scene = scene
        .option("oppose", json!("never"))
        .option("dice", json!("ask"));
    let mut play = scene
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    while play.at("pending")["type"] == "reroll" {
        play = play.play(reroll(false));
    }
    play
}

#[test]
fn sd_8_3_a_conquered_headquarters_is_taken_over() {
    // The sixth worked example.
    let play = conquest(&["japan"]);
    assert_eq!(play.rule("hqTaken"), "SD-8.3");
    assert_eq!(play.state().headquarters_of(Seat(0)).len(), 2);
}

#[test]
fn sd_8_4_nobody_controls_more_than_the_limit() {
    let play = conquest(&["japan", "siam"]);
    assert!(!play.state().headquarters.contains(land("peru")));
    assert_eq!(play.state().headquarters_of(Seat(0)).len(), 2);
}

#[test]
fn sd_8_5_a_headquarters_beyond_the_limit_is_razed() {
    assert_eq!(conquest(&["japan", "siam"]).rule("hqRazed"), "SD-8.5");
    // Edge case 34: however it came about.
    let play = scene(3, "aliens")
        .land("peru", [2, 3, 0])
        .hq("peru")
        .hq("japan")
        .troops(0, "siam", 1)
        .hq("siam")
        .foes("peru", 2)
        .dice(&[6, 6, 1, 1])
        .strike();
    let razed = &play.heard("hqRazed")[0];
    assert_eq!(
        (&razed["territory"], &razed["seat"]),
        (&json!("peru"), &json!(0))
    );
}

#[test]
fn sd_8_6_the_map_holds_no_more_headquarters_than_its_limit() {
    let six = ["peru", "argentina", "venezuela", "egypt", "siam", "india"];
    let mut scene = scene(3, "zombies")
        .troops(0, "brazil", 2)
        .supplies("brazil", 1)
        .start();
    for id in six {
        scene = scene.hq(id);
    }
    // Nobody controls one, and yet there are six.
    assert_eq!(scene.play().refused(rebuild("brazil")), "SD-9.8");
}
