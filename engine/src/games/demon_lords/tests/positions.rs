//! The requirements 1 to 11 of a position.

use super::*;
use crate::session::check_position;

/// The requirements that a position breaks.
fn broken(position: Value) -> Vec<&'static str> {
    let Err(broken) = check_position::<DemonLords>(position) else {
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
    let loaded = check_position::<DemonLords>(e55()).ok().unwrap();
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
    assert_eq!(with_turn("spawned", json!({ "alps": 39 })), ["1"]);
    let late = scene(2, "combat")
        .option("roundLimit", json!(0))
        .set("turn", json!(1_000_000))
        .set("round", json!(500_000))
        .start();
    assert_eq!(late.end().at("turn"), 1_000_001);
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

#[test]
fn requirement_8_the_setup() {
    let setup = |phase: &str, placed: u32, change: fn(&mut Value)| {
        let mut position = json!({
            "players": 2, "phase": phase, "placed": placed, "seats": [{}, {}],
            "nodes": { "alps": { "harvester": 0 }, "cape": { "harvester": 1 }, "peru": { "harvester": 0 } },
        });
        change(&mut position);
        broken(position)
    };
    assert_eq!(setup("setup-harvester", 3, |_| {}), [""; 0]);
    assert_eq!(setup("setup-harvester", 2, |_| {}), ["8"]);
    assert_eq!(setup("setup-harvester", 4, |_| {}), ["8"]);
    assert_eq!(setup("setup-portal", 0, |_| {}), ["8"]);
    let fourth = |position: &mut Value| position["nodes"]["horn"] = json!({ "harvester": 1 });
    assert_eq!(setup("setup-harvester", 4, fourth), ["8"]);
    assert_eq!(setup("setup-portal", 0, fourth), [""; 0]);
    assert_eq!(
        setup("setup-harvester", 3, |position| position["round"] =
            json!(1)),
        ["8"]
    );
    assert_eq!(
        setup("setup-harvester", 3, |position| position["brute"] =
            json!(0)),
        ["8"]
    );
    assert_eq!(
        setup("setup-harvester", 3, |position| position["turnState"] =
            json!({})),
        ["8"]
    );
    assert_eq!(
        setup(
            "setup-harvester",
            3,
            |position| position["seats"][0]["hell"] = json!(4)
        ),
        ["8"]
    );
    let drafted = |change: fn(&mut Value)| {
        let mut position = json!({
            "players": 2, "phase": "setup-avatar", "placed": 1,
            "seats": [{ "hell": 4, "avatar": "alps" }, { "hell": 4 }],
            "nodes": {
                "alps": { "harvester": 0, "troops": [2, 0], "portal": 0 }, "cape": { "harvester": 1, "troops": [0, 2] },
                "peru": { "harvester": 0, "troops": [2, 0] }, "horn": { "harvester": 1, "troops": [0, 2] },
                "china": { "portal": 0 }, "japan": { "portal": 1 }, "india": { "portal": 1 },
            },
        });
        change(&mut position);
        broken(position)
    };
    assert_eq!(drafted(|_| {}), [""; 0]);
    assert_eq!(
        drafted(|position| position["seats"][0]["avatar"] = json!("japan")),
        ["8"]
    );
    assert_eq!(drafted(|position| position["placed"] = json!(0)), ["8"]);
    assert_eq!(
        drafted(|position| position["seats"][1]["hell"] = json!(3)),
        ["8"]
    );
    assert_eq!(
        drafted(|position| position["nodes"]["alps"]["troops"] = json!([3, 0])),
        ["8"]
    );
    assert_eq!(
        drafted(|position| position["seats"][0]["banished"] = json!(1)),
        ["6"]
    );
}

#[test]
fn requirement_9_the_turn() {
    assert_eq!(with("brute", Value::Null), ["9"]);
    assert_eq!(with("placed", json!(1)), ["9"]);
    assert_eq!(with("turn", json!(0)), ["9"]);
    assert_eq!(with("round", json!(41)), ["9"]);
    assert_eq!(with_turn("numbers", json!([])), ["9"]);
    assert_eq!(with_turn("spawnedTotal", json!(1)), ["9"]);
    assert_eq!(with_turn("spent", json!({ "alps": [3] })), ["9"]);
    assert_eq!(with_turn("spent", json!({ "peru": [1] })), ["9"]);
    assert_eq!(with_turn("spent", json!({ "alps": [0, 1] })), ["9"]);
    assert_eq!(with_turn("spent", json!({ "alps": [2] })), [""; 0]);
    for fought in [
        ("duelled", json!([1])),
        ("attempted", json!(["cape"])),
        ("avatarBeaten", json!(true)),
    ] {
        assert_eq!(with_turn(fought.0, fought.1), ["9"]);
    }
    let marching = changed(|position| {
        position["event"] = json!("forced-march");
        position["turnState"]["spent"] = json!({ "alps": [0, 1] });
    });
    assert_eq!(marching, [""; 0]);
    let phase =
        |phase: &str, key: &str, value: Value| broken(scene(2, phase).turn(key, value).json());
    assert_eq!(phase("resource", "numbers", json!([1])), ["9"]);
    assert_eq!(phase("purchase", "movedTotal", json!(1)), ["9"]);
    assert_eq!(phase("purchase", "avatarMoved", json!(true)), ["9"]);
    assert_eq!(phase("combat", "avatarMoved", json!(true)), [""; 0]);
    assert_eq!(phase("combat", "duelled", json!([0])), ["9"]);
    let early = scene(2, "resource")
        .turn("spawned", json!({ "alps": 1 }))
        .turn("spawnedTotal", json!(1));
    assert_eq!(broken(early.json()), ["9"]);
    let dead = scene(3, "combat")
        .brute(2)
        .seat(2, "alive", json!(false))
        .seat(2, "out", json!(1));
    assert_eq!(broken(dead.seat(2, "avatar", Value::Null).json()), ["9"]);
}

#[test]
fn requirement_10_the_retreat() {
    let beaten = || {
        scene(2, "retreat")
            .avatar(0, "alps")
            .avatar(1, "alps")
            .portal(1, "peru")
            .portal(1, "cape")
            .portal(1, "siberia")
            .turn("duelled", json!([1]))
            .set(
                "pending",
                json!({ "seat": 1, "from": "alps", "nodes": ["peru", "cape"] }),
            )
    };
    assert_eq!(broken(beaten().json()), [""; 0]);
    assert_eq!(broken(beaten().set("pending", Value::Null).json()), ["10"]);
    assert_eq!(
        broken(beaten().set("phase", json!("combat")).json()),
        ["10"]
    );
    assert_eq!(broken(beaten().souls(1, 1).json()), ["10"]);
    assert_eq!(broken(beaten().avatar(1, "china").json()), ["10"]);
    assert_eq!(broken(beaten().avatar(0, "china").json()), ["10"]);
    assert_eq!(broken(beaten().turn("duelled", json!([])).json()), ["10"]);
    assert_eq!(
        broken(beaten().turn("avatarBeaten", json!(true)).json()),
        ["10"]
    );
    let pending = |nodes: Value| {
        let pending = json!({ "seat": 1, "from": "alps", "nodes": nodes });
        broken(beaten().set("pending", pending).json())
    };
    assert_eq!(pending(json!(["peru"])), ["10"]);
    assert_eq!(pending(json!(["cape", "peru"])), ["10"]);
    assert_eq!(pending(json!(["peru", "siberia"])), ["10"]);
}

#[test]
fn requirement_11_who_has_to_act() {
    assert_eq!(with("toAct", json!(1)), ["11"]);
    assert_eq!(with("toAct", json!(0)), [""; 0]);
    assert_eq!(with("toAct", Value::Null), [""; 0]);
}

#[test]
fn loading_plays_nothing() {
    let play = scene(2, "spawn").start();
    assert_eq!((play.phase(), play.legal()), ("spawn", vec![end()]));
}
