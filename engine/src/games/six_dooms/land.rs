//! What can be read off a territory: who stands there, who owns it, what it holds (SD-3, SD-8).

use super::data::{MISSILE_TOKENS, PORTAL_TOKENS};
use super::map::{Lands, Territory};
use super::state::{Doom, Force, Mark, Phase, State, Wall};
use crate::seat::{Seat, Seats};

impl State {
    pub fn armies_of(&self, land: Territory, force: Force) -> u16 {
        match force {
            Force::Player(seat) => self.armies[land][seat.index()],
            Force::Apocalytes => self.apocalytes[land],
        }
    }

    /// The armies of the strongest player there.
    pub fn strongest(&self, land: Territory) -> u16 {
        self.armies[land].iter().copied().max().unwrap_or_default()
    }

    /// The players with most armies there; nobody where there are none.
    pub fn strongest_players(&self, land: Territory) -> Seats {
        let most = self.strongest(land);
        self.seats()
            .filter(|seat| most > 0 && self.armies[land][seat.index()] == most)
            .collect()
    }

    /// The players with armies there.
    pub fn players_in(&self, land: Territory) -> Seats {
        self.seats()
            .filter(|seat| self.armies[land][seat.index()] > 0)
            .collect()
    }

    /// A player territory (SD-3.9).
    pub fn has_players(&self, land: Territory) -> bool {
        self.strongest(land) > 0
    }

    pub fn has_apocalytes(&self, land: Territory) -> bool {
        self.apocalytes[land] > 0
    }

    pub fn is_contested(&self, land: Territory) -> bool {
        self.has_players(land) && self.has_apocalytes(land)
    }

    pub fn is_fallen(&self, land: Territory) -> bool {
        !self.has_players(land) && self.has_apocalytes(land)
    }

    pub fn is_calm(&self, land: Territory) -> bool {
        self.has_players(land) && !self.has_apocalytes(land)
    }

    /// The territories for which this holds.
    pub fn lands(&self, holds: impl Fn(&Self, Territory) -> bool) -> Lands {
        Lands::ALL.filter(|land| holds(self, land))
    }

    /// The apocalytes have more armies there than every player (SD-3.3).
    pub fn apocalytes_have_most(&self, land: Territory) -> bool {
        self.apocalytes[land] > self.strongest(land)
    }

    /// The owner as last settled (SD-3.7).
    pub fn owner(&self, land: Territory) -> Option<Seat> {
        self.seats()
            .find(|seat| self.owned[seat.index()].contains(land))
    }

    pub fn owns(&self, seat: Seat, land: Territory) -> bool {
        self.owned[seat.index()].contains(land)
    }

    /// The owner by the armies that stand there now (SD-3.2 to SD-3.5).
    pub fn owner_by_armies(&self, land: Territory) -> Option<Seat> {
        let strongest = self.strongest_players(land);
        let alone = strongest.iter().next().filter(|_| strongest.len() == 1);
        alone.filter(|_| !self.apocalytes_have_most(land))
    }

    pub fn mark(&self, land: Territory) -> Option<Mark> {
        let mark = self.doom.and_then(Doom::mark);
        mark.filter(|_| self.marked.contains(land))
    }

    /// The territories marked as ground zero; none once the doom is prevented.
    pub fn ground_zero(&self) -> Lands {
        if self.is(Doom::Mutants) {
            self.marked
        } else {
            Lands::NONE
        }
    }

    /// Whether a player may go there at all (SD-4.6).
    pub fn may_enter(&self, seat: Seat, land: Territory) -> bool {
        match self.mark(land) {
            Some(Mark::Annihilated) => false,
            Some(Mark::Barren) => self.has_cure(seat),
            Some(Mark::GroundZero) | None => true,
        }
    }

    /// The border between two adjacent territories.
    pub fn wall(&self, one: Territory, other: Territory) -> Wall {
        one.border(other)
            .map_or(Wall::default(), |border| self.walls[border.index()])
    }

    pub fn is_closed(&self, one: Territory, other: Territory) -> bool {
        self.wall(one, other).is_closed()
    }

    /// The neighbours beyond open borders.
    pub fn open_neighbours(&self, land: Territory) -> Lands {
        land.neighbours()
            .filter(|other| !self.is_closed(land, other))
    }

    /// A headquarters that counts as a supply (SD-8.1).
    fn headquarters_count(&self, land: Territory, counts: bool) -> u16 {
        u16::from(counts && self.headquarters.contains(land))
    }

    /// What the territory contains, whoever controls it (SD-8.1).
    pub fn contains(&self, land: Territory) -> u16 {
        self.supplies[land] + self.headquarters_count(land, !self.has_apocalytes(land))
    }

    /// The supplies that this side can use there (SD-5.20).
    pub fn usable(&self, land: Territory, force: Force) -> u16 {
        if self.is(Doom::Zombies) && self.round == 1 && self.phase == Phase::Apocalypse {
            return 0; // SD-Z.2
        }
        match force {
            Force::Player(seat) if self.owns(seat, land) && !self.is_deadlocked(land) => {
                self.contains(land)
            }
            // SD-M.16, SD-M.17
            Force::Apocalytes if self.is(Doom::Mutants) && self.apocalytes_have_most(land) => {
                self.supplies[land] + self.headquarters_count(land, self.is_fallen(land))
            }
            _ => 0,
        }
    }

    /// Mutants equal the strongest player, so nobody can use what is there (SD-M.16).
    fn is_deadlocked(&self, land: Territory) -> bool {
        self.is(Doom::Mutants)
            && self.has_apocalytes(land)
            && self.apocalytes[land] == self.strongest(land)
    }

    pub fn headquarters_of(&self, seat: Seat) -> Lands {
        self.headquarters & self.owned[seat.index()]
    }

    /// The calm territories that the seat owns.
    pub fn calm_lands(&self, seat: Seat) -> Lands {
        self.owned[seat.index()].filter(|land| self.is_calm(land))
    }

    /// A portal about to be closed, or a missile about to fly (SD-D.14, SD-T.12).
    pub fn is_held(&self, land: Territory) -> bool {
        let owned = self.owner(land).is_some();
        match self.active_doom() {
            Some(Doom::Demons) => {
                owned && self.portals.contains(land) && self.supplies[land] >= PORTAL_TOKENS
            }
            Some(Doom::Meteors) => {
                owned && self.is_calm(land) && self.supplies[land] >= MISSILE_TOKENS
            }
            _ => false,
        }
    }
}
