//! SD-2: the set-up.

use super::time::spread_all;
use super::*;

fn claim(territory: &str) -> Value {
    json!({ "type": "claim", "territory": territory })
}

fn spread(territory: &str, count: i64) -> Value {
    json!({ "type": "spread", "territory": territory, "count": count })
}

fn token(token: &str, territory: &Value) -> Value {
    json!({ "type": "placeToken", "token": token, "territory": territory })
}

/// Everybody claims the first territory that is left.
fn drafted(play: Play) -> Play {
    let mut play = play;
    while play.at("phase") == "draft" {
        let first = play.legal()[0].clone();
        play = play.play(first);
    }
    play
}

/// All tokens are placed, each on the first card that takes it.
fn with_tokens(play: Play) -> Play {
    let mut play = spread_all(play);
    while play.at("phase") == "tokens" {
        let first = play.legal()[0].clone();
        play = play.play(first);
    }
    play
}

#[test]
fn sd_2_1_everybody_has_forty_to_twenty_armies() {
    for (players, each) in [(2, 40), (3, 30), (4, 25), (5, 20)] {
        let play = game(players, json!({}));
        let placed = |seat: usize| -> u16 {
            let armies = &play.state().armies.0;
            armies.iter().map(|here| here[seat]).sum()
        };
        let left = play.at("setup")["armies"].clone();
        for seat in 0..players {
            let left = left[seat].as_u64().unwrap();
            assert_eq!(u64::from(placed(seat)) + left, each);
        }
    }
}

#[test]
fn sd_2_2_the_map_is_shared_out_as_evenly_as_can_be() {
    for (players, shares) in [
        (2, vec![21, 21]),
        (3, vec![14, 14, 14]),
        (4, vec![10, 10, 11, 11]),
        (5, vec![8, 8, 8, 9, 9]),
    ] {
        let play = game(players, json!({ "startSeat": 1 }));
        let found: Vec<usize> = play
            .state()
            .order()
            .map(|seat| play.state().owned[seat.index()].len())
            .collect();
        assert_eq!(found, shares);
    }
}

#[test]
fn sd_2_3_a_draft_lets_everybody_claim_what_is_free() {
    let play = game(3, json!({ "setup": "draft", "startSeat": 0 }));
    assert_eq!(play.listed("claim").len(), 42);
    let play = play.play(claim("peru"));
    assert_eq!(play.rule("claimed"), "SD-2.3");
    assert_eq!(play.refused(claim("peru")), "SD-2.3");
    let play = drafted(play);
    assert_eq!(play.at("phase"), "spread");
    assert_eq!(play.refused(claim("peru")), "SD-2.3");
    // Dealt, nobody is asked.
    assert_eq!(game(3, json!({})).heard("claimed").len(), 42);
}

#[test]
fn sd_2_4_who_acts_last_is_served_first() {
    let play = game(3, json!({ "setup": "draft", "startSeat": 1 }));
    let mut order = vec![play.to_act()];
    let play = play.play(claim("peru"));
    order.push(play.to_act());
    let play = play.play(claim("brazil"));
    order.push(play.to_act());
    assert_eq!(order, [0, 2, 1]);
    assert_eq!(play.play(claim("siam")).to_act(), 0);
    let dealt = game(4, json!({ "startSeat": 0 }));
    let first = &dealt.heard("claimed")[..2];
    assert_eq!(
        (&first[0]["seat"], &first[1]["seat"]),
        (&json!(3), &json!(2))
    );
}

#[test]
fn sd_2_5_a_claimed_territory_gets_an_army_at_once() {
    let play = game(2, json!({ "setup": "draft", "startSeat": 0 })).play(claim("peru"));
    assert_eq!(play.armies("peru"), [0, 1]);
    assert_eq!(play.at("setup")["armies"], json!([40, 39]));
}

#[test]
fn sd_2_6_armies_are_placed_in_turn_until_none_is_left() {
    let play = game(2, json!({ "startSeat": 0 }));
    let own = play.listed("spread")[0]["territory"].clone();
    let id = word(&own);
    let theirs = play.state().owned[1].first().map(|land| land.id()).unwrap();
    assert_eq!(play.refused(spread(theirs, 1)), "SD-2.6");
    assert_eq!(play.refused(spread(&id, 20)), "SD-2.6");
    assert_eq!(play.refused(spread(&id, 0)), "SD-2.6");
    let play = play.play(spread(&id, 19));
    assert_eq!(play.rule("spread"), "SD-2.6");
    assert_eq!(play.own(0, &id), 20);
    // Seat 0 has none left, so seat 1 goes on alone.
    let play = play.play(spread(theirs, 3));
    assert_eq!(play.to_act(), 1);
    let play = play.play(spread(theirs, 16));
    assert_eq!(play.at("phase"), "tokens");
}

#[test]
fn sd_2_7_home_cards_are_five_own_territories_drawn_before_any_token() {
    let play = spread_all(game(3, json!({})));
    let cards = play.heard("homeCards");
    assert_eq!(cards.len(), 3);
    for event in cards {
        assert_eq!(event["rule"], "SD-2.7");
        let seat = event["seat"].as_u64().unwrap() as usize;
        let lands = event["territories"].as_array().unwrap();
        assert_eq!(lands.len(), 5);
        for id in lands {
            assert!(play.state().owned[seat].contains(land(id.as_str().unwrap())));
        }
    }
    assert!(play.state().headquarters.is_empty());
}

