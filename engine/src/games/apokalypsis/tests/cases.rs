//! The worked examples and edge cases of the rules as data, played step by step.

use super::{Play, try_game, walk};
use crate::record::{Start, Word};
use serde_json::{Value, json};

fn listed(key: &str) -> Vec<Value> {
    let cases: Value = serde_json::from_str(include_str!("../cases.json")).unwrap();
    cases[key].as_array().unwrap().clone()
}

fn examples() -> Vec<Value> {
    listed("examples")
}

/// All chance of a game comes from its script, so the scripts of the steps are joined.
fn start(example: &Value) -> Play {
    let mut options = example["options"].clone();
    options["setup"] = example["setup"].clone();
    let steps = example["steps"].as_array().unwrap().iter();
    let script = steps.flat_map(|step| step["chance"].as_array().cloned().unwrap_or_default());
    let start = Start::Seed {
        seed: Word(1),
        script: script
            .map(|result| result.as_u64().unwrap() as u32)
            .collect(),
    };
    let players = example["players"].as_u64().unwrap() as usize;
    try_game(players, options, start).unwrap_or_else(|failure| panic!("{failure}"))
}

fn check(play: &Play, step: &Value, id: &Value) {
    let entries = |key: &str| step[key].as_object().cloned().unwrap_or_default();
    let items = |key: &str| step[key].as_array().cloned().unwrap_or_default();
    for (path, expected) in entries("is") {
        assert_eq!(play.at(&path), expected, "{id}: {path}");
    }
    let legal = play.legal();
    if let Some(expected) = step["legalIs"].as_array() {
        assert_eq!(legal.len(), expected.len(), "{id}: {legal:?}");
    }
    for mv in items("legalIs").into_iter().chain(items("legalHas")) {
        assert!(legal.contains(&mv), "{id}: {mv} is not listed");
    }
    for pair in items("refused") {
        assert_eq!(play.refused(pair[0].clone()), pair[1], "{id}: {}", pair[0]);
    }
    for (viewer, expected) in entries("viewIs") {
        let view = play.view(viewer.parse().ok());
        for (path, expected) in expected.as_object().unwrap() {
            assert_eq!(&walk(&view, path), expected, "{id}: {path} for {viewer}");
        }
    }
    for kind in items("events") {
        assert!(play.told(kind.as_str().unwrap()), "{id}: no {kind}");
    }
}

#[test]
fn every_example_comes_out_as_written() {
    let examples = examples();
    assert_eq!(examples.len(), 48);
    for example in examples {
        let mut play = start(&example);
        // A prepared start leaves nothing to chance.
        assert_eq!(play.0.drawn_at(0), Some([].as_slice()), "{}", example["id"]);
        for step in example["steps"].as_array().unwrap() {
            if let Some(mv) = step.get("do") {
                play = play.play(mv.clone());
            }
            check(&play, step, &example["id"]);
        }
    }
}

#[test]
fn a_start_that_is_prepared_wholly_keeps_its_options_key_by_key() {
    for example in examples() {
        let play = start(&example);
        let options = crate::session::to_json(play.0.options());
        assert_eq!(options["setup"], example["setup"], "{}", example["id"]);
        assert_eq!(options["players"], example["players"]);
        assert_eq!(options.as_object().unwrap().len(), 9);
        assert_eq!(options["firstSeat"], json!(0));
    }
}

/// AK-4.10 holds for them as if they had been drawn.
#[test]
fn the_sample_islands_are_lawful_starts_for_their_players() {
    let samples = listed("sampleSetups");
    assert_eq!(samples.len(), 2);
    for sample in samples {
        for players in sample["players"].as_array().unwrap() {
            let players = players.as_u64().unwrap() as usize;
            let options = json!({ "setup": sample["setup"] });
            let play = try_game(players, options, Start::seed(1))
                .unwrap_or_else(|failure| panic!("{failure}"));
            let board = &play.state().board;
            for color in play.state().colors() {
                assert_eq!(play.state().discarded(color), 0);
                let own = board.upright(color);
                assert!(own.iter().all(|space| (space.around() & own).is_empty()));
                assert!(
                    own.iter()
                        .all(|space| board.crowd(space) == 1 && board.land.contains(space))
                );
            }
        }
    }
}
