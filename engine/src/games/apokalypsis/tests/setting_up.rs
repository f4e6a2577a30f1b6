//! AK-1 to AK-4: the island, the box, the goals, the set-up.

use super::{game, island, pass, people, prepared, refused_start, step, try_game};
use crate::chance::Chance;
use crate::game::Game;
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::data::{Color, Omen, colors};
use crate::games::apokalypsis::goals::all_curses;
use crate::games::apokalypsis::map::{INNER_SPACES, Space, Spaces};
use crate::games::apokalypsis::placing::place;
use crate::games::apokalypsis::setup::draw_temples;
use crate::games::apokalypsis::state::State;
use crate::record::Start;
use crate::refusal::{ErrorCode, Failure};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The centre of a flat-top hex, y downwards, in units of the hex radius.
fn centre(space: Space) -> (f64, f64) {
    let (q, r) = (f64::from(space.data().q), f64::from(space.data().r));
    (1.5 * q, 3f64.sqrt() * (r + q / 2.0))
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

/// New games on some seeds.
fn states(players: usize, options: Value) -> impl Iterator<Item = State> {
    (0..100).map(move |seed| *game(players, options.clone(), seed).state())
}

#[test]
fn ak_1_1_three_rings_of_6_12_and_18_numbered_clockwise_from_the_north() {
    let mut rings: [Vec<Space>; 3] = Default::default();
    for space in Space::all() {
        let ring = "imc".find(&space.id()[..1]).unwrap();
        rings[ring].push(space);
        assert_eq!(space.id()[1..].parse(), Ok(rings[ring].len()));
    }
    assert_eq!(rings.each_ref().map(Vec::len), [6, 12, 18]);
    for ring in rings {
        let angle = |space: &Space| {
            let (x, y) = centre(*space);
            x.atan2(-y).rem_euclid(std::f64::consts::TAU)
        };
        assert_eq!(angle(&ring[0]), 0.0);
        assert!(ring.is_sorted_by_key(angle));
    }
}

#[test]
fn ak_1_2_a_space_is_land_or_temple_or_sea() {
    for state in states(4, json!({})).take(5) {
        assert!((state.board.land & state.board.temples).is_empty());
    }
    let play = prepared(json!({}), json!({ "sea": ["c8", "c9"] }));
    assert_eq!(
        ["c8", "c9", "c18", "c10"].map(|space| play.terrain(space)),
        ["sea", "sea", "temple", "land"]
    );
}

#[test]
fn ak_1_3_adjacent_spaces_share_an_edge_and_nothing_reaches_across() {
    for a in Space::all() {
        for b in Space::all() {
            let edge = (distance(centre(a), centre(b)) - 3f64.sqrt()).abs() < 0.01;
            assert_eq!(a.touches(b), edge, "{} {}", a.id(), b.id());
            assert_eq!(a.neighbours().contains(&b), edge);
        }
    }
    let play = prepared(json!({}), json!({})).omen("south");
    // Across the volcano, and across the temple m4.
    assert_eq!(play.refused(step("i1", "i4")), "AK-1.3");
    assert_eq!(play.refused(step("m5", "m3")), "AK-1.3");
}

#[test]
fn ak_1_4_nobody_enters_the_volcano_and_no_omen_strikes_it() {
    let play = prepared(json!({}), json!({})).omen("south");
    assert_eq!(play.refused(step("i1", "volcano")), "AK-1.4");
    assert_eq!(
        play.refused(super::push("m6", "yellow", "volcano")),
        "AK-1.4"
    );
    assert_eq!(Space::from_id("volcano"), None);
    let from_the_volcano: Result<crate::games::apokalypsis::moves::Move, _> =
        crate::session::read(step("volcano", "i1"), "move");
    assert!(from_the_volcano.is_err());
}

#[test]
fn ak_1_5_upright_on_dry_ground_and_laid_down_in_the_sea() {
    let sunk = json!({ "sea": ["c8"] });
    for wrong in [
        json!({ "up": people(json!({ "c8": ["red"] })) }),
        json!({ "down": { "c10": ["red"] } }),
        json!({ "up": people(json!({ "c9": ["red", "blue"] })) }),
        json!({ "down": { "c8": ["red", "blue", "green"] } }),
    ] {
        let mut changes = sunk.clone();
        for (key, value) in wrong.as_object().unwrap() {
            changes[key] = value.clone();
        }
        assert_eq!(refused_start(json!({}), changes), "AK-1.5", "{wrong}");
    }
    let play = prepared(json!({}), json!({ "omenPile": super::pile(&["earthquake"]), "hands": [["storm", "south"], ["storm", "north"], ["eruption", "east"], ["wave", "west"]] })).turn("south");
    for space in ["m6", "m7", "m8"] {
        assert_eq!(
            (play.terrain(space), play.up(space)),
            (json!("sea"), json!([]))
        );
    }
    assert_eq!(play.down("m6"), json!(["red", "yellow"]));
}

#[test]
fn ak_1_6_own_is_the_blessed_colour_and_the_others_are_neutral() {
    let play = game(3, json!({ "colors": "fixed", "firstSeat": 0 }), 1);
    let owners: Vec<Option<u8>> = play
        .state()
        .colors()
        .map(|color| play.state().owner(color).map(|seat| seat.0))
        .collect();
    assert_eq!(owners, [Some(0), Some(1), Some(2), None]);
    let neutral = play.state().board.upright(Color(3));
    let play = play.play_first_omen();
    for mv in play.legal() {
        let from = mv["from"]
            .as_str()
            .filter(|_| mv["type"] == "move")
            .and_then(Space::from_id);
        assert!(from.is_none_or(|from| !neutral.contains(from)));
    }
}

#[test]
fn ak_1_7_a_meeple_survives_until_it_is_discarded_for_good() {
    let changes = json!({ "sea": ["c8"], "down": { "c8": ["red", "yellow"] } });
    let play = prepared(json!({}), changes).omen("south");
    assert_eq!(
        (play.at("scores.0.survivors"), play.at("discarded.red")),
        (json!(5), json!(3))
    );
    let play = play.play(pass());
    assert_eq!(
        (play.at("scores.0.survivors"), play.at("discarded.red")),
        (json!(4), json!(4))
    );
    assert_eq!(
        (play.at("scores.1.survivors"), play.down("c8")),
        (json!(5), json!(["yellow"]))
    );
}

#[test]
fn ak_2_1_eight_meeples_of_each_of_four_colours() {
    for players in 2..=4 {
        for state in states(players, json!({})).take(5) {
            let counts: Vec<u8> = Color::all()
                .map(|color| state.board.survivors(color))
                .collect();
            assert_eq!(counts, [8, 8, 8, 8, 0]);
        }
    }
    let nine = json!({ "i2": ["red", "red"], "i3": ["red", "red"], "i4": ["red"] });
    assert_eq!(
        refused_start(json!({}), json!({ "up": people(nine) })),
        "AK-2.1"
    );
}

#[test]
fn ak_2_2_four_temples_and_one_volcano() {
    assert!(states(4, json!({})).all(|state| state.board.temples.len() == 4));
    let volcanoes = Apokalypsis::catalogue()
        .iter()
        .filter(|entry| entry.kind == "volcano")
        .count();
    assert_eq!(volcanoes, 1);
    let five = json!({ "temples": ["i5", "m4", "c9", "c18", "i2"] });
    assert_eq!(refused_start(json!({}), five), "AK-4.9");
}

#[test]
fn ak_2_3_sixteen_inner_and_sixteen_coast_tiles_that_turn_to_sea() {
    for state in states(4, json!({})) {
        let inner = state
            .board
            .land
            .iter()
            .filter(|space| usize::from(space.0) < INNER_SPACES)
            .count();
        assert_eq!((state.board.land.len(), inner), (32, 16));
    }
}

#[test]
fn ak_2_4_twenty_omens_two_of_each() {
    for state in states(4, json!({})).take(5) {
        let mut cards: Vec<Omen> = state
            .hands
            .iter()
            .flatten()
            .copied()
            .chain(state.draw_pile)
            .collect();
        cards.sort();
        assert!(cards.iter().copied().eq(Omen::deck()));
        assert_eq!(cards.len(), 20);
    }
    let three = json!({ "omenPile": super::pile(&["west", "west"]) });
    assert_eq!(refused_start(json!({}), three), "AK-2.4");
    let stranger = json!({ "omenPile": [{ "card": "west", "by": 4 }] });
    assert_eq!(refused_start(json!({}), stranger), "AK-2.4");
}

#[test]
fn ak_2_5_a_blessing_and_a_curse_of_each_colour() {
    let entries = Apokalypsis::catalogue();
    for kind in ["bless", "curse"] {
        let ids: Vec<&str> = entries
            .iter()
            .filter(|entry| entry.kind == kind)
            .map(|entry| entry.id)
            .collect();
        let expected: Vec<String> = Color::all()
            .map(|color| format!("{kind}-{}", color.id()))
            .collect();
        assert_eq!(ids, expected);
    }
}

#[test]
fn ak_2_6_purple_and_six_meeples_each_only_with_five_players() {
    for state in states(5, json!({})).take(5) {
        assert!(Color::all().all(|color| state.board.survivors(color) == 6));
    }
    let purple = people(json!({ "i2": ["purple"] }));
    assert_eq!(refused_start(json!({}), json!({ "up": purple })), "AK-2.1");
}

#[test]
fn ak_3_1_what_has_sunk_stays_sunk() {
    for seed in 0..20 {
        let mut play = game(2 + (seed as usize % 4), json!({}), seed);
        let mut chance = Chance::seeded(seed);
        let mut sea = Spaces::NONE;
        while !play.state().is_over() {
            let mv = play.legal()[chance.below(play.legal().len() as u32) as usize].clone();
            play = play.play(mv);
            let now = Spaces::ALL - play.state().board.dry();
            assert_eq!(sea & now, sea);
            sea = now;
        }
        assert!(!sea.is_empty());
    }
}

#[test]
fn ak_3_2_one_variant_for_everybody() {
    let curses = |variant: &str| {
        game(4, json!({ "variant": variant }), 3)
            .state()
            .curse
            .iter()
            .flatten()
            .count()
    };
    assert_eq!((curses("people"), curses("gods")), (0, 4));
}

#[test]
fn ak_3_3_people_score_a_point_for_each_survivor() {
    let changes = json!({ "up": people(json!({ "i2": ["red", "blue"] })) });
    let play = prepared(json!({}), changes);
    let totals: Vec<Value> = (0..4)
        .map(|seat| play.at(&format!("scores.{seat}.total")))
        .collect();
    assert_eq!(totals, [5, 4, 5, 4]);
}

#[test]
fn ak_3_4_gods_score_survivors_and_the_discarded_of_their_curse() {
    let changes = json!({ "curse": ["yellow", "red", "green", "blue"], "up": people(json!({ "i2": ["red", "red"] })) });
    let play = prepared(json!({ "variant": "gods" }), changes);
    // Six red meeples are left, so two are lost; of the others four are lost.
    let totals: Vec<Value> = (0..4)
        .map(|seat| play.at(&format!("scores.{seat}.total")))
        .collect();
    assert_eq!(totals, [6 + 4, 4 + 2, 4 + 4, 4 + 4]);
}

#[test]
fn ak_3_5_for_two_to_five_players() {
    for players in [1, 6] {
        let table =
            crate::api::create(json!({ "game": "apokalypsis", "players": players, "seed": 1 }));
        assert!(
            matches!(table.err(), Some(Failure::Error(error)) if error.code == ErrorCode::WrongPlayers)
        );
    }
    for players in 2..=5 {
        assert_eq!(game(players, json!({}), 1).state().players(), players);
    }
    let other = try_game(3, json!({ "players": 4 }), Start::seed(1)).err();
    assert!(matches!(other, Some(Failure::Refusal(refusal)) if refusal.rule.0 == "AK-3.5"));
    assert_eq!(
        refused_start(json!({}), json!({ "hands": [["west"]] })),
        "AK-3.5"
    );
}

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

impl super::Play {
    /// Any omen, to come to the action phase.
    fn play_first_omen(self) -> Self {
        let mv = self.legal()[0].clone();
        self.play(mv)
    }
}
