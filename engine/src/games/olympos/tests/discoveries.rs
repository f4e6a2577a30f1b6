//! OL-6: making discoveries.

use super::*;

fn discover(slot: &str, spend: Value, cost: u8) -> Value {
    json!({ "type": "discover", "slot": slot, "spend": spend, "cost": cost })
}

#[test]
fn ol_6_1_a_development_is_a_discovery_or_a_wonder() {
    let table = table(4).settle_all(
        0,
        &[
            "thessaly",
            "phocis",
            "attica",
            "arcadia",
            "macedonia",
            "illyria",
        ],
    );
    assert!(!table.of_type(0, "discover").is_empty() && !table.of_type(0, "build").is_empty());
    let built = table.of_type(0, "build")[0].clone();
    let table = table.play(0, built);
    assert_eq!(
        table.state.to_act,
        Some(Seat(1)),
        "either is the action of the turn"
    );
}

#[test]
fn ol_6_2_territory_tokens_pay_again_and_again() {
    let table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1")
        .bonus(0, 0);
    assert!(table.told("cubesSpent").is_empty());
    assert_eq!(table.state.tokens(Seat(0)).total(), 2);
}

#[test]
fn ol_6_3_a_cube_pays_once_and_goes_back_to_the_stock() {
    let table = table(4).settle("macedonia", &[0]).cubes(0, "wood", 1);
    assert_eq!(
        table
            .refused(0, discover("r1c1", json!({ "wood": 2 }), 7))
            .0,
        "OL-6.3"
    );
    assert_eq!(
        table
            .refused(0, discover("r1c1", json!({ "gold": 900 }), 7))
            .0,
        "OL-6.3"
    );
    let mut table = table.play(0, discover("r1c1", json!({ "wood": 1 }), 7));
    assert_eq!(table.told("cubesSpent")[0]["spend"], json!({ "wood": 1 }));
    assert_eq!(table.player(0).cubes, Units::default());
    assert_eq!(table.state.cubes_left().wood, 7);
}

#[test]
fn ol_6_4_what_is_missing_is_refused_and_counted() {
    let table = table(4).settle("macedonia", &[0]);
    let mv = read(&discover("r4c1", json!({}), 7), "move").unwrap();
    let refusal = Olympos::check(&table.state, Seat(0), &mv).unwrap_err();
    assert_eq!(refusal.rule.0, "OL-6.4");
    let missing = refusal.params().find(|(name, _)| *name == "missing");
    assert_eq!(missing.unwrap().1, crate::refusal::Param::Number(3));
}

/// A grey group is one resource, and no other group's.
#[test]
fn ol_6_4_groups_use_different_resources() {
    // r3c5: two pairs; four of one kind are only one of them.
    let alike = table(4).cubes(0, "grain", 4);
    assert!(alike.discoveries(0, "r3c5").is_empty());
    assert_eq!(
        table(4)
            .cubes(0, "grain", 2)
            .cubes(0, "gold", 2)
            .discoveries(0, "r3c5")
            .len(),
        1
    );
    // r1c5: a pair of one kind, not one each of two.
    let mixed = table(4).cubes(0, "grain", 1).cubes(0, "gold", 1);
    assert!(mixed.discoveries(0, "r1c5").is_empty());
}

#[test]
fn ol_6_5_tokens_come_before_cubes_and_the_player_chooses_among_least_sets() {
    let one_each = table(4)
        .settle_all(0, &["macedonia", "chalcidice"])
        .cubes(0, "grain", 1)
        .cubes(0, "stone", 1);
    let spends: Vec<Value> = one_each
        .discoveries(0, "r1c5")
        .into_iter()
        .map(|mv| mv["spend"].clone())
        .collect();
    assert_eq!(spends, [json!({ "grain": 1 }), json!({ "stone": 1 })]);
    let both = json!({ "grain": 1, "stone": 1 });
    assert_eq!(one_each.refused(0, discover("r1c5", both, 7)).0, "OL-6.5");
    let pair = one_each.settle("lesbos", &[0]);
    let spends: Vec<Value> = pair
        .discoveries(0, "r1c5")
        .into_iter()
        .map(|mv| mv["spend"].clone())
        .collect();
    assert_eq!(spends, [json!({})]);
    let needless = discover("r1c5", json!({ "stone": 1 }), 7);
    assert_eq!(pair.refused(0, needless).0, "OL-6.5");
}

#[test]
fn ol_6_6_nobody_makes_a_discovery_twice() {
    let table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .tile(0, "medicine");
    assert!(table.discoveries(0, "r1c1").is_empty());
    assert_eq!(table.refused(0, discover("r1c1", json!({}), 7)).0, "OL-6.6");
}

