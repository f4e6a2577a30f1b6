//! OL-3: turns and time.

use super::*;

#[test]
fn ol_3_1_the_turn_belongs_to_the_hindmost() {
    let table = table(4).at(&[5, 7, 4, 9]);
    assert_eq!(table.state.to_act, Some(Seat(2)));
    let thrace = json!({ "type": "expand", "from": "new", "to": "thrace", "cost": 3 });
    assert_eq!(table.refused(0, thrace.clone()).0, "OL-3.1");
    assert!(table.legal(0).is_empty());
    let table = table.play(2, thrace);
    assert_eq!(table.state.to_act, Some(Seat(0)));
}

#[test]
fn ol_3_2_on_one_space_the_top_of_the_pile_plays() {
    // Seat 1 lies above seat 2 in the starting stack.
    let table = table(4).at(&[5, 4, 4, 9]);
    assert_eq!(table.state.to_act, Some(Seat(1)));
    assert_eq!(table.turn(2).state.to_act, Some(Seat(2)));
}

#[test]
fn ol_3_3_who_is_still_last_plays_again() {
    let table = table(4).at(&[0, 9, 9, 9]).expand(0, "new", "thrace");
    assert_eq!(table.told("turnStarted")[0]["seat"], 0);
    assert_eq!(table.state.to_act, Some(Seat(0)));
}

#[test]
fn ol_3_4_a_turn_is_one_action_and_cannot_be_declined() {
    let table = table(4);
    assert_eq!(table.refused(0, json!({ "type": "pass" })).0, "OL-10.1");
    assert_eq!(table.refused(0, json!({ "type": "wait" })).0, "OL-3.11");
    assert_eq!(table.refused(0, json!({ "type": "endTurn" })).0, "OL-3.12");
    let table = table.expand(0, "new", "thrace");
    assert_eq!(
        table.state.to_act,
        Some(Seat(1)),
        "one action, then the next player"
    );
}

#[test]
fn ol_3_5_an_action_is_paid_after_it_is_carried_out_one_space_a_point() {
    let table = table(4).expand(0, "new", "thrace");
    let types = table.types();
    assert_eq!(
        types,
        [
            "settlerCreated",
            "settlerMoved",
            "controlChanged",
            "markerMoved",
            "turnEnded",
            "turnStarted"
        ]
    );
    assert_eq!(table.state.pos[0], 3);
}

#[test]
fn ol_3_6_a_marker_that_arrives_goes_on_top_of_the_pile() {
    let table = table(4).at(&[0, 3, 3, 3]).expand(0, "new", "thrace");
    assert_eq!(table.state.pos[..4], [3; 4]);
    assert_eq!(table.state.to_act, Some(Seat(0)));
}

#[test]
fn ol_3_7_all_hourglasses_are_spent_before_the_marker_moves_and_go_back_to_the_stock() {
    let table = table(4).hourglasses(0, 2).expand(0, "new", "thrace");
    assert_eq!(table.told("hourglassSpent")[0]["n"], 2);
    assert_eq!(table.state.pos[0], 1);
    assert_eq!(table.state.hourglasses_left(), 12);
    let table = super::table(4).hourglasses(0, 5).expand(0, "new", "thrace");
    assert_eq!(
        table.state.player(Seat(0)).hourglasses,
        2,
        "no more than the cost"
    );
}

#[test]
fn ol_3_8_hourglasses_of_a_bonus_pay_for_the_action_that_brought_them() {
    // r1c5: a pair; its second bonus is the hourglasses.
    let table = table(4)
        .settle_all(0, &["macedonia", "lesbos"])
        .discover(0, "r1c5")
        .bonus(0, 1);
    assert_eq!(table.told("markerMoved"), [marker_moved(0, 0, 5)]);
    assert_eq!(table.state.player(Seat(0)).hourglasses, 0);
}

#[test]
fn ol_3_9_a_marker_that_hourglasses_spare_keeps_its_place_and_plays_again() {
    let table = table(4).hourglasses(0, 3);
    let arrival = table.state.arrival;
    let table = table.expand(0, "new", "thrace");
    assert!(table.told("markerMoved").is_empty());
    assert_eq!((table.state.pos[0], table.state.arrival), (0, arrival));
    assert_eq!(table.state.to_act, Some(Seat(0)));
}

/// OL-10.4
#[test]
fn ol_3_10_no_action_may_lead_beyond_the_cross() {
    let table = table(4).at(&[70, 75, 75, 75]);
    assert!(table.state.final_turn);
    let costs = table
        .of_type(0, "expand")
        .into_iter()
        .map(|mv| mv["cost"].as_u64().unwrap());
    assert_eq!(costs.max(), Some(9));
    let knossos = json!({ "type": "expand", "from": "new", "to": "knossos", "cost": 12 });
    assert_eq!(table.refused(0, knossos).0, "OL-3.10");
    let table = table.hourglasses(0, 3);
    assert_eq!(table.cost(0, "new", "knossos"), Some(12));
}

/// Also before the final turn.
#[test]
fn ol_3_10_an_ordinary_turn_may_not_overshoot_either() {
    let mut table = table(4).at(&[68, 70, 70, 70]);
    assert!(!table.state.final_turn);
    let knossos = json!({ "type": "expand", "from": "new", "to": "knossos", "cost": 12 });
    assert_eq!(table.refused(0, knossos.clone()).0, "OL-3.10");
    table.player(0).hourglasses = 1;
    assert_eq!(table.cost(0, "new", "knossos"), Some(12));
}

