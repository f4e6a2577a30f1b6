//! Requirements P5 to P10: the pieces keep to the rules, and what is derived agrees.

use super::Position;
use super::read::{is_setup, is_walled};
use crate::games::six_dooms::data::{HEADQUARTERS_EACH, HEADQUARTERS_IN_ALL};
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::options::EndingOption;
use crate::games::six_dooms::score::result;
use crate::games::six_dooms::state::{Doom, Ending, Mark, Phase, SEATS, State};
use crate::kit::report::Report;
use crate::seat::{Seat, Seats};

pub fn check(position: &Position, state: &State, report: &mut Report) {
    check_headquarters(state, report);
    check_marks(position, state, report);
    check_doom(position, state, report);
    check_holds(position, state, report);
    check_phase(position, state, report);
    check_derived(position, state, report);
}

/// The seats that have armies; during the set-up all.
pub fn survivors(state: &State) -> Seats {
    let has_armies = |seat: &Seat| {
        Lands::ALL
            .iter()
            .any(|land| state.armies[land][seat.index()] > 0)
    };
    state
        .seats()
        .filter(|seat| is_setup(state.phase) || has_armies(seat))
        .collect()
}

fn check_headquarters(state: &State, report: &mut Report) {
    let players = state.players();
    let each = usize::from(HEADQUARTERS_EACH.get(players));
    let in_all = usize::from(HEADQUARTERS_IN_ALL.get(players));
    let within = state
        .seats()
        .all(|seat| state.headquarters_of(seat).len() <= each);
    report.require(
        within,
        "P5",
        "nobody controls more headquarters than SD-8.4 allows",
    );
    report.require(
        state.headquarters.len() <= in_all,
        "P5",
        "the map holds no more headquarters than SD-8.6 allows",
    );
}

fn check_marks(position: &Position, state: &State, report: &mut Report) {
    for land in state.marked.iter() {
        match state.mark(land) {
            Some(Mark::Annihilated) => {
                let empty = state.armies[land] == [0; SEATS]
                    && state.apocalytes[land] == 0
                    && state.supplies[land] == 0
                    && !state.headquarters.contains(land);
                let open = land
                    .borders()
                    .all(|(border, _)| !is_walled(position, border));
                report.require(
                    empty && open,
                    "P6",
                    "an annihilated territory is empty and its borders are open",
                );
            }
            Some(Mark::Barren) => {
                let cured = state
                    .players_in(land)
                    .iter()
                    .all(|seat| state.has_cure(seat));
                report.require(
                    cured,
                    "P6",
                    "only players with the cure are in a barren territory",
                );
            }
            Some(Mark::GroundZero) | None => {}
        }
    }
}

/// What only some dooms bring, and none once it is prevented.
fn check_doom(position: &Position, state: &State, report: &mut Report) {
    let marks = position.territories.iter().filter_map(|land| land.mark);
    let own_mark = state.doom.and_then(Doom::mark);
    for mark in marks {
        report.require(Some(mark) == own_mark, "P7", "marks belong to the doom");
    }
    let no_apocalytes = state.apocalytes.0.iter().all(|&count| count == 0);
    let active = state.active_doom();
    report.require(
        no_apocalytes || active.is_some(),
        "P7",
        "apocalytes belong to a doom that lasts",
    );
    let belongs = |there: bool, doom: Doom| !there || active == Some(doom);
    report.require(
        belongs(!state.portals.is_empty(), Doom::Demons)
            && belongs(state.mothership.is_some(), Doom::Aliens),
        "P7",
        "portals and the mothership belong to their doom, while it lasts",
    );
    let motherships = position.territories.iter().filter(|land| land.mothership);
    report.require(motherships.count() <= 1, "P7", "there is one mothership");
    let ground_zero_is_gone =
        state.doom != Some(Doom::Mutants) || !state.prevented || state.marked.is_empty();
    report.require(
        ground_zero_is_gone,
        "P7",
        "ground zero is gone once the doom is prevented",
    );
    report.require(
        state.cure.is_empty() || state.doom == Some(Doom::Plague),
        "P7",
        "parts of the cure belong to the plague",
    );
    report.require(
        state.meteorites == 0 || state.doom == Some(Doom::Meteors),
        "P7",
        "meteorites belong to their doom",
    );
}

