//! The requirements P1 to P10 of a position.

use super::*;
use crate::session::check_position;

/// A game in its middle, seat 0 to play.
fn middle() -> Table {
    table(4)
        .settle_all(0, &["thrace", "macedonia"])
        .settle("thessaly", &[1, 0])
        .settle("lesbos", &[2])
        .tiles(0, &["medicine", "hoplite"])
        .marker(0, "r1c1", 0)
        .variant(1, "money", Some("gold"))
        .hand(0, &["star", "favour"])
        .cubes(1, "gold", 2)
        .hourglasses(2, 3)
        .at(&[22, 25, 30, 24])
}

/// The requirements that a position breaks.
fn broken(position: Value) -> Vec<&'static str> {
    let Err(broken) = check_position::<Olympos>(&position) else {
        return Vec::new();
    };
    broken.iter().map(|broken| broken.requirement).collect()
}

/// What a lesson goes without.
fn warnings(position: Value) -> Vec<&'static str> {
    let loaded = check_position::<Olympos>(&position);
    let loaded = loaded.unwrap_or_else(|broken| panic!("{broken:?}"));
    loaded
        .warnings
        .iter()
        .map(|broken| broken.requirement)
        .collect()
}

fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut position = middle().json();
    change(&mut position);
    position
}

fn with(pointer: &str, value: Value) -> Value {
    changed(|position| *position.pointer_mut(pointer).expect(pointer) = value)
}

#[test]
fn a_position_of_a_game_is_sound() {
    let position = middle().json();
    assert_eq!(broken(position.clone()), [""; 0]);
    assert_eq!(warnings(position), [""; 0]);
}

#[test]
fn p1_everything_is_there_and_names_only_what_exists() {
    for (pointer, value) in [
        ("/players", json!(6)),
        ("/players", json!(3)),
        ("/options/layout", json!("other")),
        ("/order", json!([0, 1, 2, 2])),
        ("/pos", json!([1, 2, 3])),
        ("/finished", json!([false])),
        ("/spaces/thrace/stack", json!([4])),
        ("/slots/r1c1/bonuses", json!([null, null])),
        ("/slots/r1c1/tile", json!("wheel")),
        (
            "/seats/0/tiles/0",
            json!({ "id": "medicine", "variant": "gold" }),
        ),
        ("/seats/1/tiles/0", json!({ "id": "money" })),
        ("/seats/0/hand", json!(["joker", "star"])),
        ("/seats/0/stock", json!(-1)),
        ("/olympos/revealed/0/played", json!([0])),
        ("/olympos/revealed/0/zeus", json!(6)),
        ("/olympos/revealed/0/affected", json!([1, 1])),
        ("/olympos/revealed/0/affected", json!([3, 1, 2])),
        ("/olympos/revealed/0/seat", json!(9)),
        ("/phase", json!("noon")),
    ] {
        assert_eq!(broken(with(pointer, value)), ["P1"], "{pointer}");
    }
    for key in ["clock", "pending", "toAct", "agenda"] {
        let position = changed(|position| {
            position.as_object_mut().expect("an object").remove(key);
        });
        assert_eq!(broken(position), ["P1"], "{key}");
    }
    let more = changed(|position| position["weather"] = json!("fair"));
    assert_eq!(broken(more), ["P1"]);
    let missing = changed(|position| {
        let spaces = position["spaces"].as_object_mut().expect("an object");
        spaces.remove("naxos");
    });
    assert_eq!(broken(missing), ["P1"]);
}

#[test]
fn p2_a_seat_has_twenty_settlers_and_no_discovery_twice() {
    assert_eq!(broken(with("/seats/3/stock", json!(5))), ["P2"]);
    assert_eq!(broken(with("/spaces/naxos/stack", json!([2]))), ["P2"]);
    let crowd = vec![2; 120];
    assert_eq!(broken(with("/spaces/naxos/stack", json!(crowd))), ["P2"]);
    let twice = json!([{ "id": "medicine" }, { "id": "medicine" }]);
    assert_eq!(broken(with("/seats/0/tiles", twice)), ["P2"]);
    assert_eq!(broken(with("/pos/2", json!(80))), ["P2"]);
    // More than twenty only where bonus markers found no settler left.
    let more = changed(|position| {
        let stock = position["seats"][0]["supply"].as_u64().expect("a number");
        let own = position["seats"][0]["stock"].as_u64().expect("a number");
        position["seats"][0]["supply"] = json!(0);
        position["seats"][0]["stock"] = json!(stock + own + 1);
    });
    assert_eq!(broken(more), [""; 0]);
}

