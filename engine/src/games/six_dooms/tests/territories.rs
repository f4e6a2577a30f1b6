//! SD-3: territories and their owners.

use super::*;
use crate::games::six_dooms::data::{BORDER_TABLE, BORDERS};
use crate::games::six_dooms::map::Lands;

#[test]
fn sd_3_1_several_players_and_apocalytes_share_a_territory() {
    let play = scene(3, "zombies")
        .land("peru", [4, 2, 1])
        .foes("peru", 2)
        .play();
    assert_eq!((play.armies("peru"), play.foes("peru")), (vec![4, 2, 1], 2));
}

#[test]
fn sd_3_2_the_owner_has_most_armies_and_no_fewer_than_the_apocalytes() {
    // Edge case 1: two zombies and two armies.
    let owner = |armies: [u32; 3], foes| {
        let play = scene(3, "zombies")
            .land("peru", armies)
            .foes("peru", foes)
            .play();
        play.owner("peru")
    };
    assert_eq!(owner([0, 2, 0], 2), Some(1));
    assert_eq!(owner([3, 2, 2], 3), Some(0));
    assert_eq!(owner([0, 0, 1], 0), Some(2));
}

#[test]
fn sd_3_3_more_apocalytes_than_any_player_leave_no_owner() {
    let play = scene(3, "zombies")
        .land("peru", [2, 2, 0])
        .foes("peru", 3)
        .play();
    assert_eq!(play.owner("peru"), None);
    let play = scene(3, "zombies")
        .troops(1, "peru", 2)
        .foes("peru", 2)
        .troops(0, "brazil", 3)
        .dice(&[6, 6, 1, 1])
        .play()
        .play(attack("brazil", "peru", 1, 2));
    // The two defenders fall, the zombies have most until the advance.
    assert_eq!(play.rules("ownerChanged")[0], "SD-3.3");
}

#[test]
fn sd_3_4_a_tie_for_most_armies_leaves_no_owner() {
    let play = scene(3, "zombies").land("peru", [2, 2, 1]).play();
    assert_eq!(play.owner("peru"), None);
    // It also comes about by losses of the owner.
    let play = scene(3, "zombies")
        .land("peru", [0, 3, 2])
        .troops(0, "brazil", 2)
        .dice(&[6, 5, 5])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(play.owner("peru"), None);
    assert_eq!(play.rule("ownerChanged"), "SD-3.4");
}

#[test]
fn sd_3_5_a_territory_without_armies_is_unowned() {
    let play = scene(3, "meteors").play();
    assert_eq!(play.owner("peru"), None);
    // A last army that turns and is struck down leaves it empty.
    let play = scene(3, "meteors").troops(1, "peru", 2).pick(10).strike();
    let change = &play.heard("ownerChanged")[0];
    assert_eq!(
        (&change["territory"], &change["rule"]),
        (&json!("peru"), &json!("SD-3.5"))
    );
}

#[test]
fn sd_3_6_the_owner_rules_and_guests_do_not() {
    let play = scene(3, "zombies")
        .land("brazil", [2, 4, 0])
        .troops(1, "peru", 1)
        .play();
    // A guest attacks within, but not out of the territory.
    assert!(play.allows(attack("brazil", "brazil", 1, 2)));
    assert_eq!(play.refused(attack("brazil", "peru", 1, 1)), "SD-5.2");
}

#[test]
fn sd_3_7_ownership_follows_at_once() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .play()
        .play(go("brazil", "peru", 1));
    assert_eq!(play.owner("peru"), Some(0));
    assert_eq!(play.rule("ownerChanged"), "SD-3.2");
}

#[test]
fn sd_3_8_the_owner_controls_every_supply_there() {
    // Carried in by seat 0, used by seat 1.
    let play = scene(3, "zombies")
        .permissions("share")
        .troops(0, "brazil", 4)
        .supplies("brazil", 1)
        .troops(1, "peru", 3)
        .play()
        .play(carry("brazil", "peru", 1));
    assert_eq!(play.supplies("peru"), 1);
    assert_eq!(play.state().usable(land("peru"), player(1)), 1);
    assert_eq!(play.state().usable(land("peru"), player(0)), 0);
}

fn player(seat: u8) -> crate::games::six_dooms::state::Force {
    crate::games::six_dooms::state::Force::Player(Seat(seat))
}

#[test]
fn sd_3_9_contested_fallen_and_calm_territories() {
    let play = scene(3, "zombies")
        .land("peru", [0, 1, 0])
        .foes("peru", 1)
        .foes("brazil", 2)
        .land("argentina", [0, 0, 1])
        .play();
    let state = play.state();
    let kinds = |id: &str| {
        let land = land(id);
        [
            state.is_contested(land),
            state.is_fallen(land),
            state.is_calm(land),
            state.has_players(land),
        ]
    };
    assert_eq!(kinds("peru"), [true, false, false, true]);
    assert_eq!(kinds("brazil"), [false, true, false, false]);
    assert_eq!(kinds("argentina"), [false, false, true, true]);
    assert_eq!(kinds("venezuela"), [false; 4]);
}

#[test]
fn sd_3_10_tokens_and_marks_are_no_armies() {
    let play = scene(3, "demons")
        .portal("peru")
        .supplies("peru", 1)
        .hq("peru")
        .play();
    let peru = land("peru");
    assert!(!play.state().is_fallen(peru) && !play.state().is_contested(peru));
    let play = scene(3, "aliens")
        .without("ural")
        .foes("ural", 1)
        .mothership("peru")
        .troops(1, "peru", 1)
        .play();
    assert!(play.state().is_calm(land("peru")));
}

#[test]
fn sd_3_11_continents_give_nothing() {
    // All of South America: four calm territories, and no more.
    let mut scene = scene(3, "zombies").start().without("japan");
    for id in ["venezuela", "peru", "brazil", "argentina"] {
        scene = scene.troops(0, id, 1);
    }
    let play = scene.play().play(reinforce());
    assert_eq!(play.event("reinforcements")["count"], 1);
}

#[test]
fn sd_3_12_adjacent_is_what_a_border_joins() {
    assert_eq!(BORDER_TABLE.len(), 83);
    assert_eq!(BORDERS, 83);
    assert!(land("alaska").border(land("kamchatka")).is_some());
    assert!(land("east-africa").border(land("middle-east")).is_some());
    assert!(land("peru").border(land("north-africa")).is_none());
    let degrees: usize = Territory::all().map(|land| land.neighbours().len()).sum();
    assert_eq!(degrees, 2 * 83);
    let mut reached = Lands::only(land("peru"));
    for _ in 0..42 {
        reached = reached | reached.neighbours();
    }
    assert_eq!(reached, Lands::ALL);
}
