//! What is in the box, what things cost, and the ready-made starts.

use super::map::{Node, at};
use crate::text::Text;

/// A table has at most so many seats (DL-1.1).
pub const SEATS: usize = 5;
/// The pieces of one player (DL-1.1).
pub const SOULS: u8 = 38;
pub const HARVESTERS: u8 = 10;
pub const PORTALS: u8 = 9;

/// What each player starts with (DL-2.7, DL-2.8, DL-2.11, DL-2.12).
pub const STARTING_HARVESTERS: u8 = 2;
pub const STARTING_PORTALS: u8 = 2;
pub const STARTING_GARRISON: u8 = 2;
pub const STARTING_SOULS: u8 = 4;

/// The price of a Harvester or a Portal (DL-6.2).
pub const PRICE: u8 = 4;
/// An Avatar's move within its continent and out of it (DL-7.7, DL-7.8).
pub const NEAR_COST: u8 = 1;
pub const FAR_COST: u8 = 2;
/// An attempt to desecrate (DL-10.3).
pub const DESECRATION_COST: u8 = 1;
/// The sum of two dice that desecrates a Portal (DL-10.4).
pub const DESECRATION_TARGET: u8 = 8;

/// Dice of a side in troop combat (DL-8.6, DL-8.10).
pub const BASE_DICE: u8 = 2;
pub const MAX_DICE: u8 = 5;

/// The Reckoning (DL-14.2).
pub const BANISHED_POINTS: i32 = 12;
pub const HARVESTER_POINTS: i32 = 6;
pub const PORTAL_POINTS: i32 = 4;

pub const MAX_ROUND_LIMIT: u8 = 200;

/// Rounds before the Reckoning, if nobody says otherwise (DL-14.1).
pub const fn default_round_limit(players: usize) -> u8 {
    match players {
        2 => 40,
        3 => 30,
        4 => 24,
        _ => 20,
    }
}

/// A ready-made start of one seat.
pub struct Preset {
    pub harvesters: [Node; 2],
    pub portals: [Node; 2],
    pub avatar: Node,
}

/// In every one of them the first Portal shares a node with the first Harvester, and the Avatar
/// stands on the second Portal.
const fn preset(home: &str, outpost: &str, gate: &str) -> Preset {
    Preset {
        harvesters: [at(home), at(outpost)],
        portals: [at(home), at(gate)],
        avatar: at(gate),
    }
}

const PRESET_2: [Preset; 2] = [
    preset("iceland", "baltic", "britain"),
    preset("siberia", "china", "mongolia"),
];
const PRESET_3: [Preset; 3] = [
    preset("china", "kamchatka", "japan"),
    preset("pampas", "colombia", "amazonia"),
    preset("iceland", "alps", "britain"),
];
const PRESET_4: [Preset; 4] = [
    preset("iceland", "alps", "britain"),
    preset("outback", "new-guinea", "queensland"),
    preset("cascadia", "caribbean", "mexico"),
    preset("india", "steppe", "persia"),
];
const PRESET_5: [Preset; 5] = [
    preset("caribbean", "cascadia", "mexico"),
    preset("horn", "guinea", "congo"),
    preset("balkans", "iberia", "alps"),
    preset("china", "kamchatka", "japan"),
    preset("queensland", "sunda", "new-guinea"),
];

/// The ready-made start for so many players, by seat.
pub fn presets(players: usize) -> &'static [Preset] {
    match players {
        2 => &PRESET_2,
        3 => &PRESET_3,
        4 => &PRESET_4,
        _ => &PRESET_5,
    }
}

/// The lords whose colours the seats wear; colours have no effect on play (DL-2.2).
#[rustfmt::skip]
pub const LORDS: [(&str, Text); SEATS] = [
    ("ember", Text::new("Ember", "Braise")),
    ("frost", Text::new("Frost", "Givre")),
    ("venom", Text::new("Venom", "Venin")),
    ("ash", Text::new("Ash", "Cendre")),
    ("gold", Text::new("Gold", "Or")),
];

/// The words of the game.
#[rustfmt::skip]
pub const TERMS: [(&str, Text); 21] = [
    ("soul", Text::new("Soul", "Âme")),
    ("troop", Text::new("Troop", "Troupe")),
    ("harvester", Text::new("Harvester", "Moissonneur")),
    ("portal", Text::new("Portal", "Portail")),
    ("avatar", Text::new("Avatar", "Avatar")),
    ("hell", Text::new("Personal Hell", "Enfer personnel")),
    ("storage", Text::new("Storage", "Réserve")),
    ("brute", Text::new("Brute", "Brute")),
    ("defender", Text::new("Defender", "Défenseur")),
    ("node", Text::new("Node", "Case")),
    ("line", Text::new("Node line", "Ligne")),
    ("number", Text::new("Resource Number", "Numéro de Ressource")),
    ("event", Text::new("World Event", "Événement")),
    ("desecration", Text::new("Desecration", "Profanation")),
    ("duel", Text::new("Avatar fight", "Duel d’Avatars")),
    ("resource", Text::new("Resource Phase", "Phase de Ressource")),
    ("spawn", Text::new("Troop Spawn Phase", "Phase d’Invocation")),
    ("purchase", Text::new("Purchase Phase", "Phase d’Achat")),
    ("movement", Text::new("Movement Phase", "Phase de Mouvement")),
    ("combat", Text::new("Combat Phase", "Phase de Combat")),
    ("reckoning", Text::new("Reckoning", "Jugement")),
];
