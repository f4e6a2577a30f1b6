//! What everybody can read off the table.

use super::*;
use crate::seat::Viewer;

fn seen(table: &Table) -> Value {
    to_json(&Olympos::view(&table.options, &table.state, Viewer::Table))
}

/// OL-1.3, OL-1.4, OL-11.4
#[test]
fn territories_show_what_they_yield_and_carry() {
    let printed = &seen(&table(4))["printed"]["spaces"];
    let olympos = json!({ "resource": "stone", "star": false, "zeus": true, "points": 1 });
    assert_eq!(printed["olympos"], olympos);
    let cleito = json!({ "resource": "grain", "star": true, "zeus": false, "points": 2 });
    assert_eq!(printed["cleito"], cleito);
    assert_eq!(printed.as_object().map(|spaces| spaces.len()), Some(32));
}

/// OL-1.10, OL-6.10, OL-13.2
#[test]
fn slots_show_their_cost_and_which_bonuses_are_in_use() {
    let slot = |players| seen(&table(players))["printed"]["slots"]["r3c1"].clone();
    assert_eq!(
        slot(4)["cost"],
        json!([
            { "units": 2, "resource": "grain" },
            { "units": 1, "resource": null },
            { "units": 1, "resource": null },
        ])
    );
    let grey = |unused| json!({ "kind": "cube", "resource": "wood", "unused": unused });
    assert_eq!(slot(4)["bonuses"][2], grey(true));
    assert_eq!(slot(5)["bonuses"][2], grey(false));
}

/// OL-1.8, OL-7.7, OL-11.1
#[test]
fn track_and_wonders_show_their_numbers() {
    let printed = &seen(&table(3))["printed"];
    assert_eq!(
        printed["track"]["zeus"][2],
        json!({ "pos": 33, "cards": 2 })
    );
    let places = json!([5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]);
    assert_eq!(printed["track"]["places"], places);
    assert_eq!(
        printed["wonders"]["stadium"],
        json!({ "stars": 5, "points": 10 })
    );
}

/// OL-5.6, OL-7.2, OL-9.5: Ares' Swords count, the Zeus token too, and the Stars of each column.
#[test]
fn players_show_what_their_tokens_and_tiles_add_up_to() {
    let mut table = table(4)
        .settle_all(1, &["olympos", "thessaly", "macedonia"])
        .settle("illyria", &[1, 0])
        .tiles(
            1,
            &[
                "hoplite",
                "architecture",
                "art",
                "medicine",
                "cavalry",
                "astronomy",
            ],
        );
    table.player(1).ares = true;
    table.player(1).erinyes = true;
    let tally = seen(&table)["tallies"][1].clone();
    assert_eq!(
        tally["tokens"],
        json!({ "grain": 2, "stone": 1, "wood": 0, "gold": 0 })
    );
    assert_eq!(
        (&tally["swords"], &tally["symbols"]),
        (&json!(3), &json!(3))
    );
    assert_eq!(tally["stars"], 1);
    assert_eq!(tally["columns"], json!([2, 2, 2, 2, 2]));
    assert_eq!(
        (&tally["settlerCost"], &tally["seaCost"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(
        (&tally["landRun"], &tally["surcharge"]),
        (&json!(true), &json!(2))
    );
    table.player(1).siren = true;
    assert_eq!(seen(&table)["tallies"][1]["seaCost"], Value::Null);
}

/// OL-1.11
#[test]
fn the_general_stock_is_what_nobody_holds() {
    let mut table = table(4).hourglasses(2, 5);
    table.player(0).cubes = Units::one(Resource::Gold);
    assert_eq!(
        seen(&table)["stock"],
        json!({ "hourglasses": 7, "cubes": { "grain": 7, "stone": 7, "wood": 7, "gold": 6 } })
    );
}
