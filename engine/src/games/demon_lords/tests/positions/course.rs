//! The requirements 8 to 11: the position is one that setup, turn or retreat lead to.

use super::*;

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
    assert_eq!(setup("setup-harvester", u32::MAX, |_| {}), ["8"]);
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
    assert_eq!(with_turn("spawned", json!({ "alps": 39 })), ["9"]);
    let flood = |position: &mut Value| {
        position["turnState"]["spawned"] = json!({ "alps": 300 });
        position["turnState"]["spawnedTotal"] = json!(300);
    };
    assert_eq!(changed(flood), ["9"]);
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
    let gone = scene(3, "retreat").avatar(0, "alps").avatar(1, "alps");
    let gone = gone
        .portal(1, "peru")
        .portal(1, "cape")
        .seat(1, "alive", json!(false))
        .turn("duelled", json!([1]))
        .set("pending", beaten().json()["pending"].clone());
    assert_eq!(broken(gone.json()), ["6", "10"]);
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
