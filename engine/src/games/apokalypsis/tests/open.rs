//! AK-11: open omens.

use super::{Play, declare, game, omen, pass, people, pile, prepared, trigger};
use serde_json::{Value, json};

/// An open pile before Red's turn; the hands hold none of the cards in it.
fn open(cards: &[&str], mut changes: Value) -> Play {
    changes["omenPile"] = pile(cards);
    if changes.get("hands").is_none() {
        let free = crate::games::apokalypsis::data::Omen::deck().map(|card| card.id());
        let mut left: Vec<&str> = free.collect();
        for card in cards {
            let index = left.iter().position(|other| other == card).unwrap();
            left.remove(index);
        }
        changes["hands"] = json!([&left[..2], &left[2..4], &left[4..6], &left[6..8]]);
    }
    prepared(json!({ "omens": "open" }), changes)
}

fn wait() -> Value {
    json!({ "type": "wait" })
}

#[test]
fn ak_11_1_omens_lie_face_up_and_the_seat_chooses() {
    let play = open(&["wave", "south", "storm"], json!({}));
    assert_eq!(
        play.legal(),
        [
            trigger("storm", "south", None),
            trigger("wave", "south", None),
            wait()
        ]
    );
    assert_eq!(play.view(None)["omenPile"][0]["card"], "wave");
}

#[test]
fn ak_11_2_set_up_and_hands_are_those_of_the_normal_game() {
    let [hidden, open] = ["hidden", "open"].map(|omens| game(4, json!({ "omens": omens }), 6));
    for key in ["board", "seats", "drawPile", "turn"] {
        assert_eq!(hidden.at(key), open.at(key));
    }
}

#[test]
fn ak_11_3_event_then_omen_then_action() {
    let play = open(&["wave", "south"], json!({}));
    assert_eq!(play.at("turn.phase"), "event");
    assert_eq!(play.refused(pass()), "AK-11.3");
    assert_eq!(play.refused(declare(true)), "AK-11.3");
    let play = play.play(wait());
    assert_eq!(play.at("turn.phase"), "omen");
    assert_eq!(play.refused(wait()), "AK-11.3");
    let first = play.legal()[0].clone();
    let play = play.play(first);
    assert_eq!(play.at("turn.phase"), "action");
    assert_eq!(play.refused(trigger("wave", "south", None)), "AK-11.3");
}

#[test]
fn ak_11_4_trigger_wait_or_skip() {
    let play = open(&["wave", "south"], json!({}));
    assert_eq!(play.event("phaseStarted")["rule"], "AK-11.4");
    let waited = open(&["wave", "south"], json!({})).play(wait());
    assert_eq!(
        (waited.course(), waited.at("apocalypses")),
        (
            vec!["waited".to_owned(), "phaseStarted".to_owned()],
            json!(0)
        )
    );
    let triggered = play.play(trigger("wave", "south", None));
    assert_eq!(
        (
            triggered.at("apocalypses"),
            triggered.at("turn.phase"),
            triggered.seat().0
        ),
        (json!(1), json!("omen"), 0)
    );
    assert_eq!(open(&["wave", "storm"], json!({})).at("turn.phase"), "omen");
}

#[test]
fn ak_11_5_one_what_one_where_and_one_will_that_strike_together() {
    let play = open(&["wave", "south", "mercy"], json!({}));
    assert_eq!(
        play.legal(),
        [trigger("wave", "south", Some("mercy")), wait()]
    );
    for wrong in [
        trigger("storm", "south", Some("mercy")),
        trigger("wave", "west", Some("mercy")),
        trigger("wave", "south", Some("wrath")),
        trigger("wave", "south", None),
        trigger("south", "wave", Some("mercy")),
    ] {
        assert_eq!(play.refused(wrong), "AK-11.5");
    }
    // No will lies there, so none is taken.
    assert_eq!(
        open(&["wave", "south"], json!({})).refused(trigger("wave", "south", Some("mercy"))),
        "AK-11.5"
    );
    // Wrath has to be taken and there is no temple among m6, m7 and m8.
    assert_eq!(
        open(&["earthquake", "south", "wrath"], json!({})).at("turn.phase"),
        "omen"
    );
    let only_temple =
        open(&["wave", "south", "wrath"], json!({})).play(trigger("wave", "south", Some("wrath")));
    assert_eq!(only_temple.event("apocalypse")["spaces"], json!(["c9"]));
}

#[test]
fn ak_11_6_the_other_cards_stay() {
    let play =
        open(&["storm", "wave", "south", "west"], json!({})).play(trigger("wave", "south", None));
    let cards: Vec<Value> = [0, 1]
        .map(|index| play.at(&format!("omenPile.{index}.card")))
        .into();
    assert_eq!(
        (cards, play.at("omenPile").as_array().unwrap().len()),
        (vec![json!("storm"), json!("west")], 2)
    );
    // Of two copies the oldest is taken.
    let pair = open(&["wave", "south", "wave"], json!({})).play(trigger("wave", "south", None));
    assert_eq!(
        pair.at("omenPile"),
        json!([{ "card": "wave", "by": 3, "seenBy": [0, 1, 2, 3] }])
    );
}

#[test]
fn ak_11_7_a_pair_comes_before_a_single_card() {
    let play = open(&["earthquake", "wave", "earthquake", "south"], json!({}));
    assert_eq!(play.legal(), [trigger("earthquake", "south", None), wait()]);
    assert_eq!(play.refused(trigger("wave", "south", None)), "AK-11.7");
    // A pair that strikes nothing locks nothing.
    let gone = json!({ "sea": ["m6", "m7", "m8"], "up": people(json!({ "m6": null, "m7": null, "i2": ["red", "yellow"], "i3": ["green"] })) });
    assert_eq!(
        open(&["earthquake", "wave", "earthquake", "south"], gone).legal(),
        [trigger("wave", "south", None), wait()]
    );
}

