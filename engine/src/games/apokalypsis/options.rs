//! What can be settled before a game.

use super::prepared::Setup;
use super::state::Variant as StateVariant;
use crate::kit::keys::given;
use crate::options::{ChoiceValue, OptionKind, OptionSpec};
use crate::refusal::{Param, Refusal, Rule};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

const PENALTY_LIMITS: RangeInclusive<u8> = 1..=9;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// The number of seats; null only until the table is known.
    #[serde(deserialize_with = "given")]
    pub players: Option<u8>,
    pub variant: Variant,
    pub omens: Omens,
    pub event_check: EventCheck,
    pub penalty_limit: u8,
    #[cfg_attr(feature = "tools", ts(type = "number | \"random\""))]
    pub first_seat: FirstSeat,
    pub colors: Colors,
    pub recall: bool,
    pub setup: Option<Setup>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    People,
    Gods,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Omens {
    Hidden,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum EventCheck {
    Auto,
    Judge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colors {
    Drawn,
    Fixed,
}

/// Who begins (AK-5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSeat {
    Random,
    Given(Seat),
}

impl Serialize for FirstSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstSeat::Random => "random".serialize(serializer),
            FirstSeat::Given(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FirstSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let seat = value.as_u64().and_then(|seat| u8::try_from(seat).ok());
        match seat {
            Some(seat) => Ok(FirstSeat::Given(Seat(seat))),
            None if value == "random" => Ok(FirstSeat::Random),
            None => Err(serde::de::Error::custom(
                "`firstSeat` is a seat or \"random\"",
            )),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: None,
            variant: Variant::People,
            omens: Omens::Hidden,
            event_check: EventCheck::Auto,
            penalty_limit: 3,
            first_seat: FirstSeat::Random,
            colors: Colors::Drawn,
            recall: true,
            setup: None,
        }
    }
}

impl Options {
    /// Complete for this table: open omens leave nothing to judge (AK-11.12).
    pub fn resolve(mut self, players: usize) -> Result<Self, Refusal> {
        let seated = players as u8;
        match self.players {
            Some(given) if given != seated => {
                return Err(Refusal::new("AK-3.5")
                    .case("table")
                    .with("given", Param::Number(i32::from(given)))
                    .with("seated", Param::Number(i32::from(seated))));
            }
            _ => self.players = Some(seated),
        }
        if !PENALTY_LIMITS.contains(&self.penalty_limit) {
            let limit = Param::Number(i32::from(self.penalty_limit));
            return Err(Refusal::new("AK-8.20").with("limit", limit));
        }
        if let FirstSeat::Given(seat) = self.first_seat
            && seat.index() >= players
        {
            let seat = Param::Number(i32::from(seat.0));
            return Err(Refusal::new("AK-5.5").with("seat", seat));
        }
        if self.omens == Omens::Open {
            self.event_check = EventCheck::Auto;
        }
        if let Some(setup) = &self.setup {
            setup.check(&self, players)?;
        }
        Ok(self)
    }

    /// What matters after the set-up.
    pub fn rules(&self) -> StateVariant {
        StateVariant {
            gods: self.variant == Variant::Gods,
            open: self.omens == Omens::Open,
            judge: self.event_check == EventCheck::Judge,
            penalty_limit: self.penalty_limit,
            recall: self.recall,
        }
    }
}

