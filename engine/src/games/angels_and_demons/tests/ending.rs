//! The end and the score (AD-8, AD-9).

use super::{Play, commit, game, round};
use serde_json::{Value, json};

#[test]
fn ad_8_1_the_game_ends_when_the_eighth_city_has_its_fate() {
    let play = (1..=7).fold(game(json!({ "events": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(play.at("phase"), "commit");
    let over = play.cards("8", "8").event("gameOver");
    assert_eq!(
        (&over["rule"], &over["reason"]),
        (&json!("AD-8.1"), &json!("score"))
    );
}

#[test]
fn ad_8_2_a_vanished_city_counts_among_the_eight() {
    let start = game(json!({ "events": false })).cards("ruse", "ruse");
    let play = (1..=7).fold(start, |play, n| play.cards(&n.to_string(), &n.to_string()));
    assert_eq!((play.at("phase"), play.scores()), (json!("over"), [7, 0]));
}

#[test]
fn ad_8_3_death_ends_the_game_in_the_middle_of_a_round() {
    let play = round("lowgate-3", None).cards("war", "death");
    assert_eq!(
        (play.at("phase"), play.at("round")),
        (json!("over"), json!(1))
    );
}

#[test]
fn ad_8_4_after_the_end_no_move_is_accepted() {
    let play = round("lowgate-3", None).cards("death", "death");
    assert_eq!(play.refused(0, commit("a-1")), "AD-8.4");
    assert_eq!((play.legal(0), play.legal(1)), (0, 0));
}

#[test]
fn ad_9_1_more_points_than_the_opponent() {
    let play = (1..=8).fold(game(json!({ "events": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.scores(), play.at("result")["winner"].clone()),
        ([8, 0], json!(0))
    );
}

#[test]
fn ad_9_2_the_angel_scores_values_tokens_cities_won_and_spared() {
    let play = game(
        json!({ "cityOrder": ["goldspire-5", "lowgate-3", "ashcross-3"], "eventOrder": ["windfall-1", "fragile-1", "fragile-2"] }),
    );
    let play = play.cards("7", "6").cards("4", "4").cards("3", "2");
    assert_eq!(play.scores()[0], (5 + 2 + 1) + 1 + (3 + 1));
}

#[test]
fn ad_9_3_the_demon_scores_values_tokens_and_cities_destroyed() {
    let play = game(
        json!({ "cityOrder": ["goldspire-5", "lowgate-3"], "eventOrder": ["windfall-1", "fragile-1"] }),
    );
    assert_eq!(
        play.cards("6", "7").cards("1", "9").scores(),
        [0, 5 + 2 + 1]
    );
}

#[test]
fn ad_9_4_at_full_length_the_higher_total_wins() {
    let play = (2..=9).fold(
        game(json!({ "events": false, "archs": false })),
        |play, n| play.cards(&(n - 1).to_string(), &n.to_string()),
    );
    let scores = play.scores();
    assert!(scores[1] > scores[0]);
    assert_eq!(play.event("gameOver")["also"], json!(["AD-9.4"]));
    assert_eq!(play.at("result")["winner"], 1);
}

/// The Angel spares four cities, the Demon burns four.
fn level() -> Play {
    let pairs = [
        ("1", "1"),
        ("2", "2"),
        ("3", "3"),
        ("4", "4"),
        ("9", "5"),
        ("5", "9"),
        ("6", "death"),
        ("death", "8"),
    ];
    pairs
        .iter()
        .fold(game(json!({ "events": false })), |play, (angel, demon)| {
            play.cards(angel, demon)
        })
}

#[test]
fn ad_9_5_level_totals_are_the_demons() {
    let play = level();
    assert_eq!(
        (play.scores(), play.at("result")["winner"].clone()),
        ([4, 4], json!(1))
    );
    assert_eq!(play.event("gameOver")["also"], json!(["AD-9.5"]));
}

#[test]
fn ad_9_6_what_is_left_over_scores_nothing() {
    assert_eq!(
        round("evercrown-6", None).cards("ruse", "ruse").scores(),
        [0, 0]
    );
    assert_eq!(round("evercrown-6", None).cards("9", "1").scores(), [0, 1]);
    assert_eq!(round("evercrown-6", None).cards("9", "9").scores(), [1, 0]);
}

#[test]
fn ad_9_7_when_death_ends_the_game_the_points_do_not_matter() {
    let play = game(json!({ "cityOrder": ["evercrown-6"], "events": false }))
        .cards("5", "4")
        .cards("ruse", "death");
    assert_eq!(
        play.at("result"),
        json!({ "winner": 1, "reason": "death", "scores": [7, 0] })
    );
}

#[test]
fn ad_9_8_only_two_deaths_make_a_draw() {
    let drawn = round("lowgate-3", None).cards("death", "death");
    assert_eq!(drawn.at("result")["winner"], Value::Null);
    assert_eq!(level().at("result")["winner"], 1);
}
