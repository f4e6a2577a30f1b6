//! What is known to whom (AK-10).

use super::aids::{Aids, aids};
use super::board::Terrain;
use super::data::{Color, Omen};
use super::events::Event;
use super::map::Space;
use super::options::Options;
use super::score::{GameResult, result};
use super::signs::shows_face;
use super::state::{State, Turn};
use crate::game::Cited;
use crate::seat::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub game: &'static str,
    /// Without the prepared start, which may name hidden cards.
    pub options: Options,
    /// Who is looking; null for an onlooker.
    pub seat: Option<Seat>,
    pub colors: Vec<Color>,
    /// The spaces that held a temple at the start.
    pub temples: Vec<Space>,
    pub seats: Vec<SeatView>,
    pub board: BTreeMap<Space, SpaceState>,
    pub draw_count: u8,
    /// Null until the game is over.
    pub draw_pile: Option<Vec<Omen>>,
    /// Oldest first.
    pub omen_pile: Vec<PileCardView>,
    pub dead_omens: Vec<Omen>,
    pub debts: Vec<Seat>,
    pub discarded: BTreeMap<Color, u8>,
    pub turn: Turn,
    pub apocalypses: u16,
    pub result: Option<GameResult>,
    pub aids: Aids,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    pub bless: Color,
    /// Null where it is hidden or there is none.
    pub curse: Option<Color>,
    pub has_curse: bool,
    /// Null where it is hidden.
    pub hand: Option<Vec<Omen>>,
    pub hand_count: u8,
    pub penalties: u8,
}

/// A space as it is now; one entry for each meeple.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SpaceState {
    pub terrain: Terrain,
    pub up: Vec<Color>,
    pub down: Vec<Color>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct PileCardView {
    pub by: Seat,
    /// Null where the face is not shown.
    pub card: Option<Omen>,
}

pub fn view(options: &Options, state: &State, viewer: Viewer) -> View {
    let over = state.is_over();
    View {
        game: super::ID,
        options: Options {
            setup: None,
            ..options.clone()
        },
        seat: viewer.seat(),
        colors: state.colors().collect(),
        temples: state.temple_sites.to_vec(),
        seats: state
            .seats()
            .map(|seat| seat_view(state, seat, over || viewer.is(seat)))
            .collect(),
        board: board(state),
        draw_count: state.draw_pile.len() as u8,
        draw_pile: over.then(|| state.draw_pile.to_vec()),
        omen_pile: state
            .omen_pile
            .iter()
            .map(|entry| PileCardView {
                by: entry.by,
                card: shows_face(state, entry, viewer).then_some(entry.card),
            })
            .collect(),
        dead_omens: state.dead_omens.to_vec(),
        debts: state.debts.to_vec(),
        discarded: discarded(state),
        turn: state.turn,
        apocalypses: state.apocalypses,
        result: result(state),
        aids: aids(state, viewer),
    }
}

fn seat_view(state: &State, seat: Seat, open: bool) -> SeatView {
    let (hand, curse) = (&state.hands[seat.index()], state.curse[seat.index()]);
    SeatView {
        bless: state.own(seat),
        curse: curse.filter(|_| open),
        has_curse: curse.is_some(),
        hand: open.then(|| hand.to_vec()),
        hand_count: hand.len() as u8,
        penalties: state.penalties[seat.index()],
    }
}

pub fn board(state: &State) -> BTreeMap<Space, SpaceState> {
    let board = &state.board;
    let space_state = |space| {
        let terrain = board.terrain(space);
        let meeples: Vec<Color> = board.meeples_on(space).collect();
        let (up, down) = match terrain {
            Terrain::Sea => (Vec::new(), meeples),
            _ => (meeples, Vec::new()),
        };
        SpaceState { terrain, up, down }
    };
    Space::all()
        .map(|space| (space, space_state(space)))
        .collect()
}

pub fn discarded(state: &State) -> BTreeMap<Color, u8> {
    let colors = state.colors();
    colors
        .map(|color| (color, state.discarded(color)))
        .collect()
}

/// Private events are for one seat (AK-10.2, AK-10.4).
pub fn redact(event: &Cited<Event>, viewer: Viewer) -> Option<Cited<Event>> {
    let private = event.event.private_to();
    private
        .is_none_or(|seat| viewer.is(seat))
        .then(|| event.clone())
}

/// Whoever holds a card or a curse, or knows a card of the pile.
pub fn secretive(state: &State) -> Seats {
    let knows_pile = |seat| {
        !state.variant.open
            && state
                .omen_pile
                .iter()
                .any(|entry| entry.seen_by.contains(seat))
    };
    let keeps = |seat: &Seat| {
        !state.hands[seat.index()].is_empty() || state.variant.gods || knows_pile(*seat)
    };
    state
        .seats()
        .filter(|seat| !state.is_over() && keeps(seat))
        .collect()
}
