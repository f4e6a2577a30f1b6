//! Why a move may not be made: the tests in the order of the rules, the first that fails is cited.

use super::board::Terrain;
use super::data::{Color, Kind, Omen};
use super::map::{Space, Target};
use super::moves::{Move, pushers};
use super::reading::{Set, allowed_sets, must_trigger, pairs_that_count};
use super::state::{Phase, State};
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    if state.is_over() {
        return Err(Refusal::new("AK-9.2"));
    }
    if seat != state.turn.seat {
        return Err(Refusal::new("AK-5.6").with("seat", Param::Seat(state.turn.seat)));
    }
    if mv.phase() != state.turn.phase {
        return Err(wrong_phase(state));
    }
    match *mv {
        Move::Omen { play, back } => check_omen(state, seat, play, back),
        Move::Move { from, to } => check_move(state, seat, from, to),
        Move::Rescue { by, from, color } => check_rescue(state, seat, by, from, color),
        Move::Push { from, color, to } => check_push(state, seat, from, color, to),
        Move::Pass {} | Move::Declare { .. } => Ok(()),
        Move::Trigger { what, place, will } => check_trigger(state, Set { what, place, will }),
        Move::Wait {} => check_wait(state),
    }
}

fn wrong_phase(state: &State) -> Refusal {
    let rule = if state.variant.open {
        "AK-11.3"
    } else {
        "AK-5.7"
    };
    Refusal::new(rule).case(match state.turn.phase {
        Phase::Omen => "omen",
        Phase::Action => "action",
        Phase::Event => "event",
        Phase::Declare | Phase::Over => "declare",
    })
}

fn named(name: &'static str, id: &'static str) -> (&'static str, Param) {
    (name, Param::Id(id))
}

fn refuse<const N: usize>(rule: &'static str, params: [(&'static str, Param); N]) -> Refusal {
    let refusal = Refusal::new(rule);
    params
        .into_iter()
        .fold(refusal, |refusal, (name, param)| refusal.with(name, param))
}

fn check_omen(state: &State, seat: Seat, play: Omen, back: Option<Omen>) -> Result<(), Refusal> {
    let hand = &state.hands[seat.index()];
    let Some(index) = hand.iter().position(|&held| held == play) else {
        return Err(refuse("AK-6.1", [named("card", play.id())]));
    };
    let other = (0..hand.len()).find(|&i| i != index).map(|i| hand[i]);
    match other {
        None if back.is_some() => Err(refuse("AK-6.5", [named("card", play.id())])),
        Some(other) if back != Some(other) => Err(refuse("AK-6.2", [named("card", other.id())])),
        _ => Ok(()),
    }
}

fn check_move(state: &State, seat: Seat, from: Space, to: Target) -> Result<(), Refusal> {
    check_actor(state, seat, from)?;
    let to = check_target(from, to)?;
    if state.board.terrain(to) == Terrain::Sea {
        return Err(refuse("AK-7.5", [named("to", to.id())]));
    }
    check_room(state, to)
}

fn check_rescue(
    state: &State,
    seat: Seat,
    by: Space,
    from: Space,
    color: Color,
) -> Result<(), Refusal> {
    check_actor(state, seat, by)?;
    if state.board.terrain(by) != Terrain::Land {
        return Err(refuse("AK-7.8", [named("by", by.id())]));
    }
    check_target(by, Target::Space(from))?;
    if !state.board.laid_down(color).contains(from) {
        let params = [named("color", color.id()), named("from", from.id())];
        return Err(refuse("AK-7.6", params));
    }
    check_room(state, by)
}

fn check_push(
    state: &State,
    seat: Seat,
    from: Space,
    color: Color,
    to: Target,
) -> Result<(), Refusal> {
    if color == state.own(seat) {
        return Err(Refusal::new("AK-7.12"));
    }
    check_land(state, from)?;
    let crowd = state.board.count_on(color, from);
    if crowd == 0 {
        let params = [named("color", color.id()), named("from", from.id())];
        return Err(refuse("AK-7.9", params));
    }
    let to = check_target(from, to)?;
    check_land(state, to)?;
    let strength = pushers(state, seat, from);
    if strength <= crowd {
        return Err(refuse(
            "AK-7.10",
            [
                ("own", Param::Number(i32::from(strength))),
                ("crowd", Param::Number(i32::from(crowd))),
                named("from", from.id()),
            ],
        ));
    }
    check_room(state, to)
}

/// One of the seat's upright meeples is there to act.
fn check_actor(state: &State, seat: Seat, space: Space) -> Result<(), Refusal> {
    if state.board.upright(state.own(seat)).contains(space) {
        return Ok(());
    }
    Err(refuse("AK-7.2", [named("space", space.id())]))
}

fn check_target(from: Space, to: Target) -> Result<Space, Refusal> {
    match to {
        Target::Volcano => Err(Refusal::new("AK-1.4")),
        Target::Space(to) if !from.touches(to) => {
            let params = [named("from", from.id()), named("to", to.id())];
            Err(refuse("AK-1.3", params))
        }
        Target::Space(to) => Ok(to),
    }
}

fn check_land(state: &State, space: Space) -> Result<(), Refusal> {
    let refusal = refuse("AK-7.11", [named("space", space.id())]);
    match state.board.terrain(space) {
        Terrain::Land => Ok(()),
        Terrain::Temple => Err(refusal.case("temple")),
        Terrain::Sea => Err(refusal.case("sea")),
    }
}

fn check_room(state: &State, to: Space) -> Result<(), Refusal> {
    if state.board.room().contains(to) {
        return Ok(());
    }
    let rule = match state.board.terrain(to) {
        Terrain::Temple => "AK-7.4",
        _ => "AK-7.3",
    };
    Err(refuse(rule, [named("space", to.id())]))
}

fn check_trigger(state: &State, set: Set) -> Result<(), Refusal> {
    let kinds = set.what.kind() == Kind::What
        && set.place.kind() == Kind::Where
        && set.will.is_none_or(|will| will.kind() == Kind::Will);
    if !kinds {
        return Err(Refusal::new("AK-11.5").case("kinds"));
    }
    if let Some(absent) = set.cards().find(|&card| state.in_pile(card) == 0) {
        return Err(refuse("AK-11.5", [named("card", absent.id())]).case("absent"));
    }
    let will_lies = state.pile_cards().any(|card| card.kind() == Kind::Will);
    if will_lies && set.will.is_none() {
        return Err(Refusal::new("AK-11.5").case("will"));
    }
    if set.affected(&state.board).is_empty() {
        return Err(Refusal::new("AK-11.5").case("nothing"));
    }
    if allowed_sets(state).contains(&set) {
        Ok(())
    } else {
        Err(Refusal::new("AK-11.7"))
    }
}

fn check_wait(state: &State) -> Result<(), Refusal> {
    if !must_trigger(state) {
        return Ok(());
    }
    let mut pairs = pairs_that_count(state);
    let params = ["one", "other"].map(|name| pairs.next().map(|card| named(name, card.id())));
    Err(params
        .into_iter()
        .flatten()
        .fold(Refusal::new("AK-11.8"), |refusal, (name, param)| {
            refusal.with(name, param)
        }))
}