/// OL-6.9
#[test]
fn ol_3_10_a_discovery_may_fit_only_with_the_hourglass_bonus() {
    // r2c1: 2 grain + 1 gold; its first bonus is the hourglasses.
    let table = table(4)
        .at(&[74, 75, 75, 75])
        .settle_all(0, &["macedonia", "lesbos", "thrace"])
        .discover(0, "r2c1");
    assert_eq!(table.legal(0), [json!({ "type": "bonus", "index": 0 })]);
    assert_eq!(
        table.refused(0, json!({ "type": "bonus", "index": 1 })).0,
        "OL-3.10"
    );
    let table = table.bonus(0, 0);
    assert_eq!(table.state.pos[0], 79);
}

/// OL-12.2: Cavalry's hourglasses decide whether it fits before the Cross.
#[test]
fn ol_3_10_the_hourglasses_of_cavalry_can_save_its_own_discovery() {
    // Cavalry lies in r1c4: gold + grain, bonuses settler and a cube.
    let at = |pos| {
        table(4)
            .at(&[pos, 78, 78, 78])
            .settle_all(0, &["macedonia", "thrace"])
    };
    assert_eq!(at(74).discoveries(0, "r1c4").len(), 1);
    assert!(at(75).discoveries(0, "r1c4").is_empty());
    let discover = json!({ "type": "discover", "slot": "r1c4", "spend": {}, "cost": 7 });
    assert_eq!(at(75).refused(0, discover.clone()).0, "OL-3.10");
    // With one hourglass left in stock only one counts.
    let short = at(74).hourglasses(1, 11);
    assert_eq!(short.refused(0, discover.clone()).0, "OL-3.10");
    let enough = at(73).hourglasses(1, 11).play(0, discover).bonus(0, 0);
    assert_eq!(enough.state.pos[0], 79);
    // Metallurgy beside it brings none.
    let metallurgy = table(4)
        .at(&[74, 78, 78, 78])
        .settle_all(0, &["illyria", "chalcidice"]);
    assert!(metallurgy.discoveries(0, "r1c2").is_empty());
}

/// OL-9.19, OL-9.21
#[test]
fn ol_3_11_who_can_do_nothing_waits_a_space_and_erinyes_keep_waiting() {
    let mut table = table(4)
        .next_gods(&["erinyes", "siren"])
        .at(&[22, 22, 22, 22])
        .settle("lesbos", &[0])
        .stock(0, 0)
        .turn(0);
    table.player(0).siren = true;
    table.player(0).erinyes = true;
    assert_eq!(table.legal(0), [json!({ "type": "wait" })]);
    let mut table = table.play(0, json!({ "type": "wait" }));
    assert_eq!(table.told("waited")[0]["rule"], "OL-3.11");
    assert_eq!(table.state.pos[0], 23);
    assert!(table.player(0).erinyes, "no action was taken");
}

#[test]
fn ol_3_11_on_the_final_turn_nobody_waits() {
    let table = table(4).at(&[79, 79, 79, 79]).turn(0);
    assert_eq!(table.legal(0), [json!({ "type": "pass" })]);
    assert_eq!(
        table.refused(0, json!({ "type": "wait" })),
        ("OL-3.11", "final")
    );
}

#[test]
fn ol_3_12_a_turn_runs_from_cards_to_action_to_payment_to_draw_to_cards_to_gods() {
    let table = table(4)
        .next_gods(&["keres"])
        .next_cards(&["cube-gold"])
        .hand(0, &["cube-wood"])
        .at(&[9, 9, 9, 9])
        .turn(0)
        .play_card(0, "cube-wood");
    assert_eq!(table.json()["phase"], "turn");
    let table = table.expand(0, "new", "thrace");
    let types = table.types();
    assert_eq!(types[3..], ["markerMoved", "zeusReached", "destinyDrawn"]);
    assert_eq!(table.json()["phase"], "after");
    let wrong = json!({ "type": "expand", "from": "new", "to": "illyria", "cost": 3 });
    assert_eq!(table.refused(0, wrong), ("OL-3.12", "after"));
    // The hand is empty after it, so the turn goes on by itself.
    let table = table.play_card(0, "cube-gold");
    let types = table.types();
    assert_eq!(
        types,
        [
            "destinyPlayed",
            "cubeGained",
            "olymposRevealed",
            "olymposAffects",
            "turnEnded",
            "turnStarted"
        ]
    );
}

#[test]
fn ol_3_12_a_pass_ends_the_turn_at_once() {
    let table = table(4).hand(0, &["star"]).at(&[70, 75, 75, 75]).pass(0);
    let types = table.types();
    assert_eq!(
        types,
        ["passed", "turnEnded", "playerFinished", "turnStarted"]
    );
}

#[test]
fn ol_3_13_spent_hourglasses_go_back_to_the_stock() {
    let table = table(4).hourglasses(0, 5).hourglasses(1, 7);
    assert_eq!(table.state.hourglasses_left(), 0);
    let table = table.settle("thrace", &[2]).expand(0, "new", "illyria");
    assert_eq!(table.told("hourglassSpent")[0]["n"], 3);
    assert_eq!(table.state.hourglasses_left(), 3);
}
