//! Points, and who has won (AK-9).

use super::data::{Color, MOST_PLAYERS};
use super::state::{Ending, Phase, State};
use crate::kit::keys::present;
use crate::refusal::Rule;
use crate::score::{Outcome, ScoreRow, Standing};
use crate::seat::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// The points of a seat, part by part.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub seat: Seat,
    pub survivors: u8,
    pub cursed: u8,
    pub penalties: u8,
    pub total: i32,
}

impl Score {
    fn new(seat: Seat, survivors: u8, cursed: u8, penalties: u8) -> Self {
        Self {
            seat,
            survivors,
            cursed,
            penalties,
            total: i32::from(survivors) + i32::from(cursed) - i32::from(penalties),
        }
    }
}

/// Meeples of the own colour still in the game, laid down ones included (AK-9.3).
pub fn survivors(state: &State, seat: Seat) -> u8 {
    state.board.survivors(state.own(seat))
}

/// Discarded meeples of the cursed colour (AK-9.4).
pub fn cursed(state: &State, seat: Seat) -> u8 {
    state.curse[seat.index()].map_or(0, |color| state.discarded(color))
}

pub fn by_seat(state: &State, of: fn(&State, Seat) -> u8) -> [u8; MOST_PLAYERS] {
    let mut values = [0; MOST_PLAYERS];
    for seat in state.seats() {
        values[seat.index()] = of(state, seat);
    }
    values
}

/// The points as they stand.
pub fn score(state: &State, seat: Seat) -> Score {
    Score::new(
        seat,
        survivors(state, seat),
        cursed(state, seat),
        state.penalties[seat.index()],
    )
}

/// The points as they stood before the tie-break.
fn score_at_end(state: &State, ending: &Ending, seat: Seat) -> Score {
    let index = seat.index();
    Score::new(
        seat,
        ending.survivors[index],
        ending.cursed[index],
        state.penalties[index],
    )
}

/// The seats with the most points (AK-9.6, AK-9.7).
pub fn leaders(state: &State) -> Seats {
    let total = |seat| score(state, seat).total;
    let most = state.seats().map(total).max();
    state
        .seats()
        .filter(|&seat| Some(total(seat)) == most)
        .collect()
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameResult {
    #[serde(deserialize_with = "present")]
    pub winner: Option<Seat>,
    pub tie_break_rounds: u32,
    /// Before the tie-break.
    pub scores_at_end: Vec<Score>,
    pub scores: Vec<Score>,
}

pub fn result(state: &State) -> Option<GameResult> {
    let ending = state.ending?;
    Some(GameResult {
        winner: ending.winner,
        tie_break_rounds: ending.rounds,
        scores_at_end: state
            .seats()
            .map(|seat| score_at_end(state, &ending, seat))
            .collect(),
        scores: state.seats().map(|seat| score(state, seat)).collect(),
    })
}

/// Others' points are a secret as long as their curses are (AK-10.6).
pub fn standing(state: &State, viewer: Viewer) -> Standing {
    let known = |seat| !state.variant.gods || state.is_over() || viewer.is(seat);
    Standing {
        phase: match state.turn.phase {
            Phase::Omen => "omen",
            Phase::Action => "action",
            Phase::Declare => "declare",
            Phase::Event => "event",
            Phase::Over => "over",
        },
        round: state.turn.number,
        rounds: None,
        scores: state
            .seats()
            .map(|seat| known(seat).then(|| score(state, seat).total))
            .collect(),
    }
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ending?;
    let (reason, rule) = match (ending.winner, ending.rounds) {
        (None, _) => ("nobody", "AK-9.12"),
        (Some(_), 0) => ("points", "AK-9.6"),
        (Some(_), _) => ("tie-break", "AK-9.7"),
    };
    Some(Outcome {
        winners: ending.winner.into_iter().collect(),
        reason,
        rule: Rule(rule),
        rows: rows(state, &ending),
        totals: state.seats().map(|seat| score(state, seat).total).collect(),
    })
}

fn rows(state: &State, ending: &Ending) -> Vec<ScoreRow> {
    let at_end = |seat| score_at_end(state, ending, seat);
    let row = |id,
               rule,
               points: &dyn Fn(Seat) -> i32,
               items: &dyn Fn(Seat) -> Option<(Color, u8)>| ScoreRow {
        id,
        rule: Rule(rule),
        points: state.seats().map(|seat| Some(points(seat))).collect(),
        items: state
            .seats()
            .map(|seat| {
                items(seat).map_or_else(Vec::new, |(color, count)| {
                    vec![color.id(); usize::from(count)]
                })
            })
            .collect(),
    };
    let nothing = |_: Seat| None;
    let mut rows = vec![row(
        "survivors",
        if state.variant.gods {
            "AK-9.4"
        } else {
            "AK-9.3"
        },
        &|seat| i32::from(at_end(seat).survivors),
        &|seat| Some((state.own(seat), at_end(seat).survivors)),
    )];
    if state.variant.gods {
        rows.push(row(
            "cursed",
            "AK-9.4",
            &|seat| i32::from(at_end(seat).cursed),
            &|seat| state.curse[seat.index()].map(|color| (color, at_end(seat).cursed)),
        ));
    }
    if state.seats().any(|seat| at_end(seat).penalties > 0) {
        rows.push(row(
            "penalties",
            "AK-9.5",
            &|seat| -i32::from(at_end(seat).penalties),
            &nothing,
        ));
    }
    if ending.rounds > 0 {
        rows.push(row(
            "tie-break",
            "AK-9.8",
            &|seat| score(state, seat).total - at_end(seat).total,
            &nothing,
        ));
    }
    rows
}
