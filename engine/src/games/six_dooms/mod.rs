//! Apocalypse: Six Dooms. A world map, diplomacy, and six foes that act by themselves.

mod apocalypse;
mod apply;
mod border;
mod bot;
mod catalogue;
mod check;
mod combat;
mod data;
mod declare;
mod dice;
mod dooms;
mod end;
mod events;
mod force;
mod land;
mod list;
mod map;
mod march;
mod movement;
mod moves;
mod odds;
mod options;
mod outlook;
mod passage;
mod play;
mod position;
mod preview;
mod resolve;
mod score;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;

use crate::bots::Level;
use crate::chance::Chance;
use crate::game::{About, Broken, Cited, Game, Loaded, Log};
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use play::Play;

const ID: &str = "six-dooms";

pub struct SixDooms;

impl Game for SixDooms {
    type Options = options::Options;
    type State = state::State;
    type Move = moves::Move;
    type Event = events::Event;
    type View = position::View;
    type Preview = preview::Preview;
    type Position = position::Position;

    const ABOUT: About = About {
        id: ID,
        prefix: "SD",
        title: Text::new("Apocalypse: Six Dooms", "Apocalypse : Six fléaux"),
        players: data::PLAYERS,
        minutes: 60..=120,
        rules_version: 1,
        rulebook: |lang| match lang {
            Lang::En => include_str!("rules.en.md"),
            Lang::Fr => include_str!("rules.fr.md"),
        },
        reference: &[
            Heading::new("doom", "Dooms", "Fléaux"),
            Heading::new("token", "Pieces and marks", "Pièces et marques"),
            Heading::new("build", "Building", "Bâtir"),
            Heading::new("territory", "Territories", "Territoires"),
        ],
        longest: 8_000,
        hides: false,
        form: "P1",
    };
    const OPTIONS_APART: bool = true;

    fn options(_players: usize) -> Vec<OptionSpec> {
        options::specs()
    }

    fn catalogue() -> Vec<Entry> {
        catalogue::entries()
    }

    fn levels() -> Vec<Level<Self>> {
        bot::levels()
    }

    fn resolve(options: Self::Options, players: usize) -> Result<Self::Options, Refusal> {
        options.check(players)?;
        Ok(options)
    }

    fn endless(options: &Self::Options) -> bool {
        options.round_limit.is_none()
    }

    fn setup(
        options: &Self::Options,
        players: usize,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, Refusal> {
        Ok(setup::setup(options, players, chance, log))
    }

    fn players(state: &Self::State) -> usize {
        state.players()
    }

    fn to_act(state: &Self::State) -> Seats {
        state.acting().map_or(Seats::NONE, Seats::only)
    }

    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        list::legal_moves(state, seat, moves);
    }

    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal> {
        check::check(state, seat, mv)
    }

    fn lists(_state: &Self::State, _seat: Seat, mv: &Self::Move, listed: &[Self::Move]) -> bool {
        list::stands_for(mv, listed)
    }

    fn apply(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) {
        Play { state, chance, log }.apply(seat, mv);
    }

    /// Nothing is hidden but chance to come (SD-1.9): a move can be taken back unless it drew.
    /// Whether it did does not depend on what is drawn, so playing it again tells.
    fn undo_stop(
        before: &Self::State,
        seat: Seat,
        mv: &Self::Move,
        _after: &Self::State,
    ) -> Option<Rule> {
        let mut chance = Chance::seeded(0).recording();
        Self::apply(
            &mut before.clone(),
            seat,
            *mv,
            &mut chance,
            &mut Log::deaf(),
        );
        (!chance.take_drawn().is_empty()).then_some(Rule("SD-1.9"))
    }

    fn view(_options: &Self::Options, state: &Self::State, _viewer: Viewer) -> Self::View {
        position::view(state)
    }

    fn redact(
        _state: &Self::State,
        event: &Cited<Self::Event>,
        _viewer: Viewer,
    ) -> Option<Cited<Self::Event>> {
        Some(event.clone())
    }

    /// Nothing is hidden (SD-1.9).
    fn resample(state: &Self::State, _viewer: Viewer, _chance: &mut Chance) -> Self::State {
        *state
    }

    fn secretive(_state: &Self::State) -> Seats {
        Seats::NONE
    }

    fn preview(state: &Self::State, seat: Seat, mv: &Self::Move) -> Self::Preview {
        preview::preview(state, seat, mv)
    }

    fn standing(state: &Self::State, _viewer: Viewer) -> Standing {
        score::standing(state)
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
