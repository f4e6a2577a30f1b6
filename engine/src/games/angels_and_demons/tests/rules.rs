//! One test for each rule, named after it.

use super::{game, round, try_game};
use crate::games::angels_and_demons::data::{CITIES, EVENTS};
use crate::refusal::{ErrorCode, Failure};
use crate::seat::{Seat, Viewer};
use serde_json::{Value, json};

fn commit(card: &str) -> Value {
    json!({ "type": "commit", "card": card })
}

fn sizes(value: &Value) -> Vec<usize> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|list| list.as_array().unwrap().len())
        .collect()
}

#[test]
fn ad_1_1_exactly_two_players() {
    for players in [1, 3] {
        let failure = crate::api::create(
            json!({ "game": "angels-and-demons", "players": players, "seed": 1 }),
        )
        .err()
        .unwrap();
        assert!(matches!(failure, Failure::Error(error) if error.code == ErrorCode::WrongPlayers));
    }
    assert_eq!(game(json!({})).refused(2, commit("a-1")), "AD-1.1");
}

#[test]
fn ad_1_2_ten_cities_of_four_values() {
    let count = |value| CITIES.iter().filter(|city| city.value == value).count();
    assert_eq!([3, 4, 5, 6].map(count), [4, 3, 2, 1]);
}

#[test]
fn ad_1_3_ten_events_of_seven_kinds() {
    let count = |kind: &str| {
        EVENTS
            .iter()
            .filter(|event| event.id.starts_with(kind))
            .count()
    };
    let kinds = [
        "demon-plus-1",
        "demon-plus-2",
        "angel-plus-1",
        "angel-plus-2",
        "windfall",
        "sanctuary",
        "fragile",
    ];
    assert_eq!(kinds.map(count), [1, 1, 1, 1, 2, 2, 2]);
}

#[test]
fn ad_1_4_each_side_has_nine_numbers_and_three_archs_of_its_own() {
    let hands = game(json!({})).at("hands");
    for (hand, prefix) in hands.as_array().unwrap().iter().zip(["a", "d"]) {
        let names = [
            "1", "2", "3", "4", "5", "6", "7", "8", "9", "ruse", "death", "war",
        ];
        assert_eq!(hand, &json!(names.map(|name| format!("{prefix}-{name}"))));
    }
}

#[test]
fn ad_1_5_four_tokens_start_in_the_supply_and_are_worth_one_each() {
    let play = round("goldspire-5", Some("windfall-1"));
    assert_eq!(
        (play.at("tokenSupply"), play.at("tokens")),
        (json!(4), json!([0, 0]))
    );
    assert_eq!(play.cards("4", "6").scores(), [0, 5 + 2]);
}

#[test]
fn ad_1_6_the_sides_differ_only_in_scoring_tie_break_and_four_events() {
    // The same cards the other way round: the same fate for the other side, one point less.
    assert_eq!(
        round("havenbridge-4", None).cards("7", "5").scores(),
        [4 + 1, 0]
    );
    assert_eq!(
        round("havenbridge-4", None).cards("5", "7").scores(),
        [0, 4]
    );
}

#[test]
fn ad_2_1_seat_0_leads_the_angels_by_default() {
    assert_eq!(game(json!({})).at("sides"), json!(["angel", "demon"]));
    assert_eq!(
        game(json!({ "angelSeat": 1 })).at("sides"),
        json!(["demon", "angel"])
    );
}

#[test]
fn ad_2_2_all_twelve_cards_are_in_hand_and_none_is_drawn_later() {
    let play = game(json!({}));
    assert_eq!(sizes(&play.at("hands")), [12, 12]);
    assert_eq!(sizes(&play.cards("3", "3").at("hands")), [11, 11]);
}

