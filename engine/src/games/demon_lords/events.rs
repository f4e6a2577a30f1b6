//! What happens, as it is told. Pairs are the Brute's, then the Defender's.

use super::cards::Card;
use super::map::Node;
use super::moves::Means;
use super::score::Reason;
use super::state::{Phase, Piece};
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
#[expect(
    clippy::enum_variant_names,
    reason = "a World Event is a card of the game"
)]
pub enum Event {
    FirstRolled {
        rolls: Vec<(Seat, u8)>,
    },
    PiecePlaced {
        piece: Placed,
        seat: Seat,
        node: Node,
    },
    TroopsPlaced {
        seat: Seat,
        node: Node,
        count: u8,
    },
    SoulsPlaced {
        seat: Seat,
        amount: u8,
    },
    TurnStarted {
        seat: Seat,
        turn: u32,
        round: u32,
    },
    ResourceRolled {
        seat: Seat,
        numbers: Vec<u8>,
    },
    /// `missed`: what an empty storage could not give (DL-12.4).
    SoulsGained {
        seat: Seat,
        amount: u8,
        missed: u8,
        reason: Gain,
        node: Node,
    },
    SoulsLost {
        seat: Seat,
        amount: u8,
        reason: Loss,
    },
    TroopSpawned {
        seat: Seat,
        node: Node,
        from_storage: bool,
    },
    PieceBought {
        piece: Piece,
        seat: Seat,
        node: Node,
        cost: u8,
    },
    TroopsMoved {
        seat: Seat,
        from: Node,
        to: Node,
        count: u8,
    },
    AvatarMoved {
        seat: Seat,
        from: Node,
        to: Node,
        cost: u8,
    },
    FightStarted {
        node: Node,
        brute: Seat,
        defender: Seat,
        troops: [u8; 2],
    },
    /// `bonus`: the reason of each die above the first two, before the limit of DL-8.10.
    CombatRound {
        node: Node,
        bonus: [Vec<Bonus>; 2],
        dice: [Vec<u8>; 2],
        lost: [u8; 2],
        slain_to: SlainTo,
        troops: [u8; 2],
    },
    FightEnded {
        node: Node,
        winner: Option<Seat>,
    },
    DuelRolled {
        node: Node,
        brute: Seat,
        defender: Seat,
        dice: [Vec<u8>; 2],
        harvesters: [u8; 2],
        totals: [u8; 2],
    },
    DuelEnded {
        node: Node,
        winner: Seat,
        loser: Seat,
        damage: u8,
        paid: u8,
    },
    AvatarRetreated {
        seat: Seat,
        from: Node,
        to: Node,
    },
    DesecrationRolled {
        seat: Seat,
        node: Node,
        with: Means,
        dice: [u8; 2],
        target: u8,
        success: bool,
    },
    PieceSacrificed {
        piece: Piece,
        seat: Seat,
        node: Node,
    },
    WorldEvent {
        card: Card,
        replaced: Option<Card>,
    },
    SeatEliminated {
        seat: Seat,
        by: Seat,
    },
    PhaseEnded {
        phase: Phase,
        seat: Seat,
        auto: bool,
    },
    RoundEnded {
        round: u32,
    },
    GameEnded {
        reason: Reason,
        winners: Vec<Seat>,
        ranking: Vec<Vec<Seat>>,
    },
}

/// A piece put on the board in the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Placed {
    Harvester,
    Portal,
    Avatar,
}

impl From<Piece> for Placed {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Harvester => Placed::Harvester,
            Piece::Portal => Placed::Portal,
        }
    }
}

/// Why Souls are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Gain {
    Harvester,
    Avatar,
    Portal,
    Ransom,
    Reap,
    Plunder,
}

/// Why Souls are lost without anything for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Loss {
    SoulRot,
}

/// Why a side rolls a die more (DL-8.7 to DL-8.9, DL-15.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Bonus {
    #[default]
    MoreTroops,
    Avatar,
    Harvester,
    Card,
}

/// Where the slain go (DL-15.27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SlainTo {
    Storage,
    Hell,
}
