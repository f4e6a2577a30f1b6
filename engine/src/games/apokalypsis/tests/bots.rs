//! The computer players: how strong, how quick, and never at a loss.

use super::random_play::new_game;
use super::{pile, prepared};
use crate::bots::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::state::State;
use crate::seat::Seat;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A whole game; `adept` says which seats have a plan.
fn played(players: usize, options: Value, seed: u64, adept: impl Fn(Seat) -> bool) -> State {
    let levels = Apokalypsis::levels();
    let mut chance = Chance::seeded(seed);
    let mut thoughts = Chance::seeded(seed).fork();
    let mut state = new_game(players, options, &mut chance);
    while !state.is_over() {
        let seat = state.turn.seat;
        let level = &levels[usize::from(adept(seat))];
        let mut thought = Thought::seeded(thoughts.fork().word());
        let mv = (level.choose)(&Known::new(&state, seat), &mut thought);
        assert_eq!(Apokalypsis::check(&state, seat, &mv), Ok(()));
        Apokalypsis::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
    }
    state
}

/// The share of games that one adept wins against three novices, from every seat in turn.
fn adept_wins(options: Value, games: u64) -> f64 {
    let won = (0..games).filter(|&seed| {
        let adept = Seat((seed % 4) as u8);
        let end = played(4, options.clone(), seed, |seat| seat == adept);
        end.ending.and_then(|ending| ending.winner) == Some(adept)
    });
    won.count() as f64 / games as f64
}

#[test]
fn the_adept_beats_three_novices() {
    let hidden = adept_wins(json!({}), 300);
    assert!(hidden > 0.6, "hidden: {hidden}");
    let open = adept_wins(json!({ "omens": "open" }), 300);
    assert!(open > 0.8, "open: {open}");
    let gods = adept_wins(json!({ "variant": "gods" }), 300);
    assert!(gods > 0.45, "gods: {gods}");
}

#[test]
fn adepts_among_themselves_come_to_an_end_in_every_variant() {
    for players in 2..=5 {
        for variant in ["people", "gods"] {
            for more in [
                json!({}),
                json!({ "omens": "open" }),
                json!({ "eventCheck": "judge" }),
            ] {
                let mut options = more;
                options["variant"] = json!(variant);
                let end = played(players, options, 3, |_| true);
                // Turns that were ever seen number 88 at most with random play.
                assert!(end.turn.number < 300, "{} turns", end.turn.number);
            }
        }
    }
}

#[test]
fn a_judge_with_a_plan_never_errs() {
    for seed in 0..10 {
        let options = json!({ "eventCheck": "judge", "recall": seed % 2 == 0 });
        let end = played(4, options, seed, |seat| seat.0 < 2);
        assert_eq!(end.penalties[..2], [0, 0]);
        assert!(end.penalties[2..4] != [0, 0]);
    }
}

/// The hardest case: twelve cards in the pile of which the seat has seen none.
#[test]
fn the_adept_answers_quickly_even_to_a_long_unknown_pile() {
    let start = json!({
        "sea": ["i5", "m4", "c9"], "deck": [],
        "omenPile": pile(&["wrath", "earthquake", "earthquake", "storm", "storm", "eruption", "eruption", "wave", "wave", "east", "south", "west"]),
        "hands": [["mercy", "wrath"], ["north", "east"], ["south", "west"], ["mercy", "north"]],
    });
    let play = prepared(json!({}), start);
    let began = Instant::now();
    let adept = Apokalypsis::levels()[1].choose;
    adept(&Known::new(play.state(), Seat(0)), &mut Thought::seeded(1));
    assert!(
        began.elapsed() < Duration::from_secs(1),
        "{:?}",
        began.elapsed()
    );
}
