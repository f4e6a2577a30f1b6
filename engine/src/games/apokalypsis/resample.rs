//! Other states that a viewer cannot tell from the true one.
//!
//! Hidden are the faces of pile cards that the viewer has not seen, the hands of the others, the
//! order of the draw pile and the curses of the others. Every way of laying out the hidden cards
//! is equally likely, as long as it agrees with what all know: no hand and no pile holds a dead
//! card (AK-6.7, AK-8.14), and no look at the hidden pile has found an apocalypse (AK-10.10).
//!
//! Filling the pile from the oldest place up, each time with any card that keeps it quiet, would
//! favour cards that leave few ways to go on. So each card is drawn in proportion to the number
//! of ways to fill the places behind it, counted exactly. In how many ways the rest can go to
//! hands and draw pile does not depend on the pile: the same number of live cards is left.

use super::data::{COPIES, Omen};
use super::goals::{Curses, all_curses};
use super::reading::Reading;
use super::state::{Phase, State};
use crate::chance::Chance;
use crate::seat::Viewer;
use std::collections::HashMap;

pub fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = *state;
    if state.is_over() {
        return other;
    }
    let mut unplaced = Unplaced::of(state, viewer);
    fill_pile(&mut other, viewer, &mut unplaced, chance);
    fill_hands(&mut other, viewer, &mut unplaced, chance);
    other.draw_pile = unplaced.cards().collect();
    chance.shuffle(&mut other.draw_pile);
    if state.variant.gods {
        other.curse = any_curses(state, viewer, chance);
    }
    other
}

/// How many copies of each card the viewer cannot place.
#[derive(Clone, Copy)]
struct Unplaced([u8; 10]);

impl Unplaced {
    fn of(state: &State, viewer: Viewer) -> Self {
        let own = viewer.seat().map(|seat| state.hands[seat.index()]);
        let in_pile =
            (0..state.omen_pile.len()).filter_map(|place| known_card(state, viewer, place));
        let dead = state.dead_omens.iter().copied();
        let mut unplaced = Self([COPIES; 10]);
        for card in own.into_iter().flatten().chain(in_pile).chain(dead) {
            unplaced.take(card);
        }
        unplaced
    }

    fn take(&mut self, card: Omen) {
        self.0[card.index()] -= 1;
    }

    fn without(mut self, card: Omen) -> Self {
        self.take(card);
        self
    }

    /// In card order, copies side by side.
    fn cards(self) -> impl Iterator<Item = Omen> {
        Omen::all()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.0[card.index()])))
    }
}

/// A seat knows the cards that it has seen, whatever its screen still shows, and all of them
/// while it judges the pile.
fn known_card(state: &State, viewer: Viewer, place: usize) -> Option<Omen> {
    let entry = &state.omen_pile[place];
    let seen = |seat| entry.seen_by.contains(seat);
    let known = state.variant.open || state.is_judging(viewer) || viewer.seat().is_some_and(seen);
    known.then_some(entry.card)
}

fn fill_pile(other: &mut State, viewer: Viewer, unplaced: &mut Unplaced, chance: &mut Chance) {
    let state = *other;
    let pile: Vec<Option<Omen>> = (0..state.omen_pile.len())
        .map(|place| known_card(&state, viewer, place))
        .collect();
    let mut filling = Filling {
        state: &state,
        quiet: quiet_prefix(&state),
        pile: &pile,
        counted: HashMap::new(),
    };
    let mut reading = Reading::default();
    #[expect(
        clippy::needless_range_loop,
        reason = "places are swapped as well as read"
    )]
    for place in 0..pile.len() {
        let card = pile[place].unwrap_or_else(|| {
            let card = filling.draw(place, reading, *unplaced, chance);
            unplaced.take(card);
            card
        });
        other.omen_pile[place].card = card;
        reading = reading.with(card);
    }
}

