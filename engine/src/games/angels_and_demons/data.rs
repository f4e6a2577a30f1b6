//! What is in the box: cities, events, cards, and the weights of the evaluation.

use crate::indexed;
use crate::text::Text;

pub const ROUNDS: u8 = 8;
pub const TOKENS: u8 = 4;
/// From this gap on a city is destroyed, unless its event says otherwise (AD-5.7).
pub const DESTRUCTION_LIMIT: u8 = 4;
/// The values that Ruse may take (AD-7.3).
pub const RUSE_VALUES: std::ops::RangeInclusive<i32> = 3..=6;

pub struct CityData {
    pub id: &'static str,
    pub value: u8,
    pub name: Text,
}

indexed! {
    /// A city card (AD-1.2).
    City in CITIES
}

const fn city(id: &'static str, value: u8, en: &'static str, fr: &'static str) -> CityData {
    CityData {
        id,
        value,
        name: Text::new(en, fr),
    }
}

pub const CITIES: [CityData; 10] = [
    city("millbrook-3", 3, "Millbrook", "Moulinet"),
    city("ashcross-3", 3, "Ashcross", "Croix-Cendre"),
    city("fernwell-3", 3, "Fernwell", "Puits-Fougère"),
    city("lowgate-3", 3, "Lowgate", "Basse-Porte"),
    city("havenbridge-4", 4, "Havenbridge", "Pont-Havre"),
    city("stonemarket-4", 4, "Stonemarket", "Marché-Pierre"),
    city("palecliff-4", 4, "Palecliff", "Falaise-Pâle"),
    city("goldspire-5", 5, "Goldspire", "Flèche-d’Or"),
    city("kingsmere-5", 5, "Kingsmere", "Lac-Royal"),
    city("evercrown-6", 6, "Evercrown", "Couronne-Éternelle"),
];

impl City {
    pub fn value(self) -> u8 {
        CITIES[usize::from(self.0)].value
    }
}

/// One of the two sides (AD-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Angel,
    Demon,
}

impl Side {
    pub fn id(self) -> &'static str {
        match self {
            Side::Angel => "angel",
            Side::Demon => "demon",
        }
    }

    pub fn other(self) -> Self {
        match self {
            Side::Angel => Side::Demon,
            Side::Demon => Side::Angel,
        }
    }
}

/// Something that each side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySide<T> {
    pub angel: T,
    pub demon: T,
}

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Angel => &self.angel,
            Side::Demon => &self.demon,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Angel => &mut self.angel,
            Side::Demon => &mut self.demon,
        }
    }
}

/// What an event does to its round (AD-5.4, AD-5.8 to AD-5.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Bonus(Side, u8),
    Windfall,
    Sanctuary,
    Fragile,
}

pub struct EventData {
    pub id: &'static str,
    pub effect: Effect,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// An event card (AD-1.3).
    EventCard in EVENTS
}

const fn event(id: &'static str, effect: Effect, name: Text) -> EventData {
    let text = match effect {
        Effect::Bonus(Side::Angel, 1) => Text::new("Angel card +1.", "Carte Ange +1."),
        Effect::Bonus(Side::Angel, _) => Text::new("Angel card +2.", "Carte Ange +2."),
        Effect::Bonus(Side::Demon, 1) => Text::new("Demon card +1.", "Carte Démon +1."),
        Effect::Bonus(Side::Demon, _) => Text::new("Demon card +2.", "Carte Démon +2."),
        Effect::Windfall => Text::new(
            "Winner of the city: +2 tokens.",
            "Vainqueur de la ville : +2 jetons.",
        ),
        Effect::Sanctuary => Text::new(
            "This city cannot be destroyed.",
            "Cette ville est indestructible.",
        ),
        Effect::Fragile => Text::new("Destroyed from a gap of 2.", "Détruite dès un écart de 2."),
    };
    EventData {
        id,
        effect,
        name,
        text,
    }
}

