//! The worked examples, edge cases and tables of the specification.

use super::{Play, game, try_game};
use crate::games::angels_and_demons::AngelsAndDemons;
use crate::games::angels_and_demons::data::EventCard;
use crate::games::angels_and_demons::preview::{Preview, preview};
use crate::refusal::Failure;
use crate::seat::Seat;
use crate::session::{check_position, to_json};
use serde_json::{Value, json};

pub fn cases() -> Value {
    serde_json::from_str(include_str!("../cases.json")).unwrap()
}

/// A new game with the options of a case, then its moves.
pub fn reach(case: &Value) -> Play {
    let moves = case["moves"].as_array().unwrap().iter();
    moves.fold(game(case["options"].clone()), |play, mv| {
        let mut mv = mv.clone();
        let seat = mv.as_object_mut().unwrap().remove("seat").unwrap();
        play.play(seat.as_u64().unwrap() as u8, mv)
    })
}

fn run(case: &Value) {
    let play = reach(case);
    for (key, expected) in case["expect"].as_object().into_iter().flatten() {
        let found = match key.as_str() {
            "scores" => json!(play.scores()),
            "legalCount" => json!([play.legal(0), play.legal(1)]),
            "compared" => {
                let compared = play.event("compared");
                expected
                    .as_object()
                    .unwrap()
                    .keys()
                    .map(|key| (key.clone(), compared[key].clone()))
                    .collect()
            }
            "views" => {
                expected
                    .as_array()
                    .unwrap()
                    .iter()
                    .for_each(|view| check_view(&play, view));
                continue;
            }
            key => play.at(key),
        };
        assert_eq!(&found, expected, "{key} of {}", case["id"]);
    }
    if let Some(refuse) = case.get("refuse") {
        let mut mv = refuse["move"].clone();
        let seat = mv.as_object_mut().unwrap().remove("seat").unwrap();
        assert_eq!(
            play.refused(seat.as_u64().unwrap() as u8, mv),
            refuse["rule"],
            "{}",
            case["id"]
        );
    }
}

fn check_view(play: &Play, expected: &Value) {
    let view = play.view(expected["seat"].as_u64().map(|seat| seat as u8));
    for (key, expected) in expected.as_object().unwrap() {
        let found = match key.as_str() {
            "handSizes" => view["hands"]
                .as_array()
                .unwrap()
                .iter()
                .map(|hand| hand.as_array().unwrap().len())
                .collect(),
            key => view[key].clone(),
        };
        assert_eq!(&found, expected, "{key}");
    }
}

#[test]
fn every_scenario_comes_out_as_written() {
    let cases = cases();
    let scenarios = cases["scenarios"].as_array().unwrap();
    assert_eq!(scenarios.len(), 71);
    scenarios.iter().for_each(run);
}

#[test]
fn refused_options_cite_their_rule_and_malformed_ones_none() {
    for case in cases()["refusedOptions"].as_array().unwrap() {
        let rule = match try_game(case["options"].clone(), 1)
            .err()
            .expect("a refusal")
        {
            Failure::Refusal(refusal) => json!(refusal.rule),
            Failure::Error(_) => Value::Null,
        };
        assert_eq!(rule, case["rule"], "{case}");
    }
}

#[test]
fn a_broken_position_is_told_every_requirement_it_breaks() {
    for case in cases()["brokenPositions"].as_array().unwrap() {
        let play = reach(case);
        let mut position = to_json(&super::super::position::position(
            play.0.options(),
            play.state(),
        ));
        for (key, value) in case["set"].as_object().unwrap() {
            position[key] = value.clone();
        }
        let broken = check_position::<AngelsAndDemons>(&position)
            .err()
            .expect("a broken position");
        let broken: Vec<&str> = broken.iter().map(|broken| broken.requirement).collect();
        assert_eq!(json!(broken), case["broken"], "{}", case["id"]);
    }
}

