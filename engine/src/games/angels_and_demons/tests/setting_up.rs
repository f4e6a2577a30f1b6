//! The box and the set-up (AD-1, AD-2).

use super::{commit, game, round, sizes, try_game};
use crate::games::angels_and_demons::data::{CITIES, EVENTS};
use crate::refusal::{ErrorCode, Failure};
use serde_json::{Value, json};

#[test]
fn ad_1_1_exactly_two_players() {
    for players in [1, 3] {
        let failure = crate::api::create(
            json!({ "game": "angels-and-demons", "players": players, "seed": 1 }),
        )
        .err()
        .unwrap();
        assert!(matches!(failure, Failure::Error(error) if error.code == ErrorCode::WrongPlayers));
    }
    assert_eq!(game(json!({})).refused(2, commit("a-1")), "AD-1.1");
}

#[test]
fn ad_1_2_ten_cities_of_four_values() {
    let count = |value| CITIES.iter().filter(|city| city.value == value).count();
    assert_eq!([3, 4, 5, 6].map(count), [4, 3, 2, 1]);
}

#[test]
fn ad_1_3_ten_events_of_seven_kinds() {
    let count = |kind: &str| {
        EVENTS
            .iter()
            .filter(|event| event.id.starts_with(kind))
            .count()
    };
    let kinds = [
        "demon-plus-1",
        "demon-plus-2",
        "angel-plus-1",
        "angel-plus-2",
        "windfall",
        "sanctuary",
        "fragile",
    ];
    assert_eq!(kinds.map(count), [1, 1, 1, 1, 2, 2, 2]);
}

#[test]
fn ad_1_4_each_side_has_nine_numbers_and_three_archs_of_its_own() {
    let hands = game(json!({})).at("hands");
    for (hand, prefix) in hands.as_array().unwrap().iter().zip(["a", "d"]) {
        let names = [
            "1", "2", "3", "4", "5", "6", "7", "8", "9", "ruse", "death", "war",
        ];
        assert_eq!(hand, &json!(names.map(|name| format!("{prefix}-{name}"))));
    }
}

#[test]
fn ad_1_5_four_tokens_start_in_the_supply_and_are_worth_one_each() {
    let play = round("goldspire-5", Some("windfall-1"));
    assert_eq!(
        (play.at("tokenSupply"), play.at("tokens")),
        (json!(4), json!([0, 0]))
    );
    assert_eq!(play.cards("4", "6").scores(), [0, 5 + 2]);
}

#[test]
fn ad_1_6_the_sides_differ_only_in_scoring_tie_break_and_four_events() {
    // The same cards the other way round: the same fate for the other side, one point less.
    assert_eq!(
        round("havenbridge-4", None).cards("7", "5").scores(),
        [4 + 1, 0]
    );
    assert_eq!(
        round("havenbridge-4", None).cards("5", "7").scores(),
        [0, 4]
    );
}

#[test]
fn ad_2_1_seat_0_leads_the_angels_by_default() {
    assert_eq!(game(json!({})).at("sides"), json!(["angel", "demon"]));
    assert_eq!(
        game(json!({ "angelSeat": 1 })).at("sides"),
        json!(["demon", "angel"])
    );
}

#[test]
fn ad_2_2_all_twelve_cards_are_in_hand_and_none_is_drawn_later() {
    let play = game(json!({}));
    assert_eq!(sizes(&play.at("hands")), [12, 12]);
    assert_eq!(sizes(&play.cards("3", "3").at("hands")), [11, 11]);
}

#[test]
fn ad_2_4_the_events_are_shuffled_into_a_deck_of_their_own() {
    let decks: Vec<Value> = (1..4)
        .map(|seed| try_game(json!({}), seed).unwrap().at("eventDeck"))
        .collect();
    assert!(decks[0] != decks[1] && decks[1] != decks[2]);
    assert_eq!(sizes(&json!(decks)), [9, 9, 9]);
}

#[test]
fn ad_2_5_nobody_starts_with_anything_and_round_1_begins_at_once() {
    let play = game(json!({}));
    assert_eq!(
        (play.at("won"), play.at("round"), play.scores()),
        (json!([[], []]), json!(1), [0, 0])
    );
    assert_eq!(play.event("roundStarted")["round"], 1);
}
