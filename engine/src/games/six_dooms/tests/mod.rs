//! What the rules of Six Dooms promise, rule by rule.

mod aliens;
mod apocalytes;
mod attacks;
mod bots;
mod breaching;
mod chance;
mod closing;
mod cure;
mod demons;
mod duties;
mod endings;
mod headquarters;
mod losses;
mod meteors;
mod movement;
mod mutants;
mod odds;
mod opposing;
mod passing;
mod permission;
mod plague;
mod positions;
mod previews;
mod refusals;
mod scene;
mod setting_up;
mod territories;
mod time;
mod turns;
mod zombies;

use super::SixDooms;
use super::map::Territory;
use super::state::State;
use crate::record::{SeatConfig, Start, Word};
use crate::seat::Seat;
use crate::session::{Session, read, to_json};
use scene::{Scene, empty, scene};
use serde_json::{Value, json};

/// A game played by hand, one move after the other.
struct Play(Session<SixDooms>);

fn names(players: usize) -> Vec<SeatConfig> {
    ["Ada", "Brahe", "Cleo", "Dara", "Eli"][..players]
        .iter()
        .map(|&name| SeatConfig {
            name: name.to_owned(),
            bot: None,
        })
        .collect()
}

fn game(players: usize, options: Value) -> Play {
    scripted(players, options, &[])
}

/// A new game; the script holds what is drawn first.
fn scripted(players: usize, options: Value, script: &[u32]) -> Play {
    let start = Start::Seed {
        seed: Word(1),
        script: script.to_vec(),
    };
    let options = read(&options, "options").unwrap();
    Play(Session::start(options, names(players), start).unwrap())
}

fn land(id: &str) -> Territory {
    Territory::from_id(id).unwrap()
}

impl Play {
    /// Whoever has to act makes the move.
    fn play(mut self, mv: Value) -> Self {
        let seat = Seat(self.to_act());
        self.0
            .play(seat, read(&mv, "move").unwrap())
            .unwrap_or_else(|failure| panic!("{mv}: {failure}"));
        self
    }

    fn end(self) -> Self {
        self.play(end_turn())
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
        self.state().acting().expect("somebody has to act").0
    }

    fn is_over(&self) -> bool {
        self.state().outcome.is_some()
    }

    /// The type of the pending question, and who is asked.
    fn asked(&self) -> (String, u8) {
        let pending = self.at("pending");
        (word(&pending["type"]), self.to_act())
    }

    fn armies(&self, id: &str) -> Vec<u16> {
        let state = self.state();
        state.armies[land(id)][..state.players()].to_vec()
    }

    fn own(&self, seat: usize, id: &str) -> u16 {
        self.state().armies[land(id)][seat]
    }

    fn foes(&self, id: &str) -> u16 {
        self.state().apocalytes[land(id)]
    }

    fn supplies(&self, id: &str) -> u16 {
        self.state().supplies[land(id)]
    }

    fn owner(&self, id: &str) -> Option<u8> {
        self.state().owner(land(id)).map(|seat| seat.0)
    }

    /// The strength of the barricade between two territories, 0 where there is none.
    fn wall(&self, one: &str, other: &str) -> u8 {
        self.state().wall(land(one), land(other)).strength()
    }

    /// A key of the full state.
    fn at(&self, key: &str) -> Value {
        to_json(&super::position::view(self.state()))[key].clone()
    }

    fn legal(&self) -> Vec<Value> {
        let moves = self.0.legal_moves(Seat(self.to_act()));
        moves.iter().map(to_json).collect()
    }

    /// The legal moves of one type.
    fn listed(&self, kind: &str) -> Vec<Value> {
        let mut moves = self.legal();
        moves.retain(|mv| mv["type"] == kind);
        moves
    }

    fn preview(&self, mv: Value) -> Value {
        let read = read(&mv, "move").unwrap();
        let seat = Seat(self.to_act());
        to_json(&super::preview::preview(self.state(), seat, &read))
    }

    /// The events of the last move, or of the set-up.
    fn events(&self) -> Vec<Value> {
        let events = self.0.events_at(self.0.len()).unwrap();
        events.iter().map(to_json).collect()
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

    /// The rules that the events of one type cite, in order.
    fn rules(&self, kind: &str) -> Vec<String> {
        let events = self.heard(kind);
        events.iter().map(|event| word(&event["rule"])).collect()
    }

    /// The rule of the only event of that type.
    fn rule(&self, kind: &str) -> String {
        word(&self.event(kind)["rule"])
    }

    /// The types of the events of the last move.
    fn told(&self) -> Vec<String> {
        let events = self.events();
        events.iter().map(|event| word(&event["type"])).collect()
    }
}

fn word(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("{value} is no word"))
        .to_owned()
}

const DOOM: &str = "apocalytes";

fn attack(from: &str, to: &str, target: impl Into<Value>, dice: i64) -> Value {
    let target: Value = target.into();
    json!({ "type": "attack", "from": from, "to": to, "target": target, "dice": dice })
}

fn breach(from: &str, to: &str, dice: i64) -> Value {
    json!({ "type": "breach", "from": from, "to": to, "dice": dice })
}

fn go(from: &str, to: &str, count: i64) -> Value {
    json!({ "type": "move", "from": from, "to": to, "count": count, "supply": false })
}

/// A movement with a supply.
fn carry(from: &str, to: &str, count: i64) -> Value {
    json!({ "type": "move", "from": from, "to": to, "count": count, "supply": true })
}

fn close(from: &str, to: &str, supplies: i64) -> Value {
    json!({ "type": "closeBorder", "from": from, "to": to, "supplies": supplies })
}

fn research(from: &str, to: &str) -> Value {
    json!({ "type": "research", "from": from, "to": to })
}

fn strike_ship(territory: &str) -> Value {
    json!({ "type": "attackMothership", "territory": territory })
}

fn permit(grant: bool) -> Value {
    json!({ "type": "permit", "grant": grant, "remember": false })
}

fn permit_always(grant: bool) -> Value {
    json!({ "type": "permit", "grant": grant, "remember": true })
}

fn oppose(oppose: bool) -> Value {
    json!({ "type": "oppose", "oppose": oppose })
}

fn barricade(strong: bool) -> Value {
    json!({ "type": "barricade", "strong": strong })
}

fn defend(dice: i64) -> Value {
    json!({ "type": "defend", "dice": dice })
}

fn reroll(reroll: bool) -> Value {
    json!({ "type": "reroll", "reroll": reroll })
}

fn advance(count: i64) -> Value {
    json!({ "type": "advance", "count": count })
}

fn place(territory: &str, count: i64) -> Value {
    json!({ "type": "place", "territory": territory, "count": count })
}

fn end_turn() -> Value {
    json!({ "type": "endTurn" })
}

fn reinforce() -> Value {
    json!({ "type": "reinforce" })
}

fn prepare(territory: &str) -> Value {
    json!({ "type": "prepare", "territory": territory })
}

fn rebuild(territory: &str) -> Value {
    json!({ "type": "rebuild", "territory": territory })
}

fn unwall(from: &str, to: &str) -> Value {
    json!({ "type": "removeBarricade", "from": from, "to": to })
}

fn order(order: &str, value: &str) -> Value {
    json!({ "type": "setOrder", "order": order, "value": value })
}

fn allow(seat: u8, level: &str) -> Value {
    json!({ "type": "setPermission", "seat": seat, "level": level })
}

fn share(seat: u8) -> Value {
    json!({ "type": "shareCure", "seat": seat })
}
