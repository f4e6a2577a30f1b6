//! What a move does: Souls, pieces and steps. Fights and duels have files of their own.

use super::cards::Effect;
use super::effects::Yield;
use super::events::{Event, Gain, Loss};
use super::map::Node;
use super::moves::{Move, Spot};
use super::state::{MAX_STEPS, Phase, Piece, State};
use super::{combat, duel, setup, supply, turn};
use crate::chance::Chance;
use crate::game::Log;
use crate::kit::whole::Whole;
use crate::seat::Seat;

/// The move is one that `check` accepts.
pub fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut Log<Event>) {
    match mv {
        Move::PlaceHarvester { node } => setup::place(state, seat, Piece::Harvester, on(node), log),
        Move::PlacePortal { node } => setup::place(state, seat, Piece::Portal, on(node), log),
        Move::PlaceAvatar { node } => setup::place_avatar(state, seat, on(node), log),
        Move::Roll {} => roll(state, seat, chance, log),
        Move::ChooseNumber { number } => {
            state.turn_state.numbers.push(small(number));
            pay(state, seat, log);
        }
        Move::Spawn { node } => spawn(state, seat, on(node), log),
        Move::Buy { piece, node } => buy(state, seat, piece, on(node), log),
        Move::Ransom { piece, node } => ransom(state, seat, piece, on(node), log),
        Move::MoveTroops { from, to, count } => {
            move_troops(state, seat, [on(from), on(to)], small(count), log)
        }
        Move::MoveAvatar { to } => move_avatar(state, seat, on(to), log),
        Move::Fight { node, defender } => {
            combat::fight(state, [seat, Seat(small(defender))], on(node), chance, log)
        }
        Move::Duel { defender } => duel::duel(state, [seat, Seat(small(defender))], chance, log),
        Move::Desecrate { node, with } => {
            combat::desecrate(state, seat, on(node), with, chance, log)
        }
        Move::Retreat { node } => duel::retreat(state, on(node), log),
        Move::EndPhase {} => turn::end_phase(state, seat, false, log),
    }
    turn::settle(state, log);
}

fn on(spot: Spot) -> Node {
    spot.0
        .expect("a move that is allowed names nodes of the board")
}

fn small(number: Whole) -> u8 {
    number
        .small()
        .expect("the numbers of a move that is allowed are small")
}

fn roll(state: &mut State, brute: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let amount = state.soul_rot(brute);
    if amount > 0 {
        state[brute].sacrifice_souls(amount);
        log.say(["DL-15.7"], || Event::SoulsLost {
            seat: brute,
            amount,
            reason: Loss::SoulRot,
        });
    }
    for _ in 0..state.resource_dice() {
        state.turn_state.numbers.push(chance.die());
    }
    pay(state, brute, log);
}

/// Every die pays everybody, in turn order and node by node (DL-4.2, DL-4.3).
fn pay(state: &mut State, brute: Seat, log: &mut Log<Event>) {
    let numbers = state.turn_state.numbers;
    let rule = match state.effect() {
        Some(Effect::ResourceDice(_)) => "DL-15.1",
        Some(Effect::ChooseNumber) => "DL-15.4",
        Some(Effect::BruteOnlyYield) => "DL-15.5",
        _ => "DL-4.1",
    };
    log.say([rule], || Event::ResourceRolled {
        seat: brute,
        numbers: numbers.to_vec(),
    });
    for number in numbers {
        for seat in state.order() {
            if !state.earns(seat) {
                continue;
            }
            for node in Node::all().filter(|node| node.number() == number) {
                for (due, reason) in yields(state, seat, node).into_iter().flatten() {
                    supply::gain(state, seat, due, reason, node, log);
                }
            }
        }
    }
    state.phase = Phase::Spawn;
}

/// What a node gives a player when its number comes up.
pub fn yields(state: &State, seat: Seat, node: Node) -> [Option<(Yield, Gain)>; 3] {
    let lord = &state[seat];
    let harvester = lord.harvesters.contains(node);
    let portal = state.portal_yield().filter(|_| lord.portals.contains(node));
    [
        harvester.then(|| (state.harvester_yield(node), Gain::Harvester)),
        (lord.avatar == Some(node)).then(|| (state.avatar_yield(), Gain::Avatar)),
        portal.map(|due| (due, Gain::Portal)),
    ]
}

