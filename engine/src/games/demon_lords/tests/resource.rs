//! DL-4: the Resource Phase, and DL-12: limited supplies.

use super::*;

fn gains(play: &Play) -> Vec<(u64, u64, String)> {
    let gained = play.heard("soulsGained");
    gained
        .iter()
        .map(|gain| {
            let number = |key: &str| gain[key].as_u64().unwrap();
            let rule = gain["rule"].as_str().unwrap().to_owned();
            (number("seat"), number("amount"), rule)
        })
        .collect()
}

/// The book's first example.
fn w1() -> Scene {
    scene(4, "resource")
        .harvester(1, "nunavut", 1)
        .harvester(2, "caribbean", 1)
        .harvester(3, "alps", 1)
        .harvester(3, "guinea", 1)
        .avatar(0, "mongolia")
        .avatar(1, "cape")
        .avatar(3, "cape")
}

#[test]
fn dl_4_1_the_brute_rolls_one_die() {
    let play = w1().dice(&[6]).start();
    let number = json!({ "type": "chooseNumber", "number": 6 });
    assert_eq!(play.refused(number), "DL-4.1");
    assert_eq!(play.legal(), [json!({ "type": "roll" })]);
    let play = play.roll();
    assert_eq!(
        play.event("resourceRolled"),
        json!({ "type": "resourceRolled", "rule": "DL-4.1", "seat": 0, "numbers": [6] })
    );
    assert_eq!(play.at("turnState")["numbers"], json!([6]));
}

#[test]
fn dl_4_2_w1_every_harvester_on_the_number_pays_its_owner_whoever_rolls() {
    let play = w1().dice(&[6]).start().roll();
    assert_eq!([0, 1, 2, 3].map(|seat| play.souls(seat)), [1, 1, 1, 2]);
    let paid = |seat, rule: &str| (seat, 1, rule.to_owned());
    assert_eq!(
        gains(&play),
        [
            paid(0, "DL-4.3"),
            paid(1, "DL-4.2"),
            paid(2, "DL-4.2"),
            paid(3, "DL-4.2"),
            paid(3, "DL-4.2")
        ]
    );
    let none = w1().dice(&[2]).start().roll();
    assert_eq!(gains(&none), [], "no other number pays");
}

#[test]
fn dl_4_2_gains_come_in_turn_order_from_the_first_player_whoever_is_the_brute() {
    let play = w1()
        .set("order", json!([2, 3, 0, 1]))
        .brute(1)
        .dice(&[6])
        .start()
        .roll();
    let seats: Vec<u64> = gains(&play).iter().map(|gain| gain.0).collect();
    assert_eq!(seats, [2, 3, 3, 0, 1]);
}

#[test]
fn dl_4_3_e4_avatar_and_harvester_on_one_node_both_pay() {
    let play = scene(2, "resource")
        .harvester(0, "alps", 1)
        .avatar(0, "alps")
        .dice(&[6])
        .start()
        .roll();
    assert_eq!(play.souls(0), 2);
    assert_eq!(gains(&play)[0].2, "DL-4.2");
    assert_eq!(gains(&play)[1].2, "DL-4.3");
}

#[test]
fn dl_4_4_gained_souls_come_from_storage() {
    let play = scene(2, "resource")
        .harvester(0, "alps", 3)
        .dice(&[6])
        .start();
    assert_eq!((play.lord(0).storage, play.souls(0)), (35, 0));
    let play = play.roll();
    assert_eq!((play.lord(0).storage, play.souls(0)), (34, 1));
}

#[test]
fn dl_12_1_e51_with_nothing_in_storage_nothing_is_gained() {
    let play = scene(2, "resource")
        .avatar(1, "cape")
        .harvester(0, "alps", 38)
        .dice(&[6])
        .start()
        .roll();
    assert_eq!(
        play.event("soulsGained"),
        json!({ "type": "soulsGained", "rule": "DL-12.1", "seat": 0, "amount": 0, "missed": 1,
            "reason": "harvester", "node": "alps" })
    );
    assert_eq!(play.souls(0), 0);
}

#[test]
fn dl_12_2_troops_lost_and_souls_sacrificed_come_back_to_storage() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 37])
        .souls(1, 1)
        .dice(&[1, 1, 6, 6, 6])
        .start();
    assert_eq!((play.lord(0).storage, play.lord(1).storage), (37, 0));
    let play = play.fight("egypt", 1);
    assert_eq!(play.lord(0).storage, 38);
    // Seat 1 spends its Soul, and can gain again.
    let play = play.roll().until("movement").fly("peru");
    assert_eq!(play.lord(1).storage, 1);
}

#[test]
fn dl_12_3_e12_no_eleventh_harvester_and_no_tenth_portal() {
    let nodes = [
        "alps", "china", "peru", "cape", "egypt", "india", "japan", "sahel", "congo", "horn",
    ];
    let ten = |piece: &str, count: usize| {
        let full = scene(2, "purchase").souls(0, 8).troops("mexico", [1, 0]);
        nodes[..count].iter().fold(full, |scene, node| match piece {
            "harvester" => scene.harvester(0, node, 1),
            _ => scene.portal(0, node),
        })
    };
    let play = ten("harvester", 10).start();
    assert_eq!(play.refused(buy("harvester", "mexico")), "DL-12.3");
    assert!(play.allows(buy("portal", "mexico")));
    let play = ten("portal", 9).start();
    assert_eq!(play.refused(buy("portal", "mexico")), "DL-12.3");
    assert!(play.allows(buy("harvester", "mexico")));
    assert!(
        ten("harvester", 9)
            .start()
            .allows(buy("harvester", "mexico"))
    );
}

#[test]
fn dl_12_4_e5_a_gain_is_cut_to_what_storage_holds() {
    let play = scene(2, "resource")
        .harvester(0, "guinea", 18)
        .harvester(0, "alps", 19)
        .avatar(0, "alps")
        .dice(&[6])
        .start()
        .roll();
    assert_eq!((play.souls(0), play.lord(0).storage), (1, 0));
    // A single gain of three meets a storage of two.
    let play = scene(2, "resource")
        .card("blood-moon")
        .avatar(1, "cape")
        .troops("peru", [36, 0])
        .avatar(0, "alps")
        .dice(&[6])
        .start()
        .roll();
    let gained = play.event("soulsGained");
    assert_eq!(
        (&gained["amount"], &gained["missed"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(gained["rule"], "DL-12.4");
}
