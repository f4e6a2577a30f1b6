//! Avatar against Avatar (DL-9), the retreat of the beaten, and their end (DL-13).

use super::cards::Effect;
use super::combat::{Dice, roll};
use super::effects::Yield;
use super::events::{Event, Gain};
use super::map::Node;
use super::nodes::Nodes;
use super::state::{Lord, Pending, Phase, State};
use super::{supply, turn};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;

/// Brute, then Defender. Both Avatars are on one node.
pub fn duel(state: &mut State, sides: [Seat; 2], chance: &mut Chance, log: &mut Log<Event>) {
    let [brute, defender] = sides;
    let Some(node) = state[brute].avatar else {
        return;
    };
    state.turn_state.duelled = state.turn_state.duelled.with(defender);
    let totals = roll_until_decided(state, sides, node, chance, log);
    let damage = totals[0].abs_diff(totals[1]);
    let [winner, loser] = if totals[0] > totals[1] {
        [brute, defender]
    } else {
        [defender, brute]
    };
    let paid = damage.min(state[loser].hell);
    let beaten = damage > paid;
    state[loser].sacrifice_souls(paid);
    let rule = if beaten { "DL-9.8" } else { "DL-9.7" };
    log.say([rule], || Event::DuelEnded {
        node,
        winner,
        loser,
        damage,
        paid,
    });
    if paid > 0 && state.effect() == Some(Effect::DuelPlunder) {
        let due = Yield {
            amount: paid,
            rule: "DL-15.31",
        };
        supply::gain(state, winner, due, Gain::Plunder, node, log);
    }
    if beaten {
        drive_off(state, winner, loser, node, log);
    }
}

/// One die and the Harvesters each; equal totals roll again (DL-9.4, DL-9.5).
fn roll_until_decided(
    state: &State,
    sides: [Seat; 2],
    node: Node,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> [u8; 2] {
    let harvesters = sides.map(|seat| state[seat].harvesters.len() as u8);
    loop {
        let dice: [Dice; 2] = [0, 1].map(|_| roll(state.duel_dice(), chance));
        let totals = [0, 1].map(|side| dice[side].iter().sum::<u8>() + harvesters[side]);
        let tied = totals[0] == totals[1];
        let rule = match state.effect() {
            _ if tied => "DL-9.5",
            Some(Effect::DuelDice(_)) => "DL-15.30",
            _ => "DL-9.4",
        };
        log.say([rule], || Event::DuelRolled {
            node,
            brute: sides[0],
            defender: sides[1],
            dice: dice.map(|dice| dice.to_vec()),
            harvesters,
            totals,
        });
        if !tied {
            return totals;
        }
    }
}

/// A loser who could not pay retreats, or is gone (DL-9.8 to DL-9.11).
fn drive_off(state: &mut State, winner: Seat, loser: Seat, node: Node, log: &mut Log<Event>) {
    let refuges = refuges(&state[loser], node);
    if refuges.is_empty() {
        return eliminate(state, winner, loser, log);
    }
    if state.brute == Some(loser) {
        state.turn_state.avatar_beaten = true;
    }
    let mut nodes = refuges.iter();
    if let (Some(only), None) = (nodes.next(), nodes.next()) {
        let rule = if only == node {
            "DL-9.13"
        } else if state[loser].portals.contains(only) {
            "DL-9.8"
        } else {
            "DL-9.10"
        };
        move_to_refuge(state, loser, only, rule, log);
    } else {
        state.phase = Phase::Retreat;
        state.pending = Some(Pending {
            seat: loser,
            from: node,
            nodes: refuges,
        });
    }
}

/// The farthest of the player's Portals, or of their Harvesters if they have no Portal.
pub fn refuges(lord: &Lord, from: Node) -> Nodes {
    let refuges = if lord.portals.is_empty() {
        lord.harvesters
    } else {
        lord.portals
    };
    let farthest = refuges.iter().map(|node| from.distance(node)).max();
    refuges
        .iter()
        .filter(|&node| Some(from.distance(node)) == farthest)
        .collect()
}

fn move_to_refuge(
    state: &mut State,
    seat: Seat,
    to: Node,
    rule: &'static str,
    log: &mut Log<Event>,
) {
    if let Some(from) = state[seat].avatar.replace(to) {
        log.say([rule], || Event::AvatarRetreated { seat, from, to });
    }
}

/// The loser has chosen among the farthest (DL-9.9).
pub fn retreat(state: &mut State, node: Node, log: &mut Log<Event>) {
    if let Some(pending) = state.pending.take() {
        state.phase = Phase::Combat;
        move_to_refuge(state, pending.seat, node, "DL-9.9", log);
    }
}

/// Nothing of the player is left on the board (DL-13.1).
fn eliminate(state: &mut State, by: Seat, seat: Seat, log: &mut Log<Event>) {
    let turn = state.turn;
    state[seat].leave(turn);
    state[by].banished += 1;
    log.say(["DL-9.11"], || Event::SeatEliminated { seat, by });
    if state.alive().count() == 1 {
        turn::end(state, "DL-13.3", log);
    } else if state.brute == Some(seat) {
        turn::pass(state, seat, "DL-13.4", log);
    }
}