pub const EVENTS: [EventData; 10] = [
    event(
        "demon-plus-1",
        Effect::Bonus(Side::Demon, 1),
        Text::new("Rising Embers", "Braises montantes"),
    ),
    event(
        "demon-plus-2",
        Effect::Bonus(Side::Demon, 2),
        Text::new("Open Pit", "Gouffre béant"),
    ),
    event(
        "angel-plus-1",
        Effect::Bonus(Side::Angel, 1),
        Text::new("Distant Choir", "Chœur lointain"),
    ),
    event(
        "angel-plus-2",
        Effect::Bonus(Side::Angel, 2),
        Text::new("Radiant Host", "Cohorte radieuse"),
    ),
    event(
        "windfall-1",
        Effect::Windfall,
        Text::new("Pilgrims’ Gold", "Or des pèlerins"),
    ),
    event(
        "windfall-2",
        Effect::Windfall,
        Text::new("Buried Relics", "Reliques enfouies"),
    ),
    event(
        "sanctuary-1",
        Effect::Sanctuary,
        Text::new("Hallowed Walls", "Murs bénis"),
    ),
    event(
        "sanctuary-2",
        Effect::Sanctuary,
        Text::new("Granite Footing", "Socle de granit"),
    ),
    event(
        "fragile-1",
        Effect::Fragile,
        Text::new("Dry Thatch", "Chaume sec"),
    ),
    event(
        "fragile-2",
        Effect::Fragile,
        Text::new("Cracked Footing", "Assises fendues"),
    ),
];

impl EventCard {
    pub fn effect(self) -> Effect {
        EVENTS[usize::from(self.0)].effect
    }
}

/// A card of either set, without its side: 1 to 9, Ruse, Death, War (AD-1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number(u8),
    Ruse,
    Death,
    War,
}

impl Card {
    pub const RUSE: Card = Card(9);
    pub const DEATH: Card = Card(10);
    pub const WAR: Card = Card(11);
    pub const COUNT: u8 = 12;

    pub fn kind(self) -> Kind {
        match self.0 {
            9 => Kind::Ruse,
            10 => Kind::Death,
            11 => Kind::War,
            n => Kind::Number(n + 1),
        }
    }

    pub fn is_arch(self) -> bool {
        self.0 >= 9
    }

    pub fn of(self, side: Side) -> CardOf {
        CardOf(self.0 + if side == Side::Angel { 0 } else { Card::COUNT })
    }
}

pub struct CardData {
    pub id: &'static str,
}

indexed! {
    /// A card with its side, as moves, rows and hands name it.
    CardOf in CARDS
}

impl CardOf {
    pub fn card(self) -> Card {
        Card(self.0 % Card::COUNT)
    }

    pub fn side(self) -> Side {
        if self.0 < Card::COUNT {
            Side::Angel
        } else {
            Side::Demon
        }
    }

    pub fn name(self) -> Text {
        match self.card().kind() {
            Kind::Number(n) => NUMBER_NAMES[usize::from(n) - 1],
            Kind::Ruse => Text::new("Ruse", "Ruse"),
            Kind::Death => Text::new("Death", "Mort"),
            Kind::War => Text::new("War", "Guerre"),
        }
    }

    /// What an Arch does; numbers need no words.
    pub fn text(self) -> Option<Text> {
        match self.card().kind() {
            Kind::Number(_) => None,
            Kind::Ruse => Some(Text::new(
                "Name its value after the reveal: 3 to 6. Against the other Ruse the city vanishes.",
                "Sa valeur se nomme après la révélation : de 3 à 6. Contre l’autre Ruse, la ville disparaît.",
            )),
            Kind::Death => Some(Text::new(
                "Against Ruse or War you win the game; against the other Death it is drawn. Against a number it counts 0.",
                "Contre Ruse ou Guerre, vous gagnez la partie ; contre l’autre Mort, elle est nulle. Contre un nombre, elle vaut 0.",
            )),
            Kind::War => Some(Text::new(
                "Nobody wins the city: you choose whether it is destroyed or spared. Against the other War it vanishes.",
                "Personne ne gagne la ville : vous décidez si elle est détruite ou épargnée. Contre l’autre Guerre, elle disparaît.",
            )),
        }
    }
}

