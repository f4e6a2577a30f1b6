//! Answers to questions.
//!
//! The policy of permissions: whoever asks is let in if two armies fewer than the owner's stand
//! there afterwards, or if the entry serves everybody: a supply comes nearer to where it is
//! wanted, or armies come to fight apocalytes. Supplies leave only towards where they are wanted.
//! Nothing is remembered, and once the doom is over nobody is let in.

use super::plan::Plan;
use super::prospects;
use super::worth::Judge;
use crate::games::six_dooms::moves::Move;
use crate::games::six_dooms::state::{CombatKind, Doom, Force, Movement, Pending, State, Wish};
use crate::seat::Seat;

pub fn answer(
    judge: &Judge,
    state: &State,
    seat: Seat,
    pending: &Pending,
    moves: &[Move],
) -> Option<Move> {
    Some(match *pending {
        Pending::Permit { movement, wish, .. } => {
            let asker = state.seat_of(state.slot);
            Move::Permit {
                grant: grants(judge.plan, state, [seat, asker], movement, wish),
                remember: false,
            }
        }
        Pending::Oppose { .. } => Move::Oppose {
            oppose: opposes(state, seat),
        },
        Pending::Barricade { .. } => Move::Barricade {
            strong: state
                .combat
                .is_some_and(|combat| state.supplies[combat.target] > 2),
        },
        Pending::Defend { .. } => Move::Defend {
            dice: if risks_too_much(state, seat) { 1 } else { 2 },
        },
        Pending::Reroll { side, .. } => Move::Reroll {
            reroll: state.combat?.wants_reroll(side),
        },
        Pending::Advance { .. } => prospects::best_advance(judge, state, seat, moves)?,
    })
}

/// Whether the owner lets the asker do this.
pub fn grants(
    plan: &Plan,
    state: &State,
    [owner, asker]: [Seat; 2],
    movement: Movement,
    wish: Wish,
) -> bool {
    let Movement {
        from,
        to,
        count,
        supply,
    } = movement;
    if state.active_doom().is_none() {
        return false;
    }
    let nearer = plan.depot[to] < plan.depot[from];
    if wish.supply && !nearer {
        return false;
    }
    if !wish.enter {
        return true;
    }
    let guests = state.armies[to][asker.index()] + count;
    let modest = guests + 2 <= state.armies[to][owner.index()];
    let fights = state.has_apocalytes(to) || plan.hunt[to] <= 1;
    modest || fights || (supply && nearer)
}

/// With two supplies, or against a lone army (SD-6.11).
fn opposes(state: &State, seat: Seat) -> bool {
    let (target, attackers) = match (state.combat, state.march) {
        (Some(combat), _) => (combat.target, u16::from(combat.dice)),
        (None, Some(march)) => (march.target, march.count),
        (None, None) => return false,
    };
    // A demon needs one success for anything.
    let demon = state.is(Doom::Demons) && state.march.is_some();
    let usable = state.usable(target, Force::Player(seat));
    !demon && (usable >= 2 || attackers == 1)
}

/// In the plague every army that loses turns; of two one had better stay behind.
fn risks_too_much(state: &State, seat: Seat) -> bool {
    state.is(Doom::Plague)
        && state.combat.is_some_and(|combat| {
            combat.kind == CombatKind::Normal
                && combat.attacker == Force::Apocalytes
                && state.armies[combat.target][seat.index()] == 2
        })
}
