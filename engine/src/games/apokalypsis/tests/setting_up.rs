//! AK-4: the set-up.

use super::terms::{centre, distance, states};
use super::{game, island, refused_start, try_game};
use crate::chance::Chance;
use crate::games::apokalypsis::data::{Color, Omen, colors};
use crate::games::apokalypsis::goals::all_curses;
use crate::games::apokalypsis::map::{INNER_SPACES, Space, Spaces};
use crate::games::apokalypsis::placing::place;
use crate::games::apokalypsis::setup::draw_temples;
use crate::record::Start;
use crate::refusal::Failure;
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn ak_4_1_two_players_are_cursed_with_the_two_neutral_colours() {
    let mut seen = BTreeSet::new();
    for state in states(2, json!({ "variant": "gods" })) {
        let mut all: Vec<Color> = state.bless[..2]
            .iter()
            .copied()
            .chain(state.curse.into_iter().flatten())
            .collect();
        seen.insert(all.clone());
        all.sort();
        assert!(all.into_iter().eq(colors(2)));
    }
    // Four colours can lie in 24 ways.
    assert!(seen.len() > 20);
}

#[test]
fn ak_4_2_three_players_are_cursed_with_their_three_colours() {
    for state in states(3, json!({ "variant": "gods" })) {
        let mut curses: Vec<Color> = state.curse.into_iter().flatten().collect();
        let mut own = state.bless[..3].to_vec();
        curses.sort();
        own.sort();
        assert_eq!(curses, own);
    }
}

#[test]
fn ak_4_3_with_four_players_no_colour_is_neutral() {
    for state in states(4, json!({ "variant": "gods" })).take(20) {
        assert!(state.colors().all(|color| state.owner(color).is_some()));
        assert_eq!(state.curse.iter().flatten().count(), 4);
    }
}

#[test]
fn ak_4_4_with_five_players_two_tiles_start_empty() {
    let mut empty = Spaces::NONE;
    for state in states(5, json!({})) {
        let deserted: Spaces = state
            .board
            .land
            .iter()
            .filter(|&space| state.board.crowd(space) == 0)
            .collect();
        assert_eq!((state.board.land.len(), deserted.len()), (32, 2));
        empty = empty | deserted;
    }
    assert_eq!(empty, Spaces::ALL);
}

#[test]
fn ak_4_5_everybody_knows_which_colours_are_in_play() {
    let view = game(2, json!({ "variant": "gods", "colors": "fixed" }), 1).view(None);
    assert_eq!(view["colors"], json!(["blue", "green", "red", "yellow"]));
    assert_eq!(
        (&view["seats"][0]["bless"], &view["seats"][1]["bless"]),
        (&json!("blue"), &json!("green"))
    );
    assert_eq!(
        refused_start(
            json!({}),
            json!({ "bless": ["red", "red", "blue", "green"] })
        ),
        "AK-4.5"
    );
    assert_eq!(
        refused_start(
            json!({}),
            json!({ "bless": ["red", "purple", "blue", "green"] })
        ),
        "AK-4.5"
    );
}

#[test]
fn ak_4_6_the_volcano_lies_in_the_centre_of_the_inner_ring() {
    for space in Space::all() {
        let beside = (distance(centre(space), (0.0, 0.0)) - 3f64.sqrt()).abs() < 0.01;
        assert_eq!(beside, space.id().starts_with('i'));
        assert_ne!((space.data().q, space.data().r), (0, 0));
    }
}

#[test]
fn ak_4_7_inner_tiles_fill_two_rings_and_coast_tiles_the_third() {
    let ring = |space: Space| {
        let (q, r) = (space.data().q, space.data().r);
        q.abs().max(r.abs()).max((q + r).abs())
    };
    for space in Space::all() {
        assert_eq!(ring(space) <= 2, usize::from(space.0) < INNER_SPACES);
        assert!((1..=3).contains(&ring(space)));
    }
}