fn choice<const N: usize>(values: [(&'static str, Text); N]) -> OptionKind {
    let value = |(value, label)| ChoiceValue {
        value: json!(value),
        label,
    };
    OptionKind::Choice {
        values: values.map(value).into(),
    }
}

pub fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec {
            id: "variant",
            label: Text::new("Variant", "Variante"),
            help: Text::new(
                "People: save your own. Gods: also be rid of a colour that only you know.",
                "Peuples : sauvez les vôtres. Dieux : perdez en plus une couleur connue de vous seul.",
            ),
            rule: Rule("AK-3.2"),
            advanced: false,
            default: json!("people"),
            kind: choice([
                ("people", Text::new("People", "Peuples")),
                ("gods", Text::new("Gods", "Dieux")),
            ]),
        },
        OptionSpec {
            id: "omens",
            label: Text::new("Omens", "Présages"),
            help: Text::new(
                "Hidden: the normal game. Open: omens lie face up and you choose when the sea strikes.",
                "Cachés : le jeu normal. Ouverts : les présages sont visibles et vous choisissez quand la mer frappe.",
            ),
            rule: Rule("AK-11.1"),
            advanced: false,
            default: json!("hidden"),
            kind: choice([
                ("hidden", Text::new("Hidden", "Cachés")),
                ("open", Text::new("Open", "Ouverts")),
            ]),
        },
        OptionSpec {
            id: "eventCheck",
            label: Text::new("Who checks the pile", "Qui vérifie la pile"),
            help: Text::new(
                "The game, without fail; or you, at a point for each mistake. Hidden omens only.",
                "Le jeu, sans erreur ; ou vous, à un point par erreur. Présages cachés seulement.",
            ),
            rule: Rule("AK-8.19"),
            advanced: false,
            default: json!("auto"),
            kind: choice([
                ("auto", Text::new("The game", "Le jeu")),
                ("judge", Text::new("The players", "Les joueurs")),
            ]),
        },
        OptionSpec {
            id: "penaltyLimit",
            label: Text::new("Mistakes allowed", "Erreurs permises"),
            help: Text::new(
                "After so many mistakes the game checks the pile for you.",
                "Après autant d’erreurs, le jeu vérifie la pile pour vous.",
            ),
            rule: Rule("AK-8.20"),
            advanced: true,
            default: json!(3),
            kind: OptionKind::Number {
                min: i32::from(*PENALTY_LIMITS.start()),
                max: i32::from(*PENALTY_LIMITS.end()),
            },
        },
        OptionSpec {
            id: "firstSeat",
            label: Text::new("Who begins", "Qui commence"),
            help: Text::new(
                "A seat, or whoever the lot falls on.",
                "Une place, ou celle que le sort désigne.",
            ),
            rule: Rule("AK-5.5"),
            advanced: false,
            default: json!("random"),
            kind: OptionKind::Seat {
                others: vec![ChoiceValue {
                    value: json!("random"),
                    label: Text::new("By lot", "Au sort"),
                }],
            },
        },
        OptionSpec {
            id: "colors",
            label: Text::new("Colours", "Couleurs"),
            help: Text::new(
                "Blessings drawn by lot, or in seat order: blue, green, red, yellow, purple.",
                "Bénédictions tirées au sort, ou dans l’ordre des places : bleu, vert, rouge, jaune, violet.",
            ),
            rule: Rule("AK-4.14"),
            advanced: true,
            default: json!("drawn"),
            kind: choice([
                ("drawn", Text::new("Drawn", "Tirées")),
                ("fixed", Text::new("In seat order", "Dans l’ordre")),
            ]),
        },
        OptionSpec {
            id: "recall",
            label: Text::new("Remember omens", "Mémoire des présages"),
            help: Text::new(
                "Omens that you have seen stay visible to you. Off: remember them yourself.",
                "Les présages que vous avez vus vous restent visibles. Sans : à vous de les retenir.",
            ),
            rule: Rule("AK-10.5"),
            advanced: false,
            default: json!(true),
            kind: OptionKind::Toggle,
        },
        OptionSpec {
            id: "setup",
            label: Text::new("Prepared start", "Départ préparé"),
            help: Text::new(
                "Fixes parts of the start, for lessons; what is left out is drawn as usual.",
                "Fixe une partie de la mise en place, pour les leçons ; le reste est tiré comme d’habitude.",
            ),
            rule: Rule("AK-4.10"),
            advanced: true,
            default: Value::Null,
            kind: OptionKind::Object,
        },
    ]
}
