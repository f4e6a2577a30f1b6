//! AK-9: the end, the points, the tie-break.

use super::{Play, declare, game, pass, people, pile, prepared, step};
use serde_json::{Value, json};

/// Red ends the game with three meeples; the others have as many as told, at most eight.
fn last_action(options: Value, others: [usize; 3], mut changes: Value) -> Play {
    let mut up = json!({ "i1": ["red"], "i2": ["red"], "i3": ["red"] });
    let homes = [
        ["m1", "m2", "m3", "m5"],
        ["m7", "m9", "m10", "m11"],
        ["c2", "c3", "c4", "c5"],
    ];
    for ((color, count), homes) in ["yellow", "blue", "green"]
        .into_iter()
        .zip(others)
        .zip(homes)
    {
        for index in 0..count {
            let home = &mut up[homes[index / 2]];
            let mut crowd = home.as_array().cloned().unwrap_or_default();
            crowd.push(json!(color));
            *home = json!(crowd);
        }
    }
    changes["up"] = up;
    prepared(options, changes).omen("south").play(pass())
}

fn totals(play: &Play, key: &str) -> Vec<Value> {
    (0..4)
        .map(|seat| play.at(&format!("result.{key}.{seat}.total")))
        .collect()
}

#[test]
fn ak_9_1_the_game_ends_after_an_action_phase_with_three_of_an_own_colour() {
    assert!(last_action(json!({}), [5, 6, 7], json!({})).told("gameEnded"));
    let four = prepared(json!({}), json!({})).omen("south").play(pass());
    assert!(!four.state().is_over());
    // Any seat's colour counts, at the end of any seat's action phase.
    let blue = json!({ "up": people(json!({ "c6": null })) });
    let play = prepared(json!({}), blue)
        .omen("south")
        .play(step("m5", "i3"))
        .play(pass());
    assert!(play.told("gameEnded"));
}

#[test]
fn ak_9_2_it_ends_at_once_without_an_event_phase() {
    let play = last_action(json!({}), [5, 6, 7], json!({ "omenPile": pile(&["wave"]) }));
    assert_eq!(play.course(), ["passed", "gameEnded", "gameResult"]);
    assert_eq!(
        (
            play.at("turn.phase"),
            play.at("turn.seat"),
            play.legal().len()
        ),
        (json!("over"), json!(0), 0)
    );
    for seat in 0..4 {
        assert_eq!(play.refused_to(seat, pass()), "AK-9.2");
    }
}

#[test]
fn ak_9_3_survivors_count_laid_down_ones_included() {
    let drowning = json!({ "sea": ["c8"], "down": { "c8": ["green"] } });
    let play = last_action(json!({}), [5, 6, 6], drowning);
    assert_eq!(totals(&play, "scores"), [3, 5, 6, 7]);
    assert_eq!(play.at("result.winner"), 3);
}

#[test]
fn ak_9_4_gods_add_the_discarded_of_their_curse() {
    let changes = json!({ "curse": ["yellow", "red", "green", "blue"] });
    let play = last_action(json!({ "variant": "gods" }), [5, 6, 7], changes);
    assert_eq!(totals(&play, "scores"), [3 + 3, 5 + 5, 6 + 1, 7 + 2]);
    assert_eq!(
        (play.at("result.winner"), play.at("result.scores.1.cursed")),
        (json!(1), json!(5))
    );
}

#[test]
fn ak_9_5_penalties_are_points_lost_even_below_nothing() {
    let changes = json!({ "penalties": [5, 0, 0, 2] });
    let play = last_action(json!({ "eventCheck": "judge" }), [5, 6, 7], changes);
    assert_eq!(totals(&play, "scores"), [-2, 5, 6, 5]);
    assert_eq!(play.at("result.winner"), 2);
}

#[test]
fn ak_9_6_the_only_leader_wins_without_a_tie_break() {
    let play = last_action(json!({}), [5, 7, 6], json!({}));
    assert_eq!(
        play.event("gameResult"),
        json!({ "type": "gameResult", "rule": "AK-9.6", "winner": 2 })
    );
    assert_eq!(play.at("result.tieBreakRounds"), 0);
    assert_eq!(totals(&play, "scores"), totals(&play, "scoresAtEnd"));
}

#[test]
fn ak_9_7_a_tie_is_broken_until_one_seat_alone_leads() {
    let play = last_action(json!({}), [5, 6, 6], json!({}));
    let rounds: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["type"] == "tieBreak")
        .collect();
    assert_eq!(
        rounds[0],
        json!({ "type": "tieBreak", "rule": "AK-9.7", "round": 1, "tied": [2, 3] })
    );
    assert_eq!(play.at("result.tieBreakRounds"), rounds.len());
    let scores = totals(&play, "scores");
    let most = scores.iter().filter_map(Value::as_i64).max();
    assert_eq!(
        scores.iter().filter(|score| score.as_i64() == most).count(),
        1
    );
    assert_eq!(
        play.at("result.winner")
            .as_u64()
            .map(|seat| scores[seat as usize].as_i64()),
        Some(most)
    );
}

