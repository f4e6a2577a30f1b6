//! What a position is worth to a player, in Souls: the features of a good player's eye.

use super::cards::Effect;
use super::combat::Muster;
use super::data::DESECRATION_COST;
use super::duel::refuges;
use super::map::Node;
use super::nodes::Nodes;
use super::odds::{self, FightOdds, FightTable};
use super::score::result;
use super::state::{Lord, Phase, Piece, State};
use crate::seat::Seat;
use std::cell::OnceCell;

/// The whole game outweighs everything on the board.
const GAME: f64 = 1000.0;
/// Turns of anybody that income is counted for, at most.
const HORIZON: u32 = 24;
/// What a rival's Harvester or Portal is worth to whoever takes it away, beyond its owner's loss.
const ROOM: f64 = 1.0;

/// Judges positions under one card; fights are worked out when they are first asked for.
pub struct Judge {
    effect: Option<Effect>,
    tables: [OnceCell<FightTable>; 16],
}

/// Larger fights are judged by their proportions.
const LARGEST: u8 = 12;

impl Judge {
    pub fn new(effect: Option<Effect>) -> Self {
        Self {
            effect,
            tables: Default::default(),
        }
    }

    fn fight(&self, muster: Muster) -> FightOdds {
        let flags = muster.avatar.into_iter().chain(muster.harvester);
        let index = flags.fold(0, |index, flag| index << 1 | usize::from(flag));
        let table = self.tables[index].get_or_init(|| {
            let troops = [LARGEST; 2];
            FightTable::new(Muster { troops, ..muster }, self.effect)
        });
        let most = muster.troops[0].max(muster.troops[1]).max(LARGEST);
        let scaled = |troops: u8| {
            let part = u16::from(troops) * u16::from(LARGEST) / u16::from(most);
            (part as u8).max(u8::from(troops > 0))
        };
        table.at(muster.troops.map(scaled))
    }

