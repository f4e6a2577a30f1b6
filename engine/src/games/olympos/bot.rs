//! The computer players: one without a plan, one that weighs what an action gains against the
//! time it takes, and one that plays its moves out to the end.

use super::Olympos;
use super::apply::{act, take_cube};
use super::cards::{Affects, Card};
use super::data::CROSS;
use super::destiny;
use super::development::BonusKind;
use super::discovery;
use super::gods;
use super::moves::Move;
use super::score::{place_points, score};
use super::state::{Phase, State};
use super::steps::Step;
use super::time;
use super::worth::{CUBE, ahead, worth};
use crate::bots::search::{self, Foresight};
use crate::bots::{ADEPT, Known, Level, NOVICE, ORACLE, Thought, random};
use crate::game::Log;
use crate::seat::Seat;

/// What a Destiny card to be drawn is worth on average, kept or played.
const DRAWN_CARD: f64 = 1.3;
/// What is left of the gain when a player is attacked, who will strike back, and what the
/// hourglass is worth to him.
const ATTACK: f64 = 0.5;
const COMPENSATION: f64 = 1.0;
/// A point that the leader of the others loses.
const HARM: f64 = 0.3;
/// What a god moves, and what a Favour card is worth in the hand.
const GOD: f64 = 2.0;
const FAVOUR: f64 = 1.2;

pub fn levels() -> Vec<Level<Olympos>> {
    vec![
        Level {
            id: NOVICE.0,
            label: NOVICE.1,
            choose: random::choose,
        },
        Level {
            id: ADEPT.0,
            label: ADEPT.1,
            choose: adept,
        },
        Level {
            id: ORACLE.0,
            label: ORACLE.1,
            choose: |known, thought| search::choose(known, thought, &FORESIGHT),
        },
    ]
}

const FORESIGHT: Foresight<Olympos> = Foresight {
    plain: adept,
    worth: lead,
    width: 8,
    depth: usize::MAX,
    worlds: 24,
};

/// Points ahead of the best of the others; while the game goes on, with what is to be hoped for.
fn lead(state: &State, seat: Seat) -> f64 {
    let points = |seat| match state.phase {
        Phase::Over => f64::from(score(state, seat).total),
        _ => worth(state, seat, ahead(state, seat)),
    };
    let others = state.seats().filter(|&other| other != seat).map(points);
    points(seat) - others.fold(f64::NEG_INFINITY, f64::max)
}

/// The best answer by the worth of what it leads to.
fn adept(known: &Known<Olympos>, thought: &mut Thought) -> Move {
    let (state, seat) = (known.sample(&mut thought.chance), known.seat());
    let moves = known.legal_moves();
    if state.phase == Phase::Crosses {
        // All tribes start alike: whatever is closed is closed for all.
        return thought.chance.pick(&moves);
    }
    best(&moves, |mv| value(&state, seat, *mv))
}

/// What an answer is worth, compared with the others to the same question.
fn value(state: &State, seat: Seat, mv: Move) -> f64 {
    let deaf = &mut Log::deaf();
    let mut then = *state;
    match (mv, state.phase) {
        (_, Phase::Turn) => return on_turn(state, seat, mv),
        (Move::PlayDestiny { card }, _) => return playing(state, seat, card),
        (Move::KeepDestiny { card }, _) => return card_worth(state, seat, card),
        (Move::Favour { count }, _) => return favour(state, seat, count),
        (Move::Bonus { index }, Phase::Bonus { slot, .. }) => {
            discovery::take_bonus(&mut then, seat, slot, index, deaf);
        }
        (Move::TakeCube { resource }, Phase::TakeCube(why)) => {
            take_cube(&mut then, seat, resource, why, deaf);
        }
        (Move::RemoveSettler { space, level }, _) => {
            gods::remove_settler(&mut then, seat, space, level, deaf);
        }
        // Ending the turn: what a card to be played must beat.
        _ => return 0.0,
    }
    worth(&then, seat, ahead(state, seat))
}

/// The first of the best.
fn best(moves: &[Move], value: impl Fn(&Move) -> f64) -> Move {
    let mut best = (moves[0], f64::NEG_INFINITY);
    for mv in moves {
        let value = value(mv);
        if value > best.1 {
            best = (*mv, value);
        }
    }
    best.0
}

/// A card first, if it is worth more played than kept; else what gains most for its time.
fn on_turn(state: &State, seat: Seat, mv: Move) -> f64 {
    const FIRST: f64 = 1000.0;
    match mv {
        Move::PlayDestiny { card } => match playing(state, seat, card) {
            gain if gain > 0.0 => FIRST + gain,
            _ => f64::NEG_INFINITY,
        },
        Move::Expand { cost, .. } | Move::Discover { cost, .. } | Move::Build { cost, .. } => {
            if state.final_turn {
                last_action(state, seat, mv, cost)
            } else {
                gain(state, seat, mv) / f64::from(cost)
            }
        }
        // Passing gains nothing and loses nothing; waiting is never a choice.
        _ => 0.0,
    }
}

