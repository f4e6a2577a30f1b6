//! The state of a game in play: small, flat, copied as a whole.

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

/// Somebody who has armies: a player, or the apocalytes. In JSON a seat or `"apocalytes"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "tools",
    derive(ts_rs::TS),
    ts(type = "number | \"apocalytes\"")
)]
pub enum Force {
    Player(Seat),
    Apocalytes,
}

impl Force {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Force::Player(seat) => Some(seat),
            Force::Apocalytes => None,
        }
    }
}

/// The barricade of a border, and when it was last broken. The slot of the last break is kept
/// as long as the border may not be closed again, so the slot alone tells the clock. Packed: two
/// bits for the strength, one for the end it stands on, three for one more than the slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wall(u8);

impl Wall {
    pub fn strength(self) -> u8 {
        self.0 & 3
    }

    pub fn is_closed(self) -> bool {
        self.strength() > 0
    }

    /// Which end of the border it stands on.
    pub fn end(self) -> usize {
        usize::from(self.0 >> 2 & 1)
    }

    pub fn close(&mut self, strength: u8, end: usize) {
        self.0 = self.0 & !7 | strength | (end as u8) << 2;
    }

    pub fn open(&mut self) {
        self.0 &= !7;
    }

    /// Opens it, and notes the slot (SD-6.22).
    pub fn break_at(&mut self, slot: u8) {
        self.0 = (slot + 1) << 3;
    }

    /// Notes the slot of a break before the barricade that stands there now.
    pub fn note_break(&mut self, slot: u8) {
        self.0 = self.0 & 7 | (slot + 1) << 3;
    }

    pub fn broken_at(self) -> Option<u8> {
        (self.0 >> 3).checked_sub(1)
    }

    /// A full turn has passed when the slot comes round again (SD-1.7).
    pub fn slot_begins(&mut self, slot: u8) {
        if self.broken_at() == Some(slot) {
            self.0 &= 7;
        }
    }
}

/// Up to three of something in every territory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    odd: Lands,
    two: Lands,
}

impl Tally {
    pub const NONE: Tally = Tally {
        odd: Lands::NONE,
        two: Lands::NONE,
    };

    pub fn get(self, land: Territory) -> u8 {
        u8::from(self.odd.contains(land)) + 2 * u8::from(self.two.contains(land))
    }

    pub fn set(&mut self, land: Territory, count: u8) {
        self.odd.set(land, count & 1 == 1);
        self.two.set(land, count & 2 == 2);
    }

    /// Counts one more; there is never a fourth.
    pub fn add(&mut self, land: Territory) {
        self.set(land, self.get(land) + 1);
    }

    pub fn lands(self) -> Lands {
        self.odd | self.two
    }
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

/// What is kept only while it is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    Setup(Setup),
    Apocalypse(Apocalypse),
    Turn(Turn),
    /// Between turns, and when the game is over.
    Idle,
}

/// What is left to place, and the home cards in the order drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setup {
    pub armies: [u8; SEATS],
    pub home_cards: [ArrayVec<[Territory; 5]>; SEATS],
    pub headquarters: [u8; SEATS],
    pub supplies: [u8; SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Step {
    Move,
    Attack,
}

/// The apocalyte turn: what is still to be done in this step (SD-7.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apocalypse {
    pub step: Step,
    /// Armies that may move, or attacks still to be made.
    pub left: ByLand<u16>,
    /// Attacks on barricades by each territory (SD-7.9).
    pub border_attacks: Tally,
}

/// A player's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    pub moves: u8,
    pub supply_moves: u8,
    pub place: u16,
    /// Attacks on apocalytes from each territory (SD-5.27).
    pub attacks: Tally,
    pub attacked: Lands,
    pub closed: Lands,
    pub researched: Lands,
    pub refused_entry: Lands,
    pub refused_supply: Lands,
    pub dice_set: bool,
    pub oppose_set: bool,
    pub permissions_set: Seats,
    pub pass: Option<Pass>,
    pub engage: Option<Territory>,
}

impl Turn {
    const NONE: Turn = Turn {
        moves: 0,
        supply_moves: 0,
        place: 0,
        attacks: Tally::NONE,
        attacked: Lands::NONE,
        closed: Lands::NONE,
        researched: Lands::NONE,
        refused_entry: Lands::NONE,
        refused_supply: Lands::NONE,
        dice_set: false,
        oppose_set: false,
        permissions_set: Seats::NONE,
        pass: None,
        engage: None,
    };
}

/// Armies in strength on their way through another's territory (SD-4.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pass {
    pub territory: Territory,
    pub owner: Seat,
    pub origin: Territory,
}

/// Armies, and perhaps a supply, from a territory to the next (SD-4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub from: Territory,
    pub to: Territory,
    pub count: u16,
    pub supply: bool,
}

/// What an owner is asked for (SD-4.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    pub supply: bool,
    pub enter: bool,
}

/// A word for each thing an owner can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum WishKind {
    Supply,
    Enter,
}

impl Wish {
    pub fn kinds(self) -> Vec<WishKind> {
        let kinds = [
            (self.supply, WishKind::Supply),
            (self.enter, WishKind::Enter),
        ];
        kinds
            .into_iter()
            .filter_map(|(wanted, kind)| wanted.then_some(kind))
            .collect()
    }
}

/// A decision that comes before everything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pending {
    Permit {
        seat: Seat,
        wish: Wish,
        movement: Movement,
        /// Who is asked next.
        rest: Option<(Seat, Wish)>,
        over_strength: bool,
    },
    Oppose {
        seat: Seat,
    },
    Barricade {
        seat: Seat,
    },
    Defend {
        seat: Seat,
    },
    Reroll {
        seat: Seat,
        side: Side,
    },
    Advance {
        seat: Seat,
        min: u16,
        max: u16,
    },
}

impl Pending {
    pub fn seat(&self) -> Seat {
        match *self {
            Pending::Permit { seat, .. }
            | Pending::Oppose { seat }
            | Pending::Barricade { seat }
            | Pending::Defend { seat }
            | Pending::Reroll { seat, .. }
            | Pending::Advance { seat, .. } => seat,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Attack,
    Defence,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum CombatKind {
    Normal,
    Opposition,
    Breach,
    Research,
    Mothership,
}

/// Dice as they lie, highest first.
pub type Dice = ArrayVec<[u8; 3]>;

/// A roll of dice under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Combat {
    pub kind: CombatKind,
    pub attacker: Force,
    /// Nobody defends some barricades (SD-6.17).
    pub defender: Option<Force>,
    pub source: Territory,
    pub target: Territory,
    /// The attacker's; 3 for a demon.
    pub dice: u8,
    /// The attacking armies of a player (SD-5.7).
    pub from_source: u8,
    pub from_target: u8,
    /// Who wins tied pairs; nobody if they are indecisive.
    pub ties: Option<Side>,
    pub owner_before: Option<Seat>,
    /// The successes that break an opposed border (SD-6.11).
    pub need: Option<u8>,
    pub attack: Dice,
    pub defence: Dice,
    pub attack_rerolls: u8,
    pub defence_rerolls: u8,
}

/// A group of apocalytes on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct March {
    pub source: Territory,
    pub target: Territory,
    pub count: u16,
    pub mothership: bool,
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

    pub fn to_act(&self) -> Option<Seat> {
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
