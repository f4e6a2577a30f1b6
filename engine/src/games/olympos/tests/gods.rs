//! OL-9: Olympos cards.

use super::*;
use crate::games::olympos::gods as olympos_cards;

/// Seat 0 turns up the god; whom it affects, clockwise from seat 0.
fn affected(god: &'static str, table: Table) -> Value {
    visited_by(god, table).told("olymposAffects")[0]["seats"].clone()
}

#[test]
fn ol_9_1_a_single_space_has_its_card_turned_up_by_the_first_to_pass() {
    let table = table(4)
        .next_gods(&["zeus"])
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace")
        .quietly();
    assert_eq!(
        table.told("olymposRevealed"),
        [
            json!({ "type": "olymposRevealed", "seat": 0, "card": "zeus", "pos": 10, "rule": "OL-9.1" })
        ]
    );
    let table = (1..4).fold(table, |table, seat| {
        let table = table.expand(
            seat,
            "new",
            ["illyria", "macedonia", "chalcidice"][usize::from(seat) - 1],
        );
        let table = table.quietly();
        assert_eq!(table.told("zeusReached").len(), 1);
        assert!(table.told("olymposRevealed").is_empty());
        table
    });
    assert_eq!(table.state.olympos.revealed.len(), 1);
}

#[test]
fn ol_9_2_a_double_space_has_its_cards_turned_up_by_the_first_and_the_last() {
    let mut table = table(4).at(&[32, 32, 32, 32]);
    let mut turned_up = Vec::new();
    for (seat, land) in ["thrace", "illyria", "macedonia", "chalcidice"]
        .into_iter()
        .enumerate()
    {
        table = table.expand(seat as u8, "new", land).quietly();
        let cards = table.told("olymposRevealed");
        assert!(cards.iter().all(|card| card["rule"] == "OL-9.2"));
        turned_up.push(cards.len());
    }
    assert_eq!(turned_up, [1, 0, 0, 1]);
}

#[test]
fn ol_9_3_the_card_comes_after_the_destiny_card_and_before_the_next_turn() {
    let table = table(4)
        .next_cards(&["cube-gold"])
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace");
    assert_eq!(
        table.json()["phase"],
        "after",
        "the card may be played first"
    );
    assert!(table.told("olymposRevealed").is_empty());
    let table = table.play_card(0, "cube-gold");
    let types = table.types();
    let place = |kind| types.iter().position(|&other| other == kind);
    assert!(place("destinyPlayed") < place("olymposRevealed"));
    assert!(place("olymposAffects") < place("turnStarted"));
}

/// OL-8.2
#[test]
fn ol_9_4_several_cards_of_one_turn_come_in_track_order() {
    let table = table(4).at(&[32, 50, 50, 50]).expand(0, "new", "cleito");
    assert_eq!(table.state.pos[0], 45);
    assert_eq!(table.told("destinyDrawn").len(), 2);
    // Artemis and Ares were turned up by those in front.
    let cards: Vec<Value> = table
        .tile(0, "religion")
        .quietly()
        .told("olymposRevealed")
        .into_iter()
        .map(|event| json!([event["card"], event["pos"]]))
        .collect();
    assert_eq!(cards, [json!(["athena", 33]), json!(["hades", 45])]);
}

#[test]
fn ol_9_5_symbols_are_those_on_tiles_the_zeus_token_and_favour_cards() {
    let table = table(4)
        .tiles(0, &["art", "religion"])
        .settle("olympos", &[0])
        .hand(0, &["favour", "favour"])
        .next_gods(&["keres"])
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace")
        .end_turn(0)
        .favour(0, 2);
    assert_eq!(
        table.told("olymposAffects")[0]["symbols"],
        json!([6, 0, 0, 0])
    );
    assert_eq!(
        olympos_cards::symbols(&table.state, Seat(0)),
        4,
        "for that card only"
    );
}

