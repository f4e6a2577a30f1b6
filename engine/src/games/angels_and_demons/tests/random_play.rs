//! The figures of random play, and how the levels do against each other.

use crate::bots::random::pick_seat;
use crate::bots::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::angels_and_demons::AngelsAndDemons;
use crate::games::angels_and_demons::score::result;
use crate::games::angels_and_demons::view::Reason;
use crate::seat::Seat;

struct Tally {
    games: f64,
    moves: f64,
    angel: f64,
    demon: f64,
    death: f64,
}

/// Games in which each seat plays at a level; seat 0 is the Angel.
fn play(games: u64, levels: [&str; 2]) -> Tally {
    let known_levels = AngelsAndDemons::levels();
    let level = |seat: Seat| {
        known_levels
            .iter()
            .find(|level| level.id == levels[seat.index()])
            .unwrap()
    };
    let mut tally = Tally {
        games: games as f64,
        moves: 0.0,
        angel: 0.0,
        demon: 0.0,
        death: 0.0,
    };
    for seed in 0..games {
        let mut chance = Chance::seeded(seed);
        let mut choice = Chance::seeded(seed).fork();
        let mut state =
            AngelsAndDemons::setup(&Default::default(), 2, &mut chance, &mut Log::deaf()).unwrap();
        while let Some(seat) = pick_seat(state.to_act(), &mut choice) {
            let mut thought = Thought::seeded(choice.fork().word());
            let mv = (level(seat).choose)(&Known::new(&state, seat), &mut thought);
            AngelsAndDemons::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
            tally.moves += 1.0;
        }
        let result = result(&state).unwrap();
        tally.angel += f64::from(u8::from(result.winner == Some(Seat(0))));
        tally.demon += f64::from(u8::from(result.winner == Some(Seat(1))));
        tally.death += f64::from(u8::from(result.reason != Reason::Score));
    }
    tally
}

/// Four standard errors of a share of `games`.
fn margin(share: f64, games: f64) -> f64 {
    4.0 * (share * (1.0 - share) / games).sqrt()
}

#[test]
fn random_games_have_the_length_and_the_shares_of_the_specification() {
    let tally = play(5000, ["novice", "novice"]);
    assert!(
        (tally.moves / tally.games - 16.03).abs() < 0.15,
        "{} moves a game",
        tally.moves / tally.games
    );
    for (found, expected) in [
        (tally.angel, 0.463),
        (tally.demon, 0.522),
        (tally.death, 0.086),
    ] {
        let share = found / tally.games;
        assert!(
            (share - expected).abs() < margin(expected, tally.games),
            "{share} instead of {expected}"
        );
    }
}

#[test]
fn the_stronger_levels_beat_chance_on_both_sides() {
    for level in ["adept", "oracle"] {
        let games = if level == "oracle" { 60 } else { 400 };
        let as_angel = play(games, [level, "novice"]);
        let as_demon = play(games, ["novice", level]);
        let won = (as_angel.angel + as_demon.demon) / (2 * games) as f64;
        assert!(won > 0.6, "{level} wins {won}");
    }
}
