//! What is known to whom (AD-10).

use super::data::{CardOf, City, EventCard, Side};
use super::events::Event;
use super::options::Options;
use super::score::{pile_is_open, result, scores_for};
use super::state::{Phase, State};
use crate::chance::Chance;
use crate::game::Cited;
use crate::kit::keys::present;
use crate::seat::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub game: &'static str,
    pub options: ViewOptions,
    /// Who is looking; null for an onlooker.
    pub seat: Option<Seat>,
    pub sides: [Side; 2],
    pub round: u8,
    pub phase: Phase,
    #[cfg_attr(feature = "tools", ts(type = "Array<Seat>"))]
    pub to_act: Seats,
    pub city: Option<City>,
    pub event: Option<EventCard>,
    /// Sorted by id before the end, in the order of the deck after it (AD-10.5).
    pub unseen_cities: Vec<City>,
    pub unseen_events: Vec<EventCard>,
    pub event_discard: Vec<EventCard>,
    pub hands: [Vec<CardOf>; 2],
    pub rows: [Vec<CardOf>; 2],
    pub arch_used: [bool; 2],
    pub committed: [Option<Commitment>; 2],
    /// A list of nulls where the pile is shut (AD-10.4).
    pub won: [Vec<Option<City>>; 2],
    pub destroyed: Vec<City>,
    pub spared: Vec<City>,
    pub vanished: Vec<City>,
    pub tokens: [u8; 2],
    pub token_supply: u8,
    pub scores: [Option<i32>; 2],
    pub result: Option<GameResult>,
}

/// The options that everybody may know: not the prepared orders of the decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ViewOptions {
    #[cfg_attr(feature = "tools", ts(type = "0 | 1 | \"random\""))]
    pub angel_seat: super::options::AngelSeat,
    pub events: bool,
    pub archs: bool,
    pub open_piles: bool,
}

/// A card put down: its face for those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Commitment {
    Face(CardOf),
    Hidden(#[cfg_attr(feature = "tools", ts(type = "\"hidden\""))] HiddenMark),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HiddenMark {
    Hidden,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    #[serde(deserialize_with = "present")]
    pub winner: Option<Seat>,
    pub reason: Reason,
    pub scores: [i32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    Score,
    Death,
    DeathDraw,
}

pub fn view(options: &Options, state: &State, viewer: Viewer) -> View {
    let over = state.phase == Phase::Over;
    let by_seat = Seat::all(2);
    View {
        game: super::ID,
        options: ViewOptions {
            angel_seat: options.angel_seat.clone(),
            events: state.variant.events,
            archs: state.variant.archs,
            open_piles: state.variant.open_piles,
        },
        seat: viewer.seat(),
        sides: [state.side(Seat(0)), state.side(Seat(1))],
        round: state.round,
        phase: state.phase,
        to_act: state.to_act(),
        city: state.city,
        event: state.event,
        unseen_cities: unseen(&state.city_deck, over, City::id),
        unseen_events: unseen(&state.event_deck, over, EventCard::id),
        event_discard: state.event_discard.to_vec(),
        hands: array(by_seat.clone().map(|seat| hand_ids(state, seat))),
        rows: array(by_seat.clone().map(|seat| row_ids(state, seat))),
        arch_used: array(
            by_seat
                .clone()
                .map(|seat| state.arch_played(seat).is_some()),
        ),
        committed: array(by_seat.clone().map(|seat| commitment(state, seat, viewer))),
        won: array(by_seat.map(|seat| {
            let open = pile_is_open(state, seat, viewer);
            state.won[seat.index()]
                .iter()
                .map(|&city| open.then_some(city))
                .collect()
        })),
        destroyed: state.destroyed.to_vec(),
        spared: state.spared.to_vec(),
        vanished: state.vanished.to_vec(),
        tokens: state.tokens,
        token_supply: state.token_supply(),
        scores: scores_for(state, viewer),
        result: result(state),
    }
}

pub fn hand_ids(state: &State, seat: Seat) -> Vec<CardOf> {
    let side = state.side(seat);
    state.hands[seat.index()]
        .iter()
        .map(|card| card.of(side))
        .collect()
}

pub fn row_ids(state: &State, seat: Seat) -> Vec<CardOf> {
    let side = state.side(seat);
    state.rows[seat.index()]
        .iter()
        .map(|card| card.of(side))
        .collect()
}

fn commitment(state: &State, seat: Seat, viewer: Viewer) -> Option<Commitment> {
    let card = state.committed[seat.index()]?;
    let hidden = state.phase == Phase::Commit && !viewer.is(seat);
    Some(if hidden {
        Commitment::Hidden(HiddenMark::Hidden)
    } else {
        Commitment::Face(card.of(state.side(seat)))
    })
}

fn unseen<T: Copy>(deck: &[T], over: bool, id: fn(T) -> &'static str) -> Vec<T> {
    let mut cards = deck.to_vec();
    if !over {
        cards.sort_by_key(|&card| id(card));
    }
    cards
}

fn array<T>(items: impl Iterator<Item = T>) -> [T; 2] {
    let mut items = items;
    std::array::from_fn(|_| items.next().expect("one for each seat"))
}

pub fn redact(state: &State, event: &Cited<Event>, viewer: Viewer) -> Cited<Event> {
    let mut heard = event.clone();
    if let Event::RoundEnded { scores, .. } = &mut heard.event {
        for seat in Seat::all(2) {
            if !state.variant.open_piles && !viewer.is(seat) {
                scores[seat.index()] = None;
            }
        }
    }
    heard
}

pub fn secretive(state: &State) -> Seats {
    let knows = |seat: &Seat| {
        let card_down = state.phase == Phase::Commit && state.committed[seat.index()].is_some();
        let shut_pile = !pile_is_open(state, *seat, Viewer::Table);
        card_down || shut_pile
    };
    Seat::all(2).filter(knows).collect()
}

/// The decks in any order, and any playable card where the viewer sees only a back.
pub fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = state.clone();
    if state.phase != Phase::Over {
        other.city_deck.sort_unstable();
        chance.shuffle(&mut other.city_deck);
        other.event_deck.sort_unstable();
        chance.shuffle(&mut other.event_deck);
    }
    if state.phase == Phase::Commit {
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            if other.committed[seat.index()].is_some() {
                let cards: Vec<_> = state.playable(seat).iter().collect();
                other.committed[seat.index()] = Some(chance.pick(&cards));
            }
        }
    }
    other
}