#[test]
fn ol_9_6_everybody_with_cards_is_asked_once_clockwise_from_the_drawer() {
    let table = table(4)
        .hand(0, &["favour"])
        .hand(1, &["favour", "star"])
        .hand(3, &["star"])
        .next_gods(&["zeus"])
        .at(&[9, 9, 9, 9])
        .turn(1)
        .expand(1, "new", "thrace")
        .end_turn(1);
    assert_eq!(table.state.to_act, Some(Seat(1)));
    assert_eq!(
        table.legal(1),
        [0, 1].map(|count| json!({ "type": "favour", "count": count }))
    );
    let two = json!({ "type": "favour", "count": 2 });
    assert_eq!(table.refused(1, two).0, "OL-9.6");
    let table = table.favour(1, 1);
    assert_eq!(
        table.told("favourPlayed"),
        [json!({ "type": "favourPlayed", "seat": 1, "n": 1, "rule": "OL-9.6" })]
    );
    // Seat 2 has no card; seat 3 none that counts, which being asked does not betray.
    assert_eq!(table.state.to_act, Some(Seat(3)));
    assert_eq!(table.legal(3), [json!({ "type": "favour", "count": 0 })]);
    let table = table.favour(3, 0);
    assert!(table.told("favourPlayed").is_empty());
    assert_eq!(table.state.to_act, Some(Seat(0)));
    let table = table.favour(0, 0);
    assert_eq!(table.json()["phase"], "turn");
}

#[test]
fn ol_9_7_a_kind_god_looks_for_most_symbols_and_at_least_one() {
    let mut one = visited_by("zeus", table(4).tile(2, "religion"));
    assert_eq!(one.told("olymposAffects")[0]["seats"], json!([2]));
    assert_eq!(one.player(2).prestige, 3);
    let more = table(4).tile(1, "religion").tile(2, "art");
    assert_eq!(affected("zeus", more), json!([2]));
    for god in ["zeus", "hecate", "artemis", "athena", "ares"] {
        assert_eq!(affected(god, table(4)), json!([]), "nobody has a symbol");
    }
}

#[test]
fn ol_9_8_an_unkind_god_looks_for_fewest_symbols_none_included() {
    let table = || {
        table(4)
            .tile(0, "religion")
            .tile(1, "art")
            .tile(2, "polytheism")
    };
    for god in ["hades", "keres", "siren", "nemesis", "erinyes"] {
        assert_eq!(affected(god, table()), json!([3]));
    }
    let all = table().tile(3, "art");
    assert_eq!(
        affected("keres", all),
        json!([0, 2]),
        "one symbol is fewest"
    );
}

#[test]
fn ol_9_9_all_who_are_level_are_affected() {
    let level = || table(4).tile(1, "religion").tile(3, "polytheism");
    assert_eq!(affected("zeus", level()), json!([1, 3]));
    assert_eq!(affected("keres", level()), json!([0, 2]));
}

/// OL-12.13
#[test]
fn ol_9_10_democracy_keeps_a_blessing_from_the_others_and_escapes_a_curse() {
    let most = || table(4).tile(1, "religion").tile(3, "polytheism");
    assert_eq!(affected("zeus", most().tile(3, "democracy")), json!([3]));
    // It breaks ties only: who is behind gains nothing by it.
    assert_eq!(affected("zeus", most().tile(0, "democracy")), json!([1, 3]));
    assert_eq!(
        affected("keres", table(4).tile(0, "democracy")),
        json!([1, 2, 3])
    );
}

#[test]
fn ol_9_10_between_two_holders_of_democracy_the_tie_stands() {
    let both = |first: u8, second: u8| table(4).tile(first, "democracy").tile(second, "democracy");
    let most = both(1, 3)
        .tiles(1, &["religion"])
        .tiles(2, &["religion"])
        .tile(3, "polytheism");
    assert_eq!(affected("zeus", most), json!([1, 3]), "but not seat 2");
    let fewest = both(0, 2).tile(1, "religion").tile(3, "polytheism");
    assert_eq!(
        affected("keres", fewest),
        json!([0, 2]),
        "nobody else to take it"
    );
    assert_eq!(
        affected("keres", both(0, 2)),
        json!([1, 3]),
        "somebody else is there"
    );
}