#[test]
fn ol_6_7_a_tile_is_taken_from_the_pile_until_none_is_left() {
    let mut table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .tile(1, "medicine");
    assert_eq!(table.json()["slots"]["r1c1"]["left"], 1);
    table = table.discover(0, "r1c1");
    assert_eq!(table.json()["slots"]["r1c1"]["left"], 0);
    assert_eq!(
        table.json()["seats"][0]["tiles"],
        json!([{ "id": "medicine" }])
    );
    assert_eq!(table.told("discovered")[0]["rule"], "OL-6.7");
    let gone = super::table(4).settle_all(0, &["macedonia", "illyria"]);
    let gone = gone.tile(1, "medicine").tile(2, "medicine");
    assert_eq!(gone.refused(0, discover("r1c1", json!({}), 7)).0, "OL-6.7");
}

/// Its power works from then on.
#[test]
fn ol_6_7_a_power_works_from_the_moment_the_tile_is_taken() {
    let table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1")
        .bonus(0, 0);
    let table = table.at(&[7, 20, 20, 20]);
    assert_eq!(table.cost(0, "new", "thrace"), Some(1 + 1), "with Medicine");
}

#[test]
fn ol_6_8_the_first_chooses_the_tile_of_agriculture_the_second_takes_the_other() {
    let lands = ["macedonia", "lesbos", "thrace"];
    let table = table(4)
        .settle_all(0, &lands)
        .settle_all(1, &["thessaly", "epirus"]);
    let table = table.cubes(1, "grain", 1);
    let variants: Vec<Value> = table
        .discoveries(0, "r2c1")
        .into_iter()
        .map(|mv| mv["variant"].clone())
        .collect();
    assert_eq!(variants, ["grain", "wood"]);
    let mut missing = discover("r2c1", json!({}), 7);
    assert_eq!(table.refused(0, missing.clone()), ("OL-6.8", "missing"));
    missing["variant"] = json!("gold");
    assert_eq!(table.refused(0, missing), ("OL-6.8", "gone"));
    let mut out_of_place = discover("r1c4", json!({}), 7);
    out_of_place["variant"] = json!("grain");
    assert_eq!(table.refused(0, out_of_place), ("OL-6.8", "single"));
    let table = table.discover(0, "r2c1").bonus(0, 0);
    assert_eq!(table.told("bonusTaken").len(), 1);
    assert_eq!(table.json()["slots"]["r2c1"]["variants"], json!(["wood"]));
    let variants: Vec<Value> = table
        .discoveries(1, "r2c1")
        .into_iter()
        .map(|mv| mv["variant"].clone())
        .collect();
    assert_eq!(variants, ["wood"]);
}

#[test]
fn ol_6_9_a_bonus_must_be_taken_on_a_free_space_of_the_slot() {
    let mut table = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .tile(1, "medicine")
        .marker(1, "r1c1", 0)
        .discover(0, "r1c1");
    assert_eq!(table.json()["phase"], "bonus");
    assert_eq!(table.legal(0), [json!({ "type": "bonus", "index": 1 })]);
    assert_eq!(
        table.refused(0, json!({ "type": "bonus", "index": 0 })).0,
        "OL-6.12"
    );
    assert_eq!(
        table.refused(0, json!({ "type": "bonus", "index": 3 })).0,
        "OL-6.9"
    );
    let supply = table.player(0).supply;
    table = table.bonus(0, 1);
    assert_eq!(
        table.player(0).supply,
        supply - 1,
        "the marker is a settler"
    );
    assert_eq!(
        table.json()["slots"]["r1c1"]["bonuses"],
        json!([1, 0, null])
    );
}

#[test]
fn ol_6_10_the_grey_bonus_is_for_five_players() {
    let four = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1");
    assert_eq!(four.legal(0).len(), 2);
    assert_eq!(
        four.refused(0, json!({ "type": "bonus", "index": 2 })).0,
        "OL-6.10"
    );
    let five = table(5)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1");
    assert_eq!(five.legal(0).len(), 3);
}

#[test]
fn ol_6_11_a_bonus_is_a_settler_two_hourglasses_a_cube_or_two_points() {
    let start = || {
        table(4).settle_all(
            0,
            &["macedonia", "lesbos", "illyria", "aetolia", "chalcidice"],
        )
    };
    // r1c1: settler, stone cube; r4c1: prestige, hourglasses.
    let settler = start().discover(0, "r1c1").bonus(0, 0);
    assert_eq!(settler.state.player(Seat(0)).stock, 5);
    assert_eq!(settler.told("settlerGained")[0]["rule"], "OL-6.11");
    let cube = start().discover(0, "r1c1").bonus(0, 1);
    assert_eq!(
        cube.state.player(Seat(0)).cubes,
        Units::one(Resource::Stone)
    );
    let prestige = start().discover(0, "r4c1").bonus(0, 0);
    assert_eq!(prestige.state.player(Seat(0)).prestige, 2);
    let hourglass = start().discover(0, "r4c1").bonus(0, 1);
    assert_eq!(hourglass.told("hourglassGained")[0]["n"], 2);
}

