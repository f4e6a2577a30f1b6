//! What must hold of a position that somebody wrote: the requirements 2 to 11. The first is its
//! form.

use super::cards::Card;
use super::data::{
    SOULS, STARTING_GARRISON, STARTING_HARVESTERS, STARTING_PORTALS, STARTING_SOULS,
};
use super::duel::refuges;
use super::map::Node;
use super::options::{First, Options};
use super::position::Position;
use super::state::{Phase, Piece, State};
use crate::game::Broken;
use crate::seat::Seat;

/// Collects every requirement that fails, each with the first thing wrong about it.
#[derive(Default)]
pub struct Report(Vec<Broken>);

impl Report {
    pub fn require(&mut self, requirement: &'static str, holds: bool, what: &str) {
        let told = self
            .0
            .iter()
            .any(|broken| broken.requirement == requirement);
        if !holds && !told {
            self.0.push(Broken {
                requirement,
                detail: format!("this does not hold: {what}"),
            });
        }
    }

    pub fn done(&mut self) -> Result<(), Vec<Broken>> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(std::mem::take(&mut self.0))
        }
    }
}

/// Requirements 2 to 11 of a position of sound form.
pub fn check_all(position: &Position, options: &Options, state: &State, report: &mut Report) {
    check_order(position, options, state, report);
    check_souls(position, state, report);
    check_pieces(position, state, report);
    check_garrisons(state, report);
    check_lives(position, state, report);
    check_cards(position, state, report);
    if state.phase.is_setup() {
        check_setup(position, state, report);
    } else {
        check_turn(position, state, report);
    }
    check_pending(position, state, report);
    let named = position.to_act.is_none() || position.to_act == state.to_act();
    report.require("11", named, "`toAct` is the one who has to act");
}

/// Requirement 2: the order of play.
fn check_order(position: &Position, options: &Options, state: &State, report: &mut Report) {
    let given = position.order.as_ref();
    report.require(
        "2",
        given.is_none_or(|order| order.iter().copied().eq(state.order())),
        "`order` is all seats, each followed by the next number",
    );
    let begins = match options.first {
        First::Seat(seat) => state.first == seat,
        First::Roll => true,
    };
    report.require("2", begins, "`order` starts with `first`");
}

/// Requirement 3: no soul piece is lost or made.
fn check_souls(position: &Position, state: &State, report: &mut Report) {
    for seat in state.seats() {
        let given = &position.seats[seat.index()];
        let nodes = position.nodes.iter().flatten();
        let troops = nodes.filter_map(|(_, here)| here.troops.as_ref()?.get(seat.index()));
        let troops: u64 = troops.map(|&count| u64::from(count)).sum();
        let storage = given.storage.unwrap_or(u32::from(state[seat].storage));
        let hell = given.hell.unwrap_or(0);
        report.require(
            "3",
            u64::from(storage) + u64::from(hell) + troops == u64::from(SOULS),
            "storage, Hell and Troops of each seat add up to 38 (DL-1.2)",
        );
    }
}

/// Requirement 4: no Harvester and no Portal is lost or made.
fn check_pieces(position: &Position, state: &State, report: &mut Report) {
    for seat in state.seats() {
        let (given, lord) = (&position.seats[seat.index()], &state[seat]);
        for (piece, stored) in Piece::ALL
            .into_iter()
            .zip([given.harvesters, given.portals])
        {
            let stored = stored.unwrap_or(u32::from(lord.stored(piece)));
            let whole = u64::from(stored) + lord.pieces(piece).len() as u64;
            report.require(
                "4",
                whole == u64::from(piece.count()),
                "each seat has 10 Harvesters and 9 Portals in all (DL-1.1)",
            );
        }
    }
}

/// Requirement 5: no Harvester is unguarded once there are Troops.
fn check_garrisons(state: &State, report: &mut Report) {
    let guarded = |seat: Seat| {
        let lord = &state[seat];
        lord.harvesters.iter().all(|node| lord.troops(node) > 0)
    };
    report.require(
        "5",
        state.phase < Phase::SetupAvatar || state.seats().all(guarded),
        "each Harvester has a Troop of its owner (DL-7.3)",
    );
}