#[test]
fn ad_2_4_the_events_are_shuffled_into_a_deck_of_their_own() {
    let decks: Vec<Value> = (1..4)
        .map(|seed| try_game(json!({}), seed).unwrap().at("eventDeck"))
        .collect();
    assert!(decks[0] != decks[1] && decks[1] != decks[2]);
    assert_eq!(sizes(&json!(decks)), [9, 9, 9]);
}

#[test]
fn ad_2_5_nobody_starts_with_anything_and_round_1_begins_at_once() {
    let play = game(json!({}));
    assert_eq!(
        (play.at("won"), play.at("round"), play.scores()),
        (json!([[], []]), json!(1), [0, 0])
    );
    assert_eq!(play.event("roundStarted")["round"], 1);
}

#[test]
fn ad_3_1_the_game_lasts_eight_rounds() {
    let play = (1..=8).fold(game(json!({ "events": false })), |play, n| {
        assert_eq!(play.at("round"), n);
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.at("phase"), play.at("round")),
        (json!("over"), json!(8))
    );
}

#[test]
fn ad_3_2_each_round_turns_up_the_top_city() {
    let play = game(json!({ "cityOrder": ["lowgate-3", "kingsmere-5"], "events": false }));
    assert_eq!(play.at("city"), "lowgate-3");
    assert_eq!(play.cards("1", "1").at("city"), "kingsmere-5");
}

#[test]
fn ad_3_3_the_top_event_is_turned_up_with_it() {
    let play = game(json!({ "eventOrder": ["fragile-2", "demon-plus-1"] }));
    assert_eq!(play.at("event"), "fragile-2");
    assert_eq!(play.cards("1", "1").at("event"), "demon-plus-1");
}

#[test]
fn ad_3_4_both_know_city_and_event_before_they_choose() {
    let play = round("evercrown-6", Some("windfall-2"));
    for seat in [Some(0), Some(1), None] {
        assert_eq!(
            (&play.view(seat)["city"], &play.view(seat)["event"]),
            (&json!("evercrown-6"), &json!("windfall-2"))
        );
    }
}

#[test]
fn ad_3_5_the_last_two_of_each_deck_are_never_used() {
    let play = (1..=8).fold(game(json!({})), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        sizes(&json!([play.at("cityDeck"), play.at("eventDeck")])),
        [2, 2]
    );
}

#[test]
fn ad_4_1_one_card_from_the_own_hand() {
    let play = game(json!({ "events": false }));
    assert_eq!(play.refused(0, commit("d-7")), "AD-4.1");
    assert_eq!(play.cards("7", "7").refused(0, commit("a-7")), "AD-4.1");
}

#[test]
fn ad_4_2_a_chosen_card_lies_face_down() {
    let play = game(json!({})).commit(0, "a-7");
    assert_eq!(
        play.events(),
        [json!({ "type": "committed", "rule": "AD-4.2", "seat": 0 })]
    );
    assert_eq!(play.view(Some(1))["committed"], json!(["hidden", null]));
}

#[test]
fn ad_4_3_a_choice_is_final_and_the_order_does_not_matter() {
    let play = round("goldspire-5", None).commit(0, "a-7");
    assert_eq!(play.refused(0, commit("a-8")), "AD-4.3");
    let one = play.commit(1, "d-6").state().clone();
    assert_eq!(
        &one,
        round("goldspire-5", None)
            .commit(1, "d-6")
            .commit(0, "a-7")
            .state()
    );
}

#[test]
fn ad_4_4_numbers_may_always_be_chosen_and_archs_while_none_is_spent() {
    let play = round("goldspire-5", None);
    assert_eq!(play.legal(0), 12);
    assert_eq!(play.cards("ruse", "ruse").legal(0), 9);
}

#[test]
fn ad_4_5_both_cards_are_revealed_at_the_same_moment() {
    let play = game(json!({})).commit(0, "a-7");
    assert!(
        play.events()
            .iter()
            .all(|event| event["type"] != "revealed")
    );
    let play = play.commit(1, "d-6");
    assert_eq!(play.event("revealed")["cards"], json!(["a-7", "d-6"]));
}

