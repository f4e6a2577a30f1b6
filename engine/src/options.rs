//! Options that describe themselves, so that the form for a new game is made from the engine.

use crate::refusal::Rule;
use crate::text::Text;
use serde::Serialize;
use serde_json::Value;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OptionSpec {
    /// The key in the options object.
    pub id: &'static str,
    pub label: Text,
    /// One sentence on what it changes.
    pub help: Text,
    pub rule: Rule,
    /// Shown only to those who ask for more.
    pub advanced: bool,
    #[cfg_attr(feature = "tools", ts(type = "unknown"))]
    pub default: Value,
    pub kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum OptionKind {
    /// On or off.
    Toggle,
    /// One of a few values.
    Choice { values: Vec<ChoiceValue> },
    /// A seat, or one of a few other values.
    Seat { others: Vec<ChoiceValue> },
    /// A whole number.
    Number { min: i32, max: i32 },
    /// Null, or a list of different ids of one kind of the catalogue, in an order that counts.
    Order { of: &'static str, max: u32 },
    /// Null, or an object as the rulebook describes it.
    Object,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct ChoiceValue {
    #[cfg_attr(feature = "tools", ts(type = "unknown"))]
    pub value: Value,
    pub label: Text,
}
