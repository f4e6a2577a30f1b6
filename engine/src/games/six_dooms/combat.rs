//! What decides a combat: pairs of dice, ties, re-rolls, who guards a barricade (SD-5.12 to
//! SD-5.20, SD-6.17).

use super::data::MOST_DEFENCE_DICE;
use super::map::Territory;
use super::state::{Combat, CombatKind, Dice, Doom, Force, Side, State};
use crate::seat::{Seat, Seats};

/// What the dice say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// The attacker's.
    pub successes: u8,
    /// The defender's.
    pub failures: u8,
    pub tied: bool,
}

/// Highest against highest, second against second, and so on (SD-5.12 to SD-5.14).
pub fn compare(attack: &[u8], defence: &[u8], ties: Option<Side>) -> Pairs {
    let mut pairs = Pairs::default();
    for (attack, defence) in attack.iter().zip(defence) {
        pairs.tied |= attack == defence;
        match winner(*attack, *defence, ties) {
            Some(Side::Attack) => pairs.successes += 1,
            Some(Side::Defence) => pairs.failures += 1,
            None => {}
        }
    }
    pairs
}

fn winner(attack: u8, defence: u8, ties: Option<Side>) -> Option<Side> {
    match attack.cmp(&defence) {
        std::cmp::Ordering::Greater => Some(Side::Attack),
        std::cmp::Ordering::Less => Some(Side::Defence),
        std::cmp::Ordering::Equal => ties,
    }
}

/// The attacker's first two dice that meet no die, at a border (SD-6.12).
pub fn free_successes(kind: CombatKind, attack: usize, defence: usize) -> u8 {
    let at_border = matches!(kind, CombatKind::Opposition | CombatKind::Breach);
    if at_border {
        attack.min(2).saturating_sub(defence) as u8
    } else {
        0
    }
}

impl Combat {
    pub fn force(&self, side: Side) -> Option<Force> {
        match side {
            Side::Attack => Some(self.attacker),
            Side::Defence => self.defender,
        }
    }

    pub fn dice_mut(&mut self, side: Side) -> &mut Dice {
        match side {
            Side::Attack => &mut self.attack,
            Side::Defence => &mut self.defence,
        }
    }

    pub fn rerolls_mut(&mut self, side: Side) -> &mut u8 {
        match side {
            Side::Attack => &mut self.attack_rerolls,
            Side::Defence => &mut self.defence_rerolls,
        }
    }

    pub fn wants_reroll(&self, side: Side) -> bool {
        wants_reroll(&self.attack, &self.defence, self.ties, side)
    }
}

/// Whether the lowest die of a side had better be rolled again: it meets no die, or does not win
/// (SD-5.28). The side has dice.
pub fn wants_reroll(attack: &Dice, defence: &Dice, ties: Option<Side>, side: Side) -> bool {
    let dice = match side {
        Side::Attack => attack,
        Side::Defence => defence,
    };
    let lowest = dice.len() - 1;
    match (attack.get(lowest), defence.get(lowest)) {
        (Some(&attack), Some(&defence)) => winner(attack, defence, ties) != Some(side),
        _ => true,
    }
}

impl State {
    /// A demon fights alone, with three dice of which the highest counts (SD-D.6).
    fn is_demon(&self, force: Option<Force>) -> bool {
        force == Some(Force::Apocalytes) && self.is(Doom::Demons)
    }

    pub fn demon_attacks(&self, combat: &Combat) -> bool {
        self.is_demon(Some(combat.attacker))
    }

    pub fn demon_defends(&self, combat: &Combat) -> bool {
        self.is_demon(combat.defender)
    }

    /// Between two territories (SD-5.14, SD-5.15).
    pub fn ties_between(&self, attacker: Force, target: Territory) -> Side {
        if self.armies_of(target, attacker) > 0 {
            Side::Attack
        } else {
            Side::Defence
        }
    }

    /// Within one (SD-5.16 to SD-5.18).
    fn ties_within(&self, land: Territory, attacker: Force, defender: Force) -> Option<Side> {
        if attacker == Force::Apocalytes || defender == Force::Apocalytes {
            return Some(Side::Defence);
        }
        if self.owner(land).is_none() {
            return Some(Side::Defence);
        }
        let [attacking, defending] = [attacker, defender].map(|force| self.armies_of(land, force));
        match attacking.cmp(&defending) {
            std::cmp::Ordering::Greater => Some(Side::Attack),
            std::cmp::Ordering::Less => Some(Side::Defence),
            std::cmp::Ordering::Equal => None,
        }
    }

    pub fn ties(
        &self,
        attacker: Force,
        defender: Force,
        source: Territory,
        target: Territory,
    ) -> Option<Side> {
        if source == target {
            self.ties_within(target, attacker, defender)
        } else {
            Some(self.ties_between(attacker, target))
        }
    }

    /// The dice of defending apocalytes, before a demon or rioters choose among theirs.
    pub fn apocalyte_dice(&self, land: Territory) -> u16 {
        let most = match self.active_doom() {
            Some(Doom::Mutants) => 3, // SD-M.19
            Some(Doom::Demons) => 1,
            _ => MOST_DEFENCE_DICE,
        };
        self.apocalytes[land].min(most)
    }

    pub fn defence_rerolls(&self, combat: &Combat) -> u8 {
        let Some(defender) = combat.defender.filter(|_| !self.demon_defends(combat)) else {
            return 0;
        };
        let usable = self.usable(combat.target, defender).min(2) as u8;
        match combat.kind {
            CombatKind::Normal => usable,
            CombatKind::Breach => usable.max(1), // SD-6.18
            CombatKind::Opposition | CombatKind::Research | CombatKind::Mothership => 0,
        }
    }

    pub fn attack_rerolls(&self, combat: &Combat) -> u8 {
        if self.demon_attacks(combat) {
            return 0;
        }
        self.usable(combat.source, combat.attacker).min(2) as u8
    }

    /// Who defends a barricade there against the attacker (SD-6.17).
    pub fn guard(&self, attacker: Force, land: Territory) -> Guard {
        if let Some(owner) = self.owner(land) {
            return if attacker == Force::Player(owner) {
                Guard::Nobody
            } else {
                Guard::Players(Seats::only(owner))
            };
        }
        let others = || self.seats().filter(|&seat| attacker != Force::Player(seat));
        let armies = |seat: &Seat| self.armies[land][seat.index()];
        let most = others().map(|seat| armies(&seat)).max().unwrap_or_default();
        if attacker != Force::Apocalytes
            && self.has_apocalytes(land)
            && self.apocalytes[land] >= most
        {
            Guard::Apocalytes
        } else if most > 0 {
            Guard::Players(others().filter(|seat| armies(seat) == most).collect())
        } else {
            Guard::Nobody
        }
    }
}

/// Who defends a barricade: of several players one is picked for each roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    Nobody,
    Apocalytes,
    Players(Seats),
}
