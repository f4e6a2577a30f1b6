//! The discoveries: 25 kinds in five rows, and the tiles that players own (OL-12).

use super::data::Resource::{self, Gold, Grain, Stone, Wood};
use crate::indexed;
use crate::text::Text;

/// The symbols on a discovery tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbols {
    pub swords: u8,
    pub zeus: u8,
    pub stars: u8,
}

pub struct DiscoveryData {
    pub id: &'static str,
    pub symbols: Symbols,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// A kind of discovery; five to a row, in the order of the rows (OL-12).
    Discovery in DISCOVERIES
}

impl Discovery {
    pub const MEDICINE: Self = Self(0);
    pub const CAVALRY: Self = Self(1);
    pub const ORACLE: Self = Self(2);
    pub const METALLURGY: Self = Self(3);
    pub const RELIGION: Self = Self(4);
    pub const HOPLITE: Self = Self(5);
    pub const POLYTHEISM: Self = Self(6);
    pub const ASTRONOMY: Self = Self(7);
    pub const MONEY: Self = Self(8);
    pub const AGRICULTURE: Self = Self(9);
    pub const PHALANX: Self = Self(10);
    pub const HELLENISM: Self = Self(11);
    pub const MAP_MAKING: Self = Self(12);
    pub const DEMOCRACY: Self = Self(13);
    pub const COMMERCE: Self = Self(14);
    pub const STRATEGY: Self = Self(15);
    pub const ART: Self = Self(16);
    pub const POETRY: Self = Self(17);
    pub const SURGERY: Self = Self(18);
    pub const ARCHITECTURE: Self = Self(19);
    pub const PHILOSOPHY: Self = Self(20);
    pub const CITY: Self = Self(21);
    pub const ABSOLUTISM: Self = Self(22);
    pub const SCIENCE: Self = Self(23);
    pub const ENGINEERING: Self = Self(24);

    pub fn symbols(self) -> Symbols {
        DISCOVERIES[usize::from(self.0)].symbols
    }

    /// Counted from 0.
    pub fn row(self) -> usize {
        usize::from(self.0) / 5
    }

    /// The five kinds of a row, counted from 0.
    pub fn of_row(row: usize) -> [Discovery; 5] {
        std::array::from_fn(|index| Discovery((row * 5 + index) as u8))
    }

    /// The resources of its two tiles, for Money and Agriculture (OL-12.11).
    pub fn variants(self) -> &'static [Resource] {
        match self {
            Discovery::MONEY => &[Gold, Stone],
            Discovery::AGRICULTURE => &[Grain, Wood],
            _ => &[],
        }
    }
}

/// A discovery tile: its kind, and its resource for Money and Agriculture. One byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tile(u8);

impl Tile {
    pub fn new(discovery: Discovery, variant: Option<Resource>) -> Self {
        let variant = variant.map_or(0, |resource| resource as u8 + 1);
        Self(variant << 5 | discovery.0)
    }

    pub fn discovery(self) -> Discovery {
        Discovery(self.0 & 0x1f)
    }

    pub fn variant(self) -> Option<Resource> {
        let index = (self.0 >> 5).checked_sub(1)?;
        Some(Resource::ALL[usize::from(index)])
    }
}

/// The lay-out of the worked examples: the five kinds of each row by column.
pub const EXAMPLE_ROWS: [[Discovery; 5]; 5] = [
    [
        Discovery::MEDICINE,
        Discovery::METALLURGY,
        Discovery::RELIGION,
        Discovery::CAVALRY,
        Discovery::ORACLE,
    ],
    [
        Discovery::AGRICULTURE,
        Discovery::ASTRONOMY,
        Discovery::HOPLITE,
        Discovery::MONEY,
        Discovery::POLYTHEISM,
    ],
    [
        Discovery::COMMERCE,
        Discovery::MAP_MAKING,
        Discovery::DEMOCRACY,
        Discovery::HELLENISM,
        Discovery::PHALANX,
    ],
    [
        Discovery::SURGERY,
        Discovery::POETRY,
        Discovery::ARCHITECTURE,
        Discovery::ART,
        Discovery::STRATEGY,
    ],
    [
        Discovery::SCIENCE,
        Discovery::CITY,
        Discovery::ENGINEERING,
        Discovery::ABSOLUTISM,
        Discovery::PHILOSOPHY,
    ],
];

const NOTHING: Symbols = Symbols {
    swords: 0,
    zeus: 0,
    stars: 0,
};
/// OL-12.4
const SWORD: Symbols = Symbols {
    swords: 1,
    ..NOTHING
};
/// OL-12.5
const SWORDS: Symbols = Symbols {
    swords: 2,
    ..NOTHING
};
/// OL-12.7
const BOLT: Symbols = Symbols { zeus: 1, ..NOTHING };
/// OL-12.8
const BOLTS: Symbols = Symbols { zeus: 2, ..NOTHING };
/// OL-12.18, OL-12.22
const STAR: Symbols = Symbols {
    stars: 1,
    ..NOTHING
};

