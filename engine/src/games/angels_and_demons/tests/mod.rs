//! What the rules of Angels & Demons promise, rule by rule.

mod archs;
mod cases;
mod choosing;
mod endgame;
mod ending;
mod fates;
mod knowledge;
mod options;
mod random_play;
mod setting_up;
mod turning_up;
mod values;

use super::AngelsAndDemons;
use super::state::State;
use crate::record::{SeatConfig, Start};
use crate::refusal::Failure;
use crate::seat::{Seat, Viewer};
use crate::session::{Session, to_json};
use serde_json::{Value, json};

/// A game played by hand. Seat 0 is the Angel unless the options say otherwise.
struct Play(Session<AngelsAndDemons>);

/// A new game with these options and seed 1.
fn game(options: Value) -> Play {
    try_game(options, 1).unwrap_or_else(|failure| panic!("{failure}"))
}

fn try_game(options: Value, seed: u64) -> Result<Play, Failure> {
    let options = crate::session::read(&options, "options")?;
    let seats = ["Ada", "Brahe"]
        .map(|name| SeatConfig {
            name: name.to_owned(),
            bot: None,
        })
        .to_vec();
    Session::start(options, seats, Start::seed(seed)).map(Play)
}

/// One round about `city` under `event`, or without events.
fn round(city: &str, event: Option<&str>) -> Play {
    match event {
        Some(event) => game(json!({ "cityOrder": [city], "eventOrder": [event] })),
        None => game(json!({ "cityOrder": [city], "events": false })),
    }
}

impl Play {
    fn play(mut self, seat: u8, mv: Value) -> Self {
        self.0
            .play(Seat(seat), crate::session::read(&mv, "move").unwrap())
            .unwrap_or_else(|failure| panic!("{mv}: {failure}"));
        self
    }

    /// Both cards of a round, the Angel's first: "7", "ruse".
    fn cards(self, angel: &str, demon: &str) -> Self {
        let angel_seat = self.state().angel_seat.0;
        self.commit(angel_seat, &format!("a-{angel}"))
            .commit(1 - angel_seat, &format!("d-{demon}"))
    }

    fn commit(self, seat: u8, card: &str) -> Self {
        self.play(seat, json!({ "type": "commit", "card": card }))
    }

    fn value(self, seat: u8, value: i32) -> Self {
        self.play(seat, json!({ "type": "chooseValue", "value": value }))
    }

    fn fate(self, seat: u8, fate: &str) -> Self {
        self.play(seat, json!({ "type": "chooseFate", "fate": fate }))
    }

    /// The rule that refuses the move.
    fn refused(&self, seat: u8, mv: Value) -> &'static str {
        let mv = crate::session::read(&mv, "move").unwrap();
        self.0
            .explain(Seat(seat), &mv)
            .expect("the move is refused")
            .rule
            .0
    }

    fn state(&self) -> &State {
        self.0.state()
    }

    /// A key of the full state.
    fn at(&self, key: &str) -> Value {
        to_json(&super::position::position(self.0.options(), self.state()))[key].clone()
    }

    fn scores(&self) -> [i32; 2] {
        [0, 1].map(|seat| super::score::score(self.state(), Seat(seat)))
    }

    fn view(&self, seat: Option<u8>) -> Value {
        to_json(&super::view::view(
            self.0.options(),
            self.state(),
            Viewer::from(seat.map(Seat)),
        ))
    }

    fn legal(&self, seat: u8) -> usize {
        self.0.legal_moves(Seat(seat)).len()
    }

    /// The events of the last move.
    fn events(&self) -> Vec<Value> {
        self.0
            .events_at(self.0.len())
            .unwrap()
            .iter()
            .map(to_json)
            .collect()
    }

    /// The last event of a type, anywhere in the game.
    fn event(&self, kind: &str) -> Value {
        let all =
            (0..=self.0.len()).flat_map(|ply| self.0.events_at(ply).unwrap().iter().map(to_json));
        all.rev()
            .find(|event| event["type"] == kind)
            .unwrap_or_else(|| panic!("no {kind}"))
    }
}

fn commit(card: &str) -> Value {
    json!({ "type": "commit", "card": card })
}

/// The lengths of the lists in a list.
fn sizes(value: &Value) -> Vec<usize> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|list| list.as_array().unwrap().len())
        .collect()
}