#[test]
fn ol_9_11_gods_go_clockwise_from_who_drew_the_card() {
    let hades = |seat: u8| {
        table(4)
            .tile(0, "religion")
            .settle("thessaly", &[2, 1])
            .settle_all(3, &["macedonia"])
            .next_gods(&["hades"])
            .at(&[9, 9, 9, 9])
            .turn(seat)
            .expand(seat, "new", "chalcidice")
            .quietly()
    };
    let remove =
        |space: &str, level| json!({ "type": "removeSettler", "space": space, "level": level });
    let table = hades(1);
    assert_eq!(table.told("olymposAffects")[0]["seats"], json!([1, 2, 3]));
    let table = table.play(1, remove("thessaly", 1));
    assert_eq!(
        table.told("controlChanged"),
        [
            json!({ "type": "controlChanged", "space": "thessaly", "from": 1, "to": 2, "rule": "OL-5.11" })
        ],
        "control reverts at once"
    );
    let table = table
        .play(2, remove("thessaly", 0))
        .play(3, remove("macedonia", 0));
    assert_eq!(table.json()["phase"], "turn");
    // Nemesis's discards lie in the same order.
    let nemesis = super::table(4)
        .hand(0, &["star"])
        .hand(3, &["masons", "harvest"])
        .hand(2, &["forests"])
        .next_cards(&["favour"])
        .next_gods(&["nemesis"])
        .at(&[9, 9, 9, 9])
        .turn(2)
        .expand(2, "new", "chalcidice")
        .quietly();
    let discarded: Vec<&str> = nemesis
        .state
        .destiny
        .discard
        .iter()
        .map(|card| card.id())
        .collect();
    assert_eq!(
        discarded,
        ["forests", "favour", "masons", "harvest", "star"]
    );
}

#[test]
fn ol_9_22_ares_and_siren_end_before_the_next_card_acts() {
    for (god, next) in [("ares", "siren"), ("siren", "ares")] {
        let start = table(4)
            .tile(1, "religion")
            .tile(0, "art")
            .tile(0, "hellenism");
        let mut table = visited_by(god, start);
        assert_eq!(table.player(0).ares, god == "ares");
        assert_eq!(table.player(3).siren, god == "siren");
        table = table.next_gods(&[next]).at(&[20, 20, 20, 20]).turn(0);
        table.player(0).ares = god == "ares";
        table.player(3).siren = god == "siren";
        table = table.expand(0, "new", "thrace").quietly();
        assert_eq!(table.player(0).ares, next == "ares");
        assert_eq!(table.player(3).siren, next == "siren");
    }
}

#[test]
fn ol_9_23_who_has_finished_is_still_affected_and_plays_favour_cards() {
    // Only a position set up by hand has finished players before the last card.
    let gods = [
        "zeus", "hecate", "artemis", "athena", "ares", "hades", "siren", "keres",
    ];
    let table = table(4)
        .hand(2, &["favour"])
        .next_gods(&gods)
        .at(&[56, 70, 70, 70])
        .finished(&[1, 2, 3]);
    let table = table.expand(0, "new", "thrace").end_turn(0).favour(0, 0);
    assert_eq!(table.state.to_act, Some(Seat(2)));
    let mut table = table.favour(2, 1);
    assert_eq!(table.told("olymposAffects")[0]["seats"], json!([0, 1, 3]));
    assert!(table.player(1).keres && table.player(3).keres);
}

#[test]
fn ol_9_24_marks_of_gods_use_up_no_settlers() {
    for god in ["athena", "ares", "keres", "siren", "erinyes"] {
        let mut table = visited_by(god, table(4).tile(1, "religion"));
        for seat in 1..4 {
            let player = table.player(seat);
            assert_eq!((player.stock, player.supply), (4, 15), "{god}");
        }
    }
}
