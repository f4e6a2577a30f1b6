//! What a player is told before a move.

use super::*;
use crate::games::olympos::moves::Move;
use crate::games::olympos::state::Phase;

/// The preview of a move that must be allowed.
fn preview(table: &Table, mv: Value) -> Value {
    let seat = table.state.to_act.expect("somebody is asked");
    let mv: Move = read(&mv, "move").expect("a well-formed move");
    assert!(Olympos::check(&table.state, seat, &mv).is_ok());
    to_json(&Olympos::preview(&table.state, seat, &mv))
}

fn preview_expansion(table: &Table, from: &str, to: &str) -> Value {
    let seat = table.state.to_act.expect("somebody is asked").0;
    preview(
        table,
        table.expansion(seat, from, to).expect("it is listed"),
    )
}

fn preview_discovery(table: &Table, slot: &str) -> Value {
    preview(table, table.discoveries(0, slot)[0].clone())
}

fn part(what: &str, points: i32, count: u8, rule: &str) -> Value {
    json!({ "what": what, "points": points, "count": count, "rule": rule })
}

/// OL-4.17
#[test]
fn an_expansion_tells_the_way_each_part_of_its_cost_and_what_it_takes() {
    let table = table(4)
        .tiles(0, &["astronomy", "hoplite"])
        .settle("argolis", &[0])
        .settle("knossos", &[1]);
    assert_eq!(
        preview_expansion(&table, "new", "knossos"),
        json!({
            "type": "expand",
            "time": {
                "cost": 6, "hourglasses": 0, "from": 0, "to": 6,
                "zeus": [], "gods": 0, "next": 1, "place": null,
            },
            "parts": [
                part("settler", 2, 1, "OL-4.2"),
                part("land", 1, 1, "OL-4.10"),
                part("sea", 2, 2, "OL-12.10"),
                part("fight", 1, 1, "OL-5.7"),
            ],
            "path": ["argolis", "myrtoan-sea", "cretan-sea", "knossos"],
            "fight": {
                "defender": 1, "ownSwords": 1, "theirSwords": 0, "cost": 1,
                "hourglasses": 1, "rule": "OL-5.4",
            },
            "resource": "wood", "star": true, "zeus": false, "leaves": null,
            "points": [1, -1, 0, 0],
        })
    );
}

#[test]
fn powers_and_erinyes_are_parts_of_the_cost() {
    let mut table = table(4)
        .tiles(0, &["medicine", "cavalry", "democracy"])
        .next_gods(&["erinyes"])
        .at(&[12, 12, 12, 12])
        .turn(0);
    table.player(0).erinyes = true;
    assert_eq!(
        preview_expansion(&table, "new", "thessaly")["parts"],
        json!([
            part("settler", 1, 1, "OL-12.1"),
            part("land", 1, 3, "OL-12.12"),
            part("fight", 1, 1, "OL-12.13"),
            part("erinyes", 2, 1, "OL-9.21"),
        ])
    );
}

/// OL-5.11
#[test]
fn a_settler_that_leaves_tells_who_will_control_what_it_leaves() {
    let table = table(4).settle("thessaly", &[1, 0]).settle("thrace", &[0]);
    let reverts = preview_expansion(&table, "thessaly", "olympos");
    assert_eq!(reverts["leaves"], json!({ "space": "thessaly", "to": 1 }));
    assert_eq!(
        (&reverts["zeus"], &reverts["points"]),
        (&json!(true), &json!([0, 1, 0, 0]))
    );
    let empty = preview_expansion(&table, "thrace", "chalcidice");
    assert_eq!(empty["leaves"], json!({ "space": "thrace", "to": null }));
}

/// OL-3.3, OL-3.7
#[test]
fn hourglasses_shorten_the_way_and_the_next_player_is_named() {
    let table = table(4).at(&[11, 13, 15, 15]).hourglasses(0, 1);
    let time = &preview_expansion(&table, "new", "macedonia")["time"];
    assert_eq!(
        (&time["hourglasses"], &time["to"], &time["next"]),
        (&json!(1), &json!(13), &json!(0))
    );
}

/// OL-8.2, OL-9.2, OL-11.1
#[test]
fn zeus_spaces_gods_and_the_final_place_are_foretold() {
    let table = table(4).at(&[32, 50, 50, 50]);
    let time = preview_expansion(&table, "new", "cleito")["time"].clone();
    assert_eq!(
        (&time["to"], &time["zeus"], &time["gods"]),
        (&json!(45), &json!([33, 45]), &json!(2))
    );
    let last = super::table(4).at(&[69, 79, 79, 79]).finished(&[1, 2, 3]);
    let time = preview_expansion(&last, "new", "thrace")["time"].clone();
    assert_eq!(
        (&time["to"], &time["place"], &time["next"]),
        (&json!(72), &json!(4), &Value::Null),
        "it ends the game"
    );
    assert_eq!(preview(&last, json!({ "type": "pass" }))["place"], 5);
}

