//! The plague (SD-P).

use super::draw;
use crate::games::six_dooms::events::Event;
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::State;

pub fn set_up(play: &mut Play) {
    for land in draw::<1>(play) {
        play.place_apocalytes("SD-P.1", land, 1);
    }
}

pub fn end(play: &mut Play) -> bool {
    spread(play);
    if play.check_end() {
        return true;
    }
    if play.state.round > 1 {
        die_off(play);
        return play.check_end();
    }
    false
}

impl State {
    /// Player territories without infected beyond an open border of infected ones (SD-P.5).
    pub fn exposed(&self) -> Lands {
        let infected = self.lands(State::has_apocalytes);
        self.lands(State::is_calm)
            .filter(|land| !(self.open_neighbours(land) & infected).is_empty())
    }

    /// The territory is infected by a die above this (SD-P.6, SD-P.17).
    pub fn infected_above(&self, land: Territory) -> u8 {
        if self.owner_is_cured(land) {
            return 5;
        }
        3 + self.contains(land).min(2) as u8
    }

    fn owner_is_cured(&self, land: Territory) -> bool {
        self.owner(land).is_some_and(|owner| self.has_cure(owner))
    }
}

fn spread(play: &mut Play) {
    for territory in play.state.exposed().iter() {
        let above = play.state.infected_above(territory);
        let die = play.chance.die();
        let infected = die > above;
        let cured = play.state.owner_is_cured(territory);
        let rule = if cured { "SD-P.17" } else { "SD-P.6" };
        play.say(rule, || Event::InfectionRoll {
            territory,
            die,
            above,
            infected,
        });
        if infected {
            play.turn_army("SD-P.7", territory);
            play.update(territory);
        }
    }
}

fn die_off(play: &mut Play) {
    for territory in play.state.lands(State::is_fallen).iter() {
        let die = play.chance.die();
        play.say("SD-P.9", || Event::DieOffRoll { territory, die });
        if die < 6 {
            continue;
        }
        let infected = play.state.apocalytes[territory];
        let count = infected.div_ceil(2);
        play.state.apocalytes[territory] -= count;
        play.say("SD-P.9", || Event::InfectedDied { territory, count });
        if count == infected {
            play.state.marked.insert(territory);
            play.say("SD-P.10", || Event::Barren { territory });
        }
        play.update(territory);
    }
}
