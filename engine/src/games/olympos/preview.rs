//! What a move would cost, gain and lead to, as far as its seat may know: what is told.

use super::cards::Card;
use super::data::Resource;
use super::development::BonusKind;
use super::map::Space;
use super::parts::Part;
use super::state::Defender;
use crate::refusal::Rule;
use crate::seat::Seat;
use serde::Serialize;

/// `points` are what each seat would gain or lose at once, by seat: without the place on the
/// track, the bonus to be chosen and the cards to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Preview {
    Cross {
        /// Territories still to be closed afterwards.
        left: u8,
        /// Starred territories that would still be open.
        stars: u8,
    },
    Expand {
        time: Time,
        parts: Vec<Part>,
        /// The start, then each space entered.
        path: Vec<Space>,
        fight: Option<FightPreview>,
        /// The tokens that come with the territory.
        resource: Resource,
        star: bool,
        zeus: bool,
        /// What becomes of the territory left behind, if its controller changes.
        leaves: Option<Control>,
        points: Vec<i32>,
    },
    Discover {
        /// As if no bonus brought hourglasses, unless only those let the marker stay on the track.
        time: Time,
        parts: Vec<Part>,
        payment: Vec<Payment>,
        /// The bonuses to choose from.
        bonuses: Vec<BonusPreview>,
        /// What the tile brings at once.
        brings: Brings,
        points: Vec<i32>,
    },
    Build {
        time: Time,
        parts: Vec<Part>,
        stars: StarsPreview,
        points: Vec<i32>,
    },
    /// Points of the place where the marker stays.
    Pass {
        place: i32,
    },
    Wait {
        time: Time,
    },
    Bonus {
        bonus: BonusPreview,
        points: Vec<i32>,
    },
    PlayDestiny {
        brings: Brings,
        prestige: u8,
        resource: Option<Resource>,
        points: Vec<i32>,
    },
    /// Cubes of the resource left in the general stock afterwards.
    TakeCube {
        left: u8,
    },
    /// The cards that would be discarded.
    KeepDestiny {
        discards: Vec<Card>,
    },
    /// Olympos cards still to be turned up, then who plays; null at the end.
    EndTurn {
        gods: u8,
        next: Option<Seat>,
    },
    /// Symbols by seat and who would be affected if nobody else played a card.
    Favour {
        symbols: Vec<u8>,
        affected: Vec<Seat>,
    },
    RemoveSettler {
        leaves: Option<Control>,
        points: Vec<i32>,
    },
}

/// How an action is paid and where that leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Time {
    pub cost: u8,
    /// Hourglasses spent, those that the action brings included.
    pub hourglasses: u8,
    pub from: u8,
    pub to: u8,
    /// The Zeus spaces reached or passed: a Destiny card each.
    pub zeus: Vec<u8>,
    /// Olympos cards that would be turned up.
    pub gods: u8,
    /// Who would play next; null if that ends the game.
    pub next: Option<Seat>,
    /// What the place would be worth at the end, from the last Zeus space on.
    pub place: Option<i32>,
}

/// A fight, which the attacker wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FightPreview {
    #[cfg_attr(feature = "tools", ts(type = "Seat | \"tribe\""))]
    pub defender: Defender,
    pub own_swords: u8,
    pub their_swords: u8,
    pub cost: u8,
    /// Hourglasses that the defender would get.
    pub hourglasses: u8,
    pub rule: Rule,
}

/// A territory whose controller would change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Control {
    pub space: Space,
    /// Null if it would be empty.
    pub to: Option<Seat>,
}

/// How one resource of a cost is met.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Payment {
    pub resource: Resource,
    pub tokens: u8,
    pub cubes: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct BonusPreview {
    pub index: u8,
    pub bonus: BonusKind,
    /// For a cube.
    pub resource: Option<Resource>,
    /// What there is of it: less than usual where the general stock runs out.
    pub n: u8,
    pub time: Time,
}

/// Things taken at once, as far as the general stock goes.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Brings {
    pub hourglasses: u8,
    pub settlers: u8,
    pub cubes: u8,
    pub cards: u8,
}

/// The Stars of a wonder by where they come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct StarsPreview {
    pub needed: u8,
    pub tokens: u8,
    pub tiles: u8,
    pub markers: u8,
    pub athena: bool,
    pub cards: u8,
}
