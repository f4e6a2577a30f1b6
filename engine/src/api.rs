//! What the WebAssembly module exports, as plain Rust on JSON values. A game in JSON is its
//! record: every function plays it again, so nothing that a caller changed in it is trusted.

use crate::bots::Thought;
use crate::chance::{Chance, word_from_hex};
use crate::record::{Record, SeatConfig, Start, Word};
use crate::refusal::{ApiError, ErrorCode, Failure};
use crate::registry::{self, AnyMatch, GAMES};
use crate::seat::{Seat, Viewer};
use crate::session::{read, to_json};
use crate::text::Lang;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

type Answer = Result<Value, Failure>;

/// What a new game is made from.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Config {
    game: String,
    /// Who plays; or else how many.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional, as = "Option<Vec<SeatConfig>>"))]
    seats: Vec<SeatConfig>,
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional))]
    players: Option<u32>,
    /// What is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional, type = "{ [key: string]: unknown }"))]
    options: Option<Value>,
    /// A number, or 16 hex digits; drawn by the system if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional, type = "string | number | null"))]
    seed: Option<Value>,
    /// Results of chance to use before the generator's.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional, as = "Option<Vec<u32>>"))]
    script: Vec<u32>,
    /// A position to start from instead of a set-up.
    #[serde(default)]
    #[cfg_attr(feature = "tools", ts(optional, type = "unknown"))]
    position: Option<Value>,
}

pub fn version() -> Value {
    let games: Value = GAMES
        .iter()
        .map(|game| (game.id().to_owned(), json!(game.info().rules_version)))
        .collect();
    json!({ "engine": env!("CARGO_PKG_VERSION"), "format": crate::record::FORMAT, "rules": games })
}

pub fn games() -> Value {
    GAMES.iter().map(|game| to_json(&game.info())).collect()
}

pub fn options(game: &str, players: u32) -> Answer {
    let game = registry::find(game)?;
    game.check_players(players as usize)?;
    Ok(to_json(&game.options(players as usize)))
}

pub fn rulebook(game: &str, lang: &str) -> Answer {
    let lang = Lang::from_code(lang)
        .ok_or_else(|| ApiError::malformed(format!("there is no language {lang}")))?;
    Ok(to_json(&registry::find(game)?.rulebook(lang)))
}

/// A game in progress from a [`Config`].
pub fn create(config: Value) -> Result<Box<dyn AnyMatch>, Failure> {
    let config: Config = read(&config, "configuration")?;
    let game = registry::find(&config.game)?;
    let seats = match (config.seats.is_empty(), config.players) {
        (true, Some(players)) => {
            game.check_players(players as usize)?;
            nameless(players)
        }
        _ => config.seats,
    };
    let seed = Word(read_seed(config.seed.as_ref())?);
    let start = match config.position {
        None => Start::Seed {
            seed,
            script: config.script,
        },
        Some(position) => Start::Position {
            position,
            rng: seed,
            script: config.script,
        },
    };
    game.start(config.options.unwrap_or_else(|| json!({})), seats, start)
}

fn read_seed(seed: Option<&Value>) -> Result<u64, ApiError> {
    let seed = match seed {
        None | Some(Value::Null) => {
            return Chance::fresh_seed()
                .map_err(|error| ApiError::new(ErrorCode::NoEntropy, error));
        }
        Some(Value::String(text)) => word_from_hex(text),
        Some(number) => number.as_u64().or_else(|| whole(number.as_f64()?)),
    };
    seed.ok_or_else(|| ApiError::malformed("a seed is a whole number or 16 hex digits"))
}

/// JavaScript has no whole numbers of its own.
pub fn whole(number: f64) -> Option<u64> {
    (number >= 0.0 && number.fract() == 0.0 && number <= 9_007_199_254_740_991.0)
        .then_some(number as u64)
}

/// A game in progress from its record, and why it stopped being playable, if it did.
pub fn open(record: Value) -> Result<(Box<dyn AnyMatch>, Option<ApiError>), Failure> {
    let record = Record::read(record)?;
    registry::find(&record.game)?.replay(&record)
}

/// A game in JSON must be playable to its end.
fn load(game: Value) -> Result<Box<dyn AnyMatch>, Failure> {
    match open(game)? {
        (table, None) => Ok(table),
        (_, Some(trouble)) => Err(trouble.into()),
    }
}

fn save(table: &dyn AnyMatch) -> Value {
    to_json(&table.record())
}

/// The seat given, or else the first that is to act.
fn acting(table: &dyn AnyMatch, seat: Option<u8>) -> Seat {
    seat.map(Seat)
        .or_else(|| table.to_act().first().copied())
        .unwrap_or(Seat(0))
}

