//! What omens say together: the spaces that they strike, and with open omens the sets that a
//! seat may take.

use super::board::Board;
use super::data::{COPIES, Kind, Omen};
use super::map::Spaces;
use super::state::State;
use tinyvec::ArrayVec;

/// A set of omens, read (AK-5.3): copies count once for the areas, wills one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reading {
    pub whats: Spaces,
    pub wheres: Spaces,
    /// Mercies less wraths.
    pub will: i8,
}

impl Reading {
    pub fn with(mut self, card: Omen) -> Self {
        match card.kind() {
            Kind::What => self.whats = self.whats | card.area(),
            Kind::Where => self.wheres = self.wheres | card.area(),
            Kind::Will if card == Omen::MERCY => self.will += 1,
            Kind::Will => self.will -= 1,
        }
        self
    }

    /// The eligible spaces of the overlap (AK-8.4 to AK-8.7): none, no apocalypse.
    pub fn affected(self, board: &Board) -> Spaces {
        let eligible = match self.will {
            1.. => board.land,
            0 => board.dry(),
            ..0 => board.temples,
        };
        self.whats & self.wheres & eligible
    }

    pub fn triggers(self, board: &Board) -> bool {
        !self.affected(board).is_empty()
    }
}

impl FromIterator<Omen> for Reading {
    fn from_iter<I: IntoIterator<Item = Omen>>(cards: I) -> Self {
        cards.into_iter().fold(Reading::default(), Reading::with)
    }
}

/// The omens that a seat takes from an open pile (AK-11.5).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Set {
    pub what: Omen,
    pub place: Omen,
    pub will: Option<Omen>,
}

pub type Sets = ArrayVec<[Set; 32]>;

impl Set {
    pub fn cards(self) -> impl Iterator<Item = Omen> + Clone {
        [self.what, self.place].into_iter().chain(self.will)
    }

    pub fn affected(self, board: &Board) -> Spaces {
        self.cards().collect::<Reading>().affected(board)
    }

    fn pairs(self, state: &State) -> usize {
        self.cards().filter(|&card| is_pair(state, card)).count()
    }
}

pub fn is_pair(state: &State, card: Omen) -> bool {
    state.in_pile(card) == usize::from(COPIES)
}

/// Every set of the open pile that triggers an apocalypse (AK-11.5).
pub fn triggering_sets(state: &State) -> Sets {
    let in_pile = |kind: Kind| {
        Omen::all().filter(move |&card| card.kind() == kind && state.in_pile(card) > 0)
    };
    let mut wills: ArrayVec<[Option<Omen>; 2]> = in_pile(Kind::Will).map(Some).collect();
    if wills.is_empty() {
        wills.push(None);
    }
    let mut sets = Sets::new();
    for what in in_pile(Kind::What) {
        for place in in_pile(Kind::Where) {
            for will in wills {
                let set = Set { what, place, will };
                if !set.affected(&state.board).is_empty() {
                    sets.push(set);
                }
            }
        }
    }
    sets
}

/// The sets that may be taken: those with the most cards of pairs (AK-11.7).
pub fn allowed_sets(state: &State) -> Sets {
    let mut sets = triggering_sets(state);
    let most = sets.iter().map(|set| set.pairs(state)).max();
    sets.retain(|set| Some(set.pairs(state)) == most);
    sets
}

/// The pairs that appear in some set that triggers.
pub fn pairs_that_count(state: &State) -> impl Iterator<Item = Omen> + '_ {
    let sets = triggering_sets(state);
    Omen::all().filter(move |&card| {
        is_pair(state, card)
            && sets
                .iter()
                .any(|set| set.cards().any(|other| other == card))
    })
}

/// Two different pairs leave no choice but to trigger (AK-11.8).
pub fn must_trigger(state: &State) -> bool {
    pairs_that_count(state).nth(1).is_some()
}