#[test]
fn p3_nobody_has_more_than_the_general_stock() {
    assert_eq!(broken(with("/seats/3/hourglasses", json!(10))), ["P3"]);
    assert_eq!(broken(with("/seats/3/hourglasses", json!(255))), ["P3"]);
    assert_eq!(broken(with("/seats/3/cubes/gold", json!(6))), ["P3"]);
    assert_eq!(broken(with("/seats/3/cubes/gold", json!(5))), [""; 0]);
}

#[test]
fn p4_closed_territories_and_tribes_lie_where_they_may() {
    assert_eq!(broken(with("/spaces/macedonia/cross", json!(true))), ["P4"]);
    assert_eq!(
        broken(with("/spaces/phocis/cross", json!(true))),
        ["P4"],
        "with a tribe"
    );
    assert_eq!(broken(with("/spaces/thrace/tribe", json!(true))), ["P4"]);
    assert_eq!(broken(with("/spaces/thessaly/tribe", json!(true))), ["P4"]);
    let stars = changed(|position| {
        for space in ["phocis", "lydia"] {
            position["spaces"][space] = json!({ "stack": [], "cross": true, "tribe": false });
        }
    });
    assert_eq!(broken(stars), ["P4"]);
    // A lesson may close fewer.
    let fewer = with("/spaces/messenia/cross", json!(false));
    assert_eq!(warnings(fewer), ["P4"]);
}

#[test]
fn p5_tiles_are_those_of_the_game_unless_in_a_lesson() {
    assert_eq!(warnings(with("/slots/r1c1/left", json!(2))), ["P5"]);
    let idle_marker = changed(|position| {
        position["slots"]["r1c1"]["bonuses"] = json!([0, 1, null]);
        position["seats"][1]["supply"] = json!(13);
    });
    assert_eq!(warnings(idle_marker), ["P5"]);
    assert_eq!(warnings(with("/slots/r1c1/tile", json!("oracle"))), ["P5"]);
}

#[test]
fn p6_each_wonder_is_in_one_place() {
    assert_eq!(broken(with("/wonders/0", Value::Null)), ["P6"]);
    assert_eq!(broken(with("/seats/0/wonders", json!(["stadium"]))), ["P6"]);
    let built = changed(|position| {
        position["seats"][0]["wonders"] = json!([position["wonders"][0]]);
        position["wonders"][0] = Value::Null;
    });
    assert_eq!(broken(built), [""; 0]);
}

#[test]
fn p7_all_cards_are_there_once() {
    assert_eq!(
        broken(with("/seats/0/hand", json!(["star", "star"]))),
        ["P7"]
    );
    assert_eq!(broken(with("/destiny/discard", json!(["star"]))), ["P7"]);
    let many = vec!["star"; 60];
    assert_eq!(broken(with("/destiny/discard", json!(many))), ["P7"]);
    assert_eq!(broken(with("/olympos/aside", Value::Null)), ["P7"]);
    assert_eq!(broken(with("/olympos/aside", json!("zeus"))), ["P7"]);
}

#[test]
fn p8_who_has_reached_the_zeus_spaces_follows_from_the_track() {
    assert_eq!(warnings(with("/olympos/reached/2", json!([0]))), ["P8"]);
    assert_eq!(
        broken(with("/olympos/reached/0", json!([0, 0, 1, 2]))),
        ["P8"]
    );
    assert_eq!(warnings(with("/pos/2", json!(34))), ["P8"]);
}

#[test]
fn p9_the_piles_of_the_track_are_in_order() {
    assert_eq!(broken(with("/arrival/0", json!(1))), ["P9"]);
    assert_eq!(broken(with("/clock", json!(2))), ["P9"]);
    assert_eq!(
        broken(with("/clock", json!(65535))),
        ["P9"],
        "no room to count on"
    );
    assert_eq!(broken(with("/finished/1", json!(true))), ["P9"]);
}

#[test]
fn p10_turn_question_and_agenda_fit_the_phase() {
    for (pointer, value) in [
        ("/toAct", json!(1)),
        ("/toAct", Value::Null),
        ("/active", json!(3)),
        ("/active", Value::Null),
        ("/finalTurn", json!(true)),
        ("/phase", json!("over")),
        ("/phase", json!("after")),
        ("/phase", json!("favour")),
        ("/phase", json!("bonus")),
        ("/pending", json!({ "why": "artemis" })),
        ("/agenda", json!([{ "step": "endTurn", "seat": 0 }])),
        ("/seats/0/ares", json!(true)),
        ("/seats/0/siren", json!(true)),
        ("/seats/0/keres", json!(true)),
        ("/seats/0/athena", json!(true)),
        ("/seats/0/erinyes", json!(true)),
        ("/olympos/revealed/1/affected", Value::Null),
    ] {
        assert_eq!(broken(with(pointer, value)), ["P10"], "{pointer}");
    }
}

