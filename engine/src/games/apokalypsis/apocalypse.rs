//! An apocalypse, step by step (AK-8.9 to AK-8.16).

use super::board::Terrain;
use super::cards::{clear_hands, return_cards, serve_queue};
use super::data::{Color, Omen};
use super::events::Event;
use super::map::Spaces;
use super::reading::Reading;
use super::state::{Cards, State};
use crate::chance::Chance;
use crate::game::Log;

/// The whole of an apocalypse in play. The cards have left the pile.
pub fn apocalypse(state: &mut State, cards: Cards, chance: &mut Chance, log: &mut Log<Event>) {
    sink_and_return(state, cards, chance, log);
    serve_queue(state, log);
    clear_hands(state, log);
}

/// All but what concerns hands: in the tie-break they are left alone (AK-9.11).
pub fn sink_and_return(state: &mut State, cards: Cards, chance: &mut Chance, log: &mut Log<Event>) {
    let neutral = |state: &State, color| state.owner(color).is_none();
    discard_laid_down(state, "AK-8.9", neutral, log);
    let affected = cards
        .iter()
        .copied()
        .collect::<Reading>()
        .affected(&state.board);
    state.apocalypses = state.apocalypses.saturating_add(1);
    log.say(["AK-8.8"], || Event::Apocalypse {
        cards: cards.to_vec(),
        spaces: affected.to_vec(),
    });
    sink(state, affected, log);
    let live = discard_dead(state, cards, log);
    return_cards(state, live, chance, log);
}

/// Laid down meeples of the colours chosen leave the game.
pub fn discard_laid_down(
    state: &mut State,
    rule: &'static str,
    chosen: impl Fn(&State, Color) -> bool,
    log: &mut Log<Event>,
) {
    let sea = Spaces::ALL - state.board.dry();
    let before = state.board;
    for meeple in before.meeples_in(sea) {
        if chosen(state, meeple.color) {
            state.board.remove(meeple.color, meeple.space);
            log.say([rule], || Event::MeepleDiscarded {
                space: meeple.space,
                color: meeple.color,
            });
        }
    }
}

/// Land turns to sea, temples are lost, meeples fall (AK-8.10 to AK-8.12).
fn sink(state: &mut State, affected: Spaces, log: &mut Log<Event>) {
    for space in affected.iter() {
        match state.board.terrain(space) {
            Terrain::Temple => log.say(["AK-8.11"], || Event::TempleLost { space }),
            _ => log.say(["AK-8.10"], || Event::TileSunk { space }),
        }
        state.board.sink(space);
        for color in state.board.meeples_on(space) {
            log.say(["AK-8.12"], || Event::LaidDown { space, color });
        }
    }
}

/// Dead cards leave, first those that lie in the pile, then those revealed (AK-8.13); the
/// others of `cards` are given back.
fn discard_dead(state: &mut State, cards: Cards, log: &mut Log<Event>) -> Cards {
    let mut discard = |state: &mut State, card: Omen| {
        let dead = state.is_dead(card);
        if dead {
            state.dead_omens.push(card);
            log.say(["AK-8.13"], || Event::OmenDiscarded { card, seat: None });
        }
        !dead
    };
    let mut pile = state.omen_pile;
    pile.retain(|entry| discard(state, entry.card));
    state.omen_pile = pile;
    let mut live = cards;
    live.retain(|&card| discard(state, card));
    live
}
