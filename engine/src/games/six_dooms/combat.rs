//! Combat from its declaration to the last re-roll (SD-5, SD-6.16 to SD-6.18).

use super::check;
use super::data::{MOST_ATTACK_DICE, MOST_DEFENCE_DICE};
use super::events::Event;
use super::map::Territory;
use super::options::DiceOrder;
use super::play::Play;
use super::state::{Combat, CombatKind, Dice, Doom, Force, Pending, Phase, Side, State};
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

    fn dice(&self, side: Side) -> &Dice {
        match side {
            Side::Attack => &self.attack,
            Side::Defence => &self.defence,
        }
    }

    fn dice_mut(&mut self, side: Side) -> &mut Dice {
        match side {
            Side::Attack => &mut self.attack,
            Side::Defence => &mut self.defence,
        }
    }

    fn rerolls_mut(&mut self, side: Side) -> &mut u8 {
        match side {
            Side::Attack => &mut self.attack_rerolls,
            Side::Defence => &mut self.defence_rerolls,
        }
    }

    /// Whether the lowest die had better be rolled again: it meets no die, or does not win
    /// (SD-5.28).
    pub fn wants_reroll(&self, side: Side) -> bool {
        let lowest = self.dice(side).len() - 1;
        match (self.attack.get(lowest), self.defence.get(lowest)) {
            (Some(&attack), Some(&defence)) => winner(attack, defence, self.ties) != Some(side),
            _ => true,
        }
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

impl Play<'_> {
    /// The combat under way. Only while there is one.
    pub fn combat(&self) -> Combat {
        self.state.combat.expect("a combat is under way")
    }

    pub fn combat_mut(&mut self) -> &mut Combat {
        self.state.combat.as_mut().expect("a combat is under way")
    }

    pub fn begin_combat(&mut self, combat: Combat) {
        self.state.combat = Some(combat);
        let rule = self.combat_rule(&combat);
        self.say(rule, || Event::CombatBegan {
            kind: combat.kind,
            attacker: combat.attacker,
            defender: combat.defender,
            source: combat.source,
            target: combat.target,
            attack_dice: combat.dice,
        });
    }

    fn combat_rule(&self, combat: &Combat) -> &'static str {
        let doom = self.state.active_doom();
        match (combat.kind, combat.attacker) {
            (CombatKind::Opposition, _) => "SD-6.10",
            (CombatKind::Research, _) => "SD-P.13",
            (CombatKind::Mothership, _) => "SD-A.14",
            (CombatKind::Breach, Force::Player(_)) => "SD-6.16",
            (CombatKind::Breach, _) if doom == Some(Doom::Demons) => "SD-D.5",
            (CombatKind::Breach, _) => "SD-7.9",
            (CombatKind::Normal, Force::Apocalytes) => match doom {
                Some(Doom::Plague) => "SD-P.3",
                Some(Doom::Mutants) => "SD-M.15",
                Some(Doom::Aliens) => "SD-A.11",
                Some(Doom::Demons) => "SD-D.7",
                _ => "SD-Z.8",
            },
            (CombatKind::Normal, Force::Player(_)) => {
                if doom == Some(Doom::Plague) && combat.defender == Some(Force::Apocalytes) {
                    "SD-P.18"
                } else if combat.source == combat.target {
                    "SD-5.3"
                } else {
                    "SD-5.2"
                }
            }
        }
    }

    /// A player attacks (SD-5.4).
    pub fn attack(
        &mut self,
        seat: Seat,
        source: Territory,
        target: Territory,
        defender: Force,
        dice: u16,
    ) {
        let attacker = Force::Player(seat);
        let turn = self.state.turn_mut();
        turn.engage = None;
        turn.attacked.insert(source);
        if defender == Force::Apocalytes {
            turn.attacks.add(source);
        }
        let from_source = if source == target {
            dice
        } else {
            dice.min(self.state.armies[source][seat.index()] - 1) // SD-5.7
        };
        self.begin_combat(Combat {
            from_source: from_source as u8,
            from_target: (dice - from_source) as u8,
            ties: self.state.ties(attacker, defender, source, target),
            ..self.new_combat(
                CombatKind::Normal,
                attacker,
                Some(defender),
                source,
                target,
                dice as u8,
            )
        });
        self.oppose_or_go_on();
    }

    /// A combat in which no die has been rolled; ties are the defender's.
    pub fn new_combat(
        &self,
        kind: CombatKind,
        attacker: Force,
        defender: Option<Force>,
        source: Territory,
        target: Territory,
        dice: u8,
    ) -> Combat {
        Combat {
            kind,
            attacker,
            defender,
            source,
            target,
            dice,
            from_source: 0,
            from_target: 0,
            ties: Some(Side::Defence),
            owner_before: self.state.owner(target),
            need: None,
            attack: Dice::new(),
            defence: Dice::new(),
            attack_rerolls: 0,
            defence_rerolls: 0,
        }
    }

    /// A player attacks a barricade (SD-6.16, SD-6.21).
    pub fn breach(&mut self, seat: Seat, source: Territory, target: Territory, dice: u8) {
        let attacker = Force::Player(seat);
        let defender = self.barricade_defender(attacker, target);
        let turn = self.state.turn_mut();
        turn.attacked.insert(source);
        if defender == Some(Force::Apocalytes) {
            turn.attacks.add(source);
        }
        self.begin_combat(Combat {
            from_source: dice,
            ..self.new_combat(CombatKind::Breach, attacker, defender, source, target, dice)
        });
        self.choose_defence();
    }

    /// Tied players are picked among (SD-6.17).
    pub fn barricade_defender(&mut self, attacker: Force, land: Territory) -> Option<Force> {
        match self.state.guard(attacker, land) {
            Guard::Nobody => None,
            Guard::Apocalytes => Some(Force::Apocalytes),
            Guard::Players(seats) => Some(Force::Player(self.pick_seat(seats))),
        }
    }

    pub fn attack_mothership(&mut self, seat: Seat, land: Territory) {
        let turn = self.state.turn_mut();
        turn.attacked.insert(land);
        turn.attacks.add(land);
        let attacker = Force::Player(seat);
        let defender = Some(Force::Apocalytes);
        self.begin_combat(Combat {
            from_source: 1,
            ..self.new_combat(CombatKind::Mothership, attacker, defender, land, land, 1)
        });
        self.choose_defence();
    }

    pub fn research(&mut self, seat: Seat, source: Territory, target: Territory) {
        let turn = self.state.turn_mut();
        turn.attacked.insert(source);
        turn.researched.insert(source);
        let (attacker, infected) = (Force::Player(seat), Force::Apocalytes);
        let dice = check::research_dice(self.state, seat, source, target);
        let from_source = if source == target {
            dice
        } else {
            dice.min(self.state.armies[source][seat.index()] - 1)
        };
        self.begin_combat(Combat {
            from_source: from_source as u8,
            from_target: (dice - from_source) as u8,
            ties: self.state.ties(attacker, infected, source, target),
            ..self.new_combat(
                CombatKind::Research,
                attacker,
                Some(infected),
                source,
                target,
                dice as u8,
            )
        });
        self.choose_defence();
    }

    /// How many dice the defence rolls; a player with a choice may be asked (SD-5.10).
    pub fn choose_defence(&mut self) {
        let combat = self.combat();
        let dice = match (combat.kind, combat.defender) {
            (CombatKind::Research | CombatKind::Mothership, _) => MOST_DEFENCE_DICE,
            (_, None) => 0,
            (_, Some(Force::Apocalytes)) => self.state.apocalyte_dice(combat.target),
            (_, Some(Force::Player(seat))) => {
                let armies = self.state.armies[combat.target][seat.index()];
                if armies >= 2 && self.state.orders[seat.index()].dice == DiceOrder::Ask {
                    self.state.pending = Some(Pending::Defend { seat });
                    return;
                }
                armies.min(MOST_DEFENCE_DICE)
            }
        };
        self.roll(dice as u8);
    }

    /// The attacker's dice first, then the defender's (SD-0.5, SD-5.11).
    pub fn roll(&mut self, defence: u8) {
        let combat = self.combat();
        let against_army = matches!(
            combat.kind,
            CombatKind::Normal | CombatKind::Opposition | CombatKind::Breach
        );
        let defends = |doom| {
            against_army && combat.defender == Some(Force::Apocalytes) && self.state.is(doom)
        };
        let (demon, rioters) = (defends(Doom::Demons), defends(Doom::Meteors));
        let mutants = defends(Doom::Mutants);
        let attack = self.throw(combat.dice);
        let defence_thrown = self.throw(match (demon, rioters) {
            (true, _) => MOST_ATTACK_DICE as u8,
            (_, true) => defence + 1, // SD-T.9
            _ => defence,
        });
        let demon_attacks = self.state.demon_attacks(&combat);
        let rule = match (demon || demon_attacks, mutants, rioters) {
            (true, _, _) => "SD-D.6",
            (_, true, _) => "SD-M.19",
            (_, _, true) => "SD-T.9",
            _ => "SD-5.11",
        };
        self.say(rule, || Event::DiceRolled {
            attack: attack.to_vec(),
            defence: defence_thrown.to_vec(),
        });
        let attack = kept(attack, if demon_attacks { 1 } else { combat.dice });
        let defence = kept(defence_thrown, defence);
        let combat = self.combat_mut();
        combat.attack = attack;
        combat.defence = defence;
        let combat = *combat;
        let attack_rerolls = self.state.attack_rerolls(&combat);
        let defence_rerolls = self.state.defence_rerolls(&combat);
        let combat = self.combat_mut();
        combat.attack_rerolls = attack_rerolls;
        combat.defence_rerolls = defence_rerolls;
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

    /// Whether apocalytes are acting in their own turn.
    pub fn in_apocalypse(&self) -> bool {
        self.state.phase == Phase::Apocalypse
    }
}

/// The highest so many of them, highest first.
fn kept(mut dice: Dice, count: u8) -> Dice {
    sort(&mut dice);
    dice.truncate(usize::from(count));
    dice
}

fn sort(dice: &mut Dice) {
    dice.sort_unstable_by(|a, b| b.cmp(a));
}
