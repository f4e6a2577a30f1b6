//! Bad input at every door: a clear error of its own kind, and nothing changed.

use engine::api;
use engine::bots::Thought;
use engine::refusal::{ErrorCode, Failure};
use serde_json::{Value, json};

const GAME: &str = "angels-and-demons";

fn new_game() -> Value {
    api::new_game(json!({ "game": GAME, "players": 2, "seed": 1 })).unwrap()
}

fn code(answer: Result<Value, Failure>) -> ErrorCode {
    match answer.expect_err("an error") {
        Failure::Error(error) => error.code,
        Failure::Refusal(refusal) => panic!("a refusal by {}", refusal.rule),
    }
}

fn rule(answer: Result<Value, Failure>) -> &'static str {
    match answer.expect_err("a refusal") {
        Failure::Refusal(refusal) => refusal.rule.0,
        Failure::Error(error) => panic!("{error}"),
    }
}

#[test]
fn a_malformed_or_unknown_configuration_is_named() {
    assert_eq!(code(api::new_game(json!("nonsense"))), ErrorCode::Malformed);
    assert_eq!(
        code(api::new_game(json!({ "game": "chess", "players": 2 }))),
        ErrorCode::UnknownGame
    );
    assert_eq!(
        code(api::new_game(json!({ "game": GAME, "players": 7 }))),
        ErrorCode::WrongPlayers
    );
    assert_eq!(
        code(api::new_game(
            json!({ "game": GAME, "players": 2, "colour": 1 })
        )),
        ErrorCode::Malformed
    );
    assert_eq!(
        code(api::new_game(
            json!({ "game": GAME, "players": 2, "seed": "1" })
        )),
        ErrorCode::Malformed
    );
    assert_eq!(
        code(api::new_game(
            json!({ "game": GAME, "players": 2, "seed": 1.5 })
        )),
        ErrorCode::Malformed
    );
    assert_eq!(
        code(api::new_game(
            json!({ "game": GAME, "players": 2, "script": [10] })
        )),
        ErrorCode::BrokenScript
    );
    let seats = json!([{ "name": "Ada", "bot": "genius" }, { "name": "Brahe" }]);
    assert_eq!(
        code(api::new_game(json!({ "game": GAME, "seats": seats }))),
        ErrorCode::UnknownLevel
    );
}

#[test]
fn a_number_and_its_hex_digits_are_the_same_seed() {
    let hex =
        api::new_game(json!({ "game": GAME, "players": 2, "seed": "0000000000000001" })).unwrap();
    assert_eq!(hex, new_game());
    let drawn = || api::new_game(json!({ "game": GAME, "players": 2 })).unwrap()["start"].clone();
    assert_ne!(drawn(), drawn(), "a new seed for every game without one");
}

#[test]
fn a_malformed_move_is_an_error_and_a_wrong_one_a_refusal() {
    for bad in [
        json!(null),
        json!("commit"),
        json!({ "type": "dance" }),
        json!({ "type": "commit" }),
        json!({ "type": "commit", "card": "a-10" }),
        json!({ "type": "commit", "card": 7 }),
        json!({ "type": "commit", "card": "a-7", "extra": 1 }),
    ] {
        assert_eq!(
            code(api::apply_move(new_game(), bad.clone(), Some(0))),
            ErrorCode::Malformed,
            "{bad}"
        );
    }
    let of_the_other = json!({ "type": "commit", "card": "d-7" });
    assert_eq!(
        rule(api::apply_move(new_game(), of_the_other, Some(0))),
        "AD-4.1"
    );
    assert_eq!(
        rule(api::apply_move(
            new_game(),
            json!({ "type": "commit", "card": "a-7" }),
            Some(5)
        )),
        "AD-1.1"
    );
}

#[test]
fn a_stale_move_is_refused() {
    let mv = json!({ "type": "commit", "card": "a-7" });
    let game = api::apply_move(new_game(), mv.clone(), Some(0)).unwrap()["game"].clone();
    assert_eq!(rule(api::apply_move(game, mv, Some(0))), "AD-4.3");
}

#[test]
fn a_game_that_was_tampered_with_is_not_trusted() {
    let mut game = new_game();
    game["snapshot"]["tokens"] = json!([4, 0]);
    assert_eq!(code(api::legal_moves(game, None)), ErrorCode::BrokenRecord);
    let mut game = new_game();
    game["moves"] = json!([{ "seat": 0, "move": { "type": "commit", "card": "d-1" } }]);
    assert_eq!(code(api::view(game, None)), ErrorCode::BrokenRecord);
}

