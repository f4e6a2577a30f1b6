//! Zombies (SD-Z).

use super::draw;
use crate::games::six_dooms::events::Event;
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::{March, State};

const TERRITORIES: usize = 6;
const EACH: u16 = 5;

pub fn set_up(play: &mut Play) {
    for land in draw::<TERRITORIES>(play) {
        play.place_apocalytes("SD-Z.1", land, EACH);
    }
}

pub fn begin(play: &mut Play) -> bool {
    if play.state.round > 1 {
        for land in play.state.lands(State::is_fallen).iter() {
            play.place_apocalytes("SD-Z.3", land, 1);
        }
        if play.check_end() {
            return true;
        }
    }
    equalise(play);
    play.check_end()
}

/// Clusters of fallen territories share their zombies (SD-Z.4).
fn equalise(play: &mut Play) {
    let mut rest = play.state.lands(State::is_fallen);
    while let Some(first) = rest.first() {
        let cluster = cluster(play.state, first, rest);
        rest = rest & !cluster;
        if cluster.len() > 1 {
            share(play, cluster);
        }
    }
}

/// All of `fallen` that open borders join to this one.
fn cluster(state: &State, first: Territory, fallen: Lands) -> Lands {
    let mut joined = Lands::only(first);
    loop {
        let open = joined
            .iter()
            .map(|land| state.open_neighbours(land) & fallen);
        let wider = open.fold(joined, |all, more| all | more);
        if wider == joined {
            return joined;
        }
        joined = wider;
    }
}

/// Equal shares, the remainder one each by draw (SD-Z.5).
fn share(play: &mut Play, cluster: Lands) {
    let sum: u32 = cluster
        .iter()
        .map(|land| u32::from(play.state.apocalytes[land]))
        .sum();
    let (each, remainder) = (sum / cluster.len() as u32, sum % cluster.len() as u32);
    for land in cluster.iter() {
        play.state.apocalytes[land] = each as u16;
    }
    let mut cards = cluster;
    for _ in 0..remainder {
        let land = cards.draw(play.chance);
        play.state.apocalytes[land] += 1;
    }
    let rule = if remainder > 0 { "SD-Z.5" } else { "SD-Z.4" };
    let apocalytes = play.state.apocalytes;
    play.say(rule, || Event::Equalised {
        territories: cluster.iter().collect(),
        counts: cluster.iter().map(|land| apocalytes[land]).collect(),
    });
}

/// Two or more next to a player territory (SD-Z.6).
pub fn move_from(play: &mut Play, source: Territory, armies: u16) {
    let targets = play.state.player_neighbours(source);
    if armies < 2 || targets.is_empty() {
        return;
    }
    let target = play.pick(targets);
    let (_, count) = play.roll_movement(source, target, armies);
    play.set_out(
        "SD-Z.6",
        March {
            source,
            target,
            count,
            mothership: false,
        },
    );
}
