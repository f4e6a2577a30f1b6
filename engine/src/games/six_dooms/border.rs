//! Borders: closing, opposing, breaching (SD-6).

use super::combat::Pairs;
use super::data::MOST_ATTACK_DICE;
use super::events::Event;
use super::map::{Border, Territory};
use super::options::OpposeOrder;
use super::play::Play;
use super::state::{Combat, CombatKind, Doom, Force, March, Pending, State};
use crate::seat::Seat;

impl State {
    /// Whether the border can be closed now, as far as its past goes (SD-6.22).
    pub fn can_be_closed(&self, one: Territory, other: Territory) -> bool {
        let border = one.border(other);
        border.is_some_and(|border| {
            let wall = self.walls[border.index()];
            !wall.is_closed() && wall.broken_at().is_none()
        })
    }

    /// Whether this force may oppose an entry from `source` into `target` (SD-6.8, SD-6.9).
    fn may_oppose(&self, force: Force, source: Territory, target: Territory) -> bool {
        let holds = match force {
            Force::Player(seat) => self.owns(seat, target),
            Force::Apocalytes => true, // SD-M.18: what they cannot use they do not hold
        };
        holds && self.usable(target, force) > 0 && self.can_be_closed(source, target)
    }

    /// Who may oppose a player's attack, if anybody.
    pub fn opposer(&self, combat: &Combat) -> Option<Force> {
        let between = combat.source != combat.target;
        combat
            .defender
            .filter(|&force| between && self.may_oppose(force, combat.source, combat.target))
    }

    /// The owner who may oppose apocalytes on the march.
    pub fn march_opposer(&self, march: &March) -> Option<Seat> {
        self.owner(march.target)
            .filter(|&seat| self.may_oppose(Force::Player(seat), march.source, march.target))
    }

    /// The successes that break a border opposed in this territory (SD-6.11).
    pub fn opposition_need(&self, land: Territory, force: Force) -> u8 {
        self.usable(land, force).clamp(1, 2) as u8
    }

    /// The dice of a group: one for each army, at most three; a demon has three (SD-6.10).
    pub fn group_dice(&self, count: u16) -> u8 {
        if self.is(Doom::Demons) {
            MOST_ATTACK_DICE as u8
        } else {
            count.min(MOST_ATTACK_DICE) as u8
        }
    }
}

/// The border between two territories that are adjacent.
pub fn border_between(one: Territory, other: Territory) -> Border {
    one.border(other).expect("adjacent territories")
}

