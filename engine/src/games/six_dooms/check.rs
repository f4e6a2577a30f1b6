//! Why a move is not allowed: the tests in the order of the specification, the first that fails
//! is cited.

mod attack;
mod build;
mod movement;

use super::map::Territory;
use super::moves::{Move, Order, OrderValue};
use super::options::Permission;
use super::score::over_rule;
use super::state::{Force, Pending, State, Wish};
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

pub use attack::{breach_dice, research_dice};
pub use build::due_token;
pub use movement::{strength, way};

type Check = Result<(), Refusal>;

fn refuse_unless(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

fn id(land: Territory) -> Param {
    Param::Id(land.id())
}

fn number(count: impl Into<i32>) -> Param {
    Param::Number(count.into())
}

pub fn check(state: &State, seat: Seat, mv: &Move) -> Check {
    if let Some(outcome) = state.outcome {
        return Err(Refusal::new(over_rule(outcome)).case("over"));
    }
    let to_act = state.acting();
    if to_act != Some(seat) {
        let refusal = Refusal::new("SD-1.5");
        return Err(to_act.map_or(refusal, |seat| refusal.with("seat", Param::Seat(seat))));
    }
    check_question(state, mv)?;
    if mv.is_answer() {
        return check_answer(state, mv);
    }
    if !mv.belongs_to(state.phase) {
        return Err(Refusal::new(phase_rule(mv)).case("phase"));
    }
    check_bound(state, mv)?;
    check_own(state, seat, mv)
}

/// A pending question comes first, and an answer only to its question.
fn check_question(state: &State, mv: &Move) -> Check {
    let asked = match (&state.pending, mv) {
        (None, _) => !mv.is_answer(),
        (Some(Pending::Permit { .. }), Move::Permit { .. })
        | (Some(Pending::Oppose { .. }), Move::Oppose { .. })
        | (Some(Pending::Barricade { .. }), Move::Barricade { .. })
        | (Some(Pending::Defend { .. }), Move::Defend { .. })
        | (Some(Pending::Reroll { .. }), Move::Reroll { .. })
        | (Some(Pending::Advance { .. }), Move::Advance { .. }) => true,
        (Some(_), _) => false,
    };
    if asked {
        return Ok(());
    }
    Err(match &state.pending {
        Some(pending) => Refusal::new(question_rule(pending)).case("first"),
        None => Refusal::new(answer_rule(mv)).case("unasked"),
    })
}

fn question_rule(pending: &Pending) -> &'static str {
    match pending {
        Pending::Permit { .. } => "SD-4.11",
        Pending::Oppose { .. } => "SD-6.8",
        Pending::Barricade { .. } => "SD-6.15",
        Pending::Defend { .. } => "SD-5.10",
        Pending::Reroll { .. } => "SD-5.21",
        Pending::Advance { .. } => "SD-5.24",
    }
}

fn answer_rule(mv: &Move) -> &'static str {
    match mv {
        Move::Permit { .. } => "SD-4.11",
        Move::Oppose { .. } => "SD-6.8",
        Move::Barricade { .. } => "SD-6.15",
        Move::Defend { .. } => "SD-5.10",
        Move::Reroll { .. } => "SD-5.21",
        _ => "SD-5.24",
    }
}

fn check_answer(state: &State, mv: &Move) -> Check {
    match (*mv, &state.pending) {
        (Move::Defend { dice }, _) => refuse_unless(
            (1..=2).contains(&dice),
            Refusal::new("SD-5.10").with("dice", number(dice)),
        ),
        (Move::Advance { count }, &Some(Pending::Advance { min, max, .. })) => refuse_unless(
            (i32::from(min)..=i32::from(max)).contains(&count),
            Refusal::new("SD-5.24")
                .with("min", number(min))
                .with("max", number(max)),
        ),
        _ => Ok(()),
    }
}

fn phase_rule(mv: &Move) -> &'static str {
    match mv {
        Move::Claim { .. } => "SD-2.3",
        Move::Spread { .. } => "SD-2.6",
        Move::PlaceToken { .. } => "SD-2.8",
        Move::ChooseEnding { .. } => "SD-2.11",
        Move::RemoveBarricade { .. } => "SD-6.3",
        Move::Reinforce {} | Move::Prepare { .. } | Move::Rebuild { .. } => "SD-9.2",
        Move::Place { .. } => "SD-9.4",
        Move::SetOrder { .. } => "SD-9.11",
        Move::SetPermission { .. } => "SD-4.14",
        Move::EndTurn {} => "SD-9.10",
        _ => "SD-9.9",
    }
}

