//! SD-M: mutants.

use super::*;
use crate::games::six_dooms::state::Force;

fn ground_zero(scene: Scene, id: &'static str) -> Scene {
    scene.mark(id, "ground-zero")
}

#[test]
fn sd_m_1_four_ground_zeros_are_cleared_and_get_a_mutant() {
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "mutants", "oppose": "never" }),
    );
    let placed: Vec<Value> = play.heard("apocalytesPlaced");
    assert_eq!(placed.len(), 4);
    for event in placed {
        assert_eq!(
            (&event["count"], &event["rule"]),
            (&json!(1), &json!("SD-M.1"))
        );
        let here = land(event["territory"].as_str().unwrap());
        assert!(play.state().marked.contains(here));
        assert_eq!(play.state().supplies[here], 0);
        assert!(!play.state().headquarters.contains(here));
    }
}

#[test]
fn sd_m_2_mutants_are_reinforced_in_round_one_too() {
    // Radiation strikes at once around ground zero.
    let play = game(
        3,
        json!({ "quickStart": true, "scenario": "mutants", "oppose": "never" }),
    );
    assert_eq!(play.at("round"), 1);
    assert!(!play.heard("armyTurned").is_empty());
}

#[test]
fn sd_m_3_open_borders_radiation_movement_attack() {
    let play = ground_zero(scene(3, "mutants"), "venezuela")
        .troops(1, "brazil", 9)
        .troops(0, "argentina", 1)
        .foes("argentina", 2)
        .foes("peru", 12)
        .wall("peru--brazil", "peru", 1)
        .strike();
    let told = play.told();
    let at = |kind: &str| told.iter().position(|event| event == kind).unwrap();
    assert!(at("barricadeRemoved") < at("armyTurned"));
    assert!(at("armyTurned") < at("apocalytesMarch"));
    assert!(at("apocalytesMarch") < at("combatBegan"));
}

#[test]
fn sd_m_4_mutants_open_the_borders_of_lands_they_hold() {
    let opened = |armies: u32, foes: u32| {
        let scene = scene(3, "mutants")
            .troops(1, "peru", armies)
            .foes("peru", foes);
        let play = scene.wall("peru--brazil", "peru", 2).strike();
        play.rules("barricadeRemoved")
    };
    assert_eq!(opened(2, 3), ["SD-M.4"]);
    assert_eq!(opened(3, 3), [] as [&str; 0]);
    // A barricade on the other side stays.
    let play = scene(3, "mutants")
        .foes("peru", 3)
        .wall("peru--brazil", "brazil", 2)
        .strike();
    assert!(play.heard("barricadeRemoved").is_empty());
}

#[test]
fn sd_m_5_half_of_those_at_ground_zero_turn() {
    let play = ground_zero(scene(3, "mutants"), "peru")
        .troops(1, "peru", 5)
        .strike();
    // Three turn, rounded up; then three mutants face two armies and attack.
    assert_eq!(play.rules("armyTurned"), ["SD-M.5"; 3]);
}

#[test]
fn sd_m_6_around_ground_zero_two_turn_fewer_with_supplies() {
    let turned = |armies: u32, supplies: u32| {
        let scene = ground_zero(scene(3, "mutants"), "peru").troops(1, "brazil", armies);
        let scene = scene
            .supplies("brazil", supplies)
            .wall("peru--brazil", "brazil", 2);
        let play = scene.strike();
        assert!(play.rules("armyTurned").iter().all(|rule| rule == "SD-M.6"));
        play.heard("armyTurned").len()
    };
    assert_eq!(
        [turned(9, 0), turned(9, 1), turned(9, 2), turned(9, 5)],
        [2, 1, 0, 0]
    );
    assert_eq!(turned(1, 0), 1);
    // Two ground zeros count once.
    let play = ground_zero(ground_zero(scene(3, "mutants"), "peru"), "argentina")
        .troops(1, "brazil", 9)
        .strike();
    assert_eq!(play.heard("armyTurned").len(), 2);
}

