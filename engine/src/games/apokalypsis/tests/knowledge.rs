//! AK-10: who knows what.

use super::{Play, declare, game, pass, pile, prepared};
use crate::game::Game;
use crate::games::apokalypsis::Apokalypsis;
use crate::seat::{Seat, Viewer};
use serde_json::{Value, json};

/// What a viewer hears of the last move, by type.
fn heard(play: &Play, viewer: Viewer) -> Vec<String> {
    let entry = play.0.log_entry(play.0.len(), viewer).unwrap();
    let events = entry.events.iter().map(crate::session::to_json);
    events
        .map(|event| event["type"].as_str().unwrap().to_owned())
        .collect()
}

fn faces(play: &Play, seat: Option<u8>) -> Vec<Value> {
    let view = play.view(seat);
    view["omenPile"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["card"].clone())
        .collect()
}

#[test]
fn ak_10_1_what_lies_open_is_seen_by_an_onlooker() {
    let changes = json!({ "omenPile": pile(&["west", "mercy"]), "penalties": [0, 2, 0, 0] });
    let play = prepared(json!({ "eventCheck": "judge" }), changes);
    let view = play.view(None);
    assert_eq!(view["board"], play.at("board"));
    let seen = |path: &str| super::walk(&view, path);
    assert_eq!(
        (
            seen("seats.1.bless"),
            seen("seats.1.handCount"),
            seen("seats.1.penalties")
        ),
        (json!("yellow"), json!(2), json!(2))
    );
    assert_eq!(
        (seen("drawCount"), seen("omenPile.1.by"), seen("debts")),
        (json!(10), json!(2), json!([]))
    );
    assert_eq!(
        (seen("deadOmens"), seen("discarded.red")),
        (json!([]), json!(4))
    );
}

#[test]
fn ak_10_1_dead_omens_and_who_waits_for_cards_are_seen_by_an_onlooker() {
    // No temple is left, so both wraths are dead; Green holds one card and waits for another.
    let temples = ["i5", "m4", "c9", "c18"];
    let hands = json!([
        ["mercy", "mercy"],
        ["storm", "storm"],
        ["wave", "wave"],
        ["north"]
    ]);
    let rest = [
        "west",
        "west",
        "south",
        "south",
        "east",
        "east",
        "north",
        "earthquake",
        "earthquake",
        "eruption",
        "eruption",
    ];
    let changes = json!({
        "temples": temples, "sea": temples, "hands": hands, "deck": [],
        "omenPile": pile(&rest), "deadOmens": ["wrath", "wrath"],
    });
    let view = prepared(json!({ "eventCheck": "judge" }), changes).view(None);
    assert_eq!(
        (&view["deadOmens"], &view["debts"]),
        (&json!(["wrath", "wrath"]), &json!([3]))
    );
}

#[test]
fn ak_10_2_a_seat_sees_its_hand_and_the_cards_it_plays_and_returns() {
    let play = prepared(json!({}), json!({}));
    for seat in 0..4 {
        let view = play.view(Some(seat));
        for other in 0..4 {
            assert_eq!(
                view["seats"][other]["hand"].is_array(),
                other == usize::from(seat)
            );
        }
    }
    let play = play.omen("south");
    let own = [
        "omenPlayed",
        "omenPlayedFace",
        "omenReturned",
        "omenReturnedFace",
        "omenDrawn",
        "omenDrawn",
        "phaseStarted",
    ];
    assert_eq!(heard(&play, Viewer::Seat(Seat(0))), own);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Table] {
        assert_eq!(
            heard(&play, viewer),
            ["omenPlayed", "omenReturned", "phaseStarted"]
        );
    }
}

#[test]
fn ak_10_3_a_hidden_card_is_unknown_to_who_has_not_seen_it() {
    let play = prepared(json!({}), json!({ "omenPile": pile(&["west", "mercy"]) })).omen("south");
    assert_eq!(
        faces(&play, Some(0)),
        [json!(null), json!(null), json!("south")]
    );
    assert_eq!(
        faces(&play, Some(1)),
        [json!("west"), json!(null), json!(null)]
    );
    assert_eq!(faces(&play, None), [json!(null), json!(null), json!(null)]);
}

#[test]
fn ak_10_4_a_look_shows_the_whole_pile_to_the_one_who_looks() {
    let play = prepared(json!({}), json!({ "omenPile": pile(&["west", "mercy"]) })).turn("south");
    assert_eq!(faces(&play, Some(0)), ["west", "mercy", "south"]);
    assert_eq!(
        faces(&play, Some(1)),
        [json!("west"), json!(null), json!(null)]
    );
    assert!(heard(&play, Viewer::Seat(Seat(0))).contains(&"pileSeen".to_owned()));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Table] {
        let heard = heard(&play, viewer);
        assert!(
            heard.contains(&"pileLookedAt".to_owned()) && !heard.contains(&"pileSeen".to_owned())
        );
    }
}

