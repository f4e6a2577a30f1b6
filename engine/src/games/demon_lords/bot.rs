//! The computer players: one without a plan, one that takes what promises most, and one that looks
//! ahead to see whether it does.

use super::DemonLords;
use super::apply::apply;
use super::evaluation::{Judge, desecration_prospect, duel_prospect};
use super::legal::legal_moves;
use super::map::Node;
use super::moves::{Move, Spot};
use super::state::{Phase, State};
use crate::bots::search::{self, Foresight};
use crate::bots::{ADEPT, Known, Level, NOVICE, ORACLE, Thought, random};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;

pub fn levels() -> Vec<Level<DemonLords>> {
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
            choose: |known, thought| search::choose(known, thought, &FORESIGHT),
        },
    ]
}

/// About a turn of everybody, where two play.
const FORESIGHT: Foresight<DemonLords> = Foresight {
    plain: adept,
    worth: |state, seat| Judge::new(state.effect()).value(state, seat),
    width: 8,
    depth: 24,
    worlds: 48,
};

/// A little more than nothing, so that equals do not count as better.
const EPSILON: f64 = 1e-9;

fn adept(known: &Known<DemonLords>, thought: &mut Thought) -> Move {
    let (state, seat, moves) = (
        known.sample(&mut thought.chance),
        known.seat(),
        known.legal_moves(),
    );
    let judge = Judge::new(state.effect());
    let plan = match state.phase {
        Phase::Movement => best_attack(&judge, &state, seat),
        _ => None,
    };
    let worth = |mv: &Move| worth(&judge, &state, seat, mv);
    let mut best: Vec<Move> = Vec::new();
    let mut most = f64::NEG_INFINITY;
    for mv in &moves {
        let worth = worth(mv);
        if worth > most + EPSILON {
            most = worth;
            best.clear();
        }
        if worth >= most - EPSILON {
            best.push(*mv);
        }
    }
    match plan {
        Some((mv, promise)) if promise > most + EPSILON => mv,
        _ if best.contains(&Move::EndPhase {}) => Move::EndPhase {},
        _ => thought.chance.pick(&best),
    }
}

/// What the position is worth after a move, or may be expected to be where dice decide.
fn worth(judge: &Judge, state: &State, seat: Seat, mv: &Move) -> f64 {
    match *mv {
        Move::Fight {
            node: Spot(Some(node)),
            defender,
        } => {
            // Every fight has to be fought: the surest first, before anything else.
            let sides = [seat, Seat(defender.small().unwrap_or_default())];
            f64::from(u16::MAX) + judge.fight_prospect(state, sides, node)
        }
        Move::Duel { defender } => {
            duel_prospect(state, [seat, Seat(defender.small().unwrap_or_default())])
        }
        Move::Desecrate {
            node: Spot(Some(node)),
            ..
        } => desecration_prospect(state, seat, node),
        Move::EndPhase {} if state.phase == Phase::Combat => 0.0,
        // A piece is worth more than its ransom; a roll has no other move beside it.
        Move::Ransom { .. } | Move::Roll {} => f64::MIN,
        _ => judge.value(&after(state, seat, *mv), seat),
    }
}

/// The state after a move without dice.
fn after(state: &State, seat: Seat, mv: Move) -> State {
    let mut after = state.clone();
    apply(
        &mut after,
        seat,
        mv,
        &mut Chance::seeded(0),
        &mut Log::deaf(),
    );
    after
}

/// The first step of the attack that promises most, Troops gathered from all sides.
fn best_attack(judge: &Judge, state: &State, seat: Seat) -> Option<(Move, f64)> {
    let mut best = None;
    let mut moves = Vec::new();
    let targets = Node::all().filter(|&node| {
        state
            .rivals(seat)
            .any(|rival| state[rival].troops(node) > 0)
    });
    for target in targets {
        let (mut gathered, mut first) = (state.clone(), None);
        for from in target.neighbours().iter() {
            moves.clear();
            if gathered.phase != Phase::Movement || gathered.brute != Some(seat) {
                break;
            }
            legal_moves(&gathered, seat, &mut moves);
            let Some(mv) = last_from(&moves, from, target) else {
                continue;
            };
            gathered = after(&gathered, seat, mv);
            let first = *first.get_or_insert(mv);
            let promise = judge.value(&gathered, seat);
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((first, promise));
            }
        }
    }
    best
}

/// The move of as many Troops as may go from one node to the other.
fn last_from(moves: &[Move], start: Node, goal: Node) -> Option<Move> {
    let fits = |mv: &&Move| {
        matches!(mv, Move::MoveTroops { from, to, .. }
            if *from == start.into() && *to == goal.into())
    };
    moves.iter().rfind(fits).copied()
}
