//! What can be settled before a game.

use super::*;
use crate::seat::Viewer;

/// The rule that refuses a deal.
fn refused(players: usize, part: &str, value: Value) -> String {
    let mut deal = json!({});
    deal[part] = value;
    let game = try_game(players, json!({ "deal": deal }));
    game.err().unwrap_or_default()
}

#[test]
fn options_are_always_whole_and_an_empty_deal_is_none() {
    let whole = json!({ "layout": "random", "crosses": "player", "prestige": "hidden" });
    assert_eq!(to_json(&new_game(4, json!({})).options), whole);
    assert_eq!(to_json(&new_game(4, json!({ "deal": {} })).options), whole);
    let specs = Olympos::options(4);
    let told: Vec<(&str, &Value)> = specs.iter().map(|spec| (spec.id, &spec.default)).collect();
    assert_eq!(
        told,
        [
            ("layout", &whole["layout"]),
            ("crosses", &whole["crosses"]),
            ("prestige", &whole["prestige"]),
            ("deal", &Value::Null)
        ]
    );
}

#[test]
fn unknown_keys_and_values_are_malformed() {
    for options in [
        json!({ "colour": "red" }),
        json!({ "layout": "other" }),
        json!({ "crosses": null }),
        json!({ "deal": { "tribes": [] } }),
        json!({ "deal": { "rows": { "1": [] } } }),
        json!({ "deal": { "cubes": ["silver"] } }),
    ] {
        let game = try_game(4, options.clone());
        assert_eq!(game.err().as_deref(), Some("malformed"), "{options}");
    }
}

/// OL-2.2, OL-2.3
#[test]
fn the_example_lay_out_is_that_of_the_worked_examples() {
    let json = new_game(4, json!({ "layout": "example" })).json();
    let tile = |slot: &str| json["slots"][slot]["tile"].clone();
    assert_eq!(
        ["r4c1", "r5c1", "r4c5", "r5c5"].map(tile),
        ["surgery", "science", "strategy", "philosophy"]
    );
    assert_eq!(json["wonders"][1], "stadium");
}

/// OL-2.7, OL-2.8
#[test]
fn territories_closed_by_lot_are_within_the_rules() {
    for players in 3..=5 {
        let table = new_game(players, json!({ "crosses": "random" }));
        assert_eq!(table.json()["phase"], "turn");
        table.assert_possible();
    }
}

/// OL-1.12
#[test]
fn open_prestige_is_seen_by_all() {
    let mut table = new_game(3, json!({ "crosses": "random", "prestige": "open" }));
    table.player(1).prestige = 4;
    let seen = to_json(&Olympos::view(&table.options, &table.state, Viewer::Table));
    assert_eq!(seen["seats"][1]["prestige"], 4);
    let standing = Olympos::standing(&table.state, Viewer::Table);
    assert_eq!(standing.scores[1], Some(4));
}

#[test]
fn a_deal_stands_above_the_other_options_and_is_not_shown_before_the_end() {
    let destiny: Vec<&str> = Card::deck().map(Card::id).collect();
    let cubes = ["gold", "gold", "wood", "grain"];
    let deal = json!({
        "stack": [1, 2, 3, 0],
        "wonders": ["colossus", "statue-of-zeus", "parthenon", "stadium", "lion-gate"],
        "crosses": &CLOSED[..8],
        "cubes": cubes,
        "destiny": destiny,
        "olympos": God::all().rev().map(God::id).collect::<Vec<_>>(),
    });
    let options = json!({ "layout": "example", "crosses": "random", "deal": deal });
    let table = new_game(4, options);
    let json = table.json();
    assert_eq!(json["order"], deal["stack"]);
    assert_eq!(json["wonders"], deal["wonders"]);
    for (seat, cube) in cubes.iter().enumerate() {
        assert_eq!(json["seats"][seat]["cubes"][cube], 1);
    }
    assert_eq!(json["destiny"]["deck"], deal["destiny"]);
    assert_eq!(json["olympos"]["piles"][0], json!(["erinyes"]));
    assert_eq!(json["olympos"]["aside"], "zeus");
    assert_eq!(
        json["slots"]["r4c1"]["tile"], "surgery",
        "not dealt: by the lay-out"
    );
    let seen = |table: &Table| to_json(&Olympos::view(&table.options, &table.state, Viewer::Table));
    assert_eq!(seen(&table)["options"].get("deal"), None);
    let over = table.at(&[70, 71, 72, 73]).finished(&[0, 1, 2]).pass(3);
    assert_eq!(seen(&over)["options"]["deal"], deal);
}

#[test]
fn what_is_dealt_after_the_crosses_is_kept_until_then() {
    let deal = json!({ "stack": [2, 1, 0], "cubes": ["gold", "gold", "gold"] });
    let mut table = new_game(3, json!({ "deal": deal }));
    while table.json()["phase"] == "crosses" {
        let first = table.legal(2)[0].clone();
        table = table.play(2, first);
    }
    let gold = table
        .state
        .seats()
        .map(|seat| table.state.player(seat).cubes.gold);
    assert_eq!(gold.collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn an_incomplete_part_of_a_deal_is_refused_by_its_rule() {
    assert_eq!(refused(4, "stack", json!([0, 1, 2])), "OL-2.6");
    assert_eq!(refused(4, "stack", json!([0, 1, 2, 4])), "OL-2.6");
    let twice = ["stadium", "stadium", "parthenon", "lion-gate", "colossus"];
    assert_eq!(refused(4, "wonders", json!(twice)), "OL-2.3");
    let rows = json!({
        "1": ["medicine", "cavalry", "oracle", "metallurgy", "hoplite"],
        "2": ["hoplite", "polytheism", "astronomy", "money", "agriculture"],
        "3": ["phalanx", "hellenism", "map-making", "democracy", "commerce"],
        "4": ["strategy", "art", "poetry", "surgery", "architecture"],
        "5": ["philosophy", "city", "absolutism", "science", "engineering"],
    });
    assert_eq!(refused(4, "rows", rows), "OL-2.2");
    assert_eq!(refused(4, "crosses", json!(&CLOSED[..7])), "OL-2.7");
    assert_eq!(refused(3, "crosses", json!(&CLOSED[..8])), "OL-13.7");
    assert_eq!(refused(5, "crosses", json!(["aegean-sea"])), "OL-13.3");
    let stars = [
        "thessaly", "cleito", "caria", "evenor", "azaes", "gadeira", "mestor", "elis",
    ];
    assert_eq!(refused(4, "crosses", json!(stars)), "OL-2.8");
    assert_eq!(refused(4, "cubes", json!(["gold"])), "OL-2.11");
    assert_eq!(refused(3, "cubes", json!(["gold"])), "OL-13.8");
    assert_eq!(refused(5, "cubes", json!(["gold"])), "OL-13.4");
    assert_eq!(refused(4, "destiny", json!(["star"])), "OL-2.12");
    let nine: Vec<&str> = God::all().map(God::id).take(9).collect();
    assert_eq!(refused(4, "olympos", json!(nine)), "malformed");
    let twice = [&nine[..], &["zeus"]].concat();
    assert_eq!(refused(4, "olympos", json!(twice)), "OL-2.13");
}
