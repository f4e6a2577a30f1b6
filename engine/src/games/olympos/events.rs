//! What happens, as it is told.

use super::cards::{Card, God};
use super::data::{Resource, Wonder};
use super::development::{BonusKind, Slot};
use super::map::Space;
use super::moves::Spend;
use super::state::Defender;
use super::tiles::Discovery;
use crate::seat::Seat;
use serde::{Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Event {
    GameStarted {
        order: Vec<Seat>,
    },
    CrossPlaced {
        seat: Seat,
        space: Space,
    },
    TribesPlaced {
        spaces: Vec<Space>,
    },
    CubeGained {
        seat: Seat,
        resource: Resource,
    },
    TurnStarted {
        seat: Seat,
        r#final: bool,
    },
    /// `space` is where the new settler starts.
    SettlerCreated {
        seat: Seat,
        space: Space,
    },
    /// The start, then each space entered.
    SettlerMoved {
        seat: Seat,
        path: Vec<Space>,
    },
    Fought {
        seat: Seat,
        space: Space,
        #[cfg_attr(feature = "tools", ts(type = "Seat | \"tribe\""))]
        defender: Defender,
        cost: u8,
    },
    ControlChanged {
        space: Space,
        from: Option<Seat>,
        to: Option<Seat>,
    },
    /// `n` is what was taken, maybe less than wanted.
    HourglassGained {
        seat: Seat,
        n: u8,
        wanted: u8,
    },
    HourglassSpent {
        seat: Seat,
        n: u8,
    },
    MarkerMoved {
        seat: Seat,
        from: u8,
        to: u8,
    },
    ZeusReached {
        seat: Seat,
        pos: u8,
    },
    CubesSpent {
        seat: Seat,
        spend: Spend,
    },
    Discovered {
        seat: Seat,
        slot: Slot,
        id: Discovery,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "tools", ts(optional))]
        variant: Option<Resource>,
    },
    BonusTaken {
        seat: Seat,
        slot: Slot,
        index: u8,
        bonus: BonusKind,
    },
    SettlerGained {
        seat: Seat,
        n: u8,
    },
    PrestigeGained {
        seat: Seat,
        n: u8,
    },
    WonderBuilt {
        seat: Seat,
        wonder: Wonder,
        athena: bool,
        star_cards: u8,
    },
    /// Only the seat itself hears which card it was.
    DestinyDrawn {
        seat: Seat,
        n: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "tools", ts(optional))]
        private: Option<Drawn>,
    },
    DestinyDiscarded {
        seat: Seat,
        cards: Vec<Card>,
    },
    DestinyPlayed {
        seat: Seat,
        card: Card,
    },
    DestinyReshuffled {
        n: u8,
    },
    OlymposRevealed {
        seat: Seat,
        card: God,
        pos: u8,
    },
    FavourPlayed {
        seat: Seat,
        n: u8,
    },
    /// `symbols` by seat, `seats` clockwise from who drew the card.
    OlymposAffects {
        card: God,
        symbols: Vec<u8>,
        seats: Vec<Seat>,
    },
    SettlerRemoved {
        seat: Seat,
        space: Space,
        level: u8,
    },
    Waited {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    PlayerFinished {
        seat: Seat,
    },
    GameOver {
        scores: Vec<i32>,
        winners: Vec<Seat>,
    },
}

/// What only the drawer of a card knows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Drawn {
    pub card: Card,
}

/// A seat, or the word `tribe`.
impl Serialize for Defender {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Defender::Seat(seat) => seat.serialize(serializer),
            Defender::Tribe => serializer.serialize_str("tribe"),
        }
    }
}
