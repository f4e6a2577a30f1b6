//! The player that looks ahead: it tries the promising moves in worlds as likely as the true one,
//! lets everybody go on like a plainer player, and takes the move that leads furthest.

use super::random::pick_seat;
use super::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::seat::Seat;

/// How far a game is looked into, and by what measure.
pub struct Foresight<G: Game> {
    /// How everybody goes on.
    pub plain: fn(&Known<G>, &mut Thought) -> G::Move,
    /// What a state is worth to a seat.
    pub worth: fn(&G::State, Seat) -> f64,
    /// So many moves are tried at most.
    pub width: usize,
    /// So many moves are played after each of them.
    pub depth: usize,
    /// The last two of them are tried in so many worlds.
    pub worlds: usize,
}

/// A move on trial and what it came to, summed up over the worlds.
struct Trial<M> {
    mv: M,
    sum: f64,
}

/// In rounds the better half goes on, so that most of the time goes into what is hard to tell.
pub fn choose<G: Game>(
    known: &Known<G>,
    thought: &mut Thought,
    foresight: &Foresight<G>,
) -> G::Move {
    let moves = known.legal_moves();
    if let [only] = moves[..] {
        return only;
    }
    let plain = (foresight.plain)(known, thought);
    let mut field = field(known, thought, foresight, plain, moves);
    let rounds = field.len().next_power_of_two().ilog2() as usize;
    while field.len() > 1 && !thought.time_is_up() {
        for _ in 0..foresight.worlds.div_ceil(rounds) {
            let world = known.sample(&mut thought.chance);
            let luck = thought.chance.fork();
            for trial in &mut field {
                // The same luck for all: what differs is the move.
                trial.sum += outcome(foresight, &world, known.seat(), trial.mv, luck.clone());
            }
            if thought.time_is_up() {
                break;
            }
        }
        // Stable: of equals the plain choice stays ahead.
        field.sort_by(|a, b| b.sum.total_cmp(&a.sum));
        field.truncate(field.len().div_ceil(2));
    }
    field[0].mv
}

/// The moves to try: the plain choice, and the others that promise most at once.
fn field<G: Game>(
    known: &Known<G>,
    thought: &mut Thought,
    foresight: &Foresight<G>,
    plain: G::Move,
    moves: Vec<G::Move>,
) -> Vec<Trial<G::Move>> {
    let world = known.sample(&mut thought.chance);
    let luck = thought.chance.fork();
    let mut others: Vec<Trial<G::Move>> = moves
        .into_iter()
        .filter(|mv| *mv != plain)
        .map(|mv| {
            let mut after = world.clone();
            let (mut luck, mut deaf) = (luck.clone(), Log::deaf());
            G::apply(&mut after, known.seat(), mv, &mut luck, &mut deaf);
            let sum = (foresight.worth)(&after, known.seat());
            Trial { mv, sum }
        })
        .collect();
    others.sort_by(|a, b| b.sum.total_cmp(&a.sum));
    others.truncate(foresight.width - 1);
    let plain = Trial {
        mv: plain,
        sum: 0.0,
    };
    let others = others.into_iter().map(|trial| Trial { sum: 0.0, ..trial });
    std::iter::once(plain).chain(others).collect()
}

/// What the seat has of a world after the move, once everybody has gone on for a while.
fn outcome<G: Game>(
    foresight: &Foresight<G>,
    world: &G::State,
    seat: Seat,
    mv: G::Move,
    mut luck: Chance,
) -> f64 {
    let mut state = world.clone();
    let mut going_on = Thought {
        chance: luck.fork(),
        clock: None,
    };
    let mut deaf = Log::deaf();
    G::apply(&mut state, seat, mv, &mut luck, &mut deaf);
    for _ in 0..foresight.depth {
        let Some(next) = pick_seat(G::to_act(&state), &mut going_on.chance) else {
            break;
        };
        let mv = (foresight.plain)(&Known::new(&state, next), &mut going_on);
        G::apply(&mut state, next, mv, &mut luck, &mut deaf);
    }
    (foresight.worth)(&state, seat)
}
