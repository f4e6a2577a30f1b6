//! Positions built piece by piece.

use super::{Play, names};
use crate::record::{Start, Word};
use crate::session::Session;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A position in the making: the main turn of seat 0 in round 2.
pub struct Scene {
    position: Value,
    players: usize,
    lands: BTreeMap<&'static str, Map<String, Value>>,
    script: Vec<u32>,
}

/// Far from South America, where most scenes are set, every seat has an army.
const CORNERS: [&str; 5] = [
    "japan",
    "iceland",
    "madagascar",
    "eastern-australia",
    "alaska",
];

/// A scene in which every seat has an army in its corner, and the doom is out of the way in Ural.
pub fn scene(players: usize, doom: &str) -> Scene {
    let mut scene = empty(players, doom);
    for (seat, corner) in CORNERS[..players].iter().enumerate() {
        scene = scene.troops(seat, corner, 1);
    }
    match doom {
        "demons" => scene.portal("ural"),
        "meteors" => scene,
        "aliens" => scene.foes("ural", 1).mothership("ural"),
        _ => scene.foes("ural", 1),
    }
}

/// A scene with nothing on the map.
pub fn empty(players: usize, doom: &str) -> Scene {
    let supply_moves = if doom == "meteors" && players > 3 {
        1
    } else {
        2
    };
    Scene {
        position: json!({
            "game": "six-dooms", "players": players, "phase": "main", "round": 2, "slot": 1,
            "scenario": doom, "ending": "prevented", "options": { "scenario": doom },
            "borders": [], "broken": [], "cure": [],
            "turn": { "moves": 3, "supplyMoves": supply_moves },
        }),
        players,
        lands: BTreeMap::new(),
        script: Vec::new(),
    }
}

impl Scene {
    /// Sets a key of the position.
    pub fn set(mut self, key: &str, value: Value) -> Self {
        self.position[key] = value;
        self
    }

    pub fn option(mut self, key: &str, value: Value) -> Self {
        self.position["options"][key] = value;
        self
    }

    pub fn turn(mut self, key: &str, value: Value) -> Self {
        self.position["turn"][key] = value;
        self
    }

    /// The beginning of the turn.
    pub fn start(self) -> Self {
        self.set("phase", json!("start"))
    }

    /// The main turn of the last seat: when it ends, the doom strikes.
    pub fn last(self) -> Self {
        let players = self.players;
        self.set("slot", json!(players))
    }

    pub fn on(mut self, land: &'static str, key: &str, value: Value) -> Self {
        let here = self.lands.entry(land).or_default();
        here.insert(key.to_owned(), value);
        self
    }

    /// Armies by seat.
    pub fn land<const N: usize>(self, land: &'static str, armies: [u32; N]) -> Self {
        self.on(land, "armies", json!(armies.to_vec()))
    }

    /// Armies of one seat and of nobody else.
    pub fn troops(self, seat: usize, land: &'static str, count: u32) -> Self {
        let mut armies = vec![0; self.players];
        armies[seat] = count;
        self.on(land, "armies", json!(armies))
    }

    pub fn foes(self, land: &'static str, count: u32) -> Self {
        self.on(land, "apocalytes", json!(count))
    }

    pub fn supplies(self, land: &'static str, count: u32) -> Self {
        self.on(land, "supplies", json!(count))
    }

    pub fn hq(self, land: &'static str) -> Self {
        self.on(land, "hq", json!(true))
    }

    pub fn portal(self, land: &'static str) -> Self {
        self.on(land, "portal", json!(true))
    }

    pub fn mothership(self, land: &'static str) -> Self {
        self.on(land, "mothership", json!(true))
    }

    pub fn mark(self, land: &'static str, mark: &str) -> Self {
        self.on(land, "mark", json!(mark))
    }

    /// Removes everything from the territory.
    pub fn without(mut self, land: &str) -> Self {
        self.lands.remove(land);
        self
    }

    /// A barricade of this strength on the side of one of its ends.
    pub fn wall(mut self, border: &str, side: &str, strength: u32) -> Self {
        let wall = json!({ "id": border, "strength": strength, "side": side });
        self.position["borders"].as_array_mut().unwrap().push(wall);
        self
    }

    pub fn broken(mut self, border: &str, at: u32) -> Self {
        let wall = json!({ "id": border, "at": at });
        self.position["broken"].as_array_mut().unwrap().push(wall);
        self
    }

    /// What everybody allows everybody.
    pub fn permissions(self, level: &str) -> Self {
        self.option("permission", json!(level))
    }

    /// What one seat allows another; all others ask.
    pub fn permission(mut self, owner: usize, other: usize, level: &str) -> Self {
        if self.position["permissions"].is_null() {
            let level = |p: usize, q: usize| if p == q { Value::Null } else { json!("ask") };
            let row = |p| (0..self.players).map(|q| level(p, q)).collect::<Vec<_>>();
            self.position["permissions"] = json!((0..self.players).map(row).collect::<Vec<_>>());
        }
        self.position["permissions"][owner][other] = json!(level);
        self
    }

    /// A part of the cure, known to these; the first of them found it.
    pub fn part(mut self, known: &[u8]) -> Self {
        let part = json!({ "finder": known[0], "known": known });
        self.position["cure"].as_array_mut().unwrap().push(part);
        self
    }

    /// Three parts that this seat found.
    pub fn cured(self, seat: u8) -> Self {
        self.part(&[seat]).part(&[seat]).part(&[seat])
    }

    /// The faces of the dice to come.
    pub fn dice(mut self, faces: &[u32]) -> Self {
        self.script.extend(faces.iter().map(|face| face - 1));
        self
    }

    /// The place in its list of the thing picked next.
    pub fn pick(mut self, place: u32) -> Self {
        self.script.push(place);
        self
    }

    pub fn json(&self) -> Value {
        let mut position = self.position.clone();
        let land = |(id, here): (&&str, &Map<String, Value>)| {
            let mut here = here.clone();
            here.insert("id".to_owned(), json!(id));
            Value::Object(here)
        };
        position["territories"] = self.lands.iter().map(land).collect();
        position
    }

    pub fn play(self) -> Play {
        let start = Start::Position {
            position: self.json(),
            rng: Word(1),
            script: self.script,
        };
        let session = Session::start(Default::default(), names(self.players), start);
        Play(session.unwrap_or_else(|failure| panic!("{failure}")))
    }

    /// The last seat ends its turn, and the doom has its own.
    pub fn strike(self) -> Play {
        self.last().play().end()
    }
}
