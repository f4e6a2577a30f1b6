//! The computer players: one without a plan, and one that takes what promises most.

mod answers;
mod danger;
mod goals;
mod plan;
mod prospects;
mod setup;
mod worth;

use super::SixDooms;
use super::moves::Move;
use super::state::{Phase, State};
use crate::bots::{ADEPT, Known, Level, NOVICE, Thought, random};
use crate::seat::Seat;
use plan::Plan;
use worth::Judge;

pub fn levels() -> Vec<Level<SixDooms>> {
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
    ]
}

/// A little more than nothing, so that equals do not count as better.
const EPSILON: f64 = 1e-6;

fn adept(known: &Known<SixDooms>, thought: &mut Thought) -> Move {
    let (state, seat) = (known.sample(&mut thought.chance), known.seat());
    let moves = known.legal_moves();
    if let [only] = moves[..] {
        return only;
    }
    let plan = Plan::new(&state);
    let judge = Judge::new(&state, seat, &plan);
    let chosen = match (&state.pending, state.phase) {
        (Some(pending), _) => answers::answer(&judge, &state, seat, pending, &moves),
        (None, Phase::Draft | Phase::Spread | Phase::Tokens | Phase::Ending) => {
            setup::choose(&state, seat, &moves, &mut thought.chance)
        }
        (None, _) => best(&judge, &state, seat, &moves, thought),
    };
    chosen.unwrap_or_else(|| thought.chance.pick(&moves))
}

/// The move that promises most. Ending the turn is worth what there is; of equals one is picked.
fn best(
    judge: &Judge,
    state: &State,
    seat: Seat,
    moves: &[Move],
    thought: &mut Thought,
) -> Option<Move> {
    let mut best: Vec<Move> = Vec::new();
    let mut most = f64::NEG_INFINITY;
    for mv in prospects::candidates(state, seat, moves) {
        let Some(value) = prospects::value(judge, state, seat, &mv) else {
            continue;
        };
        if value > most + EPSILON {
            most = value;
            best.clear();
        }
        if value >= most - EPSILON {
            best.push(mv);
        }
    }
    let ends = best.contains(&Move::EndTurn {});
    match best[..] {
        [] => None,
        _ if ends => Some(Move::EndTurn {}),
        _ => Some(thought.chance.pick(&best)),
    }
}
