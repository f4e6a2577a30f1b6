//! DL-2: from the box to the first turn.

use super::*;
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::demon_lords::cards::Card;

fn place(kind: &str, node: &str) -> Value {
    json!({ "type": kind, "node": node })
}

/// A game of so many, seat `first` beginning, all nodes placed in turn.
fn drafted(players: usize, first: u8, harvesters: &[&str], portals: &[&str]) -> Play {
    let mut play = game(players, json!({ "first": first }));
    for node in harvesters {
        play = play.play(place("placeHarvester", node));
    }
    for node in portals {
        play = play.play(place("placePortal", node));
    }
    play
}

const HARVESTERS: [&str; 4] = ["alps", "china", "peru", "cape"];
const PORTALS: [&str; 4] = ["alps", "japan", "peru", "horn"];

/// A new game of three with these dice after the shuffle.
fn rolled(dice: &[u32]) -> Play {
    let mut chance = Chance::seeded(1).recording();
    let options = DemonLords::resolve(Default::default(), 3).unwrap();
    DemonLords::setup(&options, 3, &mut chance, &mut Log::deaf()).unwrap();
    let mut script = chance.take_drawn()[..39].to_vec();
    script.extend(dice.iter().map(|face| face - 1));
    let start = Start::Seed {
        seed: crate::record::Word(1),
        script,
    };
    Play(Session::start(Default::default(), names(3), start).unwrap())
}

#[test]
fn dl_2_1_the_cards_are_shuffled_and_none_is_in_effect() {
    let play = game(2, json!({}));
    assert_eq!((play.card(), play.state().seen), (None, 0));
    assert!(!play.state().deck.into_iter().eq(Card::all()), "shuffled");
    // Also when they are not used, so that a seed means the same dice.
    let without = game(2, json!({ "worldEvents": false }));
    assert_eq!(without.state().deck, play.state().deck);
    assert_eq!(without.state().first, play.state().first);
}

#[test]
fn dl_2_2_every_player_has_the_same_set_whatever_the_colour() {
    let play = game(5, json!({ "first": 0 }));
    assert!(play.state().lords.iter().all(|lord| *lord == Lord::NEW));
}

#[test]
fn dl_2_3_the_highest_die_begins() {
    let play = rolled(&[2, 6, 5]);
    assert_eq!(play.to_act(), 1);
    assert_eq!(play.at("firstRolls"), json!([[[0, 2], [1, 6], [2, 5]]]));
    assert_eq!(play.at("order"), json!([1, 2, 0]));
}

#[test]
fn dl_2_3_e47_those_tied_for_the_highest_roll_again_and_nobody_else() {
    let play = rolled(&[6, 2, 6, 3, 3, 1, 4]);
    assert_eq!(
        play.at("firstRolls"),
        json!([[[0, 6], [1, 2], [2, 6]], [[0, 3], [2, 3]], [[0, 1], [2, 4]]])
    );
    assert_eq!(play.to_act(), 2);
    assert_eq!(
        play.told(),
        vec![("firstRolled".into(), "DL-2.3".into()); 3]
    );
}

#[test]
fn dl_2_3_the_first_player_can_be_given_if_there_is_such_a_seat() {
    let play = game(3, json!({ "first": 2 }));
    assert_eq!((play.to_act(), play.at("firstRolls")), (2, json!([])));
    let options = serde_json::from_value(json!({ "first": 3 })).unwrap();
    let refusal = DemonLords::resolve(options, 3).unwrap_err();
    assert_eq!(refusal.rule.0, "DL-2.3");
}

#[test]
fn dl_2_4_seats_follow_each_other_by_their_numbers() {
    let play = game(4, json!({ "first": 2 }));
    assert_eq!(play.at("order"), json!([2, 3, 0, 1]));
    let play = play.play(place("placeHarvester", "alps"));
    assert_eq!(play.to_act(), 3);
    let play = play.play(place("placeHarvester", "peru"));
    assert_eq!(play.to_act(), 0);
}

