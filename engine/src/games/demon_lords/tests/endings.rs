//! DL-13 and DL-14: elimination, victory, and the Reckoning.

use super::*;

/// Seat 0's Avatar meets seat 1's, which has nowhere to go.
fn last_stand(players: usize) -> Scene {
    scene(players, "combat").avatar(0, "alps").avatar(1, "alps")
}

#[test]
fn dl_13_1_everything_of_an_eliminated_player_leaves_the_board() {
    let play = last_stand(3)
        .troops("peru", [0, 2, 0])
        .souls(1, 1)
        .seat(1, "banished", json!(1))
        .set("turn", json!(5))
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!(
        play.at("seats")[1],
        json!({ "alive": false, "storage": 38, "hell": 0, "harvesters": 10, "portals": 9,
            "avatar": null, "banished": 1, "out": 5 })
    );
    assert_eq!(play.troops(1, "peru"), 0);
    assert!(play.heard("worldEvent").is_empty());
}

#[test]
fn dl_13_2_an_eliminated_player_takes_no_more_turns_and_gains_nothing() {
    let play = last_stand(3).dice(&[6, 1, 6]).start().duel(1);
    assert_eq!(play.to_act(), 2);
    let play = play.roll();
    assert_eq!(play.to_act(), 0);
    let duel_the_dead = scene(3, "combat")
        .seat(1, "avatar", Value::Null)
        .seat(1, "alive", json!(false))
        .seat(1, "out", json!(1));
    assert_eq!(duel_the_dead.start().refused(duel(1)), "DL-9.1");
}

#[test]
fn dl_13_3_e37_the_last_avatar_wins_at_once() {
    let play = last_stand(2)
        .troops("peru", [1, 1])
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!(play.phase(), "over");
    assert_eq!(
        play.event("gameEnded"),
        json!({ "type": "gameEnded", "rule": "DL-13.3", "reason": "last-avatar", "winners": [0], "ranking": [[0], [1]] })
    );
    assert_eq!(
        (play.at("toAct"), play.at("brute")),
        (Value::Null, json!(0))
    );
    for seat in [0, 1] {
        assert_eq!(play.refused_to(seat, json!({ "type": "roll" })), "DL-13.3");
    }
    assert!(play.heard("roundEnded").is_empty());
    // Also when it is the Brute who falls.
    let brute = last_stand(2).dice(&[1, 6]).start().duel(1);
    assert_eq!(brute.at("result")["winners"], json!([1]));
}

#[test]
fn dl_13_4_e26_the_turn_of_an_eliminated_brute_ends_at_once() {
    let play = last_stand(3)
        .troops("peru", [1, 1, 0])
        .dice(&[1, 6])
        .start()
        .duel(1);
    assert_eq!(
        play.told()[2..],
        [
            ("seatEliminated".to_owned(), "DL-9.11".to_owned()),
            ("turnStarted".to_owned(), "DL-13.4".to_owned())
        ]
    );
    assert_eq!((play.phase(), play.to_act()), ("resource", 1));
    assert_eq!((play.troops(0, "peru"), play.troops(1, "peru")), (0, 1));
    assert_eq!(play.lord(1).banished, 1);
}

/// E50, with the points of DL-14.2: 24 for two Avatars, 12 for two Harvesters, 2 Troops.
#[test]
fn dl_13_5_e50_those_eliminated_in_the_same_turn_share_a_place() {
    let play = last_stand(3)
        .avatar(2, "alps")
        .harvester(0, "peru", 1)
        .harvester(0, "cape", 1)
        .turn("avatarMoved", json!(true))
        .dice(&[6, 1, 6, 1])
        .start()
        .duel(2)
        .duel(1);
    let result = play.at("result");
    assert_eq!(play.at("turnState")["duelled"], json!([1, 2]));
    assert_eq!(result["ranking"], json!([[0], [1, 2]]));
    assert_eq!(
        result["scores"][0],
        json!({ "seat": 0, "alive": true, "banished": 2, "harvesters": 2, "portals": 0, "troops": 2, "souls": 0, "total": 38 })
    );
    // Otherwise the later the better.
    let play = last_stand(3)
        .set("turn", json!(7))
        .seat(2, "avatar", Value::Null)
        .seat(2, "alive", json!(false))
        .seat(2, "out", json!(3))
        .dice(&[6, 1])
        .start()
        .duel(1);
    assert_eq!(play.at("result")["ranking"], json!([[0], [1], [2]]));
}

/// The last turn of the last round, seat 1's.
fn last_turn(players: usize) -> Scene {
    scene(players, "combat")
        .brute(players as u8 - 1)
        .option("roundLimit", json!(3))
        .set("round", json!(3))
        .set("turn", json!(9))
}

