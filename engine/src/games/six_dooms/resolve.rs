//! What a roll leads to: losses, finds, conquest (SD-5.19 to SD-5.25).

use super::combat::{Pairs, compare, free_successes};
use super::events::Event;
use super::map::Territory;
use super::play::Play;
use super::state::{Combat, CombatKind, Dice, Doom, Force, Part, Pending, Side, State};
use crate::seat::Seat;

/// A success of an attacking demon (SD-D.8).
const DEMON_KILLS: u16 = 3;

impl State {
    /// The least and the greatest number that may advance once the defender is beaten; none if
    /// nobody does (SD-5.23, SD-5.24).
    pub fn advance_range(&self, seat: Seat, combat: &Combat) -> Option<(u16, u16)> {
        let defender = combat.defender?;
        let third_owner = combat
            .owner_before
            .is_some_and(|owner| owner != seat && Force::Player(owner) != defender);
        let infected = defender == Force::Apocalytes && self.is(Doom::Plague);
        if combat.source == combat.target || third_owner || infected {
            return None;
        }
        let min = u16::from(combat.from_source);
        let all_but_one = self.armies[combat.source][seat.index()] - 1;
        let max = (min..=all_but_one)
            .rev()
            .find(|&count| self.may_leave(seat, combat.source, count))?;
        Some((min, max))
    }
}

