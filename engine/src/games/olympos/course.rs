//! Whether a position can stand in the course of a game: P8 and P10 of its requirements.

use super::cards::God;
use super::data::{LAST_ZEUS, ZEUS};
use super::discovery;
use super::moves;
use super::requirements::Report;
use super::state::{CubeReason, Phase, State};
use super::steps::{DrawReason, Step, holds_cards};
use super::tiles::Discovery;
use super::time;
use crate::seat::{Seat, Seats};

pub fn check(state: &State, report: &mut Report) {
    check_gods(state, report);
    report.require(
        acting_fits(state),
        "P10",
        "`toAct`, `active`, `finished` and `finalTurn` fit the phase",
    );
    report.require(
        agenda_fits(state),
        "P10",
        "`agenda` and `pending` fit the phase",
    );
    report.require(
        marks_fit(state),
        "P10",
        "marks are those of cards turned up",
    );
}

/// P10 of a position that is sound otherwise: the game can go on.
pub fn check_moves(state: &State, report: &mut Report) {
    let mut list = Vec::new();
    if let Some(seat) = state.to_act {
        moves::legal_moves(state, seat, &mut list);
    }
    report.require(
        list.is_empty() == (state.phase == Phase::Over),
        "P10",
        "who must move can move",
    );
}

/// P8: who has reached the Zeus spaces, and the cards still there.
fn check_gods(state: &State, report: &mut Report) {
    if state.phase == Phase::Crosses {
        return;
    }
    for (index, zeus) in ZEUS.iter().enumerate() {
        let reached: Seats = state.olympos.reached[index].iter().copied().collect();
        let there: Seats = state
            .seats()
            .filter(|seat| state.pos[seat.index()] >= zeus.pos)
            .collect();
        report.expect(
            reached == there,
            "P8",
            "`reached` holds the seats on or past the space",
        );
        let everybody = zeus.is_double() && there.len() == state.players();
        let turned_up = usize::from(!there.is_empty()) + usize::from(everybody);
        let to_come = |step: &&Step| matches!(step, Step::Olympos { zeus, .. } if usize::from(*zeus) == index);
        let waiting = state.agenda.iter().filter(to_come).count();
        report.expect(
            state.olympos.piles[index].len() + turned_up == usize::from(zeus.cards) + waiting,
            "P8",
            "a pile lacks the cards that were turned up",
        );
    }
}

fn acting_fits(state: &State) -> bool {
    let everybody = state.seats().all(|seat| state.finished.contains(seat));
    let Some(active) = state.active else {
        let nobody = !state.final_turn;
        return nobody
            && match state.phase {
                Phase::Crosses => state.to_act == Some(state.order[0]),
                Phase::Over => state.to_act.is_none() && everybody,
                _ => false,
            };
    };
    let at_end = state.pos[active.index()] >= LAST_ZEUS;
    let paid = matches!(state.agenda.last(), Some(Step::EndTurn { .. }));
    // Once it is paid an ordinary turn may have led past the last Zeus space too.
    let last = state.final_turn == at_end || paid && at_end;
    let asked = match state.phase {
        Phase::Crosses | Phase::Over => false,
        Phase::Turn => state.to_act == Some(active) && time::next_seat(state) == Some(active),
        Phase::Hades | Phase::TakeCube(CubeReason::Artemis) => state.to_act.is_some(),
        Phase::Favour => state.to_act.is_some_and(|seat| holds_cards(state, seat)),
        Phase::After => state.to_act == Some(active) && holds_cards(state, active),
        Phase::Oracle(_) => {
            state.to_act == Some(active) && state.player(active).has(Discovery::ORACLE)
        }
        Phase::TakeCube(CubeReason::Commerce) | Phase::Bonus { .. } => state.to_act == Some(active),
    };
    last && asked && !state.finished.contains(active)
}

