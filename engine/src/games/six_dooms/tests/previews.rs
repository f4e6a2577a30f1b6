//! What a move would cost, gain and lead to.

use super::odds::close_to;
use super::*;

#[test]
fn an_attack_tells_that_it_may_be_opposed() {
    let play = scene(3, "aliens")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 3)
        .supplies("peru", 2)
        .play();
    let preview = play.preview(attack("brazil", "peru", 1, 3));
    assert_eq!(
        preview["next"],
        json!({ "seat": 1, "phase": "main", "question": "oppose" })
    );
    let opposition = &preview["forecast"]["opposition"];
    assert_eq!(
        (&opposition["asked"], &opposition["roll"]["need"]),
        (&json!(true), &json!(2))
    );
    // Both pairs must win.
    let success = opposition["roll"]["success"].as_f64().unwrap();
    assert!(close_to(success, 2890.0 / 7776.0));
    assert_eq!(opposition["roll"]["losses"][0], 0.0);
    // And the answers tell what follows.
    let asked = play.play(attack("brazil", "peru", 1, 3));
    assert_eq!(
        asked.preview(oppose(true))["forecast"]["roll"]["kind"],
        "opposition"
    );
    assert_eq!(
        asked.preview(oppose(false))["forecast"]["roll"]["kind"],
        "normal"
    );
}

#[test]
fn a_barricade_tells_what_it_takes() {
    let play = scene(3, "aliens")
        .troops(0, "peru", 5)
        .wall("peru--brazil", "brazil", 2)
        .play();
    let roll = play.preview(breach("peru", "brazil", 2))["forecast"]["roll"].clone();
    assert_eq!(
        (&roll["need"], &roll["free"], &roll["success"]),
        (&json!(2), &json!(2), &json!(1.0))
    );
    assert_eq!(roll["sides"][1]["force"], Value::Null);
    let play = scene(3, "aliens")
        .troops(0, "brazil", 5)
        .supplies("brazil", 3)
        .play();
    let preview = play.preview(close("brazil", "peru", 2));
    assert_eq!(
        preview["forecast"],
        json!({ "type": "border", "border": "peru--brazil", "strength": 2, "supplies": 1 })
    );
    assert_eq!(preview["cost"]["supplies"], 2);
}

#[test]
fn a_movement_tells_where_it_ends_and_who_is_asked() {
    let play = scene(3, "zombies")
        .land("brazil", [1, 3, 0])
        .supplies("brazil", 1)
        .troops(2, "peru", 3)
        .play();
    let preview = play.preview(carry("brazil", "peru", 1));
    assert_eq!(
        preview["cost"],
        json!({ "moves": 1, "supplyMoves": 1, "supplies": 0, "attacks": 0 })
    );
    assert_eq!(
        preview["next"],
        json!({ "seat": 1, "phase": "main", "question": "permit" })
    );
    let journey = &preview["forecast"];
    assert_eq!(
        journey["asks"],
        json!([{ "seat": 1, "kinds": ["supply"] }, { "seat": 2, "kinds": ["enter"] }])
    );
    assert_eq!(
        journey["to"],
        json!({ "territory": "peru", "armies": 1, "supplies": 1, "owner": 2 })
    );
    assert_eq!(
        journey["from"],
        json!({ "territory": "brazil", "armies": 0, "supplies": 0, "owner": 1 })
    );
    // A pass, a duty, ground zero.
    let play = scene(3, "zombies")
        .permissions("share")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 3)
        .foes("argentina", 1)
        .play();
    assert_eq!(
        play.preview(go("brazil", "peru", 5))["forecast"]["surplus"],
        3
    );
    assert_eq!(
        play.preview(go("brazil", "argentina", 2))["forecast"]["engage"],
        true
    );
    let play = scene(3, "mutants")
        .troops(0, "brazil", 6)
        .mark("peru", "ground-zero")
        .play();
    assert_eq!(
        play.preview(go("brazil", "peru", 3))["forecast"]["turned"],
        2
    );
    // The fourth token starts the count of a full turn.
    let play = scene(3, "demons")
        .without("ural")
        .portal("siam")
        .troops(0, "siam", 3)
        .supplies("siam", 3);
    let play = play.troops(0, "india", 2).supplies("india", 1).play();
    assert_eq!(
        play.preview(carry("india", "siam", 1))["forecast"]["done"],
        13
    );
}

#[test]
fn a_permission_tells_what_it_opens() {
    let asked = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 4)
        .play()
        .play(go("brazil", "peru", 2));
    let granted = asked.preview(permit_always(true))["forecast"].clone();
    assert_eq!(granted["journey"]["to"]["armies"], 2);
    assert_eq!(
        granted["standing"],
        json!({ "seat": 0, "level": "enter", "enter": "free", "supply": "asked" })
    );
    let refused = asked.preview(permit_always(false))["forecast"].clone();
    assert_eq!(
        (&refused["journey"], &refused["standing"]["enter"]),
        (&Value::Null, &json!("never"))
    );
    assert_eq!(
        asked.preview(permit(false))["forecast"]["standing"]["level"],
        "ask"
    );
    let play = scene(3, "zombies").play();
    assert_eq!(
        play.preview(allow(1, "share"))["forecast"],
        json!({ "type": "standing", "seat": 1, "level": "share", "enter": "free", "supply": "free" })
    );
}

