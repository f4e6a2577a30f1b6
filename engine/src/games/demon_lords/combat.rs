//! Troops against Troops (DL-8) and the desecration of Portals (DL-10).

use super::cards::Effect;
use super::data::{BASE_DICE, DESECRATION_COST, MAX_DICE};
use super::effects::Yield;
use super::events::{Bonus, Event, Gain, SlainTo};
use super::map::Node;
use super::moves::Means;
use super::state::{Piece, State};
use super::supply;
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;
use std::cmp::Ordering;
use tinyvec::ArrayVec;

/// The reasons of the dice above the first two, one for each die.
pub type BonusDice = ArrayVec<[Bonus; 8]>;
pub type Dice = ArrayVec<[u8; MAX_DICE as usize]>;

/// What the two sides of a fight have on its node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Muster {
    pub troops: [u8; 2],
    pub avatar: [bool; 2],
    pub harvester: [bool; 2],
}

impl Muster {
    /// Brute, then Defender.
    pub fn of(state: &State, sides: [Seat; 2], node: Node) -> Self {
        Self {
            troops: sides.map(|seat| state[seat].troops(node)),
            avatar: sides.map(|seat| state[seat].avatar == Some(node)),
            harvester: sides.map(|seat| state[seat].harvesters.contains(node)),
        }
    }

    /// DL-8.7 to DL-8.9, as the card in effect has them (DL-15.23, DL-15.24).
    pub fn bonus(&self, effect: Option<Effect>) -> [BonusDice; 2] {
        let (more_troops, avatar, harvester) = match effect {
            Some(Effect::BonusDice {
                more_troops,
                avatar,
                harvester,
            }) => (more_troops, avatar, harvester),
            _ => (1, 1, 1),
        };
        let card = match effect {
            Some(Effect::CombatDice { brute, defender }) => [brute, defender],
            _ => [0, 0],
        };
        [0, 1].map(|side| {
            let more = self.troops[side] > self.troops[1 - side];
            let given = [
                (Bonus::MoreTroops, more_troops * u8::from(more)),
                (Bonus::Avatar, avatar * u8::from(self.avatar[side])),
                (Bonus::Harvester, harvester * u8::from(self.harvester[side])),
                (Bonus::Card, card[side]),
            ];
            let dice = given
                .into_iter()
                .flat_map(|(bonus, count)| (0..count).map(move |_| bonus));
            dice.collect()
        })
    }
}

/// How many dice a side rolls (DL-8.6, DL-8.10).
pub fn dice_count(bonus: &BonusDice) -> u8 {
    (BASE_DICE + bonus.len() as u8).clamp(1, MAX_DICE)
}

pub fn roll(count: u8, chance: &mut Chance) -> Dice {
    (0..count).map(|_| chance.die()).collect()
}

/// All rounds of a fight between the Brute and one Defender (DL-8.13).
pub fn fight(
    state: &mut State,
    sides: [Seat; 2],
    node: Node,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let [brute, defender] = sides;
    let troops = sides.map(|seat| state[seat].troops(node));
    log.say(["DL-8.3"], || Event::FightStarted {
        node,
        brute,
        defender,
        troops,
    });
    while sides.iter().all(|&seat| state[seat].troops(node) > 0) {
        fight_round(state, sides, node, chance, log);
    }
    let winner = sides.into_iter().find(|&seat| state[seat].troops(node) > 0);
    log.say(["DL-8.13"], || Event::FightEnded { node, winner });
    for (seat, rule) in [(defender, "DL-8.14"), (brute, "DL-8.15")] {
        if state[seat].troops(node) == 0 && state[seat].harvesters.contains(node) {
            supply::sacrifice(state, seat, Piece::Harvester, node, rule, log);
        }
    }
}

