//! What is known to whom (OL-1.12).

use super::cards::{Card, God};
use super::data::{Units, Wonder};
use super::options::{Crosses, Deal, Layout, Options, Prestige};
use super::position::{
    RevealedJson, SlotJson, SpaceJson, TileJson, by_seat, reached, revealed, slots, spaces, tiles,
};
use super::score::prestige_is_open;
use super::shown::{Printed, Stock, Tally, printed, stock, tally};
use super::state::{CubeReason, Phase, State};
use super::steps::Step;
use super::{development::Slot, map::Space};
use crate::seat::{Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Who is looking; null for an onlooker.
    pub you: Option<Seat>,
    pub players: u8,
    pub options: ViewOptions,
    #[cfg_attr(feature = "tools", ts(type = "string"))]
    pub phase: &'static str,
    pub to_act: Option<Seat>,
    pub active: Option<Seat>,
    pub final_turn: bool,
    pub order: Vec<Seat>,
    pub pos: Vec<u8>,
    pub arrival: Vec<u16>,
    pub clock: u16,
    pub finished: Vec<bool>,
    pub spaces: BTreeMap<Space, SpaceJson>,
    pub seats: Vec<SeatView>,
    pub slots: BTreeMap<Slot, SlotJson>,
    pub wonders: [Option<Wonder>; 5],
    pub destiny: DestinyView,
    pub olympos: OlymposView,
    pub agenda: Vec<Step>,
    pub pending: Option<PendingView>,
    pub printed: Printed,
    /// By seat.
    pub tallies: Vec<Tally>,
    pub stock: Stock,
}

/// The options that everybody may know: not the prepared set-up before the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct ViewOptions {
    pub layout: Layout,
    pub crosses: Crosses,
    pub prestige: Prestige,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub deal: Option<Deal>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    pub stock: u8,
    pub supply: u8,
    pub hourglasses: u8,
    pub cubes: Units,
    pub tiles: Vec<TileJson>,
    pub wonders: Vec<Wonder>,
    /// Null for the eyes of others.
    pub hand: Option<Vec<Card>>,
    pub hand_count: u8,
    /// Null for the eyes of others, unless prestige lies open.
    pub prestige: Option<u16>,
    pub ares: bool,
    pub siren: bool,
    pub erinyes: bool,
    pub keres: bool,
    pub athena: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DestinyView {
    /// Null before the end.
    pub deck: Option<Vec<Card>>,
    pub deck_count: u8,
    pub discard: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OlymposView {
    /// Null before the end, as is the card put away.
    pub piles: Option<[Vec<God>; 6]>,
    pub pile_counts: [u8; 6],
    pub aside: Option<God>,
    pub revealed: Vec<RevealedJson>,
    pub reached: [Vec<Seat>; 6],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum PendingView {
    /// The cards are null for all but the seat that looks at them.
    Oracle {
        cards: Option<Vec<Card>>,
        count: u8,
    },
    TakeCube {
        why: CubeReason,
    },
    Bonus {
        slot: Slot,
        cost: u8,
    },
}

pub fn view(options: &Options, state: &State, viewer: Viewer) -> View {
    let over = state.phase == Phase::Over;
    View {
        you: viewer.seat(),
        players: state.players,
        options: ViewOptions {
            layout: options.layout,
            crosses: options.crosses,
            prestige: options.prestige,
            deal: options.deal.clone().filter(|_| over),
        },
        phase: state.phase.name(),
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
            .map(|seat| seat_view(state, seat, viewer))
            .collect(),
        slots: slots(state),
        wonders: state.wonders,
        destiny: DestinyView {
            deck: over.then(|| state.destiny.deck.to_vec()),
            deck_count: state.destiny.deck.len() as u8,
            discard: state.destiny.discard.to_vec(),
        },
        olympos: OlymposView {
            piles: over.then(|| state.olympos.piles.map(|pile| pile.to_vec())),
            pile_counts: state.olympos.piles.map(|pile| pile.len() as u8),
            aside: state.olympos.aside.filter(|_| over),
            revealed: revealed(state),
            reached: reached(state),
        },
        agenda: state.agenda.to_vec(),
        pending: pending_view(state, viewer),
        printed: printed(state),
        tallies: state.seats().map(|seat| tally(state, seat)).collect(),
        stock: stock(state),
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let player = state.player(seat);
    let sees_hand = state.phase == Phase::Over || viewer.is(seat);
    SeatView {
        stock: player.stock,
        supply: player.supply,
        hourglasses: player.hourglasses,
        cubes: player.cubes,
        tiles: tiles(player),
        wonders: player.wonders.to_vec(),
        hand: sees_hand.then(|| player.hand.to_vec()),
        hand_count: player.hand.len() as u8,
        prestige: prestige_is_open(state, seat, viewer).then_some(player.prestige),
        ares: player.ares,
        siren: player.siren,
        erinyes: player.erinyes,
        keres: player.keres,
        athena: player.athena,
    }
}

fn pending_view(state: &State, viewer: Viewer) -> Option<PendingView> {
    match state.phase {
        Phase::Oracle(cards) => {
            let sees = state.to_act.is_some_and(|seat| viewer.is(seat));
            Some(PendingView::Oracle {
                cards: sees.then(|| cards.to_vec()),
                count: cards.len() as u8,
            })
        }
        Phase::TakeCube(why) => Some(PendingView::TakeCube { why }),
        Phase::Bonus { slot, cost } => Some(PendingView::Bonus { slot, cost }),
        _ => None,
    }
}
