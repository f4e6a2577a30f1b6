//! OL-9.12 to OL-9.21: what the gods do.

use super::*;

#[test]
fn ol_9_12_zeus_gives_three_points() {
    let mut table = visited_by("zeus", table(4).tile(1, "religion"));
    assert_eq!(table.player(1).prestige, 3);
    assert_eq!(table.told("prestigeGained")[0]["rule"], "OL-9.12");
}

#[test]
fn ol_9_13_hecate_gives_a_settler() {
    let mut table = visited_by("hecate", table(4).tile(1, "religion"));
    assert_eq!((table.player(1).stock, table.player(1).supply), (5, 14));
    assert_eq!(table.told("settlerGained")[0]["rule"], "OL-9.13");
    let none = visited_by("hecate", super::table(4).tile(1, "religion").stock(1, 19));
    assert_eq!(none.told("settlerGained")[0]["n"], 0);
}

/// OL-1.11: nothing is asked once no cube is left.
#[test]
fn ol_9_14_artemis_gives_a_cube_of_ones_choice() {
    let tied = || table(4).tile(1, "religion").tile(3, "polytheism");
    let table = visited_by("artemis", tied());
    assert_eq!(table.json()["pending"], json!({ "why": "artemis" }));
    assert_eq!(
        (table.state.to_act, table.legal(1).len()),
        (Some(Seat(1)), 4)
    );
    let take = |resource: &str| json!({ "type": "takeCube", "resource": resource });
    let table = table.play(1, take("wood"));
    assert_eq!(table.told("cubeGained")[0]["rule"], "OL-9.14");
    let mut table = table.play(3, take("gold"));
    assert_eq!(table.player(1).cubes, Units::one(Resource::Wood));
    assert_eq!(table.player(3).cubes, Units::one(Resource::Gold));
    let none = Resource::ALL
        .iter()
        .fold(tied(), |table, resource| table.cubes(2, resource.id(), 7));
    assert_eq!(visited_by("artemis", none).json()["phase"], "turn");
    // The last cube goes to the first who is asked.
    let last = Resource::ALL
        .iter()
        .fold(tied().cubes(2, "wood", 6), |table, resource| {
            table.cubes(
                2,
                resource.id(),
                if resource.id() == "wood" { 0 } else { 7 },
            )
        });
    let last = visited_by("artemis", last);
    assert_eq!(last.legal(1), [take("wood")]);
    assert_eq!(last.play(1, take("wood")).json()["phase"], "turn");
}

/// OL-7.3
#[test]
fn ol_9_15_athena_lends_a_star_for_one_wonder() {
    let stars = ["thessaly", "phocis", "attica"];
    let mut table = visited_by("athena", table(4).settle_all(1, &stars).tile(1, "religion"));
    assert!(table.player(1).athena);
    let lion_gate = json!({ "type": "build", "wonder": "lion-gate", "athena": true, "starCards": 0, "cost": 7 });
    table = table.play(1, lion_gate).quietly();
    assert!(!table.player(1).athena);
    assert_eq!(table.json()["seats"][1]["wonders"], json!(["lion-gate"]));
}

/// OL-9.22
#[test]
fn ol_9_16_ares_lends_two_swords_until_the_next_card() {
    let mut table = visited_by(
        "ares",
        table(4)
            .tiles(1, &["religion", "hoplite"])
            .settle("thrace", &[2]),
    );
    assert!(table.player(1).ares);
    assert_eq!(table.state.swords(Seat(1)), 3);
    assert_eq!(table.cost(1, "new", "thrace"), Some(2 + 1 + 1));
}

