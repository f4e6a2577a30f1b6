//! OL-5: control, combat and tribes.

use super::*;
use crate::games::olympos::gods;

#[test]
fn ol_5_1_empty_land_is_taken_with_its_territory_token() {
    let table = table(4).expand(0, "new", "thrace");
    assert_eq!(table.state.tokens(Seat(0)), Units::one(Resource::Gold));
    assert_eq!(table.told("controlChanged")[0]["rule"], "OL-5.1");
    assert!(table.told("fought").is_empty());
}

#[test]
fn ol_5_2_the_token_goes_back_when_the_last_settler_leaves() {
    let table = table(4)
        .settle("thrace", &[0])
        .expand(0, "thrace", "chalcidice");
    assert_eq!(
        table.told("controlChanged")[0],
        json!({ "type": "controlChanged", "space": "thrace", "from": 0, "to": null, "rule": "OL-5.2" })
    );
    assert_eq!(table.state.tokens(Seat(0)), Units::one(Resource::Stone));
}

#[test]
fn ol_5_3_who_controls_olympos_holds_the_zeus_token() {
    let table = table(4).settle("olympos", &[1]);
    assert_eq!(gods::symbols(&table.state, Seat(1)), 1);
    let table = table.expand(0, "new", "olympos");
    assert_eq!(
        [0, 1].map(|seat| gods::symbols(&table.state, Seat(seat))),
        [1, 0]
    );
}

#[test]
fn ol_5_4_stopping_on_anothers_land_is_a_fight_that_the_attacker_wins() {
    let table = table(4)
        .settle("thrace", &[1])
        .tiles(1, &["hoplite", "strategy"]);
    assert_eq!(table.cost(0, "new", "thrace"), Some(2 + 1 + 3));
    let table = table.expand(0, "new", "thrace");
    assert_eq!(
        table.told("fought"),
        [
            json!({ "type": "fought", "seat": 0, "space": "thrace", "defender": 1, "cost": 3, "rule": "OL-5.4" })
        ]
    );
    assert_eq!(
        table.state.settlers.controller(territory("thrace")),
        Some(Seat(0))
    );
}

#[test]
fn ol_5_6_ares_adds_two_swords_to_those_on_tiles() {
    let mut table = table(4).tile(0, "hoplite");
    assert_eq!(table.state.swords(Seat(0)), 1);
    table.player(0).ares = true;
    assert_eq!(table.state.swords(Seat(0)), 3);
}

#[test]
fn ol_5_7_a_fight_costs_1_with_more_swords_2_with_as_many_3_with_fewer() {
    let fight = |own: &[&str], theirs: &[&str]| {
        let table = table(4)
            .settle("thrace", &[1])
            .tiles(0, own)
            .tiles(1, theirs);
        table.cost(0, "new", "thrace").unwrap() - 3
    };
    assert_eq!(fight(&["hoplite"], &[]), 1);
    assert_eq!(fight(&[], &[]), 2);
    assert_eq!(fight(&["hoplite"], &["metallurgy"]), 2);
    assert_eq!(fight(&["hoplite"], &["strategy"]), 3);
}

#[test]
fn ol_5_8_the_attacker_goes_on_top_and_takes_all_tokens() {
    let table = table(4)
        .settle("thessaly", &[2, 1])
        .expand(0, "new", "thessaly");
    assert_eq!(table.stack("thessaly"), [2, 1, 0]);
    assert_eq!(table.told("controlChanged")[0]["rule"], "OL-5.9");
    assert_eq!(table.state.tokens(Seat(0)).grain, 1);
    assert_eq!(
        [0, 1].map(|seat| table.state.star_tokens(Seat(seat))),
        [1, 0]
    );
}

#[test]
fn ol_5_10_only_the_controller_of_a_stack_defends_it_and_gets_an_hourglass() {
    let table = table(4)
        .settle("thrace", &[2, 3, 1, 1])
        .tile(2, "strategy")
        .expand(0, "new", "thrace");
    assert_eq!(table.told("fought")[0]["cost"], 2, "seat 2 lies buried");
    let hourglasses = table
        .state
        .seats()
        .map(|seat| table.state.player(seat).hourglasses);
    assert_eq!(hourglasses.collect::<Vec<_>>(), [0, 1, 0, 0]);
    assert_eq!(table.told("hourglassGained")[0]["rule"], "OL-5.10");
}

#[test]
fn ol_5_11_control_reverts_with_all_tokens_when_the_top_settler_leaves() {
    let table = table(4)
        .settle("thessaly", &[1, 0])
        .expand(0, "thessaly", "olympos");
    assert_eq!(
        table.told("controlChanged")[0],
        json!({ "type": "controlChanged", "space": "thessaly", "from": 0, "to": 1, "rule": "OL-5.11" })
    );
    assert_eq!(table.state.star_tokens(Seat(1)), 1);
    assert_eq!(table.state.tokens(Seat(1)).grain, 1);
    assert!(table.told("hourglassGained").is_empty());
}

/// Even to the same player, and then nothing changes.
#[test]
fn ol_5_11_control_stays_when_the_next_settler_down_is_ones_own() {
    let table = table(4)
        .settle("thrace", &[1, 0, 0])
        .expand(0, "thrace", "chalcidice");
    assert_eq!(table.told("controlChanged").len(), 1, "only Chalcidice");
    assert_eq!(table.state.tokens(Seat(0)).gold, 1);
}

