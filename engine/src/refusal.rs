//! The ways in which a request can fail. A [`Refusal`] is a player's wrong move and cites the
//! rule; an [`ApiError`] is a caller's mistake (malformed, unknown, stale); a panic is neither.

use crate::seat::Seat;
use crate::text::Lang;
use serde::Serialize;
use std::fmt;

/// The id of a rule, as in the rulebook: `AD-6.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a move is not allowed. The words stand in the rulebook beside the rule; the parameters
/// fill its gaps. Small and without allocation: bots ask for many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refusal {
    pub rule: Rule,
    /// Which of the rule's sentences fits, where it has several.
    pub case: &'static str,
    params: [Option<(&'static str, Param)>; 3],
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Param {
    Number(i32),
    /// Filled in by the player's name.
    Seat(Seat),
    /// Filled in by the name in the game's catalogue.
    Id(&'static str),
}

impl Refusal {
    pub const fn new(rule: &'static str) -> Self {
        Self {
            rule: Rule(rule),
            case: "",
            params: [None; 3],
        }
    }

    pub const fn case(self, case: &'static str) -> Self {
        Self { case, ..self }
    }

    /// At most three parameters.
    pub fn with(mut self, name: &'static str, param: Param) -> Self {
        let free = self.params.iter_mut().find(|slot| slot.is_none());
        *free.expect("a refusal has at most three parameters") = Some((name, param));
        self
    }

    pub fn params(&self) -> impl Iterator<Item = (&'static str, Param)> {
        self.params.into_iter().flatten()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {}", self.rule)
    }
}

/// A request that makes no sense, whoever makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct ApiError {
    pub code: ErrorCode,
    /// One English sentence for developers and bug reports.
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// Not of the form that is asked for.
    Malformed,
    UnknownGame,
    /// A number of players that the game does not have.
    WrongPlayers,
    /// A bot level that the game does not have.
    UnknownLevel,
    /// A ply, seat or version that is not there.
    OutOfRange,
    /// The record comes from a newer version of the format.
    FutureFormat,
    /// The record stops being playable at some move.
    BrokenRecord,
    /// The position breaks requirements; the detail lists all of them.
    BrokenPosition,
    /// A scripted result that its draw cannot have.
    BrokenScript,
    /// The move cannot be taken back.
    CannotUndo,
    /// Nobody has to act, or not this seat.
    NothingToChoose,
    /// The system gave no random seed.
    NoEntropy,
}

impl ApiError {
    pub fn new(code: ErrorCode, detail: impl fmt::Display) -> Self {
        Self {
            code,
            detail: detail.to_string(),
        }
    }

    pub fn malformed(detail: impl fmt::Display) -> Self {
        Self::new(ErrorCode::Malformed, detail)
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

impl std::error::Error for ApiError {}

/// A refusal with its sentence in every language: what a person is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Explained {
    pub rule: Rule,
    pub text: Sentence,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Sentence {
    pub en: String,
    pub fr: String,
}

impl Sentence {
    pub fn build(word: impl Fn(Lang) -> String) -> Self {
        Self {
            en: word(Lang::En),
            fr: word(Lang::Fr),
        }
    }
}

/// Any failure at the JSON door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Failure {
    Refusal(Explained),
    Error(ApiError),
}

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Self {
        Failure::Error(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Refusal(refusal) => write!(f, "{} ({})", refusal.text.en, refusal.rule),
            Failure::Error(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}
