//! The player that looks ahead: it tries the promising moves in worlds as likely as the true one,
//! lets everybody go on like a plainer player, and leaves that player's choice only for a move that
//! leads further.

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
    /// So many moves are tried at most beside the plain one.
    pub width: usize,
    /// So many moves are played after each of them.
    pub depth: usize,
    /// The last two of them are tried in so many worlds.
    pub worlds: usize,
}

/// A move on trial, world by world against the plain one.
struct Trial<M> {
    mv: M,
    /// The sum of what it came out ahead, and of the squares of that.
    ahead: f64,
    squares: f64,
}

impl<M> Trial<M> {
    /// It came out ahead by more than luck explains.
    fn is_better(&self) -> bool {
        self.ahead > self.squares.sqrt()
    }
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
    let mut trials = trials(known, thought, foresight, plain, moves);
    let rounds = 1 + trials.len().ilog2() as usize;
    'rounds: for _ in 0..rounds {
        for _ in 0..foresight.worlds.div_ceil(rounds) {
            if thought.time_is_up() {
                break 'rounds;
            }
            let world = known.sample(&mut thought.chance);
            let luck = thought.chance.fork();
            let come_of = |mv| outcome(foresight, &world, known.seat(), mv, luck.clone());
            let usual = come_of(plain);
            for trial in &mut trials {
                // The same luck for all: what differs is the move.
                let ahead = come_of(trial.mv) - usual;
                trial.ahead += ahead;
                trial.squares += ahead * ahead;
            }
        }
        trials.sort_by(|a, b| b.ahead.total_cmp(&a.ahead));
        trials.truncate(trials.len().div_ceil(2));
    }
    let better = trials.iter().filter(|trial| trial.is_better());
    let best = better.max_by(|a, b| a.ahead.total_cmp(&b.ahead));
    best.map_or(plain, |trial| trial.mv)
}

/// The moves to try against the plain one: those that promise most at once.
fn trials<G: Game>(
    known: &Known<G>,
    thought: &mut Thought,
    foresight: &Foresight<G>,
    plain: G::Move,
    moves: Vec<G::Move>,
) -> Vec<Trial<G::Move>> {
    let world = known.sample(&mut thought.chance);
    let luck = thought.chance.fork();
    let promise = |mv: G::Move| {
        let mut after = world.clone();
        let (mut luck, mut deaf) = (luck.clone(), Log::deaf());
        G::apply(&mut after, known.seat(), mv, &mut luck, &mut deaf);
        (foresight.worth)(&after, known.seat())
    };
    let others = moves.into_iter().filter(|mv| *mv != plain);
    let mut others: Vec<(G::Move, f64)> = others.map(|mv| (mv, promise(mv))).collect();
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    others.truncate(foresight.width);
    let trial = |(mv, _)| Trial {
        mv,
        ahead: 0.0,
        squares: 0.0,
    };
    others.into_iter().map(trial).collect()
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
