//! Requirements P2 to P4: counts are counts, and what a position names exists.

use super::{Position, Question};
use crate::games::six_dooms::options::RoundLimit;
use crate::kit::report::Report;
use crate::seat::Seat;

/// More pieces of a kind do not stand in one place.
const MOST: i32 = 9_999;

pub fn check(position: &Position, report: &mut Report) {
    check_counts(position, report);
    check_names(position, report);
    check_borders(position, report);
}

/// P2: counts are those of pieces.
fn check_counts(position: &Position, report: &mut Report) {
    let counts = position.territories.iter().flat_map(|land| {
        let armies = land.armies.iter().copied();
        armies.chain([land.apocalytes, land.supplies])
    });
    for count in counts {
        report.require((0..=MOST).contains(&count), "P2", "counts are 0 to 9999");
    }
    let last = position.round <= RoundLimit::LAST_ROUND;
    report.require(last, "P2", "`round` is at most 9999");
    report.require(
        position.meteorites <= 42,
        "P2",
        "`meteorites` is at most 42",
    );
    report.require(
        position.cure.len() <= 96,
        "P2",
        "at most 96 parts of the cure",
    );
    report.require(
        position.slot <= position.players,
        "P2",
        "`slot` is at most the number of players",
    );
    let turn = position.turn.iter();
    let tallies = turn.flat_map(|turn| &turn.attacks_on_apocalytes).chain(
        position
            .apocalypse
            .iter()
            .flat_map(|apocalypse| &apocalypse.border_attacks),
    );
    for at in tallies {
        report.require(
            at.count <= 3,
            "P2",
            "a territory attacks three times at most",
        );
    }
}

fn once<T: PartialEq>(things: impl Iterator<Item = T>) -> bool {
    let mut seen = Vec::new();
    for thing in things {
        if seen.contains(&thing) {
            return false;
        }
        seen.push(thing);
    }
    true
}

fn check_names(position: &Position, report: &mut Report) {
    let players = usize::from(position.players);
    for seat in named_seats(position) {
        report.require(
            seat.index() < players,
            "P3",
            "every seat is one of the game",
        );
    }
    let lands = position.territories.iter();
    report.require(
        once(lands.clone().map(|land| land.id)),
        "P3",
        "a territory stands once",
    );
    let by_seat = |len: usize| len == players;
    for land in lands {
        let armies = land.armies.is_empty() || by_seat(land.armies.len());
        report.require(armies, "P3", "`armies` has a number for every seat");
    }
    let lists = [
        ("alive", position.alive.as_ref().map(Vec::len)),
        ("orders", position.orders.as_ref().map(Vec::len)),
        ("permissions", position.permissions.as_ref().map(Vec::len)),
    ];
    for (name, len) in lists {
        let whole = len.is_none_or(by_seat);
        report.require(whole, "P3", &format!("`{name}` has an item for every seat"));
    }
    for (seat, row) in position.permissions.iter().flatten().enumerate() {
        let fits =
            by_seat(row.len()) && (0..players).all(|other| row[other].is_none() == (seat == other));
        report.require(fits, "P3", "`permissions` is null for the own seat alone");
    }
    if let Some(setup) = &position.setup {
        let counts = [&setup.armies, &setup.hq, &setup.supplies];
        let whole =
            counts.iter().all(|list| by_seat(list.len())) && by_seat(setup.home_cards.len());
        report.require(whole, "P3", "`setup` has an item for every seat");
    }
    if let Some(order) = &position.order {
        let first = order.first().map_or(0, |seat| seat.0);
        let turn_order =
            (0..position.players).map(|place| Seat((first + place) % position.players));
        report.require(
            turn_order.eq(order.iter().copied()),
            "P3",
            "`order` runs upwards from its first seat and wraps",
        );
    }
}

fn named_seats(position: &Position) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    seats.extend(position.order.iter().flatten());
    seats.extend(position.to_act.flatten());
    seats.extend(
        position
            .territories
            .iter()
            .filter_map(|land| land.owner.flatten()),
    );
    for part in &position.cure {
        seats.push(part.finder);
        seats.extend(&part.known);
    }
    match &position.pending {
        Some(Question::Permit { seat, rest, .. }) => {
            seats.push(*seat);
            seats.extend(rest.iter().map(|next| next.seat));
        }
        Some(
            Question::Oppose { seat }
            | Question::Barricade { seat }
            | Question::Defend { seat, .. }
            | Question::Reroll { seat, .. }
            | Question::Advance { seat, .. },
        ) => seats.push(*seat),
        None => {}
    }
    if let Some(combat) = &position.combat {
        seats.extend(combat.attacker.seat());
        seats.extend(combat.defender.and_then(|force| force.seat()));
        seats.extend(combat.owner_before);
    }
    if let Some(turn) = &position.turn {
        seats.extend(&turn.permissions_set);
        seats.extend(turn.pass.map(|pass| pass.owner));
    }
    if let Some(result) = &position.result {
        seats.extend(result.winners.iter().chain(&result.leaders));
    }
    seats
}

fn check_borders(position: &Position, report: &mut Report) {
    let barricades = position.borders.iter();
    let broken = position.broken.iter();
    report.require(
        once(barricades.clone().map(|wall| wall.id)) && once(broken.clone().map(|wall| wall.id)),
        "P4",
        "a border is listed once",
    );
    for wall in barricades {
        let side = wall.id.ends().contains(&wall.side);
        report.require(
            side,
            "P4",
            "a barricade stands on the side of one of its ends",
        );
        report.require(
            (1..=2).contains(&wall.strength),
            "P4",
            "a barricade has strength 1 or 2",
        );
    }
    let slots = u32::from(position.players) + 1;
    let clock = u32::from(position.round) * slots + u32::from(position.slot);
    for wall in broken {
        let at = u32::from(wall.at);
        report.require(
            at <= clock && clock - at < slots,
            "P4",
            "a border in `broken` was broken less than a full turn ago",
        );
    }
}
