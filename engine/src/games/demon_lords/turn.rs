//! How turns, phases and rounds follow each other (DL-3), and how the game ends (DL-13, DL-14).

use super::events::Event;
use super::legal::only_the_end_is_left;
use super::score::result;
use super::state::{Phase, State, TurnState};
use crate::game::Log;
use crate::seat::Seat;

/// The setup is over (DL-2.15).
pub fn start_first(state: &mut State, log: &mut Log<Event>) {
    state.placed = 0;
    state.round = 1;
    start(state, state.first, "DL-2.15", log);
}

fn start(state: &mut State, seat: Seat, rule: &'static str, log: &mut Log<Event>) {
    state.turn += 1;
    state.brute = Some(seat);
    state.phase = Phase::Resource;
    state.turn_state = TurnState::default();
    let (turn, round) = (state.turn, state.round);
    log.say([rule], || Event::TurnStarted { seat, turn, round });
}

/// The Brute ends the phase, or it ends by itself (DL-3.3, DL-3.4).
pub fn end_phase(state: &mut State, brute: Seat, auto: bool, log: &mut Log<Event>) {
    let phase = state.phase;
    let rule = if auto { "DL-3.4" } else { "DL-3.3" };
    log.say([rule], || Event::PhaseEnded {
        phase,
        seat: brute,
        auto,
    });
    match phase {
        Phase::Spawn => state.phase = Phase::Purchase,
        Phase::Purchase => state.phase = Phase::Movement,
        Phase::Movement => {
            state.phase = Phase::Combat;
            state.turn_state.spent = TurnState::default().spent;
        }
        _ => pass(state, brute, "DL-3.5", log),
    }
}

/// Phases in which there is nothing to do end by themselves (DL-3.4).
pub fn settle(state: &mut State, log: &mut Log<Event>) {
    while let Some(brute) = state.brute.filter(|_| only_the_end_is_left(state)) {
        end_phase(state, brute, true, log);
    }
}

/// The turn passes to the next player still in the game (DL-3.5), perhaps into a new round
/// (DL-3.6), unless that was the last one (DL-14.1).
pub fn pass(state: &mut State, brute: Seat, rule: &'static str, log: &mut Log<Event>) {
    let place = state.place(brute);
    let later = |seat: &Seat| state.place(*seat) > place && state[*seat].is_alive();
    let next = match state.order().find(later) {
        Some(next) => next,
        None => {
            let round = state.round;
            log.say(["DL-3.6"], || Event::RoundEnded { round });
            if round == u32::from(state.variant.round_limit) {
                return end(state, "DL-14.1", log);
            }
            state.round += 1;
            let first = state.order().find(|&seat| state[seat].is_alive());
            first.unwrap_or(brute)
        }
    };
    start(state, next, rule, log);
}

/// The game is over; everything else stays as it was, and no retreat is open by then.
pub fn end(state: &mut State, rule: &'static str, log: &mut Log<Event>) {
    state.phase = Phase::Over;
    log.say([rule], || {
        let result = result(state).expect("the game is over");
        Event::GameEnded {
            reason: result.reason,
            winners: result.winners,
            ranking: result.ranking,
        }
    });
}
