//! Mutants (SD-M).

use super::{clear, draw};
use crate::games::six_dooms::data::ATTACKS;
use crate::games::six_dooms::events::Event;
use crate::games::six_dooms::map::{Border, Lands, Territory, towards};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::{Force, March, State};

pub fn set_up(play: &mut Play) {
    for land in draw::<4>(play) {
        clear(play, land);
        play.state.marked.insert(land);
        play.place_apocalytes("SD-M.1", land, 1);
    }
}

pub fn begin(play: &mut Play) -> bool {
    open_borders(play);
    if play.check_end() {
        return true;
    }
    radiate(play);
    play.check_end()
}

/// Barricades on the side of mutants that outnumber every player (SD-M.4).
fn open_borders(play: &mut Play) {
    for border in Border::all() {
        let wall = play.state.walls[border.index()];
        let side = border.ends()[wall.end()];
        if wall.is_closed() && play.state.apocalytes_have_most(side) {
            play.state.walls[border.index()].open();
            play.say("SD-M.4", || Event::BarricadeRemoved { border });
        }
    }
}

impl State {
    /// The armies there that radiation will turn (SD-M.5, SD-M.6).
    pub fn irradiated(&self, land: Territory) -> u16 {
        let armies: u16 = self.armies[land].iter().sum();
        if self.ground_zero().contains(land) {
            armies.div_ceil(2)
        } else if (land.neighbours() & self.ground_zero()).is_empty() {
            0
        } else {
            2_u16.saturating_sub(self.contains(land)).min(armies)
        }
    }

    /// Mutants that must come to outnumber the players there (SD-M.8).
    pub fn mutants_needed(&self, land: Territory) -> u16 {
        (self.strongest(land) + 1)
            .saturating_sub(self.apocalytes[land])
            .max(1)
    }

    /// The adjacent player territories that are not ground zero.
    fn mutant_targets(&self, land: Territory) -> Lands {
        self.player_neighbours(land) & !self.ground_zero()
    }

    /// The steps towards the nearest contested territory, else the nearest player territory,
    /// never through ground zero (SD-M.11, SD-M.12).
    fn mutant_ways(&self, land: Territory) -> Lands {
        let barred = self.ground_zero();
        let way = |goals| towards(land, goals, barred);
        let contested = way(self.lands(State::is_contested));
        if contested.is_empty() {
            way(self.lands(State::has_players))
        } else {
            contested
        }
    }
}

/// At ground zero, then around it (SD-M.5, SD-M.6).
fn radiate(play: &mut Play) {
    let ground_zero = play.state.ground_zero();
    for (rule, lands) in [("SD-M.5", ground_zero), ("SD-M.6", !ground_zero)] {
        for land in lands.iter() {
            let count = play.state.irradiated(land);
            for _ in 0..count {
                play.turn_army(rule, land);
            }
            if count > 0 {
                play.update(land);
            }
        }
    }
}

fn breed(play: &mut Play, rule: &'static str, territory: Territory, count: u16) {
    play.add(territory, Force::Apocalytes, count);
    play.say(rule, || Event::Procreated { territory, count });
    play.update(territory);
    play.check_end();
}

pub fn move_from(play: &mut Play, land: Territory, armies: u16) {
    if play.state.ground_zero().contains(land) {
        leave_ground_zero(play, land, armies);
    } else if !play.state.mutant_targets(land).is_empty() {
        move_to_target(play, land, armies);
    } else {
        let ways = play.state.mutant_ways(land);
        if armies > 1 && !ways.is_empty() {
            let target = play.pick(ways);
            set_out(play, "SD-M.11", land, target, armies - 1);
        }
    }
}

/// Exactly as many as it takes, or two more at home (SD-M.8 to SD-M.10).
fn move_to_target(play: &mut Play, land: Territory, armies: u16) {
    if armies == 1 {
        return breed(play, "SD-M.9", land, 2);
    }
    let target = play.pick(play.state.mutant_targets(land));
    let need = play.state.mutants_needed(target);
    if need < armies {
        set_out(play, "SD-M.10", land, target, need);
    } else {
        breed(play, "SD-M.9", land, 2);
    }
}

/// All leave, outnumbered or not (SD-M.13).
fn leave_ground_zero(play: &mut Play, land: Territory, armies: u16) {
    let targets = play.state.mutant_targets(land);
    let ways = play.state.mutant_ways(land);
    let anywhere = land.neighbours() & !play.state.ground_zero();
    match [targets, ways, anywhere]
        .into_iter()
        .find(|lands| !lands.is_empty())
    {
        Some(lands) => {
            let target = play.pick(lands);
            set_out(play, "SD-M.13", land, target, armies);
        }
        None => breed(play, "SD-M.13", land, 2),
    }
}

fn set_out(play: &mut Play, rule: &'static str, source: Territory, target: Territory, count: u16) {
    let mothership = false;
    play.set_out(
        rule,
        March {
            source,
            target,
            count,
            mothership,
        },
    );
}

/// Whether they attack: only while they are at least as many as the strongest player. Where they
/// do not even once, they breed (SD-M.15).
pub fn dare(play: &mut Play, land: Territory, left: u16) -> bool {
    if play.state.apocalytes[land] >= play.state.strongest(land) {
        return true;
    }
    play.state.apocalypse_mut().left[land] = 0;
    if left == u16::from(ATTACKS) {
        breed(play, "SD-M.15", land, 1);
    }
    false
}