#[test]
fn ak_10_5_without_recall_faces_are_shown_only_while_looking() {
    let options = json!({ "eventCheck": "judge", "recall": false });
    let play = prepared(options, json!({ "omenPile": pile(&["west"]) })).omen("south");
    assert_eq!(faces(&play, Some(0)), [json!(null), json!(null)]);
    let play = play.play(pass());
    assert_eq!(faces(&play, Some(0)), ["west", "south"]);
    assert_eq!(faces(&play, Some(1)), [json!(null), json!(null)]);
    assert_eq!(
        faces(&play.play(declare(false)), Some(0)),
        [json!(null), json!(null)]
    );
    let recalled = prepared(json!({}), json!({ "omenPile": pile(&["west"]) })).turn("south");
    assert_eq!(faces(&recalled, Some(0)), ["west", "south"]);
}

#[test]
fn ak_10_6_a_curse_and_the_points_it_brings_are_known_to_its_owner_alone() {
    let play = game(4, json!({ "variant": "gods" }), 2);
    let scores = |viewer| Apokalypsis::standing(play.state(), viewer).scores;
    assert_eq!(scores(Viewer::Seat(Seat(1))), [None, Some(8), None, None]);
    assert_eq!(scores(Viewer::Table), [None; 4]);
    assert_eq!(
        play.view(Some(1))["seats"][1]["curse"],
        json!(play.state().curse[1].unwrap().id())
    );
    assert!(play.view(Some(1))["seats"][0]["curse"].is_null());
}

#[test]
fn ak_10_7_nobody_sees_the_draw_pile() {
    let play = prepared(json!({}), json!({}));
    for seat in [None, Some(0), Some(3)] {
        assert_eq!(
            (&play.view(seat)["drawPile"], &play.view(seat)["drawCount"]),
            (&json!(null), &json!(12))
        );
    }
    // A prepared start would give it away.
    assert!(play.view(Some(0))["options"]["setup"].is_null());
}

#[test]
fn ak_10_8_revealed_and_dead_cards_are_seen_by_all() {
    let due = json!({ "omenPile": pile(&["wave"]) });
    let hands = json!([
        ["west", "south"],
        ["storm", "north"],
        ["eruption", "east"],
        ["storm", "west"]
    ]);
    let mut start = due;
    start["hands"] = hands;
    let play = prepared(json!({}), start).turn("south");
    let told = play.0.log_entry(play.0.len(), Viewer::Table).unwrap();
    let revealed = told
        .events
        .iter()
        .map(crate::session::to_json)
        .find(|event| event["type"] == "omensRevealed");
    assert_eq!(revealed.unwrap()["cards"], json!(["wave", "south"]));
    let deck = [
        "wrath",
        "north",
        "wrath",
        "east",
        "west",
        "mercy",
        "mercy",
        "earthquake",
        "storm",
        "eruption",
        "wave",
        "south",
    ];
    let dead = prepared(
        json!({}),
        json!({ "sea": ["i5", "m4", "c9", "c18"], "deck": deck }),
    )
    .omen("south");
    assert_eq!(dead.view(None)["deadOmens"], json!(["wrath", "wrath"]));
}

#[test]
fn ak_10_9_open_omens_show_the_pile_but_not_the_hands() {
    let play = prepared(
        json!({ "omens": "open" }),
        json!({ "omenPile": pile(&["west", "mercy"]) }),
    )
    .omen("south");
    assert_eq!(faces(&play, None), ["west", "mercy", "south"]);
    assert!(play.view(None)["seats"][0]["hand"].is_null() && play.view(None)["drawPile"].is_null());
    assert_eq!(
        heard(&play, Viewer::Table),
        ["omenPlayed", "omenReturned", "phaseStarted"]
    );
}

#[test]
fn ak_10_10_all_hear_how_an_event_phase_ends() {
    let quiet = prepared(json!({}), json!({ "omenPile": pile(&["west"]) })).turn("south");
    assert!(heard(&quiet, Viewer::Table).contains(&"noApocalypse".to_owned()));
    // From then on no guess at the pile triggers anything.
    for seed in 0..200 {
        let guess = Apokalypsis::resample(
            quiet.state(),
            Viewer::Seat(Seat(2)),
            &mut crate::chance::Chance::seeded(seed),
        );
        assert!(!crate::games::apokalypsis::apply::apocalypse_is_due(&guess));
    }
}