#[test]
fn seats_plies_levels_and_languages_that_do_not_exist_are_named() {
    assert_eq!(code(api::view(new_game(), Some(2))), ErrorCode::OutOfRange);
    assert_eq!(
        code(api::replay(new_game(), Some(1))),
        ErrorCode::OutOfRange
    );
    assert_eq!(
        code(api::choose_move(
            new_game(),
            None,
            "genius",
            Thought::seeded(1)
        )),
        ErrorCode::UnknownLevel
    );
    assert_eq!(code(api::rulebook(GAME, "de")), ErrorCode::Malformed);
    assert_eq!(code(api::options("chess", 2)), ErrorCode::UnknownGame);
}

#[test]
fn no_number_of_players_is_too_large_to_be_refused() {
    for players in [0, 1, 3, 256, 258, u32::MAX] {
        let config = json!({ "game": GAME, "players": players });
        assert_eq!(code(api::new_game(config)), ErrorCode::WrongPlayers);
        assert_eq!(code(api::options(GAME, players)), ErrorCode::WrongPlayers);
        assert_eq!(
            code(api::fingerprint(GAME, players, 1)),
            ErrorCode::WrongPlayers
        );
        assert_eq!(
            code(api::play_out(GAME, players, 1, 1)),
            ErrorCode::WrongPlayers
        );
    }
}

#[test]
fn oddities_of_a_position_are_told_apart_from_its_faults() {
    let game = json!({ "game": "apokalypsis", "players": 2, "seed": 1 });
    let position = api::new_game(game).unwrap()["snapshot"].clone();
    let told = |change: &dyn Fn(&mut Value)| {
        let mut position = position.clone();
        change(&mut position);
        let told = api::check_position("apokalypsis", &position).unwrap();
        ["broken", "warnings"].map(|kind| {
            let list = told[kind].as_array().unwrap();
            list.iter()
                .map(|item| item["requirement"].clone())
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(told(&|_| {}), [Vec::<Value>::new(), vec![]]);
    let bury = |position: &mut Value| {
        let card = position["drawPile"].as_array_mut().unwrap().remove(0);
        position["deadOmens"] = json!([card]);
    };
    assert_eq!(told(&bury), [vec![], vec![json!("P10")]]);
    assert_eq!(
        told(&|position| position["apocalypses"] = json!(-1)),
        [vec![json!("P1")], vec![]]
    );
}

#[test]
fn a_position_is_loaded_or_every_fault_is_listed() {
    let position = new_game()["snapshot"].clone();
    let game = api::load_position(GAME, position.clone(), Some(json!(1))).unwrap();
    assert_eq!(game["snapshot"], position);
    let mut broken = position;
    broken["tokenSupply"] = json!(3);
    broken["round"] = json!(2);
    match api::load_position(GAME, broken, None).unwrap_err() {
        Failure::Error(error) => {
            assert_eq!(error.code, ErrorCode::BrokenPosition);
            assert!(
                error.detail.contains("P7") && error.detail.contains("P8"),
                "{}",
                error.detail
            );
        }
        Failure::Refusal(refusal) => panic!("{refusal:?}"),
    }
}

#[test]
fn a_bot_chooses_for_its_seat_or_says_that_there_is_nothing_to_choose() {
    let mv = api::choose_move(new_game(), Some(1), "oracle", Thought::seeded(3)).unwrap();
    let game = api::apply_move(new_game(), mv, Some(1)).unwrap()["game"].clone();
    assert_eq!(
        code(api::choose_move(
            game,
            Some(1),
            "oracle",
            Thought::seeded(3)
        )),
        ErrorCode::NothingToChoose
    );
}

#[test]
fn an_explanation_is_a_sentence_and_null_for_a_legal_move() {
    let why = api::explain_move(
        new_game(),
        json!({ "type": "commit", "card": "d-7" }),
        Some(0),
    )
    .unwrap();
    assert_eq!(why["rule"], "AD-4.1");
    assert!(
        why["text"]["en"].as_str().unwrap().contains('7')
            && why["text"]["fr"].as_str().unwrap().contains('7')
    );
    assert_eq!(
        api::explain_move(
            new_game(),
            json!({ "type": "commit", "card": "a-7" }),
            Some(0)
        )
        .unwrap(),
        Value::Null
    );
}

#[test]
fn nonsense_never_panics() {
    (0..3000).for_each(suites::fuzz::one_round);
}
