//! What a move would lead to, as far as its seat may know.

use super::board::Terrain;
use super::data::{Color, LOOK_FROM, Meeple, Omen};
use super::map::{Space, Spaces};
use super::moves::{Move, pushers};
use super::reading::Set;
use super::signs::{Signs, read, shows_face};
use super::state::{PileCard, State};
use crate::seat::{Seat, Seats, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Preview {
    /// What would be known of the pile.
    Omen {
        signs: Signs,
    },
    /// A move, a rescue, a push or a pass.
    Action {
        actions_left: u8,
        /// Where the meeple comes to stand and how many will stand there; null for a pass.
        arrival: Option<Arrival>,
        /// Only for a push.
        majority: Option<Majority>,
        /// What follows if this ends the action phase.
        end: Option<EndOfActions>,
    },
    /// A judgement is made unaided.
    Declare,
    Trigger {
        spaces: Vec<Space>,
        /// Meeples that would be laid down.
        falling: Vec<Meeple>,
        /// Neutral meeples in the sea that would be discarded first.
        lost: Vec<Meeple>,
        /// Omens that would be dead afterwards and are not yet.
        dying: Vec<Omen>,
    },
    Wait,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Arrival {
    pub space: Space,
    pub count: u8,
    pub room: u8,
}

/// The seat's upright meeples in and around the tile against those pushed (AK-7.10).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Majority {
    pub own: u8,
    pub against: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct EndOfActions {
    /// Own meeples in the sea that would be discarded (AK-7.14).
    pub lost: Vec<Meeple>,
    pub next: Next,
    /// Who acts next, unless the game is over.
    pub seat: Option<Seat>,
}

/// What comes after an action phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Next {
    /// The next seat's turn.
    Turn,
    /// The pile is looked at; what then happens nobody knows before.
    Look,
    /// The seat looks at the pile and judges it.
    Declare,
    Over,
}

pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    match *mv {
        Move::Omen { play, .. } => Preview::Omen {
            signs: signs_after(state, seat, play),
        },
        Move::Move { from, to } => {
            let step = to.space().map(|to| (state.own(seat), from, to));
            action(state, seat, step, None)
        }
        Move::Rescue { by, from, color } => action(state, seat, Some((color, from, by)), None),
        Move::Push { from, color, to } => {
            let majority = Majority {
                own: pushers(state, seat, from),
                against: state.board.count_on(color, from),
            };
            let step = to.space().map(|to| (color, from, to));
            action(state, seat, step, Some(majority))
        }
        Move::Pass {} => action(state, seat, None, None),
        Move::Declare { .. } => Preview::Declare,
        Move::Trigger { what, place, will } => trigger(state, Set { what, place, will }),
        Move::Wait {} => Preview::Wait,
    }
}

fn signs_after(state: &State, seat: Seat, play: Omen) -> Signs {
    let mut after = *state;
    after.omen_pile.push(PileCard {
        card: play,
        by: seat,
        seen_by: Seats::only(seat),
    });
    let known = state
        .omen_pile
        .iter()
        .filter(|entry| shows_face(state, entry, Viewer::Seat(seat)))
        .map(|entry| entry.card)
        .chain([play])
        .collect();
    read(&after, known, after.omen_pile.len())
}

/// One meeple changes place, or the seat passes.
fn action(
    state: &State,
    seat: Seat,
    step: Option<(Color, Space, Space)>,
    majority: Option<Majority>,
) -> Preview {
    let mut after = *state;
    after.turn.actions_left = match step {
        Some((color, from, to)) => {
            after.board.remove(color, from);
            after.board.add(color, to);
            state.turn.actions_left - 1
        }
        None => 0,
    };
    Preview::Action {
        actions_left: after.turn.actions_left,
        arrival: step.map(|(_, _, to)| Arrival {
            space: to,
            count: after.board.crowd(to),
            room: match after.board.terrain(to) {
                Terrain::Temple => 1,
                _ => 2,
            },
        }),
        majority,
        end: (after.turn.actions_left == 0).then(|| end_of_actions(after, seat)),
    }
}

fn end_of_actions(mut after: State, seat: Seat) -> EndOfActions {
    let own = after.own(seat);
    let before = after.board;
    let lost: Vec<Meeple> = before
        .meeples_in(before.laid_down(own))
        .filter(|meeple| meeple.color == own)
        .collect();
    for meeple in &lost {
        after.board.remove(meeple.color, meeple.space);
    }
    let next = if after.end_is_reached() {
        Next::Over
    } else if after.variant.open || after.omen_pile.len() < LOOK_FROM {
        Next::Turn
    } else if after.judges(seat) {
        Next::Declare
    } else {
        Next::Look
    };
    let seat = match next {
        Next::Over => None,
        Next::Declare => Some(seat),
        Next::Turn | Next::Look => Some(after.next_seat()),
    };
    EndOfActions { lost, next, seat }
}

fn trigger(state: &State, set: Set) -> Preview {
    let board = &state.board;
    let spaces = set.affected(board);
    let sea = Spaces::ALL - board.dry();
    let mut after = *state;
    for space in spaces.iter() {
        after.board.sink(space);
    }
    Preview::Trigger {
        spaces: spaces.to_vec(),
        falling: board.meeples_in(spaces).collect(),
        lost: board
            .meeples_in(sea)
            .filter(|meeple| state.owner(meeple.color).is_none())
            .collect(),
        dying: Omen::all()
            .filter(|&card| after.is_dead(card) && !state.is_dead(card))
            .collect(),
    }
}
