//! The one record of a game: save, share link, replay, bug report and test fixture.

use crate::chance::{word_from_hex, word_to_hex};
use crate::refusal::{ApiError, ErrorCode};
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The version of the record format that is written here.
pub const FORMAT: u32 = 1;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    /// Complete, defaults filled in.
    #[cfg_attr(feature = "tools", ts(type = "unknown"))]
    pub options: Value,
    pub seats: Vec<SeatConfig>,
    pub start: Start,
    pub moves: Vec<Played>,
    /// The game's own result, null while it goes on.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(type = "unknown"))]
    pub result: Value,
    /// The position after the last move: what is left to show if the moves no longer replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "tools", ts(optional, type = "unknown"))]
    pub snapshot: Option<Value>,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatConfig {
    pub name: String,
    /// The level of the computer player; null for a person.
    #[serde(default)]
    pub bot: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(untagged, deny_unknown_fields)]
pub enum Start {
    /// A new game; a script, if any, comes before the generator.
    Seed {
        seed: Word,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "tools", ts(optional, as = "Option<Vec<u32>>"))]
        script: Vec<u32>,
    },
    /// A position written by hand.
    Position {
        #[cfg_attr(feature = "tools", ts(type = "unknown"))]
        position: Value,
        /// The generator's word from there on.
        rng: Word,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "tools", ts(optional, as = "Option<Vec<u32>>"))]
        script: Vec<u32>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seat: Seat,
    #[serde(rename = "move")]
    #[cfg_attr(feature = "tools", ts(type = "unknown"))]
    pub mv: Value,
}

/// A 64-bit word, in JSON 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(type = "string"))]
pub struct Word(pub u64);

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&word_to_hex(self.0))
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        word_from_hex(&text)
            .map(Word)
            .ok_or_else(|| serde::de::Error::custom("a seed is 16 hex digits"))
    }
}

impl Record {
    /// Reads a record; one of a newer format is told apart from a broken one.
    pub fn read(value: Value) -> Result<Self, ApiError> {
        let format = value.get("format").and_then(Value::as_u64);
        if format.is_some_and(|format| format > u64::from(FORMAT)) {
            return Err(ApiError::new(
                ErrorCode::FutureFormat,
                "this record was written by a newer version",
            ));
        }
        if format != Some(u64::from(FORMAT)) {
            return Err(ApiError::malformed(
                "this is not a record of a game: it has no known format number",
            ));
        }
        let unreadable =
            |detail: &str| ApiError::malformed(format!("this record cannot be read: {detail}"));
        // Serde takes a list of values for an object.
        let mut lists = ["seats", "moves"]
            .into_iter()
            .filter_map(|key| value.get(key)?.as_array());
        if lists.any(|list| list.iter().any(Value::is_array)) {
            return Err(unreadable("a list stands where an object belongs"));
        }
        serde_json::from_value(value).map_err(|error| unreadable(&error.to_string()))
    }
}
