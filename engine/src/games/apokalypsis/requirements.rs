//! What a position must fulfil. P1 to P10 are the requirements of the specification; of these
//! P7, P9 and P10 are only warned about, since a lesson may want them broken.

use super::apply::apocalypse_is_due;
use super::board::Terrain;
use super::data::{
    ACTIONS, COPIES, Color, HAND, LOOK_FROM, Omen, TEMPLES, colors, meeples_per_color,
};
use super::goals::{Curses, all_curses, dealt};
use super::map::{SPACES, Spaces};
use super::options::Variant;
use super::position::Position;
use super::prepared::crowd_fits;
use super::reading::triggering_sets;
use super::score::{leaders, result};
use super::state::{Phase, State};
use crate::game::Broken;
use crate::seat::Seat;

#[derive(Default)]
pub struct Report {
    broken: Vec<Broken>,
    pub warnings: Vec<Broken>,
}

impl Report {
    fn require(&mut self, holds: bool, requirement: &'static str, what: &str) {
        if !holds {
            self.broken.push(failing(requirement, what));
        }
    }

    fn expect(&mut self, holds: bool, requirement: &'static str, what: &str) {
        if !holds {
            self.warnings.push(failing(requirement, what));
        }
    }

    pub fn is_clean(&self) -> bool {
        self.broken.is_empty()
    }

    pub fn broken(self) -> Vec<Broken> {
        self.broken
    }
}

fn failing(requirement: &'static str, what: &str) -> Broken {
    Broken {
        requirement,
        detail: format!("this does not hold: {what}"),
    }
}

/// P1 to P5: everything is there once, and where it may be.
pub fn check_pieces(position: &Position, report: &mut Report) {
    check_form(position, report);
    check_island(position, report);
    check_meeples(position, report);
    check_goals(position, report);
    check_cards(position, report);
}

fn players(position: &Position) -> usize {
    position.seats.len()
}

fn check_form(position: &Position, report: &mut Report) {
    let players = players(position);
    report.require(
        position.game == super::ID,
        "P1",
        "`game` is the id of this game",
    );
    report.require(
        (2..=5).contains(&players),
        "P1",
        "`seats` has an entry for each of 2 to 5 players",
    );
    let resolved = position.options.clone().resolve(players);
    report.require(
        resolved.as_ref() == Ok(&position.options),
        "P1",
        "`options` are complete and acceptable",
    );
    report.require(
        position.colors.iter().copied().eq(colors(players)),
        "P1",
        "`colors` lists the colours of this number of players",
    );
    let penalties = position.seats.iter().map(|seat| seat.penalties.small());
    report.require(
        penalties.into_iter().all(|count| count.is_some()) && position.apocalypses.0 >= 0,
        "P1",
        "`penalties` and `apocalypses` count from 0 on",
    );
}

fn check_island(position: &Position, report: &mut Report) {
    report.require(
        position.board.len() == SPACES.len(),
        "P1",
        "`board` has all 36 spaces",
    );
    let sites: Spaces = position.temples.iter().copied().collect();
    report.require(
        sites.len() <= TEMPLES && sites.len() as usize == position.temples.len(),
        "P1",
        "`temples` has at most four different spaces",
    );
    for (&id, space) in &position.board {
        let fits = match space.terrain {
            Terrain::Land => !sites.contains(id),
            Terrain::Temple => sites.contains(id),
            Terrain::Sea => true,
        };
        let what = format!(
            "{} is a temple, or was one, exactly if `temples` says so",
            id.id()
        );
        report.require(fits, "P1", &what);
    }
}

fn check_meeples(position: &Position, report: &mut Report) {
    for (&id, space) in &position.board {
        let fits = crowd_fits(space.terrain, space.up.len(), space.down.len());
        let what = format!(
            "on {} meeples stand on dry ground, two at most and one in a temple, or lie in the sea, two at most",
            id.id()
        );
        report.require(fits, "P2", &what);
    }
    let players = players(position);
    let total = i32::from(meeples_per_color(players));
    for color in Color::all() {
        let on_board = position
            .board
            .values()
            .flat_map(|space| space.up.iter().chain(&space.down))
            .filter(|&&other| other == color)
            .count() as i32;
        let discarded = position.discarded.get(&color).map(|count| count.0);
        let fits = if colors(players).any(|known| known == color) {
            discarded == Some(total - on_board)
        } else {
            on_board == 0 && discarded.is_none()
        };
        let what = format!(
            "the {} meeples on the board and discarded are all there are",
            color.id()
        );
        report.require(fits, "P3", &what);
    }
}

fn check_goals(position: &Position, report: &mut Report) {
    let players = players(position);
    let bless: Vec<Color> = position.seats.iter().map(|seat| seat.bless).collect();
    let distinct = bless
        .iter()
        .enumerate()
        .all(|(i, color)| !bless[..i].contains(color));
    let known = bless.iter().all(|color| position.colors.contains(color));
    report.require(
        distinct && known,
        "P4",
        "own colours are different colours of the game",
    );
    let curses: Vec<Option<Color>> = position.seats.iter().map(|seat| seat.curse).collect();
    let fits = match position.options.variant {
        Variant::People => curses.iter().all(Option::is_none),
        Variant::Gods => {
            let listed: Vec<Color> = curses.into_iter().flatten().collect();
            let allowed = if (2..=5).contains(&players) {
                all_curses(players, &bless)
            } else {
                Vec::<Curses>::new()
            };
            listed.len() == players && allowed.contains(&dealt(&listed))
        }
    };
    report.require(
        fits,
        "P4",
        "every seat has a curse that it may have, or in People none",
    );
}

