//! Refusals in the order of the specification: of several reasons the first is cited.

use super::*;
use crate::game::Game;
use crate::games::six_dooms::moves::Move;

#[test]
fn the_end_of_the_game_comes_before_everything() {
    let play = scene(3, "zombies")
        .last()
        .set("round", json!(20))
        .play()
        .end();
    let mv: Move = read(&go("brazil", "siam", 99), "move").unwrap();
    for seat in 0..3 {
        assert_eq!(
            SixDooms::check(play.state(), Seat(seat), &mv)
                .unwrap_err()
                .rule
                .0,
            "SD-E.9"
        );
    }
}

#[test]
fn then_whose_turn_it_is_then_the_question_then_the_phase() {
    let asked = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 4)
        .play();
    let asked = asked.play(go("brazil", "peru", 1));
    assert_eq!(asked.refused_to(0, end_turn()), "SD-1.5");
    assert_eq!(asked.refused_to(1, reinforce()), "SD-4.11");
    let start = scene(3, "zombies").start().play();
    assert_eq!(
        start.refused(advance(1)),
        "SD-5.24",
        "an answer that nobody asked for"
    );
    for (mv, rule) in [
        (json!({ "type": "claim", "territory": "peru" }), "SD-2.3"),
        (
            json!({ "type": "spread", "territory": "peru", "count": 1 }),
            "SD-2.6",
        ),
        (
            json!({ "type": "placeToken", "territory": "peru", "token": "hq" }),
            "SD-2.8",
        ),
        (
            json!({ "type": "chooseEnding", "ending": "prevented" }),
            "SD-2.11",
        ),
        (place("peru", 1), "SD-9.4"),
        (end_turn(), "SD-9.10"),
        (close("peru", "brazil", 1), "SD-9.9"),
        (share(1), "SD-9.9"),
    ] {
        assert_eq!(start.refused(mv), rule);
    }
    let main = scene(3, "zombies").play();
    assert_eq!(main.refused(unwall("peru", "brazil")), "SD-6.3");
    for mv in [reinforce(), prepare("peru"), rebuild("peru")] {
        assert_eq!(main.refused(mv), "SD-9.2");
    }
    let placing = scene(3, "zombies").start().play().play(reinforce());
    assert_eq!(placing.refused(order("dice", "ask")), "SD-9.11");
    assert_eq!(placing.refused(allow(1, "share")), "SD-4.14");
}

#[test]
fn a_movement_is_tested_in_order() {
    // Everything is wrong at once; one fault after the other is mended.
    let base = || {
        scene(3, "zombies")
            .land("brazil", [3, 2, 0])
            .troops(1, "peru", 2)
            .permission(1, 0, "refuse")
    };
    let spent = base().turn("moves", json!(0)).play();
    assert_eq!(spent.refused(carry("brazil", "siam", 0)), "SD-4.1");
    let play = base().wall("peru--brazil", "peru", 1).play();
    assert_eq!(play.refused(carry("brazil", "siam", 9)), "SD-4.2");
    assert_eq!(play.refused(carry("brazil", "peru", 9)), "SD-4.3");
    assert_eq!(play.refused(carry("brazil", "peru", 3)), "SD-4.4");
    let play = base()
        .supplies("brazil", 1)
        .turn("supplyMoves", json!(0))
        .wall("peru--brazil", "peru", 1)
        .play();
    assert_eq!(play.refused(carry("brazil", "peru", 3)), "SD-4.5");
    let play = base().wall("peru--brazil", "peru", 1).play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.6");
    let refused = json!([{ "kind": "enter", "territory": "peru" }]);
    let play = base().turn("refused", refused).play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.12");
    let play = base().play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.7");
    let play = base().permission(1, 0, "share").play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.19");
}

