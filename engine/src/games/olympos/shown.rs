//! What everybody can read off the table besides the pieces: what is printed on the boards, and
//! what each player's tokens and tiles add up to.

use super::data::{CROSS, LAST_ZEUS, Resource, Units, Wonder, ZEUS};
use super::development::{BonusKind, GREY, Slot};
use super::expansion;
use super::gods;
use super::map::{Space, Territories, Territory};
use super::score::{ATLANTIS_POINTS, LAND_POINTS, place_points};
use super::state::State;
use super::tiles::Discovery;
use super::wonder;
use crate::seat::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// What is printed on the two boards and the tiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Printed {
    pub spaces: BTreeMap<Space, PrintedSpace>,
    pub slots: BTreeMap<Slot, PrintedSlot>,
    pub tiles: BTreeMap<Discovery, PrintedTile>,
    pub wonders: BTreeMap<Wonder, PrintedWonder>,
    pub track: PrintedTrack,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedSpace {
    pub resource: Resource,
    pub star: bool,
    pub zeus: bool,
    /// What it is worth at the end.
    pub points: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedSlot {
    pub cost: Vec<PrintedGroup>,
    pub bonuses: Vec<PrintedBonus>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedGroup {
    pub units: u8,
    /// Null for a grey group.
    pub resource: Option<Resource>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedBonus {
    pub kind: BonusKind,
    /// Of a cube.
    pub resource: Option<Resource>,
    /// Out of use at this table.
    pub unused: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedTile {
    pub swords: u8,
    pub zeus: u8,
    pub stars: u8,
    /// The two tiles of Money and Agriculture; empty for the others.
    pub variants: Vec<Resource>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedWonder {
    pub stars: u8,
    pub points: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedTrack {
    pub zeus: Vec<PrintedZeus>,
    /// The points of the last spaces, the last one of all at the end.
    pub places: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PrintedZeus {
    pub pos: u8,
    pub cards: u8,
}

/// What lies in front of a player, counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    pub tokens: Units,
    pub swords: u8,
    pub symbols: u8,
    /// Star tokens.
    pub stars: u8,
    /// The lasting Stars for the wonder of each column.
    pub columns: [u8; 5],
    pub settler_cost: u8,
    /// Of entering a sea space; null while the Siren forbids it.
    pub sea_cost: Option<u8>,
    /// A run of land costs as much as one space.
    pub land_run: bool,
    /// What the next action costs besides.
    pub surcharge: u8,
}

/// What is left of hourglasses and cubes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Stock {
    pub hourglasses: u8,
    pub cubes: Units,
}

pub fn printed(state: &State) -> Printed {
    let space = |territory: Territory| PrintedSpace {
        resource: territory.resource(),
        star: territory.has_star(),
        zeus: Territories::ZEUS.contains(territory),
        points: if Territories::ATLANTIS.contains(territory) {
            ATLANTIS_POINTS
        } else {
            LAND_POINTS
        },
    };
    let tile = |discovery: Discovery| {
        let symbols = discovery.symbols();
        PrintedTile {
            swords: symbols.swords,
            zeus: symbols.zeus,
            stars: symbols.stars,
            variants: discovery.variants().to_vec(),
        }
    };
    let wonder = |wonder: Wonder| PrintedWonder {
        stars: wonder.stars(),
        points: wonder.points(),
    };
    let zeus = |zeus: &super::data::Zeus| PrintedZeus {
        pos: zeus.pos,
        cards: zeus.cards,
    };
    Printed {
        spaces: Territory::all()
            .map(|territory| (territory.space(), space(territory)))
            .collect(),
        slots: Slot::all()
            .map(|slot| (slot, printed_slot(state, slot)))
            .collect(),
        tiles: Discovery::all()
            .map(|discovery| (discovery, tile(discovery)))
            .collect(),
        wonders: Wonder::all().map(|id| (id, wonder(id))).collect(),
        track: PrintedTrack {
            zeus: ZEUS.iter().map(zeus).collect(),
            places: (LAST_ZEUS..=CROSS).map(place_points).collect(),
        },
    }
}

fn printed_slot(state: &State, slot: Slot) -> PrintedSlot {
    let group = |group: &super::development::Group| PrintedGroup {
        units: group.units,
        resource: group.resource,
    };
    let bonuses = slot.bonuses().iter().enumerate();
    PrintedSlot {
        cost: slot.cost().iter().map(group).collect(),
        bonuses: bonuses
            .map(|(index, bonus)| PrintedBonus {
                kind: bonus.kind(),
                resource: bonus.resource(),
                unused: index == GREY && !state.table().grey_bonus,
            })
            .collect(),
    }
}

pub fn tally(state: &State, seat: Seat) -> Tally {
    let travel = state.player(seat).travel();
    Tally {
        tokens: state.tokens(seat),
        swords: state.swords(seat),
        symbols: gods::symbols(state, seat),
        stars: state.star_tokens(seat),
        columns: std::array::from_fn(|column| wonder::lasting_stars(state, seat, column).total()),
        settler_cost: expansion::settler_cost(state, seat),
        sea_cost: travel.sea,
        land_run: travel.cavalry,
        surcharge: expansion::surcharge(state, seat),
    }
}

pub fn stock(state: &State) -> Stock {
    Stock {
        hourglasses: state.hourglasses_left(),
        cubes: state.cubes_left(),
    }
}
