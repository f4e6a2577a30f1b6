//! Apokalypsis. A sinking island, 32 meeples, and omens that say what strikes and where.

mod aids;
mod apocalypse;
mod apply;
mod board;
mod bot;
mod cards;
mod check;
mod data;
mod ending;
mod events;
mod goals;
mod map;
mod moves;
mod options;
mod outlook;
mod placing;
mod position;
mod prepared;
mod preview;
mod reading;
mod requirements;
mod resample;
mod score;
mod setup;
mod signs;
mod state;
#[cfg(test)]
mod tests;
mod undo;
mod view;
mod worth;

use crate::bots::Level;
use crate::chance::Chance;
use crate::game::{About, Broken, Cited, Game, Loaded, Log};
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use data::{COLORS, OMENS, ZONES};
use map::{SPACES, VOLCANO};

const ID: &str = "apokalypsis";

/// Between two clearings of the pile at most 20 cards are played, one a round at least; every
/// clearing costs a space or a penalty. A turn has four moves at most.
const LONGEST: usize = 4 * (20 * 5 * (36 + 9 * 5) + 5);

pub struct Apokalypsis;

impl Game for Apokalypsis {
    type Options = options::Options;
    type State = state::State;
    type Move = moves::Move;
    type Event = events::Event;
    type View = view::View;
    type Preview = preview::Preview;
    type Position = position::Position;

    const ABOUT: About = About {
        id: ID,
        prefix: "AK",
        title: Text::new("Apokalypsis", "Apokalypsis"),
        players: 2..=5,
        minutes: 30..=30,
        rules_version: 1,
        rulebook: |lang| match lang {
            Lang::En => include_str!("rules.en.md"),
            Lang::Fr => include_str!("rules.fr.md"),
        },
        reference: &[
            Heading::new("omen", "Omens", "Présages"),
            Heading::new("bless", "Blessings", "Bénédictions"),
            Heading::new("curse", "Curses", "Malédictions"),
        ],
        longest: LONGEST,
        hides: true,
        form: "P1",
    };

    fn options(_players: usize) -> Vec<OptionSpec> {
        options::specs()
    }

    fn catalogue() -> Vec<Entry> {
        let omens = OMENS
            .iter()
            .map(|omen| Entry::new("omen", omen.id, omen.name).with_text(omen.text));
        let colors = COLORS
            .iter()
            .map(|color| Entry::new("color", color.id, color.name));
        let goals = |kind, goal: fn(&'static data::ColorData) -> &'static data::Goal| {
            COLORS
                .iter()
                .map(goal)
                .map(move |goal| Entry::new(kind, goal.id, goal.name).with_text(goal.text))
        };
        let zones = ZONES.iter().map(|&(id, name)| Entry::new("zone", id, name));
        let spaces = SPACES
            .iter()
            .map(|space| Entry::new("space", space.id, space.name));
        omens
            .chain(colors)
            .chain(goals("bless", |color| &color.bless))
            .chain(goals("curse", |color| &color.curse))
            .chain(zones)
            .chain(spaces)
            .chain([Entry::new("volcano", VOLCANO.0, VOLCANO.1)])
            .collect()
    }

    fn levels() -> Vec<Level<Self>> {
        bot::levels()
    }

    fn resolve(options: Self::Options, players: usize) -> Result<Self::Options, Refusal> {
        options.resolve(players)
    }

    fn setup(
        options: &Self::Options,
        players: usize,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, Refusal> {
        setup::setup(options, players, chance, log)
    }

    fn players(state: &Self::State) -> usize {
        state.players()
    }

    fn to_act(state: &Self::State) -> Seats {
        state.acting()
    }

    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        moves::legal_moves(state, seat, moves);
    }

    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal> {
        check::check(state, seat, mv)
    }

    fn apply(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) {
        apply::apply(state, seat, mv, chance, log);
    }

    fn undo_stop(
        before: &Self::State,
        _seat: Seat,
        mv: &Self::Move,
        after: &Self::State,
    ) -> Option<Rule> {
        undo::undo_stop(before, mv, after)
    }

    fn view(options: &Self::Options, state: &Self::State, viewer: Viewer) -> Self::View {
        view::view(options, state, viewer)
    }

    fn redact(
        _state: &Self::State,
        event: &Cited<Self::Event>,
        viewer: Viewer,
    ) -> Option<Cited<Self::Event>> {
        view::redact(event, viewer)
    }

    fn shows(event: &Self::Event) -> bool {
        event.shows_cards()
    }

    fn resample(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State {
        resample::resample(state, viewer, chance)
    }

    fn secretive(state: &Self::State) -> Seats {
        view::secretive(state)
    }

    fn preview(state: &Self::State, seat: Seat, mv: &Self::Move) -> Self::Preview {
        preview::preview(state, seat, mv)
    }

    fn standing(state: &Self::State, viewer: Viewer) -> Standing {
        score::standing(state, viewer)
    }

    fn outcome(state: &Self::State) -> Option<Outcome> {
        score::outcome(state)
    }

    fn position(options: &Self::Options, state: &Self::State) -> Self::Position {
        position::position(options, state)
    }

    fn from_position(position: Self::Position) -> Result<Loaded<Self>, Vec<Broken>> {
        position::from_position(position)
    }
}
