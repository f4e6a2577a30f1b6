//! The lists of legal moves, thinned where a count has many values (SD-1.11).

use super::check;
use super::data::MOST_ATTACK_DICE;
use super::map::{Border, Lands, Territory};
use super::moves::{ChosenEnding, Move, Order, OrderValue};
use super::options::Permission;
use super::state::{Force, Pending, Phase, State};
use crate::seat::Seat;

/// Longer lists of counts are thinned.
const FEW: u16 = 10;
const STEP: u16 = 5;

pub fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if state.acting() != Some(seat) {
        return;
    }
    let mut list = List { state, seat, moves };
    match &state.pending {
        Some(pending) => list.answers(pending),
        None => list.phase(),
    }
}

/// Whether the list stands for this move: it is there, or its count lies between two listed ones.
pub fn stands_for(mv: &Move, listed: &[Move]) -> bool {
    if listed.contains(mv) {
        return true;
    }
    let Some((kind, count)) = split(mv) else {
        return false;
    };
    let counts = || {
        let same = listed
            .iter()
            .filter_map(split)
            .filter(|(other, _)| *other == kind);
        same.map(|(_, count)| count)
    };
    count > i32::from(FEW)
        && counts().any(|other| other < count)
        && counts().any(|other| other > count)
}

/// A move without its count, and the count.
fn split(mv: &Move) -> Option<(Move, i32)> {
    let mut kind = *mv;
    let count = match &mut kind {
        Move::Spread { count, .. }
        | Move::Place { count, .. }
        | Move::Move { count, .. }
        | Move::Advance { count } => std::mem::take(count),
        _ => return None,
    };
    Some((kind, count))
}

struct List<'a> {
    state: &'a State,
    seat: Seat,
    moves: &'a mut Vec<Move>,
}