/// E35: the round ends also if its first player is gone (DL-3.6).
#[test]
fn dl_14_1_e35_the_game_ends_with_the_last_round() {
    let play = last_turn(3)
        .seat(0, "avatar", Value::Null)
        .seat(0, "alive", json!(false))
        .seat(0, "out", json!(2))
        .harvester(2, "peru", 1)
        .start()
        .end();
    assert_eq!(play.phase(), "over");
    let kinds: Vec<String> = play.told().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["phaseEnded", "roundEnded", "gameEnded"]);
    assert_eq!(
        play.event("gameEnded"),
        json!({ "type": "gameEnded", "rule": "DL-14.1", "reason": "reckoning", "winners": [2], "ranking": [[2], [1], [0]] })
    );
    assert_eq!(
        (play.at("round"), play.at("turn")),
        (json!(3), json!(9)),
        "nothing is raised"
    );
    // One round earlier it goes on.
    assert_eq!(
        last_turn(2)
            .set("round", json!(2))
            .start()
            .end()
            .at("round"),
        3
    );
}

#[test]
fn dl_14_1_the_reckoning_comes_also_when_the_last_brute_is_eliminated() {
    let play = last_turn(3)
        .avatar(2, "alps")
        .avatar(1, "alps")
        .dice(&[1, 6])
        .start()
        .duel(1);
    let kinds: Vec<String> = play.told().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds[2..], ["seatEliminated", "roundEnded", "gameEnded"]);
    assert_eq!(play.at("result")["reason"], "reckoning");
    assert_eq!(
        play.at("result")["winners"],
        json!([1]),
        "12 points for the Avatar"
    );
}

#[test]
fn dl_14_2_points_for_avatars_harvesters_portals_troops_and_souls() {
    let play = last_turn(2)
        .seat(0, "banished", json!(1))
        .harvester(0, "peru", 2)
        .portal(0, "cape")
        .souls(0, 3)
        .start();
    let total = |play: &Play| super::super::score::score(play.state(), Seat(0)).total;
    assert_eq!(total(&play), 12 + 6 + 4 + 2 + 3);
    let outcome = super::super::score::outcome(play.end().state()).unwrap();
    let rows: Vec<_> = outcome
        .rows
        .iter()
        .map(|row| (row.id, row.points[0]))
        .collect();
    assert_eq!(
        rows,
        [
            ("banished", Some(12)),
            ("harvesters", Some(6)),
            ("portals", Some(4)),
            ("troops", Some(2)),
            ("souls", Some(3))
        ]
    );
    assert_eq!((outcome.totals[0], outcome.rule.0), (27, "DL-14.3"));
    assert_eq!(outcome.rows[1].items[0], ["peru"]);
}

#[test]
fn dl_14_3_most_points_win_and_ties_are_broken() {
    let ranking = |scene: Scene| scene.start().end().at("result")["ranking"].clone();
    // More points.
    assert_eq!(ranking(last_turn(2).souls(1, 1)), json!([[1], [0]]));
    // 12 points each: an Avatar banished before two Harvesters.
    let banished = last_turn(2).seat(1, "banished", json!(1)).souls(0, 12);
    assert_eq!(ranking(banished), json!([[1], [0]]));
    // 7 points each: a Harvester before a Portal and Souls.
    let harvester = last_turn(2).harvester(1, "peru", 1);
    assert_eq!(
        ranking(harvester.portal(0, "cape").souls(0, 3)),
        json!([[1], [0]])
    );
    // 4 points each: a Portal before Troops, Troops before Souls.
    assert_eq!(
        ranking(last_turn(2).portal(1, "peru").troops("cape", [4, 0])),
        json!([[1], [0]])
    );
    assert_eq!(
        ranking(last_turn(2).troops("cape", [0, 4]).souls(0, 4)),
        json!([[1], [0]])
    );
}

#[test]
fn the_outcome_cites_the_rules_that_made_it() {
    let outcome = |play: Play| to_json(&super::super::score::outcome(play.state()));
    let last_avatar = outcome(last_stand(2).dice(&[6, 1]).start().duel(1));
    assert_eq!(
        (&last_avatar["reason"], &last_avatar["rule"]),
        (&json!("last-avatar"), &json!("DL-13.3"))
    );
    let reckoning = outcome(last_turn(2).harvester(1, "peru", 2).start().end());
    assert_eq!(
        (&reckoning["rule"], &reckoning["totals"]),
        (&json!("DL-14.3"), &json!([0, 8]))
    );
    let row = |id: &str| {
        let rows = reckoning["rows"].as_array().unwrap().iter();
        rows.clone().find(|row| row["id"] == id).unwrap().clone()
    };
    assert_eq!(
        row("harvesters"),
        json!({ "id": "harvesters", "rule": "DL-14.2", "points": [0, 6], "items": [[], ["peru"]] })
    );
    assert_eq!(row("troops")["points"], json!([0, 2]));
}

#[test]
fn dl_14_3_e45_equals_in_everything_share_the_win() {
    let play = last_turn(2).souls(0, 2).souls(1, 2).start().end();
    let result = play.at("result");
    assert_eq!(
        (&result["winners"], &result["ranking"]),
        (&json!([0, 1]), &json!([[0, 1]]))
    );
}

#[test]
fn dl_14_4_without_a_limit_rounds_do_not_end_the_game() {
    let play = last_turn(2)
        .option("roundLimit", json!(0))
        .set("round", json!(500))
        .start()
        .end();
    assert_eq!((play.phase(), play.at("round")), ("resource", json!(501)));
    let standing = super::super::score::standing(play.state());
    assert_eq!((standing.round, standing.rounds), (501, None));
}
