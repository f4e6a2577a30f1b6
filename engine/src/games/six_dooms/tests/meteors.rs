//! SD-T: meteors.

use super::*;
use crate::games::six_dooms::map::Lands;

/// So many territories of Asia are craters already; the three cards are drawn from the rest.
fn struck(count: usize) -> Scene {
    let asia = [
        "ural",
        "siberia",
        "yakutsk",
        "kamchatka",
        "irkutsk",
        "mongolia",
        "afghanistan",
        "china",
        "middle-east",
    ];
    let mut scene = scene(3, "meteors").set("meteorites", json!(count));
    for id in &asia[..count] {
        scene = scene.mark(id, "annihilated");
    }
    scene
}

/// Cards of territories before the first crater: their places in the pack.
fn cards(scene: Scene, ids: [&str; 3]) -> Scene {
    let mut pack: Vec<Territory> = {
        let marked: Vec<String> = scene.json()["territories"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|here| here["mark"] == "annihilated")
            .map(|here| word(&here["id"]))
            .collect();
        Lands::ALL
            .iter()
            .filter(|land| !marked.contains(&land.id().to_owned()))
            .collect()
    };
    ids.iter().fold(scene, |scene, id| {
        let place = pack.iter().position(|card| *card == land(id)).unwrap();
        pack.remove(place);
        scene.pick(place as u32)
    })
}

#[test]
fn sd_t_1_there_is_no_set_up() {
    let options = json!({ "quickStart": true, "scenario": "meteors", "ending": "ask" });
    let play = game(3, options).play(json!({ "type": "chooseEnding", "ending": "prevented" }));
    assert!(
        play.rules("apocalytesPlaced")
            .iter()
            .all(|rule| rule == "SD-T.4")
    );
    let told = play.told();
    assert!(
        told.iter().position(|event| event == "apocalypseTurn")
            < told.iter().position(|event| event == "apocalytesPlaced")
    );
}

#[test]
fn sd_t_2_every_round_begins_with_three_different_cards() {
    let play = cards(scene(3, "meteors"), ["peru", "siam", "egypt"]).strike();
    assert_eq!(play.event("meteorite")["territory"], "peru");
    assert_eq!((play.foes("siam"), play.foes("egypt")), (1, 1));
    // Edge case 41: only two territories are left.
    let mut scene = empty(2, "meteors").set("meteorites", json!(40));
    for land in Lands::ALL
        .iter()
        .filter(|land| !["peru", "brazil"].contains(&land.id()))
    {
        scene = scene.mark(land.id(), "annihilated");
    }
    let play = scene
        .land("peru", [3, 0])
        .land("brazil", [0, 3])
        .pick(0)
        .option("roundLimit", json!(1000))
        .strike();
    assert_eq!(play.event("meteorite")["number"], 41);
    // One card for Brazil, one as the neighbour of Peru.
    assert_eq!(play.heard("apocalytesPlaced").len(), 2);
}

#[test]
fn sd_t_3_the_first_is_annihilated_with_all_in_it() {
    // Edge case 32.
    let play = scene(3, "meteors")
        .land("peru", [2, 3, 0])
        .supplies("peru", 2)
        .hq("peru")
        .foes("peru", 1)
        .wall("peru--brazil", "brazil", 2);
    let play = cards(play, ["peru", "siam", "egypt"]).strike();
    assert_eq!(
        (
            play.armies("peru"),
            play.foes("peru"),
            play.supplies("peru")
        ),
        (vec![0, 0, 0], 0, 0)
    );
    assert!(play.state().headquarters.is_empty());
    assert_eq!(
        (play.wall("peru", "brazil"), play.rule("barricadeRemoved")),
        (0, "SD-T.3".to_owned())
    );
    assert_eq!(
        (
            play.at("territories")[10]["mark"].clone(),
            play.rule("meteorite")
        ),
        (json!("annihilated"), "SD-T.3".to_owned())
    );
    for id in ["venezuela", "brazil", "argentina"] {
        assert_eq!(play.foes(id), 1, "{id}");
    }
}

