//! Points, and who has won (AD-9).

use super::clash::{Clash, clash};
use super::data::{City, ROUNDS, Side};
use super::state::{Phase, State};
use super::view::{GameResult, Reason};
use crate::refusal::Rule;
use crate::score::{Outcome, ScoreRow, Standing};
use crate::seat::{Seat, Viewer};

fn city_values(state: &State, seat: Seat) -> i32 {
    state.won[seat.index()]
        .iter()
        .map(|city| i32::from(city.value()))
        .sum()
}

/// The points of a seat so far (AD-9.2, AD-9.3).
pub fn score(state: &State, seat: Seat) -> i32 {
    let extra = match state.side(seat) {
        Side::Angel => state.won[seat.index()].len() + state.spared.len(),
        Side::Demon => state.destroyed.len(),
    };
    city_values(state, seat) + i32::from(state.tokens[seat.index()]) + extra as i32
}

/// The points as the viewer may know them (AD-10.4).
pub fn scores_for(state: &State, viewer: Viewer) -> [Option<i32>; 2] {
    [Seat(0), Seat(1)].map(|seat| pile_is_open(state, seat, viewer).then(|| score(state, seat)))
}

/// Whether the viewer may see what the seat has won.
pub fn pile_is_open(state: &State, seat: Seat, viewer: Viewer) -> bool {
    state.variant.open_piles || state.phase == Phase::Over || viewer.is(seat)
}

pub fn result(state: &State) -> Option<GameResult> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores = [score(state, Seat(0)), score(state, Seat(1))];
    let (winner, reason) = match state.committed {
        [Some(_), Some(_)] => match death_winner(state) {
            Some(side) => (Some(state.seat(side)), Reason::Death),
            None => (None, Reason::DeathDraw),
        },
        _ => (Some(state.seat(points_winner(state))), Reason::Score),
    };
    Some(GameResult {
        winner,
        reason,
        scores,
    })
}

/// The owner of Death; nobody if both played it (AD-7.6, AD-7.7).
fn death_winner(state: &State) -> Option<Side> {
    let cards = state.by_side(|seat| state.committed[seat.index()].unwrap_or_default());
    match clash(cards, state.event) {
        Clash::Death { winner } => winner,
        _ => None,
    }
}

/// Level scores are the Demon's (AD-9.5).
fn points_winner(state: &State) -> Side {
    let scores = state.by_side(|seat| score(state, seat));
    if scores.angel > scores.demon {
        Side::Angel
    } else {
        Side::Demon
    }
}

pub fn standing(state: &State, viewer: Viewer) -> Standing {
    Standing {
        phase: match state.phase {
            Phase::Commit => "commit",
            Phase::RuseValue => "ruse-value",
            Phase::WarFate => "war-fate",
            Phase::Over => "over",
        },
        round: u32::from(state.round),
        rounds: Some(u32::from(ROUNDS)),
        scores: scores_for(state, viewer).to_vec(),
    }
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let result = result(state)?;
    let (reason, rule) = match result.reason {
        Reason::Death => ("death", "AD-7.6"),
        Reason::DeathDraw => ("death-draw", "AD-7.7"),
        Reason::Score if result.scores[0] == result.scores[1] => ("score", "AD-9.5"),
        Reason::Score => ("score", "AD-9.4"),
    };
    Some(Outcome {
        winners: result.winner.into_iter().collect(),
        reason,
        rule: Rule(rule),
        rows: rows(state),
        totals: result.scores.to_vec(),
    })
}

fn rows(state: &State) -> Vec<ScoreRow> {
    let row = |id,
               rule,
               points: &dyn Fn(Seat) -> Option<usize>,
               items: &dyn Fn(Seat) -> Vec<City>| ScoreRow {
        id,
        rule: Rule(rule),
        points: Seat::all(2)
            .map(|seat| points(seat).map(|n| n as i32))
            .collect(),
        items: Seat::all(2)
            .map(|seat| items(seat).into_iter().map(City::id).collect())
            .collect(),
    };
    let only =
        |side: Side, count: usize| move |seat: Seat| (state.side(seat) == side).then_some(count);
    let cities = |side: Side, list: &[City]| {
        let list = list.to_vec();
        move |seat: Seat| {
            if state.side(seat) == side {
                list.clone()
            } else {
                Vec::new()
            }
        }
    };
    let nothing = |_: Seat| Vec::new();
    let angel = state.seat(Side::Angel).index();
    vec![
        row(
            "cities",
            "AD-9.2",
            &|seat| Some(city_values(state, seat) as usize),
            &|seat| state.won[seat.index()].to_vec(),
        ),
        row(
            "tokens",
            "AD-5.10",
            &|seat| Some(usize::from(state.tokens[seat.index()])),
            &nothing,
        ),
        row(
            "angel-won",
            "AD-9.2",
            &only(Side::Angel, state.won[angel].len()),
            &nothing,
        ),
        row(
            "spared",
            "AD-9.2",
            &only(Side::Angel, state.spared.len()),
            &cities(Side::Angel, &state.spared),
        ),
        row(
            "destroyed",
            "AD-9.3",
            &only(Side::Demon, state.destroyed.len()),
            &cities(Side::Demon, &state.destroyed),
        ),
    ]
}