/// Requirement 6: who is alive has an Avatar, who is not has nothing.
fn check_lives(position: &Position, state: &State, report: &mut Report) {
    let mut alive = 0;
    for seat in state.seats() {
        let lord = &state[seat];
        let lives = position.seats[seat.index()].alive.unwrap_or(true);
        alive += usize::from(lives);
        report.require(
            "6",
            lives == lord.out.is_none() && lord.out.is_none_or(|out| out <= state.turn),
            "a seat has an `out`, at most `turn`, exactly if it is not alive",
        );
        if state.phase.is_setup() {
            report.require(
                "6",
                lives && lord.banished == 0,
                "in the setup all are alive and nobody is banished",
            );
            continue;
        }
        report.require(
            "6",
            lives == lord.avatar.is_some(),
            "a seat has an Avatar exactly if it is alive",
        );
        let gone = lord.hell == 0 && Node::all().all(|node| !lord.is_on(node));
        report.require(
            "6",
            lives || gone,
            "an eliminated seat has no piece on the board and no Soul",
        );
    }
    report.require("6", alive >= 2, "at least two are alive (DL-13.3)");
}

/// Requirement 7: all cards are there.
fn check_cards(position: &Position, state: &State, report: &mut Report) {
    let given = position.deck.as_deref().unwrap_or(&state.deck);
    let mut cards: Vec<Card> = given.iter().copied().chain(state.event).collect();
    cards.sort_unstable();
    report.require(
        "7",
        cards.into_iter().eq(Card::all()),
        "deck and event are the 40 cards, each once (DL-1.3)",
    );
    report.require(
        "7",
        state.event.is_none() == (state.seen == 0),
        "`event` is null exactly if `seen` is 0",
    );
    report.require(
        "7",
        state.variant.world_events || state.event.is_none(),
        "without World Events there is no card in effect (DL-11.7)",
    );
}

/// Requirement 8: the board is as the draft has made it by then.
fn check_setup(position: &Position, state: &State, report: &mut Report) {
    let mut setup = |holds: bool, what: &str| report.require("8", holds, what);
    setup(
        state.round == 0 && state.turn == 0,
        "in the setup `round` and `turn` are 0",
    );
    setup(
        state.brute.is_none()
            && position.turn_state.is_none()
            && state.event.is_none()
            && state.pending.is_none(),
        "in the setup `brute`, `turnState`, `event` and `pending` are null",
    );
    let players = u32::from(state.players);
    let (harvesters, portals) = (u32::from(STARTING_HARVESTERS), u32::from(STARTING_PORTALS));
    let each = match state.phase {
        Phase::SetupHarvester => harvesters,
        Phase::SetupPortal => portals,
        _ => 1,
    };
    let placed = position.placed.unwrap_or(0);
    setup(
        placed < each * players,
        "`placed` is below the number of the phase",
    );
    let mustered = state.phase == Phase::SetupAvatar;
    for seat in state.seats() {
        let lord = &state[seat];
        // How many of the pieces placed so far are this seat's, placed in turn order.
        let place = u32::from(state.place(seat));
        let own = placed.saturating_add(players - 1 - place) / players;
        let expected = match state.phase {
            Phase::SetupHarvester => (own, 0, 0),
            Phase::SetupPortal => (harvesters, own, 0),
            _ => (harvesters, portals, own),
        };
        let avatars = u32::from(lord.avatar.is_some());
        let there = (
            lord.harvesters.len() as u32,
            lord.portals.len() as u32,
            avatars,
        );
        setup(
            there == expected,
            "the pieces on the board are just those placed by then",
        );
        let garrison = |node: Node| {
            if mustered && lord.harvesters.contains(node) {
                STARTING_GARRISON
            } else {
                0
            }
        };
        let souls = if mustered { STARTING_SOULS } else { 0 };
        setup(
            lord.hell == souls && Node::all().all(|node| lord.troops(node) == garrison(node)),
            "Troops and Souls are those of DL-2.11 and DL-2.12, from `setup-avatar` on",
        );
        setup(
            lord.avatar.is_none_or(|node| lord.portals.contains(node)),
            "Avatars stand on Portals of their owners (DL-2.14)",
        );
    }
}