impl List<'_> {
    fn answers(&mut self, pending: &Pending) {
        let both = [true, false];
        match *pending {
            Pending::Permit { .. } => {
                for grant in both {
                    self.moves
                        .extend(both.map(|remember| Move::Permit { grant, remember }));
                }
            }
            Pending::Oppose { .. } => self
                .moves
                .extend(both.map(|oppose| Move::Oppose { oppose })),
            Pending::Barricade { .. } => self
                .moves
                .extend(both.map(|strong| Move::Barricade { strong })),
            Pending::Defend { .. } => self.moves.extend([2, 1].map(|dice| Move::Defend { dice })),
            Pending::Reroll { .. } => self
                .moves
                .extend(both.map(|reroll| Move::Reroll { reroll })),
            Pending::Advance { min, max, .. } => {
                self.counts(min, max, |_| true, |count| Move::Advance { count })
            }
        }
    }

    fn phase(&mut self) {
        match self.state.phase {
            Phase::Draft => {
                let free = self.state.lands(|state, land| state.owner(land).is_none());
                let claims = free.iter().map(|territory| Move::Claim { territory });
                self.moves.extend(claims);
            }
            Phase::Spread => {
                let left = self
                    .state
                    .setup()
                    .map_or(0, |setup| setup.armies[self.seat.index()]);
                for territory in self.own().iter() {
                    let spread = |count| Move::Spread { territory, count };
                    self.counts(1, u16::from(left), |_| true, spread);
                }
            }
            Phase::Tokens => self.tokens(),
            Phase::Ending => {
                let endings = [ChosenEnding::Prevented, ChosenEnding::Domination];
                self.moves
                    .extend(endings.map(|ending| Move::ChooseEnding { ending }));
            }
            Phase::Start => self.start(),
            Phase::Place => {
                for territory in self.state.calm_lands(self.seat).iter() {
                    let place = |count| Move::Place { territory, count };
                    self.counts(1, self.state.turn().place, |_| true, place);
                }
            }
            Phase::Main => self.main(),
            Phase::Apocalypse | Phase::Over => {}
        }
    }

    fn own(&self) -> Lands {
        self.state.owned[self.seat.index()]
    }

    /// Lists the move if it is legal.
    fn offer(&mut self, mv: Move) {
        if check::check(self.state, self.seat, &mv).is_ok() {
            self.moves.push(mv);
        }
    }

    /// The legal counts: all of them if there are few, else those up to ten, the multiples of
    /// five, the least and the greatest.
    fn counts(
        &mut self,
        least: u16,
        most: u16,
        legal: impl Fn(u16) -> bool,
        mv: impl Fn(i32) -> Move,
    ) {
        let legal = || (least..=most).filter(|&count| legal(count));
        let Some(first) = legal().next() else { return };
        let last = legal().next_back();
        let few = legal().nth(usize::from(FEW)).is_none();
        let listed = legal().filter(|&count| {
            few || count <= FEW || count % STEP == 0 || count == first || Some(count) == last
        });
        self.moves.extend(listed.map(|count| mv(i32::from(count))));
    }

    fn tokens(&mut self) {
        let token = check::due_token(self.state, self.seat);
        let cards = self
            .state
            .setup()
            .map(|setup| setup.home_cards[self.seat.index()]);
        for territory in cards.into_iter().flatten() {
            self.offer(Move::PlaceToken { token, territory });
        }
    }

    fn start(&mut self) {
        for border in Border::all() {
            let wall = self.state.walls[border.index()];
            if wall.is_closed() {
                let [a, b] = border.ends();
                let (from, to) = if wall.end() == 0 { (a, b) } else { (b, a) };
                self.offer(Move::RemoveBarricade { from, to });
            }
        }
        self.offer(Move::Reinforce {});
        for territory in self.own().iter() {
            if self.state.headquarters.contains(territory) {
                self.offer(Move::Prepare { territory });
            } else if self.state.supplies[territory] > 0 {
                self.offer(Move::Rebuild { territory });
            }
        }
        self.orders();
    }

    fn orders(&mut self) {
        for value in OrderValue::ALL {
            for order in [Order::Dice, Order::Oppose] {
                if value.belongs_to(order) {
                    self.offer(Move::SetOrder { order, value });
                }
            }
        }
        for seat in self.state.seats() {
            for level in Permission::ALL {
                self.offer(Move::SetPermission { seat, level });
            }
        }
    }

    fn main(&mut self) {
        let turn = self.state.turn();
        if let Some(pass) = turn.pass {
            return self.movements(pass.territory);
        }
        if let Some(land) = turn.engage {
            return self.attacks(land, land, Force::Apocalytes);
        }
        self.offer(Move::EndTurn {});
        let present = |land| self.state.armies[land][self.seat.index()] > 0;
        for from in Lands::ALL.filter(present).iter() {
            self.attacks_from(from);
            self.movements(from);
            if self.own().contains(from) {
                self.at_borders(from);
            }
        }
        if let Some(territory) = self.state.mothership {
            self.offer(Move::AttackMothership { territory });
        }
        if !self.state.cure.is_empty() {
            for seat in self.state.seats() {
                self.offer(Move::ShareCure { seat });
            }
        }
        self.orders();
    }

    fn attacks_from(&mut self, from: Territory) {
        let within = Lands::only(from);
        let reached = if self.own().contains(from) {
            within | self.state.open_neighbours(from)
        } else {
            within
        };
        for to in reached.iter() {
            for seat in self.state.players_in(to).without(self.seat).iter() {
                self.attacks(from, to, Force::Player(seat));
            }
            if self.state.has_apocalytes(to) {
                self.attacks(from, to, Force::Apocalytes);
                self.offer(Move::Research { from, to });
            }
        }
    }

    fn attacks(&mut self, from: Territory, to: Territory, target: Force) {
        for dice in 1..=i32::from(MOST_ATTACK_DICE) {
            self.offer(Move::Attack {
                from,
                to,
                target,
                dice,
            });
        }
    }

    fn movements(&mut self, from: Territory) {
        let (state, seat) = (self.state, self.seat);
        if state.turn().moves == 0 {
            return;
        }
        let own = state.armies[from][seat.index()];
        for to in state.open_neighbours(from).iter() {
            for supply in [false, true] {
                if check::way(state, seat, from, to, supply).is_ok() {
                    let legal = |count| check::strength(state, seat, from, to, count).is_ok();
                    let movement = |count| Move::Move {
                        from,
                        to,
                        count,
                        supply,
                    };
                    self.counts(1, own, legal, movement);
                }
            }
        }
    }

    /// Barricades to attack, borders to close.
    fn at_borders(&mut self, from: Territory) {
        for (_, to) in from.borders() {
            if self.state.is_closed(from, to) {
                let (least, most) = check::breach_dice(self.state, self.seat, from, to);
                for dice in least..=most {
                    self.offer(Move::Breach {
                        from,
                        to,
                        dice: i32::from(dice),
                    });
                }
            } else if self.state.supplies[from] > 0 {
                for supplies in [1, 2] {
                    self.offer(Move::CloseBorder { from, to, supplies });
                }
            }
        }
    }
}
