//! The requirements 1 to 11 of a position.

mod course;
mod form;

use super::*;
use crate::session::check_position;

/// The requirements that a position breaks.
fn broken(position: Value) -> Vec<&'static str> {
    let Err(broken) = check_position::<DemonLords>(&position) else {
        return Vec::new();
    };
    broken.iter().map(|broken| broken.requirement).collect()
}

/// The position of E55.
fn e55() -> Value {
    json!({
        "players": 2, "phase": "movement", "brute": 0,
        "seats": [{ "avatar": "alps", "hell": 3 }, { "avatar": "peru" }],
        "nodes": { "alps": { "harvester": 0, "troops": [2, 0] }, "cape": { "portal": 1 } },
        "turnState": { "numbers": [4] },
    })
}

fn changed(change: impl FnOnce(&mut Value)) -> Vec<&'static str> {
    let mut position = e55();
    change(&mut position);
    broken(position)
}

fn with(key: &str, value: Value) -> Vec<&'static str> {
    changed(|position| position[key] = value)
}

fn with_turn(key: &str, value: Value) -> Vec<&'static str> {
    changed(|position| position["turnState"][key] = value)
}

fn with_seat(key: &str, value: Value) -> Vec<&'static str> {
    changed(|position| position["seats"][1][key] = value)
}

#[test]
fn e55_what_goes_without_saying_is_filled_in() {
    let loaded = check_position::<DemonLords>(&e55()).ok().unwrap();
    let full = to_json(&crate::games::demon_lords::position::position(
        &loaded.options,
        &loaded.state,
    ));
    assert_eq!(full["seats"][0]["storage"], 33);
    assert_eq!(full["seats"][0]["harvesters"], 9);
    assert_eq!(full["seats"][1]["portals"], 8);
    assert_eq!(
        (&full["round"], &full["turn"], &full["toAct"]),
        (&json!(1), &json!(1), &json!(0))
    );
    assert_eq!(full["options"]["roundLimit"], 40);
    assert_eq!(full["order"], json!([0, 1]));
    assert_eq!(full["deck"].as_array().unwrap().len(), 40);
    assert_eq!(broken(full), [""; 0], "and the whole is sound as well");
}

#[test]
fn e55_every_requirement_that_fails_is_reported() {
    let all = changed(|position| {
        position["nodes"]["alps"]["troops"] = json!([0, 1]);
        position["seats"][1]["storage"] = json!(38);
        position["toAct"] = json!(1);
        position["turnState"] = Value::Null;
    });
    assert_eq!(all, ["3", "5", "9", "11"]);
}

#[test]
fn requirement_2_the_order() {
    assert_eq!(with("order", json!([1, 0])), [""; 0]);
    assert_eq!(with("order", json!([0])), ["2"]);
    assert_eq!(with("order", json!([])), ["2"]);
    let three = scene(3, "movement").set("order", json!([0, 2, 1])).json();
    assert_eq!(broken(three), ["2"]);
    let first = changed(|position| {
        position["options"] = json!({ "first": 1 });
        position["order"] = json!([0, 1]);
    });
    assert_eq!(first, ["2"]);
}

#[test]
fn requirements_3_and_4_the_pieces() {
    assert_eq!(with_seat("storage", json!(37)), ["3"]);
    assert_eq!(with_seat("hell", json!(39)), ["3"]);
    assert_eq!(with_seat("hell", json!(1000)), ["3"]);
    assert_eq!(with_seat("harvesters", json!(9)), ["4"]);
    assert_eq!(with_seat("portals", json!(9)), ["4"]);
    let crowd = changed(|position| position["nodes"]["peru"] = json!({ "troops": [0, 400] }));
    assert_eq!(crowd, ["3"]);
}

#[test]
fn requirement_5_the_garrisons() {
    let unguarded = changed(|position| position["nodes"]["peru"] = json!({ "harvester": 1 }));
    assert_eq!(unguarded, ["5"]);
}

#[test]
fn requirement_6_the_living_and_the_eliminated() {
    let third = |change: fn(&mut Value)| {
        let mut position = scene(3, "movement").json();
        position["turn"] = json!(4);
        let gone = &mut position["seats"][2];
        *gone = json!({ "alive": false, "out": 3 });
        change(gone);
        broken(position)
    };
    assert_eq!(third(|_| {}), [""; 0]);
    assert_eq!(third(|seat| seat["avatar"] = json!("urals")), ["6"]);
    assert_eq!(third(|seat| seat["hell"] = json!(1)), ["6"]);
    assert_eq!(third(|seat| seat["out"] = json!(5)), ["6"]);
    assert_eq!(third(|seat| seat["out"] = Value::Null), ["6"]);
    assert_eq!(with_seat("avatar", Value::Null), ["6"]);
    assert_eq!(with_seat("out", json!(1)), ["6"]);
    let alone = changed(|position| {
        position["seats"][1] = json!({ "alive": false, "out": 1 });
        position["nodes"]["cape"] = json!({});
    });
    assert_eq!(alone, ["6"]);
}

#[test]
fn requirement_7_the_cards() {
    assert_eq!(with("event", json!("carnage")), [""; 0]);
    assert_eq!(with("seen", json!(1)), ["7"]);
    assert_eq!(with("deck", json!(["carnage"])), ["7"]);
    assert_eq!(with("deck", json!(vec!["carnage"; 50])), ["7"]);
    let twice = changed(|position| {
        position["event"] = json!("carnage");
        position["seen"] = json!(0);
    });
    assert_eq!(twice, ["7"]);
    let off = changed(|position| {
        position["options"] = json!({ "worldEvents": false });
        position["event"] = json!("carnage");
    });
    assert_eq!(off, ["7"]);
}
