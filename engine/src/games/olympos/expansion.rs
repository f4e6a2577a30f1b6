//! Expansion: a settler moves and takes a territory, by force if it must (OL-4, OL-5).

use super::data::{ERINYES, NEW_SETTLER};
use super::events::Event;
use super::map::{Space, Territory};
use super::moves::{Move, Origin};
use super::state::{Defender, State};
use super::stock;
use super::tiles::Discovery;
use super::time;
use super::ways::{self, Costs};
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use std::cmp::Ordering;

/// The price of an expansion, part by part (OL-4.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub settler: u8,
    pub movement: u8,
    pub fight: Option<Fight>,
    pub erinyes: u8,
}

impl Price {
    pub fn total(&self) -> u8 {
        let fight = self.fight.map_or(0, |fight| fight.cost);
        self.settler + self.movement + fight + self.erinyes
    }
}

/// A fight before it happens. The attacker always wins (OL-5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    pub defender: Defender,
    pub own_swords: u8,
    pub their_swords: u8,
    pub cost: u8,
    /// The rule to cite: Democracy's, where it alone decided.
    pub rule: &'static str,
}

/// What it costs to fight (OL-5.7), ties broken by Democracy (OL-12.13).
pub fn fight(state: &State, seat: Seat, defender: Defender) -> Fight {
    let (their_swords, their_ties) = match defender {
        Defender::Seat(other) => (state.swords(other), wins_ties(state, other)),
        Defender::Tribe => (0, false),
    };
    let (own_swords, own_ties) = (state.swords(seat), wins_ties(state, seat));
    // With Democracy as many Swords count as more, unless both have it.
    let strength = (own_swords, own_ties).cmp(&(their_swords, their_ties));
    let cost = match strength {
        Ordering::Greater => 1,
        Ordering::Equal => 2,
        Ordering::Less => 3,
    };
    let tie_broken = own_swords == their_swords && strength.is_ne();
    let rule = match defender {
        _ if tie_broken => "OL-12.13",
        Defender::Seat(_) => "OL-5.4",
        Defender::Tribe => "OL-5.14",
    };
    Fight {
        defender,
        own_swords,
        their_swords,
        cost,
        rule,
    }
}

fn wins_ties(state: &State, seat: Seat) -> bool {
    state.player(seat).has(Discovery::DEMOCRACY)
}

/// The rest of the price once the movement is known.
pub fn price(state: &State, seat: Seat, new: bool, movement: u8, to: Territory) -> Price {
    Price {
        settler: if new { settler_cost(state, seat) } else { 0 },
        movement,
        fight: state
            .defender(to)
            .map(|defender| fight(state, seat, defender)),
        erinyes: surcharge(state, seat),
    }
}

/// What Erinyes add to the next action (OL-9.21).
pub fn surcharge(state: &State, seat: Seat) -> u8 {
    if state.player(seat).erinyes {
        ERINYES
    } else {
        0
    }
}

/// OL-4.2, OL-12.1
pub fn settler_cost(state: &State, seat: Seat) -> u8 {
    NEW_SETTLER - u8::from(state.player(seat).has(Discovery::MEDICINE))
}

/// Where a new settler may start: in the north or on controlled land, not where one lies buried
/// (OL-4.3, OL-4.6).
pub fn starts(state: &State, seat: Seat) -> impl Iterator<Item = Space> + use<> {
    let controlled = state.settlers.controlled(seat);
    [Space::NORTH]
        .into_iter()
        .chain(controlled.iter().map(Territory::space))
}

/// New settlers first, then by origin, level and destination in board order. Whatever lies upon a
/// settler does not hold it (OL-4.15).
pub fn list(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let player = state.player(seat);
    let travel = player.travel();
    let arrivals = arrivals(state, seat);
    let mut offer = |from: Origin, level: Option<u8>, way: &dyn Fn(Territory) -> Option<u8>| {
        for to in Territory::all() {
            let cost = arrivals[to.index()].and_then(|arrival| Some(way(to)? + arrival));
            if let Some(cost) =
                cost.filter(|&cost| time::fits(state, seat, cost, player.hourglasses))
            {
                let to = to.space();
                moves.push(Move::Expand {
                    from,
                    level,
                    to,
                    cost,
                });
            }
        }
    };
    if player.stock > 0 {
        let ways = ways::cheapest(travel, starts(state, seat));
        let settler = settler_cost(state, seat);
        offer(Origin::New, None, &|to| Some(ways[to.index()]? + settler));
    }
    for from in Territory::all() {
        for level in state.settlers.movable(seat, from) {
            let ways = Costs::from(travel, from.space());
            let origin = Origin::Space(from.space());
            offer(origin, Some(level as u8), &|to| ways.to(to));
        }
    }
}

/// What it costs to stop on each territory beyond the way there; nothing where the seat may not
/// stop: on closed land (OL-4.9) and on its own (OL-4.13).
fn arrivals(state: &State, seat: Seat) -> [Option<u8>; Territory::COUNT] {
    std::array::from_fn(|index| {
        let to = Territory(index as u8);
        let own = state.settlers.controller(to) == Some(seat);
        let open = !own && !state.crosses.contains(to);
        open.then(|| price(state, seat, false, 0, to).total())
    })
}

