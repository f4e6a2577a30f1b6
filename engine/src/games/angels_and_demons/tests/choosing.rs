//! Choosing and revealing (AD-4).

use super::{commit, game, round};
use serde_json::json;

#[test]
fn ad_4_1_one_card_from_the_own_hand() {
    let play = game(json!({ "events": false }));
    assert_eq!(play.refused(0, commit("d-7")), "AD-4.1");
    assert_eq!(play.cards("7", "7").refused(0, commit("a-7")), "AD-4.1");
}

#[test]
fn ad_4_2_a_chosen_card_lies_face_down() {
    let play = game(json!({})).commit(0, "a-7");
    assert_eq!(
        play.events(),
        [json!({ "type": "committed", "rule": "AD-4.2", "seat": 0 })]
    );
    assert_eq!(play.view(Some(1))["committed"], json!(["hidden", null]));
}

#[test]
fn ad_4_3_a_choice_is_final_and_the_order_does_not_matter() {
    let play = round("goldspire-5", None).commit(0, "a-7");
    assert_eq!(play.refused(0, commit("a-8")), "AD-4.3");
    let one = play.commit(1, "d-6").state().clone();
    assert_eq!(
        &one,
        round("goldspire-5", None)
            .commit(1, "d-6")
            .commit(0, "a-7")
            .state()
    );
}

#[test]
fn ad_4_4_numbers_may_always_be_chosen_and_archs_while_none_is_spent() {
    let play = round("goldspire-5", None);
    assert_eq!(play.legal(0), 12);
    assert_eq!(play.cards("ruse", "ruse").legal(0), 9);
}

#[test]
fn ad_4_5_both_cards_are_revealed_at_the_same_moment() {
    let play = game(json!({})).commit(0, "a-7");
    assert!(
        play.events()
            .iter()
            .all(|event| event["type"] != "revealed")
    );
    let play = play.commit(1, "d-6");
    assert_eq!(play.event("revealed")["cards"], json!(["a-7", "d-6"]));
}

#[test]
fn ad_4_6_played_cards_are_spent_and_stay_in_a_row_in_order() {
    let play = game(json!({ "events": false }))
        .cards("7", "2")
        .cards("3", "9");
    assert_eq!(play.at("rows"), json!([["a-7", "a-3"], ["d-2", "d-9"]]));
    assert!(
        !play.at("hands")[0]
            .as_array()
            .unwrap()
            .contains(&json!("a-7"))
    );
}

#[test]
fn ad_4_7_in_every_round_at_least_two_numbers_are_in_hand() {
    let play = (1..=7).fold(game(json!({ "archs": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.at("round"), play.legal(0), play.legal(1)),
        (json!(8), 2, 2)
    );
}
