//! The state of a game in play.

use super::cards::{Card, Effect};
use super::data::{HARVESTERS, PORTALS, SEATS, SOULS};
use super::map::{COUNT, Node};
use super::nodes::Nodes;
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use tinyvec::ArrayVec;

/// Everything but the chance. `state[seat]` is what a player has.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub variant: Variant,
    pub players: u8,
    /// Who began; the order of play follows from it (DL-2.4).
    pub first: Seat,
    pub first_rolls: ArrayVec<[Throw; MAX_THROWS]>,
    pub round: u32,
    pub turn: u32,
    pub phase: Phase,
    /// Pieces placed in the present setup phase.
    pub placed: u32,
    pub brute: Option<Seat>,
    pub lords: [Lord; SEATS],
    /// Face down, the top first.
    pub deck: ArrayVec<[Card; 40]>,
    pub event: Option<Card>,
    /// World Events turned up so far.
    pub seen: u32,
    pub turn_state: TurnState,
    pub pending: Option<Pending>,
}

/// The options that matter after the setup.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variant {
    pub world_events: bool,
    /// Whether a Portal can be attempted again in the same turn (DL-10.6).
    pub repeat: bool,
    /// 0 for none (DL-14.4).
    pub round_limit: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetupHarvester,
    SetupPortal,
    SetupAvatar,
    Resource,
    Spawn,
    Purchase,
    Movement,
    Combat,
    Retreat,
    Over,
}

impl Phase {
    pub fn id(self) -> &'static str {
        match self {
            Phase::SetupHarvester => "setup-harvester",
            Phase::SetupPortal => "setup-portal",
            Phase::SetupAvatar => "setup-avatar",
            Phase::Resource => "resource",
            Phase::Spawn => "spawn",
            Phase::Purchase => "purchase",
            Phase::Movement => "movement",
            Phase::Combat => "combat",
            Phase::Retreat => "retreat",
            Phase::Over => "over",
        }
    }

    pub fn is_setup(self) -> bool {
        self <= Phase::SetupAvatar
    }
}

/// What a player has on the board and before them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lord {
    /// Soul pieces in storage and in the Personal Hell (DL-1.2).
    pub storage: u8,
    pub hell: u8,
    pub harvesters: Nodes,
    pub portals: Nodes,
    pub avatar: Option<Node>,
    troops: [u8; COUNT],
    /// The turn in which the player was eliminated.
    pub out: Option<u32>,
    /// Avatars banished (DL-14.2).
    pub banished: u32,
}

impl Lord {
    pub const NEW: Lord = Lord {
        storage: SOULS,
        hell: 0,
        harvesters: Nodes::NONE,
        portals: Nodes::NONE,
        avatar: None,
        troops: [0; COUNT],
        out: None,
        banished: 0,
    };

    pub fn is_alive(&self) -> bool {
        self.out.is_none()
    }

    pub fn troops(&self, node: Node) -> u8 {
        self.troops[node.index()]
    }

    pub fn set_troops(&mut self, node: Node, count: u8) {
        self.troops[node.index()] = count;
    }

    pub fn garrisons(&self) -> Nodes {
        Node::all().filter(|&node| self.troops(node) > 0).collect()
    }

    pub fn all_troops(&self) -> u32 {
        self.troops.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether the player has any unit there (DL-1.7).
    pub fn is_on(&self, node: Node) -> bool {
        self.troops(node) > 0
            || self.harvesters.contains(node)
            || self.portals.contains(node)
            || self.avatar == Some(node)
    }

    pub fn pieces(&self, piece: Piece) -> Nodes {
        match piece {
            Piece::Harvester => self.harvesters,
            Piece::Portal => self.portals,
        }
    }

    pub fn pieces_mut(&mut self, piece: Piece) -> &mut Nodes {
        match piece {
            Piece::Harvester => &mut self.harvesters,
            Piece::Portal => &mut self.portals,
        }
    }

    /// Pieces of the kind that are not on the board (DL-12.3).
    pub fn stored(&self, piece: Piece) -> u8 {
        piece.count().saturating_sub(self.pieces(piece).len() as u8)
    }

    /// Everything goes back to storage for good (DL-13.1).
    pub fn leave(&mut self, turn: u32) {
        *self = Lord {
            out: Some(turn),
            banished: self.banished,
            ..Lord::NEW
        };
    }

    /// Souls go back to storage (DL-3.7).
    pub fn sacrifice_souls(&mut self, amount: u8) {
        self.hell -= amount;
        self.storage += amount;
    }
}

/// What can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    Harvester,
    Portal,
}

