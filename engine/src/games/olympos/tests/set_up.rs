//! OL-2: the set-up for four players.

use super::*;
use crate::games::olympos::map::Territories;

fn cross(space: &str) -> Value {
    json!({ "type": "cross", "space": space })
}

/// A new game in which the last seat closes territories.
fn closing(players: usize) -> Table {
    let stack: Vec<usize> = (0..players).rev().collect();
    new_game(players, json!({ "deal": { "stack": stack } }))
}

/// A set-up with another seed.
fn seeded(seed: u64) -> Value {
    let options = Options::default();
    let mut chance = Chance::seeded(seed);
    let state = Olympos::setup(&options, 4, &mut chance, &mut Log::deaf()).unwrap();
    to_json(&Olympos::position(&options, &state))
}

#[test]
fn ol_2_1_four_players_have_two_copies_of_each_discovery_and_one_of_purple() {
    let table = table(4);
    for slot in Slot::all() {
        let copies = if slot.row() < 4 { 2 } else { 1 };
        assert_eq!(table.state.pile(slot).left, copies);
    }
}

#[test]
fn ol_2_2_the_kinds_of_a_row_are_dealt_to_its_columns_all_copies_in_one_pile() {
    let rows = |position: &Value, row: usize| -> Vec<String> {
        let kind = |column| position["slots"][format!("r{row}c{column}")]["tile"].to_string();
        (1..=5).map(kind).collect()
    };
    let (one, other) = (seeded(1), seeded(2));
    for row in 1..=5 {
        let mut sorted = [rows(&one, row), rows(&other, row)];
        sorted.iter_mut().for_each(|kinds| kinds.sort());
        assert_eq!(sorted[0], sorted[1], "the same five kinds");
        sorted[0].dedup();
        assert_eq!(sorted[0].len(), 5, "each once");
    }
    assert!((1..=5).any(|row| rows(&one, row) != rows(&other, row)));
    assert_eq!(
        try_game(
            4,
            json!({ "deal": { "rows": {
        "1": ["medicine", "cavalry", "oracle", "metallurgy", "hoplite"],
        "2": ["religion", "polytheism", "astronomy", "money", "agriculture"],
        "3": ["phalanx", "hellenism", "map-making", "democracy", "commerce"],
        "4": ["strategy", "art", "poetry", "surgery", "architecture"],
        "5": ["philosophy", "city", "absolutism", "science", "engineering"],
    } } })
        )
        .err()
        .as_deref(),
        Some("OL-2.2")
    );
}

#[test]
fn ol_2_3_the_wonders_are_dealt_to_the_five_columns() {
    let orders: Vec<String> = (1..6)
        .map(|seed| seeded(seed)["wonders"].to_string())
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    for order in &orders {
        for wonder in Wonder::all() {
            assert_eq!(order.matches(wonder.id()).count(), 1);
        }
    }
    let twice = json!(["stadium", "stadium", "colossus", "parthenon", "lion-gate"]);
    let refused = try_game(4, json!({ "deal": { "wonders": twice } }));
    assert_eq!(refused.err().as_deref(), Some("OL-2.3"));
}

#[test]
fn ol_2_4_hourglasses_and_cubes_that_nobody_has_form_the_stock() {
    let table = table(4);
    assert_eq!(table.state.hourglasses_left(), 12);
    assert_eq!(table.state.cubes_left().total(), 28);
    let table = table.cubes(0, "gold", 2).hourglasses(1, 5);
    assert_eq!(table.state.hourglasses_left(), 7);
    assert_eq!(table.state.cubes_left().gold, 5);
}

#[test]
fn ol_2_5_each_player_starts_with_four_settlers_and_a_marker_and_fifteen_in_the_general_stock() {
    let table = table(4);
    for seat in table.state.seats() {
        let player = table.state.player(seat);
        assert_eq!((player.stock, player.supply), (4, 15));
        assert_eq!(table.state.pos[seat.index()], 0);
    }
}

#[test]
fn ol_2_6_the_markers_are_stacked_at_random_and_the_top_one_plays_first() {
    let orders: Vec<String> = (1..9)
        .map(|seed| seeded(seed)["order"].to_string())
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    let deal = json!({ "stack": [2, 0, 3, 1], "crosses": &CLOSED[..8] });
    let table = new_game(4, json!({ "deal": deal }));
    assert_eq!(table.json()["order"], json!([2, 0, 3, 1]));
    assert_eq!(table.state.to_act, Some(Seat(1)));
    let refused = try_game(4, json!({ "deal": { "stack": [0, 1, 2, 2] } }));
    assert_eq!(refused.err().as_deref(), Some("OL-2.6"));
}

#[test]
fn ol_2_7_the_bottom_player_closes_two_territories_of_each_resource() {
    let mut table = closing(4);
    assert_eq!(table.state.to_act, Some(Seat(3)));
    assert_eq!(table.refused(0, cross("illyria")).0, "OL-3.1");
    for (index, space) in CLOSED[..8].iter().enumerate() {
        assert_eq!(table.json()["phase"], "crosses", "after {index}");
        table = table.play(3, cross(space));
        assert_eq!(table.told("crossPlaced")[0]["rule"], "OL-2.7");
    }
    assert_eq!(table.json()["phase"], "turn");
    for resource in Resource::ALL {
        assert_eq!(table.state.crosses.and(Territories::of(resource)).len(), 2);
    }
    // Closed land is out of the game.
    assert_eq!(table.cost(0, "new", "boeotia"), None);
}

