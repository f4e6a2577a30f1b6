//! Elimination, prevention, the end of the game (SD-E).

use super::data::{MISSILE_TOKENS, PORTAL_TOKENS};
use super::events::Event;
use super::map::{ByLand, Lands};
use super::options::{AtLimit, EndingOption};
use super::play::Play;
use super::score::{over_rule, result};
use super::state::{Doom, Ending, Phase, Stage, State};

impl State {
    /// Whether nothing is left of the doom; a missile is another matter (SD-E.1).
    pub fn doom_is_gone(&self) -> bool {
        let no_apocalytes = || self.apocalytes.0.iter().all(|&count| count == 0);
        match self.doom {
            Some(Doom::Zombies | Doom::Plague | Doom::Mutants) => no_apocalytes(),
            Some(Doom::Aliens) => self.mothership.is_none() && no_apocalytes(),
            Some(Doom::Demons) => self.portals.is_empty(),
            Some(Doom::Meteors) | None => false,
        }
    }
}

impl Play<'_> {
    /// The checks of SD-E.2. Says whether what was going on is over: the game, the apocalyte
    /// turn of a doom that is prevented, or the turn of a player without armies.
    pub fn check_end(&mut self) -> bool {
        self.check_end_after(false)
    }

    fn check_end_after(&mut self, missile_flies: bool) -> bool {
        self.eliminate();
        if self.state.alive.is_empty() {
            self.finish(Ending::HumanityLost);
            return true;
        }
        if !self.state.prevented && (missile_flies || self.state.doom_is_gone()) {
            self.prevent();
        }
        match (self.state.prevented, self.state.ending) {
            (true, EndingOption::Prevented) => self.finish(Ending::Prevented),
            (true, _) if self.state.alive.len() == 1 => self.finish(Ending::Domination),
            _ => {}
        }
        match self.state.phase {
            Phase::Over => true,
            Phase::Apocalypse => self.state.prevented,
            _ => !self
                .state
                .alive
                .contains(self.state.seat_of(self.state.slot)),
        }
    }

    fn eliminate(&mut self) {
        for seat in self.state.alive.iter() {
            if Lands::ALL
                .iter()
                .all(|land| self.state.armies[land][seat.index()] == 0)
            {
                self.state.alive = self.state.alive.without(seat);
                self.say("SD-E.6", || Event::Eliminated { seat });
            }
        }
    }

    /// The doom is over, and what is left of it leaves the map (SD-E.3).
    fn prevent(&mut self) {
        let state = &mut *self.state;
        state.prevented = true;
        state.apocalytes = ByLand::default();
        state.portals = Lands::NONE;
        state.mothership = None;
        state.march = None;
        if state.doom == Some(Doom::Mutants) {
            state.marked = Lands::NONE;
        }
        let round = state.round;
        let rule = match state.doom {
            Some(Doom::Plague) => "SD-P.20",
            Some(Doom::Mutants) => "SD-M.20",
            Some(Doom::Aliens) => "SD-A.16",
            Some(Doom::Demons) => "SD-D.16",
            Some(Doom::Meteors) => "SD-T.14",
            Some(Doom::Zombies) | None => "SD-Z.11",
        };
        self.say(rule, || Event::Prevented { round });
        Lands::ALL.iter().for_each(|land| self.update(land));
    }

    pub fn finish(&mut self, outcome: Ending) {
        let state = &mut *self.state;
        state.outcome = Some(outcome);
        state.phase = Phase::Over;
        state.stage = Stage::Idle;
        state.pending = None;
        state.combat = None;
        state.march = None;
        let state = *self.state;
        self.say(over_rule(outcome), || {
            Event::GameOver(result(&state).expect("the game is over"))
        });
    }

    /// After the last slot of the last round (SD-E.9).
    pub fn finish_at_limit(&mut self) {
        let state = &*self.state;
        let doomed = state.rules.at_limit == AtLimit::Doom || state.doom == Some(Doom::Meteors);
        self.finish(match (state.prevented, doomed) {
            (true, _) => Ending::DominationLimit,
            (false, true) => Ending::Doomed,
            (false, false) => Ending::Endured,
        });
    }

    /// Portals and missiles that were held for a full turn, and the checks at the start of a
    /// slot (SD-D.14, SD-T.12).
    pub fn settle_slot(&mut self) -> bool {
        let mut missile_flies = false;
        for land in Lands::ALL.iter() {
            let since = self.state.held[land];
            if since == 0 || self.state.clock() < since + self.state.slots() {
                continue;
            }
            self.state.held[land] = 0;
            let territory = land;
            match (self.state.doom, self.state.owner(land)) {
                (Some(Doom::Meteors), Some(seat)) => {
                    self.state.supplies[land] -= MISSILE_TOKENS;
                    missile_flies = true;
                    self.say("SD-T.12", || Event::MissileLaunched { territory, seat });
                }
                _ => {
                    self.state.supplies[land] -= PORTAL_TOKENS;
                    self.state.portals.remove(land);
                    self.say("SD-D.14", || Event::PortalClosed { territory });
                }
            }
        }
        self.check_end_after(missile_flies)
    }
}
