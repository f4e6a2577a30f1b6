//! What a board is worth to a seat at the end of its action phase.

use super::data::Color;
use super::map::Space;
use super::outlook::Outlook;
use super::score::score;
use super::state::State;
use crate::seat::Seat;

/// A meeple in the sea that a friend beside it can rescue, and one without.
const RESCUABLE: f64 = 0.6;
const DROWNING: f64 = 0.15;
/// What survivors of rivals and of the cursed colour cost.
const RIVAL: f64 = 0.35;
const CURSED: f64 = 0.8;
/// A meeple that can go nowhere.
const STUCK: f64 = 0.2;
/// A friend beside it: rescue and strength.
const COMPANY: f64 = 0.05;
/// What a game won or lost at once is worth.
const DECIDED: f64 = 10.0;

/// The seat's own meeples in the sea are lost by now.
pub fn worth(state: &State, seat: Seat, outlook: &Outlook) -> f64 {
    let own = state.own(seat);
    let mut after = *state;
    for space in state.board.laid_down(own).iter() {
        while after.board.count_on(own, space) > 0 {
            after.board.remove(own, space);
        }
    }
    let ends = after.end_is_reached();
    let people = |color: Color| prospects(&after, color, outlook);
    let rivals: f64 = after
        .seats()
        .filter(|&other| other != seat)
        .map(|other| people(after.own(other)))
        .sum();
    let curse = after.curse[seat.index()].map_or(0.0, people);
    let value = people(own) - RIVAL * rivals - CURSED * curse;
    if ends {
        value + DECIDED * f64::from(lead(&after, seat).clamp(-1, 1))
    } else {
        value
    }
}

/// Points ahead of the best of the others.
fn lead(state: &State, seat: Seat) -> i32 {
    let total = |seat| score(state, seat).total;
    let others = state.seats().filter(|&other| other != seat);
    total(seat) - others.map(total).max().unwrap_or_default()
}

/// How many meeples of a colour will be left, roughly.
fn prospects(state: &State, color: Color, outlook: &Outlook) -> f64 {
    let board = &state.board;
    let (room, upright) = (board.room(), board.upright(color));
    let rescuers = upright & board.land & room;
    let helped = |space: Space, at: f64| {
        let beside = space.around() & rescuers;
        beside.iter().any(|friend| outlook.danger(friend) <= at)
    };
    let standing = upright.iter().map(|space| {
        let danger = outlook.danger(space);
        let saved = if helped(space, 0.5 * danger) {
            RESCUABLE
        } else {
            DROWNING
        };
        let stuck = (space.around() & room).is_empty();
        let company = !(space.around() & upright).is_empty();
        let each = 1.0 - danger * (1.0 - saved) - if stuck { STUCK * danger } else { 0.0 }
            + if company { COMPANY } else { 0.0 };
        each * f64::from(board.count_on(color, space))
    });
    let lying = board.laid_down(color).iter().map(|space| {
        let each = if helped(space, 1.0) {
            RESCUABLE
        } else {
            DROWNING
        };
        each * f64::from(board.count_on(color, space))
    });
    standing.sum::<f64>() + lying.sum::<f64>()
}
