//! What a move would cost, gain and lead to, as things stand.

mod forecast;

use super::combat::Guard;
use super::events::Event;
use super::map::{Border, Territory};
use super::moves::Move;
use super::options::Permission;
use super::outlook::{Opposition, Roll};
use super::play::Play;
use super::state::{Force, Pending, Phase, State, WishKind};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Preview {
    pub cost: Cost,
    /// Who acts next; null where dice decide it.
    pub next: Option<Next>,
    pub forecast: Forecast,
}

/// What the move uses up; 0 where it uses none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// Of the three movements, and of those that may carry a supply.
    pub moves: u8,
    pub supply_moves: u8,
    /// Supply tokens spent.
    pub supplies: u8,
    /// Of the three attacks on apocalytes from one territory (SD-5.27).
    pub attacks: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Next {
    /// Null after the end.
    pub seat: Option<Seat>,
    pub phase: Phase,
    /// What is asked, if a question comes first.
    pub question: Option<Question>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(rename = "QuestionKind"))]
#[serde(rename_all = "camelCase")]
pub enum Question {
    Permit,
    Oppose,
    Barricade,
    Defend,
    Reroll,
    Advance,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Forecast {
    /// There is no more to say.
    Plain {},
    /// Armies of the seat in the territory afterwards, and those still to place.
    Placing { armies: u16, left: u16 },
    /// The armies that come, for so many calm territories (SD-9.3).
    Reinforcements { count: u16, calm: u16 },
    /// A token comes to the territory, or one becomes another: what is there afterwards.
    Tokens {
        supplies: u16,
        hq: bool,
        /// The player's headquarters on the map, and how many there may be (SD-8.4).
        headquarters: u8,
        most: u8,
    },
    /// A border as it is afterwards: open, weak or strong, which is also the number of
    /// successes that break it; and the supply tokens left in the territory.
    Border {
        border: Border,
        strength: u8,
        supplies: u16,
    },
    /// An attack: the roll, and the one that may come first because the border is opposed.
    /// `advance` is the least and the most that may move in after it, if nobody is lost; null
    /// where nobody would.
    Attack {
        roll: Roll,
        opposition: Option<Opposition>,
        advance: Option<[u16; 2]>,
    },
    /// A movement as it ends if nobody refuses it.
    Movement(Journey),
    /// An answer to whoever asks for leave: the movement that it lets happen, if it does, and
    /// what the asker may do from now on.
    Permission {
        journey: Option<Journey>,
        standing: Standing,
    },
    /// What the other player may do from now on.
    Standing(Standing),
    /// Apocalytes march in unopposed.
    March { count: u16 },
    /// The parts of the cure that the other player knows then, and whether they make it whole.
    Cure { parts: u8, cure: bool },
    /// Whether the apocalytes are next.
    TurnEnd { apocalypse: bool },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Journey {
    pub from: JourneyEnd,
    pub to: JourneyEnd,
    /// Armies that turn into mutants on arrival (SD-M.7).
    pub turned: u16,
    /// Armies that must leave at once because they are too many (SD-4.16).
    pub surplus: u16,
    /// Whether the apocalytes there must be attacked at once (SD-4.23).
    pub engage: bool,
    /// Who is asked first, in order, and for what (SD-4.11).
    pub asks: Vec<Ask>,
    /// The clock at which a portal closes or the missile flies because of this; null if it
    /// starts no count (SD-D.14, SD-T.12).
    pub done: Option<u16>,
}

/// A territory after the movement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct JourneyEnd {
    pub territory: Territory,
    /// The armies of whoever moves.
    pub armies: u16,
    pub supplies: u16,
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Ask {
    pub seat: Seat,
    pub kinds: Vec<WishKind>,
}

/// What one player's standing permission lets another do (SD-4.10).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(rename = "Permitted"))]
pub struct Standing {
    pub seat: Seat,
    pub level: Permission,
    pub enter: Leave,
    pub supply: Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Leave {
    Never,
    Asked,
    Free,
}

/// The move is legal for the seat.
pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    let after = outcome_without_chance(state, seat, *mv);
    Preview {
        cost: cost(state, seat, mv),
        next: after.as_ref().map(next),
        forecast: forecast::forecast(state, seat, mv),
    }
}

/// The state after a move that draws nothing. Whether it does, does not depend on what is drawn.
fn outcome_without_chance(state: &State, seat: Seat, mv: Move) -> Option<State> {
    let mut chance = Chance::seeded(0).recording();
    let after = played(state, seat, mv, &mut chance);
    chance.take_drawn().is_empty().then_some(after)
}

fn played(state: &State, seat: Seat, mv: Move, chance: &mut Chance) -> State {
    let mut after = *state;
    let log = &mut Log::<Event>::deaf();
    let state = &mut after;
    Play { state, chance, log }.apply(seat, mv);
    after
}

fn next(after: &State) -> Next {
    let question = after.pending.map(|pending| match pending {
        Pending::Permit { .. } => Question::Permit,
        Pending::Oppose { .. } => Question::Oppose,
        Pending::Barricade { .. } => Question::Barricade,
        Pending::Defend { .. } => Question::Defend,
        Pending::Reroll { .. } => Question::Reroll,
        Pending::Advance { .. } => Question::Advance,
    });
    Next {
        seat: after.acting(),
        phase: after.phase,
        question,
    }
}

fn cost(state: &State, seat: Seat, mv: &Move) -> Cost {
    let one_if = |holds: bool| u8::from(holds);
    match *mv {
        Move::Move { supply, .. } => Cost {
            moves: 1,
            supply_moves: one_if(supply),
            ..Cost::default()
        },
        Move::CloseBorder { supplies, .. } => Cost {
            supplies: supplies as u8,
            ..Cost::default()
        },
        Move::Barricade { strong } => Cost {
            supplies: one_if(strong),
            ..Cost::default()
        },
        Move::Rebuild { .. } => Cost {
            supplies: 1,
            ..Cost::default()
        },
        Move::Attack { target, .. } => Cost {
            attacks: one_if(target == Force::Apocalytes),
            ..Cost::default()
        },
        Move::Breach { to, .. } => Cost {
            attacks: one_if(state.guard(Force::Player(seat), to) == Guard::Apocalytes),
            ..Cost::default()
        },
        Move::AttackMothership { .. } => Cost {
            attacks: 1,
            ..Cost::default()
        },
        _ => Cost::default(),
    }
}
