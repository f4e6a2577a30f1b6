//! P1 of the requirements of a position: everything is there, and names only what exists.

use super::data::{Resource, ZEUS};
use super::development::Slot;
use super::map::Territory;
use super::options::each_once;
use super::position::{Pending, PhaseName, Position};
use super::requirements::Report;
use super::steps::{LONGEST, Step};
use crate::seat::Seat;

pub fn check(position: &Position, report: &mut Report) {
    check_seats(position, report);
    check_boards(position, report);
    check_tiles(position, report);
    check_steps(position, report);
}

fn check_seats(position: &Position, report: &mut Report) {
    let n = usize::from(position.players);
    let lengths = [
        position.order.len(),
        position.pos.len(),
        position.arrival.len(),
        position.finished.len(),
        position.seats.len(),
    ];
    report.require(
        lengths == [n; 5],
        "P1",
        "lists by seat have an entry for each",
    );
    report.require(
        each_once(&position.order, Seat::all(n)),
        "P1",
        "`order` holds every seat once",
    );
    report.require(
        named_seats(position).all(|seat| seat.index() < n),
        "P1",
        "every seat that is named plays",
    );
    for revealed in &position.olympos.revealed {
        report.require(
            revealed.played.len() == n && usize::from(revealed.zeus) < ZEUS.len(),
            "P1",
            "a card turned up has its Zeus space and the Favour cards by seat",
        );
        let drawer = revealed.seat.index();
        let way = |seat: Seat| (n + seat.index()).wrapping_sub(drawer) % n;
        let affected = revealed.affected.iter();
        report.require(
            affected
                .flat_map(|seats| seats.windows(2))
                .all(|pair| way(pair[0]) < way(pair[1])),
            "P1",
            "`affected` holds each seat once, clockwise from who drew the card",
        );
    }
}

fn check_boards(position: &Position, report: &mut Report) {
    let territories: Vec<_> = position.spaces.keys().copied().collect();
    report.require(
        each_once(&territories, Territory::all().map(Territory::space)),
        "P1",
        "`spaces` holds the 32 territories",
    );
    report.require(
        position.slots.len() == Slot::COUNT,
        "P1",
        "`slots` holds the 25 slots",
    );
    for (slot, json) in &position.slots {
        report.require(
            json.bonuses.len() == slot.bonuses().len(),
            "P1",
            "`bonuses` has an entry for each bonus space of the slot",
        );
    }
}

/// Money and Agriculture exist as two tiles each, which are told apart; the others do not.
fn check_tiles(position: &Position, report: &mut Report) {
    for json in position.slots.values() {
        let known = json.tile.variants();
        let in_order = |left: &[Resource]| {
            let listed = known.iter().filter(|kind| left.contains(kind));
            listed.eq(left)
        };
        let fits = match json.variants.as_deref() {
            Some(left) => !known.is_empty() && in_order(left),
            None => known.is_empty(),
        };
        report.require(
            fits,
            "P1",
            "`variants` lists the tiles left of Money and Agriculture, and of them alone",
        );
    }
    for tile in position.seats.iter().flat_map(|seat| &seat.tiles) {
        let fits = match tile.variant {
            Some(variant) => tile.id.variants().contains(&variant),
            None => tile.id.variants().is_empty(),
        };
        report.require(
            fits,
            "P1",
            "a tile of Money or Agriculture has its `variant`",
        );
    }
}

fn check_steps(position: &Position, report: &mut Report) {
    let pending = matches!(
        (position.phase, &position.pending),
        (PhaseName::Oracle, Some(Pending::Oracle(_)))
            | (PhaseName::TakeCube, Some(Pending::TakeCube(_)))
            | (PhaseName::Bonus, Some(Pending::Bonus(_)))
    );
    let asks = [PhaseName::Oracle, PhaseName::TakeCube, PhaseName::Bonus].contains(&position.phase);
    report.require(
        pending || !asks && position.pending.is_none(),
        "P10",
        "`pending` is the question of the phase",
    );
    let spaces = position.agenda.iter().all(|step| match step {
        Step::Olympos { zeus, .. } => usize::from(*zeus) < ZEUS.len(),
        _ => true,
    });
    report.require(
        spaces && position.agenda.len() <= LONGEST,
        "P1",
        "the agenda is one that a turn can have",
    );
}

/// Every seat that stands anywhere in the position.
fn named_seats(position: &Position) -> impl Iterator<Item = Seat> + '_ {
    let acting = position.to_act.into_iter().chain(position.active);
    let stacks = position.spaces.values().flat_map(|space| &space.stack);
    let bonuses = position.slots.values().flat_map(|slot| &slot.bonuses);
    let olympos = &position.olympos;
    let drawn = olympos.revealed.iter().map(|revealed| revealed.seat);
    let affected = olympos
        .revealed
        .iter()
        .flat_map(|revealed| &revealed.affected);
    let steps = position.agenda.iter().map(Step::seat);
    acting
        .chain(stacks.copied())
        .chain(bonuses.copied().flatten())
        .chain(drawn)
        .chain(affected.flatten().copied())
        .chain(olympos.reached.iter().flatten().copied())
        .chain(steps)
}
