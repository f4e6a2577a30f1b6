//! What is known to whom (AD-10).

use super::{Play, game, round, sizes};
use crate::chance::Chance;
use crate::game::Game;
use crate::games::angels_and_demons::AngelsAndDemons;
use crate::games::angels_and_demons::state::State;
use crate::seat::{Seat, Viewer};
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Debug;

#[test]
fn ad_10_1_the_decks_are_hidden_but_which_cards_are_unseen_is_public() {
    let view = game(json!({})).view(None);
    let unseen: Vec<&str> = view["unseenCities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap())
        .collect();
    assert_eq!(unseen.len(), 9);
    assert!(unseen.is_sorted(), "sorted, not in the order of the deck");
    assert_eq!(view.get("cityDeck"), None);
}

#[test]
fn ad_10_2_a_chosen_card_is_hidden_but_that_it_is_chosen_is_not() {
    let play = game(json!({})).commit(0, "a-7");
    assert_eq!(play.view(Some(0))["committed"], json!(["a-7", null]));
    assert_eq!(play.view(None)["committed"], json!(["hidden", null]));
    assert_eq!(sizes(&play.view(Some(1))["hands"]), [12, 12]);
}

/// How often each thing turns up in guesses at what the Angel cannot see.
fn guesses<T: Ord>(play: &Play, of: impl Fn(&State) -> T) -> BTreeMap<T, u32> {
    let mut chance = Chance::seeded(3);
    let mut counts = BTreeMap::new();
    for _ in 0..GUESSES {
        let guess = AngelsAndDemons::resample(play.state(), Viewer::Seat(Seat(0)), &mut chance);
        *counts.entry(of(&guess)).or_default() += 1;
    }
    counts
}

const GUESSES: u32 = 6000;

/// All of so many things, none much more often than another.
fn assert_even<T: Ord + Debug>(counts: &BTreeMap<T, u32>, things: usize) {
    assert_eq!(counts.len(), things, "{counts:?}");
    let expected = GUESSES / things as u32;
    let even = counts
        .values()
        .all(|&count| count.abs_diff(expected) < expected / 5);
    assert!(even, "{counts:?}");
}

#[test]
fn ad_10_2_any_card_that_can_be_played_may_be_the_hidden_one() {
    let sealed = |state: &State| state.committed[1];
    let first = game(json!({})).commit(1, "d-7");
    assert_even(&guesses(&first, sealed), 12);
    let spent = round("lowgate-3", None)
        .cards("3", "death")
        .commit(1, "d-7");
    assert_even(&guesses(&spent, sealed), 9);
    assert_even(&guesses(&first, |state| state.city_deck[0]), 9);
    assert_even(&guesses(&first, |state| state.event_deck[8]), 9);
}

#[test]
fn ad_10_3_hands_rows_tokens_edge_and_used_events_are_public() {
    let play = round("lowgate-3", Some("fragile-1")).cards("9", "1");
    let view = play.view(None);
    for key in [
        "hands",
        "rows",
        "tokens",
        "destroyed",
        "spared",
        "eventDiscard",
    ] {
        assert_eq!(view[key], play.at(key), "{key}");
    }
}

#[test]
fn ad_10_4_shut_piles_are_seen_by_their_owner_alone() {
    let play = game(json!({ "cityOrder": ["lowgate-3"], "events": false, "openPiles": false }))
        .cards("7", "5");
    assert_eq!(
        (&play.view(Some(0))["won"], &play.view(Some(0))["scores"]),
        (&json!([["lowgate-3"], []]), &json!([4, null]))
    );
    assert_eq!(
        (&play.view(Some(1))["won"], &play.view(Some(1))["scores"]),
        (&json!([[null], []]), &json!([null, 0]))
    );
    let told = play.0.log_entry(2, Viewer::Seat(Seat(1))).unwrap();
    let ended = told
        .events
        .iter()
        .map(crate::session::to_json)
        .find(|event| event["type"] == "roundEnded")
        .unwrap();
    assert_eq!(ended["scores"], json!([null, 0]));
}

#[test]
fn ad_10_5_after_the_end_everything_is_shown_in_the_order_of_the_decks() {
    let play = game(json!({ "openPiles": false })).cards("death", "death");
    assert_eq!(play.view(None)["unseenCities"], play.at("cityDeck"));
    assert_eq!(play.view(None)["scores"], json!([0, 0]));
}
