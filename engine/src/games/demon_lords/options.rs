//! What can be settled before a game.

use super::data::{MAX_ROUND_LIMIT, default_round_limit};
use crate::options::{ChoiceValue, OptionKind, OptionSpec};
use crate::refusal::{Param, Refusal, Rule};
use crate::seat::Seat;
use crate::text::Text;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    pub setup: Setup,
    #[cfg_attr(feature = "tools", ts(type = "number | \"roll\""))]
    pub first: First,
    pub world_events: bool,
    pub desecration: Attempts,
    /// Left out until the number of players is known.
    #[serde(
        deserialize_with = "read_round_limit",
        skip_serializing_if = "Option::is_none"
    )]
    #[cfg_attr(feature = "tools", ts(type = "number"))]
    pub round_limit: Option<u8>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            setup: Setup::Draft,
            first: First::Roll,
            world_events: true,
            desecration: Attempts::Once,
            round_limit: None,
        }
    }
}

/// Whether the players choose their starting places or take ready-made ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    Draft,
    Preset,
}

/// How often a Portal can be attempted in one turn (DL-10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Attempts {
    Once,
    Repeat,
}

/// Who begins (DL-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    Roll,
    Seat(Seat),
}

const ROLL: &str = "roll";

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            First::Roll => serializer.serialize_str(ROLL),
            First::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        if value == ROLL {
            return Ok(First::Roll);
        }
        serde_json::from_value(value)
            .map(First::Seat)
            .map_err(|_| D::Error::custom("`first` is \"roll\" or the number of a seat"))
    }
}

fn read_round_limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let limit = u8::deserialize(deserializer)?;
    if limit <= MAX_ROUND_LIMIT {
        Ok(Some(limit))
    } else {
        Err(D::Error::custom("`roundLimit` is a number from 0 to 200"))
    }
}

impl Options {
    pub fn resolve(self, players: usize) -> Result<Self, Refusal> {
        match self.first {
            First::Seat(seat) if seat.index() >= players => Err(Refusal::new("DL-2.3")
                .with("seat", Param::Number(i32::from(seat.0)))
                .with("players", Param::Number(players as i32))),
            _ => Ok(Self {
                round_limit: Some(self.round_limit_for(players)),
                ..self
            }),
        }
    }

    pub fn round_limit_for(&self, players: usize) -> u8 {
        self.round_limit
            .unwrap_or_else(|| default_round_limit(players))
    }
}

pub fn specs(players: usize) -> Vec<OptionSpec> {
    let value = |value: Value, en, fr| ChoiceValue {
        value,
        label: Text::new(en, fr),
    };
    vec![
        OptionSpec {
            id: "setup",
            label: Text::new("Starting places", "Places de départ"),
            help: Text::new(
                "Choose your places in turn, as in the rulebook, or take a ready-made start.",
                "Choisissez vos places à tour de rôle, comme dans la règle, ou prenez un départ tout prêt.",
            ),
            rule: Rule("DL-2.5"),
            advanced: false,
            default: json!("draft"),
            kind: OptionKind::Choice {
                values: vec![
                    value(json!("draft"), "Chosen in turn", "À tour de rôle"),
                    value(json!("preset"), "Ready-made", "Départ tout prêt"),
                ],
            },
        },
        OptionSpec {
            id: "first",
            label: Text::new("First player", "Premier joueur"),
            help: Text::new(
                "The dice decide who begins, or you say it.",
                "Les dés désignent qui commence, ou bien vous en décidez.",
            ),
            rule: Rule("DL-2.3"),
            advanced: true,
            default: json!(ROLL),
            kind: OptionKind::Seat {
                others: vec![value(json!(ROLL), "By dice", "Aux dés")],
            },
        },
        OptionSpec {
            id: "worldEvents",
            label: Text::new("World Events", "Événements"),
            help: Text::new(
                "Every lost Harvester or Portal turns up a card that bends the rules. Leave them out for a first game.",
                "Chaque Moissonneur ou Portail perdu révèle une carte qui change les règles. À laisser de côté pour une première partie.",
            ),
            rule: Rule("DL-11.7"),
            advanced: false,
            default: json!(true),
            kind: OptionKind::Toggle,
        },
        OptionSpec {
            id: "desecration",
            label: Text::new("Desecration", "Profanation"),
            help: Text::new(
                "Attempts on the same Portal in one turn: just one, or as many as you can pay for.",
                "Essais sur un même Portail en un tour : un seul, ou autant qu’on peut en payer.",
            ),
            rule: Rule("DL-10.6"),
            advanced: true,
            default: json!("once"),
            kind: OptionKind::Choice {
                values: vec![
                    value(json!("once"), "Once a turn", "Une fois par tour"),
                    value(json!("repeat"), "Again and again", "Autant qu’on veut"),
                ],
            },
        },
        OptionSpec {
            id: "roundLimit",
            label: Text::new("Rounds before the Reckoning", "Manches avant le Jugement"),
            help: Text::new(
                "After this round the points decide. 0: no limit, the last Avatar wins.",
                "Après cette manche, les points décident. 0 : pas de limite, le dernier Avatar gagne.",
            ),
            rule: Rule("DL-14.1"),
            advanced: false,
            default: json!(default_round_limit(players)),
            kind: OptionKind::Number {
                min: 0,
                max: i32::from(MAX_ROUND_LIMIT),
            },
        },
    ]
}
