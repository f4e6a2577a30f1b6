//! The contract that every game fulfils.

use crate::bots::Level;
use crate::chance::Chance;
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A type that crosses the JSON door and has a TypeScript twin.
#[cfg(feature = "tools")]
pub trait Json: Serialize + ts_rs::TS + 'static {}
#[cfg(feature = "tools")]
impl<T: Serialize + ts_rs::TS + 'static> Json for T {}
#[cfg(not(feature = "tools"))]
pub trait Json: Serialize + 'static {}
#[cfg(not(feature = "tools"))]
impl<T: Serialize + 'static> Json for T {}

/// The rules of one game.
///
/// What callers may rely on:
/// - `legal_moves` lists exactly what `check` accepts (see [`Game::lists`] for the one
///   exception), each move once, and everybody in `to_act` has a move until `outcome` is there.
/// - `apply` is called only with moves that `check` accepts, never fails, and is the only place
///   where events and chance come from.
/// - What `view`, `redact`, `legal_moves` and `preview` tell a viewer is the same for every
///   state that `resample` may give for that viewer.
/// - Two states are equal exactly if their positions are, as JSON.
pub trait Game: Sized + Send + Sync + 'static {
    type Options: Json + Clone + PartialEq + Debug + DeserializeOwned + Default;
    /// Small and flat; a clone is a copy.
    type State: Clone + PartialEq + Debug + Send + Sync;
    type Move: Json + Copy + PartialEq + Debug + DeserializeOwned;
    type Event: Json + Clone + PartialEq + Debug;
    type View: Json + PartialEq + Debug;
    type Preview: Json + PartialEq + Debug;
    /// The full state in readable JSON with ids: the all-seeing view, and what a person writes
    /// by hand for a lesson or a bug report.
    type Position: Json + DeserializeOwned;

    const ABOUT: About;
    /// Whether the full state leaves the options beside it; a position always holds them.
    const OPTIONS_APART: bool = false;

    /// The options for this number of players.
    fn options(players: usize) -> Vec<OptionSpec>;
    /// Every named thing of the game, in the order of its data.
    fn catalogue() -> Vec<Entry>;
    /// The computer players, weakest first.
    fn levels() -> Vec<Level<Self>>;

    /// Fills in and checks the options. The number of players is within `ABOUT.players`.
    fn resolve(options: Self::Options, players: usize) -> Result<Self::Options, Refusal>;
    /// Whether a game with these resolved options may go on for ever.
    fn endless(_options: &Self::Options) -> bool {
        false
    }
    /// A new game with resolved options.
    fn setup(
        options: &Self::Options,
        players: usize,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, Refusal>;
    fn players(state: &Self::State) -> usize;

    /// The seats that may act now: several where choices are simultaneous, none after the end.
    fn to_act(state: &Self::State) -> Seats;
    /// Appends the moves of `seat`; nothing if it is not to act.
    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);
    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;
    /// Whether a list of legal moves stands for this move. A game that thins out long lists of
    /// counts says here which counts a listed one stands for.
    fn lists(_state: &Self::State, _seat: Seat, mv: &Self::Move, listed: &[Self::Move]) -> bool {
        listed.contains(mv)
    }
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    );
    /// Why this move cannot be taken back, by the rule that says what it revealed; `None` if
    /// nobody learnt anything from it.
    fn undo_stop(
        before: &Self::State,
        seat: Seat,
        mv: &Self::Move,
        after: &Self::State,
    ) -> Option<Rule>;

    /// What the viewer may see, built field by field.
    fn view(options: &Self::Options, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as the viewer may hear it; `None` if it is not for these ears. `state` is the
    /// one after the move.
    fn redact(
        state: &Self::State,
        event: &Cited<Self::Event>,
        viewer: Viewer,
    ) -> Option<Cited<Self::Event>>;
    /// Whether an event shows those who hear it what the state no longer keeps for them, like
    /// cards that are revealed and shuffled back.
    fn shows(_event: &Self::Event) -> bool {
        false
    }
    /// Another state that the viewer cannot tell apart from this one, evenly drawn from what is
    /// hidden. It depends on what the viewer knows and on chance alone: the same for every state
    /// that the viewer cannot tell apart.
    fn resample(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;
    /// The seats that know something an onlooker does not: where two of them share a screen, it
    /// is covered before it changes hands.
    fn secretive(state: &Self::State) -> Seats;
    /// What a legal move would cost, gain and lead to, as far as its seat may know.
    fn preview(state: &Self::State, seat: Seat, mv: &Self::Move) -> Self::Preview;

    fn standing(state: &Self::State, viewer: Viewer) -> Standing;
    fn outcome(state: &Self::State) -> Option<Outcome>;

    fn position(options: &Self::Options, state: &Self::State) -> Self::Position;
    /// The game's own result for its record, null while it goes on: part of the position, which is
    /// given as JSON, unless the game keeps it apart.
    fn result(_state: &Self::State, position: &Value) -> Value {
        position.get("result").cloned().unwrap_or(Value::Null)
    }
    /// Reads a position written by hand, and reports every requirement that it breaks.
    fn from_position(position: Self::Position) -> Result<Loaded<Self>, Vec<Broken>>;
}

/// What a game says of itself before one is played.
pub struct About {
    pub id: &'static str,
    /// The two letters of its rule ids.
    pub prefix: &'static str,
    pub title: Text,
    pub players: RangeInclusive<usize>,
    pub minutes: RangeInclusive<u32>,
    /// Bumped when the same moves may lead to another state than before.
    pub rules_version: u32,
    pub rulebook: fn(Lang) -> &'static str,
    /// What of the catalogue a reference lists, in its order.
    pub reference: &'static [Heading],
    /// No game is longer than this many moves, whatever is played, unless it is endless.
    pub longest: usize,
    /// Whether anything is ever hidden from anybody.
    pub hides: bool,
    /// The requirement that a position breaks by not having the form of one.
    pub form: &'static str,
}

/// A position that could be read.
pub struct Loaded<G: Game> {
    pub options: G::Options,
    pub state: G::State,
    /// Oddities that a lesson may want all the same.
    pub warnings: Vec<Broken>,
}

/// A requirement of a position that does not hold, by its number in the game's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Broken {
    pub requirement: &'static str,
    /// One English sentence for whoever wrote the position.
    pub detail: String,
}

/// Something that happened, with the rule to cite for it and others that had a part in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Cited<E> {
    #[serde(flatten)]
    pub event: E,
    pub rule: Rule,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "tools", ts(optional, as = "Option<Vec<Rule>>"))]
    pub also: Vec<Rule>,
}

/// Hears the events of a move, or does not listen; then they are never made.
pub struct Log<E> {
    events: Option<Vec<Cited<E>>>,
}

impl<E> Log<E> {
    pub fn listening() -> Self {
        Self {
            events: Some(Vec::new()),
        }
    }

    pub fn deaf() -> Self {
        Self { events: None }
    }

    /// `rules`: the one to cite, then the others.
    pub fn say<const N: usize>(&mut self, rules: [&'static str; N], event: impl FnOnce() -> E) {
        self.say_all(|| (rules.map(Rule).to_vec(), event()));
    }

    /// For events whose list of rules depends on what happened.
    pub fn say_all(&mut self, event: impl FnOnce() -> (Vec<Rule>, E)) {
        if let Some(events) = &mut self.events {
            let (mut rules, event) = event();
            let rule = rules.remove(0);
            events.push(Cited {
                event,
                rule,
                also: rules,
            });
        }
    }

    pub fn into_events(self) -> Vec<Cited<E>> {
        self.events.unwrap_or_default()
    }
}
