//! What a position is worth to a player, in points: what is scored already and what is likely to
//! come of the rest.

use super::data::{LAST_ZEUS, Resource, Wonder};
use super::development::Slot;
use super::discovery;
use super::gods;
use super::score::score;
use super::state::State;
use super::tiles::Discovery;
use super::wonder;
use crate::seat::Seat;

/// The first to the fourth token of a resource.
const UNITS: [f64; 4] = [2.6, 2.0, 1.5, 0.6];
/// Early in the game, and always.
const STAR_TOKEN: (f64, f64) = (2.0, 0.5);
/// A lasting Star towards a wonder that lacks at most two.
const NEAR_WONDER: f64 = 0.8;
const SETTLER: f64 = 0.9;
const HOURGLASS: f64 = 0.9;
pub const CUBE: f64 = 1.5;
/// A discovery within reach, by the number of units that are missing.
const REACH: [f64; 3] = [1.0, 0.55, 0.25];
/// So many discoveries can be planned for.
const PLANS: usize = 4;
/// For each Olympos card to come.
const SYMBOLS: f64 = 0.5;
const SWORDS: f64 = 1.0;
const BURIED: f64 = 0.5;

/// The powers that last.
const POWERS: [(Discovery, f64); 8] = [
    (Discovery::MONEY, 4.0),
    (Discovery::AGRICULTURE, 4.0),
    (Discovery::CAVALRY, 4.0),
    (Discovery::ARCHITECTURE, 5.0),
    (Discovery::ORACLE, 2.0),
    (Discovery::MEDICINE, 2.0),
    (Discovery::ASTRONOMY, 1.5),
    (Discovery::MAP_MAKING, 1.5),
];

/// The part of the track still ahead: 1 at the start, 0 from the last Zeus space on.
pub fn ahead(state: &State, seat: Seat) -> f64 {
    let left = LAST_ZEUS.saturating_sub(state.pos[seat.index()]);
    f64::from(left) / f64::from(LAST_ZEUS)
}

/// `ahead` is given, so that an action and its alternative are judged at the same time.
pub fn worth(state: &State, seat: Seat, ahead: f64) -> f64 {
    let score = score(state, seat);
    f64::from(score.total - score.position)
        + ahead * land(state, seat)
        + ahead * plans(state, seat, ahead)
        + stars(state, seat, ahead)
        + stock(state, seat, ahead)
        + SYMBOLS * olympos_cards_left(state) * rank(state, seat, |seat| gods::symbols(state, seat))
        + ahead * SWORDS * rank(state, seat, |seat| state.swords(seat))
        + ahead * powers(state, seat)
}

fn land(state: &State, seat: Seat) -> f64 {
    let tokens = state.tokens(seat);
    let of_kind = |resource: Resource| -> f64 {
        let count = usize::from(tokens.get(resource));
        UNITS.iter().take(count).sum()
    };
    let controlled = state.settlers.controlled(seat).len();
    let buried = state.settlers.count(seat).saturating_sub(controlled);
    Resource::ALL.into_iter().map(of_kind).sum::<f64>() + BURIED * f64::from(buried)
}

/// The discoveries that tokens and cubes nearly pay for: the best few of them.
fn plans(state: &State, seat: Seat, ahead: f64) -> f64 {
    let units = state.tokens(seat).plus(state.player(seat).cubes);
    let mut best = [0.0; PLANS];
    for slot in Slot::all() {
        let pile = state.pile(slot);
        let missing = usize::from(discovery::missing(slot, units));
        if pile.left == 0 || missing >= REACH.len() || state.player(seat).has(pile.tile) {
            continue;
        }
        let mut value = REACH[missing] * tile_worth(pile.tile, ahead);
        // Keeps the list in order, the least falls out.
        for place in &mut best {
            if value > *place {
                std::mem::swap(place, &mut value);
            }
        }
    }
    best.iter().sum()
}

/// A tile before it is taken: its points, its power and its bonus, or the points of row 5.
fn tile_worth(tile: Discovery, ahead: f64) -> f64 {
    let power = POWERS.iter().find(|(known, _)| *known == tile);
    let rest = if tile.row() < 4 { 2.0 * ahead } else { 3.0 };
    2.0 + ahead * power.map_or(1.0, |(_, worth)| *worth) + rest
}

fn stars(state: &State, seat: Seat, ahead: f64) -> f64 {
    let tokens = f64::from(state.star_tokens(seat));
    let near = |(column, wonder): (usize, &Option<Wonder>)| {
        let stars = wonder::lasting_stars(state, seat, column).total();
        match wonder {
            Some(wonder) if stars + 2 >= wonder.stars() => {
                NEAR_WONDER * f64::from(stars.min(wonder.stars()))
            }
            _ => 0.0,
        }
    };
    tokens * (STAR_TOKEN.0 * ahead + STAR_TOKEN.1)
        + state.wonders.iter().enumerate().map(near).sum::<f64>()
}

fn stock(state: &State, seat: Seat, ahead: f64) -> f64 {
    let player = state.player(seat);
    ahead * SETTLER * f64::from(player.stock)
        + HOURGLASS * f64::from(player.hourglasses)
        + ahead * CUBE * f64::from(player.cubes.total())
}

fn olympos_cards_left(state: &State) -> f64 {
    let cards: usize = state.olympos.piles.iter().map(|pile| pile.len()).sum();
    cards as f64
}

/// 1 in front of all others, −1 among the last, else 0.
fn rank(state: &State, seat: Seat, of: impl Fn(Seat) -> u8) -> f64 {
    let own = of(seat);
    let others = || state.seats().filter(|&other| other != seat).map(&of);
    if others().all(|other| own > other) {
        1.0
    } else if others().all(|other| own <= other) {
        -1.0
    } else {
        0.0
    }
}

fn powers(state: &State, seat: Seat) -> f64 {
    let player = state.player(seat);
    let held = POWERS.iter().filter(|(tile, _)| player.has(*tile));
    held.map(|(_, worth)| worth).sum()
}
