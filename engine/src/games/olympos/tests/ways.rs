//! The cheapest ways over the map.

use super::*;
use crate::games::olympos::ways::{Costs, Travel, route};

const ON_FOOT: Travel = Travel {
    sea: Some(2),
    cavalry: false,
};

fn way(travel: Travel, from: &str, to: &str) -> Vec<&'static str> {
    let [from, to] = [from, to].map(|id| Space::from_id(id).unwrap());
    let path = route(travel, [from].into_iter(), to);
    path.into_iter().map(Space::id).collect()
}

/// OL-4.10, OL-4.14, OL-5.14: the table of first settlers.
#[test]
fn ol_4_2_a_first_settler_from_the_north_costs_what_the_table_says() {
    let first = [
        ("illyria", 3),
        ("macedonia", 3),
        ("chalcidice", 3),
        ("thrace", 3),
        ("epirus", 4),
        ("olympos", 4),
        ("thessaly", 7),
        ("aetolia", 5),
        ("phocis", 8),
        ("lydia", 9),
        ("caria", 9),
        ("boeotia", 6),
        ("attica", 9),
        ("euboea", 6),
        ("elis", 7),
        ("arcadia", 10),
        ("argolis", 8),
        ("messenia", 7),
        ("laconia", 8),
        ("troas", 6),
        ("ionia", 8),
        ("lesbos", 6),
        ("naxos", 8),
        ("kydonia", 9),
        ("knossos", 12),
        ("rhodes", 14),
        ("atlas", 11),
        ("gadeira", 11),
        ("cleito", 13),
        ("evenor", 11),
        ("mestor", 13),
        ("azaes", 13),
    ];
    assert_eq!(first.len(), 32);
    for (id, cost) in first {
        let target = territory(id);
        let tribe = if target.has_star() { 2 } else { 0 };
        let movement = Costs::from(ON_FOOT, Space::NORTH).to(target).unwrap();
        assert_eq!(2 + movement + tribe, cost, "{id}");
    }
}

/// The costs in the table are those of the ways that are used, for all ways of travelling.
#[test]
fn every_way_costs_what_its_steps_cost() {
    for sea in [Some(0), Some(1), Some(2), None] {
        for cavalry in [false, true] {
            let travel = Travel { sea, cavalry };
            for from in std::iter::once(Space::NORTH).chain(Territory::all().map(Territory::space))
            {
                for to in Territory::all() {
                    let Some(cost) = Costs::from(travel, from).to(to) else {
                        assert!(sea.is_none());
                        continue;
                    };
                    let path = route(travel, [from].into_iter(), to.space());
                    let (land, sea) = super::super::ways::tolls(travel, &path);
                    assert_eq!(land.points + sea.points, cost, "{from:?} {to:?} {path:?}");
                    assert_eq!((path[0], path[path.len() - 1]), (from, to.space()));
                    let steps = path.windows(2);
                    steps.for_each(|step| {
                        assert!(super::super::ways::neighbours(step[0]).contains(&step[1]));
                    });
                }
            }
        }
    }
}

#[test]
fn ol_4_14_of_equal_ways_the_shortest_then_the_first_by_name_is_used() {
    assert_eq!(
        way(ON_FOOT, "north", "epirus"),
        ["north", "illyria", "epirus"]
    );
    assert_eq!(
        way(ON_FOOT, "illyria", "olympos"),
        ["illyria", "epirus", "olympos"]
    );
    // Seas for nothing, so fewer spaces decide: over the Thermaic Gulf, not round by land.
    let sailors = Travel {
        sea: Some(0),
        cavalry: false,
    };
    assert_eq!(
        way(sailors, "chalcidice", "boeotia"),
        ["chalcidice", "thermaic-gulf", "boeotia"]
    );
    let riders = Travel {
        sea: Some(2),
        cavalry: true,
    };
    assert_eq!(
        way(riders, "macedonia", "thrace"),
        ["macedonia", "chalcidice", "thrace"]
    );
}

#[test]
fn ol_4_14_of_equal_starts_of_a_new_settler_the_first_by_name_is_used() {
    let table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .expand(0, "new", "epirus");
    assert_eq!(
        table.told("settlerMoved")[0]["path"],
        json!(["illyria", "epirus"])
    );
    assert_eq!(table.told("settlerCreated")[0]["space"], "illyria");
}
