//! How far moves can be taken back: as far as nobody learnt anything.

use super::data::{COPIES, LOOK_FROM, Omen};
use super::moves::Move;
use super::state::{Phase, State};
use crate::refusal::Rule;

/// The rule by which a move told something new, if it did.
pub fn undo_stop(before: &State, mv: &Move, after: &State) -> Option<Rule> {
    let stop = match *mv {
        Move::Omen { .. } => Some("AK-6.3"),
        Move::Move { .. } | Move::Rescue { .. } | Move::Push { .. } | Move::Pass {} => {
            end_of_actions(before, after)
        }
        Move::Declare { .. } => Some("AK-10.10"),
        Move::Trigger { .. } => apocalypse(before, after),
        Move::Wait {} => None,
    };
    stop.map(Rule)
}

/// The end of an action phase tells something if it leads to a look or to the end of the game.
fn end_of_actions(before: &State, after: &State) -> Option<&'static str> {
    let goes_on = after.turn.phase == Phase::Action && after.turn.number == before.turn.number;
    if goes_on {
        None
    } else if after.is_over() {
        Some("AK-9.13")
    } else {
        let looked = !before.variant.open && before.omen_pile.len() >= LOOK_FROM;
        looked.then_some("AK-8.2")
    }
}

/// A card that dies leaves every hand, so that all learn who held a copy, or that nobody did,
/// unless both copies lay open. The queue is served with cards unseen.
fn apocalypse(before: &State, after: &State) -> Option<&'static str> {
    let lay_open = |card: Omen| {
        let buried = before.dead_omens.iter().filter(|&&other| other == card);
        before.in_pile(card) + buried.count() == usize::from(COPIES)
    };
    let dies = |card: &Omen| after.is_dead(*card) && !before.is_dead(*card);
    if Omen::all().filter(dies).any(|card| !lay_open(card)) {
        Some("AK-8.14")
    } else {
        (!before.debts.is_empty() && before.hands != after.hands).then_some("AK-6.4")
    }
}
