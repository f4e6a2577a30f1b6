//! OL-11: points, and who has won.

use super::*;
use crate::games::olympos::score::place_points;
use crate::score::Outcome;
use crate::seat::Viewer;

/// A game of three whose last player passes; all others have passed on 70.
fn outcome(table: Table) -> Outcome {
    let table = table.at(&[70, 70, 70]).finished(&[1, 2]);
    Olympos::outcome(&table.pass(0).state).expect("the game is over")
}

/// The points of a line, by seat.
fn row(outcome: &Outcome, id: &str) -> Vec<Option<i32>> {
    let row = outcome.rows.iter().find(|row| row.id == id);
    row.expect("a line of the score").points.clone()
}

#[test]
fn ol_11_1_the_final_place_is_worth_five_points_and_less_every_two_spaces() {
    let points: Vec<i32> = (68..=79).map(place_points).collect();
    assert_eq!(points, [0, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]);
    assert_eq!(table(4).at(&[75, 79, 79, 79]).score(0)["position"], 2);
}

#[test]
fn ol_11_2_prestige_counts_its_value() {
    let mut table = table(3);
    table.player(1).prestige = 7;
    assert_eq!(table.score(1)["prestige"], 7);
    let outcome = outcome(table);
    assert_eq!(row(&outcome, "prestige"), [Some(0), Some(7), Some(0)]);
    assert_eq!(outcome.totals, [5, 12, 5]);
}

#[test]
fn ol_11_3_controlled_territories_count_one_each_buried_settlers_nothing() {
    let score = table(4)
        .settle_all(0, &["thrace", "macedonia"])
        .settle("illyria", &[0, 1])
        .score(0);
    assert_eq!(
        (&score["territories"], &score["total"]),
        (&json!(2), &json!(2))
    );
}

#[test]
fn ol_11_4_controlled_territories_of_atlantis_count_two() {
    let score = table(4)
        .settle_all(0, &["atlas", "cleito", "thrace"])
        .settle("gadeira", &[0, 1])
        .score(0);
    assert_eq!(
        (&score["atlantis"], &score["territories"], &score["total"]),
        (&json!(4), &json!(1), &json!(5))
    );
}

#[test]
fn ol_11_5_each_discovery_counts_two() {
    let score = table(4)
        .tiles(0, &["medicine", "city", "money"][..2])
        .score(0);
    assert_eq!(
        (&score["discoveries"], &score["total"]),
        (&json!(4), &json!(4))
    );
}

#[test]
fn ol_11_6_each_wonder_counts_its_value() {
    let score = table(4).built(0, "lion-gate").built(0, "colossus").score(0);
    assert_eq!(
        (&score["wonders"], &score["total"]),
        (&json!(20), &json!(20))
    );
}

/// OL-12.15, OL-12.16
#[test]
fn ol_11_7_poetry_and_philosophy_count_on_top_of_the_tile() {
    let score = |tiles: &[&str]| table(4).tiles(0, tiles).score(0);
    assert_eq!(score(&["poetry"])["letters"], 3);
    assert_eq!(score(&["poetry"])["total"], 2 + 3);
    assert_eq!(score(&["philosophy"])["letters"], 5);
    assert_eq!(score(&["poetry", "philosophy"])["total"], 4 + 8);
}

#[test]
fn ol_11_8_scoring_tiles_are_lines_of_those_who_own_them() {
    let outcome = outcome(
        table(3)
            .tiles(1, &["absolutism", "strategy"])
            .settle("thrace", &[1]),
    );
    assert_eq!(row(&outcome, "absolutism"), [None, Some(4), None]);
    assert_eq!(row(&outcome, "city"), [None, None, None]);
    let all = ["absolutism", "city", "science", "engineering"];
    let table = table(4)
        .tiles(0, &all)
        .tile(0, "hoplite")
        .settle_all(0, &["thessaly", "thrace"]);
    let score = table.score(0);
    let points = all.map(|id| score[id].as_i64().unwrap());
    assert_eq!(points, [2, 2, 5, 3]);
    assert_eq!(score["total"], 2 * 5 + 2 + 2 + 2 + 5 + 3);
}

#[test]
fn ol_11_9_keres_take_two_points_from_whom_they_marked() {
    let table = visited_by("keres", table(3).tile(0, "religion").tile(1, "polytheism"));
    let scores = (0..3).map(|seat| table.score(seat)["keres"].as_i64());
    assert_eq!(scores.collect::<Vec<_>>(), [Some(0), Some(0), Some(-2)]);
}

#[test]
fn ol_11_10_each_destiny_card_in_hand_counts_one() {
    let score = table(4).hand(0, &["star", "favour", "masons"]).score(0);
    assert_eq!((&score["destiny"], &score["total"]), (&json!(3), &json!(3)));
}

#[test]
fn ol_11_11_cubes_and_hourglasses_count_nothing() {
    let score = table(4).cubes(0, "gold", 5).hourglasses(0, 4).score(0);
    assert_eq!(score["total"], 0);
}

#[test]
fn ol_11_12_most_points_win() {
    let outcome = outcome(
        table(3)
            .settle_all(2, &["thrace"])
            .settle_all(1, &["illyria", "macedonia"]),
    );
    assert_eq!(outcome.totals, [5, 7, 6]);
    assert_eq!((outcome.winners, outcome.reason), (vec![Seat(1)], "points"));
}

#[test]
fn ol_11_13_a_tie_goes_to_most_tiles_or_is_shared() {
    // 2 points each: two territories, or a tile.
    let tiles = outcome(
        table(3)
            .settle_all(0, &["thrace", "illyria"])
            .tile(1, "medicine"),
    );
    assert_eq!(tiles.totals, [7, 7, 5]);
    assert_eq!((tiles.winners, tiles.reason), (vec![Seat(1)], "tiles"));
    // Wonders count like discoveries: 8 points either way, one tile against four.
    let wonder = outcome(
        table(3)
            .built(0, "lion-gate")
            .tiles(1, &["medicine", "oracle", "hoplite", "art"]),
    );
    assert_eq!(wonder.totals, [13, 13, 5]);
    assert_eq!(wonder.winners, [Seat(1)]);
    // Democracy does not decide the game.
    let shared = outcome(table(3).tile(0, "democracy").tile(2, "medicine"));
    assert_eq!(
        (shared.winners, shared.reason),
        (vec![Seat(0), Seat(2)], "shared")
    );
}

#[test]
fn ol_11_14_the_points_of_all_are_counted_in_common() {
    let table = table(3).settle_all(1, &["thrace"]);
    let scores = |viewer| Olympos::standing(&table.state, viewer).scores;
    assert_eq!(scores(Viewer::Seat(Seat(1))), [None, Some(1), None]);
    let over = table.at(&[70, 71, 73]).finished(&[0, 1]).pass(2);
    let counted = Olympos::standing(&over.state, Viewer::Table).scores;
    assert_eq!(counted, [Some(5), Some(4 + 1), Some(3)]);
}