fn check_holds(position: &Position, state: &State, report: &mut Report) {
    for land in Territory::all() {
        let since = state.held[land];
        report.require(
            (since > 0) == state.is_held(land) && since <= state.clock(),
            "P8",
            "`heldSince` is set exactly where a portal or a missile site is held, and not later than the clock",
        );
    }
    let zero = position
        .territories
        .iter()
        .any(|land| land.held_since == Some(0));
    report.require(!zero, "P8", "`heldSince` is null where nothing is held");
}

/// Round, slot, doom, ending and result go with the phase.
fn check_phase(position: &Position, state: &State, report: &mut Report) {
    let setup = is_setup(state.phase);
    report.require(
        (state.round == 0) == setup,
        "P9",
        "`round` is 0 during the set-up alone",
    );
    let slot = match state.phase {
        Phase::Apocalypse => state.slot == 0,
        Phase::Over => true,
        Phase::Ending => state.slot == 1,
        _ => state.slot >= 1,
    };
    report.require(slot, "P9", "the slot goes with the phase");
    let before_doom = setup && state.phase != Phase::Ending;
    report.require(
        state.doom.is_none() == before_doom,
        "P9",
        "`scenario` is null until the doom is chosen, and no longer",
    );
    let asked = state.ending == EndingOption::Ask;
    let settled = match state.phase {
        Phase::Ending => asked,
        _ => setup || !asked,
    };
    report.require(settled, "P9", "`ending` is settled before round 1");
    report.require(
        !state.prevented || !setup,
        "P9",
        "no doom is prevented during the set-up",
    );
    let over = state.phase == Phase::Over;
    report.require(
        state.outcome.is_some() == over,
        "P9",
        "there is a result exactly when the game is over",
    );
    let stages = [
        (position.setup.is_some(), setup),
        (
            position.apocalypse.is_some(),
            state.phase == Phase::Apocalypse,
        ),
        (
            position.turn.is_some(),
            matches!(state.phase, Phase::Start | Phase::Place | Phase::Main),
        ),
    ];
    report.require(
        stages.iter().all(|(given, due)| given == due),
        "P9",
        "`setup`, `apocalypse` and `turn` are there exactly in their phases",
    );
    let goes_on = !over && state.prevented && state.ending == EndingOption::Prevented;
    report.require(
        !goes_on,
        "P9",
        "the game is over once the doom is prevented, unless it goes on to domination",
    );
}

fn check_derived(position: &Position, state: &State, report: &mut Report) {
    let agrees = |given: bool, what: &str, report: &mut Report| {
        report.require(given, "P10", &format!("`{what}` follows from the rest"));
    };
    let clock = position.clock.is_none_or(|clock| clock == state.clock());
    agrees(clock, "clock", report);
    let to_act = position.to_act.is_none_or(|seat| seat == state.acting());
    agrees(to_act, "toAct", report);
    for land in &position.territories {
        let owner = land.owner.is_none_or(|owner| owner == state.owner(land.id));
        agrees(owner, "owner", report);
    }
    let pending = position.pending.is_some();
    report.require(
        position.alive.is_some() || !pending,
        "P10",
        "`alive` is there while a decision is pending",
    );
    let survivors = survivors(state);
    let alive = if pending {
        survivors.iter().all(|seat| state.alive.contains(seat))
    } else {
        survivors == state.alive
    };
    agrees(alive, "alive", report);
    agrees(position.result == result(state), "result", report);
    let fits = match state.outcome {
        Some(Ending::HumanityLost) => state.alive.is_empty(),
        Some(Ending::Endured | Ending::Doomed) => !state.alive.is_empty() && !state.prevented,
        Some(_) => !state.alive.is_empty() && state.prevented,
        None => state
            .acting()
            .is_some_and(|seat| state.alive.contains(seat)),
    };
    report.require(fits, "P10", "the outcome fits, and whoever is to act lives");
}