impl Piece {
    pub const ALL: [Piece; 2] = [Piece::Harvester, Piece::Portal];

    pub fn id(self) -> &'static str {
        match self {
            Piece::Harvester => "harvester",
            Piece::Portal => "portal",
        }
    }

    /// How many a player has (DL-1.1).
    pub fn count(self) -> u8 {
        match self {
            Piece::Harvester => HARVESTERS,
            Piece::Portal => PORTALS,
        }
    }
}

/// What has happened in the running turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnState {
    pub numbers: ArrayVec<[u8; 2]>,
    /// Souls spawned, by node and in all.
    pub spawned: [u8; COUNT],
    pub spawned_total: u32,
    /// How many of the Brute's Troops on a node have moved once, and twice.
    pub spent: [[u8; MAX_STEPS]; COUNT],
    pub moved_total: u32,
    pub avatar_moved: bool,
    pub avatar_beaten: bool,
    pub duelled: Seats,
    pub attempted: Nodes,
}

/// No card lets a Troop move more often (DL-15.17).
pub const MAX_STEPS: usize = 2;

impl Default for TurnState {
    fn default() -> Self {
        Self {
            numbers: ArrayVec::new(),
            spawned: [0; COUNT],
            spawned_total: 0,
            spent: [[0; MAX_STEPS]; COUNT],
            moved_total: 0,
            avatar_moved: false,
            avatar_beaten: false,
            duelled: Seats::NONE,
            attempted: Nodes::NONE,
        }
    }
}

/// A beaten player who chooses where to retreat (DL-9.9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pending {
    pub seat: Seat,
    pub from: Node,
    pub nodes: Nodes,
}

/// One throw for the first turn (DL-2.3): a face for each seat, 0 for those that did not roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Throw([u8; SEATS]);

/// So many throws are kept. As many ties in a row never happen; if a script makes them, the last
/// place keeps the latest throw.
pub const MAX_THROWS: usize = 24;

impl Throw {
    pub fn with(mut self, seat: Seat, face: u8) -> Self {
        self.0[seat.index()] = face;
        self
    }

    pub fn rolls(&self) -> impl Iterator<Item = (Seat, u8)> {
        let faces = Seat::all(SEATS).zip(self.0);
        faces.filter(|&(_, face)| face > 0)
    }

    /// Those with the highest face.
    pub fn highest(&self) -> Seats {
        let top = self.rolls().map(|(_, face)| face).max();
        self.rolls()
            .filter(|&(_, face)| Some(face) == top)
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl Index<Seat> for State {
    type Output = Lord;
    fn index(&self, seat: Seat) -> &Lord {
        &self.lords[seat.index()]
    }
}

impl IndexMut<Seat> for State {
    fn index_mut(&mut self, seat: Seat) -> &mut Lord {
        &mut self.lords[seat.index()]
    }
}

impl State {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// All seats in turn order, the first player first (DL-2.4).
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, players) = (self.first.0, self.players);
        (0..players).map(move |place| Seat((first + place) % players))
    }

    /// The place of a seat in the turn order, from 0.
    pub fn place(&self, seat: Seat) -> u8 {
        (seat.0 + self.players - self.first.0) % self.players
    }

    pub fn alive(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats().filter(|&seat| self[seat].is_alive())
    }

    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&other| other != seat)
    }

    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::SetupHarvester | Phase::SetupPortal | Phase::SetupAvatar => {
                let place = self.placed % u32::from(self.players);
                self.order().nth(place as usize)
            }
            Phase::Retreat => self.pending.map(|pending| pending.seat),
            Phase::Over => None,
            _ => self.brute,
        }
    }

    pub fn owner(&self, piece: Piece, node: Node) -> Option<Seat> {
        self.seats()
            .find(|&seat| self[seat].pieces(piece).contains(node))
    }

    /// What the card in effect does (DL-11.3).
    pub fn effect(&self) -> Option<Effect> {
        self.event.map(Card::effect)
    }

    /// The cards at the bottom of the deck that everybody has seen, the uppermost first (DL-1.8).
    pub fn under(&self) -> &[Card] {
        &self.deck[self.unseen()..]
    }

    /// How many cards of the deck nobody has seen yet.
    pub fn unseen(&self) -> usize {
        let seen = self.seen.saturating_sub(1) as usize;
        self.deck.len().saturating_sub(seen)
    }
}
