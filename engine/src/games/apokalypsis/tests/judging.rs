//! AK-8.17 to AK-8.20: seats that judge the pile for themselves.

use super::events::{judged, south_onto, south_with};
use super::{declare, refused_start};
use serde_json::json;

#[test]
fn ak_8_17_a_missed_apocalypse_costs_a_point_and_happens_all_the_same() {
    let play = judged(&["wave"]).play(declare(false));
    assert_eq!(
        play.event("penalised"),
        json!({ "type": "penalised", "rule": "AK-8.17", "seat": 0, "reason": "missed" })
    );
    assert_eq!(
        (
            play.at("seats.0.penalties"),
            play.terrain("c8"),
            play.at("scores.0.total")
        ),
        (json!(1), json!("sea"), json!(3))
    );
    let right = judged(&["wave"]).play(declare(true));
    assert_eq!(
        (right.at("seats.0.penalties"), right.terrain("c8")),
        (json!(0), json!("sea"))
    );
}

#[test]
fn ak_8_18_a_false_alarm_costs_a_point_and_clears_the_pile() {
    let play = judged(&["west"]).play(declare(true));
    assert_eq!(
        play.course(),
        [
            "declared",
            "penalised",
            "omensRevealed",
            "omensReturned",
            "phaseStarted"
        ]
    );
    assert_eq!(play.event("omensRevealed")["rule"], "AK-8.18");
    assert_eq!(
        (
            play.at("seats.0.penalties"),
            play.at("omenPile"),
            play.at("apocalypses")
        ),
        (json!(1), json!([]), json!(0))
    );
    assert_eq!(play.at("drawPile").as_array().unwrap().len(), 12);
}

#[test]
fn ak_8_19_the_game_decides_unless_the_seats_judge() {
    let auto = south_onto(&["wave"], json!({}));
    assert_eq!((auto.seat().0, auto.at("seats.0.penalties")), (1, json!(0)));
    let judge = judged(&["wave"]);
    assert_eq!(judge.legal(), [declare(true), declare(false)]);
    assert_eq!(judge.event("phaseStarted")["rule"], "AK-8.8");
}

#[test]
fn ak_8_20_after_enough_penalties_a_seat_is_no_longer_asked() {
    let options = |limit: u8| json!({ "eventCheck": "judge", "penaltyLimit": limit });
    let with = |limit, penalties| {
        south_with(
            options(limit),
            &["wave"],
            json!({ "penalties": [penalties, 0, 0, 0] }),
        )
    };
    assert_eq!(with(3, 2).at("turn.phase"), "declare");
    assert_eq!(with(3, 3).at("turn.phase"), "omen");
    assert_eq!(with(1, 1).at("turn.phase"), "omen");
    assert_eq!(refused_start(options(0), json!({})), "AK-8.20");
    assert_eq!(refused_start(options(10), json!({})), "AK-8.20");
}
