//! The figures of random play, and how the levels do against each other.

use crate::bots::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::state::State;
use crate::seat::Seat;
use serde_json::{Value, json};

/// Players, variant, omens; means of moves, turns, apocalypses and moves to choose from; games
/// with a tie and without a winner in per cent. Each line was measured on 1000 random games.
type Line = (usize, &'static str, &'static str, [f64; 4], [f64; 2]);

const MEASURED_ON: f64 = 1000.0;

#[rustfmt::skip]
const LINES: [Line; 24] = [
    (2, "people", "hidden", [71.2, 24.2, 5.7, 23.1], [0.0, 0.0]),
    (2, "people", "judge", [100.1, 30.4, 6.2, 20.4], [3.9, 0.1]),
    (2, "people", "open", [90.7, 26.4, 8.5, 20.3], [0.0, 0.0]),
    (2, "gods", "hidden", [69.8, 23.7, 5.7, 23.1], [11.3, 0.0]),
    (2, "gods", "judge", [100.5, 30.5, 6.2, 20.5], [11.0, 0.0]),
    (2, "gods", "open", [89.6, 26.0, 8.5, 20.4], [10.6, 0.2]),
    (3, "people", "hidden", [66.4, 22.5, 5.6, 24.0], [31.1, 0.8]),
    (3, "people", "judge", [104.2, 30.6, 6.0, 20.3], [23.9, 0.9]),
    (3, "people", "open", [86.2, 25.0, 8.3, 21.0], [30.7, 1.0]),
    (3, "gods", "hidden", [65.9, 22.4, 5.4, 23.8], [14.3, 0.0]),
    (3, "gods", "judge", [104.0, 30.6, 5.8, 20.3], [11.2, 0.0]),
    (3, "gods", "open", [85.4, 24.8, 8.0, 21.1], [12.6, 0.4]),
    (4, "people", "hidden", [65.7, 22.3, 5.6, 24.6], [37.5, 1.0]),
    (4, "people", "judge", [102.9, 29.8, 5.9, 20.2], [28.6, 0.5]),
    (4, "people", "open", [86.9, 25.2, 8.4, 21.3], [32.1, 1.3]),
    (4, "gods", "hidden", [65.1, 22.1, 5.4, 24.5], [18.4, 0.0]),
    (4, "gods", "judge", [105.1, 30.5, 5.7, 20.2], [15.8, 0.2]),
    (4, "gods", "open", [84.1, 24.4, 7.9, 21.5], [13.9, 0.4]),
    (5, "people", "hidden", [62.5, 21.3, 5.6, 17.0], [46.3, 1.5]),
    (5, "people", "judge", [104.5, 30.2, 5.8, 14.2], [34.8, 0.4]),
    (5, "people", "open", [82.4, 24.1, 8.1, 15.1], [44.8, 2.0]),
    (5, "gods", "hidden", [61.7, 21.1, 5.2, 17.1], [22.8, 0.4]),
    (5, "gods", "judge", [106.6, 30.8, 5.7, 14.0], [24.2, 0.2]),
    (5, "gods", "open", [81.5, 23.8, 7.8, 15.0], [20.9, 0.4]),
];

fn options(variant: &str, mode: &str) -> Value {
    match mode {
        "judge" => json!({ "variant": variant, "eventCheck": "judge" }),
        omens => json!({ "variant": variant, "omens": omens }),
    }
}

fn new_game(players: usize, options: Value, chance: &mut Chance) -> State {
    let options = crate::session::read(options, "options").unwrap();
    let options = Apokalypsis::resolve(options, players).unwrap();
    Apokalypsis::setup(&options, players, chance, &mut Log::deaf()).unwrap()
}

