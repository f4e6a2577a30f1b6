//! DL-1: the pieces and the board.

use super::*;
use crate::game::Game;
use crate::games::demon_lords::cards::Card;
use crate::games::demon_lords::map::{CONTINENTS, NODES};
use crate::games::demon_lords::moves::{Move, Spot};
use crate::kit::whole::Whole;

#[test]
fn dl_1_1_each_of_two_to_five_players_has_a_set_of_their_own() {
    for players in 2..=5 {
        let play = game(players, json!({}));
        let set = json!({ "alive": true, "storage": 38, "hell": 0, "harvesters": 10, "portals": 9,
            "avatar": null, "banished": 0, "out": null });
        assert_eq!(play.at("seats"), Value::from(vec![set; players]));
    }
    assert_eq!(DemonLords::ABOUT.players, 2..=5);
}

#[test]
fn dl_1_2_a_soul_piece_is_in_storage_in_hell_or_a_troop() {
    let play = scene(2, "spawn").portal(0, "alps").souls(0, 2).start();
    assert_eq!(play.lord(0).storage, 36);
    let play = play.spawn("alps");
    let lord = play.lord(0);
    assert_eq!((lord.storage, lord.hell, lord.all_troops()), (36, 1, 1));
}

#[test]
fn dl_1_3_there_are_forty_different_cards_in_the_deck() {
    let mut deck = game(2, json!({})).state().deck;
    deck.sort_unstable();
    assert!(deck.into_iter().eq(Card::all()));
    assert_eq!(Card::all().len(), 40);
}

#[test]
fn dl_1_4_no_side_ever_rolls_more_than_five_dice() {
    // Two dice, one for more Troops, two for the Avatar, one for the Harvester: six, cut to five.
    let play = scene(2, "combat")
        .card("lords-of-war")
        .harvester(0, "egypt", 5)
        .troops("egypt", [5, 1])
        .avatar(0, "egypt")
        .dice(&[6, 6, 6, 6, 6, 1, 1])
        .start();
    let play = play.fight("egypt", 1);
    assert_eq!(play.event("combatRound")["dice"][0], json!([6, 6, 6, 6, 6]));
}

#[test]
fn dl_1_5_the_board_has_48_nodes_in_six_continents_with_numbers_1_to_6() {
    assert_eq!((NODES.len(), CONTINENTS.len()), (48, 6));
    for number in 1..=6 {
        assert_eq!(NODES.iter().filter(|node| node.number == number).count(), 8);
        for (index, _) in CONTINENTS.iter().enumerate() {
            let here = NODES
                .iter()
                .filter(|node| usize::from(node.continent.0) == index);
            assert!(here.map(|node| node.number).any(|here| here == number));
        }
    }
}

#[test]
fn dl_1_5_a_node_that_the_board_does_not_have_is_refused_not_malformed() {
    let play = game(2, json!({}));
    let atlantis = json!({ "type": "placeHarvester", "node": "atlantis" });
    assert_eq!(play.refused(atlantis), "DL-1.5");
    let play = scene(2, "movement").troops("alps", [1, 0]).start();
    assert_eq!(play.refused(march("alps", "atlantis", 1)), "DL-1.5");
    assert_eq!(play.refused(march("", "alps", 1)), "DL-1.5");
    // Turn and phase are asked before the node.
    assert_eq!(play.refused_to(1, march("alps", "atlantis", 1)), "DL-3.1");
    assert_eq!(play.refused(spawn("atlantis")), "DL-3.2");
    let unknown: Spot = serde_json::from_value(json!("atlantis")).unwrap();
    assert_eq!(unknown, Spot(None));
}

#[test]
fn dl_1_6_lines_join_nodes_both_ways_also_round_the_edge() {
    let lines: usize = NODES.iter().map(|node| node.lines.len()).sum();
    assert_eq!(lines, 2 * 87);
    for one in Node::all() {
        for other in one.neighbours().iter() {
            assert!(other.neighbours().contains(one), "{one:?} {other:?}");
            assert_ne!(one, other);
        }
        assert_eq!(one.neighbours().len(), NODES[one.index()].lines.len());
    }
    for (one, other) in [
        ("alaska", "kamchatka"),
        ("mexico", "polynesia"),
        ("new-zealand", "patagonia"),
    ] {
        assert_eq!(node(one).distance(node(other)), 1);
    }
}

