//! What a player is told before a move, with the rules that make it so.

use super::*;
use crate::games::demon_lords::combat::Muster;
use crate::games::demon_lords::odds;

fn close(value: &Value, expected: f64) -> bool {
    (value.as_f64().unwrap() - expected).abs() < 0.005
}

#[test]
fn a_purchase_tells_its_price_and_who_plays_next() {
    let play = scene(2, "purchase")
        .troops("alps", [1, 0])
        .souls(0, 5)
        .start();
    assert_eq!(
        play.preview(buy("portal", "alps")),
        json!({
            "cost": { "souls": 4, "rule": "DL-6.2" }, "souls": 1,
            "next": { "seat": 0, "phase": "movement" },
            "forecast": { "type": "purchase", "rule": "DL-6.1" },
        })
    );
    let cheap = scene(2, "purchase")
        .card("bone-market")
        .troops("alps", [1, 0])
        .souls(0, 5)
        .start();
    assert_eq!(
        cheap.preview(buy("portal", "alps"))["cost"],
        json!({ "souls": 3, "rule": "DL-15.13" })
    );
    let last = scene(2, "combat").start().preview(end());
    assert_eq!(last["next"], json!({ "seat": 1, "phase": "resource" }));
}

#[test]
fn a_roll_tells_what_each_number_pays_whom() {
    let play = scene(2, "resource")
        .card("soul-rot")
        .souls(0, 9)
        .harvester(1, "alps", 1)
        .avatar(0, "alps")
        .start();
    let preview = play.preview(json!({ "type": "roll" }));
    assert_eq!(
        (&preview["next"], &preview["forecast"]["rot"]),
        (&Value::Null, &json!(2))
    );
    // Patagonia is a 6 as well: seat 1's Avatar.
    assert_eq!(preview["forecast"]["pays"][5], json!([1, 2]));
    assert_eq!(preview["forecast"]["pays"][0], json!([0, 0]));
    // What rots away is back in storage when the number pays.
    let all_in_hell = scene(2, "resource")
        .card("soul-rot")
        .souls(0, 38)
        .avatar(0, "alps")
        .start();
    let preview = all_in_hell.preview(json!({ "type": "roll" }));
    assert_eq!(preview["forecast"]["pays"][5][0], 1);
}

