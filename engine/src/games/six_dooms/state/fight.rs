//! Who fights, a roll under way, a group on the march.

use crate::games::six_dooms::map::Territory;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Somebody who has armies: a player, or the apocalytes. In JSON a seat or `"apocalytes"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "tools",
    derive(ts_rs::TS),
    ts(type = "number | \"apocalytes\"")
)]
pub enum Force {
    Player(Seat),
    Apocalytes,
}

impl Force {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Force::Player(seat) => Some(seat),
            Force::Apocalytes => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Attack,
    Defence,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum CombatKind {
    Normal,
    Opposition,
    Breach,
    Research,
    Mothership,
}

/// Dice as they lie, highest first.
pub type Dice = ArrayVec<[u8; 3]>;

/// A roll of dice under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Combat {
    pub kind: CombatKind,
    pub attacker: Force,
    /// Nobody defends some barricades (SD-6.17).
    pub defender: Option<Force>,
    pub source: Territory,
    pub target: Territory,
    /// The attacker's; 3 for a demon.
    pub dice: u8,
    /// The attacking armies of a player (SD-5.7).
    pub from_source: u8,
    pub from_target: u8,
    /// Who wins tied pairs; nobody if they are indecisive.
    pub ties: Option<Side>,
    pub owner_before: Option<Seat>,
    /// The successes that break an opposed border (SD-6.11).
    pub need: Option<u8>,
    pub attack: Dice,
    pub defence: Dice,
    pub attack_rerolls: u8,
    pub defence_rerolls: u8,
}

/// A group of apocalytes on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct March {
    pub source: Territory,
    pub target: Territory,
    pub count: u16,
    pub mothership: bool,
}