impl Play<'_> {
    pub fn close(&mut self, rule: &'static str, side: Territory, other: Territory, strength: u8) {
        let border = border_between(side, other);
        let end = usize::from(border.ends()[0] != side);
        self.state.walls[border.index()].close(strength, end);
        self.say(rule, || Event::BorderClosed {
            border,
            strength,
            side,
        });
    }

    pub fn close_by_supplies(&mut self, from: Territory, to: Territory, supplies: u8) {
        self.state.supplies[from] -= u16::from(supplies);
        self.state.turn_mut().closed.insert(from);
        self.close("SD-6.5", from, to, supplies);
        self.update(from);
    }

    fn break_border(&mut self, border: Border) {
        let slot = self.state.slot;
        self.state.walls[border.index()].break_at(slot);
    }

    /// The owner attacked may first try to close the border (SD-6.8, SD-6.23).
    pub fn oppose_or_go_on(&mut self) {
        let opposer = self.state.opposer(&self.combat());
        match opposer.map(|force| self.order(force)) {
            Some((OpposeOrder::Always, _)) => self.oppose_attack(),
            Some((OpposeOrder::Ask, Some(seat))) => {
                self.state.pending = Some(Pending::Oppose { seat })
            }
            _ => self.choose_defence(),
        }
    }

    /// Mutants always oppose (SD-M.18).
    fn order(&self, force: Force) -> (OpposeOrder, Option<Seat>) {
        let seat = force.seat();
        let order = seat.map_or(OpposeOrder::Always, |seat| {
            self.state.orders[seat.index()].oppose
        });
        (order, seat)
    }

    pub fn answer_oppose(&mut self, oppose: bool) {
        match (self.state.combat.is_some(), oppose) {
            (true, true) => self.oppose_attack(),
            (true, false) => self.choose_defence(),
            (false, true) => self.oppose_march(),
            (false, false) => self.move_in(),
        }
    }

    fn oppose_attack(&mut self) {
        let combat = self.combat();
        if let Some(by) = combat.defender {
            let need = self.say_opposed(by, combat.source, combat.target);
            let combat = self.combat_mut();
            combat.kind = CombatKind::Opposition;
            combat.need = Some(need);
        }
        self.choose_defence();
    }

    fn say_opposed(&mut self, by: Force, source: Territory, target: Territory) -> u8 {
        let need = self.state.opposition_need(target, by);
        let border = border_between(source, target);
        let rule = match by {
            Force::Player(_) => "SD-6.8",
            Force::Apocalytes => "SD-M.18",
        };
        self.say(rule, || Event::BorderOpposed { border, by, need });
        need
    }

    pub fn oppose_march(&mut self) {
        let Some(March {
            source,
            target,
            count,
            ..
        }) = self.state.march
        else {
            return;
        };
        let Some(seat) = self.state.owner(target) else {
            return;
        };
        self.say_opposed(Force::Player(seat), source, target);
        self.begin_combat(self.state.opposed_march(seat, [source, target], count));
        self.choose_defence();
    }

    /// The defender alone loses armies; is the border broken? (SD-6.13, SD-6.14)
    pub fn settle_opposition(&mut self, successes: u8, free: u8) {
        let combat = self.combat();
        let Some(defender) = combat.defender else {
            return;
        };
        self.opposer_loses(defender, u16::from(successes));
        let gone = self.state.armies_of(combat.target, defender) == 0;
        let enough = self.is_enough(&combat, successes + free, combat.need.unwrap_or_default());
        let broken = gone || enough;
        let border = border_between(combat.source, combat.target);
        let rule = if broken { "SD-6.14" } else { "SD-6.15" };
        self.say(rule, || Event::OppositionResolved { border, broken });
        if broken {
            self.break_border(border);
        }
        self.update_both(combat.source, combat.target);
        if broken {
            self.go_through(gone);
        } else {
            self.hold_border(defender);
        }
    }

    /// A demon needs one success for anything (SD-D.10).
    fn is_enough(&self, combat: &Combat, successes: u8, need: u8) -> bool {
        successes >= need || (successes > 0 && self.state.demon_attacks(combat))
    }

    fn opposer_loses(&mut self, defender: Force, successes: u16) {
        let combat = self.combat();
        let marching = combat.attacker == Force::Apocalytes;
        let doom = self.state.active_doom().filter(|_| marching);
        let armies = self.state.armies_of(combat.target, defender);
        let (rule, each, joins) = match doom {
            Some(Doom::Zombies) => ("SD-Z.10", 1, true),
            Some(Doom::Demons) => ("SD-D.8", 3, false),
            _ => ("SD-6.13", 1, false),
        };
        let count = (successes * each).min(armies);
        let becomes = joins.then_some(Force::Apocalytes);
        self.lose(rule, combat.target, defender, count, becomes);
        if joins {
            self.add(combat.source, Force::Apocalytes, count);
            if let Some(march) = &mut self.state.march {
                march.count += count;
            }
        }
    }

    /// The attack or the march goes on as if not opposed.
    fn go_through(&mut self, defender_is_gone: bool) {
        match self.combat().attacker {
            Force::Apocalytes => {
                self.state.combat = None;
                if !self.check_end() {
                    self.move_in();
                }
            }
            Force::Player(seat) => {
                let combat = self.combat_mut();
                combat.kind = CombatKind::Normal;
                combat.need = None;
                if defender_is_gone {
                    self.conclude(seat);
                } else {
                    self.choose_defence();
                }
            }
        }
    }

    /// The border is closed, strongly if a token may be spent and is (SD-6.15).
    fn hold_border(&mut self, defender: Force) {
        let target = self.combat().target;
        let asked = defender.seat().filter(|&seat| {
            self.state.owns(seat, target)
                && self.state.supplies[target] > 0
                && self.state.orders[seat.index()].oppose == OpposeOrder::Ask
        });
        match asked {
            Some(seat) => self.state.pending = Some(Pending::Barricade { seat }),
            None => self.raise_barricade(1),
        }
    }

    pub fn raise_barricade(&mut self, strength: u8) {
        let combat = self.combat();
        if strength == 2 {
            self.state.supplies[combat.target] -= 1;
        }
        self.close("SD-6.15", combat.target, combat.source, strength);
        self.update(combat.target);
        self.state.march = None;
        self.end_combat();
    }

    /// The attackers alone lose armies; is the barricade broken? (SD-6.19, SD-6.20)
    pub fn settle_breach(&mut self, pairs: Pairs, free: u8) {
        let combat = self.combat();
        self.attacker_loses(u16::from(pairs.failures));
        let border = border_between(combat.source, combat.target);
        let strength = self.state.walls[border.index()].strength();
        let broken = self.is_enough(&combat, pairs.successes + free, strength);
        if broken {
            self.break_border(border);
            let demon = self.state.demon_attacks(&combat);
            let rule = if demon { "SD-D.10" } else { "SD-6.19" };
            self.say(rule, || Event::BorderBroken { border });
        }
        self.update_both(combat.source, combat.target);
        self.end_combat();
        if self.in_apocalypse() && !self.state.prevented {
            self.march_on(broken);
        }
    }
}