#[test]
fn ol_2_7_no_third_territory_of_a_resource_may_be_closed() {
    let table = ["caria", "evenor", "lydia"]
        .iter()
        .fold(closing(4), |table, space| table.play(3, cross(space)));
    assert_eq!(table.refused(3, cross("naxos")), ("OL-2.7", "enough"));
    assert_eq!(table.refused(3, cross("caria")), ("OL-2.7", "closed"));
    assert_eq!(table.refused(3, cross("aegean-sea")), ("OL-2.7", "land"));
    assert!(!table.legal(3).contains(&cross("naxos")));
}

#[test]
fn ol_2_8_of_each_resource_one_star_at_most_may_be_closed() {
    let table = closing(4).play(3, cross("lydia"));
    assert_eq!(table.refused(3, cross("phocis")).0, "OL-2.8");
    let listed = table.legal(3);
    assert!(!listed.contains(&cross("phocis")) && listed.contains(&cross("thrace")));
    assert!(
        listed.contains(&cross("attica")),
        "the star of another resource"
    );
}

#[test]
fn ol_2_9_olympos_and_atlantis_may_be_closed_and_then_there_is_no_zeus_token() {
    let table = closing(4);
    for space in ["olympos", "atlas", "cleito"] {
        assert!(table.legal(3).contains(&cross(space)), "{space}");
    }
    let closed = [
        "olympos", "atlas", "cleito", "messenia", "caria", "azaes", "gadeira", "elis",
    ];
    let table = closed
        .iter()
        .fold(table, |table, space| table.play(3, cross(space)));
    assert_eq!(table.cost(0, "new", "olympos"), None);
}

#[test]
fn ol_2_10_a_tribe_stands_on_every_starred_territory_that_is_open() {
    let table = CLOSED[..7]
        .iter()
        .fold(closing(4), |table, space| table.play(3, cross(space)));
    assert!(table.told("tribesPlaced").is_empty());
    let table = table.play(3, cross("lydia"));
    assert_eq!(
        table.told("tribesPlaced")[0]["spaces"],
        json!([
            "thessaly", "phocis", "attica", "arcadia", "knossos", "rhodes", "cleito"
        ])
    );
    assert_eq!(table.state.tribes.len(), 7);
}

#[test]
fn ol_2_11_one_cube_of_each_resource_is_dealt_at_random() {
    let dealt = |seed| -> Vec<String> {
        let options = Options {
            crosses: super::super::options::Crosses::Random,
            ..Options::default()
        };
        let mut log = Log::listening();
        Olympos::setup(&options, 4, &mut Chance::seeded(seed), &mut log).unwrap();
        let events: Vec<Value> = log.into_events().iter().map(to_json).collect();
        let cubes = events.iter().filter(|event| event["type"] == "cubeGained");
        cubes
            .map(|event| {
                assert_eq!(event["rule"], "OL-2.11");
                event["resource"].as_str().unwrap().to_owned()
            })
            .collect()
    };
    let first = dealt(1);
    let mut sorted = first.clone();
    sorted.sort();
    assert_eq!(sorted, ["gold", "grain", "stone", "wood"]);
    assert!((2..9).any(|seed| dealt(seed) != first));
}

#[test]
fn ol_2_12_the_22_destiny_cards_are_shuffled_into_a_deck() {
    let deck: Vec<Card> = Card::deck().collect();
    assert_eq!(deck.len(), 22);
    let table = table(4);
    let mut dealt = table.state.destiny.deck.to_vec();
    assert_ne!(dealt, deck, "not in the order of the data");
    dealt.sort();
    assert_eq!(dealt, deck);
    let short = json!({ "deal": { "destiny": ["star"] } });
    assert_eq!(try_game(4, short).err().as_deref(), Some("OL-2.12"));
}

#[test]
fn ol_2_13_one_olympos_card_goes_to_single_spaces_two_to_double_ones_and_one_away() {
    let table = table(4);
    let piles = table.state.olympos.piles.map(|pile| pile.len());
    assert_eq!(piles, [1, 1, 2, 2, 2, 1]);
    assert_eq!(table.state.olympos.aside, Some(God::ERINYES), "the tenth");
    let twice = vec!["zeus"; 10];
    let refused = try_game(4, json!({ "deal": { "olympos": twice } }));
    assert_eq!(refused.err().as_deref(), Some("OL-2.13"));
}

#[test]
fn ol_2_14_closing_none_to_four_stars_leaves_eight_to_four_in_the_game() {
    assert_eq!(table(4).state.tribes.len(), 8);
    let starred = [
        "thessaly", "attica", "arcadia", "lydia", "messenia", "caria", "azaes", "elis",
    ];
    let table = starred
        .iter()
        .fold(closing(4), |table, space| table.play(3, cross(space)));
    assert_eq!(table.state.tribes.len(), 4);
    assert!(Territories::STARRED.without(table.state.crosses).len() == 4);
}
