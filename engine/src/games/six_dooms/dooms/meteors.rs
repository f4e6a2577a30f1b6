//! Meteors (SD-T).

use super::clear;
use crate::games::six_dooms::events::Event;
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::State;
use tinyvec::ArrayVec;

const CARDS: usize = 3;

pub fn begin(play: &mut Play) -> bool {
    strike(play);
    if play.check_end() {
        return true;
    }
    riot(play);
    play.check_end()
}

/// Three cards: one territory is gone, rioters come to the others and around it (SD-T.2 to
/// SD-T.4).
fn strike(play: &mut Play) {
    let mut cards = !play.state.marked;
    let count = cards.len().min(CARDS);
    let drawn: ArrayVec<[Territory; CARDS]> = (0..count).map(|_| cards.draw(play.chance)).collect();
    let Some((&hit, others)) = drawn.split_first() else {
        return;
    };
    annihilate(play, hit);
    let around = hit.neighbours() & !play.state.marked;
    for land in others.iter().copied().chain(around.iter()) {
        play.place_apocalytes("SD-T.4", land, 1);
    }
}

fn annihilate(play: &mut Play, territory: Territory) {
    clear(play, territory);
    play.state.apocalytes[territory] = 0;
    play.state.marked.insert(territory);
    play.state.meteorites += 1;
    let number = play.state.meteorites;
    play.say("SD-T.3", || Event::Meteorite { territory, number });
    play.update(territory);
    for (border, _) in territory.borders() {
        if play.state.walls[border.index()].is_closed() {
            play.state.walls[border.index()].open();
            play.say("SD-T.3", || Event::BarricadeRemoved { border });
        }
    }
}

impl State {
    /// The die that turns an army there (SD-T.7).
    pub fn riot_need(&self, land: Territory) -> i8 {
        let base = 6 - (self.meteorites / 3) as i8;
        (base + self.contains(land).min(2) as i8).min(6)
    }
}

/// First the contested territories, then those that were fallen when these began (SD-T.5,
/// SD-T.6).
fn riot(play: &mut Play) {
    let fallen = play.state.lands(State::is_fallen);
    for land in play.state.lands(State::is_contested).iter() {
        riot_against(play, land, land);
    }
    for land in fallen.iter() {
        let open = play.state.open_neighbours(land);
        let targets: Lands = open & play.state.player_neighbours(land);
        if !targets.is_empty() {
            let target = play.pick(targets);
            riot_against(play, land, target);
        }
    }
}

fn riot_against(play: &mut Play, source: Territory, territory: Territory) {
    let need = play.state.riot_need(territory);
    let die = play.chance.die();
    let turned = die as i8 >= need;
    play.say("SD-T.7", || Event::RiotRoll {
        source,
        territory,
        die,
        need,
        turned,
    });
    if turned {
        play.turn_army("SD-T.7", territory);
        play.update(territory);
    }
}
