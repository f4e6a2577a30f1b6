//! AK-5 and AK-6: the omens, the turns, the omen phase.

use super::{declare, game, omen, pass, pile, prepared, refused_start, step, trigger, try_game};
use crate::games::apokalypsis::board::Board;
use crate::games::apokalypsis::data::{Kind, Omen};
use crate::games::apokalypsis::map::{Space, Spaces};
use crate::games::apokalypsis::reading::Reading;
use crate::record::Start;
use crate::refusal::Failure;
use serde_json::{Value, json};

/// The cells of the table in AK-5.2: a row for each *what*, a column for each *where*.
const AREAS: [(&str, [&str; 4]); 4] = [
    (
        "earthquake",
        ["m1 m2 m12", "m3 m4 m5", "m6 m7 m8", "m9 m10 m11"],
    ),
    (
        "storm",
        ["m2 m12 c1", "m4 c4 c7", "m6 m8 c10", "m10 c13 c16"],
    ),
    (
        "eruption",
        ["i1 m1", "i2 i3 m3 m5", "i4 m7", "i5 i6 m9 m11"],
    ),
    (
        "wave",
        ["c2 c3 c17 c18", "c5 c6", "c8 c9 c11 c12", "c14 c15"],
    ),
];

fn spaces(list: &str) -> Spaces {
    list.split_whitespace().filter_map(Space::from_id).collect()
}

fn card(id: &str) -> Omen {
    Omen::from_id(id).unwrap()
}

fn affected(cards: &[&str], board: &Board) -> Spaces {
    cards
        .iter()
        .map(|id| card(id))
        .collect::<Reading>()
        .affected(board)
}

/// Everything is dry and nothing is a temple.
fn whole_island() -> Board {
    Board::new(Spaces::ALL, Spaces::NONE)
}

/// A pile of cards that trigger nothing, as long as only c18 is a temple and wrath leads.
fn long_pile() -> Value {
    pile(&[
        "wrath",
        "earthquake",
        "earthquake",
        "storm",
        "storm",
        "eruption",
        "eruption",
        "wave",
        "wave",
        "east",
        "south",
        "west",
    ])
}

/// The draw pile is empty and every card is placed.
fn no_draw_pile(hands: Value) -> Value {
    json!({ "sea": ["i5", "m4", "c9"], "omenPile": long_pile(), "deck": [], "hands": hands })
}

#[test]
fn ak_5_1_four_whats_four_wheres_two_wills() {
    let kinds: Vec<Kind> = Omen::all().map(Omen::kind).collect();
    let [what, place, will] = [Kind::What, Kind::Where, Kind::Will];
    assert_eq!(
        kinds,
        [
            what, what, what, what, place, place, place, place, will, will
        ]
    );
}

#[test]
fn ak_5_2_areas_are_those_of_the_table() {
    for (what, row) in AREAS {
        assert_eq!(card(what).area().len(), 12);
        for (place, cell) in ["north", "east", "south", "west"].into_iter().zip(row) {
            assert_eq!(
                card(what).area() & card(place).area(),
                spaces(cell),
                "{what} {place}"
            );
        }
    }
    for place in ["north", "east", "south", "west"] {
        assert_eq!(card(place).area().len(), 9);
    }
    assert!(card("mercy").area().is_empty() && card("wrath").area().is_empty());
}

#[test]
fn ak_5_3_the_overlap_is_all_whats_against_all_wheres() {
    let board = whole_island();
    assert_eq!(
        affected(&["earthquake", "wave", "south"], &board),
        spaces("m6 m7 m8 c8 c9 c11 c12")
    );
    assert_eq!(
        affected(&["wave", "east", "west"], &board),
        spaces("c5 c6 c14 c15")
    );
    assert_eq!(
        affected(&["wave", "wave", "south"], &board),
        affected(&["wave", "south"], &board)
    );
    assert!(affected(&["earthquake", "wave", "mercy"], &board).is_empty());
    assert!(affected(&["north", "south"], &board).is_empty());
}

#[test]
fn ak_5_4_an_apocalypse_lays_meeples_down_without_losing_them() {
    let play = prepared(json!({}), json!({ "omenPile": pile(&["storm"]) })).turn("south");
    assert_eq!(play.terrain("m6"), "sea");
    assert_eq!(play.down("m6"), json!(["red", "yellow"]));
    assert_eq!(
        (play.at("discarded.red"), play.at("discarded.yellow")),
        (json!(4), json!(4))
    );
}

