//! The map: 32 territories, 17 seas and the northern area (OL-1.2 to OL-1.6).

use super::data::Resource::{self, Gold, Grain, Stone, Wood};
use crate::indexed;
use crate::text::Text;

pub struct SpaceData {
    pub id: &'static str,
    pub name: Text,
    pub ground: Ground,
    /// The spaces whose borders touch its own (OL-1.6).
    pub adjacent: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq)]
pub enum Ground {
    North,
    Land(Resource, Marks),
    Sea,
}

/// What a territory carries besides its resource.
#[derive(Clone, Copy, PartialEq)]
pub struct Marks {
    pub star: bool,
    pub zeus: bool,
    pub atlantis: bool,
}

indexed! {
    /// Any space of the map, in board order: the north, the territories, the seas.
    Space in SPACES
}

impl Space {
    pub const NORTH: Space = Space(0);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn data(self) -> &'static SpaceData {
        &SPACES[self.index()]
    }

    pub fn is_sea(self) -> bool {
        self.data().ground == Ground::Sea
    }

    pub fn territory(self) -> Option<Territory> {
        let index = self.0.checked_sub(1)?;
        (usize::from(index) < Territory::COUNT).then_some(Territory(index))
    }
}

/// A territory: one of the 32 spaces of land, in board order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Territory(pub u8);

impl Territory {
    pub const COUNT: usize = 32;

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn space(self) -> Space {
        Space(self.0 + 1)
    }

    pub fn id(self) -> &'static str {
        self.space().id()
    }

    pub fn resource(self) -> Resource {
        match self.space().data().ground {
            Ground::Land(resource, _) => resource,
            Ground::North | Ground::Sea => unreachable!("spaces 1 to 32 are land"),
        }
    }

    pub fn has_star(self) -> bool {
        Territories::STARRED.contains(self)
    }
}

/// A set of territories; iterates in board order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Territories(u32);

impl Territories {
    pub const NONE: Self = Self(0);
    /// OL-1.3
    pub const STARRED: Self = Self::marked(STAR);
    /// OL-1.4
    pub const ZEUS: Self = Self::marked(ZEUS);
    /// OL-1.5
    pub const ATLANTIS: Self = Self::marked(ATLANTIS);
    const YIELDING: [Self; 4] = [
        Self::yielding(Grain),
        Self::yielding(Stone),
        Self::yielding(Wood),
        Self::yielding(Gold),
    ];

    /// Those that carry these marks, and maybe others.
    const fn marked(wanted: Marks) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < Territory::COUNT {
            if let Ground::Land(_, marks) = SPACES[index + 1].ground
                && (marks.star || !wanted.star)
                && (marks.zeus || !wanted.zeus)
                && (marks.atlantis || !wanted.atlantis)
            {
                set |= 1 << index;
            }
            index += 1;
        }
        Self(set)
    }

    const fn yielding(wanted: Resource) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < Territory::COUNT {
            if let Ground::Land(resource, _) = SPACES[index + 1].ground
                && resource as u8 == wanted as u8
            {
                set |= 1 << index;
            }
            index += 1;
        }
        Self(set)
    }

    /// Those that produce the resource.
    pub fn of(resource: Resource) -> Self {
        Self::YIELDING[resource.index()]
    }

    pub fn contains(self, territory: Territory) -> bool {
        self.0 >> territory.0 & 1 == 1
    }

    pub fn insert(&mut self, territory: Territory) {
        self.0 |= 1 << territory.0;
    }

    pub fn remove(&mut self, territory: Territory) {
        self.0 &= !(1 << territory.0);
    }

    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Territory> + Clone {
        Territory::all().filter(move |&territory| self.contains(territory))
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        let mut set = Self::NONE;
        territories
            .into_iter()
            .for_each(|territory| set.insert(territory));
        set
    }
}

const PLAIN: Marks = Marks {
    star: false,
    zeus: false,
    atlantis: false,
};
const STAR: Marks = Marks {
    star: true,
    ..PLAIN
};
const ZEUS: Marks = Marks {
    zeus: true,
    ..PLAIN
};
const ATLANTIS: Marks = Marks {
    atlantis: true,
    ..PLAIN
};
const ATLANTIS_STAR: Marks = Marks {
    star: true,
    ..ATLANTIS
};

type Ids = &'static [&'static str];

const fn space(
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    ground: Ground,
    adjacent: Ids,
) -> SpaceData {
    SpaceData {
        id,
        name: Text::new(en, fr),
        ground,
        adjacent,
    }
}

