//! What a move would lead to, as far as its seat may know.

use super::clash::{Clash, Fate, clash, compare, named, ruse_fates};
use super::data::{BySide, Card, CardOf, EventCard, Side};
use super::moves::{ChosenFate, Move};
use super::state::State;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Preview {
    /// What the card would meet: one entry for each card that the other side may still play.
    Commit {
        against: Vec<Meeting>,
    },
    ChooseValue {
        fate: Letter,
        gap: u8,
    },
    ChooseFate {
        fate: Letter,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Meeting {
    pub card: CardOf,
    /// One, or one for each choice of the seat that decides: Ruse's values from 3 to 6, or
    /// destroyed and spared for War.
    pub fates: Vec<Letter>,
    pub decides: Option<Decides>,
    /// Who decides.
    pub by: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Decides {
    Value,
    Fate,
}

/// A fate, or the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub enum Letter {
    /// The Angel wins the city.
    A,
    /// The Demon wins the city.
    D,
    /// Destroyed.
    X,
    /// Spared.
    S,
    /// Vanished.
    V,
    /// The Angel wins the game.
    W,
    /// The Demon wins the game.
    L,
    /// The game is drawn.
    E,
}

impl From<Fate> for Letter {
    fn from(fate: Fate) -> Self {
        match fate {
            Fate::Won(Side::Angel) => Letter::A,
            Fate::Won(Side::Demon) => Letter::D,
            Fate::Destroyed => Letter::X,
            Fate::Spared => Letter::S,
            Fate::Vanished => Letter::V,
        }
    }
}

pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    let side = state.side(seat);
    match *mv {
        Move::Commit { card } => {
            let other = state.seat(side.other());
            let against = state.playable(other).iter().map(|theirs| {
                let mut cards = BySide {
                    angel: theirs,
                    demon: theirs,
                };
                cards[side] = card.card();
                meeting(state, cards, theirs.of(side.other()))
            });
            Preview::Commit {
                against: against.collect(),
            }
        }
        Move::ChooseValue { value } => {
            let cards = state.by_side(|seat| state.committed[seat.index()].unwrap_or_default());
            let number = match clash(cards, state.event) {
                Clash::NameValue { number, .. } => number,
                _ => 0,
            };
            let comparison = compare(named(side, value as u8, number), state.event);
            Preview::ChooseValue {
                fate: comparison.fate.into(),
                gap: comparison.gap,
            }
        }
        Move::ChooseFate { fate } => Preview::ChooseFate {
            fate: match fate {
                ChosenFate::Destroyed => Letter::X,
                ChosenFate::Spared => Letter::S,
            },
        },
    }
}

fn meeting(state: &State, cards: BySide<Card>, card: CardOf) -> Meeting {
    let certain = |letter| Meeting {
        card,
        fates: vec![letter],
        decides: None,
        by: None,
    };
    match clash(cards, state.event) {
        Clash::Compare(base) => certain(compare(base, state.event).fate.into()),
        Clash::NameValue { owner, number } => Meeting {
            card,
            fates: letters(owner, number, state.event),
            decides: Some(Decides::Value),
            by: Some(state.seat(owner)),
        },
        Clash::DecideFate { owner } => Meeting {
            card,
            fates: vec![Letter::X, Letter::S],
            decides: Some(Decides::Fate),
            by: Some(state.seat(owner)),
        },
        Clash::MustSpare { .. } => certain(Letter::S),
        Clash::Vanish => certain(Letter::V),
        Clash::Death {
            winner: Some(Side::Angel),
        } => certain(Letter::W),
        Clash::Death {
            winner: Some(Side::Demon),
        } => certain(Letter::L),
        Clash::Death { winner: None } => certain(Letter::E),
    }
}

fn letters(owner: Side, number: u8, event: Option<EventCard>) -> Vec<Letter> {
    ruse_fates(owner, number, event).map(Letter::from).collect()
}
