//! What a player may do.

use super::map::Territory;
use super::options::{DiceOrder, EndingOption, OpposeOrder, Permission};
use super::state::{Force, Movement, Phase};
use crate::kit::whole;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[expect(clippy::enum_variant_names, reason = "the names of the rulebook")]
pub enum Move {
    Claim {
        territory: Territory,
    },
    Spread {
        territory: Territory,
        #[serde(deserialize_with = "whole::nearest")]
        count: i32,
    },
    PlaceToken {
        token: Token,
        territory: Territory,
    },
    ChooseEnding {
        ending: ChosenEnding,
    },
    RemoveBarricade {
        from: Territory,
        to: Territory,
    },
    Reinforce {},
    Prepare {
        territory: Territory,
    },
    Rebuild {
        territory: Territory,
    },
    Place {
        territory: Territory,
        #[serde(deserialize_with = "whole::nearest")]
        count: i32,
    },
    Attack {
        from: Territory,
        to: Territory,
        target: Force,
        #[serde(deserialize_with = "whole::nearest")]
        dice: i32,
    },
    Breach {
        from: Territory,
        to: Territory,
        #[serde(deserialize_with = "whole::nearest")]
        dice: i32,
    },
    AttackMothership {
        territory: Territory,
    },
    Research {
        from: Territory,
        to: Territory,
    },
    ShareCure {
        seat: Seat,
    },
    Move {
        from: Territory,
        to: Territory,
        #[serde(deserialize_with = "whole::nearest")]
        count: i32,
        supply: bool,
    },
    CloseBorder {
        from: Territory,
        to: Territory,
        #[serde(deserialize_with = "whole::nearest")]
        supplies: i32,
    },
    SetOrder {
        order: Order,
        value: OrderValue,
    },
    SetPermission {
        seat: Seat,
        level: Permission,
    },
    EndTurn {},
    Permit {
        grant: bool,
        remember: bool,
    },
    Oppose {
        oppose: bool,
    },
    Barricade {
        strong: bool,
    },
    Defend {
        #[serde(deserialize_with = "whole::nearest")]
        dice: i32,
    },
    Reroll {
        reroll: bool,
    },
    Advance {
        #[serde(deserialize_with = "whole::nearest")]
        count: i32,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Token {
    Hq,
    Supply,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ChosenEnding {
    Prevented,
    Domination,
}

impl From<ChosenEnding> for EndingOption {
    fn from(ending: ChosenEnding) -> Self {
        match ending {
            ChosenEnding::Prevented => EndingOption::Prevented,
            ChosenEnding::Domination => EndingOption::Domination,
        }
    }
}

/// A standing order (SD-9.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Order {
    Dice,
    Oppose,
}

/// The values of both orders; see [`OrderValue::dice`] and [`OrderValue::oppose`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OrderValue {
    Auto,
    Ask,
    Never,
    Always,
}

impl OrderValue {
    pub const ALL: [OrderValue; 4] = [
        OrderValue::Auto,
        OrderValue::Ask,
        OrderValue::Never,
        OrderValue::Always,
    ];

    pub fn dice(self) -> Option<DiceOrder> {
        match self {
            OrderValue::Auto => Some(DiceOrder::Auto),
            OrderValue::Ask => Some(DiceOrder::Ask),
            OrderValue::Never | OrderValue::Always => None,
        }
    }

    pub fn oppose(self) -> Option<OpposeOrder> {
        match self {
            OrderValue::Ask => Some(OpposeOrder::Ask),
            OrderValue::Never => Some(OpposeOrder::Never),
            OrderValue::Always => Some(OpposeOrder::Always),
            OrderValue::Auto => None,
        }
    }

    pub fn belongs_to(self, order: Order) -> bool {
        match order {
            Order::Dice => self.dice().is_some(),
            Order::Oppose => self.oppose().is_some(),
        }
    }
}

impl Move {
    /// Whether this answers a pending question, and may be given only then.
    pub fn is_answer(&self) -> bool {
        matches!(
            self,
            Move::Permit { .. }
                | Move::Oppose { .. }
                | Move::Barricade { .. }
                | Move::Defend { .. }
                | Move::Reroll { .. }
                | Move::Advance { .. }
        )
    }

    pub fn belongs_to(&self, phase: Phase) -> bool {
        match self {
            Move::Claim { .. } => phase == Phase::Draft,
            Move::Spread { .. } => phase == Phase::Spread,
            Move::PlaceToken { .. } => phase == Phase::Tokens,
            Move::ChooseEnding { .. } => phase == Phase::Ending,
            Move::RemoveBarricade { .. }
            | Move::Reinforce {}
            | Move::Prepare { .. }
            | Move::Rebuild { .. } => phase == Phase::Start,
            Move::Place { .. } => phase == Phase::Place,
            Move::SetOrder { .. } | Move::SetPermission { .. } => {
                matches!(phase, Phase::Start | Phase::Main)
            }
            _ => phase == Phase::Main,
        }
    }
}

impl From<Movement> for Move {
    fn from(movement: Movement) -> Self {
        Move::Move {
            from: movement.from,
            to: movement.to,
            count: i32::from(movement.count),
            supply: movement.supply,
        }
    }
}