/// How long a beginning of the hidden pile is known to trigger nothing. The whole pile may, as
/// long as nobody has looked at its newest card. A position written by hand can have a pile that
/// breaks this; then it is not asked for.
fn quiet_prefix(state: &State) -> usize {
    let unchecked = matches!(state.turn.phase, Phase::Action | Phase::Declare);
    let quiet = state.omen_pile.len() - usize::from(unchecked && !state.omen_pile.is_empty());
    let mut reading = Reading::default();
    let broken = state.pile_cards().take(quiet).any(|card| {
        reading = reading.with(card);
        reading.triggers(&state.board)
    });
    if broken || state.variant.open {
        0
    } else {
        quiet
    }
}

/// Counts the ways to fill a pile.
struct Filling<'a> {
    state: &'a State,
    /// No beginning up to this length may trigger.
    quiet: usize,
    pile: &'a [Option<Omen>],
    /// By the cards that are left, which tell the place and all that lies before it.
    counted: HashMap<[u8; 10], u64>,
}

impl Filling<'_> {
    /// The number of ways to fill the places from this one on. At most 20! in all.
    fn ways(&mut self, place: usize, reading: Reading, unplaced: Unplaced) -> u64 {
        if place <= self.quiet && reading.triggers(&self.state.board) {
            return 0;
        }
        match self.pile.get(place) {
            None => 1,
            Some(&Some(card)) => self.ways(place + 1, reading.with(card), unplaced),
            Some(None) => {
                if let Some(&ways) = self.counted.get(&unplaced.0) {
                    return ways;
                }
                let weights = self.weights(place, reading, unplaced);
                let ways = weights.iter().map(|&(_, ways)| ways).sum();
                self.counted.insert(unplaced.0, ways);
                ways
            }
        }
    }

    /// Each card that may lie at an unknown place, with the number of ways that it opens.
    fn weights(&mut self, place: usize, reading: Reading, unplaced: Unplaced) -> Vec<(Omen, u64)> {
        Omen::all()
            .filter(|card| unplaced.0[card.index()] > 0 && !self.state.is_dead(*card))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|card| {
                let copies = u64::from(unplaced.0[card.index()]);
                let ways = self.ways(place + 1, reading.with(card), unplaced.without(card));
                (card, copies * ways)
            })
            .collect()
    }

    fn draw(
        &mut self,
        place: usize,
        reading: Reading,
        unplaced: Unplaced,
        chance: &mut Chance,
    ) -> Omen {
        let weights = self.weights(place, reading, unplaced);
        let total: u64 = weights.iter().map(|&(_, ways)| ways).sum();
        let mut point = below(total, chance);
        let drawn = weights.iter().find(|&&(_, ways)| {
            let here = point < ways;
            point = point.saturating_sub(ways);
            here
        });
        // The true pile is one of the ways, so there is always one.
        drawn.map_or(self.state.omen_pile[place].card, |&(card, _)| card)
    }
}

/// A number below one that may be large, from two draws.
fn below(n: u64, chance: &mut Chance) -> u64 {
    const HALF: u32 = 31;
    let mut half = || u128::from(chance.below(1 << HALF));
    let fraction = half() << HALF | half();
    ((fraction * u128::from(n)) >> (2 * HALF)) as u64
}

fn fill_hands(other: &mut State, viewer: Viewer, unplaced: &mut Unplaced, chance: &mut Chance) {
    let mut live: Vec<Omen> = unplaced
        .cards()
        .filter(|&card| !other.is_dead(card))
        .collect();
    for seat in other.seats().filter(|&seat| !viewer.is(seat)) {
        let count = other.hands[seat.index()].len();
        let cards = chance.draw(&mut live, count);
        cards.iter().for_each(|&card| unplaced.take(card));
        other.hands[seat.index()] = cards.into_iter().collect();
    }
}

fn any_curses(state: &State, viewer: Viewer, chance: &mut Chance) -> Curses {
    let mut curses = all_curses(state.players(), &state.bless);
    if let Some(seat) = viewer.seat() {
        curses.retain(|curses| curses[seat.index()] == state.curse[seat.index()]);
    }
    chance.pick(&curses)
}
