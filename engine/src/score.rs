//! How a game stands and how it ended, in the same terms for every game.

use crate::refusal::Rule;
use crate::seat::Seat;
use serde::Serialize;

/// Where a game is: for the header, the list of saves and the chart of the scores.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    pub phase: &'static str,
    /// Counted from 1; 0 while the table is being set up.
    pub round: u32,
    /// The last round, if it is known.
    pub rounds: Option<u32>,
    /// By seat; null where the viewer may not know it.
    pub scores: Vec<Option<i32>>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Empty when nobody won.
    pub winners: Vec<Seat>,
    /// A word of the game's own, for example `death`.
    pub reason: &'static str,
    /// The rule that decided.
    pub rule: Rule,
    /// The final score step by step; points by seat.
    pub rows: Vec<ScoreRow>,
    pub totals: Vec<i32>,
}

/// One line of the final score.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoreRow {
    /// A word of the game's own, for example `cities`; the page knows its name.
    pub id: &'static str,
    pub rule: Rule,
    /// By seat; null where the line does not concern the seat.
    pub points: Vec<Option<i32>>,
    /// By seat, the things counted: ids of the catalogue; empty where there are none to show.
    pub items: Vec<Vec<&'static str>>,
}
