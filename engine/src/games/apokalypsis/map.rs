//! The round island: 36 spaces in three rings around the volcano (AK-1.1).

use super::data::Omen;
use crate::indexed;
use crate::text::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The landscape of a space; each *what* card strikes one or two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    Inner,
    Ridge,
    Valley,
    Cape,
    Beach,
}

pub struct SpaceData {
    pub id: &'static str,
    pub name: Text,
    /// Axial coordinates of a flat-top hex, the volcano at 0, 0 and north at negative r.
    pub q: i8,
    pub r: i8,
    pub zone: Zone,
    /// The *where* card whose area it is in.
    pub region: Omen,
}

indexed! {
    /// A place for a tile or a temple.
    Space in SPACES
}

const fn space(
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    q: i8,
    r: i8,
    zone: Zone,
    region: Omen,
) -> SpaceData {
    SpaceData {
        id,
        name: Text::new(en, fr),
        q,
        r,
        zone,
        region,
    }
}

/// Ring by ring, each clockwise from the north.
#[rustfmt::skip]
pub const SPACES: [SpaceData; 36] = [
    space("i1", "Inner ring i1", "Anneau intérieur i1", 0, -1, Zone::Inner, Omen::NORTH),
    space("i2", "Inner ring i2", "Anneau intérieur i2", 1, -1, Zone::Inner, Omen::EAST),
    space("i3", "Inner ring i3", "Anneau intérieur i3", 1, 0, Zone::Inner, Omen::EAST),
    space("i4", "Inner ring i4", "Anneau intérieur i4", 0, 1, Zone::Inner, Omen::SOUTH),
    space("i5", "Inner ring i5", "Anneau intérieur i5", -1, 1, Zone::Inner, Omen::WEST),
    space("i6", "Inner ring i6", "Anneau intérieur i6", -1, 0, Zone::Inner, Omen::WEST),
    space("m1", "Ridge m1", "Crête m1", 0, -2, Zone::Ridge, Omen::NORTH),
    space("m2", "High valley m2", "Haute vallée m2", 1, -2, Zone::Valley, Omen::NORTH),
    space("m3", "Ridge m3", "Crête m3", 2, -2, Zone::Ridge, Omen::EAST),
    space("m4", "High valley m4", "Haute vallée m4", 2, -1, Zone::Valley, Omen::EAST),
    space("m5", "Ridge m5", "Crête m5", 2, 0, Zone::Ridge, Omen::EAST),
    space("m6", "High valley m6", "Haute vallée m6", 1, 1, Zone::Valley, Omen::SOUTH),
    space("m7", "Ridge m7", "Crête m7", 0, 2, Zone::Ridge, Omen::SOUTH),
    space("m8", "High valley m8", "Haute vallée m8", -1, 2, Zone::Valley, Omen::SOUTH),
    space("m9", "Ridge m9", "Crête m9", -2, 2, Zone::Ridge, Omen::WEST),
    space("m10", "High valley m10", "Haute vallée m10", -2, 1, Zone::Valley, Omen::WEST),
    space("m11", "Ridge m11", "Crête m11", -2, 0, Zone::Ridge, Omen::WEST),
    space("m12", "High valley m12", "Haute vallée m12", -1, -1, Zone::Valley, Omen::NORTH),
    space("c1", "Cape c1", "Cap c1", 0, -3, Zone::Cape, Omen::NORTH),
    space("c2", "Beach c2", "Plage c2", 1, -3, Zone::Beach, Omen::NORTH),
    space("c3", "Beach c3", "Plage c3", 2, -3, Zone::Beach, Omen::NORTH),
    space("c4", "Cape c4", "Cap c4", 3, -3, Zone::Cape, Omen::EAST),
    space("c5", "Beach c5", "Plage c5", 3, -2, Zone::Beach, Omen::EAST),
    space("c6", "Beach c6", "Plage c6", 3, -1, Zone::Beach, Omen::EAST),
    space("c7", "Cape c7", "Cap c7", 3, 0, Zone::Cape, Omen::EAST),
    space("c8", "Beach c8", "Plage c8", 2, 1, Zone::Beach, Omen::SOUTH),
    space("c9", "Beach c9", "Plage c9", 1, 2, Zone::Beach, Omen::SOUTH),
    space("c10", "Cape c10", "Cap c10", 0, 3, Zone::Cape, Omen::SOUTH),
    space("c11", "Beach c11", "Plage c11", -1, 3, Zone::Beach, Omen::SOUTH),
    space("c12", "Beach c12", "Plage c12", -2, 3, Zone::Beach, Omen::SOUTH),
    space("c13", "Cape c13", "Cap c13", -3, 3, Zone::Cape, Omen::WEST),
    space("c14", "Beach c14", "Plage c14", -3, 2, Zone::Beach, Omen::WEST),
    space("c15", "Beach c15", "Plage c15", -3, 1, Zone::Beach, Omen::WEST),
    space("c16", "Cape c16", "Cap c16", -3, 0, Zone::Cape, Omen::WEST),
    space("c17", "Beach c17", "Plage c17", -2, -1, Zone::Beach, Omen::NORTH),
    space("c18", "Beach c18", "Plage c18", -1, -2, Zone::Beach, Omen::NORTH),
];

