//! What a position is worth to a seat, in armies.

use super::plan::Plan;
use crate::games::six_dooms::map::{FAR, Lands, Territory};
use crate::games::six_dooms::state::{Doom, Ending, State};
use crate::seat::Seat;

/// More than anything else can be worth.
const VICTORY: f64 = 1000.0;

/// Judges positions for one seat, by a plan made beforehand.
pub struct Judge<'a> {
    pub seat: Seat,
    pub plan: &'a Plan,
    pub weights: Weights,
}

/// The worth of things in armies; most depend on the doom.
#[derive(Clone, Copy)]
pub struct Weights {
    pub apocalyte: f64,
    pub fallen: f64,
    /// For every border that armies are away from their prey.
    hunt: f64,
    /// For every border that supplies are away from where they are wanted.
    carry: f64,
    supply: f64,
    headquarters: f64,
    /// An army of reinforcements before it is placed.
    pub reinforcement: f64,
}

impl Weights {
    fn of(state: &State) -> Self {
        let usual = Weights {
            apocalyte: 1.2,
            fallen: 1.5,
            hunt: 0.05,
            carry: 0.3,
            supply: 1.2,
            headquarters: 3.0,
            reinforcement: 1.2,
        };
        match state.active_doom() {
            Some(Doom::Zombies) => Weights {
                apocalyte: 1.6,
                ..usual
            },
            Some(Doom::Plague) => Weights {
                apocalyte: 1.0,
                supply: 3.0,
                ..usual
            },
            Some(Doom::Mutants) => Weights {
                apocalyte: 1.5,
                fallen: 2.5,
                ..usual
            },
            Some(Doom::Aliens) => usual,
            Some(Doom::Demons) => Weights {
                apocalyte: 8.0,
                carry: 0.8,
                supply: 6.0,
                ..usual
            },
            Some(Doom::Meteors) => Weights {
                apocalyte: 1.0,
                carry: 0.8,
                supply: 8.0,
                ..usual
            },
            None => usual,
        }
    }
}

impl<'a> Judge<'a> {
    pub fn new(state: &State, seat: Seat, plan: &'a Plan) -> Self {
        Self {
            seat,
            plan,
            weights: Weights::of(state),
        }
    }

    pub fn value(&self, state: &State) -> f64 {
        match state.outcome {
            Some(Ending::HumanityLost | Ending::Doomed) => return -VICTORY,
            Some(Ending::Prevented | Ending::Domination) => return VICTORY,
            _ => {}
        }
        if state.active_doom().is_some() && state.doom_is_gone() {
            return VICTORY;
        }
        let lands: f64 = Lands::ALL.iter().map(|land| self.land(state, land)).sum();
        lands + self.goal(state)
    }

    fn land(&self, state: &State, land: Territory) -> f64 {
        let holding = if state.active_doom().is_some() {
            self.common_holding(state, land) - self.danger(state, land)
        } else {
            self.own_holding(state, land)
        };
        holding + self.tokens(state, land) - self.unease(state, land)
    }

    /// While the doom lasts, whatever any player has is good, and the own a little better.
    fn common_holding(&self, state: &State, land: Territory) -> f64 {
        let mine = f64::from(state.armies[land][self.seat.index()]);
        let all = f64::from(state.armies[land].iter().sum::<u16>());
        let (ownership, guard) = match state.owner(land) {
            Some(owner) if owner == self.seat => (2.5, 1.0),
            Some(_) => (2.0, 1.0),
            None => (0.0, 0.0),
        };
        let fallen = if state.is_fallen(land) {
            self.weights.fallen
        } else {
            0.0
        };
        let foes = self.weights.apocalyte * f64::from(state.apocalytes[land]);
        let idle = (all - guard).max(0.0);
        let away = self.weights.hunt * idle * f64::from(self.plan.hunt[land].min(8));
        all + 0.2 * mine + ownership - foes - fallen - away
    }

    /// Afterwards everybody else is a rival.
    fn own_holding(&self, state: &State, land: Territory) -> f64 {
        let mine = f64::from(state.armies[land][self.seat.index()]);
        let all = f64::from(state.armies[land].iter().sum::<u16>());
        let owned = if state.owns(self.seat, land) {
            3.0
        } else {
            0.0
        };
        mine - 0.7 * (all - mine) + owned
    }

    /// Guests within one of the owner's strength: a betrayal needs one lucky roll.
    fn unease(&self, state: &State, land: Territory) -> f64 {
        if !state.owns(self.seat, land) {
            return 0.0;
        }
        let mine = state.armies[land][self.seat.index()];
        let guests = state.players_in(land).without(self.seat);
        guests
            .iter()
            .map(|seat| state.armies[land][seat.index()])
            .filter(|&guests| guests + 1 >= mine)
            .map(|guests| 0.5 * f64::from(guests))
            .sum()
    }

    fn tokens(&self, state: &State, land: Territory) -> f64 {
        let supplies = f64::from(state.supplies[land]);
        let hq = f64::from(u8::from(state.headquarters.contains(land)));
        if supplies + hq == 0.0 {
            return 0.0;
        }
        let mut sum = self.weights.headquarters * hq + self.weights.supply * supplies;
        let far = self.plan.depot[land];
        if far < FAR {
            sum -= self.weights.carry * supplies * f64::from(far);
            // Somebody must carry them there, and somebody stay.
            let carried = self.plan.site.is_some() && far > 0 && supplies > 0.0;
            if carried && state.strongest(land) > 1 {
                sum += 0.5;
            }
        }
        sum * self.safety(state, land)
    }

    /// How much of what lies there can be counted on.
    fn safety(&self, state: &State, land: Territory) -> f64 {
        if self.plan.site == Some(land) {
            return 1.0;
        }
        if state.owner(land).is_none() {
            return 0.3;
        }
        let fallen = state
            .open_neighbours(land)
            .filter(|other| state.is_fallen(other));
        let threat: u16 = fallen.iter().map(|other| state.apocalytes[other]).sum();
        if threat > state.strongest(land) && !state.is(Doom::Plague) {
            0.6
        } else {
            1.0
        }
    }
}
