//! Decisions that are pending, and what they are about.

use super::Side;
use crate::games::six_dooms::map::Territory;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Armies, and perhaps a supply, from a territory to the next (SD-4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub from: Territory,
    pub to: Territory,
    pub count: u16,
    pub supply: bool,
}

/// What an owner is asked for (SD-4.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    pub supply: bool,
    pub enter: bool,
}

/// A word for each thing an owner can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum WishKind {
    Supply,
    Enter,
}

impl Wish {
    pub fn kinds(self) -> Vec<WishKind> {
        let kinds = [
            (self.supply, WishKind::Supply),
            (self.enter, WishKind::Enter),
        ];
        kinds
            .into_iter()
            .filter_map(|(wanted, kind)| wanted.then_some(kind))
            .collect()
    }
}

/// A decision that comes before everything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pending {
    Permit {
        seat: Seat,
        wish: Wish,
        movement: Movement,
        /// Who is asked next.
        rest: Option<(Seat, Wish)>,
        over_strength: bool,
    },
    Oppose {
        seat: Seat,
    },
    Barricade {
        seat: Seat,
    },
    Defend {
        seat: Seat,
    },
    Reroll {
        seat: Seat,
        side: Side,
    },
    Advance {
        seat: Seat,
        min: u16,
        max: u16,
    },
}

impl Pending {
    pub fn seat(&self) -> Seat {
        match *self {
            Pending::Permit { seat, .. }
            | Pending::Oppose { seat }
            | Pending::Barricade { seat }
            | Pending::Defend { seat }
            | Pending::Reroll { seat, .. }
            | Pending::Advance { seat, .. } => seat,
        }
    }
}
