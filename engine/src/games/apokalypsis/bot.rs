//! The computer players: one without a plan, and one that weighs every pair of actions against
//! the piles that may be.

use super::Apokalypsis;
use super::apply::{apocalypse_is_due, apply};
use super::data::ACTIONS;
use super::moves::{Move, legal_moves};
use super::outlook::Outlook;
use super::state::{Phase, PileCard, State};
use super::worth::worth;
use crate::bots::{ADEPT, Known, Level, NOVICE, Thought, random};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};

/// So many guesses are made of what is hidden.
const SAMPLES: usize = 48;

pub fn levels() -> Vec<Level<Apokalypsis>> {
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

fn adept(known: &Known<Apokalypsis>, thought: &mut Thought) -> Move {
    let (seat, moves) = (known.seat(), known.legal_moves());
    if let [only] = moves[..] {
        return only;
    }
    let samples: Vec<State> = (0..SAMPLES)
        .map(|_| known.sample(&mut thought.chance))
        .collect();
    let (state, chance) = (&samples[0], &mut thought.chance);
    match state.turn.phase {
        Phase::Action => {
            let outlook = outlook(&samples, seat, chance);
            best_actions(state, seat, &outlook).0
        }
        // The seat has seen the whole pile, and every sample has it.
        Phase::Declare => Move::Declare {
            reveal: apocalypse_is_due(state),
        },
        Phase::Omen => best(&moves, |mv| after_omen(&samples, seat, mv, chance)),
        Phase::Event => best(&moves, |mv| after_event(state, seat, mv, chance)),
        Phase::Over => moves[0],
    }
}

/// The first of the best.
fn best(moves: &[Move], mut value: impl FnMut(Move) -> f64) -> Move {
    let mut found = (moves[0], f64::NEG_INFINITY);
    for &mv in moves {
        let value = value(mv);
        if value > found.1 {
            found = (mv, value);
        }
    }
    found.0
}

fn outlook(samples: &[State], seat: Seat, chance: &mut Chance) -> Outlook {
    if samples[0].variant.open {
        Outlook::open(&samples[0], seat)
    } else {
        Outlook::hidden(samples, chance)
    }
}

/// The worth of an omen: that of the best actions behind it.
fn after_omen(samples: &[State], seat: Seat, mv: Move, chance: &mut Chance) -> f64 {
    let Move::Omen { play, .. } = mv else {
        return f64::NEG_INFINITY;
    };
    let played: Vec<State> = samples
        .iter()
        .map(|sample| {
            let mut after = *sample;
            after.omen_pile.push(PileCard {
                card: play,
                by: seat,
                seen_by: Seats::only(seat),
            });
            after.turn.phase = Phase::Action;
            after.turn.actions_left = ACTIONS;
            after
        })
        .collect();
    best_actions(&played[0], seat, &outlook(&played, seat, chance)).1
}

/// The worth of an apocalypse or of waiting: that of the best omen behind it.
fn after_event(state: &State, seat: Seat, mv: Move, chance: &mut Chance) -> f64 {
    let mut after = *state;
    apply(&mut after, seat, mv, &mut chance.fork(), &mut Log::deaf());
    let mut omens = Vec::new();
    legal_moves(&after, seat, &mut omens);
    if after.turn.phase != Phase::Omen {
        return best_actions(&after, seat, &Outlook::open(&after, seat)).1;
    }
    omens
        .into_iter()
        .map(|omen| after_omen(&[after], seat, omen, chance))
        .fold(f64::NEG_INFINITY, f64::max)
}

/// The first of the best one or two actions, and what they come to. Passing is an action too.
fn best_actions(state: &State, seat: Seat, outlook: &Outlook) -> (Move, f64) {
    let mut found = (Move::Pass {}, worth(state, seat, outlook));
    let (mut moves, mut seconds) = (Vec::new(), Vec::new());
    legal_moves(state, seat, &mut moves);
    for &first in &moves {
        let Some(once) = acted(state, seat, first) else {
            continue;
        };
        let mut value = worth(&once, seat, outlook);
        if once.turn.actions_left > 0 {
            seconds.clear();
            legal_moves(&once, seat, &mut seconds);
            for &second in &seconds {
                if let Some(twice) = acted(&once, seat, second) {
                    value = value.max(worth(&twice, seat, outlook));
                }
            }
        }
        if value > found.1 {
            found = (first, value);
        }
    }
    found
}

/// The state after an action, before anything else happens; none for a pass.
fn acted(state: &State, seat: Seat, mv: Move) -> Option<State> {
    let (color, from, to) = match mv {
        Move::Move { from, to } => (state.own(seat), from, to.space()?),
        Move::Rescue { by, from, color } => (color, from, by),
        Move::Push { from, color, to } => (color, from, to.space()?),
        _ => return None,
    };
    let mut after = *state;
    after.board.remove(color, from);
    after.board.add(color, to);
    after.turn.actions_left -= 1;
    Some(after)
}
