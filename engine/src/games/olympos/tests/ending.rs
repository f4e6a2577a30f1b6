//! OL-10: the end of the game.

use super::*;

#[test]
fn ol_10_1_from_the_last_zeus_space_on_the_next_turn_is_the_final_one() {
    let table = table(4).at(&[66, 68, 68, 68]).expand(0, "new", "thrace");
    assert_eq!(table.state.pos[0], 69);
    let table = table.quietly();
    assert!(
        !table.state.finished.contains(Seat(0)),
        "that turn was not final"
    );
    assert!(!table.state.final_turn);
    let pass = json!({ "type": "pass" });
    let next = table.state.to_act.unwrap().0;
    assert_eq!(table.refused(next, pass.clone()).0, "OL-10.1");
    let last = super::table(4).at(&[69, 75, 75, 75]);
    assert!(last.state.final_turn);
    assert!(last.of_type(0, "pass") == [pass] && !last.of_type(0, "expand").is_empty());
    let last = last.pass(0);
    assert_eq!(
        last.told("turnStarted")[0],
        json!({ "type": "turnStarted", "seat": 1, "final": true, "rule": "OL-10.1" })
    );
}

#[test]
fn ol_10_2_who_passes_has_finished() {
    let table = table(4).at(&[69, 70, 70, 70]).pass(0);
    assert_eq!(
        table.events[..3],
        [
            json!({ "type": "passed", "seat": 0, "rule": "OL-10.2" }),
            json!({ "type": "turnEnded", "seat": 0, "rule": "OL-3.12" }),
            json!({ "type": "playerFinished", "seat": 0, "rule": "OL-10.2" }),
        ]
    );
    assert!(table.state.finished.contains(Seat(0)));
    assert_eq!(table.state.pos[0], 69, "and stays where it is");
    assert_eq!(table.state.to_act, Some(Seat(1)));
}

#[test]
fn ol_10_3_who_acts_has_finished_after_that_turn() {
    let table = table(4)
        .at(&[72, 75, 75, 75])
        .hand(0, &["cube-gold", "cube-wood"])
        .settle_all(0, &["macedonia", "illyria"])
        .play_card(0, "cube-gold")
        .discover(0, "r1c1")
        .bonus(0, 0);
    assert_eq!(table.state.pos[0], 79);
    assert_eq!(table.score(0)["position"], 0);
    assert!(
        !table.state.finished.contains(Seat(0)),
        "cards may be played first"
    );
    let table = table.play_card(0, "cube-wood");
    assert_eq!(table.told("playerFinished")[0]["rule"], "OL-10.3");
    assert!(table.state.finished.contains(Seat(0)));
    // Cards are played before a pass too.
    let table = super::table(4)
        .at(&[72, 75, 75, 75])
        .hand(0, &["cube-gold"])
        .play_card(0, "cube-gold");
    assert!(table.pass(0).state.finished.contains(Seat(0)));
}

#[test]
fn ol_10_4_the_last_action_may_lead_to_the_cross_but_not_past_it() {
    let at = |pos| table(4).at(&[pos, 79, 79, 79]);
    // Attica is 9 away, tribe included; from 70 that is the Cross.
    assert_eq!(at(70).cost(0, "new", "attica"), Some(9));
    assert_eq!(at(71).cost(0, "new", "attica"), None);
    let attica = json!({ "type": "expand", "from": "new", "to": "attica", "cost": 9 });
    assert_eq!(at(71).refused(0, attica.clone()).0, "OL-3.10");
    assert_eq!(at(70).play(0, attica.clone()).state.pos[0], 79);
    let saved = at(71).hourglasses(0, 1).play(0, attica);
    assert_eq!(saved.state.pos[0], 79, "an hourglass pays for a space");
}

#[test]
fn ol_10_5_the_others_play_on_until_each_has_had_a_final_turn() {
    let table = table(4).at(&[69, 69, 60, 70]).finished(&[0, 1]);
    assert_eq!(
        table.state.to_act,
        Some(Seat(2)),
        "though two have finished"
    );
    assert!(!table.state.final_turn);
    let table = table.expand(2, "new", "cleito").quietly();
    assert_eq!(table.state.pos[2], 73);
    assert_eq!(table.state.to_act, Some(Seat(3)));
    let table = table.pass(3);
    assert_eq!(
        table.state.to_act,
        Some(Seat(2)),
        "whose final turn is still to come"
    );
    assert!(table.state.final_turn);
}

#[test]
fn ol_10_6_when_all_have_finished_the_scores_are_counted() {
    let table = table(3)
        .settle("thrace", &[1])
        .at(&[70, 71, 73])
        .finished(&[0, 1])
        .pass(2);
    assert_eq!(
        table.told("gameOver"),
        [json!({ "type": "gameOver", "scores": [5, 5, 3], "winners": [0, 1], "rule": "OL-10.6" })]
    );
    assert_eq!(
        (
            table.state.to_act,
            table.state.active,
            table.state.final_turn
        ),
        (None, None, false)
    );
    for seat in 0..3 {
        assert!(table.legal(seat).is_empty());
        assert_eq!(table.refused(seat, json!({ "type": "pass" })).0, "OL-10.6");
    }
}
