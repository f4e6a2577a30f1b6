//! SD-E: the end of the game.

use super::*;
use crate::game::Game;

/// Seat 0 is about to kill the last zombie, in Peru.
fn last_zombie() -> Scene {
    scene(3, "zombies")
        .without("ural")
        .troops(0, "brazil", 5)
        .foes("peru", 1)
        .dice(&[6, 6, 6, 1])
}

fn kill(scene: Scene) -> Play {
    scene
        .play()
        .play(attack("brazil", "peru", DOOM, 3))
        .play(advance(3))
}

#[test]
fn sd_e_1_each_doom_is_prevented_in_its_own_way() {
    assert_eq!(kill(last_zombie()).rule("prevented"), "SD-Z.11");
    // Killing demons prevents nothing while a portal is open.
    let play = scene(3, "demons")
        .troops(0, "brazil", 5)
        .foes("peru", 1)
        .dice(&[6, 6, 6, 1, 1, 1, 2, 2])
        .play();
    let play = play
        .play(attack("brazil", "peru", DOOM, 3))
        .play(advance(3));
    assert!(play.heard("prevented").is_empty() && !play.is_over());
}

#[test]
fn sd_e_2_the_end_is_checked_when_an_action_is_wholly_resolved() {
    // Not before the advance.
    let play = last_zombie().play().play(attack("brazil", "peru", DOOM, 3));
    assert!(play.heard("prevented").is_empty() && !play.is_over());
    let play = play.play(advance(3));
    assert!(play.is_over());
    // Edge case 38: the last but one falls, and the other wins after the advance.
    let play = after_prevention(2)
        .troops(0, "brazil", 5)
        .troops(1, "peru", 1)
        .without("iceland");
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert!(!play.is_over());
    let play = play.play(advance(4));
    assert_eq!(
        (play.own(0, "peru"), play.rule("gameOver")),
        (4, "SD-E.5".to_owned())
    );
}

/// World domination after the zombies are gone.
#[test]
fn sd_e_2_whatever_a_player_does_brings_the_check() {
    // Written by hand: no zombie is left, and nobody has noticed yet.
    let play = scene(3, "zombies").without("ural").play();
    let play = play.play(allow(1, "enter"));
    assert_eq!(play.told(), ["permissionSet", "prevented", "gameOver"]);
}

fn after_prevention(players: usize) -> Scene {
    scene(players, "zombies")
        .without("ural")
        .set("prevented", json!(true))
        .set("ending", json!("domination"))
        .option("ending", json!("domination"))
}

#[test]
fn sd_e_3_what_is_left_of_the_doom_leaves_the_map() {
    let play = scene(3, "aliens")
        .without("ural")
        .set("ending", json!("domination"))
        .troops(0, "peru", 3)
        .mothership("peru")
        .wall("peru--brazil", "peru", 1)
        .dice(&[6, 5, 5])
        .play()
        .play(strike_ship("peru"));
    assert!(!play.is_over());
    assert_eq!(play.wall("peru", "brazil"), 1, "barricades stay");
    let play = play
        .end()
        .play(reinforce())
        .play(place("iceland", 1))
        .end()
        .play(reinforce())
        .play(place("madagascar", 1))
        .end();
    assert!(play.heard("apocalypseTurn").is_empty());
    assert_eq!((play.at("round"), play.to_act()), (json!(3), 0));
    // Portals and demons go together.
    let play = scene(3, "demons")
        .without("ural")
        .set("ending", json!("domination"))
        .portal("peru")
        .troops(0, "peru", 9)
        .supplies("peru", 4)
        .foes("peru", 2)
        .foes("siam", 3)
        .on("peru", "heldSince", json!(6))
        .play()
        .end();
    assert_eq!((play.foes("peru"), play.foes("siam")), (0, 0));
    // Edge case 46: barren land stays shut, and the cure can be shared.
    let play = scene(3, "plague")
        .without("ural")
        .set("prevented", json!(true))
        .set("ending", json!("domination"))
        .part(&[0])
        .mark("peru", "barren")
        .troops(0, "brazil", 3)
        .play();
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.6");
    assert!(play.allows(share(1)));
    assert_eq!(play.refused(research("brazil", "peru")), "SD-P.12");
}

#[test]
fn sd_e_4_all_survivors_win_when_the_doom_is_prevented() {
    let play = kill(last_zombie());
    assert_eq!(play.rule("gameOver"), "SD-E.4");
    assert_eq!(play.at("result")["winners"], json!([0, 1, 2]));
    assert_eq!(play.at("result")["leaders"], json!([0]));
    let over = play
        .0
        .explain(Seat(0), &read(&end_turn(), "move").unwrap())
        .unwrap();
    assert_eq!(over.rule.0, "SD-E.4");
}

#[test]
fn sd_e_5_domination_goes_on_until_one_is_left() {
    let play = kill(last_zombie().set("ending", json!("domination")));
    assert!(!play.is_over());
    let play = after_prevention(2)
        .without("iceland")
        .land("peru", [3, 1])
        .dice(&[6, 6, 6, 1])
        .play();
    let play = play.play(attack("peru", "peru", 1, 3));
    assert_eq!(
        (
            play.at("result")["outcome"].clone(),
            play.at("result")["winners"].clone()
        ),
        (json!("domination"), json!([0]))
    );
}