pub const VOLCANO: (&str, Text) = ("volcano", Text::new("Volcano", "Volcan"));
pub const INNER_SPACES: usize = 18;
/// The North and the South tile are always laid (AK-4.8, AK-4.9).
pub const NORTH_TILE: Space = Space(18);
pub const SOUTH_TILE: Space = Space(27);

/// The six neighbours of a hex, clockwise from the north.
const DIRECTIONS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

const fn space_at(q: i8, r: i8) -> Option<Space> {
    let mut index = 0;
    while index < SPACES.len() {
        if SPACES[index].q == q && SPACES[index].r == r {
            return Some(Space(index as u8));
        }
        index += 1;
    }
    None
}

struct Neighbours {
    list: [Space; 6],
    count: usize,
    set: Spaces,
}

/// Spaces whose hexes share an edge (AK-1.3); the volcano is none (AK-1.4).
static NEIGHBOURS: [Neighbours; 36] = {
    const NOBODY: Neighbours = Neighbours {
        list: [Space(0); 6],
        count: 0,
        set: Spaces::NONE,
    };
    let mut table = [NOBODY; 36];
    let mut index = 0;
    while index < SPACES.len() {
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let (q, r) = DIRECTIONS[direction];
            if let Some(next) = space_at(SPACES[index].q + q, SPACES[index].r + r) {
                let entry = &mut table[index];
                entry.list[entry.count] = next;
                entry.count += 1;
                entry.set = Spaces(entry.set.0 | 1 << next.0);
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

impl Space {
    pub fn data(self) -> &'static SpaceData {
        &SPACES[usize::from(self.0)]
    }

    /// The adjacent spaces, clockwise from the north.
    pub fn neighbours(self) -> &'static [Space] {
        let entry = &NEIGHBOURS[usize::from(self.0)];
        &entry.list[..entry.count]
    }

    pub fn around(self) -> Spaces {
        NEIGHBOURS[usize::from(self.0)].set
    }

    pub fn touches(self, other: Space) -> bool {
        self.around().contains(other)
    }
}

/// A set of spaces; iterates in the order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(pub u64);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);
    pub const ALL: Spaces = Spaces((1 << SPACES.len()) - 1);

    pub fn only(space: Space) -> Self {
        Self(1 << space.0)
    }

    pub fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    pub fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
    }

    pub fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let space = (rest != 0).then(|| Space(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(space)
        })
    }

    pub fn to_vec(self) -> Vec<Space> {
        self.iter().collect()
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl std::ops::BitOr for Spaces {
    type Output = Spaces;
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl std::ops::BitAnd for Spaces {
    type Output = Spaces;
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl std::ops::Sub for Spaces {
    type Output = Spaces;
    fn sub(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
}

/// Where a meeple is sent: a space, or the volcano, which is known so that it can be refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(type = "string"))]
pub enum Target {
    Space(Space),
    Volcano,
}

impl Target {
    pub fn space(self) -> Option<Space> {
        match self {
            Target::Space(space) => Some(space),
            Target::Volcano => None,
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Target::Space(space) => space.serialize(serializer),
            Target::Volcano => serializer.serialize_str(VOLCANO.0),
        }
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        match Space::from_id(&id) {
            Some(space) => Ok(Target::Space(space)),
            None if id == VOLCANO.0 => Ok(Target::Volcano),
            None => Err(serde::de::Error::custom(format!(
                "no space has the id {id}"
            ))),
        }
    }
}
