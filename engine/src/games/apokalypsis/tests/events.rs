//! AK-8: the event phase and the apocalypse.

use super::{Play, declare, game, pass, people, pile, prepared, refused_start};
use serde_json::{Value, json};

/// Red plays south onto this pile and passes.
pub fn south_onto(cards: &[&str], changes: Value) -> Play {
    south_with(json!({}), cards, changes)
}

pub fn south_with(options: Value, cards: &[&str], mut changes: Value) -> Play {
    changes["omenPile"] = pile(cards);
    if changes.get("hands").is_none() {
        changes["hands"] = json!([
            ["west", "south"],
            ["north", "north"],
            ["east", "east"],
            ["eruption", "eruption"]
        ]);
    }
    prepared(options, changes).turn("south")
}

pub fn judged(cards: &[&str]) -> Play {
    south_with(json!({ "eventCheck": "judge" }), cards, json!({}))
}

fn sunk(play: &Play) -> Value {
    play.event("apocalypse")["spaces"].clone()
}

#[test]
fn ak_8_1_no_event_phase_with_fewer_than_two_cards() {
    let play = south_onto(&[], json!({}));
    assert_eq!(play.course(), ["passed", "eventSkipped", "phaseStarted"]);
    assert!(south_onto(&["west"], json!({})).told("pileLookedAt"));
}

#[test]
fn ak_8_2_the_active_seat_alone_looks_at_the_whole_pile() {
    let play = south_onto(&["west", "mercy"], json!({}));
    assert_eq!(
        play.event("pileLookedAt"),
        json!({ "type": "pileLookedAt", "rule": "AK-8.2", "seat": 0, "count": 3 })
    );
    assert_eq!(
        play.event("pileSeen"),
        json!({ "type": "pileSeen", "rule": "AK-8.2", "seat": 0, "privateTo": 0, "cards": ["west", "mercy", "south"] })
    );
    assert_eq!(
        (play.at("omenPile.0.seenBy"), play.at("omenPile.2.seenBy")),
        (json!([0, 1]), json!([0]))
    );
}

#[test]
fn ak_8_3_without_a_what_or_a_where_nothing_happens() {
    assert!(south_onto(&["west", "mercy"], json!({})).told("noApocalypse"));
    let whats = json!({ "hands": [["south", "storm"], ["north", "north"], ["east", "east"], ["west", "eruption"]], "omenPile": pile(&["wave"]) });
    assert!(
        prepared(json!({}), whats)
            .turn("storm")
            .told("noApocalypse")
    );
    assert!(south_onto(&["wave"], json!({})).told("apocalypse"));
}

#[test]
fn ak_8_4_the_overlap_needs_an_eligible_space_be_it_empty() {
    let beaches = ["c8", "c9", "c11", "c12"];
    let deserted = json!({ "up": people(json!({ "c12": null, "c13": ["green"] })) });
    assert_eq!(sunk(&south_onto(&["wave"], deserted)), json!(beaches));
    let gone = json!({ "sea": beaches, "up": people(json!({ "c12": null, "c13": ["green"] })) });
    assert!(south_onto(&["wave"], gone.clone()).told("noApocalypse"));
    // Only what is not yet sea is affected.
    let mut one_left = gone;
    one_left["sea"] = json!(["c8", "c9", "c11"]);
    assert_eq!(sunk(&south_onto(&["wave"], one_left)), json!(["c12"]));
}

#[test]
fn ak_8_5_more_mercy_spares_the_temples() {
    assert_eq!(
        sunk(&south_onto(&["wave", "mercy"], json!({}))),
        json!(["c8", "c11", "c12"])
    );
    assert_eq!(
        sunk(&south_onto(&["wave", "mercy", "mercy", "wrath"], json!({}))),
        json!(["c8", "c11", "c12"])
    );
}