    /// What the position is worth to the seat, its rivals' success counted against it.
    pub fn value(&self, state: &State, seat: Seat) -> f64 {
        if let Some(result) = result(state) {
            let won = result.winners.contains(&seat);
            let place = result
                .ranking
                .iter()
                .position(|place| place.contains(&seat));
            return if won {
                GAME
            } else {
                -GAME - place.unwrap_or(0) as f64
            };
        }
        if !state[seat].is_alive() {
            return -GAME;
        }
        let rivals = state.rivals(seat).filter(|&rival| state[rival].is_alive());
        let worths = rivals.map(|rival| self.worth(state, rival));
        let (count, leader, sum) = worths
            .fold((0, f64::MIN, 0.0), |(count, leader, sum), worth| {
                (count + 1, leader.max(worth), sum + worth)
            });
        let against = if count == 1 {
            leader
        } else {
            0.5 * leader + 0.2 * sum / f64::from(count)
        };
        self.worth(state, seat) - against + self.prospects(state, seat)
    }

    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let lord = &state[seat];
        let harvesters = lord.harvesters.len() as f64;
        let turns = f64::from(turns_left(state).min(HORIZON));
        let income = 0.4 * turns * (harvesters + 1.0) / 6.0;
        let numbers = lord.harvesters.iter().map(|node| node.number());
        let variety = numbers
            .fold(0u8, |seen, number| seen | 1 << number)
            .count_ones();
        let portals = lord.portals.len();
        12.0 * f64::from(lord.banished)
            + 6.0 * harvesters.min(7.0)
            + 5.0 * (harvesters - 7.0).max(0.0)
            + income
            + 0.5 * f64::from(variety)
            + 7.0 * portals.min(2) as f64
            + 4.0 * portals.saturating_sub(2) as f64
            + f64::from(lord.all_troops())
            + souls(state, seat)
            + building(state, seat)
            + marching(state, seat)
            + homeland(state, seat)
            - self.danger(state, seat)
            - if naked(lord) { 20.0 } else { 0.0 }
    }

    /// For each Harvester the chance that a rival's Troops next to it take it.
    fn danger(&self, state: &State, seat: Seat) -> f64 {
        let lord = &state[seat];
        let risk = |node: Node| {
            let attack = |rival: Seat| {
                let attackers = within_reach(state, rival, node);
                let muster = Muster {
                    troops: [attackers, lord.troops(node)],
                    avatar: [false, lord.avatar == Some(node)],
                    harvester: [false, true],
                };
                self.fight(muster).wins[0]
            };
            state.rivals(seat).map(attack).fold(0.0, f64::max)
        };
        8.0 * lord.harvesters.iter().map(risk).sum::<f64>()
    }

    /// What the Brute may expect of the Combat Phase as things stand.
    fn prospects(&self, state: &State, brute: Seat) -> f64 {
        let acting = state.brute == Some(brute);
        if !acting || !(Phase::Spawn..=Phase::Combat).contains(&state.phase) {
            return 0.0;
        }
        let fights = state.rivals(brute).map(|rival| {
            let nodes = Node::all().filter(|&node| {
                state[brute].troops(node) > 0 && state[rival].troops(node) > 0 && !state.truce(node)
            });
            nodes
                .map(|node| self.fight_prospect(state, [brute, rival], node))
                .sum::<f64>()
        });
        let desecration = state[brute]
            .avatar
            .filter(|_| !state.turn_state.avatar_beaten)
            .map_or(0.0, |node| desecration_prospect(state, brute, node));
        fights.sum::<f64>() + self.duel_prospects(state, brute) + desecration.max(0.0)
    }

    pub fn fight_prospect(&self, state: &State, sides: [Seat; 2], node: Node) -> f64 {
        let muster = Muster::of(state, sides, node);
        let odds = self.fight(muster);
        let lost = [0, 1].map(|side| f64::from(muster.troops[side]) - odds.left[side]);
        let falls = [0, 1].map(|side| {
            let falls = 1.0 - odds.wins[side];
            falls * 9.0 * f64::from(u8::from(muster.harvester[side]))
        });
        let share = hurt_share(state);
        share * (lost[1] + falls[1]) - lost[0] - falls[0] + ROOM * odds.wins[0]
    }

    fn duel_prospects(&self, state: &State, brute: Seat) -> f64 {
        let turn = &state.turn_state;
        let met = state.rivals(brute).filter(|&rival| {
            state[rival].avatar.is_some()
                && state[rival].avatar == state[brute].avatar
                && !turn.duelled.contains(rival)
                && !turn.avatar_beaten
        });
        met.map(|rival| {
            let prospect = duel_prospect(state, [brute, rival]);
            if turn.avatar_moved {
                prospect
            } else {
                prospect.max(0.0)
            }
        })
        .sum()
    }
}

/// How much of a rival's loss is one's own gain: less, the more there are to share it.
fn hurt_share(state: &State) -> f64 {
    match state.alive().count() {
        2 => 1.0,
        _ => 0.6,
    }
}

fn turns_left(state: &State) -> u32 {
    match u32::from(state.variant.round_limit) {
        0 => HORIZON,
        limit => (limit + 1 - state.round.min(limit)) * state.alive().count() as u32,
    }
}

/// Souls are a cushion in duels as long as somebody has more Harvesters.
fn souls(state: &State, seat: Seat) -> f64 {
    let lord = &state[seat];
    let souls = f64::from(lord.hell);
    let outdone = state
        .rivals(seat)
        .any(|rival| state[rival].harvesters.len() > lord.harvesters.len());
    let cushion = if outdone { 0.5 * souls.min(5.0) } else { 0.0 };
    souls.min(10.0) + 0.8 * (souls - 10.0).max(0.0) + cushion
}

/// Nodes where a Harvester could be bought, and in the Spawn Phase the Souls to buy it with.
fn building(state: &State, seat: Seat) -> f64 {
    let lord = &state[seat];
    let free = |node: &Node| {
        lord.troops(*node) > 0
            && state.owner(Piece::Harvester, *node).is_none()
            && state
                .rivals(seat)
                .all(|rival| !state.bars_purchase(rival, *node))
    };
    let sites = Node::all()
        .filter(free)
        .count()
        .min(usize::from(lord.stored(Piece::Harvester)));
    let payable = usize::from(lord.hell / state.price(Piece::Harvester));
    let saving = state.phase == Phase::Spawn && state.brute == Some(seat);
    let bought = if saving { sites.min(payable) } else { 0 };
    sites.min(payable + 1) as f64 + 2.5 * bought as f64
}