fn fight_round(
    state: &mut State,
    sides: [Seat; 2],
    node: Node,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let effect = state.effect();
    let bonus = Muster::of(state, sides, node).bonus(effect);
    let dice = [0, 1].map(|side| roll(dice_count(&bonus[side]), chance));
    let sums = dice.map(|dice| dice.iter().sum::<u8>());
    let winner = match sums[0].cmp(&sums[1]) {
        Ordering::Greater => Some(0),
        Ordering::Less => Some(1),
        Ordering::Equal => None,
    };
    let due = [0, 1].map(|side| losses(state, side, winner));
    let lost = [0, 1].map(|side| lose_troops(state, sides[side], node, due[side]));
    log.say([round_rule(effect, winner.is_none(), &bonus)], || {
        Event::CombatRound {
            node,
            bonus: bonus.map(|bonus| bonus.to_vec()),
            dice: dice.map(|dice| dice.to_vec()),
            lost,
            slain_to: slain_to(effect),
            troops: sides.map(|seat| state[seat].troops(node)),
        }
    });
    let souls = state.reaped_per_troop();
    if let Some(side) = winner.filter(|_| souls > 0) {
        let due = Yield {
            amount: souls * lost[1 - side],
            rule: "DL-15.28",
        };
        supply::gain(state, sides[side], due, Gain::Reap, node, log);
    }
}

/// What a side has to lose in a round (DL-8.11, DL-8.12).
fn losses(state: &State, side: usize, winner: Option<usize>) -> u8 {
    match winner {
        Some(winner) if winner != side => state.losses_per_round(),
        None if state.effect() == Some(Effect::TieLoses) => 1,
        _ => 0,
    }
}

fn slain_to(effect: Option<Effect>) -> SlainTo {
    match effect {
        Some(Effect::SlainToHell) => SlainTo::Hell,
        _ => SlainTo::Storage,
    }
}

/// Takes Troops off a node, no more than there are; says how many.
fn lose_troops(state: &mut State, seat: Seat, node: Node, count: u8) -> u8 {
    let slain_to = slain_to(state.effect());
    let lord = &mut state[seat];
    let lost = count.min(lord.troops(node));
    lord.set_troops(node, lord.troops(node) - lost);
    match slain_to {
        SlainTo::Storage => lord.storage += lost,
        SlainTo::Hell => lord.hell += lost,
    }
    lost
}

/// The card's rule where the card made the round what it was.
fn round_rule(effect: Option<Effect>, tied: bool, bonus: &[BonusDice; 2]) -> &'static str {
    let avatar = bonus.iter().any(|bonus| bonus.contains(&Bonus::Avatar));
    match effect {
        Some(Effect::TieLoses) if tied => "DL-15.25",
        _ if tied => "DL-8.12",
        Some(Effect::CombatDice { .. }) => "DL-15.23",
        Some(Effect::BonusDice { .. }) if avatar => "DL-15.24",
        Some(Effect::LossesPerRound(_)) => "DL-15.26",
        Some(Effect::SlainToHell) => "DL-15.27",
        _ => "DL-8.11",
    }
}

/// One attempt on a rival's Portal (DL-10.3 to DL-10.5).
pub fn desecrate(
    state: &mut State,
    brute: Seat,
    node: Node,
    with: Means,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    state[brute].sacrifice_souls(DESECRATION_COST);
    state.turn_state.attempted = state.turn_state.attempted.with(node);
    let dice = [chance.die(), chance.die()];
    let target = state.desecration_target();
    let success = dice[0] + dice[1] >= target;
    log.say([desecration_rule(state, with)], || {
        Event::DesecrationRolled {
            seat: brute,
            node,
            with,
            dice,
            target,
            success,
        }
    });
    if let Some(owner) = state.owner(Piece::Portal, node).filter(|_| success) {
        supply::sacrifice(state, owner, Piece::Portal, node, "DL-10.5", log);
    }
}

pub fn desecration_rule(state: &State, with: Means) -> &'static str {
    match state.effect() {
        _ if with == Means::Troops => "DL-15.33",
        Some(Effect::DesecrateTarget(_)) => "DL-15.32",
        _ => "DL-10.4",
    }
}
