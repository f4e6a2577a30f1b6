//! What happens, as it is told.

use super::data::{Color, Omen};
use super::map::Space;
use super::state::Phase;
use crate::seat::Seat;
use serde::Serialize;

/// Events with a `private_to` are for the ears of that seat alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
#[expect(clippy::enum_variant_names, reason = "the names of the rulebook")]
pub enum Event {
    GameStarted {
        first: Seat,
    },
    PhaseStarted {
        phase: Phase,
        seat: Seat,
        turn: u32,
    },
    OmenSkipped {
        seat: Seat,
    },
    OmenPlayed {
        seat: Seat,
        /// Left out where omens are hidden.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "tools", ts(optional))]
        card: Option<Omen>,
    },
    OmenPlayedFace {
        seat: Seat,
        private_to: Seat,
        card: Omen,
    },
    OmenReturned {
        seat: Seat,
    },
    OmenReturnedFace {
        seat: Seat,
        private_to: Seat,
        card: Omen,
    },
    OmenDrawn {
        seat: Seat,
        private_to: Seat,
        card: Omen,
    },
    OmenOwed {
        seat: Seat,
    },
    OmenDiscarded {
        card: Omen,
        /// Who drew or held it; null for a card of the pile.
        seat: Option<Seat>,
    },
    Moved {
        seat: Seat,
        color: Color,
        from: Space,
        to: Space,
    },
    Rescued {
        seat: Seat,
        color: Color,
        from: Space,
        to: Space,
    },
    Pushed {
        seat: Seat,
        color: Color,
        from: Space,
        to: Space,
    },
    Passed {
        seat: Seat,
        unused: u8,
    },
    MeepleDiscarded {
        space: Space,
        color: Color,
    },
    EventSkipped {
        seat: Seat,
    },
    PileLookedAt {
        seat: Seat,
        count: u8,
    },
    PileSeen {
        seat: Seat,
        private_to: Seat,
        cards: Vec<Omen>,
    },
    Declared {
        seat: Seat,
        reveal: bool,
    },
    Penalised {
        seat: Seat,
        reason: Reason,
    },
    NoApocalypse {
        seat: Seat,
    },
    OmensRevealed {
        cards: Vec<Omen>,
    },
    Triggered {
        seat: Seat,
        cards: Vec<Omen>,
    },
    Waited {
        seat: Seat,
    },
    Apocalypse {
        cards: Vec<Omen>,
        spaces: Vec<Space>,
    },
    TileSunk {
        space: Space,
    },
    TempleLost {
        space: Space,
    },
    LaidDown {
        space: Space,
        color: Color,
    },
    OmensReturned {
        count: u8,
    },
    GameEnded {
        seat: Seat,
    },
    CurseRevealed {
        seat: Seat,
        color: Color,
    },
    TieBreak {
        round: u32,
        tied: Vec<Seat>,
    },
    HandsShuffledIn {
        count: u8,
    },
    OmenTurnedUp {
        card: Omen,
    },
    NoWinner,
    GameResult {
        winner: Option<Seat>,
    },
}

/// Why a point is lost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    Missed,
    FalseAlarm,
}

impl Event {
    /// The only seat that may hear of it; none if all may.
    pub fn private_to(&self) -> Option<Seat> {
        match *self {
            Event::OmenPlayedFace { private_to, .. }
            | Event::OmenReturnedFace { private_to, .. }
            | Event::OmenDrawn { private_to, .. }
            | Event::PileSeen { private_to, .. } => Some(private_to),
            _ => None,
        }
    }

    /// Tells of cards that may have been shuffled back since they were shown, or of dead cards
    /// and who held them (AK-10.4, AK-10.8).
    pub fn shows_cards(&self) -> bool {
        matches!(
            self,
            Event::PileSeen { .. }
                | Event::OmensRevealed { .. }
                | Event::Apocalypse { .. }
                | Event::OmenDiscarded { .. }
                | Event::OmensReturned { .. }
        )
    }
}
