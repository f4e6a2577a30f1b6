//! What a player may do.

use super::data::{Card, CardOf, RUSE_VALUES};
use super::state::{Phase, State};
use crate::kit::whole;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    Commit {
        card: CardOf,
    },
    ChooseValue {
        #[serde(deserialize_with = "whole::nearest")]
        value: i32,
    },
    ChooseFate {
        fate: ChosenFate,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ChosenFate {
    Destroyed,
    Spared,
}

impl Move {
    fn phase(&self) -> Phase {
        match self {
            Move::Commit { .. } => Phase::Commit,
            Move::ChooseValue { .. } => Phase::RuseValue,
            Move::ChooseFate { .. } => Phase::WarFate,
        }
    }
}

pub fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if !state.to_act().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Commit => {
            let side = state.side(seat);
            moves.extend(state.playable(seat).iter().map(|card| Move::Commit {
                card: card.of(side),
            }));
        }
        Phase::RuseValue => moves.extend(RUSE_VALUES.map(|value| Move::ChooseValue { value })),
        Phase::WarFate => {
            moves.extend(
                [ChosenFate::Destroyed, ChosenFate::Spared].map(|fate| Move::ChooseFate { fate }),
            );
        }
        Phase::Over => {}
    }
}

/// The tests in the order of the specification: the first that fails is cited.
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::new("AD-8.4"));
    }
    if seat.index() >= 2 {
        return Err(Refusal::new("AD-1.1").with("seat", Param::Number(i32::from(seat.0))));
    }
    if mv.phase() != state.phase {
        return Err(wrong_phase(state));
    }
    match *mv {
        Move::Commit { card } => check_commit(state, seat, card),
        Move::ChooseValue { value } => {
            check_owner(
                state,
                seat,
                Card::RUSE,
                Refusal::new("AD-7.3").case("owner"),
            )?;
            if RUSE_VALUES.contains(&value) {
                Ok(())
            } else {
                Err(Refusal::new("AD-7.3").case("value"))
            }
        }
        Move::ChooseFate { .. } => check_owner(state, seat, Card::WAR, Refusal::new("AD-7.10")),
    }
}

fn wrong_phase(state: &State) -> Refusal {
    let refusal = Refusal::new("AD-5.1");
    let with_owner = |case, card| match state.owner(card) {
        Some(owner) => refusal.case(case).with("owner", Param::Seat(owner)),
        None => refusal.case(case),
    };
    match state.phase {
        Phase::RuseValue => with_owner("ruse-value", Card::RUSE),
        Phase::WarFate => {
            let refusal = with_owner("war-fate", Card::WAR);
            state
                .city
                .map_or(refusal, |city| refusal.with("city", Param::Id(city.id())))
        }
        Phase::Commit | Phase::Over => refusal.case("commit"),
    }
}

fn check_commit(state: &State, seat: Seat, card: CardOf) -> Result<(), Refusal> {
    if state.committed[seat.index()].is_some() {
        return Err(Refusal::new("AD-4.3"));
    }
    let not_in_hand = Refusal::new("AD-4.1").with("card", Param::Id(card.id()));
    if card.side() != state.side(seat) {
        return Err(not_in_hand.case("other"));
    }
    let card = card.card();
    if let Some(round) = state.played_in(seat, card) {
        return Err(not_in_hand
            .case("spent")
            .with("round", Param::Number(round as i32)));
    }
    if !state.hands[seat.index()].contains(card) {
        return Err(Refusal::new("AD-4.1").case("none"));
    }
    match state.arch_played(seat) {
        Some(arch) if card.is_arch() => {
            let round = state.played_in(seat, arch).unwrap_or_default() as i32;
            let arch = arch.of(state.side(seat)).id();
            Err(Refusal::new("AD-7.2")
                .with("arch", Param::Id(arch))
                .with("round", Param::Number(round)))
        }
        _ => Ok(()),
    }
}

fn check_owner(state: &State, seat: Seat, card: Card, refusal: Refusal) -> Result<(), Refusal> {
    match state.owner(card) {
        Some(owner) if owner != seat => Err(refusal.with("owner", Param::Seat(owner))),
        _ => Ok(()),
    }
}
