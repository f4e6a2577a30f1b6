//! Points, and who has won (OL-11).

use super::data::{LAST_ZEUS, ZEUS};
use super::map::{Territories, Territory};
use super::state::{Phase, State};
use super::tiles::Discovery;
use crate::refusal::Rule;
use crate::score::{Outcome, ScoreRow, Standing};
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The points of a seat, line by line; `total` is the sum from `position` to `keres`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Score {
    pub seat: Seat,
    pub position: i32,
    pub prestige: i32,
    pub territories: i32,
    pub atlantis: i32,
    pub discoveries: i32,
    pub wonders: i32,
    pub letters: i32,
    pub absolutism: i32,
    pub city: i32,
    pub science: i32,
    pub engineering: i32,
    pub destiny: i32,
    pub keres: i32,
    pub total: i32,
    /// Discovery and wonder tiles together, for ties.
    pub tiles: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct GameResult {
    pub scores: Vec<Score>,
    pub winners: Vec<Seat>,
}

/// A controlled territory outside Atlantis, and in it (OL-11.3, OL-11.4).
pub const LAND_POINTS: i32 = 1;
pub const ATLANTIS_POINTS: i32 = 2;

/// 5 points on the last Zeus space, one less every two spaces; nothing before it (OL-11.1).
pub fn place_points(pos: u8) -> i32 {
    pos.checked_sub(LAST_ZEUS)
        .map_or(0, |beyond| 5 - i32::from(beyond / 2))
}

/// What the seat would have if the game ended now. Cubes and hourglasses count nothing (OL-11.11).
pub fn score(state: &State, seat: Seat) -> Score {
    let player = state.player(seat);
    let controlled = state.settlers.controlled(seat);
    let atlantis = i32::from(controlled.and(Territories::ATLANTIS).len());
    let discoveries = player.tiles.len() as i32;
    let with = |tile: Discovery, points: i32| if player.has(tile) { points } else { 0 };
    let points = |wonder: &super::data::Wonder| i32::from(wonder.points());
    let mut score = Score {
        seat,
        position: place_points(state.pos[seat.index()]),
        prestige: i32::from(player.prestige),
        territories: LAND_POINTS * (i32::from(controlled.len()) - atlantis),
        atlantis: ATLANTIS_POINTS * atlantis,
        discoveries: 2 * discoveries,
        wonders: player.wonders.iter().map(points).sum(),
        // OL-12.15, OL-12.16
        letters: with(Discovery::POETRY, 3) + with(Discovery::PHILOSOPHY, 5),
        absolutism: with(Discovery::ABSOLUTISM, 2 * i32::from(player.tile_swords())),
        city: with(Discovery::CITY, i32::from(state.settlers.count(seat))),
        science: with(Discovery::SCIENCE, discoveries),
        engineering: with(
            Discovery::ENGINEERING,
            3 * i32::from(state.star_tokens(seat)),
        ),
        destiny: player.hand.len() as i32,
        keres: if player.keres { -2 } else { 0 },
        total: 0,
        tiles: discoveries + player.wonders.len() as i32,
    };
    score.total = LINES.iter().map(|line| (line.points)(&score)).sum();
    score
}

pub fn scores(state: &State) -> Vec<Score> {
    state.seats().map(|seat| score(state, seat)).collect()
}

/// Most points, then most tiles; who is still level shares the victory (OL-11.12, OL-11.13).
pub fn winners(state: &State) -> Vec<Seat> {
    let scores = scores(state);
    let key = |score: &Score| (score.total, score.tiles);
    let best = scores.iter().map(key).max();
    let won = scores.iter().filter(|score| Some(key(score)) == best);
    won.map(|score| score.seat).collect()
}

pub fn result(state: &State) -> Option<GameResult> {
    (state.phase == Phase::Over).then(|| GameResult {
        scores: scores(state),
        winners: winners(state),
    })
}

/// Whether the viewer may see the prestige of a seat (OL-1.12).
pub fn prestige_is_open(state: &State, seat: Seat, viewer: Viewer) -> bool {
    state.open_prestige || state.phase == Phase::Over || viewer.is(seat)
}

/// The points of all so far, as on a score track (OL-11.14). A round is the way from one Zeus
/// space to the next, of whoever is furthest back.
pub fn standing(state: &State, viewer: Viewer) -> Standing {
    let hindmost = state.seats().map(|seat| state.pos[seat.index()]).min();
    let passed = ZEUS
        .iter()
        .filter(|zeus| Some(zeus.pos) <= hindmost)
        .count();
    let set_up = state.phase == Phase::Crosses;
    Standing {
        phase: state.phase.name(),
        round: if set_up { 0 } else { passed as u32 + 1 },
        rounds: Some(ZEUS.len() as u32 + 1),
        scores: state
            .seats()
            .map(|seat| prestige_is_open(state, seat, viewer).then(|| score(state, seat).total))
            .collect(),
    }
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let result = result(state)?;
    let best = result.scores.iter().map(|score| score.total).max();
    let level = result
        .scores
        .iter()
        .filter(|score| Some(score.total) == best)
        .count();
    let (reason, rule) = match (level, result.winners.len()) {
        (1, _) => ("points", "OL-11.12"),
        (_, 1) => ("tiles", "OL-11.13"),
        _ => ("shared", "OL-11.13"),
    };
    Some(Outcome {
        winners: result.winners,
        reason,
        rule: Rule(rule),
        rows: LINES.iter().map(|line| line.row(state)).collect(),
        totals: result.scores.iter().map(|score| score.total).collect(),
    })
}

/// A line of the final score.
struct Line {
    id: &'static str,
    rule: &'static str,
    points: fn(&Score) -> i32,
    /// The tile without which the line does not concern a seat.
    tile: Option<Discovery>,
    /// The things counted, as ids of the catalogue.
    items: fn(&State, Seat) -> Vec<&'static str>,
}

impl Line {
    fn row(&self, state: &State) -> ScoreRow {
        let concerns = |seat| self.tile.is_none_or(|tile| state.player(seat).has(tile));
        ScoreRow {
            id: self.id,
            rule: Rule(self.rule),
            points: state
                .seats()
                .map(|seat| concerns(seat).then(|| (self.points)(&score(state, seat))))
                .collect(),
            items: state
                .seats()
                .map(|seat| {
                    if concerns(seat) {
                        (self.items)(state, seat)
                    } else {
                        Vec::new()
                    }
                })
                .collect(),
        }
    }
}

fn ids(territories: Territories) -> Vec<&'static str> {
    territories.iter().map(Territory::id).collect()
}

