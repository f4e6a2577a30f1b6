//! What each move promises: the worth of what follows, on average where dice decide.

use super::answers;
use super::worth::Judge;
use crate::chance::Chance;
use crate::game::Log;
use crate::games::six_dooms::data::MOST_ATTACK_DICE;
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::moves::Move;
use crate::games::six_dooms::odds;
use crate::games::six_dooms::play::Play;
use crate::games::six_dooms::state::{Combat, Doom, Force, Movement, State};
use crate::seat::Seat;

/// The moves worth weighing: attacks with the most dice, movements of one, half or all, nothing
/// about orders and permissions.
pub fn candidates(state: &State, seat: Seat, moves: &[Move]) -> Vec<Move> {
    moves
        .iter()
        .enumerate()
        .filter(|&(index, mv)| {
            let next = moves.get(index + 1);
            match *mv {
                Move::SetOrder { .. } | Move::SetPermission { .. } => false,
                Move::Attack { target, .. } => {
                    is_last_attack(mv, next) && (state.prevented || target == Force::Apocalytes)
                }
                Move::Breach { .. } => false,
                Move::Move {
                    from, to, count, ..
                } => {
                    let own = i32::from(state.armies[from][seat.index()]);
                    let telling = count == 1 || count == own / 2 || !continues(mv, next);
                    telling && state.surplus(seat, to, count as u16) == 0
                }
                _ => true,
            }
        })
        .map(|(_, mv)| *mv)
        .collect()
}

/// No attack of the same kind with more dice follows.
fn is_last_attack(mv: &Move, next: Option<&Move>) -> bool {
    match (mv, next) {
        (
            Move::Attack {
                from, to, target, ..
            },
            Some(Move::Attack {
                from: other_from,
                to: other_to,
                target: other,
                ..
            }),
        ) => (from, to, target) != (other_from, other_to, other),
        _ => true,
    }
}

/// The next move is the same movement with more armies.
fn continues(mv: &Move, next: Option<&Move>) -> bool {
    match (mv, next) {
        (
            Move::Move {
                from, to, supply, ..
            },
            Some(Move::Move {
                from: other_from,
                to: other_to,
                supply: other,
                ..
            }),
        ) => (from, to, supply) == (other_from, other_to, other),
        _ => false,
    }
}

/// What the move promises; none if it had better not be made.
pub fn value(judge: &Judge, state: &State, seat: Seat, mv: &Move) -> Option<f64> {
    match *mv {
        Move::EndTurn {} => Some(judge.value(state)),
        Move::Reinforce {} => {
            let count = f64::from(state.reinforcements(seat));
            Some(judge.value(state) + judge.weights.reinforcement * count)
        }
        Move::Attack {
            from,
            to,
            target,
            dice,
        } => Some(attack(judge, state, seat, [from, to], target, dice)),
        Move::AttackMothership { territory } => Some(mothership(judge, state, seat, territory)),
        // Nothing is lost by either.
        Move::Research { .. } => (!state.has_cure(seat)).then_some(f64::MAX),
        Move::ShareCure { .. } => Some(f64::MAX),
        Move::Move {
            from,
            to,
            count,
            supply,
        } => {
            let movement = Movement {
                from,
                to,
                count: count as u16,
                supply,
            };
            let questions = state.questions(seat, movement).into_iter().flatten();
            let granted = questions.clone().all(|(owner, wish)| {
                answers::grants(judge.plan, state, [owner, seat], movement, wish)
            });
            granted.then(|| moved(judge, state, seat, movement))
        }
        _ => Some(judge.value(&played(state, seat, *mv))),
    }
}

/// The state after a move without dice.
fn played(state: &State, seat: Seat, mv: Move) -> State {
    let mut after = *state;
    let (chance, log) = (&mut Chance::seeded(0), &mut Log::deaf());
    let state = &mut after;
    Play { state, chance, log }.apply(seat, mv);
    after
}

/// A movement that everybody lets happen, and the attack that it may oblige to.
fn moved(judge: &Judge, state: &State, seat: Seat, movement: Movement) -> f64 {
    let after = state.after_movement(seat, movement);
    match after.turn().engage {
        Some(land) => {
            let own = after.armies[land][seat.index()].min(MOST_ATTACK_DICE);
            let within = [land; 2];
            attack(
                judge,
                &after,
                seat,
                within,
                Force::Apocalytes,
                i32::from(own),
            )
        }
        None => judge.value(&after),
    }
}