/// In the setup: Harvesters close together with room around them and rivals far away, Portals
/// close to them.
fn homeland(state: &State, seat: Seat) -> f64 {
    if !state.phase.is_setup() {
        return 0.0;
    }
    let lord = &state[seat];
    let others = state.rivals(seat).fold(Nodes::NONE, |others, rival| {
        others.or(state[rival].harvesters)
    });
    let nearest = |from: Node, to: Nodes| {
        let distances = to.iter().map(|node| from.distance(node));
        distances.min().map_or(4.0, f64::from)
    };
    let harvester = |node: Node| {
        let taken = node.neighbours().and(others.or(lord.harvesters));
        let room = node.neighbours().len() - taken.len();
        let own = nearest(node, lord.harvesters.without(node));
        0.4 * room as f64 + nearest(node, others).min(4.0) - 0.3 * (own - 2.0).abs()
    };
    let portal = |node: Node| -nearest(node, lord.harvesters);
    lord.harvesters.iter().map(harvester).sum::<f64>()
        + lord.portals.iter().map(portal).sum::<f64>()
}

/// Troops that are not bound draw near to the Harvesters of others.
fn marching(state: &State, seat: Seat) -> f64 {
    let lord = &state[seat];
    let targets = state.rivals(seat).fold(Nodes::NONE, |targets, rival| {
        targets.or(state[rival].harvesters)
    });
    let drawn = |node: Node| {
        let nearest = targets.iter().map(|target| node.distance(target)).min();
        let bound = u8::from(lord.harvesters.contains(node));
        let free = f64::from(lord.troops(node).saturating_sub(bound));
        nearest.map_or(0.0, |distance| 0.3 * free / f64::from(1 + distance))
    };
    lord.garrisons().iter().map(drawn).sum()
}

/// The rival's Troops that could be on the node after their next Movement Phase.
fn within_reach(state: &State, rival: Seat, node: Node) -> u8 {
    let lord = &state[rival];
    let near = node.neighbours().iter().map(|from| {
        let bound = u8::from(lord.harvesters.contains(from));
        lord.troops(from).saturating_sub(bound)
    });
    near.sum::<u8>() + lord.troops(node)
}

/// Without a refuge and with few Souls the next lost duel is the last.
fn naked(lord: &Lord) -> bool {
    lord.portals.is_empty() && lord.harvesters.is_empty() && lord.hell < 4
}

pub fn duel_prospect(state: &State, sides: [Seat; 2]) -> f64 {
    let Some(node) = state[sides[0]].avatar else {
        return 0.0;
    };
    let harvesters = sides.map(|seat| state[seat].harvesters.len() as u8);
    let odds = odds::duel(
        state.duel_dice(),
        harvesters,
        sides.map(|seat| state[seat].hell),
    );
    let routed = sides.map(|seat| {
        if refuges(&state[seat], node).is_empty() {
            GAME / state.alive().count() as f64
        } else {
            1.0
        }
    });
    hurt_share(state) * odds.paid[1] - odds.paid[0] + odds.routs[1] * routed[1]
        - odds.routs[0] * routed[0]
}

/// What an attempt on the Portal of a node promises beyond its Soul.
pub fn desecration_prospect(state: &State, brute: Seat, node: Node) -> f64 {
    let owner = state.owner(Piece::Portal, node).filter(|&owner| {
        owner != brute && state[owner].avatar != Some(node) && state[brute].hell >= DESECRATION_COST
    });
    let tried = state.turn_state.attempted.contains(node) && !state.variant.repeat;
    let Some(owner) = owner.filter(|_| !tried) else {
        return 0.0;
    };
    let chance = odds::desecration(state.desecration_target());
    let gain = hurt_share(state) * portal_worth(&state[owner]) + ROOM;
    chance * gain - f64::from(DESECRATION_COST)
}

/// What the loss of one Portal costs its owner.
fn portal_worth(lord: &Lord) -> f64 {
    match (lord.portals.len(), lord.harvesters.is_empty()) {
        (1, true) => 20.0,
        (1 | 2, _) => 7.0,
        _ => 4.0,
    }
}
