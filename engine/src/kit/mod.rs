//! Material shared by the games, with no rule of any game in it.

pub mod bits;
pub mod ids;
pub mod keys;
pub mod report;
pub mod whole;
