//! The state in readable JSON: what everybody sees, since nothing is hidden (SD-1.9), and what a
//! person writes by hand.

mod course;
mod form;
mod read;
mod sound;
mod write;

pub use read::from_position;
pub use write::{position, view};

use super::map::{Border, Territory};
use super::moves::Move;
use super::options::{DiceOrder, EndingOption, OpposeOrder, Options, Permission};
use super::score::GameResult;
use super::state::{CombatKind, Doom, Force, Mark, Pass, Phase, Side, Step, WishKind};
use crate::kit::keys::given;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What a viewer sees: the whole state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct View(pub Position);

/// The whole state. Written by hand, what follows from the rest may be left out, and so may
/// whatever is empty, 0, false or null.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub game: String,
    /// Beside a position; not in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub options: Option<Options>,
    pub players: u8,
    pub phase: Phase,
    #[serde(default)]
    pub round: u16,
    #[serde(default)]
    pub slot: u8,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "u16"))]
    pub clock: Option<u16>,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Vec<Seat>"))]
    pub order: Option<Vec<Seat>>,
    #[serde(default)]
    pub scenario: Option<Doom>,
    pub ending: EndingOption,
    #[serde(default)]
    pub prevented: bool,
    #[serde(default)]
    pub territories: Vec<LandState>,
    #[serde(default)]
    pub borders: Vec<Barricade>,
    #[serde(default)]
    pub broken: Vec<BrokenBorder>,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Vec<bool>"))]
    pub alive: Option<Vec<bool>>,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Vec<SeatOrders>"))]
    pub orders: Option<Vec<SeatOrders>>,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Vec<Vec<Option<Permission>>>"))]
    pub permissions: Option<Vec<Vec<Option<Permission>>>>,
    #[serde(default)]
    pub cure: Vec<CurePart>,
    #[serde(default)]
    pub meteorites: u8,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Option<Seat>"))]
    pub to_act: Option<Option<Seat>>,
    #[serde(default)]
    pub pending: Option<Question>,
    #[serde(default)]
    pub combat: Option<CombatState>,
    #[serde(default)]
    pub march: Option<MarchState>,
    #[serde(default)]
    pub apocalypse: Option<ApocalypseState>,
    #[serde(default)]
    pub turn: Option<TurnState>,
    #[serde(default)]
    pub setup: Option<SetupState>,
    #[serde(default)]
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LandState {
    pub id: Territory,
    /// By seat.
    #[serde(default)]
    pub armies: Vec<i32>,
    #[serde(default)]
    pub apocalytes: i32,
    #[serde(default)]
    pub supplies: i32,
    #[serde(default)]
    pub hq: bool,
    #[serde(default)]
    pub mark: Option<Mark>,
    #[serde(default)]
    pub portal: bool,
    #[serde(default)]
    pub mothership: bool,
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "tools", ts(as = "Option<Seat>"))]
    pub owner: Option<Option<Seat>>,
    /// The clock when the present holding of a portal or a missile site began.
    #[serde(default)]
    pub held_since: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Barricade {
    pub id: Border,
    /// 1 weak, 2 strong.
    pub strength: u8,
    /// The territory that it stands on the side of.
    pub side: Territory,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BrokenBorder {
    pub id: Border,
    /// The clock of the last break.
    pub at: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatOrders {
    pub dice: DiceOrder,
    pub oppose: OpposeOrder,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CurePart {
    pub finder: Seat,
    pub known: Vec<Seat>,
}

/// A pending decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Question {
    Permit {
        seat: Seat,
        kinds: Vec<WishKind>,
        #[serde(rename = "move")]
        mv: Move,
        #[serde(default)]
        rest: Vec<NextQuestion>,
        #[serde(default)]
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
        max: u8,
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

/// Who will be asked next, and for what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NextQuestion {
    pub seat: Seat,
    pub kinds: Vec<WishKind>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatState {
    pub kind: CombatKind,
    pub attacker: Force,
    #[serde(default)]
    pub defender: Option<Force>,
    pub source: Territory,
    pub target: Territory,
    pub dice: u8,
    #[serde(default)]
    pub from_source: u8,
    #[serde(default)]
    pub from_target: u8,
    #[serde(default)]
    pub ties: Option<TieWinner>,
    #[serde(default)]
    pub owner_before: Option<Seat>,
    #[serde(default)]
    pub need: Option<u8>,
    #[serde(default)]
    pub attack: Vec<u8>,
    #[serde(default)]
    pub defence: Vec<u8>,
    #[serde(default)]
    pub attack_rerolls: u8,
    #[serde(default)]
    pub defence_rerolls: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TieWinner {
    Attacker,
    Defender,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MarchState {
    pub source: Territory,
    pub target: Territory,
    pub count: u16,
    #[serde(default)]
    pub mothership: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApocalypseState {
    pub step: Step,
    #[serde(default)]
    pub left: Vec<CountAt>,
    #[serde(default)]
    pub border_attacks: Vec<CountAt>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CountAt {
    pub territory: Territory,
    pub count: u16,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct TurnState {
    pub moves: u8,
    pub supply_moves: u8,
    pub place: u16,
    pub attacks_on_apocalytes: Vec<CountAt>,
    pub attacked: Vec<Territory>,
    pub closed: Vec<Territory>,
    pub researched: Vec<Territory>,
    pub refused: Vec<RefusedWish>,
    pub orders_set: Vec<super::moves::Order>,
    pub permissions_set: Vec<Seat>,
    pub pass: Option<Pass>,
    pub engage: Option<Territory>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RefusedWish {
    pub kind: WishKind,
    pub territory: Territory,
}

/// Before round 1; by seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SetupState {
    pub armies: Vec<u8>,
    pub home_cards: Vec<Vec<Territory>>,
    pub hq: Vec<u8>,
    pub supplies: Vec<u8>,
}
