//! Positions written by hand: what may be left out, and the requirements P1 to P13.

use super::*;
use crate::game::Game;
use crate::session::check_position;

/// The requirements that a position breaks, each once.
fn broken(position: Value) -> Vec<&'static str> {
    let Err(broken) = check_position::<SixDooms>(&position) else {
        return Vec::new();
    };
    let mut found: Vec<&str> = broken.iter().map(|broken| broken.requirement).collect();
    found.dedup();
    found
}

fn breaks(scene: Scene) -> Vec<&'static str> {
    broken(scene.json())
}

fn war() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 4)
        .land("peru", [1, 3, 0])
        .supplies("peru", 1)
        .wall("venezuela--brazil", "brazil", 1)
}

#[test]
fn what_goes_without_saying_is_filled_in() {
    let loaded = check_position::<SixDooms>(&war().json()).ok().unwrap();
    let full = to_json(&SixDooms::position(&loaded.options, &loaded.state));
    assert_eq!((&full["clock"], &full["toAct"]), (&json!(9), &json!(0)));
    assert_eq!(full["order"], json!([0, 1, 2]));
    assert_eq!(full["territories"].as_array().unwrap().len(), 42);
    assert_eq!(full["territories"][10]["owner"], 1);
    assert_eq!(full["alive"], json!([true, true, true]));
    assert_eq!(
        full["orders"][2],
        json!({ "dice": "auto", "oppose": "ask" })
    );
    assert_eq!(full["permissions"][1], json!(["ask", null, "ask"]));
    assert_eq!(full["options"]["scenario"], "zombies");
    assert_eq!(broken(full), [""; 0], "and the whole is sound as well");
}

#[test]
fn a_whole_game_can_be_left_and_entered_anywhere() {
    let mut play = game(
        3,
        json!({ "quickStart": true, "dice": "ask", "scenario": "mutants" }),
    );
    for step in 0..120 {
        let legal = play.legal();
        if play.is_over() {
            break;
        }
        let position = to_json(&SixDooms::position(play.0.options(), play.state()));
        let loaded = check_position::<SixDooms>(&position).ok().unwrap();
        assert_eq!(&loaded.state, play.state());
        play = play.play(legal[step % legal.len()].clone());
    }
}

#[test]
fn every_requirement_that_fails_is_reported() {
    let scene = war()
        .set("clock", json!(3))
        .hq("japan")
        .hq("brazil")
        .troops(0, "siam", 1)
        .hq("siam");
    assert_eq!(breaks(scene.portal("peru")), ["P5", "P7", "P10"]);
}

#[test]
fn p1_the_form_the_game_and_the_options() {
    assert_eq!(breaks(war().set("colour", json!("red"))), ["P1"]);
    assert_eq!(breaks(war().set("game", json!("olympos"))), ["P1"]);
    assert_eq!(breaks(war().set("players", json!(6))), ["P1"]);
    assert_eq!(breaks(war().set("phase", json!("lunch"))), ["P1"]);
    assert_eq!(breaks(war().option("startSeat", json!(3))), ["P1"]);
    assert_eq!(breaks(war().option("roundLimit", json!(1001))), ["P1"]);
    assert_eq!(breaks(war().option("extraArmies", json!(6))), ["P1"]);
}

#[test]
fn p2_counts_are_not_negative_nor_too_large() {
    assert_eq!(breaks(war().on("siam", "supplies", json!(-1))), ["P2"]);
    assert_eq!(
        breaks(war().on("siam", "apocalytes", json!(10_000))),
        ["P2"]
    );
    assert_eq!(breaks(war().set("slot", json!(4))), ["P2"]);
    let spent = json!([{ "territory": "brazil", "count": 4 }]);
    assert_eq!(breaks(war().turn("attacksOnApocalytes", spent)), ["P2"]);
}

#[test]
fn p3_seats_and_territories_exist_once_and_lists_are_whole() {
    assert_eq!(breaks(war().land("siam", [1, 1])), ["P3"]);
    assert_eq!(breaks(war().set("order", json!([0, 2, 1]))), ["P3"]);
    assert_eq!(breaks(war().set("alive", json!([true, true]))), ["P3"]);
    assert_eq!(
        breaks(war().set("permissions", json!([[null], [null], [null]]))),
        ["P3"]
    );
    assert_eq!(breaks(war().set("toAct", json!(3))), ["P3"]);
}

#[test]
fn p4_barricades_stand_on_a_side_of_their_border() {
    assert_eq!(breaks(war().wall("peru--brazil", "siam", 1)), ["P4"]);
    assert_eq!(breaks(war().wall("peru--brazil", "peru", 3)), ["P4"]);
    assert_eq!(breaks(war().wall("venezuela--brazil", "brazil", 1)), ["P4"]);
    assert_eq!(
        breaks(war().broken("peru--brazil", 5)),
        ["P4"],
        "a full turn ago"
    );
    assert_eq!(breaks(war().broken("peru--brazil", 6)), [""; 0]);
}

#[test]
fn p5_headquarters_keep_to_their_limits() {
    assert_eq!(
        breaks(
            war()
                .hq("japan")
                .hq("brazil")
                .troops(0, "siam", 1)
                .hq("siam")
        ),
        ["P5"]
    );
    let mut seven = war();
    for id in [
        "siam", "india", "china", "egypt", "congo", "alaska", "ontario",
    ] {
        seven = seven.hq(id);
    }
    assert_eq!(breaks(seven), ["P5"]);
}

