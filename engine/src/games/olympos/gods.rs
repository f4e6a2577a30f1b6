//! Olympos cards: when they are turned up, whom they look for and what they do (OL-9).

use super::cards::{Affects, Card, God};
use super::data::ZEUS;
use super::events::Event;
use super::expansion;
use super::map::{Space, Territories, Territory};
use super::moves::Move;
use super::state::{CubeReason, Revealed, State};
use super::steps::{Step, put_first};
use super::stock;
use super::tiles::Discovery;
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::{Seat, Seats};

/// The next card of a Zeus space; then everybody is asked for Favour cards (OL-9.6).
pub fn turn_up(state: &mut State, seat: Seat, zeus: u8, log: &mut Log<Event>) {
    // OL-9.22: what lasts until the next card ends before it acts.
    for player in &mut state.seats {
        player.ares = false;
        player.siren = false;
    }
    let pile = &mut state.olympos.piles[usize::from(zeus)];
    // In a lesson the pile may lack its card.
    if pile.is_empty() {
        return;
    }
    let card = pile.remove(0);
    state.olympos.revealed.push(Revealed {
        card,
        zeus,
        seat,
        ..Revealed::default()
    });
    let space = &ZEUS[usize::from(zeus)];
    let pos = space.pos;
    log.say([space.rule()], || Event::OlymposRevealed {
        seat,
        card,
        pos,
    });
    put_first(state, [Step::Resolve { seat, card }].into_iter());
    let asked: tinyvec::ArrayVec<[Step; 5]> = state
        .clockwise(seat)
        .map(|seat| Step::Favour { seat })
        .collect();
    put_first(state, asked.into_iter());
}

/// The Zeus symbols of a seat on its tiles and of the Zeus token, without Favour cards (OL-5.3,
/// OL-9.5).
pub fn symbols(state: &State, seat: Seat) -> u8 {
    let tiles = state.player(seat).tiles.iter();
    let on_tiles: u8 = tiles.map(|tile| tile.discovery().symbols().zeus).sum();
    let controlled = state.settlers.controlled(seat);
    on_tiles + controlled.and(Territories::ZEUS).len()
}

/// The Favour cards that a seat has played for the card last turned up.
fn favours_played(state: &State, seat: Seat) -> u8 {
    let last = state.olympos.revealed.last();
    last.map_or(0, |revealed| revealed.played[seat.index()])
}

/// The symbols of every seat for that card, if this seat plays so many and nobody else any more.
pub fn symbols_if(state: &State, seat: Seat, count: u8) -> impl Fn(Seat) -> u8 + '_ {
    move |other| {
        let played = if other == seat {
            count
        } else {
            favours_played(state, other)
        };
        symbols(state, other) + played
    }
}

/// Whom the god looks for, ties included (OL-9.7 to OL-9.10).
pub fn affected(state: &State, card: God, symbols: impl Fn(Seat) -> u8) -> Seats {
    let counts = || state.seats().map(&symbols);
    let sought = match card.affects() {
        Affects::Most => counts().max().filter(|&most| most > 0),
        Affects::Fewest => counts().min(),
    };
    let tied: Seats = state
        .seats()
        .filter(|&seat| Some(symbols(seat)) == sought)
        .collect();
    let democrats: Seats = tied
        .iter()
        .filter(|&seat| state.player(seat).has(Discovery::DEMOCRACY))
        .collect();
    let others: Seats = tied
        .iter()
        .filter(|&seat| !democrats.contains(seat))
        .collect();
    match card.affects() {
        Affects::Most if !democrats.is_empty() => democrats,
        Affects::Fewest if !others.is_empty() => others,
        _ => tied,
    }
}

