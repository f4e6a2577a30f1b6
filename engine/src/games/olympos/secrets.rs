//! What must not be told: events for other ears, hidden cards, and moves that showed something.

use super::cards::{Card, God};
use super::data::ZEUS;
use super::events::Event;
use super::moves::Move;
use super::score::prestige_is_open;
use super::state::{Phase, State};
use super::tiles::Discovery;
use crate::chance::Chance;
use crate::game::Cited;
use crate::seat::{Seat, Seats, Viewer};

/// Which card was drawn is for the ears of its seat alone.
pub fn redact(event: &Cited<Event>, viewer: Viewer) -> Cited<Event> {
    let mut heard = event.clone();
    if let Event::DestinyDrawn { seat, private, .. } = &mut heard.event {
        *private = private.filter(|_| viewer.is(*seat));
    }
    heard
}

/// Who has something that the table does not show: cards, or prestige face down.
pub fn secretive(state: &State) -> Seats {
    let knows = |seat: &Seat| {
        let player = state.player(*seat);
        let looks = matches!(state.phase, Phase::Oracle(_)) && state.to_act == Some(*seat);
        let hides = player.prestige > 0 && !prestige_is_open(state, *seat, Viewer::Table);
        !player.hand.is_empty() || looks || hides
    };
    let over = state.phase == Phase::Over;
    state.seats().filter(|seat| !over && knows(seat)).collect()
}

/// Hands, cards looked at and deck dealt anew, and so the Olympos cards that lie face down.
/// Prestige stays: every gain was told to all.
pub fn resample(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut other = *state;
    match state.phase {
        Phase::Over => return other,
        // Nobody knows what is prepared: as far as they can tell it is drawn.
        Phase::Crosses => other.prepared = Default::default(),
        _ => {
            resample_destiny(&mut other, viewer, chance);
            resample_olympos(&mut other, chance);
        }
    }
    other
}

fn resample_destiny(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let to_act = state.to_act;
    let mut hidden: Vec<&mut Card> = state.destiny.deck.iter_mut().collect();
    for (index, player) in state.seats.iter_mut().enumerate() {
        if !viewer.is(Seat(index as u8)) {
            hidden.extend(player.hand.iter_mut());
        }
    }
    if let Phase::Oracle(cards) = &mut state.phase
        && !to_act.is_some_and(|seat| viewer.is(seat))
    {
        hidden.extend(cards.iter_mut());
    }
    let mut cards: Vec<Card> = hidden.iter().map(|card| **card).collect();
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    for (place, card) in hidden.into_iter().zip(cards) {
        *place = card;
    }
}

fn resample_olympos(state: &mut State, chance: &mut Chance) {
    let olympos = &mut state.olympos;
    let mut hidden: Vec<&mut God> = olympos.piles.iter_mut().flatten().collect();
    hidden.extend(olympos.aside.as_mut());
    let mut cards: Vec<God> = hidden.iter().map(|card| **card).collect();
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    for (place, card) in hidden.into_iter().zip(cards) {
        *place = card;
    }
}

/// By which rule a move has shown something to somebody, if it has: then it stands.
pub fn undo_stop(before: &State, mv: &Move, after: &State) -> Option<&'static str> {
    let shown = after.olympos.revealed.len() > before.olympos.revealed.len();
    let hands = |state: &State| state.seats.map(|player| player.hand.len());
    match *mv {
        _ if after.phase == Phase::Over => Some("OL-10.6"),
        // OL-2.11: the cubes and the cards have been dealt.
        Move::Cross { .. } if after.phase != Phase::Crosses => Some("OL-2.11"),
        Move::PlayDestiny { .. } => Some("OL-8.5"),
        Move::KeepDestiny { .. } => Some("OL-12.3"),
        Move::Build { star_cards, .. } if star_cards > 0 => Some("OL-8.7"),
        Move::Favour { count } if count > 0 => Some("OL-9.6"),
        _ if shown => {
            let last = after.olympos.revealed.last();
            last.map(|revealed| ZEUS[usize::from(revealed.zeus)].rule())
        }
        Move::Favour { .. } if hands(before) != hands(after) => Some("OL-9.20"),
        _ if before.destiny == after.destiny => None,
        Move::Discover { slot, .. } if before.pile(slot).tile == Discovery::PHALANX => {
            Some("OL-12.6")
        }
        Move::Discover { slot, .. } if before.pile(slot).tile == Discovery::HELLENISM => {
            Some("OL-12.9")
        }
        _ => Some("OL-8.1"),
    }
}
