//! Barricades, packed.

/// The barricade of a border, and when it was last broken. The slot of the last break is kept
/// as long as the border may not be closed again, so the slot alone tells the clock. Packed: two
/// bits for the strength, one for the end it stands on, three for one more than the slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wall(u8);

impl Wall {
    pub fn strength(self) -> u8 {
        self.0 & 3
    }

    pub fn is_closed(self) -> bool {
        self.strength() > 0
    }

    /// Which end of the border it stands on.
    pub fn end(self) -> usize {
        usize::from(self.0 >> 2 & 1)
    }

    pub fn close(&mut self, strength: u8, end: usize) {
        self.0 = self.0 & !7 | strength | (end as u8) << 2;
    }

    pub fn open(&mut self) {
        self.0 &= !7;
    }

    /// Opens it, and notes the slot (SD-6.22).
    pub fn break_at(&mut self, slot: u8) {
        self.0 = (slot + 1) << 3;
    }

    /// Notes the slot of a break before the barricade that stands there now.
    pub fn note_break(&mut self, slot: u8) {
        self.0 = self.0 & 7 | (slot + 1) << 3;
    }

    pub fn broken_at(self) -> Option<u8> {
        (self.0 >> 3).checked_sub(1)
    }

    /// A full turn has passed when the slot comes round again (SD-1.7).
    pub fn slot_begins(&mut self, slot: u8) {
        if self.broken_at() == Some(slot) {
            self.0 &= 7;
        }
    }
}
