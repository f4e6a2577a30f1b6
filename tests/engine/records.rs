//! A kept corpus of records: the valid ones replay for ever, each invalid one fails in its own way.

use engine::api;
use engine::refusal::Failure;
use engine::registry::GAMES;
use serde_json::{Value, json};
use std::path::Path;

fn read(path: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn valid_records_replay_to_the_position_they_were_saved_with() {
    for game in GAMES {
        let folder = suites::folder().join("records/valid").join(game.id());
        let mut count = 0;
        for entry in std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        {
            let path = entry.unwrap().path();
            let record = read(&path);
            let (table, trouble) = api::open(record.clone())
                .unwrap_or_else(|failure| panic!("{}: {failure}", path.display()));
            assert_eq!(trouble, None, "{}", path.display());
            assert_eq!(
                serde_json::to_value(table.record()).unwrap(),
                record,
                "{}",
                path.display()
            );
            count += 1;
        }
        assert!(count > 0, "{} has no valid record", game.id());
    }
}

/// Each file: the record, the code it must fail with, and how many moves can be replayed, if any.
#[test]
fn invalid_records_fail_with_their_code_and_keep_what_can_be_kept() {
    let mut count = 0;
    for entry in std::fs::read_dir(suites::folder().join("records/invalid")).unwrap() {
        let path = entry.unwrap().path();
        let case = read(&path);
        let (code, plies) = match api::open(case["record"].clone()) {
            Ok((table, trouble)) => {
                let trouble = trouble.unwrap_or_else(|| panic!("{} is valid", path.display()));
                (json!(trouble.code), json!(table.plies()))
            }
            Err(Failure::Error(error)) => (json!(error.code), Value::Null),
            Err(Failure::Refusal(refusal)) => (json!(refusal.rule), Value::Null),
        };
        assert_eq!(
            (&code, &plies),
            (&case["code"], &case["plies"]),
            "{}",
            path.display()
        );
        count += 1;
    }
    assert!(count >= 10);
}