#[test]
fn ak_9_8_first_every_laid_down_meeple_is_discarded() {
    let drowning = json!({ "sea": ["c8"], "down": { "c8": ["green", "yellow"] } });
    let play = last_action(json!({}), [4, 6, 5], drowning);
    // Blue and Green share the lead until Green's sixth is taken.
    assert_eq!(totals(&play, "scoresAtEnd"), [3, 5, 6, 6]);
    assert_eq!(
        (totals(&play, "scores"), play.at("result.winner")),
        (vec![json!(3), json!(4), json!(6), json!(5)], json!(2))
    );
    let lost: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["rule"] == "AK-9.8")
        .map(|event| event["color"].clone())
        .collect();
    assert_eq!(lost, ["green", "yellow"]);
    assert!(!play.told("omensRevealed"));
}

#[test]
fn ak_9_9_then_the_pile_is_revealed_and_may_strike() {
    // The pile strikes the northern beaches, where Green has two meeples.
    let changes = json!({ "omenPile": pile(&["wave", "north"]), "hands": [["west", "south"], ["storm", "east"], ["east", "mercy"], ["west", "mercy"]] });
    let play = last_action(json!({}), [5, 6, 6], changes);
    assert_eq!(
        play.event("omensRevealed"),
        json!({ "type": "omensRevealed", "rule": "AK-9.9", "cards": ["wave", "north", "south"] })
    );
    assert!(!play.told("omenTurnedUp"));
    assert_eq!(
        (play.at("result.winner"), play.at("result.scores.3.total")),
        (json!(2), json!(2))
    );
}

#[test]
fn ak_9_10_omens_are_turned_up_one_by_one_until_it_strikes() {
    let deck = [
        "mercy",
        "west",
        "mercy",
        "wave",
        "north",
        "earthquake",
        "earthquake",
        "storm",
        "storm",
        "eruption",
        "eruption",
        "wrath",
    ];
    let changes = json!({ "hands": [["south", "wave"], ["north", "east"], ["east", "west"], ["south", "wrath"]], "deck": deck });
    // Red draws mercy and west; wave goes back under the draw pile.
    let play = last_action(json!({}), [5, 6, 6], changes);
    let turned: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["type"] == "omenTurnedUp")
        .take(2)
        .map(|event| event["card"].clone())
        .collect();
    assert_eq!(turned, ["mercy", "wave"]);
    assert_eq!(
        play.event("apocalypse")["cards"],
        json!(["south", "mercy", "wave"])
    );
}

/// AK-6.7 goes for the tie-break too: nobody drew the card.
#[test]
fn a_dead_omen_turned_up_in_the_tie_break_is_discarded_and_the_next_turned_up() {
    let deck = [
        "mercy",
        "west",
        "wrath",
        "wave",
        "north",
        "earthquake",
        "earthquake",
        "storm",
        "storm",
        "eruption",
        "eruption",
        "wrath",
    ];
    let hands = json!([
        ["south", "wave"],
        ["north", "east"],
        ["east", "west"],
        ["south", "mercy"]
    ]);
    let changes = json!({ "hands": hands, "deck": deck, "sea": ["i5", "m4", "c9", "c18"] });
    let play = last_action(json!({}), [5, 6, 6], changes);
    assert_eq!(
        play.event("omenDiscarded"),
        json!({ "type": "omenDiscarded", "rule": "AK-6.7", "card": "wrath", "seat": null })
    );
    assert_eq!(play.event("omenTurnedUp")["card"], "wave");
}

#[test]
fn ak_9_11_hands_take_no_part_until_the_draw_pile_is_empty() {
    let left_out = json!([
        "earthquake",
        "earthquake",
        "storm",
        "storm",
        "eruption",
        "eruption",
        "wrath",
        "wrath",
        "mercy",
        "mercy",
        "east",
        "west"
    ]);
    let hands = json!([
        ["south", "wave"],
        ["north", "north"],
        ["east", "west"],
        ["south", "wave"]
    ]);
    let play = last_action(
        json!({}),
        [5, 6, 6],
        json!({ "hands": hands, "deck": [], "deadOmens": left_out }),
    );
    // Red took her wave back and would wait for one more card; the queue is dissolved.
    assert_eq!(
        play.event("handsShuffledIn"),
        json!({ "type": "handsShuffledIn", "rule": "AK-9.11", "count": 7 })
    );
    assert_eq!(
        (play.at("debts"), play.at("seats.1.hand")),
        (json!([]), json!([]))
    );
    let course = play.course();
    let place = |kind: &str| course.iter().position(|told| told == kind);
    assert!(
        place("omensRevealed") < place("handsShuffledIn")
            && place("handsShuffledIn") < place("omenTurnedUp")
    );
    // With cards to draw, hands stay as they are.
    let play = last_action(
        json!({}),
        [5, 6, 6],
        json!({ "omenPile": pile(&["wave"]), "hands": [["west", "south"], ["storm", "east"], ["east", "mercy"], ["west", "mercy"]] }),
    );
    assert!(!play.told("handsShuffledIn"));
    assert_eq!(play.at("seats.2.hand"), json!(["east", "mercy"]));
}

