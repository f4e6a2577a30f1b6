//! The end of the game and the tie-break (AK-9).

use super::apocalypse::{discard_laid_down, sink_and_return};
use super::apply::apocalypse_is_due;
use super::cards::{draw_live, shuffle_under};
use super::data::Omen;
use super::events::Event;
use super::score::{self, leaders};
use super::state::{Cards, Ending, Phase, PileCard, State};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};

/// The game is over: curses are shown, ties broken, the winner named.
pub fn finish(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    log.say(["AK-9.1"], || Event::GameEnded { seat });
    state.turn.phase = Phase::Over;
    state.turn.actions_left = 0;
    state.debts.clear();
    for seat in state.seats() {
        if let Some(color) = state.curse[seat.index()] {
            log.say(["AK-9.13"], || Event::CurseRevealed { seat, color });
        }
    }
    let mut ending = Ending {
        winner: None,
        rounds: 0,
        survivors: score::by_seat(state, score::survivors),
        cursed: score::by_seat(state, score::cursed),
    };
    ending.winner = match only(leaders(state)) {
        Some(winner) => Some(winner),
        None => break_tie(state, &mut ending.rounds, chance, log),
    };
    state.ending = Some(ending);
    let winner = ending.winner;
    log.say(["AK-9.6"], || Event::GameResult { winner });
}

fn only(seats: Seats) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// Rounds of both steps until one seat alone leads, or no meeple is left (AK-9.7 to AK-9.12).
fn break_tie(
    state: &mut State,
    rounds: &mut u32,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Option<Seat> {
    loop {
        *rounds += 1;
        log.say(["AK-9.7"], || Event::TieBreak {
            round: *rounds,
            tied: leaders(state).iter().collect(),
        });
        discard_laid_down(state, "AK-9.8", |_, _| true, log);
        if state.board.is_deserted() {
            log.say(["AK-9.12"], || Event::NoWinner);
            return None;
        }
        if let Some(winner) = only(leaders(state)) {
            return Some(winner);
        }
        // Only a position with live cards among its dead omens runs out of omens here.
        let Some(cards) = gather_omens(state, chance, log) else {
            log.say(["AK-9.12"], || Event::NoWinner);
            return None;
        };
        sink_and_return(state, cards, chance, log);
    }
}

/// The pile, and cards turned up one by one until an apocalypse is due (AK-9.9 to AK-9.11).
fn gather_omens(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) -> Option<Cards> {
    log.say(["AK-9.9"], || Event::OmensRevealed {
        cards: state.pile_cards().collect(),
    });
    while !apocalypse_is_due(state) {
        let card = turn_up(state, chance, log)?;
        state.omen_pile.push(PileCard {
            card,
            by: state.turn.seat,
            seen_by: state.seats().collect(),
        });
    }
    let cards = state.pile_cards().collect();
    state.omen_pile.clear();
    Some(cards)
}

/// The next live omen; an exhausted draw pile is made anew from the hands.
fn turn_up(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) -> Option<Omen> {
    let card = draw_live(state, None, log).or_else(|| {
        shuffle_hands_in(state, chance, log);
        draw_live(state, None, log)
    })?;
    log.say(["AK-9.10"], || Event::OmenTurnedUp { card });
    Some(card)
}

fn shuffle_hands_in(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    let mut cards: Cards = state.hands.iter().flatten().copied().collect();
    if !cards.is_empty() {
        state.hands = Default::default();
        shuffle_under(state, &mut cards, chance);
        log.say(["AK-9.11"], || Event::HandsShuffledIn {
            count: cards.len() as u8,
        });
    }
}
