//! The state of a game in play.

use super::data::{BySide, Card, City, EventCard, ROUNDS, Side, TOKENS};
use crate::kit::bits::ones;
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Everything but the chance. By seat where there are two of a thing.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub variant: Variant,
    pub angel_seat: Seat,
    pub round: u8,
    pub phase: Phase,
    pub city: Option<City>,
    pub event: Option<EventCard>,
    /// What is not turned up yet, first = next.
    pub city_deck: ArrayVec<[City; 10]>,
    pub event_deck: ArrayVec<[EventCard; 10]>,
    pub event_discard: ArrayVec<[EventCard; 8]>,
    pub hands: [Hand; 2],
    pub rows: [ArrayVec<[Card; 8]>; 2],
    pub committed: [Option<Card>; 2],
    pub won: [ArrayVec<[City; 8]>; 2],
    pub destroyed: ArrayVec<[City; 8]>,
    pub spared: ArrayVec<[City; 8]>,
    pub vanished: ArrayVec<[City; 8]>,
    pub tokens: [u8; 2],
}

/// The options that matter after the set-up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variant {
    pub events: bool,
    pub archs: bool,
    pub open_piles: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Commit,
    RuseValue,
    WarFate,
    Over,
}

/// A set of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand(pub u16);

impl Hand {
    pub const NUMBERS: Hand = Hand(0x1ff);
    pub const FULL: Hand = Hand(0xfff);

    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// In the order of the data: 1 to 9, Ruse, Death, War.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        ones(u32::from(self.0)).map(Card)
    }

    pub fn has_all_archs(self) -> bool {
        self.0 & !Self::NUMBERS.0 == Self::FULL.0 & !Self::NUMBERS.0
    }

    pub fn numbers(self) -> Self {
        Self(self.0 & Self::NUMBERS.0)
    }
}

impl State {
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.angel_seat {
            Side::Angel
        } else {
            Side::Demon
        }
    }

    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Angel => self.angel_seat,
            Side::Demon => Seat(1 - self.angel_seat.0),
        }
    }

    pub fn by_side<T>(&self, of: impl Fn(Seat) -> T) -> BySide<T> {
        BySide {
            angel: of(self.seat(Side::Angel)),
            demon: of(self.seat(Side::Demon)),
        }
    }

    pub fn by_seat<T: Copy>(&self, by: BySide<T>) -> [T; 2] {
        [by[self.side(Seat(0))], by[self.side(Seat(1))]]
    }

    pub fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Commit => Seat::all(2)
                .filter(|seat| self.committed[seat.index()].is_none())
                .collect(),
            Phase::RuseValue => self.owner(Card::RUSE).map_or(Seats::NONE, Seats::only),
            Phase::WarFate => self.owner(Card::WAR).map_or(Seats::NONE, Seats::only),
            Phase::Over => Seats::NONE,
        }
    }

    /// Who has this card on the table.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seat::all(2).find(|seat| self.committed[seat.index()] == Some(card))
    }

    /// The round in which the seat played the card, if it has (AD-4.6).
    pub fn played_in(&self, seat: Seat, card: Card) -> Option<usize> {
        self.rows[seat.index()]
            .iter()
            .position(|&played| played == card)
            .map(|index| index + 1)
    }

    /// The Arch that the seat has played (AD-7.2).
    pub fn arch_played(&self, seat: Seat) -> Option<Card> {
        self.rows[seat.index()]
            .iter()
            .copied()
            .find(|card| card.is_arch())
    }

    /// The cards that the seat may choose, whether or not it is asked now (AD-4.4): once an Arch
    /// is missing from the hand, only numbers.
    pub fn playable(&self, seat: Seat) -> Hand {
        let hand = self.hands[seat.index()];
        if hand.has_all_archs() {
            hand
        } else {
            hand.numbers()
        }
    }

    pub fn token_supply(&self) -> u8 {
        TOKENS - self.tokens[0] - self.tokens[1]
    }

    /// Rounds still to be played after the present one.
    pub fn rounds_after(&self) -> u8 {
        ROUNDS - self.round
    }
}
