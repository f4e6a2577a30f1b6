//! The computer players.

use super::Olympos;
use crate::bots::{Level, NOVICE, random};

pub fn levels() -> Vec<Level<Olympos>> {
    vec![Level {
        id: NOVICE.0,
        label: NOVICE.1,
        choose: random::choose,
    }]
}