fn spawn(state: &mut State, seat: Seat, node: Node, log: &mut Log<Event>) {
    let from_storage = state.spawns_from_storage(seat);
    let through_the_gate =
        state[seat].portals.contains(node) && state.turn_state.spawned[node.index()] == 0;
    let rule = match state.effect() {
        _ if from_storage => "DL-15.12",
        Some(Effect::SpawnPerPortal(_)) if !through_the_gate => "DL-15.8",
        Some(Effect::SpawnAtHarvesters(_)) if !through_the_gate => "DL-15.9",
        Some(Effect::SpawnAtAvatar(_)) if !through_the_gate => "DL-15.10",
        _ => "DL-5.1",
    };
    let lord = &mut state[seat];
    if from_storage {
        lord.storage -= 1;
    } else {
        lord.hell -= 1;
    }
    lord.set_troops(node, lord.troops(node) + 1);
    state.turn_state.spawned[node.index()] += 1;
    state.turn_state.spawned_total += 1;
    log.say([rule], || Event::TroopSpawned {
        seat,
        node,
        from_storage,
    });
}

/// The rule that allows a purchase: the card's, where it is the card that made it so.
pub fn purchase_rule(state: &State, seat: Seat, node: Node) -> &'static str {
    if matches!(state.effect(), Some(Effect::Price { .. })) {
        "DL-15.13"
    } else if state.rivals(seat).any(|rival| state[rival].is_on(node)) {
        "DL-15.16"
    } else if !state[seat].is_on(node) {
        "DL-15.14"
    } else {
        "DL-6.1"
    }
}

fn buy(state: &mut State, seat: Seat, piece: Piece, node: Node, log: &mut Log<Event>) {
    let cost = state.price(piece);
    let rule = purchase_rule(state, seat, node);
    let lord = &mut state[seat];
    lord.sacrifice_souls(cost);
    let pieces = lord.pieces_mut(piece);
    *pieces = pieces.with(node);
    log.say([rule], || Event::PieceBought {
        piece,
        seat,
        node,
        cost,
    });
}

fn ransom(state: &mut State, seat: Seat, piece: Piece, node: Node, log: &mut Log<Event>) {
    let due = Yield {
        amount: state.ransom().unwrap_or_default(),
        rule: "DL-15.15",
    };
    supply::gain(state, seat, due, Gain::Ransom, node, log);
    supply::sacrifice(state, seat, piece, node, due.rule, log);
}

fn move_troops(
    state: &mut State,
    seat: Seat,
    [from, to]: [Node; 2],
    count: u8,
    log: &mut Log<Event>,
) {
    let again = march(state, seat, [from, to], count);
    let rule = match state.effect() {
        _ if again => "DL-15.17",
        _ if from.neighbours().contains(to) => "DL-7.1",
        Some(Effect::PortalTravel) => "DL-15.18",
        _ => "DL-15.21",
    };
    log.say([rule], || Event::TroopsMoved {
        seat,
        from,
        to,
        count,
    });
}

/// Those that have moved least go first (DL-15.17). Whether one of them had moved before.
fn march(state: &mut State, seat: Seat, [from, to]: [Node; 2], count: u8) -> bool {
    let there = state[seat].troops(from);
    let spent = &mut state.turn_state.spent;
    let fresh = there - spent[from.index()].iter().sum::<u8>();
    let mut left = count - count.min(fresh);
    spent[to.index()][0] += count - left;
    let again = left > 0;
    for step in 1..MAX_STEPS {
        let going = left.min(spent[from.index()][step - 1]);
        spent[from.index()][step - 1] -= going;
        spent[to.index()][step] += going;
        left -= going;
    }
    let lord = &mut state[seat];
    lord.set_troops(from, there - count);
    lord.set_troops(to, lord.troops(to) + count);
    state.turn_state.moved_total += u32::from(count);
    again
}

fn move_avatar(state: &mut State, seat: Seat, to: Node, log: &mut Log<Event>) {
    let Some(from) = state[seat].avatar else {
        return;
    };
    let cost = state.avatar_cost(from, to);
    state[seat].sacrifice_souls(cost);
    state[seat].avatar = Some(to);
    state.turn_state.avatar_moved = true;
    let rule = match state.effect() {
        Some(Effect::AvatarCost { .. }) => "DL-15.19",
        _ if from.continent() == to.continent() => "DL-7.7",
        _ => "DL-7.8",
    };
    log.say([rule], || Event::AvatarMoved {
        seat,
        from,
        to,
        cost,
    });
}