#[test]
fn ak_5_5_the_first_seat_is_drawn_or_named() {
    let first: std::collections::BTreeSet<u8> = (0..60)
        .map(|seed| game(5, json!({}), seed).seat().0)
        .collect();
    assert_eq!(first.len(), 5);
    assert_eq!(game(5, json!({ "firstSeat": 3 }), 1).seat().0, 3);
    let nobody = try_game(3, json!({ "firstSeat": 3 }), Start::seed(1)).err();
    assert!(matches!(nobody, Some(Failure::Refusal(refusal)) if refusal.rule.0 == "AK-5.5"));
    assert!(matches!(
        try_game(3, json!({ "firstSeat": "last" }), Start::seed(1)).err(),
        Some(Failure::Error(_))
    ));
}

#[test]
fn ak_5_6_turns_go_round_and_nobody_else_may_move() {
    let mut play = prepared(json!({ "firstSeat": 2 }), json!({}));
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(play.seat().0, seat);
        for other in (0..5).filter(|&other| other != seat) {
            assert_eq!(play.refused_to(other, play.legal()[0].clone()), "AK-5.6");
        }
        let card = play.legal()[0]["play"].as_str().unwrap().to_owned();
        play = play.turn(&card);
        play = if play.at("turn.phase") == "declare" {
            play.play(declare(false))
        } else {
            play
        };
    }
}

#[test]
fn ak_5_7_omen_then_action_then_event() {
    let play = prepared(
        json!({ "eventCheck": "judge" }),
        json!({ "omenPile": pile(&["west"]) }),
    );
    assert_eq!(play.at("turn.phase"), "omen");
    for early in [
        pass(),
        step("m6", "m7"),
        declare(true),
        trigger("wave", "west", None),
        json!({ "type": "wait" }),
    ] {
        assert_eq!(play.refused(early), "AK-5.7");
    }
    let play = play.omen("south");
    assert_eq!(
        (play.at("turn.phase"), play.at("turn.actionsLeft")),
        (json!("action"), json!(2))
    );
    assert_eq!(play.refused(omen("south", None)), "AK-5.7");
    let play = play.play(pass());
    assert_eq!(
        (play.at("turn.phase"), play.at("turn.seat")),
        (json!("declare"), json!(0))
    );
    assert_eq!(play.refused(pass()), "AK-5.7");
    let play = play.play(declare(false));
    assert_eq!(
        (
            play.at("turn.phase"),
            play.at("turn.seat"),
            play.at("turn.number")
        ),
        (json!("omen"), json!(1), json!(2))
    );
}

#[test]
fn ak_5_8_a_single_choice_still_waits_for_its_seat() {
    let twins = json!({ "hands": [["west", "west"], ["storm", "north"], ["eruption", "east"], ["wave", "earthquake"]] });
    let play = prepared(json!({}), twins);
    assert_eq!(
        (play.at("turn.phase"), play.legal()),
        (json!("omen"), vec![omen("west", Some("west"))])
    );
}

#[test]
fn ak_6_1_one_card_of_the_hand_is_played_on_top_of_the_pile() {
    let play = prepared(json!({}), json!({ "omenPile": pile(&["west"]) }));
    assert_eq!(play.refused(omen("wave", Some("south"))), "AK-6.1");
    assert_eq!(play.legal().len(), 2);
    let play = play.omen("south");
    assert_eq!(
        play.at("omenPile.1"),
        json!({ "card": "south", "by": 0, "seenBy": [0] })
    );
    assert_eq!(
        play.event("omenPlayed"),
        json!({ "type": "omenPlayed", "rule": "AK-6.1", "seat": 0 })
    );
    assert_eq!(play.event("omenPlayedFace")["privateTo"], 0);
}

#[test]
fn ak_6_2_the_other_card_goes_under_the_draw_pile() {
    let play = prepared(json!({}), json!({}));
    for wrong in [None, Some("south"), Some("west")] {
        assert_eq!(play.refused(omen("south", wrong)), "AK-6.2");
    }
    let play = play.omen("south");
    assert_eq!(
        play.at("drawPile").as_array().unwrap().last(),
        Some(&json!("earthquake"))
    );
    assert_eq!(
        play.event("omenReturnedFace"),
        json!({ "type": "omenReturnedFace", "rule": "AK-6.2", "seat": 0, "privateTo": 0, "card": "earthquake" })
    );
}

