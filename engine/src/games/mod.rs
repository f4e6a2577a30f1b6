//! The games, one folder each.

mod angels_and_demons;

pub use angels_and_demons::AngelsAndDemons;
