//! What the rules of Demon Lords promise, rule by rule.

mod board;
mod bots;
mod cards;
mod combat;
mod desecration;
mod draft;
mod duels;
mod endings;
mod knowledge;
mod movement;
mod positions;
mod previews;
mod purchase;
mod refusals;
mod resource;
mod scene;
mod spawn;
mod turns;
mod world_events;

use super::DemonLords;
use super::map::Node;
use super::state::{Lord, State};
use crate::record::{SeatConfig, Start};
use crate::seat::{Seat, Viewer};
use crate::session::{Session, read, to_json};
use scene::{Scene, scene};
use serde_json::{Value, json};

/// A game played by hand, one move after the other.
struct Play(Session<DemonLords>);

fn names(players: usize) -> Vec<SeatConfig> {
    ["Ada", "Brahe", "Cleo", "Dara", "Eli"][..players]
        .iter()
        .map(|&name| SeatConfig {
            name: name.to_owned(),
            bot: None,
        })
        .collect()
}

/// A new game; the script holds the faces of the dice after the shuffle.
fn game(players: usize, options: Value) -> Play {
    let options = read(&options, "options").unwrap();
    Play(Session::start(options, names(players), Start::seed(1)).unwrap())
}

fn node(id: &str) -> Node {
    Node::from_id(id).unwrap()
}

impl Play {
    /// Whoever has to act makes the move.
    fn play(mut self, mv: Value) -> Self {
        let seat = self.to_act();
        self.0
            .play(Seat(seat), read(&mv, "move").unwrap())
            .unwrap_or_else(|failure| panic!("{mv}: {failure}"));
        self
    }

    fn roll(self) -> Self {
        self.play(json!({ "type": "roll" }))
    }

    fn end(self) -> Self {
        self.play(json!({ "type": "endPhase" }))
    }

    /// Ends phases until this one has come, rolling where that is asked.
    fn until(self, phase: &str) -> Self {
        let mut play = self;
        while play.phase() != phase {
            play = if play.phase() == "resource" {
                play.roll()
            } else {
                play.end()
            };
        }
        play
    }

    fn spawn(self, node: &str) -> Self {
        self.play(spawn(node))
    }

    fn buy(self, piece: &str, node: &str) -> Self {
        self.play(buy(piece, node))
    }

    fn march(self, from: &str, to: &str, count: i64) -> Self {
        self.play(march(from, to, count))
    }

    fn fly(self, to: &str) -> Self {
        self.play(fly(to))
    }

    fn fight(self, node: &str, defender: i64) -> Self {
        self.play(fight(node, defender))
    }

    fn duel(self, defender: i64) -> Self {
        self.play(duel(defender))
    }

    fn desecrate(self, node: &str) -> Self {
        self.play(desecrate(node, "avatar"))
    }

    fn retreat(self, node: &str) -> Self {
        self.play(json!({ "type": "retreat", "node": node }))
    }

    /// The rule that refuses the move of whoever has to act.
    fn refused(&self, mv: Value) -> &'static str {
        self.refused_to(self.to_act(), mv)
    }

    fn refused_to(&self, seat: u8, mv: Value) -> &'static str {
        let read = read(&mv, "move").unwrap();
        let refusal = self.0.explain(Seat(seat), &read);
        refusal.unwrap_or_else(|| panic!("{mv} is allowed")).rule.0
    }

    fn allows(&self, mv: Value) -> bool {
        let read = read(&mv, "move").unwrap();
        self.0.explain(Seat(self.to_act()), &read).is_none()
    }

    fn state(&self) -> &State {
        self.0.state()
    }

    fn to_act(&self) -> u8 {
        self.state().to_act().expect("somebody has to act").0
    }

    fn phase(&self) -> &'static str {
        self.state().phase.id()
    }

    fn lord(&self, seat: u8) -> &Lord {
        &self.state()[Seat(seat)]
    }

    fn souls(&self, seat: u8) -> u8 {
        self.lord(seat).hell
    }

    fn troops(&self, seat: u8, at: &str) -> u8 {
        self.lord(seat).troops(node(at))
    }

    fn avatar(&self, seat: u8) -> &'static str {
        self.lord(seat).avatar.expect("the Avatar is there").id()
    }

    fn card(&self) -> Option<&'static str> {
        self.state().event.map(|card| card.id())
    }

    /// A key of the full state.
    fn at(&self, key: &str) -> Value {
        to_json(&super::position::position(self.0.options(), self.state()))[key].clone()
    }

    fn view(&self, seat: Option<u8>) -> Value {
        let viewer = Viewer::from(seat.map(Seat));
        to_json(&super::view::view(self.0.options(), self.state(), viewer))
    }

    /// The legal moves of whoever has to act.
    fn legal(&self) -> Vec<Value> {
        let moves = self.0.legal_moves(Seat(self.to_act()));
        moves.iter().map(to_json).collect()
    }

    fn preview(&self, mv: Value) -> Value {
        let read = read(&mv, "move").unwrap();
        to_json(&super::preview::preview(
            self.state(),
            Seat(self.to_act()),
            &read,
        ))
    }

    /// The events of the last move, or of the setup.
    fn events(&self) -> Vec<Value> {
        let events = self.0.events_at(self.0.len()).unwrap();
        events.iter().map(to_json).collect()
    }

    /// Type and rule of the events of the last move.
    fn told(&self) -> Vec<(String, String)> {
        let word = |event: &Value, key: &str| event[key].as_str().unwrap().to_owned();
        let events = self.events();
        events
            .iter()
            .map(|event| (word(event, "type"), word(event, "rule")))
            .collect()
    }

    /// The events of one type of the last move.
    fn heard(&self, kind: &str) -> Vec<Value> {
        let mut events = self.events();
        events.retain(|event| event["type"] == kind);
        events
    }

    /// The only event of that type of the last move.
    fn event(&self, kind: &str) -> Value {
        let [event] = &self.heard(kind)[..] else {
            panic!("{kind} in {:?}", self.told())
        };
        event.clone()
    }
}

fn spawn(node: &str) -> Value {
    json!({ "type": "spawn", "node": node })
}

fn buy(piece: &str, node: &str) -> Value {
    json!({ "type": "buy", "piece": piece, "node": node })
}

fn march(from: &str, to: &str, count: i64) -> Value {
    json!({ "type": "moveTroops", "from": from, "to": to, "count": count })
}

fn fly(to: &str) -> Value {
    json!({ "type": "moveAvatar", "to": to })
}

fn fight(node: &str, defender: i64) -> Value {
    json!({ "type": "fight", "node": node, "defender": defender })
}

fn duel(defender: i64) -> Value {
    json!({ "type": "duel", "defender": defender })
}

fn desecrate(node: &str, with: &str) -> Value {
    json!({ "type": "desecrate", "node": node, "with": with })
}

fn end() -> Value {
    json!({ "type": "endPhase" })
}