fn tiles_with(state: &State, seat: Seat, counts: impl Fn(Discovery) -> bool) -> Vec<&'static str> {
    let tiles = state.player(seat).tiles.iter().map(|tile| tile.discovery());
    tiles
        .filter(|&tile| counts(tile))
        .map(Discovery::id)
        .collect()
}

const fn line(id: &'static str, rule: &'static str, points: fn(&Score) -> i32) -> Line {
    Line {
        id,
        rule,
        points,
        tile: None,
        items: |_, _| Vec::new(),
    }
}

/// In the order of OL-11; scoring tiles by their own rules (OL-11.8).
static LINES: [Line; 13] = [
    line("position", "OL-11.1", |score| score.position),
    line("prestige", "OL-11.2", |score| score.prestige),
    Line {
        items: |state, seat| {
            ids(state
                .settlers
                .controlled(seat)
                .without(Territories::ATLANTIS))
        },
        ..line("territories", "OL-11.3", |score| score.territories)
    },
    Line {
        items: |state, seat| ids(state.settlers.controlled(seat).and(Territories::ATLANTIS)),
        ..line("atlantis", "OL-11.4", |score| score.atlantis)
    },
    Line {
        items: |state, seat| tiles_with(state, seat, |_| true),
        ..line("discoveries", "OL-11.5", |score| score.discoveries)
    },
    Line {
        items: |state, seat| {
            let wonders = state.player(seat).wonders.iter();
            wonders.map(|wonder| wonder.id()).collect()
        },
        ..line("wonders", "OL-11.6", |score| score.wonders)
    },
    Line {
        items: |state, seat| {
            tiles_with(state, seat, |tile| {
                [Discovery::POETRY, Discovery::PHILOSOPHY].contains(&tile)
            })
        },
        ..line("letters", "OL-11.7", |score| score.letters)
    },
    Line {
        tile: Some(Discovery::ABSOLUTISM),
        items: |state, seat| tiles_with(state, seat, |tile| tile.symbols().swords > 0),
        ..line("absolutism", "OL-12.20", |score| score.absolutism)
    },
    Line {
        tile: Some(Discovery::CITY),
        ..line("city", "OL-12.19", |score| score.city)
    },
    Line {
        tile: Some(Discovery::SCIENCE),
        ..line("science", "OL-12.21", |score| score.science)
    },
    Line {
        tile: Some(Discovery::ENGINEERING),
        items: |state, seat| ids(state.settlers.controlled(seat).and(Territories::STARRED)),
        ..line("engineering", "OL-12.22", |score| score.engineering)
    },
    Line {
        items: |state, seat| {
            let hand = state.player(seat).hand;
            hand.iter().map(|card| card.id()).collect()
        },
        ..line("destiny", "OL-11.10", |score| score.destiny)
    },
    line("keres", "OL-11.9", |score| score.keres),
];