#[test]
fn ol_9_17_hades_takes_a_settler_of_ones_choice_off_the_map() {
    let start = table(4)
        .tiles(0, &["religion"])
        .tile(2, "religion")
        .tile(3, "polytheism")
        .settle("thrace", &[1, 1, 2])
        .settle("illyria", &[0, 1]);
    let mut table = visited_by("hades", start);
    let remove =
        |space: &str, level| json!({ "type": "removeSettler", "space": space, "level": level });
    assert_eq!(table.legal(1), [remove("illyria", 1), remove("thrace", 1)]);
    assert_eq!(table.refused(1, remove("thrace", 2)), ("OL-9.17", ""));
    assert_eq!(table.refused(1, remove("thrace", 0)), ("OL-9.17", "lower"));
    assert_eq!(table.refused(1, remove("thracian-sea", 0)).0, "OL-9.17");
    let stock = table.player(1).stock;
    table = table.play(1, remove("thrace", 1));
    assert_eq!(table.stack("thrace"), [1, 2], "a buried one may be given");
    assert_eq!(table.player(1).stock, stock + 1);
    assert_eq!(
        table.types()[0],
        "settlerRemoved",
        "nobody's control changed"
    );
    // Who has no settler on the map is not asked.
    let none = super::table(4).tile(0, "religion");
    assert_eq!(visited_by("hades", none).json()["phase"], "turn");
}

#[test]
fn ol_9_18_keres_take_two_points_at_the_end() {
    let mut table = visited_by("keres", table(4).tile(0, "religion").tile(1, "art"));
    assert!(table.player(2).keres && table.player(3).keres && !table.player(1).keres);
    assert_eq!(table.score(2)["keres"], -2);
    assert_eq!(table.score(2)["total"], -2);
    assert_eq!(table.score(1)["keres"], 0);
}

/// OL-9.22
#[test]
fn ol_9_19_the_siren_forbids_every_sea_space() {
    let start = table(4)
        .tile(0, "religion")
        .settle_all(1, &["euboea", "lesbos"]);
    let table = visited_by("siren", start);
    let settler =
        |to: &str| json!({ "type": "expand", "from": "lesbos", "level": 0, "to": to, "cost": 5 });
    assert_eq!(table.refused(1, settler("troas")).0, "OL-9.19");
    assert_eq!(table.refused(1, settler("aegean-sea")).0, "OL-9.19");
    let new = json!({ "type": "expand", "from": "new", "to": "naxos", "cost": 8 });
    assert_eq!(table.refused(1, new).0, "OL-9.19");
    let mut ways = table.of_type(1, "expand");
    ways.retain(|mv| mv["from"] == "lesbos");
    assert!(ways.is_empty(), "no land touches Lesbos");
    assert_eq!(
        table.cost(1, "euboea", "attica"),
        Some(1 + 2),
        "over land it goes on"
    );
    assert_eq!(table.cost(0, "new", "lesbos"), None, "not seat 0's turn");
    let free = table.at(&[12, 30, 30, 30]);
    assert!(
        free.expansion(0, "new", "naxos").is_some(),
        "seat 0 is not forbidden"
    );
}

#[test]
fn ol_9_20_nemesis_has_all_destiny_cards_discarded() {
    let start = table(4)
        .tile(0, "religion")
        .tile(1, "art")
        .hand(2, &["star", "favour", "star"]);
    let mut table = visited_by("nemesis", start);
    assert!(table.player(2).hand.is_empty());
    assert_eq!(
        table.told("destinyDiscarded"),
        [
            json!({ "type": "destinyDiscarded", "seat": 2, "cards": ["star", "favour", "star"], "rule": "OL-9.20" })
        ],
        "seat 3 had none"
    );
}

#[test]
fn ol_9_21_erinyes_make_the_next_action_of_any_kind_dearer() {
    let lands = [
        "macedonia",
        "illyria",
        "thessaly",
        "phocis",
        "attica",
        "arcadia",
    ];
    let start = table(4).tile(0, "religion").settle_all(1, &lands);
    let mut table = visited_by("erinyes", start);
    assert!(table.player(1).erinyes);
    assert_eq!(table.discoveries(1, "r1c1")[0]["cost"], 9);
    assert_eq!(table.of_type(1, "build")[0]["cost"], 9);
    assert_eq!(table.cost(1, "new", "thrace"), Some(2 + 1 + 2));
    let cheap = json!({ "type": "expand", "from": "new", "to": "thrace", "cost": 3 });
    assert_eq!(table.refused(1, cheap).0, "OL-4.17");
    table = table.discover(1, "r1c1").bonus(1, 0).quietly();
    assert!(!table.player(1).erinyes);
    assert_eq!(table.state.pos[1], 18);
}