#[test]
fn a_number_out_of_all_range_breaks_its_own_requirement() {
    let play = game(json!({}));
    let position = to_json(&super::super::position::position(
        play.0.options(),
        play.state(),
    ));
    for (key, value, expected) in [
        ("round", json!(-1), "P7"),
        ("round", json!(256), "P7"),
        ("round", json!(3_000_000_000u32), "P7"),
        ("tokens", json!([300, -296]), "P8"),
        ("tokenSupply", json!(-1), "P8"),
    ] {
        let mut wrong = position.clone();
        wrong[key] = value;
        let broken = check_position::<AngelsAndDemons>(&wrong)
            .err()
            .unwrap_or_default();
        let broken: Vec<&str> = broken.iter().map(|broken| broken.requirement).collect();
        assert_eq!(broken, [expected], "{key}");
    }
}

#[test]
fn without_events_no_event_is_up() {
    let play = game(json!({ "events": false }));
    let mut position = to_json(&super::super::position::position(
        play.0.options(),
        play.state(),
    ));
    position["event"] = json!("fragile-1");
    let broken = check_position::<AngelsAndDemons>(&position)
        .err()
        .unwrap_or_default();
    let broken: Vec<&str> = broken.iter().map(|broken| broken.requirement).collect();
    assert_eq!(broken, ["P4", "P7"]);
}

#[test]
fn a_result_names_its_winner_or_null() {
    let drawn = super::round("lowgate-3", None).cards("death", "death");
    let mut position = to_json(&super::super::position::position(
        drawn.0.options(),
        drawn.state(),
    ));
    assert!(check_position::<AngelsAndDemons>(&position).is_ok());
    position["result"].as_object_mut().unwrap().remove("winner");
    let broken = check_position::<AngelsAndDemons>(&position)
        .err()
        .unwrap_or_default();
    assert_eq!(broken[0].requirement, "P1");
}

#[test]
fn a_position_without_one_of_its_keys_is_of_the_wrong_form() {
    let play = game(json!({}));
    let position = to_json(&super::super::position::position(
        play.0.options(),
        play.state(),
    ));
    for key in position.as_object().unwrap().keys() {
        let mut lacking = position.clone();
        lacking.as_object_mut().unwrap().remove(key);
        let broken = check_position::<AngelsAndDemons>(&lacking)
            .err()
            .unwrap_or_default();
        assert_eq!(
            broken.first().map(|broken| broken.requirement),
            Some("P1"),
            "without {key}"
        );
    }
}

/// The table of all pairs under all events is what the preview tells (AD-5.1, AD-7.3 to AD-7.14).
#[test]
fn the_preview_of_every_pair_under_every_event_is_the_table() {
    let cases = cases();
    let grid = &cases["resolutionGrid"];
    let names: Vec<&str> = grid["order"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    for (event, rows) in grid["byEvent"].as_object().unwrap() {
        let id = EventCard::all()
            .map(EventCard::id)
            .find(|id| id.starts_with(event.as_str()));
        let play = match id {
            Some(id) => game(json!({ "eventOrder": [id] })),
            None => game(json!({ "events": false })),
        };
        for (row, line) in rows.as_array().unwrap().iter().enumerate() {
            let mv = serde_json::from_value(
                json!({ "type": "commit", "card": format!("a-{}", names[row]) }),
            )
            .unwrap();
            let Preview::Commit { against } = preview(play.state(), Seat(0), &mv) else {
                panic!()
            };
            let told: Vec<String> = against
                .iter()
                .map(|meeting| to_json(&meeting.fates))
                .map(letters)
                .collect();
            assert_eq!(
                told.join(" "),
                line.as_str().unwrap(),
                "{event}, a-{}",
                names[row]
            );
        }
    }
}

fn letters(fates: Value) -> String {
    let sign = |letter: &Value| {
        match letter.as_str().unwrap() {
            "W" => "+",
            "L" => "-",
            "E" => "=",
            other => other,
        }
        .to_owned()
    };
    fates.as_array().unwrap().iter().map(sign).collect()
}

#[test]
fn ad_2_3_seed_one_deals_the_cities_and_events_of_the_test_vector() {
    let cases = cases();
    let vector = &cases["chanceVector"];
    let play = game(json!({}));
    let deal = |up: &str, deck: &str| {
        let mut list = vec![play.at(up)];
        list.extend(play.at(deck).as_array().unwrap().clone());
        Value::from(list)
    };
    assert_eq!(deal("city", "cityDeck"), vector["cities"]);
    assert_eq!(deal("event", "eventDeck"), vector["events"]);
    assert_eq!(json!(play.0.drawn_at(0)), vector["below"]);
}