#[test]
fn p10_an_agenda_is_what_a_turn_leaves_to_do() {
    let after = middle().expand(0, "new", "illyria");
    assert_eq!(after.json()["phase"], "after");
    let agenda = |steps: Value| {
        let mut position = after.json();
        position["agenda"] = steps;
        broken(position)
    };
    assert_eq!(agenda(json!([{ "step": "endTurn", "seat": 0 }])), [""; 0]);
    assert_eq!(agenda(json!([])), ["P10"]);
    assert_eq!(agenda(json!([{ "step": "endTurn", "seat": 1 }])), ["P10"]);
    let twice = json!([{ "step": "after", "seat": 0 }, { "step": "endTurn", "seat": 0 }]);
    assert_eq!(agenda(twice), ["P10"]);
    let long = vec![json!({ "step": "endTurn", "seat": 0 }); 17];
    assert_eq!(agenda(json!(long)), ["P1"]);
}

/// However many cards an agenda names: with everybody to be asked it does not overflow.
#[test]
fn p10_the_longest_agenda_can_be_gone_through() {
    let base = table(5).hand(0, &["star"]).at(&[9; 5]);
    let base = base.expand(0, "new", "thrace");
    let with_gods = |gods: usize| {
        let mut position = base.json();
        let steps = (0..gods).map(|god| json!({ "step": "olympos", "seat": 0, "zeus": god % 6 }));
        let end = json!({ "step": "endTurn", "seat": 0 });
        position["agenda"] = steps.chain([end]).collect();
        check_position::<Olympos>(&position)
    };
    let loaded = with_gods(10).expect("a lesson may name too many cards");
    let mut state = loaded.state;
    let (chance, log) = (&mut Chance::seeded(1), &mut Log::deaf());
    while !state.agenda.is_empty() {
        let seat = state.to_act.expect("somebody is asked");
        let mut moves = Vec::new();
        Olympos::legal_moves(&state, seat, &mut moves);
        Olympos::apply(&mut state, seat, moves[moves.len() - 1], chance, log);
    }
    assert_eq!(
        state.olympos.revealed.len(),
        8,
        "the single spaces have but one each"
    );
    assert!(with_gods(11).is_err());
}

#[test]
fn p10_who_is_asked_for_cards_has_some() {
    let empty_handed = |mut position: Value, seat: usize| {
        let cards = position["seats"][seat]["hand"].take();
        position["seats"][seat]["hand"] = json!([]);
        let discard = position["destiny"]["discard"].as_array_mut();
        let cards = cards.as_array().expect("a hand").clone();
        discard.expect("a list").extend(cards);
        broken(position)
    };
    let after = middle().expand(0, "new", "illyria");
    assert_eq!(empty_handed(after.json(), 0), ["P10"]);
    let favour = table(4).hand(0, &["star"]).at(&[9; 4]);
    let favour = favour.expand(0, "new", "chalcidice").end_turn(0);
    assert_eq!(favour.json()["phase"], "favour");
    assert_eq!(broken(favour.json()), [""; 0]);
    assert_eq!(empty_handed(favour.json(), 0), ["P10"]);
}

#[test]
fn every_requirement_that_fails_is_reported() {
    let all = changed(|position| {
        position["seats"][3]["stock"] = json!(5);
        position["seats"][3]["hourglasses"] = json!(12);
        position["spaces"]["macedonia"]["cross"] = json!(true);
        position["wonders"][0] = Value::Null;
        position["destiny"]["discard"] = json!(["star"]);
        position["olympos"]["reached"][0] = json!([0, 0, 1, 2]);
        position["clock"] = json!(2);
        position["toAct"] = json!(1);
    });
    assert_eq!(
        broken(all),
        ["P2", "P3", "P4", "P6", "P7", "P9", "P8", "P10"]
    );
}

#[test]
fn a_position_while_territories_are_closed_has_no_pieces_yet() {
    let table = new_game(4, json!({}));
    let closing = |change: &dyn Fn(&mut Value)| {
        let mut position = table.json();
        change(&mut position);
        broken(position)
    };
    assert_eq!(closing(&|_| {}), [""; 0]);
    assert_eq!(
        closing(&|position| position["spaces"]["thessaly"]["tribe"] = json!(true)),
        ["P4"]
    );
    assert_eq!(
        closing(&|position| position["destiny"]["deck"] = json!(["star"])),
        ["P7"]
    );
    assert_eq!(closing(&|position| position["active"] = json!(0)), ["P10"]);
}
