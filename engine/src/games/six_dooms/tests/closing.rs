//! SD-6.1 to SD-6.7: barricades and closing by supplies.

use super::*;

/// Brazil with two supplies beside seat 1's Peru.
fn border() -> Scene {
    scene(3, "zombies")
        .troops(0, "brazil", 5)
        .supplies("brazil", 2)
        .troops(1, "peru", 5)
}

#[test]
fn sd_6_1_a_barricade_closes_a_border_both_ways() {
    let play = border()
        .permissions("share")
        .wall("peru--brazil", "peru", 1)
        .play();
    assert_eq!(play.refused(go("brazil", "peru", 1)), "SD-4.6");
    assert_eq!(play.refused(attack("brazil", "peru", 1, 3)), "SD-5.9");
    assert_eq!(play.refused(close("brazil", "egypt", 1)), "SD-6.1");
    assert_eq!(play.refused(breach("brazil", "egypt", 1)), "SD-6.1");
    let play = play.end().play(reinforce()).play(place("peru", 1));
    assert_eq!(play.refused(attack("peru", "brazil", 0, 3)), "SD-5.9");
}

#[test]
fn sd_6_2_a_barricade_stands_on_the_side_that_closed_the_border() {
    let play = border().play().play(close("brazil", "peru", 1));
    assert_eq!(
        play.at("borders"),
        json!([{ "id": "peru--brazil", "strength": 1, "side": "brazil" }])
    );
}

#[test]
fn sd_6_3_barricades_on_the_own_side_go_before_building() {
    let play = border()
        .wall("peru--brazil", "brazil", 2)
        .wall("venezuela--brazil", "venezuela", 1)
        .start()
        .play();
    assert_eq!(play.refused(unwall("peru", "brazil")), "SD-6.3");
    assert_eq!(play.refused(unwall("brazil", "venezuela")), "SD-6.3");
    assert_eq!(play.refused(unwall("brazil", "argentina")), "SD-6.3");
    assert_eq!(play.refused(unwall("brazil", "egypt")), "SD-6.1");
    let play = play.play(unwall("brazil", "peru"));
    assert_eq!(
        (play.wall("brazil", "peru"), play.rule("barricadeRemoved")),
        (0, "SD-6.3".to_owned())
    );
    let built = play.play(reinforce()).play(place("brazil", 1));
    assert_eq!(built.refused(unwall("brazil", "peru")), "SD-6.3");
}

#[test]
fn sd_6_4_who_may_close_a_border() {
    let play = border().troops(0, "argentina", 2).play();
    assert_eq!(
        play.refused(close("argentina", "peru", 1)),
        "SD-6.4",
        "no token"
    );
    assert_eq!(
        play.refused(close("peru", "brazil", 1)),
        "SD-6.4",
        "not owned"
    );
    let attacked = border()
        .dice(&[1, 6])
        .play()
        .play(attack("brazil", "peru", 1, 1));
    assert_eq!(
        attacked.refused(close("brazil", "peru", 1)),
        "SD-6.4",
        "has attacked"
    );
    let contested = border().foes("brazil", 1).play();
    assert_eq!(
        contested.refused(close("brazil", "peru", 1)),
        "SD-6.4",
        "apocalytes there"
    );
    let closed = border().wall("peru--brazil", "peru", 1).play();
    assert_eq!(
        closed.refused(close("brazil", "peru", 1)),
        "SD-6.4",
        "closed already"
    );
    let crater = scene(3, "meteors")
        .troops(0, "brazil", 5)
        .supplies("brazil", 2)
        .mark("peru", "annihilated")
        .set("meteorites", json!(1))
        .play();
    assert_eq!(
        crater.refused(close("brazil", "peru", 1)),
        "SD-6.4",
        "annihilated"
    );
    assert!(crater.allows(close("brazil", "venezuela", 1)));
}

#[test]
fn sd_6_5_one_token_is_weak_and_two_are_strong() {
    // The seventh worked example.
    let play = border().play().play(close("brazil", "peru", 2));
    assert_eq!(
        (play.wall("brazil", "peru"), play.supplies("brazil")),
        (2, 0)
    );
    assert_eq!(play.rule("borderClosed"), "SD-6.5");
    let play = border().play();
    assert_eq!(play.refused(close("brazil", "peru", 3)), "SD-6.5");
    assert_eq!(play.refused(close("brazil", "peru", 0)), "SD-6.5");
    let play = border().supplies("brazil", 1).play();
    assert_eq!(play.refused(close("brazil", "peru", 2)), "SD-6.5");
    assert_eq!(
        play.play(close("brazil", "peru", 1)).wall("brazil", "peru"),
        1
    );
    // A headquarters is no token.
    let play = border().supplies("brazil", 1).hq("brazil").play();
    assert_eq!(play.refused(close("brazil", "peru", 2)), "SD-6.5");
}

#[test]
fn sd_6_6_a_territory_that_closed_a_border_attacks_no_more() {
    let play = border()
        .troops(1, "argentina", 1)
        .supplies("brazil", 3)
        .foes("venezuela", 1);
    let play = play.wall("brazil--north-africa", "brazil", 1).play();
    let play = play.play(close("brazil", "peru", 1));
    assert_eq!(play.refused(attack("brazil", "argentina", 1, 3)), "SD-6.6");
    assert_eq!(
        play.refused(attack("brazil", "venezuela", DOOM, 3)),
        "SD-6.6"
    );
    assert_eq!(play.refused(breach("brazil", "north-africa", 1)), "SD-6.6");
    assert!(
        play.allows(go("brazil", "venezuela", 1)),
        "it may still move"
    );
}

#[test]
fn sd_6_7_a_territory_closes_one_border_a_turn() {
    let play = border().play().play(close("brazil", "peru", 1));
    assert_eq!(play.refused(close("brazil", "argentina", 1)), "SD-6.7");
}
