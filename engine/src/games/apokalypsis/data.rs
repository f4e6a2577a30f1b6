//! What is in the box: omens, colours, goal cards, and the numbers of the game.

use super::map::{Space, Spaces, Zone};
use crate::indexed;
use crate::text::Text;
use serde::Serialize;

pub const ACTIONS: u8 = 2;
pub const HAND: usize = 2;
/// Cards in the whole set of omens, two of each (AK-2.4).
pub const CARDS: usize = 20;
pub const COPIES: u8 = 2;
/// From so many cards on the pile is looked at (AK-8.1).
pub const LOOK_FROM: usize = 2;
pub const MOST_PLAYERS: usize = 5;
pub const TEMPLES: u32 = 4;

/// Meeples of each colour at the start (AK-2.1, AK-2.6).
pub fn meeples_per_color(players: usize) -> u8 {
    if players == 5 { 6 } else { 8 }
}

/// The game ends once an own colour has no more survivors than this (AK-9.1, AK-4.4).
pub fn end_threshold(players: usize) -> u8 {
    if players == 5 { 2 } else { 3 }
}

/// The colours on the board: the fifth is only for five players (AK-2.6).
pub fn colors(players: usize) -> impl DoubleEndedIterator<Item = Color> + Clone {
    (0..if players == 5 { 5 } else { 4 }).map(Color)
}

/// What an omen tells of (AK-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    What,
    Where,
    Will,
}

pub struct OmenData {
    pub id: &'static str,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// An omen card; the two copies of one are alike.
    Omen in OMENS
}

const fn omen(id: &'static str, name: Text, text: Text) -> OmenData {
    OmenData { id, name, text }
}

pub const OMENS: [OmenData; 10] = [
    omen(
        "earthquake",
        Text::new("Earthquake", "Séisme"),
        Text::new(
            "The whole middle ring shakes.",
            "Tout l’anneau du milieu tremble.",
        ),
    ),
    omen(
        "storm",
        Text::new("Storm", "Tempête"),
        Text::new(
            "The six capes and the six high valleys are struck.",
            "Les six caps et les six hautes vallées sont frappés.",
        ),
    ),
    omen(
        "eruption",
        Text::new("Volcanic eruption", "Éruption"),
        Text::new(
            "The inner ring and the six ridges below it burn.",
            "L’anneau intérieur et les six crêtes en contrebas brûlent.",
        ),
    ),
    omen(
        "wave",
        Text::new("Wave", "Raz-de-marée"),
        Text::new(
            "The twelve beaches between the capes are flooded.",
            "Les douze plages entre les caps sont submergées.",
        ),
    ),
    omen(
        "north",
        Text::new("North", "Nord"),
        Text::new(
            "The northern quarter of the island.",
            "Le quart nord de l’île.",
        ),
    ),
    omen(
        "east",
        Text::new("East", "Est"),
        Text::new(
            "The eastern quarter of the island.",
            "Le quart est de l’île.",
        ),
    ),
    omen(
        "south",
        Text::new("South", "Sud"),
        Text::new(
            "The southern quarter of the island.",
            "Le quart sud de l’île.",
        ),
    ),
    omen(
        "west",
        Text::new("West", "Ouest"),
        Text::new(
            "The western quarter of the island.",
            "Le quart ouest de l’île.",
        ),
    ),
    omen(
        "mercy",
        Text::new("Gods’ mercy", "Clémence des dieux"),
        Text::new(
            "If mercy outnumbers wrath, temples are spared.",
            "Si la clémence l’emporte sur le courroux, les temples sont épargnés.",
        ),
    ),
    omen(
        "wrath",
        Text::new("Gods’ wrath", "Courroux des dieux"),
        Text::new(
            "If wrath outnumbers mercy, only temples are struck.",
            "Si le courroux l’emporte sur la clémence, seuls les temples sont frappés.",
        ),
    ),
];

