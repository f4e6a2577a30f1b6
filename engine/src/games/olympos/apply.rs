//! What a move does.

use super::data::Resource;
use super::events::Event;
use super::moves::Move;
use super::state::{CubeReason, Phase, State};
use super::steps::{self, Step};
use super::{destiny, discovery, expansion, gods, setup, stock, time, wonder};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;

pub fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut Log<Event>) {
    answer(state, seat, mv, chance, log);
    steps::run(state, chance, log);
}

/// What the move itself does, before the steps that follow from it.
fn answer(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut Log<Event>) {
    match (mv, state.phase) {
        (Move::Cross { space }, _) => setup::place_cross(state, space, chance, log),
        (Move::Expand { .. } | Move::Discover { .. } | Move::Build { .. }, _) => {
            act(state, seat, mv, log);
        }
        (Move::PlayDestiny { card }, _) => destiny::play(state, seat, card, log),
        (Move::Pass {}, _) => time::pass(state, seat, log),
        (Move::Wait {}, _) => time::wait(state, seat, log),
        (Move::Bonus { index }, Phase::Bonus { slot, .. }) => {
            discovery::take_bonus(state, seat, slot, index, log);
        }
        (Move::TakeCube { resource }, Phase::TakeCube(why)) => {
            take_cube(state, seat, resource, why, log);
        }
        (Move::KeepDestiny { card }, Phase::Oracle(cards)) => {
            destiny::keep_one(state, seat, cards, card, log);
        }
        (Move::Favour { count }, _) => gods::play_favours(state, seat, count, log),
        (Move::RemoveSettler { space, level }, _) => {
            gods::remove_settler(state, seat, space, level, log);
        }
        // The end of a turn is in the agenda; a move of another phase is never applied.
        _ => {}
    }
}

/// An action, an expansion or a development (OL-3.4, OL-6.1): what it does at once. The agenda
/// says what is still to come, at least paying for it; Erinyes are in its cost and leave
/// (OL-9.21).
pub fn act(state: &mut State, seat: Seat, mv: Move, log: &mut Log<Event>) {
    match mv {
        Move::Expand {
            from,
            level,
            to,
            cost,
        } => {
            expansion::carry_out(state, seat, from, level, to, log);
            state.agenda.push(Step::Pay { seat, cost });
        }
        Move::Discover {
            slot,
            spend,
            variant,
            cost,
        } => discovery::carry_out(state, seat, slot, spend, variant, cost, log),
        Move::Build {
            wonder,
            athena,
            star_cards,
            cost,
        } => wonder::carry_out(state, seat, wonder, athena, star_cards, cost, log),
        _ => {}
    }
    state.player_mut(seat).erinyes = false;
}

pub fn take_cube(
    state: &mut State,
    seat: Seat,
    resource: Resource,
    why: CubeReason,
    log: &mut Log<Event>,
) {
    let rule = match why {
        CubeReason::Commerce => "OL-12.14",
        CubeReason::Artemis => "OL-9.14",
    };
    stock::gain_cube(state, seat, resource, rule, log);
}