#[test]
fn sd_t_4_a_rioter_comes_to_the_other_cards_and_around_the_crater() {
    // Brazil is a card and a neighbour: two.
    let play = cards(scene(3, "meteors"), ["peru", "brazil", "egypt"]).strike();
    assert_eq!(play.rules("apocalytesPlaced"), ["SD-T.4"; 5]);
    assert_eq!(
        ["brazil", "egypt", "venezuela", "argentina"].map(|id| play.foes(id)),
        [2, 1, 1, 1]
    );
    // None to a neighbour that is a crater.
    let play = cards(struck(1), ["siberia", "peru", "egypt"]).strike();
    assert_eq!(play.foes("ural"), 0);
}

#[test]
fn sd_t_5_contested_lands_riot_before_the_fallen() {
    let play = cards(
        scene(3, "meteors")
            .troops(1, "brazil", 5)
            .foes("brazil", 1)
            .foes("alaska", 1),
        ["siam", "egypt", "congo"],
    )
    .dice(&[1])
    .strike();
    let rolls = play.heard("riotRoll");
    assert_eq!(
        (&rolls[0]["source"], &rolls[0]["territory"]),
        (&json!("brazil"), &json!("brazil"))
    );
    // A land that falls while the contested ones riot does nothing more.
    let play = cards(
        scene(3, "meteors")
            .troops(1, "brazil", 1)
            .foes("brazil", 1)
            .troops(1, "peru", 4),
        ["siam", "egypt", "congo"],
    )
    .dice(&[6])
    .strike();
    assert_eq!(play.foes("brazil"), 2);
    assert!(
        play.heard("riotRoll")
            .iter()
            .filter(|roll| roll["source"] == "brazil")
            .count()
            == 1
    );
}

#[test]
fn sd_t_6_one_roll_each_against_itself_or_an_open_neighbour() {
    let scene = || {
        scene(3, "meteors")
            .foes("peru", 4)
            .troops(1, "brazil", 5)
            .troops(1, "argentina", 5)
    };
    let play = cards(scene(), ["siam", "egypt", "congo"])
        .pick(1)
        .dice(&[1])
        .strike();
    let from_peru: Vec<Value> = play
        .heard("riotRoll")
        .into_iter()
        .filter(|roll| roll["source"] == "peru")
        .collect();
    assert_eq!(from_peru.len(), 1, "one for four rioters");
    assert_eq!(from_peru[0]["territory"], "argentina");
    let walled = scene()
        .wall("peru--brazil", "brazil", 1)
        .wall("peru--argentina", "peru", 1);
    let play = cards(walled, ["siam", "egypt", "congo"]).strike();
    assert!(
        play.heard("riotRoll")
            .iter()
            .all(|roll| roll["source"] != "peru")
    );
}

#[test]
fn sd_t_7_the_more_meteorites_the_easier_and_supplies_help() {
    // The fifteenth worked example: seven meteorites.
    let need = |meteorites: usize, supplies: u32| {
        let play = struck(meteorites)
            .troops(1, "brazil", 2)
            .supplies("brazil", supplies)
            .play();
        play.state().riot_need(land("brazil"))
    };
    assert_eq!(
        [need(7, 0), need(7, 1), need(7, 2), need(7, 5)],
        [4, 5, 6, 6]
    );
    assert_eq!(
        [need(0, 0), need(2, 0), need(3, 0), need(9, 1)],
        [6, 6, 5, 4]
    );
    let riot = |die| {
        let scene = struck(6).troops(1, "brazil", 5).foes("brazil", 1);
        cards(scene, ["siam", "egypt", "congo"])
            .dice(&[die])
            .strike()
    };
    let play = riot(4);
    assert_eq!(
        (
            play.own(1, "brazil"),
            play.foes("brazil"),
            play.rules("riotRoll")[0].as_str()
        ),
        (4, 2, "SD-T.7")
    );
    assert_eq!(play.rules("armyTurned")[0], "SD-T.7");
    assert_eq!(riot(3).own(1, "brazil"), 5);
}

#[test]
fn sd_t_8_rioters_never_attack_nor_move() {
    let play = cards(
        scene(3, "meteors")
            .troops(1, "brazil", 5)
            .foes("brazil", 4)
            .foes("peru", 4),
        ["siam", "egypt", "congo"],
    )
    .dice(&[1, 1])
    .strike();
    assert!(play.heard("combatBegan").is_empty() && play.heard("apocalytesMarch").is_empty());
}