/// Null for an onlooker; otherwise a seat of this table.
pub fn viewer(table: &dyn AnyMatch, seat: Option<u8>) -> Result<Viewer, ApiError> {
    match seat {
        Some(seat) if usize::from(seat) >= table.seats().len() => Err(ApiError::new(
            ErrorCode::OutOfRange,
            format!("there is no seat {seat}"),
        )),
        seat => Ok(Viewer::from(seat.map(Seat))),
    }
}

pub fn new_game(config: Value) -> Answer {
    Ok(save(&*create(config)?))
}

pub fn load_position(game: &str, position: Value, seed: Option<Value>) -> Answer {
    let game = registry::find(game)?;
    let rng = Word(read_seed(seed.as_ref())?);
    let players = game.info().players;
    // A position does not say its number of players in one place for all games: the table that
    // fits takes it.
    let mut refused = None;
    for players in players.min..=players.max {
        let start = Start::Position {
            position: position.clone(),
            rng,
            script: Vec::new(),
        };
        match game.start(json!({}), nameless(players), start) {
            Ok(table) => return Ok(save(&*table)),
            Err(Failure::Error(error)) if error.code == ErrorCode::WrongPlayers => {
                refused = Some(error)
            }
            Err(failure) => return Err(failure),
        }
    }
    Err(refused
        .unwrap_or_else(|| ApiError::malformed("the position fits no table"))
        .into())
}

/// Every requirement that a position breaks, and every oddity that a lesson may want all the same.
pub fn check_position(game: &str, position: &Value) -> Answer {
    let (broken, warnings) = match registry::find(game)?.check_position(position) {
        Ok(warnings) => (Vec::new(), warnings),
        Err(broken) => (broken, Vec::new()),
    };
    Ok(json!({ "broken": broken, "warnings": warnings }))
}

fn nameless(players: u32) -> Vec<SeatConfig> {
    (1..=players)
        .map(|n| SeatConfig {
            name: format!("Player {n}"),
            bot: None,
        })
        .collect()
}

pub fn legal_moves(game: Value, seat: Option<u8>) -> Answer {
    let table = load(game)?;
    Ok(table.legal_moves(acting(&*table, seat)).into())
}

pub fn apply_move(game: Value, mv: Value, seat: Option<u8>) -> Answer {
    let mut table = load(game)?;
    let seat = acting(&*table, seat);
    table.play(seat, mv)?;
    Ok(json!({ "game": save(&*table), "events": table.events(table.plies()) }))
}

pub fn explain_move(game: Value, mv: Value, seat: Option<u8>) -> Answer {
    let table = load(game)?;
    Ok(to_json(&table.explain(acting(&*table, seat), mv)?))
}

pub fn preview_move(game: Value, mv: Value, seat: Option<u8>) -> Answer {
    let table = load(game)?;
    Ok(table.preview(acting(&*table, seat), mv)?.into())
}

pub fn view(game: Value, seat: Option<u8>) -> Answer {
    let table = load(game)?;
    Ok(table.view(viewer(&*table, seat)?))
}

/// The game as it was after `ply` moves; as it is, if that is left out.
pub fn replay(record: Value, ply: Option<u32>) -> Answer {
    let mut record = Record::read(record)?;
    if let Some(ply) = ply {
        if ply as usize > record.moves.len() {
            return Err(ApiError::new(
                ErrorCode::OutOfRange,
                format!("the record has {} moves", record.moves.len()),
            )
            .into());
        }
        record.moves.truncate(ply as usize);
        (record.snapshot, record.result) = (None, Value::Null);
    }
    Ok(save(&*load(to_json(&record))?))
}

/// A bot's move for the seat; the bot sees only what the seat may know.
pub fn choose_move(game: Value, seat: Option<u8>, level: &str, mut thought: Thought) -> Answer {
    let table = load(game)?;
    Ok(table.choose(acting(&*table, seat), level, &mut thought)?)
}

/// The seed of a thought as callers give it.
pub fn thought_seed(seed: Option<Value>) -> Result<u64, ApiError> {
    read_seed(seed.as_ref())
}

/// Plays whole random games inside the engine and counts them, for benchmarks.
pub fn play_out(game: &str, players: u32, seed: u32, count: u32) -> Answer {
    Ok(to_json(&registry::find(game)?.play_out(
        players as usize,
        u64::from(seed),
        count,
    )?))
}

/// A whole random game in sixteen digits, to compare machines and versions.
pub fn fingerprint(game: &str, players: u32, seed: u32) -> Answer {
    let game = registry::find(game)?;
    game.check_players(players as usize)?;
    Ok(crate::fingerprint::fingerprint(game, players as usize, u64::from(seed))?.into())
}
