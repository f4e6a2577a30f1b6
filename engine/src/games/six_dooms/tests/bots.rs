//! The computer players.

use super::*;
use crate::bots::{Known, Thought};
use crate::game::Game;

/// The move that the adept would make.
pub fn adept(play: &Play) -> Value {
    let known = Known::new(play.state(), Seat(play.to_act()));
    let choose = SixDooms::levels()[1].choose;
    to_json(&choose(&known, &mut Thought::seeded(1)))
}
