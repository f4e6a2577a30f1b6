//! OL-8: Destiny cards.

use super::*;
use crate::seat::Viewer;

fn card(id: &str) -> Value {
    json!({ "type": "playDestiny", "card": id })
}

#[test]
fn ol_8_1_who_passes_a_zeus_space_draws_a_card_at_the_end_of_the_turn() {
    let mut table = table(4)
        .next_cards(&["forests"])
        .at(&[9, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert_eq!(
        table.told("destinyDrawn"),
        [
            json!({ "type": "destinyDrawn", "seat": 0, "n": 1, "private": { "card": "forests" }, "rule": "OL-8.1" })
        ]
    );
    let types = table.types();
    assert_eq!(
        types[types.len() - 3..],
        ["markerMoved", "zeusReached", "destinyDrawn"]
    );
    assert_eq!(table.player(0).hand.to_vec(), [Card::FORESTS]);
    let short = super::table(4)
        .at(&[6, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert!(short.told("destinyDrawn").is_empty(), "9 is not there yet");
    let just = super::table(4)
        .at(&[7, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert_eq!(
        just.told("zeusReached")[0]["pos"],
        10,
        "reached, not passed"
    );
}

#[test]
fn ol_8_2_every_zeus_space_passed_gives_one_card_double_ones_too() {
    // Cleito is 13 away: 22 is beyond both 10 and 21.
    let two = table(4).at(&[9, 30, 30, 30]).expand(0, "new", "cleito");
    assert_eq!(two.told("destinyDrawn").len(), 2);
    let double = table(4).at(&[32, 40, 40, 40]).expand(0, "new", "thrace");
    assert_eq!(double.told("destinyDrawn").len(), 1);
}

#[test]
fn ol_8_3_cards_are_kept_in_hand_unseen_and_without_limit() {
    let cards = [
        "star", "star", "star", "favour", "favour", "favour", "forests", "forests", "harvest",
        "harvest", "masons", "masons",
    ];
    let table = table(4)
        .hand(0, &cards)
        .at(&[9, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert_eq!(table.state.player(Seat(0)).hand.len(), 13);
    let seen = to_json(&Olympos::view(
        &table.options,
        &table.state,
        Viewer::Seat(Seat(1)),
    ));
    assert_eq!(
        (&seen["seats"][0]["hand"], &seen["seats"][0]["handCount"]),
        (&Value::Null, &json!(13))
    );
    let other = super::table(4).hand(1, &["forests"]);
    assert_eq!(other.refused(0, card("forests")).0, "OL-8.3");
}

#[test]
fn ol_8_4_cards_are_played_before_the_action_and_after_it() {
    let table = table(4)
        .hand(0, &["cube-grain", "cube-gold", "cube-gold"])
        .play_card(0, "cube-grain")
        .play_card(0, "cube-gold");
    assert_eq!(table.state.to_act, Some(Seat(0)));
    let table = table.expand(0, "new", "thrace");
    assert_eq!(table.json()["phase"], "after");
    let mut table = table.play_card(0, "cube-gold");
    assert_eq!(table.player(0).cubes.gold, 2);
    assert_eq!(
        table.state.to_act,
        Some(Seat(1)),
        "no card is left to ask for"
    );
}

#[test]
fn ol_8_4_no_card_is_played_in_the_middle_of_an_action() {
    let table = table(4)
        .hand(0, &["cube-grain"])
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1");
    assert_eq!(table.json()["phase"], "bonus");
    assert_eq!(table.refused(0, card("cube-grain")).0, "OL-8.4");
}

#[test]
fn ol_8_4_who_holds_cards_is_asked_though_none_can_be_played() {
    let holds = table(4).hand(0, &["forests"]).expand(0, "new", "thrace");
    assert_eq!(holds.legal(0), [json!({ "type": "endTurn" })]);
    let empty = table(4).expand(0, "new", "thrace");
    assert_eq!(empty.state.to_act, Some(Seat(1)));
}

#[test]
fn ol_8_5_a_card_takes_effect_at_once_and_goes_to_the_open_discards() {
    let mut table = table(4)
        .hand(0, &["cube-wood", "cube-grain"])
        .play_card(0, "cube-wood")
        .play_card(0, "cube-grain");
    assert_eq!(
        table.told("destinyPlayed"),
        [json!({ "type": "destinyPlayed", "seat": 0, "card": "cube-grain", "rule": "OL-8.5" })]
    );
    assert_eq!(table.player(0).cubes.total(), 2);
    let seen = to_json(&Olympos::view(&table.options, &table.state, Viewer::Table));
    assert_eq!(
        seen["destiny"]["discard"],
        json!(["cube-wood", "cube-grain"])
    );
}

#[test]
fn ol_8_6_a_card_that_would_give_nothing_may_not_be_played() {
    let cubes = table(4).hand(0, &["cube-grain"]).cubes(1, "grain", 7);
    assert!(cubes.of_type(0, "playDestiny").is_empty());
    assert_eq!(cubes.refused(0, card("cube-grain")).0, "OL-8.6");
    assert_eq!(cubes.score(0)["destiny"], 1, "it is kept");
    let idle = ["four-lands", "forests", "harvest", "masons"];
    let landless = table(4).hand(0, &idle);
    assert!(landless.of_type(0, "playDestiny").is_empty());
    for id in idle {
        assert_eq!(landless.refused(0, card(id)).0, "OL-8.6");
    }
    let spent = table(4)
        .hand(0, &["harvest"])
        .settle("macedonia", &[0])
        .hourglasses(1, 12);
    assert_eq!(spent.refused(0, card("harvest")).0, "OL-8.6");
}

#[test]
fn ol_8_7_a_star_card_serves_only_while_building_a_wonder() {
    let table = table(4)
        .hand(0, &["star"])
        .settle_all(0, &["thessaly", "phocis", "attica"]);
    assert!(table.of_type(0, "playDestiny").is_empty());
    assert_eq!(table.refused(0, card("star")).0, "OL-8.7");
    let built = table.of_type(0, "build");
    assert_eq!(
        (&built[0]["wonder"], &built[0]["starCards"]),
        (&json!("lion-gate"), &json!(1))
    );
    assert_eq!(built.len(), 1);
}

#[test]
fn ol_8_8_four_kinds_of_cards_give_a_cube_of_their_resource() {
    for resource in Resource::ALL {
        let id = format!("cube-{}", resource.id());
        let mut table = table(4).hand(0, &[&id]).play_card(0, &id);
        assert_eq!(table.player(0).cubes, Units::one(resource));
        assert_eq!(table.told("cubeGained")[0]["rule"], "OL-8.8");
    }
}

#[test]
fn ol_8_9_four_harvests_ask_for_a_token_of_each_resource() {
    let lands = ["macedonia", "chalcidice", "illyria", "thrace"];
    let mut all = table(4)
        .hand(0, &["four-lands"])
        .settle_all(0, &lands)
        .play_card(0, "four-lands");
    assert_eq!(all.player(0).prestige, 3);
    assert_eq!(all.told("prestigeGained")[0]["rule"], "OL-8.9");
    // A cube is no Territory token.
    let three = table(4)
        .hand(0, &["four-lands"])
        .settle_all(0, &lands[..3])
        .cubes(0, "gold", 1);
    assert_eq!(three.refused(0, card("four-lands")).0, "OL-8.6");
}

#[test]
fn ol_8_10_deep_forests_give_a_point_for_each_wood_token() {
    let mut table = table(4)
        .hand(0, &["forests"])
        .settle_all(0, &["illyria", "aetolia", "thrace"])
        .settle("laconia", &[0, 1])
        .play_card(0, "forests");
    assert_eq!(table.player(0).prestige, 2);
    assert_eq!(table.told("prestigeGained")[0]["rule"], "OL-8.10");
}

#[test]
fn ol_8_11_good_years_give_an_hourglass_for_each_grain_token() {
    let start = |taken| {
        table(4)
            .hand(0, &["harvest"])
            .settle_all(0, &["macedonia", "lesbos", "thrace"])
            .hourglasses(1, taken)
            .play_card(0, "harvest")
    };
    let gained =
        |n| json!({ "type": "hourglassGained", "seat": 0, "n": n, "wanted": 2, "rule": "OL-8.11" });
    assert_eq!(start(0).told("hourglassGained"), [gained(2)]);
    assert_eq!(start(11).told("hourglassGained"), [gained(1)]);
    assert_eq!(start(11).state.player(Seat(0)).hourglasses, 1);
}

/// OL-12.13: Democracy wins the tie; between two of its holders it stands.
#[test]
fn ol_8_12_master_masons_ask_for_more_stone_than_each_other_player() {
    let masons = |own: &[&str], other: &[&str]| {
        table(4)
            .hand(0, &["masons"])
            .settle_all(0, own)
            .settle_all(1, other)
    };
    let most = masons(&["chalcidice", "naxos"], &["olympos"]).play_card(0, "masons");
    assert_eq!(
        most.told("hourglassGained"),
        [json!({ "type": "hourglassGained", "seat": 0, "n": 3, "wanted": 3, "rule": "OL-8.12" })]
    );
    let level = || masons(&["chalcidice"], &["olympos"]);
    assert_eq!(level().refused(0, card("masons")).0, "OL-8.6");
    assert_eq!(
        level().tile(0, "democracy").of_type(0, "playDestiny").len(),
        1
    );
    let both = level().tile(0, "democracy").tile(1, "democracy");
    assert_eq!(both.refused(0, card("masons")).0, "OL-8.6");
    assert_eq!(
        level().tile(1, "democracy").refused(0, card("masons")).0,
        "OL-8.6"
    );
    let none = masons(&[], &[]).tile(0, "democracy");
    assert_eq!(
        none.refused(0, card("masons")).0,
        "OL-8.6",
        "no stone at all"
    );
}

#[test]
fn ol_8_13_a_favour_card_waits_for_an_olympos_card() {
    let table = table(4)
        .hand(0, &["favour"])
        .hand(2, &["favour"])
        .next_gods(&["zeus"])
        .at(&[9, 9, 9, 9])
        .turn(0);
    assert!(table.of_type(0, "playDestiny").is_empty());
    assert_eq!(table.refused(0, card("favour")).0, "OL-8.13");
    let table = table.expand(0, "new", "thrace").end_turn(0).favour(0, 0);
    assert_eq!(table.state.to_act, Some(Seat(2)), "any player may play one");
    let mut table = table.favour(2, 1);
    assert_eq!(
        table.told("olymposAffects")[0]["symbols"],
        json!([0, 0, 1, 0])
    );
    assert_eq!(table.player(2).prestige, 3);
    assert_eq!(table.state.destiny.discard.to_vec(), [Card::FAVOUR]);
}

#[test]
fn ol_8_14_an_empty_deck_is_made_anew_from_the_discards() {
    let draw = |left, discarded| {
        table(4)
            .deck(left, discarded, 3)
            .at(&[9, 20, 20, 20])
            .expand(0, "new", "thrace")
    };
    let mut last = draw(1, 2);
    assert_eq!(last.player(0).hand.len(), 1);
    assert!(
        last.told("destinyReshuffled").is_empty(),
        "not before it must be"
    );
    assert_eq!(last.state.destiny.discard.len(), 2);
    let anew = draw(0, 2);
    assert_eq!(
        anew.told("destinyReshuffled"),
        [json!({ "type": "destinyReshuffled", "n": 2, "rule": "OL-8.14" })]
    );
    assert_eq!(anew.state.destiny.deck.len(), 1);
    assert!(anew.state.destiny.discard.is_empty());
    let nothing = draw(0, 0);
    assert_eq!(
        nothing.told("destinyDrawn"),
        [json!({ "type": "destinyDrawn", "seat": 0, "n": 0, "rule": "OL-8.14" })]
    );
    assert!(nothing.state.player(Seat(0)).hand.is_empty());
}

/// OL-12.3
#[test]
fn ol_8_14_oracle_goes_on_with_the_same_draw_after_a_reshuffle() {
    let draw = |left, discarded| {
        table(4)
            .tile(0, "oracle")
            .deck(left, discarded, 3)
            .at(&[9, 20, 20, 20])
            .expand(0, "new", "thrace")
    };
    let three = draw(1, 2);
    assert_eq!(three.told("destinyReshuffled")[0]["n"], 2);
    assert_eq!(
        three.json()["pending"]["cards"].as_array().unwrap().len(),
        3
    );
    let two = draw(2, 0);
    assert_eq!(two.json()["pending"]["cards"].as_array().unwrap().len(), 2);
    // A single card is no choice.
    let mut one = draw(1, 0);
    assert_eq!(one.json()["phase"], "after");
    assert_eq!(one.player(0).hand.len(), 1);
    assert_eq!(one.told("destinyDrawn")[0]["rule"], "OL-8.1");
    assert!(one.told("destinyDiscarded").is_empty());
    let none = draw(0, 0);
    assert_eq!(none.told("destinyDrawn")[0]["n"], 0);
}

#[test]
fn ol_8_15_a_card_costs_no_time_and_its_points_lie_face_down() {
    let table = table(4)
        .hand(0, &["forests"])
        .settle("illyria", &[0])
        .play_card(0, "forests");
    assert!(table.told("markerMoved").is_empty());
    assert_eq!((table.state.pos[0], table.state.to_act), (0, Some(Seat(0))));
    let seen = |viewer| to_json(&Olympos::view(&table.options, &table.state, viewer));
    assert_eq!(
        seen(Viewer::Seat(Seat(1)))["seats"][0]["prestige"],
        Value::Null
    );
    assert_eq!(seen(Viewer::Seat(Seat(0)))["seats"][0]["prestige"], 1);
}
