//! What is kept only while it is used: the set-up, the apocalyte turn, a player's turn.

use super::SEATS;
use crate::games::six_dooms::map::{ByLand, Lands, Territory};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Up to three of something in every territory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    odd: Lands,
    two: Lands,
}

impl Tally {
    pub const NONE: Tally = Tally {
        odd: Lands::NONE,
        two: Lands::NONE,
    };

    pub fn get(self, land: Territory) -> u8 {
        u8::from(self.odd.contains(land)) + 2 * u8::from(self.two.contains(land))
    }

    pub fn set(&mut self, land: Territory, count: u8) {
        self.odd.set(land, count & 1 == 1);
        self.two.set(land, count & 2 == 2);
    }

    /// Counts one more; there is never a fourth.
    pub fn add(&mut self, land: Territory) {
        self.set(land, self.get(land) + 1);
    }

    pub fn lands(self) -> Lands {
        self.odd | self.two
    }
}

/// What is kept only while it is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    Setup(Setup),
    Apocalypse(Apocalypse),
    Turn(Turn),
    /// Between turns, and when the game is over.
    Idle,
}

/// What is left to place, and the home cards in the order drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setup {
    pub armies: [u8; SEATS],
    pub home_cards: [ArrayVec<[Territory; 5]>; SEATS],
    pub headquarters: [u8; SEATS],
    pub supplies: [u8; SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Step {
    Move,
    Attack,
}

/// The apocalyte turn: what is still to be done in this step (SD-7.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apocalypse {
    pub step: Step,
    /// Armies that may move, or attacks still to be made.
    pub left: ByLand<u16>,
    /// Attacks on barricades by each territory (SD-7.9).
    pub border_attacks: Tally,
}

/// A player's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    pub moves: u8,
    pub supply_moves: u8,
    pub place: u16,
    /// Attacks on apocalytes from each territory (SD-5.27).
    pub attacks: Tally,
    pub attacked: Lands,
    pub closed: Lands,
    pub researched: Lands,
    pub refused_entry: Lands,
    pub refused_supply: Lands,
    pub dice_set: bool,
    pub oppose_set: bool,
    pub permissions_set: Seats,
    pub pass: Option<Pass>,
    pub engage: Option<Territory>,
}

impl Turn {
    pub const NONE: Turn = Turn {
        moves: 0,
        supply_moves: 0,
        place: 0,
        attacks: Tally::NONE,
        attacked: Lands::NONE,
        closed: Lands::NONE,
        researched: Lands::NONE,
        refused_entry: Lands::NONE,
        refused_supply: Lands::NONE,
        dice_set: false,
        oppose_set: false,
        permissions_set: Seats::NONE,
        pass: None,
        engage: None,
    };
}

/// Armies in strength on their way through another's territory (SD-4.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pass {
    pub territory: Territory,
    pub owner: Seat,
    pub origin: Territory,
}
