//! The named things of the game.

use super::data::{
    APOCALYTES, BUILDS, CONTINENT_SIZES, CONTINENTS, DOOMS, MISSILE_TOKENS, Named, PERMISSIONS,
    PORTAL_TOKENS, SEATS, TERRITORIES, TOKENS,
};
use super::map::Territory;
use crate::text::Entry;
use std::iter::repeat_n;

pub fn entries() -> Vec<Entry> {
    let tables: [(&'static str, &[Named]); 7] = [
        ("continent", &CONTINENTS),
        ("doom", &DOOMS),
        ("apocalytes", &APOCALYTES),
        ("token", &TOKENS),
        ("build", &BUILDS),
        ("permission", &PERMISSIONS),
        ("seat", &SEATS),
    ];
    let others = tables
        .into_iter()
        .flat_map(|(kind, table)| table.iter().map(move |thing| entry(kind, thing)));
    territories().chain(others).collect()
}

fn territories() -> impl Iterator<Item = Entry> {
    let continents = CONTINENTS
        .iter()
        .zip(CONTINENT_SIZES)
        .flat_map(|(continent, size)| repeat_n(continent.id, size));
    (0..)
        .zip(&TERRITORIES)
        .zip(continents)
        .map(|((index, thing), continent)| {
            let neighbours: Vec<&str> = Territory(index)
                .neighbours()
                .iter()
                .map(Territory::id)
                .collect();
            entry("territory", thing)
                .in_group(continent)
                .with_links(&neighbours)
        })
}

fn entry(kind: &'static str, thing: &Named) -> Entry {
    // The supply tokens that prevent the doom (SD-D.14, SD-T.12).
    let value = match thing.id {
        "demons" => Some(i32::from(PORTAL_TOKENS)),
        "meteors" => Some(i32::from(MISSILE_TOKENS)),
        _ => None,
    };
    Entry {
        text: thing.text,
        value,
        ..Entry::new(kind, thing.id, thing.name)
    }
}
