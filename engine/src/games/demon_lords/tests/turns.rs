//! DL-3: the turn.

use super::*;

#[test]
fn dl_3_1_only_the_brute_acts() {
    let play = scene(3, "resource").brute(1).start();
    for other in [0, 2, 3, 255] {
        assert_eq!(play.refused_to(other, json!({ "type": "roll" })), "DL-3.1");
        assert!(play.0.legal_moves(Seat(other)).is_empty());
    }
    assert!(play.allows(json!({ "type": "roll" })));
}

#[test]
fn dl_3_2_each_move_belongs_to_one_phase() {
    let number = json!({ "type": "chooseNumber", "number": 1 });
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "alps" });
    let retreat = json!({ "type": "retreat", "node": "alps" });
    let place = |kind: &str| json!({ "type": kind, "node": "alps" });
    let moves = [
        (place("placeHarvester"), "setup-harvester"),
        (place("placePortal"), "setup-portal"),
        (place("placeAvatar"), "setup-avatar"),
        (json!({ "type": "roll" }), "resource"),
        (number, "resource"),
        (spawn("alps"), "spawn"),
        (buy("portal", "alps"), "purchase"),
        (ransom, "purchase"),
        (march("alps", "baltic", 1), "movement"),
        (fly("alps"), "movement"),
        (fight("alps", 1), "combat"),
        (duel(1), "combat"),
        (desecrate("alps", "avatar"), "combat"),
        (retreat, "retreat"),
    ];
    for phase in ["resource", "spawn", "purchase", "movement", "combat"] {
        let play = scene(2, phase).start();
        for (mv, home) in &moves {
            let read = read(mv, "move").unwrap();
            let refusal = play.0.explain(Seat(0), &read);
            let rule = refusal.map_or("", |refusal| refusal.rule.0);
            assert_eq!(rule == "DL-3.2", *home != phase, "{mv} in {phase}");
        }
    }
    assert_eq!(scene(2, "resource").start().refused(end()), "DL-3.2");
    assert_eq!(game(2, json!({})).refused(end()), "DL-3.2");
}

#[test]
fn dl_3_2_the_phases_follow_each_other() {
    let play = scene(2, "resource")
        .portal(0, "alps")
        .troops("alps", [2, 0])
        .avatar(0, "peru")
        .portal(1, "peru")
        .souls(0, 9)
        .dice(&[4])
        .start();
    let mut phases = vec![play.phase()];
    let mut play = play.roll();
    while play.to_act() == 0 {
        phases.push(play.phase());
        play = play.end();
    }
    assert_eq!(
        phases,
        ["resource", "spawn", "purchase", "movement", "combat"]
    );
    assert_eq!(play.phase(), "resource");
}

#[test]
fn dl_3_3_the_brute_ends_a_phase_when_they_like() {
    let play = scene(2, "spawn")
        .portal(0, "alps")
        .souls(0, 9)
        .start()
        .end();
    assert_eq!(
        play.events()[0],
        json!({ "type": "phaseEnded", "rule": "DL-3.3", "phase": "spawn", "seat": 0, "auto": false })
    );
    assert_eq!(play.phase(), "purchase");
}

#[test]
fn dl_3_4_e36_a_phase_with_nothing_to_do_ends_by_itself() {
    let play = scene(2, "resource").dice(&[6]).start().roll();
    let ended: Vec<Value> = play
        .heard("phaseEnded")
        .iter()
        .map(|event| event["phase"].clone())
        .collect();
    assert_eq!(ended, ["spawn", "purchase", "movement", "combat"]);
    assert_eq!(play.heard("phaseEnded")[0]["auto"], true);
    assert_eq!((play.phase(), play.to_act()), ("resource", 1));
    // A position plays nothing by itself.
    assert_eq!(scene(2, "combat").start().legal(), [end()]);
}

