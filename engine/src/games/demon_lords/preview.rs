//! What a move would cost, gain and lead to, as things stand.

use super::apply::{self, purchase_rule, yields};
use super::cards::Effect;
use super::check::{check, forced_duels};
use super::data::DESECRATION_COST;
use super::events::Event;
use super::map::Node;
use super::moves::{Means, Move, Spot};
use super::outlook::{Desecration, Duel, Fight, desecration, duel, fight, fights};
use super::state::{Phase, State};
use crate::chance::Chance;
use crate::game::Log;
use crate::kit::whole::Whole;
use crate::refusal::Rule;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Preview {
    /// What is to be paid; null where nothing is.
    pub cost: Option<Cost>,
    /// Souls that the player has afterwards, before any dice.
    pub souls: u8,
    /// Who acts next and in which phase; null where dice or cards decide it.
    pub next: Option<Next>,
    pub forecast: Forecast,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Cost {
    pub souls: u8,
    /// The rule that sets the price.
    pub rule: Rule,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Next {
    /// Null after the end.
    pub seat: Option<Seat>,
    pub phase: Phase,
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
    /// A roll for Souls: what each number from 1 to 6 pays each seat.
    Harvest {
        dice: u8,
        /// Souls that the player loses first (DL-15.7).
        rot: u8,
        pays: Vec<Vec<u8>>,
    },
    /// A number named: what it pays each seat.
    Income {
        pays: Vec<u8>,
    },
    Spawn {
        from_storage: bool,
        /// Souls that the node lets through after this one.
        left: u8,
        fights: Vec<Fight>,
    },
    /// The rule that allows the purchase.
    Purchase {
        rule: Rule,
    },
    /// The Souls for the piece; a new World Event follows.
    Ransom {
        gain: u8,
    },
    March {
        /// Troops left behind, and how many of them may not leave now, with the rule that holds them.
        stay: u8,
        held: u8,
        by: Option<Rule>,
        fights: Vec<Fight>,
    },
    /// An Avatar's move: the fights it would help in, the duels it must fight, the Portal it may
    /// desecrate.
    Flight {
        fights: Vec<Fight>,
        duels: Vec<Duel>,
        desecration: Option<Desecration>,
    },
    Fight {
        fight: Fight,
    },
    Duel {
        duel: Duel,
        /// It has to be fought before the turn ends (DL-9.1).
        forced: bool,
    },
    Desecration {
        desecration: Desecration,
    },
    /// Lines between the node of the duel and the refuge.
    Retreat {
        distance: u8,
    },
}

/// The move is legal for the seat.
pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    let after = outcome_without_chance(state, seat, mv);
    let cost = cost(state, seat, mv);
    let forecast = forecast(state, after.as_ref().unwrap_or(state), seat, mv);
    let gain = match forecast {
        Forecast::Ransom { gain } => gain,
        _ => 0,
    };
    let souls = match &after {
        Some(after) => after[seat].hell,
        None => state[seat].hell + gain - cost.map_or(0, |cost| cost.souls),
    };
    Preview {
        cost,
        souls,
        next: after.map(|after| Next {
            seat: after.to_act(),
            phase: after.phase,
        }),
        forecast,
    }
}

/// The state after a move that neither rolls dice nor turns up a card.
fn outcome_without_chance(state: &State, seat: Seat, mv: &Move) -> Option<State> {
    let by_chance = matches!(
        mv,
        Move::Roll {}
            | Move::Fight { .. }
            | Move::Duel { .. }
            | Move::Desecrate { .. }
            | Move::Ransom { .. }
    );
    if by_chance {
        return None;
    }
    let mut after = state.clone();
    let (mut chance, mut log) = (Chance::seeded(0), Log::<Event>::deaf());
    apply::apply(&mut after, seat, *mv, &mut chance, &mut log);
    Some(after)
}

fn cost(state: &State, seat: Seat, mv: &Move) -> Option<Cost> {
    let cost = |souls, rule| Cost {
        souls,
        rule: Rule(rule),
    };
    match *mv {
        Move::Buy { piece, .. } => {
            let rule = match state.effect() {
                Some(Effect::Price { .. }) => "DL-15.13",
                _ => "DL-6.2",
            };
            Some(cost(state.price(piece), rule))
        }
        Move::MoveAvatar { to: Spot(Some(to)) } => {
            let from = state[seat].avatar?;
            let rule = match state.effect() {
                Some(Effect::AvatarCost { .. }) => "DL-15.19",
                _ if from.continent() == to.continent() => "DL-7.7",
                _ => "DL-7.8",
            };
            Some(cost(state.avatar_cost(from, to), rule))
        }
        Move::Desecrate { .. } => Some(cost(DESECRATION_COST, "DL-10.3")),
        _ => None,
    }
}

fn forecast(state: &State, after: &State, seat: Seat, mv: &Move) -> Forecast {
    match *mv {
        Move::Roll {} => Forecast::Harvest {
            dice: state.resource_dice(),
            rot: state.soul_rot(seat),
            pays: (1..=6).map(|number| pays(state, seat, number)).collect(),
        },
        Move::ChooseNumber { number } => Forecast::Income {
            pays: pays(state, seat, number.small().unwrap_or_default()),
        },
        Move::Spawn {
            node: Spot(Some(node)),
        } => Forecast::Spawn {
            from_storage: state.spawns_from_storage(seat),
            left: spawns_left(after, seat, node),
            fights: fights(after, seat, node),
        },
        Move::Buy {
            node: Spot(Some(node)),
            ..
        } => Forecast::Purchase {
            rule: Rule(purchase_rule(state, seat, node)),
        },
        Move::Ransom { .. } => Forecast::Ransom {
            gain: state.ransom().unwrap_or_default().min(state[seat].storage),
        },
        Move::MoveTroops {
            from: Spot(Some(from)),
            to: Spot(Some(to)),
            ..
        } => {
            let (held, by) = held(state, seat, from, to);
            Forecast::March {
                stay: after[seat].troops(from),
                held,
                by,
                fights: fights(after, seat, to),
            }
        }
        Move::MoveAvatar { to: Spot(Some(to)) } => flight(after, seat, to),
        Move::Fight {
            node: Spot(Some(node)),
            defender,
        } => Forecast::Fight {
            fight: fight(
                state,
                [seat, Seat(defender.small().unwrap_or_default())],
                node,
            ),
        },
        Move::Duel { defender } => {
            let sides = [seat, Seat(defender.small().unwrap_or_default())];
            let forced = forced_duels(state, seat).any(|rival| rival == sides[1]);
            duel(state, sides).map_or(Forecast::Plain {}, |duel| Forecast::Duel { duel, forced })
        }
        Move::Desecrate {
            node: Spot(Some(node)),
            with,
        } => desecration(state, seat, node, with).map_or(Forecast::Plain {}, |desecration| {
            Forecast::Desecration { desecration }
        }),
        Move::Retreat {
            node: Spot(Some(node)),
        } => Forecast::Retreat {
            distance: state
                .pending
                .map_or(0, |pending| pending.from.distance(node)),
        },
        _ => Forecast::Plain {},
    }
}

/// Troops that may not leave a node, by what refuses to let all of them go.
fn held(state: &State, seat: Seat, from: Node, to: Node) -> (u8, Option<Rule>) {
    let there = state[seat].troops(from);
    let refusal = |count| {
        let all = Move::MoveTroops {
            from: Spot(Some(from)),
            to: Spot(Some(to)),
            count: Whole::from(count),
        };
        check(state, seat, &all).err()
    };
    let held = (0..there).take_while(|&held| refusal(there - held).is_some());
    (
        held.count() as u8,
        refusal(there).map(|refusal| refusal.rule),
    )
}

/// Souls that a node still lets through, however many there are to spawn.
fn spawns_left(state: &State, seat: Seat, node: Node) -> u8 {
    let turn = &state.turn_state;
    let here = state
        .spawn_capacity(seat, node)
        .saturating_sub(turn.spawned[node.index()]);
    let in_all = state.spawn_limit().map_or(u32::MAX, |max| {
        u32::from(max).saturating_sub(turn.spawned_total)
    });
    here.min(u8::try_from(in_all).unwrap_or(u8::MAX))
}

/// What a number pays each seat, as far as storage reaches.
fn pays(state: &State, brute: Seat, number: u8) -> Vec<u8> {
    let rot = |seat: Seat| {
        if seat == brute {
            state.soul_rot(brute)
        } else {
            0
        }
    };
    let due = |seat: Seat| -> u8 {
        Node::all()
            .filter(|node| node.number() == number && state.earns(seat))
            .flat_map(|node| yields(state, seat, node))
            .flatten()
            .map(|(due, _)| due.amount)
            .sum()
    };
    state
        .seats()
        .map(|seat| due(seat).min(state[seat].storage + rot(seat)))
        .collect()
}

/// `after`: the Avatar has come to its goal.
fn flight(after: &State, seat: Seat, to: Node) -> Forecast {
    let exposed = |owner: Seat| after[owner].avatar != Some(to);
    let payable = after[seat].hell >= DESECRATION_COST;
    let met = after
        .rivals(seat)
        .filter(|&rival| after[rival].avatar == Some(to));
    Forecast::Flight {
        fights: fights(after, seat, to),
        duels: met.filter_map(|rival| duel(after, [seat, rival])).collect(),
        desecration: desecration(after, seat, to, Means::Avatar)
            .filter(|desecration| payable && exposed(desecration.owner)),
    }
}
