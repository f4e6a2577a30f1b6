//! `trace arena`: how often each seat wins.

use crate::{play, print};
use engine::seat::Viewer;

/// What a seat has gathered over all games.
#[derive(Clone, Default)]
struct Tally {
    /// A win shared by several seats is a part of one.
    wins: f64,
    points: f64,
}

pub fn run(arguments: &[String]) -> Result<(), String> {
    let request = play::read(arguments)?;
    let mut tallies = vec![Tally::default(); request.players as usize];
    let (mut moves, mut unwon) = (0, 0);
    for index in 0..request.games {
        let table = play::whole_game(&request, index)?;
        moves += table.plies();
        let end = table
            .frame(table.plies(), Viewer::Table)
            .map_err(|error| error.to_string())?;
        let list = |key: &str| end["outcome"][key].as_array().cloned().unwrap_or_default();
        let winners = list("winners");
        unwon += usize::from(winners.is_empty());
        for (seat, tally) in tallies.iter_mut().enumerate() {
            if winners.iter().any(|winner| winner == seat) {
                tally.wins += 1.0 / winners.len() as f64;
            }
            tally.points += list("totals")[seat].as_f64().unwrap_or_default();
        }
    }
    let games = request.games as f64;
    let mean_length = moves as f64 / games;
    let mut table = format!("{games} games, {mean_length:.1} moves on average\n");
    table += "seat  bot      wins       mean score\n";
    for (seat, tally) in tallies.iter().enumerate() {
        let level = &request.levels[seat % request.levels.len()];
        let share = 100.0 * tally.wins / games;
        let mean = tally.points / games;
        table += &format!(
            "{seat:<5} {level:<8} {:<6} {share:>4.1}% {mean:>10.2}\n",
            tally.wins
        );
    }
    let share = 100.0 * unwon as f64 / games;
    print(&(table + &format!("nobody         {unwon:<6} {share:>4.1}%\n")))
}