/// A pass and a duty to engage leave no choice (SD-4.16, SD-4.23).
fn check_bound(state: &State, mv: &Move) -> Check {
    let turn = state.turn();
    if let Some(pass) = turn.pass {
        let out = matches!(mv, Move::Move { from, .. } if *from == pass.territory);
        let refusal = Refusal::new("SD-4.16").case("bound");
        return refuse_unless(out, refusal.with("territory", id(pass.territory)));
    }
    if let Some(land) = turn.engage {
        let within = matches!(mv, Move::Attack { from, to, target: Force::Apocalytes, .. }
            if *from == land && *to == land);
        return refuse_unless(within, Refusal::new("SD-4.23").with("territory", id(land)));
    }
    Ok(())
}

fn check_own(state: &State, seat: Seat, mv: &Move) -> Check {
    match *mv {
        Move::Claim { territory } => build::claim(state, territory),
        Move::Spread { territory, count } => build::spread(state, seat, territory, count),
        Move::PlaceToken { token, territory } => build::place_token(state, seat, token, territory),
        Move::RemoveBarricade { from, to } => build::remove_barricade(state, seat, from, to),
        Move::Prepare { territory } => build::prepare(state, seat, territory),
        Move::Rebuild { territory } => build::rebuild(state, seat, territory),
        Move::Place { territory, count } => build::place(state, seat, territory, count),
        Move::CloseBorder { from, to, supplies } => {
            build::close_border(state, seat, from, to, supplies)
        }
        Move::Attack {
            from,
            to,
            target,
            dice,
        } => attack::attack(state, seat, from, to, target, dice),
        Move::Breach { from, to, dice } => attack::breach(state, seat, from, to, dice),
        Move::AttackMothership { territory } => attack::mothership(state, seat, territory),
        Move::Research { from, to } => attack::research(state, seat, from, to),
        Move::ShareCure { seat: other } => share_cure(state, seat, other),
        Move::Move {
            from,
            to,
            count,
            supply,
        } => movement::movement(state, seat, from, to, count, supply),
        Move::SetOrder { order, value } => set_order(state, seat, order, value),
        Move::SetPermission { seat: other, level } => set_permission(state, seat, other, level),
        _ => Ok(()),
    }
}

fn is_other_and_alive(state: &State, seat: Seat, other: Seat) -> bool {
    other != seat && state.alive.contains(other)
}

fn share_cure(state: &State, seat: Seat, other: Seat) -> Check {
    let lacks = |part: &super::state::Part| part.finder() == seat && !part.is_known_to(other);
    let useful = is_other_and_alive(state, seat, other) && state.cure.iter().any(lacks);
    refuse_unless(
        useful,
        Refusal::new("SD-P.15").with("seat", Param::Seat(other)),
    )
}

fn set_order(state: &State, seat: Seat, order: Order, value: OrderValue) -> Check {
    let (turn, orders) = (state.turn(), state.orders[seat.index()]);
    let (set, same) = match order {
        Order::Dice => (turn.dice_set, value.dice() == Some(orders.dice)),
        Order::Oppose => (turn.oppose_set, value.oppose() == Some(orders.oppose)),
    };
    let refusal = Refusal::new("SD-9.11");
    refuse_unless(!set, refusal.case("set"))?;
    refuse_unless(!same, refusal.case("same"))?;
    refuse_unless(value.belongs_to(order), refusal.case("value"))
}

fn set_permission(state: &State, seat: Seat, other: Seat, level: Permission) -> Check {
    let refusal = Refusal::new("SD-4.14").with("seat", Param::Seat(other));
    refuse_unless(
        is_other_and_alive(state, seat, other),
        refusal.case("other"),
    )?;
    let set = state.turn().permissions_set.contains(other);
    refuse_unless(!set, refusal.case("set"))?;
    let present = state.permissions[seat.index()][other.index()];
    refuse_unless(level != present, refusal.case("same"))
}

/// Whether these were refused this turn (SD-4.12).
pub fn refused(state: &State, from: Territory, to: Territory) -> Wish {
    Wish {
        supply: state.turn().refused_supply.contains(from),
        enter: state.turn().refused_entry.contains(to),
    }
}