#[test]
fn ak_8_6_more_wrath_strikes_temples_only() {
    let play = south_onto(
        &["wave", "wrath"],
        json!({ "up": people(json!({ "c9": ["blue"] })) }),
    );
    assert_eq!(
        (sunk(&play), play.down("c9")),
        (json!(["c9"]), json!(["blue"]))
    );
    assert!(south_onto(&["earthquake", "wrath"], json!({})).told("noApocalypse"));
}

#[test]
fn ak_8_7_level_wills_strike_land_and_temples() {
    for wills in [vec!["wave"], vec!["wave", "mercy", "wrath"]] {
        assert_eq!(
            sunk(&south_onto(&wills, json!({}))),
            json!(["c8", "c9", "c11", "c12"])
        );
    }
}

#[test]
fn ak_8_8_a_due_apocalypse_is_revealed_and_resolved() {
    let play = south_onto(&["wave"], json!({}));
    assert_eq!(
        play.event("omensRevealed"),
        json!({ "type": "omensRevealed", "rule": "AK-8.8", "cards": ["wave", "south"] })
    );
    assert_eq!(
        play.course(),
        [
            "passed",
            "pileLookedAt",
            "pileSeen",
            "omensRevealed",
            "apocalypse",
            "tileSunk",
            "templeLost",
            "tileSunk",
            "tileSunk",
            "laidDown",
            "omensReturned",
            "phaseStarted"
        ]
    );
    assert_eq!(
        (play.at("apocalypses"), play.at("omenPile")),
        (json!(1), json!([]))
    );
}

#[test]
fn ak_8_9_laid_down_neutral_meeples_are_lost_first() {
    let setup = json!({
        "bless": ["red", "yellow", "blue"], "temples": ["i5", "m4", "c9", "c18"], "sea": ["c12"],
        "up": people(json!({ "c12": null, "c11": ["green"] })), "down": { "c12": ["blue", "green"] },
        "hands": [["storm", "south"], ["wave", "north"], ["eruption", "east"]],
    });
    let play = game(3, json!({ "setup": setup, "firstSeat": 0 }), 1).turn("south");
    assert_eq!(play.down("c12"), json!(["blue", "green"]));
    let play = play.turn("wave");
    let lost = play.event("meepleDiscarded");
    assert_eq!(
        lost,
        json!({ "type": "meepleDiscarded", "rule": "AK-8.9", "space": "c12", "color": "green" })
    );
    assert_eq!(play.down("c12"), json!(["blue"]));
    let course = play.course();
    let place = |kind: &str| course.iter().position(|told| told == kind);
    assert!(place("meepleDiscarded") < place("apocalypse"));
    // A neutral meeple that falls just now stays.
    assert_eq!(play.down("c11"), json!(["green"]));
    assert_eq!(play.at("discarded.green"), 4);
}

#[test]
fn ak_8_10_affected_tiles_turn_to_sea() {
    let play = south_onto(&["wave", "mercy"], json!({}));
    assert_eq!(
        ["c8", "c9", "c10", "c11", "c12"].map(|space| play.terrain(space)),
        ["sea", "temple", "land", "sea", "sea"]
    );
    assert_eq!(
        play.event("tileSunk"),
        json!({ "type": "tileSunk", "rule": "AK-8.10", "space": "c8" })
    );
}

#[test]
fn ak_8_11_affected_temples_are_gone_and_their_place_is_sea() {
    let play = south_onto(&["wave"], json!({}));
    assert_eq!(
        play.event("templeLost"),
        json!({ "type": "templeLost", "rule": "AK-8.11", "space": "c9" })
    );
    assert_eq!(
        (play.terrain("c9"), play.at("temples")),
        (json!("sea"), json!(["i5", "m4", "c9", "c18"]))
    );
}

