//! What is in the box besides boards and cards: resources and wonders, and the numbers of the
//! rulebook.

use crate::indexed;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// The most players there can be (OL-1.1).
pub const SEATS: usize = 5;
/// Settlers of one colour, the marker on the track included (OL-1.1).
pub const SETTLERS: u8 = 20;
/// Settlers in the personal stock at first (OL-2.5).
pub const STARTING_STOCK: u8 = 4;
/// Hourglasses in the box (OL-1.11).
pub const HOURGLASSES: u8 = 12;
/// Cubes of each resource in the box (OL-1.11).
pub const CUBES: u8 = 7;
/// The last space of the track (OL-1.8).
pub const CROSS: u8 = 79;
/// From here on the next turn is the final one (OL-10.1).
pub const LAST_ZEUS: u8 = 69;

/// Action points (OL-4.2, OL-4.10, OL-6.14, OL-7.5, OL-9.21, OL-3.11).
pub const NEW_SETTLER: u8 = 2;
pub const LAND: u8 = 1;
pub const SEA: u8 = 2;
pub const DISCOVERY: u8 = 7;
pub const WONDER: u8 = 7;
pub const ERINYES: u8 = 2;
pub const WAIT: u8 = 1;
/// Money, Agriculture and Architecture take this much off (OL-6.15, OL-7.5).
pub const REDUCTION: u8 = 2;

/// Swords while Ares favours a player (OL-5.6).
pub const ARES_SWORDS: u8 = 2;
/// Hourglasses of Cavalry and of a bonus (OL-12.2, OL-6.11).
pub const TWO_HOURGLASSES: u8 = 2;
/// Cards that Oracle takes (OL-12.3).
pub const ORACLE_LOOK: usize = 3;

/// A Zeus space of the track (OL-1.8).
pub struct Zeus {
    pub pos: u8,
    /// Olympos cards beside it: one, or two where it is double.
    pub cards: u8,
}

impl Zeus {
    pub fn is_double(&self) -> bool {
        self.cards == 2
    }

    /// The rule by which its cards are turned up (OL-9.1, OL-9.2).
    pub fn rule(&self) -> &'static str {
        if self.is_double() { "OL-9.2" } else { "OL-9.1" }
    }
}

const fn zeus(pos: u8, cards: u8) -> Zeus {
    Zeus { pos, cards }
}

pub const ZEUS: [Zeus; 6] = [
    zeus(10, 1),
    zeus(21, 1),
    zeus(33, 2),
    zeus(45, 2),
    zeus(57, 2),
    zeus(LAST_ZEUS, 1),
];

/// What changes with the number of players (OL-2, OL-13).
pub struct Table {
    /// Territories of each resource to be closed.
    pub crosses: u8,
    /// Copies of a discovery, by row: those without a 4 or a 5 too many on the back
    /// (OL-2.1, OL-13.1, OL-13.5, OL-13.9).
    pub copies: [u8; 5],
    /// OL-13.2, OL-13.6
    pub grey_bonus: bool,
    /// The rules for closing territories and for dealing cubes.
    pub crosses_rule: &'static str,
    pub cubes_rule: &'static str,
}

impl Table {
    pub fn of(players: usize) -> &'static Table {
        match players {
            3 => &THREE,
            5 => &FIVE,
            _ => &FOUR,
        }
    }
}

static THREE: Table = Table {
    crosses: 3,
    copies: [1, 2, 1, 2, 1],
    grey_bonus: false,
    crosses_rule: "OL-13.7",
    cubes_rule: "OL-13.8",
};
static FOUR: Table = Table {
    crosses: 2,
    copies: [2, 2, 2, 2, 1],
    grey_bonus: false,
    crosses_rule: "OL-2.7",
    cubes_rule: "OL-2.11",
};
static FIVE: Table = Table {
    crosses: 1,
    copies: [3, 2, 3, 2, 1],
    grey_bonus: true,
    crosses_rule: "OL-13.3",
    cubes_rule: "OL-13.4",
};

