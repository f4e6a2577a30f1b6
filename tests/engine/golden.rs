//! Games played by another implementation, and playthroughs kept as text: none may be missing,
//! none may differ.

use engine::fingerprint::fingerprint;
use engine::registry::GAMES;
use engine::trace;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn golden_games_agree_ply_by_ply() {
    for game in GAMES {
        let mut moves = 0;
        for path in list(&suites::folder().join("golden").join(game.id())) {
            if path.ends_with("refusals.jsonl.gz") {
                continue;
            }
            let text = trace::read_file(&path).unwrap();
            let counts = trace::check(&text)
                .unwrap_or_else(|difference| panic!("{}: {difference}", path.display()));
            moves += counts.moves;
        }
        assert!(moves > 0, "{} has no golden game", game.id());
    }
}

/// A trace changed in one place is found out at that line.
#[test]
fn a_difference_is_found_wherever_it_is() {
    let path = suites::folder().join("golden/angels-and-demons/ec-15.jsonl.gz");
    let text = trace::read_file(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let line_of =
        |changed: &[String]| trace::check(&changed.join("\n")).map_err(|found| found.line);
    let with = |line: usize, change: &dyn Fn(&mut Value)| {
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let mut value: Value = serde_json::from_str(lines[line - 1]).unwrap();
        change(&mut value);
        changed[line - 1] = value.to_string();
        line_of(&changed)
    };
    for (line, key) in [(1, "options"), (1, "chance"), (1, "events"), (1, "state")] {
        assert_eq!(
            with(line, &|value| value[key] = Value::Null),
            Err(line),
            "{key}"
        );
    }
    for key in ["ply", "legal", "move", "chance", "events", "state"] {
        assert_eq!(with(3, &|value| value[key] = Value::Null), Err(3), "{key}");
    }
    assert_eq!(
        with(3, &|value| drop(
            value["legal"].as_array_mut().unwrap().pop()
        )),
        Err(3)
    );
    assert_eq!(
        with(3, &|value| value["events"][0]["rule"] = "AD-1.1".into()),
        Err(3)
    );
    assert_eq!(with(3, &|value| value["state"]["round"] = 8.into()), Err(3));
    assert_eq!(
        with(last, &|value| value["result"] = Value::Null),
        Err(last)
    );
    let cut = |count: usize| {
        lines[..count]
            .iter()
            .map(|line| (*line).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(line_of(&cut(last - 1)), Err(last - 1));
    assert_eq!(line_of(&[cut(4), cut(last)].concat()), Err(5));
    assert_eq!(line_of(&[]), Err(0));
}

#[test]
fn golden_refusals_cite_their_rules() {
    for game in GAMES {
        let path = suites::folder()
            .join("golden")
            .join(game.id())
            .join("refusals.jsonl.gz");
        let text = trace::read_file(&path).unwrap();
        let tried = trace::check_refusals(&text)
            .unwrap_or_else(|difference| panic!("{}: {difference}", path.display()));
        assert!(tried > 0, "{} has no golden refusal", game.id());
    }
}

/// Written by `trace play`; the first line is the record.
#[test]
fn playthroughs_are_told_as_ever() {
    for game in GAMES {
        let paths: Vec<PathBuf> = list(&suites::folder().join("playthroughs"))
            .into_iter()
            .filter(|path| {
                path.file_name()
                    .unwrap()
                    .to_string_lossy()
                    .starts_with(game.id())
            })
            .collect();
        assert!(!paths.is_empty(), "{} has no playthrough", game.id());
        for path in paths {
            let text = std::fs::read_to_string(&path).unwrap();
            let record = serde_json::from_str(text.lines().next().unwrap_or_default()).unwrap();
            let (table, trouble) = engine::api::open(record).unwrap();
            assert_eq!(trouble, None);
            assert!(
                text == trace::tell(&*table),
                "{} is told differently now",
                path.display()
            );
        }
    }
}

/// The module in WebAssembly is held against the same file. A missing or changed line is written
/// anew by `UPDATE=1 cargo test -p suites golden`, and needs an entry under Rules.
#[test]
fn fingerprints_of_random_games_are_as_ever() {
    let path = suites::folder().join("fingerprints.json");
    let mut found = BTreeMap::new();
    for game in GAMES {
        let players = game.info().players;
        for players in players.min..=players.max {
            let prints = (1..=8).map(|seed| fingerprint(*game, players as usize, seed).unwrap());
            found.insert(
                format!("{} {players}", game.id()),
                prints.collect::<Vec<String>>(),
            );
        }
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, serde_json::to_string_pretty(&found).unwrap() + "\n").unwrap();
    }
    let kept: BTreeMap<String, Vec<String>> =
        serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(found, kept);
}

#[test]
fn the_generated_types_are_up_to_date() {
    let folder = suites::folder().join("../www/src/engine/types");
    for (name, text) in engine::registry::type_files() {
        let kept = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(kept == text, "{name} is stale: run `npm run types`");
    }
}
