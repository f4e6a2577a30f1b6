//! What comes out of storage and goes back into it (DL-3.7, DL-12), and the World Event that
//! every lost Harvester or Portal brings (DL-11).

use super::effects::Yield;
use super::events::{Event, Gain};
use super::map::Node;
use super::state::{Piece, State};
use crate::game::Log;
use crate::seat::Seat;

/// Souls come into the Personal Hell, as many as storage holds (DL-4.4, DL-12.4).
pub fn gain(
    state: &mut State,
    seat: Seat,
    due: Yield,
    reason: Gain,
    node: Node,
    log: &mut Log<Event>,
) {
    let lord = &mut state[seat];
    let amount = due.amount.min(lord.storage);
    lord.storage -= amount;
    lord.hell += amount;
    let missed = due.amount - amount;
    let rule = match (amount, missed) {
        (0, _) => "DL-12.1",
        (_, 0) => due.rule,
        _ => "DL-12.4",
    };
    log.say([rule], || Event::SoulsGained {
        seat,
        amount,
        missed,
        reason,
        node,
    });
}

/// A Harvester or Portal goes back to storage, and the world changes (DL-11.1).
pub fn sacrifice(
    state: &mut State,
    seat: Seat,
    piece: Piece,
    node: Node,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    let pieces = state[seat].pieces_mut(piece);
    *pieces = pieces.without(node);
    log.say([rule], || Event::PieceSacrificed { piece, seat, node });
    if state.variant.world_events {
        world_event(state, log);
    }
}

/// The current card goes under the deck, the top card takes its place (DL-11.2).
fn world_event(state: &mut State, log: &mut Log<Event>) {
    let replaced = state.event;
    let card = state.deck.remove(0);
    state.deck.extend(replaced);
    state.event = Some(card);
    state.seen += 1;
    log.say(["DL-11.2"], || Event::WorldEvent { card, replaced });
}
