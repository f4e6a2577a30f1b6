//! Positions written by hand: every broken requirement is told.

use super::{Play, game, pass, pile, prepared, rescue};
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::position::position;
use crate::record::{SeatConfig, Start, Word};
use crate::session::{Session, check_position, to_json};
use serde_json::{Value, json};

fn written(play: &Play) -> Value {
    to_json(&position(play.0.options(), play.state()))
}

/// The position with the values at some paths exchanged.
fn changed(mut position: Value, changes: &[(&str, Value)]) -> Value {
    for (path, value) in changes {
        let (parent, key) = path.rsplit_once('.').unwrap_or(("", path));
        let mut place = &mut position;
        for part in parent.split('.').filter(|part| !part.is_empty()) {
            place = match part.parse::<usize>() {
                Ok(index) => &mut place[index],
                Err(_) => &mut place[part],
            };
        }
        match key.parse::<usize>() {
            Ok(index) => place[index] = value.clone(),
            Err(_) => place[key] = value.clone(),
        }
    }
    position
}

fn broken(position: Value) -> Vec<&'static str> {
    let report = check_position::<Apokalypsis>(&position)
        .err()
        .unwrap_or_default();
    report.iter().map(|broken| broken.requirement).collect()
}

fn warnings(position: Value) -> Vec<&'static str> {
    let loaded =
        check_position::<Apokalypsis>(&position).unwrap_or_else(|broken| panic!("{broken:?}"));
    loaded
        .warnings
        .iter()
        .map(|broken| broken.requirement)
        .collect()
}

/// Red to play an omen; one card in the pile, a green meeple in the sea.
fn sample(options: Value) -> Value {
    let up = super::people(json!({ "c12": null }));
    let changes = json!({ "omenPile": pile(&["west"]), "sea": ["c12"], "down": { "c12": ["green"] }, "up": up });
    written(&prepared(options, changes))
}

#[test]
fn a_position_of_the_game_is_accepted_without_a_word() {
    assert_eq!(warnings(sample(json!({}))), Vec::<&str>::new());
}

