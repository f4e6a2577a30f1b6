//! What is in the box: the map, the dooms, the numbers by players, and the names of all things.

use crate::text::Text;

/// A thing with a name, and a text where it needs one.
pub struct Named {
    pub id: &'static str,
    pub name: Text,
    pub text: Option<Text>,
}

const fn named(id: &'static str, en: &'static str, fr: &'static str) -> Named {
    Named {
        id,
        name: Text::new(en, fr),
        text: None,
    }
}

const fn told(
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    text_en: &'static str,
    text_fr: &'static str,
) -> Named {
    Named {
        id,
        name: Text::new(en, fr),
        text: Some(Text::new(text_en, text_fr)),
    }
}

pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;
pub const LANDS: usize = 42;
pub const BORDERS: usize = 83;

/// What depends on the number of players, from two to five (SD-1.3).
pub struct ByPlayers([u8; 4]);

impl ByPlayers {
    pub fn get(&self, players: usize) -> u8 {
        self.0[players - PLAYERS.start()]
    }
}

/// Armies of each player at the start (SD-2.1).
pub const ARMIES: ByPlayers = ByPlayers([40, 30, 25, 20]);
/// Headquarters that a player places, and may control at most (SD-2.8, SD-8.4).
pub const HEADQUARTERS_EACH: ByPlayers = ByPlayers([3, 2, 2, 1]);
/// Headquarters on the map at most (SD-8.6).
pub const HEADQUARTERS_IN_ALL: ByPlayers = ByPlayers([6, 6, 8, 5]);
/// Supplies of each player at the start (SD-2.8).
pub const START_SUPPLIES: ByPlayers = ByPlayers([4, 3, 2, 2]);
/// Movements that may carry a supply under the meteors (SD-T.10).
pub const METEOR_SUPPLY_MOVES: ByPlayers = ByPlayers([2, 2, 1, 1]);

pub const HOME_CARDS: usize = 5;
pub const MOVES: u8 = 3;
pub const SUPPLY_MOVES: u8 = 2;
/// Attacks on apocalytes from one territory, and theirs in one (SD-5.27, SD-7.11).
pub const ATTACKS: u8 = 3;
pub const MOST_ATTACK_DICE: u16 = 3;
pub const MOST_DEFENCE_DICE: u16 = 2;
/// Parts that make the cure (SD-P.16).
pub const CURE_PARTS: usize = 3;
/// Supply tokens that close a portal, and that fuel the missile (SD-D.14, SD-T.12).
pub const PORTAL_TOKENS: u16 = 4;
pub const MISSILE_TOKENS: u16 = 8;
/// Rounds without an option to the contrary, and with world domination (SD-E.9).
pub const ROUNDS: u16 = 20;
pub const DOMINATION_ROUNDS: u16 = 30;

