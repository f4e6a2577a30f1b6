//! Random walks through games: every option, every number of players, any legal move.

use engine::bots::Thought;
use engine::bots::random::pick_seat;
use engine::chance::Chance;
use engine::game::{Cited, Game, Log};
use engine::options::{OptionKind, OptionSpec};
use engine::seat::Seat;
use serde_json::{Map, Value, json};

/// One step of a walk: a state and the move that is about to be made in it.
pub struct Step<'a, G: Game> {
    pub options: &'a G::Options,
    pub ply: usize,
    pub before: &'a G::State,
    pub seat: Seat,
    pub mv: G::Move,
    pub after: &'a G::State,
    pub events: &'a [Cited<G::Event>],
}

/// Plays a random game and shows every step; returns the options and the state it ended in.
pub fn walk<G: Game>(seed: u64, mut visit: impl FnMut(Step<G>)) -> (G::Options, G::State) {
    let mut choice = Chance::seeded(seed).fork();
    let players = random_players::<G>(&mut choice);
    let options = loop {
        let options = random_options::<G>(players, &mut choice);
        if !G::endless(&options) {
            break options;
        }
    };
    let mut chance = Chance::seeded(seed);
    let mut state = G::setup(&options, players, &mut chance, &mut Log::deaf())
        .unwrap_or_else(|refusal| panic!("{refusal:?} for {options:?}"));
    let mut moves = Vec::new();
    for ply in 0.. {
        let Some(seat) = pick_seat(G::to_act(&state), &mut choice) else {
            break;
        };
        assert!(
            ply < G::ABOUT.longest,
            "seed {seed}: longer than {} moves",
            G::ABOUT.longest
        );
        moves.clear();
        G::legal_moves(&state, seat, &mut moves);
        let mv = choice.pick(&moves);
        let before = state.clone();
        let mut log = Log::listening();
        G::apply(&mut state, seat, mv, &mut chance, &mut log);
        let events = log.into_events();
        visit(Step {
            options: &options,
            ply,
            before: &before,
            seat,
            mv,
            after: &state,
            events: &events,
        });
    }
    (options, state)
}

fn random_players<G: Game>(chance: &mut Chance) -> usize {
    let counts: Vec<usize> = G::ABOUT.players.clone().collect();
    chance.pick(&counts)
}

/// Who looks ahead would else take hours.
pub fn brief(seed: u64) -> Thought {
    Thought::brief(seed, 2)
}

/// The moves of a walk at which a level is asked: the plain two at all of them, those that think
/// longer now and then in a long game.
pub fn is_asked<G: Game>(level: usize, ply: usize) -> bool {
    level < 2 || ply.is_multiple_of(1 + G::ABOUT.longest.min(512) / 32)
}

/// Every option at its default or at any of its values.
pub fn random_options<G: Game>(players: usize, chance: &mut Chance) -> G::Options {
    let mut given = Map::new();
    for spec in G::options(players) {
        if chance.below(2) == 1 {
            given.insert(
                spec.id.to_owned(),
                random_value::<G>(&spec, players, chance),
            );
        }
    }
    let options =
        serde_json::from_value(Value::Object(given)).expect("options as they describe themselves");
    G::resolve(options, players).expect("options as they describe themselves")
}

fn random_value<G: Game>(spec: &OptionSpec, players: usize, chance: &mut Chance) -> Value {
    match &spec.kind {
        OptionKind::Toggle => json!(chance.below(2) == 1),
        OptionKind::Choice { values } => values[chance.below(values.len() as u32) as usize]
            .value
            .clone(),
        OptionKind::Seat { others } => {
            let index = chance.below((players + others.len()) as u32) as usize;
            index
                .checked_sub(players)
                .map_or(json!(index), |other| others[other].value.clone())
        }
        OptionKind::Number { min, max } => json!(min + chance.below((max - min + 1) as u32) as i32),
        OptionKind::Order { of, max } => {
            let mut ids: Vec<&str> = G::catalogue()
                .iter()
                .filter(|entry| entry.kind == *of)
                .map(|entry| entry.id)
                .collect();
            chance.shuffle(&mut ids);
            ids.truncate(chance.below(max + 1) as usize);
            json!(ids)
        }
        OptionKind::Object => Value::Null,
    }
}
