//! The full state in readable JSON, and the requirements P1 to P11 of one written by hand.

use super::clash::{Clash, clash};
use super::data::{BySide, Card, CardOf, City, Effect, EventCard, ROUNDS, Side, TOKENS};
use super::options::{AngelSeat, Options};
use super::score::result;
use super::state::{Hand, Phase, State, Variant};
use super::view::{GameResult, hand_ids, row_ids};
use crate::game::{Broken, Loaded};
use crate::kit::keys::present;
use crate::kit::report::Report;
use crate::kit::whole::Whole;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::{Array, ArrayVec};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub game: String,
    pub options: CompleteOptions,
    pub sides: [Side; 2],
    pub round: Whole,
    pub phase: Phase,
    pub to_act: Vec<Seat>,
    #[serde(deserialize_with = "present")]
    pub city: Option<City>,
    #[serde(deserialize_with = "present")]
    pub event: Option<EventCard>,
    pub city_deck: Vec<City>,
    pub event_deck: Vec<EventCard>,
    pub event_discard: Vec<EventCard>,
    pub hands: [Vec<CardOf>; 2],
    pub rows: [Vec<CardOf>; 2],
    pub arch_used: [bool; 2],
    pub committed: [Option<CardOf>; 2],
    pub won: [Vec<City>; 2],
    pub destroyed: Vec<City>,
    pub spared: Vec<City>,
    pub vanished: Vec<City>,
    pub tokens: [Whole; 2],
    pub token_supply: Whole,
    #[serde(deserialize_with = "present")]
    pub result: Option<GameResult>,
}

/// The options with all their keys: in a position none may be left out (P1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompleteOptions {
    #[cfg_attr(feature = "tools", ts(type = "0 | 1 | \"random\""))]
    angel_seat: AngelSeat,
    events: bool,
    archs: bool,
    open_piles: bool,
    #[serde(deserialize_with = "present")]
    city_order: Option<Vec<String>>,
    #[serde(deserialize_with = "present")]
    event_order: Option<Vec<String>>,
}

pub fn position(options: &Options, state: &State) -> Position {
    let seats = [Seat(0), Seat(1)];
    Position {
        game: super::ID.to_owned(),
        options: CompleteOptions {
            angel_seat: options.angel_seat.clone(),
            events: options.events,
            archs: options.archs,
            open_piles: options.open_piles,
            city_order: options.city_order.clone(),
            event_order: options.event_order.clone(),
        },
        sides: seats.map(|seat| state.side(seat)),
        round: state.round.into(),
        phase: state.phase,
        to_act: state.to_act().iter().collect(),
        city: state.city,
        event: state.event,
        city_deck: state.city_deck.to_vec(),
        event_deck: state.event_deck.to_vec(),
        event_discard: state.event_discard.to_vec(),
        hands: seats.map(|seat| hand_ids(state, seat)),
        rows: seats.map(|seat| row_ids(state, seat)),
        arch_used: seats.map(|seat| state.arch_played(seat).is_some()),
        committed: seats
            .map(|seat| state.committed[seat.index()].map(|card| card.of(state.side(seat)))),
        won: seats.map(|seat| state.won[seat.index()].to_vec()),
        destroyed: state.destroyed.to_vec(),
        spared: state.spared.to_vec(),
        vanished: state.vanished.to_vec(),
        tokens: state.tokens.map(Whole::from),
        token_supply: state.token_supply().into(),
        result: result(state),
    }
}

pub fn from_position(position: Position) -> Result<Loaded<super::AngelsAndDemons>, Vec<Broken>> {
    let mut report = Report::default();
    let options = Options {
        angel_seat: position.options.angel_seat.clone(),
        events: position.options.events,
        archs: position.options.archs,
        open_piles: position.options.open_piles,
        city_order: position.options.city_order.clone(),
        event_order: position.options.event_order.clone(),
    };
    report.require(
        position.game == super::ID,
        "P1",
        "`game` is the id of this game",
    );
    report.require(options.check().is_ok(), "P1", "`options` are acceptable");
    report.require(
        sides_agree(&position),
        "P2",
        "one Angel and one Demon, as `angelSeat` says",
    );
    report.stop_if_broken()?;

    check_pieces(&position, &mut report);
    report.stop_if_broken()?;

    let state = state_of(&position);
    check_course(&position, &state, &mut report);
    report.stop_if_broken()?;
    Ok(Loaded {
        options,
        state,
        warnings: Vec::new(),
    })
}

