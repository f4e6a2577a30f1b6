//! Whether a position that somebody wrote has the form of one: requirement 1.

use super::data::SEATS;
use super::options::First;
use super::position::{Position, TurnPosition, throw};
use super::requirements::Report;
use super::state::{MAX_THROWS, Phase, Piece};
use crate::seat::{Seat, Seats};

/// As far as the types do not see to it.
pub fn check_form(position: &Position, report: &mut Report) {
    let players = position.players;
    let mut form = |holds: bool, what: &str| report.require("1", holds, what);
    let is_seat = |seat: Seat| seat.0 < players;

    let game = position.game.as_deref().unwrap_or(super::ID);
    form(game == super::ID, "`game` is the id of this game");
    let version = position.version.unwrap_or(super::VERSION);
    form(version == super::VERSION, "`version` is 1");
    form((2..=SEATS as u8).contains(&players), "`players` is 2 to 5");
    form(
        position.seats.len() == usize::from(players),
        "`seats` has one entry for each player",
    );
    form(
        position.phase != Phase::Over && position.result.is_none(),
        "the game is not over",
    );
    form(
        counters(position).all(|counter| counter <= MOST_COUNTED),
        "no turn, round or tally is above a million",
    );
    let named = [position.brute, position.to_act];
    form(
        named.into_iter().flatten().all(is_seat),
        "`brute` and `toAct` are seats of the table",
    );
    for here in position.nodes.iter().flat_map(|nodes| nodes.values()) {
        let owners = Piece::ALL.map(|piece| here.owner(piece));
        form(
            owners.into_iter().flatten().all(is_seat),
            "Harvesters and Portals belong to seats of the table",
        );
        let counts = here.troops.as_ref().map(Vec::len);
        form(
            counts.is_none_or(|len| len == usize::from(players)),
            "`troops` has one count for each seat",
        );
    }
    form(
        first_rolls_fit(position),
        "`firstRolls` are throws of DL-2.3, and none if `first` is a seat",
    );
    form(
        position.order.iter().flatten().copied().all(is_seat),
        "`order` lists seats of the table",
    );
    if let Some(pending) = &position.pending {
        form(is_seat(pending.seat), "`pending` names a seat of the table");
    }
    if let Some(turn) = &position.turn_state {
        check_turn_form(turn, players, report);
    }
}

fn check_turn_form(turn: &TurnPosition, players: u8, report: &mut Report) {
    let mut form = |holds: bool, what: &str| report.require("1", holds, what);
    let rising = |list: &[u8]| list.is_sorted_by(|a, b| a < b);
    let numbers = turn.numbers.as_deref().unwrap_or_default();
    form(
        numbers.len() <= 2 && numbers.iter().all(|number| (1..=6).contains(number)),
        "`numbers` are at most two numbers from 1 to 6",
    );
    form(
        turn.spawned.iter().flatten().all(|(_, &count)| count > 0),
        "`spawned` lists only nodes with at least one Soul",
    );
    let ends_well = |steps: &Vec<u32>| steps.last().is_some_and(|&count| count > 0);
    form(
        turn.spent
            .iter()
            .flatten()
            .all(|(_, steps)| ends_well(steps)),
        "`spent` has no trailing zeros and no empty entry",
    );
    let duelled: Vec<u8> = turn.duelled.iter().flatten().map(|seat| seat.0).collect();
    form(
        rising(&duelled) && duelled.iter().all(|&seat| seat < players),
        "`duelled` lists seats of the table, each once and rising",
    );
    let attempted: Vec<u8> = turn.attempted.iter().flatten().map(|node| node.0).collect();
    form(
        rising(&attempted),
        "`attempted` lists nodes in the order of the board, each once",
    );
}

/// No game comes near it, and from there one can count on without overflow.
const MOST_COUNTED: u32 = 1_000_000;

/// The numbers of a position that nothing on the board bounds.
fn counters(position: &Position) -> impl Iterator<Item = u32> {
    let turn = position.turn_state.as_ref();
    let of_turn = turn.map(|turn| [turn.spawned_total, turn.moved_total]);
    let of_seats = position
        .seats
        .iter()
        .flat_map(|seat| [seat.banished, seat.out]);
    let of_game = [position.round, position.turn, position.seen];
    let all = of_game
        .into_iter()
        .chain(of_turn.into_iter().flatten())
        .chain(of_seats);
    all.flatten()
}

/// Each throw is made by those tied for the highest of the one before; the last decides.
fn first_rolls_fit(position: &Position) -> bool {
    let throws = position.first_rolls.as_deref().unwrap_or_default();
    let by_dice = position
        .options
        .as_ref()
        .is_none_or(|options| options.first == First::Roll);
    let mut rolling: Seats = Seat::all(usize::from(position.players.min(SEATS as u8))).collect();
    for rolls in throws {
        let seats = rolls.iter().map(|&(seat, _)| seat);
        let faces = rolls.iter().all(|(_, face)| (1..=6).contains(face));
        if !faces || !seats.eq(rolling.iter()) {
            return false;
        }
        rolling = throw(rolls).highest();
    }
    throws.is_empty() || (by_dice && throws.len() <= MAX_THROWS && rolling.len() == 1)
}
