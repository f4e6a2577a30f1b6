//! Who may go where: leaving a territory, passing through one, and whose leave it takes (SD-4).

use super::map::Territory;
use super::options::Permission;
use super::state::{Movement, State, Wish};
use crate::seat::Seat;

/// Of armies that enter ground zero, so many turn (SD-M.7).
pub fn turned(count: u16) -> u16 {
    count.div_ceil(2)
}

impl State {
    /// Whether so many armies of the seat may leave the territory (SD-4.19 to SD-4.22).
    pub fn may_leave(&self, seat: Seat, land: Territory, count: u16) -> bool {
        if !self.owns(seat, land) || self.ground_zero().contains(land) {
            return true;
        }
        let after = self.after_leaving(seat, land, count);
        after.owner == Some(seat) || after.apocalytes_have_most
    }

    fn after_leaving(&self, seat: Seat, land: Territory, count: u16) -> Left {
        let mut armies = self.armies[land];
        armies[seat.index()] -= count;
        let most = armies.iter().copied().max().unwrap_or_default();
        let strongest = || self.seats().filter(|seat| armies[seat.index()] == most);
        let apocalytes_have_most = self.apocalytes[land] > most;
        let alone = most > 0 && strongest().count() == 1 && !apocalytes_have_most;
        Left {
            owner: strongest().next().filter(|_| alone),
            apocalytes_have_most,
        }
    }

    /// The armies of those that enter which do not turn at once.
    fn staying(&self, land: Territory, count: u16) -> u16 {
        if self.ground_zero().contains(land) {
            count - turned(count)
        } else {
            count
        }
    }

    /// The other player who owns the territory, if one does.
    pub fn host(&self, seat: Seat, land: Territory) -> Option<Seat> {
        self.owner(land).filter(|&owner| owner != seat)
    }

    /// How many armies too many the seat would have in another's territory; 0 if it is not over
    /// strength there (SD-4.15).
    pub fn surplus(&self, seat: Seat, to: Territory, count: u16) -> u16 {
        let Some(host) = self.host(seat, to) else {
            return 0;
        };
        let guests = self.armies[to][seat.index()] + self.staying(to, count);
        (guests + 1).saturating_sub(self.armies[to][host.index()])
    }

    /// Whether a pass has a sure way out: a movement left, and a border through which the
    /// surplus can leave without anybody's leave (SD-4.15).
    pub fn can_pass(&self, seat: Seat, from: Territory, to: Territory, count: u16) -> bool {
        let surplus = self.surplus(seat, to, count);
        let way_out = |land: Territory| {
            let free = |owner: Option<Seat>| owner.is_none_or(|owner| owner == seat);
            if land == from {
                let owner = self.after_leaving(seat, from, count).owner;
                free(owner) || self.may_return(seat, from, count, surplus, owner)
            } else {
                free(self.owner(land))
            }
        };
        self.turn().moves >= 2
            && self
                .open_neighbours(to)
                .iter()
                .any(|land| self.may_enter(seat, land) && way_out(land))
    }

    /// Whether the surplus would not be over strength in the territory it came from.
    fn may_return(
        &self,
        seat: Seat,
        from: Territory,
        count: u16,
        surplus: u16,
        owner: Option<Seat>,
    ) -> bool {
        let remaining = self.armies[from][seat.index()] - count;
        owner.is_some_and(|owner| {
            remaining + self.staying(from, surplus) < self.armies[from][owner.index()]
        })
    }

    /// Out of a pass back to where it came from nobody is asked (SD-4.16).
    fn goes_back(&self, from: Territory, to: Territory) -> bool {
        let pass = self.turn().pass;
        pass.is_some_and(|pass| pass.territory == from && pass.origin == to)
    }

    /// Whose supply it is that would be carried off (SD-4.8).
    pub fn supplier(&self, seat: Seat, from: Territory, supply: bool) -> Option<Seat> {
        self.host(seat, from).filter(|_| supply)
    }

    /// Whose territory it is that would be entered (SD-4.7).
    pub fn entered(&self, seat: Seat, from: Territory, to: Territory) -> Option<Seat> {
        self.host(seat, to).filter(|_| !self.goes_back(from, to))
    }

    /// Who must be asked before the movement, in order, and for what (SD-4.10, SD-4.11).
    pub fn questions(&self, seat: Seat, movement: Movement) -> [Option<(Seat, Wish)>; 2] {
        let Movement {
            from, to, supply, ..
        } = movement;
        let level = |owner: Seat| self.permissions[owner.index()][seat.index()];
        let supplier = self.supplier(seat, from, supply);
        let asked_for_supply = supplier.filter(|&owner| level(owner) != Permission::Share);
        let entered = self.entered(seat, from, to);
        let asked_for_entry = entered.filter(|&owner| level(owner) == Permission::Ask);
        let wish = |supply, enter| Wish { supply, enter };
        match (asked_for_supply, asked_for_entry) {
            // One owner concerned twice is asked once for both.
            (Some(owner), _) if entered == Some(owner) => [Some((owner, wish(true, true))), None],
            (Some(owner), Some(other)) => [
                Some((owner, wish(true, false))),
                Some((other, wish(false, true))),
            ],
            (Some(owner), None) => [Some((owner, wish(true, false))), None],
            (None, Some(owner)) => [Some((owner, wish(false, true))), None],
            (None, None) => [None, None],
        }
    }
}

/// A territory after armies have left it.
struct Left {
    owner: Option<Seat>,
    apocalytes_have_most: bool,
}