fn sides_agree(position: &Position) -> bool {
    let angel = position.sides.iter().position(|&side| side == Side::Angel);
    position.sides[0] != position.sides[1]
        && match position.options.angel_seat {
            AngelSeat::Given(seat) => angel == Some(usize::from(seat)),
            _ => true,
        }
}

fn each_once<T: Copy + PartialEq>(all: impl Iterator<Item = T>, listed: &[T]) -> bool {
    let all: Vec<T> = all.collect();
    listed.len() == all.len() && all.iter().all(|thing| listed.contains(thing))
}

/// P3 to P8: the pieces are all there, and as many as the round says.
fn check_pieces(position: &Position, report: &mut Report) {
    let placed: Vec<City> = [
        &position.won[0],
        &position.won[1],
        &position.destroyed,
        &position.spared,
        &position.vanished,
    ]
    .into_iter()
    .flatten()
    .copied()
    .collect();
    let cities: Vec<City> = position
        .city
        .into_iter()
        .chain(placed.clone())
        .chain(position.city_deck.clone())
        .collect();
    report.require(
        each_once(City::all(), &cities),
        "P3",
        "each city is in exactly one place",
    );

    let events: Vec<EventCard> = position
        .event
        .into_iter()
        .chain(position.event_deck.clone())
        .chain(position.event_discard.clone())
        .collect();
    let in_play = EventCard::all().filter(|_| position.options.events);
    report.require(
        each_once(in_play, &events),
        "P4",
        "each event is in exactly one place; without events none is",
    );

    for (index, side) in position.sides.into_iter().enumerate() {
        let set = if position.options.archs {
            Hand::FULL
        } else {
            Hand::NUMBERS
        };
        let (hand, row) = (&position.hands[index], &position.rows[index]);
        let cards: Vec<CardOf> = hand.iter().chain(row).copied().collect();
        let whole = each_once(set.iter().map(|card| card.of(side)), &cards);
        report.require(
            whole && hand.is_sorted(),
            "P5",
            "hand and row are together the set; the hand is in order",
        );
        let archs = row.iter().filter(|card| card.card().is_arch()).count();
        report.require(archs <= 1, "P6", "at most one Arch in each row");
        report.require(
            position.arch_used[index] == (archs > 0),
            "P6",
            "`archUsed` is true exactly with an Arch in the row",
        );
    }

    let by_points = position.phase == Phase::Over && position.committed == [None, None];
    // A number out of all range is no round, and fits nothing else either.
    let round = position.round.small().map_or(usize::MAX, usize::from);
    report.require(
        (1..=usize::from(ROUNDS)).contains(&round),
        "P7",
        "`round` is 1 to 8",
    );
    let played = if position.phase == Phase::Commit {
        round.saturating_sub(1)
    } else {
        round
    };
    report.require(
        position.rows.iter().all(|row| row.len() == played),
        "P7",
        "the rows hold a card for each round",
    );
    let fates = if by_points {
        usize::from(ROUNDS)
    } else {
        round.saturating_sub(1)
    };
    report.require(
        placed.len() == fates,
        "P7",
        "as many cities have a fate as rounds are over",
    );
    report.require(
        !by_points || round == usize::from(ROUNDS),
        "P7",
        "points end the game only in round 8",
    );
    report.require(
        position.city.is_none() == by_points,
        "P7",
        "`city` is null exactly after an end by points",
    );
    if position.options.events {
        report.require(
            position.event_discard.len() == fates,
            "P7",
            "as many events are used as rounds are over",
        );
    }
    report.require(
        position.event.is_none() == (by_points || !position.options.events),
        "P7",
        "`event` is null exactly after an end by points and without events",
    );

    let tokens = position.tokens.map(|count| i64::from(count.0));
    let total = tokens[0] + tokens[1];
    let supply = i64::from(position.token_supply.0);
    report.require(
        total + supply == i64::from(TOKENS) && supply >= 0,
        "P8",
        "there are four tokens",
    );
    for (taken, won) in tokens.into_iter().zip(&position.won) {
        report.require(
            taken % 2 == 0 && (0..=2 * won.len() as i64).contains(&taken),
            "P8",
            "two tokens come with a city won, if any",
        );
    }
    let windfalls = position
        .event_discard
        .iter()
        .filter(|event| event.effect() == Effect::Windfall)
        .count();
    report.require(
        total <= 2 * windfalls as i64,
        "P8",
        "tokens come only from Windfalls",
    );
}

