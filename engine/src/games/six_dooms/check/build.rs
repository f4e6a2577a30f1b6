//! Setting up, building, barricades: may this be done?

use super::{Check, id, number, refuse_unless};
use crate::games::six_dooms::data::{HEADQUARTERS_EACH, HEADQUARTERS_IN_ALL};
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::moves::Token;
use crate::games::six_dooms::state::{Mark, State};
use crate::refusal::Refusal;
use crate::seat::Seat;

pub fn claim(state: &State, land: Territory) -> Check {
    let refusal = Refusal::new("SD-2.3").with("territory", id(land));
    refuse_unless(state.owner(land).is_none(), refusal)
}

pub fn spread(state: &State, seat: Seat, land: Territory, count: i32) -> Check {
    let refusal = Refusal::new("SD-2.6").with("territory", id(land));
    refuse_unless(state.owns(seat, land), refusal.case("own"))?;
    let left = state.setup().map_or(0, |setup| setup.armies[seat.index()]);
    refuse_unless(
        (1..=i32::from(left)).contains(&count),
        Refusal::new("SD-2.6").with("left", number(left)),
    )
}

/// The token that the seat is to place now: headquarters first (SD-2.8).
pub fn due_token(state: &State, seat: Seat) -> Token {
    let setup = state.setup();
    if setup.is_some_and(|setup| setup.headquarters[seat.index()] > 0) {
        Token::Hq
    } else {
        Token::Supply
    }
}

pub fn place_token(state: &State, seat: Seat, token: Token, land: Territory) -> Check {
    let refusal = Refusal::new("SD-2.8");
    refuse_unless(
        token == due_token(state, seat),
        refusal.case(match token {
            Token::Hq => "supply",
            Token::Supply => "hq",
        }),
    )?;
    let home = state
        .setup()
        .is_some_and(|setup| setup.home_cards[seat.index()].contains(&land));
    refuse_unless(home, refusal.case("home").with("territory", id(land)))?;
    let has_one = match token {
        Token::Hq => state.headquarters.contains(land),
        Token::Supply => state.supplies[land] > 0,
    };
    refuse_unless(!has_one, Refusal::new("SD-2.9").with("territory", id(land)))
}

/// Both ends of a border (SD-6.1).
pub fn adjacent(from: Territory, to: Territory) -> Check {
    refuse_unless(
        from.border(to).is_some(),
        Refusal::new("SD-6.1")
            .with("from", id(from))
            .with("to", id(to)),
    )
}

pub fn remove_barricade(state: &State, seat: Seat, from: Territory, to: Territory) -> Check {
    adjacent(from, to)?;
    let refusal = Refusal::new("SD-6.3").with("territory", id(from));
    refuse_unless(state.owns(seat, from), refusal.case("own"))?;
    let stands = from.border(to).is_some_and(|border| {
        let wall = state.walls[border.index()];
        wall.is_closed() && border.ends()[wall.end()] == from
    });
    refuse_unless(stands, refusal.case("none"))
}

/// Owned and calm (SD-9.4, SD-9.6, SD-9.7).
fn calm(state: &State, seat: Seat, land: Territory, refusal: Refusal) -> Check {
    refuse_unless(state.owns(seat, land), refusal.case("own"))?;
    refuse_unless(state.is_calm(land), refusal.case("calm"))
}

pub fn prepare(state: &State, seat: Seat, land: Territory) -> Check {
    let refusal = Refusal::new("SD-9.6").with("territory", id(land));
    calm(state, seat, land, refusal)?;
    refuse_unless(state.headquarters.contains(land), refusal.case("hq"))
}

pub fn rebuild(state: &State, seat: Seat, land: Territory) -> Check {
    let refusal = Refusal::new("SD-9.7").with("territory", id(land));
    calm(state, seat, land, refusal)?;
    refuse_unless(!state.headquarters.contains(land), refusal.case("hq"))?;
    refuse_unless(state.supplies[land] > 0, refusal.case("token"))?;
    let players = state.players();
    let limit = |lands: Lands, most: u8, case| {
        refuse_unless(
            lands.len() < usize::from(most),
            Refusal::new("SD-9.8")
                .case(case)
                .with("limit", number(most)),
        )
    };
    let own = state.headquarters_of(seat);
    limit(own, HEADQUARTERS_EACH.get(players), "own")?;
    limit(state.headquarters, HEADQUARTERS_IN_ALL.get(players), "map")
}

pub fn place(state: &State, seat: Seat, land: Territory, count: i32) -> Check {
    let refusal = Refusal::new("SD-9.4");
    calm(state, seat, land, refusal.with("territory", id(land)))?;
    let left = state.turn().place;
    refuse_unless(
        (1..=i32::from(left)).contains(&count),
        refusal.with("left", number(left)),
    )
}

pub fn close_border(
    state: &State,
    seat: Seat,
    from: Territory,
    to: Territory,
    supplies: i32,
) -> Check {
    adjacent(from, to)?;
    let turn = state.turn();
    let closed = Refusal::new("SD-6.7").with("territory", id(from));
    refuse_unless(!turn.closed.contains(from), closed)?;
    let refusal = Refusal::new("SD-6.4").with("territory", id(from));
    refuse_unless(state.owns(seat, from), refusal.case("own"))?;
    refuse_unless(!turn.attacked.contains(from), refusal.case("attacked"))?;
    refuse_unless(!state.has_apocalytes(from), refusal.case("apocalytes"))?;
    refuse_unless(state.supplies[from] > 0, refusal.case("token"))?;
    refuse_unless(!state.is_closed(from, to), refusal.case("closed"))?;
    let beyond = Refusal::new("SD-6.4")
        .case("annihilated")
        .with("to", id(to));
    refuse_unless(state.mark(to) != Some(Mark::Annihilated), beyond)?;
    refuse_unless(
        (1..=2).contains(&supplies) && supplies <= i32::from(state.supplies[from]),
        Refusal::new("SD-6.5").with("there", number(state.supplies[from])),
    )?;
    let broken = from.border(to).and_then(|border| state.broken_at(border));
    match broken {
        None => Ok(()),
        Some(at) => {
            let wait = at + state.slots() - state.clock();
            Err(Refusal::new("SD-6.22").with("slots", number(wait)))
        }
    }
}