#[test]
fn ak_11_8_two_pairs_that_count_force() {
    let play = open(&["wave", "south", "wave", "south"], json!({}));
    assert_eq!(play.legal(), [trigger("wave", "south", None)]);
    assert_eq!(play.refused(wait()), "AK-11.8");
    assert_eq!(play.view(Some(0))["aids"]["forced"], true);
    // A pair of wills counts.
    let wills = open(&["wave", "south", "wave", "mercy", "mercy"], json!({}));
    assert_eq!(wills.refused(wait()), "AK-11.8");
    assert!(open(&["wave", "south", "wave", "mercy"], json!({})).allows(&wait()));
}

#[test]
fn ak_11_9_only_the_cards_taken_go_back_and_dead_ones_leave_the_pile() {
    let sea = json!(["i4", "m6", "m7", "m8", "c10"]);
    let up = people(json!({ "m6": null, "m7": null, "i2": ["red", "yellow"], "i3": ["green"] }));
    let start = json!({ "sea": sea, "up": up });
    let play =
        open(&["wave", "south", "storm", "south"], start).play(trigger("wave", "south", None));
    assert_eq!(play.at("deadOmens"), json!(["south", "south"]));
    assert_eq!(play.event("omensReturned")["count"], 1);
    assert_eq!(
        play.at("omenPile"),
        json!([{ "card": "storm", "by": 3, "seenBy": [0, 1, 2, 3] }])
    );
    assert_eq!(
        play.at("drawPile").as_array().unwrap().last(),
        Some(&json!("wave"))
    );
}

#[test]
fn ak_11_9_dead_cards_of_the_pile_go_before_dead_ones_taken() {
    let play = open(
        &["earthquake", "south", "eruption"],
        json!({
            "sea": ["i1", "i2", "i3", "i4", "i5", "i6", "m1", "m3", "m5", "m9", "m11", "c8", "c9", "c10", "c11", "c12"],
            "up": {
                "m6": ["red", "yellow"], "c3": ["red"], "c4": ["red"], "c5": ["red"],
                "m10": ["yellow"], "c1": ["yellow"], "c16": ["yellow"],
                "m2": ["blue"], "c2": ["blue"], "c6": ["blue"], "c14": ["blue"],
                "m7": ["green"], "c13": ["green"], "c15": ["green"], "c17": ["green"],
            },
        }),
    );
    let play = play.play(trigger("earthquake", "south", None));
    let discarded: Vec<Value> = (play.events().into_iter())
        .filter(|event| event["rule"] == "AK-8.13")
        .map(|event| event["card"].clone())
        .collect();
    assert_eq!(discarded, ["eruption", "south"]);
}

#[test]
fn ak_11_10_omens_are_played_face_up() {
    let hands = json!([
        ["earthquake", "south"],
        ["storm", "north"],
        ["eruption", "east"],
        ["wave", "west"]
    ]);
    let play = open(&[], json!({ "hands": hands })).play(omen("south", Some("earthquake")));
    assert_eq!(
        play.event("omenPlayed"),
        json!({ "type": "omenPlayed", "rule": "AK-11.10", "seat": 0, "card": "south" })
    );
    assert!(!play.told("omenPlayedFace") && play.told("omenReturnedFace"));
    assert_eq!(play.at("omenPile.0.seenBy"), json!([0, 1, 2, 3]));
}

#[test]
fn ak_11_11_after_the_actions_the_turn_is_over() {
    let changes = json!({ "sea": ["c8"], "down": { "c8": ["red"] } });
    let play = open(&["wave", "south"], changes).play(wait());
    let first = play.legal()[0].clone();
    let play = play.play(first).play(pass());
    assert_eq!(play.course()[..2], ["passed", "meepleDiscarded"]);
    assert_eq!((play.seat().0, play.at("turn.phase")), (1, json!("event")));
    // Four red meeples with one in the sea: the game ends.
    let last =
        json!({ "sea": ["c8"], "down": { "c8": ["red"] }, "up": people(json!({ "m5": null })) });
    let play = open(&["wave", "south"], last).play(wait());
    let first = play.legal()[0].clone();
    assert!(play.play(first).play(pass()).told("gameEnded"));
}

#[test]
fn ak_11_12_there_is_nothing_to_judge() {
    let options = json!({ "omens": "open", "eventCheck": "judge" });
    let play = prepared(options, json!({ "omenPile": pile(&["west", "mercy"]) })).turn("south");
    assert_eq!(
        crate::session::to_json(play.0.options())["eventCheck"],
        "auto"
    );
    assert_eq!(play.course(), ["passed", "phaseStarted"]);
}

#[test]
fn ak_11_13_in_the_tie_break_the_whole_pile_counts() {
    // Two pairs and a will: no single set would take both whats.
    let up = json!({
        "i1": ["red"], "i2": ["red"], "i3": ["red"], "m1": ["yellow", "yellow"], "m9": ["yellow", "yellow"],
        "c4": ["blue", "blue"], "c7": ["blue", "blue"], "c5": ["blue", "green"], "c6": ["green", "green"], "c14": ["green", "green"],
    });
    let play = open(&["wave", "storm", "east", "mercy"], json!({ "up": up })).play(wait());
    let first = play.legal()[0].clone();
    let play = play.play(first).play(pass());
    let cards = play.event("apocalypse")["cards"].clone();
    for card in ["wave", "storm", "east", "mercy"] {
        assert!(cards.as_array().unwrap().contains(&json!(card)));
    }
}
