//! SD-7: what all apocalytes do.

use super::*;
use crate::games::six_dooms::march::random_movement;

#[test]
fn sd_7_1_the_doom_begins_every_round_and_runs_by_itself() {
    let play = scene(3, "zombies")
        .troops(1, "peru", 3)
        .foes("peru", 3)
        .strike();
    assert_eq!(
        play.told()[..3],
        ["turnEnded", "roundBegan", "apocalypseTurn"]
    );
    assert_eq!(play.rule("apocalypseTurn"), "SD-7.1");
    assert_eq!((play.at("phase"), play.to_act()), (json!("start"), 0));
}

#[test]
fn sd_7_2_there_are_no_reinforcements_in_round_one() {
    // Six times five zombies, and only those.
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "zombies", "oppose": "never" }),
    );
    assert_eq!(play.at("round"), 1);
    assert_eq!(play.rules("apocalytesPlaced"), ["SD-Z.1"; 6]);
    for doom in ["aliens", "demons"] {
        let play = game(
            3,
            json!({ "quickStart": true, "scenario": doom, "oppose": "never" }),
        );
        let rules = play.rules("apocalytesPlaced");
        assert!(
            rules
                .iter()
                .all(|rule| rule == "SD-A.1" || rule == "SD-D.1"),
            "{rules:?}"
        );
    }
}

#[test]
fn sd_7_3_they_are_reinforced_then_move_then_attack() {
    let play = scene(3, "zombies")
        .foes("peru", 5)
        .troops(1, "brazil", 2)
        .dice(&[1])
        .strike();
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("apocalytesPlaced") < at("movementRoll"));
    assert!(at("apocalytesMoved") < at("combatBegan"));
}

#[test]
fn sd_7_4_fallen_lands_move_and_contested_lands_attack_within() {
    let play = scene(3, "zombies")
        .foes("peru", 5)
        .troops(1, "brazil", 4)
        .troops(0, "argentina", 9)
        .foes("argentina", 2)
        .pick(0)
        .dice(&[1])
        .strike();
    assert!(
        play.heard("apocalytesMarch")
            .iter()
            .all(|march| march["source"] != "argentina")
    );
    assert_eq!(play.rule("apocalytesMoved"), "SD-7.4");
    for combat in play.heard("combatBegan") {
        assert_eq!(combat["source"], combat["target"]);
    }
}

#[test]
fn sd_7_5_lands_act_in_map_order_and_what_arrives_does_not_move_again() {
    // Two of three go from Venezuela to Peru, towards the players in Argentina.
    let play = scene(3, "aliens")
        .without("ural")
        .foes("venezuela", 3)
        .foes("peru", 4)
        .troops(1, "argentina", 5)
        .pick(0)
        .dice(&[6, 6])
        .strike();
    let marches = play.heard("apocalytesMarch");
    let way = |march: &Value| [word(&march["source"]), word(&march["target"])];
    assert_eq!(way(&marches[0]), ["venezuela", "peru"]);
    assert_eq!(way(&marches[1]), ["peru", "argentina"]);
    assert_eq!(
        marches[1]["count"], 3,
        "of the four that stood there at first"
    );
}

#[test]
fn sd_7_6_the_target_is_picked_among_player_neighbours_behind_barricades_too() {
    let target = |place| {
        let scene = scene(3, "zombies")
            .foes("peru", 5)
            .troops(1, "venezuela", 2)
            .troops(1, "brazil", 2)
            .wall("peru--brazil", "brazil", 2);
        scene.pick(place).dice(&[1]).strike().event("movementRoll")["target"].clone()
    };
    assert_eq!(target(0), "venezuela");
    assert_eq!(target(1), "brazil");
}

#[test]
fn sd_7_7_a_die_says_how_many_move() {
    // The twelfth worked example, with five.
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|die| random_movement(die, 5)),
        [1, 1, 2, 3, 4, 4]
    );
    let play = scene(3, "zombies")
        .foes("peru", 4)
        .troops(1, "brazil", 9)
        .dice(&[4])
        .strike();
    let roll = play.event("movementRoll");
    assert_eq!(
        (&roll["count"], &roll["rule"]),
        (&json!(3), &json!("SD-7.7"))
    );
    assert_eq!(play.event("apocalytesMoved")["count"], 3);
}

#[test]
fn sd_7_8_at_least_one_stays_and_a_lone_army_rolls_nothing() {
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|die| random_movement(die, 2)),
        [1; 6]
    );
    let play = scene(3, "aliens")
        .without("ural")
        .foes("peru", 1)
        .mothership("brazil")
        .troops(1, "brazil", 2)
        .foes("brazil", 2)
        .strike();
    assert!(play.heard("movementRoll").is_empty());
    // Edge case 44: a lone mutant breeds without looking for a target.
    let play = scene(3, "mutants")
        .foes("peru", 1)
        .troops(1, "brazil", 2)
        .troops(1, "argentina", 2)
        .strike();
    assert_eq!(play.foes("peru"), 3);
    assert!(play.heard("apocalytesMarch").is_empty());
}

