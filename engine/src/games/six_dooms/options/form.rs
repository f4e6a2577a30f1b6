//! The options as a form shows them.

use super::Options;
use crate::games::six_dooms::data::{DOOMS, PERMISSIONS};
use crate::options::{ChoiceValue, OptionKind, OptionSpec};
use crate::refusal::Rule;
use crate::text::Text;
use serde_json::{Value, json};

pub fn specs() -> Vec<OptionSpec> {
    let defaults = crate::session::to_json(&Options::default());
    let spec = |id: &'static str, rule, advanced, kind, label, help| OptionSpec {
        id,
        label,
        help,
        rule: Rule(rule),
        advanced,
        default: defaults[id].clone(),
        kind,
    };
    vec![
        spec(
            "scenario",
            "SD-2.10",
            false,
            choice(dooms()),
            SCENARIO.0,
            SCENARIO.1,
        ),
        spec(
            "setup",
            "SD-2.3",
            false,
            choice(words(&SETUPS)),
            SETUP.0,
            SETUP.1,
        ),
        spec(
            "quickStart",
            "SD-2.13",
            false,
            OptionKind::Toggle,
            QUICK.0,
            QUICK.1,
        ),
        spec(
            "ending",
            "SD-2.11",
            false,
            choice(words(&ENDINGS)),
            ENDING.0,
            ENDING.1,
        ),
        spec(
            "roundLimit",
            "SD-E.9",
            false,
            choice(limits()),
            LIMIT.0,
            LIMIT.1,
        ),
        spec(
            "extraArmies",
            "SD-9.3",
            false,
            OptionKind::Number { min: 0, max: 5 },
            EXTRA.0,
            EXTRA.1,
        ),
        spec("startSeat", "SD-1.6", true, seat_or_lot(), START.0, START.1),
        spec(
            "atLimit",
            "SD-E.9",
            true,
            choice(words(&AT_LIMITS)),
            AT_LIMIT.0,
            AT_LIMIT.1,
        ),
        spec(
            "dice",
            "SD-5.28",
            true,
            choice(words(&DICE_ORDERS)),
            DICE.0,
            DICE.1,
        ),
        spec(
            "oppose",
            "SD-6.23",
            true,
            choice(words(&OPPOSE_ORDERS)),
            OPPOSE.0,
            OPPOSE.1,
        ),
        spec(
            "permission",
            "SD-4.10",
            true,
            choice(permissions()),
            PERMISSION.0,
            PERMISSION.1,
        ),
    ]
}

fn choice(values: Vec<ChoiceValue>) -> OptionKind {
    OptionKind::Choice { values }
}

fn value(value: Value, label: Text) -> ChoiceValue {
    ChoiceValue { value, label }
}

