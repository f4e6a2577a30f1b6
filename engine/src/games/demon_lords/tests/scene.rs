//! Positions built piece by piece.

use super::{Play, names};
use crate::record::{Start, Word};
use crate::session::Session;
use serde_json::{Map, Value, json};

/// A position in the making. The Avatars stand apart from each other in far corners until they
/// are put somewhere.
pub struct Scene {
    position: Value,
    script: Vec<u32>,
}

const CORNERS: [&str; 5] = ["alaska", "patagonia", "urals", "new-zealand", "iceland"];

/// A position of so many players in a phase of seat 0's first turn.
pub fn scene(players: usize, phase: &str) -> Scene {
    let seats: Vec<Value> = CORNERS[..players]
        .iter()
        .map(|corner| json!({ "avatar": corner }))
        .collect();
    let numbers = if phase == "resource" {
        json!([])
    } else {
        json!([1])
    };
    Scene {
        position: json!({
            "players": players, "phase": phase, "seats": seats, "brute": 0, "nodes": {},
            "options": {}, "turnState": { "numbers": numbers },
        }),
        script: Vec::new(),
    }
}

impl Scene {
    /// Sets a key of the position.
    pub fn set(mut self, key: &str, value: Value) -> Self {
        self.position[key] = value;
        self
    }

    pub fn brute(self, seat: u8) -> Self {
        self.set("brute", json!(seat))
    }

    pub fn option(mut self, key: &str, value: Value) -> Self {
        self.position["options"][key] = value;
        self
    }

    pub fn seat(mut self, seat: usize, key: &str, value: Value) -> Self {
        self.position["seats"][seat][key] = value;
        self
    }

    pub fn avatar(self, seat: usize, node: &str) -> Self {
        self.seat(seat, "avatar", json!(node))
    }

    pub fn souls(self, seat: usize, souls: u32) -> Self {
        self.seat(seat, "hell", json!(souls))
    }

    /// Troops by seat.
    pub fn troops<const N: usize>(self, node: &str, troops: [u32; N]) -> Self {
        self.on(node, "troops", json!(troops.to_vec()))
    }

    /// A Harvester with its garrison, and nobody else on the node.
    pub fn harvester(self, seat: usize, node: &str, garrison: u32) -> Self {
        let players = self.position["seats"].as_array().map_or(0, Vec::len);
        let mut troops = vec![0; players];
        troops[seat] = garrison;
        self.on(node, "harvester", json!(seat))
            .on(node, "troops", json!(troops))
    }

    pub fn portal(self, seat: usize, node: &str) -> Self {
        self.on(node, "portal", json!(seat))
    }

    fn on(mut self, node: &str, key: &str, value: Value) -> Self {
        let nodes = self.position["nodes"].as_object_mut().unwrap();
        let here = nodes
            .entry(node)
            .or_insert_with(|| Value::Object(Map::new()));
        here[key] = value;
        self
    }

    pub fn turn(mut self, key: &str, value: Value) -> Self {
        self.position["turnState"][key] = value;
        self
    }

    /// The card in effect, and the one on top of the deck.
    pub fn cards(self, event: &str, next: &str) -> Self {
        let others = crate::games::demon_lords::cards::CARDS
            .iter()
            .map(|card| card.id)
            .filter(|&id| id != event && id != next);
        let deck: Vec<&str> = std::iter::once(next).chain(others).collect();
        self.set("event", json!(event)).set("deck", json!(deck))
    }

    pub fn card(self, event: &str) -> Self {
        self.set("event", json!(event))
    }

    /// The faces of the dice to come.
    pub fn dice(mut self, faces: &[u32]) -> Self {
        self.script.extend(faces.iter().map(|face| face - 1));
        self
    }

    pub fn json(&self) -> Value {
        self.position.clone()
    }

    pub fn start(self) -> Play {
        let players = self.position["seats"].as_array().map_or(0, Vec::len);
        let start = Start::Position {
            position: self.position,
            rng: Word(1),
            script: self.script,
        };
        let session = Session::start(Default::default(), names(players), start);
        Play(session.unwrap_or_else(|failure| panic!("{failure}")))
    }
}
