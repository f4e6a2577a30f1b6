//! What a move does, and the course of a turn (AK-5.7, AK-11.3).

use super::apocalypse::{apocalypse, discard_laid_down};
use super::cards::{refill, return_cards, serve_queue};
use super::data::{ACTIONS, Color, LOOK_FROM, Omen};
use super::ending::finish;
use super::events::{Event, Reason};
use super::map::{Space, Target};
use super::moves::Move;
use super::reading::{Reading, Set, triggering_sets};
use super::state::{Cards, Phase, PileCard, State};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};

pub fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut Log<Event>) {
    match mv {
        Move::Omen { play, back } => play_omen(state, seat, play, back, log),
        Move::Move { from, to } => {
            let color = state.own(seat);
            let moved = |to| Event::Moved {
                seat,
                color,
                from,
                to,
            };
            act(state, color, from, to, ("AK-7.5", moved), chance, log);
        }
        Move::Rescue { by, from, color } => {
            let rescued = |to| Event::Rescued {
                seat,
                color,
                from,
                to,
            };
            let to = Target::Space(by);
            act(state, color, from, to, ("AK-7.6", rescued), chance, log);
        }
        Move::Push { from, color, to } => {
            let pushed = |to| Event::Pushed {
                seat,
                color,
                from,
                to,
            };
            act(state, color, from, to, ("AK-7.9", pushed), chance, log);
        }
        Move::Pass {} => {
            let unused = state.turn.actions_left;
            log.say(["AK-7.13"], || Event::Passed { seat, unused });
            end_of_actions(state, chance, log);
        }
        Move::Declare { reveal } => declare(state, seat, reveal, chance, log),
        Move::Trigger { what, place, will } => {
            trigger(state, seat, Set { what, place, will }, chance, log);
        }
        Move::Wait {} => {
            log.say(["AK-11.4"], || Event::Waited { seat });
            start_omen_phase(state, log);
        }
    }
}

/// The first turn, or the next: it starts at its first phase.
pub fn start_turn(state: &mut State, log: &mut Log<Event>) {
    if state.variant.open && !triggering_sets(state).is_empty() {
        start_phase(state, Phase::Event, "AK-11.4", log);
    } else {
        start_omen_phase(state, log);
    }
}

fn next_turn(state: &mut State, log: &mut Log<Event>) {
    state.turn.seat = state.next_seat();
    state.turn.number = state.turn.number.saturating_add(1);
    start_turn(state, log);
}

fn start_phase(state: &mut State, phase: Phase, rule: &'static str, log: &mut Log<Event>) {
    state.turn.phase = phase;
    state.turn.actions_left = if phase == Phase::Action { ACTIONS } else { 0 };
    let (seat, turn) = (state.turn.seat, state.turn.number);
    log.say([rule], || Event::PhaseStarted { phase, seat, turn });
}

/// Without a card the phase is skipped (AK-6.6).
fn start_omen_phase(state: &mut State, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    if state.hands[seat.index()].is_empty() {
        log.say(["AK-6.6"], || Event::OmenSkipped { seat });
        start_phase(state, Phase::Action, "AK-7.1", log);
    } else {
        start_phase(state, Phase::Omen, "AK-6.1", log);
    }
}

fn play_omen(state: &mut State, seat: Seat, play: Omen, back: Option<Omen>, log: &mut Log<Event>) {
    let open = state.variant.open;
    // All cards of a hand are named by the move: one is played, the other returned.
    state.hands[seat.index()].clear();
    let seen_by = if open {
        state.seats().collect()
    } else {
        Seats::only(seat)
    };
    state.omen_pile.push(PileCard {
        card: play,
        by: seat,
        seen_by,
    });
    if open {
        let card = Some(play);
        log.say(["AK-11.10"], || Event::OmenPlayed { seat, card });
    } else {
        log.say(["AK-6.1"], || Event::OmenPlayed { seat, card: None });
        log.say(["AK-6.1"], || Event::OmenPlayedFace {
            seat,
            private_to: seat,
            card: play,
        });
    }
    if let Some(card) = back {
        state.draw_pile.push(card);
        log.say(["AK-6.2"], || Event::OmenReturned { seat });
        log.say(["AK-6.2"], || Event::OmenReturnedFace {
            seat,
            private_to: seat,
            card,
        });
    }
    serve_queue(state, log);
    refill(state, seat, log);
    start_phase(state, Phase::Action, "AK-7.1", log);
}

