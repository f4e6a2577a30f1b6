//! Olympos. Tribes spread over Greece on a track of time, under the eyes of the gods.

mod apply;
mod bot;
mod cards;
mod catalogue;
mod course;
mod data;
mod destiny;
mod development;
mod discovery;
mod events;
mod expansion;
mod form;
mod gods;
mod loading;
mod map;
mod moves;
mod options;
mod outlook;
mod parts;
mod pieces;
mod position;
mod preview;
mod requirements;
mod score;
mod secrets;
mod settlers;
mod setup;
mod shown;
mod state;
mod steps;
mod stock;
#[cfg(test)]
mod tests;
mod tiles;
mod time;
mod view;
mod ways;
mod wonder;
mod worth;

use crate::bots::Level;
use crate::chance::Chance;
use crate::game::{About, Broken, Cited, Game, Loaded, Log};
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use serde_json::Value;

const ID: &str = "olympos";

pub struct Olympos;

impl Game for Olympos {
    type Options = options::Options;
    type State = state::State;
    type Move = moves::Move;
    type Event = events::Event;
    type View = view::View;
    type Preview = preview::Preview;
    type Position = position::Position;

    const ABOUT: About = About {
        id: ID,
        prefix: "OL",
        title: Text::new("Olympos", "Olympos"),
        players: 3..=5,
        minutes: 60..=90,
        rules_version: 1,
        rulebook: |lang| match lang {
            Lang::En => include_str!("rules.en.md"),
            Lang::Fr => include_str!("rules.fr.md"),
        },
        reference: &[
            Heading::new("discovery", "Discoveries", "Découvertes"),
            Heading::new("wonder", "Wonders", "Merveilles"),
            Heading::new("destiny", "Destiny cards", "Cartes Destin"),
            Heading::new("olympos-card", "Olympos cards", "Cartes Olympos"),
            Heading::new("territory", "Territories", "Territoires"),
            Heading::new("sea", "Seas", "Mers"),
        ],
        longest: 2000,
        hides: true,
        form: "P1",
    };

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
        options.resolve(players)
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
        moves::to_act(state)
    }

    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        moves::legal_moves(state, seat, moves);
    }

    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal> {
        moves::check(state, seat, mv)
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
        secrets::undo_stop(before, mv, after).map(Rule)
    }

    fn view(options: &Self::Options, state: &Self::State, viewer: Viewer) -> Self::View {
        view::view(options, state, viewer)
    }

    fn redact(
        _state: &Self::State,
        event: &Cited<Self::Event>,
        viewer: Viewer,
    ) -> Option<Cited<Self::Event>> {
        Some(secrets::redact(event, viewer))
    }

    fn resample(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State {
        secrets::resample(state, viewer, chance)
    }

    fn secretive(state: &Self::State) -> Seats {
        secrets::secretive(state)
    }

    fn preview(state: &Self::State, seat: Seat, mv: &Self::Move) -> Self::Preview {
        outlook::preview(state, seat, mv)
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

    /// The position of this game has no result in it.
    fn result(state: &Self::State, _position: &Value) -> Value {
        crate::session::to_json(&score::result(state))
    }

    fn from_position(position: Self::Position) -> Result<Loaded<Self>, Vec<Broken>> {
        requirements::from_position(position)
    }
}
