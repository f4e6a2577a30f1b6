//! What a player may do, in the order in which it is listed.

use super::data::{Color, Omen};
use super::map::{Space, Target};
use super::reading::{Set, allowed_sets, must_trigger};
use super::state::{Phase, State};
use crate::kit::keys::present;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Copies of a card and meeples of a colour are alike, so a move names kinds and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[expect(clippy::enum_variant_names, reason = "the names of the rulebook")]
pub enum Move {
    Omen {
        play: Omen,
        /// Null with a single card in hand.
        #[serde(rename = "return", deserialize_with = "present")]
        back: Option<Omen>,
    },
    Move {
        from: Space,
        to: Target,
    },
    Rescue {
        /// Where the rescuer stands.
        by: Space,
        from: Space,
        color: Color,
    },
    Push {
        from: Space,
        color: Color,
        to: Target,
    },
    Pass {},
    Declare {
        reveal: bool,
    },
    Trigger {
        what: Omen,
        #[serde(rename = "where")]
        place: Omen,
        #[serde(deserialize_with = "present")]
        will: Option<Omen>,
    },
    Wait {},
}

impl Move {
    pub fn phase(&self) -> Phase {
        match self {
            Move::Omen { .. } => Phase::Omen,
            Move::Move { .. } | Move::Rescue { .. } | Move::Push { .. } | Move::Pass {} => {
                Phase::Action
            }
            Move::Declare { .. } => Phase::Declare,
            Move::Trigger { .. } | Move::Wait {} => Phase::Event,
        }
    }
}

impl From<Set> for Move {
    fn from(set: Set) -> Self {
        Move::Trigger {
            what: set.what,
            place: set.place,
            will: set.will,
        }
    }
}

pub fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if !state.acting().contains(seat) {
        return;
    }
    match state.turn.phase {
        Phase::Omen => list_omens(state, seat, moves),
        Phase::Action => {
            list_moves(state, seat, moves);
            list_rescues(state, seat, moves);
            list_pushes(state, seat, moves);
            moves.push(Move::Pass {});
        }
        Phase::Declare => moves.extend([true, false].map(|reveal| Move::Declare { reveal })),
        Phase::Event => {
            moves.extend(allowed_sets(state).into_iter().map(Move::from));
            if !must_trigger(state) {
                moves.push(Move::Wait {});
            }
        }
        Phase::Over => {}
    }
}

fn list_omens(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let omen = |play, back| Move::Omen { play, back };
    match *state.hands[seat.index()] {
        [only] => moves.push(omen(only, None)),
        [one, other] if one == other => moves.push(omen(one, Some(other))),
        [one, other] => {
            let (first, second) = (one.min(other), one.max(other));
            moves.extend([omen(first, Some(second)), omen(second, Some(first))]);
        }
        _ => {}
    }
}

fn list_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let room = state.board.room();
    for from in state.board.upright(state.own(seat)).iter() {
        let targets = from.neighbours().iter().filter(|&&to| room.contains(to));
        moves.extend(targets.map(|&to| Move::Move {
            from,
            to: Target::Space(to),
        }));
    }
}

fn list_rescues(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let board = &state.board;
    let rescuers = board.upright(state.own(seat)) & board.land & board.room();
    for by in rescuers.iter() {
        for &from in by.neighbours() {
            let laid_down = state
                .colors()
                .filter(|&color| board.laid_down(color).contains(from));
            moves.extend(laid_down.map(|color| Move::Rescue { by, from, color }));
        }
    }
}

fn list_pushes(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let (board, own) = (&state.board, state.own(seat));
    let room = board.room() & board.land;
    for from in board.land.iter() {
        let strength = pushers(state, seat, from);
        for color in state.colors().filter(|&color| color != own) {
            let crowd = board.count_on(color, from);
            if crowd == 0 || strength <= crowd {
                continue;
            }
            let targets = from.neighbours().iter().filter(|&&to| room.contains(to));
            moves.extend(targets.map(|&to| Move::Push {
                from,
                color,
                to: Target::Space(to),
            }));
        }
    }
}

/// The seat's upright meeples on a tile and around it: the strength of its push (AK-7.10).
pub fn pushers(state: &State, seat: Seat, tile: Space) -> u8 {
    let near = tile.around().with(tile) & state.board.dry();
    state.board.count(state.own(seat), near)
}
