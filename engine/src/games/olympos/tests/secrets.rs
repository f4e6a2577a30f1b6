//! What is hidden from whom, and how far a move can be taken back.

use super::*;
use crate::games::olympos::secrets::{resample, secretive, undo_stop};
use crate::games::olympos::state::Phase;
use crate::seat::{Seats, Viewer};
use std::collections::BTreeMap;

fn view(table: &Table, viewer: Viewer) -> Value {
    to_json(&Olympos::view(&table.options, &table.state, viewer))
}

/// Seat 0 with Oracle looks at three cards.
fn looking() -> Table {
    table(4)
        .tile(0, "oracle")
        .next_cards(&["star", "masons", "favour"])
        .at(&[9, 20, 20, 20])
        .expand(0, "new", "thrace")
}

/// OL-12.3
#[test]
fn the_cards_that_oracle_looks_at_are_seen_by_its_owner_alone() {
    let table = looking();
    let own = view(&table, Viewer::Seat(Seat(0)));
    assert_eq!(
        own["pending"],
        json!({ "cards": ["star", "masons", "favour"], "count": 3 })
    );
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Table] {
        let other = view(&table, viewer);
        assert_eq!(other["pending"], json!({ "cards": null, "count": 3 }));
    }
}

/// OL-2.12, OL-2.13
#[test]
fn decks_lie_face_down_until_the_end() {
    let table = table(3).at(&[70, 70, 70]).finished(&[1, 2]);
    let seen = view(&table, Viewer::Seat(Seat(0)));
    assert_eq!(
        (&seen["destiny"]["deck"], &seen["destiny"]["deckCount"]),
        (&Value::Null, &json!(22))
    );
    assert_eq!(
        (&seen["olympos"]["piles"], &seen["olympos"]["aside"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(seen["olympos"]["pileCounts"], json!([0, 0, 0, 0, 0, 0]));
    let over = table.pass(0);
    let seen = view(&over, Viewer::Seat(Seat(0)));
    assert_eq!(seen["destiny"]["deck"].as_array().unwrap().len(), 22);
    assert_eq!(seen["olympos"]["aside"], "erinyes");
    assert_eq!(seen["seats"][1]["hand"], json!([]));
}

/// OL-8.3
#[test]
fn which_card_was_drawn_is_told_to_its_drawer_alone() {
    let mut table = table(4).at(&[9, 20, 20, 20]);
    let mv = table.expansion(0, "new", "thrace").expect("it is listed");
    let mv = read(&mv, "move").expect("a move");
    let mut log = Log::listening();
    Olympos::apply(&mut table.state, Seat(0), mv, &mut table.chance, &mut log);
    let events = log.into_events();
    let heard = |viewer| -> Vec<Value> {
        let heard = events
            .iter()
            .filter_map(|event| Olympos::redact(&table.state, event, viewer));
        heard
            .map(|event| to_json(&event))
            .filter(|event| event["type"] == "destinyDrawn")
            .collect()
    };
    assert!(heard(Viewer::Seat(Seat(0)))[0]["private"]["card"].is_string());
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Table] {
        assert_eq!(heard(viewer)[0].get("private"), None);
    }
}

#[test]
fn another_state_deals_anew_what_the_seat_does_not_know() {
    let table = table(4)
        .hand(0, &["star", "favour"])
        .hand(1, &["masons", "harvest", "forests"]);
    let other = resample(&table.state, Viewer::Seat(Seat(0)), &mut Chance::seeded(3));
    assert_eq!(other.seats[0], table.state.seats[0]);
    assert_eq!(other.seats[1].hand.len(), 3);
    assert_ne!(other.destiny.deck, table.state.destiny.deck);
    assert_ne!(other.olympos.piles, table.state.olympos.piles);
    // It depends on chance and on what is known, not on how the cards really lie.
    let again = resample(&other, Viewer::Seat(Seat(0)), &mut Chance::seeded(3));
    assert_eq!(again, other);
}

#[test]
fn every_god_that_may_lie_there_is_equally_likely() {
    // Four cards are hidden: three on the last two spaces and the one put away.
    let table = table(4).at(&[50, 50, 50, 50]);
    let hidden = |state: &State| {
        let piles = state.olympos.piles.iter().flatten();
        piles
            .copied()
            .chain(state.olympos.aside)
            .collect::<Vec<God>>()
    };
    assert_eq!(hidden(&table.state).len(), 4);
    let mut counts = BTreeMap::<Vec<God>, u32>::new();
    let mut chance = Chance::seeded(9);
    for _ in 0..12000 {
        let other = resample(&table.state, Viewer::Table, &mut chance);
        *counts.entry(hidden(&other)).or_default() += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(
        counts.values().all(|count| (380..620).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn seats_with_cards_or_prestige_face_down_keep_a_secret() {
    let keeping = |table: &Table| secretive(&table.state);
    assert_eq!(keeping(&table(4)), Seats::NONE);
    assert_eq!(keeping(&table(4).hand(2, &["star"])), Seats::only(Seat(2)));
    let mut rich = table(4);
    rich.player(1).prestige = 2;
    assert_eq!(keeping(&rich), Seats::only(Seat(1)));
    rich.state.open_prestige = true;
    assert_eq!(keeping(&rich), Seats::NONE);
    assert_eq!(keeping(&looking()), Seats::only(Seat(0)));
}

/// The rule by which a move cannot be taken back.
fn stands(table: Table, seat: u8, mv: Value) -> Option<&'static str> {
    let before = table.state;
    let played = read(&mv, "move").expect("a move");
    undo_stop(&before, &played, &table.play(seat, mv).state)
}

fn expand(table: &Table, to: &str) -> Value {
    let seat = table.state.to_act.expect("somebody plays").0;
    table.expansion(seat, "new", to).expect("it is listed")
}

#[test]
fn a_move_that_showed_nothing_can_be_taken_back() {
    let table = table(4).hand(0, &["forests"]);
    let thrace = expand(&table, "thrace");
    assert_eq!(stands(table, 0, thrace), None);
    let discovery = super::table(4).settle_all(0, &["macedonia", "illyria"]);
    let medicine = discovery.discoveries(0, "r1c1")[0].clone();
    assert_eq!(stands(discovery, 0, medicine), None);
}

#[test]
fn a_move_that_showed_a_card_stands_by_the_rule_that_showed_it() {
    let at_zeus = table(4).at(&[9, 20, 20, 20]);
    let drawn = expand(&at_zeus, "thrace");
    assert_eq!(stands(at_zeus, 0, drawn), Some("OL-8.1"));
    let first = table(4)
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace");
    assert_eq!(
        stands(first, 0, json!({ "type": "endTurn" })),
        Some("OL-9.1")
    );
    let double = table(4)
        .at(&[32, 32, 32, 32])
        .turn(0)
        .expand(0, "new", "thrace");
    assert_eq!(
        stands(double, 0, json!({ "type": "endTurn" })),
        Some("OL-9.2")
    );
    let card = table(4).hand(0, &["cube-gold"]);
    let play = json!({ "type": "playDestiny", "card": "cube-gold" });
    assert_eq!(stands(card, 0, play), Some("OL-8.5"));
    let keep = json!({ "type": "keepDestiny", "card": "star" });
    assert_eq!(stands(looking(), 0, keep), Some("OL-12.3"));
    let stars = ["thessaly", "phocis", "attica"];
    let wonder = table(4).settle_all(0, &stars).hand(0, &["star"]);
    let build = wonder.of_type(0, "build")[0].clone();
    assert_eq!(stands(wonder, 0, build), Some("OL-8.7"));
}

#[test]
fn favour_cards_and_the_end_stand_too() {
    let asked = || {
        table(4)
            .hand(0, &["favour"])
            .hand(1, &["star"])
            .next_gods(&["nemesis"])
            .at(&[9, 9, 9, 9])
            .turn(0)
            .expand(0, "new", "thrace")
            .end_turn(0)
    };
    let favour = |count: u8| json!({ "type": "favour", "count": count });
    assert_eq!(stands(asked(), 0, favour(1)), Some("OL-9.6"));
    assert_eq!(
        stands(asked(), 0, favour(0)),
        None,
        "seat 1 is still to answer"
    );
    let last = asked().favour(0, 0);
    assert_eq!(
        stands(last, 1, favour(0)),
        Some("OL-9.20"),
        "hands were discarded"
    );
    let over = table(3).at(&[70, 70, 70]).finished(&[1, 2]);
    assert_eq!(stands(over, 0, json!({ "type": "pass" })), Some("OL-10.6"));
}

/// OL-2.11
#[test]
fn the_last_cross_stands_because_the_rest_is_dealt_then() {
    let deal = json!({ "stack": [2, 1, 0] });
    let mut table = new_game(3, json!({ "deal": deal }));
    let first = table.legal(2)[0].clone();
    let before = table.state;
    table = table.play(2, first.clone());
    let first = read(&first, "move").expect("a move");
    assert_eq!(undo_stop(&before, &first, &table.state), None);
    loop {
        let next = table.legal(2)[0].clone();
        let before = table.state;
        table = table.play(2, next.clone());
        if table.state.phase == Phase::Turn {
            let next = read(&next, "move").expect("a move");
            assert_eq!(undo_stop(&before, &next, &table.state), Some("OL-2.11"));
            return;
        }
    }
}
