//! The development board: 25 slots with their costs and bonuses (OL-1.9, OL-1.10).

use super::data::Resource::{self, Gold, Grain, Stone, Wood};
use crate::indexed;
use serde::Serialize;

/// A part of a cost: so many units of one resource, a named one or any (OL-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub units: u8,
    pub resource: Option<Resource>,
}

/// What a bonus space gives (OL-6.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    Settler,
    Hourglass,
    Cube(Resource),
    Prestige,
}

/// A bonus without its resource, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum BonusKind {
    Settler,
    Hourglass,
    Cube,
    Prestige,
}

impl Bonus {
    pub fn kind(self) -> BonusKind {
        match self {
            Self::Settler => BonusKind::Settler,
            Self::Hourglass => BonusKind::Hourglass,
            Self::Cube(_) => BonusKind::Cube,
            Self::Prestige => BonusKind::Prestige,
        }
    }

    /// Of a cube.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Self::Cube(resource) => Some(resource),
            _ => None,
        }
    }
}

/// The third bonus space of a slot is grey: for five players only (OL-6.10).
pub const GREY: usize = 2;

pub struct SlotData {
    pub id: &'static str,
    pub cost: &'static [Group],
    pub bonuses: &'static [Bonus],
}

indexed! {
    /// A slot of the first five rows.
    Slot in SLOTS
}

impl Slot {
    pub const COUNT: usize = 25;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Counted from 0.
    pub fn row(self) -> usize {
        self.index() / 5
    }

    /// Counted from 0.
    pub fn column(self) -> usize {
        self.index() % 5
    }

    pub fn cost(self) -> &'static [Group] {
        SLOTS[self.index()].cost
    }

    pub fn bonuses(self) -> &'static [Bonus] {
        SLOTS[self.index()].bonuses
    }

    /// Whether a coloured group names the resource (OL-6.15).
    pub fn names(self, resource: Resource) -> bool {
        self.cost()
            .iter()
            .any(|group| group.resource == Some(resource))
    }
}

const fn of(units: u8, resource: Resource) -> Group {
    Group {
        units,
        resource: Some(resource),
    }
}

const fn any(units: u8) -> Group {
    Group {
        units,
        resource: None,
    }
}

const fn slot(id: &'static str, cost: &'static [Group], bonuses: &'static [Bonus]) -> SlotData {
    SlotData { id, cost, bonuses }
}

use Bonus::{Cube, Hourglass, Prestige, Settler};

#[rustfmt::skip]
pub const SLOTS: [SlotData; 25] = [
    slot("r1c1", &[of(1, Grain), of(1, Wood)], &[Settler, Cube(Stone), Hourglass]),
    slot("r1c2", &[of(1, Wood), of(1, Stone)], &[Settler, Cube(Gold), Prestige]),
    slot("r1c3", &[of(1, Stone), of(1, Gold)], &[Settler, Cube(Grain), Hourglass]),
    slot("r1c4", &[of(1, Gold), of(1, Grain)], &[Settler, Cube(Wood), Prestige]),
    slot("r1c5", &[any(2)], &[Settler, Hourglass, Cube(Gold)]),
    slot("r2c1", &[of(2, Grain), of(1, Gold)], &[Hourglass, Cube(Gold)]),
    slot("r2c2", &[of(2, Wood), of(1, Stone)], &[Settler, Prestige]),
    slot("r2c3", &[of(2, Stone), of(1, Grain)], &[Hourglass, Cube(Wood)]),
    slot("r2c4", &[of(2, Gold), of(1, Wood)], &[Settler, Prestige]),
    slot("r2c5", &[any(1), any(1), any(1)], &[Settler, Cube(Stone)]),
    slot("r3c1", &[of(2, Grain), any(1), any(1)], &[Settler, Prestige, Cube(Wood)]),
    slot("r3c2", &[of(2, Wood), any(2)], &[Hourglass, Cube(Grain), Settler]),
    slot("r3c3", &[of(2, Stone), any(1), any(1)], &[Settler, Prestige, Cube(Grain)]),
    slot("r3c4", &[of(2, Gold), any(2)], &[Hourglass, Cube(Stone), Settler]),
    slot("r3c5", &[any(2), any(2)], &[Prestige, Settler, Hourglass]),
    slot("r4c1", &[of(2, Grain), of(2, Wood)], &[Prestige, Hourglass]),
    slot("r4c2", &[of(3, Wood), of(1, Stone)], &[Settler, Hourglass]),
    slot("r4c3", &[of(2, Stone), of(2, Gold)], &[Prestige, Settler]),
    slot("r4c4", &[of(3, Gold), of(1, Grain)], &[Hourglass, Prestige]),
    slot("r4c5", &[any(3), any(1)], &[Settler, Prestige]),
    slot("r5c1", &[of(3, Grain), any(2)], &[]),
    slot("r5c2", &[of(3, Wood), any(2)], &[]),
    slot("r5c3", &[of(3, Stone), any(2)], &[]),
    slot("r5c4", &[of(3, Gold), any(2)], &[]),
    slot("r5c5", &[any(2), any(2), any(1), any(1)], &[]),
];
