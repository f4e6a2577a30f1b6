//! The island and the meeples on it.

use super::data::{Color, MOST_PLAYERS, Meeple};
use super::map::{Space, Spaces};
use serde::{Deserialize, Serialize};

/// What a space is now (AK-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    Land,
    Temple,
    Sea,
}

/// Upright meeples stand on dry spaces and laid down ones lie in the sea (AK-1.5), so a meeple
/// is no more than a place: no space ever holds more than two.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Board {
    pub land: Spaces,
    /// Temples that still stand.
    pub temples: Spaces,
    /// By colour: where there is at least one meeple, and where there are two.
    one: [Spaces; MOST_PLAYERS],
    two: [Spaces; MOST_PLAYERS],
}

impl Board {
    pub fn new(land: Spaces, temples: Spaces) -> Self {
        Self {
            land,
            temples,
            ..Self::default()
        }
    }

    pub fn dry(&self) -> Spaces {
        self.land | self.temples
    }

    pub fn terrain(&self, space: Space) -> Terrain {
        if self.land.contains(space) {
            Terrain::Land
        } else if self.temples.contains(space) {
            Terrain::Temple
        } else {
            Terrain::Sea
        }
    }

    /// Where meeples of the colour stand.
    pub fn upright(&self, color: Color) -> Spaces {
        self.one[color.index()] & self.dry()
    }

    /// Where meeples of the colour lie.
    pub fn laid_down(&self, color: Color) -> Spaces {
        self.one[color.index()] - self.dry()
    }

    /// How many meeples of the colour are in these spaces.
    pub fn count(&self, color: Color, within: Spaces) -> u8 {
        let (one, two) = (self.one[color.index()], self.two[color.index()]);
        ((one & within).len() + (two & within).len()) as u8
    }

    pub fn count_on(&self, color: Color, space: Space) -> u8 {
        self.count(color, Spaces::only(space))
    }

    /// Meeples of the colour still in the game (AK-1.7).
    pub fn survivors(&self, color: Color) -> u8 {
        self.count(color, Spaces::ALL)
    }

    pub fn is_deserted(&self) -> bool {
        self.one.iter().all(|spaces| spaces.is_empty())
    }

    /// All the meeples on a space.
    pub fn crowd(&self, space: Space) -> u8 {
        Color::all()
            .map(|color| self.count_on(color, space))
            .sum::<u8>()
    }

    /// Dry spaces that can take one more meeple (AK-7.3, AK-7.4).
    pub fn room(&self) -> Spaces {
        let (mut any, mut full) = (Spaces::NONE, Spaces::NONE);
        for (&one, &two) in self.one.iter().zip(&self.two) {
            full = full | two | (any & one);
            any = any | one;
        }
        (self.land - full) | (self.temples - any)
    }

    /// The colours on a space, one entry for each meeple, in colour order.
    pub fn meeples_on(&self, space: Space) -> impl Iterator<Item = Color> + '_ {
        Color::all().flat_map(move |color| {
            std::iter::repeat_n(color, usize::from(self.count_on(color, space)))
        })
    }

    /// The meeples of these spaces in space order, then colour order.
    pub fn meeples_in(&self, spaces: Spaces) -> impl Iterator<Item = Meeple> + '_ {
        spaces.iter().flat_map(|space| {
            self.meeples_on(space)
                .map(move |color| Meeple { space, color })
        })
    }

    pub fn add(&mut self, color: Color, space: Space) {
        let (one, two) = (&mut self.one[color.index()], &mut self.two[color.index()]);
        if one.contains(space) {
            *two = two.with(space);
        } else {
            *one = one.with(space);
        }
    }

    pub fn remove(&mut self, color: Color, space: Space) {
        let (one, two) = (&mut self.one[color.index()], &mut self.two[color.index()]);
        if two.contains(space) {
            *two = two.without(space);
        } else {
            *one = one.without(space);
        }
    }

    pub fn sink(&mut self, space: Space) {
        self.land = self.land.without(space);
        self.temples = self.temples.without(space);
    }
}
