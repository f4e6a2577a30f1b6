//! What can be settled before a game (AD-11).

use super::data::{City, EventCard};
use crate::options::{ChoiceValue, OptionKind, OptionSpec};
use crate::refusal::{Param, Refusal, Rule};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    #[cfg_attr(feature = "tools", ts(type = "0 | 1 | \"random\""))]
    pub angel_seat: AngelSeat,
    pub events: bool,
    pub archs: bool,
    pub open_piles: bool,
    pub city_order: Option<Vec<String>>,
    pub event_order: Option<Vec<String>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            angel_seat: AngelSeat::Given(0),
            events: true,
            archs: true,
            open_piles: true,
            city_order: None,
            event_order: None,
        }
    }
}

/// Who leads the Angels. Any JSON can be read, so that a wrong value is refused by its rule.
#[derive(Clone, Debug, PartialEq)]
pub enum AngelSeat {
    Given(u8),
    Random,
    Other(Value),
}

impl AngelSeat {
    /// The seat, unless it is drawn by lot.
    pub fn unwrap_or_else(&self, draw: impl FnOnce() -> Seat) -> Seat {
        match self {
            AngelSeat::Given(seat) => Seat(*seat),
            _ => draw(),
        }
    }
}

impl Serialize for AngelSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            AngelSeat::Given(seat) => seat.serialize(serializer),
            AngelSeat::Random => "random".serialize(serializer),
            AngelSeat::Other(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for AngelSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Ok(match (value.as_u64(), value.as_str()) {
            (Some(seat @ 0..=1), _) => AngelSeat::Given(seat as u8),
            (_, Some("random")) => AngelSeat::Random,
            _ => AngelSeat::Other(value),
        })
    }
}

impl Options {
    pub fn check(&self) -> Result<(), Refusal> {
        if matches!(self.angel_seat, AngelSeat::Other(_)) {
            return Err(Refusal::new("AD-11.3"));
        }
        check_order(&self.city_order, |id| City::from_id(id).map(City::id))?;
        check_order(&self.event_order, |id| {
            EventCard::from_id(id).map(EventCard::id)
        })
    }

    pub fn cities(&self) -> impl Iterator<Item = City> {
        self.city_order
            .iter()
            .flatten()
            .filter_map(|id| City::from_id(id))
    }

    pub fn event_cards(&self) -> impl Iterator<Item = EventCard> {
        self.event_order
            .iter()
            .flatten()
            .filter_map(|id| EventCard::from_id(id))
    }
}

fn check_order(
    order: &Option<Vec<String>>,
    known: impl Fn(&str) -> Option<&'static str>,
) -> Result<(), Refusal> {
    let mut seen = Vec::new();
    for id in order.iter().flatten() {
        let id = known(id).ok_or(Refusal::new("AD-11.4").case("unknown"))?;
        if seen.contains(&id) {
            return Err(Refusal::new("AD-11.4")
                .case("repeated")
                .with("id", Param::Id(id)));
        }
        seen.push(id);
    }
    Ok(())
}

pub fn specs() -> Vec<OptionSpec> {
    let toggle = |id, rule, label, help| OptionSpec {
        id,
        label,
        help,
        rule: Rule(rule),
        advanced: false,
        default: json!(true),
        kind: OptionKind::Toggle,
    };
    let order = |id, of, label, help| OptionSpec {
        id,
        label,
        help,
        rule: Rule("AD-11.4"),
        advanced: true,
        default: Value::Null,
        kind: OptionKind::Order { of, max: 10 },
    };
    vec![
        OptionSpec {
            id: "angelSeat",
            label: Text::new("Who leads the Angels", "Qui mène les Anges"),
            help: Text::new(
                "The sides hold the same cards and differ in scoring; the Demon wins level scores.",
                "Les deux camps ont les mêmes cartes mais marquent autrement ; à égalité, le Démon gagne.",
            ),
            rule: Rule("AD-11.3"),
            advanced: false,
            default: json!(0),
            kind: OptionKind::Seat {
                others: vec![ChoiceValue {
                    value: json!("random"),
                    label: Text::new("By lot", "Au sort"),
                }],
            },
        },
        toggle(
            "events",
            "AD-11.1",
            Text::new("Event cards", "Cartes Événement"),
            Text::new(
                "Each city is fought over under one event. Off: a first lesson without them.",
                "Chaque ville se joue sous un événement. Sans : une première leçon plus simple.",
            ),
        ),
        toggle(
            "archs",
            "AD-11.2",
            Text::new("Arch cards", "Cartes Archi"),
            Text::new(
                "Ruse, Death and War, one per game each. Off: numbers 1 to 9 only.",
                "Ruse, Mort et Guerre, une seule par partie et par camp. Sans : les nombres 1 à 9 seulement.",
            ),
        ),
        toggle(
            "openPiles",
            "AD-10.4",
            Text::new("Open piles", "Piles ouvertes"),
            Text::new(
                "Won cities and scores are shown to all. Off: as at the table, each sees only their own.",
                "Villes gagnées et scores sont visibles de tous. Sans : comme à table, chacun ne voit que les siens.",
            ),
        ),
        order(
            "cityOrder",
            "city",
            Text::new("First cities", "Premières villes"),
            Text::new(
                "These cities come first, in this order; the others are shuffled behind them.",
                "Ces villes viennent d’abord, dans cet ordre ; les autres sont mélangées derrière.",
            ),
        ),
        order(
            "eventOrder",
            "event",
            Text::new("First events", "Premiers événements"),
            Text::new(
                "These events come first, in this order; the others are shuffled behind them.",
                "Ces événements viennent d’abord, dans cet ordre ; les autres sont mélangés derrière.",
            ),
        ),
    ]
}
