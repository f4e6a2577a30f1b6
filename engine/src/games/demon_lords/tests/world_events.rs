//! DL-11: World Events.

use super::*;

/// A Harvester of seat 1 is about to fall on Egypt, and one on Peru.
fn falling() -> Scene {
    scene(2, "combat")
        .harvester(1, "egypt", 1)
        .troops("egypt", [2, 1])
        .harvester(1, "peru", 1)
        .troops("peru", [2, 1])
        .dice(&[6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1])
}

#[test]
fn dl_11_1_every_lost_harvester_or_portal_brings_a_world_event() {
    let harvester = falling().start().fight("egypt", 1);
    assert_eq!(harvester.state().seen, 1);
    let portal = scene(2, "combat")
        .avatar(0, "alps")
        .portal(1, "alps")
        .souls(0, 1)
        .dice(&[6, 6]);
    assert_eq!(portal.start().desecrate("alps").state().seen, 1);
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "alps" });
    let ransomed = scene(2, "purchase")
        .card("devils-ransom")
        .portal(0, "alps")
        .start()
        .play(ransom);
    assert_eq!(ransomed.state().seen, 2);
}

#[test]
fn dl_11_2_e32_the_old_card_goes_under_the_deck_and_the_top_card_is_turned_up() {
    let play = falling()
        .cards("carnage", "bloodlust")
        .start()
        .fight("egypt", 1);
    assert_eq!(play.card(), Some("bloodlust"));
    assert_eq!(play.state().deck.len(), 39);
    assert_eq!(play.state().deck.last().unwrap().id(), "carnage");
    assert_eq!(
        play.event("worldEvent"),
        json!({ "type": "worldEvent", "rule": "DL-11.2", "card": "bloodlust", "replaced": "carnage" })
    );
}

#[test]
fn dl_11_3_only_one_card_is_in_effect_at_a_time() {
    let play = scene(2, "combat")
        .cards("bloodlust", "dug-in")
        .harvester(1, "egypt", 1)
        .troops("egypt", [1, 1])
        .troops("peru", [1, 1])
        .dice(&[6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6])
        .start()
        .fight("egypt", 1)
        .fight("peru", 1);
    let bonus = &play.event("combatRound")["bonus"];
    assert_eq!(
        *bonus,
        json!([[], ["card"]]),
        "the Defender's card, not the Brute's as well"
    );
}

#[test]
fn dl_11_4_the_card_goes_before_the_other_rules() {
    let play = scene(2, "purchase")
        .card("rifts-everywhere")
        .souls(0, 4)
        .start();
    assert!(play.allows(buy("portal", "cape")));
}

#[test]
fn dl_11_5_a_new_card_is_in_effect_at_once_for_the_rest_of_the_phase() {
    // The truce comes while a fight in Europe is still open: it vanishes.
    let play = falling()
        .troops("alps", [1, 1])
        .cards("carnage", "uneasy-truce")
        .start();
    assert!(play.allows(fight("alps", 1)));
    let play = play.fight("egypt", 1);
    assert_eq!(play.refused(fight("alps", 1)), "DL-15.29");
    assert_eq!(play.legal(), [fight("peru", 1)]);
    // And it stays for the next player.
    assert_eq!(play.at("event"), "uneasy-truce");
}

#[test]
fn dl_11_6_souls_and_troops_cause_no_world_event() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 1])
        .avatar(0, "alps")
        .avatar(1, "alps")
        .souls(1, 9)
        .souls(0, 9)
        .start()
        .fight("egypt", 1)
        .duel(1);
    assert_eq!((play.card(), play.state().seen), (None, 0));
}

#[test]
fn dl_11_7_without_world_events_no_card_is_ever_turned_up() {
    let play = falling()
        .option("worldEvents", json!(false))
        .start()
        .fight("egypt", 1);
    assert_eq!(
        (play.card(), play.state().seen, play.state().deck.len()),
        (None, 0, 40)
    );
    assert!(play.heard("worldEvent").is_empty());
    assert_eq!(play.heard("pieceSacrificed").len(), 1);
}

/// E49, and DL-1.8: cards that went under the deck stay known, in their order.
#[test]
fn dl_11_2_e49_the_cards_under_the_deck_are_known_to_all() {
    let under = |play: &Play| {
        let seen = play.view(Some(0))["under"].clone();
        assert_eq!(play.view(None)["under"], seen);
        assert_eq!(play.view(Some(1))["under"], seen);
        seen
    };
    let play = falling().cards("carnage", "dug-in").start();
    assert_eq!(under(&play), json!([]));
    let play = play.fight("egypt", 1);
    assert_eq!(under(&play), json!(["carnage"]));
    let play = play.fight("peru", 1);
    assert_eq!(under(&play), json!(["carnage", "dug-in"]));
    assert_eq!(play.state().seen, 3);
}
