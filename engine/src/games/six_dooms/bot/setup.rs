//! Setting up: armies evenly, tokens where they are safe.

use crate::chance::Chance;
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::moves::{ChosenEnding, Move};
use crate::games::six_dooms::state::State;
use crate::seat::Seat;

/// The best of the moves, of equals any.
pub fn choose(state: &State, seat: Seat, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let value = |mv: &Move| match *mv {
        Move::Claim { territory } => neighbourly(state, seat, territory),
        // One by one, and always where there are fewest.
        Move::Spread { territory, count } => {
            -10 * count - i32::from(state.armies[territory][seat.index()])
        }
        Move::PlaceToken { territory, .. } => {
            let apart = !state.headquarters.contains(territory) && state.supplies[territory] == 0;
            10 * neighbourly(state, seat, territory)
                + i32::from(state.armies[territory][seat.index()])
                + 5 * i32::from(!apart)
        }
        Move::ChooseEnding { ending } => i32::from(ending == ChosenEnding::Prevented),
        _ => 0,
    };
    let most = moves.iter().map(value).max()?;
    let best: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| value(mv) == most)
        .collect();
    Some(chance.pick(&best))
}

/// How many neighbours the seat holds.
fn neighbourly(state: &State, seat: Seat, land: Territory) -> i32 {
    let own = land.neighbours().filter(|other| state.owns(seat, other));
    own.len() as i32
}
