//! Apocalypse: Angels & Demons. Two sides, eight cities, one secret card each per city.

mod apply;
mod bot;
mod clash;
mod data;
mod endgame;
mod events;
mod moves;
mod options;
mod position;
mod preview;
mod score;
mod state;
#[cfg(test)]
mod tests;
mod view;

use crate::bots::Level;
use crate::chance::Chance;
use crate::game::{About, Broken, Cited, Game, Loaded, Log};
use crate::options::OptionSpec;
use crate::refusal::{Refusal, Rule};
use crate::score::{Outcome, Standing};
use crate::seat::{Seat, Seats, Viewer};
use crate::text::{Entry, Heading, Lang, Text};
use data::{CARDS, CITIES, CardOf, EVENTS, Kind};
use state::Phase;

const ID: &str = "angels-and-demons";

pub struct AngelsAndDemons;

impl Game for AngelsAndDemons {
    type Options = options::Options;
    type State = state::State;
    type Move = moves::Move;
    type Event = events::Event;
    type View = view::View;
    type Preview = preview::Preview;
    type Position = position::Position;

    const ABOUT: About = About {
        id: ID,
        prefix: "AD",
        title: Text::new(
            "Apocalypse: Angels & Demons",
            "Apocalypse : Anges et Démons",
        ),
        players: 2..=2,
        minutes: 10..=10,
        rules_version: 1,
        rulebook: |lang| match lang {
            Lang::En => include_str!("rules.en.md"),
            Lang::Fr => include_str!("rules.fr.md"),
        },
        reference: &[
            Heading::new("card", "Cards", "Cartes"),
            Heading::new("city", "Cities", "Villes"),
            Heading::new("event", "Events", "Événements"),
        ],
        longest: 18,
        hides: true,
        form: "P1",
    };

    fn options(_players: usize) -> Vec<OptionSpec> {
        options::specs()
    }

    fn catalogue() -> Vec<Entry> {
        let sides = [
            ("angel", Text::new("Angels", "Anges")),
            ("demon", Text::new("Demons", "Démons")),
        ];
        let sides = sides
            .into_iter()
            .map(|(id, name)| Entry::new("side", id, name));
        let cities = CITIES
            .iter()
            .map(|city| Entry::new("city", city.id, city.name).with_value(i32::from(city.value)));
        let events = EVENTS
            .iter()
            .map(|event| Entry::new("event", event.id, event.name).with_text(event.text));
        let cards = CardOf::all().map(|card| {
            let entry = Entry::new("card", CARDS[usize::from(card.0)].id, card.name())
                .in_group(card.side().id());
            match card.card().kind() {
                Kind::Number(value) => entry.with_value(i32::from(value)),
                _ => Entry {
                    text: card.text(),
                    ..entry
                },
            }
        });
        sides.chain(cities).chain(events).chain(cards).collect()
    }

    fn levels() -> Vec<Level<Self>> {
        bot::levels()
    }

    fn resolve(options: Self::Options, _players: usize) -> Result<Self::Options, Refusal> {
        options.check()?;
        Ok(options)
    }

    fn setup(
        options: &Self::Options,
        _players: usize,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, Refusal> {
        Ok(apply::setup(options, chance, log))
    }

    fn players(_state: &Self::State) -> usize {
        2
    }

    fn to_act(state: &Self::State) -> Seats {
        state.to_act()
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
        _chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) {
        apply::apply(state, seat, mv, log);
    }

    /// No move can be taken back: a card down stays down, and all else reveals or turns up.
    fn undo_stop(
        _before: &Self::State,
        _seat: Seat,
        mv: &Self::Move,
        after: &Self::State,
    ) -> Option<Rule> {
        Some(Rule(match mv {
            moves::Move::Commit { .. } => "AD-4.3",
            _ if after.phase == Phase::Over => "AD-8.4",
            _ => "AD-3.2",
        }))
    }

    fn view(options: &Self::Options, state: &Self::State, viewer: Viewer) -> Self::View {
        view::view(options, state, viewer)
    }

    fn redact(
        state: &Self::State,
        event: &Cited<Self::Event>,
        viewer: Viewer,
    ) -> Option<Cited<Self::Event>> {
        Some(view::redact(state, event, viewer))
    }

    fn resample(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State {
        view::resample(state, viewer, chance)
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
