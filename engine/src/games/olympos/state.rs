//! The state of a game in play.

use super::cards::{Card, God};
use super::data::{CUBES, HOURGLASSES, Resource, SEATS, Table, Units, Wonder};
use super::development::{GREY, Slot};
use super::map::{Territories, Territory};
use super::settlers::Settlers;
use super::steps::{ROOM, Step};
use super::tiles::{Discovery, Tile};
use super::ways::Travel;
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Everything but the chance. Arrays by seat have unused entries when fewer than five play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub players: u8,
    /// Whether prestige lies open (OL-1.12).
    pub open_prestige: bool,
    pub phase: Phase,
    /// Who must move; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// Whose turn it is; nobody while territories are closed and after the end.
    pub active: Option<Seat>,
    pub final_turn: bool,
    /// The starting stack, bottom first.
    pub order: [Seat; SEATS],
    pub pos: [u8; SEATS],
    /// Of two markers on a space the one that arrived later lies on top (OL-3.6).
    pub arrival: [u16; SEATS],
    pub clock: u16,
    pub finished: Seats,
    pub settlers: Settlers,
    pub crosses: Territories,
    pub tribes: Territories,
    pub seats: [Player; SEATS],
    pub piles: [Pile; Slot::COUNT],
    pub wonders: [Option<Wonder>; 5],
    pub destiny: Destiny,
    pub olympos: Olympos,
    /// What is still to be done this turn, next first.
    pub agenda: ArrayVec<[Step; ROOM]>,
    pub prepared: Prepared,
}

/// What is asked. A question carries what it is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    Crosses,
    Turn,
    /// The cards that Oracle looks at, as taken from the deck.
    Oracle(ArrayVec<[Card; 3]>),
    TakeCube(CubeReason),
    Bonus {
        slot: Slot,
        cost: u8,
    },
    After,
    Favour,
    Hades,
    Over,
}

/// Why a cube is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum CubeReason {
    Commerce,
    Artemis,
}

/// What a player has besides settlers on the map (OL-1.12).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    /// Settlers in the personal stock.
    pub stock: u8,
    /// Settlers in the general stock.
    pub supply: u8,
    pub hourglasses: u8,
    pub cubes: Units,
    pub tiles: ArrayVec<[Tile; 25]>,
    pub wonders: ArrayVec<[Wonder; 5]>,
    pub hand: ArrayVec<[Card; Card::DECK]>,
    pub prestige: u16,
    pub ares: bool,
    pub siren: bool,
    pub erinyes: bool,
    pub keres: bool,
    pub athena: bool,
}

/// A pile of discovery tiles on its slot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pile {
    pub tile: Discovery,
    pub left: u8,
    /// For Money and Agriculture: the resources of the tiles left.
    pub variants: Variants,
    /// Who holds each bonus space.
    pub holders: [Holder; 3],
}

/// Which of the two tiles of Money or Agriculture are left, in the order of the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variants(pub [bool; 2]);

/// A seat or nobody, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holder(u8);

impl From<Option<Seat>> for Holder {
    fn from(seat: Option<Seat>) -> Self {
        Self(seat.map_or(0, |seat| seat.0 + 1))
    }
}

impl Holder {
    pub fn seat(self) -> Option<Seat> {
        self.0.checked_sub(1).map(Seat)
    }
}

/// The Destiny cards that nobody holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Destiny {
    /// The first is the top.
    pub deck: ArrayVec<[Card; Card::DECK]>,
    /// The first is the oldest.
    pub discard: ArrayVec<[Card; Card::DECK]>,
}

/// The Olympos cards and who has reached their spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Olympos {
    /// In track order; the first of a pile is turned up first.
    pub piles: [ArrayVec<[God; 2]>; 6],
    pub aside: Option<God>,
    /// The seats that have reached or passed each Zeus space, in the order they did.
    pub reached: [ArrayVec<[Seat; SEATS]>; 6],
    /// Oldest first.
    pub revealed: ArrayVec<[Revealed; 9]>,
}

/// An Olympos card that was turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Revealed {
    pub card: God,
    /// The Zeus space, 0 to 5.
    pub zeus: u8,
    /// Who drew it.
    pub seat: Seat,
    /// Favour cards played for it, by seat.
    pub played: [u8; SEATS],
    /// Nobody knows until the god acts.
    pub affected: Option<Seats>,
}

/// What was settled beforehand and is dealt once the territories are closed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prepared {
    pub cubes: Option<[Resource; SEATS]>,
    pub destiny: Option<[Card; Card::DECK]>,
    pub olympos: Option<[God; God::COUNT]>,
}

impl Phase {
    pub fn name(&self) -> &'static str {
        match self {
            Phase::Crosses => "crosses",
            Phase::Turn => "turn",
            Phase::Oracle(_) => "oracle",
            Phase::TakeCube(_) => "takeCube",
            Phase::Bonus { .. } => "bonus",
            Phase::After => "after",
            Phase::Favour => "favour",
            Phase::Hades => "hades",
            Phase::Over => "over",
        }
    }
}

