//! The settlers on the map: a stack on every territory (OL-1.7, OL-5.8).

use super::data::{SEATS, SETTLERS};
use super::map::{Territories, Territory};
use crate::seat::Seat;

/// All stacks in one row, in board order, each from the bottom up. A seat has at most 19
/// settlers besides its marker, so however they pile up they fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settlers {
    /// Seat 0 behind the last one, so that equal stacks are equal rows.
    row: [Seat; CAPACITY],
    /// Where the stack of each territory ends in the row.
    ends: [u8; Territory::COUNT],
}

pub const CAPACITY: usize = SEATS * (SETTLERS as usize - 1);

impl Settlers {
    pub const NONE: Self = Self {
        row: [Seat(0); CAPACITY],
        ends: [0; Territory::COUNT],
    };

    fn start(&self, territory: Territory) -> usize {
        match territory.index() {
            0 => 0,
            index => usize::from(self.ends[index - 1]),
        }
    }

    /// From the bottom up.
    pub fn stack(&self, territory: Territory) -> &[Seat] {
        let end = usize::from(self.ends[territory.index()]);
        &self.row[self.start(territory)..end]
    }

    /// The owner of the top settler (OL-1.7).
    pub fn controller(&self, territory: Territory) -> Option<Seat> {
        self.stack(territory).last().copied()
    }

    pub fn controlled(&self, seat: Seat) -> Territories {
        Territory::all()
            .filter(|&territory| self.controller(territory) == Some(seat))
            .collect()
    }

    /// The settlers of the seat, buried ones included.
    pub fn count(&self, seat: Seat) -> u8 {
        let end = usize::from(self.ends[Territory::COUNT - 1]);
        self.row[..end]
            .iter()
            .filter(|&&owner| owner == seat)
            .count() as u8
    }

    /// Whether the settler at this height is the seat's own.
    pub fn owns(&self, seat: Seat, territory: Territory, level: usize) -> bool {
        self.stack(territory).get(level) == Some(&seat)
    }

    /// Whether no settler of the same player lies directly upon this one (OL-4.19).
    pub fn is_top_of_run(&self, territory: Territory, level: usize) -> bool {
        let stack = self.stack(territory);
        stack.get(level) != stack.get(level + 1)
    }

    /// The heights of the seat's settlers that are the top of their run, from the bottom up.
    pub fn movable(&self, seat: Seat, territory: Territory) -> impl Iterator<Item = usize> + '_ {
        (0..self.stack(territory).len()).filter(move |&level| {
            self.owns(seat, territory, level) && self.is_top_of_run(territory, level)
        })
    }

    /// On top of the stack, where those below stay (OL-5.8, OL-5.13). There are never more than fit.
    pub fn add(&mut self, territory: Territory, seat: Seat) {
        let place = usize::from(self.ends[territory.index()]);
        let end = usize::from(self.ends[Territory::COUNT - 1]);
        self.row.copy_within(place..end, place + 1);
        self.row[place] = seat;
        for end in &mut self.ends[territory.index()..] {
            *end += 1;
        }
    }

    /// Takes the settler at this height away; those above it sink.
    pub fn remove(&mut self, territory: Territory, level: usize) {
        let place = self.start(territory) + level;
        let end = usize::from(self.ends[Territory::COUNT - 1]);
        self.row.copy_within(place + 1..end, place);
        self.row[end - 1] = Seat(0);
        for end in &mut self.ends[territory.index()..] {
            *end -= 1;
        }
    }
}