/// The territories in map order, the order of every list of them (SD-0.2).
#[rustfmt::skip]
pub const TERRITORIES: [Named; LANDS] = [
    named("alaska", "Alaska", "Alaska"),
    named("northwest-territory", "Northwest Territory", "Territoires du Nord-Ouest"),
    named("greenland", "Greenland", "Groenland"),
    named("alberta", "Alberta", "Alberta"),
    named("ontario", "Ontario", "Ontario"),
    named("quebec", "Quebec", "Québec"),
    named("western-us", "Western United States", "États-Unis de l’Ouest"),
    named("eastern-us", "Eastern United States", "États-Unis de l’Est"),
    named("central-america", "Central America", "Amérique centrale"),
    named("venezuela", "Venezuela", "Venezuela"),
    named("peru", "Peru", "Pérou"),
    named("brazil", "Brazil", "Brésil"),
    named("argentina", "Argentina", "Argentine"),
    named("iceland", "Iceland", "Islande"),
    named("great-britain", "Great Britain", "Grande-Bretagne"),
    named("scandinavia", "Scandinavia", "Scandinavie"),
    named("northern-europe", "Northern Europe", "Europe du Nord"),
    named("western-europe", "Western Europe", "Europe de l’Ouest"),
    named("southern-europe", "Southern Europe", "Europe du Sud"),
    named("ukraine", "Ukraine", "Ukraine"),
    named("north-africa", "North Africa", "Afrique du Nord"),
    named("egypt", "Egypt", "Égypte"),
    named("east-africa", "East Africa", "Afrique de l’Est"),
    named("congo", "Congo", "Congo"),
    named("south-africa", "South Africa", "Afrique du Sud"),
    named("madagascar", "Madagascar", "Madagascar"),
    named("ural", "Ural", "Oural"),
    named("siberia", "Siberia", "Sibérie"),
    named("yakutsk", "Yakutsk", "Iakoutie"),
    named("kamchatka", "Kamchatka", "Kamtchatka"),
    named("irkutsk", "Irkutsk", "Irkoutsk"),
    named("mongolia", "Mongolia", "Mongolie"),
    named("japan", "Japan", "Japon"),
    named("afghanistan", "Afghanistan", "Afghanistan"),
    named("china", "China", "Chine"),
    named("middle-east", "Middle East", "Moyen-Orient"),
    named("india", "India", "Inde"),
    named("siam", "Siam", "Siam"),
    named("indonesia", "Indonesia", "Indonésie"),
    named("new-guinea", "New Guinea", "Nouvelle-Guinée"),
    named("western-australia", "Western Australia", "Australie-Occidentale"),
    named("eastern-australia", "Eastern Australia", "Australie-Orientale"),
];

/// A continent is only drawn; it gives nothing (SD-3.11).
#[rustfmt::skip]
pub const CONTINENTS: [Named; 6] = [
    named("north-america", "North America", "Amérique du Nord"),
    named("south-america", "South America", "Amérique du Sud"),
    named("europe", "Europe", "Europe"),
    named("africa", "Africa", "Afrique"),
    named("asia", "Asia", "Asie"),
    named("australia", "Australia", "Australie"),
];

/// The territories of each, which follow one another in the map order.
pub const CONTINENT_SIZES: [usize; 6] = [9, 4, 7, 6, 12, 4];

/// Two adjacent territories, by their places in the map order.
pub struct BorderData {
    pub id: &'static str,
    pub ends: [u8; 2],
}

const fn border(id: &'static str, a: u8, b: u8) -> BorderData {
    BorderData { id, ends: [a, b] }
}

