//! SD-4.23, SD-4.24: the duty to engage.

use super::*;

#[test]
fn sd_4_23_whoever_enters_fallen_land_attacks_at_once() {
    // The eleventh worked example.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .foes("peru", 2)
        .dice(&[6, 6, 1, 2, 1])
        .play()
        .play(go("brazil", "peru", 3));
    assert_eq!(play.at("turn")["engage"], "peru");
    assert_eq!(play.refused(end_turn()), "SD-4.23");
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 2)), "SD-4.23");
    assert_eq!(play.refused(go("peru", "argentina", 1)), "SD-4.23");
    assert!(play.legal().iter().all(|mv| mv["type"] == "attack"));
    let play = play.play(attack("peru", "peru", DOOM, 3));
    assert_eq!(play.at("turn")["engage"], Value::Null);
    assert_eq!(
        play.at("turn")["attacksOnApocalytes"],
        json!([{ "territory": "peru", "count": 1 }])
    );
    // A territory that somebody owns asks for nothing.
    let play = scene(3, "zombies")
        .permissions("share")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 5)
        .foes("peru", 2)
        .play()
        .play(go("brazil", "peru", 3));
    assert_eq!(play.at("turn")["engage"], Value::Null);
}

#[test]
fn sd_4_23_an_advance_obliges_too() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 1)
        .foes("peru", 2)
        .dice(&[6, 5, 4, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!(play.own(0, "peru"), 3);
    assert_eq!(play.at("turn")["engage"], "peru");
}

#[test]
fn sd_4_24_the_duty_lapses_where_no_attack_is_legal() {
    // The three attacks are spent.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .foes("peru", 2)
        .turn(
            "attacksOnApocalytes",
            json!([{ "territory": "peru", "count": 3 }]),
        )
        .play()
        .play(go("brazil", "peru", 3));
    assert_eq!(play.at("turn")["engage"], Value::Null);
    // Without the cure nobody attacks the infected.
    let play = scene(3, "plague")
        .troops(0, "brazil", 6)
        .foes("peru", 2)
        .play()
        .play(go("brazil", "peru", 3));
    assert_eq!(play.at("turn")["engage"], Value::Null);
    // Edge case 24: the only army turns at ground zero.
    let play = scene(3, "mutants")
        .troops(0, "brazil", 6)
        .mark("peru", "ground-zero")
        .play()
        .play(go("brazil", "peru", 1));
    assert_eq!((play.own(0, "peru"), play.foes("peru")), (0, 1));
    assert_eq!(play.at("turn")["engage"], Value::Null);
}
