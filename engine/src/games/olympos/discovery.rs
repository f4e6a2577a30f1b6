//! Discoveries: what they ask for, what they cost and what they bring (OL-6, OL-12).

use super::data::{DISCOVERY, REDUCTION, Resource, TWO_HOURGLASSES, Units};
use super::development::{Bonus, GREY, Group, Slot};
use super::events::Event;
use super::expansion::surcharge;
use super::moves::{Move, Spend};
use super::state::{CubeReason, Holder, State};
use super::steps::{DrawReason, Step};
use super::stock;
use super::tiles::{Discovery, Tile};
use super::time;
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use tinyvec::ArrayVec;

/// Sets of cubes; a cost has at most twelve ways to be met.
pub type Spends = ArrayVec<[Spend; 24]>;

/// The time that a discovery costs (OL-6.14, OL-6.15, OL-9.21).
pub fn cost(state: &State, seat: Seat, slot: Slot) -> u8 {
    DISCOVERY - REDUCTION * reductions(state, seat, slot).count() as u8 + surcharge(state, seat)
}

/// The tiles of Money and Agriculture that make it cheaper.
pub fn reductions(state: &State, seat: Seat, slot: Slot) -> impl Iterator<Item = Tile> + '_ {
    let tiles = state.player(seat).tiles.iter().copied();
    tiles.filter(move |tile| tile.variant().is_some_and(|resource| slot.names(resource)))
}

/// Calls `visit` with the units that each way of choosing the grey resources asks for (OL-6.4).
fn each_demand(cost: &[Group], demand: Units, visit: &mut impl FnMut(Units)) {
    let Some((group, rest)) = cost.split_first() else {
        return visit(demand);
    };
    let named = |resource| cost.iter().any(|group| group.resource == Some(resource));
    for resource in Resource::ALL {
        let free = demand.get(resource) == 0;
        let fits = match group.resource {
            Some(wanted) => resource == wanted,
            None => free && !named(resource),
        };
        if fits {
            let units = Units::each(|other| if other == resource { group.units } else { 0 });
            each_demand(rest, demand.plus(units), visit);
        }
    }
}

/// Whether these units meet the cost of the slot.
fn meets(slot: Slot, units: Units) -> bool {
    let mut met = false;
    each_demand(slot.cost(), Units::default(), &mut |demand| {
        met |= units.cover(demand)
    });
    met
}

/// How many units are missing at best.
pub fn missing(slot: Slot, units: Units) -> u8 {
    let mut least = u8::MAX;
    each_demand(slot.cost(), Units::default(), &mut |demand| {
        least = least.min(demand.minus(units).total());
    });
    least
}

/// The units that these cubes pay for together with tokens: of the demands that are met and need
/// just them the first.
pub fn demand(slot: Slot, tokens: Units, spend: Spend) -> Units {
    let mut first = None;
    each_demand(slot.cost(), Units::default(), &mut |demand| {
        if demand.minus(tokens) == spend.0 {
            first.get_or_insert(demand);
        }
    });
    first.unwrap_or_default()
}

/// The sets of cubes that the seat may pay with: those that contain no smaller sufficient set,
/// more grain first, then more stone, then more wood (OL-6.5).
pub fn spends(state: &State, seat: Seat, slot: Slot) -> Spends {
    spends_with(slot, state.tokens(seat), state.player(seat).cubes)
}

fn spends_with(slot: Slot, tokens: Units, cubes: Units) -> Spends {
    let mut enough = Spends::new();
    each_demand(slot.cost(), Units::default(), &mut |demand| {
        let spend = Spend(demand.minus(tokens));
        if cubes.cover(spend.0) && !enough.contains(&spend) {
            enough.push(spend);
        }
    });
    let mut least = enough;
    least.retain(|spend| {
        let smaller = |other: &Spend| other != spend && spend.0.cover(other.0);
        !enough.iter().any(smaller)
    });
    let key = |spend: &Spend| (spend.0.grain, spend.0.stone, spend.0.wood, spend.0.gold);
    least.sort_unstable_by_key(|spend| std::cmp::Reverse(key(spend)));
    least
}

