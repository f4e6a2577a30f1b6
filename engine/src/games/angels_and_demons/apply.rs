//! What a move does.

use super::clash::{Clash, Fate, clash, compare, named};
use super::data::{BySide, Card, City, Effect, EventCard, Kind, ROUNDS};
use super::events::Event;
use super::moves::{ChosenFate, Move};
use super::options::Options;
use super::score::{result, score};
use super::state::{Hand, Phase, State, Variant};
use crate::chance::Chance;
use crate::game::Log;
use crate::refusal::Rule;
use crate::seat::Seat;
use tinyvec::ArrayVec;

pub fn setup(options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> State {
    let angel_seat = options
        .angel_seat
        .unwrap_or_else(|| Seat(chance.below(2) as u8));
    let mut city_deck: ArrayVec<[City; 10]> = City::all().collect();
    chance.shuffle(&mut city_deck);
    bring_forward(&mut city_deck, options.cities());
    let mut event_deck: ArrayVec<[EventCard; 10]> = ArrayVec::new();
    if options.events {
        event_deck.extend(EventCard::all());
        chance.shuffle(&mut event_deck);
        bring_forward(&mut event_deck, options.event_cards());
    }
    let mut state = State {
        variant: Variant {
            events: options.events,
            archs: options.archs,
            open_piles: options.open_piles,
        },
        angel_seat,
        round: 0,
        phase: Phase::Commit,
        city: None,
        event: None,
        city_deck,
        event_deck,
        event_discard: ArrayVec::new(),
        hands: [if options.archs {
            Hand::FULL
        } else {
            Hand::NUMBERS
        }; 2],
        rows: Default::default(),
        committed: [None; 2],
        won: Default::default(),
        destroyed: ArrayVec::new(),
        spared: ArrayVec::new(),
        vanished: ArrayVec::new(),
        tokens: [0; 2],
    };
    log.say_all(|| {
        let decks = if options.events { "AD-2.4" } else { "AD-11.1" };
        let mut rules = rules(&["AD-2.1", "AD-2.2", "AD-2.3", decks]);
        rules.extend((!options.archs).then_some(Rule("AD-11.2")));
        (
            rules,
            Event::GameStarted {
                sides: [state.side(Seat(0)), state.side(Seat(1))],
            },
        )
    });
    start_round(&mut state, log);
    state
}

/// The given ones come first in their order, the rest keeps its own (AD-11.4).
fn bring_forward<T: Copy + PartialEq + Default>(
    deck: &mut ArrayVec<[T; 10]>,
    first: impl Iterator<Item = T>,
) where
    [T; 10]: tinyvec::Array<Item = T>,
{
    for (place, wanted) in first.enumerate() {
        if let Some(index) = deck.iter().position(|&card| card == wanted) {
            deck[place..=index].rotate_right(1);
        }
    }
}

fn start_round(state: &mut State, log: &mut Log<Event>) {
    state.round += 1;
    state.phase = Phase::Commit;
    let city = state.city_deck.remove(0);
    state.city = Some(city);
    state.event = state.variant.events.then(|| state.event_deck.remove(0));
    let (round, event) = (state.round, state.event);
    let under = if event.is_some() { "AD-3.3" } else { "AD-11.1" };
    log.say(["AD-3.2", under], || Event::RoundStarted {
        round,
        city,
        event,
    });
}

pub fn apply(state: &mut State, seat: Seat, mv: Move, log: &mut Log<Event>) {
    match mv {
        Move::Commit { card } => {
            state.committed[seat.index()] = Some(card.card());
            log.say(["AD-4.2"], || Event::Committed { seat });
            if let [Some(first), Some(second)] = state.committed {
                reveal(state, [first, second], log);
            }
        }
        Move::ChooseValue { value } => {
            let value = value as u8;
            log.say(["AD-7.3"], || Event::ValueChosen { seat, value });
            let owner = state.side(seat);
            let cards = on_the_table(state);
            if let Clash::NameValue { number, .. } = clash(cards, state.event) {
                contest(state, cards, named(owner, value, number), log);
            }
        }
        Move::ChooseFate { fate } => decide(state, seat, fate, false, log),
    }
}

fn on_the_table(state: &State) -> BySide<Card> {
    state.by_side(|seat| state.committed[seat.index()].unwrap_or_default())
}

fn reveal(state: &mut State, cards: [Card; 2], log: &mut Log<Event>) {
    for seat in Seat::all(2) {
        let card = cards[seat.index()];
        state.hands[seat.index()] = state.hands[seat.index()].without(card);
        state.rows[seat.index()].push(card);
    }
    log.say_all(|| {
        let mut rules = rules(&["AD-4.5", "AD-4.6"]);
        rules.extend(
            cards
                .iter()
                .any(|card| card.is_arch())
                .then_some(Rule("AD-7.2")),
        );
        let cards = [
            cards[0].of(state.side(Seat(0))),
            cards[1].of(state.side(Seat(1))),
        ];
        (rules, Event::Revealed { cards })
    });
    let cards = on_the_table(state);
    match clash(cards, state.event) {
        Clash::Death { winner } => {
            state.phase = Phase::Over;
            let rule = if winner.is_some() { "AD-7.6" } else { "AD-7.7" };
            tell_the_end(state, [rule, "AD-7.8", "AD-8.3"], log);
        }
        Clash::NameValue { .. } => state.phase = Phase::RuseValue,
        Clash::DecideFate { .. } => state.phase = Phase::WarFate,
        Clash::MustSpare { owner } => {
            decide(state, state.seat(owner), ChosenFate::Spared, true, log)
        }
        Clash::Vanish => {
            let rule = if cards.angel == Card::RUSE {
                "AD-7.5"
            } else {
                "AD-7.13"
            };
            place(state, Fate::Vanished, &[rule, "AD-7.15"], log);
            close(state, log);
        }
        Clash::Compare(base) => contest(state, cards, base, log),
    }
}

/// War has its way with the city (AD-7.10 to AD-7.12, AD-7.14).
fn decide(state: &mut State, seat: Seat, fate: ChosenFate, forced: bool, log: &mut Log<Event>) {
    let against = on_the_table(state)[state.side(seat).other()];
    let rule = match against.kind() {
        _ if forced => "AD-7.12",
        Kind::Ruse => "AD-7.14",
        _ => "AD-7.10",
    };
    log.say([rule], || Event::FateChosen { seat, fate, forced });
    match fate {
        ChosenFate::Destroyed => place(state, Fate::Destroyed, &[rule, "AD-7.11", "AD-6.5"], log),
        ChosenFate::Spared => place(state, Fate::Spared, &[rule, "AD-7.11", "AD-6.6"], log),
    }
    close(state, log);
}

fn contest(state: &mut State, cards: BySide<Card>, base: BySide<u8>, log: &mut Log<Event>) {
    let event = state.event;
    let comparison = compare(base, event);
    log.say_all(|| {
        let effect = event.map(EventCard::effect);
        let played = |card| cards.angel == card || cards.demon == card;
        let mut rules = rules(&["AD-5.5", "AD-5.6"]);
        rules.extend(played(Card::RUSE).then_some(Rule("AD-7.4")));
        rules.extend(played(Card::DEATH).then_some(Rule("AD-7.9")));
        rules.extend(matches!(effect, Some(Effect::Bonus(..))).then_some(Rule("AD-5.4")));
        rules.push(Rule(match effect {
            Some(Effect::Fragile) => "AD-5.8",
            Some(Effect::Sanctuary) => "AD-5.9",
            _ => "AD-5.7",
        }));
        let [base, effective] = [base, comparison.effective].map(|values| state.by_seat(values));
        (
            rules,
            Event::Compared {
                base,
                effective,
                gap: comparison.gap,
                limit: comparison.limit,
            },
        )
    });
    let rules: &[&'static str] = match comparison.fate {
        Fate::Won(_) => &["AD-6.2", "AD-6.4"],
        Fate::Destroyed => &["AD-6.3", "AD-6.5"],
        Fate::Spared | Fate::Vanished => &["AD-6.1", "AD-6.6"],
    };
    place(state, comparison.fate, rules, log);
    close(state, log);
}

/// The city finds its place (AD-6.4 to AD-6.7).
fn place(state: &mut State, fate: Fate, because: &[&'static str], log: &mut Log<Event>) {
    let Some(city) = state.city.take() else {
        return;
    };
    let windfall = state.event.map(EventCard::effect) == Some(Effect::Windfall);
    let untaken = (windfall && !matches!(fate, Fate::Won(_))).then_some(Rule("AD-6.7"));
    let told = |event: Event| {
        let mut rules = rules(because);
        rules.extend(untaken);
        (rules, event)
    };
    match fate {
        Fate::Won(side) => {
            let seat = state.seat(side);
            state.won[seat.index()].push(city);
            log.say_all(|| {
                told(Event::CityWon {
                    seat,
                    city,
                    value: city.value(),
                })
            });
            if windfall {
                state.tokens[seat.index()] += 2;
                log.say(["AD-5.10"], || Event::TokensTaken { seat, count: 2 });
            }
        }
        Fate::Destroyed => {
            state.destroyed.push(city);
            log.say_all(|| told(Event::CityDestroyed { city }));
        }
        Fate::Spared => {
            state.spared.push(city);
            log.say_all(|| told(Event::CitySpared { city }));
        }
        Fate::Vanished => {
            state.vanished.push(city);
            log.say_all(|| told(Event::CityVanished { city }));
        }
    }
}

/// The round is over (AD-6.8); so is the game after the eighth (AD-8.1).
fn close(state: &mut State, log: &mut Log<Event>) {
    state.committed = [None; 2];
    if let Some(event) = state.event.take() {
        state.event_discard.push(event);
    }
    let round = state.round;
    log.say(["AD-6.8", "AD-9.2", "AD-9.3"], || {
        let scores = [score(state, Seat(0)), score(state, Seat(1))].map(Some);
        Event::RoundEnded { round, scores }
    });
    if round < ROUNDS {
        start_round(state, log);
    } else {
        state.phase = Phase::Over;
        let level = score(state, Seat(0)) == score(state, Seat(1));
        tell_the_end(
            state,
            ["AD-8.1", if level { "AD-9.5" } else { "AD-9.4" }],
            log,
        );
    }
}

fn tell_the_end<const N: usize>(state: &State, rules: [&'static str; N], log: &mut Log<Event>) {
    log.say(rules, || {
        let result = result(state).expect("the game is over");
        Event::GameOver {
            winner: result.winner,
            reason: result.reason,
            scores: result.scores,
        }
    });
}

fn rules(ids: &[&'static str]) -> Vec<Rule> {
    ids.iter().copied().map(Rule).collect()
}
