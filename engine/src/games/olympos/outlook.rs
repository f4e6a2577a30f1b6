//! What a move would cost, gain and lead to: how it is found out. Only what the seat may know has
//! a part in it: the move is carried out on a copy, as far as no hidden card comes into play.

use super::apply::act;
use super::cards::Card;
use super::data::{LAST_ZEUS, Resource, WAIT, Wonder, ZEUS};
use super::destiny::{self, Gain};
use super::development::{BonusKind, Slot};
use super::discovery;
use super::expansion;
use super::gods;
use super::map::{Space, Territories};
use super::moves::{Move, Origin, Spend};
use super::parts;
use super::preview::{
    BonusPreview, Brings, Control, FightPreview, Payment, Preview, StarsPreview, Time,
};
use super::score::{place_points, score};
use super::setup;
use super::state::{Defender, Phase, State};
use super::steps::Step;
use super::time;
use super::wonder;
use crate::game::Log;
use crate::refusal::Rule;
use crate::seat::Seat;

pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    match *mv {
        Move::Cross { space } => cross(state, space),
        Move::Expand {
            from,
            level,
            to,
            cost,
        } => expand(state, seat, *mv, from, level, to, cost),
        Move::Discover {
            slot, spend, cost, ..
        } => discover(state, seat, *mv, slot, spend, cost),
        Move::Build {
            wonder,
            athena,
            star_cards,
            cost,
        } => {
            let after = after_action(state, seat, *mv);
            Preview::Build {
                time: time_of(&after, seat, cost),
                parts: parts::of_wonder(state, seat),
                stars: stars(state, seat, wonder, athena, star_cards),
                points: gained(state, &after),
            }
        }
        Move::Pass {} => Preview::Pass {
            place: place_points(state.pos[seat.index()]),
        },
        Move::Wait {} => Preview::Wait {
            time: time_of(state, seat, WAIT),
        },
        Move::Bonus { index } => bonus(state, seat, index),
        Move::PlayDestiny { card } => play_destiny(state, seat, card),
        Move::TakeCube { resource } => Preview::TakeCube {
            left: state.cubes_left().get(resource).saturating_sub(1),
        },
        Move::KeepDestiny { card } => keep_destiny(state, card),
        Move::EndTurn {} => {
            let is_god = |step: &&Step| matches!(step, Step::Olympos { .. });
            Preview::EndTurn {
                gods: state.agenda.iter().filter(is_god).count() as u8,
                next: next_after(*state, seat),
            }
        }
        Move::Favour { count } => favour(state, seat, count),
        Move::RemoveSettler { space, level } => remove_settler(state, seat, space, level),
    }
}

fn cross(state: &State, space: Space) -> Preview {
    let mut closed = state.crosses;
    space
        .territory()
        .iter()
        .for_each(|&territory| closed.insert(territory));
    Preview::Cross {
        left: setup::crosses_to_place(state).saturating_sub(1),
        stars: Territories::STARRED.without(closed).len(),
    }
}

fn expand(
    state: &State,
    seat: Seat,
    mv: Move,
    from: Origin,
    level: Option<u8>,
    to: Space,
    cost: u8,
) -> Preview {
    let after = after_action(state, seat, mv);
    let path = expansion::route(state, seat, from, to);
    let target = to.territory().unwrap_or_default();
    let left = match from {
        Origin::Space(space) => leaves(state, space, level.unwrap_or_default()),
        Origin::New => None,
    };
    Preview::Expand {
        time: time_of(&after, seat, cost),
        parts: parts::of_expansion(state, seat, from == Origin::New, &path),
        path,
        fight: state
            .defender(target)
            .map(|defender| fight(state, seat, defender)),
        resource: target.resource(),
        star: target.has_star(),
        zeus: Territories::ZEUS.contains(target),
        leaves: left,
        points: gained(state, &after),
    }
}

