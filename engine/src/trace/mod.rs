//! Whole games as text: one JSON object a line to compare with other implementations, or a
//! story to read.

mod check;
mod tell;

pub use check::{Counts, Difference, check, check_refusals};
pub use tell::tell;

use crate::record::{SeatConfig, Start};
use crate::refusal::Failure;
use crate::registry::{AnyGame, AnyMatch};
use serde_json::{Value, json};
use std::io::Read;
use std::path::Path;

/// A game with nameless seats.
pub fn start(
    game: &dyn AnyGame,
    players: usize,
    options: Value,
    seed: u64,
) -> Result<Box<dyn AnyMatch>, Failure> {
    game.check_players(players)?;
    let seats = (1..=players)
        .map(|n| SeatConfig {
            name: format!("Player {n}"),
            bot: None,
        })
        .collect();
    game.start(options, seats, Start::seed(seed))
}

/// The trace of a game: its beginning, a line for every move, its result.
pub fn write(table: &dyn AnyMatch) -> String {
    let record = table.record();
    let Start::Seed { seed, .. } = &record.start else {
        return String::new();
    };
    // The states and legal moves on the way come from playing it again.
    let game = crate::registry::find(&record.game);
    let again = game
        .map_err(Failure::from)
        .and_then(|game| start(game, record.seats.len(), record.options.clone(), seed.0));
    let Ok(mut again) = again else {
        return String::new();
    };
    let mut text = json!({
        "game": record.game, "players": record.seats.len(), "options": record.options, "seed": seed,
        "chance": again.drawn(0), "events": again.events(0), "state": again.full_state(),
    })
    .to_string();
    for (index, played) in record.moves.iter().enumerate() {
        let legal = again.legal_moves(played.seat);
        if again.play(played.seat, played.mv.clone()).is_err() {
            break;
        }
        let ply = index + 1;
        let line = json!({
            "ply": ply, "seat": played.seat, "legal": legal, "move": played.mv,
            "chance": again.drawn(ply), "events": again.events(ply), "state": again.full_state(),
        });
        text += &format!("\n{line}");
    }
    text + &format!("\n{}\n", json!({ "result": record.result }))
}

/// The text of a file, unpacked if its name ends in `.gz`.
pub fn read_file(path: &Path) -> std::io::Result<String> {
    let bytes = std::fs::read(path)?;
    let mut text = String::new();
    if path.extension().is_some_and(|extension| extension == "gz") {
        flate2::read::MultiGzDecoder::new(bytes.as_slice()).read_to_string(&mut text)?;
    } else {
        bytes.as_slice().read_to_string(&mut text)?;
    }
    Ok(text)
}