#[test]
fn ak_8_12_meeples_on_affected_spaces_are_laid_down_there() {
    let play = south_onto(&["storm"], json!({}));
    assert_eq!(
        (play.up("m6"), play.down("m6")),
        (json!([]), json!(["red", "yellow"]))
    );
    let fallen: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["type"] == "laidDown")
        .collect();
    assert_eq!(
        fallen[0],
        json!({ "type": "laidDown", "rule": "AK-8.12", "space": "m6", "color": "red" })
    );
    assert_eq!(fallen.len(), 2);
    assert_eq!(play.up("m7"), json!(["green"]));
}

/// Of the south only its beaches are left.
fn beaches_left(hands: Value) -> Value {
    json!({ "sea": ["i4", "m6", "m7", "m8", "c10"], "up": people(json!({ "m6": null, "m7": null, "i2": ["red", "yellow"], "i3": ["green"] })), "hands": hands })
}

#[test]
fn ak_8_13_dead_cards_of_the_pile_are_discarded() {
    let hands = json!([
        ["west", "south"],
        ["north", "north"],
        ["east", "east"],
        ["west", "eruption"]
    ]);
    let play = south_onto(&["wave"], beaches_left(hands));
    assert_eq!(
        play.event("omenDiscarded"),
        json!({ "type": "omenDiscarded", "rule": "AK-8.13", "card": "south", "seat": null })
    );
    assert_eq!(
        (
            play.at("deadOmens"),
            play.event("omensReturned")["count"].clone()
        ),
        (json!(["south"]), json!(1))
    );
}

#[test]
fn ak_8_14_dead_cards_in_hands_are_replaced_from_the_active_seat_on() {
    let hands = json!([
        ["west", "south"],
        ["south", "north"],
        ["east", "east"],
        ["west", "eruption"]
    ]);
    let deck = [
        "mercy",
        "storm",
        "storm",
        "wave",
        "north",
        "mercy",
        "wrath",
        "wrath",
        "earthquake",
        "earthquake",
        "eruption",
    ];
    let mut start = beaches_left(hands);
    start["deck"] = json!(deck);
    let play = south_onto(&["wave"], start);
    let discarded: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["rule"] == "AK-8.14")
        .collect();
    assert_eq!(
        discarded,
        [json!({ "type": "omenDiscarded", "rule": "AK-8.14", "card": "south", "seat": 1 })]
    );
    // Red drew mercy and storm; the next card is Yellow's.
    assert_eq!(
        (play.at("seats.0.hand"), play.at("seats.1.hand")),
        (json!(["mercy", "storm"]), json!(["north", "storm"]))
    );
}

#[test]
fn ak_8_14_it_goes_clockwise_and_a_seat_discards_all_before_it_draws() {
    let hands = json!([
        ["east", "east"],
        ["wrath", "north"],
        ["west", "south"],
        ["wrath", "south"]
    ]);
    let mut start = beaches_left(hands);
    // With the beaches of the south its last dry spaces sink, and with c9 the last temple.
    start["sea"] = json!(["i5", "m4", "c18", "i4", "m6", "m7", "m8", "c10"]);
    start["omenPile"] = pile(&["wave"]);
    let play = prepared(json!({ "firstSeat": 2 }), start).turn("south");
    let discards_and_draws: Vec<Value> = (play.events().into_iter())
        .skip_while(|event| event["type"] != "omensReturned")
        .filter(|event| event["rule"] == "AK-8.14" || event["type"] == "omenDrawn")
        .map(|event| json!([event["type"], event["seat"]]))
        .collect();
    assert_eq!(
        discards_and_draws,
        [
            json!(["omenDiscarded", 3]),
            json!(["omenDiscarded", 3]),
            json!(["omenDrawn", 3]),
            json!(["omenDrawn", 3]),
            json!(["omenDiscarded", 1]),
            json!(["omenDrawn", 1]),
        ]
    );
}