#[test]
fn sd_e_6_a_player_without_armies_is_out() {
    // Edge case 40: seat 1's slot is skipped but counts, and its supplies stay.
    let play = scene(3, "zombies")
        .without("iceland")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 1)
        .supplies("peru", 2);
    let play = play
        .option("oppose", json!("never"))
        .dice(&[6, 6, 6, 1])
        .option("dice", json!("ask"));
    let mut play = play.play().play(attack("brazil", "peru", 1, 3));
    while play.at("pending")["type"] == "reroll" {
        play = play.play(reroll(false));
    }
    assert_eq!(
        (play.rule("eliminated"), play.supplies("peru")),
        ("SD-E.6".to_owned(), 2)
    );
    let play = play.end();
    assert_eq!(
        (play.to_act(), play.at("slot"), play.at("clock")),
        (2, json!(3), json!(11))
    );
}

#[test]
fn sd_e_7_if_nobody_is_left_humanity_has_lost() {
    // Edge case 37: the last alien falls with the last armies, and that is a defeat.
    let play = empty(2, "aliens")
        .land("peru", [1, 1])
        .foes("peru", 3)
        .pick(0)
        .dice(&[6, 6, 6, 1, 6, 6, 6, 1])
        .strike();
    assert_eq!(
        (play.at("result")["outcome"].clone(), play.rule("gameOver")),
        (json!("humanity-lost"), "SD-E.7".to_owned())
    );
    assert_eq!(
        (
            play.at("result")["winners"].clone(),
            play.at("result")["rank"].clone()
        ),
        (json!([]), json!([null, null]))
    );
}

#[test]
fn sd_e_8_a_last_survivor_plays_on_while_the_doom_lasts() {
    let play = empty(2, "zombies")
        .troops(0, "japan", 3)
        .foes("ural", 1)
        .set("alive", json!([true, false]))
        .play();
    let play = play.end();
    assert!(!play.is_over());
    assert_eq!((play.to_act(), play.at("round")), (0, json!(3)));
}

#[test]
fn sd_e_9_the_round_limit_ends_the_game() {
    // Edge case 39.
    let at_limit = |scene: Scene| scene.last().set("round", json!(20)).play().end();
    let play = at_limit(scene(3, "zombies"));
    assert_eq!(
        (play.at("result")["outcome"].clone(), play.rule("gameOver")),
        (json!("endured"), "SD-E.9".to_owned())
    );
    assert_eq!((play.at("round"), play.at("slot")), (json!(20), json!(3)));
    let play = at_limit(scene(3, "zombies").option("atLimit", json!("doom")));
    assert_eq!(play.at("result")["outcome"], "doomed");
    assert_eq!(
        at_limit(scene(3, "meteors")).at("result")["outcome"],
        "doomed"
    );
    let play = after_prevention(3)
        .last()
        .set("round", json!(30))
        .play()
        .end();
    assert_eq!(
        (play.at("result")["outcome"].clone(), play.is_over()),
        (json!("domination-limit"), true)
    );
    // Another limit, and none.
    assert!(!at_limit(scene(3, "zombies").option("roundLimit", json!(21))).is_over());
    assert!(!at_limit(scene(3, "zombies").option("roundLimit", json!(0))).is_over());
}

#[test]
fn sd_e_10_rank_is_territories_armies_headquarters_supplies() {
    let key = |scene: Scene, seat| {
        let play = scene.play();
        crate::games::six_dooms::score::key(play.state(), Seat(seat))
    };
    let rich = || {
        scene(3, "zombies")
            .troops(0, "peru", 4)
            .hq("peru")
            .supplies("peru", 3)
            .land("siam", [2, 5, 0])
            .supplies("siam", 9)
    };
    // Guests count as armies, what lies in another's land does not count.
    assert_eq!(key(rich(), 0), [2, 7, 1, 3]);
    assert_eq!(key(rich(), 1), [2, 6, 0, 9]);
    let play = last_round(rich());
    assert_eq!(play.at("result")["rank"], json!([1, 2, 3]));
}

fn last_round(scene: Scene) -> Play {
    scene.last().set("round", json!(20)).play().end()
}

#[test]
fn sd_e_11_who_wins_and_who_leads() {
    // Equal in all: both lead, all survivors win.
    let play = last_round(
        scene(3, "zombies")
            .troops(0, "peru", 1)
            .troops(1, "siam", 1),
    );
    let result = play.at("result");
    assert_eq!(
        (&result["leaders"], &result["winners"]),
        (&json!([0, 1]), &json!([0, 1, 2]))
    );
    assert_eq!(result["rank"], json!([1, 1, 3]));
    let play = after_prevention(3)
        .troops(1, "siam", 4)
        .last()
        .set("round", json!(30))
        .play()
        .end();
    assert_eq!(
        play.at("result")["winners"],
        json!([1]),
        "leaders alone win at the limit of domination"
    );
    let play = last_round(scene(3, "meteors"));
    assert_eq!(
        (
            play.at("result")["winners"].clone(),
            play.at("result")["leaders"].clone()
        ),
        (json!([]), json!([]))
    );
}

#[test]
fn sd_e_12_the_outcome_says_what_a_page_shows() {
    let play = kill(last_zombie());
    let outcome = SixDooms::outcome(play.state()).unwrap();
    assert_eq!((outcome.reason, outcome.rule.0), ("prevented", "SD-E.4"));
    assert_eq!(outcome.totals, [3, 1, 1]);
    // The values of part 6: a leader beats another survivor, and both beat those who are out. The
    // adept prefers to end the doom to anything else.
    let scene = last_zombie().play();
    assert_eq!(bots::adept(&scene)["to"], "peru");
}
