//! The cards: Destiny in the players' hands, Olympos beside the Zeus spaces.

use super::data::Resource;
use crate::indexed;
use crate::text::Text;

pub struct CardData {
    pub id: &'static str,
    pub count: u8,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// A kind of Destiny card (OL-8.7 to OL-8.13).
    Card in CARDS
}

impl Card {
    pub const STAR: Self = Self(0);
    pub const CUBE_GRAIN: Self = Self(1);
    pub const CUBE_STONE: Self = Self(2);
    pub const CUBE_WOOD: Self = Self(3);
    pub const CUBE_GOLD: Self = Self(4);
    pub const FOUR_LANDS: Self = Self(5);
    pub const FORESTS: Self = Self(6);
    pub const HARVEST: Self = Self(7);
    pub const MASONS: Self = Self(8);
    pub const FAVOUR: Self = Self(9);

    /// The cards of the whole deck, copies side by side (OL-2.12).
    pub const DECK: usize = 22;

    pub fn deck() -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| {
            std::iter::repeat_n(card, usize::from(CARDS[usize::from(card.0)].count))
        })
    }

    /// The resource of a card that gives a cube (OL-8.8).
    pub fn cube(self) -> Option<Resource> {
        match self {
            Card::CUBE_GRAIN => Some(Resource::Grain),
            Card::CUBE_STONE => Some(Resource::Stone),
            Card::CUBE_WOOD => Some(Resource::Wood),
            Card::CUBE_GOLD => Some(Resource::Gold),
            _ => None,
        }
    }
}

const fn card(
    id: &'static str,
    count: u8,
    name: Text,
    en: &'static str,
    fr: &'static str,
) -> CardData {
    CardData {
        id,
        count,
        name,
        text: Text::new(en, fr),
    }
}

#[rustfmt::skip]
pub const CARDS: [CardData; 10] = [
    card("star", 3, Text::new("Guiding star", "Bonne étoile"),
        "Discard while building a Wonder: worth 1 Star.",
        "À défausser en bâtissant une merveille : vaut 1 Étoile."),
    card("cube-grain", 2, Text::new("Full granary", "Grenier plein"),
        "Take 1 grain cube.",
        "Prenez 1 cube de grain."),
    card("cube-stone", 2, Text::new("Quarry", "Carrière"),
        "Take 1 stone cube.",
        "Prenez 1 cube de pierre."),
    card("cube-wood", 2, Text::new("Felled oaks", "Chênes abattus"),
        "Take 1 wood cube.",
        "Prenez 1 cube de bois."),
    card("cube-gold", 2, Text::new("Gold vein", "Filon d’or"),
        "Take 1 gold cube.",
        "Prenez 1 cube d’or."),
    card("four-lands", 2, Text::new("Four harvests", "Quatre récoltes"),
        "3 points if you hold a Territory token of each type.",
        "3 points si vous avez un jeton Territoire de chaque type."),
    card("forests", 2, Text::new("Deep forests", "Forêts profondes"),
        "1 point per wood Territory token.",
        "1 point par jeton Territoire de bois."),
    card("harvest", 2, Text::new("Good years", "Bonnes années"),
        "1 hourglass per grain Territory token.",
        "1 sablier par jeton Territoire de grain."),
    card("masons", 2, Text::new("Master masons", "Maîtres maçons"),
        "3 hourglasses if you hold more stone Territory tokens than each other player.",
        "3 sabliers si vous avez plus de jetons Territoire de pierre que chaque autre joueur."),
    card("favour", 3, Text::new("Favour of Zeus", "Faveur de Zeus"),
        "After an Olympos card is turned up: +1 Zeus symbol for it.",
        "Après révélation d’une carte Olympos : +1 symbole Zeus."),
];

/// Whom a god looks for: the player with most Zeus symbols, or with fewest (OL-9.7, OL-9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Affects {
    Most,
    Fewest,
}

pub struct GodData {
    pub id: &'static str,
    pub affects: Affects,
    pub rule: &'static str,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// An Olympos card (OL-9.12 to OL-9.21).
    God in GODS
}

impl God {
    pub const ZEUS: Self = Self(0);
    pub const HECATE: Self = Self(1);
    pub const ARTEMIS: Self = Self(2);
    pub const ATHENA: Self = Self(3);
    pub const ARES: Self = Self(4);
    pub const HADES: Self = Self(5);
    pub const KERES: Self = Self(6);
    pub const SIREN: Self = Self(7);
    pub const NEMESIS: Self = Self(8);
    pub const ERINYES: Self = Self(9);

    pub const COUNT: usize = 10;

    pub fn affects(self) -> Affects {
        GODS[usize::from(self.0)].affects
    }

    pub fn rule(self) -> &'static str {
        GODS[usize::from(self.0)].rule
    }
}

const fn god(
    id: &'static str,
    affects: Affects,
    rule: &'static str,
    name: Text,
    en: &'static str,
    fr: &'static str,
) -> GodData {
    GodData {
        id,
        affects,
        rule,
        name,
        text: Text::new(en, fr),
    }
}

use Affects::{Fewest, Most};

#[rustfmt::skip]
pub const GODS: [GodData; 10] = [
    god("zeus", Most, "OL-9.12", Text::new("Zeus", "Zeus"),
        "Most Zeus symbols: 3 points.",
        "Le plus de symboles Zeus : 3 points."),
    god("hecate", Most, "OL-9.13", Text::new("Hecate", "Hécate"),
        "Most Zeus symbols: 1 settler to your stock.",
        "Le plus de symboles Zeus : 1 colon dans votre réserve."),
    god("artemis", Most, "OL-9.14", Text::new("Artemis", "Artémis"),
        "Most Zeus symbols: 1 cube of your choice.",
        "Le plus de symboles Zeus : 1 cube au choix."),
    god("athena", Most, "OL-9.15", Text::new("Athena", "Athéna"),
        "Most Zeus symbols: 1 Star for one Wonder.",
        "Le plus de symboles Zeus : 1 Étoile pour une merveille."),
    god("ares", Most, "OL-9.16", Text::new("Ares", "Arès"),
        "Most Zeus symbols: 2 Swords until the next Olympos card.",
        "Le plus de symboles Zeus : 2 Épées jusqu’à la prochaine carte Olympos."),
    god("hades", Fewest, "OL-9.17", Text::new("Hades", "Hadès"),
        "Fewest Zeus symbols: take 1 of your settlers off the map, back to your stock.",
        "Le moins de symboles Zeus : reprenez 1 de vos colons de la carte dans votre réserve."),
    god("keres", Fewest, "OL-9.18", Text::new("Keres", "Kères"),
        "Fewest Zeus symbols: lose 2 points at the end.",
        "Le moins de symboles Zeus : 2 points de moins en fin de partie."),
    god("siren", Fewest, "OL-9.19", Text::new("Siren", "Sirène"),
        "Fewest Zeus symbols: no sea space may be entered until the next Olympos card.",
        "Le moins de symboles Zeus : aucune case de mer jusqu’à la prochaine carte Olympos."),
    god("nemesis", Fewest, "OL-9.20", Text::new("Nemesis", "Némésis"),
        "Fewest Zeus symbols: discard all your Destiny cards.",
        "Le moins de symboles Zeus : défaussez toutes vos cartes Destin."),
    god("erinyes", Fewest, "OL-9.21", Text::new("Erinyes", "Érinyes"),
        "Fewest Zeus symbols: your next action costs 2 more.",
        "Le moins de symboles Zeus : votre prochaine action coûte 2 de plus."),
];