#[test]
fn dl_1_6_the_distance_is_the_smallest_number_of_lines() {
    let from_alps = |to: &str| node("alps").distance(node(to));
    assert_eq!(
        ["alps", "baltic", "siberia", "peru", "cape"].map(from_alps),
        [0, 1, 4, 5, 5]
    );
    for one in Node::all() {
        for other in Node::all() {
            let step = one
                .neighbours()
                .iter()
                .map(|next| next.distance(other))
                .min();
            let expected = if one == other { 0 } else { step.unwrap() + 1 };
            assert_eq!(one.distance(other), expected);
        }
    }
    // Equal numbers are at least three lines apart.
    let near = |a: Node, b: Node| a != b && a.number() == b.number() && a.distance(b) < 3;
    assert!(Node::all().all(|a| Node::all().all(|b| !near(a, b))));
}

#[test]
fn dl_1_7_any_unit_occupies_a_node_and_several_players_can_share_it() {
    let alone = |scene: Scene| scene.start().lord(0).is_on(node("alps"));
    assert!(!alone(scene(2, "purchase")));
    assert!(alone(scene(2, "purchase").troops("alps", [1, 0])));
    assert!(alone(scene(2, "purchase").portal(0, "alps")));
    assert!(alone(scene(2, "purchase").avatar(0, "alps")));
    assert!(alone(scene(2, "purchase").harvester(0, "alps", 1)));
    let shared = scene(2, "purchase")
        .troops("alps", [1, 2])
        .avatar(1, "alps")
        .start();
    assert!(shared.lord(0).is_on(node("alps")) && shared.lord(1).is_on(node("alps")));
}

#[test]
fn a_move_has_exactly_its_keys_and_whole_numbers_of_any_size() {
    let read = |mv: Value| serde_json::from_value::<Move>(mv);
    assert!(read(json!({ "type": "roll", "node": "alps" })).is_err());
    assert!(read(json!({ "type": "spawn" })).is_err());
    assert!(read(json!({ "type": "spawn", "node": 3 })).is_err());
    assert!(read(json!({ "type": "buy", "piece": "avatar", "node": "alps" })).is_err());
    assert!(read(json!({ "type": "duel", "defender": 1.5 })).is_err());
    assert!(read(json!({ "type": "duel", "defender": "1" })).is_err());
    let refused = |mv: Value| crate::session::read::<Move>(&mv, "move").is_err();
    assert!(refused(json!(["roll"])));
    let piece = json!({ "portal": null });
    assert!(refused(
        json!({ "type": "buy", "piece": piece, "node": "alps" })
    ));
    for huge in ["100000000000000000000", "-5", "9000000000"] {
        let text = format!("{{\"type\":\"duel\",\"defender\":{huge}}}");
        let mv: Move = serde_json::from_str(&text).unwrap();
        let play = scene(2, "combat").troops("alps", [1, 1]).start();
        assert_eq!(play.refused(to_json(&mv)), "DL-9.1");
    }
    assert_eq!(
        serde_json::from_str::<Whole>("1e20").unwrap(),
        Whole(i32::MAX)
    );
}

#[test]
fn a_state_is_small_enough_to_copy() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert!(size_of::<Move>() <= 16, "{} bytes", size_of::<Move>());
}

#[test]
fn the_catalogue_tells_the_page_of_nodes_lines_continents_and_cards() {
    let catalogue = DemonLords::catalogue();
    let entry = |id: &str| catalogue.iter().find(|entry| entry.id == id).unwrap();
    let alps = entry("alps");
    assert_eq!(
        (alps.kind, alps.value, alps.group),
        ("node", Some(6), Some("eu"))
    );
    assert_eq!(alps.links, ["balkans", "baltic", "britain", "iberia"]);
    let pole = entry("frozen-pole");
    assert_eq!((pole.kind, pole.group), ("card", Some("movement")));
    assert_eq!(pole.links, ["nunavut", "scandinavia", "siberia"]);
    assert!(pole.text.is_some_and(|text| text.fr.contains("Sibérie")));
    let mut ids: Vec<&str> = catalogue.iter().map(|entry| entry.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), catalogue.len(), "every id once");
    for entry in &catalogue {
        let known = |id: &&str| catalogue.iter().any(|other| other.id == *id);
        assert!(entry.links.iter().all(known) && entry.group.iter().all(known));
    }
}