/// The steps that may follow each question (OL-3.12).
fn agenda_fits(state: &State) -> bool {
    let mut steps = Steps(&state.agenda);
    let Some(seat) = state.active else {
        return steps.0.is_empty();
    };
    match state.phase {
        Phase::Crosses | Phase::Turn | Phase::Over => steps.0.is_empty(),
        Phase::Oracle(cards) => {
            cards.len() >= 2 && (steps.rest_of_discovery(state, seat) || steps.after_paying(seat))
        }
        Phase::TakeCube(CubeReason::Commerce) => {
            let why = CubeReason::Commerce;
            steps.skip_one(Step::TakeCube { seat, why });
            steps.rest_of_discovery(state, seat)
        }
        Phase::Bonus { cost, .. } => steps.0 == [Step::Pay { seat, cost }],
        Phase::After => steps.rest_of_turn(seat),
        Phase::Favour => {
            let Some(last) = state.olympos.revealed.last() else {
                return false;
            };
            let card = last.card;
            steps.skip_all(|step| matches!(step, Step::Favour { .. }));
            last.seat == seat
                && steps.skip_one(Step::Resolve { seat, card })
                && steps.rest_of_turn(seat)
        }
        Phase::TakeCube(CubeReason::Artemis) => {
            let why = CubeReason::Artemis;
            steps
                .skip_all(|step| matches!(step, Step::TakeCube { why: other, .. } if other == why));
            last_card(state) == Some(God::ARTEMIS) && steps.rest_of_turn(seat)
        }
        Phase::Hades => {
            steps.skip_all(|step| matches!(step, Step::Hades { .. }));
            last_card(state) == Some(God::HADES) && steps.rest_of_turn(seat)
        }
    }
}

fn last_card(state: &State) -> Option<God> {
    state.olympos.revealed.last().map(|revealed| revealed.card)
}

/// What is left of an agenda while it is read.
struct Steps<'a>(&'a [Step]);

impl Steps<'_> {
    fn skip_one(&mut self, wanted: Step) -> bool {
        match self.0.split_first() {
            Some((first, rest)) if *first == wanted => {
                self.0 = rest;
                true
            }
            _ => false,
        }
    }

    fn skip_all(&mut self, wanted: impl Fn(Step) -> bool) {
        while let Some((first, rest)) = self.0.split_first()
            && wanted(*first)
        {
            self.0 = rest;
        }
    }

    /// The bonus and the payment, which must be possible.
    fn rest_of_discovery(&self, state: &State, seat: Seat) -> bool {
        match *self.0 {
            [Step::Bonus { slot, cost, .. }, pay] => {
                let bonuses = 0..slot.bonuses().len() as u8;
                let possible =
                    |index| discovery::check_bonus(state, seat, slot, cost, index).is_ok();
                self.0[0].seat() == seat
                    && pay == Step::Pay { seat, cost }
                    && bonuses.into_iter().any(possible)
            }
            [Step::Pay { seat: payer, cost }] => {
                payer == seat && time::check_fits(state, seat, cost).is_ok()
            }
            _ => false,
        }
    }

    fn after_paying(&mut self, seat: Seat) -> bool {
        let why = DrawReason::Zeus;
        self.skip_all(|step| step == Step::DrawDestiny { seat, why });
        self.skip_one(Step::After { seat }) && self.rest_of_turn(seat)
    }

    fn rest_of_turn(&mut self, seat: Seat) -> bool {
        self.skip_all(|step| matches!(step, Step::Olympos { seat: other, .. } if other == seat));
        self.0 == [Step::EndTurn { seat }]
    }
}

/// Ares and Siren last until the next card, the others need theirs to have been turned up; a god
/// has acted unless Favour cards are asked for.
fn marks_fit(state: &State) -> bool {
    let turned_up = |god: God| {
        let mut cards = state.olympos.revealed.iter();
        cards.any(|revealed| revealed.card == god)
    };
    let lawful = state.seats().all(|seat| {
        let player = state.player(seat);
        (!player.ares || last_card(state) == Some(God::ARES))
            && (!player.siren || last_card(state) == Some(God::SIREN))
            && (!player.keres || turned_up(God::KERES))
            && (!player.athena || turned_up(God::ATHENA))
            && (!player.erinyes || turned_up(God::ERINYES))
    });
    let revealed = &state.olympos.revealed;
    let acting = revealed.iter().filter(|card| card.affected.is_none());
    let open = revealed.last().is_some_and(|card| card.affected.is_none());
    let asked = state.phase == Phase::Favour;
    lawful && acting.count() == usize::from(asked) && open == asked
}
