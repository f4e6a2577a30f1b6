//! Plays, prints and checks games, the same for every game.

mod arena;
mod check;
mod play;
mod story;

use std::process::ExitCode;

const USAGE: &str = "\
trace play GAME [--players N] [--options JSON] [--seed S] [--games K] [--bots LEVEL[,LEVEL…]] [--json]
    plays K games on seeds S, S+1, …; a seed is a number or 16 hex digits
trace arena GAME …
    plays such games and prints how often each seat won, and its mean score
trace check FILE…
    plays traces again (.jsonl, .gz too) and prints the first difference of each
trace record FILE
    plays a saved record and tells it";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.split_first() {
        Some((command, rest)) => match command.as_str() {
            "play" => play::run(rest),
            "arena" => arena::run(rest),
            "check" => check::run(rest),
            "record" => story::run(rest),
            _ => Err(USAGE.to_owned()),
        },
        None => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
