//! The full state in readable JSON.

use super::cards::{Card, God};
use super::data::{Resource, SEATS, Units, Wonder};
use super::development::Slot;
use super::map::{Space, Territory};
use super::options::{Crosses, Deal, Layout, Options, Prestige};
use super::state::{CubeReason, Phase, Player, Revealed, State};
use super::steps::Step;
use super::tiles::{Discovery, Tile};
use crate::kit::keys::present;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub players: u8,
    pub options: CompleteOptions,
    pub phase: PhaseName,
    #[serde(deserialize_with = "present")]
    pub to_act: Option<Seat>,
    #[serde(deserialize_with = "present")]
    pub active: Option<Seat>,
    pub final_turn: bool,
    pub order: Vec<Seat>,
    pub pos: Vec<u8>,
    pub arrival: Vec<u16>,
    pub clock: u16,
    pub finished: Vec<bool>,
    pub spaces: BTreeMap<Space, SpaceJson>,
    pub seats: Vec<SeatJson>,
    pub slots: BTreeMap<Slot, SlotJson>,
    pub wonders: [Option<Wonder>; 5],
    pub destiny: DestinyJson,
    pub olympos: OlymposJson,
    pub agenda: Vec<Step>,
    #[serde(deserialize_with = "present")]
    pub pending: Option<Pending>,
}

