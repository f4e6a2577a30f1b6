//! What each kind of move leads to.

use super::{Ask, Forecast, Journey, JourneyEnd, Leave, Standing, played};
use crate::chance::Chance;
use crate::games::six_dooms::combat::Guard;
use crate::games::six_dooms::data::{CURE_PARTS, HEADQUARTERS_EACH, MOST_DEFENCE_DICE};
use crate::games::six_dooms::map::Territory;
use crate::games::six_dooms::moves::{Move, Token};
use crate::games::six_dooms::options::Permission;
use crate::games::six_dooms::state::{CombatKind, Force, Movement, Pending, State, Wish};
use crate::seat::Seat;

pub fn forecast(state: &State, seat: Seat, mv: &Move) -> Forecast {
    match *mv {
        Move::Claim { .. } => Forecast::Placing { armies: 1, left: 0 },
        Move::Spread { territory, count } => {
            let left = state.setup().map_or(0, |setup| setup.armies[seat.index()]);
            placing(state, seat, territory, count, u16::from(left))
        }
        Move::Place { territory, count } => {
            placing(state, seat, territory, count, state.turn().place)
        }
        Move::Reinforce {} => Forecast::Reinforcements {
            count: state.reinforcements(seat),
            calm: state.calm_lands(seat).len() as u16,
        },
        Move::PlaceToken { token, territory } => match token {
            Token::Supply => tokens(state, seat, territory, 1, 0),
            Token::Hq => tokens(state, seat, territory, 0, 1),
        },
        Move::Prepare { territory } => tokens(state, seat, territory, 1, 0),
        Move::Rebuild { territory } => tokens(state, seat, territory, -1, 1),
        Move::RemoveBarricade { from, to } => border(state, from, to, 0, 0),
        Move::CloseBorder { from, to, supplies } => {
            border(state, from, to, supplies as u8, supplies as u16)
        }
        Move::Attack { .. }
        | Move::Breach { .. }
        | Move::AttackMothership { .. }
        | Move::Research { .. } => attack(state, seat, mv),
        Move::ShareCure { seat: other } => cure(state, seat, other),
        Move::Move {
            from,
            to,
            count,
            supply,
        } => {
            let count = count as u16;
            let movement = Movement {
                from,
                to,
                count,
                supply,
            };
            Forecast::Movement(journey_of(state, seat, movement))
        }
        Move::SetPermission { seat: other, level } => Forecast::Standing(standing(other, level)),
        Move::EndTurn {} => Forecast::TurnEnd {
            apocalypse: apocalypse_follows(state),
        },
        Move::Permit { .. }
        | Move::Oppose { .. }
        | Move::Barricade { .. }
        | Move::Defend { .. }
        | Move::Reroll { .. }
        | Move::Advance { .. } => answer(state, seat, *mv),
        Move::ChooseEnding { .. } | Move::SetOrder { .. } => Forecast::Plain {},
    }
}

fn placing(state: &State, seat: Seat, land: Territory, count: i32, left: u16) -> Forecast {
    let count = count as u16;
    Forecast::Placing {
        armies: state.armies[land][seat.index()] + count,
        left: left.saturating_sub(count),
    }
}

fn tokens(state: &State, seat: Seat, land: Territory, supplies: i16, hq: u8) -> Forecast {
    Forecast::Tokens {
        supplies: state.supplies[land].saturating_add_signed(supplies),
        hq: hq > 0 || state.headquarters.contains(land),
        headquarters: state.headquarters_of(seat).len() as u8 + hq,
        most: HEADQUARTERS_EACH.get(state.players()),
    }
}

fn border(state: &State, side: Territory, other: Territory, strength: u8, spent: u16) -> Forecast {
    let supplies = state.supplies[side].saturating_sub(spent);
    side.border(other)
        .map_or(Forecast::Plain {}, |border| Forecast::Border {
            border,
            strength,
            supplies,
        })
}

fn attack(state: &State, seat: Seat, mv: &Move) -> Forecast {
    let combat = match *mv {
        Move::Attack {
            from,
            to,
            target,
            dice,
        } => state.attack_of(seat, [from, to], target, dice as u16),
        Move::Breach { from, to, dice } => {
            // Of tied players one is picked; their dice are the same.
            let defender = match state.guard(Force::Player(seat), to) {
                Guard::Nobody => None,
                Guard::Apocalytes => Some(Force::Apocalytes),
                Guard::Players(seats) => seats.iter().next().map(Force::Player),
            };
            state.breach_of(seat, defender, [from, to], dice as u8)
        }
        Move::AttackMothership { territory } => state.mothership_attack_of(seat, territory),
        Move::Research { from, to } => state.research_of(seat, [from, to]),
        _ => return Forecast::Plain {},
    };
    let opposable = combat.kind == CombatKind::Normal;
    Forecast::Attack {
        roll: state.outlook(&combat, state.most_defence(&combat)),
        opposition: state.opposition(&combat).filter(|_| opposable),
        advance: state
            .advance_range(seat, &combat)
            .map(|(least, most)| [least, most])
            .filter(|_| opposable),
    }
}

fn cure(state: &State, seat: Seat, other: Seat) -> Forecast {
    let known = state
        .cure
        .iter()
        .filter(|part| part.is_known_to(other) || part.finder() == seat);
    let parts = known.count();
    Forecast::Cure {
        parts: parts as u8,
        cure: parts >= CURE_PARTS,
    }
}

