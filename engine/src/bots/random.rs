//! The player without a plan: any legal move, all equally likely.

use super::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};

pub fn choose<G: Game>(known: &Known<G>, thought: &mut Thought) -> G::Move {
    thought.chance.pick(&known.legal_moves())
}

/// Counts of whole random games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    pub games: u32,
    pub moves: u32,
}

/// Plays whole games among random players without telling anybody: the measure of bare speed.
/// The default options are never refused.
pub fn play_out<G: Game>(players: usize, seed: u64, count: u32) -> Result<Tally, Refusal> {
    let options = G::resolve(G::Options::default(), players)?;
    let mut tally = Tally {
        games: count,
        moves: 0,
    };
    let mut moves = Vec::new();
    for game in 0..count {
        let mut chance = Chance::seeded(seed.wrapping_add(u64::from(game)));
        let mut choice = chance.clone().fork();
        let mut state = G::setup(&options, players, &mut chance, &mut Log::deaf())?;
        while let Some(seat) = pick_seat(G::to_act(&state), &mut choice) {
            moves.clear();
            G::legal_moves(&state, seat, &mut moves);
            let mv = choice.pick(&moves);
            G::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
            tally.moves += 1;
        }
    }
    Ok(tally)
}

/// Any of the seats that may act; nobody after the end.
pub fn pick_seat(to_act: Seats, chance: &mut Chance) -> Option<Seat> {
    match to_act.len() {
        0 => None,
        1 => to_act.iter().next(),
        several => to_act.iter().nth(chance.below(several as u32) as usize),
    }
}
