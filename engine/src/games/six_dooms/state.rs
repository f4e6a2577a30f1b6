//! The state of a game in play: small, flat, copied as a whole.

mod fight;
mod question;
mod stage;
mod wall;

pub use fight::{Combat, CombatKind, Dice, Force, March, Side};
pub use question::{Movement, Pending, Wish, WishKind};
pub use stage::{Apocalypse, Pass, Setup, Stage, Step, Tally, Turn};
pub use wall::Wall;

use super::data::BORDERS;
use super::map::{Border, ByLand, Lands, Territory};
use super::options::{AtLimit, DiceOrder, EndingOption, OpposeOrder, Permission, RoundLimit};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// As many as can ever sit here.
pub const SEATS: usize = 5;

/// Everything but the chance. By seat where everybody has one of a thing; the places of seats
/// that nobody has are empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub rules: Rules,
    pub players: u8,
    /// The first in the turn order (SD-1.6).
    pub start: Seat,
    pub phase: Phase,
    pub round: u16,
    pub slot: u8,
    pub doom: Option<Doom>,
    pub ending: EndingOption,
    pub prevented: bool,
    pub outcome: Option<Ending>,

    pub armies: ByLand<[u16; SEATS]>,
    pub apocalytes: ByLand<u16>,
    pub supplies: ByLand<u16>,
    /// The clock when the present holding began; 0 where nothing is held (SD-D.14, SD-T.12).
    pub held: ByLand<u16>,
    /// The territories that each seat owns.
    pub owned: [Lands; SEATS],
    pub headquarters: Lands,
    /// What the doom leaves: barren, ground zero or annihilated territories.
    pub marked: Lands,
    pub portals: Lands,
    pub mothership: Option<Territory>,
    pub walls: [Wall; BORDERS],

    pub alive: Seats,
    pub orders: [Orders; SEATS],
    /// `permissions[p][q]` is what p allows q.
    pub permissions: [[Permission; SEATS]; SEATS],
    pub cure: ArrayVec<[Part; 96]>,
    pub meteorites: u8,

    pub stage: Stage,
    pub pending: Option<Pending>,
    pub combat: Option<Combat>,
    pub march: Option<March>,
}

/// The options that matter after the set-up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    pub round_limit: RoundLimit,
    pub at_limit: AtLimit,
    pub extra_armies: u8,
    /// The doom that is not left to the die.
    pub doom: Option<Doom>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Draft,
    Spread,
    Tokens,
    Ending,
    Apocalypse,
    Start,
    Place,
    Main,
    Over,
}

/// In the order of the die (SD-2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Doom {
    Zombies,
    Plague,
    Mutants,
    Aliens,
    Demons,
    Meteors,
}

impl Doom {
    pub const ALL: [Doom; 6] = [
        Doom::Zombies,
        Doom::Plague,
        Doom::Mutants,
        Doom::Aliens,
        Doom::Demons,
        Doom::Meteors,
    ];

    /// What it leaves on the map, if anything.
    pub fn mark(self) -> Option<Mark> {
        match self {
            Doom::Plague => Some(Mark::Barren),
            Doom::Mutants => Some(Mark::GroundZero),
            Doom::Meteors => Some(Mark::Annihilated),
            Doom::Zombies | Doom::Aliens | Doom::Demons => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    Barren,
    GroundZero,
    Annihilated,
}

/// How a game ends (SD-E.4 to SD-E.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Prevented,
    Domination,
    DominationLimit,
    Endured,
    Doomed,
    HumanityLost,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    pub dice: DiceOrder,
    pub oppose: OpposeOrder,
}

/// A part of the cure: who found it, and who knows it (SD-P.15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part(u8);

impl Part {
    pub fn found_by(finder: Seat) -> Self {
        Self(finder.0 << 5 | 1 << finder.0)
    }

    pub fn finder(self) -> Seat {
        Seat(self.0 >> 5)
    }

    pub fn is_known_to(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub fn tell(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
}

impl State {
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// The seat of slot 1, 2, … (SD-1.5).
    pub fn seat_of(&self, slot: u8) -> Seat {
        Seat((self.start.0 + self.players + slot - 1) % self.players)
    }

    /// The seats in turn order (SD-1.6).
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (start, players) = (self.start.0, self.players);
        (0..players).map(move |place| Seat((start + place) % players))
    }

    /// The clock of SD-1.7; 0 during the set-up.
    pub fn clock(&self) -> u16 {
        if self.round == 0 {
            return 0;
        }
        self.round * self.slots() + u16::from(self.slot)
    }

    /// The slots of a round, and so a full turn (SD-1.5, SD-1.7).
    pub fn slots(&self) -> u16 {
        u16::from(self.players) + 1
    }

    /// The clock of the last break, while the border may not be closed again (SD-6.22).
    pub fn broken_at(&self, border: Border) -> Option<u16> {
        let slot = u16::from(self.walls[border.index()].broken_at()?);
        let ago = (u16::from(self.slot) + self.slots() - slot) % self.slots();
        Some(self.clock() - ago)
    }

    /// Who has to act; nobody when the game is over.
    pub fn acting(&self) -> Option<Seat> {
        if let Some(pending) = &self.pending {
            return Some(pending.seat());
        }
        match self.phase {
            Phase::Apocalypse | Phase::Over => None,
            _ => Some(self.seat_of(self.slot)),
        }
    }

    /// The turn under way; outside of one, one in which nothing has happened or may happen.
    pub fn turn(&self) -> &Turn {
        match &self.stage {
            Stage::Turn(turn) => turn,
            _ => &Turn::NONE,
        }
    }

    /// Only in the phases of a player's turn.
    pub fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.stage {
            Stage::Turn(turn) => turn,
            _ => unreachable!("called in a player's turn"),
        }
    }

    /// Only during the set-up.
    pub fn setup_mut(&mut self) -> &mut Setup {
        match &mut self.stage {
            Stage::Setup(setup) => setup,
            _ => unreachable!("called during the set-up"),
        }
    }

    pub fn setup(&self) -> Option<&Setup> {
        match &self.stage {
            Stage::Setup(setup) => Some(setup),
            _ => None,
        }
    }

    /// The doom, while it lasts (SD-E.3).
    pub fn active_doom(&self) -> Option<Doom> {
        self.doom.filter(|_| !self.prevented)
    }

    pub fn is(&self, doom: Doom) -> bool {
        self.active_doom() == Some(doom)
    }

    /// Who knows three parts has the cure (SD-P.16).
    pub fn has_cure(&self, seat: Seat) -> bool {
        let known = self.cure.iter().filter(|part| part.is_known_to(seat));
        known.count() >= super::data::CURE_PARTS
    }
}