#[test]
fn dl_2_5_each_places_a_harvester_on_any_node() {
    let play = game(2, json!({ "first": 1 }));
    assert_eq!(play.legal().len(), 48);
    let play = play.play(place("placeHarvester", "alps"));
    assert_eq!(
        play.events(),
        [
            json!({ "type": "piecePlaced", "rule": "DL-2.5", "piece": "harvester", "seat": 1, "node": "alps" })
        ]
    );
    assert_eq!(play.at("placed"), 1);
}

#[test]
fn dl_2_6_e1_no_second_harvester_on_a_node() {
    let play = game(2, json!({ "first": 0 })).play(place("placeHarvester", "alps"));
    assert_eq!(play.refused(place("placeHarvester", "alps")), "DL-2.6");
    assert_eq!(play.refused(place("placePortal", "china")), "DL-3.2");
    assert_eq!(play.legal().len(), 47);
}

#[test]
fn dl_2_7_the_second_harvester_comes_in_the_same_order() {
    let play = drafted(2, 1, &HARVESTERS[..2], &[]);
    assert_eq!((play.phase(), play.to_act()), ("setup-harvester", 1));
    let play = play.play(place("placeHarvester", "peru"));
    assert_eq!(play.told(), [("piecePlaced".into(), "DL-2.7".into())]);
    assert_eq!(play.to_act(), 0);
}

#[test]
fn dl_2_8_two_portals_each_follow_in_the_same_order() {
    let play = drafted(2, 1, &HARVESTERS, &[]);
    assert_eq!((play.phase(), play.to_act()), ("setup-portal", 1));
    let play = drafted(2, 1, &HARVESTERS, &PORTALS[..3]);
    assert_eq!(play.told(), [("piecePlaced".into(), "DL-2.8".into())]);
    assert_eq!((play.phase(), play.to_act()), ("setup-portal", 0));
    assert_eq!(drafted(2, 1, &HARVESTERS, &PORTALS).phase(), "setup-avatar");
}

/// DL-2.10 lets a Portal stand beside a Harvester, whosever it is.
#[test]
fn dl_2_9_e2_a_portal_beside_any_harvester_but_beside_no_portal() {
    let play = drafted(2, 0, &HARVESTERS, &[]);
    // China is seat 1's Harvester.
    let play = play.play(place("placePortal", "china"));
    assert_eq!(play.refused(place("placePortal", "china")), "DL-2.9");
    // Cape is one's own.
    assert!(play.allows(place("placePortal", "cape")));
    assert_eq!(play.legal().len(), 47);
}

/// And DL-2.12 for the Souls.
#[test]
fn dl_2_11_two_troops_at_each_harvester_and_four_souls() {
    let play = drafted(2, 0, &HARVESTERS, &PORTALS);
    for (seat, nodes) in [(0, ["alps", "peru"]), (1, ["china", "cape"])] {
        assert_eq!(nodes.map(|node| play.troops(seat, node)), [2, 2]);
        let lord = play.lord(seat);
        assert_eq!((lord.all_troops(), lord.hell, lord.storage), (4, 4, 30));
    }
    let placed = |node: &str, seat: u8| json!({ "type": "troopsPlaced", "rule": "DL-2.11", "seat": seat, "node": node, "count": 2 });
    let souls =
        |seat: u8| json!({ "type": "soulsPlaced", "rule": "DL-2.12", "seat": seat, "amount": 4 });
    assert_eq!(
        play.events()[1..],
        [
            placed("peru", 0),
            placed("alps", 0),
            souls(0),
            placed("cape", 1),
            placed("china", 1),
            souls(1)
        ],
        "nodes in the order of the board"
    );
}

#[test]
fn dl_2_13_souls_in_hell_hold_no_node_and_cannot_be_attacked() {
    let play = scene(2, "combat")
        .troops("alps", [1, 0])
        .souls(1, 9)
        .portal(1, "alps")
        .start();
    assert_eq!(play.refused(fight("alps", 1)), "DL-8.2");
    let play = scene(2, "purchase").souls(0, 9).start();
    assert_eq!(play.refused(buy("portal", "alps")), "DL-6.3");
}

