//! What a move does.

use super::events::Event;
use super::map::Territory;
use super::moves::{Move, Order, OrderValue};
use super::options::Permission;
use super::play::Play;
use super::state::{Movement, Pending, Phase};
use crate::seat::Seat;

impl Play<'_> {
    pub fn apply(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Claim { territory } => self.claim(seat, territory),
            Move::Spread { territory, count } => self.spread(seat, territory, count as u16),
            Move::PlaceToken { token, territory } => self.place_token(seat, token, territory),
            Move::ChooseEnding { ending } => self.choose_ending(ending),
            Move::RemoveBarricade { from, to } => self.remove_barricade(from, to),
            Move::Reinforce {} => self.reinforce(seat),
            Move::Prepare { territory } => self.prepare(seat, territory),
            Move::Rebuild { territory } => self.rebuild(seat, territory),
            Move::Place { territory, count } => self.place(seat, territory, count as u16),
            Move::Attack {
                from,
                to,
                target,
                dice,
            } => self.attack(seat, [from, to], target, dice as u16),
            Move::Breach { from, to, dice } => self.breach(seat, [from, to], dice as u8),
            Move::AttackMothership { territory } => self.attack_mothership(seat, territory),
            Move::Research { from, to } => self.research(seat, [from, to]),
            Move::ShareCure { seat: other } => self.share_cure(seat, other),
            Move::Move {
                from,
                to,
                count,
                supply,
            } => self.ask_and_move(
                seat,
                Movement {
                    from,
                    to,
                    count: count as u16,
                    supply,
                },
            ),
            Move::CloseBorder { from, to, supplies } => {
                self.close_by_supplies(from, to, supplies as u8)
            }
            Move::SetOrder { order, value } => self.set_order(seat, order, value),
            Move::SetPermission { seat: other, level } => self.set_permission(seat, other, level),
            Move::EndTurn {} => self.end_turn(seat),
            _ => self.answer(mv),
        }
        let in_turn = matches!(self.state.phase, Phase::Start | Phase::Place | Phase::Main);
        if in_turn && self.state.pending.is_none() {
            self.check_end(); // SD-E.2
        }
        self.go_on();
    }

    /// The answer to the pending question.
    fn answer(&mut self, mv: Move) {
        let pending = self.state.pending.take();
        match (mv, pending) {
            (Move::Permit { grant, remember }, Some(Pending::Permit { .. })) => {
                self.answer_permission(pending, grant, remember)
            }
            (Move::Oppose { oppose }, _) => self.answer_oppose(oppose),
            (Move::Barricade { strong }, _) => self.raise_barricade(if strong { 2 } else { 1 }),
            (Move::Defend { dice }, _) => self.roll(dice as u8),
            (Move::Reroll { reroll }, Some(Pending::Reroll { side, .. })) => {
                self.answer_reroll(side, reroll)
            }
            (Move::Advance { count }, _) => self.advance(count as u16),
            _ => {}
        }
    }

    fn share_cure(&mut self, seat: Seat, other: Seat) {
        for part in self.state.cure.iter_mut() {
            if part.finder() == seat {
                part.tell(other);
            }
        }
        let cure = self.state.has_cure(other);
        let rule = if cure { "SD-P.16" } else { "SD-P.15" };
        self.say(rule, || Event::CureShared { seat, other, cure });
    }

    fn set_order(&mut self, seat: Seat, order: Order, value: OrderValue) {
        let orders = &mut self.state.orders[seat.index()];
        match order {
            Order::Dice => orders.dice = value.dice().unwrap_or(orders.dice),
            Order::Oppose => orders.oppose = value.oppose().unwrap_or(orders.oppose),
        }
        let turn = self.state.turn_mut();
        match order {
            Order::Dice => turn.dice_set = true,
            Order::Oppose => turn.oppose_set = true,
        }
        self.say("SD-9.11", || Event::OrderSet { seat, order, value });
    }

    fn set_permission(&mut self, seat: Seat, other: Seat, level: Permission) {
        self.state.permissions[seat.index()][other.index()] = level;
        let turn = self.state.turn_mut();
        turn.permissions_set = turn.permissions_set.with(other);
        self.say("SD-4.14", || Event::PermissionSet { seat, other, level });
    }

    fn remove_barricade(&mut self, from: Territory, to: Territory) {
        if let Some(border) = from.border(to) {
            self.state.walls[border.index()].open();
            self.say("SD-6.3", || Event::BarricadeRemoved { border });
        }
    }
}