#[test]
fn p6_craters_are_empty_and_barren_land_is_for_the_cured() {
    let crater = || {
        scene(3, "meteors")
            .mark("peru", "annihilated")
            .set("meteorites", json!(1))
    };
    assert_eq!(breaks(crater()), [""; 0]);
    assert_eq!(breaks(crater().supplies("peru", 1)), ["P6"]);
    assert_eq!(breaks(crater().wall("peru--brazil", "brazil", 1)), ["P6"]);
    let barren = || {
        scene(3, "plague")
            .mark("peru", "barren")
            .troops(1, "peru", 1)
    };
    assert_eq!(breaks(barren()), ["P6"]);
    assert_eq!(breaks(barren().cured(1)), [""; 0]);
}

#[test]
fn p7_everything_belongs_to_the_doom() {
    assert_eq!(breaks(war().portal("siam")), ["P7"]);
    assert_eq!(breaks(war().mothership("siam")), ["P7"]);
    assert_eq!(breaks(war().mark("siam", "barren")), ["P7"]);
    assert_eq!(breaks(war().part(&[0])), ["P7"]);
    assert_eq!(breaks(war().set("meteorites", json!(1))), ["P7"]);
    // What play would settle at once may be written all the same.
    let seven = scene(3, "meteors").set("meteorites", json!(7));
    assert_eq!(breaks(seven), [""; 0]);
    let unburnt = scene(3, "demons").foes("siam", 1).supplies("siam", 1);
    assert_eq!(breaks(unburnt), [""; 0]);
    assert_eq!(breaks(scene(3, "demons").without("ural")), [""; 0]);
    assert_eq!(
        breaks(scene(3, "aliens").mothership("siam")),
        ["P7"],
        "there is one"
    );
}

#[test]
fn p8_holding_is_told_exactly_where_it_is() {
    let silo = || scene(3, "meteors").troops(0, "peru", 3).supplies("peru", 8);
    assert_eq!(breaks(silo()), ["P8"]);
    assert_eq!(breaks(silo().on("peru", "heldSince", json!(9))), [""; 0]);
    assert_eq!(breaks(silo().on("peru", "heldSince", json!(10))), ["P8"]);
    assert_eq!(
        breaks(silo().supplies("peru", 7).on("peru", "heldSince", json!(9))),
        ["P8"]
    );
}

#[test]
fn p9_round_slot_doom_and_result_go_with_the_phase() {
    assert_eq!(breaks(war().set("round", json!(0)))[0], "P9");
    assert_eq!(breaks(war().set("slot", json!(0)))[0], "P9");
    assert_eq!(breaks(war().set("ending", json!("ask"))), ["P9"]);
    assert_eq!(breaks(war().set("turn", Value::Null)), ["P9"]);
    assert_eq!(
        breaks(war().without("ural").set("prevented", json!(true))),
        ["P9"]
    );
}

#[test]
fn p10_what_is_derived_agrees() {
    assert_eq!(breaks(war().set("clock", json!(8))), ["P10"]);
    assert_eq!(breaks(war().set("toAct", json!(1))), ["P10"]);
    assert_eq!(breaks(war().on("peru", "owner", json!(0))), ["P10"]);
    assert_eq!(breaks(war().on("peru", "owner", json!(1))), [""; 0]);
    assert_eq!(
        breaks(
            war()
                .without("madagascar")
                .set("alive", json!([true, true, true]))
        ),
        ["P10"]
    );
    assert_eq!(
        breaks(
            war()
                .without("japan")
                .without("brazil")
                .land("peru", [0, 3, 0])
        ),
        ["P10"],
        "seat 0 is to act"
    );
}

#[test]
fn p11_the_set_up_loses_nothing() {
    let play = time::spread_all(game(3, json!({ "startSeat": 0 })));
    let sound = to_json(&SixDooms::position(play.0.options(), play.state()));
    assert_eq!(broken(sound.clone()), [""; 0]);
    let mut more = sound.clone();
    more["setup"]["supplies"] = json!([4, 3, 3]);
    assert_eq!(broken(more), ["P11"]);
    let mut lost = sound;
    lost["setup"]["armies"] = json!([1, 0, 0]);
    assert_eq!(broken(lost), ["P11"]);
}

#[test]
fn p12_what_is_under_way_can_be() {
    assert_eq!(breaks(war().turn("moves", json!(4))), ["P12"]);
    let carriers = |doom: &str| scene(4, doom).turn("supplyMoves", json!(2));
    assert_eq!(breaks(carriers("zombies")), [""; 0]);
    assert_eq!(breaks(carriers("meteors")), ["P12"], "SD-T.10");
    assert_eq!(breaks(war().turn("place", json!(2))), ["P12"]);
    assert_eq!(breaks(war().turn("engage", json!("peru"))), ["P12"]);
    let pass = json!({ "territory": "peru", "owner": 1, "origin": "brazil" });
    assert_eq!(breaks(war().turn("pass", pass.clone())), ["P12"]);
    assert_eq!(
        breaks(war().land("peru", [4, 3, 0]).turn("pass", pass)),
        [""; 0]
    );
    let alive = json!([true, true, true]);
    let asked = json!({ "type": "oppose", "seat": 1 });
    assert_eq!(
        breaks(war().set("alive", alive).set("pending", asked)),
        ["P12"]
    );
}

#[test]
fn p13_nobody_is_stuck() {
    // A pass with no way out: all borders of Peru are closed.
    let pass = json!({ "territory": "peru", "owner": 1, "origin": "brazil" });
    let shut = scene(3, "zombies")
        .land("peru", [4, 3, 0])
        .turn("pass", pass)
        .wall("venezuela--peru", "peru", 1)
        .wall("peru--brazil", "peru", 1)
        .wall("peru--argentina", "peru", 1);
    assert_eq!(breaks(shut), ["P13"]);
}