fn standing(seat: Seat, level: Permission) -> Standing {
    let (enter, supply) = match level {
        Permission::Refuse => (Leave::Never, Leave::Never),
        Permission::Ask => (Leave::Asked, Leave::Asked),
        Permission::Enter => (Leave::Free, Leave::Asked),
        Permission::Share => (Leave::Free, Leave::Free),
    };
    Standing {
        seat,
        level,
        enter,
        supply,
    }
}

/// Whether no player's turn is left in this round.
fn apocalypse_follows(state: &State) -> bool {
    let later = state.slot + 1..=state.players;
    let anybody = later
        .into_iter()
        .any(|slot| state.alive.contains(state.seat_of(slot)));
    let last = state.round >= state.rules.round_limit.last(state.ending);
    !anybody && !state.prevented && !last
}

/// The movement as it ends if everybody who is asked says yes.
fn journey_of(state: &State, seat: Seat, movement: Movement) -> Journey {
    let after = state.after_movement(seat, movement);
    Journey {
        asks: asks(state.questions(seat, movement)),
        ..journey(state, &after, seat, [movement.from, movement.to])
    }
}

fn asks(questions: impl IntoIterator<Item = Option<(Seat, Wish)>>) -> Vec<Ask> {
    let asked = questions.into_iter().flatten();
    asked
        .map(|(seat, wish)| Ask {
            seat,
            kinds: wish.kinds(),
        })
        .collect()
}

fn journey(before: &State, after: &State, seat: Seat, [from, to]: [Territory; 2]) -> Journey {
    let end = |land: Territory| JourneyEnd {
        territory: land,
        armies: after.armies[land][seat.index()],
        supplies: after.supplies[land],
        owner: after.owner(land),
    };
    let turn = after.turn();
    let passes = turn.pass.filter(|pass| pass.territory == to);
    let surplus = passes.map_or(0, |pass| {
        let [guests, host] = [seat, pass.owner].map(|seat| after.armies[to][seat.index()]);
        guests + 1 - host
    });
    let begins = before.held[to] == 0 && after.held[to] > 0;
    Journey {
        from: end(from),
        to: end(to),
        turned: after.apocalytes[to].saturating_sub(before.apocalytes[to]),
        surplus,
        engage: turn.engage == Some(to),
        asks: Vec::new(),
        done: begins.then(|| after.held[to] + after.slots()),
    }
}

/// The answer to a pending question.
fn answer(state: &State, seat: Seat, mv: Move) -> Forecast {
    match (mv, state.pending, state.combat) {
        (
            Move::Permit { grant, remember },
            Some(Pending::Permit {
                movement,
                wish,
                rest,
                ..
            }),
            _,
        ) => {
            let asker = state.seat_of(state.slot);
            let level = match (remember, grant) {
                (false, _) => state.permissions[seat.index()][asker.index()],
                (true, false) => Permission::Refuse,
                (true, true) if wish.supply => Permission::Share,
                (true, true) => Permission::Enter,
            };
            Forecast::Permission {
                journey: grant.then(|| Journey {
                    asks: asks([rest]),
                    ..journey_of(&unasked(state), asker, movement)
                }),
                standing: standing(asker, level),
            }
        }
        (Move::Oppose { oppose }, _, Some(combat)) => {
            let opposition = state.opposition(&combat);
            let unopposed = || state.outlook(&combat, state.most_defence(&combat));
            Forecast::Attack {
                roll: match opposition {
                    Some(opposition) if oppose => opposition.roll,
                    _ => unopposed(),
                },
                opposition: None,
                advance: None,
            }
        }
        (Move::Oppose { oppose }, _, None) => march(state, seat, oppose),
        (Move::Barricade { strong }, _, Some(combat)) => {
            let spent = u16::from(strong);
            border(state, combat.target, combat.source, 1 + strong as u8, spent)
        }
        (Move::Defend { dice }, _, Some(combat)) => Forecast::Attack {
            roll: state.outlook(&combat, dice.clamp(1, i32::from(MOST_DEFENCE_DICE)) as u8),
            opposition: None,
            advance: None,
        },
        (Move::Reroll { reroll }, Some(Pending::Reroll { side, .. }), Some(combat)) => {
            Forecast::Attack {
                roll: state.outlook_of_reroll(&combat, side, reroll),
                opposition: None,
                advance: None,
            }
        }
        (Move::Advance { .. }, _, Some(combat)) => {
            let after = played(state, seat, mv, &mut Chance::seeded(0));
            let way = [combat.source, combat.target];
            Forecast::Movement(journey(state, &after, seat, way))
        }
        _ => Forecast::Plain {},
    }
}

/// The state before the question.
fn unasked(state: &State) -> State {
    State {
        pending: None,
        ..*state
    }
}

/// A march that is opposed, or goes on.
fn march(state: &State, owner: Seat, oppose: bool) -> Forecast {
    let Some(march) = state.march else {
        return Forecast::Plain {};
    };
    if !oppose {
        return Forecast::March { count: march.count };
    }
    let combat = state.opposed_march(owner, [march.source, march.target], march.count);
    Forecast::Attack {
        roll: state.outlook(&combat, state.most_defence(&combat)),
        opposition: None,
        advance: None,
    }
}
