//! What is told before a move, and what a board is given to draw.

use super::{Play, declare, pass, people, pile, prepared, push, rescue, step, trigger};
use crate::games::apokalypsis::preview::preview;
use crate::session::to_json;
use serde_json::{Value, json};

fn previewed(play: &Play, mv: Value) -> Value {
    let mv = crate::session::read(&mv, "move").unwrap();
    to_json(&preview(play.state(), play.seat(), &mv))
}

fn aids(play: &Play, seat: Option<u8>) -> Value {
    play.view(seat)["aids"].clone()
}

#[test]
fn an_omen_tells_what_would_be_known_of_the_pile() {
    let entries = json!([{ "card": "wave", "by": 0 }, { "card": "mercy", "by": 2 }]);
    let hands = json!([
        ["west", "south"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let start = json!({ "omenPile": entries, "hands": hands });
    let play = prepared(json!({}), start.clone());
    let signs = previewed(&play, super::omen("south", Some("west")))["signs"].clone();
    assert_eq!(
        (&signs["cards"], &signs["unknown"], &signs["will"]),
        (&json!(["wave", "south"]), &json!(1), &json!(0))
    );
    assert_eq!(signs["struck"], json!(["c8", "c9", "c11", "c12"]));
    assert_eq!(
        signs["falling"],
        json!([{ "space": "c12", "color": "green" }])
    );
    // A screen that does not remember knows only the card that is played.
    let forgetful = prepared(json!({ "recall": false }), start);
    let signs = previewed(&forgetful, super::omen("south", Some("west")))["signs"].clone();
    assert_eq!(
        (&signs["cards"], &signs["unknown"], &signs["struck"]),
        (&json!(["south"]), &json!(2), &json!([]))
    );
}

#[test]
fn an_action_tells_what_is_left_and_how_full_it_gets() {
    let play = prepared(json!({}), json!({})).omen("south");
    let moved = previewed(&play, step("m5", "i3"));
    assert_eq!(
        (&moved["actionsLeft"], &moved["end"]),
        (&json!(1), &json!(null))
    );
    assert_eq!(
        moved["arrival"],
        json!({ "space": "i3", "count": 1, "room": 2 })
    );
    assert_eq!(
        previewed(&play, step("m6", "c9"))["arrival"],
        json!({ "space": "c9", "count": 1, "room": 1 })
    );
    let pushed = previewed(&play, push("m6", "yellow", "m7"));
    assert_eq!(pushed["majority"], json!({ "own": 2, "against": 1 }));
    assert_eq!(pushed["arrival"]["count"], 2);
}

#[test]
fn the_end_of_the_action_phase_tells_who_is_lost_and_what_comes() {
    let drowning = json!({ "sea": ["c8"], "down": { "c8": ["blue", "red"] }, "up": people(json!({ "m6": ["red"], "c10": ["yellow"] })) });
    let play = prepared(json!({}), drowning.clone()).omen("south");
    let passed = previewed(&play, pass())["end"].clone();
    assert_eq!(
        passed,
        json!({ "lost": [{ "space": "c8", "color": "red" }], "next": "turn", "seat": 1 })
    );
    let play = play.play(step("m5", "i3"));
    let rescued = previewed(&play, rescue("m6", "c8", "red"))["end"].clone();
    assert_eq!(rescued, json!({ "lost": [], "next": "turn", "seat": 1 }));

    let with = |options: Value, more: Value| {
        let mut start = drowning.clone();
        for (key, value) in more.as_object().unwrap() {
            start[key] = value.clone();
        }
        previewed(&prepared(options, start).omen("south"), pass())["end"].clone()
    };
    let two = json!({ "omenPile": pile(&["west"]) });
    assert_eq!(with(json!({}), two.clone())["next"], "look");
    let judge = with(json!({ "eventCheck": "judge" }), two.clone());
    assert_eq!(
        (&judge["next"], &judge["seat"]),
        (&json!("declare"), &json!(0))
    );
    assert_eq!(with(json!({ "omens": "open" }), two)["next"], "turn");
    let last = with(
        json!({}),
        json!({ "up": people(json!({ "m6": ["red"], "m5": null, "c10": ["yellow"] })) }),
    );
    assert_eq!(
        (&last["next"], &last["seat"]),
        (&json!("over"), &json!(null))
    );
}

#[test]
fn an_apocalypse_tells_who_falls_and_what_dies() {
    let sea = json!(["i4", "m6", "m7", "m8", "c10"]);
    let up = people(json!({ "m6": null, "m7": null, "i2": ["red", "yellow"], "i3": ["green"] }));
    let hands = json!([
        ["west", "earthquake"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let play = prepared(
        json!({ "omens": "open" }),
        json!({ "sea": sea, "up": up, "hands": hands, "omenPile": pile(&["wave", "south"]) }),
    );
    let told = previewed(&play, trigger("wave", "south", None));
    assert_eq!(told["spaces"], json!(["c8", "c9", "c11", "c12"]));
    assert_eq!(
        (&told["falling"], &told["lost"], &told["dying"]),
        (
            &json!([{ "space": "c12", "color": "green" }]),
            &json!([]),
            &json!(["south"])
        )
    );
}

#[test]
fn a_judge_is_told_nothing() {
    let hands = json!([
        ["west", "south"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let play = prepared(
        json!({ "eventCheck": "judge" }),
        json!({ "omenPile": pile(&["wave"]), "hands": hands }),
    )
    .turn("south");
    for reveal in [true, false] {
        assert_eq!(
            previewed(&play, declare(reveal)),
            json!({ "type": "declare" })
        );
    }
    assert!(aids(&play, Some(0))["signs"].is_null());
    assert_eq!(aids(&play, Some(1))["signs"]["cards"], json!(["wave"]));
}

#[test]
fn the_view_tells_the_areas_and_how_much_of_them_is_left() {
    let play = prepared(json!({}), json!({ "sea": ["c8", "c9"] }));
    let aids = aids(&play, None);
    assert_eq!(
        aids["omens"][6],
        json!({ "id": "south", "kind": "where", "area": ["i4", "m6", "m7", "m8", "c8", "c9", "c10", "c11", "c12"], "dry": 7, "dead": false })
    );
    assert_eq!(
        aids["spaces"][0],
        json!({ "id": "i1", "q": 0, "r": -1, "zone": "inner", "region": "north", "adjacent": ["m1", "m2", "i2", "i6", "m12"] })
    );
    assert_eq!(
        (&aids["meeples"], &aids["threshold"]),
        (&json!(8), &json!(3))
    );
}

#[test]
fn the_view_marks_the_last_chance_of_the_drowning() {
    let start = json!({ "sea": ["c8", "c12"], "down": { "c8": ["blue", "red"], "c12": ["yellow"] }, "up": people(json!({ "c12": null, "c13": ["green"] })), "omenPile": pile(&["west"]) });
    let play = prepared(json!({ "eventCheck": "judge" }), start);
    let last = |play: &Play| -> Vec<(Value, Value)> {
        let drowning = aids(play, None)["drowning"].as_array().unwrap().clone();
        drowning
            .into_iter()
            .map(|meeple| (meeple["color"].clone(), meeple["last"].clone()))
            .collect()
    };
    assert_eq!(
        last(&play),
        [
            (json!("blue"), json!(false)),
            (json!("red"), json!(true)),
            (json!("yellow"), json!(false))
        ]
    );
    // Red's are lost; while she judges the pile, Yellow's turn is next.
    let play = play.turn("south");
    assert_eq!(
        last(&play),
        [
            (json!("blue"), json!(false)),
            (json!("yellow"), json!(true))
        ]
    );
}

#[test]
fn with_open_omens_the_view_marks_all_that_may_be_struck() {
    let hands = json!([
        ["west", "earthquake"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let play = prepared(
        json!({ "omens": "open" }),
        json!({ "hands": hands, "omenPile": pile(&["wave", "south", "wave", "eruption"]) }),
    );
    let aids = aids(&play, None);
    assert_eq!(
        (&aids["pairs"], &aids["forced"]),
        (&json!(["wave"]), &json!(false))
    );
    assert_eq!(aids["signs"]["struck"], json!(["c8", "c9", "c11", "c12"]));
}