#[test]
fn sd_2_8_headquarters_come_before_supplies_and_only_on_home_cards() {
    let play = spread_all(game(4, json!({ "startSeat": 0 })));
    let cards = play.at("setup")["homeCards"][0].clone();
    assert_eq!(play.refused(token("supply", &cards[0])), "SD-2.8");
    let owned = play.state().owned[0];
    let other = owned
        .iter()
        .find(|land| !cards.as_array().unwrap().contains(&json!(land.id())))
        .unwrap();
    assert_eq!(play.refused(token("hq", &json!(other.id()))), "SD-2.8");
    let play = play
        .play(token("hq", &cards[0]))
        .play(token("hq", &cards[1]));
    assert_eq!(play.rule("tokenPlaced"), "SD-2.8");
    assert_eq!(play.refused(token("hq", &cards[2])), "SD-2.8");
    let play = play
        .play(token("supply", &cards[0]))
        .play(token("supply", &cards[4]));
    assert_eq!(play.to_act(), 1);
}

#[test]
fn sd_2_9_one_headquarters_and_one_supply_at_most_in_a_territory() {
    let play = spread_all(game(2, json!({ "startSeat": 0 })));
    let cards = play.at("setup")["homeCards"][0].clone();
    let play = play.play(token("hq", &cards[0]));
    assert_eq!(play.refused(token("hq", &cards[0])), "SD-2.9");
    let play = play
        .play(token("hq", &cards[1]))
        .play(token("hq", &cards[2]));
    let play = play.play(token("supply", &cards[0]));
    assert_eq!(play.refused(token("supply", &cards[0])), "SD-2.9");
    let id = word(&cards[0]);
    assert_eq!(play.supplies(&id), 1);
    assert!(play.state().headquarters.contains(land(&id)));
}

#[test]
fn sd_2_10_a_die_chooses_the_doom_unless_an_option_does() {
    let dooms = [
        "zombies", "plague", "mutants", "aliens", "demons", "meteors",
    ];
    for doom in dooms {
        let play = game(2, json!({ "quickStart": true, "scenario": doom }));
        assert_eq!(play.event("scenarioChosen")["scenario"], *doom);
        assert_eq!(play.rule("scenarioChosen"), "SD-2.10");
    }
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let start = Start::seed(seed);
        let options = read(&json!({ "quickStart": true }), "options").unwrap();
        let play = Play(Session::start(options, names(2), start).unwrap());
        let rolled = play.event("scenarioRolled");
        let die = rolled["die"].as_u64().unwrap() as usize;
        assert_eq!(rolled["scenario"], dooms[die - 1]);
        seen.insert(die);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn sd_2_11_the_start_seat_settles_the_ending_once_the_doom_is_known() {
    // The last worked example: meteors, and still domination.
    let options =
        json!({ "quickStart": true, "scenario": "meteors", "ending": "ask", "startSeat": 2 });
    let play = game(3, options);
    assert_eq!((play.at("phase"), play.to_act()), (json!("ending"), 2));
    assert_eq!(play.at("scenario"), "meteors");
    let chosen = json!({ "type": "chooseEnding", "ending": "domination" });
    let play = play.play(chosen.clone());
    assert_eq!(play.rule("endingChosen"), "SD-2.11");
    assert_eq!(play.at("ending"), "domination");
    assert_eq!(play.refused(chosen), "SD-2.11");
}

#[test]
fn sd_2_12_the_dooms_own_set_up_comes_last_and_then_its_turn() {
    let play = with_tokens(game(3, json!({ "scenario": "meteors", "startSeat": 0 })));
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("scenarioChosen") < at("roundBegan"));
    assert!(at("apocalypseTurn") < at("meteorite"));
    assert_eq!(
        (play.at("round"), play.at("phase")),
        (json!(1), json!("start"))
    );
    let play = with_tokens(game(3, json!({ "scenario": "demons", "startSeat": 0 })));
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("apocalytesPlaced") < at("roundBegan"));
}

#[test]
fn sd_2_13_a_quick_start_places_everything_evenly_by_lot() {
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "meteors", "setup": "draft", "ending": "ask" }),
    );
    assert_eq!(play.at("phase"), "ending");
    let state = play.state();
    for seat in state.seats() {
        let own = state.owned[seat.index()];
        assert_eq!(own.len(), 14);
        let counts: Vec<u16> = own
            .iter()
            .map(|land| state.armies[land][seat.index()])
            .collect();
        assert_eq!(counts.iter().sum::<u16>(), 30);
        assert!(counts.iter().all(|count| (2..=3).contains(count)));
        assert_eq!(state.headquarters_of(seat).len(), 2);
        let home = &play.heard("homeCards")[state.order().position(|other| other == seat).unwrap()];
        let cards = home["territories"].as_array().unwrap().clone();
        for land in state.headquarters_of(seat).iter() {
            assert!(cards.contains(&json!(land.id())));
        }
        let supplies: u16 = own.iter().map(|land| state.supplies[land]).sum();
        assert_eq!(supplies, 3);
    }
    assert!(play.heard("tokenPlaced").is_empty() && play.heard("spread").is_empty());
}
