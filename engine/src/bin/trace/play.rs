//! `trace play`: games among bots.

use crate::{USAGE, print};
use engine::bots::Thought;
use engine::bots::random::pick_seat;
use engine::chance::{Chance, word_from_hex};
use engine::registry::{self, AnyGame, AnyMatch};
use engine::seat::Seats;
use engine::trace;
use lexopt::{Arg, Parser, ValueExt};
use serde_json::{Value, json};

/// What the arguments ask for.
pub struct Request {
    game: &'static dyn AnyGame,
    pub players: u32,
    options: Value,
    seed: u64,
    pub games: u64,
    /// By seat; they go round if there are fewer.
    pub levels: Vec<String>,
    json: bool,
}

pub fn run(arguments: &[String]) -> Result<(), String> {
    let request = read(arguments)?;
    for index in 0..request.games {
        let table = whole_game(&request, index)?;
        let text = if request.json {
            trace::write(&*table)
        } else {
            trace::tell(&*table)
        };
        print(&text)?;
    }
    Ok(())
}

pub fn read(arguments: &[String]) -> Result<Request, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut game, mut players, mut options, mut seed) = (None, None, json!({}), 1);
    let (mut games, mut levels, mut json) = (1, Vec::new(), false);
    let text = |error: lexopt::Error| error.to_string();
    while let Some(argument) = parser.next().map_err(text)? {
        match argument {
            Arg::Value(id) if game.is_none() => {
                game = Some(
                    registry::find(&id.string().map_err(text)?)
                        .map_err(|error| error.to_string())?,
                );
            }
            Arg::Long("players") => {
                players = Some(parser.value().and_then(|v| v.parse()).map_err(text)?)
            }
            Arg::Long("options") => {
                let given = parser.value().and_then(|v| v.string()).map_err(text)?;
                options =
                    serde_json::from_str(&given).map_err(|error| format!("--options: {error}"))?;
            }
            Arg::Long("seed") => {
                let given = parser.value().and_then(|v| v.string()).map_err(text)?;
                let word = word_from_hex(&given).or_else(|| given.parse().ok());
                seed = word.ok_or("--seed takes a number or 16 hex digits")?;
            }
            Arg::Long("games") => games = parser.value().and_then(|v| v.parse()).map_err(text)?,
            Arg::Long("bots") => {
                let given = parser.value().and_then(|v| v.string()).map_err(text)?;
                levels = given.split(',').map(str::to_owned).collect();
            }
            Arg::Long("json") => json = true,
            _ => return Err(USAGE.to_owned()),
        }
    }
    let game = game.ok_or(USAGE)?;
    if games == 0 {
        return Err("--games takes 1 or more".to_owned());
    }
    let info = game.info();
    let players: u32 = players.unwrap_or(info.players.min);
    game.check_players(players as usize)
        .map_err(|error| error.to_string())?;
    let levels = if levels.is_empty() {
        vec!["random".to_owned()]
    } else {
        levels
    };
    let levels = levels
        .iter()
        .map(|level| level_id(level, &info))
        .collect::<Result<_, _>>()?;
    Ok(Request {
        game,
        players,
        options,
        seed,
        games,
        levels,
        json,
    })
}

/// `random` and `greedy` are the first and the second level of every game.
fn level_id(word: &str, info: &registry::GameInfo) -> Result<String, String> {
    let level = match word {
        "random" => info.levels.first(),
        "greedy" => info.levels.get(1),
        id => info.levels.iter().find(|level| level.id == id),
    };
    level
        .map(|level| level.id.to_owned())
        .ok_or_else(|| format!("{} has no bot {word}", info.id))
}

/// Game number `index`, played to its end.
pub fn whole_game(request: &Request, index: u64) -> Result<Box<dyn AnyMatch>, String> {
    let mut table = start(request, request.seed.wrapping_add(index))?;
    play(request, &mut *table, index)?;
    Ok(table)
}

fn start(request: &Request, seed: u64) -> Result<Box<dyn AnyMatch>, String> {
    trace::start(
        request.game,
        request.players as usize,
        request.options.clone(),
        seed,
    )
    .map_err(|failure| failure.to_string())
}

/// The bots' own chance is apart from the game's, so that thinking never changes the dice.
fn play(request: &Request, table: &mut dyn AnyMatch, index: u64) -> Result<(), String> {
    let mut chance = Chance::seeded(request.seed.wrapping_add(index)).fork();
    while let Some(seat) = pick_seat(table.to_act().into_iter().collect::<Seats>(), &mut chance) {
        let level = &request.levels[seat.index() % request.levels.len()];
        let mut thought = Thought::seeded(u64::from(chance.below(u32::MAX)));
        let mv = table
            .choose(seat, level, &mut thought)
            .map_err(|error| error.to_string())?;
        table
            .play(seat, mv)
            .map_err(|failure| failure.to_string())?;
    }
    Ok(())
}
