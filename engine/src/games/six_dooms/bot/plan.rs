//! What the table is after, the same for everybody who looks at the same map.

use crate::games::six_dooms::data::{MISSILE_TOKENS, PORTAL_TOKENS};
use crate::games::six_dooms::map::{ByLand, FAR, Lands, Territory, distances};
use crate::games::six_dooms::state::{Doom, State};

/// Where armies and supplies had better be.
pub struct Plan {
    /// Borders from each territory to the nearest prey.
    pub hunt: ByLand<u8>,
    /// Borders from each territory to where supplies are wanted.
    pub depot: ByLand<u8>,
    /// The missile's site, or the portal to be closed next.
    pub site: Option<Territory>,
}

impl Plan {
    pub fn new(state: &State) -> Self {
        let open = open_lands(state);
        let site = site(state, open);
        let foes = state.lands(State::has_apocalytes);
        let prey = match (state.mothership, site) {
            (Some(mothership), _) => Lands::only(mothership),
            (None, Some(site)) => Lands::only(site),
            _ => foes,
        };
        Self {
            hunt: distances(prey, open),
            depot: distances(depots(state, foes, site), open),
            site,
        }
    }
}

/// Territories that can be passed through at all.
fn open_lands(state: &State) -> Lands {
    match state.doom {
        Some(Doom::Meteors | Doom::Plague) => !state.marked,
        Some(Doom::Mutants) => !state.ground_zero(),
        _ => Lands::ALL,
    }
}

/// Where one more supply would help most.
fn depots(state: &State, foes: Lands, site: Option<Territory>) -> Lands {
    let owned = |land: &Territory| state.owner(*land).is_some();
    let near = |goals: Lands| -> Lands {
        let around = goals | goals.neighbours();
        around.iter().filter(owned).collect()
    };
    let short_of =
        |lands: Lands, supplies: u16| lands.filter(|land| state.contains(land) < supplies);
    match (state.active_doom(), state.mothership) {
        (Some(Doom::Aliens), Some(mothership)) => short_of(near(Lands::only(mothership)), 2),
        (Some(Doom::Plague), _) => short_of(near(foes), 1),
        (Some(Doom::Mutants), _) => short_of(near(state.ground_zero() | foes), 2),
        (Some(Doom::Demons | Doom::Meteors), _) => site.map_or(Lands::NONE, Lands::only),
        (Some(_), _) => short_of(near(foes), 2),
        (None, _) => Lands::NONE,
    }
}

/// The territory that can be filled with tokens soonest.
fn site(state: &State, open: Lands) -> Option<Territory> {
    let (sites, tokens) = match state.active_doom()? {
        Doom::Meteors => (
            open.filter(|land| state.owner(land).is_some()),
            MISSILE_TOKENS,
        ),
        Doom::Demons => (
            state.portals.filter(|land| !state.is_held(land)),
            PORTAL_TOKENS,
        ),
        _ => return None,
    };
    let promise = |land: Territory| {
        let ways = distances(Lands::only(land), open);
        let mut sum = 0.0;
        for other in open.iter() {
            let supplies = f64::from(state.supplies[other]);
            let made = f64::from(u8::from(
                state.headquarters.contains(other) && state.is_calm(other),
            ));
            let near = closeness(ways[other]);
            sum += supplies * near + 3.0 * made * near;
        }
        let there = f64::from(state.supplies[land].min(tokens));
        let owned = if state.owner(land).is_some() {
            2.0
        } else {
            0.0
        };
        let guards = f64::from(state.strongest(land)).min(8.0);
        sum + 2.0 * there + 0.3 * guards + owned - 1.5 * f64::from(state.apocalytes[land])
    };
    sites
        .iter()
        .map(|land| (promise(land), land))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, land)| land)
}

fn closeness(borders: u8) -> f64 {
    if borders >= FAR {
        0.0
    } else {
        1.0 / (1.0 + 0.5 * f64::from(borders))
    }
}
