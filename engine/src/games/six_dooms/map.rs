//! The map: territories, sets of them, and the borders between them (SD-3.12).

use super::data::{BORDER_TABLE, BORDERS, LANDS, TERRITORIES};
use crate::chance::Chance;
use crate::indexed;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Not};

indexed! {
    /// A territory, by its place in the map order.
    Territory in TERRITORIES
}

indexed! {
    /// A border, by its place in the data.
    Border in BORDER_TABLE
}

/// A set of territories; iterates in map order (SD-0.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lands(u64);

/// Something that every territory has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLand<T>(pub [T; LANDS]);

const NO_BORDER: u8 = u8::MAX;

/// The border between two territories, by their places.
const BETWEEN: [[u8; LANDS]; LANDS] = {
    let mut table = [[NO_BORDER; LANDS]; LANDS];
    let mut index = 0;
    while index < BORDERS {
        let [a, b] = BORDER_TABLE[index].ends;
        table[a as usize][b as usize] = index as u8;
        table[b as usize][a as usize] = index as u8;
        index += 1;
    }
    table
};

const NEIGHBOURS: [Lands; LANDS] = {
    let mut table = [Lands(0); LANDS];
    let mut index = 0;
    while index < BORDERS {
        let [a, b] = BORDER_TABLE[index].ends;
        table[a as usize].0 |= 1 << b;
        table[b as usize].0 |= 1 << a;
        index += 1;
    }
    table
};

impl Territory {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn neighbours(self) -> Lands {
        NEIGHBOURS[self.index()]
    }

    pub fn border(self, other: Territory) -> Option<Border> {
        let index = BETWEEN[self.index()][other.index()];
        (index != NO_BORDER).then_some(Border(index))
    }

    /// The borders of this territory with the territories beyond, in map order.
    pub fn borders(self) -> impl Iterator<Item = (Border, Territory)> {
        self.neighbours()
            .iter()
            .map(move |other| (Border(BETWEEN[self.index()][other.index()]), other))
    }
}

impl Border {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn ends(self) -> [Territory; 2] {
        BORDER_TABLE[self.index()].ends.map(Territory)
    }
}

impl Lands {
    pub const NONE: Lands = Lands(0);
    pub const ALL: Lands = Lands((1 << LANDS) - 1);

    pub fn only(land: Territory) -> Self {
        Self(1 << land.0)
    }

    pub fn contains(self, land: Territory) -> bool {
        self.0 >> land.0 & 1 == 1
    }

    pub fn insert(&mut self, land: Territory) {
        self.0 |= 1 << land.0;
    }

    pub fn remove(&mut self, land: Territory) {
        self.0 &= !(1 << land.0);
    }

    pub fn set(&mut self, land: Territory, member: bool) {
        if member {
            self.insert(land);
        } else {
            self.remove(land);
        }
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn first(self) -> Option<Territory> {
        (!self.is_empty()).then(|| Territory(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Territory> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let land = rest.first()?;
            rest.remove(land);
            Some(land)
        })
    }

    pub fn filter(self, wanted: impl Fn(Territory) -> bool) -> Self {
        self.iter().filter(|&land| wanted(land)).collect()
    }

    /// All territories that border one of these.
    pub fn neighbours(self) -> Self {
        self.iter()
            .fold(Self::NONE, |all, land| all | land.neighbours())
    }

    /// One of these, all equally likely; nothing is drawn if there is only one (SD-0.2).
    /// The set must not be empty.
    pub fn pick(self, chance: &mut Chance) -> Territory {
        let index = match self.len() {
            1 => 0,
            several => chance.below(several as u32) as usize,
        };
        self.iter().nth(index).expect("a set that is not empty")
    }

    /// As [`Lands::pick`], and the territory leaves the set.
    pub fn draw(&mut self, chance: &mut Chance) -> Territory {
        let land = self.pick(chance);
        self.remove(land);
        land
    }
}

impl FromIterator<Territory> for Lands {
    fn from_iter<I: IntoIterator<Item = Territory>>(lands: I) -> Self {
        let mut set = Self::NONE;
        lands.into_iter().for_each(|land| set.insert(land));
        set
    }
}

impl BitAnd for Lands {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Lands {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Lands {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0) & Self::ALL
    }
}

impl<T> Index<Territory> for ByLand<T> {
    type Output = T;
    fn index(&self, land: Territory) -> &T {
        &self.0[land.index()]
    }
}

impl<T> IndexMut<Territory> for ByLand<T> {
    fn index_mut(&mut self, land: Territory) -> &mut T {
        &mut self.0[land.index()]
    }
}

impl<T: Copy + Default> Default for ByLand<T> {
    fn default() -> Self {
        Self([T::default(); LANDS])
    }
}

/// The neighbours of `source` from which the fewest borders lead to one of the goals, closed
/// borders counting like open ones, none of them or of the way being barred (SD-7.15).
pub fn towards(source: Territory, goals: Lands, barred: Lands) -> Lands {
    let mut reached = goals & !barred;
    loop {
        let steps = reached & source.neighbours();
        if !steps.is_empty() {
            return steps;
        }
        let wider = reached | (reached.neighbours() & !barred);
        if wider == reached {
            return Lands::NONE;
        }
        reached = wider;
    }
}

/// From every territory the fewest borders to one of the goals, passing only `through` these;
/// [`FAR`] where there is no way.
pub fn distances(goals: Lands, through: Lands) -> ByLand<u8> {
    let mut distances = ByLand([FAR; LANDS]);
    let (mut reached, mut edge) = (goals, goals);
    for steps in 0..FAR {
        edge.iter().for_each(|land| distances[land] = steps);
        edge = edge.neighbours() & through & !reached;
        reached = reached | edge;
    }
    distances
}

/// Farther than any way on the map.
pub const FAR: u8 = 20;
