//! Plays, prints and checks games, the same for every game.

mod arena;
mod check;
mod play;
mod story;

use std::ffi::OsString;
use std::io::Write;
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
    let words = std::env::args_os().skip(1).map(OsString::into_string);
    let Ok(arguments) = words.collect::<Result<Vec<String>, _>>() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
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

/// Prints, and says so if nobody listens any more.
fn print(text: &str) -> Result<(), String> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())
        .map_err(|error| error.to_string())
}
