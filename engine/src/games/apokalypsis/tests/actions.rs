//! AK-7: move, rescue, push, pass.

use super::{Play, pass, people, prepared, push, rescue, step};
use serde_json::{Value, json};

/// Red has played her omen on the island with these changes.
fn acting(changes: Value) -> Play {
    prepared(json!({}), changes).omen("south")
}

/// A red, a yellow and a blue meeple lie in the sea around m6.
fn shipwreck() -> Value {
    json!({ "sea": ["c8", "i4"], "down": { "c8": ["blue", "red"], "i4": ["yellow"] }, "up": people(json!({ "m6": ["red"] })) })
}

#[test]
fn ak_7_1_up_to_two_actions() {
    let none = acting(json!({})).play(pass());
    assert_eq!(none.seat().0, 1);
    let one = acting(json!({})).play(step("m5", "i3"));
    assert_eq!((one.seat().0, one.at("turn.actionsLeft")), (0, json!(1)));
    let two = one.play(step("i3", "m5"));
    assert_eq!((two.seat().0, two.at("turn.actionsLeft")), (1, json!(0)));
}

#[test]
fn ak_7_2_own_upright_meeples_act_even_twice() {
    let play = acting(shipwreck());
    for space in ["m10", "c8", "i3"] {
        assert_eq!(play.refused(step(space, "m9")), "AK-7.2");
        assert_eq!(play.refused(rescue(space, "c8", "red")), "AK-7.2");
    }
    let play = play.play(step("m5", "i3")).play(step("i3", "i2"));
    assert_eq!(play.up("i2"), json!(["red"]));
}

#[test]
fn ak_7_3_at_most_two_meeples_on_a_tile() {
    let play = acting(
        json!({ "sea": ["c8"], "down": { "c8": ["red"] }, "up": people(json!({ "i4": ["blue", "green"] })) }),
    );
    assert_eq!(play.refused(step("m6", "i4")), "AK-7.3");
    assert_eq!(play.refused(step("m5", "m6")), "AK-7.3");
    assert_eq!(play.refused(rescue("m6", "c8", "red")), "AK-7.3");
    assert_eq!(play.refused(push("m6", "yellow", "i4")), "AK-7.3");
    assert!(play.allows(&step("m5", "i3")));
    let play = play.play(step("m6", "m7"));
    assert_eq!(play.up("m7"), json!(["green", "red"]));
}

#[test]
fn ak_7_4_at_most_one_meeple_in_a_temple() {
    let play = acting(json!({ "up": people(json!({ "m4": ["blue"] })) }));
    assert_eq!(play.refused(step("m5", "m4")), "AK-7.4");
    assert!(play.allows(&step("m6", "c9")));
}

#[test]
fn ak_7_5_a_move_goes_to_an_adjacent_dry_space() {
    let play = acting(json!({ "sea": ["c8"] }));
    assert_eq!(play.refused(step("m6", "c8")), "AK-7.5");
    let targets: Vec<Value> = play
        .legal()
        .into_iter()
        .filter(|mv| mv["type"] == "move" && mv["from"] == "m6")
        .map(|mv| mv["to"].clone())
        .collect();
    assert_eq!(targets, ["i3", "m5", "c9", "m7", "i4"]);
    let play = play.play(step("m6", "c9"));
    assert_eq!(
        (play.up("m6"), play.up("c9")),
        (json!(["yellow"]), json!(["red"]))
    );
    assert_eq!(
        play.event("moved"),
        json!({ "type": "moved", "rule": "AK-7.5", "seat": 0, "color": "red", "from": "m6", "to": "c9" })
    );
    assert!(play.play(step("c9", "c10")).up("c10") == json!(["red"]));
}

#[test]
fn ak_7_6_a_rescue_brings_a_laid_down_neighbour_to_the_rescuers_tile() {
    let play = acting(shipwreck());
    assert_eq!(play.refused(rescue("m6", "c8", "green")), "AK-7.6");
    assert_eq!(play.refused(rescue("m6", "m7", "green")), "AK-7.6");
    assert_eq!(play.refused(rescue("i1", "c8", "red")), "AK-1.3");
    let play = play.play(rescue("m6", "c8", "red"));
    assert_eq!(
        (play.up("m6"), play.down("c8")),
        (json!(["red", "red"]), json!(["blue"]))
    );
    assert_eq!(
        play.event("rescued"),
        json!({ "type": "rescued", "rule": "AK-7.6", "seat": 0, "color": "red", "from": "c8", "to": "m6" })
    );
    // From the place of a lost temple too.
    let lost = acting(
        json!({ "sea": ["c9"], "down": { "c9": ["red"] }, "up": people(json!({ "m6": ["red"] })) }),
    );
    assert!(lost.allows(&rescue("m6", "c9", "red")));
}

#[test]
fn ak_7_7_any_colour_can_be_rescued() {
    let play = acting(shipwreck());
    for (from, color) in [("c8", "blue"), ("c8", "red"), ("i4", "yellow")] {
        assert!(play.allows(&rescue("m6", from, color)), "{color}");
    }
}

#[test]
fn ak_7_8_nobody_is_rescued_from_a_temple() {
    let mut start = shipwreck();
    start["up"] = people(json!({ "m6": null, "c9": ["red"] }));
    let play = acting(start);
    assert_eq!(play.refused(rescue("c9", "c8", "red")), "AK-7.8");
    assert!(play.allows(&rescue("m5", "c8", "red")));
}

