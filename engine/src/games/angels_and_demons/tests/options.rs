//! Options (AD-11).

use super::{commit, game, sizes, try_game};
use serde_json::{Value, json};

#[test]
fn ad_11_1_without_events_every_round_is_plain() {
    let play = game(json!({ "events": false }));
    assert_eq!(
        (play.at("event"), play.at("eventDeck")),
        (Value::Null, json!([]))
    );
    assert_eq!(play.event("roundStarted")["also"], json!(["AD-11.1"]));
}

#[test]
fn ad_11_2_without_archs_each_hand_has_nine_numbers() {
    let play = game(json!({ "archs": false }));
    assert_eq!(sizes(&play.at("hands")), [9, 9]);
    assert_eq!(play.refused(0, commit("a-death")), "AD-4.1");
}

#[test]
fn ad_11_3_the_angels_are_led_by_a_seat_or_by_lot() {
    let led_by_0 = (0..200).filter(|&seed| {
        try_game(json!({ "angelSeat": "random" }), seed)
            .unwrap()
            .at("sides")[0]
            == "angel"
    });
    assert!((70..130).contains(&led_by_0.count()), "an even chance");
    assert!(try_game(json!({ "angelSeat": 2 }), 1).is_err());
}

#[test]
fn ad_11_4_given_cards_come_first_and_the_rest_is_shuffled_behind_them() {
    let play =
        game(json!({ "cityOrder": ["kingsmere-5", "ashcross-3"], "eventOrder": ["sanctuary-2"] }));
    assert_eq!(
        (
            play.at("city"),
            play.at("cityDeck")[0].clone(),
            play.at("event")
        ),
        (
            json!("kingsmere-5"),
            json!("ashcross-3"),
            json!("sanctuary-2")
        )
    );
    assert_eq!(sizes(&json!([play.at("cityDeck")])), [9]);
    for wrong in [json!(["nowhere"]), json!(["ashcross-3", "ashcross-3"])] {
        assert!(try_game(json!({ "cityOrder": wrong }), 1).is_err());
    }
}
