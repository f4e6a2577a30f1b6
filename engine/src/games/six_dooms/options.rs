//! What can be settled before a game.

mod form;

pub use form::specs;

use super::data::{DOMINATION_ROUNDS, ROUNDS};
use super::state::Doom;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    pub scenario: Scenario,
    pub setup: SetupOption,
    pub quick_start: bool,
    pub ending: EndingOption,
    #[cfg_attr(feature = "tools", ts(type = "number | \"random\""))]
    pub start_seat: OrWord<Seat, Random>,
    #[cfg_attr(feature = "tools", ts(type = "number | \"auto\""))]
    pub round_limit: RoundLimit,
    pub at_limit: AtLimit,
    #[serde(deserialize_with = "up_to_five")]
    pub extra_armies: u8,
    pub dice: DiceOrder,
    pub oppose: OpposeOrder,
    pub permission: Permission,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scenario: Scenario::Random,
            setup: SetupOption::Deal,
            quick_start: false,
            ending: EndingOption::Prevented,
            start_seat: OrWord::Word(Random::Random),
            round_limit: RoundLimit::AUTO,
            at_limit: AtLimit::Endure,
            extra_armies: 0,
            dice: DiceOrder::Auto,
            oppose: OpposeOrder::Ask,
            permission: Permission::Ask,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Scenario {
    Random,
    #[serde(untagged)]
    Fixed(Doom),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SetupOption {
    Deal,
    Draft,
}

/// How the game shall end (SD-2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum EndingOption {
    Prevented,
    Domination,
    Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AtLimit {
    Endure,
    Doom,
}

/// Standing order for defence dice and re-rolls (SD-5.28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DiceOrder {
    #[default]
    Auto,
    Ask,
}

/// Standing order for opposing (SD-6.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OpposeOrder {
    #[default]
    Ask,
    Never,
    Always,
}

/// Standing permission towards another player (SD-4.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Permission {
    Refuse,
    #[default]
    Ask,
    Enter,
    Share,
}

impl Permission {
    pub const ALL: [Permission; 4] = [
        Permission::Refuse,
        Permission::Ask,
        Permission::Enter,
        Permission::Share,
    ];
}

/// A value, or a word that stands for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OrWord<T, W> {
    Given(T),
    Word(W),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Random {
    Random,
}

/// The round after which the game is over: `auto`, 0 for none, or 1 to 1000 (SD-E.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundLimit(Option<u16>);

impl RoundLimit {
    pub const AUTO: RoundLimit = RoundLimit(None);
    const MOST: u16 = 1000;
    /// A game without a limit stops here all the same, long after anybody would play on: the
    /// clock has no room for more.
    pub const LAST_ROUND: u16 = 9_999;

    /// The last round.
    pub fn last(self, ending: EndingOption) -> u16 {
        match (self.0, ending) {
            (Some(0), _) => Self::LAST_ROUND,
            (Some(limit), _) => limit,
            (None, EndingOption::Domination) => DOMINATION_ROUNDS,
            (None, _) => ROUNDS,
        }
    }

    pub fn is_none(self) -> bool {
        self.0 == Some(0)
    }
}

impl Serialize for RoundLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(limit) => limit.serialize(serializer),
            None => "auto".serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for RoundLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Auto {
            Auto,
        }
        match OrWord::<u16, Auto>::deserialize(deserializer)? {
            OrWord::Word(Auto::Auto) => Ok(Self::AUTO),
            OrWord::Given(limit) if limit <= Self::MOST => Ok(Self(Some(limit))),
            OrWord::Given(limit) => Err(serde::de::Error::custom(format!(
                "a round limit is auto or 0 to {}, not {limit}",
                Self::MOST
            ))),
        }
    }
}

const MOST_EXTRA_ARMIES: u8 = 5;

fn up_to_five<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let count = u8::deserialize(deserializer)?;
    if count <= MOST_EXTRA_ARMIES {
        return Ok(count);
    }
    let detail = format!("extra armies are 0 to {MOST_EXTRA_ARMIES}, not {count}");
    Err(serde::de::Error::custom(detail))
}

impl Options {
    pub fn check(&self, players: usize) -> Result<(), Refusal> {
        match self.start_seat {
            OrWord::Given(seat) if seat.index() >= players => {
                Err(Refusal::new("SD-1.6").with("seat", Param::Number(i32::from(seat.0))))
            }
            _ => Ok(()),
        }
    }
}
