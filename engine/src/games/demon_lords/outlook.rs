//! What may come of a fight, a duel or a desecration, with the rule of every die.

use super::cards::Effect;
use super::combat::{Muster, desecration_rule, dice_count};
use super::data::BASE_DICE;
use super::duel::refuges;
use super::events::Bonus;
use super::map::Node;
use super::moves::Means;
use super::odds;
use super::state::{Piece, State};
use crate::refusal::Rule;
use crate::seat::Seat;
use serde::Serialize;

/// A fight as it would begin. Pairs are the Brute's, then the Defender's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Fight {
    pub node: Node,
    pub sides: [Side; 2],
    /// The chance of each side to hold the node in the end.
    pub wins: [f64; 2],
    /// Whose Harvester falls with its garrison.
    pub harvester: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Side {
    pub seat: Seat,
    pub troops: u8,
    /// The reason of every die.
    pub dice: Vec<Die>,
    /// How many of them are rolled: not more than five (DL-8.10).
    pub rolled: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Die {
    pub reason: DieReason,
    pub rule: Rule,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DieReason {
    Base,
    MoreTroops,
    Avatar,
    Harvester,
    Card,
}

/// Pairs are the Brute's, then the Defender's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Duel {
    pub node: Node,
    pub seats: [Seat; 2],
    /// Dice that each side rolls, and what it adds.
    pub dice: u8,
    pub rule: Rule,
    pub harvesters: [u8; 2],
    pub souls: [u8; 2],
    pub wins: [f64; 2],
    /// The chance of each side to be beaten with too few Souls.
    pub routs: [f64; 2],
    /// Where each side would then have to retreat to; with nowhere to go it is eliminated.
    pub refuges: [Vec<Node>; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Desecration {
    pub node: Node,
    pub owner: Seat,
    /// The sum that two dice must reach.
    pub target: u8,
    pub rule: Rule,
    pub chance: f64,
}

/// The fights that the seat would have on a node.
pub fn fights(state: &State, seat: Seat, node: Node) -> Vec<Fight> {
    let fought = state[seat].troops(node) > 0 && !state.truce(node);
    state
        .rivals(seat)
        .filter(|&rival| fought && state[rival].troops(node) > 0)
        .map(|rival| fight(state, [seat, rival], node))
        .collect()
}

pub fn fight(state: &State, sides: [Seat; 2], node: Node) -> Fight {
    let (muster, effect) = (Muster::of(state, sides, node), state.effect());
    let bonus = muster.bonus(effect);
    let side = |side: usize| {
        let base = (0..BASE_DICE).map(|_| Die {
            reason: DieReason::Base,
            rule: Rule("DL-8.6"),
        });
        Side {
            seat: sides[side],
            troops: muster.troops[side],
            dice: base
                .chain(bonus[side].iter().map(|&bonus| die(bonus, effect)))
                .collect(),
            rolled: dice_count(&bonus[side]),
        }
    };
    Fight {
        node,
        sides: [side(0), side(1)],
        wins: odds::fight(muster, effect).wins,
        harvester: state
            .owner(Piece::Harvester, node)
            .filter(|owner| sides.contains(owner)),
    }
}

fn die(bonus: Bonus, effect: Option<Effect>) -> Die {
    let lords_of_war = matches!(effect, Some(Effect::BonusDice { .. }));
    let (reason, rule) = match bonus {
        Bonus::MoreTroops => (DieReason::MoreTroops, "DL-8.7"),
        Bonus::Avatar if lords_of_war => (DieReason::Avatar, "DL-15.24"),
        Bonus::Avatar => (DieReason::Avatar, "DL-8.8"),
        Bonus::Harvester => (DieReason::Harvester, "DL-8.9"),
        Bonus::Card => (DieReason::Card, "DL-15.23"),
    };
    Die {
        reason,
        rule: Rule(rule),
    }
}

pub fn duel(state: &State, sides: [Seat; 2]) -> Option<Duel> {
    let node = state[sides[0]].avatar?;
    let dice = state.duel_dice();
    let harvesters = sides.map(|seat| state[seat].harvesters.len() as u8);
    let souls = sides.map(|seat| state[seat].hell);
    let odds = odds::duel(dice, harvesters, souls);
    let rule = match state.effect() {
        Some(Effect::DuelDice(_)) => "DL-15.30",
        _ => "DL-9.4",
    };
    Some(Duel {
        node,
        seats: sides,
        dice,
        rule: Rule(rule),
        harvesters,
        souls,
        wins: odds.wins,
        routs: odds.routs,
        refuges: sides.map(|seat| refuges(&state[seat], node).iter().collect()),
    })
}

pub fn desecration(state: &State, seat: Seat, node: Node, with: Means) -> Option<Desecration> {
    let owner = state.owner(Piece::Portal, node)?;
    let target = state.desecration_target();
    (owner != seat).then(|| Desecration {
        node,
        owner,
        target,
        rule: Rule(desecration_rule(state, with)),
        chance: odds::desecration(target),
    })
}