fn check_cards(position: &Position, report: &mut Report) {
    let players = players(position);
    let cards = (position.seats.iter().flat_map(|seat| &seat.hand))
        .chain(position.omen_pile.iter().map(|entry| &entry.card))
        .chain(&position.draw_pile)
        .chain(&position.dead_omens);
    let whole = Omen::all()
        .all(|card| cards.clone().filter(|&&other| other == card).count() == usize::from(COPIES));
    report.require(
        whole,
        "P5",
        "each omen is there twice, in hands and piles together",
    );
    let hands = position.seats.iter().map(|seat| seat.hand.len());
    report.require(
        hands.clone().all(|len| len <= HAND),
        "P5",
        "a hand has two cards at most",
    );
    let waits = |index: usize| {
        let seat = Seat(index as u8);
        position
            .debts
            .iter()
            .filter(|&&other| other == seat)
            .count()
    };
    let over = position.turn.phase == Phase::Over;
    let hands_add_up = hands
        .enumerate()
        .all(|(index, len)| len + waits(index) == HAND);
    report.require(
        over || hands_add_up,
        "P5",
        "hand and entries in `debts` are two for each seat",
    );
    report.require(
        position.debts.is_empty() || (position.draw_pile.is_empty() && !over),
        "P5",
        "`debts` is empty unless the draw pile is",
    );
    let is_seat = |seat: &Seat| seat.index() < players;
    report.require(
        position.debts.iter().all(is_seat),
        "P5",
        "`debts` names seats",
    );
    let open = position.options.rules().open;
    for entry in &position.omen_pile {
        let mut seen = entry.seen_by.clone();
        seen.dedup();
        let fits = seen.is_sorted()
            && seen.len() == entry.seen_by.len()
            && seen.contains(&entry.by)
            && seen.iter().all(is_seat)
            && (!open || seen.len() == players);
        report.require(
            fits,
            "P5",
            "`seenBy` lists seats, each once and in order; it holds `by`, and with open omens all",
        );
    }
}

/// P6 to P10: the position can be played on.
pub fn check_course(position: &Position, state: &State, report: &mut Report) {
    let held = state.hands.iter().flatten().copied();
    report.require(
        !held
            .chain(state.pile_cards())
            .any(|card| state.is_dead(card)),
        "P6",
        "no dead omen is in a hand or in the pile",
    );
    let quiet = state.variant.open
        || state.turn.phase != Phase::Omen
        || state.omen_pile.len() < LOOK_FROM
        || !apocalypse_is_due(state);
    report.expect(
        quiet,
        "P7",
        "before the omen phase the pile triggers nothing",
    );
    report.require(
        state.turn.seat.index() < state.players(),
        "P8",
        "`turn.seat` is a seat",
    );
    report.require(
        state.turn.seat.index() < state.players() && phase_fits(state),
        "P8",
        "the phase fits the options and the cards",
    );
    let left = state.turn.actions_left;
    let in_action = state.turn.phase == Phase::Action;
    report.require(
        if in_action {
            (1..=ACTIONS).contains(&left)
        } else {
            left == 0
        },
        "P8",
        "`actionsLeft` is 1 or 2 in the action phase and 0 elsewhere",
    );
    report.require(
        position.result.is_none(),
        "P8",
        "`result` is null before the end",
    );
    report.expect(
        !state.end_is_reached(),
        "P9",
        "every own colour has more survivors than the end asks for",
    );
    report.expect(
        state.dead_omens.iter().all(|&card| state.is_dead(card)),
        "P10",
        "every card of `deadOmens` is dead",
    );
}

fn phase_fits(state: &State) -> bool {
    let seat = state.turn.seat;
    match state.turn.phase {
        Phase::Omen => !state.hands[seat.index()].is_empty(),
        Phase::Action => true,
        Phase::Declare => state.judges(seat) && state.omen_pile.len() >= LOOK_FROM,
        Phase::Event => state.variant.open && !triggering_sets(state).is_empty(),
        Phase::Over => false,
    }
}

/// P8 for a finished game: its result follows from its board.
pub fn check_ending(position: &Position, state: &State, report: &mut Report) {
    let told = position.result.as_ref();
    report.require(
        told.is_some() && result(state).as_ref() == told,
        "P8",
        "the result of a finished game agrees with its board",
    );
    let Some(told) = told else { return };
    report.require(
        told.tie_break_rounds > 0 || told.scores == told.scores_at_end,
        "P8",
        "without a tie-break the scores stay",
    );
    let leaders = leaders(state);
    let fits = match told.winner {
        Some(winner) => leaders.len() == 1 && leaders.contains(winner),
        None => told.tie_break_rounds > 0,
    };
    report.require(fits, "P8", "the winner alone leads");
    report.require(
        state.turn.seat.index() < state.players() && state.turn.actions_left == 0,
        "P8",
        "`turn` is that of the last move",
    );
}
