//! Slots, rounds and the turns of players (SD-1.5, SD-9).

use super::data::{METEOR_SUPPLY_MOVES, MOVES, SUPPLY_MOVES};
use super::events::Event;
use super::map::Territory;
use super::play::Play;
use super::state::{Doom, Force, Phase, Stage, State, Turn};
use crate::seat::Seat;

/// Calm territories for one army of reinforcements (SD-9.3).
const LANDS_FOR_AN_ARMY: u16 = 3;

impl State {
    /// The armies that Reinforce gives now (SD-9.3, SD-9.5).
    pub fn reinforcements(&self, seat: Seat) -> u16 {
        match self.calm_lands(seat).len() as u16 {
            0 => 0,
            calm => (calm / LANDS_FOR_AN_ARMY).max(1) + u16::from(self.rules.extra_armies),
        }
    }

    /// The movements of a turn that may carry a supply (SD-4.5, SD-T.10).
    pub fn supply_moves(&self) -> u8 {
        if self.is(Doom::Meteors) {
            METEOR_SUPPLY_MOVES.get(self.players())
        } else {
            SUPPLY_MOVES
        }
    }
}

impl Play<'_> {
    /// Runs on to the next decision of a player.
    pub fn go_on(&mut self) {
        while self.state.pending.is_none() {
            match self.state.phase {
                Phase::Apocalypse if self.state.prevented => self.next_slot(),
                Phase::Apocalypse => self.apocalypse_step(),
                // SD-9.12
                Phase::Start | Phase::Place | Phase::Main
                    if !self
                        .state
                        .alive
                        .contains(self.state.seat_of(self.state.slot)) =>
                {
                    self.next_slot()
                }
                _ => return,
            }
        }
    }

    pub fn next_slot(&mut self) {
        self.state.stage = Stage::Idle;
        self.state.combat = None;
        while self.state.phase != Phase::Over {
            if self.state.slot < self.state.players {
                self.state.slot += 1;
            } else if self.state.round < self.state.rules.round_limit.last(self.state.ending) {
                self.state.round += 1;
                self.state.slot = 0;
            } else {
                return self.finish_at_limit();
            }
            if self.begin_slot() {
                return;
            }
        }
    }

    /// Says whether anybody acts in this slot.
    fn begin_slot(&mut self) -> bool {
        let (round, slot) = (self.state.round, self.state.slot);
        for wall in &mut self.state.walls {
            wall.slot_begins(slot);
        }
        if slot == 0 {
            self.state.phase = Phase::Apocalypse;
            self.say("SD-1.5", || Event::RoundBegan { round });
        } else {
            self.state.phase = Phase::Start;
        }
        // A doom that is prevented has no more turns, nor have the eliminated.
        if self.settle_slot() {
            return self.state.phase == Phase::Over;
        }
        if slot == 0 {
            self.say("SD-7.1", || Event::ApocalypseTurn { round });
            self.begin_apocalypse();
        } else {
            self.begin_turn(self.state.seat_of(slot));
        }
        true
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.stage = Stage::Turn(Turn {
            moves: MOVES,
            supply_moves: self.state.supply_moves(),
            ..Turn::default()
        });
        let round = self.state.round;
        self.say("SD-9.1", || Event::TurnBegan { seat, round });
    }

    pub fn end_turn(&mut self, seat: Seat) {
        self.say("SD-9.10", || Event::TurnEnded { seat });
        self.next_slot();
    }

    pub fn reinforce(&mut self, seat: Seat) {
        let count = self.state.reinforcements(seat);
        let rule = if count == 0 { "SD-9.5" } else { "SD-9.3" };
        self.say(rule, || Event::Reinforcements { seat, count });
        self.state.turn_mut().place = count;
        self.state.phase = if count > 0 { Phase::Place } else { Phase::Main };
    }

    pub fn place(&mut self, seat: Seat, territory: Territory, count: u16) {
        self.add(territory, Force::Player(seat), count);
        self.say("SD-9.4", || Event::ArmiesPlaced {
            seat,
            territory,
            count,
        });
        self.update(territory);
        let turn = self.state.turn_mut();
        turn.place -= count;
        if turn.place == 0 {
            self.state.phase = Phase::Main;
        }
    }

    pub fn prepare(&mut self, seat: Seat, territory: Territory) {
        let supplies = &mut self.state.supplies[territory];
        *supplies = supplies.saturating_add(1);
        self.say("SD-9.6", || Event::SupplyMade { seat, territory });
        self.update(territory);
        self.state.phase = Phase::Main;
    }

    pub fn rebuild(&mut self, seat: Seat, territory: Territory) {
        self.state.supplies[territory] -= 1;
        self.state.headquarters.insert(territory);
        self.say("SD-9.7", || Event::HqRebuilt { seat, territory });
        self.update(territory);
        self.state.phase = Phase::Main;
    }
}
