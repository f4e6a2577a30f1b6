//! The cheapest ways over the map (OL-4.7 to OL-4.14). Nothing that lies on the map stops a
//! settler (OL-4.8, OL-4.9), so what a way costs depends only on its two ends and on who travels.

use super::data::{LAND, SEA};
use super::map::{SPACES, Space, Territory};
use std::sync::LazyLock;

/// How a player travels: the price of a sea space, and whether runs of land cost 1 in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    /// `None` while the Siren forbids the sea (OL-9.19).
    pub sea: Option<u8>,
    pub cavalry: bool,
}

impl Travel {
    fn index(self) -> usize {
        let sea = self.sea.unwrap_or(SEA + 1);
        usize::from(sea) * 2 + usize::from(self.cavalry)
    }

    fn all() -> impl Iterator<Item = Travel> {
        let seas = (0..=SEA).map(Some).chain([None]);
        seas.flat_map(|sea| [false, true].map(|cavalry| Travel { sea, cavalry }))
    }

    /// What it costs to enter a space from another one, or as the first step: the start itself
    /// costs nothing (OL-4.10, OL-4.11, OL-12.12).
    fn enter(self, to: Space, from: Space, first: bool) -> Option<u8> {
        match to.territory() {
            Some(_) if self.cavalry && !first && from.territory().is_some() => Some(0),
            Some(_) => Some(LAND),
            None if to == Space::NORTH => None,
            None => self.sea,
        }
    }
}

const FAR: u8 = u8::MAX;

/// For each way of travelling and each start the costs to all territories.
struct Ways {
    costs: [[[u8; Territory::COUNT]; STARTS]; TRAVELS],
}

/// The north and the territories.
const STARTS: usize = 1 + Territory::COUNT;
const TRAVELS: usize = 2 * (SEA as usize + 2);

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let mut costs = [[[FAR; Territory::COUNT]; STARTS]; TRAVELS];
    for travel in Travel::all() {
        for (start, to) in costs[travel.index()].iter_mut().enumerate() {
            let reached = costs_from(travel, Space(start as u8));
            to.copy_from_slice(&reached[1..STARTS]);
        }
    }
    Ways { costs }
});

/// The spaces next to each space.
static NEIGHBOURS: LazyLock<[Vec<Space>; SPACES.len()]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let ids = SPACES[index].adjacent.iter();
        ids.filter_map(|id| Space::from_id(id)).collect()
    })
});

pub fn neighbours(space: Space) -> &'static [Space] {
    &NEIGHBOURS[space.index()]
}

fn costs_from(travel: Travel, start: Space) -> [u8; SPACES.len()] {
    let mut costs = [FAR; SPACES.len()];
    for &to in neighbours(start) {
        costs[to.index()] = travel.enter(to, start, true).unwrap_or(FAR);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for from in Space::all().filter(|space| *space != Space::NORTH) {
            for &to in neighbours(from) {
                let step = travel.enter(to, from, false).unwrap_or(FAR);
                let cost = costs[from.index()].saturating_add(step);
                if cost < costs[to.index()] {
                    costs[to.index()] = cost;
                    changed = true;
                }
            }
        }
    }
    costs
}

/// The costs of the movement from a start, the north or a territory, to every territory. The
/// settler always leaves: the cost of its own territory is that of coming back (OL-4.16).
#[derive(Clone, Copy)]
pub struct Costs(&'static [u8; Territory::COUNT]);

impl Costs {
    pub fn from(travel: Travel, start: Space) -> Self {
        Self(&WAYS.costs[travel.index()][start.index()])
    }

    /// `None` where no way leads.
    pub fn to(self, territory: Territory) -> Option<u8> {
        Some(self.0[territory.index()]).filter(|&cost| cost != FAR)
    }
}

/// The cheapest of several starts to every territory (OL-4.14).
pub fn cheapest(
    travel: Travel,
    starts: impl Iterator<Item = Space>,
) -> [Option<u8>; Territory::COUNT] {
    let mut best = [FAR; Territory::COUNT];
    for start in starts {
        for (best, &cost) in best.iter_mut().zip(Costs::from(travel, start).0) {
            *best = (*best).min(cost);
        }
    }
    best.map(|cost| Some(cost).filter(|&cost| cost != FAR))
}

/// A cost, then the number of spaces entered: what a way is judged by (OL-4.14).
type Length = (u8, u8);

const ENDLESS: Length = (FAR, FAR);

/// The way that is used: the cheapest, then the one with fewest spaces, then the one whose ids
/// come first. The start stands first, then each space entered.
pub fn route(travel: Travel, starts: impl Iterator<Item = Space>, to: Space) -> Vec<Space> {
    let rest = lengths_to(travel, to);
    let step = |from: Space, first: bool, next: Space| -> Length {
        let (cost, spaces) = rest[next.index()];
        let enter = travel.enter(next, from, first).unwrap_or(FAR);
        (cost.saturating_add(enter), spaces.saturating_add(1))
    };
    let next_of = |from: Space, first: bool| {
        let nexts = neighbours(from).iter().copied();
        nexts.min_by_key(|&next| (step(from, first, next), next.id()))
    };
    let length =
        |start: Space| next_of(start, true).map_or(ENDLESS, |next| step(start, true, next));
    let start = starts.min_by_key(|&start| (length(start), start.id()));
    let mut path: Vec<Space> = start.into_iter().collect();
    while let Some(&here) = path.last() {
        if path.len() > 1 && here == to || path.len() > SPACES.len() {
            break;
        }
        path.extend(next_of(here, path.len() == 1));
    }
    path
}

/// What a way costs on land or at sea: spaces entered and action points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    pub spaces: u8,
    pub points: u8,
}

/// The tolls of a way, on land and at sea.
pub fn tolls(travel: Travel, path: &[Space]) -> (Toll, Toll) {
    let (mut land, mut sea) = (Toll::default(), Toll::default());
    for (index, step) in path.windows(2).enumerate() {
        let toll = if step[1].is_sea() {
            &mut sea
        } else {
            &mut land
        };
        toll.spaces += 1;
        toll.points += travel
            .enter(step[1], step[0], index == 0)
            .unwrap_or_default();
    }
    (land, sea)
}

/// From every space, as one that was entered, to the goal.
fn lengths_to(travel: Travel, goal: Space) -> [Length; SPACES.len()] {
    let mut rest = [ENDLESS; SPACES.len()];
    rest[goal.index()] = (0, 0);
    let mut changed = true;
    while changed {
        changed = false;
        for from in Space::all().filter(|&space| space != goal && space != Space::NORTH) {
            for &next in neighbours(from) {
                let Some(enter) = travel.enter(next, from, false) else {
                    continue;
                };
                let (cost, spaces) = rest[next.index()];
                let length = (cost.saturating_add(enter), spaces.saturating_add(1));
                if length < rest[from.index()] {
                    rest[from.index()] = length;
                    changed = true;
                }
            }
        }
    }
    rest
}
