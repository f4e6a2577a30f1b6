//! Where the sea will strike next, as far as a seat can guess.

use super::data::{Kind, Omen};
use super::map::{SPACES, Space, Spaces};
use super::reading::{Reading, Set, allowed_sets, must_trigger};
use super::state::State;
use crate::chance::Chance;
use crate::seat::Seat;

/// Every space is in some danger from each live *what* that covers it.
const BASE: f64 = 0.05;
/// How sure it is that the first, second … seat after the present one triggers what it likes.
const OPEN_SEATS: [f64; 4] = [0.9, 0.45, 0.3, 0.2];

/// The chance of each space to sink before the seat's next turn.
pub struct Outlook {
    danger: [f64; SPACES.len()],
}

impl Outlook {
    pub fn danger(&self, space: Space) -> f64 {
        self.danger[usize::from(space.0)]
    }

    fn base(state: &State) -> Self {
        let mut outlook = Self {
            danger: [0.0; SPACES.len()],
        };
        let whats = Omen::all().filter(|card| card.kind() == Kind::What);
        for card in whats.filter(|&card| !state.is_dead(card)) {
            outlook.strike(card.area(), BASE);
        }
        outlook
    }

    /// One more thing that may happen to these spaces.
    fn strike(&mut self, spaces: Spaces, probability: f64) {
        for space in spaces.iter() {
            let danger = &mut self.danger[usize::from(space.0)];
            *danger = 1.0 - (1.0 - *danger) * (1.0 - probability);
        }
    }

    /// Hidden omens, after the present seat has played: each sample is a pile that may be, and
    /// goes on with any card of each seat until it is this one's turn again.
    pub fn hidden(samples: &[State], chance: &mut Chance) -> Self {
        let mut counts = [0.0; SPACES.len()];
        for sample in samples {
            for space in struck_in_a_round(sample, chance).iter() {
                counts[usize::from(space.0)] += 1.0 / samples.len() as f64;
            }
        }
        let mut outlook = Self::base(&samples[0]);
        for space in Space::all() {
            outlook.strike(Spaces::only(space), counts[usize::from(space.0)]);
        }
        outlook
    }

    /// Open omens, after the present seat has played: what the seats behind it would take.
    pub fn open(state: &State, seat: Seat) -> Self {
        let mut outlook = Self::base(state);
        let sets = allowed_sets(state);
        let forced = must_trigger(state);
        let others = state.clockwise_from(seat).skip(1);
        for (other, sure) in others.zip(OPEN_SEATS) {
            let likes = |set: &Set| likes(state, other, set.affected(&state.board));
            let best = sets.iter().max_by(|a, b| likes(a).total_cmp(&likes(b)));
            if let Some(set) = best.filter(|set| forced || likes(set) > 0.0) {
                outlook.strike(set.affected(&state.board), sure);
            }
            let each = 0.5 * sure / sets.len().max(1) as f64;
            for set in &sets {
                outlook.strike(set.affected(&state.board), each);
            }
        }
        outlook
    }
}

/// The spaces that sink until the seat's next turn if the others play without a plan.
fn struck_in_a_round(sample: &State, chance: &mut Chance) -> Spaces {
    let mut board = sample.board;
    let mut pile: Reading = sample.pile_cards().collect();
    let others = sample.clockwise_from(sample.turn.seat).skip(1);
    let mut hands = others.map(|seat| sample.hands[seat.index()]);
    let mut struck = Spaces::NONE;
    loop {
        let affected = pile.affected(&board);
        if !affected.is_empty() {
            struck = struck | affected;
            affected.iter().for_each(|space| board.sink(space));
            pile = Reading::default();
        }
        match hands.next() {
            Some(hand) if hand.is_empty() => {}
            Some(hand) => pile = pile.with(chance.pick(&hand)),
            None => return struck,
        }
    }
}

/// How much a seat likes to see these spaces sink.
fn likes(state: &State, seat: Seat, spaces: Spaces) -> f64 {
    let others = state.seats().filter(|&other| other != seat);
    let theirs: u8 = others
        .map(|other| state.board.count(state.own(other), spaces))
        .sum();
    0.5 * f64::from(theirs) - 1.2 * f64::from(state.board.count(state.own(seat), spaces))
}
