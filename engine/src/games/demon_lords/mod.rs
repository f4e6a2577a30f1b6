//! Apocalypse: Demon Lords. Two to five demon lords fight over a dying world of 48 nodes.

mod apply;
mod bot;
mod cards;
mod check;
mod combat;
mod data;
mod duel;
mod effects;
mod evaluation;
mod events;
mod form;
mod legal;
mod map;
mod moves;
mod nodes;
mod odds;
mod options;
mod outlook;
mod position;
mod preview;
mod requirements;
mod score;
mod setup;
mod state;
mod supply;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use crate::bots::Level;
use crate::chance::Chance;
use crate::game::{About, Broken, Cited, Game, Loaded, Log};
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use cards::{CARDS, Effect};
use data::{LORDS, TERMS};
use map::{CONTINENTS, NODES, Node};
use moves::Move;

const ID: &str = "demon-lords";
/// The version of the form of positions.
const VERSION: u32 = 1;

pub struct DemonLords;

impl Game for DemonLords {
    type Options = options::Options;
    type State = state::State;
    type Move = Move;
    type Event = events::Event;
    type View = view::View;
    type Preview = preview::Preview;
    type Position = position::Position;

    const ABOUT: About = About {
        id: ID,
        prefix: "DL",
        title: Text::new(
            "Apocalypse: Demon Lords",
            "Apocalypse\u{202f}: Seigneurs démons",
        ),
        players: 2..=5,
        minutes: 40..=60,
        rules_version: 1,
        rulebook: |lang| match lang {
            Lang::En => include_str!("rules.en.md"),
            Lang::Fr => include_str!("rules.fr.md"),
        },
        reference: &[
            Heading::new("card", "World Events", "Événements"),
            Heading::new("node", "Nodes", "Cases"),
        ],
        // 1000 turns, in each of which every soul piece of the table is spent in a few ways.
        longest: 600_000,
        hides: true,
        form: "1",
    };

    fn options(players: usize) -> Vec<OptionSpec> {
        options::specs(players)
    }

    fn catalogue() -> Vec<Entry> {
        let lords = LORDS.map(|(id, name)| Entry::new("lord", id, name));
        let terms = TERMS.map(|(id, name)| Entry::new("term", id, name));
        let continents = CONTINENTS
            .iter()
            .map(|continent| Entry::new("continent", continent.id, continent.name));
        let nodes = NODES.iter().map(|node| {
            Entry::new("node", node.id, node.name)
                .with_value(i32::from(node.number))
                .in_group(node.continent.id())
                .with_links(node.lines)
        });
        let cards = CARDS.iter().map(|card| {
            let entry = Entry::new("card", card.id, card.name)
                .with_text(card.text)
                .in_group(card.phase.id());
            match card.effect {
                Effect::ExtraLines(joined) => entry.with_links(&joined.map(Node::id)),
                _ => entry,
            }
        });
        let named = lords.into_iter().chain(terms).chain(continents);
        named.chain(nodes).chain(cards).collect()
    }

    fn levels() -> Vec<Level<Self>> {
        bot::levels()
    }

    fn resolve(options: Self::Options, players: usize) -> Result<Self::Options, Refusal> {
        options.resolve(players)
    }

    /// By the book nothing ends a game but the last Avatar (DL-14.4).
    fn endless(options: &Self::Options) -> bool {
        options.round_limit == Some(0)
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
        usize::from(state.players)
    }

    fn to_act(state: &Self::State) -> Seats {
        state.to_act().map_or(Seats::NONE, Seats::only)
    }

    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        legal::legal_moves(state, seat, moves);
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

    /// Dice that have been rolled and cards that have been turned up cannot be taken back.
    fn undo_stop(
        _before: &Self::State,
        _seat: Seat,
        mv: &Self::Move,
        _after: &Self::State,
    ) -> Option<Rule> {
        match mv {
            Move::Roll {} => Some(Rule("DL-4.1")),
            Move::Fight { .. } => Some(Rule("DL-8.11")),
            Move::Duel { .. } => Some(Rule("DL-9.4")),
            Move::Desecrate { .. } => Some(Rule("DL-10.4")),
            Move::Ransom { .. } => Some(Rule("DL-11.2")),
            _ => None,
        }
    }

    fn view(options: &Self::Options, state: &Self::State, viewer: Viewer) -> Self::View {
        view::view(options, state, viewer)
    }

    /// Everything happens before all eyes.
    fn redact(
        _state: &Self::State,
        event: &Cited<Self::Event>,
        _viewer: Viewer,
    ) -> Option<Cited<Self::Event>> {
        Some(event.clone())
    }

    fn resample(state: &Self::State, _viewer: Viewer, chance: &mut Chance) -> Self::State {
        view::resample(state, chance)
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