/// What an action gains, its bonus and its cards included.
fn gain(state: &State, seat: Seat, mv: Move) -> f64 {
    let mut then = *state;
    act(&mut then, seat, mv, &mut Log::deaf());
    let time = ahead(state, seat);
    let gain = worth_with_agenda(&then, seat, time) - worth(state, seat, time);
    let gain = gain + harm(state, &then, seat);
    if attacks(state, mv) {
        ATTACK * gain - COMPENSATION
    } else {
        gain
    }
}

fn attacks(state: &State, mv: Move) -> bool {
    match mv {
        Move::Expand { to, .. } => to
            .territory()
            .is_some_and(|territory| state.settlers.controller(territory).is_some()),
        _ => false,
    }
}

/// The worth of a state in which a bonus is to be chosen and cards or cubes are to be taken.
fn worth_with_agenda(state: &State, seat: Seat, time: f64) -> f64 {
    let mut total = worth(state, seat, time);
    for step in state.agenda {
        total += match step {
            Step::DrawDestiny { .. } => DRAWN_CARD,
            Step::TakeCube { .. } => CUBE * time,
            Step::Bonus { slot, cost, .. } => {
                let bonuses = state.free_bonuses(slot).map(|index| index as u8);
                let open = bonuses.filter(|&index| {
                    discovery::check_bonus(state, seat, slot, cost, index).is_ok()
                });
                let taken = open.map(|index| {
                    let mut then = *state;
                    discovery::take_bonus(&mut then, seat, slot, index, &mut Log::deaf());
                    worth(&then, seat, time) - worth(state, seat, time)
                });
                taken.fold(0.0, f64::max)
            }
            _ => 0.0,
        };
    }
    total
}

/// Points that the leader among the others loses count a little.
fn harm(before: &State, after: &State, seat: Seat) -> f64 {
    let others = before.seats().filter(|&other| other != seat);
    let Some(leader) = others.max_by_key(|&other| score(before, other).total) else {
        return 0.0;
    };
    let lost = score(before, leader).total - score(after, leader).total;
    HARM * f64::from(lost)
}

/// Exactly what the last action brings, the place on the track included.
fn last_action(state: &State, seat: Seat, mv: Move, cost: u8) -> f64 {
    let mut then = *state;
    act(&mut then, seat, mv, &mut Log::deaf());
    let mut hourglasses = then.player(seat).hourglasses;
    let mut points = f64::from(score(&then, seat).total);
    for step in then.agenda {
        match step {
            Step::DrawDestiny { .. } => points += 1.0,
            Step::Bonus { slot, .. } => {
                let bonuses = then.free_bonuses(slot).map(|index| slot.bonuses()[index]);
                let kinds: Vec<_> = bonuses.map(|bonus| bonus.kind()).collect();
                if kinds.contains(&BonusKind::Prestige) {
                    points += 2.0;
                } else if kinds.contains(&BonusKind::Hourglass) {
                    hourglasses += 2.min(then.hourglasses_left());
                }
            }
            _ => {}
        }
    }
    let here = place_points(state.pos[seat.index()]);
    let there = place_points(time::landing(&then, seat, cost, hourglasses).min(CROSS));
    points - f64::from(score(state, seat).total) + f64::from(there - here)
}

/// What playing a card gains over keeping it.
fn playing(state: &State, seat: Seat, card: Card) -> f64 {
    let mut then = *state;
    destiny::play(&mut then, seat, card, &mut Log::deaf());
    if state.final_turn {
        return f64::from(score(&then, seat).total - score(state, seat).total);
    }
    let time = ahead(state, seat);
    worth(&then, seat, time) - worth(state, seat, time)
}

/// What a card is worth in the hand.
fn card_worth(state: &State, seat: Seat, card: Card) -> f64 {
    let time = ahead(state, seat);
    match card {
        Card::STAR => 1.0 + 1.5 * time.min(0.6),
        Card::FAVOUR => 1.5,
        _ if destiny::gain(state, seat, card) == destiny::Gain::Nothing => 1.0,
        _ => {
            let mut then = *state;
            then.player_mut(seat).hand.push(card);
            1.0 + playing(&then, seat, card).max(0.0)
        }
    }
}

/// Favour cards only if they change the god's choice for this seat; the fewer the better.
fn favour(state: &State, seat: Seat, count: u8) -> f64 {
    let Some(revealed) = state.olympos.revealed.last() else {
        return 0.0;
    };
    let symbols = gods::symbols_if(state, seat, count);
    let affected = gods::affected(state, revealed.card, symbols).contains(seat);
    let good = match revealed.card.affects() {
        Affects::Most => affected,
        Affects::Fewest => !affected,
    };
    GOD * f64::from(u8::from(good)) - FAVOUR * f64::from(count)
}
