//! The last rounds, solved exactly: a round is a matrix game whose cells are the values of what
//! may come after it. Both hands are open, so a position is public but for the decks, and all
//! orders of those are equally likely.

use super::clash::{Clash, Fate, clash, compare, ruse_fates};
use super::data::{BySide, Card, City, Effect, EventCard, Side};
use super::state::{Hand, State};
use crate::bots::matrix::Matrix;
use std::collections::HashMap;

/// A position before its next city is turned up, as far as it matters: cities of one value and
/// events of one kind are alike, and after an Arch the other two are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Abstract {
    pub rounds: u8,
    pub angel: Hand,
    pub demon: Hand,
    /// Angel's points less the Demon's.
    pub lead: i8,
    /// Unseen cities worth 3, 4, 5 and 6.
    cities: [u8; 4],
    /// Unseen events by kind, in the order of [`KINDS`].
    events: [u8; 7],
}

/// What is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    value: u8,
    event: Option<EventCard>,
}

/// One event of each kind.
const KINDS: [EventCard; 7] = [
    EventCard(0),
    EventCard(1),
    EventCard(2),
    EventCard(3),
    EventCard(4),
    EventCard(6),
    EventCard(8),
];
const WINDFALL: usize = 4;

/// What a pair of cards leads to.
pub enum Next {
    /// Death has spoken: 1 for the Angel, −1 for the Demon, 0 for nobody.
    Over(f64),
    Later(Abstract),
}

impl Abstract {
    /// The position after the present round as if its two cards were not yet chosen, and what
    /// the round is fought for.
    pub fn of(state: &State, lead: i32) -> (Self, Stake) {
        let mut cities = [0; 4];
        for city in state.city_deck {
            cities[usize::from(city.value()) - 3] += 1;
        }
        let mut events = [0; 7];
        for event in state.event_deck {
            events[kind_of(event)] += 1;
        }
        let position = Self {
            rounds: state.rounds_after(),
            angel: state.playable(state.seat(Side::Angel)),
            demon: state.playable(state.seat(Side::Demon)),
            lead: lead as i8,
            cities,
            events,
        };
        (
            position,
            Stake {
                value: state.city.map_or(0, City::value),
                event: state.event,
            },
        )
    }

    pub fn hand(&self, side: Side) -> Hand {
        match side {
            Side::Angel => self.angel,
            Side::Demon => self.demon,
        }
    }

    fn after(&self, cards: BySide<Card>, change: i8) -> Self {
        let rest = |hand: Hand, card: Card| {
            if card.is_arch() {
                hand.numbers()
            } else {
                hand.without(card)
            }
        };
        Self {
            angel: rest(self.angel, cards.angel),
            demon: rest(self.demon, cards.demon),
            lead: self.lead + change,
            ..*self
        }
    }

    /// What this pair of cards leads to, if the owner of Ruse or War chooses best.
    pub fn next(&self, stake: Stake, cards: BySide<Card>) -> Next {
        let change = |fate| change(fate, stake);
        Next::Later(match clash(cards, stake.event) {
            Clash::Death { winner } => return Next::Over(winner.map_or(0.0, utility)),
            Clash::Compare(base) => self.after(cards, change(compare(base, stake.event).fate)),
            Clash::NameValue { owner, number } => {
                let changes = ruse_fates(owner, number, stake.event).map(change);
                self.after(cards, best(owner, changes))
            }
            Clash::DecideFate { owner } => self.after(
                cards,
                best(
                    owner,
                    [Fate::Destroyed, Fate::Spared].into_iter().map(change),
                ),
            ),
            Clash::MustSpare { .. } => self.after(cards, change(Fate::Spared)),
            Clash::Vanish => self.after(cards, 0),
        })
    }

    /// The most that can still be gained by either side in `rounds` more rounds and this one.
    fn reach(&self, stake: Stake) -> (i8, i8) {
        let mut left = self.rounds;
        let mut sum = i32::from(stake.value);
        for (index, &count) in self.cities.iter().enumerate().rev() {
            let taken = count.min(left);
            sum += i32::from(taken) * (index as i32 + 3);
            left -= taken;
        }
        let now = u8::from(stake.event.map(EventCard::effect) == Some(Effect::Windfall));
        let windfalls = (self.events[WINDFALL] + now).min(self.rounds + 1);
        let demon = sum as i8 + 2 * windfalls as i8;
        (demon + self.rounds as i8 + 1, demon)
    }
}

