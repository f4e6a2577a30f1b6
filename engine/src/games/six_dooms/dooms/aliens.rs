//! Aliens (SD-A).

use super::{clear, draw};
use crate::games::six_dooms::events::Event;
use crate::games::six_dooms::map::{Lands, Territory, towards};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::{March, State};

const FIRST: u16 = 15;
const EACH_ROUND: u16 = 3;
const FOR_A_SUPPLY: u16 = 3;
const FOR_A_HEADQUARTERS: u16 = 5;

pub fn set_up(play: &mut Play) {
    for land in draw::<1>(play) {
        clear(play, land);
        play.state.mothership = Some(land);
        play.place_apocalytes("SD-A.1", land, FIRST);
    }
}

/// Nothing of this once the mothership is destroyed (SD-A.7).
pub fn begin(play: &mut Play) -> bool {
    let Some(land) = play.state.mothership else {
        return false;
    };
    drift(play, land);
    if play.check_end() {
        return true;
    }
    if play.state.round > 1 {
        reinforce(play);
        return play.check_end();
    }
    false
}

/// A mothership without aliens goes to look for some (SD-A.3).
fn drift(play: &mut Play, source: Territory) {
    if play.state.has_apocalytes(source) {
        return;
    }
    let ways = towards(source, play.state.lands(State::is_fallen), Lands::NONE);
    if !ways.is_empty() {
        let target = play.pick(ways);
        play.state.mothership = Some(target);
        play.say("SD-A.3", || Event::MothershipMoved { source, target });
    }
}

/// Aliens come to the mothership, more for what is found in fallen territories (SD-A.4 to
/// SD-A.6).
fn reinforce(play: &mut Play) {
    let Some(mothership) = play.state.mothership else {
        return;
    };
    let mut count = EACH_ROUND;
    for territory in play.state.lands(State::is_fallen).iter() {
        let supplies = play.state.supplies[territory];
        let hq = play.state.headquarters.contains(territory);
        if supplies == 0 && !hq {
            continue;
        }
        play.state.supplies[territory] = 0;
        play.state.headquarters.remove(territory);
        let bounty = supplies.saturating_mul(FOR_A_SUPPLY);
        count = count.saturating_add(bounty + FOR_A_HEADQUARTERS * u16::from(hq));
        let rule = if supplies > 0 { "SD-A.5" } else { "SD-A.6" };
        play.say(rule, || Event::TokensConsumed {
            territory,
            supplies,
            hq,
        });
    }
    play.place_apocalytes("SD-A.4", mothership, count);
}

/// To a player territory, else towards the mothership, and from there towards the nearest
/// players (SD-A.8, SD-A.9).
pub fn move_from(play: &mut Play, source: Territory, armies: u16) {
    if armies < 2 {
        return;
    }
    let state = &*play.state;
    let targets = state.player_neighbours(source);
    let (rule, ways) = if targets.is_empty() {
        let goals = match state.mothership {
            Some(mothership) if mothership != source => Lands::only(mothership),
            _ => state.lands(State::has_players),
        };
        ("SD-A.9", towards(source, goals, Lands::NONE))
    } else {
        ("SD-A.8", targets)
    };
    if ways.is_empty() {
        return;
    }
    let target = play.pick(ways);
    let (die, count) = play.roll_movement(source, target, armies);
    play.set_out(
        rule,
        March {
            source,
            target,
            count,
            mothership: play.state.mothership == Some(source) && die > 3, // SD-A.10
        },
    );
}
