//! The moves that a player has, in the order of the rules.

use super::check::check;
use super::moves::{Means, Move};
use super::nodes::Nodes;
use super::state::{Phase, Piece, State};
use crate::kit::whole::Whole;
use crate::seat::Seat;
use std::ops::ControlFlow::{self, Break, Continue};

pub fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if state.to_act() != Some(seat) {
        return;
    }
    let _ = candidates(state, seat, &mut |mv| {
        if check(state, seat, &mv).is_ok() {
            moves.push(mv);
        }
        Continue(())
    });
}

/// Whether the Brute can do nothing but end the phase (DL-3.4).
pub fn only_the_end_is_left(state: &State) -> bool {
    let Some(brute) = state.brute else {
        return false;
    };
    let end = Move::EndPhase {};
    let other = |mv| {
        if mv != end && check(state, brute, &mv).is_ok() {
            Break(())
        } else {
            Continue(())
        }
    };
    end.belongs_to(state.phase)
        && check(state, brute, &end).is_ok()
        && candidates(state, brute, &mut { other }).is_continue()
}

/// Shows every move that might be legal, each once.
fn candidates(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let everywhere = Nodes::ALL.iter();
    match state.phase {
        Phase::SetupHarvester => everywhere
            .map(|node| Move::PlaceHarvester { node: node.into() })
            .try_for_each(visit),
        Phase::SetupPortal => everywhere
            .map(|node| Move::PlacePortal { node: node.into() })
            .try_for_each(visit),
        Phase::SetupAvatar => everywhere
            .map(|node| Move::PlaceAvatar { node: node.into() })
            .try_for_each(visit),
        Phase::Resource => {
            visit(Move::Roll {})?;
            (1..=6)
                .map(|number| Move::ChooseNumber {
                    number: Whole(number),
                })
                .try_for_each(visit)
        }
        Phase::Spawn => {
            everywhere
                .map(|node| Move::Spawn { node: node.into() })
                .try_for_each(&mut *visit)?;
            visit(Move::EndPhase {})
        }
        Phase::Purchase => purchases(state, seat, visit),
        Phase::Movement => movements(state, seat, visit),
        Phase::Combat => combats(state, seat, visit),
        Phase::Retreat => everywhere
            .map(|node| Move::Retreat { node: node.into() })
            .try_for_each(visit),
        Phase::Over => Continue(()),
    }
}

fn purchases(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for piece in Piece::ALL {
        for node in Nodes::ALL.iter() {
            let node = node.into();
            visit(Move::Buy { piece, node })?;
        }
    }
    for piece in Piece::ALL {
        for node in state[seat].pieces(piece).iter() {
            let node = node.into();
            visit(Move::Ransom { piece, node })?;
        }
    }
    visit(Move::EndPhase {})
}

fn movements(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for from in state[seat].garrisons().iter() {
        for to in state.reach(seat, from).iter() {
            for count in 1..=state[seat].troops(from) {
                visit(Move::MoveTroops {
                    from: from.into(),
                    to: to.into(),
                    count: count.into(),
                })?;
            }
        }
    }
    for to in Nodes::ALL.iter() {
        visit(Move::MoveAvatar { to: to.into() })?;
    }
    visit(Move::EndPhase {})
}

fn combats(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for node in state[seat].garrisons().iter() {
        for rival in state.rivals(seat) {
            visit(Move::Fight {
                node: node.into(),
                defender: rival.0.into(),
            })?;
        }
    }
    for rival in state.rivals(seat) {
        visit(Move::Duel {
            defender: rival.0.into(),
        })?;
    }
    for with in Means::ALL {
        for node in Nodes::ALL.iter() {
            let node = node.into();
            visit(Move::Desecrate { node, with })?;
        }
    }
    visit(Move::EndPhase {})
}
