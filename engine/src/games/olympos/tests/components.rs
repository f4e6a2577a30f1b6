//! OL-1: what there is.

use super::*;
use crate::games::olympos::data::{CROSS, Table as Numbers};
use crate::games::olympos::map::{SPACES, Territories};
use crate::games::olympos::{gods, score, stock, ways};
use crate::seat::Viewer;

#[test]
fn ol_1_1_three_to_five_play_with_twenty_settlers_each() {
    assert_eq!(Olympos::ABOUT.players, 3..=5);
    for players in 3..=5 {
        let table = table(players);
        for seat in table.state.seats() {
            let player = table.state.player(seat);
            assert_eq!(player.stock + player.supply + 1, 20);
        }
    }
}

#[test]
fn ol_1_2_the_map_has_32_territories_17_seas_and_the_north_and_islands_are_land() {
    let seas = Space::all().filter(|space| space.is_sea()).count();
    let lands = Space::all()
        .filter(|space| space.territory().is_some())
        .count();
    assert_eq!((lands, seas, SPACES.len()), (32, 17, 50));
    let table = table(4).expand(0, "new", "lesbos");
    assert_eq!(
        table.stack("lesbos"),
        [0],
        "an island is taken like any land"
    );
}

#[test]
fn ol_1_3_every_resource_has_eight_territories_two_of_them_starred() {
    for resource in Resource::ALL {
        let lands = Territories::of(resource);
        assert_eq!(lands.len(), 8);
        assert_eq!(lands.and(Territories::STARRED).len(), 2);
    }
}

#[test]
fn ol_1_4_olympos_yields_stone_and_carries_the_zeus_symbol() {
    let table = table(4).settle("olympos", &[0]);
    assert_eq!(table.state.tokens(Seat(0)), Units::one(Resource::Stone));
    assert_eq!(gods::symbols(&table.state, Seat(0)), 1);
    assert_eq!(Territories::ZEUS.len(), 1);
}

#[test]
fn ol_1_5_six_territories_form_the_three_islands_of_atlantis() {
    assert_eq!(Territories::ATLANTIS.len(), 6);
    let inland = |territory: &Territory| {
        let next = ways::neighbours(territory.space()).iter();
        next.filter_map(|space| space.territory()).count()
    };
    let pairs: usize = Territories::ATLANTIS.iter().map(|land| inland(&land)).sum();
    assert_eq!(pairs, 6, "each touches exactly one other land");
    for territory in Territories::ATLANTIS.iter() {
        let next = ways::neighbours(territory.space()).iter();
        let mut lands = next.filter_map(|space| space.territory());
        assert!(lands.all(|land| Territories::ATLANTIS.contains(land)));
    }
}

#[test]
fn ol_1_6_spaces_are_adjacent_as_listed_both_ways_and_no_others() {
    let mut borders = 0;
    for space in Space::all() {
        for &next in ways::neighbours(space) {
            assert!(
                ways::neighbours(next).contains(&space),
                "{space:?} {next:?}"
            );
            borders += 1;
        }
        assert_eq!(ways::neighbours(space).len(), space.data().adjacent.len());
    }
    assert_eq!(borders, 2 * 123);
    // Euboea touches Boeotia by land, Lesbos touches no land at all.
    let euboea = table(4).settle("euboea", &[0]).stock(0, 0);
    assert_eq!(euboea.cost(0, "euboea", "attica"), Some(1 + 2));
    let lesbos = table(4).settle("lesbos", &[0]).stock(0, 0);
    assert_eq!(lesbos.cost(0, "lesbos", "lydia"), Some(2 + 1 + 2));
}

#[test]
fn ol_1_7_the_top_settler_controls_and_holds_all_tokens_of_the_territory() {
    let table = table(4)
        .settle("thessaly", &[1, 0])
        .settle("olympos", &[0, 1]);
    assert_eq!(table.state.tokens(Seat(0)), Units::one(Resource::Grain));
    assert_eq!(table.state.tokens(Seat(1)), Units::one(Resource::Stone));
    assert_eq!(
        [0, 1].map(|seat| table.state.star_tokens(Seat(seat))),
        [1, 0]
    );
    assert_eq!(
        [0, 1].map(|seat| gods::symbols(&table.state, Seat(seat))),
        [0, 1]
    );
}

#[test]
fn ol_1_8_the_track_ends_on_79_and_zeus_waits_on_six_spaces() {
    let spaces: Vec<(u8, bool)> = ZEUS
        .iter()
        .map(|zeus| (zeus.pos, zeus.is_double()))
        .collect();
    assert_eq!(
        spaces,
        [
            (10, false),
            (21, false),
            (33, true),
            (45, true),
            (57, true),
            (69, false)
        ]
    );
    assert_eq!(CROSS, 79);
    let table = table(4)
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace");
    assert_eq!(table.told("zeusReached")[0]["pos"], 10);
}

#[test]
fn ol_1_9_five_rows_of_discoveries_and_a_row_of_wonders_over_five_columns() {
    let table = new_game(4, json!({}));
    for slot in Slot::all() {
        assert_eq!(table.state.pile(slot).tile.row(), slot.row());
    }
    assert_eq!(table.state.wonders.iter().flatten().count(), 5);
}

