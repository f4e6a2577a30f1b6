//! OL-7: building wonders.

use super::*;

fn build(wonder: &str, athena: bool, star_cards: u8, cost: u8) -> Value {
    json!({ "type": "build", "wonder": wonder, "athena": athena, "starCards": star_cards, "cost": cost })
}

/// Star tokens: three of them, and four.
const THREE: [&str; 3] = ["thessaly", "phocis", "attica"];
const FOUR: [&str; 4] = ["thessaly", "phocis", "attica", "arcadia"];

fn with_athena(table: Table) -> Table {
    let mut table = table.next_gods(&["athena"]).at(&[12, 12, 12, 12]).turn(0);
    table.player(0).athena = true;
    table
}

#[test]
fn ol_7_1_a_wonder_asks_for_its_number_of_stars() {
    let table = table(4).settle_all(0, &THREE);
    assert!(table.of_type(0, "build").is_empty());
    assert_eq!(
        table.refused(0, build("lion-gate", false, 0, 7)).0,
        "OL-7.1"
    );
    let table = table.settle("arcadia", &[0]);
    assert_eq!(table.of_type(0, "build"), [build("lion-gate", false, 0, 7)]);
}

#[test]
fn ol_7_2_tokens_tiles_and_markers_of_the_column_are_lasting_stars() {
    let markers = table(4)
        .settle_all(0, &["thessaly", "phocis"])
        .tiles(0, &["architecture", "engineering", "medicine"])
        .marker(0, "r1c1", 0);
    // Column 1 has the Lion Gate (4), column 2 the Stadium (5).
    assert_eq!(
        markers.of_type(0, "build"),
        [build("lion-gate", false, 0, 5)]
    );
    let column_two = table(4)
        .settle_all(0, &["thessaly", "phocis"])
        .tiles(0, &["architecture", "engineering", "metallurgy"])
        .marker(0, "r1c2", 0);
    assert_eq!(
        column_two.of_type(0, "build").len(),
        2,
        "the marker counts for column 2 only"
    );
}

#[test]
fn ol_7_3_passing_stars_are_spent_as_needed_and_the_player_says_which() {
    let table = with_athena(table(4).settle_all(0, &THREE).hand(0, &["star"]));
    assert_eq!(
        table.of_type(0, "build"),
        [
            build("lion-gate", true, 0, 7),
            build("lion-gate", false, 1, 7),
            build("stadium", true, 1, 7),
            build("parthenon", true, 1, 7)
        ]
    );
    assert_eq!(
        table.refused(0, build("lion-gate", true, 1, 7)),
        ("OL-7.3", "waste")
    );
    assert_eq!(
        table.refused(0, build("lion-gate", false, 2, 7)),
        ("OL-7.3", "cards")
    );
    let mut by_card = table.play(0, build("lion-gate", false, 1, 7));
    assert_eq!(by_card.told("wonderBuilt")[0]["rule"], "OL-7.3");
    assert!(by_card.player(0).athena && by_card.player(0).hand.is_empty());
    assert_eq!(by_card.state.destiny.discard.to_vec(), [Card::STAR]);
    let mut by_athena = with_athena(super::table(4).settle_all(0, &THREE).hand(0, &["star"]));
    by_athena = by_athena.play(0, build("lion-gate", true, 0, 7));
    assert!(!by_athena.player(0).athena && by_athena.player(0).hand.len() == 1);
}

/// OL-9.15
#[test]
fn ol_7_3_athena_who_favours_nobody_lends_no_star() {
    let table = table(4).settle_all(0, &THREE);
    assert_eq!(
        table.refused(0, build("lion-gate", true, 0, 7)),
        ("OL-7.3", "athena")
    );
    let mut needless = with_athena(super::table(4).settle_all(0, &FOUR));
    assert_eq!(
        needless.refused(0, build("lion-gate", true, 0, 7)),
        ("OL-7.3", "waste")
    );
    needless = needless.play(0, build("lion-gate", false, 0, 7));
    assert!(needless.player(0).athena, "it is kept for later");
}

/// OL-8.7
#[test]
fn ol_7_3_of_several_star_cards_the_first_leaves_the_hand() {
    let mut table = table(4)
        .settle_all(0, &THREE)
        .hand(0, &["star", "favour", "star"]);
    table = table.play(0, build("lion-gate", false, 1, 7));
    assert_eq!(table.json()["seats"][0]["hand"], json!(["favour", "star"]));
}

#[test]
fn ol_7_4_a_wonder_that_is_built_is_out_of_reach_of_the_others() {
    let table = table(4)
        .settle_all(0, &FOUR)
        .play(0, build("lion-gate", false, 0, 7));
    assert_eq!(table.told("wonderBuilt")[0]["rule"], "OL-7.4");
    assert_eq!(table.json()["wonders"][0], Value::Null);
    assert_eq!(table.json()["seats"][0]["wonders"], json!(["lion-gate"]));
    assert_eq!(
        table.refused(1, build("lion-gate", false, 0, 7)).0,
        "OL-7.4"
    );
}

/// OL-12.18
#[test]
fn ol_7_5_a_wonder_costs_7_and_2_less_with_architecture() {
    let plain = table(4).settle_all(0, &FOUR);
    assert_eq!(
        plain.refused(0, build("lion-gate", false, 0, 5)).0,
        "OL-7.5"
    );
    let plain = plain.play(0, build("lion-gate", false, 0, 7));
    assert_eq!(plain.told("markerMoved"), [marker_moved(0, 0, 7)]);
    assert_eq!(plain.state.to_act, Some(Seat(1)), "and ends the action");
    let architect = table(4).settle_all(0, &THREE).tile(0, "architecture");
    assert_eq!(
        architect.of_type(0, "build"),
        [build("lion-gate", false, 0, 5)]
    );
}

#[test]
fn ol_7_6_lasting_stars_serve_for_every_wonder() {
    let lands = ["thessaly", "phocis", "attica", "arcadia", "lydia"];
    let table = table(4)
        .settle_all(0, &lands)
        .play(0, build("lion-gate", false, 0, 7));
    let table = table
        .at(&[7, 20, 20, 20])
        .play(0, build("stadium", false, 0, 7));
    assert_eq!(
        table.json()["seats"][0]["wonders"],
        json!(["lion-gate", "stadium"])
    );
    assert_eq!(table.state.star_tokens(Seat(0)), 5);
}

#[test]
fn ol_7_7_the_wonders_ask_4_to_6_stars_and_are_worth_twice_as_many_points() {
    let wonders: Vec<(&str, u8, u8)> = Wonder::all()
        .map(|wonder| (wonder.id(), wonder.stars(), wonder.points()))
        .collect();
    assert_eq!(
        wonders,
        [
            ("lion-gate", 4, 8),
            ("stadium", 5, 10),
            ("parthenon", 5, 10),
            ("statue-of-zeus", 6, 12),
            ("colossus", 6, 12)
        ]
    );
}

#[test]
fn ol_3_10_a_wonder_too_must_fit_before_the_cross() {
    let table = table(4).at(&[73, 78, 78, 78]).settle_all(0, &FOUR);
    assert!(table.of_type(0, "build").is_empty());
    assert_eq!(
        table.refused(0, build("lion-gate", false, 0, 7)).0,
        "OL-3.10"
    );
}