/// A meeple changes place: one action is used up. The volcano is no place to go.
fn act(
    state: &mut State,
    color: Color,
    from: Space,
    to: Target,
    (rule, event): (&'static str, impl FnOnce(Space) -> Event),
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Some(to) = to.space() {
        state.board.remove(color, from);
        state.board.add(color, to);
        log.say([rule], || event(to));
    }
    state.turn.actions_left -= 1;
    if state.turn.actions_left == 0 {
        end_of_actions(state, chance, log);
    }
}

/// The drowning are lost, the end is tested (AK-7.14, AK-7.15), then comes the event phase.
fn end_of_actions(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    let own = state.own(state.turn.seat);
    discard_laid_down(state, "AK-7.14", |_, color| color == own, log);
    if state.end_is_reached() {
        finish(state, chance, log);
    } else if state.variant.open {
        next_turn(state, log);
    } else {
        look_at_pile(state, chance, log);
    }
}

/// The event phase of the normal game (AK-8).
fn look_at_pile(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    if state.omen_pile.len() < LOOK_FROM {
        log.say(["AK-8.1"], || Event::EventSkipped { seat });
        return next_turn(state, log);
    }
    for entry in &mut state.omen_pile {
        entry.seen_by = entry.seen_by.with(seat);
    }
    log.say(["AK-8.2"], || Event::PileLookedAt {
        seat,
        count: state.omen_pile.len() as u8,
    });
    log.say(["AK-8.2"], || Event::PileSeen {
        seat,
        private_to: seat,
        cards: state.pile_cards().collect(),
    });
    if state.judges(seat) {
        return start_phase(state, Phase::Declare, "AK-8.8", log);
    }
    if apocalypse_is_due(state) {
        let cards = reveal(state, "AK-8.8", log);
        apocalypse(state, cards, chance, log);
    } else {
        log.say(["AK-8.21"], || Event::NoApocalypse { seat });
    }
    next_turn(state, log);
}

/// Both conditions hold (AK-8.3, AK-8.4).
pub fn apocalypse_is_due(state: &State) -> bool {
    let reading: Reading = state.pile_cards().collect();
    reading.triggers(&state.board)
}

/// The whole pile is turned over and taken up.
fn reveal(state: &mut State, rule: &'static str, log: &mut Log<Event>) -> Cards {
    log.say([rule], || Event::OmensRevealed {
        cards: state.pile_cards().collect(),
    });
    let cards = state.pile_cards().collect();
    state.omen_pile.clear();
    cards
}

fn declare(
    state: &mut State,
    seat: Seat,
    revealed: bool,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let due = apocalypse_is_due(state);
    log.say(["AK-8.8"], || Event::Declared {
        seat,
        reveal: revealed,
    });
    if revealed != due {
        let penalties = &mut state.penalties[seat.index()];
        *penalties = penalties.saturating_add(1);
        let (rule, reason) = if due {
            ("AK-8.17", Reason::Missed)
        } else {
            ("AK-8.18", Reason::FalseAlarm)
        };
        log.say([rule], || Event::Penalised { seat, reason });
    }
    if due {
        let cards = reveal(state, "AK-8.8", log);
        apocalypse(state, cards, chance, log);
    } else if revealed {
        let cards = reveal(state, "AK-8.18", log);
        return_cards(state, cards, chance, log);
        serve_queue(state, log);
    } else {
        log.say(["AK-8.21"], || Event::NoApocalypse { seat });
    }
    next_turn(state, log);
}

/// The oldest copies of the cards are taken, the others stay (AK-11.5, AK-11.6).
fn trigger(state: &mut State, seat: Seat, set: Set, chance: &mut Chance, log: &mut Log<Event>) {
    let cards: Cards = set.cards().collect();
    for card in set.cards() {
        let oldest = state.pile_cards().position(|other| other == card);
        if let Some(index) = oldest {
            state.omen_pile.remove(index);
        }
    }
    log.say(["AK-11.5"], || Event::Triggered {
        seat,
        cards: cards.to_vec(),
    });
    apocalypse(state, cards, chance, log);
    start_omen_phase(state, log);
}
