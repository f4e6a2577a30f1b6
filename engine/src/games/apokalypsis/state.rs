//! The state of a game in play.

use super::board::Board;
use super::data::{
    CARDS, Color, HAND, Kind, MOST_PLAYERS, Omen, colors, end_threshold, meeples_per_color,
};
use super::map::Spaces;
use crate::seat::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub type Hand = ArrayVec<[Omen; HAND]>;
pub type Cards = ArrayVec<[Omen; CARDS]>;

/// Everything but the chance. Arrays by seat have idle places behind the last player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub variant: Variant,
    pub players: u8,
    /// The own colour of each seat.
    pub bless: [Color; MOST_PLAYERS],
    pub curse: [Option<Color>; MOST_PLAYERS],
    /// In the order received.
    pub hands: [Hand; MOST_PLAYERS],
    pub penalties: [u8; MOST_PLAYERS],
    pub board: Board,
    /// The spaces that held a temple at the start.
    pub temple_sites: Spaces,
    /// First = top.
    pub draw_pile: Cards,
    /// First = oldest.
    pub omen_pile: ArrayVec<[PileCard; CARDS]>,
    /// In the order discarded.
    pub dead_omens: Cards,
    /// Who waits for a card, longest first (AK-6.4).
    pub debts: ArrayVec<[Seat; HAND * MOST_PLAYERS]>,
    pub turn: Turn,
    pub apocalypses: u16,
    pub ending: Option<Ending>,
}

/// The options that matter after the set-up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variant {
    pub gods: bool,
    pub open: bool,
    pub judge: bool,
    pub penalty_limit: u8,
    pub recall: bool,
}

/// A card of the omen pile, who played it and who knows its face.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PileCard {
    pub card: Omen,
    pub by: Seat,
    pub seen_by: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Turn {
    pub number: u32,
    pub seat: Seat,
    pub phase: Phase,
    pub actions_left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Omen,
    Action,
    /// The event phase of a seat that judges for itself.
    Declare,
    /// The event phase with open omens.
    Event,
    Over,
}

/// How the game came to its end, as far as the final board does not tell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    pub winner: Option<Seat>,
    pub rounds: u32,
    /// Survivors and discarded cursed meeples of each seat before the tie-break.
    pub survivors: [u8; MOST_PLAYERS],
    pub cursed: [u8; MOST_PLAYERS],
}

impl State {
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// All seats from this one on, clockwise (AK-5.6).
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |step| Seat((seat.0 + step) % players))
    }

    pub fn next_seat(&self) -> Seat {
        Seat((self.turn.seat.0 + 1) % self.players)
    }

    pub fn acting(&self) -> Seats {
        match self.turn.phase {
            Phase::Over => Seats::NONE,
            _ => Seats::only(self.turn.seat),
        }
    }

    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }

    /// The colours on the board.
    pub fn colors(&self) -> impl DoubleEndedIterator<Item = Color> + Clone + use<> {
        colors(self.players())
    }

    pub fn own(&self, seat: Seat) -> Color {
        self.bless[seat.index()]
    }

    /// The seat that a colour belongs to; none for a neutral one (AK-1.6).
    pub fn owner(&self, color: Color) -> Option<Seat> {
        self.seats().find(|&seat| self.own(seat) == color)
    }

    pub fn discarded(&self, color: Color) -> u8 {
        meeples_per_color(self.players()) - self.board.survivors(color)
    }

    /// Whether some own colour has dwindled to the end of the game (AK-9.1).
    pub fn end_is_reached(&self) -> bool {
        let threshold = end_threshold(self.players());
        self.seats()
            .any(|seat| self.board.survivors(self.own(seat)) <= threshold)
    }

    /// Whether a card can never matter again (AK-8.15).
    pub fn is_dead(&self, card: Omen) -> bool {
        match (card.kind(), card) {
            (Kind::What | Kind::Where, _) => (card.area() & self.board.dry()).is_empty(),
            (Kind::Will, Omen::MERCY) => self.board.land.is_empty(),
            (Kind::Will, _) => self.board.temples.is_empty(),
        }
    }

    pub fn pile_cards(&self) -> impl ExactSizeIterator<Item = Omen> + Clone + '_ {
        self.omen_pile.iter().map(|entry| entry.card)
    }

    /// Copies of a card in the omen pile.
    pub fn in_pile(&self, card: Omen) -> usize {
        self.pile_cards().filter(|&other| other == card).count()
    }

    /// Whether the whole pile lies before the viewer, who is to judge it (AK-8.2).
    pub fn is_judging(&self, viewer: Viewer) -> bool {
        self.turn.phase == Phase::Declare && viewer.is(self.turn.seat)
    }

    /// Whether the seat is asked for its judgement of the pile (AK-8.19, AK-8.20).
    pub fn judges(&self, seat: Seat) -> bool {
        self.variant.judge && self.penalties[seat.index()] < self.variant.penalty_limit
    }
}
