//! Guesses at what is hidden: only what can be, and all of it equally often.

use super::{game, pile, prepared};
use crate::chance::Chance;
use crate::game::Game;
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::apply::apocalypse_is_due;
use crate::games::apokalypsis::data::Omen;
use crate::games::apokalypsis::reading::Reading;
use crate::games::apokalypsis::state::{Phase, State};
use crate::seat::{Seat, Viewer};
use serde_json::json;
use std::collections::BTreeMap;

const ME: Viewer = Viewer::Seat(Seat(0));

/// Six cards are hidden from seat 0: three in the pile, two in the other hand, one to draw.
fn puzzle() -> State {
    let dead = [
        "earthquake",
        "earthquake",
        "storm",
        "eruption",
        "eruption",
        "wave",
        "north",
        "east",
        "east",
        "south",
        "west",
        "west",
    ];
    let setup = json!({
        "bless": ["red", "yellow"], "temples": ["i5", "m4", "c9", "c18"],
        "up": { "i1": ["red", "red"], "i2": ["red", "red"], "c1": ["yellow", "yellow"], "c2": ["yellow", "yellow"] },
        "hands": [["mercy", "wrath"], ["wave", "north"]],
        "omenPile": [{ "card": "south", "by": 1 }, { "card": "wrath", "by": 1 }, { "card": "mercy", "by": 1 }],
        "deck": ["storm"], "deadOmens": dead,
    });
    *game(2, json!({ "setup": setup, "firstSeat": 0 }), 1).state()
}

type Layout = Vec<u8>;

fn layout(state: &State) -> Layout {
    let pile = state.pile_cards();
    pile.chain(state.hands[1])
        .chain(state.draw_pile)
        .map(|card| card.0)
        .collect()
}

fn permutations(cards: &[Omen]) -> Vec<Vec<Omen>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    (0..cards.len())
        .flat_map(|index| {
            let mut rest = cards.to_vec();
            let first = rest.remove(index);
            permutations(&rest).into_iter().map(move |mut tail| {
                tail.insert(0, first);
                tail
            })
        })
        .collect()
}

/// Every layout that agrees with what all know, found by trying them all.
fn lawful(state: &State, quiet: usize) -> Vec<Layout> {
    let cards: Vec<Omen> = layout(state).into_iter().map(Omen).collect();
    let silent = |cards: &Vec<Omen>| {
        (2..=quiet).all(|length| {
            let beginning: Reading = cards[..length].iter().copied().collect();
            !beginning.triggers(&state.board)
        })
    };
    let all = permutations(&cards).into_iter().filter(silent);
    all.map(|cards| cards.into_iter().map(|card| card.0).collect())
        .collect()
}

fn assert_uniform(state: &State, lawful: &[Layout]) {
    let draws = 120 * lawful.len();
    let mut chance = Chance::seeded(11);
    let mut counts: BTreeMap<Layout, f64> = BTreeMap::new();
    for _ in 0..draws {
        let guess = Apokalypsis::resample(state, ME, &mut chance);
        *counts.entry(layout(&guess)).or_default() += 1.0;
    }
    assert_eq!(counts.len(), lawful.len());
    let chi: f64 = lawful
        .iter()
        .map(|layout| (counts[layout] - 120.0).powi(2) / 120.0)
        .sum();
    let freedom = lawful.len() as f64 - 1.0;
    assert!(
        (chi - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(),
        "{chi} for {freedom}"
    );
}

#[test]
fn every_lawful_layout_is_equally_likely() {
    let state = puzzle();
    let layouts = lawful(&state, 3);
    assert!(layouts.len() > 100 && layouts.len() < 720);
    assert_uniform(&state, &layouts);
}

#[test]
fn the_newest_card_may_trigger_until_somebody_has_looked() {
    let mut state = puzzle();
    state.turn.phase = Phase::Action;
    let layouts = lawful(&state, 2);
    assert!(layouts.len() > lawful(&state, 3).len());
    assert_uniform(&state, &layouts);
}

#[test]
fn a_pile_that_was_written_with_an_apocalypse_in_it_asks_for_no_silence() {
    let mut state = puzzle();
    // Wave in the pile and wrath in the other hand.
    state.omen_pile[1].card = Omen::WAVE;
    state.hands[1][0] = Omen::WRATH;
    assert!(apocalypse_is_due(&state));
    assert_uniform(&state, &lawful(&state, 0));
}

#[test]
fn what_the_seat_knows_is_kept_whatever_its_screen_remembers() {
    for recall in [true, false] {
        let entries = json!([{ "card": "west", "by": 1, "seenBy": [0] }, { "card": "mercy", "by": 2 }, { "card": "north", "by": 0 }]);
        let play = prepared(
            json!({ "recall": recall }),
            json!({ "omenPile": entries, "hands": [["earthquake", "south"], ["storm", "north"], ["eruption", "east"], ["wave", "west"]] }),
        );
        let mut unknown = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let guess = Apokalypsis::resample(play.state(), ME, &mut Chance::seeded(seed));
            assert_eq!(guess.hands[0], play.state().hands[0]);
            assert_eq!(
                (guess.omen_pile[0], guess.omen_pile[2]),
                (play.state().omen_pile[0], play.state().omen_pile[2])
            );
            assert_eq!(
                guess.omen_pile[1].seen_by,
                play.state().omen_pile[1].seen_by
            );
            unknown.insert(guess.omen_pile[1].card);
        }
        assert!(unknown.len() > 2);
    }
}

