//! The figures of random play.

use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::state::State;
use serde_json::{Value, json};

/// Players, variant, omens; means of moves, turns, apocalypses and moves to choose from; games won
/// by each seat, with a tie, and without a winner in per cent.
type Line = (
    usize,
    &'static str,
    &'static str,
    [f64; 4],
    &'static [f64],
    [f64; 2],
);

/// Each line was measured on so many random games of another implementation.
const MEASURED_ON: f64 = 1000.0;
const GAMES: u64 = 400;

#[rustfmt::skip]
const LINES: [Line; 24] = [
    (2, "people", "hidden", [71.2, 24.2, 5.7, 23.1], &[50.4, 49.6], [0.0, 0.0]),
    (2, "people", "judge", [100.1, 30.4, 6.2, 20.4], &[49.5, 50.4], [3.9, 0.1]),
    (2, "people", "open", [90.7, 26.4, 8.5, 20.3], &[48.9, 51.1], [0.0, 0.0]),
    (2, "gods", "hidden", [69.8, 23.7, 5.7, 23.1], &[48.3, 51.7], [11.3, 0.0]),
    (2, "gods", "judge", [100.5, 30.5, 6.2, 20.5], &[49.7, 50.3], [11.0, 0.0]),
    (2, "gods", "open", [89.6, 26.0, 8.5, 20.4], &[48.9, 50.9], [10.6, 0.2]),
    (3, "people", "hidden", [66.4, 22.5, 5.6, 24.0], &[30.7, 36.3, 32.2], [31.1, 0.8]),
    (3, "people", "judge", [104.2, 30.6, 6.0, 20.3], &[32.9, 32.2, 34.0], [23.9, 0.9]),
    (3, "people", "open", [86.2, 25.0, 8.3, 21.0], &[32.3, 35.2, 31.5], [30.7, 1.0]),
    (3, "gods", "hidden", [65.9, 22.4, 5.4, 23.8], &[33.0, 33.0, 34.0], [14.3, 0.0]),
    (3, "gods", "judge", [104.0, 30.6, 5.8, 20.3], &[31.8, 35.3, 32.9], [11.2, 0.0]),
    (3, "gods", "open", [85.4, 24.8, 8.0, 21.1], &[32.4, 35.4, 31.8], [12.6, 0.4]),
    (4, "people", "hidden", [65.7, 22.3, 5.6, 24.6], &[25.4, 26.4, 25.5, 21.7], [37.5, 1.0]),
    (4, "people", "judge", [102.9, 29.8, 5.9, 20.2], &[25.0, 24.8, 23.8, 25.9], [28.6, 0.5]),
    (4, "people", "open", [86.9, 25.2, 8.4, 21.3], &[26.1, 22.9, 26.5, 23.2], [32.1, 1.3]),
    (4, "gods", "hidden", [65.1, 22.1, 5.4, 24.5], &[25.0, 26.9, 23.4, 24.7], [18.4, 0.0]),
    (4, "gods", "judge", [105.1, 30.5, 5.7, 20.2], &[24.1, 26.0, 23.0, 26.7], [15.8, 0.2]),
    (4, "gods", "open", [84.1, 24.4, 7.9, 21.5], &[25.5, 24.6, 25.5, 24.0], [13.9, 0.4]),
    (5, "people", "hidden", [62.5, 21.3, 5.6, 17.0], &[20.3, 19.2, 19.4, 19.9, 19.7], [46.3, 1.5]),
    (5, "people", "judge", [104.5, 30.2, 5.8, 14.2], &[20.0, 19.8, 21.2, 18.5, 20.1], [34.8, 0.4]),
    (5, "people", "open", [82.4, 24.1, 8.1, 15.1], &[20.5, 19.8, 18.1, 17.7, 21.9], [44.8, 2.0]),
    (5, "gods", "hidden", [61.7, 21.1, 5.2, 17.1], &[20.7, 19.6, 20.7, 18.4, 20.2], [22.8, 0.4]),
    (5, "gods", "judge", [106.6, 30.8, 5.7, 14.0], &[19.4, 20.6, 18.8, 20.4, 20.6], [24.2, 0.2]),
    (5, "gods", "open", [81.5, 23.8, 7.8, 15.0], &[18.7, 20.0, 19.8, 20.2, 20.9], [20.9, 0.4]),
];

