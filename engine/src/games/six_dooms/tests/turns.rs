//! SD-9: player turns.

use super::*;

fn builder() -> Scene {
    scene(3, "zombies").start()
}

#[test]
fn sd_9_1_a_turn_begins_with_the_building_phase() {
    let play = scene(3, "zombies").play().end();
    assert_eq!(
        (play.at("phase"), play.rule("turnBegan")),
        (json!("start"), "SD-9.1".to_owned())
    );
    assert_eq!(play.refused(end_turn()), "SD-9.10");
}

#[test]
fn sd_9_2_one_of_three_is_built() {
    let play = builder().hq("japan").play();
    let built = play.play(prepare("japan"));
    assert_eq!(built.at("phase"), "main");
    for again in [reinforce(), prepare("japan"), rebuild("japan")] {
        assert_eq!(built.refused(again), "SD-9.2");
    }
}

#[test]
fn sd_9_3_an_army_for_three_calm_territories_and_at_least_one() {
    let reinforcements = |lands: &[&'static str], extra| {
        let mut scene = builder()
            .without("japan")
            .option("extraArmies", json!(extra));
        for id in lands {
            scene = scene.troops(0, id, 1);
        }
        let play = scene
            .troops(0, "siam", 5)
            .foes("siam", 1)
            .play()
            .play(reinforce());
        assert_eq!(play.rule("reinforcements"), "SD-9.3");
        play.event("reinforcements")["count"].as_u64().unwrap()
    };
    let lands = [
        "peru",
        "brazil",
        "argentina",
        "venezuela",
        "egypt",
        "congo",
        "india",
    ];
    assert_eq!(reinforcements(&lands[..1], 0), 1);
    assert_eq!(reinforcements(&lands[..5], 0), 1);
    assert_eq!(
        reinforcements(&lands[..6], 0),
        2,
        "Siam is contested and does not count"
    );
    assert_eq!(reinforcements(&lands[..7], 0), 2);
    assert_eq!(reinforcements(&lands[..7], 3), 5);
}

#[test]
fn sd_9_4_all_are_placed_at_once_in_own_calm_territories() {
    let play = builder()
        .option("extraArmies", json!(4))
        .troops(0, "siam", 5)
        .foes("siam", 1)
        .troops(1, "peru", 2)
        .play()
        .play(reinforce());
    assert_eq!(play.at("phase"), "place");
    for (id, count) in [("siam", 1), ("peru", 1), ("japan", 6), ("japan", 0)] {
        assert_eq!(play.refused(place(id, count)), "SD-9.4");
    }
    assert_eq!(play.refused(end_turn()), "SD-9.10");
    let play = play.play(place("japan", 3));
    assert_eq!(
        (play.at("phase"), play.rule("armiesPlaced")),
        (json!("place"), "SD-9.4".to_owned())
    );
    let play = play.play(place("japan", 2));
    assert_eq!((play.at("phase"), play.own(0, "japan")), (json!("main"), 6));
    assert_eq!(play.refused(place("japan", 1)), "SD-9.4");
}

#[test]
fn sd_9_5_without_a_calm_territory_there_is_nothing_to_get() {
    // Edge case 36.
    let play = builder()
        .option("extraArmies", json!(5))
        .troops(0, "japan", 3)
        .foes("japan", 1)
        .play()
        .play(reinforce());
    let event = play.event("reinforcements");
    assert_eq!(
        (&event["count"], &event["rule"]),
        (&json!(0), &json!("SD-9.5"))
    );
    assert_eq!(play.at("phase"), "main");
}

#[test]
fn sd_9_6_a_supply_is_made_at_an_own_calm_headquarters() {
    let play = builder()
        .hq("japan")
        .hq("iceland")
        .troops(0, "siam", 3)
        .hq("siam")
        .foes("siam", 1)
        .play();
    for id in ["iceland", "siam", "peru"] {
        assert_eq!(play.refused(prepare(id)), "SD-9.6");
    }
    let play = play.play(prepare("japan"));
    assert_eq!(
        (play.supplies("japan"), play.rule("supplyMade")),
        (1, "SD-9.6".to_owned())
    );
}

