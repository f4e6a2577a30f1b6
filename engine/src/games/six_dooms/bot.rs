use super::SixDooms;
use crate::bots::{Level, NOVICE, random};
pub fn levels() -> Vec<Level<SixDooms>> {
    vec![Level {
        id: NOVICE.0,
        label: NOVICE.1,
        choose: random::choose,
    }]
}