#[test]
fn sd_m_7_half_of_those_who_enter_turn_at_once() {
    // Edge case 24.
    let play = ground_zero(scene(3, "mutants"), "peru")
        .troops(0, "brazil", 6)
        .play();
    let play = play.play(go("brazil", "peru", 3));
    assert_eq!((play.own(0, "peru"), play.foes("peru")), (1, 2));
    let event = play.event("irradiated");
    assert_eq!(
        (&event["count"], &event["rule"]),
        (&json!(2), &json!("SD-M.7"))
    );
    assert_eq!(play.at("turn")["engage"], "peru");
    // An advance enters too.
    let play = ground_zero(scene(3, "mutants"), "peru")
        .troops(0, "brazil", 4)
        .troops(1, "peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    assert_eq!((play.own(0, "peru"), play.foes("peru")), (1, 2));
}

#[test]
fn sd_m_8_the_target_is_a_player_neighbour_and_never_ground_zero() {
    let needed = |armies: [u32; 3], foes| {
        let play = scene(3, "mutants")
            .land("brazil", armies)
            .foes("brazil", foes)
            .play();
        play.state().mutants_needed(land("brazil"))
    };
    assert_eq!(needed([0, 3, 2], 0), 4);
    assert_eq!(needed([0, 3, 2], 2), 2);
    assert_eq!(needed([0, 3, 0], 7), 1);
    // Venezuela is ground zero, so there is nothing to pick: Brazil it is.
    let play = ground_zero(scene(3, "mutants"), "venezuela")
        .foes("peru", 8)
        .troops(0, "venezuela", 2)
        .troops(1, "brazil", 5)
        .strike();
    assert_eq!(play.heard("apocalytesMarch")[0]["target"], "brazil");
}

#[test]
fn sd_m_9_who_cannot_send_enough_breeds_two() {
    // The second half of the seventeenth worked example.
    let play = scene(3, "mutants")
        .foes("peru", 4)
        .troops(1, "brazil", 3)
        .strike();
    assert_eq!(
        (play.foes("peru"), play.rule("procreated")),
        (6, "SD-M.9".to_owned())
    );
    assert!(play.heard("apocalytesMarch").is_empty());
}

#[test]
fn sd_m_10_just_enough_are_sent() {
    // The first half of the seventeenth worked example.
    let play = scene(3, "mutants")
        .foes("peru", 8)
        .troops(1, "brazil", 3)
        .strike();
    let march = play.event("apocalytesMarch");
    assert_eq!(
        (&march["count"], &march["rule"]),
        (&json!(4), &json!("SD-M.10"))
    );
    assert_eq!(play.foes("peru"), 4);
}

#[test]
fn sd_m_11_without_a_neighbour_all_but_one_go_towards_the_contested() {
    let play = scene(3, "mutants")
        .without("ural")
        .foes("argentina", 5)
        .troops(1, "venezuela", 1)
        .foes("venezuela", 4)
        .troops(0, "north-africa", 1)
        .pick(0)
        .strike();
    let march = play.event("apocalytesMarch");
    assert_eq!(
        (&march["count"], &march["target"], &march["rule"]),
        (&json!(4), &json!("peru"), &json!("SD-M.11"))
    );
    // With none contested, towards the nearest players.
    let play = scene(3, "mutants")
        .without("ural")
        .foes("argentina", 5)
        .troops(0, "north-africa", 9)
        .strike();
    assert_eq!(play.event("apocalytesMarch")["target"], "brazil");
}

#[test]
fn sd_m_12_mutants_never_enter_ground_zero() {
    // The only way out of Argentina that is no ground zero is Peru.
    let play = ground_zero(scene(3, "mutants").without("ural"), "brazil")
        .foes("argentina", 5)
        .troops(0, "north-africa", 9)
        .supplies("north-africa", 2)
        .strike();
    assert_eq!(play.event("apocalytesMarch")["target"], "peru");
}

#[test]
fn sd_m_13_all_leave_a_fallen_ground_zero() {
    // Edge case 25: one mutant against nine armies.
    let play = ground_zero(scene(3, "mutants"), "peru")
        .foes("peru", 1)
        .troops(1, "brazil", 9)
        .supplies("brazil", 2);
    let play = play.option("oppose", json!("never")).strike();
    let march = play.event("apocalytesMarch");
    assert_eq!(
        (&march["count"], &march["target"], &march["rule"]),
        (&json!(1), &json!("brazil"), &json!("SD-M.13"))
    );
    assert_eq!(play.foes("peru"), 0);
    // Edge case 42: nowhere to go.
    let mut walled_in = scene(3, "mutants")
        .without("madagascar")
        .troops(2, "siam", 1)
        .foes("madagascar", 2);
    for id in ["madagascar", "east-africa", "south-africa"] {
        walled_in = ground_zero(walled_in, id);
    }
    let play = walled_in.strike();
    assert_eq!(
        (play.foes("madagascar"), play.rule("procreated")),
        (4, "SD-M.13".to_owned())
    );
}

#[test]
fn sd_m_14_after_breaking_a_barricade_they_think_again() {
    // Five of eight set out against four armies and lose two: with six left they still send five.
    let behind = |foes, armies| {
        scene(3, "mutants")
            .foes("peru", foes)
            .troops(1, "brazil", armies)
            .wall("peru--brazil", "brazil", 1)
    };
    let play = behind(8, 4)
        .dice(&[1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1])
        .strike();
    assert_eq!(play.event("apocalytesMoved")["count"], 5);
    // With four left they do not: they stay, and do not breed.
    let play = behind(6, 4)
        .dice(&[1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1])
        .strike();
    assert_eq!(
        (play.rule("marchStopped"), play.foes("peru")),
        ("SD-M.14".to_owned(), 4)
    );
    assert!(play.heard("procreated").is_empty());
}

#[test]
fn sd_m_15_they_attack_only_while_they_are_as_many_as_the_strongest() {
    let combats = |armies, foes| {
        let play = scene(3, "mutants")
            .troops(1, "peru", armies)
            .foes("peru", foes)
            .strike();
        (play.heard("combatBegan").len(), play.rules("procreated"))
    };
    assert_eq!(combats(5, 3), (0, vec!["SD-M.15".to_owned()]));
    // Checked before each attack: equal, then behind after a loss.
    let play = scene(3, "mutants")
        .troops(1, "peru", 3)
        .foes("peru", 3)
        .dice(&[1, 1, 1, 6, 6])
        .strike();
    assert_eq!(play.rules("combatBegan"), ["SD-M.15"]);
    assert!(play.heard("procreated").is_empty());
}

#[test]
fn sd_m_16_supplies_are_whoevers_who_outnumbers() {
    let usable = |armies, foes| {
        let play = scene(3, "mutants")
            .troops(1, "peru", armies)
            .foes("peru", foes)
            .supplies("peru", 2)
            .play();
        let state = play.state();
        [Force::Player(Seat(1)), Force::Apocalytes].map(|force| state.usable(land("peru"), force))
    };
    assert_eq!(usable(3, 2), [2, 0]);
    assert_eq!(usable(3, 3), [0, 0], "edge case 23");
    assert_eq!(usable(3, 4), [0, 2]);
}

#[test]
fn sd_m_17_mutants_re_roll_and_a_headquarters_helps_only_in_fallen_land() {
    let play = scene(3, "mutants")
        .troops(1, "peru", 2)
        .foes("peru", 4)
        .supplies("peru", 1);
    let play = play.dice(&[1, 1, 1, 6, 6, 6]).strike();
    assert_eq!(play.rules("dieRerolled")[0], "SD-M.17");
    let usable = |armies| {
        let play = scene(3, "mutants")
            .troops(1, "peru", armies)
            .foes("peru", 4)
            .hq("peru")
            .play();
        play.state().usable(land("peru"), Force::Apocalytes)
    };
    assert_eq!([usable(0), usable(2)], [1, 0]);
}

#[test]
fn sd_m_18_mutants_always_oppose_and_make_weak_barricades() {
    let play = scene(3, "mutants")
        .troops(0, "brazil", 6)
        .foes("peru", 4)
        .supplies("peru", 2);
    let play = play
        .dice(&[1, 1, 1, 6, 6, 6])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(play.rule("borderOpposed"), "SD-M.18");
    assert_eq!((play.wall("brazil", "peru"), play.supplies("peru")), (1, 2));
    assert_eq!((play.own(0, "brazil"), play.to_act()), (6, 0));
    assert_eq!(play.at("borders")[0]["side"], "peru");
}

#[test]
fn sd_m_19_they_defend_with_up_to_three_and_a_third_pair_counts() {
    let play = scene(3, "mutants").troops(0, "brazil", 6).foes("peru", 4);
    let play = play
        .dice(&[6, 6, 6, 1, 1, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3));
    assert_eq!(
        (play.foes("peru"), play.rule("diceRolled")),
        (1, "SD-M.19".to_owned())
    );
}

#[test]
fn sd_m_20_prevented_when_no_mutant_is_left() {
    let play = ground_zero(scene(3, "mutants").without("ural"), "siam")
        .troops(0, "brazil", 6)
        .foes("peru", 1);
    let play = play
        .dice(&[6, 6, 6, 1])
        .play()
        .play(attack("brazil", "peru", DOOM, 3))
        .play(advance(3));
    assert_eq!(play.rule("prevented"), "SD-M.20");
}