/// The hourglasses at hand when the discovery is paid, with the best bonus that is free: nothing
/// if a bonus must be taken and none is free (OL-3.8).
fn most_hourglasses(state: &State, seat: Seat, slot: Slot) -> Option<u8> {
    let cavalry = state.pile(slot).tile == Discovery::CAVALRY;
    let wanted = if cavalry { TWO_HOURGLASSES } else { 0 };
    if slot.bonuses().is_empty() {
        return Some(hourglasses_after(state, seat, wanted));
    }
    let bonuses = state.free_bonuses(slot);
    let best = bonuses.map(|index| wanted + bonus_hourglasses(slot.bonuses()[index]));
    best.max()
        .map(|wanted| hourglasses_after(state, seat, wanted))
}

/// The hourglasses of a seat that takes so many more, as far as the stock goes.
pub fn hourglasses_after(state: &State, seat: Seat, wanted: u8) -> u8 {
    state.player(seat).hourglasses + wanted.min(state.hourglasses_left())
}

pub fn bonus_hourglasses(bonus: Bonus) -> u8 {
    if bonus == Bonus::Hourglass {
        TWO_HOURGLASSES
    } else {
        0
    }
}

/// By slot, then by the cubes spent, then by variant.
pub fn list(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let (tokens, cubes) = (state.tokens(seat), state.player(seat).cubes);
    for slot in Slot::all() {
        let pile = state.pile(slot);
        if pile.left == 0 || state.player(seat).has(pile.tile) {
            continue;
        }
        let cost = cost(state, seat, slot);
        let fits = most_hourglasses(state, seat, slot)
            .is_some_and(|hourglasses| time::fits(state, seat, cost, hourglasses));
        if !fits {
            continue;
        }
        for spend in spends_with(slot, tokens, cubes) {
            let mut offer = |variant| {
                moves.push(Move::Discover {
                    slot,
                    spend,
                    variant,
                    cost,
                });
            };
            if pile.tile.variants().is_empty() {
                offer(None);
            } else {
                pile.variants_left()
                    .for_each(|resource| offer(Some(resource)));
            }
        }
    }
}

/// The tests in the order of the rules.
pub fn check(
    state: &State,
    seat: Seat,
    slot: Slot,
    spend: Spend,
    variant: Option<Resource>,
    named: u8,
) -> Result<(), Refusal> {
    let (pile, player) = (state.pile(slot), state.player(seat));
    let about = |rule| Refusal::new(rule).with("tile", Param::Id(pile.tile.id()));
    if pile.left == 0 {
        return Err(about("OL-6.7"));
    }
    if player.has(pile.tile) {
        return Err(about("OL-6.6"));
    }
    let short = |&&resource: &&Resource| spend.0.get(resource) > player.cubes.get(resource);
    if let Some(resource) = Resource::ALL.iter().find(short) {
        return Err(Refusal::new("OL-6.3")
            .with("resource", Param::Id(resource.id()))
            .with(
                "cubes",
                Param::Number(i32::from(player.cubes.get(*resource))),
            ));
    }
    let units = state.tokens(seat).plus(spend.0);
    if !meets(slot, units) {
        let missing = i32::from(missing(slot, units));
        return Err(about("OL-6.4").with("missing", Param::Number(missing)));
    }
    if !spends(state, seat, slot).contains(&spend) {
        return Err(about("OL-6.5"));
    }
    let cost = cost(state, seat, slot);
    let Some(hourglasses) = most_hourglasses(state, seat, slot) else {
        return Err(about("OL-3.10").case("bonus"));
    };
    time::check_fits_with(state, seat, cost, hourglasses)?;
    check_variant(state, slot, variant)?;
    time::check_cost("OL-6.14", named, cost)
}

/// OL-6.8
fn check_variant(state: &State, slot: Slot, variant: Option<Resource>) -> Result<(), Refusal> {
    let pile = state.pile(slot);
    let refusal = Refusal::new("OL-6.8").with("tile", Param::Id(pile.tile.id()));
    match variant {
        None if pile.tile.variants().is_empty() => Ok(()),
        None => Err(refusal.case("missing")),
        Some(_) if pile.tile.variants().is_empty() => Err(refusal.case("single")),
        Some(resource) if pile.variants_left().any(|left| left == resource) => Ok(()),
        Some(resource) => Err(refusal
            .case("gone")
            .with("resource", Param::Id(resource.id()))),
    }
}

