//! Cities and events turned up (AD-3).

use super::{game, round, sizes};
use serde_json::json;

#[test]
fn ad_3_1_the_game_lasts_eight_rounds() {
    let play = (1..=8).fold(game(json!({ "events": false })), |play, n| {
        assert_eq!(play.at("round"), n);
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.at("phase"), play.at("round")),
        (json!("over"), json!(8))
    );
}

#[test]
fn ad_3_2_each_round_turns_up_the_top_city() {
    let play = game(json!({ "cityOrder": ["lowgate-3", "kingsmere-5"], "events": false }));
    assert_eq!(play.at("city"), "lowgate-3");
    assert_eq!(play.cards("1", "1").at("city"), "kingsmere-5");
}

#[test]
fn ad_3_3_the_top_event_is_turned_up_with_it() {
    let play = game(json!({ "eventOrder": ["fragile-2", "demon-plus-1"] }));
    assert_eq!(play.at("event"), "fragile-2");
    assert_eq!(play.cards("1", "1").at("event"), "demon-plus-1");
}

#[test]
fn ad_3_4_both_know_city_and_event_before_they_choose() {
    let play = round("evercrown-6", Some("windfall-2"));
    for seat in [Some(0), Some(1), None] {
        assert_eq!(
            (&play.view(seat)["city"], &play.view(seat)["event"]),
            (&json!("evercrown-6"), &json!("windfall-2"))
        );
    }
}

#[test]
fn ad_3_5_the_last_two_of_each_deck_are_never_used() {
    let play = (1..=8).fold(game(json!({})), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        sizes(&json!([play.at("cityDeck"), play.at("eventDeck")])),
        [2, 2]
    );
}
