//! The forty World Events and what they do (DL-15).

use super::map::{AF, AS, Continent, EU, NA, Node, OC, SA, at};
use super::state::Phase::{self, Combat, Movement, Purchase, Resource, Spawn};
use crate::indexed;
use crate::refusal::Rule;
use crate::text::Text;
use Effect::*;

/// What a card changes while it is in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// DL-15.1
    ResourceDice(u8),
    /// DL-15.2
    AvatarYield(u8),
    /// DL-15.3
    PortalYield(u8),
    /// DL-15.4
    ChooseNumber,
    /// DL-15.5
    BruteOnlyYield,
    /// DL-15.6
    ContinentYield([Continent; 2], u8),
    /// DL-15.7
    SoulRot { over: u8, lose: u8 },
    /// DL-15.8
    SpawnPerPortal(u8),
    /// DL-15.9
    SpawnAtHarvesters(u8),
    /// DL-15.10
    SpawnAtAvatar(u8),
    /// DL-15.11
    SpawnLimit(u8),
    /// DL-15.12
    FreeSpawn(u8),
    /// DL-15.13
    Price { harvester: u8, portal: u8 },
    /// DL-15.14
    PortalOnEmpty,
    /// DL-15.15
    Ransom(u8),
    /// DL-15.16
    IgnoreAvatarsAndPortals,
    /// DL-15.17
    TroopSteps(u8),
    /// DL-15.18
    PortalTravel,
    /// DL-15.19
    AvatarCost { near: u8, far: u8 },
    /// DL-15.20
    BordersClosed,
    /// DL-15.21: any two of these nodes are adjacent.
    ExtraLines([Node; 3]),
    /// DL-15.22
    MoveLimit(u8),
    /// DL-15.23
    CombatDice { brute: u8, defender: u8 },
    /// DL-15.24
    BonusDice {
        more_troops: u8,
        avatar: u8,
        harvester: u8,
    },
    /// DL-15.25
    TieLoses,
    /// DL-15.26
    LossesPerRound(u8),
    /// DL-15.27
    SlainToHell,
    /// DL-15.28
    Reap(u8),
    /// DL-15.29
    TruceWithoutHarvester(Continent),
    /// DL-15.30
    DuelDice(u8),
    /// DL-15.31
    DuelPlunder,
    /// DL-15.32
    DesecrateTarget(u8),
    /// DL-15.33
    DesecrateTroops(u8),
}

impl Effect {
    /// The rule that says what it changes.
    pub fn rule(self) -> Rule {
        Rule(match self {
            ResourceDice(_) => "DL-15.1",
            AvatarYield(_) => "DL-15.2",
            PortalYield(_) => "DL-15.3",
            ChooseNumber => "DL-15.4",
            BruteOnlyYield => "DL-15.5",
            ContinentYield(..) => "DL-15.6",
            SoulRot { .. } => "DL-15.7",
            SpawnPerPortal(_) => "DL-15.8",
            SpawnAtHarvesters(_) => "DL-15.9",
            SpawnAtAvatar(_) => "DL-15.10",
            SpawnLimit(_) => "DL-15.11",
            FreeSpawn(_) => "DL-15.12",
            Price { .. } => "DL-15.13",
            PortalOnEmpty => "DL-15.14",
            Ransom(_) => "DL-15.15",
            IgnoreAvatarsAndPortals => "DL-15.16",
            TroopSteps(_) => "DL-15.17",
            PortalTravel => "DL-15.18",
            AvatarCost { .. } => "DL-15.19",
            BordersClosed => "DL-15.20",
            ExtraLines(_) => "DL-15.21",
            MoveLimit(_) => "DL-15.22",
            CombatDice { .. } => "DL-15.23",
            BonusDice { .. } => "DL-15.24",
            TieLoses => "DL-15.25",
            LossesPerRound(_) => "DL-15.26",
            SlainToHell => "DL-15.27",
            Reap(_) => "DL-15.28",
            TruceWithoutHarvester(_) => "DL-15.29",
            DuelDice(_) => "DL-15.30",
            DuelPlunder => "DL-15.31",
            DesecrateTarget(_) => "DL-15.32",
            DesecrateTroops(_) => "DL-15.33",
        })
    }
}

pub struct CardData {
    pub id: &'static str,
    /// The phase that it bends.
    pub phase: Phase,
    pub effect: Effect,
    pub name: Text,
    pub text: Text,
}