pub fn new_game(players: usize, options: Value, chance: &mut Chance) -> State {
    let options = crate::session::read(&options, "options").unwrap();
    let options = Apokalypsis::resolve(options, players).unwrap();
    Apokalypsis::setup(&options, players, chance, &mut Log::deaf()).unwrap()
}

/// A random game: its moves, the moves that there were to choose from, and its end.
struct Played {
    moves: f64,
    listed: f64,
    end: State,
}

fn random_game(players: usize, options: Value, seed: u64) -> Played {
    let mut chance = Chance::seeded(seed);
    let mut choice = Chance::seeded(seed).fork();
    let mut state = new_game(players, options, &mut chance);
    let (mut listed, mut plies, mut moves) = (0.0, 0.0, Vec::new());
    while !state.is_over() {
        let seat = state.turn.seat;
        moves.clear();
        Apokalypsis::legal_moves(&state, seat, &mut moves);
        listed += moves.len() as f64;
        plies += 1.0;
        let mv = choice.pick(&moves);
        Apokalypsis::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
    }
    Played {
        moves: plies,
        listed,
        end: state,
    }
}

/// The mean choice at a move and its variance as that of a quotient of two means.
fn choice(games: &[Played]) -> (f64, f64) {
    let total = |figure: fn(&Played) -> f64| games.iter().map(figure).sum::<f64>();
    let (moves, listed) = (total(|game| game.moves), total(|game| game.listed));
    let (mean, length) = (listed / moves, moves / games.len() as f64);
    let residue = |game: &Played| (game.listed - mean * game.moves) / length;
    (
        mean,
        spread(&games.iter().map(residue).collect::<Vec<_>>()).1,
    )
}

/// Mean and variance.
fn spread(values: &[f64]) -> (f64, f64) {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let middle = mean(values);
    let squares: Vec<f64> = values
        .iter()
        .map(|value| (value - middle).powi(2))
        .collect();
    (middle, mean(&squares))
}

/// Both figures come from samples, and some two hundred of them are compared: so many standard
/// errors of their difference are allowed. The printed one is rounded.
const ERRORS: f64 = 3.7;

fn assert_close(found: f64, expected: f64, variance: f64, rounding: f64, what: &str) {
    let error = (variance * (1.0 / GAMES as f64 + 1.0 / MEASURED_ON)).sqrt();
    let allowed = ERRORS * error + rounding;
    assert!(
        (found - expected).abs() < allowed,
        "{what}: {found} instead of {expected} (± {allowed})"
    );
}

fn assert_share(games: &[Played], percent: f64, what: &str, counts: impl Fn(&State) -> bool) {
    let (expected, count) = (percent / 100.0, games.len() as f64);
    let found = games.iter().filter(|game| counts(&game.end)).count() as f64 / count;
    // What was never seen in a thousand games may still happen in a few of a thousand.
    let share = expected.max(0.003);
    assert_close(found, expected, share * (1.0 - share), 0.0005, what);
}

#[test]
fn random_games_have_the_length_the_choice_and_the_shares_of_the_specification() {
    let figures: [fn(&Played) -> f64; 3] = [
        |game| game.moves,
        |game| f64::from(game.end.turn.number),
        |game| f64::from(game.end.apocalypses),
    ];
    for (players, variant, mode, means, wins, [ties, unwon]) in LINES {
        let options = match mode {
            "judge" => json!({ "variant": variant, "eventCheck": mode }),
            _ => json!({ "variant": variant, "omens": mode }),
        };
        let games: Vec<Played> = (0..GAMES)
            .map(|seed| random_game(players, options.clone(), 7000 + seed))
            .collect();
        let line = format!("{players} {variant} {mode}");
        let found = figures.map(|figure| spread(&games.iter().map(figure).collect::<Vec<_>>()));
        for ((found, variance), expected) in found.into_iter().chain([choice(&games)]).zip(means) {
            assert_close(found, expected, variance, 0.05, &line);
        }
        let ending = |state: &State| state.ending.expect("a finished game");
        for (seat, &percent) in wins.iter().enumerate() {
            assert_share(&games, percent, &line, |state| {
                ending(state)
                    .winner
                    .is_some_and(|winner| winner.index() == seat)
            });
        }
        assert_share(&games, ties, &line, |state| ending(state).rounds > 0);
        assert_share(&games, unwon, &line, |state| ending(state).winner.is_none());
    }
}