/// OL-6.3, OL-6.9
#[test]
fn a_discovery_tells_what_is_paid_with_what_and_the_bonuses_to_choose_from() {
    let table = table(4)
        .settle_all(0, &["macedonia", "lesbos", "illyria"])
        .cubes(0, "grain", 1);
    let told = preview_discovery(&table, "r4c5");
    assert_eq!(
        told["payment"],
        json!([
            { "resource": "grain", "tokens": 2, "cubes": 1 },
            { "resource": "wood", "tokens": 1, "cubes": 0 },
        ])
    );
    assert_eq!(told["parts"], json!([part("discovery", 7, 1, "OL-6.14")]));
    assert_eq!(told["time"]["to"], 7);
    assert_eq!(told["points"], json!([2, 0, 0, 0]));
    let bonuses: Vec<Value> = told["bonuses"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|bonus| json!([bonus["index"], bonus["bonus"], bonus["n"]]))
        .collect();
    assert_eq!(
        bonuses,
        [json!([0, "settler", 1]), json!([1, "prestige", 2])]
    );
}

/// OL-3.8, OL-3.10
#[test]
fn a_bonus_of_hourglasses_shows_where_the_marker_lands_with_it() {
    let rich = |pos: &[u8]| {
        table(4)
            .at(pos)
            .settle_all(0, &["macedonia", "lesbos", "thrace"])
    };
    let told = preview_discovery(&rich(&[0, 0, 0, 0]), "r2c1");
    assert_eq!(told["time"]["to"], 7, "as if no bonus brought any");
    let hourglass = &told["bonuses"][0];
    assert_eq!(
        (
            &hourglass["bonus"],
            &hourglass["time"]["to"],
            &hourglass["time"]["hourglasses"]
        ),
        (&json!("hourglass"), &json!(5), &json!(2))
    );
    let narrow = preview_discovery(&rich(&[74, 75, 75, 75]), "r2c1");
    assert_eq!(narrow["time"]["to"], 79, "only that bonus is open");
    assert_eq!(narrow["bonuses"].as_array().map(Vec::len), Some(1));
}

#[test]
fn reductions_and_what_a_tile_brings_are_told() {
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
    let rich = || table(4).settle_all(0, &lands);
    let cheap = rich()
        .variant(0, "agriculture", Some("grain"))
        .variant(0, "money", Some("gold"));
    assert_eq!(
        preview_discovery(&cheap, "r1c4")["parts"],
        json!([
            part("discovery", 7, 1, "OL-6.14"),
            part("agriculture", -2, 1, "OL-6.15"),
            part("money", -2, 1, "OL-6.15"),
        ])
    );
    let brings = |table: &Table, kind: &str| {
        let slot = Slot::all().find(|&slot| table.state.pile(slot).tile.id() == kind);
        preview_discovery(table, slot.expect(kind).id())["brings"].clone()
    };
    let things = |hourglasses, settlers, cubes, cards| json!({ "hourglasses": hourglasses, "settlers": settlers, "cubes": cubes, "cards": cards });
    assert_eq!(brings(&rich(), "cavalry"), things(2, 0, 0, 0));
    assert_eq!(brings(&rich(), "surgery"), things(0, 2, 0, 0));
    assert_eq!(brings(&rich(), "commerce"), things(0, 0, 2, 0));
    assert_eq!(brings(&rich(), "phalanx"), things(0, 0, 0, 1));
    assert_eq!(brings(&rich().deck(0, 0, 1), "phalanx"), things(0, 0, 0, 0));
    assert_eq!(
        brings(&rich().hourglasses(1, 11), "cavalry"),
        things(1, 0, 0, 0)
    );
}

/// OL-7.2, OL-7.5
#[test]
fn a_wonder_tells_its_stars_by_where_they_come_from() {
    let table = table(4)
        .settle_all(0, &["thessaly", "phocis"])
        .tiles(0, &["architecture", "metallurgy"])
        .marker(0, "r1c2", 0)
        .hand(0, &["star"]);
    let build = table.of_type(0, "build");
    let stadium = build.iter().find(|mv| mv["wonder"] == "stadium");
    let told = preview(&table, stadium.expect("it is listed").clone());
    assert_eq!(
        told["stars"],
        json!({ "needed": 5, "tokens": 2, "tiles": 1, "markers": 1, "athena": false, "cards": 1 })
    );
    assert_eq!(
        told["parts"],
        json!([
            part("wonder", 7, 1, "OL-7.5"),
            part("architecture", -2, 1, "OL-12.18")
        ])
    );
    assert_eq!(
        told["points"],
        json!([9, 0, 0, 0]),
        "10, less the card spent"
    );
}

