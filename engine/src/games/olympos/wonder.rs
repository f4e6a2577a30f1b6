//! Wonders and the Stars they ask for (OL-7).

use super::cards::Card;
use super::data::{REDUCTION, WONDER, Wonder};
use super::events::Event;
use super::expansion::surcharge;
use super::moves::Move;
use super::state::State;
use super::steps::Step;
use super::tiles::Discovery;
use super::time;
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

/// The lasting Stars of a seat for one wonder, by where they come from (OL-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stars {
    pub tokens: u8,
    pub tiles: u8,
    pub markers: u8,
}

impl Stars {
    pub fn total(&self) -> u8 {
        self.tokens + self.tiles + self.markers
    }
}

/// The column of a wonder that is not built yet.
pub fn column(state: &State, wonder: Wonder) -> Option<usize> {
    state
        .wonders
        .iter()
        .position(|&there| there == Some(wonder))
}

/// They are shown, not spent (OL-7.6).
pub fn lasting_stars(state: &State, seat: Seat, column: usize) -> Stars {
    let tiles = state.player(seat).tiles.iter();
    Stars {
        tokens: state.star_tokens(seat),
        tiles: tiles.map(|tile| tile.discovery().symbols().stars).sum(),
        markers: state.markers(seat, Some(column)),
    }
}

/// The time that a wonder costs (OL-7.5, OL-9.21).
pub fn cost(state: &State, seat: Seat) -> u8 {
    let architecture = state.player(seat).has(Discovery::ARCHITECTURE);
    let less = if architecture { REDUCTION } else { 0 };
    WONDER - less + surcharge(state, seat)
}

/// By column, with Athena's Star first.
pub fn list(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let cost = cost(state, seat);
    let player = state.player(seat);
    if !time::fits(state, seat, cost, player.hourglasses) {
        return;
    }
    let cards = player.cards(Card::STAR);
    for (column, &wonder) in state.wonders.iter().enumerate() {
        let Some(wonder) = wonder else { continue };
        let stars = lasting_stars(state, seat, column).total();
        let short = wonder.stars().saturating_sub(stars);
        let mut offer = |athena, star_cards| {
            moves.push(Move::Build {
                wonder,
                athena,
                star_cards,
                cost,
            });
        };
        if player.athena && short > 0 && cards >= short - 1 {
            offer(true, short - 1);
        }
        if cards >= short {
            offer(false, short);
        }
    }
}

/// The tests in the order of the rules.
pub fn check(
    state: &State,
    seat: Seat,
    wonder: Wonder,
    athena: bool,
    star_cards: u8,
    named: u8,
) -> Result<(), Refusal> {
    let about = |rule| Refusal::new(rule).with("wonder", Param::Id(wonder.id()));
    let Some(column) = column(state, wonder) else {
        return Err(about("OL-7.4"));
    };
    let player = state.player(seat);
    if athena && !player.athena {
        return Err(about("OL-7.3").case("athena"));
    }
    let held = player.cards(Card::STAR);
    if star_cards > held {
        return Err(Refusal::new("OL-7.3")
            .case("cards")
            .with("cards", Param::Number(i32::from(held))));
    }
    let passing = star_cards + u8::from(athena);
    let stars = lasting_stars(state, seat, column).total() + passing;
    if stars < wonder.stars() {
        return Err(about("OL-7.1")
            .with("needed", Param::Number(i32::from(wonder.stars())))
            .with("stars", Param::Number(i32::from(stars))));
    }
    if passing > 0 && stars > wonder.stars() {
        return Err(about("OL-7.3").case("waste"));
    }
    let cost = cost(state, seat);
    time::check_fits(state, seat, cost)?;
    time::check_cost("OL-7.5", named, cost)
}

/// The builder takes the wonder and spends the passing Stars. Paying comes afterwards.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    wonder: Wonder,
    athena: bool,
    star_cards: u8,
    cost: u8,
    log: &mut Log<Event>,
) {
    if let Some(column) = column(state, wonder) {
        state.wonders[column] = None;
    }
    let player = &mut state.seats[seat.index()];
    player.wonders.push(wonder);
    player.athena &= !athena;
    for _ in 0..star_cards {
        player.discard(Card::STAR);
        state.destiny.discard.push(Card::STAR);
    }
    let passing = athena || star_cards > 0;
    let rule = if passing { "OL-7.3" } else { "OL-7.4" };
    log.say([rule], || Event::WonderBuilt {
        seat,
        wonder,
        athena,
        star_cards,
    });
    state.agenda.push(Step::Pay { seat, cost });
}