#[test]
fn ol_5_13_a_buried_settler_may_stay_as_long_as_its_owner_likes() {
    let table = table(4)
        .settle("thrace", &[0, 1])
        .expand(0, "new", "illyria")
        .expand(1, "new", "macedonia");
    assert_eq!(table.stack("thrace"), [0, 1]);
    assert_eq!(table.state.tokens(Seat(0)).gold, 0);
}

/// OL-12.13
#[test]
fn ol_5_14_a_tribe_fights_like_a_player_without_swords() {
    assert_eq!(table(4).cost(0, "new", "thessaly"), Some(2 + 3 + 2));
    assert_eq!(
        table(4).tile(0, "hoplite").cost(0, "new", "thessaly"),
        Some(2 + 3 + 1)
    );
    assert_eq!(
        table(4).tile(0, "democracy").cost(0, "new", "thessaly"),
        Some(2 + 3 + 1)
    );
    let table = table(4).expand(0, "new", "thessaly");
    assert_eq!(
        table.told("fought"),
        [
            json!({ "type": "fought", "seat": 0, "space": "thessaly", "defender": "tribe", "cost": 2, "rule": "OL-5.14" })
        ]
    );
}

#[test]
fn ol_5_15_a_beaten_tribe_leaves_its_star_and_nobody_gets_an_hourglass() {
    let table = table(4).expand(0, "new", "thessaly");
    assert!(!table.state.tribes.contains(territory("thessaly")));
    assert_eq!(table.state.star_tokens(Seat(0)), 1);
    assert_eq!(table.told("controlChanged")[0]["rule"], "OL-5.15");
    assert!(table.told("hourglassGained").is_empty());
}

#[test]
fn ol_5_17_a_star_left_behind_waits_for_the_next_who_needs_no_fight() {
    let table = table(4)
        .settle("thessaly", &[0])
        .expand(0, "thessaly", "olympos");
    assert_eq!(table.told("controlChanged")[0]["rule"], "OL-5.17");
    assert_eq!(table.state.star_tokens(Seat(0)), 0);
    assert_eq!(table.cost(1, "new", "thessaly"), Some(2 + 3));
    let table = table.expand(1, "new", "thessaly");
    assert!(table.told("fought").is_empty());
    assert_eq!(table.told("controlChanged")[0]["rule"], "OL-5.17");
    assert_eq!(table.state.star_tokens(Seat(1)), 1);
}

#[test]
fn ol_5_5_the_attacker_wins_against_any_odds() {
    let armed = ["metallurgy", "hoplite", "phalanx", "strategy"];
    let table = table(4)
        .settle("thrace", &[1, 1, 1])
        .tiles(1, &armed)
        .expand(0, "new", "thrace");
    assert_eq!(table.told("fought")[0]["cost"], 3, "however many Swords");
    assert_eq!(table.stack("thrace"), [1, 1, 1, 0]);
    assert_eq!(table.state.tokens(Seat(0)).gold, 1);
}

#[test]
fn ol_5_9_the_defender_hands_over_every_token_of_the_territory() {
    let table = table(4).settle("olympos", &[1]).expand(0, "new", "olympos");
    assert_eq!(
        table.told("controlChanged"),
        [
            json!({ "type": "controlChanged", "space": "olympos", "from": 1, "to": 0, "rule": "OL-5.9" })
        ]
    );
    let held = |seat| {
        let (state, seat) = (&table.state, Seat(seat));
        (state.tokens(seat).stone, gods::symbols(state, seat))
    };
    assert_eq!((held(0), held(1)), ((1, 1), (0, 0)));
}

#[test]
fn ol_5_12_a_stack_may_be_attacked_however_high_it_is() {
    let table = table(4)
        .settle("thrace", &[0, 1, 2, 3, 2, 1])
        .tile(2, "strategy");
    assert_eq!(
        table.cost(0, "new", "thrace"),
        Some(2 + 1 + 2),
        "only seat 1 defends"
    );
    let table = table.expand(0, "new", "thrace");
    assert_eq!(table.stack("thrace"), [0, 1, 2, 3, 2, 1, 0]);
    assert_eq!(table.told("fought")[0]["defender"], 1);
}

#[test]
fn ol_5_16_the_star_goes_with_control() {
    let stars = |table: &Table| [0, 1].map(|seat| table.state.star_tokens(Seat(seat)));
    let table = table(4).settle("thessaly", &[1]);
    assert_eq!(stars(&table), [0, 1]);
    let table = table.expand(0, "new", "thessaly");
    assert_eq!(stars(&table), [1, 0], "taken by force");
    let table = table.at(&[9, 20, 20, 20]).expand(0, "thessaly", "olympos");
    assert_eq!(stars(&table), [0, 1], "given back by leaving");
}

#[test]
fn ol_5_18_only_an_attacked_player_gets_an_hourglass() {
    let attacked = table(4).settle("thrace", &[1]).expand(0, "new", "thrace");
    assert_eq!(attacked.told("hourglassGained")[0]["seat"], 1);
    let tribe = table(4).expand(0, "new", "thessaly");
    let left = table(4)
        .settle("thrace", &[0])
        .expand(0, "thrace", "chalcidice");
    let reverted = table(4)
        .settle("thrace", &[1, 0])
        .expand(0, "thrace", "chalcidice");
    for table in [tribe, left, reverted] {
        assert!(table.told("hourglassGained").is_empty());
        assert_eq!(table.state.hourglasses_left(), 12);
    }
}
