//! SD-1: players, pieces, time.

use super::*;
use crate::game::Game;
use crate::games::six_dooms::options::Options;

#[test]
fn sd_1_1_two_to_five_players() {
    assert_eq!(SixDooms::ABOUT.players, 2..=5);
    for players in 2..=5 {
        let play = game(players, json!({ "quickStart": true }));
        assert_eq!(play.state().players(), players);
    }
}

#[test]
fn sd_1_2_no_player_commands_the_apocalytes() {
    let play = scene(3, "zombies").foes("peru", 5).play();
    assert_eq!(play.refused(go("peru", "brazil", 1)), "SD-4.3");
    assert_eq!(play.refused(attack("peru", "peru", DOOM, 1)), "SD-5.3");
}

#[test]
fn sd_1_3_numbers_go_by_the_number_of_players() {
    // The first worked example: four players.
    for (players, armies, hq, supplies) in
        [(2, 40, 3, 4), (3, 30, 2, 3), (4, 25, 2, 2), (5, 20, 1, 2)]
    {
        let play = game(
            players,
            json!({ "quickStart": true, "scenario": "meteors", "startSeat": 0 }),
        );
        let before = &play.heard("homeCards");
        assert_eq!(before.len(), players);
        let claims = play.heard("claimed").len();
        assert_eq!(claims, 42);
        let start = game(players, json!({ "setup": "draft" }));
        assert_eq!(start.at("setup")["armies"], json!(vec![armies; players]));
        let spread = spread_all(game(players, json!({})));
        assert_eq!(spread.at("setup")["hq"], json!(vec![hq; players]));
        assert_eq!(
            spread.at("setup")["supplies"],
            json!(vec![supplies; players])
        );
    }
}

/// Everybody puts all armies into the first territory that is listed.
pub fn spread_all(play: Play) -> Play {
    let mut play = play;
    while play.at("phase") == "spread" {
        let last = play
            .listed("spread")
            .into_iter()
            .max_by_key(|mv| mv["count"].as_i64());
        play = play.play(last.unwrap());
    }
    play
}

#[test]
fn sd_1_4_only_headquarters_are_limited_in_number() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 900)
        .supplies("brazil", 70)
        .hq("brazil")
        .hq("peru")
        .troops(0, "peru", 3)
        .supplies("argentina", 1)
        .troops(0, "argentina", 1)
        .start()
        .play();
    assert!(play.allows(prepare("brazil")));
    assert_eq!(play.refused(rebuild("argentina")), "SD-9.8");
}

#[test]
fn sd_1_5_a_round_is_the_doom_and_then_everybody() {
    let play = scene(3, "zombies").play();
    assert_eq!(play.to_act(), 0);
    assert_eq!(play.refused_to(1, end_turn()), "SD-1.5");
    let play = play.end();
    assert_eq!(play.to_act(), 1);
    let play = play.play(reinforce()).play(place("iceland", 1)).end();
    assert_eq!(play.to_act(), 2);
    let play = play.play(reinforce()).play(place("madagascar", 1)).end();
    assert_eq!(play.rule("roundBegan"), "SD-1.5");
    assert_eq!(play.event("apocalypseTurn")["round"], 3);
    assert_eq!(
        (play.at("round"), play.at("slot"), play.to_act()),
        (json!(3), json!(1), 0)
    );
}

#[test]
fn sd_1_6_the_turn_order_runs_upwards_from_the_start_seat() {
    let play = game(4, json!({ "quickStart": true, "startSeat": 2 }));
    assert_eq!(play.at("order"), json!([2, 3, 0, 1]));
    let by_lot = |script: u32| scripted(3, json!({ "quickStart": true }), &[script]).at("order");
    assert_eq!(by_lot(0), json!([0, 1, 2]));
    assert_eq!(by_lot(2), json!([2, 0, 1]));
    let given: Options = read(&json!({ "startSeat": 3 }), "options").unwrap();
    assert_eq!(SixDooms::resolve(given, 3).unwrap_err().rule.0, "SD-1.6");
}

#[test]
fn sd_1_7_a_full_turn_has_passed_when_the_slot_comes_round_again() {
    // Broken at clock 9: slot 1 of round 2 with three players.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .supplies("brazil", 2)
        .troops(0, "argentina", 4)
        .supplies("argentina", 1)
        .broken("peru--brazil", 9)
        .broken("peru--argentina", 8)
        .play();
    assert_eq!(play.at("clock"), 9);
    assert_eq!(play.refused(close("brazil", "peru", 1)), "SD-6.22");
    assert_eq!(play.refused(close("argentina", "peru", 1)), "SD-6.22");
    let pass = |play: Play, corner| play.end().play(reinforce()).play(place(corner, 1));
    let play = pass(pass(play, "iceland"), "madagascar");
    assert_eq!(
        play.at("broken"),
        json!([
            { "id": "peru--brazil", "at": 9 }, { "id": "peru--argentina", "at": 8 },
        ])
    );
    let play = play.end().play(reinforce()).play(place("brazil", 1));
    assert_eq!(play.at("clock"), 13);
    assert!(play.allows(close("brazil", "peru", 1)));
    assert!(play.allows(close("argentina", "peru", 1)));
}

#[test]
fn sd_1_8_players_may_attack_one_another_while_the_doom_lasts() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 2)
        .play();
    assert!(play.allows(attack("brazil", "peru", 1, 3)));
}

#[test]
fn sd_1_9_nothing_is_hidden_but_chance_to_come() {
    let play = scene(3, "plague").cured(1).play();
    for viewer in [None, Some(0), Some(2)] {
        let viewer = crate::seat::Viewer::from(viewer.map(Seat));
        let view = to_json(&SixDooms::view(play.0.options(), play.state(), viewer));
        assert_eq!(
            view,
            to_json(&crate::games::six_dooms::position::view(play.state()))
        );
    }
    // What drew from chance cannot be taken back.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 2)
        .play();
    let mut moved = play.play(go("brazil", "argentina", 1));
    assert!(moved.0.undo(Seat(0)).is_ok());
    let mut fought = moved.play(attack("brazil", "peru", 1, 3));
    assert!(fought.0.undo(Seat(0)).is_err());
}

#[test]
fn sd_1_10_an_army_that_turns_is_one_army_of_one_player() {
    let play = scene(3, "plague")
        .without("ural")
        .foes("venezuela", 1)
        .land("peru", [2, 2, 0])
        .dice(&[6])
        .pick(1)
        .strike();
    assert_eq!(play.event("armyTurned")["seat"], 1);
    assert_eq!((play.armies("peru"), play.foes("peru")), (vec![2, 1, 0], 1));
}

#[test]
fn sd_1_11_long_lists_of_counts_are_thinned_but_every_count_is_accepted() {
    let play = scene(3, "zombies").troops(0, "brazil", 24).play();
    let counts: Vec<i64> = play
        .listed("move")
        .iter()
        .filter(|mv| mv["from"] == "brazil" && mv["to"] == "peru")
        .map(|mv| mv["count"].as_i64().unwrap())
        .collect();
    assert_eq!(counts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 23]);
    assert!(play.allows(go("brazil", "peru", 13)));
    let few = scene(3, "zombies").troops(0, "brazil", 11).play();
    let counts = few.listed("move");
    let to_peru = counts
        .iter()
        .filter(|mv| mv["from"] == "brazil" && mv["to"] == "peru");
    assert_eq!(to_peru.count(), 10);
}
