//! Movements: may so many go there, with a supply or without?

use super::{Check, id, number, refuse_unless, refused};
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::options::Permission;
use crate::games::six_dooms::state::{Doom, State};
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

pub fn movement(
    state: &State,
    seat: Seat,
    from: Territory,
    to: Territory,
    count: i32,
    supply: bool,
) -> Check {
    refuse_unless(state.turn().moves > 0, Refusal::new("SD-4.1"))?;
    let adjacent = Refusal::new("SD-4.2")
        .with("from", id(from))
        .with("to", id(to));
    refuse_unless(from.border(to).is_some(), adjacent)?;
    refuse_unless(count >= 1, Refusal::new("SD-4.2").case("count"))?;
    let own = state.armies[from][seat.index()];
    let too_many = Refusal::new("SD-4.3")
        .with("from", id(from))
        .with("own", number(own));
    refuse_unless(count <= i32::from(own), too_many)?;
    way(state, seat, from, to, supply)?;
    strength(state, seat, from, to, count as u16)
}

/// All that does not depend on the number of armies, between adjacent territories.
pub fn way(state: &State, seat: Seat, from: Territory, to: Territory, supply: bool) -> Check {
    if supply {
        carried(state, from)?;
    }
    let barred = Refusal::new("SD-4.6").with("to", id(to));
    refuse_unless(!state.is_closed(from, to), barred.case("closed"))?;
    refuse_unless(state.may_enter(seat, to), barred.case("barred"))?;
    permitted(state, seat, from, to, supply)
}

fn carried(state: &State, from: Territory) -> Check {
    let none = Refusal::new("SD-4.4").with("from", id(from));
    refuse_unless(state.supplies[from] > 0, none)?;
    let meteors = state.is(Doom::Meteors);
    let rule = if meteors { "SD-T.10" } else { "SD-4.5" };
    refuse_unless(state.turn().supply_moves > 0, Refusal::new(rule))?;
    let rioters = meteors && state.has_apocalytes(from);
    refuse_unless(!rioters, Refusal::new("SD-T.11").with("from", id(from)))
}

/// The leave of other owners, as far as it is settled already (SD-4.7, SD-4.8, SD-4.12).
fn permitted(state: &State, seat: Seat, from: Territory, to: Territory, supply: bool) -> Check {
    let refused = refused(state, from, to);
    let level = |owner: Seat| state.permissions[owner.index()][seat.index()];
    if let Some(owner) = state.supplier(seat, from, supply) {
        let again = Refusal::new("SD-4.12")
            .case("supply")
            .with("from", id(from));
        refuse_unless(!refused.supply, again)?;
        let never = Refusal::new("SD-4.8").with("from", id(from));
        refuse_unless(
            level(owner) != Permission::Refuse,
            never.with("owner", Param::Seat(owner)),
        )?;
    }
    if let Some(owner) = state.entered(seat, from, to) {
        let again = Refusal::new("SD-4.12").case("enter").with("to", id(to));
        refuse_unless(!refused.enter, again)?;
        let never = Refusal::new("SD-4.7").with("to", id(to));
        refuse_unless(
            level(owner) != Permission::Refuse,
            never.with("owner", Param::Seat(owner)),
        )?;
    }
    Ok(())
}

/// All that depends on the number of armies, for no more than there are.
pub fn strength(state: &State, seat: Seat, from: Territory, to: Territory, count: u16) -> Check {
    let leave = Refusal::new("SD-4.19").with("from", id(from));
    refuse_unless(state.may_leave(seat, from, count), leave)?;
    if let Some(pass) = state.turn().pass {
        let left = state.armies[from][seat.index()] - count;
        let host = state.armies[from][pass.owner.index()];
        let refusal = Refusal::new("SD-4.16").case("left").with("from", id(from));
        refuse_unless(left < host, refusal.with("most", number(host - 1)))?;
    }
    refuse_unless(
        state.surplus(seat, to, count) == 0 || state.can_pass(seat, from, to, count),
        Refusal::new("SD-4.15").with("to", id(to)),
    )
}
