//! Plays traces again and finds the first place where they differ.

use super::start;
use crate::chance::word_from_hex;
use crate::refusal::Failure;
use crate::registry::{self, AnyMatch};
use crate::seat::Seat;
use crate::session::to_json;
use serde_json::Value;
use std::fmt;

/// What was compared and found equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub games: usize,
    pub moves: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} moves agree", self.games, self.moves)
    }
}

/// The first place where a trace and this engine differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub line: usize,
    pub detail: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.detail)
    }
}

/// Plays every game of a trace again.
pub fn check(trace: &str) -> Result<Counts, Difference> {
    let mut counts = Counts::default();
    let mut table: Option<Box<dyn AnyMatch>> = None;
    for (index, text) in trace
        .lines()
        .enumerate()
        .filter(|(_, text)| !text.is_empty())
    {
        let done = parse(text).and_then(|line| step(&mut table, &line));
        match done.map_err(|detail| Difference {
            line: index + 1,
            detail,
        })? {
            Step::Began => counts.games += 1,
            Step::Moved => counts.moves += 1,
            Step::Ended => {}
        }
    }
    let missing = match (&table, counts.games) {
        (Some(_), _) => UNFINISHED,
        (None, 0) => "there is no game",
        (None, _) => return Ok(counts),
    };
    Err(Difference {
        line: trace.lines().count(),
        detail: missing.to_owned(),
    })
}

/// Also of a game that was left before its end, where it is null.
const UNFINISHED: &str = "a game ends with its result";

enum Step {
    Began,
    Moved,
    Ended,
}

fn parse(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn step(table: &mut Option<Box<dyn AnyMatch>>, line: &Value) -> Result<Step, String> {
    if line.get("seed").is_some() {
        if table.is_some() {
            return Err(UNFINISHED.to_owned());
        }
        let new = begin(line)?;
        same("options", &new.options(), &line["options"])?;
        compare_moment(&*new, 0, line)?;
        *table = Some(new);
        return Ok(Step::Began);
    }
    let playing = table.as_mut().ok_or("a game begins with its seed")?;
    if let Some(result) = line.get("result") {
        same("result", &playing.record().result, result)?;
        *table = None;
        return Ok(Step::Ended);
    }
    same("ply", &to_json(&(playing.plies() + 1)), &line["ply"])?;
    let seat = seat_of(line)?;
    same_set("legal", playing.legal_moves(seat), &line["legal"])?;
    playing
        .play(seat, line["move"].clone())
        .map_err(|failure| format!("move refused: {failure}"))?;
    compare_moment(&**playing, playing.plies(), line)?;
    Ok(Step::Moved)
}

fn begin(line: &Value) -> Result<Box<dyn AnyMatch>, String> {
    let text = |key: &str| line[key].as_str().ok_or(format!("`{key}` is missing"));
    let game = registry::find(text("game")?).map_err(|error| error.to_string())?;
    let players = line["players"].as_u64();
    let players = players.and_then(|players| usize::try_from(players).ok());
    let players = players.ok_or("`players` is missing")?;
    let seed = word_from_hex(text("seed")?).ok_or("`seed` is 16 hex digits")?;
    start(game, players, line["options"].clone(), seed).map_err(|failure| failure.to_string())
}

fn seat_of(line: &Value) -> Result<Seat, String> {
    let seat = line["seat"]
        .as_u64()
        .and_then(|seat| u8::try_from(seat).ok());
    seat.map(Seat).ok_or_else(|| "`seat` is missing".to_owned())
}

fn compare_moment(table: &dyn AnyMatch, ply: usize, line: &Value) -> Result<(), String> {
    same("chance", &to_json(&table.drawn(ply)), &line["chance"])?;
    same("events", &Value::from(table.events(ply)), &line["events"])?;
    same("state", &table.full_state(), &line["state"])
}

fn same(what: &str, here: &Value, there: &Value) -> Result<(), String> {
    first_difference(here, there).map_or(Ok(()), |difference| Err(format!("{what}{difference}")))
}

/// The path to the first difference and both values, if there is one.
fn first_difference(here: &Value, there: &Value) -> Option<String> {
    match (here, there) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys().filter(|key| !a.contains_key(*key)));
            keys.filter(|key| a.get(*key) != b.get(*key))
                .find_map(|key| match (a.get(key), b.get(key)) {
                    (Some(x), Some(y)) => {
                        first_difference(x, y).map(|rest| format!(".{key}{rest}"))
                    }
                    (x, _) => Some(format!(
                        ".{key} is {}",
                        if x.is_some() {
                            "new here"
                        } else {
                            "missing here"
                        }
                    )),
                })
        }
        (Value::Array(a), Value::Array(b)) => {
            let inner = a.iter().zip(b).enumerate().find_map(|(index, (x, y))| {
                first_difference(x, y).map(|rest| format!("[{index}]{rest}"))
            });
            inner.or_else(|| {
                (a.len() != b.len())
                    .then(|| format!(" has {} items, not {}: {here} / {there}", a.len(), b.len()))
            })
        }
        _ => (here != there).then(|| format!(" is {here}, not {there}")),
    }
}

fn same_set(what: &str, here: Vec<Value>, there: &Value) -> Result<(), String> {
    let there = there.as_array().ok_or(format!("`{what}` is missing"))?;
    if let Some(extra) = here.iter().find(|item| !there.contains(item)) {
        return Err(format!("{what}: {extra} is listed only here"));
    }
    if let Some(lost) = there.iter().find(|item| !here.contains(item)) {
        return Err(format!("{what}: {lost} is not listed here"));
    }
    if here.len() == there.len() {
        Ok(())
    } else {
        Err(format!("{what}: an item is listed twice"))
    }
}

/// Plays games with illegal moves tried on the way; each must be refused by its rule.
pub fn check_refusals(text: &str) -> Result<usize, Difference> {
    let mut tried = 0;
    for (index, text) in text
        .lines()
        .enumerate()
        .filter(|(_, text)| !text.is_empty())
    {
        let done = parse(text).and_then(|game| try_all(&game));
        tried += done.map_err(|detail| Difference {
            line: index + 1,
            detail,
        })?;
    }
    Ok(tried)
}

fn try_all(game: &Value) -> Result<usize, String> {
    let list = |key: &str| {
        game[key]
            .as_array()
            .cloned()
            .ok_or(format!("`{key}` is missing"))
    };
    let (moves, tries) = (list("moves")?, list("tries")?);
    let mut table = begin(game)?;
    let mut tried = 0;
    for after in 0..=moves.len() {
        for attempt in tries
            .iter()
            .filter(|attempt| attempt["after"].as_u64() == Some(after as u64))
        {
            let before = table.position();
            let refused = table.play(seat_of(attempt)?, attempt["move"].clone());
            expect_refusal(attempt, refused)?;
            same("state after a refusal", &table.position(), &before)?;
            tried += 1;
        }
        if let Some(played) = moves.get(after) {
            table
                .play(seat_of(played)?, played["move"].clone())
                .map_err(|failure| failure.to_string())?;
        }
    }
    if tried == tries.len() {
        Ok(tried)
    } else {
        Err("a try comes after moves that there are not".to_owned())
    }
}

fn expect_refusal(attempt: &Value, refused: Result<(), Failure>) -> Result<(), String> {
    let expected = attempt["rule"].as_str();
    match (refused, expected) {
        (Err(Failure::Refusal(refusal)), Some(rule)) if refusal.rule.0 == rule => Ok(()),
        (Err(Failure::Error(_)), None) => Ok(()),
        (answer, _) => Err(format!("{attempt} was answered by {answer:?}")),
    }
}