pub fn utility(winner: Side) -> f64 {
    match winner {
        Side::Angel => 1.0,
        Side::Demon => -1.0,
    }
}

/// The change of the Angel's lead that a fate brings.
pub fn change(fate: Fate, stake: Stake) -> i8 {
    let windfall = stake.event.map(EventCard::effect) == Some(Effect::Windfall);
    let prize = stake.value as i8 + if windfall { 2 } else { 0 };
    match fate {
        Fate::Won(Side::Angel) => prize + 1,
        Fate::Won(Side::Demon) => -prize,
        Fate::Spared => 1,
        Fate::Destroyed => -1,
        Fate::Vanished => 0,
    }
}

fn best(owner: Side, changes: impl Iterator<Item = i8>) -> i8 {
    match owner {
        Side::Angel => changes.max(),
        Side::Demon => changes.min(),
    }
    .unwrap_or_default()
}

fn kind_of(event: EventCard) -> usize {
    KINDS
        .iter()
        .position(|kind| kind.effect() == event.effect())
        .unwrap_or_default()
}

/// A solver with a memory.
#[derive(Default)]
pub struct Endgame {
    values: HashMap<Abstract, f64>,
}

impl Endgame {
    /// The value for the Angel of a position before its next city is turned up.
    pub fn value(&mut self, position: Abstract) -> f64 {
        if position.rounds == 0 {
            return if position.lead > 0 { 1.0 } else { -1.0 };
        }
        if let Some(&value) = self.values.get(&position) {
            return value;
        }
        let value = self.mean_over_turn_ups(position);
        self.values.insert(position, value);
        value
    }

    fn mean_over_turn_ups(&mut self, position: Abstract) -> f64 {
        let city_count: u8 = position.cities.iter().sum();
        let event_count: u8 = position.events.iter().sum();
        let mut sum = 0.0;
        for city in 0..position.cities.len() {
            let mut rest = position;
            rest.rounds -= 1;
            let cities = f64::from(rest.cities[city]);
            if cities == 0.0 {
                continue;
            }
            rest.cities[city] -= 1;
            let value = city as u8 + 3;
            if event_count == 0 {
                sum += cities * self.round(rest, Stake { value, event: None });
                continue;
            }
            for (kind, &event) in KINDS.iter().enumerate() {
                let events = f64::from(position.events[kind]) / f64::from(event_count);
                if events > 0.0 {
                    let mut rest = rest;
                    rest.events[kind] -= 1;
                    sum += cities
                        * events
                        * self.round(
                            rest,
                            Stake {
                                value,
                                event: Some(event),
                            },
                        );
                }
            }
        }
        sum / f64::from(city_count)
    }

    /// The value of a round about to be fought; `rest` is what it leaves behind.
    fn round(&mut self, rest: Abstract, stake: Stake) -> f64 {
        let (angel, demon) = rest.reach(stake);
        if rest.lead - demon > 0 {
            return 1.0;
        }
        if rest.lead + angel <= 0 {
            return -1.0;
        }
        self.matrix(rest, stake).value()
    }

    /// The round as a matrix: a row for each card of the Angel, a column for each of the Demon.
    pub fn matrix(&mut self, rest: Abstract, stake: Stake) -> Matrix {
        matrix(rest, stake, |next| self.value(next))
    }
}

/// The round as a matrix with any measure of what comes after it.
pub fn matrix(rest: Abstract, stake: Stake, mut value: impl FnMut(Abstract) -> f64) -> Matrix {
    let angel: Vec<Card> = rest.angel.iter().collect();
    let demon: Vec<Card> = rest.demon.iter().collect();
    Matrix::build(angel.len(), demon.len(), |row, column| {
        match rest.next(
            stake,
            BySide {
                angel: angel[row],
                demon: demon[column],
            },
        ) {
            Next::Over(utility) => utility,
            Next::Later(next) => value(next),
        }
    })
}