#[rustfmt::skip]
pub const BORDER_TABLE: [BorderData; BORDERS] = [
    border("alaska--northwest-territory", 0, 1),
    border("alaska--alberta", 0, 3),
    border("alaska--kamchatka", 0, 29),
    border("northwest-territory--greenland", 1, 2),
    border("northwest-territory--alberta", 1, 3),
    border("northwest-territory--ontario", 1, 4),
    border("greenland--ontario", 2, 4),
    border("greenland--quebec", 2, 5),
    border("greenland--iceland", 2, 13),
    border("alberta--ontario", 3, 4),
    border("alberta--western-us", 3, 6),
    border("ontario--quebec", 4, 5),
    border("ontario--western-us", 4, 6),
    border("ontario--eastern-us", 4, 7),
    border("quebec--eastern-us", 5, 7),
    border("western-us--eastern-us", 6, 7),
    border("western-us--central-america", 6, 8),
    border("eastern-us--central-america", 7, 8),
    border("central-america--venezuela", 8, 9),
    border("venezuela--peru", 9, 10),
    border("venezuela--brazil", 9, 11),
    border("peru--brazil", 10, 11),
    border("peru--argentina", 10, 12),
    border("brazil--argentina", 11, 12),
    border("brazil--north-africa", 11, 20),
    border("iceland--great-britain", 13, 14),
    border("iceland--scandinavia", 13, 15),
    border("great-britain--scandinavia", 14, 15),
    border("great-britain--northern-europe", 14, 16),
    border("great-britain--western-europe", 14, 17),
    border("scandinavia--northern-europe", 15, 16),
    border("scandinavia--ukraine", 15, 19),
    border("northern-europe--western-europe", 16, 17),
    border("northern-europe--southern-europe", 16, 18),
    border("northern-europe--ukraine", 16, 19),
    border("western-europe--southern-europe", 17, 18),
    border("western-europe--north-africa", 17, 20),
    border("southern-europe--ukraine", 18, 19),
    border("southern-europe--north-africa", 18, 20),
    border("southern-europe--egypt", 18, 21),
    border("southern-europe--middle-east", 18, 35),
    border("ukraine--ural", 19, 26),
    border("ukraine--afghanistan", 19, 33),
    border("ukraine--middle-east", 19, 35),
    border("north-africa--egypt", 20, 21),
    border("north-africa--east-africa", 20, 22),
    border("north-africa--congo", 20, 23),
    border("egypt--east-africa", 21, 22),
    border("egypt--middle-east", 21, 35),
    border("east-africa--congo", 22, 23),
    border("east-africa--south-africa", 22, 24),
    border("east-africa--madagascar", 22, 25),
    border("east-africa--middle-east", 22, 35),
    border("congo--south-africa", 23, 24),
    border("south-africa--madagascar", 24, 25),
    border("ural--siberia", 26, 27),
    border("ural--afghanistan", 26, 33),
    border("ural--china", 26, 34),
    border("siberia--yakutsk", 27, 28),
    border("siberia--irkutsk", 27, 30),
    border("siberia--mongolia", 27, 31),
    border("siberia--china", 27, 34),
    border("yakutsk--kamchatka", 28, 29),
    border("yakutsk--irkutsk", 28, 30),
    border("kamchatka--irkutsk", 29, 30),
    border("kamchatka--mongolia", 29, 31),
    border("kamchatka--japan", 29, 32),
    border("irkutsk--mongolia", 30, 31),
    border("mongolia--japan", 31, 32),
    border("mongolia--china", 31, 34),
    border("afghanistan--china", 33, 34),
    border("afghanistan--middle-east", 33, 35),
    border("afghanistan--india", 33, 36),
    border("china--india", 34, 36),
    border("china--siam", 34, 37),
    border("middle-east--india", 35, 36),
    border("india--siam", 36, 37),
    border("siam--indonesia", 37, 38),
    border("indonesia--new-guinea", 38, 39),
    border("indonesia--western-australia", 38, 40),
    border("new-guinea--western-australia", 39, 40),
    border("new-guinea--eastern-australia", 39, 41),
    border("western-australia--eastern-australia", 40, 41),
];

/// The dooms in the order of the die, each with its aim.
#[rustfmt::skip]
pub const DOOMS: [Named; 6] = [
    told("zombies", "Zombies", "Zombies",
        "Leave no zombie on the map.", "Qu’il ne reste aucun zombie sur la carte."),
    told("plague", "Plague", "Peste",
        "Leave no infected army on the map.", "Qu’il ne reste aucun infecté sur la carte."),
    told("mutants", "Mutants", "Mutants",
        "Leave no mutant on the map.", "Qu’il ne reste aucun mutant sur la carte."),
    told("aliens", "Aliens", "Extraterrestres",
        "Destroy the mothership and every alien.", "Détruire le vaisseau-mère et tous les aliens."),
    told("demons", "Demons", "Démons",
        "Close every portal: hold four supplies there for a full turn.",
        "Fermer chaque portail : y tenir quatre ravitaillements un tour complet."),
    told("meteors", "Meteors", "Météores",
        "Hold eight supplies in one calm territory for a full turn and launch the missile.", "Garder huit ravitaillements dans un territoire calme pendant un tour complet et lancer le missile."),
];

