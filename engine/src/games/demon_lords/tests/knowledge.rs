//! DL-1.8: what is hidden, and from whom.

use super::*;
use crate::chance::Chance;
use crate::games::demon_lords::cards::Card;
use crate::games::demon_lords::view::resample;

#[test]
fn dl_1_8_all_see_the_same_but_nobody_sees_the_unseen_cards() {
    let play = game(3, json!({ "setup": "preset" }));
    let onlooker = play.view(None);
    assert_eq!(onlooker.get("deck"), None);
    assert_eq!(
        (&onlooker["deckCount"], &onlooker["under"]),
        (&json!(40), &json!([]))
    );
    for seat in 0..3 {
        let mut view = play.view(Some(seat));
        assert_eq!(view["seat"], seat);
        assert_eq!(view["yourTurn"], seat == play.to_act());
        view["seat"] = Value::Null;
        view["yourTurn"] = json!(false);
        assert_eq!(view, onlooker);
    }
}

#[test]
fn a_view_is_the_state_without_the_deck_and_five_keys_more() {
    let play = scene(2, "combat").card("carnage").start();
    let view = play.view(Some(0));
    let state = to_json(&crate::games::demon_lords::position::position(
        play.0.options(),
        play.state(),
    ));
    let (view, state) = (view.as_object().unwrap(), state.as_object().unwrap());
    for (key, value) in state.iter().filter(|(key, _)| *key != "deck") {
        assert_eq!(view.get(key), Some(value), "{key}");
    }
    let mut more: Vec<&String> = view
        .keys()
        .filter(|key| !state.contains_key(*key))
        .collect();
    more.sort();
    assert_eq!(more, ["deckCount", "effect", "seat", "under", "yourTurn"]);
}

#[test]
fn a_view_tells_the_rule_of_the_card_and_what_becomes_of_the_lines() {
    let effect = |card: &str| scene(2, "movement").card(card).start().view(None)["effect"].clone();
    assert_eq!(
        effect("forced-march"),
        json!({ "rule": "DL-15.17", "closed": [], "added": [] })
    );
    assert_eq!(
        effect("frozen-pole")["added"],
        json!([
            ["nunavut", "scandinavia"],
            ["nunavut", "siberia"],
            ["scandinavia", "siberia"]
        ])
    );
    let walls = effect("great-walls");
    assert_eq!(walls["rule"], "DL-15.20");
    // The lines out of continents are listed in the table of the board: eighteen.
    let closed = walls["closed"].as_array().unwrap();
    assert_eq!(closed.len(), 18);
    assert!(closed.contains(&json!(["alaska", "kamchatka"])));
    assert!(!closed.contains(&json!(["alaska", "nunavut"])));
    let quiet = scene(2, "movement").start().view(None);
    assert_eq!(quiet["effect"], Value::Null);
}

#[test]
fn another_state_keeps_the_cards_seen_and_shuffles_the_rest() {
    let play = scene(2, "combat")
        .card("carnage")
        .set("seen", json!(4))
        .start();
    let other = resample(play.state(), &mut Chance::seeded(5));
    assert_eq!(other.under(), play.state().under());
    assert_eq!(other.under().len(), 3);
    assert_ne!(other.deck, play.state().deck);
    let mut sorted = other.deck;
    sorted.sort_unstable();
    let all = Card::all().filter(|card| card.id() != "carnage");
    assert!(sorted.into_iter().eq(all));
    // It depends on chance and on what is known, not on how the unseen cards really lie.
    let again = resample(&other, &mut Chance::seeded(5));
    assert_eq!(again, other);
    // Once every card has been seen nothing is hidden.
    let open = scene(2, "combat")
        .card("carnage")
        .set("seen", json!(40))
        .start();
    assert_eq!(
        resample(open.state(), &mut Chance::seeded(5)),
        *open.state()
    );
    let long = scene(2, "combat")
        .card("carnage")
        .set("seen", json!(1000))
        .start();
    assert_eq!(long.state().under().len(), 39);
}

#[test]
fn every_order_of_the_unseen_cards_is_equally_likely() {
    // Three cards are unseen: six orders.
    let play = scene(2, "combat")
        .card("carnage")
        .set("seen", json!(37))
        .start();
    let mut counts = std::collections::BTreeMap::<Vec<Card>, u32>::new();
    let mut chance = Chance::seeded(9);
    for _ in 0..6000 {
        let other = resample(play.state(), &mut chance);
        *counts.entry(other.deck[..3].to_vec()).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    assert!(
        counts.values().all(|&count| (850..1150).contains(&count)),
        "{counts:?}"
    );
}