#[test]
fn ad_4_6_played_cards_are_spent_and_stay_in_a_row_in_order() {
    let play = game(json!({ "events": false }))
        .cards("7", "2")
        .cards("3", "9");
    assert_eq!(play.at("rows"), json!([["a-7", "a-3"], ["d-2", "d-9"]]));
    assert!(
        !play.at("hands")[0]
            .as_array()
            .unwrap()
            .contains(&json!("a-7"))
    );
}

#[test]
fn ad_4_7_in_every_round_at_least_two_numbers_are_in_hand() {
    let play = (1..=7).fold(game(json!({ "archs": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.at("round"), play.legal(0), play.legal(1)),
        (json!(8), 2, 2)
    );
}

#[test]
fn ad_5_1_a_round_goes_step_by_step() {
    let play = game(json!({}));
    assert_eq!(
        play.refused(0, json!({ "type": "chooseFate", "fate": "spared" })),
        "AD-5.1"
    );
    let play = round("goldspire-5", Some("windfall-1")).cards("7", "6");
    let order: Vec<Value> = play
        .events()
        .iter()
        .map(|event| event["type"].clone())
        .collect();
    assert_eq!(
        json!(order),
        json!([
            "committed",
            "revealed",
            "compared",
            "cityWon",
            "tokensTaken",
            "roundEnded",
            "roundStarted"
        ])
    );
}

#[test]
fn ad_5_2_a_number_counts_what_it_shows() {
    assert_eq!(
        round("lowgate-3", None).cards("9", "1").event("compared")["base"],
        json!([9, 1])
    );
}

#[test]
fn ad_5_3_ruse_counts_what_is_named_and_death_nothing() {
    assert_eq!(
        round("lowgate-3", None)
            .cards("ruse", "5")
            .value(0, 4)
            .event("compared")["base"],
        json!([4, 5])
    );
    assert_eq!(
        round("lowgate-3", None)
            .cards("3", "death")
            .event("compared")["base"],
        json!([3, 0])
    );
}

#[test]
fn ad_5_4_four_events_help_one_side() {
    for (event, effective) in [
        ("demon-plus-1", [5, 6]),
        ("demon-plus-2", [5, 7]),
        ("angel-plus-1", [6, 5]),
        ("angel-plus-2", [7, 5]),
    ] {
        assert_eq!(
            round("lowgate-3", Some(event))
                .cards("5", "5")
                .event("compared")["effective"],
            json!(effective)
        );
    }
}

#[test]
fn ad_5_5_a_nine_may_count_eleven() {
    let play = round("lowgate-3", Some("angel-plus-2")).cards("9", "8");
    assert_eq!(play.event("compared")["effective"], json!([11, 8]));
    assert_eq!(play.at("won"), json!([["lowgate-3"], []]));
}

#[test]
fn ad_5_6_the_gap_is_between_effective_values() {
    let play = round("lowgate-3", Some("angel-plus-1")).cards("2", "6");
    assert_eq!(play.event("compared")["gap"], 3);
    assert_eq!(play.at("won"), json!([[], ["lowgate-3"]]));
}

#[test]
fn ad_5_7_the_limit_is_four() {
    assert_eq!(
        round("lowgate-3", None).cards("9", "6").at("destroyed"),
        json!([])
    );
    assert_eq!(
        round("lowgate-3", None).cards("9", "5").at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_5_8_under_fragile_the_limit_is_two() {
    assert_eq!(
        round("lowgate-3", Some("fragile-1"))
            .cards("5", "4")
            .at("destroyed"),
        json!([])
    );
    assert_eq!(
        round("lowgate-3", Some("fragile-1"))
            .cards("5", "3")
            .at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_5_9_under_sanctuary_no_gap_destroys() {
    assert_eq!(
        round("evercrown-6", Some("sanctuary-1"))
            .cards("9", "1")
            .at("won"),
        json!([["evercrown-6"], []])
    );
}

#[test]
fn ad_5_10_windfall_brings_the_winner_two_tokens() {
    let play = round("goldspire-5", Some("windfall-1")).cards("4", "6");
    assert_eq!(
        (play.at("tokens"), play.at("tokenSupply")),
        (json!([0, 2]), json!(2))
    );
}

#[test]
fn ad_5_11_an_event_acts_only_in_its_round() {
    let play = game(json!({ "eventOrder": ["demon-plus-2", "windfall-1"] }))
        .cards("1", "1")
        .cards("6", "4");
    assert_eq!(play.event("compared")["effective"], json!([6, 4]));
}

#[test]
fn ad_6_1_equal_values_spare_the_city_under_every_event() {
    for event in ["windfall-1", "sanctuary-1", "fragile-1"] {
        assert_eq!(
            round("lowgate-3", Some(event)).cards("4", "4").at("spared"),
            json!(["lowgate-3"])
        );
    }
    assert_eq!(
        round("lowgate-3", Some("demon-plus-2"))
            .cards("7", "5")
            .at("spared"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_6_2_below_the_limit_the_higher_value_wins() {
    assert_eq!(
        round("lowgate-3", None).cards("7", "5").at("won"),
        json!([["lowgate-3"], []])
    );
    assert_eq!(
        round("lowgate-3", None).cards("5", "7").at("won"),
        json!([[], ["lowgate-3"]])
    );
}

#[test]
fn ad_6_3_from_the_limit_on_the_city_is_destroyed() {
    assert_eq!(
        round("lowgate-3", None).cards("1", "5").at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_6_4_the_winner_keeps_the_city() {
    let play = game(json!({ "cityOrder": ["lowgate-3", "kingsmere-5"], "events": false }))
        .cards("3", "2")
        .cards("5", "4");
    assert_eq!(play.at("won"), json!([["lowgate-3", "kingsmere-5"], []]));
}

#[test]
fn ad_6_5_a_destroyed_city_belongs_to_nobody() {
    let play = round("evercrown-6", None).cards("9", "1");
    assert_eq!(
        (play.at("won"), play.at("destroyed")),
        (json!([[], []]), json!(["evercrown-6"]))
    );
}

#[test]
fn ad_6_6_a_spared_city_belongs_to_nobody() {
    let play = round("evercrown-6", None).cards("6", "6");
    assert_eq!(
        (play.at("won"), play.at("spared")),
        (json!([[], []]), json!(["evercrown-6"]))
    );
}

#[test]
fn ad_6_7_without_a_winner_the_tokens_stay() {
    let lost = [("9", "2"), ("4", "4"), ("ruse", "ruse")];
    for (angel, demon) in lost {
        let play = round("goldspire-5", Some("windfall-1")).cards(angel, demon);
        assert_eq!(play.at("tokenSupply"), 4, "{angel} against {demon}");
    }
}

#[test]
fn ad_6_8_then_the_event_is_discarded_and_the_next_round_begins() {
    let play = round("goldspire-5", Some("windfall-1")).cards("4", "4");
    assert_eq!(
        (play.at("eventDiscard"), play.at("round")),
        (json!(["windfall-1"]), json!(2))
    );
}

#[test]
fn ad_6_9_each_city_has_exactly_one_fate_but_under_death() {
    let fates = |play: &super::Play| {
        let lists = [
            play.at("won")[0].clone(),
            play.at("won")[1].clone(),
            play.at("destroyed"),
            play.at("spared"),
            play.at("vanished"),
        ];
        sizes(&json!(lists)).iter().sum::<usize>()
    };
    for (angel, demon) in [("5", "4"), ("9", "1"), ("5", "5"), ("war", "war")] {
        assert_eq!(fates(&round("lowgate-3", None).cards(angel, demon)), 1);
    }
    assert_eq!(fates(&round("lowgate-3", None).cards("death", "war")), 0);
}

#[test]
fn ad_7_1_three_archs_in_each_set() {
    let archs = |seat: usize| game(json!({})).at("hands")[seat].as_array().unwrap()[9..].to_vec();
    assert_eq!(
        json!([archs(0), archs(1)]),
        json!([
            ["a-ruse", "a-death", "a-war"],
            ["d-ruse", "d-death", "d-war"]
        ])
    );
}

#[test]
fn ad_7_2_one_arch_per_game_whatever_came_of_it() {
    let play = round("goldspire-5", None)
        .cards("war", "5")
        .fate(0, "spared");
    assert_eq!(play.refused(0, commit("a-ruse")), "AD-7.2");
    assert!(
        play.at("hands")[0]
            .as_array()
            .unwrap()
            .contains(&json!("a-ruse"))
    );
    assert_eq!((play.legal(0), play.legal(1)), (9, 11));
}

#[test]
fn ad_7_3_the_owner_of_ruse_names_three_to_six_after_the_reveal() {
    let play = round("goldspire-5", None).cards("ruse", "5");
    assert_eq!(
        (play.at("phase"), play.at("toAct"), play.legal(0)),
        (json!("ruse-value"), json!([0]), 4)
    );
    for value in [2, 7, -1] {
        assert_eq!(
            play.refused(0, json!({ "type": "chooseValue", "value": value })),
            "AD-7.3"
        );
    }
    assert_eq!(
        play.refused(1, json!({ "type": "chooseValue", "value": 4 })),
        "AD-7.3"
    );
}

#[test]
fn ad_7_4_the_event_bonus_comes_on_top_of_the_named_value() {
    let play = round("goldspire-5", Some("demon-plus-2"))
        .cards("9", "ruse")
        .value(1, 6);
    assert_eq!(play.event("compared")["effective"], json!([9, 8]));
}

#[test]
fn ad_7_5_ruse_against_ruse_makes_the_city_vanish() {
    let play = round("goldspire-5", None).cards("ruse", "ruse");
    assert_eq!(
        (play.at("vanished"), play.at("phase")),
        (json!(["goldspire-5"]), json!("commit"))
    );
}

#[test]
fn ad_7_6_death_against_another_arch_wins_the_game() {
    for (angel, demon, winner) in [
        ("death", "war", 0),
        ("death", "ruse", 0),
        ("ruse", "death", 1),
        ("war", "death", 1),
    ] {
        assert_eq!(
            round("lowgate-3", None).cards(angel, demon).at("result")["winner"],
            winner
        );
    }
}

#[test]
fn ad_7_7_death_against_death_is_a_draw() {
    let result = round("lowgate-3", None)
        .cards("death", "death")
        .at("result");
    assert_eq!(
        (&result["winner"], &result["reason"]),
        (&Value::Null, &json!("death-draw"))
    );
}

#[test]
fn ad_7_8_when_death_ends_the_game_nothing_else_happens() {
    let play = round("evercrown-6", Some("windfall-1")).cards("death", "war");
    assert_eq!(
        (play.at("city"), play.at("event")),
        (json!("evercrown-6"), json!("windfall-1"))
    );
    assert_eq!(
        (play.scores(), play.at("tokenSupply"), play.at("toAct")),
        ([0, 0], json!(4), json!([]))
    );
}

#[test]
fn ad_7_9_death_against_a_number_counts_nothing_but_its_bonus() {
    assert_eq!(
        round("lowgate-3", None).cards("death", "3").at("won"),
        json!([[], ["lowgate-3"]])
    );
    assert_eq!(
        round("lowgate-3", None).cards("death", "4").at("destroyed"),
        json!(["lowgate-3"])
    );
    assert_eq!(
        round("lowgate-3", Some("demon-plus-2"))
            .cards("2", "death")
            .at("spared"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_10_the_owner_of_war_decides_between_destroyed_and_spared() {
    let play = round("lowgate-3", None).cards("9", "war");
    assert_eq!(
        (play.at("phase"), play.at("toAct"), play.legal(1)),
        (json!("war-fate"), json!([1]), 2)
    );
    assert_eq!(
        play.refused(0, json!({ "type": "chooseFate", "fate": "spared" })),
        "AD-7.10"
    );
    assert_eq!(play.fate(1, "spared").at("spared"), json!(["lowgate-3"]));
    assert_eq!(
        round("lowgate-3", None)
            .cards("war", "1")
            .fate(0, "destroyed")
            .at("destroyed"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_11_with_war_nobody_wins_the_city_or_tokens_and_the_other_card_is_spent() {
    let play = round("lowgate-3", Some("windfall-1"))
        .cards("war", "9")
        .fate(0, "spared");
    assert_eq!(
        (play.at("won"), play.at("tokenSupply")),
        (json!([[], []]), json!(4))
    );
    assert_eq!(play.at("rows")[1], json!(["d-9"]));
}

#[test]
fn ad_7_12_under_sanctuary_war_spares_without_asking() {
    let play = round("lowgate-3", Some("sanctuary-2")).cards("2", "war");
    assert_eq!(
        (
            play.at("spared"),
            play.event("fateChosen")["forced"].clone()
        ),
        (json!(["lowgate-3"]), json!(true))
    );
}

#[test]
fn ad_7_13_war_against_war_makes_the_city_vanish() {
    assert_eq!(
        round("lowgate-3", None).cards("war", "war").at("vanished"),
        json!(["lowgate-3"])
    );
}

#[test]
fn ad_7_14_war_against_ruse_decides_and_no_value_is_named() {
    let play = round("lowgate-3", None).cards("ruse", "war");
    assert_eq!(play.at("toAct"), json!([1]));
    assert_eq!(
        play.refused(0, json!({ "type": "chooseValue", "value": 6 })),
        "AD-5.1"
    );
    assert_eq!(
        play.fate(1, "destroyed").event("fateChosen")["rule"],
        "AD-7.14"
    );
}

#[test]
fn ad_7_15_a_vanished_city_counts_for_nobody_but_its_round_counts() {
    let play = round("evercrown-6", None).cards("war", "war");
    assert_eq!((play.scores(), play.at("round")), ([0, 0], json!(2)));
}

#[test]
fn ad_8_1_the_game_ends_when_the_eighth_city_has_its_fate() {
    let play = (1..=7).fold(game(json!({ "events": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(play.at("phase"), "commit");
    let over = play.cards("8", "8").event("gameOver");
    assert_eq!(
        (&over["rule"], &over["reason"]),
        (&json!("AD-8.1"), &json!("score"))
    );
}

#[test]
fn ad_8_2_a_vanished_city_counts_among_the_eight() {
    let start = game(json!({ "events": false })).cards("ruse", "ruse");
    let play = (1..=7).fold(start, |play, n| play.cards(&n.to_string(), &n.to_string()));
    assert_eq!((play.at("phase"), play.scores()), (json!("over"), [7, 0]));
}

#[test]
fn ad_8_3_death_ends_the_game_in_the_middle_of_a_round() {
    let play = round("lowgate-3", None).cards("war", "death");
    assert_eq!(
        (play.at("phase"), play.at("round")),
        (json!("over"), json!(1))
    );
}

#[test]
fn ad_8_4_after_the_end_no_move_is_accepted() {
    let play = round("lowgate-3", None).cards("death", "death");
    assert_eq!(play.refused(0, commit("a-1")), "AD-8.4");
    assert_eq!((play.legal(0), play.legal(1)), (0, 0));
}

#[test]
fn ad_9_1_more_points_than_the_opponent() {
    let play = (1..=8).fold(game(json!({ "events": false })), |play, n| {
        play.cards(&n.to_string(), &n.to_string())
    });
    assert_eq!(
        (play.scores(), play.at("result")["winner"].clone()),
        ([8, 0], json!(0))
    );
}

#[test]
fn ad_9_2_the_angel_scores_values_tokens_cities_won_and_spared() {
    let play = game(
        json!({ "cityOrder": ["goldspire-5", "lowgate-3", "ashcross-3"], "eventOrder": ["windfall-1", "fragile-1", "fragile-2"] }),
    );
    let play = play.cards("7", "6").cards("4", "4").cards("3", "2");
    assert_eq!(play.scores()[0], (5 + 2 + 1) + 1 + (3 + 1));
}

#[test]
fn ad_9_3_the_demon_scores_values_tokens_and_cities_destroyed() {
    let play = game(
        json!({ "cityOrder": ["goldspire-5", "lowgate-3"], "eventOrder": ["windfall-1", "fragile-1"] }),
    );
    assert_eq!(
        play.cards("6", "7").cards("1", "9").scores(),
        [0, 5 + 2 + 1]
    );
}

#[test]
fn ad_9_4_at_full_length_the_higher_total_wins() {
    let play = (2..=9).fold(
        game(json!({ "events": false, "archs": false })),
        |play, n| play.cards(&(n - 1).to_string(), &n.to_string()),
    );
    let scores = play.scores();
    assert!(scores[1] > scores[0]);
    assert_eq!(play.event("gameOver")["also"], json!(["AD-9.4"]));
    assert_eq!(play.at("result")["winner"], 1);
}

#[test]
fn ad_9_5_level_totals_are_the_demons() {
    // The Angel spares four cities, the Demon burns four.
    let pairs = [
        ("1", "1"),
        ("2", "2"),
        ("3", "3"),
        ("4", "4"),
        ("9", "5"),
        ("5", "9"),
        ("6", "death"),
        ("death", "8"),
    ];
    let play = pairs
        .iter()
        .fold(game(json!({ "events": false })), |play, (angel, demon)| {
            play.cards(angel, demon)
        });
    assert_eq!(
        (play.scores(), play.at("result")["winner"].clone()),
        ([4, 4], json!(1))
    );
    assert_eq!(play.event("gameOver")["also"], json!(["AD-9.5"]));
}

#[test]
fn ad_9_6_what_is_left_over_scores_nothing() {
    assert_eq!(
        round("evercrown-6", None).cards("ruse", "ruse").scores(),
        [0, 0]
    );
    assert_eq!(round("evercrown-6", None).cards("9", "1").scores(), [0, 1]);
    assert_eq!(round("evercrown-6", None).cards("9", "9").scores(), [1, 0]);
}

#[test]
fn ad_9_7_when_death_ends_the_game_the_points_do_not_matter() {
    let play = game(json!({ "cityOrder": ["evercrown-6"], "events": false }))
        .cards("5", "4")
        .cards("ruse", "death");
    assert_eq!(
        play.at("result"),
        json!({ "winner": 1, "reason": "death", "scores": [7, 0] })
    );
}

#[test]
fn ad_9_8_only_two_deaths_make_a_draw() {
    let drawn = round("lowgate-3", None).cards("death", "death");
    assert_eq!(drawn.at("result")["winner"], Value::Null);
    let level = (1..=8).fold(game(json!({ "events": false })), |play, n| {
        play.cards(
            &n.to_string(),
            &(if n < 5 { n + 4 } else { n - 4 }).to_string(),
        )
    });
    assert_ne!(level.at("result")["winner"], Value::Null);
}

#[test]
fn ad_10_1_the_decks_are_hidden_but_which_cards_are_unseen_is_public() {
    let view = game(json!({})).view(None);
    let unseen: Vec<&str> = view["unseenCities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap())
        .collect();
    assert_eq!(unseen.len(), 9);
    assert!(unseen.is_sorted(), "sorted, not in the order of the deck");
    assert_eq!(view.get("cityDeck"), None);
}

#[test]
fn ad_10_2_a_chosen_card_is_hidden_but_that_it_is_chosen_is_not() {
    let play = game(json!({})).commit(0, "a-7");
    assert_eq!(play.view(Some(0))["committed"], json!(["a-7", null]));
    assert_eq!(play.view(None)["committed"], json!(["hidden", null]));
    assert_eq!(sizes(&play.view(Some(1))["hands"]), [12, 12]);
}

#[test]
fn ad_10_3_hands_rows_tokens_edge_and_used_events_are_public() {
    let play = round("lowgate-3", Some("fragile-1")).cards("9", "1");
    let view = play.view(None);
    for key in [
        "hands",
        "rows",
        "tokens",
        "destroyed",
        "spared",
        "eventDiscard",
    ] {
        assert_eq!(view[key], play.at(key), "{key}");
    }
}

#[test]
fn ad_10_4_shut_piles_are_seen_by_their_owner_alone() {
    let play = game(json!({ "cityOrder": ["lowgate-3"], "events": false, "openPiles": false }))
        .cards("7", "5");
    assert_eq!(
        (&play.view(Some(0))["won"], &play.view(Some(0))["scores"]),
        (&json!([["lowgate-3"], []]), &json!([4, null]))
    );
    assert_eq!(
        (&play.view(Some(1))["won"], &play.view(Some(1))["scores"]),
        (&json!([[null], []]), &json!([null, 0]))
    );
    let told = play.0.log_entry(2, Viewer::Seat(Seat(1))).unwrap();
    let ended = told
        .events
        .iter()
        .map(crate::session::to_json)
        .find(|event| event["type"] == "roundEnded")
        .unwrap();
    assert_eq!(ended["scores"], json!([null, 0]));
}

#[test]
fn ad_10_5_after_the_end_everything_is_shown_in_the_order_of_the_decks() {
    let play = game(json!({ "openPiles": false })).cards("death", "death");
    assert_eq!(play.view(None)["unseenCities"], play.at("cityDeck"));
    assert_eq!(play.view(None)["scores"], json!([0, 0]));
}

#[test]
fn ad_11_1_without_events_every_round_is_plain() {
    let play = game(json!({ "events": false }));
    assert_eq!(
        (play.at("event"), play.at("eventDeck")),
        (Value::Null, json!([]))
    );
    assert_eq!(play.event("roundStarted")["also"], json!(["AD-11.1"]));
}

#[test]
fn ad_11_2_without_archs_each_hand_has_nine_numbers() {
    let play = game(json!({ "archs": false }));
    assert_eq!(sizes(&play.at("hands")), [9, 9]);
    assert_eq!(play.refused(0, commit("a-death")), "AD-4.1");
}

#[test]
fn ad_11_3_the_angels_are_led_by_a_seat_or_by_lot() {
    let led_by_0 = (0..200).filter(|&seed| {
        try_game(json!({ "angelSeat": "random" }), seed)
            .unwrap()
            .at("sides")[0]
            == "angel"
    });
    assert!((70..130).contains(&led_by_0.count()), "an even chance");
    assert!(try_game(json!({ "angelSeat": 2 }), 1).is_err());
}

#[test]
fn ad_11_4_given_cards_come_first_and_the_rest_is_shuffled_behind_them() {
    let play =
        game(json!({ "cityOrder": ["kingsmere-5", "ashcross-3"], "eventOrder": ["sanctuary-2"] }));
    assert_eq!(
        (
            play.at("city"),
            play.at("cityDeck")[0].clone(),
            play.at("event")
        ),
        (
            json!("kingsmere-5"),
            json!("ashcross-3"),
            json!("sanctuary-2")
        )
    );
    assert_eq!(sizes(&json!([play.at("cityDeck")])), [9]);
    for wrong in [json!(["nowhere"]), json!(["ashcross-3", "ashcross-3"])] {
        assert!(try_game(json!({ "cityOrder": wrong }), 1).is_err());
    }
}
