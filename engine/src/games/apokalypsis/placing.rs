//! One meeple on every tile, no two of a colour side by side (AK-4.10, AK-4.11): a search that
//! always fills the tile with the fewest possible colours next.

use super::data::{Color, MOST_PLAYERS, colors, meeples_per_color};
use super::map::{SPACES, Space, Spaces};
use crate::chance::Chance;
use tinyvec::ArrayVec;

/// A try that takes more steps than this is given up, but for the last.
const STEPS: u32 = 400;
const TRIES: u32 = 21;

/// The spaces of each colour.
pub type Placing = [Spaces; MOST_PLAYERS];

/// None if no placing exists.
pub fn place(tiles: Spaces, players: usize, chance: &mut Chance) -> Option<Placing> {
    for number in 1..=TRIES {
        let mut search = Search::new(tiles, players, number == TRIES, chance);
        match search.step(tiles, chance) {
            Step::Filled => return Some(search.placing),
            Step::NothingFits => return None,
            Step::GivenUp => {}
        }
    }
    None
}

struct Search {
    players: usize,
    order: ArrayVec<[Space; SPACES.len()]>,
    placing: Placing,
    left: [u8; MOST_PLAYERS],
    steps: u32,
    is_last: bool,
}

enum Step {
    Filled,
    NothingFits,
    GivenUp,
}

impl Search {
    fn new(tiles: Spaces, players: usize, is_last: bool, chance: &mut Chance) -> Self {
        let mut order: ArrayVec<[Space; SPACES.len()]> = tiles.iter().collect();
        chance.shuffle(&mut order);
        Self {
            players,
            order,
            placing: [Spaces::NONE; MOST_PLAYERS],
            left: [meeples_per_color(players); MOST_PLAYERS],
            steps: 0,
            is_last,
        }
    }

    fn step(&mut self, unfilled: Spaces, chance: &mut Chance) -> Step {
        self.steps += 1;
        let candidates = self
            .order
            .iter()
            .copied()
            .filter(|&space| unfilled.contains(space));
        // The first of the fewest, in the order of the try.
        let Some(space) = candidates.min_by_key(|&space| self.possible(space).count()) else {
            return Step::Filled;
        };
        if self.steps > STEPS && !self.is_last {
            return Step::GivenUp;
        }
        let mut possible: ArrayVec<[Color; MOST_PLAYERS]> = self.possible(space).collect();
        chance.shuffle(&mut possible);
        possible.sort_by_key(|color| std::cmp::Reverse(self.left[color.index()]));
        for color in possible {
            let index = color.index();
            self.placing[index] = self.placing[index].with(space);
            self.left[index] -= 1;
            match self.step(unfilled.without(space), chance) {
                Step::NothingFits => {}
                done => return done,
            }
            self.placing[index] = self.placing[index].without(space);
            self.left[index] += 1;
        }
        Step::NothingFits
    }

    /// Colours with meeples left that stand on no tile beside this one.
    fn possible(&self, space: Space) -> impl Iterator<Item = Color> + '_ {
        colors(self.players).filter(move |color| {
            let index = color.index();
            self.left[index] > 0 && (self.placing[index] & space.around()).is_empty()
        })
    }
}
