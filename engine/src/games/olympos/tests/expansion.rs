//! OL-4: settlers and their ways.

use super::*;

fn new_settler(to: &str, cost: u8) -> Value {
    json!({ "type": "expand", "from": "new", "to": to, "cost": cost })
}

fn settler(from: &str, level: u8, to: &str, cost: u8) -> Value {
    json!({ "type": "expand", "from": from, "level": level, "to": to, "cost": cost })
}

#[test]
fn ol_4_1_an_expansion_moves_exactly_one_settler_of_ones_own() {
    let table = table(4).settle("thrace", &[0]).settle("illyria", &[1]);
    assert_eq!(
        table.refused(0, settler("illyria", 0, "epirus", 1)).0,
        "OL-4.1"
    );
    assert_eq!(
        table.refused(0, settler("thrace", 1, "chalcidice", 1)).0,
        "OL-4.1"
    );
    assert_eq!(
        table.refused(0, settler("north", 0, "chalcidice", 1)).0,
        "OL-4.1"
    );
    assert_eq!(
        table.refused(0, settler("aegean-sea", 0, "naxos", 1)).0,
        "OL-4.1"
    );
    let table = table.expand(0, "new", "macedonia");
    assert_eq!(table.state.settlers.count(Seat(0)), 2);
    let table = table.at(&[3, 9, 9, 9]).expand(0, "thrace", "chalcidice");
    assert_eq!(
        (table.stack("thrace"), table.stack("chalcidice")),
        (vec![], vec![0])
    );
}

#[test]
fn ol_4_2_a_new_settler_comes_from_the_personal_stock_for_2() {
    let mut table = table(4).stock(0, 1);
    assert_eq!(table.cost(0, "new", "thrace"), Some(2 + 1));
    table = table.expand(0, "new", "thrace");
    assert_eq!(table.player(0).stock, 0);
    let table = table.at(&[3, 9, 9, 9]);
    assert!(table.expansion(0, "new", "illyria").is_none());
    assert_eq!(table.refused(0, new_settler("illyria", 3)).0, "OL-4.2");
}

#[test]
fn ol_4_3_a_new_settler_starts_in_the_north_or_on_controlled_land() {
    let north = table(4).expand(0, "new", "thrace");
    assert_eq!(north.told("settlerCreated")[0]["space"], "north");
    let own = table(4).settle("aetolia", &[0]).expand(0, "new", "epirus");
    assert_eq!(own.told("settlerCreated")[0]["space"], "aetolia");
    assert_eq!(own.told("settlerCreated")[0]["rule"], "OL-4.2");
}

#[test]
fn ol_4_4_a_new_settler_moves_in_the_same_action() {
    let table = table(4).settle("aetolia", &[0]);
    assert!(
        table.expansion(0, "new", "aetolia").is_none(),
        "it may not stay"
    );
    let table = table.expand(0, "new", "epirus");
    assert_eq!(
        table.told("settlerMoved")[0]["path"],
        json!(["aetolia", "epirus"])
    );
    assert_eq!(table.stack("aetolia"), [0]);
}

#[test]
fn ol_4_5_the_north_is_never_entered_nor_crossed() {
    let table = table(4).settle("illyria", &[0]);
    assert_eq!(table.refused(0, new_settler("north", 2)).0, "OL-4.5");
    assert_eq!(
        table.refused(0, settler("illyria", 0, "north", 1)).0,
        "OL-4.5"
    );
    assert_eq!(
        table.cost(0, "illyria", "thrace"),
        Some(3),
        "by Macedonia and Chalcidice"
    );
}

#[test]
fn ol_4_6_no_new_settler_starts_where_one_lies_only_buried() {
    let buried = table(4).settle("naxos", &[0, 1]);
    assert_eq!(buried.cost(0, "new", "kydonia"), Some(9), "from the north");
    let on_top = table(4).settle("naxos", &[1, 0]);
    assert_eq!(on_top.cost(0, "new", "kydonia"), Some(2 + 2 + 1));
}

