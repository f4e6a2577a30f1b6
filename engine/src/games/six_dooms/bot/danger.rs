//! What the next apocalyte turn is likely to cost.

use super::worth::Judge;
use crate::games::six_dooms::data::{ATTACKS, MOST_ATTACK_DICE, MOST_DEFENCE_DICE};
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::odds::{Hand, of_hands};
use crate::games::six_dooms::state::{Doom, Force, Side, State};

/// An army lost, which somebody owned.
const ARMY: f64 = 1.1;

impl Judge<'_> {
    pub fn danger(&self, state: &State, land: Territory) -> f64 {
        if !state.has_players(land) {
            return 0.0;
        }
        let turned = self.weights.apocalyte;
        match state.active_doom() {
            Some(Doom::Zombies) => {
                self.assault(state, land, ATTACKS, turned) + exposure(state, land)
            }
            Some(Doom::Plague) if state.has_apocalytes(land) => {
                self.assault(state, land, 1, turned)
            }
            Some(Doom::Plague) => infection(state, land),
            Some(Doom::Mutants) => {
                let dare = state.apocalytes[land] >= state.strongest(land);
                let attacks = if dare { ATTACKS } else { 0 };
                (1.0 + turned) * f64::from(state.irradiated(land))
                    + self.assault(state, land, attacks, 0.0)
                    + exposure(state, land)
            }
            Some(Doom::Aliens) => self.assault(state, land, ATTACKS, 0.0) + exposure(state, land),
            Some(Doom::Demons) => demons(state, land),
            Some(Doom::Meteors) => riot(state, land),
            None => 0.0,
        }
    }

    /// So many attacks of the apocalytes in a contested territory; `turned` is what an army lost
    /// gives them.
    fn assault(&self, state: &State, land: Territory, attacks: u8, turned: f64) -> f64 {
        let (foes, armies) = (state.apocalytes[land], state.strongest(land));
        if foes == 0 || attacks == 0 {
            return 0.0;
        }
        let usable = state
            .owner(land)
            .map_or(0, |owner| state.usable(land, Force::Player(owner)));
        let plain = |count: u16, rerolls: u16| Hand {
            thrown: count as u8,
            kept: count as u8,
            rerolls: rerolls.min(2) as u8,
        };
        let odds = of_hands(
            plain(foes.min(MOST_ATTACK_DICE), 0),
            plain(armies.min(MOST_DEFENCE_DICE), usable),
            Some(Side::Defence),
        );
        let [foes, armies, attacks] = [foes, armies, attacks.into()].map(f64::from);
        let lost = (attacks * odds.mean(|successes, _| f64::from(successes))).min(armies);
        let slain = (attacks * odds.mean(|_, failures| f64::from(failures))).min(foes);
        let falls = if lost + 0.5 >= armies {
            2.0 + self.weights.fallen
        } else {
            0.0
        };
        lost * (ARMY + turned) + falls - 0.8 * slain * self.weights.apocalyte
    }
}

/// Fallen neighbours that may march in; a barricade holds most of them off.
fn exposure(state: &State, land: Territory) -> f64 {
    let fallen = land.neighbours().filter(|other| state.is_fallen(other));
    let threat: f64 = fallen
        .iter()
        .map(|other| {
            let open = if state.is_closed(land, other) {
                0.3
            } else {
                1.0
            };
            open * f64::from(state.apocalytes[other] - 1)
        })
        .sum();
    0.35 * threat / (f64::from(state.strongest(land)) + 0.5)
}

fn infection(state: &State, land: Territory) -> f64 {
    let near = state.open_neighbours(land);
    if near.iter().any(|other| state.has_apocalytes(other)) {
        f64::from(6 - state.infected_above(land)) / 6.0
    } else {
        0.0
    }
}

/// Each demon that is there attacks once; each one next door may come.
fn demons(state: &State, land: Territory) -> f64 {
    let here = state.apocalytes[land].min(u16::from(ATTACKS));
    if here > 0 {
        return 1.4 * f64::from(here);
    }
    let fallen = land.neighbours().filter(|other| state.is_fallen(other));
    let near: u16 = fallen.iter().map(|other| state.apocalytes[other]).sum();
    0.3 * f64::from(near)
}

/// An army turns: one less here, one more there.
fn riot(state: &State, land: Territory) -> f64 {
    if state.is_contested(land) {
        2.0 * f64::from(7 - state.riot_need(land)) / 6.0
    } else {
        0.0
    }
}
