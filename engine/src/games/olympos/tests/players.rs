//! OL-13: other numbers of players.

use super::*;

/// How many copies of each discovery lie in a row.
fn copies(players: usize) -> [u8; 5] {
    let table = new_game(players, json!({}));
    std::array::from_fn(|row| {
        let mut slots = Slot::all().filter(|slot| slot.row() == row);
        let left = table.state.pile(slots.next().expect("a slot")).left;
        assert!(slots.all(|slot| table.state.pile(slot).left == left));
        left
    })
}

fn cross(space: &str) -> Value {
    json!({ "type": "cross", "space": space })
}

/// The bottom player closes whatever may be closed first, in board order.
fn closing(players: usize) -> Table {
    let mut table = new_game(players, json!({}));
    while table.json()["phase"] == "crosses" {
        let seat = table.state.to_act.expect("the bottom player").0;
        let first = table.legal(seat)[0].clone();
        table = table.play(seat, first);
    }
    table
}

#[test]
fn ol_13_1_five_players_have_three_copies_of_red_and_green_discoveries() {
    assert_eq!(copies(5), [3, 2, 3, 2, 1]);
}

#[test]
fn ol_13_2_five_players_may_take_the_grey_bonus() {
    let table = table(5)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1")
        .bonus(0, 2);
    assert_eq!(
        table.told("bonusTaken"),
        [
            json!({ "type": "bonusTaken", "seat": 0, "slot": "r1c1", "index": 2, "bonus": "hourglass", "rule": "OL-13.2" })
        ]
    );
}

#[test]
fn ol_13_3_with_five_players_one_territory_of_each_resource_is_closed() {
    let table = new_game(5, json!({}));
    let seat = table.state.order[0].0;
    let table = table.play(seat, cross("thessaly"));
    assert_eq!(table.told("crossPlaced")[0]["rule"], "OL-13.3");
    assert_eq!(
        table.refused(seat, cross("macedonia")),
        ("OL-13.3", "enough")
    );
    assert_eq!(
        table.refused(seat, cross("thessaly")),
        ("OL-13.3", "closed")
    );
    assert_eq!(
        table.refused(seat, cross("aegean-sea")),
        ("OL-13.3", "land")
    );
    assert_eq!(closing(5).state.crosses.len(), 4);
}

#[test]
fn ol_13_4_five_players_get_one_cube_of_each_resource_and_one_of_any() {
    let table = closing(5);
    let mut total = Units::default();
    for seat in table.state.seats() {
        let cubes = table.state.player(seat).cubes;
        assert_eq!(cubes.total(), 1);
        total = total.plus(cubes);
    }
    assert!(
        Resource::ALL
            .iter()
            .all(|&resource| total.get(resource) >= 1)
    );
    assert_eq!(table.told("cubeGained")[0]["rule"], "OL-13.4");
}

#[test]
fn ol_13_5_three_players_have_single_copies_of_red_green_and_purple_discoveries() {
    assert_eq!(copies(3), [1, 2, 1, 2, 1]);
    let table = table(3)
        .settle_all(0, &["macedonia", "illyria"])
        .settle_all(1, &["thessaly", "aetolia"])
        .discover(0, "r1c1")
        .bonus(0, 0);
    let again = json!({ "type": "discover", "slot": "r1c1", "spend": {}, "cost": 7 });
    assert_eq!(table.refused(1, again).0, "OL-6.7");
}

#[test]
fn ol_13_6_three_players_never_take_the_grey_bonus() {
    let table = table(3)
        .settle_all(0, &["macedonia", "illyria"])
        .discover(0, "r1c1");
    assert_eq!(table.legal(0).len(), 2);
    let grey = json!({ "type": "bonus", "index": 2 });
    assert_eq!(table.refused(0, grey).0, "OL-6.10");
}

/// OL-2.8
#[test]
fn ol_13_7_with_three_players_three_of_each_resource_are_closed_and_a_star_of_each_stays() {
    let table = new_game(3, json!({}));
    let seat = table.state.order[0].0;
    let table = table.play(seat, cross("thessaly"));
    assert_eq!(table.told("crossPlaced")[0]["rule"], "OL-13.7");
    assert_eq!(table.refused(seat, cross("cleito")).0, "OL-2.8");
    let table = table
        .play(seat, cross("macedonia"))
        .play(seat, cross("boeotia"));
    assert_eq!(table.refused(seat, cross("lesbos")), ("OL-13.7", "enough"));
    let table = closing(3);
    assert_eq!(table.state.crosses.len(), 12);
    assert!(table.state.tribes.len() >= 4);
}

#[test]
fn ol_13_8_three_players_get_three_different_cubes() {
    let table = closing(3);
    let mut total = Units::default();
    for seat in table.state.seats() {
        total = total.plus(table.state.player(seat).cubes);
    }
    assert_eq!(total.total(), 3);
    assert!(
        Resource::ALL
            .iter()
            .all(|&resource| total.get(resource) <= 1)
    );
    assert_eq!(table.told("cubeGained")[0]["rule"], "OL-13.8");
}