#[test]
fn ak_8_2_whoever_judges_the_pile_knows_all_of_it_whatever_is_written_of_its_looks() {
    let setup = json!({ "omenPile": pile(&["west", "mercy"]) });
    let mut state = *prepared(json!({ "eventCheck": "judge" }), setup).state();
    state.turn.phase = Phase::Declare;
    for seed in 0..20 {
        let guess = Apokalypsis::resample(&state, ME, &mut Chance::seeded(seed));
        assert!(guess.pile_cards().eq(state.pile_cards()));
    }
}

#[test]
fn dead_cards_lie_nowhere_but_in_the_draw_pile() {
    // No temple is left, so both wraths are dead.
    let start = json!({ "sea": ["i5", "m4", "c9", "c18"], "omenPile": pile(&["west", "mercy"]) });
    let play = prepared(json!({}), start);
    for viewer in [ME, Viewer::Table] {
        for seed in 0..200 {
            let guess = Apokalypsis::resample(play.state(), viewer, &mut Chance::seeded(seed));
            assert_eq!(
                guess
                    .draw_pile
                    .iter()
                    .filter(|&&card| card == Omen::WRATH)
                    .count(),
                2
            );
        }
    }
}

#[test]
fn other_curses_lie_in_every_way_that_is_left() {
    for (players, ways) in [(2, 1), (3, 1), (4, 3), (5, 11)] {
        let play = game(players, json!({ "variant": "gods" }), 4);
        let mut seen: BTreeMap<_, u32> = BTreeMap::new();
        for seed in 0..300 * ways as u64 {
            let guess = Apokalypsis::resample(play.state(), ME, &mut Chance::seeded(seed));
            assert_eq!(guess.curse[0], play.state().curse[0]);
            *seen.entry(guess.curse).or_default() += 1;
        }
        assert_eq!(seen.len(), ways);
        assert!(seen.values().all(|&count| (200..400).contains(&count)));
    }
}

#[test]
fn a_long_pile_is_guessed_and_stays_silent() {
    let start = json!({
        "sea": ["i5", "m4", "c9"], "deck": [],
        "omenPile": pile(&["wrath", "earthquake", "earthquake", "storm", "storm", "eruption", "eruption", "wave", "wave", "east", "south", "west"]),
        "hands": [["mercy", "wrath"], ["north", "east"], ["south", "west"], ["mercy", "north"]],
    });
    let play = prepared(json!({}), start);
    for seed in 0..20 {
        let guess = Apokalypsis::resample(play.state(), Viewer::Table, &mut Chance::seeded(seed));
        assert!(!apocalypse_is_due(&guess));
    }
}

#[test]
fn a_state_is_small_enough_to_copy() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