fn attack(
    judge: &Judge,
    state: &State,
    seat: Seat,
    way: [Territory; 2],
    target: Force,
    dice: i32,
) -> f64 {
    let combat = state.attack_of(seat, way, target, dice as u16);
    let [attack, defence] = state.hands(&combat, state.most_defence(&combat));
    let odds = odds::of_hands(attack, defence, combat.ties);
    let share = state.removal_share(&combat);
    let mut sum = 0.0;
    for (successes, failures, chance) in odds.outcomes() {
        // A demon falls to one roll for all successes, aliens to one each.
        let lost = if state.is(Doom::Demons) && target == Force::Apocalytes {
            successes.min(1)
        } else {
            successes
        };
        let lost = u16::from(lost).min(state.armies_of(way[1], target));
        for removed in 0..=lost {
            let part = binomial(lost, removed, share);
            if part > 0.0 {
                let after = after_roll(judge, state, seat, &combat, removed, u16::from(failures));
                sum += chance * part * after;
            }
        }
    }
    match state.opposition(&combat) {
        Some(opposition) => {
            let now = judge.value(state);
            now + opposition.roll.success * (sum - now)
        }
        None => sum,
    }
}

/// The chance that exactly `k` of `n` happen.
fn binomial(n: u16, k: u16, share: f64) -> f64 {
    let ways = match (n, k) {
        (3, 1 | 2) => 3.0,
        (2, 1) => 2.0,
        _ => 1.0,
    };
    ways * share.powi(i32::from(k)) * (1.0 - share).powi(i32::from(n - k))
}

/// The worth after so many losses on both sides, and the best advance if there is one.
fn after_roll(
    judge: &Judge,
    state: &State,
    seat: Seat,
    combat: &Combat,
    removed: u16,
    failures: u16,
) -> f64 {
    let mut after = *state;
    let Combat {
        source,
        target,
        attacker,
        ..
    } = *combat;
    let Some(defender) = combat.defender else {
        return judge.value(state);
    };
    let on_doom = defender == Force::Apocalytes;
    let infected = on_doom && state.is(Doom::Plague);
    let mut play = Play {
        state: &mut after,
        chance: &mut Chance::seeded(0),
        log: &mut Log::deaf(),
    };
    play.remove(target, defender, removed);
    if infected {
        play.add(target, attacker, removed);
    } else {
        let of_source = failures.min(u16::from(combat.from_source));
        play.remove(source, attacker, of_source);
        play.remove(target, attacker, failures - of_source);
        if on_doom && play.state.is(Doom::Zombies) {
            play.add(target, Force::Apocalytes, failures);
        }
    }
    play.update_both(source, target);
    let beaten = after.armies_of(target, defender) == 0;
    match after.advance_range(seat, combat).filter(|_| beaten) {
        Some((least, most)) => [least, most]
            .into_iter()
            .map(|count| advanced(judge, &after, seat, combat, count))
            .fold(f64::NEG_INFINITY, f64::max),
        None => judge.value(&after),
    }
}

fn advanced(judge: &Judge, state: &State, seat: Seat, combat: &Combat, count: u16) -> f64 {
    let mut after = *state;
    let mut play = Play {
        state: &mut after,
        chance: &mut Chance::seeded(0),
        log: &mut Log::deaf(),
    };
    play.remove(combat.source, combat.attacker, count);
    play.arrive(seat, combat.source, combat.target, count);
    judge.value(&after)
}

pub fn best_advance(judge: &Judge, state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    let value = |mv: &Move| judge.value(&played(state, seat, *mv));
    moves
        .iter()
        .map(|mv| (value(mv), *mv))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, mv)| mv)
}

fn mothership(judge: &Judge, state: &State, seat: Seat, land: Territory) -> f64 {
    let combat = state.mothership_attack_of(seat, land);
    let [attack, defence] = state.hands(&combat, state.most_defence(&combat));
    let success = odds::of_hands(attack, defence, combat.ties)
        .mean(|successes, _| f64::from(successes.min(1)));
    let destroyed = State {
        mothership: None,
        ..*state
    };
    let mut failed = *state;
    let mut play = Play {
        state: &mut failed,
        chance: &mut Chance::seeded(0),
        log: &mut Log::deaf(),
    };
    play.remove(land, combat.attacker, 1);
    play.update(land);
    success * judge.value(&destroyed) + (1.0 - success) * judge.value(&failed)
}
