//! The dice of a combat from the defender's choice to the last re-roll (SD-5.10 to SD-5.22).

use super::data::{MOST_ATTACK_DICE, MOST_DEFENCE_DICE};
use super::events::Event;
use super::options::DiceOrder;
use super::play::Play;
use super::state::{Combat, CombatKind, Dice, Doom, Force, Pending, Side, State};
use crate::seat::Seat;

impl State {
    /// The dice that the defence may roll, before a demon or rioters choose among theirs
    /// (SD-5.10, SD-7.16).
    pub fn most_defence(&self, combat: &Combat) -> u8 {
        let dice = match (combat.kind, combat.defender) {
            (CombatKind::Research | CombatKind::Mothership, _) => MOST_DEFENCE_DICE,
            (_, None) => 0,
            (_, Some(Force::Apocalytes)) => self.apocalyte_dice(combat.target),
            (_, Some(force)) => self.armies_of(combat.target, force).min(MOST_DEFENCE_DICE),
        };
        dice as u8
    }

    /// How many dice are thrown so that so many of them count: a demon and rioters throw more.
    pub fn defence_thrown(&self, combat: &Combat, dice: u8) -> u8 {
        match self.defending_doom(combat) {
            Some(Doom::Demons) => MOST_ATTACK_DICE as u8, // SD-D.6
            Some(Doom::Meteors) => dice + 1,              // SD-T.9
            _ => dice,
        }
    }

    /// How many of the attacker's dice count (SD-D.6).
    pub fn attack_kept(&self, combat: &Combat) -> u8 {
        if self.demon_attacks(combat) {
            1
        } else {
            combat.dice
        }
    }

    /// The doom whose armies defend; research and the mothership meet two plain dice.
    fn defending_doom(&self, combat: &Combat) -> Option<Doom> {
        let against_army = matches!(
            combat.kind,
            CombatKind::Normal | CombatKind::Opposition | CombatKind::Breach
        );
        self.active_doom()
            .filter(|_| against_army && combat.defender == Some(Force::Apocalytes))
    }
}

impl Play<'_> {
    /// How many dice the defence rolls; a player with a choice may be asked (SD-5.10).
    pub fn choose_defence(&mut self) {
        let combat = self.combat();
        let dice = self.state.most_defence(&combat);
        let player = combat.defender.and_then(Force::seat).filter(|_| dice > 1);
        let asked = |seat: &Seat| self.state.orders[seat.index()].dice == DiceOrder::Ask;
        match player.filter(asked) {
            Some(seat) => self.state.pending = Some(Pending::Defend { seat }),
            None => self.roll(dice),
        }
    }

    /// The attacker's dice first, then the defender's (SD-0.5, SD-5.11).
    pub fn roll(&mut self, defence: u8) {
        let combat = self.combat();
        let attack_thrown = self.throw(combat.dice);
        let defence_thrown = self.throw(self.state.defence_thrown(&combat, defence));
        let demon_attacks = self.state.demon_attacks(&combat);
        let rule = match self.state.defending_doom(&combat) {
            Some(Doom::Demons) => "SD-D.6",
            _ if demon_attacks => "SD-D.6",
            Some(Doom::Mutants) => "SD-M.19",
            Some(Doom::Meteors) => "SD-T.9",
            _ => "SD-5.11",
        };
        self.say(rule, || Event::DiceRolled {
            attack: attack_thrown.to_vec(),
            defence: defence_thrown.to_vec(),
        });
        let rolled = Combat {
            attack: kept(attack_thrown, self.state.attack_kept(&combat)),
            defence: kept(defence_thrown, defence),
            ..combat
        };
        self.state.combat = Some(Combat {
            attack_rerolls: self.state.attack_rerolls(&rolled),
            defence_rerolls: self.state.defence_rerolls(&rolled),
            ..rolled
        });
        self.settle_rerolls();
    }

    fn throw(&mut self, count: u8) -> Dice {
        (0..count).map(|_| self.chance.die()).collect()
    }

    /// The attacker's re-rolls, then the defender's, then the roll is resolved (SD-5.22).
    fn settle_rerolls(&mut self) {
        for side in [Side::Attack, Side::Defence] {
            while *self.combat_mut().rerolls_mut(side) > 0 {
                let combat = self.combat();
                let player = combat.force(side).and_then(Force::seat);
                let asked = |seat: &Seat| self.state.orders[seat.index()].dice == DiceOrder::Ask;
                if let Some(seat) = player.filter(asked) {
                    self.state.pending = Some(Pending::Reroll { seat, side });
                    return;
                }
                self.reroll(side, combat.wants_reroll(side));
            }
        }
        self.resolve();
    }

    pub fn answer_reroll(&mut self, side: Side, reroll: bool) {
        self.reroll(side, reroll);
        self.settle_rerolls();
    }

    /// The lowest die again; declining ends the side's re-rolls (SD-5.21).
    fn reroll(&mut self, side: Side, reroll: bool) {
        if !reroll {
            *self.combat_mut().rerolls_mut(side) = 0;
            return;
        }
        let new = self.chance.die();
        let combat = self.combat_mut();
        *combat.rerolls_mut(side) -= 1;
        let dice = combat.dice_mut(side);
        let old = dice.pop().unwrap_or_default();
        dice.push(new);
        sort(dice);
        let combat = self.combat();
        let mutants = combat.force(side) == Some(Force::Apocalytes) && self.state.is(Doom::Mutants);
        let rule = match (mutants, combat.kind, side) {
            (true, _, _) => "SD-M.17",
            (_, CombatKind::Breach, Side::Defence) => "SD-6.18",
            _ => "SD-5.21",
        };
        self.say(rule, || Event::DieRerolled { side, old, new });
    }
}

/// The highest so many of them, highest first.
fn kept(mut dice: Dice, count: u8) -> Dice {
    sort(&mut dice);
    dice.truncate(usize::from(count));
    dice
}

pub fn sort(dice: &mut Dice) {
    dice.sort_unstable_by(|a, b| b.cmp(a));
}