/// P9 to P11: the position can have come about and is told right.
fn check_course(position: &Position, state: &State, report: &mut Report) {
    let pairs: Vec<BySide<Card>> = (0..state.rows[0].len())
        .map(|index| state.by_side(|seat| state.rows[seat.index()][index]))
        .collect();
    let vanished = pairs
        .iter()
        .filter(|&&cards| clash(cards, None) == Clash::Vanish)
        .count();
    report.require(
        state.vanished.len() == vanished,
        "P9",
        "a city vanished exactly if Ruse met Ruse or War met War",
    );
    let death = pairs
        .iter()
        .position(|&cards| matches!(clash(cards, None), Clash::Death { .. }));
    let ended_by_death = position.phase == Phase::Over && position.committed != [None, None];
    let lawful = death.is_none_or(|index| index + 1 == pairs.len() && ended_by_death);
    report.require(lawful, "P9", "Death against an Arch ends the game");

    report.require(
        commitments_fit(position, state, pairs.last().copied()),
        "P10",
        "phase and `committed` agree",
    );
    let to_act: Vec<Seat> = state.to_act().iter().collect();
    report.require(
        position.to_act == to_act,
        "P10",
        "`toAct` names those who have to act",
    );
    report.require(
        position.result == result(state),
        "P11",
        "`result` follows from the position",
    );
}

fn commitments_fit(position: &Position, state: &State, last: Option<BySide<Card>>) -> bool {
    let own_sets = Seat::all(2).all(|seat| {
        position.committed[seat.index()].is_none_or(|card| card.side() == state.side(seat))
    });
    let last_cards = last.is_some_and(|cards| {
        Seat::all(2).all(|seat| state.committed[seat.index()] == Some(cards[state.side(seat)]))
    });
    let met = last.map(|cards| clash(cards, state.event));
    own_sets
        && match state.phase {
            Phase::Commit => {
                let playable = |seat: Seat| {
                    state.committed[seat.index()]
                        .is_none_or(|card| state.playable(seat).contains(card))
                };
                Seat::all(2).all(playable) && state.committed.contains(&None)
            }
            Phase::RuseValue => last_cards && matches!(met, Some(Clash::NameValue { .. })),
            Phase::WarFate => last_cards && matches!(met, Some(Clash::DecideFate { .. })),
            Phase::Over if position.committed == [None, None] => true,
            Phase::Over => last_cards && matches!(met, Some(Clash::Death { .. })),
        }
}

/// The state of a position whose pieces are all there.
fn state_of(position: &Position) -> State {
    let angel_seat = if position.sides[0] == Side::Angel {
        Seat(0)
    } else {
        Seat(1)
    };
    State {
        variant: Variant {
            events: position.options.events,
            archs: position.options.archs,
            open_piles: position.options.open_piles,
        },
        angel_seat,
        round: position.round.small().unwrap_or_default(),
        phase: position.phase,
        city: position.city,
        event: position.event,
        city_deck: list(&position.city_deck),
        event_deck: list(&position.event_deck),
        event_discard: list(&position.event_discard),
        hands: [0, 1].map(|seat| {
            Hand(
                position.hands[seat]
                    .iter()
                    .fold(0, |hand, card| hand | 1 << card.card().0),
            )
        }),
        rows: [0, 1].map(|seat| position.rows[seat].iter().map(|card| card.card()).collect()),
        committed: position.committed.map(|card| card.map(CardOf::card)),
        won: [0, 1].map(|seat| list(&position.won[seat])),
        destroyed: list(&position.destroyed),
        spared: list(&position.spared),
        vanished: list(&position.vanished),
        tokens: position
            .tokens
            .map(|count| count.small().unwrap_or_default()),
    }
}

fn list<A: Array>(items: &[A::Item]) -> ArrayVec<A>
where
    A::Item: Copy,
{
    items.iter().copied().collect()
}