#[test]
fn ol_4_7_a_settler_moves_any_number_of_spaces() {
    let table = table(4).settle("thrace", &[0]).stock(0, 0);
    let goals = table.of_type(0, "expand").len();
    assert_eq!(goals, 32 - 8 - 1, "all but the closed ones and its own");
    let table = table.expand(0, "thrace", "kydonia");
    assert_eq!(
        table.told("settlerMoved")[0]["path"]
            .as_array()
            .unwrap()
            .len(),
        5
    );
}

#[test]
fn ol_4_8_settlers_and_tribes_do_not_stop_a_settler_that_passes() {
    // From Olympos by Thessaly to Phocis: 2, and 2 to fight the tribe of Phocis.
    let tribe = table(4).settle("olympos", &[0]).stock(0, 0);
    assert_eq!(tribe.cost(0, "olympos", "phocis"), Some(2 + 2));
    let settlers = table(4)
        .settle("olympos", &[0])
        .settle("thessaly", &[1, 2, 0])
        .stock(0, 0);
    assert_eq!(settlers.cost(0, "olympos", "phocis"), Some(2 + 2));
    let table = settlers.expand(0, "olympos", "phocis");
    assert_eq!(
        table.stack("thessaly"),
        [1, 2, 0],
        "nothing happens on the way"
    );
}

#[test]
fn ol_4_9_closed_land_is_crossed_but_not_entered_to_stay() {
    let table = table(4).close("illyria", "azaes");
    assert_eq!(table.refused(0, new_settler("illyria", 3)).0, "OL-4.9");
    assert_eq!(table.cost(0, "new", "illyria"), None);
    assert_eq!(table.cost(0, "new", "epirus"), Some(2 + 2));
    let table = table.expand(0, "new", "epirus");
    assert_eq!(
        table.told("settlerMoved")[0]["path"],
        json!(["north", "illyria", "epirus"])
    );
}

#[test]
fn ol_4_10_land_costs_1_and_sea_2_a_space() {
    let table = table(4).settle("thrace", &[0]);
    assert_eq!(table.cost(0, "thrace", "chalcidice"), Some(1));
    assert_eq!(table.cost(0, "thrace", "lesbos"), Some(2 + 1));
    assert_eq!(table.cost(0, "thrace", "naxos"), Some(2 + 2 + 1));
}

#[test]
fn ol_4_11_the_space_where_a_movement_starts_costs_nothing() {
    let table = table(4).settle("macedonia", &[0]);
    assert_eq!(table.cost(0, "new", "olympos"), Some(2 + 1));
    assert_eq!(table.cost(0, "macedonia", "olympos"), Some(1));
}

#[test]
fn ol_4_12_a_settler_never_stops_at_sea() {
    let table = table(4);
    assert_eq!(
        table.refused(0, new_settler("adriatic-sea", 5)).0,
        "OL-4.12"
    );
    let seas = table.of_type(0, "expand").into_iter().filter(|mv| {
        let to = mv["to"].as_str().and_then(Space::from_id);
        to.is_some_and(Space::is_sea)
    });
    assert_eq!(seas.count(), 0);
}

/// OL-4.19
#[test]
fn ol_4_13_the_destination_is_land_that_one_did_not_control() {
    let table = table(4)
        .settle("thrace", &[0, 1, 0])
        .settle("illyria", &[0]);
    assert_eq!(
        table.refused(0, settler("illyria", 0, "thrace", 3)).0,
        "OL-4.13"
    );
    assert_eq!(
        table.refused(0, settler("thrace", 2, "thrace", 2)).0,
        "OL-4.13"
    );
    let from_thrace: Vec<u64> = table
        .of_type(0, "expand")
        .iter()
        .filter(|mv| mv["from"] == "thrace" && mv["to"] == "chalcidice")
        .map(|mv| mv["level"].as_u64().unwrap())
        .collect();
    assert_eq!(from_thrace, [0, 2], "both may leave");
    assert!(
        table
            .of_type(0, "expand")
            .iter()
            .all(|mv| mv["to"] != "thrace")
    );
}

