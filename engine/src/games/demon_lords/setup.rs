//! From the box to the first turn (DL-2).

use super::cards::Card;
use super::data::{
    STARTING_GARRISON, STARTING_HARVESTERS, STARTING_PORTALS, STARTING_SOULS, presets,
};
use super::events::{Event, Placed};
use super::map::Node;
use super::options::{First, Options, Setup};
use super::state::{Lord, MAX_THROWS, Phase, Piece, State, Throw, TurnState, Variant};
use super::turn;
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};
use tinyvec::ArrayVec;

pub fn setup(
    options: &Options,
    players: usize,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> State {
    let mut deck: ArrayVec<[Card; 40]> = Card::all().collect();
    chance.shuffle(&mut deck);
    let mut state = State {
        variant: Variant::of(options, players),
        players: players as u8,
        first: Seat(0),
        first_rolls: ArrayVec::new(),
        round: 0,
        turn: 0,
        phase: Phase::SetupHarvester,
        placed: 0,
        brute: None,
        lords: [Lord::NEW; super::data::SEATS],
        deck,
        event: None,
        seen: 0,
        turn_state: TurnState::default(),
        pending: None,
    };
    state.first = match options.first {
        First::Seat(seat) => seat,
        First::Roll => roll_for_the_start(&mut state, chance, log),
    };
    if options.setup == Setup::Preset {
        place_preset(&mut state, log);
    }
    state
}

/// The highest die begins; those tied for it roll again (DL-2.3).
fn roll_for_the_start(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) -> Seat {
    let mut rolling: Seats = state.seats().collect();
    loop {
        let throw = rolling.iter().fold(Throw::default(), |throw, seat| {
            throw.with(seat, chance.die())
        });
        if state.first_rolls.len() == MAX_THROWS {
            state.first_rolls.pop();
        }
        state.first_rolls.push(throw);
        log.say(["DL-2.3"], || Event::FirstRolled {
            rolls: throw.rolls().collect(),
        });
        rolling = throw.highest();
        if let (1, Some(first)) = (rolling.len(), rolling.iter().next()) {
            return first;
        }
    }
}

fn place_preset(state: &mut State, log: &mut Log<Event>) {
    let presets = presets(usize::from(state.players));
    for seat in state.order() {
        for node in presets[seat.index()].harvesters {
            put(state, seat, Piece::Harvester, node, log);
        }
    }
    for seat in state.order() {
        for node in presets[seat.index()].portals {
            put(state, seat, Piece::Portal, node, log);
        }
    }
    muster(state, log);
    for seat in state.order() {
        put_avatar(state, seat, presets[seat.index()].avatar, log);
    }
    turn::start_first(state, log);
}

/// A piece of the draft; the next seat follows (DL-2.5 to DL-2.8).
pub fn place(state: &mut State, seat: Seat, piece: Piece, node: Node, log: &mut Log<Event>) {
    put(state, seat, piece, node, log);
    state.placed += 1;
    let (each, next) = match piece {
        Piece::Harvester => (STARTING_HARVESTERS, Phase::SetupPortal),
        Piece::Portal => (STARTING_PORTALS, Phase::SetupAvatar),
    };
    if state.placed == u32::from(each * state.players) {
        state.placed = 0;
        state.phase = next;
        if piece == Piece::Portal {
            muster(state, log);
        }
    }
}

/// An Avatar of the draft; after the last one the first turn begins (DL-2.14, DL-2.15).
pub fn place_avatar(state: &mut State, seat: Seat, node: Node, log: &mut Log<Event>) {
    put_avatar(state, seat, node, log);
    state.placed += 1;
    if state.placed == u32::from(state.players) {
        turn::start_first(state, log);
    }
}

fn put(state: &mut State, seat: Seat, piece: Piece, node: Node, log: &mut Log<Event>) {
    let pieces = state[seat].pieces_mut(piece);
    let rule = match piece {
        Piece::Harvester if pieces.is_empty() => "DL-2.5",
        Piece::Harvester => "DL-2.7",
        Piece::Portal => "DL-2.8",
    };
    *pieces = pieces.with(node);
    let piece = piece.into();
    log.say([rule], || Event::PiecePlaced { piece, seat, node });
}

fn put_avatar(state: &mut State, seat: Seat, node: Node, log: &mut Log<Event>) {
    state[seat].avatar = Some(node);
    log.say(["DL-2.14"], || Event::PiecePlaced {
        piece: Placed::Avatar,
        seat,
        node,
    });
}

/// Troops to every Harvester, Souls into every Hell (DL-2.11, DL-2.12).
fn muster(state: &mut State, log: &mut Log<Event>) {
    for seat in state.order() {
        let lord = &mut state[seat];
        for node in lord.harvesters.iter() {
            lord.set_troops(node, STARTING_GARRISON);
            lord.storage -= STARTING_GARRISON;
            log.say(["DL-2.11"], || Event::TroopsPlaced {
                seat,
                node,
                count: STARTING_GARRISON,
            });
        }
        lord.storage -= STARTING_SOULS;
        lord.hell = STARTING_SOULS;
        log.say(["DL-2.12"], || Event::SoulsPlaced {
            seat,
            amount: STARTING_SOULS,
        });
    }
}
