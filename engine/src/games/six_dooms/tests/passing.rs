//! SD-4.15 to SD-4.17: passing through another's territory in strength.

use super::*;

/// The tenth worked example: six armies in Brazil, Peru is seat 1's with three.
fn march() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 3)
}

#[test]
fn sd_4_15_over_strength_only_with_a_movement_left_and_a_sure_way_out() {
    let play = march().play().play(go("brazil", "peru", 5));
    assert_eq!(play.at("pending")["overStrength"], true);
    let play = play.play(permit(true));
    assert_eq!(play.rule("moved"), "SD-4.15");
    // Edge case 5: with one movement left three are too many, two are not.
    let play = march().turn("moves", json!(1)).play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.15");
    assert!(play.allows(go("brazil", "peru", 2)));
}

#[test]
fn sd_4_15_an_origin_that_becomes_anothers_is_no_way_out() {
    // Edge case 6: tied one to one with a rioter; leaving makes it seat 1's.
    let tied = |scene: Scene| {
        scene
            .land("argentina", [1, 1, 0])
            .foes("argentina", 1)
            .troops(1, "peru", 1)
            .troops(1, "brazil", 1)
    };
    let play = tied(scene(3, "meteors")).troops(1, "venezuela", 1).play();
    assert_eq!(play.refused(go("argentina", "peru", 1)), "SD-4.15");
    let play = tied(scene(3, "meteors")).play();
    assert!(play.allows(go("argentina", "peru", 1)), "Venezuela is free");
}

#[test]
fn sd_4_15_armies_that_turn_at_ground_zero_do_not_count() {
    // Edge case 47.
    let play = scene(3, "mutants")
        .permissions("share")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 3)
        .mark("peru", "ground-zero")
        .play()
        .play(go("brazil", "peru", 4));
    assert_eq!((play.armies("peru"), play.foes("peru")), (vec![2, 3, 0], 2));
    assert_eq!(play.at("turn")["pass"], Value::Null);
}

#[test]
fn sd_4_16_a_pass_must_go_on_at_once() {
    let play = march()
        .permissions("share")
        .play()
        .play(go("brazil", "peru", 5));
    assert_eq!((play.owner("peru"), play.own(0, "peru")), (Some(1), 5));
    assert_eq!(play.refused(end_turn()), "SD-4.16");
    assert_eq!(play.refused(go("brazil", "argentina", 1)), "SD-4.16");
    assert_eq!(play.refused(attack("peru", "peru", 1, 3)), "SD-4.16");
    // Fewer than the owner's three may stay: at least three go.
    assert_eq!(play.refused(go("peru", "venezuela", 2)), "SD-4.16");
    for to in ["venezuela", "argentina", "brazil"] {
        assert!(play.allows(go("peru", to, 3)), "{to}");
    }
    assert!(
        play.legal()
            .iter()
            .all(|mv| mv["type"] == "move" && mv["from"] == "peru")
    );
    let play = play.play(go("peru", "venezuela", 3));
    assert_eq!(play.rule("moved"), "SD-4.16");
    assert_eq!(
        (play.owner("peru"), play.armies("peru")),
        (Some(1), vec![2, 3, 0])
    );
    // Going back needs nobody's leave, not even where the origin is another's.
    let play = scene(3, "zombies")
        .land("brazil", [3, 0, 4])
        .troops(1, "peru", 2)
        .play()
        .play(go("brazil", "peru", 3))
        .play(permit(true))
        .play(go("peru", "brazil", 3));
    assert_eq!((play.own(0, "brazil"), play.to_act()), (3, 0));
}

#[test]
fn sd_4_17_no_turn_ends_over_strength() {
    let play = march()
        .permissions("share")
        .play()
        .play(go("brazil", "peru", 5));
    assert_eq!(play.refused(end_turn()), "SD-4.16");
    let play = play.play(go("peru", "argentina", 5));
    assert!(play.allows(end_turn()));
}
