//! What a board draws and explains beyond the state: the island, the areas of the omens, who is
//! in danger. All of it follows from what the viewer sees.

use super::data::{Color, Kind, Omen, end_threshold, meeples_per_color};
use super::map::{Space, Spaces, Zone};
use super::reading::{is_pair, must_trigger};
use super::signs::{Signs, signs_for};
use super::state::{Phase, State};
use crate::seat::{Seat, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Aids {
    pub spaces: Vec<SpaceAid>,
    pub omens: Vec<OmenAid>,
    /// Meeples of each colour at the start.
    pub meeples: u8,
    /// The game ends when an own colour has no more than this.
    pub threshold: u8,
    /// Null for a seat that has to judge the pile unaided.
    pub signs: Option<Signs>,
    pub drowning: Vec<Drowning>,
    /// Open omens: cards of which both copies lie in the pile.
    pub pairs: Vec<Omen>,
    /// Open omens: the active seat must trigger.
    pub forced: bool,
}

/// A space as it always is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct SpaceAid {
    pub id: Space,
    /// Axial coordinates of a flat-top hex; the volcano is at 0, 0.
    pub q: i8,
    pub r: i8,
    pub zone: Zone,
    pub region: Omen,
    pub adjacent: Vec<Space>,
}

/// An omen, and how much of its area is left.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct OmenAid {
    pub id: Omen,
    pub kind: Kind,
    pub area: Vec<Space>,
    /// Spaces of its area that are not sea.
    pub dry: u8,
    pub dead: bool,
}

/// A meeple in the sea, and when it will be lost if nobody rescues it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Drowning {
    pub space: Space,
    pub color: Color,
    /// Its owner; null for a neutral meeple, which the next apocalypse takes.
    pub seat: Option<Seat>,
    /// Its last chance: it is lost at the end of the next action phase to end.
    pub last: bool,
}

pub fn aids(state: &State, viewer: Viewer) -> Aids {
    let judging = state.turn.phase == Phase::Declare && viewer.is(state.turn.seat);
    let event = state.turn.phase == Phase::Event;
    Aids {
        spaces: Space::all().map(space_aid).collect(),
        omens: Omen::all().map(|card| omen_aid(state, card)).collect(),
        meeples: meeples_per_color(state.players()),
        threshold: end_threshold(state.players()),
        signs: (!judging).then(|| signs_for(state, viewer)),
        drowning: drowning(state),
        pairs: Omen::all()
            .filter(|&card| state.variant.open && is_pair(state, card))
            .collect(),
        forced: event && must_trigger(state),
    }
}

fn space_aid(space: Space) -> SpaceAid {
    let data = space.data();
    SpaceAid {
        id: space,
        q: data.q,
        r: data.r,
        zone: data.zone,
        region: data.region,
        adjacent: space.neighbours().to_vec(),
    }
}

fn omen_aid(state: &State, card: Omen) -> OmenAid {
    OmenAid {
        id: card,
        kind: card.kind(),
        area: card.area().to_vec(),
        dry: (card.area() & state.board.dry()).len() as u8,
        dead: state.is_dead(card),
    }
}

fn drowning(state: &State) -> Vec<Drowning> {
    // After its own action phase a seat's turn goes on only to judge the pile.
    let next_to_lose = match state.turn.phase {
        Phase::Declare => state.next_seat(),
        _ => state.turn.seat,
    };
    let sea = Spaces::ALL - state.board.dry();
    let meeples = state.board.meeples_in(sea);
    meeples
        .map(|meeple| {
            let seat = state.owner(meeple.color);
            Drowning {
                space: meeple.space,
                color: meeple.color,
                seat,
                last: seat == Some(next_to_lose) && !state.is_over(),
            }
        })
        .collect()
}
