//! Moves, questions and what was told, for the tests of the rules.

use super::*;
use crate::games::olympos::score::score;
use crate::games::olympos::state::Phase;

impl Table {
    /// Plays a move that must be allowed, in a position that must be possible.
    pub fn play(mut self, seat: u8, mv: Value) -> Self {
        self.assert_possible();
        let play = read(&mv, "move").unwrap_or_else(|error| panic!("{mv}: {error}"));
        if let Err(refusal) = Olympos::check(&self.state, Seat(seat), &play) {
            panic!("{mv} is {refusal} ({})", refusal.case);
        }
        let mut log = Log::listening();
        Olympos::apply(
            &mut self.state,
            Seat(seat),
            play,
            &mut self.chance,
            &mut log,
        );
        self.events = log.into_events().iter().map(to_json).collect();
        self.assert_possible();
        self
    }

    /// The only move from there to there: a new settler or the one on top that is the seat's own.
    pub fn expand(self, seat: u8, from: &str, to: &str) -> Self {
        let mv = self
            .expansion(seat, from, to)
            .expect("such a move is listed");
        self.play(seat, mv)
    }

    pub fn expansion(&self, seat: u8, from: &str, to: &str) -> Option<Value> {
        let wanted = |mv: &Value| mv["type"] == "expand" && mv["from"] == from && mv["to"] == to;
        self.legal(seat).into_iter().rev().find(wanted)
    }

    /// What it costs, if it is listed.
    pub fn cost(&self, seat: u8, from: &str, to: &str) -> Option<u64> {
        self.expansion(seat, from, to)?["cost"].as_u64()
    }

    /// The discovery as listed, with the first choice of cubes and tiles.
    pub fn discover(self, seat: u8, slot: &str) -> Self {
        let mv = self.discoveries(seat, slot).into_iter().next();
        self.play(seat, mv.expect("such a move is listed"))
    }

    pub fn discoveries(&self, seat: u8, slot: &str) -> Vec<Value> {
        let wanted = |mv: &Value| mv["type"] == "discover" && mv["slot"] == slot;
        self.legal(seat).into_iter().filter(wanted).collect()
    }

    pub fn bonus(self, seat: u8, index: u8) -> Self {
        self.play(seat, json!({ "type": "bonus", "index": index }))
    }

    pub fn play_card(self, seat: u8, card: &str) -> Self {
        self.play(seat, json!({ "type": "playDestiny", "card": card }))
    }

    pub fn end_turn(self, seat: u8) -> Self {
        self.play(seat, json!({ "type": "endTurn" }))
    }

    pub fn favour(self, seat: u8, count: u8) -> Self {
        self.play(seat, json!({ "type": "favour", "count": count }))
    }

    pub fn pass(self, seat: u8) -> Self {
        self.play(seat, json!({ "type": "pass" }))
    }

    /// Plays no more cards: ends the turn and declines to play Favour cards as long as that is
    /// asked. What is told piles up.
    pub fn quietly(mut self) -> Self {
        loop {
            let mv = match self.state.phase {
                Phase::After => json!({ "type": "endTurn" }),
                Phase::Favour => json!({ "type": "favour", "count": 0 }),
                _ => return self,
            };
            let seat = self.state.to_act.expect("somebody is asked");
            let told = std::mem::take(&mut self.events);
            self = self.play(seat.0, mv);
            self.events.splice(0..0, told);
        }
    }

    pub fn legal(&self, seat: u8) -> Vec<Value> {
        let mut moves = Vec::new();
        Olympos::legal_moves(&self.state, Seat(seat), &mut moves);
        moves.iter().map(to_json).collect()
    }

    /// The legal moves of one type.
    pub fn of_type(&self, seat: u8, kind: &str) -> Vec<Value> {
        let wanted = |mv: &Value| mv["type"] == kind;
        self.legal(seat).into_iter().filter(wanted).collect()
    }

    /// The rule that refuses the move, and its case.
    pub fn refused(&self, seat: u8, mv: Value) -> (&'static str, &'static str) {
        let mv = read(&mv, "move").expect("a well-formed move");
        let refusal = Olympos::check(&self.state, Seat(seat), &mv);
        let refusal = refusal.expect_err("the move is refused");
        (refusal.rule.0, refusal.case)
    }

    /// The events of one type that the last move led to.
    pub fn told(&self, kind: &str) -> Vec<Value> {
        let wanted = |event: &&Value| event["type"] == kind;
        self.events.iter().filter(wanted).cloned().collect()
    }

    /// The types of all events that the last move led to.
    pub fn types(&self) -> Vec<&str> {
        let types = self.events.iter().map(|event| event["type"].as_str());
        types.flatten().collect()
    }

    pub fn json(&self) -> Value {
        to_json(&Olympos::position(&self.options, &self.state))
    }

    pub fn stack(&self, space: &str) -> Vec<u8> {
        let stack = self.state.settlers.stack(territory(space));
        stack.iter().map(|seat| seat.0).collect()
    }

    pub fn score(&self, seat: u8) -> Value {
        to_json(&score(&self.state, Seat(seat)))
    }

    /// Every requirement of a position holds, but for what a lesson may go without.
    pub fn assert_possible(&self) {
        let loaded = crate::session::check_position::<Olympos>(&self.json());
        let loaded = loaded.unwrap_or_else(|broken| panic!("{broken:?}"));
        assert_eq!(loaded.state, self.state);
    }
}

/// Seat 0 passes the first Zeus space and turns up this god; nobody plays a Favour card. All
/// start on space 9 and seat 0 ends on 12, in Chalcidice.
pub fn visited_by(god: &'static str, table: Table) -> Table {
    let n = table.state.players();
    let table = table.next_gods(&[god]).at(&[9; 5][..n]).turn(0);
    table.expand(0, "new", "chalcidice").quietly()
}

/// A `markerMoved` event without its rule.
pub fn marker_moved(seat: u8, from: u8, to: u8) -> Value {
    json!({ "type": "markerMoved", "seat": seat, "from": from, "to": to, "rule": "OL-3.5" })
}