/// OL-9.19: the Siren is to blame only where something lies between.
#[test]
fn ol_4_13_ones_own_start_is_refused_as_ones_own_even_under_the_siren() {
    let start = table(4)
        .tile(0, "religion")
        .settle_all(1, &["euboea", "lesbos"]);
    let table = visited_by("siren", start);
    for (mv, rule) in [
        (settler("lesbos", 0, "lesbos", 4), "OL-4.13"),
        (new_settler("lesbos", 2), "OL-4.13"),
        (settler("euboea", 0, "lesbos", 3), "OL-9.19"),
    ] {
        assert_eq!(table.refused(1, mv.clone()).0, rule, "{mv}");
    }
}

#[test]
fn ol_4_14_the_cheapest_way_and_start_are_used() {
    let table = table(4).settle("thrace", &[0]);
    assert_eq!(
        table.cost(0, "new", "lesbos"),
        Some(2 + 3),
        "from Thrace, not from the north"
    );
    assert_eq!(
        table.cost(0, "new", "illyria"),
        Some(2 + 1),
        "from the north, not from Thrace"
    );
    assert_eq!(table.refused(0, new_settler("lesbos", 6)).0, "OL-4.17");
}

#[test]
fn ol_4_15_a_settler_under_others_may_leave_without_surcharge() {
    let mut table = table(4)
        .settle("thrace", &[0, 1])
        .expand(0, "thrace", "chalcidice");
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 0, 1)]);
    assert_eq!(table.stack("thrace"), [1]);
    assert_eq!(table.player(1).hourglasses, 0);
}

#[test]
fn ol_4_16_a_buried_settler_leaves_and_comes_back_to_attack() {
    let mut table = table(4).settle("thessaly", &[0, 1]);
    assert_eq!(table.cost(0, "thessaly", "thessaly"), Some(1 + 1 + 2));
    let in_place = settler("thessaly", 0, "thessaly", 2);
    assert_eq!(
        table.refused(0, in_place).0,
        "OL-4.17",
        "not without leaving"
    );
    table = table.expand(0, "thessaly", "thessaly");
    assert_eq!(table.stack("thessaly"), [1, 0]);
    assert_eq!(table.player(1).hourglasses, 1);
    let path = table.told("settlerMoved")[0]["path"].clone();
    assert_eq!(path, json!(["thessaly", "aetolia", "thessaly"]));
}

/// OL-9.21
#[test]
fn ol_4_17_the_cost_is_new_settler_and_movement_and_combat_and_erinyes() {
    let mut table = table(4)
        .next_gods(&["erinyes"])
        .at(&[12, 12, 12, 12])
        .turn(0);
    table.player(0).erinyes = true;
    let mut table = table.settle("epirus", &[1]);
    assert_eq!(table.cost(0, "new", "epirus"), Some(2 + 2 + 2 + 2));
    assert_eq!(table.cost(0, "new", "thrace"), Some(5));
    for wrong in [3, 6, 300] {
        let mv = json!({ "type": "expand", "from": "new", "to": "thrace", "cost": wrong });
        assert_eq!(table.refused(0, mv).0, "OL-4.17");
    }
    table = table.expand(0, "new", "thrace");
    assert!(!table.player(0).erinyes);
    assert_eq!(table.state.pos[0], 17);
}

#[test]
fn ol_4_18_the_expansion_is_paid_at_the_end_of_the_movement_and_ends_the_action() {
    let table = table(4).settle("thrace", &[1]).expand(0, "new", "thrace");
    let types: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| event["type"].as_str())
        .collect();
    assert_eq!(
        types[2..6],
        ["fought", "controlChanged", "hourglassGained", "markerMoved"]
    );
    assert_eq!(table.state.to_act, Some(Seat(1)));
}

#[test]
fn ol_4_19_of_settlers_lying_directly_on_each_other_only_the_upper_is_offered() {
    let table = table(4).settle("thrace", &[0, 0]);
    let levels: Vec<Value> = table
        .of_type(0, "expand")
        .into_iter()
        .filter(|mv| mv["from"] == "thrace" && mv["to"] == "chalcidice")
        .map(|mv| mv["level"].clone())
        .collect();
    assert_eq!(levels, [1]);
    assert_eq!(
        table.refused(0, settler("thrace", 0, "chalcidice", 1)).0,
        "OL-4.19"
    );
}
