//! The exact solver against the reference positions.

use super::cases::{cases, reach};
use crate::games::angels_and_demons::data::Side;
use crate::games::angels_and_demons::endgame::{Abstract, Endgame};
use crate::games::angels_and_demons::score::score;
use serde_json::Value;

const TOLERANCE: f64 = 1e-9;

fn numbers(value: &Value) -> Vec<f64> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|number| number.as_f64().unwrap())
        .collect()
}

fn check(rounds_left: u64) {
    let cases = cases();
    let positions = cases["referencePositions"].as_array().unwrap();
    let mut checked = 0;
    for case in positions
        .iter()
        .filter(|case| case["roundsLeft"] == rounds_left)
    {
        let play = reach(case);
        let state = play.state();
        let lead = score(state, state.seat(Side::Angel)) - score(state, state.seat(Side::Demon));
        assert_eq!(i64::from(lead), case["scoreDiff"].as_i64().unwrap());
        let (rest, stake) = Abstract::of(state, lead);
        let matrix = Endgame::default().matrix(rest, stake);
        for (row, expected) in case["matrix"].as_array().unwrap().iter().enumerate() {
            for (column, expected) in numbers(expected).into_iter().enumerate() {
                assert!(
                    (matrix.at(row, column) - expected).abs() < TOLERANCE,
                    "{} [{row}][{column}]",
                    case["id"]
                );
            }
        }
        let value = case["value"].as_f64().unwrap();
        let solution = matrix.solve();
        assert!(
            (solution.value - value).abs() < TOLERANCE,
            "{}: {}",
            case["id"],
            solution.value
        );
        assert!(
            matrix.guarantee_of_rows(&solution.rows) > value - TOLERANCE,
            "{}",
            case["id"]
        );
        assert!(
            matrix.guarantee_of_columns(&solution.columns) < value + TOLERANCE,
            "{}",
            case["id"]
        );
        checked += 1;
    }
    assert!(checked > 0);
}

#[test]
fn one_round_before_the_end_the_values_are_the_reference_values() {
    check(1);
}

#[test]
fn two_rounds_before_the_end_the_values_are_the_reference_values() {
    check(2);
}

#[test]
fn three_rounds_before_the_end_the_values_are_the_reference_values() {
    check(3);
}
