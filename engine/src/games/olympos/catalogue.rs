//! The named things of the game.

use super::cards::{CARDS, GODS};
use super::data::{Resource, WONDERS};
use super::map::{Ground, SPACES};
use super::tiles::DISCOVERIES;
use crate::text::{Entry, Text};

pub fn entries() -> Vec<Entry> {
    let resources = Resource::ALL
        .into_iter()
        .map(|resource| Entry::new("resource", resource.id(), resource.name()));
    let spaces = SPACES.iter().map(|space| {
        let entry = |kind| Entry::new(kind, space.id, space.name).with_links(space.adjacent);
        match space.ground {
            Ground::North => entry("north"),
            Ground::Land(resource, _) => entry("territory").in_group(resource.id()),
            Ground::Sea => entry("sea"),
        }
    });
    let discoveries = DISCOVERIES.iter().map(|discovery| {
        Entry::new("discovery", discovery.id, discovery.name).with_text(discovery.text)
    });
    let wonders = WONDERS.iter().map(|wonder| {
        Entry::new("wonder", wonder.id, wonder.name)
            .with_text(wonder.text)
            .with_value(i32::from(wonder.points))
    });
    let cards = CARDS
        .iter()
        .map(|card| Entry::new("destiny", card.id, card.name).with_text(card.text));
    let gods = GODS
        .iter()
        .map(|god| Entry::new("olympos-card", god.id, god.name).with_text(god.text));
    resources
        .chain(spaces)
        .chain(discoveries)
        .chain(wonders)
        .chain(cards)
        .chain(gods)
        .chain(bonuses())
        .collect()
}

fn bonuses() -> impl Iterator<Item = Entry> {
    [
        ("settler", Text::new("Settler", "Colon")),
        ("hourglass", Text::new("Hourglasses", "Sabliers")),
        ("cube", Text::new("Cube", "Cube")),
        ("prestige", Text::new("Prestige", "Prestige")),
    ]
    .into_iter()
    .map(|(id, name)| Entry::new("bonus", id, name))
}