#[test]
fn ak_7_9_a_push_moves_another_colour_to_the_next_tile() {
    let play = acting(json!({}));
    assert_eq!(play.refused(push("m6", "blue", "m7")), "AK-7.9");
    let play = play.play(push("m6", "yellow", "m7"));
    assert_eq!(
        (play.up("m6"), play.up("m7")),
        (json!(["red"]), json!(["green", "yellow"]))
    );
    assert_eq!(
        play.event("pushed"),
        json!({ "type": "pushed", "rule": "AK-7.9", "seat": 0, "color": "yellow", "from": "m6", "to": "m7" })
    );
}

#[test]
fn ak_7_10_a_push_needs_more_upright_meeples_in_and_around_than_are_pushed() {
    let yellow = push("m6", "yellow", "m7");
    let with = |up: Value| acting(json!({ "up": people(up) }));
    // One against one, two against one, two against two, three against two.
    assert_eq!(
        with(json!({ "m6": ["yellow"] })).refused(yellow.clone()),
        "AK-7.10"
    );
    assert!(with(json!({ "m6": ["yellow"], "i3": ["red"] })).allows(&yellow));
    assert_eq!(
        with(json!({ "m6": ["yellow", "yellow"], "i3": ["red"] })).refused(yellow.clone()),
        "AK-7.10"
    );
    assert!(with(json!({ "m6": ["yellow", "yellow"], "i3": ["red", "red"] })).allows(&yellow));
    // A meeple in a temple helps, one on the tile itself too, but only the pushed colour resists.
    assert!(with(json!({ "m6": ["yellow"], "c9": ["red"] })).allows(&yellow));
    assert!(with(json!({ "m6": ["red", "yellow"] })).allows(&yellow));
    assert!(with(json!({ "m6": ["yellow", "blue"], "i3": ["red"] })).allows(&yellow));
    // The drowning do not help.
    let drowning = json!({ "sea": ["c8"], "down": { "c8": ["red"] }, "up": people(json!({ "m6": ["yellow"] })) });
    assert_eq!(acting(drowning).refused(yellow), "AK-7.10");
}

#[test]
fn ak_7_11_pushes_go_from_land_to_land() {
    let play = acting(
        json!({ "sea": ["c8"], "up": people(json!({ "c9": ["green"] })), "down": { "c8": ["blue"] } }),
    );
    assert_eq!(play.refused(push("m6", "yellow", "c9")), "AK-7.11");
    assert_eq!(play.refused(push("m6", "yellow", "c8")), "AK-7.11");
    assert_eq!(play.refused(push("c9", "green", "m7")), "AK-7.11");
    assert_eq!(play.refused(push("c8", "blue", "m5")), "AK-7.11");
}

#[test]
fn ak_7_12_the_own_colour_is_moved_and_not_pushed() {
    let play = acting(json!({}));
    assert_eq!(play.refused(push("m6", "red", "m7")), "AK-7.12");
    assert!(play.allows(&step("m6", "m7")));
    assert!(
        play.legal()
            .iter()
            .all(|mv| mv["type"] != "push" || mv["color"] != "red")
    );
}

#[test]
fn ak_7_13_a_pass_ends_the_phase_before_either_action() {
    let play = acting(json!({})).play(pass());
    assert_eq!(play.event("passed")["unused"], 2);
    let play = acting(json!({})).play(step("m5", "i3"));
    assert!(play.allows(&pass()));
    let play = play.play(pass());
    assert_eq!(
        (play.event("passed")["unused"].clone(), play.seat().0),
        (json!(1), 1)
    );
}

#[test]
fn ak_7_14_own_meeples_left_in_the_sea_are_lost_and_others_stay() {
    let mut start = shipwreck();
    start["sea"] = json!(["c8", "i4", "c14"]);
    start["down"]["c14"] = json!(["red", "red"]);
    start["up"] = people(json!({ "m6": ["red"], "c14": null }));
    let play = acting(start).play(pass());
    let lost: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["rule"] == "AK-7.14")
        .map(|event| event["space"].clone())
        .collect();
    assert_eq!(lost, ["c8", "c14", "c14"]);
    assert_eq!(
        (play.down("c8"), play.down("i4"), play.down("c14")),
        (json!(["blue"]), json!(["yellow"]), json!([]))
    );
    // Not after the first action, but after the second.
    let play = acting(shipwreck()).play(step("m5", "i3"));
    assert_eq!(play.down("c8"), json!(["blue", "red"]));
    assert_eq!(play.play(step("i3", "m5")).down("c8"), json!(["blue"]));
}

#[test]
fn ak_7_15_the_end_is_tested_right_after_the_drowned_are_lost() {
    // Four red meeples, one of them in the sea.
    let start =
        json!({ "sea": ["c8"], "down": { "c8": ["red"] }, "up": people(json!({ "m5": null })) });
    let play = acting(start.clone());
    assert_eq!(play.at("scores.0.survivors"), 4);
    let play = play.play(pass());
    assert_eq!(
        play.course()[..3],
        ["passed", "meepleDiscarded", "gameEnded"]
    );
    let mut room = start;
    room["up"] = people(json!({ "m5": null, "m6": ["red"], "i3": ["yellow"] }));
    let saved = acting(room).play(rescue("m6", "c8", "red")).play(pass());
    assert!(!saved.state().is_over());
}

#[test]
fn ak_7_16_who_is_rescued_first_may_take_the_second_action() {
    // One red meeple beside m7 is no majority over the green one there; two are.
    let play = acting(shipwreck());
    assert_eq!(play.refused(push("m7", "green", "m8")), "AK-7.10");
    let play = play
        .play(rescue("m6", "c8", "red"))
        .play(push("m7", "green", "m8"));
    assert_eq!(
        (play.up("m6"), play.up("m7"), play.up("m8")),
        (json!(["red", "red"]), json!([]), json!(["green"]))
    );
}