/// Only a start with live cards among its dead omens can come to this.
#[test]
fn ak_9_10_a_tie_that_no_omen_can_break_is_won_by_nobody() {
    let whats = ["earthquake", "storm", "eruption", "wave"];
    let hands = json!([
        ["south", "north"],
        ["south", "north"],
        ["east", "west"],
        ["east", "west"]
    ]);
    let wills = ["mercy", "mercy", "wrath", "wrath"];
    let both = [whats, whats].concat();
    let changes = json!({ "hands": hands, "deck": wills, "deadOmens": both });
    let play = last_action(json!({}), [5, 6, 6], changes);
    assert!(play.told("handsShuffledIn") && play.told("noWinner"));
    // What was turned up lies in the pile: no card is lost.
    assert_eq!(play.at("omenPile").as_array().unwrap().len(), 12);
    assert_eq!(play.at("result.winner"), json!(null));
}

#[test]
fn ak_9_12_with_nobody_left_nobody_wins() {
    let nobody = |seed| {
        let play = game(5, json!({}), seed);
        let mut chance = crate::chance::Chance::seeded(seed);
        let mut play = play;
        while !play.state().is_over() {
            let legal = play.legal();
            play = play.play(legal[chance.below(legal.len() as u32) as usize].clone());
        }
        play.at("result.winner").is_null().then_some(play)
    };
    let play = (0..400).find_map(nobody).expect("a game that nobody wins");
    assert!(play.told("noWinner") && play.state().board.is_deserted());
    let outcome = crate::games::apokalypsis::score::outcome(play.state()).unwrap();
    assert_eq!((outcome.winners.len(), outcome.rule.0), (0, "AK-9.12"));
}

#[test]
fn ak_9_13_at_the_end_everything_is_shown() {
    let changes =
        json!({ "curse": ["yellow", "red", "green", "blue"], "omenPile": pile(&["west"]) });
    let play = last_action(json!({ "variant": "gods" }), [5, 6, 7], changes);
    let shown: Vec<Value> = play
        .events()
        .into_iter()
        .filter(|event| event["rule"] == "AK-9.13")
        .map(|event| event["color"].clone())
        .collect();
    assert_eq!(shown, ["yellow", "red", "green", "blue"]);
    let view = play.view(None);
    assert_eq!(view["seats"][2]["curse"], "green");
    assert_eq!(view["seats"][1]["hand"], json!(["storm", "north"]));
    assert_eq!(
        (&view["omenPile"][0]["card"], &view["drawPile"][0]),
        (&json!("west"), &play.at("drawPile.0"))
    );
}

#[test]
fn the_rows_of_the_final_score_tell_the_tie_break_apart() {
    let changes =
        json!({ "sea": ["c8"], "down": { "c8": ["green", "yellow"] }, "penalties": [0, 1, 0, 0] });
    let play = last_action(json!({ "eventCheck": "judge" }), [4, 6, 5], changes);
    let outcome = crate::games::apokalypsis::score::outcome(play.state()).unwrap();
    let rows: Vec<(&str, Vec<i32>)> = outcome
        .rows
        .iter()
        .map(|row| (row.id, row.points.iter().flatten().copied().collect()))
        .collect();
    assert_eq!(
        rows,
        [
            ("survivors", vec![3, 5, 6, 6]),
            ("penalties", vec![0, -1, 0, 0]),
            ("tie-break", vec![0, -1, 0, -1])
        ]
    );
    assert_eq!(
        (outcome.totals, outcome.reason),
        (vec![3, 3, 6, 5], "tie-break")
    );
    assert_eq!(outcome.rows[0].items[0], ["red"; 3]);
}

#[test]
fn a_judge_who_errs_pays_in_the_standing_too() {
    let start = json!({ "omenPile": pile(&["west"]) });
    let play = prepared(json!({ "eventCheck": "judge" }), start)
        .turn("south")
        .play(declare(true));
    let standing =
        crate::games::apokalypsis::score::standing(play.state(), crate::seat::Viewer::Table);
    assert_eq!(standing.scores, [3, 4, 4, 4].map(Some));
}
