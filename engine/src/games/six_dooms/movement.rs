//! Movements of players: asking for leave, moving, passing, engaging (SD-4).

use super::check;
use super::events::Event;
use super::map::Territory;
use super::moves::Move;
use super::options::Permission;
use super::passage::turned;
use super::play::Play;
use super::state::{Force, Movement, Pass, Pending, State, Wish};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;

impl State {
    /// Whether the seat must attack the apocalytes there at once: it came into a territory that
    /// nobody owned, and can (SD-4.23, SD-4.24).
    fn must_engage(&self, seat: Seat, land: Territory, was_owned: bool) -> bool {
        let attack = Move::Attack {
            from: land,
            to: land,
            target: Force::Apocalytes,
            dice: 1,
        };
        !was_owned && self.has_apocalytes(land) && check::check(self, seat, &attack).is_ok()
    }

    /// The state once the movement is made, if everybody lets it happen. Nobody acts after it,
    /// even if it ends the turn (SD-9.12).
    pub fn after_movement(&self, seat: Seat, movement: Movement) -> State {
        let mut after = *self;
        for level in &mut after.permissions {
            level[seat.index()] = Permission::Share;
        }
        // A movement draws nothing.
        let (chance, log) = (&mut Chance::seeded(0), &mut Log::deaf());
        let state = &mut after;
        Play { state, chance, log }.ask_and_move(seat, movement);
        after
    }
}

impl Play<'_> {
    pub fn ask_and_move(&mut self, seat: Seat, movement: Movement) {
        match self.state.questions(seat, movement) {
            [Some((owner, wish)), rest] => self.ask(seat, owner, wish, movement, rest),
            [None, _] => self.carry_out(seat, movement),
        }
    }

    fn ask(
        &mut self,
        seat: Seat,
        owner: Seat,
        wish: Wish,
        movement: Movement,
        rest: Option<(Seat, Wish)>,
    ) {
        self.state.pending = Some(Pending::Permit {
            seat: owner,
            wish,
            movement,
            rest,
            over_strength: self.state.surplus(seat, movement.to, movement.count) > 0,
        });
        self.say("SD-4.11", || Event::PermissionAsked {
            seat,
            owner,
            kinds: wish.kinds(),
            mv: movement.into(),
        });
    }

    pub fn answer_permission(&mut self, pending: Option<Pending>, grant: bool, remember: bool) {
        let Some(Pending::Permit {
            seat: owner,
            wish,
            movement,
            rest,
            ..
        }) = pending
        else {
            return;
        };
        let asker = self.state.seat_of(self.state.slot);
        if remember {
            let level = match (grant, wish.supply) {
                (false, _) => Permission::Refuse,
                (true, true) => Permission::Share,
                (true, false) => Permission::Enter,
            };
            self.state.permissions[owner.index()][asker.index()] = level;
        }
        let rule = match (remember, grant) {
            (true, _) => "SD-4.13",
            (false, true) => "SD-4.11",
            (false, false) => "SD-4.12",
        };
        self.say(rule, || Event::PermissionAnswered {
            seat: asker,
            owner,
            grant,
            remember,
        });
        match (grant, rest) {
            (false, _) => self.note_refusal(wish, movement),
            (true, Some((next, wish))) => self.ask(asker, next, wish, movement, None),
            (true, None) => self.carry_out(asker, movement),
        }
    }

    /// What was refused is not asked for again this turn (SD-4.12).
    fn note_refusal(&mut self, wish: Wish, movement: Movement) {
        let turn = self.state.turn_mut();
        if wish.supply {
            turn.refused_supply.insert(movement.from);
        }
        if wish.enter {
            turn.refused_entry.insert(movement.to);
        }
    }

    fn carry_out(&mut self, seat: Seat, movement: Movement) {
        let Movement {
            from,
            to,
            count,
            supply,
        } = movement;
        let host = self.state.host(seat, to);
        let pass = host
            .filter(|_| self.state.surplus(seat, to, count) > 0)
            .map(|owner| Pass {
                territory: to,
                owner,
                origin: from,
            });
        let turn = self.state.turn_mut();
        let rule = match (pass.is_some(), turn.pass.is_some(), supply) {
            (true, _, _) => "SD-4.15",
            (false, true, _) => "SD-4.16",
            (false, false, true) => "SD-4.4",
            (false, false, false) => "SD-4.2",
        };
        turn.moves -= 1;
        turn.pass = pass;
        if supply {
            turn.supply_moves -= 1;
            self.state.supplies[from] -= 1;
            let there = &mut self.state.supplies[to];
            *there = there.saturating_add(1);
        }
        self.remove(from, Force::Player(seat), count);
        self.say(rule, || Event::Moved {
            seat,
            source: from,
            target: to,
            count,
            supply,
        });
        self.arrive(seat, from, to, count);
    }

    /// Armies have come into a territory by movement or advance.
    pub fn arrive(&mut self, seat: Seat, from: Territory, to: Territory, count: u16) {
        let was_owned = self.state.owner(to).is_some();
        self.add(to, Force::Player(seat), count);
        if self.state.ground_zero().contains(to) {
            let count = turned(count);
            self.remove(to, Force::Player(seat), count);
            self.add(to, Force::Apocalytes, count);
            self.say("SD-M.7", || Event::Irradiated {
                seat,
                territory: to,
                count,
            });
        }
        self.update_both(from, to);
        if self.state.must_engage(seat, to, was_owned) {
            self.state.turn_mut().engage = Some(to);
        }
        self.check_end();
    }
}