#[test]
fn ol_1_10_cost_and_bonuses_belong_to_the_slot_not_to_the_tile() {
    let mut rows = json!(null);
    let example = table(4).json();
    for row in 1..=5 {
        let kinds: Vec<Value> = (1..=5)
            .map(|column| example["slots"][format!("r{row}c{column}")]["tile"].clone())
            .rev()
            .collect();
        rows[row.to_string()] = json!(kinds);
    }
    let deal = json!({ "stack": [3, 2, 1, 0], "crosses": &CLOSED[..8], "rows": rows });
    let mirrored = new_game(4, json!({ "deal": deal }));
    for table in [table(4), mirrored] {
        let mut table = table.settle_all(0, &["macedonia", "lesbos", "illyria", "aetolia"]);
        table.player(0).cubes = Units::default();
        let spends: Vec<Value> = table.discoveries(0, "r4c1");
        assert_eq!(spends.len(), 1, "2 grain and 2 wood, whatever lies there");
        assert_eq!(
            table.json()["slots"]["r4c1"]["bonuses"],
            json!([null, null])
        );
    }
}

#[test]
fn ol_1_11_who_takes_more_than_is_there_takes_what_is_there() {
    let mut table = table(4).hourglasses(1, 11).cubes(1, "grain", 7);
    let mut log = Log::listening();
    stock::gain_hourglasses(&mut table.state, Seat(0), 2, "OL-6.11", &mut log);
    stock::gain_cube(
        &mut table.state,
        Seat(0),
        Resource::Grain,
        "OL-6.11",
        &mut log,
    );
    stock::gain_prestige(&mut table.state, Seat(0), 200, "OL-6.11", &mut log);
    table.player(0).supply = 1;
    stock::gain_settlers(&mut table.state, Seat(0), 2, "OL-12.17", &mut log);
    let events: Vec<Value> = log.into_events().iter().map(to_json).collect();
    assert_eq!(
        events[0],
        json!({ "type": "hourglassGained", "seat": 0, "n": 1, "wanted": 2, "rule": "OL-6.11" })
    );
    assert_eq!(
        events[1]["type"], "prestigeGained",
        "no cube, no word of it"
    );
    assert_eq!(events[2]["n"], 1);
    assert_eq!(table.player(0).prestige, 200);
    assert_eq!(table.player(0).stock, 5);
}

#[test]
fn ol_1_11_the_victim_of_an_attack_gets_no_hourglass_when_all_are_taken() {
    let table = table(4)
        .hourglasses(2, 12)
        .settle("thrace", &[1])
        .expand(0, "new", "thrace");
    assert_eq!(table.told("hourglassGained")[0]["n"], 0);
    assert_eq!(table.state.player(Seat(1)).hourglasses, 0);
}

/// The question for a cube offers only what is there.
#[test]
fn ol_1_11_a_cube_that_is_not_in_stock_cannot_be_chosen() {
    let mut table = visited_by("artemis", table(4).cubes(1, "wood", 7).tile(0, "religion"));
    assert_eq!(table.of_type(0, "takeCube").len(), 3);
    let wood = json!({ "type": "takeCube", "resource": "wood" });
    assert_eq!(table.refused(0, wood).0, "OL-1.11");
    table = table.play(0, json!({ "type": "takeCube", "resource": "gold" }));
    assert_eq!(table.player(0).cubes.gold, 1);
}

#[test]
fn ol_1_12_stocks_are_open_hands_and_prestige_are_not() {
    let mut table = table(4).hand(1, &["star", "favour"]).hourglasses(1, 3);
    table.player(1).prestige = 4;
    let seen_by =
        |table: &Table, viewer| to_json(&Olympos::view(&table.options, &table.state, viewer));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Table] {
        let other = &seen_by(&table, viewer)["seats"][1];
        assert_eq!(other["hourglasses"], 3);
        assert_eq!(other["stock"], 4);
        assert_eq!(
            (&other["hand"], &other["handCount"]),
            (&Value::Null, &json!(2))
        );
        assert_eq!(other["prestige"], Value::Null);
    }
    let own = &seen_by(&table, Viewer::Seat(Seat(1)))["seats"][1];
    assert_eq!(
        (&own["hand"], &own["prestige"]),
        (&json!(["star", "favour"]), &json!(4))
    );
    table.state.open_prestige = true;
    assert_eq!(seen_by(&table, Viewer::Table)["seats"][1]["prestige"], 4);
    assert!(score::prestige_is_open(
        &table.state,
        Seat(1),
        Viewer::Table
    ));
}

/// What the backs of the tiles leave in the game.
#[test]
fn ol_13_9_numbers_on_the_backs_of_red_and_green_tiles_follow_the_players() {
    assert_eq!(Numbers::of(3).copies, [1, 2, 1, 2, 1]);
    assert_eq!(Numbers::of(4).copies, [2, 2, 2, 2, 1]);
    assert_eq!(Numbers::of(5).copies, [3, 2, 3, 2, 1]);
    let tiles: u8 = Numbers::of(5).copies.iter().map(|copies| copies * 5).sum();
    assert_eq!(tiles, 55);
}
