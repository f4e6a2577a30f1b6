//! The full state in readable JSON.

use super::board::{Board, Terrain};
use super::data::{CARDS, Color, HAND, MOST_PLAYERS, Omen};
use super::map::{Space, Spaces};
use super::options::Options;
use super::requirements::{Report, check_course, check_ending, check_pieces};
use super::score::{GameResult, Score, result};
use super::state::{Ending, PileCard, State, Turn};
use super::view::{SpaceState, board, discarded};
use crate::game::{Broken, Game, Loaded};
use crate::kit::keys::present;
use crate::kit::whole::Whole;
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub game: String,
    #[serde(deserialize_with = "complete")]
    pub options: Options,
    pub colors: Vec<Color>,
    pub temples: Vec<Space>,
    pub seats: Vec<SeatPosition>,
    pub board: BTreeMap<Space, SpaceState>,
    pub draw_pile: Vec<Omen>,
    pub omen_pile: Vec<PilePosition>,
    pub dead_omens: Vec<Omen>,
    pub debts: Vec<Seat>,
    pub discarded: BTreeMap<Color, Whole>,
    pub turn: Turn,
    pub apocalypses: Whole,
    #[serde(deserialize_with = "present")]
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    pub bless: Color,
    #[serde(deserialize_with = "present")]
    pub curse: Option<Color>,
    pub hand: Vec<Omen>,
    pub penalties: Whole,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PilePosition {
    pub card: Omen,
    pub by: Seat,
    pub seen_by: Vec<Seat>,
}

/// In a position no option may be left out.
fn complete<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let wanted = serde_json::to_value(Options::default()).map_err(serde::de::Error::custom)?;
    for key in wanted.as_object().into_iter().flat_map(|map| map.keys()) {
        if value.get(key).is_none() {
            return Err(serde::de::Error::custom(format!(
                "the option {key} is missing"
            )));
        }
    }
    serde_json::from_value(value).map_err(serde::de::Error::custom)
}

pub fn position(options: &Options, state: &State) -> Position {
    Position {
        game: super::ID.to_owned(),
        options: options.clone(),
        colors: state.colors().collect(),
        temples: state.temple_sites.to_vec(),
        seats: state
            .seats()
            .map(|seat| SeatPosition {
                bless: state.own(seat),
                curse: state.curse[seat.index()],
                hand: state.hands[seat.index()].to_vec(),
                penalties: state.penalties[seat.index()].into(),
            })
            .collect(),
        board: board(state),
        draw_pile: state.draw_pile.to_vec(),
        omen_pile: state
            .omen_pile
            .iter()
            .map(|entry| PilePosition {
                card: entry.card,
                by: entry.by,
                seen_by: entry.seen_by.iter().collect(),
            })
            .collect(),
        dead_omens: state.dead_omens.to_vec(),
        debts: state.debts.to_vec(),
        discarded: discarded(state)
            .into_iter()
            .map(|(color, count)| (color, count.into()))
            .collect(),
        turn: state.turn,
        apocalypses: Whole(state.apocalypses.into()),
        result: result(state),
    }
}

/// A position in play, or a finished game: so the snapshot of any record can be opened.
pub fn from_position(position: Position) -> Result<Loaded<super::Apokalypsis>, Vec<Broken>> {
    let mut report = Report::default();
    check_pieces(&position, &mut report);
    if !super::Apokalypsis::ABOUT
        .players
        .contains(&position.seats.len())
    {
        return Err(report.broken());
    }
    let state = state_of(&position);
    if !state.is_over() {
        check_course(&position, &state, &mut report);
    } else if report.is_clean() {
        check_ending(&position, &state, &mut report);
    }
    if !report.is_clean() {
        return Err(report.broken());
    }
    Ok(Loaded {
        options: position.options,
        state,
        warnings: report.warnings,
    })
}

/// The state of a position. What a state has no room for is broken by P1 or P5, and left out, so
/// that the other requirements can be tested all the same.
fn state_of(position: &Position) -> State {
    fn by_seat<T: Copy + Default>(
        position: &Position,
        of: impl Fn(&SeatPosition) -> T,
    ) -> [T; MOST_PLAYERS] {
        std::array::from_fn(|seat| position.seats.get(seat).map(&of).unwrap_or_default())
    }
    let is_seat = |seat: &Seat| seat.index() < position.seats.len();
    State {
        variant: position.options.rules(),
        players: position.seats.len() as u8,
        bless: by_seat(position, |seat| seat.bless),
        curse: by_seat(position, |seat| seat.curse),
        hands: by_seat(position, |seat| {
            seat.hand.iter().copied().take(HAND).collect()
        }),
        penalties: by_seat(position, |seat| seat.penalties.small().unwrap_or_default()),
        board: board_of(position),
        temple_sites: position.temples.iter().copied().collect(),
        draw_pile: position.draw_pile.iter().copied().take(CARDS).collect(),
        omen_pile: position
            .omen_pile
            .iter()
            .take(CARDS)
            .map(|entry| PileCard {
                card: entry.card,
                by: entry.by,
                seen_by: entry.seen_by.iter().copied().filter(is_seat).collect(),
            })
            .collect(),
        dead_omens: position.dead_omens.iter().copied().take(CARDS).collect(),
        debts: (position.debts.iter().copied())
            .filter(is_seat)
            .take(HAND * position.seats.len())
            .collect(),
        turn: position.turn,
        apocalypses: position.apocalypses.0.try_into().unwrap_or_default(),
        ending: position.result.as_ref().map(ending_of),
    }
}

fn board_of(position: &Position) -> Board {
    let of_terrain = |terrain: Terrain| -> Spaces {
        let spaces = position.board.iter();
        spaces
            .filter(|(_, space)| space.terrain == terrain)
            .map(|(&id, _)| id)
            .collect()
    };
    let mut board = Board::new(of_terrain(Terrain::Land), of_terrain(Terrain::Temple));
    for (&id, space) in &position.board {
        for &color in space.up.iter().chain(&space.down) {
            board.add(color, id);
        }
    }
    board
}

fn ending_of(result: &GameResult) -> Ending {
    let by_seat = |of: fn(&Score) -> u8| {
        std::array::from_fn(|seat| result.scores_at_end.get(seat).map_or(0, of))
    };
    Ending {
        winner: result.winner,
        rounds: result.tie_break_rounds,
        survivors: by_seat(|score| score.survivors),
        cursed: by_seat(|score| score.cursed),
    }
}
