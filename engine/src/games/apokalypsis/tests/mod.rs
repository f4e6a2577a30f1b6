//! What the rules of Apokalypsis promise, rule by rule.

mod actions;
mod bots;
mod cases;
mod ending;
mod events;
mod judging;
mod knowledge;
mod omens;
mod open;
mod positions;
mod previews;
mod random_play;
mod resampling;
mod setting_up;
mod terms;
mod undo;

use super::Apokalypsis;
use super::state::State;
use crate::record::{SeatConfig, Start};
use crate::refusal::Failure;
use crate::seat::{Seat, Viewer};
use crate::session::{Session, to_json};
use serde_json::{Value, json};

/// A game played by hand.
struct Play(Session<Apokalypsis>);

fn try_game(players: usize, options: Value, start: Start) -> Result<Play, Failure> {
    let options = crate::session::read(&options, "options")?;
    let seats = (0..players)
        .map(|seat| SeatConfig {
            name: format!("Player {seat}"),
            bot: None,
        })
        .collect();
    Session::start(options, seats, start).map(Play)
}

/// A new game as it comes.
fn game(players: usize, options: Value, seed: u64) -> Play {
    try_game(players, options, Start::seed(seed)).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Four players: Red, Yellow, Blue, Green. Four meeples each, two red ones beside the yellow one
/// on m6; nothing has sunk, no omen is played.
fn island() -> Value {
    json!({
        "bless": ["red", "yellow", "blue", "green"],
        "temples": ["i5", "m4", "c9", "c18"],
        "sea": [],
        "up": {
            "i1": ["red"], "i6": ["blue"], "m2": ["blue"], "m5": ["red"], "m6": ["red", "yellow"],
            "m7": ["green"], "m9": ["green"], "m10": ["yellow"], "c1": ["yellow"], "c3": ["green"],
            "c4": ["red"], "c6": ["blue"], "c12": ["green"], "c14": ["blue"], "c16": ["yellow"],
        },
        "hands": [["earthquake", "south"], ["storm", "north"], ["eruption", "east"], ["wave", "west"]],
    })
}

/// The island with some of its parts exchanged; Red begins.
fn try_prepared(options: Value, changes: Value) -> Result<Play, Failure> {
    let mut setup = island();
    for (key, value) in changes.as_object().unwrap() {
        setup[key] = value.clone();
    }
    let mut options = options;
    options["setup"] = setup;
    if options.get("firstSeat").is_none() {
        options["firstSeat"] = json!(0);
    }
    try_game(4, options, Start::seed(1))
}

fn prepared(options: Value, changes: Value) -> Play {
    try_prepared(options, changes).unwrap_or_else(|failure| panic!("{failure}"))
}

/// The rule by which a prepared start is refused.
fn refused_start(options: Value, changes: Value) -> &'static str {
    match try_prepared(options, changes) {
        Err(Failure::Refusal(refusal)) => refusal.rule.0,
        Err(Failure::Error(error)) => panic!("{error}"),
        Ok(_) => panic!("the start is accepted"),
    }
}

/// The usual meeples with some spaces exchanged; null empties a space.
fn people(changes: Value) -> Value {
    let mut up = island()["up"].clone();
    for (space, colors) in changes.as_object().unwrap() {
        if colors.is_null() {
            up.as_object_mut().unwrap().remove(space);
        } else {
            up[space] = colors.clone();
        }
    }
    up
}

/// Omens of the pile, played in turn by the seats before Red.
fn pile(cards: &[&str]) -> Value {
    let entry = |(index, card): (usize, &&str)| json!({ "card": card, "by": 1 + index % 3 });
    cards.iter().enumerate().map(entry).collect()
}

fn omen(play: &str, back: Option<&str>) -> Value {
    json!({ "type": "omen", "play": play, "return": back })
}

fn step(from: &str, to: &str) -> Value {
    json!({ "type": "move", "from": from, "to": to })
}

fn rescue(by: &str, from: &str, color: &str) -> Value {
    json!({ "type": "rescue", "by": by, "from": from, "color": color })
}

fn push(from: &str, color: &str, to: &str) -> Value {
    json!({ "type": "push", "from": from, "color": color, "to": to })
}

