//! SD-4.1 to SD-4.6, SD-4.9, SD-4.18 to SD-4.22: movements.

use super::*;

fn traveller() -> Scene {
    scene(3, "zombies").troops(0, "brazil", 6)
}

#[test]
fn sd_4_1_three_movements_in_a_turn() {
    let play = traveller()
        .play()
        .play(go("brazil", "peru", 1))
        .play(go("brazil", "argentina", 1))
        .play(go("brazil", "venezuela", 1));
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.1");
    assert!(play.listed("move").is_empty());
}

#[test]
fn sd_4_2_armies_go_to_an_adjacent_territory() {
    let play = traveller().play();
    assert_eq!(play.refused(go("brazil", "egypt", 1)), "SD-4.2");
    assert_eq!(play.refused(go("brazil", "peru", 0)), "SD-4.2");
    let play = play.play(go("brazil", "peru", 2));
    assert_eq!((play.own(0, "brazil"), play.own(0, "peru")), (4, 2));
    assert_eq!(play.rule("moved"), "SD-4.2");
}

#[test]
fn sd_4_3_a_player_moves_only_own_armies() {
    let play = traveller()
        .troops(1, "peru", 3)
        .land("argentina", [1, 3, 0])
        .play();
    assert_eq!(play.refused(go("peru", "venezuela", 1)), "SD-4.3");
    assert_eq!(play.refused(go("argentina", "peru", 2)), "SD-4.3");
    assert_eq!(play.refused(go("brazil", "peru", 7)), "SD-4.3");
}

#[test]
fn sd_4_4_a_supply_goes_with_an_army() {
    let play = traveller().supplies("brazil", 2).play();
    assert_eq!(play.refused(carry("japan", "mongolia", 1)), "SD-4.4");
    let play = play.play(carry("brazil", "peru", 1));
    assert_eq!((play.supplies("brazil"), play.supplies("peru")), (1, 1));
    assert_eq!(play.rule("moved"), "SD-4.4");
}

#[test]
fn sd_4_5_two_of_the_three_movements_may_carry_a_supply() {
    let play = traveller()
        .supplies("brazil", 3)
        .play()
        .play(carry("brazil", "peru", 1))
        .play(carry("brazil", "peru", 1));
    assert_eq!(play.refused(carry("brazil", "peru", 1)), "SD-4.5");
    assert!(play.allows(go("brazil", "peru", 1)));
}

#[test]
fn sd_4_6_closed_borders_annihilated_and_barren_lands_stop_movement() {
    let play = traveller().wall("peru--brazil", "brazil", 1).play();
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.6");
    let play = scene(3, "meteors")
        .troops(0, "brazil", 6)
        .mark("peru", "annihilated")
        .set("meteorites", json!(1))
        .play();
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.6");
    let barren = || {
        scene(3, "plague")
            .troops(0, "brazil", 6)
            .mark("peru", "barren")
    };
    assert_eq!(barren().play().refused(go("brazil", "peru", 1)), "SD-4.6");
    assert!(barren().cured(0).play().allows(go("brazil", "peru", 1)));
}

#[test]
fn sd_4_9_nobodys_land_is_free_for_all_and_so_are_its_supplies() {
    let play = scene(3, "zombies")
        .land("peru", [2, 2, 0])
        .supplies("peru", 1)
        .troops(0, "brazil", 2)
        .play()
        .play(carry("peru", "argentina", 2));
    assert_eq!(play.supplies("argentina"), 1);
    assert_eq!(
        (play.owner("argentina"), play.owner("peru")),
        (Some(0), Some(1))
    );
}

#[test]
fn sd_4_18_a_movement_never_takes_a_territory_from_its_owner() {
    let play = traveller()
        .permissions("share")
        .troops(1, "peru", 3)
        .turn("moves", json!(1))
        .play();
    assert_eq!(play.refused(go("brazil", "peru", 3)), "SD-4.15");
    let play = play.play(go("brazil", "peru", 2));
    assert_eq!(play.owner("peru"), Some(1));
    // Nobody's land may well be gained.
    let play = traveller().play().play(go("brazil", "peru", 1));
    assert_eq!(play.owner("peru"), Some(0));
}

#[test]
fn sd_4_19_nobody_abandons_a_territory() {
    let play = traveller().play();
    assert_eq!(play.refused(go("brazil", "peru", 6)), "SD-4.19");
    assert!(play.allows(go("brazil", "peru", 5)));
    // Edge case 2: leaving two of four beside two guests would tie.
    let play = scene(3, "zombies").land("brazil", [4, 2, 0]).play();
    assert!(play.allows(go("brazil", "peru", 1)));
    assert_eq!(play.refused(go("brazil", "peru", 2)), "SD-4.19");
    // Edge case 4: leaving all would make the guest owner.
    let play = scene(3, "zombies")
        .land("brazil", [4, 2, 0])
        .foes("brazil", 2)
        .play();
    assert!(play.allows(go("brazil", "peru", 1)));
    for count in 2..=4 {
        assert_eq!(play.refused(go("brazil", "peru", count)), "SD-4.19");
    }
}

#[test]
fn sd_4_20_a_territory_may_be_left_to_the_apocalytes() {
    // Edge case 3.
    let play = scene(3, "zombies")
        .troops(0, "brazil", 4)
        .foes("brazil", 2)
        .play();
    for count in 1..=4 {
        assert!(play.allows(go("brazil", "peru", count)), "{count}");
    }
    let after = |count| {
        let play = scene(3, "zombies")
            .troops(0, "brazil", 4)
            .foes("brazil", 2)
            .play();
        play.play(go("brazil", "peru", count)).owner("brazil")
    };
    assert_eq!([1, 2, 3, 4].map(after), [Some(0), Some(0), None, None]);
}

#[test]
fn sd_4_21_ground_zero_may_be_left_freely() {
    let play = scene(3, "mutants")
        .troops(0, "brazil", 2)
        .mark("brazil", "ground-zero")
        .play();
    let play = play.play(go("brazil", "peru", 2));
    assert_eq!(play.owner("brazil"), None);
}

#[test]
fn sd_4_22_guests_leave_freely_and_so_does_everybody_from_nobodys_land() {
    let play = scene(3, "zombies")
        .land("brazil", [2, 4, 0])
        .land("peru", [1, 1, 0])
        .play();
    assert!(play.allows(go("brazil", "argentina", 2)));
    assert!(play.allows(go("peru", "argentina", 1)));
}
