//! P2 to P7 and P9 of the requirements of a position: the pieces are all there, none too many.

use super::cards::{CARDS, Card, God};
use super::data::{CROSS, CUBES, HOURGLASSES, LAST_ZEUS, Resource, SETTLERS, Table, Wonder, ZEUS};
use super::development::GREY;
use super::loading::territories;
use super::map::Territories;
use super::options::each_once;
use super::position::{Pending, PhaseName, Position};
use super::requirements::Report;
use super::tiles::Discovery;
use crate::seat::Seat;

pub fn check(position: &Position, report: &mut Report) {
    check_seats(position, report);
    check_stocks(position, report);
    check_map(position, report);
    check_tiles(position, report);
    check_wonders(position, report);
    check_cards(position, report);
    check_track(position, report);
}

/// P2: what belongs to one seat.
fn check_seats(position: &Position, report: &mut Report) {
    for (index, json) in position.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let stacks = position.spaces.values().flat_map(|space| &space.stack);
        let on_map = stacks.filter(|&&owner| owner == seat).count();
        let bonuses = position.slots.values().flat_map(|slot| &slot.bonuses);
        let markers = bonuses.filter(|&&holder| holder == Some(seat)).count();
        let settlers = usize::from(json.stock) + usize::from(json.supply) + on_map;
        let all = settlers + markers + 1;
        let whole = usize::from(SETTLERS);
        report.require(
            settlers < whole && (all == whole || all > whole && json.supply == 0),
            "P2",
            "a seat has 20 settlers, those on bonus spaces and the track included",
        );
        let repeated = json
            .tiles
            .iter()
            .enumerate()
            .any(|(index, tile)| json.tiles[..index].iter().any(|other| other.id == tile.id));
        report.require(!repeated, "P2", "no discovery twice");
    }
    report.require(
        position.pos.iter().all(|&pos| pos <= CROSS),
        "P2",
        "no marker beyond the Cross",
    );
}

/// P3: the general stocks.
fn check_stocks(position: &Position, report: &mut Report) {
    let sum = |of: &dyn Fn(usize) -> u8| -> u32 {
        (0..position.seats.len())
            .map(|index| u32::from(of(index)))
            .sum()
    };
    let seats = &position.seats;
    let hourglasses = sum(&|index| seats[index].hourglasses);
    report.require(
        hourglasses <= u32::from(HOURGLASSES),
        "P3",
        "at most 12 hourglasses",
    );
    for resource in Resource::ALL {
        report.require(
            sum(&|index| seats[index].cubes.get(resource)) <= u32::from(CUBES),
            "P3",
            "at most 7 cubes of each resource",
        );
    }
}

/// P4: closed territories and tribes.
fn check_map(position: &Position, report: &mut Report) {
    let closed = territories(position, |json| json.cross);
    let tribes = territories(position, |json| json.tribe);
    let settled = territories(position, |json| !json.stack.is_empty());
    let table = Table::of(usize::from(position.players));
    let in_set_up = position.phase == PhaseName::Crosses;
    for resource in Resource::ALL {
        let of_kind = closed.and(Territories::of(resource));
        let number = of_kind.len();
        let enough = if in_set_up {
            number <= table.crosses
        } else {
            number == table.crosses
        };
        let what = "of each resource as many closed territories as the rules say";
        if in_set_up {
            report.require(enough, "P4", what);
        } else {
            report.expect(enough, "P4", what);
        }
        report.require(
            of_kind.and(Territories::STARRED).len() <= 1,
            "P4",
            "at most one closed territory of each resource has a star",
        );
    }
    report.require(
        closed.and(settled).is_empty() && closed.and(tribes).is_empty(),
        "P4",
        "nobody is on closed territory",
    );
    report.require(
        tribes.without(Territories::STARRED).is_empty() && tribes.and(settled).is_empty(),
        "P4",
        "a tribe is on a starred territory without settlers",
    );
    report.require(
        !in_set_up || tribes.is_empty() && settled.is_empty(),
        "P4",
        "the map is empty while territories are closed",
    );
}

