//! Every rule is written in both languages, cited by the code that carries it out and by a test.

use engine::rulebook::{Rulebook, parse};
use engine::text::Lang;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The ids `XX-1.2` in a text, for the prefix XX.
fn ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let start = format!("{prefix}-");
    text.match_indices(&start)
        .filter_map(|(index, _)| {
            let rest = &text[index + start.len()..];
            let section: String = rest
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            let number: String = rest
                .strip_prefix(&format!("{section}."))?
                .chars()
                .take_while(char::is_ascii_digit)
                .collect();
            (!section.is_empty() && !number.is_empty())
                .then(|| format!("{start}{section}.{number}"))
        })
        .collect()
}

fn gaps(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(gap, _)| gap)
        .collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found)
        } else {
            found.push(path)
        }
    }
}

/// The sources of a game: those that are tests, or those that are not.
fn sources(module: &str, tests: bool) -> String {
    let folder = suites::folder().join("../engine/src/games").join(module);
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    paths.retain(|path| {
        let name = path
            .strip_prefix(&folder)
            .unwrap()
            .to_string_lossy()
            .into_owned();
        let is_test = name.starts_with("tests") || name == "cases.json";
        let is_code = name.ends_with(".rs") || name.ends_with(".json");
        is_code && is_test == tests
    });
    paths
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

fn books(text: fn(Lang) -> &'static str) -> [Rulebook; 2] {
    Lang::ALL.map(|lang| parse(text(lang)).unwrap_or_else(|bad| panic!("{lang:?}: {bad:?}")))
}

fn written_alike_in_both_languages(text: fn(Lang) -> &'static str, prefix: &str) {
    let [en, fr] = books(text);
    let shape =
        |book: &Rulebook| -> Vec<String> { book.rules().map(|rule| rule.id.clone()).collect() };
    assert_eq!(shape(&en), shape(&fr), "the same rules in the same order");
    let unique: BTreeSet<String> = shape(&en).into_iter().collect();
    assert_eq!(unique.len(), shape(&en).len(), "every id once");
    for (one, two) in en.rules().zip(fr.rules()) {
        assert!(
            !one.title.is_empty()
                && !one.body.is_empty()
                && !two.title.is_empty()
                && !two.body.is_empty(),
            "{}",
            one.id
        );
        assert_eq!(one.refusals.len(), two.refusals.len(), "{}", one.id);
        for (a, b) in one.refusals.iter().zip(&two.refusals) {
            assert_eq!(
                (&a.case, gaps(&a.text)),
                (&b.case, gaps(&b.text)),
                "{}",
                one.id
            );
        }
        for (rule, book) in [(one, &en), (two, &fr)] {
            for id in ids(&rule.body, prefix) {
                assert!(
                    book.rules().any(|other| other.id == id),
                    "{} links to {id}",
                    rule.id
                );
            }
        }
    }
}

fn cited_rules_exist(text: fn(Lang) -> &'static str, prefix: &str, module: &str) {
    let [book, _] = books(text);
    let known: BTreeSet<String> = book.rules().map(|rule| rule.id.clone()).collect();
    let cited = ids(&(sources(module, false) + &sources(module, true)), prefix);
    assert_eq!(
        cited.difference(&known).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "cited but not written"
    );
}

/// A test cites a rule by its id, or is named after it: `ad_6_2_…`.
fn every_rule_has_a_test(text: fn(Lang) -> &'static str, prefix: &str, module: &str) {
    let [book, _] = books(text);
    let tests = sources(module, true);
    let cited = ids(&tests, prefix);
    let named = |id: &str| {
        tests.contains(&format!(
            "fn {}_",
            id.to_lowercase().replace(['-', '.'], "_")
        ))
    };
    let untested: Vec<&str> = book
        .rules()
        .map(|rule| rule.id.as_str())
        .filter(|id| !cited.contains(*id) && !named(id))
        .collect();
    assert_eq!(untested, Vec::<&str>::new(), "rules that no test cites");
}

/// Each sentence of a refusal is one that the code can say.
fn every_refusal_is_said(text: fn(Lang) -> &'static str, module: &str) {
    let [book, _] = books(text);
    let code = sources(module, false);
    for rule in book.rules() {
        for sentence in &rule.refusals {
            assert!(
                code.contains(&format!("\"{}\"", rule.id)),
                "{} is never refused",
                rule.id
            );
            let case = format!("\"{}\"", sentence.case);
            assert!(
                sentence.case.is_empty() || code.contains(&case),
                "{} has no case {}",
                rule.id,
                sentence.case
            );
        }
    }
}

macro_rules! suite {
    ($($module:ident: $game:ident),* $(,)?) => {
        $(mod $module {
            use engine::game::Game;
            use engine::games::$module::$game;

            #[test]
            fn the_rulebook_is_written_alike_in_both_languages() {
                super::written_alike_in_both_languages($game::ABOUT.rulebook, $game::ABOUT.prefix);
            }

            #[test]
            fn rules_cited_in_the_code_exist() {
                super::cited_rules_exist($game::ABOUT.rulebook, $game::ABOUT.prefix, stringify!($module));
            }

            #[test]
            fn every_rule_is_cited_by_a_test() {
                super::every_rule_has_a_test($game::ABOUT.rulebook, $game::ABOUT.prefix, stringify!($module));
            }

            #[test]
            fn every_refusal_sentence_can_be_said() {
                super::every_refusal_is_said($game::ABOUT.rulebook, stringify!($module));
            }

            #[test]
            fn refusals_fill_their_gaps_in_both_languages() {
                suites::fuzz::refusals_are_worded::<$game>(0..60);
            }
        })*
    };
}

engine::for_each_game!(suite);