const NUMBER_NAMES: [Text; 9] = [
    Text::new("1", "1"),
    Text::new("2", "2"),
    Text::new("3", "3"),
    Text::new("4", "4"),
    Text::new("5", "5"),
    Text::new("6", "6"),
    Text::new("7", "7"),
    Text::new("8", "8"),
    Text::new("9", "9"),
];

const fn card(id: &'static str) -> CardData {
    CardData { id }
}

#[rustfmt::skip]
pub const CARDS: [CardData; 24] = [
    card("a-1"), card("a-2"), card("a-3"), card("a-4"), card("a-5"), card("a-6"), card("a-7"), card("a-8"), card("a-9"),
    card("a-ruse"), card("a-death"), card("a-war"),
    card("d-1"), card("d-2"), card("d-3"), card("d-4"), card("d-5"), card("d-6"), card("d-7"), card("d-8"), card("d-9"),
    card("d-ruse"), card("d-death"), card("d-war"),
];

/// The fitted evaluation with so many rounds left, before the next city is turned up: the
/// expected result for the Angel is tanh(z / 2), z the sum of these for what is still there.
pub struct Weights {
    pub bias: f64,
    pub score: f64,
    pub numbers: BySide<[f64; 9]>,
    pub arch: BySide<f64>,
}

const fn weights(
    bias: f64,
    score: f64,
    angel: [f64; 9],
    demon: [f64; 9],
    arch: [f64; 2],
) -> Weights {
    Weights {
        bias,
        score,
        numbers: BySide { angel, demon },
        arch: BySide {
            angel: arch[0],
            demon: arch[1],
        },
    }
}

/// For 1 to 7 rounds left.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = "a fitted weight is near 1/π by accident")]
pub const WEIGHTS: [Weights; 7] = [
    weights(-0.36, 0.656,
        [-0.57, -0.34, -0.36, -0.54, -0.26, -0.23, 0.02, 0.22, 0.75],
        [-0.35, -0.47, -0.75, -0.45, -0.42, -0.18, 0.16, 0.36, 1.04],
        [1.29, 1.07]),
    weights(-0.29, 0.466,
        [-0.58, -0.38, -0.31, -0.48, -0.27, -0.21, 0.06, 0.31, 0.78],
        [-0.32, -0.47, -0.66, -0.43, -0.42, -0.13, 0.18, 0.43, 0.9],
        [1.07, 0.92]),
    weights(-0.18, 0.372,
        [-0.49, -0.41, -0.33, -0.4, -0.27, -0.12, 0.03, 0.32, 0.77],
        [-0.29, -0.41, -0.53, -0.4, -0.4, -0.06, 0.18, 0.41, 0.77],
        [0.87, 0.74]),
    weights(-0.12, 0.318,
        [-0.44, -0.39, -0.32, -0.34, -0.25, -0.1, 0.04, 0.29, 0.72],
        [-0.29, -0.4, -0.44, -0.34, -0.37, -0.05, 0.2, 0.39, 0.7],
        [0.73, 0.61]),
    weights(-0.05, 0.28,
        [-0.41, -0.37, -0.28, -0.28, -0.21, -0.1, 0.03, 0.25, 0.73],
        [-0.33, -0.26, -0.45, -0.29, -0.34, -0.01, 0.15, 0.39, 0.63],
        [0.61, 0.52]),
    weights(-0.07, 0.251,
        [-0.38, -0.3, -0.24, -0.24, -0.2, -0.03, 0.01, 0.19, 0.71],
        [-0.32, -0.2, -0.42, -0.31, -0.3, 0.0, 0.14, 0.36, 0.57],
        [0.5, 0.48]),
    weights(-0.05, 0.234,
        [-0.32, -0.33, -0.19, -0.21, -0.21, 0.03, -0.02, 0.13, 0.66],
        [-0.3, -0.2, -0.4, -0.25, -0.26, -0.03, 0.13, 0.31, 0.59],
        [0.47, 0.42]),
];