/// P5: the tiles and the bonus spaces.
fn check_tiles(position: &Position, report: &mut Report) {
    let table = Table::of(usize::from(position.players));
    for row in 0..5 {
        let of_row = position.slots.iter().filter(|(slot, _)| slot.row() == row);
        let kinds: Vec<Discovery> = of_row.map(|(_, json)| json.tile).collect();
        report.expect(
            each_once(&kinds, Discovery::of_row(row).into_iter()),
            "P5",
            "each row holds its five kinds",
        );
    }
    for (slot, json) in &position.slots {
        let copies = usize::from(table.copies[slot.row()]);
        let tiles = position.seats.iter().flat_map(|seat| &seat.tiles);
        let owned: Vec<_> = tiles.filter(|tile| tile.id == json.tile).collect();
        report.expect(
            owned.len() + usize::from(json.left) == copies,
            "P5",
            "copies left and owned are those of the game",
        );
        let left = json.variants.iter().flatten().copied();
        let variants: Vec<Resource> = left
            .chain(owned.iter().filter_map(|tile| tile.variant))
            .collect();
        report.expect(
            each_once(&variants, json.tile.variants().iter().copied()),
            "P5",
            "the tiles of Money and Agriculture are different",
        );
        let taken = json.bonuses.iter().flatten().count();
        let grey = json.bonuses.get(GREY).is_some_and(Option::is_some);
        report.expect(
            taken <= owned.len() && (table.grey_bonus || !grey),
            "P5",
            "bonus spaces are taken by discoverers, grey ones with five players only",
        );
    }
}

/// P6
fn check_wonders(position: &Position, report: &mut Report) {
    let built = position.seats.iter().flat_map(|seat| &seat.wonders);
    let wonders: Vec<Wonder> = position
        .wonders
        .iter()
        .flatten()
        .chain(built)
        .copied()
        .collect();
    report.require(
        each_once(&wonders, Wonder::all()),
        "P6",
        "each wonder is in exactly one place",
    );
}

/// P7: both kinds of cards are all there, or none while territories are closed.
fn check_cards(position: &Position, report: &mut Report) {
    let in_set_up = position.phase == PhaseName::Crosses;
    let looked_at = match &position.pending {
        Some(Pending::Oracle(pending)) => pending.cards.as_slice(),
        _ => &[],
    };
    let destiny: Vec<Card> = position
        .seats
        .iter()
        .flat_map(|seat| &seat.hand)
        .chain(&position.destiny.deck)
        .chain(&position.destiny.discard)
        .chain(looked_at)
        .copied()
        .collect();
    let count = |card: Card| destiny.iter().filter(|&&other| other == card).count();
    let whole = Card::all().all(|card| {
        let copies = usize::from(CARDS[usize::from(card.0)].count);
        count(card) == if in_set_up { 0 } else { copies }
    });
    report.require(
        whole && looked_at.len() <= 3,
        "P7",
        "the 22 Destiny cards are dealt once the territories are closed",
    );
    let olympos = &position.olympos;
    let turned_up = olympos.revealed.iter().map(|revealed| revealed.card);
    let gods: Vec<God> = olympos
        .piles
        .iter()
        .flatten()
        .copied()
        .chain(turned_up)
        .chain(olympos.aside)
        .collect();
    report.require(
        each_once(&gods, God::all().filter(|_| !in_set_up)),
        "P7",
        "the ten Olympos cards are dealt once the territories are closed",
    );
    let room = olympos.piles.iter().zip(&ZEUS);
    report.require(
        olympos.aside.is_none() == in_set_up
            && room
                .clone()
                .all(|(pile, zeus)| pile.len() <= usize::from(zeus.cards)),
        "P7",
        "one card is put away, and no pile is higher than at first",
    );
}

/// P9, and that no list of P8 names a seat twice.
fn check_track(position: &Position, report: &mut Report) {
    let arrival = &position.arrival;
    let different = arrival
        .iter()
        .enumerate()
        .all(|(index, number)| !arrival[..index].contains(number));
    // A game moves no marker more often than there are spaces.
    let room = u16::MAX - u16::from(CROSS) * 10;
    report.require(
        different && arrival.iter().all(|&number| number < position.clock),
        "P9",
        "the numbers of `arrival` are different and below `clock`",
    );
    report.require(
        position.clock < room,
        "P9",
        "`clock` is not about to run out",
    );
    let finished = position.finished.iter().zip(&position.pos);
    report.require(
        finished
            .clone()
            .all(|(done, pos)| !done || *pos >= LAST_ZEUS),
        "P9",
        "who has finished stands on the last Zeus space or beyond",
    );
    for seats in &position.olympos.reached {
        let once = |(index, seat): (usize, &Seat)| !seats[..index].contains(seat);
        report.require(
            seats.iter().enumerate().all(once),
            "P8",
            "no seat reaches a Zeus space twice",
        );
    }
}
