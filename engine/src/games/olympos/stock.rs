//! What players take from the general stock: as much as is there (OL-1.11).

use super::data::{Resource, Units};
use super::events::Event;
use super::state::State;
use crate::game::Log;
use crate::seat::Seat;

pub fn gain_hourglasses(
    state: &mut State,
    seat: Seat,
    wanted: u8,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    let n = wanted.min(state.hourglasses_left());
    state.player_mut(seat).hourglasses += n;
    log.say([rule], || Event::HourglassGained { seat, n, wanted });
}

/// Nothing is told if none is left.
pub fn gain_cube(
    state: &mut State,
    seat: Seat,
    resource: Resource,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    if state.cubes_left().get(resource) == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.cubes = player.cubes.plus(Units::one(resource));
    log.say([rule], || Event::CubeGained { seat, resource });
}

pub fn gain_settlers(
    state: &mut State,
    seat: Seat,
    wanted: u8,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    let player = state.player_mut(seat);
    let n = wanted.min(player.supply);
    player.supply -= n;
    player.stock += n;
    log.say([rule], || Event::SettlerGained { seat, n });
}

/// Prestige points are never short.
pub fn gain_prestige(
    state: &mut State,
    seat: Seat,
    n: u8,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    let player = state.player_mut(seat);
    player.prestige = player.prestige.saturating_add(u16::from(n));
    log.say([rule], || Event::PrestigeGained { seat, n });
}
