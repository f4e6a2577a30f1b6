//! A new game (AK-4): the lots are drawn in the order of the steps below.

use super::apply::start_turn;
use super::board::Board;
use super::data::{COPIES, Color, HAND, MOST_PLAYERS, Omen, colors};
use super::events::Event;
use super::goals::{Curses, all_curses, dealt, neutral_colors};
use super::map::{NORTH_TILE, SOUTH_TILE, Space, Spaces};
use super::options::{Colors, FirstSeat, Options};
use super::placing::place;
use super::prepared::{Setup, is_inner};
use super::state::{Cards, Hand, Phase, PileCard, State, Turn};
use crate::chance::Chance;
use crate::game::Log;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use tinyvec::ArrayVec;

pub fn setup(
    options: &Options,
    players: usize,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<State, Refusal> {
    let nothing = Setup::default();
    let given = options.setup.as_ref().unwrap_or(&nothing);
    let variant = options.rules();

    let bless = deal_blessings(options, given, players, chance);
    let curse = if variant.gods {
        deal_curses(given, players, &bless, chance)
    } else {
        Curses::default()
    };
    let temple_sites = match &given.temples {
        Some(temples) => temples.iter().copied().collect(),
        None => draw_temples(chance),
    };
    let board = if given.has_board() {
        prepared_board(given)
    } else {
        settle(temple_sites, players, chance)
    };
    let (hands, draw_pile) = deal_omens(given, players, chance);
    let first = match options.first_seat {
        FirstSeat::Given(seat) => seat,
        FirstSeat::Random => Seat(chance.below(players as u32) as u8),
    };

    let mut penalties = [0; MOST_PLAYERS];
    for (own, &given) in penalties.iter_mut().zip(given.penalties.iter().flatten()) {
        *own = given;
    }
    let mut state = State {
        variant,
        players: players as u8,
        bless,
        curse,
        hands,
        penalties,
        board,
        temple_sites,
        draw_pile,
        omen_pile: prepared_pile(given, players, variant.open),
        dead_omens: given.dead_omens.iter().flatten().copied().collect(),
        debts: ArrayVec::new(),
        turn: Turn {
            number: 1,
            seat: first,
            phase: Phase::Omen,
            actions_left: 0,
        },
        apocalypses: 0,
        ending: None,
    };
    queue_short_hands(&mut state);
    check_cards(&state)?;
    log.say(["AK-5.5"], || Event::GameStarted { first });
    start_turn(&mut state, log);
    Ok(state)
}

/// Step 1 (AK-4.14).
fn deal_blessings(
    options: &Options,
    given: &Setup,
    players: usize,
    chance: &mut Chance,
) -> [Color; MOST_PLAYERS] {
    let mut drawn: ArrayVec<[Color; MOST_PLAYERS]> = match &given.bless {
        Some(bless) => bless.iter().copied().collect(),
        None => colors(players).collect(),
    };
    if given.bless.is_none() && options.colors == Colors::Drawn {
        chance.shuffle(&mut drawn);
    }
    let mut bless = [Color::default(); MOST_PLAYERS];
    bless[..players].copy_from_slice(&drawn[..players]);
    bless
}

/// Step 2 (AK-4.15, AK-4.16): one of all the ways that leave nobody with one colour twice.
fn deal_curses(given: &Setup, players: usize, bless: &[Color], chance: &mut Chance) -> Curses {
    match &given.curse {
        Some(curse) => dealt(curse),
        None if players == 2 => {
            let mut neutral = neutral_colors(players, bless);
            chance.shuffle(&mut neutral);
            dealt(&neutral)
        }
        None => chance.pick(&all_curses(players, bless)),
    }
}

/// Step 3 (AK-4.9): two among the inner spaces, two on the coast.
pub fn draw_temples(chance: &mut Chance) -> Spaces {
    let is_pole = |space: &Space| [NORTH_TILE, SOUTH_TILE].contains(space);
    let (mut inner, mut coast): (Vec<Space>, Vec<Space>) = Space::all()
        .filter(|space| !is_pole(space))
        .partition(|&space| is_inner(space));
    chance.shuffle(&mut inner);
    chance.shuffle(&mut coast);
    inner
        .into_iter()
        .take(2)
        .chain(coast.into_iter().take(2))
        .collect()
}

/// Steps 4 and 5 (AK-4.4, AK-4.10). With five players two tiles stay empty.
fn settle(temples: Spaces, players: usize, chance: &mut Chance) -> Board {
    let land = Spaces::ALL - temples;
    loop {
        let mut tiles = land;
        if players == 5 {
            let mut lots = land.to_vec();
            chance.shuffle(&mut lots);
            tiles = tiles.without(lots[0]).without(lots[1]);
        }
        if let Some(placing) = place(tiles, players, chance) {
            let mut board = Board::new(land, temples);
            for color in colors(players) {
                for space in placing[color.index()].iter() {
                    board.add(color, space);
                }
            }
            return board;
        }
    }
}

fn prepared_board(given: &Setup) -> Board {
    let mut board = given.island();
    for (space, color) in given.meeples() {
        board.add(color, space);
    }
    board
}

/// Step 6 (AK-4.12).
fn deal_omens(given: &Setup, players: usize, chance: &mut Chance) -> ([Hand; MOST_PLAYERS], Cards) {
    let mut hands = [Hand::new(); MOST_PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(given.hands.iter().flatten()) {
        hand.extend(cards.iter().copied());
    }
    let mut pile: Cards = match &given.deck {
        Some(deck) => deck.iter().copied().collect(),
        None => {
            let mut rest = unplaced(given);
            chance.shuffle(&mut rest);
            rest
        }
    };
    if given.hands.is_none() {
        for _ in 0..HAND {
            for hand in &mut hands[..players] {
                if !pile.is_empty() {
                    hand.push(pile.remove(0));
                }
            }
        }
    }
    (hands, pile)
}

/// The cards that the prepared start puts nowhere, in card order.
fn unplaced(given: &Setup) -> Cards {
    let in_hands = given.hands.iter().flatten().flatten();
    let in_pile = given.omen_pile.iter().flatten().map(|entry| &entry.card);
    let placed = in_hands
        .chain(in_pile)
        .chain(given.dead_omens.iter().flatten());
    Omen::all()
        .flat_map(|card| {
            let used = placed.clone().filter(|&&other| other == card).count();
            std::iter::repeat_n(card, usize::from(COPIES).saturating_sub(used))
        })
        .collect()
}

fn prepared_pile(given: &Setup, players: usize, open: bool) -> ArrayVec<[PileCard; 20]> {
    let entries = given.omen_pile.iter().flatten();
    entries
        .map(|entry| PileCard {
            card: entry.card,
            by: entry.by,
            seen_by: if open {
                Seat::all(players).collect()
            } else {
                let others = entry.seen_by.iter().flatten().copied();
                others.collect::<Seats>().with(entry.by)
            },
        })
        .collect()
}

/// Hands short of cards wait in turn order (AK-6.4).
fn queue_short_hands(state: &mut State) {
    for seat in state.clockwise_from(state.turn.seat) {
        for _ in state.hands[seat.index()].len()..HAND {
            state.debts.push(seat);
        }
    }
}

/// What a prepared start must not do to the cards; a drawn one never does.
fn check_cards(state: &State) -> Result<(), Refusal> {
    if !state.debts.is_empty() && !state.draw_pile.is_empty() {
        return Err(Refusal::new("AK-6.4").case("setup"));
    }
    let mut held = state
        .hands
        .iter()
        .flatten()
        .copied()
        .chain(state.pile_cards());
    if held.any(|card| state.is_dead(card)) {
        return Err(Refusal::new("AK-8.15").case("setup"));
    }
    Ok(())
}