#[test]
fn ak_6_3_two_cards_are_drawn_from_the_top() {
    let play = prepared(json!({}), json!({}));
    let (first, second) = (play.at("drawPile.0"), play.at("drawPile.1"));
    let play = play.omen("south");
    assert_eq!(play.at("seats.0.hand"), json!([first, second]));
    // From an empty pile one draws the very card that one returned.
    let hands = json!([
        ["mercy", "wrath"],
        ["north", "east"],
        ["south", "west"],
        ["mercy", "north"]
    ]);
    let play = prepared(json!({}), no_draw_pile(hands)).omen("wrath");
    assert_eq!(
        (play.at("seats.0.hand"), play.at("drawPile")),
        (json!(["mercy"]), json!([]))
    );
}

#[test]
fn ak_6_4_those_who_wait_are_served_first_and_in_order() {
    let hands = json!([
        ["mercy", "wrath"],
        ["north", "east"],
        ["south", "west"],
        ["mercy", "north"]
    ]);
    let play = prepared(json!({}), no_draw_pile(hands)).turn("wrath");
    assert_eq!(play.at("debts"), json!([0]));
    let play = play.turn("east");
    // North goes to Red, who waited longest; Yellow waits twice.
    assert_eq!(
        (play.at("seats.0.hand"), play.at("debts")),
        (json!(["mercy", "north"]), json!([1, 1]))
    );
    let play = play.turn("south");
    assert_eq!(
        (play.at("seats.1.hand"), play.at("debts")),
        (json!(["west"]), json!([1, 2, 2]))
    );
    let short = json!({ "hands": [["mercy"], [], [], []] });
    assert_eq!(refused_start(json!({}), short), "AK-6.4");
}

#[test]
fn ak_6_5_a_single_card_is_played_and_nothing_returned() {
    let hands = json!([
        ["mercy"],
        ["north", "east"],
        ["south", "west"],
        ["mercy", "north"]
    ]);
    let mut start = no_draw_pile(hands);
    start["omenPile"]
        .as_array_mut()
        .unwrap()
        .push(json!({ "card": "wrath", "by": 0 }));
    let play = prepared(json!({}), start);
    assert_eq!(play.legal(), [omen("mercy", None)]);
    assert_eq!(play.refused(omen("mercy", Some("mercy"))), "AK-6.5");
    let play = play.omen("mercy");
    assert!(!play.told("omenReturned"));
    assert_eq!(
        (play.at("seats.0.hand"), play.at("debts")),
        (json!([]), json!([0, 0]))
    );
}

#[test]
fn ak_6_6_without_a_card_the_phase_is_skipped() {
    let hands = json!([[], ["north", "east"], ["south", "west"], ["mercy", "north"]]);
    let mut start = no_draw_pile(hands);
    let played = [
        json!({ "card": "wrath", "by": 0 }),
        json!({ "card": "mercy", "by": 0 }),
    ];
    start["omenPile"].as_array_mut().unwrap().extend(played);
    let play = prepared(json!({}), start);
    assert_eq!(
        play.course(),
        ["gameStarted", "omenSkipped", "phaseStarted"]
    );
    assert_eq!(play.at("turn.phase"), "action");
}

#[test]
fn ak_6_7_a_dead_card_is_discarded_and_the_draw_made_again() {
    let deck = [
        "wrath",
        "north",
        "wrath",
        "east",
        "west",
        "mercy",
        "mercy",
        "earthquake",
        "storm",
        "eruption",
        "wave",
        "south",
    ];
    let sunk = json!({ "sea": ["i5", "m4", "c9", "c18"], "deck": deck });
    let play = prepared(json!({}), sunk).omen("south");
    assert_eq!(
        (play.at("seats.0.hand"), play.at("deadOmens")),
        (json!(["north", "east"]), json!(["wrath", "wrath"]))
    );
    assert_eq!(
        play.event("omenDiscarded"),
        json!({ "type": "omenDiscarded", "rule": "AK-6.7", "card": "wrath", "seat": 0 })
    );
}

#[test]
fn ak_6_8_hand_and_cards_waited_for_are_always_two() {
    for seed in 0..40 {
        let mut play = game(
            5,
            json!({ "omens": if seed % 2 == 0 { "open" } else { "hidden" } }),
            seed,
        );
        let mut chance = crate::chance::Chance::seeded(seed);
        while !play.state().is_over() {
            let legal = play.legal();
            play = play.play(legal[chance.below(legal.len() as u32) as usize].clone());
            let state = play.state();
            for seat in state.seats().filter(|_| !state.is_over()) {
                let waits = state.debts.iter().filter(|&&other| other == seat).count();
                assert_eq!(state.hands[seat.index()].len() + waits, 2);
            }
        }
    }
    let three = json!({ "hands": [["west", "south", "wave"], [], [], []] });
    assert_eq!(refused_start(json!({}), three), "AK-6.8");
}
