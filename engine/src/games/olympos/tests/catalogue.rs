//! The named things of the game, as the page is told of them.

use super::*;
use crate::text::Entry;

#[test]
fn the_catalogue_names_and_explains_everything_once() {
    let catalogue = Olympos::catalogue();
    let of = |kind: &str| -> Vec<&Entry> {
        catalogue
            .iter()
            .filter(|entry| entry.kind == kind)
            .collect()
    };
    let counts = [
        "resource",
        "territory",
        "sea",
        "north",
        "discovery",
        "wonder",
        "destiny",
        "olympos-card",
    ]
    .map(|kind| of(kind).len());
    assert_eq!(counts, [4, 32, 17, 1, 25, 5, 10, 10]);
    for kind in ["discovery", "wonder", "destiny", "olympos-card"] {
        assert!(of(kind).iter().all(|entry| entry.text.is_some()), "{kind}");
    }
    let mut ids: Vec<&str> = catalogue.iter().map(|entry| entry.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), catalogue.len(), "every id once");
}

/// OL-1.3, OL-1.6, OL-7.7
#[test]
fn the_catalogue_tells_neighbours_resources_and_values() {
    let catalogue = Olympos::catalogue();
    let entry = |id: &str| catalogue.iter().find(|entry| entry.id == id).expect(id);
    let thrace = entry("thrace");
    assert_eq!(thrace.group, Some("gold"));
    assert_eq!(
        thrace.links,
        ["chalcidice", "hellespont", "north", "thracian-sea"]
    );
    assert_eq!(entry("colossus").value, Some(12));
    for wonder in Wonder::all() {
        let entry = entry(wonder.id());
        let text = entry.text.expect("a text").en;
        assert!(text.starts_with(&format!("{} Stars", wonder.stars())));
        assert!(text.contains(&format!(" {} points", wonder.points())));
    }
    for entry in &catalogue {
        let known = |id: &&str| catalogue.iter().any(|other| other.id == *id);
        assert!(entry.links.iter().all(known) && entry.group.iter().all(known));
    }
}
