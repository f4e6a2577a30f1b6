//! Destiny cards: drawing, playing, keeping one of several (OL-8).

use super::cards::Card;
use super::data::{ORACLE_LOOK, Resource};
use super::events::{Drawn, Event};
use super::moves::Move;
use super::state::{Phase, State};
use super::steps::{DrawReason, Step, put_first};
use super::stock;
use super::tiles::Discovery;
use crate::chance::Chance;
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;
use tinyvec::ArrayVec;

/// Takes a card, or with Oracle up to three. A single one goes to the hand; of several one is
/// kept, which is a question.
pub fn draw(
    state: &mut State,
    seat: Seat,
    why: DrawReason,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Option<(Seat, Phase)> {
    let oracle = state.player(seat).has(Discovery::ORACLE);
    let wanted = if oracle { ORACLE_LOOK } else { 1 };
    let mut cards: ArrayVec<[Card; ORACLE_LOOK]> = ArrayVec::new();
    while cards.len() < wanted {
        match take_top(state, chance, log) {
            Some(card) => cards.push(card),
            None => break,
        }
    }
    match *cards.as_slice() {
        [] => {
            let (n, private) = (0, None);
            log.say(["OL-8.14"], || Event::DestinyDrawn { seat, n, private });
            None
        }
        [card] => {
            keep(state, seat, card, why.rule(), log);
            None
        }
        _ => Some((seat, Phase::Oracle(cards))),
    }
}

/// The top card of the deck; an empty deck is made anew from the discards (OL-8.14).
fn take_top(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) -> Option<Card> {
    let destiny = &mut state.destiny;
    if destiny.deck.is_empty() {
        if destiny.discard.is_empty() {
            return None;
        }
        std::mem::swap(&mut destiny.deck, &mut destiny.discard);
        chance.shuffle(&mut destiny.deck);
        let n = destiny.deck.len() as u8;
        log.say(["OL-8.14"], || Event::DestinyReshuffled { n });
    }
    Some(destiny.deck.remove(0))
}

fn keep(state: &mut State, seat: Seat, card: Card, rule: &'static str, log: &mut Log<Event>) {
    state.player_mut(seat).hand.push(card);
    let private = Some(Drawn { card });
    log.say([rule], || Event::DestinyDrawn {
        seat,
        n: 1,
        private,
    });
}

/// Oracle's answer: one card to the hand, the others to the discards (OL-12.3).
pub fn keep_one(
    state: &mut State,
    seat: Seat,
    mut cards: ArrayVec<[Card; ORACLE_LOOK]>,
    card: Card,
    log: &mut Log<Event>,
) {
    if let Some(index) = cards.iter().position(|&seen| seen == card) {
        cards.remove(index);
    }
    keep(state, seat, card, "OL-12.3", log);
    state.destiny.discard.extend(cards);
    log.say(["OL-12.3"], || Event::DestinyDiscarded {
        seat,
        cards: cards.to_vec(),
    });
}

/// What a card would give its player now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    Nothing,
    Cube(Resource),
    Prestige(u8),
    Hourglasses(u8),
}

/// OL-8.8 to OL-8.12; the cards of other moments give nothing of themselves.
pub fn gain(state: &State, seat: Seat, card: Card) -> Gain {
    let tokens = state.tokens(seat);
    let hourglasses = |wanted: u8| match wanted.min(state.hourglasses_left()) {
        0 => Gain::Nothing,
        _ => Gain::Hourglasses(wanted),
    };
    match card {
        Card::FOUR_LANDS if Resource::ALL.iter().all(|&kind| tokens.get(kind) > 0) => {
            Gain::Prestige(3)
        }
        Card::FORESTS if tokens.wood > 0 => Gain::Prestige(tokens.wood),
        Card::HARVEST => hourglasses(tokens.grain),
        Card::MASONS if has_most_stone(state, seat) => hourglasses(3),
        _ => match card.cube() {
            Some(resource) if state.cubes_left().get(resource) > 0 => Gain::Cube(resource),
            _ => Gain::Nothing,
        },
    }
}

/// At least one stone token and more than each other player, ties to Democracy (OL-8.12).
fn has_most_stone(state: &State, seat: Seat) -> bool {
    let democrat = |seat| state.player(seat).has(Discovery::DEMOCRACY);
    let own = state.tokens(seat).stone;
    let beats = |other: Seat| {
        let theirs = state.tokens(other).stone;
        own > theirs || own == theirs && democrat(seat) && !democrat(other)
    };
    own > 0 && state.seats().filter(|&other| other != seat).all(beats)
}

fn playable(state: &State, seat: Seat, card: Card) -> bool {
    state.player(seat).hand.contains(&card) && gain(state, seat, card) != Gain::Nothing
}

/// The cards that may be played now, in the order of the data, each once.
pub fn list(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let cards = Card::all().filter(|&card| playable(state, seat, card));
    moves.extend(cards.map(|card| Move::PlayDestiny { card }));
}

pub fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let about = |rule| Refusal::new(rule).with("card", Param::Id(card.id()));
    if !state.player(seat).hand.contains(&card) {
        return Err(about("OL-8.3"));
    }
    match card {
        Card::STAR => Err(about("OL-8.7")),
        Card::FAVOUR => Err(about("OL-8.13")),
        _ if gain(state, seat, card) == Gain::Nothing => Err(about("OL-8.6")),
        _ => Ok(()),
    }
}

/// A card takes effect and goes to the discards, at no cost in time (OL-8.5, OL-8.15); after an
/// action its player is asked again (OL-8.4).
pub fn play(state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
    let gain = gain(state, seat, card);
    state.player_mut(seat).discard(card);
    state.destiny.discard.push(card);
    log.say(["OL-8.5"], || Event::DestinyPlayed { seat, card });
    match gain {
        Gain::Nothing => {}
        Gain::Cube(resource) => stock::gain_cube(state, seat, resource, "OL-8.8", log),
        Gain::Prestige(n) => {
            let forests = card == Card::FORESTS;
            let rule = if forests { "OL-8.10" } else { "OL-8.9" };
            stock::gain_prestige(state, seat, n, rule, log);
        }
        Gain::Hourglasses(wanted) => {
            let harvest = card == Card::HARVEST;
            let rule = if harvest { "OL-8.11" } else { "OL-8.12" };
            stock::gain_hourglasses(state, seat, wanted, rule, log);
        }
    }
    if state.phase == Phase::After {
        put_first(state, [Step::After { seat }].into_iter());
    }
}
