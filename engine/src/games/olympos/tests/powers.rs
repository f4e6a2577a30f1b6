//! OL-12: what the discoveries do.

use super::*;
use crate::games::olympos::gods as olympos_cards;

#[test]
fn ol_12_1_with_medicine_a_new_settler_costs_1() {
    let table = table(4).tile(0, "medicine");
    assert_eq!(table.cost(0, "new", "thrace"), Some(1 + 1));
    let table = table.expand(0, "new", "thrace");
    assert_eq!(table.told("settlerCreated")[0]["rule"], "OL-12.1");
}

#[test]
fn ol_12_2_cavalry_brings_two_hourglasses() {
    let start = |taken| {
        table(4)
            .settle_all(0, &["thrace", "macedonia"])
            .hourglasses(1, taken)
            .discover(0, "r1c4")
    };
    let gained =
        |n| json!({ "type": "hourglassGained", "seat": 0, "n": n, "wanted": 2, "rule": "OL-12.2" });
    assert_eq!(start(0).told("hourglassGained"), [gained(2)]);
    assert_eq!(start(11).told("hourglassGained"), [gained(1)]);
    assert_eq!(start(12).told("hourglassGained"), [gained(0)]);
    let paid = start(0).bonus(0, 0);
    assert_eq!(paid.state.pos[0], 5, "they pay for their own discovery");
}