/// A random game: its moves, its mean choice, and its end.
fn random_game(players: usize, options: Value, seed: u64) -> (f64, f64, State) {
    let mut chance = Chance::seeded(seed);
    let mut choice = Chance::seeded(seed).fork();
    let mut state = new_game(players, options, &mut chance);
    let (mut moves, mut plies, mut listed) = (Vec::new(), 0.0, 0.0);
    while !state.is_over() {
        let seat = state.turn.seat;
        moves.clear();
        Apokalypsis::legal_moves(&state, seat, &mut moves);
        listed += moves.len() as f64;
        plies += 1.0;
        Apokalypsis::apply(
            &mut state,
            seat,
            choice.pick(&moves),
            &mut chance,
            &mut Log::deaf(),
        );
    }
    (plies, listed / plies, state)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Both figures come from samples: so many standard errors of their difference are allowed.
const ERRORS: f64 = 4.5;

fn margin(variance: f64, games: f64) -> f64 {
    ERRORS * (variance * (1.0 / games + 1.0 / MEASURED_ON)).sqrt()
}

#[test]
fn random_games_have_the_length_and_the_shares_of_the_specification() {
    for (players, variant, mode, means, shares) in LINES {
        let games: Vec<(f64, f64, State)> = (0..250)
            .map(|seed| random_game(players, options(variant, mode), 7000 + seed))
            .collect();
        let count = games.len() as f64;
        let figures: [fn(&(f64, f64, State)) -> f64; 4] = [
            |game| game.0,
            |game| f64::from(game.2.turn.number),
            |game| f64::from(game.2.apocalypses),
            |game| game.1,
        ];
        for (figure, expected) in figures.into_iter().zip(means) {
            let values: Vec<f64> = games.iter().map(figure).collect();
            let found = mean(&values);
            let squares: Vec<f64> = values.iter().map(|value| (value - found).powi(2)).collect();
            // The printed figure is rounded, and the choice may be a mean over moves.
            let allowed = margin(mean(&squares), count) + 0.05;
            assert!(
                (found - expected).abs() < allowed,
                "{players} {variant} {mode}: {found} instead of {expected} (± {allowed})"
            );
        }
        let ends: [fn(&State) -> bool; 2] = [
            |state| state.ending.is_some_and(|ending| ending.rounds > 0),
            |state| state.ending.is_some_and(|ending| ending.winner.is_none()),
        ];
        for (end, percent) in ends.into_iter().zip(shares) {
            let expected = percent / 100.0;
            let found = games.iter().filter(|game| end(&game.2)).count() as f64 / count;
            // A share of nothing found in a thousand games may still be a few in a thousand.
            let share = expected.max(0.003);
            let allowed = margin(share * (1.0 - share), count);
            assert!(
                (found - expected).abs() < allowed,
                "{players} {variant} {mode}: {found} instead of {expected} (± {allowed})"
            );
        }
    }
}

/// The share of games that the adept wins against novices, from every seat in turn.
fn adept_wins(players: usize, options: Value, games: u64) -> f64 {
    let levels = Apokalypsis::levels();
    let mut won = 0;
    for seed in 0..games {
        let adept = Seat((seed % players as u64) as u8);
        let mut chance = Chance::seeded(seed);
        let mut choice = Chance::seeded(seed).fork();
        let mut state = new_game(players, options.clone(), &mut chance);
        while !state.is_over() {
            let seat = state.turn.seat;
            let level = &levels[usize::from(seat == adept)];
            let mut thought = Thought::seeded(choice.fork().word());
            let mv = (level.choose)(&Known::new(&state, seat), &mut thought);
            Apokalypsis::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
        }
        won += u64::from(state.ending.and_then(|ending| ending.winner) == Some(adept));
    }
    won as f64 / games as f64
}

#[test]
fn the_adept_beats_three_novices() {
    let hidden = adept_wins(4, json!({}), 300);
    assert!(hidden > 0.6, "hidden: {hidden}");
    let open = adept_wins(4, json!({ "omens": "open" }), 300);
    assert!(open > 0.8, "open: {open}");
}

#[test]
fn a_state_is_small_enough_to_copy() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