#[test]
fn a_spawn_tells_where_the_soul_comes_from_and_what_is_left() {
    let play = scene(2, "spawn")
        .card("gates-ajar")
        .portal(0, "alps")
        .souls(0, 3)
        .start();
    let preview = play.preview(spawn("alps"));
    assert_eq!(
        (&preview["souls"], &preview["forecast"]["left"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(preview["forecast"]["fights"], json!([]));
    let choked = scene(2, "spawn")
        .card("choked-gates")
        .portal(0, "alps")
        .souls(0, 3)
        .start();
    assert_eq!(choked.preview(spawn("alps"))["forecast"]["left"], 0);
}

#[test]
fn a_march_tells_the_dice_of_both_sides_with_their_reasons() {
    let play = scene(2, "movement")
        .harvester(0, "alps", 4)
        .harvester(1, "baltic", 1)
        .avatar(1, "baltic")
        .start();
    let forecast = play.preview(march("alps", "baltic", 2))["forecast"].clone();
    assert_eq!(forecast["stay"], 2);
    let fight = &forecast["fights"][0];
    let die = |reason: &str, rule: &str| json!({ "reason": reason, "rule": rule });
    let base = || die("base", "DL-8.6");
    assert_eq!(
        fight["sides"][0],
        json!({ "seat": 0, "troops": 2, "dice": [base(), base(), die("moreTroops", "DL-8.7")], "rolled": 3 })
    );
    assert_eq!(
        fight["sides"][1]["dice"],
        json!([
            base(),
            base(),
            die("avatar", "DL-8.8"),
            die("harvester", "DL-8.9")
        ])
    );
    assert_eq!(fight["harvester"], 1);
}

#[test]
fn a_march_tells_how_many_may_not_go_and_why() {
    let told = |play: Play| {
        let forecast = play.preview(march("alps", "britain", 1))["forecast"].clone();
        (forecast["held"].clone(), forecast["by"].clone())
    };
    let guard = scene(2, "movement").harvester(0, "alps", 4);
    assert_eq!(told(guard.start()), (json!(1), json!("DL-7.4")));
    // Two that have just come in guard the Harvester: all the old ones may go.
    let relieved = scene(2, "movement")
        .harvester(0, "alps", 2)
        .troops("baltic", [2, 0]);
    assert_eq!(
        told(relieved.start().march("baltic", "alps", 2)),
        (json!(2), json!("DL-7.2"))
    );
    let mired = scene(2, "movement")
        .card("mired-roads")
        .troops("alps", [5, 0]);
    assert_eq!(told(mired.start()), (json!(2), json!("DL-15.22")));
    let free = scene(2, "movement").troops("alps", [5, 0]);
    assert_eq!(told(free.start()), (json!(0), Value::Null));
}

#[test]
fn dl_9_1_a_duel_tells_whether_it_must_be_fought() {
    let forced = |moved: bool| {
        let met = scene(2, "combat").avatar(0, "alps").avatar(1, "alps");
        let play = met.turn("avatarMoved", json!(moved)).start();
        play.preview(duel(1))["forecast"]["forced"].clone()
    };
    assert_eq!((forced(true), forced(false)), (json!(true), json!(false)));
}

#[test]
fn only_fights_that_will_be_fought_are_told() {
    let fights = |scene: Scene, mv: Value| scene.start().preview(mv)["forecast"]["fights"].clone();
    let europe = || scene(3, "movement").troops("alps", [1, 0, 0]);
    let truce = europe()
        .card("uneasy-truce")
        .troops("baltic", [0, 1, 0])
        .troops("cape", [1, 1, 0]);
    assert_eq!(fights(truce, march("alps", "baltic", 1)), json!([]));
    let flight = europe().troops("baltic", [0, 1, 0]).souls(0, 3);
    assert_eq!(
        fights(flight, fly("baltic")),
        json!([]),
        "the Avatar alone fights no Troops"
    );
    // A third player's Harvester falls in no fight of two others.
    let bystander = europe()
        .harvester(2, "baltic", 1)
        .troops("baltic", [0, 1, 1]);
    let fights = fights(bystander, march("alps", "baltic", 1));
    assert_eq!(
        (&fights[0]["harvester"], &fights[1]["harvester"]),
        (&Value::Null, &json!(2))
    );
}

#[test]
fn cards_give_dice_by_their_own_rules() {
    let side = |card: &str| {
        let there = scene(2, "combat").card(card).troops("egypt", [1, 1]);
        let play = there.avatar(0, "egypt").start();
        play.preview(fight("egypt", 1))["forecast"]["fight"]["sides"][0]["dice"].clone()
    };
    assert_eq!(
        side("lords-of-war")[2],
        json!({ "reason": "avatar", "rule": "DL-15.24" })
    );
    assert_eq!(
        side("bloodlust")[3],
        json!({ "reason": "card", "rule": "DL-15.23" })
    );
}

#[test]
fn an_avatar_move_tells_its_cost_and_what_it_meets() {
    let play = scene(3, "movement")
        .avatar(0, "japan")
        .avatar(1, "peru")
        .portal(2, "peru")
        .portal(1, "cape")
        .souls(0, 5)
        .start();
    let preview = play.preview(fly("peru"));
    assert_eq!(preview["cost"], json!({ "souls": 2, "rule": "DL-7.8" }));
    assert_eq!(preview["souls"], 3);
    let duel = &preview["forecast"]["duels"][0];
    assert_eq!(
        (&duel["seats"], &duel["rule"]),
        (&json!([0, 1]), &json!("DL-9.4"))
    );
    assert_eq!(duel["refuges"], json!([[], ["cape"]]));
    assert!(close(&duel["wins"][0], 0.5));
    assert_eq!(duel["routs"][1], duel["wins"][0], "no Souls to pay with");
    let desecration = &preview["forecast"]["desecration"];
    assert_eq!(
        (&desecration["owner"], &desecration["target"]),
        (&json!(2), &json!(8))
    );
    assert!(close(&desecration["chance"], 15.0 / 36.0));
    // With the last Soul spent on the way there is no attempt, and none on a Portal of one's own.
    let spent = scene(2, "movement").portal(1, "peru").souls(0, 2).start();
    assert_eq!(
        spent.preview(fly("peru"))["forecast"]["desecration"],
        Value::Null
    );
    let own = scene(2, "movement")
        .avatar(0, "japan")
        .portal(0, "china")
        .souls(0, 5)
        .start()
        .preview(fly("china"));
    assert_eq!(own["cost"], json!({ "souls": 1, "rule": "DL-7.7" }));
    assert_eq!(own["forecast"]["desecration"], Value::Null);
    // The owner's Avatar protects its Portal.
    let guarded = scene(2, "movement")
        .avatar(1, "peru")
        .portal(1, "peru")
        .souls(0, 5)
        .start();
    assert_eq!(
        guarded.preview(fly("peru"))["forecast"]["desecration"],
        Value::Null
    );
}

#[test]
fn a_duel_tells_the_dice_that_the_card_sets() {
    let clash = scene(2, "combat")
        .card("clash-of-lords")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .start()
        .preview(duel(1));
    let told = &clash["forecast"]["duel"];
    assert_eq!(
        (&told["dice"], &told["rule"]),
        (&json!(2), &json!("DL-15.30"))
    );
}

#[test]
fn a_desecration_tells_its_chance() {
    let play = |card| {
        let there = scene(2, "combat")
            .card(card)
            .avatar(0, "peru")
            .portal(1, "peru");
        there
            .souls(0, 2)
            .start()
            .preview(desecrate("peru", "avatar"))
    };
    let preview = play("crumbling-gates");
    assert_eq!(preview["cost"], json!({ "souls": 1, "rule": "DL-10.3" }));
    let forecast = &preview["forecast"]["desecration"];
    assert_eq!(
        (&forecast["target"], &forecast["rule"]),
        (&json!(6), &json!("DL-15.32"))
    );
    assert!(close(&forecast["chance"], 26.0 / 36.0));
}

#[test]
fn a_ransom_tells_its_gain_and_a_retreat_its_way() {
    let ransom = json!({ "type": "ransom", "piece": "portal", "node": "alps" });
    let play = scene(2, "purchase")
        .card("devils-ransom")
        .portal(0, "alps")
        .start();
    let preview = play.preview(ransom.clone());
    assert_eq!(
        (&preview["souls"], &preview["forecast"]["gain"]),
        (&json!(4), &json!(4))
    );
    let scarce = scene(2, "purchase")
        .card("devils-ransom")
        .portal(0, "alps")
        .souls(0, 35)
        .start();
    assert_eq!(scarce.preview(ransom)["souls"], 38);
    let play = scene(2, "combat")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .portal(1, "peru")
        .portal(1, "cape")
        .dice(&[6, 1])
        .start()
        .duel(1);
    let preview = play.preview(json!({ "type": "retreat", "node": "cape" }));
    assert_eq!(
        preview["forecast"],
        json!({ "type": "retreat", "distance": 5 })
    );
}

/// The table of chances in the base rules: attackers down, defenders across.
#[test]
fn the_odds_of_fights_are_exact() {
    let chance = |attackers, defenders, harvester| {
        let muster = Muster {
            troops: [attackers, defenders],
            avatar: [false; 2],
            harvester: [false, harvester],
        };
        odds::fight(muster, None).wins[0]
    };
    let free = [[0.50, 0.08, 0.01], [0.92, 0.50, 0.09], [0.99, 0.91, 0.50]];
    let held = [[0.16, 0.01, 0.00], [0.58, 0.10, 0.00], [0.79, 0.45, 0.08]];
    for (table, harvester) in [(free, false), (held, true)] {
        for (a, row) in (1..).zip(table) {
            for (d, expected) in (1..).zip(row) {
                let chance = chance(a, d, harvester);
                assert!(
                    (chance - expected).abs() < 0.0051,
                    "{a} against {d}: {chance}"
                );
            }
        }
    }
}

#[test]
fn the_odds_of_duels_are_exact() {
    let lead = |mine, theirs| odds::duel(1, [mine, theirs], [9, 9]).wins[0];
    for (mine, theirs, expected) in [
        (0, 2, 0.19),
        (0, 1, 0.32),
        (3, 3, 0.5),
        (2, 1, 0.68),
        (5, 2, 0.91),
    ] {
        assert!((lead(mine, theirs) - expected).abs() < 0.0051);
    }
    let poor = odds::duel(1, [0, 0], [0, 2]);
    assert!((poor.wins[0] + poor.wins[1] - 1.0).abs() < 1e-12);
    assert!((poor.routs[0] - poor.wins[1]).abs() < 1e-12);
    assert!(
        (poor.routs[1] - 6.0 / 30.0).abs() < 1e-12,
        "damage of 3, 4 or 5"
    );
}

#[test]
fn the_odds_know_the_cards_of_combat() {
    use crate::games::demon_lords::cards::Card;
    let fight = |card: &str| {
        let muster = Muster {
            troops: [2, 2],
            avatar: [false; 2],
            harvester: [false; 2],
        };
        odds::fight(muster, Card::from_id(card).map(Card::effect))
    };
    let [win, lose] = fight("mutual-slaughter").wins;
    assert!(
        win + lose < 0.99 && (win - lose).abs() < 1e-12,
        "both may fall"
    );
    assert!(fight("bloodlust").wins[0] > 0.75);
    assert!((fight("bloodlust").wins[0] - fight("dug-in").wins[1]).abs() < 1e-12);
    assert!(fight("carnage").left[0] > 0.99, "two at a stroke");
}