fn fight(state: &State, seat: Seat, defender: Defender) -> FightPreview {
    let fight = expansion::fight(state, seat, defender);
    let compensated = matches!(defender, Defender::Seat(_));
    FightPreview {
        defender,
        own_swords: fight.own_swords,
        their_swords: fight.their_swords,
        cost: fight.cost,
        hourglasses: u8::from(compensated).min(state.hourglasses_left()),
        rule: Rule(fight.rule),
    }
}

fn discover(state: &State, seat: Seat, mv: Move, slot: Slot, spend: Spend, cost: u8) -> Preview {
    let after = after_action(state, seat, mv);
    let tokens = state.tokens(seat);
    let demand = discovery::demand(slot, tokens, spend);
    let payment = |resource: Resource| {
        let cubes = spend.0.get(resource);
        Payment {
            resource,
            tokens: demand.get(resource) - cubes,
            cubes,
        }
    };
    let open =
        |&index: &usize| discovery::check_bonus(&after, seat, slot, cost, index as u8).is_ok();
    let bonuses: Vec<BonusPreview> = after
        .free_bonuses(slot)
        .filter(open)
        .map(|index| bonus_preview(&after, seat, slot, index as u8, cost))
        .collect();
    let furthest = bonuses
        .iter()
        .map(|bonus| &bonus.time)
        .max_by_key(|time| time.to);
    let (before, then) = (state.player(seat), after.player(seat));
    let asks = |wanted: fn(&Step) -> bool| after.agenda.iter().filter(|step| wanted(step)).count();
    let chosen = asks(|step| matches!(step, Step::TakeCube { .. })) as u8;
    let drawn = asks(|step| matches!(step, Step::DrawDestiny { .. }));
    Preview::Discover {
        time: furthest
            .cloned()
            .unwrap_or_else(|| time_of(&after, seat, cost)),
        parts: parts::of_discovery(state, seat, slot),
        payment: Resource::ALL
            .into_iter()
            .filter(|&resource| demand.get(resource) > 0)
            .map(payment)
            .collect(),
        bonuses,
        brings: Brings {
            hourglasses: then.hourglasses - before.hourglasses,
            settlers: then.stock - before.stock,
            cubes: chosen.min(after.cubes_left().total()),
            cards: drawn.min(state.destiny.deck.len() + state.destiny.discard.len()) as u8,
        },
        points: gained(state, &after),
    }
}

fn stars(state: &State, seat: Seat, wonder: Wonder, athena: bool, cards: u8) -> StarsPreview {
    let column = wonder::column(state, wonder).unwrap_or_default();
    let lasting = wonder::lasting_stars(state, seat, column);
    StarsPreview {
        needed: wonder.stars(),
        tokens: lasting.tokens,
        tiles: lasting.tiles,
        markers: lasting.markers,
        athena,
        cards,
    }
}

fn bonus(state: &State, seat: Seat, index: u8) -> Preview {
    let Phase::Bonus { slot, cost } = state.phase else {
        unreachable!("only a legal move is previewed");
    };
    let mut after = *state;
    discovery::take_bonus(&mut after, seat, slot, index, &mut Log::deaf());
    Preview::Bonus {
        bonus: bonus_preview(state, seat, slot, index, cost),
        points: gained(state, &after),
    }
}

fn bonus_preview(state: &State, seat: Seat, slot: Slot, index: u8, cost: u8) -> BonusPreview {
    let bonus = slot.bonuses()[usize::from(index)];
    let mut after = *state;
    discovery::take_bonus(&mut after, seat, slot, index, &mut Log::deaf());
    let (before, then) = (state.player(seat), after.player(seat));
    let n = match bonus.kind() {
        BonusKind::Settler => then.stock - before.stock,
        BonusKind::Hourglass => then.hourglasses - before.hourglasses,
        BonusKind::Cube => then.cubes.total() - before.cubes.total(),
        BonusKind::Prestige => (then.prestige - before.prestige) as u8,
    };
    BonusPreview {
        index,
        bonus: bonus.kind(),
        resource: bonus.resource(),
        n,
        time: time_of(&after, seat, cost),
    }
}