#[test]
fn sd_7_9_a_closed_border_is_attacked_up_to_three_times() {
    // Edge case 21: five of six die at the barricade.
    let behind = || {
        scene(3, "zombies")
            .foes("peru", 5)
            .troops(1, "brazil", 2)
            .wall("peru--brazil", "brazil", 1)
    };
    let play = behind()
        .dice(&[6, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6, 1, 6])
        .strike();
    assert_eq!(play.rules("combatBegan"), ["SD-7.9"; 3]);
    assert_eq!((play.foes("peru"), play.wall("peru", "brazil")), (1, 1));
    assert_eq!(play.rule("marchStopped"), "SD-7.9");
    // Survivors go in, and cannot be opposed.
    let play = behind()
        .supplies("brazil", 2)
        .dice(&[4, 6, 6, 6, 1, 1, 1, 1])
        .strike();
    assert_eq!(play.event("apocalytesMoved")["count"], 3);
    assert!(play.heard("borderOpposed").is_empty());
    // If the last blow takes all, nobody goes in.
    let play = behind()
        .foes("peru", 2)
        .troops(1, "brazil", 1)
        .dice(&[1, 6, 1])
        .strike();
    assert_eq!(play.heard("apocalytesMoved").len(), 1);
}

#[test]
fn sd_7_10_an_open_border_may_be_opposed_first() {
    let play = scene(3, "zombies")
        .foes("peru", 5)
        .troops(1, "brazil", 3)
        .supplies("brazil", 1);
    let play = play.dice(&[6]).strike();
    assert_eq!(play.asked(), ("oppose".to_owned(), 1));
    assert_eq!(
        play.at("march"),
        json!({ "source": "peru", "target": "brazil", "count": 5, "mothership": false })
    );
    let play = play.play(oppose(false));
    assert_eq!(play.heard("apocalytesMoved").len(), 1);
}

#[test]
fn sd_7_11_a_contested_land_makes_three_attacks() {
    let play = scene(3, "zombies")
        .troops(1, "peru", 12)
        .foes("peru", 9)
        .strike();
    let combats = play.heard("combatBegan");
    assert_eq!(combats.len(), 3);
    assert!(combats.iter().all(|combat| combat["attackDice"] == 3));
    // Fewer only if one side is gone.
    let play = scene(3, "aliens")
        .without("ural")
        .troops(1, "peru", 1)
        .foes("peru", 3)
        .dice(&[6, 6, 6, 1])
        .strike();
    let there = play.heard("combatBegan");
    assert_eq!(
        there
            .iter()
            .filter(|combat| combat["source"] == "peru")
            .count(),
        1
    );
}

#[test]
fn sd_7_12_the_owner_is_attacked_else_the_strongest_by_pick() {
    let play = scene(3, "zombies")
        .land("peru", [1, 5, 4])
        .foes("peru", 3)
        .strike();
    assert_eq!(play.heard("combatBegan")[0]["defender"], 1);
    let play = scene(3, "zombies")
        .land("peru", [3, 1, 3])
        .foes("peru", 9)
        .pick(1)
        .strike();
    assert_eq!(play.heard("combatBegan")[0]["defender"], 2);
    // It is fixed anew: seat 1 loses its lead by the first attack.
    let play = scene(3, "aliens")
        .without("ural")
        .land("peru", [0, 5, 4])
        .foes("peru", 3)
        .dice(&[6, 6, 6, 1, 1, 6, 6, 6, 1, 1])
        .strike();
    let defenders: Vec<Value> = play
        .heard("combatBegan")
        .iter()
        .take(2)
        .map(|combat| combat["defender"].clone())
        .collect();
    assert_eq!(defenders, [1, 2]);
}

#[test]
fn sd_7_13_who_loses_an_army_that_turns_is_picked() {
    let loser = |place| {
        let scene = scene(3, "plague")
            .foes("venezuela", 1)
            .land("peru", [2, 4, 1]);
        scene.dice(&[6]).pick(place).strike()
    };
    assert_eq!(loser(2).armies("peru"), [2, 4, 0]);
    let play = loser(0);
    assert_eq!(
        (play.armies("peru"), play.rule("armyTurned")),
        (vec![1, 4, 1], "SD-7.13".to_owned())
    );
}

#[test]
fn sd_7_14_a_headquarters_among_apocalytes_is_useless_but_stands() {
    let play = scene(3, "aliens")
        .troops(0, "peru", 2)
        .foes("peru", 5)
        .hq("peru")
        .play();
    let peru = land("peru");
    assert_eq!(play.owner("peru"), None);
    assert_eq!(
        play.state()
            .usable(peru, crate::games::six_dooms::state::Force::Player(Seat(0))),
        0
    );
    assert!(play.state().headquarters.contains(peru));
}

#[test]
fn sd_7_15_the_way_to_the_nearest_counts_closed_borders_like_open_ones() {
    // From Argentina the players in Venezuela are two borders away, through Peru or Brazil.
    let step = |place| {
        let scene = empty(2, "aliens")
            .troops(0, "venezuela", 3)
            .troops(1, "venezuela", 0)
            .land("venezuela", [3, 1])
            .foes("argentina", 4)
            .mothership("argentina")
            .wall("peru--argentina", "peru", 2);
        let play = scene.pick(place).dice(&[1]).strike();
        play.event("movementRoll")["target"].clone()
    };
    assert_eq!(step(0), "peru");
    assert_eq!(step(1), "brazil");
}

#[test]
fn sd_7_16_apocalytes_defend_with_one_die_each_at_most_two() {
    let dice = |foes| {
        let play = scene(3, "zombies")
            .troops(0, "brazil", 6)
            .foes("peru", foes)
            .play();
        let play = play.play(attack("brazil", "peru", DOOM, 3));
        play.event("diceRolled")["defence"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!([1, 2, 7].map(dice), [1, 2, 2]);
}
