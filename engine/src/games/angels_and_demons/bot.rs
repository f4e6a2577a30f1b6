//! The computer players: one without a plan, one that looks a round ahead, and one that mixes
//! its cards as the theory of games asks and solves the last rounds exactly.

use super::AngelsAndDemons;
use super::clash::{Clash, Fate, clash, compare, named};
use super::data::{Side, WEIGHTS};
use super::endgame::{self, Abstract, Endgame};
use super::moves::{ChosenFate, Move};
use super::score::score;
use super::state::{Phase, State};
use crate::bots::matrix::Matrix;
use crate::bots::{ADEPT, Known, Level, NOVICE, ORACLE, Thought, random};

/// With so many rounds left, the present one included, the oracle solves the game.
const SOLVED_ROUNDS: u8 = 3;

pub fn levels() -> Vec<Level<AngelsAndDemons>> {
    vec![
        Level {
            id: NOVICE.0,
            label: NOVICE.1,
            choose: random::choose,
        },
        Level {
            id: ADEPT.0,
            label: ADEPT.1,
            choose: adept,
        },
        Level {
            id: ORACLE.0,
            label: ORACLE.1,
            choose: oracle,
        },
    ]
}

/// The card that does best on average against all that the other side may play.
fn adept(known: &Known<AngelsAndDemons>, thought: &mut Thought) -> Move {
    let (state, moves) = (known.sample(&mut thought.chance), known.legal_moves());
    if state.phase != Phase::Commit {
        return after_the_reveal(&state, &moves);
    }
    let matrix = evaluated(&state);
    let worth = |index: usize| match state.side(known.seat()) {
        Side::Angel => (0..matrix.columns())
            .map(|column| matrix.at(index, column))
            .sum::<f64>(),
        Side::Demon => -(0..matrix.rows())
            .map(|row| matrix.at(row, index))
            .sum::<f64>(),
    };
    let best = (0..moves.len())
        .map(worth)
        .fold(f64::NEG_INFINITY, f64::max);
    let best: Vec<Move> = (0..moves.len())
        .filter(|&index| worth(index) >= best - 1e-9)
        .map(|index| moves[index])
        .collect();
    thought.chance.pick(&best)
}

/// A card drawn from the mix that cannot be exploited.
fn oracle(known: &Known<AngelsAndDemons>, thought: &mut Thought) -> Move {
    let (state, moves) = (known.sample(&mut thought.chance), known.legal_moves());
    if state.phase != Phase::Commit {
        return after_the_reveal(&state, &moves);
    }
    let matrix = if state.rounds_after() < SOLVED_ROUNDS {
        let (rest, stake) = Abstract::of(&state, lead(&state));
        Endgame::default().matrix(rest, stake)
    } else {
        evaluated(&state)
    };
    let solution = matrix.solve();
    let mix = match state.side(known.seat()) {
        Side::Angel => solution.rows,
        Side::Demon => solution.columns,
    };
    draw(&moves, &mix, thought)
}

fn draw(moves: &[Move], mix: &[f64], thought: &mut Thought) -> Move {
    const PARTS: u32 = 1 << 24;
    let mut point = f64::from(thought.chance.below(PARTS)) / f64::from(PARTS);
    for (&mv, weight) in moves.iter().zip(mix) {
        point -= weight;
        if point < 0.0 {
            return mv;
        }
    }
    // Rounding can leave a crumb: then the likeliest card.
    let likeliest = (0..mix.len())
        .max_by(|&a, &b| mix[a].total_cmp(&mix[b]))
        .unwrap_or_default();
    moves[likeliest]
}

fn lead(state: &State) -> i32 {
    score(state, state.seat(Side::Angel)) - score(state, state.seat(Side::Demon))
}

/// The round as a matrix, what comes after it measured by the fitted evaluation.
fn evaluated(state: &State) -> Matrix {
    let (rest, stake) = Abstract::of(state, lead(state));
    endgame::matrix(rest, stake, evaluate)
}

/// The expected result for the Angel, before the next city is turned up.
fn evaluate(position: Abstract) -> f64 {
    let Some(weights) = position
        .rounds
        .checked_sub(1)
        .map(|index| &WEIGHTS[usize::from(index)])
    else {
        return if position.lead > 0 { 1.0 } else { -1.0 };
    };
    let holding = |side: Side| {
        let hand = position.hand(side);
        let numbers: f64 = hand
            .numbers()
            .iter()
            .map(|card| weights.numbers[side][usize::from(card.0)])
            .sum();
        numbers
            + if hand != hand.numbers() {
                weights.arch[side]
            } else {
                0.0
            }
    };
    let z = weights.bias + weights.score * f64::from(position.lead) + holding(Side::Angel)
        - holding(Side::Demon);
    (z / 2.0).tanh()
}

/// More lead is never worse, so Ruse and War take what changes it most.
fn after_the_reveal(state: &State, moves: &[Move]) -> Move {
    let (_, stake) = Abstract::of(state, 0);
    let sign = if state.to_act().contains(state.seat(Side::Angel)) {
        1
    } else {
        -1
    };
    let gain = |mv: &Move| sign * endgame::change(fate_of(state, mv), stake);
    // The first of equals: the lowest value that does as well.
    *moves
        .iter()
        .rev()
        .max_by_key(|mv| gain(mv))
        .unwrap_or(&moves[0])
}

/// What becomes of the city by a choice after the reveal.
fn fate_of(state: &State, mv: &Move) -> Fate {
    let cards = state.by_side(|seat| state.committed[seat.index()].unwrap_or_default());
    match (mv, clash(cards, state.event)) {
        (Move::ChooseValue { value }, Clash::NameValue { owner, number }) => {
            compare(named(owner, *value as u8, number), state.event).fate
        }
        (
            Move::ChooseFate {
                fate: ChosenFate::Destroyed,
            },
            _,
        ) => Fate::Destroyed,
        _ => Fate::Spared,
    }
}
