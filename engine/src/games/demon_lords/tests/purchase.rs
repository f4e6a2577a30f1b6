//! DL-6: the Purchase Phase.

use super::*;

#[test]
fn dl_6_1_e11_as_many_pieces_as_can_be_paid_for() {
    let play = scene(2, "purchase")
        .troops("alps", [1, 0])
        .souls(0, 9)
        .start()
        .buy("portal", "alps");
    assert_eq!(
        play.events()[0],
        json!({ "type": "pieceBought", "rule": "DL-6.1", "piece": "portal", "seat": 0, "node": "alps", "cost": 4 })
    );
    let play = play.buy("harvester", "alps");
    assert_eq!(play.souls(0), 1);
    // DL-3.4: with one Soul nothing more can be bought.
    assert_eq!(
        play.told()[1],
        ("phaseEnded".to_owned(), "DL-3.4".to_owned())
    );
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "alps" });
    let play = scene(2, "purchase").portal(0, "alps").souls(0, 4).start();
    assert_eq!(play.refused(ransom), "DL-6.1", "nothing can be sold");
}

#[test]
fn dl_6_2_a_piece_costs_four_souls() {
    let with = |souls| {
        scene(2, "purchase")
            .troops("alps", [1, 0])
            .souls(0, souls)
            .start()
    };
    assert_eq!(with(3).refused(buy("harvester", "alps")), "DL-6.2");
    assert_eq!(with(3).refused(buy("portal", "alps")), "DL-6.2");
    let play = with(4).buy("harvester", "alps");
    assert_eq!((play.souls(0), play.lord(0).storage), (0, 37));
}

#[test]
fn dl_6_3_e8_an_empty_node_does_not_do() {
    let play = scene(2, "purchase").souls(0, 9).start();
    assert_eq!(play.refused(buy("portal", "cape")), "DL-6.3");
    assert_eq!(play.refused(buy("harvester", "cape")), "DL-6.3");
    // E9: the Avatar alone is enough for a Portal.
    let play = scene(2, "purchase").avatar(0, "japan").souls(0, 9).start();
    assert!(play.allows(buy("portal", "japan")));
}

#[test]
fn dl_6_4_e10_any_unit_of_a_rival_bars_the_purchase() {
    let with = |scene: Scene| {
        let play = scene.souls(0, 9).start();
        play.refused(buy("portal", "india"))
    };
    let own = || scene(2, "purchase").troops("india", [1, 0]);
    assert_eq!(with(own().avatar(1, "india")), "DL-6.4");
    assert_eq!(with(own().troops("india", [1, 1])), "DL-6.4");
    assert_eq!(with(own().portal(1, "india")), "DL-6.4");
    let harvester = scene(2, "purchase")
        .harvester(1, "india", 1)
        .troops("india", [1, 1]);
    assert_eq!(with(harvester), "DL-6.4");
}

#[test]
fn dl_6_5_e9_a_harvester_needs_a_troop_on_its_node() {
    let play = scene(2, "purchase")
        .avatar(0, "japan")
        .portal(0, "japan")
        .souls(0, 9)
        .start();
    assert_eq!(play.refused(buy("harvester", "japan")), "DL-6.5");
}

/// E46: both share a node, and count at once (DL-6.9): the Troop is bound (DL-7.4).
#[test]
fn dl_6_6_e46_one_of_each_kind_on_a_node() {
    let play = scene(2, "purchase")
        .troops("alps", [1, 0])
        .souls(0, 12)
        .start()
        .buy("harvester", "alps");
    assert_eq!(play.refused(buy("harvester", "alps")), "DL-2.6");
    let play = play.buy("portal", "alps");
    assert_eq!(play.refused(buy("portal", "alps")), "DL-2.9");
    let play = play.until("movement");
    assert_eq!(play.refused(march("alps", "baltic", 1)), "DL-7.4");
}

#[test]
fn dl_6_7_the_piece_comes_from_storage() {
    let play = scene(2, "purchase")
        .troops("alps", [1, 0])
        .souls(0, 4)
        .start();
    assert_eq!(play.at("seats")[0]["portals"], 9);
    let play = play.buy("portal", "alps");
    assert_eq!(play.at("seats")[0]["portals"], 8);
}

/// DL-11.6: Souls bring no card.
#[test]
fn dl_6_8_the_souls_go_to_storage_and_cause_no_world_event() {
    let play = scene(2, "purchase")
        .troops("alps", [1, 0])
        .souls(0, 4)
        .start();
    let before = play.lord(0).storage;
    let play = play.buy("portal", "alps");
    assert_eq!(play.lord(0).storage, before + 4);
    assert_eq!((play.card(), play.state().seen), (None, 0));
}

#[test]
fn dl_6_9_a_bought_piece_counts_at_once_but_this_turns_spawning_is_over() {
    let play = scene(2, "purchase")
        .troops("alps", [2, 0])
        .souls(0, 9)
        .start();
    let play = play.buy("harvester", "alps").buy("portal", "alps");
    assert_eq!(play.refused(spawn("alps")), "DL-3.2");
    // The next roll pays for the Harvester, and the next Spawn Phase opens the Portal.
    let play = play.until("movement").end();
    let pays = play.preview(json!({ "type": "roll" }))["forecast"]["pays"][5].clone();
    assert_eq!((play.to_act(), pays[0].clone()), (1, json!(1)));
    let play = play.roll();
    assert_eq!((play.phase(), play.to_act()), ("resource", 0));
    let play = play.roll();
    assert!(play.allows(spawn("alps")));
}
