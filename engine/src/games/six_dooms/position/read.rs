use super::Position;
use crate::game::{Broken, Loaded};
use crate::games::six_dooms::SixDooms;
pub fn from_position(_position: Position) -> Result<Loaded<SixDooms>, Vec<Broken>> {
    Err(Vec::new())
}
