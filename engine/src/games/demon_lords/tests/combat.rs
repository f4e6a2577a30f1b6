//! DL-8: Troops against Troops.

use super::*;

/// Dice of each round, Brute's and Defender's.
fn dice(play: &Play) -> Vec<[usize; 2]> {
    let count = |dice: &Value| dice.as_array().unwrap().len();
    let rounds = play.heard("combatRound");
    rounds
        .iter()
        .map(|round| [count(&round["dice"][0]), count(&round["dice"][1])])
        .collect()
}

/// A fight on Egypt that the Brute wins at once with whatever dice there are.
fn first_dice(scene: Scene) -> [usize; 2] {
    let play = scene.start();
    dice(&play.fight("egypt", 1))[0]
}

#[test]
fn dl_8_1_troops_harm_only_troops() {
    let play = scene(2, "combat")
        .troops("egypt", [3, 0])
        .portal(1, "egypt")
        .avatar(1, "egypt")
        .souls(0, 3)
        .start();
    assert_eq!(play.refused(fight("egypt", 1)), "DL-8.2");
    assert_eq!(play.refused(desecrate("egypt", "troops")), "DL-8.1");
    assert_eq!(play.legal(), [end()]);
}

#[test]
fn dl_8_2_a_node_with_troops_of_both_is_in_conflict_however_they_came_there() {
    let play = scene(3, "combat").troops("egypt", [1, 1, 0]).start();
    assert_eq!(play.legal(), [fight("egypt", 1)]);
    for wrong in [0, 2, 5, -1] {
        assert_eq!(play.refused(fight("egypt", wrong)), "DL-8.2");
    }
    assert_eq!(play.refused(fight("alps", 1)), "DL-8.2");
    // Two rivals of the Brute do not fight each other.
    let rivals = scene(3, "combat").troops("egypt", [0, 1, 1]).start();
    assert_eq!(rivals.legal(), [end()]);
}

#[test]
fn dl_8_3_every_conflict_must_be_fought() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 1])
        .troops("peru", [1, 1])
        .dice(&[6, 6, 1, 1])
        .start()
        .fight("egypt", 1);
    assert_eq!(
        play.events()[0],
        json!({ "type": "fightStarted", "rule": "DL-8.3", "node": "egypt", "brute": 0, "defender": 1, "troops": [1, 1] })
    );
    assert_eq!(play.refused(end()), "DL-8.3");
    assert_eq!(play.legal(), [fight("peru", 1)]);
}

#[test]
fn dl_8_4_fights_duels_and_desecrations_come_in_the_brutes_order() {
    let play = scene(3, "combat")
        .troops("egypt", [1, 1, 0])
        .troops("peru", [1, 1, 0])
        .avatar(0, "china")
        .avatar(1, "china")
        .portal(2, "china")
        .souls(0, 1)
        .start();
    assert_eq!(
        play.legal(),
        [
            fight("peru", 1),
            fight("egypt", 1),
            duel(1),
            desecrate("china", "avatar")
        ]
    );
}

#[test]
fn dl_8_5_e33_rivals_on_one_node_are_fought_one_at_a_time() {
    let play = scene(3, "combat")
        .troops("alps", [2, 1, 3])
        .dice(&[6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6])
        .start();
    assert_eq!(play.legal(), [fight("alps", 1), fight("alps", 2)]);
    let play = play.fight("alps", 1);
    assert_eq!(play.event("fightStarted")["troops"], json!([2, 1]));
    assert_eq!((play.troops(0, "alps"), play.troops(2, "alps")), (2, 3));
    let play = play.fight("alps", 2);
    assert_eq!(play.troops(0, "alps"), 0);
    assert_eq!(play.troops(2, "alps"), 3);
}