const fn discovery(
    id: &'static str,
    symbols: Symbols,
    name: Text,
    en: &'static str,
    fr: &'static str,
) -> DiscoveryData {
    DiscoveryData {
        id,
        symbols,
        name,
        text: Text::new(en, fr),
    }
}

#[rustfmt::skip]
pub const DISCOVERIES: [DiscoveryData; 25] = [
    discovery("medicine", NOTHING, Text::new("Medicine", "Médecine"),
        "A new settler costs 1 action point instead of 2.",
        "Un nouveau colon coûte 1 point d’action au lieu de 2."),
    discovery("cavalry", NOTHING, Text::new("Cavalry", "Cavalerie"),
        "Take 2 hourglasses now. Each unbroken run of land spaces costs 1 in all.",
        "Prenez 2 sabliers. Chaque suite ininterrompue de cases de terre coûte 1 en tout."),
    discovery("oracle", NOTHING, Text::new("Oracle", "Oracle"),
        "When you draw a Destiny card, look at three, keep one, discard two.",
        "Quand vous piochez une carte Destin, regardez-en trois, gardez-en une, défaussez les deux autres."),
    discovery("metallurgy", SWORD, Text::new("Metallurgy", "Métallurgie"),
        "1 Sword.",
        "1 Épée."),
    discovery("religion", BOLT, Text::new("Religion", "Religion"),
        "1 Zeus symbol.",
        "1 symbole Zeus."),
    discovery("hoplite", SWORD, Text::new("Hoplite", "Hoplite"),
        "1 Sword.",
        "1 Épée."),
    discovery("polytheism", BOLT, Text::new("Polytheism", "Polythéisme"),
        "1 Zeus symbol.",
        "1 symbole Zeus."),
    discovery("astronomy", NOTHING, Text::new("Astronomy", "Astronomie"),
        "Entering a sea space costs 1 less.",
        "Entrer dans une case de mer coûte 1 de moins."),
    discovery("money", NOTHING, Text::new("Money", "Monnaie"),
        "Discoveries that name the resource on this tile cost 2 less time.",
        "Les découvertes qui exigent la ressource de cette tuile coûtent 2 de moins."),
    discovery("agriculture", NOTHING, Text::new("Agriculture", "Agriculture"),
        "Discoveries that name the resource on this tile cost 2 less time.",
        "Les découvertes qui exigent la ressource de cette tuile coûtent 2 de moins."),
    discovery("phalanx", SWORD, Text::new("Phalanx", "Phalange"),
        "1 Sword. Draw a Destiny card now.",
        "1 Épée. Piochez une carte Destin."),
    discovery("hellenism", BOLT, Text::new("Hellenism", "Hellénisme"),
        "1 Zeus symbol. Draw a Destiny card now.",
        "1 symbole Zeus. Piochez une carte Destin."),
    discovery("map-making", NOTHING, Text::new("Map-making", "Cartographie"),
        "Entering a sea space costs 1 less.",
        "Entrer dans une case de mer coûte 1 de moins."),
    discovery("democracy", NOTHING, Text::new("Democracy", "Démocratie"),
        "You win every tie: gods, Destiny cards, Swords.",
        "Vous gagnez toutes les égalités : dieux, cartes Destin, Épées."),
    discovery("commerce", NOTHING, Text::new("Commerce", "Commerce"),
        "Take 2 resource cubes of your choice now.",
        "Prenez 2 cubes de ressource de votre choix."),
    discovery("strategy", SWORDS, Text::new("Strategy", "Stratégie"),
        "2 Swords.",
        "2 Épées."),
    discovery("art", BOLTS, Text::new("Art", "Art"),
        "2 Zeus symbols.",
        "2 symboles Zeus."),
    discovery("poetry", NOTHING, Text::new("Poetry", "Poésie"),
        "3 extra points at the end.",
        "3 points de plus en fin de partie."),
    discovery("surgery", NOTHING, Text::new("Surgery", "Chirurgie"),
        "Add 2 settlers to your stock now.",
        "Ajoutez 2 colons à votre réserve."),
    discovery("architecture", STAR, Text::new("Architecture", "Architecture"),
        "1 Star. Wonders cost you 2 less time.",
        "1 Étoile. Les merveilles vous coûtent 2 de moins."),
    discovery("philosophy", NOTHING, Text::new("Philosophy", "Philosophie"),
        "5 extra points at the end.",
        "5 points de plus en fin de partie."),
    discovery("city", NOTHING, Text::new("City", "Cité"),
        "At the end: 1 point per settler of yours on the map, conquered ones included.",
        "Fin de partie : 1 point par colon sur la carte, même conquis."),
    discovery("absolutism", NOTHING, Text::new("Absolutism", "Absolutisme"),
        "At the end: 2 points per Sword on your tiles.",
        "Fin de partie : 2 points par Épée sur vos tuiles."),
    discovery("science", NOTHING, Text::new("Science", "Science"),
        "At the end: 1 point per discovery tile you own.",
        "Fin de partie : 1 point par tuile découverte."),
    discovery("engineering", STAR, Text::new("Engineering", "Ingénierie"),
        "1 Star. At the end: 3 points per Star token.",
        "1 Étoile. Fin de partie : 3 points par jeton Étoile."),
];