/// The tests in the order of the rules.
pub fn check(
    state: &State,
    seat: Seat,
    from: Origin,
    level: Option<u8>,
    to: Space,
    cost: u8,
) -> Result<(), Refusal> {
    check_origin(state, seat, from, level)?;
    if to == Space::NORTH {
        return Err(Refusal::new("OL-4.5"));
    }
    let at = |refusal: Refusal| refusal.with("space", Param::Id(to.id()));
    let Some(territory) = to.territory() else {
        // Nothing but the Siren keeps a settler from reaching a sea.
        let siren = state.player(seat).siren;
        return Err(at(Refusal::new(if siren { "OL-9.19" } else { "OL-4.12" })));
    };
    let own = state.settlers.controller(territory) == Some(seat);
    let Some(movement) = movement(state, seat, from, territory) else {
        // The Siren does not stand between a settler and its own start.
        let start = from == Origin::New || from == Origin::Space(to);
        let rule = if own && start { "OL-4.13" } else { "OL-9.19" };
        return Err(at(Refusal::new(rule)));
    };
    if state.crosses.contains(territory) {
        return Err(at(Refusal::new("OL-4.9")));
    }
    if own {
        return Err(at(Refusal::new("OL-4.13")));
    }
    let price = price(state, seat, from == Origin::New, movement, territory).total();
    time::check_fits(state, seat, price)?;
    time::check_cost("OL-4.17", cost, price)
}

fn check_origin(state: &State, seat: Seat, from: Origin, level: Option<u8>) -> Result<(), Refusal> {
    let Origin::Space(space) = from else {
        let stock = state.player(seat).stock;
        return if stock > 0 {
            Ok(())
        } else {
            Err(Refusal::new("OL-4.2"))
        };
    };
    let at = |refusal: Refusal| refusal.with("space", Param::Id(space.id()));
    let level = usize::from(level.unwrap_or_default());
    match space.territory() {
        Some(territory) if state.settlers.owns(seat, territory, level) => {
            if state.settlers.is_top_of_run(territory, level) {
                Ok(())
            } else {
                Err(at(Refusal::new("OL-4.19")))
            }
        }
        _ => Err(at(Refusal::new("OL-4.1"))),
    }
}

/// The cost of the cheapest way, if there is one (OL-4.14).
pub fn movement(state: &State, seat: Seat, from: Origin, to: Territory) -> Option<u8> {
    let travel = state.player(seat).travel();
    match from {
        Origin::New => ways::cheapest(travel, starts(state, seat))[to.index()],
        Origin::Space(space) => Costs::from(travel, space).to(to),
    }
}

/// The way that is used, its start first (OL-4.14).
pub fn route(state: &State, seat: Seat, from: Origin, to: Space) -> Vec<Space> {
    let travel = state.player(seat).travel();
    match from {
        Origin::New => ways::route(travel, starts(state, seat), to),
        Origin::Space(space) => ways::route(travel, [space].into_iter(), to),
    }
}

/// The settler, a new one too, moves at once (OL-4.4), fights if it must, and takes the territory.
/// Paying comes afterwards (OL-4.18).
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    from: Origin,
    level: Option<u8>,
    to: Space,
    log: &mut Log<Event>,
) {
    match from {
        Origin::New => {
            let player = state.player_mut(seat);
            player.stock -= 1;
            let medicine = player.has(Discovery::MEDICINE);
            let rule = if medicine { "OL-12.1" } else { "OL-4.2" };
            log.say([rule], || {
                let space = route(state, seat, from, to)[0];
                Event::SettlerCreated { seat, space }
            });
        }
        Origin::Space(space) => {
            if let (Some(territory), Some(level)) = (space.territory(), level) {
                leave(state, territory, usize::from(level), log);
            }
        }
    }
    log.say(["OL-4.7"], || {
        let path = route(state, seat, from, to);
        Event::SettlerMoved { seat, path }
    });
    if let Some(territory) = to.territory() {
        arrive(state, seat, territory, log);
    }
}

/// A settler leaves its stack; what it controlled goes to the next owner down (OL-5.11).
pub fn leave(state: &mut State, territory: Territory, level: usize, log: &mut Log<Event>) {
    let before = state.settlers.controller(territory);
    state.settlers.remove(territory, level);
    let after = state.settlers.controller(territory);
    if before != after {
        let rule = match after {
            Some(_) => "OL-5.11",
            None if territory.has_star() => "OL-5.17",
            None => "OL-5.2",
        };
        tell_control(territory, before, after, rule, log);
    }
}

/// The settler goes on top (OL-5.8). Only a player who was attacked gets an hourglass (OL-5.18).
fn arrive(state: &mut State, seat: Seat, territory: Territory, log: &mut Log<Event>) {
    let defender = state.defender(territory);
    if let Some(defender) = defender {
        let fight = fight(state, seat, defender);
        log.say([fight.rule], || Event::Fought {
            seat,
            space: territory.space(),
            defender,
            cost: fight.cost,
        });
    }
    state.tribes.remove(territory);
    state.settlers.add(territory, seat);
    let (from, rule) = match defender {
        Some(Defender::Seat(other)) => (Some(other), "OL-5.9"),
        Some(Defender::Tribe) => (None, "OL-5.15"),
        None if territory.has_star() => (None, "OL-5.17"),
        None => (None, "OL-5.1"),
    };
    tell_control(territory, from, Some(seat), rule, log);
    if let Some(other) = from {
        stock::gain_hourglasses(state, other, 1, "OL-5.10", log);
    }
}

fn tell_control(
    territory: Territory,
    from: Option<Seat>,
    to: Option<Seat>,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    let space = territory.space();
    log.say([rule], || Event::ControlChanged { space, from, to });
}