#[test]
fn ak_8_15_a_card_is_dead_when_it_can_strike_nothing_any_more() {
    let play = south_onto(
        &["wave"],
        beaches_left(json!([
            ["west", "south"],
            ["north", "north"],
            ["east", "east"],
            ["west", "eruption"]
        ])),
    );
    let dead: Vec<&str> = crate::games::apokalypsis::data::Omen::all()
        .filter(|&card| play.state().is_dead(card))
        .map(|card| card.id())
        .collect();
    assert_eq!(dead, ["south"]);
    let no_temple = prepared(json!({}), json!({ "sea": ["i5", "m4", "c9", "c18"] }));
    let dead = |play: &Play, id| {
        play.state()
            .is_dead(crate::games::apokalypsis::data::Omen::from_id(id).unwrap())
    };
    assert!(dead(&no_temple, "wrath") && !dead(&no_temple, "mercy"));
    let mut no_land = *no_temple.state();
    no_land.board = crate::games::apokalypsis::board::Board::new(
        Default::default(),
        crate::games::apokalypsis::map::Spaces(1),
    );
    let mercy = crate::games::apokalypsis::data::Omen::MERCY;
    assert!(no_land.is_dead(mercy));
    let held = json!({ "sea": ["i5", "m4", "c9", "c18"], "hands": [["wrath", "south"], ["storm", "north"], ["eruption", "east"], ["wave", "west"]] });
    assert_eq!(refused_start(json!({}), held), "AK-8.15");
}

#[test]
fn ak_8_16_the_other_cards_go_shuffled_under_the_draw_pile() {
    let changes = json!({ "hands": [["west", "south"], ["north", "north"], ["east", "east"], ["west", "eruption"]], "omenPile": pile(&["wave", "mercy", "storm"]) });
    let mut last_three = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut options = json!({ "firstSeat": 0, "setup": super::island() });
        for (key, value) in changes.as_object().unwrap() {
            options["setup"][key] = value.clone();
        }
        let play = game(4, options, seed).omen("south");
        let above = play.at("drawPile");
        let play = play.play(pass());
        let pile = play.at("drawPile");
        let (top, under) = pile
            .as_array()
            .unwrap()
            .split_at(above.as_array().unwrap().len());
        assert_eq!(top, above.as_array().unwrap());
        let mut cards: Vec<&str> = under.iter().filter_map(Value::as_str).collect();
        last_three.insert(cards.clone().join(" "));
        cards.sort();
        assert_eq!(cards, ["mercy", "south", "storm", "wave"]);
    }
    assert!(last_three.len() > 10);
}

#[test]
fn ak_8_16_the_pile_is_returned_before_hands_are_made_up() {
    // Nothing is left to draw but the wave that comes back: Red, who waits for a card, gets it
    // before Yellow's dead south is replaced.
    let mut start = beaches_left(json!([
        ["west", "south"],
        ["south", "north"],
        ["east", "east"],
        ["west", "eruption"]
    ]));
    start["deck"] = json!([]);
    start["deadOmens"] = json!([
        "wrath",
        "wrath",
        "mercy",
        "mercy",
        "earthquake",
        "earthquake",
        "storm",
        "storm",
        "eruption",
        "wave",
        "north"
    ]);
    let play = south_onto(&["wave"], start);
    let rules: Vec<Value> = play
        .events()
        .into_iter()
        .map(|event| event["rule"].clone())
        .collect();
    let place = |rule: &str| rules.iter().position(|told| told == rule);
    assert!(place("AK-8.16") < place("AK-6.3") && place("AK-6.3") < place("AK-8.14"));
    assert_eq!(
        (play.at("seats.0.hand"), play.at("debts")),
        (json!(["west", "wave"]), json!([1]))
    );
}

#[test]
fn ak_8_21_a_quiet_pile_stays_face_down() {
    for play in [
        south_onto(&["west"], json!({})),
        judged(&["west"]).play(declare(false)),
    ] {
        assert!(play.told("noApocalypse"));
        assert_eq!(play.at("omenPile").as_array().unwrap().len(), 2);
        assert!(play.view(Some(3))["omenPile"][1]["card"].is_null());
    }
}