fn words(table: &[(&'static str, Text)]) -> Vec<ChoiceValue> {
    table
        .iter()
        .map(|&(word, label)| value(json!(word), label))
        .collect()
}

fn dooms() -> Vec<ChoiceValue> {
    let lot = value(json!("random"), Text::new("By the die", "Au dé"));
    let dooms = DOOMS.iter().map(|doom| value(json!(doom.id), doom.name));
    std::iter::once(lot).chain(dooms).collect()
}

fn permissions() -> Vec<ChoiceValue> {
    let levels = PERMISSIONS.iter();
    levels
        .map(|level| value(json!(level.id), level.name))
        .collect()
}

fn seat_or_lot() -> OptionKind {
    OptionKind::Seat {
        others: vec![value(json!("random"), Text::new("By lot", "Au sort"))],
    }
}

/// The form offers a few; every number up to 1000 is accepted, and 0 for none.
fn limits() -> Vec<ChoiceValue> {
    const LABELS: [(u16, Text); 7] = [
        (5, Text::new("5 rounds", "5 tours de table")),
        (10, Text::new("10 rounds", "10 tours de table")),
        (15, Text::new("15 rounds", "15 tours de table")),
        (20, Text::new("20 rounds", "20 tours de table")),
        (30, Text::new("30 rounds", "30 tours de table")),
        (40, Text::new("40 rounds", "40 tours de table")),
        (0, Text::new("none", "aucun")),
    ];
    let usual = Text::new(
        "20, or 30 with world domination",
        "20, ou 30 pour la domination",
    );
    let numbers = LABELS.map(|(limit, label)| value(json!(limit), label));
    std::iter::once(value(json!("auto"), usual))
        .chain(numbers)
        .collect()
}

/// A label and a sentence of help.
type Words = (Text, Text);

const SCENARIO: Words = (
    Text::new("Doom", "Fléau"),
    Text::new(
        "Which of the six dooms strikes, or leave it to a die.",
        "Lequel des six fléaux frappe, ou laissez faire le dé.",
    ),
);
const SETUP: Words = (
    Text::new("Territories", "Territoires"),
    Text::new(
        "Dealt like cards, or chosen one by one in turn.",
        "Distribués comme des cartes, ou choisis un à un à tour de rôle.",
    ),
);
const SETUPS: [(&str, Text); 2] = [
    ("deal", Text::new("Dealt", "Distribués")),
    (
        "draft",
        Text::new("Chosen in turn", "Choisis à tour de rôle"),
    ),
];
const QUICK: Words = (
    Text::new("Quick start", "Départ rapide"),
    Text::new(
        "Territories, armies and tokens are placed for you: the first round begins at once.",
        "Territoires, armées et jetons sont placés d’office : le premier tour commence aussitôt.",
    ),
);
const ENDING: Words = (
    Text::new("Ending", "Fin de partie"),
    Text::new(
        "Stop when the doom is prevented, or fight on until one player holds the world.",
        "S’arrêter quand le fléau est conjuré, ou lutter jusqu’à ce qu’un seul tienne le monde.",
    ),
);
const ENDINGS: [(&str, Text); 3] = [
    (
        "prevented",
        Text::new("When the doom is prevented", "Quand le fléau est conjuré"),
    ),
    (
        "domination",
        Text::new("World domination", "Domination mondiale"),
    ),
    (
        "ask",
        Text::new("First player decides", "Le premier joueur décide"),
    ),
];
const LIMIT: Words = (
    Text::new("Last round", "Dernier tour de table"),
    Text::new(
        "After this round the game is over, prevented or not.",
        "Après ce tour de table la partie s’arrête, fléau conjuré ou non.",
    ),
);
const EXTRA: Words = (
    Text::new("Extra armies", "Armées en plus"),
    Text::new(
        "Added to every Reinforce: 3 makes the hard dooms fair, 5 makes them winnable.",
        "Ajoutées à chaque Renforcer : 3 équilibrent les fléaux durs, 5 les rendent battables.",
    ),
);
const START: Words = (
    Text::new("First player", "Premier joueur"),
    Text::new(
        "Who acts first in every round.",
        "Qui joue en premier à chaque tour de table.",
    ),
);
const AT_LIMIT: Words = (
    Text::new("At the last round", "Au dernier tour de table"),
    Text::new(
        "Whether a doom that is not prevented by then is endured or wins.",
        "Si le fléau qui n’est pas conjuré à temps est enduré ou l’emporte.",
    ),
);
const AT_LIMITS: [(&str, Text); 2] = [
    ("endure", Text::new("Humanity endures", "L’humanité endure")),
    ("doom", Text::new("The doom wins", "Le fléau l’emporte")),
];
const DICE: Words = (
    Text::new("Defence and re-rolls", "Défense et relances"),
    Text::new(
        "Rolled for you by a sound rule, or asked each time. Each player can change it in play.",
        "Jouées pour vous selon une règle sensée, ou demandées à chaque fois. Modifiable en jeu.",
    ),
);
const DICE_ORDERS: [(&str, Text); 2] = [
    ("auto", Text::new("By themselves", "D’office")),
    ("ask", Text::new("Ask me", "Me demander")),
];
const OPPOSE: Words = (
    Text::new(
        "Closing borders under attack",
        "Fermer les frontières attaquées",
    ),
    Text::new(
        "Whether owners with supplies oppose attacks. Each player can change it in play.",
        "Si les propriétaires ravitaillés s’opposent aux attaques. Modifiable en jeu.",
    ),
);
const OPPOSE_ORDERS: [(&str, Text); 3] = [
    ("ask", Text::new("Ask me", "Me demander")),
    ("never", Text::new("Never", "Jamais")),
    ("always", Text::new("Always", "Toujours")),
];
const PERMISSION: Words = (
    Text::new("Leave to enter", "Droit d’entrée"),
    Text::new(
        "What everybody allows everybody else at first. Each player can change it in play.",
        "Ce que chacun accorde à chacun au départ. Modifiable en jeu.",
    ),
);