#[test]
fn dl_3_5_the_next_player_still_in_the_game_becomes_the_brute() {
    let play = scene(4, "combat")
        .set("turn", json!(9))
        .seat(1, "avatar", Value::Null)
        .seat(1, "alive", json!(false))
        .seat(1, "out", json!(4))
        .start()
        .end();
    assert_eq!(
        play.event("turnStarted"),
        json!({ "type": "turnStarted", "rule": "DL-3.5", "seat": 2, "turn": 10, "round": 1 })
    );
    assert_eq!(play.at("turnState")["numbers"], json!([]), "made new");
}

#[test]
fn dl_3_6_a_round_ends_when_the_turn_comes_back_to_an_earlier_place() {
    let play = scene(3, "combat")
        .brute(1)
        .set("order", json!([2, 0, 1]))
        .start()
        .end();
    assert_eq!(
        play.event("roundEnded"),
        json!({ "type": "roundEnded", "rule": "DL-3.6", "round": 1 })
    );
    assert_eq!((play.to_act(), play.at("round")), (2, json!(2)));
    let play = scene(3, "combat")
        .brute(2)
        .set("order", json!([2, 0, 1]))
        .start()
        .end();
    assert_eq!((play.to_act(), play.at("round")), (0, json!(1)));
    assert!(play.heard("roundEnded").is_empty());
    // Without its first player a round begins with the next one left.
    let play = scene(3, "combat")
        .brute(2)
        .seat(0, "avatar", Value::Null)
        .seat(0, "alive", json!(false))
        .seat(0, "out", json!(1))
        .start()
        .end();
    assert_eq!((play.to_act(), play.at("round")), (1, json!(2)));
}

#[test]
fn dl_3_7_a_sacrificed_piece_can_come_into_play_again() {
    let play = scene(2, "combat")
        .avatar(0, "alps")
        .portal(1, "alps")
        .troops("peru", [0, 1])
        .souls(0, 1)
        .souls(1, 4)
        .dice(&[6, 6])
        .start()
        .desecrate("alps");
    assert_eq!(play.at("seats")[1]["portals"], 9);
    let play = play.until("purchase").buy("portal", "peru");
    assert_eq!(play.at("seats")[1]["portals"], 8);
}

#[test]
fn a_move_that_rolled_dice_or_turned_a_card_cannot_be_taken_back() {
    use crate::session::Undo;
    let undo = |play: &Play, seat: u8| play.0.undo_at(play.0.len(), Viewer::Seat(Seat(seat)));
    let stopped = |rule| Undo::Stopped {
        rule: crate::refusal::Rule(rule),
    };
    let roll = scene(2, "resource")
        .portal(0, "alps")
        .souls(0, 1)
        .start()
        .roll();
    assert_eq!(undo(&roll, 0), stopped("DL-4.1"));
    let spawned = roll.spawn("alps");
    assert_eq!(undo(&spawned, 0), Undo::Possible);
    let fought = scene(2, "combat")
        .troops("alps", [1, 1])
        .start()
        .fight("alps", 1);
    assert_eq!(undo(&fought, 0), stopped("DL-8.11"));
    let duelled = scene(2, "combat")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .souls(0, 9)
        .souls(1, 9);
    assert_eq!(undo(&duelled.start().duel(1), 0), stopped("DL-9.4"));
    let desecrated = scene(2, "combat")
        .avatar(0, "alps")
        .portal(1, "alps")
        .souls(0, 1);
    assert_eq!(
        undo(&desecrated.start().desecrate("alps"), 0),
        stopped("DL-10.4")
    );
    let ransomed = scene(2, "purchase")
        .card("devils-ransom")
        .portal(0, "alps")
        .start();
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "alps" });
    assert_eq!(undo(&ransomed.play(ransom), 0), stopped("DL-11.2"));
    // A number that is named is not rolled.
    let named = scene(2, "resource").card("whispering-skull").start();
    let named = named.play(json!({ "type": "chooseNumber", "number": 3 }));
    assert_eq!(undo(&named, 0), Undo::Possible);
}
