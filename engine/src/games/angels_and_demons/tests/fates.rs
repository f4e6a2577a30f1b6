//! The fate of the city (AD-6).

use super::{game, round, sizes};
use serde_json::json;

#[test]
fn ad_6_1_equal_values_spare_the_city_under_every_event() {
    for event in ["windfall-1", "sanctuary-1", "fragile-1"] {
        assert_eq!(
            round("lowgate-3", Some(event)).cards("4", "4").at("spared"),
            json!(["lowgate-3"])
        );
    }
    assert_eq!(
        round("lowgate-3", Some("demon-plus-2"))
            .cards("7", "5")
            .at("spared"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_6_2_below_the_limit_the_higher_value_wins() {
    assert_eq!(
        round("lowgate-3", None).cards("7", "5").at("won"),
        json!([["lowgate-3"], []])
    );
    assert_eq!(
        round("lowgate-3", None).cards("5", "7").at("won"),
        json!([[], ["lowgate-3"]])
    );
}

#[test]
fn ad_6_3_from_the_limit_on_the_city_is_destroyed() {
    assert_eq!(
        round("lowgate-3", None).cards("1", "5").at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_6_4_the_winner_keeps_the_city() {
    let play = game(json!({ "cityOrder": ["lowgate-3", "kingsmere-5"], "events": false }))
        .cards("3", "2")
        .cards("5", "4");
    assert_eq!(play.at("won"), json!([["lowgate-3", "kingsmere-5"], []]));
}

#[test]
fn ad_6_5_a_destroyed_city_belongs_to_nobody() {
    let play = round("evercrown-6", None).cards("9", "1");
    assert_eq!(
        (play.at("won"), play.at("destroyed")),
        (json!([[], []]), json!(["evercrown-6"]))
    );
}

#[test]
fn ad_6_6_a_spared_city_belongs_to_nobody() {
    let play = round("evercrown-6", None).cards("6", "6");
    assert_eq!(
        (play.at("won"), play.at("spared")),
        (json!([[], []]), json!(["evercrown-6"]))
    );
}

#[test]
fn ad_6_7_without_a_winner_the_tokens_stay() {
    let lost = [("9", "2"), ("4", "4"), ("ruse", "ruse")];
    for (angel, demon) in lost {
        let play = round("goldspire-5", Some("windfall-1")).cards(angel, demon);
        assert_eq!(play.at("tokenSupply"), 4, "{angel} against {demon}");
    }
}

#[test]
fn ad_6_8_then_the_event_is_discarded_and_the_next_round_begins() {
    let play = round("goldspire-5", Some("windfall-1")).cards("4", "4");
    assert_eq!(
        (play.at("eventDiscard"), play.at("round")),
        (json!(["windfall-1"]), json!(2))
    );
}

#[test]
fn ad_6_9_each_city_has_exactly_one_fate_but_under_death() {
    let fates = |play: &super::Play| {
        let lists = [
            play.at("won")[0].clone(),
            play.at("won")[1].clone(),
            play.at("destroyed"),
            play.at("spared"),
            play.at("vanished"),
        ];
        sizes(&json!(lists)).iter().sum::<usize>()
    };
    for (angel, demon) in [("5", "4"), ("9", "1"), ("5", "5"), ("war", "war")] {
        assert_eq!(fates(&round("lowgate-3", None).cards(angel, demon)), 1);
    }
    assert_eq!(fates(&round("lowgate-3", None).cards("death", "war")), 0);
}
