//! The way of the omens: drawn, owed, discarded when dead, returned under the draw pile.

use super::data::{HAND, Omen};
use super::events::Event;
use super::state::{Cards, State};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;

/// The seat draws a live card; dead ones on the way are discarded (AK-6.3, AK-6.7).
fn draw(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    match draw_live(state, Some(seat), log) {
        Some(card) => {
            state.hands[seat.index()].push(card);
            log.say(["AK-6.3"], || Event::OmenDrawn {
                seat,
                private_to: seat,
                card,
            });
            true
        }
        None => false,
    }
}

/// The next live card of the draw pile, drawn by a seat or turned up in the tie-break.
pub fn draw_live(state: &mut State, seat: Option<Seat>, log: &mut Log<Event>) -> Option<Omen> {
    while !state.draw_pile.is_empty() {
        let card = state.draw_pile.remove(0);
        if !state.is_dead(card) {
            return Some(card);
        }
        state.dead_omens.push(card);
        log.say(["AK-6.7"], || Event::OmenDiscarded { card, seat });
    }
    None
}

/// Cards that have come to the draw pile go first to those who wait (AK-6.4).
pub fn serve_queue(state: &mut State, log: &mut Log<Event>) {
    while let Some(&seat) = state.debts.first() {
        if !draw(state, seat, log) {
            return;
        }
        state.debts.remove(0);
    }
}

/// The seat draws until it holds two cards, or waits for what is missing (AK-6.3, AK-6.4).
pub fn refill(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let owed = |state: &State| state.debts.iter().filter(|&&waits| waits == seat).count();
    while state.hands[seat.index()].len() + owed(state) < HAND {
        if !draw(state, seat, log) {
            state.debts.push(seat);
            log.say(["AK-6.4"], || Event::OmenOwed { seat });
        }
    }
}

/// Shuffled under the draw pile (AK-8.16); the order before the shuffle tells nothing.
pub fn return_cards(
    state: &mut State,
    mut cards: Cards,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    shuffle_under(state, &mut cards, chance);
    log.say(["AK-8.16"], || Event::OmensReturned {
        count: cards.len() as u8,
    });
}

pub fn shuffle_under(state: &mut State, cards: &mut Cards, chance: &mut Chance) {
    cards.sort_unstable();
    chance.shuffle(cards);
    state.draw_pile.extend(cards.iter().copied());
}

/// Dead cards leave every hand and are replaced, active seat first (AK-8.14).
pub fn clear_hands(state: &mut State, log: &mut Log<Event>) {
    for seat in state.clockwise_from(state.turn.seat) {
        for card in state.hands[seat.index()] {
            if state.is_dead(card) {
                state.dead_omens.push(card);
                log.say(["AK-8.14"], || Event::OmenDiscarded {
                    card,
                    seat: Some(seat),
                });
            }
        }
        let mut hand = state.hands[seat.index()];
        hand.retain(|&card| !state.is_dead(card));
        state.hands[seat.index()] = hand;
        refill(state, seat, log);
    }
}