impl Omen {
    pub const EARTHQUAKE: Omen = Omen(0);
    pub const STORM: Omen = Omen(1);
    pub const ERUPTION: Omen = Omen(2);
    pub const WAVE: Omen = Omen(3);
    pub const NORTH: Omen = Omen(4);
    pub const EAST: Omen = Omen(5);
    pub const SOUTH: Omen = Omen(6);
    pub const WEST: Omen = Omen(7);
    pub const MERCY: Omen = Omen(8);
    pub const WRATH: Omen = Omen(9);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn kind(self) -> Kind {
        match self.0 {
            0..=3 => Kind::What,
            4..=7 => Kind::Where,
            _ => Kind::Will,
        }
    }

    /// The spaces drawn on the card (AK-5.2); the will of the gods has none.
    pub fn area(self) -> Spaces {
        AREAS[self.index()]
    }

    /// Both copies of every card, side by side.
    pub fn deck() -> impl Iterator<Item = Omen> + Clone {
        Omen::all().flat_map(|omen| [omen; COPIES as usize])
    }
}

static AREAS: [Spaces; 10] = {
    let mut areas = [Spaces::NONE; 10];
    let mut index = 0;
    while index < super::map::SPACES.len() {
        let data = &super::map::SPACES[index];
        let bit = 1 << index;
        let struck: &[Omen] = match data.zone {
            Zone::Inner => &[Omen::ERUPTION],
            Zone::Ridge => &[Omen::ERUPTION, Omen::EARTHQUAKE],
            Zone::Valley => &[Omen::STORM, Omen::EARTHQUAKE],
            Zone::Cape => &[Omen::STORM],
            Zone::Beach => &[Omen::WAVE],
        };
        let mut card = 0;
        while card < struck.len() {
            areas[struck[card].0 as usize].0 |= bit;
            card += 1;
        }
        areas[data.region.0 as usize].0 |= bit;
        index += 1;
    }
    areas
};

pub struct ColorData {
    pub id: &'static str,
    pub name: Text,
    pub bless: Goal,
    pub curse: Goal,
}

/// A goal card (AK-2.5).
pub struct Goal {
    pub id: &'static str,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// A colour of meeples.
    Color in COLORS
}

macro_rules! color {
    ($id:literal, $en:literal, $fr:literal, $feminine:literal, $masculine:literal) => {
        ColorData {
            id: $id,
            name: Text::new($en, $fr),
            bless: Goal {
                id: concat!("bless-", $id),
                name: Text::new(
                    concat!($en, " blessing"),
                    concat!("Bénédiction ", $feminine),
                ),
                text: Text::new(
                    concat!("1 point per surviving ", $id, " meeple."),
                    concat!("1 point par pion ", $masculine, " survivant."),
                ),
            },
            curse: Goal {
                id: concat!("curse-", $id),
                name: Text::new(concat!($en, " curse"), concat!("Malédiction ", $feminine)),
                text: Text::new(
                    concat!("1 point per discarded ", $id, " meeple."),
                    concat!("1 point par pion ", $masculine, " défaussé."),
                ),
            },
        }
    };
}

pub const COLORS: [ColorData; 5] = [
    color!("blue", "Blue", "Bleu", "bleue", "bleu"),
    color!("green", "Green", "Vert", "verte", "vert"),
    color!("red", "Red", "Rouge", "rouge", "rouge"),
    color!("yellow", "Yellow", "Jaune", "jaune", "jaune"),
    color!("purple", "Purple", "Violet", "violette", "violet"),
];

impl Color {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A meeple by where it is and its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Meeple {
    pub space: Space,
    pub color: Color,
}

pub const ZONES: [(&str, Text); 5] = [
    ("inner", Text::new("Inner ring", "Anneau intérieur")),
    ("ridge", Text::new("Ridge", "Crête")),
    ("valley", Text::new("High valley", "Haute vallée")),
    ("cape", Text::new("Cape", "Cap")),
    ("beach", Text::new("Beach", "Plage")),
];
