//! Ruse, Death and War (AD-7).

use super::{commit, game, round};
use serde_json::{Value, json};

#[test]
fn ad_7_1_three_archs_in_each_set() {
    let archs = |seat: usize| game(json!({})).at("hands")[seat].as_array().unwrap()[9..].to_vec();
    assert_eq!(
        json!([archs(0), archs(1)]),
        json!([
            ["a-ruse", "a-death", "a-war"],
            ["d-ruse", "d-death", "d-war"]
        ])
    );
}

#[test]
fn ad_7_2_one_arch_per_game_whatever_came_of_it() {
    let play = round("goldspire-5", None)
        .cards("war", "5")
        .fate(0, "spared");
    assert_eq!(play.refused(0, commit("a-ruse")), "AD-7.2");
    assert!(
        play.at("hands")[0]
            .as_array()
            .unwrap()
            .contains(&json!("a-ruse"))
    );
    assert_eq!((play.legal(0), play.legal(1)), (9, 11));
}

#[test]
fn ad_7_3_the_owner_of_ruse_names_three_to_six_after_the_reveal() {
    let play = round("goldspire-5", None).cards("ruse", "5");
    assert_eq!(
        (play.at("phase"), play.at("toAct"), play.legal(0)),
        (json!("ruse-value"), json!([0]), 4)
    );
    for value in [2, 7, -1, 1_i64 << 40] {
        assert_eq!(
            play.refused(0, json!({ "type": "chooseValue", "value": value })),
            "AD-7.3"
        );
    }
    assert_eq!(
        play.refused(1, json!({ "type": "chooseValue", "value": 4 })),
        "AD-7.3"
    );
}

#[test]
fn ad_7_4_the_event_bonus_comes_on_top_of_the_named_value() {
    let play = round("goldspire-5", Some("demon-plus-2"))
        .cards("9", "ruse")
        .value(1, 6);
    assert_eq!(play.event("compared")["effective"], json!([9, 8]));
}

#[test]
fn ad_7_5_ruse_against_ruse_makes_the_city_vanish() {
    let play = round("goldspire-5", None).cards("ruse", "ruse");
    assert_eq!(
        (play.at("vanished"), play.at("phase")),
        (json!(["goldspire-5"]), json!("commit"))
    );
}

#[test]
fn ad_7_6_death_against_another_arch_wins_the_game() {
    for (angel, demon, winner) in [
        ("death", "war", 0),
        ("death", "ruse", 0),
        ("ruse", "death", 1),
        ("war", "death", 1),
    ] {
        assert_eq!(
            round("lowgate-3", None).cards(angel, demon).at("result")["winner"],
            winner
        );
    }
}

#[test]
fn ad_7_7_death_against_death_is_a_draw() {
    let result = round("lowgate-3", None)
        .cards("death", "death")
        .at("result");
    assert_eq!(
        (&result["winner"], &result["reason"]),
        (&Value::Null, &json!("death-draw"))
    );
}

#[test]
fn ad_7_8_when_death_ends_the_game_nothing_else_happens() {
    let play = round("evercrown-6", Some("windfall-1")).cards("death", "war");
    assert_eq!(
        (play.at("city"), play.at("event")),
        (json!("evercrown-6"), json!("windfall-1"))
    );
    assert_eq!(
        (play.scores(), play.at("tokenSupply"), play.at("toAct")),
        ([0, 0], json!(4), json!([]))
    );
}

#[test]
fn ad_7_9_death_against_a_number_counts_nothing_but_its_bonus() {
    assert_eq!(
        round("lowgate-3", None).cards("death", "3").at("won"),
        json!([[], ["lowgate-3"]])
    );
    assert_eq!(
        round("lowgate-3", None).cards("death", "4").at("destroyed"),
        json!(["lowgate-3"])
    );
    assert_eq!(
        round("lowgate-3", Some("demon-plus-2"))
            .cards("2", "death")
            .at("spared"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_10_the_owner_of_war_decides_between_destroyed_and_spared() {
    let play = round("lowgate-3", None).cards("9", "war");
    assert_eq!(
        (play.at("phase"), play.at("toAct"), play.legal(1)),
        (json!("war-fate"), json!([1]), 2)
    );
    assert_eq!(
        play.refused(0, json!({ "type": "chooseFate", "fate": "spared" })),
        "AD-7.10"
    );
    assert_eq!(play.fate(1, "spared").at("spared"), json!(["lowgate-3"]));
    assert_eq!(
        round("lowgate-3", None)
            .cards("war", "1")
            .fate(0, "destroyed")
            .at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_11_with_war_nobody_wins_the_city_or_tokens_and_the_other_card_is_spent() {
    let play = round("lowgate-3", Some("windfall-1"))
        .cards("war", "9")
        .fate(0, "spared");
    assert_eq!(
        (play.at("won"), play.at("tokenSupply")),
        (json!([[], []]), json!(4))
    );
    assert_eq!(play.at("rows")[1], json!(["d-9"]));
}

#[test]
fn ad_7_12_under_sanctuary_war_spares_without_asking() {
    let play = round("lowgate-3", Some("sanctuary-2")).cards("2", "war");
    assert_eq!(
        (
            play.at("spared"),
            play.event("fateChosen")["forced"].clone()
        ),
        (json!(["lowgate-3"]), json!(true))
    );
}

#[test]
fn ad_7_13_war_against_war_makes_the_city_vanish() {
    assert_eq!(
        round("lowgate-3", None).cards("war", "war").at("vanished"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_14_war_against_ruse_decides_and_no_value_is_named() {
    let play = round("lowgate-3", None).cards("ruse", "war");
    assert_eq!(play.at("toAct"), json!([1]));
    assert_eq!(
        play.refused(0, json!({ "type": "chooseValue", "value": 6 })),
        "AD-5.1"
    );
    assert_eq!(
        play.fate(1, "destroyed").event("fateChosen")["rule"],
        "AD-7.14"
    );
}

#[test]
fn ad_7_15_a_vanished_city_counts_for_nobody_but_its_round_counts() {
    let play = round("evercrown-6", None).cards("war", "war");
    assert_eq!((play.scores(), play.at("round")), ([0, 0], json!(2)));
}