#[test]
fn sd_t_9_defending_rioters_drop_the_lowest_of_one_die_more() {
    let fight = |foes, dice: &[u32]| {
        let play = scene(3, "meteors")
            .troops(0, "brazil", 6)
            .foes("peru", foes)
            .dice(dice)
            .play();
        play.play(attack("brazil", "peru", DOOM, 3))
    };
    let play = fight(5, &[4, 4, 4, 1, 5, 6]);
    assert_eq!(
        (
            play.event("combatResolved")["defence"].clone(),
            play.rule("diceRolled")
        ),
        (json!([6, 5]), "SD-T.9".to_owned())
    );
    // One rioter rolls two, and still makes one pair.
    let play = fight(1, &[4, 4, 4, 5, 5]);
    assert_eq!(
        (
            play.event("diceRolled")["defence"].clone(),
            play.own(0, "brazil")
        ),
        (json!([5, 5]), 5)
    );
}

#[test]
fn sd_t_10_few_movements_carry_a_supply() {
    let play = scene(4, "meteors")
        .troops(0, "brazil", 6)
        .supplies("brazil", 4)
        .play();
    let play = play.play(carry("brazil", "peru", 1));
    assert_eq!(play.refused(carry("brazil", "peru", 1)), "SD-T.10");
    for (players, allowed) in [(2, 2), (3, 2), (4, 1), (5, 1)] {
        let play = scene(players, "meteors").play().end();
        assert_eq!(play.at("turn")["supplyMoves"], allowed);
    }
}

#[test]
fn sd_t_11_no_supply_leaves_a_land_with_rioters() {
    // Edge case 33.
    let play = scene(3, "meteors")
        .troops(0, "brazil", 6)
        .supplies("brazil", 1)
        .foes("brazil", 1)
        .troops(0, "argentina", 3)
        .supplies("argentina", 1)
        .play();
    assert_eq!(play.refused(carry("brazil", "peru", 1)), "SD-T.11");
    assert!(play.allows(carry("argentina", "brazil", 1)));
}

/// A missile nearly ready in Peru.
fn silo(tokens: u32) -> Scene {
    scene(3, "meteors")
        .troops(0, "peru", 5)
        .supplies("peru", tokens)
        .hq("peru")
}

#[test]
fn sd_t_12_eight_tokens_for_a_full_turn_launch_the_missile() {
    let play = silo(7).troops(0, "brazil", 2).supplies("brazil", 1).play();
    assert_eq!(
        play.state().held[land("peru")],
        0,
        "a headquarters does not count"
    );
    let play = play.play(carry("brazil", "peru", 1));
    assert_eq!(play.rule("holdStarted"), "SD-T.12");
    let pass = |play: Play, corner| play.end().play(reinforce()).play(place(corner, 1));
    let last = pass(pass(play, "iceland"), "madagascar");
    assert!(!last.is_over());
    // The next cards miss Peru and its neighbours.
    let play = silo(9).on("peru", "heldSince", json!(6)).play().end();
    let launched = play.event("missileLaunched");
    assert_eq!(
        (&launched["seat"], &launched["rule"]),
        (&json!(0), &json!("SD-T.12"))
    );
    assert_eq!(play.supplies("peru"), 1);
}

#[test]
fn sd_t_13_a_rioter_a_lost_token_or_no_owner_starts_the_count_again() {
    let held = |since: u16| silo(8).on("peru", "heldSince", json!(since));
    let play = held(7).play().play(carry("peru", "brazil", 1));
    assert_eq!(play.rule("holdBroken"), "SD-T.13");
    let play = cards(held(10), ["brazil", "siam", "egypt"])
        .dice(&[1])
        .strike();
    assert_eq!(
        (play.foes("peru"), play.rule("holdBroken")),
        (1, "SD-T.13".to_owned())
    );
}

#[test]
fn sd_t_14_prevented_when_the_missile_flies() {
    let play = silo(8).on("peru", "heldSince", json!(6)).play().end();
    assert_eq!(
        (play.rule("prevented"), play.at("result")["outcome"].clone()),
        ("SD-T.14".to_owned(), json!("prevented"))
    );
}