/// The armies of each doom, one and several.
#[rustfmt::skip]
pub const APOCALYTES: [Named; 12] = [
    named("zombies-one", "zombie", "zombie"),
    named("zombies-many", "zombies", "zombies"),
    named("plague-one", "infected", "infecté"),
    named("plague-many", "infected", "infectés"),
    named("mutants-one", "mutant", "mutant"),
    named("mutants-many", "mutants", "mutants"),
    named("aliens-one", "alien", "alien"),
    named("aliens-many", "aliens", "aliens"),
    named("demons-one", "demon", "démon"),
    named("demons-many", "demons", "démons"),
    named("meteors-one", "rioter", "émeutier"),
    named("meteors-many", "rioters", "émeutiers"),
];

/// Everything that can stand on the map.
#[rustfmt::skip]
pub const TOKENS: [Named; 10] = [
    told("army", "Army", "Armée",
        "One army of a player.", "Une armée d’un joueur."),
    told("hq", "Headquarters", "Quartier général",
        "Counts as a supply while no apocalytes are here. Never moves, is never spent.", "Compte comme un ravitaillement s’il n’y a pas d’apocalytes ici. Ne bouge pas, ne se dépense pas."),
    told("supply", "Supply", "Ravitaillement",
        "Belongs to the owner of its territory. Re-rolls a die, closes a border.", "Appartient au propriétaire du territoire. Relance un dé, ferme une frontière."),
    told("barricade-weak", "Weak barricade", "Barricade légère",
        "Closes the border. One success breaks it.", "Ferme la frontière. Une réussite la brise."),
    told("barricade-strong", "Strong barricade", "Barricade solide",
        "Closes the border. Two successes in one roll break it.", "Ferme la frontière. Deux réussites en un jet la brisent."),
    told("barren", "Barren", "Désolé",
        "Only players with the cure may enter.", "Seuls les joueurs qui ont le remède peuvent entrer."),
    told("ground-zero", "Ground zero", "Point d’impact",
        "Half the armies that enter, rounded up, become mutants.", "La moitié des armées qui entrent, arrondie au-dessus, devient mutante."),
    told("mothership", "Mothership", "Vaisseau-mère",
        "Brings aliens every round and may save falling ones.", "Amène des aliens à chaque tour de table et peut sauver ceux qui tombent."),
    told("portal", "Portal", "Portail",
        "Four supplies held here for a full turn close it.", "Quatre ravitaillements tenus ici un tour complet le ferment."),
    told("annihilated", "Annihilated", "Anéanti",
        "Nobody may ever enter.", "Personne ne peut plus y entrer."),
];

/// What a turn begins with (SD-9.2).
#[rustfmt::skip]
pub const BUILDS: [Named; 3] = [
    told("reinforce", "Reinforce", "Renforcer",
        "One army per three of your calm territories, at least one.", "Une armée par trois de vos territoires calmes, au moins une."),
    told("prepare", "Prepare", "Préparer",
        "One new supply at one of your calm headquarters.", "Un nouveau ravitaillement à un de vos quartiers généraux calmes."),
    told("rebuild", "Rebuild", "Rebâtir",
        "Turn a supply into a headquarters where you own a calm territory.", "Changer un ravitaillement en quartier général dans un de vos territoires calmes."),
];

/// Standing permissions (SD-4.10).
#[rustfmt::skip]
pub const PERMISSIONS: [Named; 4] = [
    named("refuse", "Refuse", "Refuser"),
    named("ask", "Ask me", "Me demander"),
    named("enter", "May enter", "Peut entrer"),
    named("share", "May enter and take supplies", "Peut entrer et prendre"),
];

/// The players by their colours.
#[rustfmt::skip]
pub const SEATS: [Named; 5] = [
    named("seat-0", "Blue", "Bleu"),
    named("seat-1", "Green", "Vert"),
    named("seat-2", "Red", "Rouge"),
    named("seat-3", "Yellow", "Jaune"),
    named("seat-4", "Purple", "Violet"),
];