impl Play<'_> {
    /// All re-rolls are made: the dice are compared.
    pub fn resolve(&mut self) {
        let combat = self.combat();
        let pairs = compare(&combat.attack, &combat.defence, combat.ties);
        let free = free_successes(combat.kind, combat.attack.len(), combat.defence.len());
        self.say(resolution_rule(&combat, pairs, free), || {
            Event::CombatResolved {
                kind: combat.kind,
                successes: pairs.successes,
                free,
                failures: pairs.failures,
                attack: combat.attack.to_vec(),
                defence: combat.defence.to_vec(),
            }
        });
        self.state.combat = Some(Combat {
            attack: Dice::new(),
            defence: Dice::new(),
            attack_rerolls: 0,
            defence_rerolls: 0,
            ..combat
        });
        match combat.kind {
            CombatKind::Normal => self.settle_attack(pairs),
            CombatKind::Opposition => self.settle_opposition(pairs.successes, free),
            CombatKind::Breach => self.settle_breach(pairs, free),
            CombatKind::Research => self.settle_research(pairs.successes),
            CombatKind::Mothership => self.settle_mothership(pairs.successes > 0),
        }
    }

    fn settle_attack(&mut self, pairs: Pairs) {
        let combat = self.combat();
        self.defender_loses(u16::from(pairs.successes));
        self.attacker_loses(u16::from(pairs.failures));
        self.update_both(combat.source, combat.target);
        match combat.attacker {
            Force::Player(seat) => self.conclude(seat),
            Force::Apocalytes => self.end_combat(),
        }
    }

    /// The combat is wholly resolved.
    pub fn end_combat(&mut self) {
        self.state.combat = None;
        self.check_end();
    }

    pub fn lose(
        &mut self,
        rule: &'static str,
        land: Territory,
        force: Force,
        count: u16,
        becomes: Option<Force>,
    ) {
        if count == 0 {
            return;
        }
        self.remove(land, force, count);
        self.say(rule, || Event::ArmiesLost {
            territory: land,
            force,
            count,
            becomes,
        });
    }

    fn defender_loses(&mut self, successes: u16) {
        let combat = self.combat();
        match (combat.defender, combat.attacker) {
            (Some(Force::Apocalytes), Force::Player(seat)) => self.apocalytes_lose(seat, successes),
            (Some(Force::Player(seat)), attacker) => self.player_loses(seat, attacker, successes),
            _ => {}
        }
    }

    /// Defending apocalytes meet successes of a player.
    fn apocalytes_lose(&mut self, seat: Seat, successes: u16) {
        let combat = self.combat();
        let land = combat.target;
        let count = successes.min(self.state.apocalytes[land]);
        match self.state.active_doom() {
            Some(Doom::Plague) => {
                let healed = Some(Force::Player(seat));
                self.lose("SD-P.18", land, Force::Apocalytes, count, healed);
                self.add(land, Force::Player(seat), count);
            }
            Some(Doom::Demons) => {
                let slain = count > 0 && self.demon_is_slain();
                self.lose("SD-D.11", land, Force::Apocalytes, u16::from(slain), None);
            }
            _ => {
                let removed = self.unsaved(land, combat.source, count);
                self.lose("SD-5.19", land, Force::Apocalytes, removed, None);
            }
        }
    }

    /// Doubles slay a demon (SD-D.11).
    fn demon_is_slain(&mut self) -> bool {
        let dice = [self.chance.die(), self.chance.die()];
        let slain = dice[0] == dice[1];
        self.say("SD-D.11", || Event::DemonDoubles { dice, slain });
        slain
    }

    /// Of so many aliens that would be removed, those that the mothership does not save
    /// (SD-A.12). `engaged` is the player territory of SD-A.13.
    pub fn unsaved(&mut self, land: Territory, engaged: Territory, count: u16) -> u16 {
        if self.state.mothership != Some(land) {
            return count;
        }
        let above = 3 + self.state.contains(engaged).min(2) as u8;
        let mut removed = 0;
        for _ in 0..count {
            let die = self.chance.die();
            let saved = die > above;
            removed += u16::from(!saved);
            self.say("SD-A.12", || Event::AlienSave {
                territory: land,
                die,
                saved,
            });
        }
        removed
    }

    /// A defending player meets successes.
    fn player_loses(&mut self, seat: Seat, attacker: Force, successes: u16) {
        let land = self.combat().target;
        let armies = self.state.armies[land][seat.index()];
        let doom = self
            .state
            .active_doom()
            .filter(|_| attacker == Force::Apocalytes);
        let (rule, each, turns) = match doom {
            Some(Doom::Zombies) => ("SD-Z.9", 1, true),
            Some(Doom::Plague) => ("SD-P.4", 1, true),
            Some(Doom::Demons) => ("SD-D.8", DEMON_KILLS, false),
            _ => ("SD-5.19", 1, false),
        };
        let count = (successes * each).min(armies);
        let becomes = turns.then_some(Force::Apocalytes);
        self.lose(rule, land, Force::Player(seat), count, becomes);
        if turns {
            self.add(land, Force::Apocalytes, count);
        }
    }

    /// Losses of the attacker, whose armies of the source go first (SD-5.19).
    pub fn attacker_loses(&mut self, failures: u16) {
        let combat = self.combat();
        let breach = combat.kind == CombatKind::Breach;
        let doom = self.state.active_doom();
        match combat.attacker {
            Force::Player(seat) => {
                let foe = doom.filter(|_| combat.defender == Some(Force::Apocalytes));
                let (rule, turns) = match foe {
                    Some(Doom::Plague) if !breach => return, // SD-P.18
                    Some(Doom::Zombies) => ("SD-Z.9", true),
                    _ if breach => ("SD-6.20", false),
                    Some(Doom::Demons) => ("SD-D.12", false),
                    _ => ("SD-5.19", false),
                };
                let of_source = failures.min(u16::from(combat.from_source));
                let becomes = turns.then_some(Force::Apocalytes);
                let force = Force::Player(seat);
                self.lose(rule, combat.source, force, of_source, becomes);
                self.lose(rule, combat.target, force, failures - of_source, becomes);
                if turns {
                    self.add(combat.target, Force::Apocalytes, failures);
                }
            }
            Force::Apocalytes => {
                // SD-P.4, SD-D.9
                if matches!(doom, Some(Doom::Plague | Doom::Demons)) {
                    return;
                }
                let rule = if breach { "SD-6.20" } else { "SD-5.19" };
                let removed = self.unsaved(combat.source, combat.target, failures);
                self.lose(rule, combat.source, Force::Apocalytes, removed, None);
                if let Some(march) = &mut self.state.march {
                    march.count -= removed;
                }
            }
        }
    }

    /// A player's attack is rolled: is the target conquered? (SD-5.23)
    pub fn conclude(&mut self, seat: Seat) {
        let combat = self.combat();
        let beaten = combat
            .defender
            .is_some_and(|force| self.state.armies_of(combat.target, force) == 0);
        let Some((min, max)) = self.state.advance_range(seat, &combat).filter(|_| beaten) else {
            return self.end_combat();
        };
        if min == max {
            self.advance(min);
        } else {
            self.state.pending = Some(Pending::Advance { seat, min, max });
        }
    }

    pub fn advance(&mut self, count: u16) {
        let Combat {
            attacker,
            source,
            target,
            ..
        } = self.combat();
        let Some(seat) = attacker.seat() else { return };
        self.state.combat = None;
        self.remove(source, attacker, count);
        self.say("SD-5.24", || Event::Advanced {
            seat,
            source,
            target,
            count,
        });
        self.arrive(seat, source, target, count);
    }

    /// Two successes earn a roll for doubles, and doubles a part of the cure (SD-P.14).
    fn settle_research(&mut self, successes: u8) {
        if successes >= 2 {
            let dice = [self.chance.die(), self.chance.die()];
            let found = dice[0] == dice[1];
            self.say("SD-P.14", || Event::ResearchRoll { dice, found });
            if let Some(seat) = self.combat().attacker.seat().filter(|_| found) {
                self.find_part(seat);
            }
        }
        self.end_combat();
    }

    fn find_part(&mut self, seat: Seat) {
        // When the list is full everybody who cared has long had the cure.
        let _full = self.state.cure.try_push(Part::found_by(seat));
        let cure = self.state.has_cure(seat);
        let rule = if cure { "SD-P.16" } else { "SD-P.15" };
        self.say(rule, || Event::CurePartFound { seat, cure });
    }

    fn settle_mothership(&mut self, destroyed: bool) {
        let combat = self.combat();
        let territory = combat.target;
        if let Some(seat) = combat.attacker.seat() {
            if destroyed {
                self.state.mothership = None;
                self.say("SD-A.14", || Event::MothershipDestroyed { seat, territory });
            } else {
                self.lose("SD-A.15", territory, combat.attacker, 1, None);
            }
        }
        self.update(territory);
        self.end_combat();
    }
}

/// The rule that a resolution cites: free successes, then how ties are settled, if there were
/// any, then plain comparison.
fn resolution_rule(combat: &Combat, pairs: Pairs, free: u8) -> &'static str {
    if free > 0 {
        return "SD-6.12";
    }
    if !pairs.tied {
        return "SD-5.13";
    }
    let with_apocalytes =
        combat.attacker == Force::Apocalytes || combat.defender == Some(Force::Apocalytes);
    match combat.kind {
        CombatKind::Breach => "SD-6.20",
        CombatKind::Mothership => "SD-A.14",
        _ if combat.source != combat.target => match combat.ties {
            Some(Side::Attack) => "SD-5.15",
            _ => "SD-5.14",
        },
        _ if with_apocalytes => "SD-5.18",
        _ if combat.ties.is_none() => "SD-5.17",
        _ => "SD-5.16",
    }
}
