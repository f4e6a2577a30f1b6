//! The worked examples of the rulebook.

use super::*;

/// OL-3.2, OL-3.3, OL-3.7
#[test]
fn ol_3_1_x1_red_pays_with_an_hourglass_and_plays_again() {
    let table = table(4)
        .at(&[11, 13, 15, 15])
        .hourglasses(0, 1)
        .expand(0, "new", "macedonia");
    assert_eq!(table.told("hourglassSpent")[0]["n"], 1);
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 11, 13)]);
    assert_eq!(table.state.to_act, Some(Seat(0)), "on top of Green");
    let table = table.expand(0, "new", "illyria");
    assert_eq!(table.state.to_act, Some(Seat(1)));
}

/// OL-5.7, OL-5.9, OL-5.10
#[test]
fn ol_4_17_x2_white_attacks_over_two_seas_for_6_points() {
    let table = table(4)
        .tiles(0, &["astronomy", "hoplite"])
        .settle("argolis", &[0])
        .settle("knossos", &[1]);
    assert_eq!(table.cost(0, "new", "knossos"), Some(6));
    let table = table.expand(0, "new", "knossos");
    assert_eq!(
        table.told("settlerMoved")[0]["path"],
        json!(["argolis", "myrtoan-sea", "cretan-sea", "knossos"])
    );
    assert_eq!(table.stack("knossos"), [1, 0]);
    assert_eq!(table.state.tokens(Seat(0)).wood, 1);
    assert_eq!(table.state.star_tokens(Seat(0)), 1);
    assert_eq!(table.state.player(Seat(1)).hourglasses, 1);
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 0, 6)]);
}

#[test]
fn ol_6_4_x3_costs_are_met_by_groups_of_different_resources() {
    let surgery = table(4)
        .settle_all(0, &["macedonia", "lesbos", "illyria"])
        .cubes(0, "wood", 1);
    assert_eq!(
        surgery.discoveries(0, "r4c1"),
        [json!({ "type": "discover", "slot": "r4c1", "spend": { "wood": 1 }, "cost": 7 })]
    );
    // Science in r5c1: 3 grain + 2 of one other resource.
    let grain = ["macedonia", "lesbos", "thessaly"];
    let science = table(4).settle_all(0, &grain).cubes(0, "gold", 2);
    assert_eq!(
        science.discoveries(0, "r5c1")[0]["spend"],
        json!({ "gold": 2 })
    );
    let only_grain = table(4).settle_all(0, &grain).cubes(0, "grain", 2);
    assert!(only_grain.discoveries(0, "r5c1").is_empty());
    // Strategy in r4c5: 3 alike + 1 other.
    let strategy = table(4).settle_all(0, &["thrace", "epirus", "phocis", "illyria"]);
    assert_eq!(strategy.discoveries(0, "r4c5")[0]["spend"], json!({}));
    // Philosophy in r5c5: pair + pair + 1 + 1, all different.
    let lands = ["macedonia", "lesbos", "illyria", "aetolia", "thrace"];
    let philosophy = table(4).settle_all(0, &lands).cubes(0, "stone", 1);
    assert_eq!(
        philosophy.discoveries(0, "r5c5")[0]["spend"],
        json!({ "stone": 1 })
    );
    let three_kinds = table(4).settle_all(0, &lands).cubes(0, "grain", 1);
    assert!(three_kinds.discoveries(0, "r5c5").is_empty());
}

/// OL-6.7, OL-6.9, OL-6.11, OL-6.14
#[test]
fn ol_6_3_x4_blue_discovers_strategy_and_takes_a_settler() {
    let mut table = table(4)
        .turn(1)
        .settle_all(1, &["macedonia", "lesbos", "illyria"])
        .cubes(1, "grain", 1)
        .play(
            1,
            json!({ "type": "discover", "slot": "r4c5", "spend": { "grain": 1 }, "cost": 7 }),
        )
        .bonus(1, 0);
    assert!(table.player(1).has(Discovery::STRATEGY));
    assert_eq!(table.state.swords(Seat(1)), 2);
    assert_eq!(table.json()["slots"]["r4c5"]["bonuses"], json!([1, null]));
    assert_eq!(table.player(1).stock, 5);
    assert_eq!(table.player(1).cubes, Units::default());
    assert_eq!(table.state.cubes_left().grain, 7);
    assert_eq!(table.told("markerMoved"), [marker_moved(1, 0, 7)]);
}

/// OL-7.5
#[test]
fn ol_7_2_x5_green_builds_the_stadium_with_five_stars_for_5() {
    let table = table(4)
        .turn(2)
        .settle_all(2, &["thessaly", "phocis"])
        .tile(2, "architecture")
        .tiles(2, &["metallurgy", "astronomy"])
        .marker(2, "r1c2", 0)
        .marker(2, "r2c2", 0);
    let stadium =
        json!({ "type": "build", "wonder": "stadium", "athena": false, "starCards": 0, "cost": 5 });
    assert!(table.of_type(2, "build").contains(&stadium));
    let table = table.play(2, stadium);
    assert_eq!(table.score(2)["wonders"], 10);
    assert_eq!(table.told("markerMoved"), [marker_moved(2, 0, 5)]);
}