/// W2, the book's second example: DL-8.6 to DL-8.13.
#[test]
fn dl_8_6_w2_two_dice_and_one_for_each_reason() {
    let play = scene(2, "combat")
        .brute(1)
        .harvester(0, "egypt", 2)
        .troops("egypt", [2, 3])
        .avatar(1, "egypt")
        .dice(&[1, 1, 1, 1, 6, 6, 6])
        .start()
        .fight("egypt", 0);
    assert_eq!(dice(&play)[..2], [[4, 3], [3, 3]]);
    let round = &play.heard("combatRound")[0];
    assert_eq!(
        round["bonus"],
        json!([["moreTroops", "avatar"], ["harvester"]])
    );
    assert_eq!(
        (&round["lost"], &round["troops"]),
        (&json!([1, 0]), &json!([2, 2]))
    );
    let bare = scene(2, "combat")
        .troops("egypt", [1, 1])
        .dice(&[6, 6, 1, 1]);
    assert_eq!(first_dice(bare), [2, 2]);
}

#[test]
fn dl_8_7_strictly_more_troops_give_a_die() {
    let with = |troops| scene(2, "combat").troops("egypt", troops);
    assert_eq!(first_dice(with([2, 1])), [3, 2]);
    assert_eq!(first_dice(with([2, 2])), [2, 2]);
    assert_eq!(first_dice(with([1, 2])), [2, 3]);
}

/// E17: a tie costs nobody anything (DL-8.12), and with one against one the die is gone.
#[test]
fn dl_8_7_e17_the_dice_are_counted_afresh_each_round() {
    let play = scene(2, "combat")
        .harvester(1, "egypt", 1)
        .troops("egypt", [2, 1])
        .avatar(1, "egypt")
        .portal(1, "egypt")
        .dice(&[1, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 6, 6, 1, 1, 1, 1])
        .start()
        .fight("egypt", 1);
    assert_eq!(dice(&play), [[3, 4], [3, 4], [2, 4]]);
    let rounds = play.heard("combatRound");
    let lost: Vec<&Value> = rounds.iter().map(|round| &round["lost"]).collect();
    assert_eq!(lost, [&json!([0, 0]), &json!([1, 0]), &json!([0, 1])]);
    let rules: Vec<&Value> = rounds.iter().map(|round| &round["rule"]).collect();
    assert_eq!(rules, ["DL-8.12", "DL-8.11", "DL-8.11"]);
    // E18: the Harvester falls, Portal and Avatar stay (DL-8.14, DL-8.16).
    assert_eq!(play.event("pieceSacrificed")["rule"], "DL-8.14");
    assert!(play.lord(1).portals.contains(node("egypt")));
    assert_eq!(play.avatar(1), "egypt");
}

#[test]
fn dl_8_8_the_avatar_on_the_node_gives_a_die() {
    let bare = || scene(2, "combat").troops("egypt", [1, 1]);
    assert_eq!(first_dice(bare().avatar(0, "egypt")), [3, 2]);
    assert_eq!(first_dice(bare().avatar(1, "egypt")), [2, 3]);
    assert_eq!(first_dice(bare().avatar(0, "sahel")), [2, 2]);
}

#[test]
fn dl_8_9_the_harvester_on_the_node_gives_its_owner_a_die() {
    let with = |owner| {
        let there = scene(2, "combat").harvester(owner, "egypt", 1);
        there.troops("egypt", [1, 1])
    };
    assert_eq!(first_dice(with(0)), [3, 2]);
    assert_eq!(first_dice(with(1)), [2, 3]);
    let portal = scene(2, "combat")
        .troops("egypt", [1, 1])
        .portal(1, "egypt");
    assert_eq!(first_dice(portal), [2, 2]);
}

#[test]
fn dl_8_10_e19_at_most_five_dice() {
    let play = scene(2, "combat")
        .card("lords-of-war")
        .harvester(1, "egypt", 2)
        .troops("egypt", [1, 2])
        .avatar(1, "egypt")
        .dice(&[1, 1, 6, 6, 6, 6, 6])
        .start()
        .fight("egypt", 1);
    assert_eq!(dice(&play), [[2, 5]]);
    let bonus = &play.event("combatRound")["bonus"];
    assert_eq!(
        bonus[1],
        json!(["moreTroops", "avatar", "avatar", "harvester"])
    );
}