#[test]
fn each_requirement_is_reported_by_its_number() {
    type Changes<'a> = &'a [(&'a str, Value)];
    let cases: [(Changes, &[&str]); 24] = [
        (&[("game", json!("olympos"))], &["P1"]),
        (&[("options.players", json!(3))], &["P1"]),
        (&[("options.penaltyLimit", json!(0))], &["P1"]),
        (&[("seats.0.penalties", json!(-1))], &["P1"]),
        (&[("apocalypses", json!(-1))], &["P1"]),
        (
            &[("colors", json!(["red", "blue", "green", "yellow"]))],
            &["P1"],
        ),
        (&[("temples", json!(["i5", "m4", "c9"]))], &["P1"]),
        (
            &[("temples", json!(["i5", "m4", "c9", "c18", "c12"]))],
            &["P1"],
        ),
        (&[("board.i2.terrain", json!("temple"))], &["P1"]),
        (
            &[
                ("board.i2.down", json!(["red"])),
                ("discarded.red", json!(3)),
            ],
            &["P2"],
        ),
        (
            &[
                ("board.c9.up", json!(["red", "red"])),
                ("discarded.red", json!(2)),
            ],
            &["P2"],
        ),
        (
            &[
                ("board.c12.up", json!(["green"])),
                ("board.c12.down", json!([])),
            ],
            &["P2"],
        ),
        (&[("discarded.red", json!(3))], &["P3"]),
        (&[("discarded.purple", json!(0))], &["P3"]),
        (&[("seats.0.bless", json!("blue"))], &["P4"]),
        (&[("seats.0.curse", json!("blue"))], &["P4"]),
        (&[("drawPile.0", json!("west"))], &["P5"]),
        (&[("debts", json!([0]))], &["P5", "P5"]),
        (&[("omenPile.0.seenBy", json!([0]))], &["P5"]),
        (&[("turn.seat", json!(4))], &["P8", "P8"]),
        (&[("turn.phase", json!("declare"))], &["P8"]),
        (&[("turn.phase", json!("event"))], &["P8"]),
        (&[("turn.actionsLeft", json!(1))], &["P8"]),
        (&[("turn.phase", json!("over"))], &["P8"]),
    ];
    for (changes, expected) in cases {
        assert_eq!(
            broken(changed(sample(json!({})), changes)),
            expected,
            "{changes:?}"
        );
    }
}

#[test]
fn a_dead_card_in_a_hand_or_in_the_pile_is_reported() {
    let sunk = [("i5", "i5"), ("m4", "m4"), ("c9", "c9"), ("c18", "c18")];
    let mut position = sample(json!({}));
    for (space, _) in sunk {
        position["board"][space]["terrain"] = json!("sea");
    }
    let wrath = position["drawPile"]
        .as_array()
        .unwrap()
        .iter()
        .position(|card| card == "wrath")
        .unwrap();
    position["drawPile"][wrath] = json!("south");
    position["seats"][0]["hand"] = json!(["earthquake", "wrath"]);
    assert_eq!(broken(position), ["P6"]);
}

#[test]
fn all_broken_requirements_are_told_at_once() {
    let changes = [
        ("game", json!("x")),
        ("board.c12.up", json!(["green"])),
        ("discarded.blue", json!(-1)),
        ("seats.0.hand", json!(["west", "west", "west"])),
        ("omenPile.0.seenBy", json!([3, 9])),
        ("seats.1.bless", json!("red")),
        ("turn.phase", json!("event")),
        ("turn.actionsLeft", json!(1)),
    ];
    assert_eq!(
        broken(changed(sample(json!({})), &changes)),
        [
            "P1", "P2", "P3", "P3", "P4", "P5", "P5", "P5", "P5", "P8", "P8"
        ]
    );
}

#[test]
fn a_position_with_too_much_of_anything_is_reported_too() {
    let too_much = [
        ("seats.0.hand", json!(["south", "south", "south"])),
        ("drawPile", json!(vec!["west"; 300])),
        ("omenPile.0.by", json!(9)),
        ("omenPile.0.seenBy", json!([1, 200])),
        ("debts", json!(vec![0; 300])),
        ("debts", json!([7])),
    ];
    for change in too_much {
        let found = broken(changed(sample(json!({})), std::slice::from_ref(&change)));
        assert!(found.contains(&"P5"), "{change:?}");
    }
    let mut crowded = sample(json!({}));
    crowded["seats"] = json!(vec![crowded["seats"][0].clone(); 300]);
    assert!(broken(crowded).contains(&"P1"));
}

#[test]
fn a_missing_key_or_option_is_of_the_wrong_form() {
    let whole = sample(json!({}));
    for key in whole.as_object().unwrap().keys() {
        let mut lacking = whole.clone();
        lacking.as_object_mut().unwrap().remove(key);
        assert_eq!(broken(lacking), ["P1"], "without {key}");
    }
    let mut lacking = whole;
    lacking["options"].as_object_mut().unwrap().remove("recall");
    assert_eq!(broken(lacking), ["P1"]);
}

#[test]
fn lessons_may_break_what_is_only_warned_about() {
    let with = |changes: Value| written(&prepared(json!({}), changes));
    let due = json!({ "omenPile": pile(&["wave", "south"]), "hands": [["storm", "east"], ["storm", "north"], ["eruption", "east"], ["wave", "west"]] });
    assert_eq!(warnings(with(due)), ["P7"]);
    assert_eq!(
        warnings(with(json!({ "up": super::people(json!({ "i1": null })) }))),
        ["P9"]
    );
    assert_eq!(warnings(with(json!({ "deadOmens": ["west"] }))), ["P10"]);
}

#[test]
fn a_position_of_judges_may_wait_for_a_judgement() {
    let play = prepared(
        json!({ "eventCheck": "judge" }),
        json!({ "omenPile": pile(&["west"]) }),
    )
    .turn("south");
    let position = written(&play);
    assert_eq!(warnings(position.clone()), Vec::<&str>::new());
    let enough = changed(position, &[("seats.0.penalties", json!(3))]);
    assert_eq!(broken(enough), ["P8"]);
}

#[test]
fn a_finished_game_can_be_opened_and_its_result_must_be_true() {
    let mut play = game(4, json!({}), 3);
    let mut chance = crate::chance::Chance::seeded(3);
    while !play.state().is_over() {
        let legal = play.legal();
        play = play.play(legal[chance.below(legal.len() as u32) as usize].clone());
    }
    let position = written(&play);
    let loaded =
        check_position::<Apokalypsis>(&position).unwrap_or_else(|broken| panic!("{broken:?}"));
    assert_eq!(&loaded.state, play.state());
    let winner = position["result"]["winner"].as_u64().unwrap();
    let other = changed(
        position.clone(),
        &[("result.winner", json!((winner + 1) % 4))],
    );
    assert_eq!(broken(other), ["P8"]);
    let richer = changed(position, &[("result.scores.0.total", json!(40))]);
    assert!(broken(richer).contains(&"P8"));
}

#[test]
fn a_position_is_played_on() {
    let up = super::people(json!({ "c12": null, "m7": ["red"], "i4": ["green"] }));
    let changes = json!({ "sea": ["c11"], "down": { "c11": ["green"] }, "up": up });
    let position = written(&prepared(json!({}), changes).omen("south"));
    let seats = (0..4)
        .map(|seat| SeatConfig {
            name: seat.to_string(),
            bot: None,
        })
        .collect();
    let start = Start::Position {
        position,
        rng: Word(1),
        script: Vec::new(),
    };
    let play = Play(Session::start(Default::default(), seats, start).unwrap());
    let play = play.play(rescue("m7", "c11", "green")).play(pass());
    assert_eq!((play.up("m7"), play.seat().0), (json!(["green", "red"]), 1));
}