#[test]
fn questions_tell_what_each_answer_leads_to() {
    let crosses = new_game(4, json!({ "deal": { "stack": [3, 2, 1, 0] } }));
    assert_eq!(
        preview(&crosses, json!({ "type": "cross", "space": "thessaly" })),
        json!({ "type": "cross", "left": 7, "stars": 7 })
    );
    let bonus = table(4)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1");
    let told = preview(&bonus, json!({ "type": "bonus", "index": 1 }));
    assert_eq!(
        (
            &told["bonus"]["bonus"],
            &told["bonus"]["resource"],
            &told["bonus"]["time"]["next"]
        ),
        (&json!("cube"), &json!("stone"), &json!(1))
    );
    let card = table(4).hand(0, &["forests"]).settle("illyria", &[0]);
    let told = preview(&card, json!({ "type": "playDestiny", "card": "forests" }));
    assert_eq!(
        (&told["prestige"], &told["points"]),
        (&json!(1), &json!([0, 0, 0, 0]))
    );
    let after = table(4).hand(0, &["star"]).at(&[9, 9, 9, 9]).turn(0);
    let after = after.expand(0, "new", "thrace");
    assert_eq!(
        preview(&after, json!({ "type": "endTurn" })),
        json!({ "type": "endTurn", "gods": 1, "next": 1 })
    );
    let artemis = visited_by("artemis", table(4).tile(0, "religion").cubes(1, "wood", 6));
    assert_eq!(
        preview(&artemis, json!({ "type": "takeCube", "resource": "wood" })),
        json!({ "type": "takeCube", "left": 0 })
    );
}

#[test]
fn gods_and_oracle_tell_what_each_answer_leads_to() {
    let oracle = table(4)
        .tile(0, "oracle")
        .next_cards(&["star", "masons", "star"])
        .at(&[9, 20, 20, 20])
        .expand(0, "new", "thrace");
    assert_eq!(
        preview(&oracle, json!({ "type": "keepDestiny", "card": "star" }))["discards"],
        json!(["masons", "star"])
    );
    let favour = table(4)
        .tile(1, "religion")
        .hand(0, &["favour"])
        .next_gods(&["zeus"])
        .at(&[9, 9, 9, 9])
        .turn(0)
        .expand(0, "new", "thrace")
        .end_turn(0);
    assert_eq!(
        preview(&favour, json!({ "type": "favour", "count": 1 })),
        json!({ "type": "favour", "symbols": [1, 1, 0, 0], "affected": [0, 1] })
    );
    let start = table(4).tile(0, "religion").settle("thrace", &[2, 1]);
    let hades = visited_by("hades", start);
    assert_eq!(
        preview(
            &hades,
            json!({ "type": "removeSettler", "space": "thrace", "level": 1 })
        ),
        json!({ "type": "removeSettler", "leaves": { "space": "thrace", "to": 2 }, "points": [0, -1, 1, 0] })
    );
    let mut stuck = table(4)
        .next_gods(&["zeus", "siren"])
        .at(&[22, 22, 22, 22])
        .settle("lesbos", &[0])
        .stock(0, 0)
        .turn(0);
    stuck.player(0).siren = true;
    assert_eq!(preview(&stuck, json!({ "type": "wait" }))["time"]["to"], 23);
}

/// Every action of random games: the parts add up to the cost, the marker lands where it was
/// told, and who was named plays next.
#[test]
fn what_is_told_is_what_happens() {
    for players in 3..=5 {
        let mut table = new_game(players, json!({ "crosses": "random" }));
        let mut choice = Chance::seeded(players as u64);
        while let Some(seat) = table.state.to_act {
            let mut moves = Vec::new();
            Olympos::legal_moves(&table.state, seat, &mut moves);
            if table.state.phase == Phase::Turn {
                for mv in moves.iter().step_by(7) {
                    holds(&table.state, seat, *mv);
                }
            }
            let mv = choice.pick(&moves);
            Olympos::apply(
                &mut table.state,
                seat,
                mv,
                &mut table.chance,
                &mut Log::deaf(),
            );
        }
    }
}

fn holds(state: &State, seat: Seat, mv: Move) {
    let told = to_json(&Olympos::preview(state, seat, &mv));
    if told.get("parts").is_none() {
        return;
    }
    let parts = told["parts"].as_array().expect("a list");
    let sum: i64 = parts
        .iter()
        .filter_map(|part| part["points"].as_i64())
        .sum();
    assert_eq!(Some(sum), told["time"]["cost"].as_i64());
    let mut time = &told["time"];
    let (mut state, mut chance) = (*state, Chance::seeded(5));
    Olympos::apply(&mut state, seat, mv, &mut chance, &mut Log::deaf());
    // Of the answers to every question the last, so that cards are kept.
    while let (Some(asked), false) = (state.to_act, state.phase == Phase::Turn) {
        let mut answers = Vec::new();
        Olympos::legal_moves(&state, asked, &mut answers);
        let answer = *answers.last().expect("an answer");
        if let Move::Bonus { index } = answer {
            let bonuses = told["bonuses"].as_array().expect("a list");
            let chosen = bonuses.iter().find(|bonus| bonus["index"] == index);
            time = &chosen.expect("the bonus was told")["time"];
        }
        Olympos::apply(&mut state, asked, answer, &mut chance, &mut Log::deaf());
    }
    assert_eq!(time["to"], state.pos[seat.index()]);
    assert_eq!(time["next"], to_json(&state.to_act));
}
