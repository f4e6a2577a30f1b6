//! What a position is worth to a seat, in armies.

use super::plan::Plan;
use crate::games::six_dooms::data::{
    CURE_PARTS, MISSILE_TOKENS, MOST_ATTACK_DICE, MOST_DEFENCE_DICE, PORTAL_TOKENS,
};
use crate::games::six_dooms::map::{FAR, Lands, Territory};
use crate::games::six_dooms::odds::{Hand, of_hands};
use crate::games::six_dooms::state::{Doom, Ending, Force, Side, State};
use crate::seat::Seat;

/// More than anything else can be worth.
const VICTORY: f64 = 1000.0;

/// Judges positions for one seat, by a plan made beforehand.
pub struct Judge<'a> {
    seat: Seat,
    pub plan: &'a Plan,
    weights: Weights,
}

/// The worth of things in armies; most depend on the doom.
#[derive(Clone, Copy)]
struct Weights {
    apocalyte: f64,
    fallen: f64,
    /// For every border that armies, or wanted supplies, are away from where they should be.
    hunt: f64,
    carry: f64,
    supply: f64,
    headquarters: f64,
    reinforcement: f64,
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

    /// What an army of reinforcements is worth before it is placed.
    pub fn reinforcement(&self) -> f64 {
        self.weights.reinforcement
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
        let mut sum = 0.0;
        let owner = state.owner(land);
        let peace = state.active_doom().is_none();
        let mine = f64::from(state.armies[land][self.seat.index()]);
        let all = f64::from(state.armies[land].iter().sum::<u16>());
        if peace {
            sum += mine - 0.7 * (all - mine);
            if owner == Some(self.seat) {
                sum += 3.0;
            }
        } else {
            sum += all + 0.2 * mine;
            if owner.is_some() {
                sum += 2.0;
            }
            if owner == Some(self.seat) {
                sum += 0.5;
            }
        }
        sum += self.tokens(state, land);
        if !peace {
            sum -= self.weights.apocalyte * f64::from(state.apocalytes[land]);
            if state.is_fallen(land) {
                sum -= self.weights.fallen;
            }
            sum -= self.danger(state, land);
            let idle = all - f64::from(u8::from(owner.is_some()));
            sum -= self.weights.hunt * idle.max(0.0) * f64::from(self.plan.hunt[land].min(8));
        }
        // Guests within one of the owner's strength (a betrayal needs one lucky roll).
        if owner == Some(self.seat) {
            for seat in state.players_in(land).without(self.seat).iter() {
                let guests = f64::from(state.armies[land][seat.index()]);
                if guests + 1.0 >= mine {
                    sum -= 0.5 * guests;
                }
            }
        }
        sum
    }

    fn tokens(&self, state: &State, land: Territory) -> f64 {
        let supplies = state.supplies[land];
        let hq = state.headquarters.contains(land);
        if supplies == 0 && !hq {
            return 0.0;
        }
        let threat: u16 = state
            .open_neighbours(land)
            .filter(|other| state.is_fallen(other))
            .iter()
            .map(|other| state.apocalytes[other])
            .sum();
        let safe = state.owner(land).is_some() && threat <= state.strongest(land);
        let share = match state.owner(land) {
            _ if self.plan.site == Some(land) => 1.0,
            None => 0.3,
            Some(_) if !safe && !state.is(Doom::Plague) => 0.6,
            Some(_) => 1.0,
        };
        let mut sum = self.weights.headquarters * f64::from(u8::from(hq));
        sum += self.weights.supply * f64::from(supplies);
        let far = self.plan.depot[land];
        if far < FAR {
            sum -= self.weights.carry * f64::from(supplies) * f64::from(far);
            // Somebody must carry them there, and somebody stay.
            let carried = self.plan.site.is_some() && far > 0 && supplies > 0;
            if carried && state.strongest(land) > 1 {
                sum += 0.5;
            }
        }
        sum * share
    }

    /// What the next apocalyte turn is likely to cost here.
    fn danger(&self, state: &State, land: Territory) -> f64 {
        let weight = self.weights.apocalyte;
        if !state.has_players(land) {
            return 0.0;
        }
        match state.active_doom() {
            Some(Doom::Plague) => self.plague_danger(state, land),
            Some(Doom::Meteors) => self.riot_danger(state, land),
            Some(Doom::Mutants) => {
                let turned = f64::from(state.irradiated(land));
                let fight = state.apocalytes[land] >= state.strongest(land);
                (1.0 + weight) * turned
                    + if fight {
                        self.assault(state, land, 3, 0.0)
                    } else {
                        0.0
                    }
                    + self.exposure(state, land)
            }
            Some(Doom::Zombies) => {
                self.assault(state, land, 3, weight) + self.exposure(state, land)
            }
            Some(Doom::Aliens) => self.assault(state, land, 3, 0.0) + self.exposure(state, land),
            Some(Doom::Demons) => {
                let attacks = state.apocalytes[land].min(3);
                1.4 * f64::from(attacks)
                    + if attacks == 0 {
                        self.demon_exposure(state, land)
                    } else {
                        0.0
                    }
            }
            None => 0.0,
        }
    }

