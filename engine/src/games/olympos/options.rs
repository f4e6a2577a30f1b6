//! What can be settled before a game.

use super::cards::{CARDS, Card, God};
use super::data::{Resource, Table, Wonder};
use super::map::{Space, Territories};
use super::tiles::Discovery;
use crate::options::{ChoiceValue, OptionKind, OptionSpec};
use crate::refusal::{Param, Refusal, Rule};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub layout: Layout,
    pub crosses: Crosses,
    pub prestige: Prestige,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional))]
    pub deal: Option<Deal>,
}

/// How the tiles lie on the development board (OL-2.2, OL-2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    #[default]
    Random,
    Example,
}

/// Who closes territories: the bottom player or the lot (OL-2.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Crosses {
    #[default]
    Player,
    Random,
}

/// Whether the others' prestige is shown (OL-1.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Prestige {
    #[default]
    Hidden,
    Open,
}

/// Parts of the set-up that are fixed instead of drawn, for lessons and tests.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The seats, bottom first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<Seat>>,
    /// The kinds of each row by column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<Rows>,
    /// By column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wonders: Option<[Wonder; 5]>,
    /// All territories to close, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crosses: Option<Vec<Space>>,
    /// By seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cubes: Option<Vec<Resource>>,
    /// The whole deck, top first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destiny: Option<Vec<Card>>,
    /// The piles in track order; the last card is put away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub olympos: Option<[God; God::COUNT]>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rows {
    #[serde(rename = "1")]
    red: [Discovery; 5],
    #[serde(rename = "2")]
    yellow: [Discovery; 5],
    #[serde(rename = "3")]
    green: [Discovery; 5],
    #[serde(rename = "4")]
    blue: [Discovery; 5],
    #[serde(rename = "5")]
    purple: [Discovery; 5],
}

impl Rows {
    pub fn by_row(&self) -> [[Discovery; 5]; 5] {
        [self.red, self.yellow, self.green, self.blue, self.purple]
    }
}

impl Options {
    /// With every part of the deal whole, and no empty deal.
    pub fn resolve(mut self, players: usize) -> Result<Self, Refusal> {
        if self.deal == Some(Deal::default()) {
            self.deal = None;
        }
        if let Some(deal) = &self.deal {
            deal.check(players)?;
        }
        Ok(self)
    }
}

impl Deal {
    fn check(&self, players: usize) -> Result<(), Refusal> {
        let whole = |holds: bool, rule| {
            if holds {
                Ok(())
            } else {
                Err(Refusal::new(rule).case("deal"))
            }
        };
        if let Some(stack) = &self.stack {
            whole(each_once(stack, Seat::all(players)), "OL-2.6")?;
        }
        if let Some(rows) = &self.rows {
            for (row, kinds) in rows.by_row().iter().enumerate() {
                whole(
                    each_once(kinds, Discovery::of_row(row).into_iter()),
                    "OL-2.2",
                )?;
            }
        }
        if let Some(wonders) = &self.wonders {
            whole(each_once(wonders, Wonder::all()), "OL-2.3")?;
        }
        if let Some(crosses) = &self.crosses {
            check_crosses(crosses, Table::of(players))?;
        }
        if let Some(cubes) = &self.cubes {
            whole(cubes.len() == players, Table::of(players).cubes_rule)?;
        }
        if let Some(deck) = &self.destiny {
            let count = |card: Card| deck.iter().filter(|&&other| other == card).count();
            let full = Card::all()
                .all(|card| count(card) == usize::from(CARDS[usize::from(card.0)].count));
            whole(full, "OL-2.12")?;
        }
        if let Some(gods) = &self.olympos {
            whole(each_once(gods, God::all()), "OL-2.13")?;
        }
        Ok(())
    }
}

/// Whether a list holds each of these things once.
pub fn each_once<T: PartialEq>(list: &[T], all: impl Iterator<Item = T>) -> bool {
    let all: Vec<T> = all.collect();
    list.len() == all.len() && all.iter().all(|thing| list.contains(thing))
}

/// Exactly the territories that are closed with so many players (OL-2.7, OL-2.8, OL-13).
fn check_crosses(spaces: &[Space], table: &Table) -> Result<(), Refusal> {
    let closed: Territories = spaces
        .iter()
        .filter_map(|space| space.territory())
        .collect();
    if usize::from(closed.len()) != spaces.len() {
        return Err(Refusal::new(table.crosses_rule).case("deal"));
    }
    for resource in Resource::ALL {
        let of_kind = closed.and(Territories::of(resource));
        if of_kind.len() != table.crosses {
            return Err(Refusal::new(table.crosses_rule).case("deal"));
        }
        if of_kind.and(Territories::STARRED).len() > 1 {
            return Err(Refusal::new("OL-2.8").with("resource", Param::Id(resource.id())));
        }
    }
    Ok(())
}

pub fn specs() -> Vec<OptionSpec> {
    let choice = |id, rule, label, help, values: [(&str, Text); 2]| OptionSpec {
        id,
        label,
        help,
        rule: Rule(rule),
        advanced: false,
        default: json!(values[0].0),
        kind: OptionKind::Choice {
            values: values
                .map(|(value, label)| ChoiceValue {
                    value: json!(value),
                    label,
                })
                .to_vec(),
        },
    };
    vec![
        choice(
            "layout",
            "OL-2.2",
            Text::new("Development board", "Plateau de développement"),
            Text::new(
                "Where the discoveries and wonders lie: by lot, or as in the examples of the rules.",
                "La place des découvertes et des merveilles : au sort, ou comme dans les exemples des règles.",
            ),
            [
                ("random", Text::new("By lot", "Au sort")),
                (
                    "example",
                    Text::new("As in the examples", "Comme dans les exemples"),
                ),
            ],
        ),
        choice(
            "crosses",
            "OL-2.7",
            Text::new("Closed territories", "Territoires fermés"),
            Text::new(
                "Chosen by the player at the bottom of the starting pile, or by lot for a quick start.",
                "Choisis par le joueur du bas de la pile de départ, ou tirés au sort pour aller plus vite.",
            ),
            [
                ("player", Text::new("Chosen", "Choisis")),
                ("random", Text::new("By lot", "Au sort")),
            ],
        ),
        choice(
            "prestige",
            "OL-1.12",
            Text::new("Prestige points", "Points de prestige"),
            Text::new(
                "Face down, so that you have to remember what the others gained; or open to all.",
                "Face cachée, à chacun de retenir ce que les autres ont gagné ; ou visibles de tous.",
            ),
            [
                ("hidden", Text::new("Face down", "Face cachée")),
                ("open", Text::new("Open", "Visibles")),
            ],
        ),
        OptionSpec {
            id: "deal",
            label: Text::new("Prepared set-up", "Mise en place préparée"),
            help: Text::new(
                "For lessons: fixes the starting pile, the boards, the closed territories, the cubes or the order of the cards.",
                "Pour les leçons : fixe la pile de départ, les plateaux, les territoires fermés, les cubes ou l’ordre des cartes.",
            ),
            rule: Rule("OL-2.6"),
            advanced: true,
            default: Value::Null,
            kind: OptionKind::Object,
        },
    ]
}