const fn north(id: &'static str, en: &'static str, fr: &'static str, adjacent: Ids) -> SpaceData {
    space(id, en, fr, Ground::North, adjacent)
}

const fn sea(id: &'static str, en: &'static str, fr: &'static str, adjacent: Ids) -> SpaceData {
    space(id, en, fr, Ground::Sea, adjacent)
}

const fn land(
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    resource: Resource,
    marks: Marks,
    adjacent: Ids,
) -> SpaceData {
    space(id, en, fr, Ground::Land(resource, marks), adjacent)
}

#[rustfmt::skip]
pub const SPACES: [SpaceData; 50] = [
    north("north", "Northern lands", "Terres du Nord", &["chalcidice", "illyria", "macedonia", "thrace"]),
    land("illyria", "Illyria", "Illyrie", Wood, PLAIN, &["adriatic-sea", "epirus", "macedonia", "north"]),
    land("macedonia", "Macedonia", "Macédoine", Grain, PLAIN, &["chalcidice", "epirus", "illyria", "north", "olympos"]),
    land("chalcidice", "Chalcidice", "Chalcidique", Stone, PLAIN, &["macedonia", "north", "olympos", "thermaic-gulf", "thrace", "thracian-sea"]),
    land("thrace", "Thrace", "Thrace", Gold, PLAIN, &["chalcidice", "hellespont", "north", "thracian-sea"]),
    land("epirus", "Epirus", "Épire", Gold, PLAIN, &["adriatic-sea", "aetolia", "illyria", "ionian-sea", "macedonia", "olympos", "thessaly"]),
    land("olympos", "Mount Olympos", "Mont Olympe", Stone, ZEUS, &["chalcidice", "epirus", "macedonia", "thermaic-gulf", "thessaly"]),
    land("thessaly", "Thessaly", "Thessalie", Grain, STAR, &["aetolia", "boeotia", "epirus", "olympos", "phocis", "thermaic-gulf"]),
    land("aetolia", "Aetolia", "Étolie", Wood, PLAIN, &["corinth-gulf", "epirus", "ionian-sea", "phocis", "thessaly"]),
    land("phocis", "Phocis", "Phocide", Gold, STAR, &["aetolia", "boeotia", "corinth-gulf", "thessaly"]),
    land("boeotia", "Boeotia", "Béotie", Grain, PLAIN, &["attica", "corinth-gulf", "euboea", "phocis", "thermaic-gulf", "thessaly"]),
    land("attica", "Attica", "Attique", Stone, STAR, &["aegean-sea", "argolis", "boeotia", "corinth-gulf", "euboea", "myrtoan-sea"]),
    land("euboea", "Euboea", "Eubée", Gold, PLAIN, &["aegean-sea", "attica", "boeotia", "thermaic-gulf"]),
    land("elis", "Elis", "Élide", Gold, PLAIN, &["arcadia", "corinth-gulf", "ionian-sea", "messenia"]),
    land("arcadia", "Arcadia", "Arcadie", Wood, STAR, &["argolis", "corinth-gulf", "elis", "laconia", "messenia"]),
    land("argolis", "Argolis", "Argolide", Stone, PLAIN, &["arcadia", "attica", "corinth-gulf", "laconia", "myrtoan-sea"]),
    land("messenia", "Messenia", "Messénie", Grain, PLAIN, &["arcadia", "elis", "ionian-sea", "laconia", "libyan-sea"]),
    land("laconia", "Laconia", "Laconie", Wood, PLAIN, &["arcadia", "argolis", "libyan-sea", "messenia", "myrtoan-sea"]),
    land("troas", "Troas", "Troade", Wood, PLAIN, &["aeolian-sea", "hellespont", "lydia"]),
    land("lydia", "Lydia", "Lydie", Gold, STAR, &["aeolian-sea", "ionia", "troas"]),
    land("ionia", "Ionia", "Ionie", Grain, PLAIN, &["aeolian-sea", "caria", "icarian-sea", "lydia"]),
    land("caria", "Caria", "Carie", Stone, PLAIN, &["carpathian-sea", "icarian-sea", "ionia", "lycian-sea"]),
    land("lesbos", "Lesbos", "Lesbos", Grain, PLAIN, &["aegean-sea", "aeolian-sea", "thracian-sea"]),
    land("naxos", "Naxos", "Naxos", Stone, PLAIN, &["aegean-sea", "cretan-sea", "icarian-sea", "myrtoan-sea"]),
    land("kydonia", "Kydonia", "Cydonie", Grain, PLAIN, &["cretan-sea", "knossos", "libyan-sea", "myrtoan-sea", "poseidon-sea"]),
    land("knossos", "Knossos", "Cnossos", Wood, STAR, &["carpathian-sea", "cretan-sea", "kydonia", "mestor-sea", "poseidon-sea"]),
    land("rhodes", "Rhodes", "Rhodes", Stone, STAR, &["carpathian-sea", "lycian-sea", "mestor-sea"]),
    land("atlas", "Atlas", "Atlas", Gold, ATLANTIS, &["atlas-sea", "gadeira"]),
    land("gadeira", "Gadeira", "Gadire", Wood, ATLANTIS, &["atlas", "atlas-sea"]),
    land("cleito", "Cleito", "Clito", Grain, ATLANTIS_STAR, &["evenor", "poseidon-sea"]),
    land("evenor", "Evenor", "Événor", Stone, ATLANTIS, &["cleito", "poseidon-sea"]),
    land("mestor", "Mestor", "Mestor", Gold, ATLANTIS, &["azaes", "mestor-sea"]),
    land("azaes", "Azaes", "Azaès", Wood, ATLANTIS, &["mestor", "mestor-sea"]),
    sea("adriatic-sea", "Adriatic Sea", "Mer Adriatique", &["epirus", "illyria", "ionian-sea"]),
    sea("ionian-sea", "Ionian Sea", "Mer Ionienne", &["adriatic-sea", "aetolia", "corinth-gulf", "elis", "epirus", "libyan-sea", "messenia"]),
    sea("corinth-gulf", "Gulf of Corinth", "Golfe de Corinthe", &["aetolia", "arcadia", "argolis", "attica", "boeotia", "elis", "ionian-sea", "phocis"]),
    sea("thermaic-gulf", "Thermaic Gulf", "Golfe Thermaïque", &["aegean-sea", "boeotia", "chalcidice", "euboea", "olympos", "thessaly", "thracian-sea"]),
    sea("thracian-sea", "Thracian Sea", "Mer de Thrace", &["aegean-sea", "aeolian-sea", "chalcidice", "hellespont", "lesbos", "thermaic-gulf", "thrace"]),
    sea("hellespont", "Hellespont", "Hellespont", &["aeolian-sea", "thrace", "thracian-sea", "troas"]),
    sea("aeolian-sea", "Aeolian Sea", "Mer d’Éolide", &["aegean-sea", "hellespont", "icarian-sea", "ionia", "lesbos", "lydia", "thracian-sea", "troas"]),
    sea("aegean-sea", "Aegean Sea", "Mer Égée", &["aeolian-sea", "attica", "euboea", "icarian-sea", "lesbos", "myrtoan-sea", "naxos", "thermaic-gulf", "thracian-sea"]),
    sea("icarian-sea", "Icarian Sea", "Mer Icarienne", &["aegean-sea", "aeolian-sea", "caria", "carpathian-sea", "cretan-sea", "ionia", "naxos"]),
    sea("myrtoan-sea", "Myrtoan Sea", "Mer de Myrto", &["aegean-sea", "argolis", "attica", "cretan-sea", "kydonia", "laconia", "libyan-sea", "naxos"]),
    sea("cretan-sea", "Cretan Sea", "Mer de Crète", &["carpathian-sea", "icarian-sea", "knossos", "kydonia", "myrtoan-sea", "naxos"]),
    sea("carpathian-sea", "Carpathian Sea", "Mer de Carpathos", &["caria", "cretan-sea", "icarian-sea", "knossos", "lycian-sea", "mestor-sea", "rhodes"]),
    sea("lycian-sea", "Lycian Sea", "Mer de Lycie", &["caria", "carpathian-sea", "mestor-sea", "rhodes"]),
    sea("libyan-sea", "Libyan Sea", "Mer de Libye", &["atlas-sea", "ionian-sea", "kydonia", "laconia", "messenia", "myrtoan-sea", "poseidon-sea"]),
    sea("atlas-sea", "Sea of Atlas", "Mer d’Atlas", &["atlas", "gadeira", "libyan-sea", "poseidon-sea"]),
    sea("poseidon-sea", "Sea of Poseidon", "Mer de Poséidon", &["atlas-sea", "cleito", "evenor", "knossos", "kydonia", "libyan-sea", "mestor-sea"]),
    sea("mestor-sea", "Sea of Mestor", "Mer de Mestor", &["azaes", "carpathian-sea", "knossos", "lycian-sea", "mestor", "poseidon-sea", "rhodes"]),
];
