//! Demons (SD-D).

use super::draw;
use crate::games::six_dooms::map::{Lands, Territory, towards};
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::{March, State};

pub fn set_up(play: &mut Play) {
    for land in draw::<4>(play) {
        play.state.portals.insert(land);
        play.place_apocalytes("SD-D.1", land, 1);
    }
}

/// One demon at an open portal (SD-D.3).
pub fn begin(play: &mut Play) -> bool {
    if play.state.round > 1 {
        let land = play.pick(play.state.portals);
        play.place_apocalytes("SD-D.3", land, 1);
        return play.check_end();
    }
    false
}

/// One demon by itself (SD-D.4).
pub fn move_from(play: &mut Play, source: Territory) {
    let neighbours = play.state.player_neighbours(source);
    let ways = if neighbours.is_empty() {
        towards(source, play.state.lands(State::has_players), Lands::NONE)
    } else {
        neighbours
    };
    if ways.is_empty() {
        return;
    }
    let target = play.pick(ways);
    play.set_out(
        "SD-D.4",
        March {
            source,
            target,
            count: 1,
            mothership: false,
        },
    );
}