fn pass() -> Value {
    json!({ "type": "pass" })
}

fn declare(reveal: bool) -> Value {
    json!({ "type": "declare", "reveal": reveal })
}

fn trigger(what: &str, place: &str, will: Option<&str>) -> Value {
    json!({ "type": "trigger", "what": what, "where": place, "will": will })
}

impl Play {
    fn seat(&self) -> Seat {
        self.state().turn.seat
    }

    /// A move of the active seat.
    fn play(mut self, mv: Value) -> Self {
        let seat = self.seat();
        let read = crate::session::read(&mv, "move").unwrap();
        self.0
            .play(seat, read)
            .unwrap_or_else(|failure| panic!("{mv}: {failure}"));
        self
    }

    /// The active seat plays one card, returns the other and passes.
    fn turn(self, play: &str) -> Self {
        self.omen(play).play(pass())
    }

    /// The active seat plays one card and returns the other.
    fn omen(self, play: &str) -> Self {
        let listed = self.legal().into_iter();
        let mv = listed.into_iter().find(|mv| mv["play"] == play);
        self.play(mv.unwrap_or_else(|| panic!("{play} is not in hand")))
    }

    /// Any omen, to come to the action phase.
    fn play_first_omen(self) -> Self {
        let mv = self.legal()[0].clone();
        self.play(mv)
    }

    /// The rule that refuses a move of the active seat.
    fn refused(&self, mv: Value) -> &'static str {
        self.refused_to(self.seat().0, mv)
    }

    fn refused_to(&self, seat: u8, mv: Value) -> &'static str {
        let read = crate::session::read(&mv, "move").unwrap();
        let explained = self.0.explain(Seat(seat), &read);
        explained.unwrap_or_else(|| panic!("{mv} is legal")).rule.0
    }

    fn legal(&self) -> Vec<Value> {
        self.0
            .legal_moves(self.seat())
            .iter()
            .map(to_json)
            .collect()
    }

    fn allows(&self, mv: &Value) -> bool {
        self.legal().contains(mv)
    }

    fn state(&self) -> &State {
        self.0.state()
    }

    /// A place of the full state by its path; `scores.…` are the present points.
    fn at(&self, path: &str) -> Value {
        let mut position = to_json(&super::position::position(self.0.options(), self.state()));
        let scores = self
            .state()
            .seats()
            .map(|seat| super::score::score(self.state(), seat));
        position["scores"] = scores.map(|score| to_json(&score)).collect();
        walk(&position, path)
    }

    fn up(&self, space: &str) -> Value {
        self.at(&format!("board.{space}.up"))
    }

    fn down(&self, space: &str) -> Value {
        self.at(&format!("board.{space}.down"))
    }

    fn terrain(&self, space: &str) -> Value {
        self.at(&format!("board.{space}.terrain"))
    }

    fn view(&self, seat: Option<u8>) -> Value {
        to_json(&super::view::view(
            self.0.options(),
            self.state(),
            Viewer::from(seat.map(Seat)),
        ))
    }

    /// The events of the last move, or of the set-up.
    fn events(&self) -> Vec<Value> {
        let events = self.0.events_at(self.0.len()).unwrap();
        events.iter().map(to_json).collect()
    }

    /// The types of the events of the last move.
    fn course(&self) -> Vec<String> {
        let types = self.events().into_iter().map(|event| event["type"].clone());
        types
            .map(|kind| kind.as_str().unwrap().to_owned())
            .collect()
    }

    fn told(&self, kind: &str) -> bool {
        self.course().iter().any(|told| told == kind)
    }

    /// The first event of a type in the last move.
    fn event(&self, kind: &str) -> Value {
        let events = self.events().into_iter();
        let mut found = events.filter(|event| event["type"] == kind);
        found
            .next()
            .unwrap_or_else(|| panic!("no {kind} in {:?}", self.course()))
    }
}

/// Follows a path of keys and indices.
fn walk(value: &Value, path: &str) -> Value {
    path.split('.')
        .fold(value.clone(), |value, key| match key.parse::<usize>() {
            Ok(index) => value[index].clone(),
            Err(_) => value[key].clone(),
        })
}