#[test]
fn ol_12_3_oracle_takes_three_cards_keeps_one_and_discards_the_others() {
    let table = table(4)
        .tile(0, "oracle")
        .next_cards(&["star", "masons", "star"])
        .at(&[9, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert_eq!(
        table.json()["pending"],
        json!({ "cards": ["star", "masons", "star"] })
    );
    let keep = |card: &str| json!({ "type": "keepDestiny", "card": card });
    assert_eq!(
        table.legal(0),
        [keep("star"), keep("masons")],
        "each kind once"
    );
    assert_eq!(table.refused(0, keep("favour")).0, "OL-12.3");
    let mut table = table.play(0, keep("star"));
    assert_eq!(
        table.events[..2],
        [
            json!({ "type": "destinyDrawn", "seat": 0, "n": 1, "private": { "card": "star" }, "rule": "OL-12.3" }),
            json!({ "type": "destinyDiscarded", "seat": 0, "cards": ["masons", "star"], "rule": "OL-12.3" }),
        ]
    );
    assert_eq!(table.player(0).hand.to_vec(), [Card::STAR]);
    let discard: Vec<&str> = table
        .state
        .destiny
        .discard
        .iter()
        .map(|card| card.id())
        .collect();
    assert_eq!(discard, ["masons", "star"]);
}

/// Two Zeus spaces in one turn are two draws.
#[test]
fn ol_12_3_oracle_looks_anew_for_every_card_drawn() {
    let table = table(4)
        .tile(0, "oracle")
        .at(&[9, 30, 30, 30])
        .expand(0, "new", "cleito");
    let first = table.legal(0)[0].clone();
    let table = table.play(0, first);
    assert_eq!(table.json()["phase"], "oracle");
    let second = table.legal(0)[0].clone();
    let mut table = table.play(0, second);
    assert_eq!(table.player(0).hand.len(), 2);
    assert_eq!(table.state.destiny.discard.len(), 4);
}

#[test]
fn ol_12_4_metallurgy_hoplite_and_phalanx_have_a_sword_each() {
    let table = table(4);
    for tile in ["metallurgy", "hoplite", "phalanx"] {
        assert_eq!(super::table(4).tile(0, tile).state.swords(Seat(0)), 1);
    }
    let table = table.tiles(0, &["metallurgy", "hoplite", "phalanx"]);
    assert_eq!(table.state.swords(Seat(0)), 3);
}

#[test]
fn ol_12_5_strategy_has_two_swords() {
    assert_eq!(table(4).tile(0, "strategy").state.swords(Seat(0)), 2);
}

/// Two Territory tokens of each resource for seat 0, enough for any discovery of row 3.
fn rich() -> Table {
    let lands = [
        "macedonia",
        "lesbos",
        "illyria",
        "aetolia",
        "chalcidice",
        "naxos",
        "thrace",
        "epirus",
    ];
    table(4).settle_all(0, &lands)
}

/// Seat 0 makes a discovery, wherever it lies.
fn discover(table: Table, kind: &str) -> Table {
    let slot = Slot::all().find(|&slot| table.state.pile(slot).tile.id() == kind);
    table.discover(0, slot.expect("the tile lies somewhere").id())
}

#[test]
fn ol_12_6_phalanx_brings_a_destiny_card() {
    let mut table = discover(rich(), "phalanx");
    assert_eq!(table.told("destinyDrawn")[0]["rule"], "OL-12.6");
    assert_eq!(table.player(0).hand.len(), 1);
    assert_eq!(table.json()["phase"], "bonus", "before the bonus");
}

#[test]
fn ol_12_7_religion_polytheism_and_hellenism_have_a_zeus_symbol_each() {
    for tile in ["religion", "polytheism", "hellenism"] {
        let table = table(4).tile(0, tile);
        assert_eq!(olympos_cards::symbols(&table.state, Seat(0)), 1);
    }
}

#[test]
fn ol_12_8_art_has_two_zeus_symbols() {
    let table = table(4).tiles(0, &["art", "religion"]);
    assert_eq!(olympos_cards::symbols(&table.state, Seat(0)), 3);
}

/// OL-12.3: Oracle looks at three here too.
#[test]
fn ol_12_9_hellenism_brings_a_destiny_card() {
    let table = discover(rich(), "hellenism");
    assert_eq!(table.told("destinyDrawn")[0]["rule"], "OL-12.9");
    let oracle = discover(rich().tile(0, "oracle"), "hellenism");
    assert_eq!(oracle.json()["phase"], "oracle");
    let kept = oracle.legal(0)[0].clone();
    assert_eq!(oracle.play(0, kept).json()["phase"], "bonus");
}

#[test]
fn ol_12_10_astronomy_and_map_making_make_the_sea_cheaper() {
    // Lesbos to Naxos: one sea and the landing.
    let cost = |tiles: &[&str]| {
        let table = table(4).settle("lesbos", &[0]).tiles(0, tiles);
        table.cost(0, "lesbos", "naxos")
    };
    assert_eq!(cost(&[]), Some(2 + 1));
    assert_eq!(cost(&["astronomy"]), Some(1 + 1));
    assert_eq!(cost(&["map-making"]), Some(1 + 1));
    assert_eq!(cost(&["astronomy", "map-making"]), Some(1));
}

/// OL-6.15
#[test]
fn ol_12_11_each_tile_of_money_and_agriculture_is_for_one_resource() {
    for (tile, resource, slot) in [
        ("money", "gold", "r1c4"),
        ("money", "stone", "r1c3"),
        ("agriculture", "grain", "r1c1"),
        ("agriculture", "wood", "r1c2"),
    ] {
        let table = table(4)
            .settle_all(0, &["macedonia", "illyria", "chalcidice", "thrace"])
            .variant(0, tile, Some(resource));
        let cost = |slot: &str| table.discoveries(0, slot)[0]["cost"].as_u64();
        assert_eq!(cost(slot), Some(5), "{tile} {resource}");
        let reduced = ["r1c1", "r1c2", "r1c3", "r1c4"].map(|slot| cost(slot) == Some(5));
        let count = reduced.iter().filter(|&&reduced| reduced).count();
        assert_eq!(count, 2, "each resource is named twice in the first row");
    }
}

#[test]
fn ol_12_12_with_cavalry_a_run_of_land_costs_1_in_all() {
    let riding = table(4).tile(0, "cavalry");
    assert_eq!(riding.cost(0, "new", "laconia"), Some(2 + 1));
    let free_seas = table(4)
        .tiles(0, &["cavalry", "astronomy", "map-making"])
        .settle("thrace", &[0]);
    assert_eq!(free_seas.cost(0, "thrace", "naxos"), Some(1));
    // A sea breaks the run: land again costs 1 again.
    assert_eq!(riding.cost(0, "new", "lesbos"), Some(2 + 1 + 2 + 1));
    // Out and back is one run.
    let buried = table(4).tile(0, "cavalry").settle("thessaly", &[0, 1]);
    assert_eq!(buried.cost(0, "thessaly", "thessaly"), Some(1 + 2));
}

/// OL-5.7
#[test]
fn ol_12_13_democracy_wins_ties_of_swords_in_attack_and_defence() {
    let fight = |own: &[&str], theirs: &[&str]| {
        let table = table(4)
            .settle("thrace", &[1])
            .tiles(0, own)
            .tiles(1, theirs)
            .expand(0, "new", "thrace");
        let fought = table.told("fought")[0].clone();
        (fought["cost"].as_u64().unwrap(), fought["rule"].clone())
    };
    assert_eq!(fight(&[], &[]), (2, json!("OL-5.4")));
    assert_eq!(fight(&["democracy"], &[]), (1, json!("OL-12.13")));
    assert_eq!(fight(&[], &["democracy"]), (3, json!("OL-12.13")));
    assert_eq!(fight(&["democracy"], &["democracy"]), (2, json!("OL-5.4")));
    // It wins ties only.
    assert_eq!(fight(&["democracy"], &["hoplite"]), (3, json!("OL-5.4")));
    assert_eq!(fight(&["hoplite"], &["democracy"]), (1, json!("OL-5.4")));
}

/// OL-1.11: as far as the stock goes.
#[test]
fn ol_12_14_commerce_brings_two_cubes_of_ones_choice() {
    let take = |resource: &str| json!({ "type": "takeCube", "resource": resource });
    let table = discover(rich(), "commerce");
    assert_eq!(table.json()["pending"], json!({ "why": "commerce" }));
    let table = table.play(0, take("gold"));
    assert_eq!(table.told("cubeGained")[0]["rule"], "OL-12.14");
    let mut table = table.play(0, take("gold"));
    assert_eq!(table.player(0).cubes.gold, 2);
    assert_eq!(table.json()["phase"], "bonus");
    let all_taken = |left: u8| {
        let mut table = rich();
        table.player(1).cubes = Units {
            grain: 7,
            stone: 7,
            wood: 7,
            gold: 7 - left,
        };
        discover(table, "commerce")
    };
    assert_eq!(all_taken(0).json()["phase"], "bonus", "nothing to take");
    let one = all_taken(1);
    assert_eq!(one.legal(0), [take("gold")]);
    assert_eq!(one.play(0, take("gold")).json()["phase"], "bonus");
}

#[test]
fn ol_12_15_poetry_gives_three_points_more() {
    assert_eq!(table(4).tile(0, "poetry").score(0)["total"], 2 + 3);
}

#[test]
fn ol_12_16_philosophy_gives_five_points_more() {
    assert_eq!(table(4).tile(0, "philosophy").score(0)["total"], 2 + 5);
}

#[test]
fn ol_12_17_surgery_brings_two_settlers() {
    let start = |stock| {
        table(4)
            .settle_all(0, &["macedonia", "lesbos", "illyria", "aetolia"])
            .stock(0, stock)
            .discover(0, "r4c1")
    };
    let mut table = start(4);
    assert_eq!(
        table.told("settlerGained"),
        [json!({ "type": "settlerGained", "seat": 0, "n": 2, "rule": "OL-12.17" })]
    );
    assert_eq!(table.player(0).stock, 6);
    assert_eq!(start(14).told("settlerGained")[0]["n"], 1, "one is left");
}

#[test]
fn ol_12_18_architecture_has_a_star_and_makes_wonders_cheaper() {
    let stars = ["thessaly", "phocis", "attica"];
    let table = table(4).settle_all(0, &stars).tile(0, "architecture");
    let built = table.of_type(0, "build");
    assert_eq!(
        (&built[0]["wonder"], &built[0]["cost"], built.len()),
        (&json!("lion-gate"), &json!(5), 1)
    );
}

#[test]
fn ol_12_19_city_counts_all_settlers_on_the_map() {
    let score = table(4)
        .tile(0, "city")
        .settle("thrace", &[0, 0, 1, 0])
        .settle("illyria", &[0, 1])
        .score(0);
    assert_eq!(score["city"], 4);
}

#[test]
fn ol_12_20_absolutism_counts_swords_on_tiles_but_not_those_of_ares() {
    let mut table = table(4).tiles(0, &["absolutism", "strategy", "hoplite"]);
    table.player(0).ares = true;
    assert_eq!(table.score(0)["absolutism"], 6);
}

#[test]
fn ol_12_21_science_counts_all_discoveries_itself_included() {
    let table = table(4)
        .tiles(0, &["science", "medicine", "art"])
        .built(0, "stadium");
    assert_eq!(table.score(0)["science"], 3);
}

#[test]
fn ol_12_22_engineering_has_a_star_and_counts_star_tokens() {
    let stars = ["thessaly", "phocis", "attica"];
    let table = table(4).settle_all(0, &stars).tile(0, "engineering");
    assert_eq!(table.of_type(0, "build")[0]["wonder"], "lion-gate");
    assert_eq!(table.of_type(0, "build")[0]["cost"], 7);
    assert_eq!(table.score(0)["engineering"], 9);
}
