//! Requirement 1: it has the form of a position.

use super::*;

#[test]
fn requirement_1_keys_types_and_ids() {
    for (key, value) in [
        ("colour", json!("red")),
        ("game", json!("olympos")),
        ("version", json!(2)),
        ("players", json!(6)),
        ("players", json!(3)),
        ("order", json!([0, 7])),
        (
            "pending",
            json!({ "seat": 7, "from": "alps", "nodes": ["peru", "cape"] }),
        ),
        (
            "seats",
            json!([{ "avatar": "alps" }, { "avatar": "peru" }, {}]),
        ),
        ("phase", json!("over")),
        ("phase", json!("dawn")),
        ("round", json!(-1)),
        ("round", json!(1.5)),
        ("round", Value::Null),
        ("brute", json!(2)),
        ("toAct", json!(7)),
        ("options", json!({ "first": 2 })),
        ("options", json!({ "speed": 1 })),
        ("options", Value::Null),
        ("event", json!("sunshine")),
        ("deck", json!(["sunshine"])),
        ("nodes", json!({ "atlantis": {} })),
        ("nodes", json!({ "alps": { "troops": [1, 0, 0] } })),
        ("nodes", json!({ "alps": { "harvester": 2 } })),
        ("firstRolls", json!([[[0, 4]]])),
        ("firstRolls", json!([[[0, 4], [1, 4]]])),
        ("firstRolls", json!([[[0, 7], [1, 4]]])),
        ("firstRolls", json!([[[1, 4], [0, 5]]])),
        (
            "result",
            json!({ "reason": "reckoning", "winners": [], "ranking": [], "scores": [] }),
        ),
        ("options", json!([])),
        ("options", json!({ "setup": { "draft": null } })),
        ("phase", json!({ "movement": null })),
        ("seats", json!([[true, 38], {}])),
        ("nodes", json!({ "alps": [0] })),
        ("turnState", json!([[4]])),
    ] {
        assert_eq!(with(key, value.clone()), ["1"], "{key} {value}");
    }
    for (key, value) in [
        ("numbers", json!([7])),
        ("numbers", json!([0])),
        ("numbers", json!([1, 2, 3])),
        ("spawned", json!({ "alps": 0 })),
        ("spent", json!({ "alps": [] })),
        ("spent", json!({ "alps": [1, 0] })),
        ("duelled", json!([1, 1])),
        ("duelled", json!([2])),
        ("attempted", json!(["peru", "alaska"])),
        ("dawn", json!(true)),
    ] {
        assert_eq!(with_turn(key, value.clone()), ["1"], "{key} {value}");
    }
    for players in [1, 6] {
        let seats = vec![json!({ "avatar": "alps" }); players];
        let position =
            json!({ "players": players, "phase": "resource", "brute": 0, "seats": seats });
        assert_eq!(broken(position), ["1"], "{players} players");
    }
    for missing in ["players", "phase", "seats"] {
        let without =
            |position: &mut Value| drop(position.as_object_mut().unwrap().remove(missing));
        assert_eq!(changed(without), ["1"]);
    }
    assert_eq!(
        with("firstRolls", json!([[[0, 4], [1, 4]], [[0, 1], [1, 2]]])),
        [""; 0]
    );
    let given = changed(|position| {
        position["options"] = json!({ "first": 0 });
        position["firstRolls"] = json!([[[0, 4], [1, 3]]]);
    });
    assert_eq!(given, ["1"], "nobody rolls if the first player is given");
}

#[test]
fn requirement_1_counters_leave_room_to_count_on() {
    for huge in [1_000_001, u32::MAX] {
        for key in ["round", "turn", "seen"] {
            assert_eq!(with(key, json!(huge)), ["1"], "{key}");
        }
        assert_eq!(with_seat("banished", json!(huge)), ["1"]);
        for key in ["spawnedTotal", "movedTotal"] {
            assert_eq!(with_turn(key, json!(huge)), ["1"], "{key}");
        }
    }
    let late = scene(2, "combat")
        .option("roundLimit", json!(0))
        .set("turn", json!(1_000_000))
        .set("round", json!(500_000))
        .start();
    assert_eq!(late.end().at("turn"), 1_000_001);
}