#[test]
fn ak_4_8_c1_alone_at_the_top_and_c10_alone_at_the_bottom() {
    let height = |space: &Space| centre(*space).1;
    let by_height = |a: &Space, b: &Space| height(a).total_cmp(&height(b));
    let mut spaces: Vec<Space> = Space::all().collect();
    spaces.sort_by(by_height);
    assert_eq!((spaces[0].id(), spaces[35].id()), ("c1", "c10"));
    assert!(height(&spaces[0]) < height(&spaces[1]) && height(&spaces[34]) < height(&spaces[35]));
}

#[test]
fn ak_4_9_two_temples_inside_and_two_on_the_coast_but_never_at_the_poles() {
    let mut held = Spaces::NONE;
    for seed in 0..400 {
        let temples = draw_temples(&mut Chance::seeded(seed));
        let inner = temples
            .iter()
            .filter(|space| usize::from(space.0) < INNER_SPACES)
            .count();
        assert_eq!((temples.len(), inner), (4, 2));
        held = held | temples;
    }
    let never: Vec<&str> = (Spaces::ALL - held).iter().map(Space::id).collect();
    assert_eq!(never, ["c1", "c10"]);
    for temples in [
        json!(["c1", "c5", "i1", "i2"]),
        json!(["i1", "i2", "i3", "c5"]),
        json!(["i1", "i1", "c5", "c6"]),
    ] {
        let start = try_game(
            4,
            json!({ "setup": { "temples": temples } }),
            Start::seed(1),
        );
        assert!(
            matches!(start.err(), Some(Failure::Refusal(refusal)) if refusal.rule.0 == "AK-4.9")
        );
    }
    let lawful = json!({ "setup": { "temples": ["i1", "i2", "c5", "c6"] } });
    assert_eq!(
        game(4, lawful, 1).at("temples"),
        json!(["i1", "i2", "c5", "c6"])
    );
    assert!(
        matches!(try_game(4, json!({ "setup": { "up": island()["up"] } }), Start::seed(1)).err(), Some(Failure::Refusal(refusal)) if refusal.rule.0 == "AK-4.9")
    );
}

#[test]
fn ak_4_10_one_meeple_on_every_tile_and_no_two_alike_side_by_side() {
    for players in 2..=5 {
        for state in states(players, json!({})) {
            for space in Space::all() {
                let crowd: Vec<Color> = state.board.meeples_on(space).collect();
                let most = usize::from(state.board.land.contains(space));
                assert!(crowd.len() == most || players == 5 && crowd.is_empty());
                for &color in &crowd {
                    assert!((space.around() & state.board.upright(color)).is_empty());
                }
            }
        }
    }
    let sunk = json!({ "setup": { "temples": ["i1", "i2", "c5", "c6"], "sea": ["c8"] } });
    assert!(
        matches!(try_game(4, sunk, Start::seed(1)).err(), Some(Failure::Refusal(refusal)) if refusal.rule.0 == "AK-4.10")
    );
}

#[test]
fn ak_4_11_the_search_always_finds_a_placing() {
    let mut chance = Chance::seeded(7);
    for _ in 0..400 {
        let tiles = Spaces::ALL - draw_temples(&mut chance);
        let placing = place(tiles, 4, &mut chance).expect("a placing");
        assert_eq!(
            placing
                .iter()
                .fold(Spaces::NONE, |all, &spaces| all | spaces),
            tiles
        );
    }
}

#[test]
fn ak_4_12_two_omens_each_and_the_rest_is_the_draw_pile() {
    for (players, rest) in [(2, 16), (3, 14), (4, 12), (5, 10)] {
        let state = *game(players, json!({}), 9).state();
        assert_eq!(state.draw_pile.len(), rest);
        assert!(state.hands[..players].iter().all(|hand| hand.len() == 2));
    }
    // Dealt one at a time, from seat 0 upwards.
    let deck: Vec<&str> = Omen::deck().map(Omen::id).collect();
    let play = game(3, json!({ "setup": { "deck": deck } }), 1);
    assert_eq!(play.at("seats.0.hand"), json!(["earthquake", "storm"]));
    assert_eq!(play.at("seats.2.hand"), json!(["storm", "eruption"]));
    assert_eq!(play.at("drawPile.0"), json!("wave"));
}