impl Player {
    pub fn has(&self, discovery: Discovery) -> bool {
        self.tiles.iter().any(|tile| tile.discovery() == discovery)
    }

    /// The Swords on tiles, without Ares (OL-12.20).
    pub fn tile_swords(&self) -> u8 {
        let swords = |tile: &Tile| tile.discovery().symbols().swords;
        self.tiles.iter().map(swords).sum()
    }

    pub fn cards(&self, card: Card) -> u8 {
        self.hand.iter().filter(|&&held| held == card).count() as u8
    }

    /// Takes the first card of the kind out of the hand, if there is one.
    pub fn discard(&mut self, card: Card) {
        if let Some(index) = self.hand.iter().position(|&held| held == card) {
            self.hand.remove(index);
        }
    }

    /// How the player's settlers travel (OL-12.10, OL-12.12, OL-9.19).
    pub fn travel(&self) -> Travel {
        let reductions = [Discovery::ASTRONOMY, Discovery::MAP_MAKING];
        let less = reductions.iter().filter(|&&tile| self.has(tile)).count() as u8;
        Travel {
            sea: (!self.siren).then_some(super::data::SEA - less),
            cavalry: self.has(Discovery::CAVALRY),
        }
    }
}

impl Pile {
    /// The tiles of Money or Agriculture that are left; nothing for the others.
    pub fn variants_left(&self) -> impl Iterator<Item = Resource> + use<> {
        let left = self.variants.0;
        let all = self.tile.variants().iter().copied();
        all.zip(left)
            .filter(|(_, left)| *left)
            .map(|(resource, _)| resource)
    }
}

impl State {
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// All seats clockwise, this one first (OL-9.11).
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        (0..players).map(move |step| Seat((from.0 + step) % players))
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    pub fn pile(&self, slot: Slot) -> &Pile {
        &self.piles[slot.index()]
    }

    pub fn table(&self) -> &'static Table {
        Table::of(self.players())
    }

    /// The Territory tokens of a seat, each a unit for every discovery (OL-5.1, OL-6.2).
    pub fn tokens(&self, seat: Seat) -> Units {
        let controlled = self.settlers.controlled(seat);
        Units::each(|resource| controlled.and(Territories::of(resource)).len())
    }

    /// The Star tokens of a seat: they go with control (OL-5.15, OL-5.16).
    pub fn star_tokens(&self, seat: Seat) -> u8 {
        self.settlers
            .controlled(seat)
            .and(Territories::STARRED)
            .len()
    }

    /// The military force (OL-5.6).
    pub fn swords(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.tile_swords()
            + if player.ares {
                super::data::ARES_SWORDS
            } else {
                0
            }
    }

    /// Hourglasses left in the general stock: those that nobody has (OL-1.11, OL-2.4, OL-3.13).
    pub fn hourglasses_left(&self) -> u8 {
        let held: u8 = self.seats.iter().map(|player| player.hourglasses).sum();
        HOURGLASSES.saturating_sub(held)
    }

    /// Cubes left in the general stock (OL-1.11).
    pub fn cubes_left(&self) -> Units {
        let held = |resource| -> u8 {
            let cubes = self.seats.iter().map(|player| player.cubes);
            cubes.map(|cubes| cubes.get(resource)).sum()
        };
        Units::each(|resource| CUBES.saturating_sub(held(resource)))
    }

    /// The bonus spaces of a slot that may still be taken (OL-6.9, OL-6.10, OL-6.12).
    pub fn free_bonuses(&self, slot: Slot) -> impl Iterator<Item = usize> + use<> {
        let (holders, grey) = (self.pile(slot).holders, self.table().grey_bonus);
        (0..slot.bonuses().len())
            .filter(move |&index| holders[index].seat().is_none() && (index != GREY || grey))
    }

    /// The bonus markers of a seat, on all slots or in one column.
    pub fn markers(&self, seat: Seat, column: Option<usize>) -> u8 {
        let slots = Slot::all().filter(|slot| column.is_none_or(|column| slot.column() == column));
        let holders = slots.flat_map(|slot| self.pile(slot).holders);
        holders.filter(|holder| holder.seat() == Some(seat)).count() as u8
    }

    /// Whether a settler that stops there must fight, and whom: of a stack only who controls it
    /// (OL-5.4, OL-5.12, OL-5.14).
    pub fn defender(&self, territory: Territory) -> Option<Defender> {
        match self.settlers.controller(territory) {
            Some(seat) => Some(Defender::Seat(seat)),
            None if self.tribes.contains(territory) => Some(Defender::Tribe),
            None => None,
        }
    }
}

/// Who is fought: a player or a tribe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defender {
    Seat(Seat),
    Tribe,
}