/// The options with all their keys: in a position none but the deal may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CompleteOptions {
    layout: Layout,
    crosses: Crosses,
    prestige: Prestige,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    deal: Option<Deal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PhaseName {
    Crosses,
    Turn,
    Oracle,
    TakeCube,
    Bonus,
    After,
    Favour,
    Hades,
    Over,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SpaceJson {
    /// The seats of the settlers, bottom first.
    pub stack: Vec<Seat>,
    pub cross: bool,
    pub tribe: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatJson {
    pub stock: u8,
    pub supply: u8,
    pub hourglasses: u8,
    pub cubes: Units,
    pub tiles: Vec<TileJson>,
    pub wonders: Vec<Wonder>,
    pub hand: Vec<Card>,
    pub prestige: u16,
    pub ares: bool,
    pub siren: bool,
    pub erinyes: bool,
    pub keres: bool,
    pub athena: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TileJson {
    pub id: Discovery,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub variant: Option<Resource>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SlotJson {
    pub tile: Discovery,
    pub left: u8,
    pub bonuses: Vec<Option<Seat>>,
    /// The tiles left of Money and Agriculture; left out for the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub variants: Option<Vec<Resource>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DestinyJson {
    pub deck: Vec<Card>,
    pub discard: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OlymposJson {
    pub piles: [Vec<God>; 6],
    #[serde(deserialize_with = "present")]
    pub aside: Option<God>,
    pub revealed: Vec<RevealedJson>,
    pub reached: [Vec<Seat>; 6],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RevealedJson {
    pub card: God,
    pub zeus: u8,
    pub seat: Seat,
    pub played: Vec<u8>,
    /// Null until the god acts, then clockwise from `seat`.
    #[serde(deserialize_with = "present")]
    pub affected: Option<Vec<Seat>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pending {
    Oracle(OraclePending),
    TakeCube(TakeCubePending),
    Bonus(BonusPending),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OraclePending {
    pub cards: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeCubePending {
    pub why: CubeReason,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BonusPending {
    pub slot: Slot,
    pub cost: u8,
}

pub fn position(options: &Options, state: &State) -> Position {
    let (phase, pending) = phase_json(&state.phase);
    Position {
        players: state.players,
        options: CompleteOptions::from(options),
        phase,
        to_act: state.to_act,
        active: state.active,
        final_turn: state.final_turn,
        order: by_seat(state, &state.order),
        pos: by_seat(state, &state.pos),
        arrival: by_seat(state, &state.arrival),
        clock: state.clock,
        finished: state
            .seats()
            .map(|seat| state.finished.contains(seat))
            .collect(),
        spaces: spaces(state),
        seats: state
            .seats()
            .map(|seat| SeatJson::from(state.player(seat)))
            .collect(),
        slots: slots(state),
        wonders: state.wonders,
        destiny: DestinyJson {
            deck: state.destiny.deck.to_vec(),
            discard: state.destiny.discard.to_vec(),
        },
        olympos: OlymposJson {
            piles: state.olympos.piles.map(|pile| pile.to_vec()),
            aside: state.olympos.aside,
            revealed: revealed(state),
            reached: reached(state),
        },
        agenda: state.agenda.to_vec(),
        pending,
    }
}

fn phase_json(phase: &Phase) -> (PhaseName, Option<Pending>) {
    match *phase {
        Phase::Crosses => (PhaseName::Crosses, None),
        Phase::Turn => (PhaseName::Turn, None),
        Phase::Oracle(cards) => {
            let cards = cards.to_vec();
            let pending = Pending::Oracle(OraclePending { cards });
            (PhaseName::Oracle, Some(pending))
        }
        Phase::TakeCube(why) => {
            let pending = Pending::TakeCube(TakeCubePending { why });
            (PhaseName::TakeCube, Some(pending))
        }
        Phase::Bonus { slot, cost } => {
            let pending = Pending::Bonus(BonusPending { slot, cost });
            (PhaseName::Bonus, Some(pending))
        }
        Phase::After => (PhaseName::After, None),
        Phase::Favour => (PhaseName::Favour, None),
        Phase::Hades => (PhaseName::Hades, None),
        Phase::Over => (PhaseName::Over, None),
    }
}

impl From<&Options> for CompleteOptions {
    fn from(options: &Options) -> Self {
        Self {
            layout: options.layout,
            crosses: options.crosses,
            prestige: options.prestige,
            deal: options.deal.clone(),
        }
    }
}

impl From<&CompleteOptions> for Options {
    fn from(options: &CompleteOptions) -> Self {
        Self {
            layout: options.layout,
            crosses: options.crosses,
            prestige: options.prestige,
            deal: options.deal.clone(),
        }
    }
}

impl From<&Player> for SeatJson {
    fn from(player: &Player) -> Self {
        Self {
            stock: player.stock,
            supply: player.supply,
            hourglasses: player.hourglasses,
            cubes: player.cubes,
            tiles: tiles(player),
            wonders: player.wonders.to_vec(),
            hand: player.hand.to_vec(),
            prestige: player.prestige,
            ares: player.ares,
            siren: player.siren,
            erinyes: player.erinyes,
            keres: player.keres,
            athena: player.athena,
        }
    }
}

pub fn by_seat<T: Copy>(state: &State, all: &[T; SEATS]) -> Vec<T> {
    all[..state.players()].to_vec()
}

pub fn spaces(state: &State) -> BTreeMap<Space, SpaceJson> {
    let space = |territory: Territory| SpaceJson {
        stack: state.settlers.stack(territory).to_vec(),
        cross: state.crosses.contains(territory),
        tribe: state.tribes.contains(territory),
    };
    Territory::all()
        .map(|territory| (territory.space(), space(territory)))
        .collect()
}

pub fn slots(state: &State) -> BTreeMap<Slot, SlotJson> {
    let slot_json = |slot: Slot| {
        let pile = state.pile(slot);
        let holders = &pile.holders[..slot.bonuses().len()];
        let varied = !pile.tile.variants().is_empty();
        SlotJson {
            tile: pile.tile,
            left: pile.left,
            bonuses: holders.iter().map(|holder| holder.seat()).collect(),
            variants: varied.then(|| pile.variants_left().collect()),
        }
    };
    Slot::all().map(|slot| (slot, slot_json(slot))).collect()
}

pub fn tiles(player: &Player) -> Vec<TileJson> {
    let tile_json = |tile: &Tile| TileJson {
        id: tile.discovery(),
        variant: tile.variant(),
    };
    player.tiles.iter().map(tile_json).collect()
}

pub fn revealed(state: &State) -> Vec<RevealedJson> {
    let revealed_json = |revealed: &Revealed| RevealedJson {
        card: revealed.card,
        zeus: revealed.zeus,
        seat: revealed.seat,
        played: by_seat(state, &revealed.played),
        affected: revealed.affected.map(|affected| {
            let order = state.clockwise(revealed.seat);
            order.filter(|&seat| affected.contains(seat)).collect()
        }),
    };
    state.olympos.revealed.iter().map(revealed_json).collect()
}

pub fn reached(state: &State) -> [Vec<Seat>; 6] {
    state.olympos.reached.map(|seats| seats.to_vec())
}
