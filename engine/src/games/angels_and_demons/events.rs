//! What happens, as it is told.

use super::data::{CardOf, City, EventCard, Side};
use super::moves::ChosenFate;
use super::view::Reason;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    GameStarted {
        sides: [Side; 2],
    },
    RoundStarted {
        round: u8,
        city: City,
        event: Option<EventCard>,
    },
    Committed {
        seat: Seat,
    },
    Revealed {
        cards: [CardOf; 2],
    },
    ValueChosen {
        seat: Seat,
        value: u8,
    },
    FateChosen {
        seat: Seat,
        fate: ChosenFate,
        forced: bool,
    },
    Compared {
        base: [u8; 2],
        effective: [u8; 2],
        gap: u8,
        limit: Option<u8>,
    },
    CityWon {
        seat: Seat,
        city: City,
        value: u8,
    },
    TokensTaken {
        seat: Seat,
        count: u8,
    },
    CityDestroyed {
        city: City,
    },
    CitySpared {
        city: City,
    },
    CityVanished {
        city: City,
    },
    /// A score is null for those who may not know it (AD-10.4).
    RoundEnded {
        round: u8,
        scores: [Option<i32>; 2],
    },
    GameOver {
        winner: Option<Seat>,
        reason: Reason,
        scores: [i32; 2],
    },
}
