//! A game being played: the state with its chance and its log, and how a territory is brought up
//! to date when its pieces have changed.

use super::data::HEADQUARTERS_EACH;
use super::events::Event;
use super::map::{Lands, Territory};
use super::state::{Doom, Force, State};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};

pub struct Play<'a> {
    pub state: &'a mut State,
    pub chance: &'a mut Chance,
    pub log: &'a mut Log<Event>,
}

impl Play<'_> {
    pub fn say(&mut self, rule: &'static str, event: impl FnOnce() -> Event) {
        self.log.say([rule], event);
    }

    pub fn add(&mut self, land: Territory, force: Force, count: u16) {
        let armies = self.armies_mut(land, force);
        *armies = armies.saturating_add(count);
    }

    pub fn remove(&mut self, land: Territory, force: Force, count: u16) {
        *self.armies_mut(land, force) -= count;
    }

    fn armies_mut(&mut self, land: Territory, force: Force) -> &mut u16 {
        match force {
            Force::Player(seat) => &mut self.state.armies[land][seat.index()],
            Force::Apocalytes => &mut self.state.apocalytes[land],
        }
    }

    /// New apocalytes, which is told, and what follows from it.
    pub fn place_apocalytes(&mut self, rule: &'static str, land: Territory, count: u16) {
        self.add(land, Force::Apocalytes, count);
        self.say(rule, || Event::ApocalytesPlaced {
            territory: land,
            count,
        });
        self.update(land);
    }

    /// One of the seats, all equally likely; nothing is drawn if there is only one.
    pub fn pick_seat(&mut self, seats: Seats) -> Seat {
        let index = match seats.len() {
            1 => 0,
            several => self.chance.below(several as u32) as usize,
        };
        seats.iter().nth(index).expect("somebody to pick from")
    }

    pub fn pick(&mut self, lands: Lands) -> Territory {
        lands.pick(self.chance)
    }

    /// One army there, of a player picked, becomes an apocalyte (SD-7.13).
    pub fn turn_army(&mut self, rule: &'static str, land: Territory) {
        let players = self.state.players_in(land);
        let seat = self.pick_seat(players);
        self.remove(land, Force::Player(seat), 1);
        self.add(land, Force::Apocalytes, 1);
        let rule = if players.len() > 1 { "SD-7.13" } else { rule };
        self.say(rule, || Event::ArmyTurned {
            territory: land,
            seat,
        });
    }

    /// What follows from a change of pieces: burnt supplies, a new owner, a headquarters taken
    /// or razed, a holding begun or broken.
    pub fn update(&mut self, land: Territory) {
        self.burn_supplies(land);
        self.settle_owner(land);
        self.settle_hold(land);
    }

    /// Brings two territories up to date, the source first.
    pub fn update_both(&mut self, source: Territory, target: Territory) {
        self.update(source);
        if target != source {
            self.update(target);
        }
    }

    /// Demons burn what nobody guards (SD-D.13).
    fn burn_supplies(&mut self, land: Territory) {
        let count = self.state.supplies[land];
        if count > 0 && self.state.is(Doom::Demons) && self.state.is_fallen(land) {
            self.state.supplies[land] = 0;
            self.say("SD-D.13", || Event::SuppliesIncinerated {
                territory: land,
                count,
            });
        }
    }

    fn settle_owner(&mut self, land: Territory) {
        let pass = self.state.turn().pass;
        if pass.is_some_and(|pass| pass.territory == land) {
            return; // SD-4.16
        }
        let owner = self.state.owner_by_armies(land);
        if owner == self.state.owner(land) {
            return;
        }
        for seat in self.state.seats() {
            self.state.owned[seat.index()].set(land, owner == Some(seat));
        }
        let rule = self.ownership_rule(land, owner);
        self.say(rule, || Event::OwnerChanged {
            territory: land,
            owner,
        });
        if let Some(seat) = owner.filter(|_| self.state.headquarters.contains(land)) {
            self.settle_headquarters(land, seat);
        }
    }

    fn ownership_rule(&self, land: Territory, owner: Option<Seat>) -> &'static str {
        if owner.is_some() {
            "SD-3.2"
        } else if self.state.apocalytes_have_most(land) {
            "SD-3.3"
        } else if self.state.has_players(land) {
            "SD-3.4"
        } else {
            "SD-3.5"
        }
    }

    /// A headquarters has come to a new owner, who keeps it if the number allows (SD-8.3).
    fn settle_headquarters(&mut self, land: Territory, seat: Seat) {
        let most = HEADQUARTERS_EACH.get(self.state.players());
        let territory = land;
        if self.state.headquarters_of(seat).len() > usize::from(most) {
            self.state.headquarters.remove(land);
            self.say("SD-8.5", || Event::HqRazed { territory, seat });
        } else {
            self.say("SD-8.3", || Event::HqTaken { territory, seat });
        }
    }

    fn settle_hold(&mut self, land: Territory) {
        let (was, is) = (self.state.held[land] > 0, self.state.is_held(land));
        let demons = self.state.doom == Some(Doom::Demons);
        if is && !was {
            self.state.held[land] = self.state.clock();
            let rule = if demons { "SD-D.14" } else { "SD-T.12" };
            self.say(rule, || Event::HoldStarted { territory: land });
        } else if was && !is {
            self.state.held[land] = 0;
            let rule = match (self.state.prevented, demons) {
                (true, _) => "SD-E.3",
                (false, true) => "SD-D.15",
                (false, false) => "SD-T.13",
            };
            self.say(rule, || Event::HoldBroken { territory: land });
        }
    }
}
