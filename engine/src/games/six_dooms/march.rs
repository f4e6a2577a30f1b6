//! Apocalytes on the march, from the border to the target (SD-7.6 to SD-7.10).

use super::border::border_between;
use super::data::ATTACKS;
use super::events::Event;
use super::map::Territory;
use super::options::OpposeOrder;
use super::play::Play;
use super::state::{Apocalypse, CombatKind, Doom, Force, March, Pending, Stage, State};

/// How many of so many go (SD-7.7, SD-7.8).
pub fn random_movement(die: u8, armies: u16) -> u16 {
    let count = match die {
        1 | 2 => 1,
        3 => armies / 2,
        4 => armies.div_ceil(2),
        _ => armies - 1,
    };
    count.min(armies - 1)
}

impl State {
    /// The apocalyte turn under way. Only in its phase.
    pub fn apocalypse_mut(&mut self) -> &mut Apocalypse {
        match &mut self.stage {
            Stage::Apocalypse(apocalypse) => apocalypse,
            _ => unreachable!("called in the apocalyte turn"),
        }
    }
}

impl Play<'_> {
    /// A group moves by the die of SD-7.7. Returns the die.
    pub fn roll_movement(
        &mut self,
        source: Territory,
        target: Territory,
        armies: u16,
    ) -> (u8, u16) {
        let die = self.chance.die();
        let count = random_movement(die, armies);
        self.say("SD-7.7", || Event::MovementRoll {
            territory: source,
            target,
            die,
            count,
        });
        (die, count)
    }

    /// A group sets out: to the barricade, to a border that may be opposed, or straight in.
    pub fn set_out(&mut self, rule: &'static str, march: March) {
        let March {
            source,
            target,
            count,
            mothership,
        } = march;
        self.state.march = Some(march);
        self.say(rule, || Event::ApocalytesMarch {
            source,
            target,
            count,
            mothership,
        });
        if self.state.is_closed(source, target) {
            return self.attack_barricade();
        }
        let opposer = self.state.march_opposer(&march);
        match opposer.map(|seat| (self.state.orders[seat.index()].oppose, seat)) {
            Some((OpposeOrder::Always, _)) => self.oppose_march(),
            Some((OpposeOrder::Ask, seat)) => self.state.pending = Some(Pending::Oppose { seat }),
            Some((OpposeOrder::Never, _)) | None => self.move_in(),
        }
    }

    /// One attack on the barricade, if the territory has one left (SD-7.9).
    fn attack_barricade(&mut self) {
        let Some(March {
            source,
            target,
            count,
            ..
        }) = self.state.march
        else {
            return;
        };
        let attacks = &mut self.state.apocalypse_mut().border_attacks;
        if attacks.get(source) >= ATTACKS {
            return self.stop_march();
        }
        attacks.add(source);
        let attacker = Force::Apocalytes;
        let defender = self.barricade_defender(attacker, target);
        let dice = self.state.group_dice(count);
        let way = [source, target];
        self.begin_combat(
            self.state
                .new_combat(CombatKind::Breach, attacker, defender, way, dice),
        );
        self.choose_defence();
    }

    /// After an attack on a barricade: in, again, or no further.
    pub fn march_on(&mut self, broken: bool) {
        let Some(march) = self.state.march else {
            return;
        };
        if broken && self.weighs_again(&march) {
            return self.weigh_again(march);
        }
        match (broken, march.count) {
            (_, 0) => self.stop_march(),
            (true, _) => self.move_in(),
            // Each demon tries a barricade once (SD-D.5).
            (false, _) if self.state.is(Doom::Demons) => self.stop_march(),
            (false, _) => self.attack_barricade(),
        }
    }

    /// Mutants on the way to a target, not from ground zero (SD-M.14).
    fn weighs_again(&self, march: &March) -> bool {
        let state = &*self.state;
        state.is(Doom::Mutants)
            && !state.ground_zero().contains(march.source)
            && state.has_players(march.target)
    }

    fn weigh_again(&mut self, march: March) {
        let need = self.state.mutants_needed(march.target);
        if self.state.apocalytes[march.source] > need {
            self.state.march = Some(March {
                count: need,
                ..march
            });
            self.move_in();
        } else {
            self.stop_march();
        }
    }

    fn stop_march(&mut self) {
        let Some(March { source, target, .. }) = self.state.march.take() else {
            return;
        };
        let closed = self.state.walls[border_between(source, target).index()].is_closed();
        let rule = match self.state.active_doom() {
            Some(Doom::Mutants) if !closed => "SD-M.14",
            Some(Doom::Demons) => "SD-D.5",
            _ => "SD-7.9",
        };
        self.say(rule, || Event::MarchStopped { source, target });
    }

    pub fn move_in(&mut self) {
        let Some(march) = self.state.march.take() else {
            return;
        };
        let March {
            source,
            target,
            count,
            mothership,
        } = march;
        self.remove(source, Force::Apocalytes, count);
        self.add(target, Force::Apocalytes, count);
        if mothership {
            self.state.mothership = Some(target);
        }
        let rule = if mothership { "SD-A.10" } else { "SD-7.4" };
        self.say(rule, || Event::ApocalytesMoved {
            source,
            target,
            count,
            mothership,
        });
        self.update_both(source, target);
        self.check_end();
    }
}
