//! AK-1 to AK-3: the island, the box, the goals.

use super::{game, pass, people, prepared, refused_start, step, try_game};
use crate::chance::Chance;
use crate::game::Game;
use crate::games::apokalypsis::Apokalypsis;
use crate::games::apokalypsis::data::{Color, Omen};
use crate::games::apokalypsis::map::{INNER_SPACES, Space, Spaces};
use crate::games::apokalypsis::state::State;
use crate::record::Start;
use crate::refusal::{ErrorCode, Failure};
use serde_json::{Value, json};

/// The centre of a flat-top hex, y downwards, in units of the hex radius.
pub fn centre(space: Space) -> (f64, f64) {
    let (q, r) = (f64::from(space.data().q), f64::from(space.data().r));
    (1.5 * q, 3f64.sqrt() * (r + q / 2.0))
}

pub fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

/// New games on some seeds.
pub fn states(players: usize, options: Value) -> impl Iterator<Item = State> {
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
        crate::session::read(&step("volcano", "i1"), "move");
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