fn play_destiny(state: &State, seat: Seat, card: Card) -> Preview {
    let mut after = *state;
    destiny::play(&mut after, seat, card, &mut Log::deaf());
    let gain = destiny::gain(state, seat, card);
    let (before, then) = (state.player(seat), after.player(seat));
    Preview::PlayDestiny {
        brings: Brings {
            hourglasses: then.hourglasses - before.hourglasses,
            cubes: then.cubes.total() - before.cubes.total(),
            ..Brings::default()
        },
        prestige: (then.prestige - before.prestige) as u8,
        resource: match gain {
            Gain::Cube(resource) => Some(resource),
            _ => None,
        },
        points: gained(state, &after),
    }
}

fn keep_destiny(state: &State, card: Card) -> Preview {
    let Phase::Oracle(mut cards) = state.phase else {
        unreachable!("only a legal move is previewed");
    };
    if let Some(index) = cards.iter().position(|&seen| seen == card) {
        cards.remove(index);
    }
    Preview::KeepDestiny {
        discards: cards.to_vec(),
    }
}

fn favour(state: &State, seat: Seat, count: u8) -> Preview {
    let Some(revealed) = state.olympos.revealed.last() else {
        unreachable!("Favour cards are asked for a card turned up");
    };
    let symbols = gods::symbols_if(state, seat, count);
    let affected = gods::affected(state, revealed.card, &symbols);
    let order = state.clockwise(revealed.seat);
    Preview::Favour {
        symbols: state.seats().map(symbols).collect(),
        affected: order.filter(|&seat| affected.contains(seat)).collect(),
    }
}

fn remove_settler(state: &State, seat: Seat, space: Space, level: u8) -> Preview {
    let mut after = *state;
    gods::remove_settler(&mut after, seat, space, level, &mut Log::deaf());
    Preview::RemoveSettler {
        leaves: leaves(state, space, level),
        points: gained(state, &after),
    }
}

/// Who would control a territory that a settler left, if that changes.
fn leaves(state: &State, space: Space, level: u8) -> Option<Control> {
    let territory = space.territory()?;
    let mut after = *state;
    expansion::leave(&mut after, territory, usize::from(level), &mut Log::deaf());
    let to = after.settlers.controller(territory);
    (to != state.settlers.controller(territory)).then_some(Control { space, to })
}

/// The state once an action is carried out and not yet paid; nothing hidden has a part in it.
fn after_action(state: &State, seat: Seat, mv: Move) -> State {
    let mut after = *state;
    act(&mut after, seat, mv, &mut Log::deaf());
    after
}

fn gained(before: &State, after: &State) -> Vec<i32> {
    let points = |seat| score(after, seat).total - score(before, seat).total;
    before.seats().map(points).collect()
}

/// What paying would do.
fn time_of(state: &State, seat: Seat, cost: u8) -> Time {
    let mut after = *state;
    time::pay(&mut after, seat, cost, &mut Log::deaf());
    let index = seat.index();
    let (from, to) = (state.pos[index], after.pos[index]);
    let met = ZEUS.iter().map(|zeus| zeus.pos);
    let is_god = |step: &&Step| matches!(step, Step::Olympos { .. });
    Time {
        cost,
        hourglasses: cost.min(state.seats[index].hourglasses),
        from,
        to,
        zeus: met.filter(|pos| (from + 1..=to).contains(pos)).collect(),
        gods: after.agenda.iter().filter(is_god).count() as u8,
        next: next_after(after, seat),
        place: (to >= LAST_ZEUS).then(|| place_points(to)),
    }
}

/// Who plays once the seat's turn is over.
fn next_after(mut state: State, seat: Seat) -> Option<Seat> {
    if state.final_turn {
        state.finished = state.finished.with(seat);
    }
    time::next_seat(&state)
}
