//! How near the doom is to its end.

use super::worth::Judge;
use crate::games::six_dooms::data::{CURE_PARTS, MISSILE_TOKENS, PORTAL_TOKENS};
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::state::{Doom, State};

/// A part of the cure.
const PART: f64 = 6.0;

impl Judge<'_> {
    /// How near the doom is to its end.
    pub fn goal(&self, state: &State) -> f64 {
        match state.active_doom() {
            Some(Doom::Plague) => self.cure(state),
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

    /// Parts that are known, and places to look for more.
    fn cure(&self, state: &State) -> f64 {
        if state.has_cure(self.seat) {
            return PART * CURE_PARTS as f64;
        }
        let known = state.cure.len().min(CURE_PARTS) as f64;
        let owned = state.owned.iter().flat_map(|lands| lands.iter());
        PART * known + owned.map(|land| self.station(state, land)).sum::<f64>()
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