/// What a territory yields and a discovery asks for (OL-1.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    #[default]
    Grain,
    Stone,
    Wood,
    Gold,
}

impl Resource {
    pub const ALL: [Resource; 4] = [Self::Grain, Self::Stone, Self::Wood, Self::Gold];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn id(self) -> &'static str {
        ["grain", "stone", "wood", "gold"][self.index()]
    }

    pub fn name(self) -> Text {
        [
            Text::new("Grain", "Grain"),
            Text::new("Stone", "Pierre"),
            Text::new("Wood", "Bois"),
            Text::new("Gold", "Or"),
        ][self.index()]
    }
}

/// A number for each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Units {
    pub grain: u8,
    pub stone: u8,
    pub wood: u8,
    pub gold: u8,
}

impl Units {
    pub fn each(of: impl Fn(Resource) -> u8) -> Self {
        Self {
            grain: of(Resource::Grain),
            stone: of(Resource::Stone),
            wood: of(Resource::Wood),
            gold: of(Resource::Gold),
        }
    }

    pub fn one(resource: Resource) -> Self {
        Self::each(|other| u8::from(other == resource))
    }

    pub fn get(self, resource: Resource) -> u8 {
        [self.grain, self.stone, self.wood, self.gold][resource.index()]
    }

    pub fn plus(self, other: Self) -> Self {
        Self::each(|resource| self.get(resource) + other.get(resource))
    }

    /// What is left of these after the others, nowhere below 0.
    pub fn minus(self, other: Self) -> Self {
        Self::each(|resource| self.get(resource).saturating_sub(other.get(resource)))
    }

    /// Whether these are at least as many of every resource.
    pub fn cover(self, other: Self) -> bool {
        Resource::ALL
            .iter()
            .all(|&resource| self.get(resource) >= other.get(resource))
    }

    pub fn total(self) -> u8 {
        self.grain + self.stone + self.wood + self.gold
    }
}

pub struct WonderData {
    pub id: &'static str,
    pub name: Text,
    pub text: Text,
    pub stars: u8,
    pub points: u8,
}

indexed! {
    /// A wonder (OL-7.7).
    Wonder in WONDERS
}

impl Wonder {
    pub fn stars(self) -> u8 {
        WONDERS[usize::from(self.0)].stars
    }

    pub fn points(self) -> u8 {
        WONDERS[usize::from(self.0)].points
    }
}

const fn wonder(
    id: &'static str,
    stars: u8,
    points: u8,
    name: Text,
    en: &'static str,
    fr: &'static str,
) -> WonderData {
    WonderData {
        id,
        name,
        text: Text::new(en, fr),
        stars,
        points,
    }
}

#[rustfmt::skip]
pub const WONDERS: [WonderData; 5] = [
    wonder("lion-gate", 4, 8, Text::new("Lion Gate", "Porte des Lions"),
        "4 Stars. Worth 8 points at the end.",
        "4 Étoiles. Vaut 8 points en fin de partie."),
    wonder("stadium", 5, 10, Text::new("Stadium", "Stade"),
        "5 Stars. Worth 10 points at the end.",
        "5 Étoiles. Vaut 10 points en fin de partie."),
    wonder("parthenon", 5, 10, Text::new("Parthenon", "Parthénon"),
        "5 Stars. Worth 10 points at the end.",
        "5 Étoiles. Vaut 10 points en fin de partie."),
    wonder("statue-of-zeus", 6, 12, Text::new("Statue of Zeus", "Statue de Zeus"),
        "6 Stars. Worth 12 points at the end.",
        "6 Étoiles. Vaut 12 points en fin de partie."),
    wonder("colossus", 6, 12, Text::new("Colossus", "Colosse"),
        "6 Stars. Worth 12 points at the end.",
        "6 Étoiles. Vaut 12 points en fin de partie."),
];

/// The wonders by column in the lay-out of the worked examples.
pub const EXAMPLE_WONDERS: [Wonder; 5] = [Wonder(0), Wonder(1), Wonder(4), Wonder(2), Wonder(3)];
