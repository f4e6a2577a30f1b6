//! How far moves can be taken back.

use super::{Play, declare, pass, people, pile, prepared, push, rescue, step, trigger};
use crate::seat::Viewer;
use crate::session::Undo;
use serde_json::{Value, json};

/// The rule that stops the last move from being taken back.
fn stop(play: &Play, seat: u8) -> Option<&'static str> {
    match play
        .0
        .undo_at(play.0.len(), Viewer::Seat(crate::seat::Seat(seat)))
    {
        Undo::Possible => None,
        Undo::Stopped { rule } => Some(rule.0),
        other => panic!("{other:?}"),
    }
}

fn open(cards: &[&str], changes: Value) -> Play {
    let mut start = changes;
    start["omenPile"] = pile(cards);
    prepared(json!({ "omens": "open" }), start)
}

#[test]
fn moves_rescues_and_pushes_reveal_nothing() {
    let start = json!({ "sea": ["c8"], "down": { "c8": ["red"] }, "up": people(json!({ "m6": ["red"], "i4": ["yellow"] })), "omenPile": pile(&["west"]) });
    for mv in [step("m5", "i3"), rescue("m6", "c8", "red")] {
        assert_eq!(
            stop(
                &prepared(json!({}), start.clone()).omen("south").play(mv),
                0
            ),
            None
        );
    }
    let play = prepared(json!({}), json!({}))
        .omen("south")
        .play(push("m6", "yellow", "m7"));
    assert_eq!(stop(&play, 0), None);
}

#[test]
fn an_omen_is_drawn_for() {
    assert_eq!(
        stop(&prepared(json!({}), json!({})).omen("south"), 0),
        Some("AK-6.3")
    );
}

#[test]
fn the_end_of_the_actions_reveals_only_what_follows_it() {
    let acting =
        |options: Value, changes: Value| prepared(options, changes).omen("south").play(pass());
    // No look at a single card, and none with open omens.
    assert_eq!(stop(&acting(json!({}), json!({})), 0), None);
    let two = json!({ "omenPile": pile(&["west"]) });
    assert_eq!(
        stop(&acting(json!({ "omens": "open" }), two.clone()), 0),
        None
    );
    assert_eq!(stop(&acting(json!({}), two.clone()), 0), Some("AK-8.2"));
    assert_eq!(
        stop(&acting(json!({ "eventCheck": "judge" }), two), 0),
        Some("AK-8.2")
    );
    let last = json!({ "up": people(json!({ "i1": null })) });
    assert_eq!(stop(&acting(json!({}), last), 0), Some("AK-9.13"));
}

#[test]
fn a_judgement_is_heard_by_all() {
    let judge = prepared(
        json!({ "eventCheck": "judge" }),
        json!({ "omenPile": pile(&["west"]) }),
    )
    .turn("south");
    assert_eq!(stop(&judge.play(declare(false)), 0), Some("AK-10.10"));
}

#[test]
fn waiting_and_plain_apocalypses_reveal_nothing() {
    let hands = json!([
        ["west", "earthquake"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let start = json!({ "hands": hands });
    let waited = open(&["wave", "south"], start.clone()).play(json!({ "type": "wait" }));
    assert_eq!(stop(&waited, 0), None);
    let struck = open(&["wave", "south"], start).play(trigger("wave", "south", None));
    assert_eq!(stop(&struck, 0), None);
}

/// Of the south only its beaches are left.
fn beaches_left(hands: Value) -> Value {
    json!({
        "sea": ["i4", "m6", "m7", "m8", "c10"],
        "up": people(json!({ "m6": null, "m7": null, "i2": ["red", "yellow"], "i3": ["green"] })),
        "hands": hands,
    })
}

#[test]
fn a_card_that_dies_tells_who_held_it_or_that_nobody_did() {
    let held = json!([
        ["west", "earthquake"],
        ["south", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let nobody = json!([
        ["west", "earthquake"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    for hands in [held, nobody.clone()] {
        let play =
            open(&["wave", "south"], beaches_left(hands)).play(trigger("wave", "south", None));
        assert_eq!(stop(&play, 0), Some("AK-8.14"));
    }
    // With both copies in sight nothing is learnt.
    let play = open(&["wave", "south", "south"], beaches_left(nobody))
        .play(trigger("wave", "south", None));
    assert_eq!(stop(&play, 0), None);
}

#[test]
fn a_queue_that_is_served_learns_cards() {
    let hands = json!([
        ["west"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let rest = json!([
        "wrath",
        "wrath",
        "mercy",
        "mercy",
        "earthquake",
        "earthquake",
        "eruption",
        "wave",
        "north",
        "east",
        "south"
    ]);
    let start = json!({ "hands": hands, "deck": [], "deadOmens": rest });
    let play = open(&["wave", "south"], start).play(trigger("wave", "south", None));
    assert_eq!(stop(&play, 0), Some("AK-6.4"));
}