#[test]
fn ak_4_13_the_variant_is_settled_before_the_goal_cards_are_dealt() {
    let [people, gods] =
        ["people", "gods"].map(|variant| game(4, json!({ "variant": variant }), 5));
    // Own colours take three lots; then Gods draw the curses and People go on to the temples.
    let lots = |play: &super::Play| play.0.drawn_at(0).unwrap().to_vec();
    assert_eq!(lots(&people)[..3], lots(&gods)[..3]);
    assert_eq!(people.state().bless, gods.state().bless);
    assert!(lots(&gods)[3] < 9);
    assert_ne!(people.state().temple_sites, gods.state().temple_sites);
}

#[test]
fn ak_4_14_blessings_are_drawn_unless_they_are_fixed() {
    let first: BTreeSet<Color> = states(4, json!({})).map(|state| state.bless[0]).collect();
    assert_eq!(first.len(), 4);
    let fixed = game(5, json!({ "colors": "fixed" }), 8).state().bless;
    assert_eq!(
        fixed.map(Color::id),
        ["blue", "green", "red", "yellow", "purple"]
    );
    assert_eq!(
        game(4, json!({}), 8).view(Some(3))["seats"][0]["bless"],
        json!(game(4, json!({}), 8).state().bless[0].id())
    );
}

#[test]
fn ak_4_15_curses_are_dealt_in_gods_only_and_seen_by_their_owner() {
    let gods = game(4, json!({ "variant": "gods" }), 2);
    for seat in 0..4 {
        let view = gods.view(Some(seat));
        for other in 0..4 {
            assert_eq!(
                view["seats"][other]["curse"].is_null(),
                other != usize::from(seat)
            );
            assert_eq!(view["seats"][other]["hasCurse"], true);
        }
    }
    assert_eq!(
        game(4, json!({}), 2).view(Some(0))["seats"][0]["hasCurse"],
        false
    );
    let curse = json!({ "curse": ["yellow", "red", "green", "blue"] });
    assert_eq!(refused_start(json!({}), curse), "AK-4.15");
}

#[test]
fn ak_4_16_nobody_is_cursed_with_their_own_colour() {
    for (players, ways) in [(3, 2), (4, 9), (5, 44)] {
        let bless: Vec<Color> = colors(players).collect();
        assert_eq!(all_curses(players, &bless).len(), ways);
        let mut seen = BTreeSet::new();
        for seed in 0..40 * ways as u64 {
            let play = game(
                players,
                json!({ "variant": "gods", "colors": "fixed" }),
                seed,
            );
            let state = play.state();
            assert!(
                state
                    .seats()
                    .all(|seat| state.curse[seat.index()] != Some(state.own(seat)))
            );
            seen.insert(state.curse);
        }
        assert_eq!(seen.len(), ways);
    }
    let own = json!({ "curse": ["red", "yellow", "green", "blue"] });
    assert_eq!(refused_start(json!({ "variant": "gods" }), own), "AK-4.16");
}

#[test]
fn ak_4_17_neutral_meeples_are_placed_and_can_be_pushed_and_rescued() {
    for players in [2, 3] {
        assert!(states(players, json!({})).take(5).all(|state| {
            state
                .colors()
                .all(|color| state.board.survivors(color) == 8)
        }));
    }
    let setup = json!({
        "bless": ["red", "yellow"], "temples": ["i5", "m4", "c9", "c18"], "sea": ["c8"],
        "up": { "m6": ["red", "blue"], "m5": ["red"], "m7": [], "i1": ["red"], "i2": ["red"], "c1": ["yellow", "yellow"], "c2": ["yellow", "yellow"] },
        "down": { "c8": ["green"] }, "hands": [["earthquake", "south"], ["storm", "north"]],
    });
    let play = game(2, json!({ "setup": setup, "firstSeat": 0 }), 1).omen("south");
    let play = play
        .play(super::push("m6", "blue", "m7"))
        .play(super::rescue("m6", "c8", "green"));
    assert_eq!(
        (play.up("m7"), play.up("m6")),
        (json!(["blue"]), json!(["green", "red"]))
    );
}