/// Requirement 9: the turn is as its phase has made it by then.
fn check_turn(position: &Position, state: &State, report: &mut Report) {
    let mut turn = |holds: bool, what: &str| report.require("9", holds, what);
    let (phase, now) = (state.phase, &state.turn_state);
    let brute_lives = |brute: Seat| position.seats[brute.index()].alive.unwrap_or(true);
    turn(
        state.brute.is_some_and(brute_lives),
        "`brute` is a seat that is alive",
    );
    turn(position.placed.unwrap_or(0) == 0, "`placed` is 0");
    let limit = u32::from(state.variant.round_limit);
    turn(
        state.turn >= 1 && state.round >= 1 && (limit == 0 || state.round <= limit),
        "`turn` and `round` are at least 1, `round` not above the limit",
    );
    turn(
        now.numbers.is_empty() == (phase == Phase::Resource),
        "`numbers` is empty just in the Resource Phase",
    );
    let given = position.turn_state.as_ref();
    let spawned = given.and_then(|given| given.spawned.as_ref());
    let counts = || spawned.into_iter().flatten().map(|(_, &count)| count);
    let spawned: u64 = counts().map(u64::from).sum();
    turn(
        spawned == u64::from(now.spawned_total) && (spawned == 0 || phase > Phase::Resource),
        "`spawned` adds up to `spawnedTotal`, which is 0 in the Resource Phase",
    );
    turn(
        counts().all(|count| count <= u32::from(u8::MAX)),
        "no node has let more Souls through than there are",
    );
    turn(
        phase >= Phase::Movement || (now.moved_total == 0 && !now.avatar_moved),
        "nothing has moved before the Movement Phase",
    );
    for (&node, steps) in given
        .and_then(|given| given.spent.as_ref())
        .into_iter()
        .flatten()
    {
        let troops = state.brute.map_or(0, |brute| state[brute].troops(node));
        let moved: u64 = steps.iter().map(|&count| u64::from(count)).sum();
        turn(
            phase == Phase::Movement
                && steps.len() <= usize::from(state.troop_steps())
                && moved <= u64::from(troops),
            "`spent` counts Troops that are there and steps that are allowed, in the Movement Phase",
        );
    }
    let fought = !now.duelled.is_empty() || !now.attempted.is_empty() || now.avatar_beaten;
    turn(
        !fought || phase >= Phase::Combat,
        "nothing is fought before the Combat Phase",
    );
    turn(
        state.brute.is_none_or(|brute| !now.duelled.contains(brute)),
        "the Brute is not in `duelled`",
    );
}

/// Requirement 10: a choice is open just where a duel left one.
fn check_pending(position: &Position, state: &State, report: &mut Report) {
    let mut pending = |holds: bool, what: &str| report.require("10", holds, what);
    pending(
        position.pending.is_some() == (state.phase == Phase::Retreat),
        "`pending` is there just in the phase `retreat`",
    );
    let Some(given) = &position.pending else {
        return;
    };
    let (lord, now) = (&state[given.seat], &state.turn_state);
    let lives = position.seats[given.seat.index()].alive.unwrap_or(true);
    pending(
        lives && lord.hell == 0,
        "the one who retreats is alive and has no Soul",
    );
    let at_the_duel = |seat: Seat| state[seat].avatar == Some(given.from);
    pending(
        at_the_duel(given.seat) && state.brute.is_some_and(at_the_duel),
        "both Avatars are on `from`",
    );
    let lost = if state.brute == Some(given.seat) {
        now.avatar_beaten
    } else {
        now.duelled.contains(given.seat) && !now.avatar_beaten
    };
    pending(lost, "the one who retreats has lost a duel this turn");
    pending(
        given.nodes.len() >= 2
            && given
                .nodes
                .iter()
                .copied()
                .eq(refuges(lord, given.from).iter()),
        "`nodes` are the farthest of DL-9.8 or DL-9.10, at least two",
    );
}