#[test]
fn dl_2_14_e3_the_avatar_starts_on_a_portal_of_its_own() {
    let play = drafted(2, 0, &HARVESTERS, &PORTALS);
    assert_eq!(play.refused(place("placeAvatar", "japan")), "DL-2.14");
    assert_eq!(play.refused(place("placeAvatar", "china")), "DL-2.14");
    assert_eq!(play.legal().len(), 2);
    let play = play.play(place("placeAvatar", "alps"));
    assert_eq!(play.told(), [("piecePlaced".into(), "DL-2.14".into())]);
    assert_eq!((play.avatar(0), play.to_act()), ("alps", 1));
}

#[test]
fn dl_2_15_e3_the_first_player_takes_the_first_turn() {
    let play = drafted(2, 1, &HARVESTERS, &PORTALS)
        .play(place("placeAvatar", "alps"))
        .play(place("placeAvatar", "horn"));
    assert_eq!(
        (play.phase(), play.to_act(), play.at("placed")),
        ("resource", 1, json!(0))
    );
    assert_eq!(
        play.events()[1],
        json!({ "type": "turnStarted", "rule": "DL-2.15", "seat": 1, "turn": 1, "round": 1 })
    );
}

#[test]
fn a_ready_made_start_places_everything_of_dl_2_at_once() {
    let play = game(2, json!({ "setup": "preset", "first": 1 }));
    assert_eq!((play.phase(), play.to_act()), ("resource", 1));
    assert_eq!([play.avatar(0), play.avatar(1)], ["britain", "mongolia"]);
    let pieces = |seat: u8| {
        let lord = play.lord(seat);
        let ids = |nodes: crate::games::demon_lords::nodes::Nodes| -> Vec<&str> {
            nodes.iter().map(|node| node.id()).collect()
        };
        (ids(lord.harvesters), ids(lord.portals))
    };
    assert_eq!(
        pieces(0),
        (vec!["iceland", "baltic"], vec!["iceland", "britain"])
    );
    assert_eq!(
        pieces(1),
        (vec!["siberia", "china"], vec!["siberia", "mongolia"])
    );
    let kinds: Vec<String> = play.told().into_iter().map(|(kind, _)| kind).collect();
    let mut expected = vec!["piecePlaced"; 8];
    expected.extend(["troopsPlaced", "troopsPlaced", "soulsPlaced"].repeat(2));
    expected.extend(["piecePlaced", "piecePlaced", "turnStarted"]);
    assert_eq!(kinds, expected);
    for players in 2..=5 {
        assert_eq!(
            game(players, json!({ "setup": "preset" })).phase(),
            "resource"
        );
    }
}

#[test]
fn an_unknown_option_or_value_is_an_error_and_null_is_one() {
    let options =
        |given: Value| serde_json::from_value::<crate::games::demon_lords::options::Options>(given);
    for bad in [
        json!({ "setup": "random" }),
        json!({ "setup": null }),
        json!({ "first": "last" }),
        json!({ "first": null }),
        json!({ "first": -1 }),
        json!({ "worldEvents": "yes" }),
        json!({ "desecration": null }),
        json!({ "roundLimit": 201 }),
        json!({ "roundLimit": -1 }),
        json!({ "roundLimit": null }),
        json!({ "rounds": 3 }),
    ] {
        assert!(options(bad.clone()).is_err(), "{bad}");
    }
    for (players, limit) in [(2, 40), (3, 30), (4, 24), (5, 20)] {
        let resolved = DemonLords::resolve(Default::default(), players).unwrap();
        assert_eq!(
            to_json(&resolved),
            json!({ "setup": "draft", "first": "roll", "worldEvents": true, "desecration": "once", "roundLimit": limit })
        );
    }
}
