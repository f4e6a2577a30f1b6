//! Bare speed on this machine, as JSON: whole random games, and the size of a state.

use engine::game::Game;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Plays for about a second.
fn measure<G: Game>(players: usize) -> Value {
    let (mut games, mut moves) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(1) {
        let tally = engine::bots::random::play_out::<G>(players, u64::from(games), 64)
            .expect("the default options");
        games += tally.games;
        moves += tally.moves;
    }
    let seconds = start.elapsed().as_secs_f64();
    json!({
        "game": G::ABOUT.id, "players": players, "stateBytes": size_of::<G::State>(),
        "gamesPerSecond": f64::from(games) / seconds, "movesPerSecond": f64::from(moves) / seconds,
    })
}

macro_rules! bench {
    ($($module:ident: $game:ident),* $(,)?) => {
        fn main() {
            let rows: Vec<Value> = vec![$({
                use engine::games::$module::$game;
                measure::<$game>(*$game::ABOUT.players.start())
            }),*];
            println!("{}", Value::from(rows));
        }
    };
}

engine::for_each_game!(bench);