#[test]
fn an_attack_is_tested_in_order() {
    let play = scene(3, "plague")
        .troops(0, "brazil", 1)
        .foes("peru", 2)
        .turn("closed", json!(["brazil"]))
        .turn(
            "attacksOnApocalytes",
            json!([{ "territory": "brazil", "count": 3 }]),
        )
        .play();
    assert_eq!(play.refused(attack("brazil", "siam", DOOM, 9)), "SD-5.1");
    assert_eq!(play.refused(attack("peru", "brazil", DOOM, 9)), "SD-5.2");
    assert_eq!(play.refused(attack("brazil", "peru", 0, 9)), "SD-5.4");
    assert_eq!(play.refused(attack("brazil", "peru", DOOM, 9)), "SD-6.6");
    let infected = |turn: Value, cured: bool| {
        let scene = scene(3, "plague").troops(0, "brazil", 1).foes("peru", 2);
        let scene = scene.turn("attacksOnApocalytes", turn);
        if cured {
            scene.cured(0).play()
        } else {
            scene.play()
        }
    };
    let three = json!([{ "territory": "brazil", "count": 3 }]);
    assert_eq!(
        infected(three.clone(), false).refused(attack("brazil", "peru", DOOM, 9)),
        "SD-P.11"
    );
    assert_eq!(
        infected(three, true).refused(attack("brazil", "peru", DOOM, 9)),
        "SD-5.27"
    );
    assert_eq!(
        infected(json!([]), true).refused(attack("brazil", "peru", DOOM, 9)),
        "SD-5.5"
    );
    assert_eq!(
        infected(json!([]), true).refused(attack("brazil", "peru", DOOM, 3)),
        "SD-5.6"
    );
}

#[test]
fn a_closing_is_tested_in_order() {
    let base = || {
        scene(3, "zombies")
            .troops(0, "brazil", 3)
            .supplies("brazil", 1)
    };
    let play = base()
        .turn("closed", json!(["brazil"]))
        .turn("attacked", json!(["brazil"]))
        .broken("peru--brazil", 9)
        .play();
    assert_eq!(play.refused(close("brazil", "siam", 9)), "SD-6.1");
    assert_eq!(play.refused(close("brazil", "peru", 9)), "SD-6.7");
    let play = base()
        .turn("attacked", json!(["brazil"]))
        .broken("peru--brazil", 9)
        .play();
    assert_eq!(play.refused(close("brazil", "peru", 9)), "SD-6.4");
    let play = base().broken("peru--brazil", 9).play();
    assert_eq!(play.refused(close("brazil", "peru", 9)), "SD-6.5");
    assert_eq!(play.refused(close("brazil", "peru", 1)), "SD-6.22");
}

#[test]
fn a_move_must_have_its_fields_and_no_others() {
    for malformed in [
        json!({ "type": "endTurn", "now": true }),
        json!({ "type": "attack", "from": "peru", "to": "brazil", "target": 1 }),
        json!({ "type": "attack", "from": "lima", "to": "brazil", "target": 1, "dice": 1 }),
        json!({ "type": "attack", "from": "peru", "to": "brazil", "target": "zombies", "dice": 1 }),
        json!({ "type": "move", "from": "peru", "to": "brazil", "count": 1.5, "supply": false }),
        json!({ "type": "move", "from": "peru", "to": "brazil", "count": 1, "supply": 1 }),
        json!({ "type": "setOrder", "order": "tea", "value": "ask" }),
    ] {
        assert!(read::<Move>(&malformed, "move").is_err(), "{malformed}");
    }
}

#[test]
fn a_seat_nobody_has_and_a_word_of_the_other_order_are_refused() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 4)
        .play();
    assert_eq!(play.refused(attack("brazil", "peru", 3, 1)), "SD-5.4");
    assert_eq!(play.refused(share(3)), "SD-P.15");
    assert_eq!(play.refused(allow(3, "enter")), "SD-4.14");
    assert_eq!(play.refused(order("dice", "never")), "SD-9.11");
    assert_eq!(play.refused(order("oppose", "auto")), "SD-9.11");
}