/// The god acts, seat by seat clockwise from who drew the card (OL-9.11).
pub fn resolve(state: &mut State, seat: Seat, card: God, log: &mut Log<Event>) {
    let count = |seat| symbols(state, seat) + favours_played(state, seat);
    let affected = affected(state, card, count);
    let order: tinyvec::ArrayVec<[Seat; 5]> = state
        .clockwise(seat)
        .filter(|&seat| affected.contains(seat))
        .collect();
    log.say([card.rule()], || Event::OlymposAffects {
        card,
        symbols: state.seats().map(count).collect(),
        seats: order.to_vec(),
    });
    if let Some(revealed) = state.olympos.revealed.last_mut() {
        revealed.affected = Some(affected);
    }
    let why = CubeReason::Artemis;
    let question = |seat| match card {
        God::ARTEMIS => Some(Step::TakeCube { seat, why }),
        God::HADES => Some(Step::Hades { seat }),
        _ => None,
    };
    put_first(state, order.iter().filter_map(|&seat| question(seat)));
    for seat in order {
        strike(state, seat, card, log);
    }
}

/// What the god does to one seat at once, finished or not (OL-9.23). Marks use up nothing
/// (OL-9.24).
fn strike(state: &mut State, seat: Seat, card: God, log: &mut Log<Event>) {
    let player = &mut state.seats[seat.index()];
    match card {
        God::ZEUS => stock::gain_prestige(state, seat, 3, "OL-9.12", log),
        God::HECATE => stock::gain_settlers(state, seat, 1, "OL-9.13", log),
        God::ATHENA => player.athena = true,
        God::ARES => player.ares = true,
        God::KERES => player.keres = true,
        God::SIREN => player.siren = true,
        God::ERINYES => player.erinyes = true,
        God::NEMESIS if !player.hand.is_empty() => {
            let cards = std::mem::take(&mut player.hand);
            state.destiny.discard.extend(cards);
            log.say(["OL-9.20"], || Event::DestinyDiscarded {
                seat,
                cards: cards.to_vec(),
            });
        }
        // Artemis and Hades ask; Nemesis finds nothing.
        _ => {}
    }
}

/// A seat's answer to the question for Favour cards.
pub fn play_favours(state: &mut State, seat: Seat, count: u8, log: &mut Log<Event>) {
    for _ in 0..count {
        state.player_mut(seat).discard(Card::FAVOUR);
        state.destiny.discard.push(Card::FAVOUR);
    }
    if let Some(revealed) = state.olympos.revealed.last_mut() {
        revealed.played[seat.index()] = count;
    }
    if count > 0 {
        log.say(["OL-9.6"], || Event::FavourPlayed { seat, n: count });
    }
}

pub fn check_favours(state: &State, seat: Seat, count: u8) -> Result<(), Refusal> {
    let held = state.player(seat).cards(Card::FAVOUR);
    if count <= held {
        Ok(())
    } else {
        Err(Refusal::new("OL-9.6").with("held", Param::Number(i32::from(held))))
    }
}

/// The settlers that Hades may be given (OL-9.17).
pub fn list_victims(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    for territory in Territory::all() {
        let space = territory.space();
        let levels = state.settlers.movable(seat, territory);
        moves.extend(levels.map(|level| Move::RemoveSettler {
            space,
            level: level as u8,
        }));
    }
}

pub fn check_victim(state: &State, seat: Seat, space: Space, level: u8) -> Result<(), Refusal> {
    let level = usize::from(level);
    let about = Refusal::new("OL-9.17").with("space", Param::Id(space.id()));
    match space.territory() {
        Some(territory) if state.settlers.owns(seat, territory, level) => {
            if state.settlers.is_top_of_run(territory, level) {
                Ok(())
            } else {
                Err(about.case("lower"))
            }
        }
        _ => Err(about),
    }
}

/// A settler goes back to the personal stock.
pub fn remove_settler(
    state: &mut State,
    seat: Seat,
    space: Space,
    level: u8,
    log: &mut Log<Event>,
) {
    if let Some(territory) = space.territory() {
        expansion::leave(state, territory, usize::from(level), log);
    }
    state.player_mut(seat).stock += 1;
    log.say(["OL-9.17"], || Event::SettlerRemoved { seat, space, level });
}
