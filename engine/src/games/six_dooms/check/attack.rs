//! Attacks: may this be attacked, from there, with so many dice?

use super::{Check, id, number, refuse_unless};
use crate::games::six_dooms::combat::Guard;
use crate::games::six_dooms::data::{ATTACKS, MOST_ATTACK_DICE};
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::state::{Doom, Force, State};
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

pub fn attack(
    state: &State,
    seat: Seat,
    from: Territory,
    to: Territory,
    target: Force,
    dice: i32,
) -> Check {
    way(state, seat, from, to)?;
    aim(state, seat, to, target)?;
    not_closed(state, from)?;
    if target == Force::Apocalytes {
        let incurable = state.is(Doom::Plague) && !state.has_cure(seat);
        refuse_unless(!incurable, Refusal::new("SD-P.11"))?;
        not_spent(state, from)?;
    }
    let own = state.armies[from][seat.index()];
    let range = 1..=i32::from(MOST_ATTACK_DICE);
    refuse_unless(
        range.contains(&dice) && (from != to || dice <= i32::from(own)),
        Refusal::new("SD-5.5").with("most", number(own.min(MOST_ATTACK_DICE))),
    )?;
    if from == to {
        return Ok(());
    }
    between(state, seat, from, to, dice as u16)
}

fn way(state: &State, seat: Seat, from: Territory, to: Territory) -> Check {
    let named = |rule| Refusal::new(rule).with("from", id(from));
    if from == to {
        return refuse_unless(state.armies[from][seat.index()] > 0, named("SD-5.3"));
    }
    refuse_unless(
        from.border(to).is_some(),
        named("SD-5.1").with("to", id(to)),
    )?;
    refuse_unless(state.owns(seat, from), named("SD-5.2"))?;
    let barred = Refusal::new("SD-5.9").with("to", id(to));
    refuse_unless(!state.is_closed(from, to), barred.case("closed"))?;
    refuse_unless(state.may_enter(seat, to), barred.case("barred"))
}

fn aim(state: &State, seat: Seat, to: Territory, target: Force) -> Check {
    let refusal = Refusal::new("SD-5.4").with("to", id(to));
    refuse_unless(target != Force::Player(seat), refusal.case("self"))?;
    let there = match target {
        Force::Player(other) if other.index() >= state.players() => false,
        force => state.armies_of(to, force) > 0,
    };
    match target {
        Force::Player(other) => refuse_unless(
            there,
            refusal.case("player").with("seat", Param::Seat(other)),
        ),
        Force::Apocalytes => refuse_unless(there, refusal.case("apocalytes")),
    }
}

/// A territory that closed a border attacks no more (SD-6.6).
fn not_closed(state: &State, from: Territory) -> Check {
    let closed = state.turn().closed.contains(from);
    refuse_unless(!closed, Refusal::new("SD-6.6").with("territory", id(from)))
}

/// Three attacks on apocalytes from one territory (SD-5.27).
fn not_spent(state: &State, from: Territory) -> Check {
    let spent = state.turn().attacks.get(from) >= ATTACKS;
    refuse_unless(!spent, Refusal::new("SD-5.27").with("territory", id(from)))
}

/// Enough armies that count, and those of the source free to go (SD-5.6 to SD-5.8).
fn between(state: &State, seat: Seat, from: Territory, to: Territory, dice: u16) -> Check {
    let own = state.armies[from][seat.index()];
    refuse_unless(own > 1, Refusal::new("SD-5.6").with("from", id(from)))?;
    let counting = own - 1 + state.armies[to][seat.index()];
    refuse_unless(
        dice <= counting,
        Refusal::new("SD-5.7").with("most", number(counting)),
    )?;
    let leaving = dice.min(own - 1);
    refuse_unless(
        state.may_leave(seat, from, leaving),
        Refusal::new("SD-5.8")
            .with("from", id(from))
            .with("count", number(leaving)),
    )
}

/// The least and the most dice of an attack on this barricade (SD-6.16).
pub fn breach_dice(state: &State, seat: Seat, from: Territory, to: Territory) -> (u16, u16) {
    let least = u16::from(state.wall(from, to).strength());
    let most = state.armies[from][seat.index()]
        .saturating_sub(1)
        .min(MOST_ATTACK_DICE);
    (least, most)
}

pub fn breach(state: &State, seat: Seat, from: Territory, to: Territory, dice: i32) -> Check {
    super::build::adjacent(from, to)?;
    let refusal = Refusal::new("SD-6.16");
    let at = refusal.with("from", id(from)).with("to", id(to));
    refuse_unless(state.owns(seat, from), at.case("own"))?;
    refuse_unless(state.is_closed(from, to), at.case("none"))?;
    refuse_unless(state.may_enter(seat, to), at.case("barred"))?;
    let (least, most) = breach_dice(state, seat, from, to);
    refuse_unless(
        (i32::from(least)..=i32::from(most)).contains(&dice),
        refusal
            .case("dice")
            .with("least", number(least))
            .with("most", number(most)),
    )?;
    not_closed(state, from)?;
    match state.guard(Force::Player(seat), to) {
        Guard::Apocalytes => not_spent(state, from),
        Guard::Nobody | Guard::Players(_) => Ok(()),
    }
}

pub fn mothership(state: &State, seat: Seat, land: Territory) -> Check {
    let refusal = Refusal::new("SD-A.14").with("territory", id(land));
    refuse_unless(state.mothership == Some(land), refusal.case("none"))?;
    refuse_unless(!state.has_apocalytes(land), refusal.case("aliens"))?;
    refuse_unless(state.armies[land][seat.index()] > 0, refusal.case("army"))?;
    not_closed(state, land)?;
    not_spent(state, land)
}

/// As many as an attack could have, SD-5.8 aside (SD-P.13).
pub fn research_dice(state: &State, seat: Seat, from: Territory, to: Territory) -> u16 {
    let own = state.armies[from][seat.index()];
    let counting = if from == to {
        own
    } else if own > 1 {
        own - 1 + state.armies[to][seat.index()]
    } else {
        0
    };
    counting.min(MOST_ATTACK_DICE)
}

pub fn research(state: &State, seat: Seat, from: Territory, to: Territory) -> Check {
    let refusal = Refusal::new("SD-P.12");
    refuse_unless(state.is(Doom::Plague), refusal.case("plague"))?;
    let at = refusal.with("from", id(from));
    refuse_unless(state.owns(seat, from), at.case("own"))?;
    refuse_unless(
        state.usable(from, Force::Player(seat)) > 0,
        at.case("supply"),
    )?;
    refuse_unless(!state.turn().researched.contains(from), at.case("twice"))?;
    let reached = from == to || (from.border(to).is_some() && !state.is_closed(from, to));
    refuse_unless(
        reached && state.has_apocalytes(to),
        at.case("infected").with("to", id(to)),
    )?;
    refuse_unless(research_dice(state, seat, from, to) >= 2, at.case("dice"))?;
    not_closed(state, from)
}
