//! What a move would cost, gain and lead to, as far as its seat may know.

use super::moves::Move;
use super::state::State;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Preview {}

pub fn preview(_state: &State, _seat: Seat, _mv: &Move) -> Preview {
    Preview {}
}