indexed! {
    /// A World Event card (DL-1.3).
    Card in CARDS
}

impl Card {
    pub fn effect(self) -> Effect {
        CARDS[usize::from(self.0)].effect
    }
}

const fn card(
    id: &'static str,
    phase: Phase,
    effect: Effect,
    name: [&'static str; 2],
    text: [&'static str; 2],
) -> CardData {
    CardData {
        id,
        phase,
        effect,
        name: Text::new(name[0], name[1]),
        text: Text::new(text[0], text[1]),
    }
}

#[rustfmt::skip]
pub const CARDS: [CardData; 40] = [
    card("twin-harvest", Resource, ResourceDice(2),
        ["Twin Harvest", "Double moisson"],
        ["Two dice are rolled in the Resource Phase; each die pays on its own, so a double pays twice.",
         "On lance deux dés en phase de Ressource ; chaque dé rapporte à part, un double rapporte donc deux fois."]),
    card("blood-moon", Resource, AvatarYield(3),
        ["Blood Moon", "Lune de sang"],
        ["An Avatar on a matching node gains 3 Souls instead of 1.",
         "Un Avatar sur une case au bon numéro gagne 3 Âmes au lieu d’une."]),
    card("leaking-gates", Resource, PortalYield(1),
        ["Leaking Gates", "Portes qui suintent"],
        ["Each Portal on a matching node also gives its owner 1 Soul.",
         "Chaque Portail sur une case au bon numéro donne aussi 1 Âme à son maître."]),
    card("whispering-skull", Resource, ChooseNumber,
        ["Whispering Skull", "Le crâne murmure"],
        ["The Brute names the Resource Number instead of rolling it.",
         "La Brute choisit le numéro de Ressource au lieu de lancer le dé."]),
    card("jealous-feast", Resource, BruteOnlyYield,
        ["Jealous Feast", "Festin jaloux"],
        ["Only the Brute gains Souls in the Resource Phase.",
         "Seule la Brute gagne des Âmes en phase de Ressource."]),
    card("new-world-fever", Resource, ContinentYield([NA, SA], 2),
        ["New World Fever", "Fièvre du Nouveau Monde"],
        ["Harvesters in North and South America pay 2 Souls instead of 1 when their number comes up.",
         "Les Moissonneurs des deux Amériques rapportent 2 Âmes au lieu d’une quand leur numéro sort."]),
    card("old-world-burning", Resource, ContinentYield([EU, AF], 2),
        ["Old World Burning", "L’Ancien Monde brûle"],
        ["Harvesters in Europe and Africa pay 2 Souls instead of 1 when their number comes up.",
         "Les Moissonneurs d’Europe et d’Afrique rapportent 2 Âmes au lieu d’une quand leur numéro sort."]),
    card("eastern-wars", Resource, ContinentYield([AS, OC], 2),
        ["Eastern Wars", "Guerres d’Orient"],
        ["Harvesters in Asia and Oceania pay 2 Souls instead of 1 when their number comes up.",
         "Les Moissonneurs d’Asie et d’Océanie rapportent 2 Âmes au lieu d’une quand leur numéro sort."]),
    card("soul-rot", Resource, SoulRot { over: 8, lose: 2 },
        ["Soul Rot", "Pourriture des âmes"],
        ["Before the roll, a Brute with more than 8 Souls in Hell sacrifices 2 of them.",
         "Avant le lancer, une Brute qui a plus de 8 Âmes en Enfer en sacrifie 2."]),
    card("gates-ajar", Spawn, SpawnPerPortal(2),
        ["Gates Ajar", "Portes entrouvertes"],
        ["Each Portal lets 2 Souls through in the Troop Spawn Phase.",
         "Chaque Portail laisse passer 2 Âmes en phase d’Invocation."]),
    card("open-graves", Spawn, SpawnAtHarvesters(1),
        ["Open Graves", "Tombes béantes"],
        ["In the Troop Spawn Phase each Harvester lets 1 Soul through, as a Portal does.",
         "En phase d’Invocation, chaque Moissonneur laisse passer 1 Âme, comme un Portail."]),
    card("dark-retinue", Spawn, SpawnAtAvatar(2),
        ["Dark Retinue", "Sombre escorte"],
        ["In the Troop Spawn Phase up to 2 more Souls may enter on the node of the Brute’s Avatar.",
         "En phase d’Invocation, jusqu’à 2 Âmes de plus peuvent entrer sur la case de l’Avatar de la Brute."]),
    card("choked-gates", Spawn, SpawnLimit(1),
        ["Choked Gates", "Portes encombrées"],
        ["The Brute may spawn 1 Troop at most each turn, however many Portals there are.",
         "La Brute invoque 1 Troupe au plus par tour, quel que soit le nombre de Portails."]),
    card("restless-dead", Spawn, FreeSpawn(1),
        ["Restless Dead", "Morts sans repos"],
        ["The first Soul spawned each turn is taken from storage instead of Hell.",
         "La première Âme invoquée à chaque tour vient de la réserve et non de l’Enfer."]),
    card("bone-market", Purchase, Price { harvester: 3, portal: 3 },
        ["Bone Market", "Marché aux os"],
        ["Harvesters and Portals cost 3 Souls each.",
         "Moissonneurs et Portails coûtent 3 Âmes chacun."]),
    card("blood-bargain", Purchase, Price { harvester: 2, portal: 4 },
        ["Blood Bargain", "Pacte de sang"],
        ["Harvesters cost 2 Souls; Portals still cost 4.",
         "Les Moissonneurs coûtent 2 Âmes ; les Portails toujours 4."]),
    card("cold-forges", Purchase, Price { harvester: 6, portal: 6 },
        ["Cold Forges", "Forges froides"],
        ["Harvesters and Portals cost 6 Souls each.",
         "Moissonneurs et Portails coûtent 6 Âmes chacun."]),
    card("rifts-everywhere", Purchase, PortalOnEmpty,
        ["Rifts Everywhere", "Failles partout"],
        ["A Portal may also be bought on a node where nobody has any unit.",
         "Un Portail peut aussi être acheté sur une case où personne n’a d’unité."]),
    card("devils-ransom", Purchase, Ransom(4),
        ["Devil’s Ransom", "Rançon du diable"],
        ["In the Purchase Phase the Brute may sacrifice one of their own Harvesters or Portals to gain 4 Souls (a new World Event follows).",
         "En phase d’Achat, la Brute peut sacrifier un de ses Moissonneurs ou Portails et gagner 4 Âmes (un nouvel Événement suit)."]),
    card("blind-ground", Purchase, IgnoreAvatarsAndPortals,
        ["Blind Ground", "Terre aveugle"],
        ["Other players’ Avatars and Portals do not prevent a purchase on their node.",
         "Les Avatars et Portails adverses n’empêchent pas d’acheter sur leur case."]),
    card("forced-march", Movement, TroopSteps(2),
        ["Forced March", "Marche forcée"],
        ["Each Troop may move twice in the Movement Phase.",
         "Chaque Troupe peut se déplacer deux fois en phase de Mouvement."]),
    card("gate-roads", Movement, PortalTravel,
        ["Gate Roads", "Routes des portes"],
        ["A Troop on a node with its owner’s Portal may move straight to another such node.",
         "Une Troupe sur une case portant un Portail de son maître peut aller droit à une autre case pareille."]),
    card("black-wings", Movement, AvatarCost { near: 0, far: 1 },
        ["Black Wings", "Ailes noires"],
        ["Moving an Avatar is free within its continent and costs 1 Soul to anywhere else.",
         "Déplacer un Avatar est gratuit dans son continent et coûte 1 Âme ailleurs."]),
    card("leaden-sky", Movement, AvatarCost { near: 2, far: 3 },
        ["Leaden Sky", "Ciel de plomb"],
        ["Moving an Avatar costs 2 Souls within its continent and 3 to anywhere else.",
         "Déplacer un Avatar coûte 2 Âmes dans son continent et 3 ailleurs."]),
    card("great-walls", Movement, BordersClosed,
        ["Great Walls", "Grandes murailles"],
        ["Troops may not move along a node line that joins two continents.",
         "Les Troupes ne peuvent pas suivre une ligne qui joint deux continents."]),
    card("frozen-pole", Movement, ExtraLines([at("nunavut"), at("scandinavia"), at("siberia")]),
        ["Frozen Pole", "Pôle gelé"],
        ["Troops may also step straight between Nunavut, Scandinavia and Siberia.",
         "Les Troupes peuvent aussi passer directement entre Nunavut, Scandinavie et Sibérie."]),
    card("southern-gales", Movement, ExtraLines([at("cape"), at("outback"), at("patagonia")]),
        ["Southern Gales", "Vents du sud"],
        ["Troops may also step straight between Cape, Outback and Patagonia.",
         "Les Troupes peuvent aussi passer directement entre Le Cap, Outback et Patagonie."]),
    card("mired-roads", Movement, MoveLimit(3),
        ["Mired Roads", "Routes embourbées"],
        ["At most 3 of the Brute’s Troops may move in the Movement Phase.",
         "La Brute déplace 3 Troupes au plus en phase de Mouvement."]),
    card("bloodlust", Combat, CombatDice { brute: 1, defender: 0 },
        ["Bloodlust", "Soif de sang"],
        ["The Brute rolls 1 extra die in troop combat (5 dice at most).",
         "La Brute lance 1 dé de plus en combat de Troupes (5 dés au plus)."]),
    card("dug-in", Combat, CombatDice { brute: 0, defender: 1 },
        ["Dug In", "Retranchés"],
        ["The Defender rolls 1 extra die in troop combat (5 dice at most).",
         "Le Défenseur lance 1 dé de plus en combat de Troupes (5 dés au plus)."]),
    card("lords-of-war", Combat, BonusDice { more_troops: 1, avatar: 2, harvester: 1 },
        ["Lords of War", "Seigneurs de guerre"],
        ["An Avatar at the node adds 2 dice in troop combat instead of 1 (5 dice at most).",
         "Un Avatar présent ajoute 2 dés en combat de Troupes au lieu d’un (5 dés au plus)."]),
    card("mutual-slaughter", Combat, TieLoses,
        ["Mutual Slaughter", "Massacre mutuel"],
        ["On a tied round of troop combat both sides lose a Troop.",
         "À égalité dans un combat de Troupes, chaque camp perd une Troupe."]),
    card("carnage", Combat, LossesPerRound(2),
        ["Carnage", "Carnage"],
        ["The loser of a round of troop combat sacrifices 2 Troops instead of 1.",
         "Le perdant d’une passe de combat de Troupes sacrifie 2 Troupes au lieu d’une."]),
    card("no-oblivion", Combat, SlainToHell,
        ["No Oblivion", "Pas d’oubli"],
        ["Troops lost in combat return to their owner’s Personal Hell instead of storage.",
         "Les Troupes perdues au combat retournent dans l’Enfer de leur maître et non dans la réserve."]),
    card("carrion-feast", Combat, Reap(1),
        ["Carrion Feast", "Festin de charogne"],
        ["For each Troop an opponent loses to you in combat, you gain 1 Soul.",
         "Pour chaque Troupe que l’adversaire perd contre vous au combat, vous gagnez 1 Âme."]),
    card("uneasy-truce", Combat, TruceWithoutHarvester(EU),
        ["Uneasy Truce", "Trêve fragile"],
        ["Troops do not fight in Europe, except on nodes with a Harvester.",
         "Les Troupes ne combattent pas en Europe, sauf sur une case à Moissonneur."]),
    card("clash-of-lords", Combat, DuelDice(2),
        ["Clash of Lords", "Choc des seigneurs"],
        ["Each side rolls 2 dice instead of 1 when Avatars fight.",
         "Chaque camp lance 2 dés au lieu d’un quand des Avatars s’affrontent."]),
    card("spoils-of-hell", Combat, DuelPlunder,
        ["Spoils of Hell", "Butin d’Enfer"],
        ["The winner of an Avatar fight gains as many Souls as the loser sacrifices.",
         "Le vainqueur d’un duel d’Avatars gagne autant d’Âmes que le perdant en sacrifie."]),
    card("crumbling-gates", Combat, DesecrateTarget(6),
        ["Crumbling Gates", "Portes branlantes"],
        ["A Portal is desecrated on a roll of 6 or more instead of 8.",
         "Un Portail est profané sur un total de 6 ou plus au lieu de 8."]),
    card("mob-fury", Combat, DesecrateTroops(3),
        ["Mob Fury", "Fureur de la horde"],
        ["3 or more of the Brute’s Troops may try to desecrate a Portal on their node, as an Avatar does, if its owner has no Troop there.",
         "3 Troupes de la Brute ou plus peuvent tenter de profaner le Portail de leur case, comme un Avatar, si son maître n’y a aucune Troupe."]),
];
