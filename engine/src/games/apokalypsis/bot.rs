//! The computer players.

use super::Apokalypsis;
use crate::bots::{Level, NOVICE, random};

pub fn levels() -> Vec<Level<Apokalypsis>> {
    vec![Level {
        id: NOVICE.0,
        label: NOVICE.1,
        choose: random::choose,
    }]
}
