//! SD-4.7, SD-4.8, SD-4.10 to SD-4.14: leave to enter and to take.

use super::*;

/// Seat 0 beside Peru, which is seat 1's.
fn neighbours() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 6)
        .supplies("brazil", 2)
        .troops(1, "peru", 4)
        .supplies("peru", 1)
}

#[test]
fn sd_4_7_the_owner_decides_who_enters() {
    let play = neighbours().permissions("refuse").play();
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.7");
    assert_eq!(play.refused(carry("brazil", "peru", 1)), "SD-4.7");
    let play = neighbours().play().play(go("brazil", "peru", 1));
    assert_eq!(play.asked(), ("permit".to_owned(), 1));
    assert_eq!(play.own(0, "peru"), 0, "nothing moves before the answer");
    let play = play.play(permit(true));
    assert_eq!(play.own(0, "peru"), 1);
    assert_eq!(play.to_act(), 0);
}

#[test]
fn sd_4_8_the_owner_decides_who_takes_supplies_out() {
    let guest = || neighbours().land("peru", [1, 4, 0]).supplies("peru", 1);
    let play = guest().permissions("refuse").play();
    assert_eq!(play.refused(carry("peru", "argentina", 1)), "SD-4.8");
    assert!(play.allows(go("peru", "argentina", 1)));
    let play = guest()
        .permissions("share")
        .play()
        .play(carry("peru", "argentina", 1));
    assert_eq!(play.supplies("argentina"), 1);
    // What is carried in is the owner's at once.
    let play = neighbours()
        .permissions("enter")
        .play()
        .play(carry("brazil", "peru", 1));
    assert_eq!(play.supplies("peru"), 2);
    let play = play.play(carry("peru", "argentina", 1));
    assert_eq!(play.asked(), ("permit".to_owned(), 1));
}

#[test]
fn sd_4_10_a_standing_permission_answers_for_its_owner() {
    // Edge case 48: `enter` is enough with a supply from the own land.
    let play = neighbours().permission(1, 0, "enter").play();
    let play = play.play(carry("brazil", "peru", 1));
    assert_eq!((play.supplies("peru"), play.to_act()), (2, 0));
    let asks = |level: &str| {
        let scene = neighbours().land("peru", [1, 4, 0]).supplies("peru", 1);
        let play = scene.permission(1, 0, level).play();
        let enter = play.play(go("brazil", "peru", 1));
        let scene = neighbours().land("peru", [1, 4, 0]).supplies("peru", 1);
        let play = scene.permission(1, 0, level).play();
        let take = play.play(carry("peru", "argentina", 1));
        [enter.to_act() == 1, take.to_act() == 1]
    };
    assert_eq!(asks("ask"), [true, true]);
    assert_eq!(asks("enter"), [false, true]);
    assert_eq!(asks("share"), [false, false]);
}

#[test]
fn sd_4_11_the_owner_left_is_asked_first_and_one_owner_once() {
    // Edge case 8: from seat 1's Brazil into seat 2's Peru.
    let both = || {
        scene(3, "zombies")
            .land("brazil", [1, 3, 0])
            .supplies("brazil", 1)
            .troops(2, "peru", 3)
    };
    let play = both().play().play(carry("brazil", "peru", 1));
    assert_eq!(play.asked(), ("permit".to_owned(), 1));
    assert_eq!(play.at("pending")["kinds"], json!(["supply"]));
    assert_eq!(
        play.at("pending")["rest"],
        json!([{ "seat": 2, "kinds": ["enter"] }])
    );
    assert_eq!(play.refused(end_turn()), "SD-4.11");
    let play = play.play(permit(true));
    assert_eq!(
        (play.asked(), play.rule("permissionAsked")),
        (("permit".to_owned(), 2), "SD-4.11".to_owned())
    );
    let play = play.play(permit(true));
    assert_eq!(play.supplies("peru"), 1);
    let play = both()
        .play()
        .play(carry("brazil", "peru", 1))
        .play(permit(false));
    assert_eq!((play.supplies("brazil"), play.to_act()), (1, 0));
    assert_eq!(play.refused(permit(true)), "SD-4.11");
    // Edge case 9: both territories are seat 1's, so one question covers both.
    let play = scene(3, "zombies")
        .land("brazil", [1, 3, 0])
        .supplies("brazil", 1)
        .troops(1, "peru", 3)
        .permission(1, 0, "enter")
        .play()
        .play(carry("brazil", "peru", 1));
    assert_eq!(play.at("pending")["kinds"], json!(["supply", "enter"]));
    let play = play.play(permit(true));
    assert_eq!(play.supplies("peru"), 1);
}

#[test]
fn sd_4_12_what_was_refused_is_closed_for_the_turn_and_costs_nothing() {
    // Edge case 7.
    let play = neighbours()
        .play()
        .play(go("brazil", "peru", 1))
        .play(permit(false));
    assert_eq!(play.rule("permissionAnswered"), "SD-4.12");
    assert_eq!(play.at("turn")["moves"], 3);
    assert_eq!(play.refused(go("brazil", "peru", 2)), "SD-4.12");
    assert!(!play.listed("move").iter().any(|mv| mv["to"] == "peru"));
    // Even if the standing permission changes meanwhile.
    let guest = neighbours().land("peru", [1, 4, 0]).supplies("peru", 1);
    let play = guest
        .play()
        .play(carry("peru", "argentina", 1))
        .play(permit(false));
    assert_eq!(play.refused(carry("peru", "argentina", 1)), "SD-4.12");
    assert!(play.allows(go("peru", "argentina", 1)));
    let turns = play.end().play(reinforce()).play(place("peru", 1));
    assert_eq!(turns.at("turn")["refused"], json!([]));
}

#[test]
fn sd_4_13_an_answer_can_be_remembered() {
    let ask = || neighbours().play().play(go("brazil", "peru", 1));
    let play = ask().play(permit_always(true));
    assert_eq!(play.at("permissions")[1][0], "enter");
    assert_eq!(play.rule("permissionAnswered"), "SD-4.13");
    let play = ask().play(permit_always(false));
    assert_eq!(play.at("permissions")[1][0], "refuse");
    let guest = neighbours().land("peru", [1, 4, 0]).supplies("peru", 1);
    let play = guest
        .play()
        .play(carry("peru", "argentina", 1))
        .play(permit_always(true));
    assert_eq!(play.at("permissions")[1][0], "share");
    assert_eq!(ask().play(permit(true)).at("permissions")[1][0], "ask");
}

#[test]
fn sd_4_14_permissions_are_set_in_the_own_turn_once_for_each_player() {
    let play = neighbours().play();
    assert_eq!(play.refused(allow(0, "share")), "SD-4.14");
    assert_eq!(play.refused(allow(1, "ask")), "SD-4.14");
    let play = play.play(allow(1, "share"));
    assert_eq!(play.rule("permissionSet"), "SD-4.14");
    assert_eq!(play.at("permissions")[0][1], "share");
    assert_eq!(play.refused(allow(1, "refuse")), "SD-4.14");
    assert!(play.allows(allow(2, "refuse")));
    let play = scene(3, "zombies").without("madagascar").start().play();
    assert_eq!(
        play.refused(allow(2, "share")),
        "SD-4.14",
        "nobody is there any more"
    );
}