/// Cubes paid, tile taken, its immediate effect; bonus and payment are left to the agenda
/// (OL-6.16).
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    slot: Slot,
    spend: Spend,
    variant: Option<Resource>,
    cost: u8,
    log: &mut Log<Event>,
) {
    let id = state.pile(slot).tile;
    let player = state.player_mut(seat);
    player.cubes = player.cubes.minus(spend.0);
    player.tiles.push(Tile::new(id, variant));
    if spend.0.total() > 0 {
        log.say(["OL-6.3"], || Event::CubesSpent { seat, spend });
    }
    take_tile(state, slot, variant);
    let rule = if variant.is_some() {
        "OL-6.8"
    } else {
        "OL-6.7"
    };
    log.say([rule], || Event::Discovered {
        seat,
        slot,
        id,
        variant,
    });
    take_effect(state, seat, id, log);
    // Row 5 has no bonuses (OL-6.13).
    if !slot.bonuses().is_empty() {
        state.agenda.push(Step::Bonus { seat, slot, cost });
    }
    state.agenda.push(Step::Pay { seat, cost });
}

/// What a tile brings at once, or puts on the agenda.
fn take_effect(state: &mut State, seat: Seat, id: Discovery, log: &mut Log<Event>) {
    let draw = |why| Step::DrawDestiny { seat, why };
    let cube = Step::TakeCube {
        seat,
        why: CubeReason::Commerce,
    };
    match id {
        Discovery::CAVALRY => {
            stock::gain_hourglasses(state, seat, TWO_HOURGLASSES, "OL-12.2", log);
        }
        Discovery::SURGERY => stock::gain_settlers(state, seat, 2, "OL-12.17", log),
        Discovery::COMMERCE => state.agenda.extend([cube, cube]),
        Discovery::PHALANX => state.agenda.push(draw(DrawReason::Phalanx)),
        Discovery::HELLENISM => state.agenda.push(draw(DrawReason::Hellenism)),
        _ => {}
    }
}

fn take_tile(state: &mut State, slot: Slot, variant: Option<Resource>) {
    let pile = &mut state.piles[slot.index()];
    pile.left -= 1;
    let variants = pile.tile.variants().iter();
    for (left, resource) in pile.variants.0.iter_mut().zip(variants) {
        *left &= Some(*resource) != variant;
    }
}

/// The tests of the bonus question (OL-6.9 to OL-6.12).
pub fn check_bonus(
    state: &State,
    seat: Seat,
    slot: Slot,
    cost: u8,
    index: u8,
) -> Result<(), Refusal> {
    let index = usize::from(index);
    let Some(&bonus) = slot.bonuses().get(index) else {
        return Err(Refusal::new("OL-6.9"));
    };
    if let Some(holder) = state.pile(slot).holders[index].seat() {
        return Err(Refusal::new("OL-6.12").with("holder", Param::Seat(holder)));
    }
    if index == GREY && !state.table().grey_bonus {
        return Err(Refusal::new("OL-6.10"));
    }
    let hourglasses = hourglasses_after(state, seat, bonus_hourglasses(bonus));
    time::check_fits_with(state, seat, cost, hourglasses)
}

/// A marker on the bonus space, then the bonus (OL-6.9, OL-6.11). The action is over then: a settler
/// gained serves from the next turn on (OL-6.17).
pub fn take_bonus(state: &mut State, seat: Seat, slot: Slot, index: u8, log: &mut Log<Event>) {
    let place = usize::from(index);
    state.piles[slot.index()].holders[place] = Holder::from(Some(seat));
    let player = state.player_mut(seat);
    player.supply = player.supply.saturating_sub(1);
    let bonus = slot.bonuses()[place];
    let rule = if place == GREY { "OL-13.2" } else { "OL-6.9" };
    log.say([rule], || Event::BonusTaken {
        seat,
        slot,
        index,
        bonus: bonus.kind(),
    });
    match bonus {
        Bonus::Settler => stock::gain_settlers(state, seat, 1, "OL-6.11", log),
        Bonus::Hourglass => {
            stock::gain_hourglasses(state, seat, TWO_HOURGLASSES, "OL-6.11", log);
        }
        Bonus::Cube(resource) => stock::gain_cube(state, seat, resource, "OL-6.11", log),
        Bonus::Prestige => stock::gain_prestige(state, seat, 2, "OL-6.11", log),
    }
}
