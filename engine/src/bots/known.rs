//! What a seat may know of a game.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// A game as one seat knows it. The true state stays inside: a bot sees the legal moves of its
/// seat and states that its seat cannot tell from the true one.
pub struct Known<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Known<'a, G> {
    pub fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::legal_moves(self.state, self.seat, &mut moves);
        moves
    }

    /// A state that is as likely as the true one, as far as the seat can tell.
    pub fn sample(&self, chance: &mut Chance) -> G::State {
        G::resample(self.state, Viewer::Seat(self.seat), chance)
    }
}
