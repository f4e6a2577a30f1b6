//! Points, places, and who has won (DL-13, DL-14).

use super::data::{BANISHED_POINTS, HARVESTER_POINTS, PORTAL_POINTS};
use super::nodes::Nodes;
use super::state::{Phase, State};
use crate::refusal::Rule;
use crate::score::{Outcome, ScoreRow, Standing};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    pub reason: Reason,
    pub winners: Vec<Seat>,
    /// The seats of each place, the best first.
    pub ranking: Vec<Vec<Seat>>,
    pub scores: Vec<Score>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    LastAvatar,
    Reckoning,
}

/// What a seat would have at the Reckoning (DL-14.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub seat: Seat,
    pub alive: bool,
    pub banished: u32,
    pub harvesters: u32,
    pub portals: u32,
    pub troops: u32,
    pub souls: u32,
    pub total: i32,
}

pub fn score(state: &State, seat: Seat) -> Score {
    let lord = &state[seat];
    let mut score = Score {
        seat,
        alive: lord.is_alive(),
        banished: lord.banished,
        harvesters: lord.harvesters.len() as u32,
        portals: lord.portals.len() as u32,
        troops: lord.all_troops(),
        souls: u32::from(lord.hell),
        total: 0,
    };
    score.total = score.lines().iter().map(|(_, points)| points).sum();
    score
}

impl Score {
    fn lines(&self) -> [(&'static str, i32); 5] {
        [
            ("banished", BANISHED_POINTS * self.banished as i32),
            ("harvesters", HARVESTER_POINTS * self.harvesters as i32),
            ("portals", PORTAL_POINTS * self.portals as i32),
            ("troops", self.troops as i32),
            ("souls", self.souls as i32),
        ]
    }
}

pub fn result(state: &State) -> Option<GameResult> {
    if state.phase != Phase::Over {
        return None;
    }
    let reason = if state.alive().count() == 1 {
        Reason::LastAvatar
    } else {
        Reason::Reckoning
    };
    let ranking = ranking(state);
    Some(GameResult {
        reason,
        winners: ranking[0].clone(),
        ranking,
        scores: state.seats().map(|seat| score(state, seat)).collect(),
    })
}

/// Survivors by points and what breaks ties (DL-14.3), then the eliminated, the latest first
/// (DL-13.5). Equals share a place.
fn ranking(state: &State) -> Vec<Vec<Seat>> {
    let merit = |seat: Seat| {
        let score = score(state, seat);
        let standing = score.alive.then_some((
            score.total,
            score.banished,
            score.harvesters,
            score.portals,
            score.troops,
        ));
        (standing, state[seat].out)
    };
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|&seat| Reverse(merit(seat)));
    seats
        .chunk_by(|&one, &other| merit(one) == merit(other))
        .map(<[Seat]>::to_vec)
        .collect()
}

pub fn standing(state: &State) -> Standing {
    let limit = u32::from(state.variant.round_limit);
    Standing {
        phase: state.phase.id(),
        round: state.round,
        rounds: (limit > 0).then_some(limit),
        scores: state
            .seats()
            .map(|seat| Some(score(state, seat).total))
            .collect(),
    }
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let result = result(state)?;
    let (reason, rule) = match result.reason {
        Reason::LastAvatar => ("last-avatar", "DL-13.3"),
        Reason::Reckoning => ("reckoning", "DL-14.3"),
    };
    Some(Outcome {
        winners: result.winners,
        reason,
        rule: Rule(rule),
        rows: rows(state, &result.scores),
        totals: result.scores.iter().map(|score| score.total).collect(),
    })
}

fn rows(state: &State, scores: &[Score]) -> Vec<ScoreRow> {
    let ids = |nodes: Nodes| nodes.iter().map(|node| node.id()).collect();
    let items = |id: &str, seat: Seat| match id {
        "harvesters" => ids(state[seat].harvesters),
        "portals" => ids(state[seat].portals),
        "troops" => ids(state[seat].garrisons()),
        _ => Vec::new(),
    };
    let lines: Vec<_> = scores.iter().map(Score::lines).collect();
    (0..5)
        .map(|line| {
            let id = lines[0][line].0;
            ScoreRow {
                id,
                rule: Rule("DL-14.2"),
                points: lines.iter().map(|of_seat| Some(of_seat[line].1)).collect(),
                items: state.seats().map(|seat| items(id, seat)).collect(),
            }
        })
        .collect()
}
