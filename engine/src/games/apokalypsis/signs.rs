//! What somebody knows of the omen pile, and where it points.

use super::data::{Meeple, Omen};
use super::map::{Space, Spaces};
use super::reading::{Reading, allowed_sets};
use super::state::{PileCard, State};
use crate::seat::Viewer;
use serde::Serialize;

/// The known cards of the pile, read as if they were all of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Signs {
    /// Oldest first.
    pub cards: Vec<Omen>,
    /// Cards whose face is not known.
    pub unknown: u8,
    /// Dry spaces in the area of a known *what* card.
    pub what: Vec<Space>,
    /// Dry spaces in the area of a known *where* card.
    #[serde(rename = "where")]
    pub place: Vec<Space>,
    /// Known mercies less known wraths.
    pub will: i8,
    /// Spaces that an apocalypse would affect; with open omens those of any set that may be
    /// taken.
    pub struck: Vec<Space>,
    /// Meeples on them.
    pub falling: Vec<Meeple>,
}

/// Whether the viewer's screen shows the face of a card in the pile (AK-10.3 to AK-10.5).
pub fn shows_face(state: &State, entry: &PileCard, viewer: Viewer) -> bool {
    let remembers = |seat| state.variant.recall && entry.seen_by.contains(seat);
    state.variant.open
        || state.is_over()
        || state.is_judging(viewer)
        || viewer.seat().is_some_and(remembers)
}

/// What the viewer's screen tells of the pile.
pub fn signs_for(state: &State, viewer: Viewer) -> Signs {
    let known = state
        .omen_pile
        .iter()
        .filter(|entry| shows_face(state, entry, viewer))
        .map(|entry| entry.card)
        .collect();
    read(state, known, state.omen_pile.len())
}

/// The known cards of a pile of `size` cards.
pub fn read(state: &State, cards: Vec<Omen>, size: usize) -> Signs {
    let reading: Reading = cards.iter().copied().collect();
    let dry = state.board.dry();
    let struck = if state.variant.open {
        allowed_sets(state)
            .iter()
            .fold(Spaces::NONE, |all, set| all | set.affected(&state.board))
    } else {
        reading.affected(&state.board)
    };
    Signs {
        unknown: (size - cards.len()) as u8,
        cards,
        what: (reading.whats & dry).to_vec(),
        place: (reading.wheres & dry).to_vec(),
        will: reading.will,
        struck: struck.to_vec(),
        falling: state.board.meeples_in(struck).collect(),
    }
}