#[test]
fn dl_8_11_the_lower_sum_loses_a_troop() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 2])
        .dice(&[6, 5, 3, 4, 3, 6, 6, 1, 1])
        .start()
        .fight("egypt", 1);
    let round = &play.heard("combatRound")[0];
    assert_eq!(
        *round,
        json!({ "type": "combatRound", "rule": "DL-8.11", "node": "egypt",
            "bonus": [[], ["moreTroops"]], "dice": [[6, 5], [3, 4, 3]],
            "lost": [0, 1], "slainTo": "storage", "troops": [1, 1] })
    );
}

#[test]
fn dl_8_12_equal_sums_cost_nobody_a_troop() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 1])
        .dice(&[3, 3, 1, 5, 6, 6, 1, 1])
        .start()
        .fight("egypt", 1);
    let rounds = play.heard("combatRound");
    assert_eq!((rounds.len(), &rounds[0]["lost"]), (2, &json!([0, 0])));
    assert_eq!(rounds[0]["rule"], "DL-8.12");
}

#[test]
fn dl_8_13_a_fight_goes_on_until_one_side_is_gone() {
    let play = scene(2, "combat")
        .troops("egypt", [4, 4])
        .start()
        .fight("egypt", 1);
    let left = [0, 1].map(|seat| play.troops(seat, "egypt"));
    assert!(left.contains(&0) && left != [0, 0]);
    assert!(dice(&play).len() >= 4);
    let winner = u8::from(left[0] == 0);
    assert_eq!(
        play.event("fightEnded"),
        json!({ "type": "fightEnded", "rule": "DL-8.13", "node": "egypt", "winner": winner })
    );
}

#[test]
fn dl_8_14_the_defenders_harvester_falls_with_its_garrison_and_the_world_changes() {
    let play = scene(2, "combat")
        .harvester(1, "egypt", 1)
        .troops("egypt", [2, 1])
        .dice(&[6, 6, 6, 1, 1, 1])
        .start()
        .fight("egypt", 1);
    assert!(play.lord(1).harvesters.is_empty());
    assert_eq!(play.at("seats")[1]["harvesters"], 10);
    assert_eq!(
        play.event("pieceSacrificed"),
        json!({ "type": "pieceSacrificed", "rule": "DL-8.14", "piece": "harvester", "seat": 1, "node": "egypt" })
    );
    assert!(play.card().is_some());
    // A rival's Harvester does not fall with the Troops of somebody else.
    let guest = scene(3, "combat")
        .harvester(2, "egypt", 1)
        .troops("egypt", [2, 1, 1])
        .dice(&[6, 6, 6, 1, 1])
        .start()
        .fight("egypt", 1);
    assert_eq!(guest.heard("pieceSacrificed"), Vec::<Value>::new());
}

#[test]
fn dl_8_15_e34_so_does_the_brutes() {
    let play = scene(2, "combat")
        .harvester(0, "egypt", 1)
        .troops("egypt", [1, 2])
        .dice(&[1, 1, 1, 6, 6, 6])
        .start()
        .fight("egypt", 1);
    assert_eq!(play.event("pieceSacrificed")["rule"], "DL-8.15");
    assert!(play.lord(0).harvesters.is_empty() && play.card().is_some());
}

#[test]
fn dl_8_16_portals_and_avatars_are_untouched_by_a_fight() {
    let play = scene(2, "combat")
        .troops("egypt", [1, 1])
        .portal(0, "egypt")
        .avatar(0, "egypt")
        .dice(&[1, 1, 1, 6, 6])
        .start()
        .fight("egypt", 1);
    assert_eq!((play.troops(0, "egypt"), play.avatar(0)), (0, "egypt"));
    assert!(play.lord(0).portals.contains(node("egypt")));
    assert_eq!(play.card(), None);
}

#[test]
fn dl_8_17_the_winner_stays_and_takes_no_harvester_over() {
    let play = scene(2, "combat")
        .harvester(1, "egypt", 1)
        .troops("egypt", [2, 1])
        .dice(&[6, 6, 6, 1, 1, 1])
        .start()
        .fight("egypt", 1);
    assert_eq!(play.troops(0, "egypt"), 2);
    assert_eq!(play.at("nodes")["egypt"]["harvester"], Value::Null);
}
