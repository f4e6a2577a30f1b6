//! The steps of a turn that follow a move: what is done at once and where a question opens.

use super::cards::God;
use super::data::SEATS;
use super::destiny;
use super::development::Slot;
use super::events::Event;
use super::gods;
use super::state::{CubeReason, Phase, State};
use super::time;
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Room in an agenda.
pub const ROOM: usize = 16;
/// What a god puts in front of it at most: a question for every seat, and its own acting.
const GOD: usize = SEATS + 1;
/// The longest agenda to start from: turning up one of its cards still finds room.
pub const LONGEST: usize = ROOM - GOD + 1;

/// A step still to be done. Its seat is who does it or is asked; for an Olympos card, who drew it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    TakeCube { seat: Seat, why: CubeReason },
    DrawDestiny { seat: Seat, why: DrawReason },
    Bonus { seat: Seat, slot: Slot, cost: u8 },
    Pay { seat: Seat, cost: u8 },
    After { seat: Seat },
    Olympos { seat: Seat, zeus: u8 },
    Favour { seat: Seat },
    Resolve { seat: Seat, card: God },
    Hades { seat: Seat },
    EndTurn { seat: Seat },
}

/// Why a Destiny card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DrawReason {
    Zeus,
    Phalanx,
    Hellenism,
}

impl DrawReason {
    pub fn rule(self) -> &'static str {
        match self {
            DrawReason::Zeus => "OL-8.1",
            DrawReason::Phalanx => "OL-12.6",
            DrawReason::Hellenism => "OL-12.9",
        }
    }
}

impl Step {
    pub fn seat(&self) -> Seat {
        match *self {
            Step::TakeCube { seat, .. }
            | Step::DrawDestiny { seat, .. }
            | Step::Bonus { seat, .. }
            | Step::Pay { seat, .. }
            | Step::After { seat }
            | Step::Olympos { seat, .. }
            | Step::Favour { seat }
            | Step::Resolve { seat, .. }
            | Step::Hades { seat }
            | Step::EndTurn { seat } => seat,
        }
    }
}

impl Default for Step {
    fn default() -> Self {
        Step::After { seat: Seat(0) }
    }
}

/// Goes through the agenda, which holds whatever follows from the one action of a turn (OL-3.4),
/// until a question is open or another turn begins. It always ends with the end of the turn, so
/// there is no way past its end.
pub fn run(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    while !state.agenda.is_empty() {
        let step = state.agenda.remove(0);
        if let Some((seat, phase)) = take(state, step, chance, log) {
            state.to_act = Some(seat);
            state.phase = phase;
            return;
        }
    }
}

/// Does a step; the seat that is asked and the question, if it opens one.
fn take(
    state: &mut State,
    step: Step,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Option<(Seat, Phase)> {
    match step {
        Step::TakeCube { seat, why } => {
            (state.cubes_left().total() > 0).then_some((seat, Phase::TakeCube(why)))
        }
        Step::DrawDestiny { seat, why } => destiny::draw(state, seat, why, chance, log),
        Step::Bonus { seat, slot, cost } => Some((seat, Phase::Bonus { slot, cost })),
        Step::Pay { seat, cost } => {
            time::pay(state, seat, cost, log);
            None
        }
        Step::After { seat } => holds_cards(state, seat).then_some((seat, Phase::After)),
        Step::Olympos { seat, zeus } => {
            gods::turn_up(state, seat, zeus, log);
            None
        }
        Step::Favour { seat } => holds_cards(state, seat).then_some((seat, Phase::Favour)),
        Step::Resolve { seat, card } => {
            gods::resolve(state, seat, card, log);
            None
        }
        Step::Hades { seat } => (state.settlers.count(seat) > 0).then_some((seat, Phase::Hades)),
        Step::EndTurn { seat } => {
            time::end_turn(state, seat, "OL-10.3", log);
            None
        }
    }
}

pub fn holds_cards(state: &State, seat: Seat) -> bool {
    !state.player(seat).hand.is_empty()
}

/// Puts steps in front of the agenda, in their order.
pub fn put_first(state: &mut State, steps: impl DoubleEndedIterator<Item = Step>) {
    for step in steps.rev() {
        state.agenda.insert(0, step);
    }
}