#[test]
fn ol_6_12_a_bonus_space_that_is_taken_stays_taken() {
    let lands = ["macedonia", "illyria"];
    let table = table(4)
        .settle_all(0, &lands)
        .discover(0, "r1c1")
        .bonus(0, 1);
    let table = table
        .settle_all(1, &["thessaly", "aetolia"])
        .discover(1, "r1c1");
    let second = json!({ "type": "bonus", "index": 1 });
    assert_eq!(table.refused(1, second).0, "OL-6.12");
    assert_eq!(table.legal(1), [json!({ "type": "bonus", "index": 0 })]);
}

#[test]
fn ol_6_13_row_five_has_no_bonus() {
    let lands = ["macedonia", "lesbos", "thessaly", "thrace", "epirus"];
    let table = table(4).settle_all(0, &lands).discover(0, "r5c1");
    assert!(table.told("bonusTaken").is_empty());
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 0, 7)]);
    assert_eq!(table.json()["slots"]["r5c1"]["bonuses"], json!([]));
}

#[test]
fn ol_6_14_a_discovery_costs_7_and_ends_the_action() {
    let table = table(4).settle_all(0, &["macedonia", "illyria"]);
    assert_eq!(
        table.refused(0, discover("r1c1", json!({}), 5)).0,
        "OL-6.14"
    );
    let table = table.discover(0, "r1c1").bonus(0, 0);
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 0, 7)]);
    assert_eq!(table.state.to_act, Some(Seat(1)));
}

/// OL-12.11
#[test]
fn ol_6_15_money_and_agriculture_take_2_off_discoveries_that_name_their_resource() {
    let table = table(4)
        .settle_all(
            0,
            &[
                "macedonia",
                "lesbos",
                "illyria",
                "thrace",
                "epirus",
                "phocis",
            ],
        )
        .cubes(0, "grain", 1)
        .variant(0, "agriculture", Some("grain"))
        .variant(0, "money", Some("gold"));
    let cost = |slot| table.discoveries(0, slot)[0]["cost"].as_u64().unwrap();
    assert_eq!(cost("r1c4"), 3, "gold and grain: both");
    assert_eq!(cost("r1c1"), 5, "grain and wood");
    assert_eq!(cost("r3c4"), 5, "gold and a grey pair");
    assert_eq!(cost("r4c5"), 7, "grey only, though paid in gold");
}

#[test]
fn ol_6_15_a_tile_does_not_lower_the_cost_of_its_own_discovery() {
    let table = table(4).settle_all(0, &["thrace", "epirus", "illyria", "macedonia"]);
    let money = table.discoveries(0, "r2c4");
    assert_eq!(
        (&money[0]["variant"], &money[0]["cost"]),
        (&json!("gold"), &json!(7))
    );
    let table = table
        .play(0, money[0].clone())
        .bonus(0, 0)
        .at(&[7, 9, 9, 9]);
    assert_eq!(table.discoveries(0, "r1c4")[0]["cost"], 5);
}

#[test]
fn ol_6_16_cubes_then_tile_then_its_effect_then_bonus_then_payment() {
    // Cavalry in r1c4.
    let table = table(4)
        .settle("thrace", &[0])
        .cubes(0, "grain", 1)
        .discover(0, "r1c4");
    let mut events = table.events.clone();
    let table = table.bonus(0, 0);
    events.extend(table.events);
    let types: Vec<&str> = events
        .iter()
        .filter_map(|event| event["type"].as_str())
        .collect();
    assert_eq!(
        types[..7],
        [
            "cubesSpent",
            "discovered",
            "hourglassGained",
            "bonusTaken",
            "settlerGained",
            "hourglassSpent",
            "markerMoved"
        ]
    );
}

#[test]
fn ol_6_17_a_settler_gained_as_a_bonus_can_be_placed_from_the_next_turn_on() {
    let table = table(4)
        .stock(0, 0)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1")
        .bonus(0, 0);
    assert_eq!(table.state.to_act, Some(Seat(1)), "the action is over");
    let table = table.at(&[7, 20, 20, 20]);
    assert!(table.expansion(0, "new", "thrace").is_some());
}

#[test]
fn ol_1_11_with_no_settler_left_none_is_gained_but_the_bonus_marker_is_placed() {
    let mut start = table(4)
        .settle_all(0, &["macedonia", "lesbos", "illyria", "aetolia"])
        .stock(0, 15)
        .discover(0, "r4c1");
    assert_eq!(start.told("settlerGained")[0]["n"], 0, "Surgery finds none");
    assert_eq!(start.player(0).supply, 0);
    start = start.bonus(0, 0);
    assert_eq!(start.json()["slots"]["r4c1"]["bonuses"][0], 0);
    assert_eq!(start.player(0).supply, 0);
    let last = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .stock(0, 16)
        .discover(0, "r1c1");
    let last = last.bonus(0, 0);
    assert_eq!(
        last.told("settlerGained")[0]["n"],
        0,
        "the marker took the last one"
    );
}
