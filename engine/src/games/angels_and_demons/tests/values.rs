//! Values and events (AD-5).

use super::{game, round};
use serde_json::{Value, json};

#[test]
fn ad_5_1_a_round_goes_step_by_step() {
    let play = game(json!({}));
    assert_eq!(
        play.refused(0, json!({ "type": "chooseFate", "fate": "spared" })),
        "AD-5.1"
    );
    let play = round("goldspire-5", Some("windfall-1")).cards("7", "6");
    let order: Vec<Value> = play
        .events()
        .iter()
        .map(|event| event["type"].clone())
        .collect();
    assert_eq!(
        json!(order),
        json!([
            "committed",
            "revealed",
            "compared",
            "cityWon",
            "tokensTaken",
            "roundEnded",
            "roundStarted"
        ])
    );
}

#[test]
fn ad_5_2_a_number_counts_what_it_shows() {
    assert_eq!(
        round("lowgate-3", None).cards("9", "1").event("compared")["base"],
        json!([9, 1])
    );
}

#[test]
fn ad_5_3_ruse_counts_what_is_named_and_death_nothing() {
    assert_eq!(
        round("lowgate-3", None)
            .cards("ruse", "5")
            .value(0, 4)
            .event("compared")["base"],
        json!([4, 5])
    );
    assert_eq!(
        round("lowgate-3", None)
            .cards("3", "death")
            .event("compared")["base"],
        json!([3, 0])
    );
}

#[test]
fn ad_5_4_four_events_help_one_side() {
    for (event, effective) in [
        ("demon-plus-1", [5, 6]),
        ("demon-plus-2", [5, 7]),
        ("angel-plus-1", [6, 5]),
        ("angel-plus-2", [7, 5]),
    ] {
        assert_eq!(
            round("lowgate-3", Some(event))
                .cards("5", "5")
                .event("compared")["effective"],
            json!(effective)
        );
    }
}

#[test]
fn ad_5_5_a_nine_may_count_eleven() {
    let play = round("lowgate-3", Some("angel-plus-2")).cards("9", "8");
    assert_eq!(play.event("compared")["effective"], json!([11, 8]));
    assert_eq!(play.at("won"), json!([["lowgate-3"], []]));
}

#[test]
fn ad_5_6_the_gap_is_between_effective_values() {
    let play = round("lowgate-3", Some("angel-plus-1")).cards("2", "6");
    assert_eq!(play.event("compared")["gap"], 3);
    assert_eq!(play.at("won"), json!([[], ["lowgate-3"]]));
}

#[test]
fn ad_5_7_the_limit_is_four() {
    assert_eq!(
        round("lowgate-3", None).cards("9", "6").at("destroyed"),
        json!([])
    );
    assert_eq!(
        round("lowgate-3", None).cards("9", "5").at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_5_8_under_fragile_the_limit_is_two() {
    assert_eq!(
        round("lowgate-3", Some("fragile-1"))
            .cards("5", "4")
            .at("destroyed"),
        json!([])
    );
    assert_eq!(
        round("lowgate-3", Some("fragile-1"))
            .cards("5", "3")
            .at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_5_9_under_sanctuary_no_gap_destroys() {
    assert_eq!(
        round("evercrown-6", Some("sanctuary-1"))
            .cards("9", "1")
            .at("won"),
        json!([["evercrown-6"], []])
    );
}

#[test]
fn ad_5_10_windfall_brings_the_winner_two_tokens() {
    let play = round("goldspire-5", Some("windfall-1")).cards("4", "6");
    assert_eq!(
        (play.at("tokens"), play.at("tokenSupply")),
        (json!([0, 2]), json!(2))
    );
}

#[test]
fn ad_5_11_an_event_acts_only_in_its_round() {
    let play = game(json!({ "eventOrder": ["demon-plus-2", "windfall-1"] }))
        .cards("1", "1")
        .cards("6", "4");
    assert_eq!(play.event("compared")["effective"], json!([6, 4]));
}
