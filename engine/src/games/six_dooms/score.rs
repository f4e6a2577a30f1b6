//! How the game stands and how it ended (SD-E.9 to SD-E.11).

use super::map::{Lands, Territory};
use super::state::{Ending, Phase, State};
use crate::refusal::Rule;
use crate::score::{Outcome, ScoreRow, Standing};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the rank goes by, in this order (SD-E.10): territories, armies, headquarters, supplies.
pub type Key = [u32; 4];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    pub outcome: Ending,
    pub winners: Vec<Seat>,
    pub leaders: Vec<Seat>,
    /// By seat; null without a rank.
    pub rank: Vec<Option<u8>>,
    pub keys: Vec<Key>,
    pub round: u16,
}

pub fn key(state: &State, seat: Seat) -> Key {
    let owned = state.owned[seat.index()];
    let armies = Lands::ALL
        .iter()
        .map(|land| u32::from(state.armies[land][seat.index()]));
    let supplies = owned.iter().map(|land| u32::from(state.supplies[land]));
    [
        owned.len() as u32,
        armies.sum(),
        state.headquarters_of(seat).len() as u32,
        supplies.sum(),
    ]
}

/// The survivors of best rank (SD-E.11).
pub fn leaders(state: &State) -> Seats {
    let best = state.alive.iter().map(|seat| key(state, seat)).max();
    let leads = |seat: &Seat| Some(key(state, *seat)) == best;
    state.alive.iter().filter(leads).collect()
}

pub fn result(state: &State) -> Option<GameResult> {
    let outcome = state.outcome?;
    let lost = matches!(outcome, Ending::Doomed | Ending::HumanityLost);
    let survivors = if lost { Seats::NONE } else { state.alive };
    let leaders = if lost { Seats::NONE } else { leaders(state) };
    let winners = match outcome {
        Ending::Domination | Ending::DominationLimit => leaders,
        _ => survivors,
    };
    let rank = |seat: Seat| {
        let better = |other: &Seat| key(state, *other) > key(state, seat);
        survivors
            .contains(seat)
            .then(|| 1 + survivors.iter().filter(better).count() as u8)
    };
    Some(GameResult {
        outcome,
        winners: winners.iter().collect(),
        leaders: leaders.iter().collect(),
        rank: state.seats().map(rank).collect(),
        keys: state.seats().map(|seat| key(state, seat)).collect(),
        round: state.round,
    })
}

/// The rule by which a game ends so.
pub fn over_rule(outcome: Ending) -> &'static str {
    match outcome {
        Ending::Prevented => "SD-E.4",
        Ending::Domination => "SD-E.5",
        Ending::HumanityLost => "SD-E.7",
        Ending::Endured | Ending::Doomed | Ending::DominationLimit => "SD-E.9",
    }
}

/// The outcome in one word, as in the result.
fn word(outcome: Ending) -> &'static str {
    match outcome {
        Ending::Prevented => "prevented",
        Ending::Domination => "domination",
        Ending::DominationLimit => "domination-limit",
        Ending::Endured => "endured",
        Ending::Doomed => "doomed",
        Ending::HumanityLost => "humanity-lost",
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "draft",
        Phase::Spread => "spread",
        Phase::Tokens => "tokens",
        Phase::Ending => "ending",
        Phase::Apocalypse => "apocalypse",
        Phase::Start => "start",
        Phase::Place => "place",
        Phase::Main => "main",
        Phase::Over => "over",
    }
}

fn territories(state: &State, seat: Seat) -> i32 {
    state.owned[seat.index()].len() as i32
}

pub fn standing(state: &State) -> Standing {
    let limit = state.rules.round_limit;
    let last = limit.last(state.ending);
    Standing {
        phase: phase_word(state.phase),
        round: u32::from(state.round),
        rounds: (!limit.is_none()).then(|| u32::from(last)),
        scores: state
            .seats()
            .map(|seat| Some(territories(state, seat)))
            .collect(),
    }
}

/// The score is the number of territories; what breaks ties stands in the result.
pub fn outcome(state: &State) -> Option<Outcome> {
    let result = result(state)?;
    let totals: Vec<i32> = state.seats().map(|seat| territories(state, seat)).collect();
    let items = |seat: Seat| {
        state.owned[seat.index()]
            .iter()
            .map(Territory::id)
            .collect()
    };
    Some(Outcome {
        winners: result.winners,
        reason: word(result.outcome),
        rule: Rule(over_rule(result.outcome)),
        rows: vec![ScoreRow {
            id: "territories",
            rule: Rule("SD-E.10"),
            points: totals.iter().copied().map(Some).collect(),
            items: state.seats().map(items).collect(),
        }],
        totals,
    })
}