#[test]
fn sd_9_7_a_supply_becomes_a_headquarters() {
    let play = builder()
        .supplies("japan", 2)
        .troops(0, "siam", 3)
        .supplies("siam", 1)
        .foes("siam", 1)
        .troops(0, "peru", 1)
        .hq("peru")
        .supplies("peru", 1)
        .supplies("iceland", 1)
        .troops(0, "brazil", 1)
        .play();
    for id in ["siam", "peru", "iceland", "brazil"] {
        assert_eq!(play.refused(rebuild(id)), "SD-9.7");
    }
    let play = play.play(rebuild("japan"));
    assert_eq!(
        (play.supplies("japan"), play.rule("hqRebuilt")),
        (1, "SD-9.7".to_owned())
    );
    assert!(play.state().headquarters.contains(land("japan")));
}

#[test]
fn sd_9_8_not_beyond_the_players_limit_nor_that_of_the_map() {
    let two = builder()
        .troops(0, "peru", 1)
        .hq("peru")
        .troops(0, "siam", 1)
        .hq("siam")
        .supplies("japan", 1);
    assert_eq!(two.play().refused(rebuild("japan")), "SD-9.8");
    // Edge case 35: one that the doom holds does not count as the player's, and retaking it razes it.
    let play = scene(3, "aliens")
        .start()
        .troops(0, "siam", 1)
        .hq("siam")
        .foes("peru", 1)
        .hq("peru")
        .troops(0, "brazil", 5)
        .supplies("brazil", 1)
        .dice(&[6, 6, 6, 1])
        .play()
        .play(rebuild("brazil"))
        .play(attack("brazil", "peru", DOOM, 3))
        .play(advance(3));
    assert_eq!(play.rule("hqRazed"), "SD-8.5");
}

#[test]
fn sd_9_9_attacks_movements_and_closings_come_in_any_order() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 9)
        .troops(0, "argentina", 2)
        .supplies("argentina", 1)
        .troops(1, "peru", 4)
        .dice(&[1, 6, 1, 6])
        .play()
        .play(go("brazil", "venezuela", 1))
        .play(attack("brazil", "peru", 1, 1))
        .play(close("argentina", "peru", 1))
        .play(attack("brazil", "peru", 1, 1))
        .play(go("brazil", "venezuela", 1));
    assert_eq!(play.own(0, "venezuela"), 2);
    let start = builder().troops(0, "brazil", 9).play();
    assert_eq!(start.refused(go("brazil", "peru", 1)), "SD-9.9");
    assert_eq!(start.refused(attack("brazil", "peru", 1, 1)), "SD-9.9");
}

#[test]
fn sd_9_10_the_player_ends_the_turn() {
    let play = scene(3, "zombies").play().end();
    assert_eq!(
        (play.rule("turnEnded"), play.to_act()),
        ("SD-9.10".to_owned(), 1)
    );
    let bound = scene(3, "zombies")
        .troops(0, "brazil", 3)
        .foes("peru", 2)
        .play();
    let bound = bound.play(go("brazil", "peru", 2));
    assert_eq!(bound.refused(end_turn()), "SD-4.23");
}

#[test]
fn sd_9_11_each_standing_order_is_set_once_a_turn() {
    let play = scene(3, "zombies").play();
    assert_eq!(
        play.refused(order("dice", "auto")),
        "SD-9.11",
        "the present value"
    );
    assert_eq!(
        play.refused(order("dice", "always")),
        "SD-9.11",
        "a value of the other order"
    );
    let play = play.play(order("dice", "ask"));
    assert_eq!(
        (&play.at("orders")[0]["dice"], play.rule("orderSet")),
        (&json!("ask"), "SD-9.11".to_owned())
    );
    assert_eq!(play.refused(order("dice", "auto")), "SD-9.11");
    let play = play.play(order("oppose", "never"));
    assert_eq!(play.at("turn")["ordersSet"], json!(["dice", "oppose"]));
    assert_eq!(
        builder()
            .play()
            .play(reinforce())
            .refused(order("dice", "ask")),
        "SD-9.11"
    );
}

#[test]
fn sd_9_12_whoever_loses_the_last_army_has_no_turn_left() {
    let play = scene(3, "aliens")
        .without("japan")
        .land("peru", [1, 3, 0])
        .dice(&[1, 6, 6])
        .play()
        .play(attack("peru", "peru", 1, 1));
    assert_eq!(play.event("eliminated")["seat"], 0);
    assert!(play.heard("turnEnded").is_empty());
    assert_eq!((play.to_act(), play.at("phase")), (1, json!("start")));
}
