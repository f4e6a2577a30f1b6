//! The time track: whose turn it is and what an action costs (OL-3, OL-10).

use super::data::{CROSS, LAST_ZEUS, WAIT, ZEUS};
use super::events::Event;
use super::score;
use super::state::{Phase, State};
use super::steps::{DrawReason, Step};
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use std::ops::RangeInclusive;

/// Who plays: the unfinished player furthest back, on top of the pile there (OL-3.1, OL-3.2);
/// the same again if still last (OL-3.3), whoever has finished (OL-10.5).
pub fn next_seat(state: &State) -> Option<Seat> {
    let unfinished = state.seats().filter(|&seat| !state.finished.contains(seat));
    unfinished.min_by_key(|seat| {
        let index = seat.index();
        (state.pos[index], u16::MAX - state.arrival[index])
    })
}

/// Where the marker would stand after paying with so many hourglasses at hand (OL-3.7).
pub fn landing(state: &State, seat: Seat, cost: u8, hourglasses: u8) -> u8 {
    state.pos[seat.index()].saturating_add(cost.saturating_sub(hourglasses))
}

/// Whether the marker would stay on the track (OL-3.10, OL-10.4).
pub fn fits(state: &State, seat: Seat, cost: u8, hourglasses: u8) -> bool {
    landing(state, seat, cost, hourglasses) <= CROSS
}

/// The test of an action that brings no hourglasses.
pub fn check_fits(state: &State, seat: Seat, cost: u8) -> Result<(), Refusal> {
    check_fits_with(state, seat, cost, state.player(seat).hourglasses)
}

pub fn check_fits_with(
    state: &State,
    seat: Seat,
    cost: u8,
    hourglasses: u8,
) -> Result<(), Refusal> {
    if fits(state, seat, cost, hourglasses) {
        return Ok(());
    }
    let room = CROSS - state.pos[seat.index()].min(CROSS);
    Err(Refusal::new("OL-3.10")
        .with("cost", Param::Number(i32::from(cost)))
        .with("hourglasses", Param::Number(i32::from(hourglasses)))
        .with("room", Param::Number(i32::from(room))))
}

/// The test that comes last: the cost that the move names is the true one.
pub fn check_cost(rule: &'static str, named: u8, cost: u8) -> Result<(), Refusal> {
    if named == cost {
        return Ok(());
    }
    Err(Refusal::new(rule)
        .with("cost", Param::Number(i32::from(cost)))
        .with("named", Param::Number(i32::from(named))))
}

pub fn start_turn(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    state.phase = Phase::Turn;
    state.to_act = Some(seat);
    state.active = Some(seat);
    // OL-10.1: final once the marker has reached the last Zeus space.
    state.final_turn = state.pos[seat.index()] >= LAST_ZEUS;
    let last = state.final_turn;
    let rule = if last { "OL-10.1" } else { "OL-3.1" };
    log.say([rule], || Event::TurnStarted {
        seat,
        r#final: last,
    });
}

/// Hourglasses first, then the marker; whatever Zeus spaces it meets fill the agenda.
pub fn pay(state: &mut State, seat: Seat, cost: u8, log: &mut Log<Event>) {
    let player = state.player_mut(seat);
    let n = cost.min(player.hourglasses);
    if n > 0 {
        player.hourglasses -= n;
        log.say(["OL-3.7"], || Event::HourglassSpent { seat, n });
    }
    let from = state.pos[seat.index()];
    advance(state, seat, cost - n, log);
    let to = state.pos[seat.index()];
    plan_rest_of_turn(state, seat, (from + 1)..=to, log);
}

/// A marker that moves goes on top of the pile where it arrives (OL-3.6); one that does not keeps
/// its place (OL-3.9).
fn advance(state: &mut State, seat: Seat, spaces: u8, log: &mut Log<Event>) {
    if spaces == 0 {
        return;
    }
    let index = seat.index();
    let from = state.pos[index];
    let to = from + spaces;
    state.pos[index] = to;
    state.arrival[index] = state.clock;
    state.clock += 1;
    log.say(["OL-3.5"], || Event::MarkerMoved { seat, from, to });
}

/// A Destiny card for each Zeus space on the way (OL-8.2), then cards may be played, then the
/// Olympos cards come in track order (OL-9.3, OL-9.4).
fn plan_rest_of_turn(state: &mut State, seat: Seat, way: RangeInclusive<u8>, log: &mut Log<Event>) {
    state.agenda.clear();
    let met = || (0..ZEUS.len()).filter(|&zeus| way.contains(&ZEUS[zeus].pos));
    for zeus in met() {
        let reached = &mut state.olympos.reached[zeus];
        // In a lesson the list may be ahead of the markers.
        if !reached.contains(&seat) {
            reached.push(seat);
        }
        let pos = ZEUS[zeus].pos;
        log.say(["OL-8.1"], || Event::ZeusReached { seat, pos });
        let why = DrawReason::Zeus;
        state.agenda.push(Step::DrawDestiny { seat, why });
    }
    state.agenda.push(Step::After { seat });
    for zeus in met() {
        if triggers(state, zeus) {
            let zeus = zeus as u8;
            state.agenda.push(Step::Olympos { seat, zeus });
        }
    }
    state.agenda.push(Step::EndTurn { seat });
}

/// Whether the last seat to reach the space turns up a card (OL-9.1, OL-9.2).
pub fn triggers(state: &State, zeus: usize) -> bool {
    let reached = state.olympos.reached[zeus].len();
    reached == 1 || ZEUS[zeus].is_double() && reached == state.players()
}

/// The turn is over; a final one finishes its seat, by this rule.
pub fn end_turn(state: &mut State, seat: Seat, finished_by: &'static str, log: &mut Log<Event>) {
    log.say(["OL-3.12"], || Event::TurnEnded { seat });
    if state.final_turn {
        state.finished = state.finished.with(seat);
        log.say([finished_by], || Event::PlayerFinished { seat });
    }
    match next_seat(state) {
        Some(next) => start_turn(state, next, log),
        None => end_game(state, log),
    }
}

fn end_game(state: &mut State, log: &mut Log<Event>) {
    state.phase = Phase::Over;
    state.to_act = None;
    state.active = None;
    state.final_turn = false;
    log.say(["OL-10.6"], || Event::GameOver {
        scores: score::scores(state)
            .iter()
            .map(|score| score.total)
            .collect(),
        winners: score::winners(state),
    });
}

/// OL-10.2: who passes has finished, and nothing more happens in this turn.
pub fn pass(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.say(["OL-10.2"], || Event::Passed { seat });
    end_turn(state, seat, "OL-10.2", log);
}

/// OL-3.11: waiting is no action, so Erinyes stay.
pub fn wait(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.say(["OL-3.11"], || Event::Waited { seat });
    state.agenda.push(Step::Pay { seat, cost: WAIT });
}