#[test]
fn building_tells_what_it_yields() {
    let play = scene(3, "zombies")
        .start()
        .hq("japan")
        .troops(0, "peru", 2)
        .supplies("peru", 1)
        .play();
    assert_eq!(
        play.preview(reinforce())["forecast"],
        json!({ "type": "reinforcements", "count": 1, "calm": 2 })
    );
    assert_eq!(play.preview(reinforce())["next"]["phase"], "place");
    assert_eq!(
        play.preview(prepare("japan"))["forecast"],
        json!({ "type": "tokens", "supplies": 1, "hq": true, "headquarters": 1, "most": 2 })
    );
    assert_eq!(
        play.preview(rebuild("peru"))["forecast"],
        json!({ "type": "tokens", "supplies": 0, "hq": true, "headquarters": 2, "most": 2 })
    );
    let play = play.play(reinforce());
    assert_eq!(
        play.preview(place("peru", 1))["forecast"],
        json!({ "type": "placing", "armies": 3, "left": 0 })
    );
}

#[test]
fn answers_and_the_end_of_a_turn_tell_what_follows() {
    let play = scene(3, "zombies").play();
    assert_eq!(
        play.preview(end_turn())["forecast"],
        json!({ "type": "turnEnd", "apocalypse": false })
    );
    assert_eq!(play.preview(end_turn())["next"]["seat"], 1);
    let last = scene(3, "zombies").last().play();
    assert_eq!(last.preview(end_turn())["forecast"]["apocalypse"], true);
    // A re-roll weighs the dice that lie there.
    let play = scene(3, "aliens")
        .troops(0, "brazil", 6)
        .supplies("brazil", 1)
        .troops(1, "peru", 1)
        .option("dice", json!("ask"))
        .dice(&[3, 4])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    let success = |answer| {
        play.preview(reroll(answer))["forecast"]["roll"]["success"]
            .as_f64()
            .unwrap()
    };
    assert!(close_to(success(true), 2.0 / 6.0) && close_to(success(false), 0.0));
    // An advance tells both ends.
    let play = scene(3, "aliens")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 1)
        .dice(&[6, 6, 6, 1])
        .play();
    let play = play.play(attack("brazil", "peru", 1, 3));
    let journey = play.preview(advance(4))["forecast"].clone();
    assert_eq!(
        (
            &journey["from"]["armies"],
            &journey["to"]["armies"],
            &journey["to"]["owner"]
        ),
        (&json!(2), &json!(4), &json!(0))
    );
    // Zombies march in if nobody opposes.
    let play = scene(3, "zombies")
        .foes("peru", 5)
        .troops(0, "brazil", 4)
        .supplies("brazil", 1)
        .dice(&[6])
        .strike();
    assert_eq!(
        play.preview(oppose(false))["forecast"],
        json!({ "type": "march", "count": 5 })
    );
    assert_eq!(
        play.preview(oppose(true))["forecast"]["roll"]["sides"][0]["dice"],
        3
    );
    // The cure.
    let play = scene(3, "plague").part(&[0]).part(&[0]).part(&[0]).play();
    assert_eq!(
        play.preview(share(1))["forecast"],
        json!({ "type": "cure", "parts": 3, "cure": true })
    );
}

#[test]
fn an_answer_tells_who_is_asked_next() {
    let play = scene(3, "zombies")
        .land("brazil", [1, 3, 0])
        .supplies("brazil", 1)
        .troops(2, "peru", 3)
        .play()
        .play(carry("brazil", "peru", 1));
    let asks = |play: &Play| play.preview(permit(true))["forecast"]["journey"]["asks"].clone();
    assert_eq!(asks(&play), json!([{ "seat": 2, "kinds": ["enter"] }]));
    assert_eq!(asks(&play.play(permit(true))), json!([]));
}

#[test]
fn a_last_army_that_turns_is_told_without_the_doom_that_follows() {
    let play = scene(3, "mutants")
        .without("madagascar")
        .troops(2, "brazil", 1)
        .foes("brazil", 1)
        .mark("peru", "ground-zero")
        .last()
        .play();
    // The mutant that it turns into leaves Peru at once (SD-M.13).
    let journey = &play.preview(go("brazil", "peru", 1))["forecast"];
    assert_eq!(
        (&journey["turned"], &journey["engage"]),
        (&json!(1), &json!(false))
    );
    assert_eq!(journey["to"]["armies"], 0);
}