    /// So many attacks of the apocalytes in a contested territory; `turned` is what an army lost
    /// gives them.
    fn assault(&self, state: &State, land: Territory, attacks: u16, turned: f64) -> f64 {
        let foes = state.apocalytes[land];
        if foes == 0 {
            return 0.0;
        }
        let armies = state.strongest(land);
        let usable = state
            .owner(land)
            .map_or(0, |owner| state.usable(land, Force::Player(owner)));
        let attack = foes.min(MOST_ATTACK_DICE) as u8;
        let defence = armies.min(MOST_DEFENCE_DICE) as u8;
        let plain = |count, rerolls| Hand {
            thrown: count,
            kept: count,
            rerolls,
        };
        let odds = of_hands(
            plain(attack, 0),
            plain(defence, usable.min(2) as u8),
            Some(Side::Defence),
        );
        let lost = odds.mean(|successes, _| f64::from(successes)) * f64::from(attacks);
        let slain = odds.mean(|_, failures| f64::from(failures)) * f64::from(attacks);
        let lost = lost.min(f64::from(armies));
        let falls = if lost + 0.5 >= f64::from(armies) {
            2.0 + self.weights.fallen
        } else {
            0.0
        };
        lost * (1.1 + turned) + falls - slain.min(f64::from(foes)) * self.weights.apocalyte * 0.8
    }

    /// Fallen neighbours that may march in.
    fn exposure(&self, state: &State, land: Territory) -> f64 {
        let armies = f64::from(state.strongest(land));
        let mut threat = 0.0;
        for other in land.neighbours().iter() {
            if state.is_fallen(other) {
                let open = if state.is_closed(land, other) {
                    0.3
                } else {
                    1.0
                };
                threat += open * f64::from(state.apocalytes[other].saturating_sub(1));
            }
        }
        0.35 * threat / (armies + 0.5)
    }

    fn demon_exposure(&self, state: &State, land: Territory) -> f64 {
        let mut threat = 0.0;
        for other in land.neighbours().iter() {
            if state.is_fallen(other) {
                threat += f64::from(state.apocalytes[other]);
            }
        }
        0.3 * threat
    }

    fn plague_danger(&self, state: &State, land: Territory) -> f64 {
        if state.has_apocalytes(land) {
            return self.assault(state, land, 1, self.weights.apocalyte);
        }
        let infected = state
            .open_neighbours(land)
            .iter()
            .any(|other| state.has_apocalytes(other));
        if infected {
            f64::from(6 - state.infected_above(land)) / 6.0
        } else {
            0.0
        }
    }

    fn riot_danger(&self, state: &State, land: Territory) -> f64 {
        if state.is_contested(land) {
            let need = state.riot_need(land);
            return f64::from(7 - need) / 6.0 * 2.0;
        }
        0.0
    }

    /// How near the doom is to its end.
    fn goal(&self, state: &State) -> f64 {
        match state.active_doom() {
            Some(Doom::Plague) => {
                if state.has_cure(self.seat) {
                    return 6.0 * CURE_PARTS as f64;
                }
                let known = state.cure.len().min(CURE_PARTS) as f64;
                let stations: f64 = state
                    .owned
                    .iter()
                    .flat_map(|lands| lands.iter())
                    .map(|land| self.station(state, land))
                    .sum();
                6.0 * known + stations
            }
            Some(Doom::Aliens) => state.mothership.map_or(0.0, |land| {
                let alone = !state.has_apocalytes(land) && state.has_players(land);
                -30.0 + if alone { 8.0 } else { 0.0 }
            }),
            Some(Doom::Demons) => {
                -80.0 * state.portals.len() as f64 + self.holding(state, PORTAL_TOKENS)
            }
            Some(Doom::Meteors) => self.holding(state, MISSILE_TOKENS),
            _ => 0.0,
        }
    }

    /// A place from which the cure can be looked for.
    fn station(&self, state: &State, land: Territory) -> f64 {
        if state.contains(land) == 0 {
            return 0.0;
        }
        let armies = state.strongest(land);
        let dice = |to: Territory| {
            if to == land {
                armies
            } else {
                armies.saturating_sub(1)
            }
        };
        let near = Lands::only(land) | state.open_neighbours(land);
        let best = near
            .iter()
            .filter(|&to| state.has_apocalytes(to))
            .map(dice)
            .max()
            .unwrap_or(0);
        match best {
            0 | 1 => 0.0,
            2 => 1.5,
            _ => 3.0,
        }
    }

    /// Tokens gathered at the site, what is held already, and who guards it.
    fn holding(&self, state: &State, tokens: u16) -> f64 {
        let guards = |land: Territory| f64::from(state.strongest(land).min(8));
        let held = state.lands(State::is_held);
        let mut sum = held.iter().map(|land| 40.0 + guards(land)).sum::<f64>();
        let Some(site) = self.plan.site else {
            return sum;
        };
        let there = f64::from(state.supplies[site].min(tokens));
        sum += 1.5 * there + 0.6 * guards(site);
        if state.is(Doom::Demons) {
            sum += 5.0 * f64::from(u8::from(state.owner(site).is_some()));
        } else if state.has_apocalytes(site) {
            sum -= 6.0 + there;
        }
        sum
    }
}
