//! DL-15: each of the forty World Events has its effect, and it ends with the next one.
//!
//! In every pair of tests seat 2 tries to desecrate a Portal of seat 1. Where it fails, seat 0
//! plays under the card; where it succeeds, the next card has replaced it.

mod economy;
mod warfare;

use super::*;

/// Seat 0's turn is about to begin, the card still in effect or just replaced.
fn turn_of_seat_0(cards: [&str; 2], replaced: bool, add: fn(Scene) -> Scene, dice: &[u32]) -> Play {
    let scene = scene(3, "combat")
        .brute(2)
        .cards(cards[0], cards[1])
        .portal(1, "madagascar")
        .avatar(2, "madagascar")
        .souls(2, 1)
        .dice(if replaced { &[6, 6] } else { &[1, 1] })
        .dice(dice);
    let play = add(scene).start().desecrate("madagascar");
    assert_eq!(play.card(), Some(cards[usize::from(replaced)]));
    assert_eq!((play.phase(), play.to_act()), ("resource", 0));
    play
}

macro_rules! card {
    ($name:ident: $id:literal, then $next:literal, $add:expr, $watch:expr,
     $with_dice:expr => $with:tt, $without_dice:expr => $without:tt) => {
        mod $name {
            use super::*;

            #[test]
            fn has_its_effect() {
                let play = turn_of_seat_0([$id, $next], false, $add, &$with_dice);
                assert_eq!(($watch)(play), json!($with));
            }

            #[test]
            fn ends_with_the_next_world_event() {
                let play = turn_of_seat_0([$id, $next], true, $add, &$without_dice);
                assert_eq!(($watch)(play), json!($without));
            }
        }
    };
}

/// Amount, reason and rule of what seat 0 gained by the last move.
fn gained(play: &Play) -> Value {
    let gains = play.heard("soulsGained").into_iter();
    gains
        .filter(|gain| gain["seat"] == 0)
        .map(|gain| json!([gain["amount"], gain["reason"], gain["rule"]]))
        .collect()
}

fn roll_and_gain(play: Play) -> Value {
    gained(&play.roll())
}

/// Spawns on a node as often as it goes; the rules cited.
fn spawned(play: Play, node: &str) -> Value {
    let (mut play, mut rules) = (play.roll(), Vec::new());
    while play.to_act() == 0 && play.allows(spawn(node)) {
        play = play.spawn(node);
        rules.push(play.events()[0]["rule"].clone());
    }
    json!(rules)
}

/// Cost and rule of a purchase, or the rule that refuses it.
fn bought(play: &Play, piece: &str, node: &str) -> Value {
    if !play.allows(buy(piece, node)) {
        return json!(play.refused(buy(piece, node)));
    }
    let preview = play.preview(buy(piece, node));
    json!([preview["cost"]["souls"], preview["forecast"]["rule"]])
}

fn prices(play: Play) -> Value {
    let play = play.until("purchase");
    let preview = ["harvester", "portal"].map(|piece| bought(&play, piece, "alps"));
    // What the preview says is what happens.
    let play = play.buy("harvester", "alps");
    let event = &play.events()[0];
    assert_eq!(preview[0], json!([event["cost"], event["rule"]]));
    json!(preview)
}

/// The rule of a march, or the one that refuses it.
fn marched(play: Play, from: &str, to: &str, count: i64) -> Value {
    let play = play.until("movement");
    if !play.allows(march(from, to, count)) {
        return json!(["refused", play.refused(march(from, to, count))]);
    }
    json!(["marched", play.march(from, to, count).events()[0]["rule"]])
}

fn flights(play: Play) -> Value {
    let play = play.until("movement");
    let far = play.preview(fly("peru"))["cost"].clone();
    let play = play.fly("china");
    let near = &play.events()[0];
    json!([near["cost"], near["rule"], far["souls"], far["rule"]])
}

/// The first round of seat 0's fight with seat 1 on Egypt.
fn first_round(play: Play, keys: &[&str]) -> Value {
    let play = play.until("combat").fight("egypt", 1);
    let round = play.heard("combatRound")[0].clone();
    keys.iter().map(|key| round[*key].clone()).collect()
}

card!(twin_harvest: "twin-harvest", then "great-walls",
    |scene| scene.harvester(0, "alps", 1).harvester(0, "peru", 1),
    |play: Play| { let play = play.roll(); json!([play.souls(0), play.events()[0]["numbers"], play.events()[0]["rule"]]) },
    [6, 3] => [2, [6, 3], "DL-15.1"], [6] => [1, [6], "DL-4.1"]);

card!(blood_moon: "blood-moon", then "great-walls",
    |scene| scene.avatar(0, "alps"), roll_and_gain,
    [6] => [[3, "avatar", "DL-15.2"]], [6] => [[1, "avatar", "DL-4.3"]]);

card!(leaking_gates: "leaking-gates", then "great-walls",
    |scene| scene.portal(0, "alps"), roll_and_gain,
    [6] => [[1, "portal", "DL-15.3"]], [6] => []);

card!(whispering_skull: "whispering-skull", then "great-walls",
    |scene| scene.harvester(0, "egypt", 1),
    |play: Play| {
        let named = json!({ "type": "chooseNumber", "number": 5 });
        if !play.allows(named.clone()) {
            return json!(play.refused(named));
        }
        let play = play.play(named);
        json!([play.events()[0]["rule"], gained(&play)])
    },
    [] => ["DL-15.4", [[1, "harvester", "DL-4.2"]]], [] => "DL-4.1");

card!(jealous_feast: "jealous-feast", then "great-walls",
    |scene| scene.harvester(0, "alps", 1).harvester(1, "guinea", 1),
    |play: Play| { let play = play.roll(); json!([play.souls(0), play.souls(1), play.events()[0]["rule"]]) },
    [6] => [1, 0, "DL-15.5"], [6] => [1, 2, "DL-4.1"]);

card!(new_world_fever: "new-world-fever", then "great-walls",
    |scene| scene.avatar(0, "cascadia").harvester(0, "peru", 1).harvester(0, "balkans", 1), roll_and_gain,
    [3] => [[1, "avatar", "DL-4.3"], [2, "harvester", "DL-15.6"], [1, "harvester", "DL-4.2"]],
    [3] => [[1, "avatar", "DL-4.3"], [1, "harvester", "DL-4.2"], [1, "harvester", "DL-4.2"]]);

card!(old_world_burning: "old-world-burning", then "great-walls",
    |scene| scene.harvester(0, "peru", 1).harvester(0, "balkans", 1).harvester(0, "congo", 1), roll_and_gain,
    [3] => [[1, "harvester", "DL-4.2"], [2, "harvester", "DL-15.6"], [2, "harvester", "DL-15.6"]],
    [3] => [[1, "harvester", "DL-4.2"], [1, "harvester", "DL-4.2"], [1, "harvester", "DL-4.2"]]);

card!(eastern_wars: "eastern-wars", then "great-walls",
    |scene| scene.harvester(0, "peru", 1).harvester(0, "japan", 1).harvester(0, "outback", 1), roll_and_gain,
    [3] => [[1, "harvester", "DL-4.2"], [2, "harvester", "DL-15.6"], [2, "harvester", "DL-15.6"]],
    [3] => [[1, "harvester", "DL-4.2"], [1, "harvester", "DL-4.2"], [1, "harvester", "DL-4.2"]]);

card!(soul_rot: "soul-rot", then "great-walls",
    |scene| scene.souls(0, 9).avatar(0, "china"),
    |play: Play| { let play = play.roll(); json!([play.souls(0), play.told()[0]]) },
    [5] => [8, ["soulsLost", "DL-15.7"]], [5] => [10, ["resourceRolled", "DL-4.1"]]);

card!(gates_ajar: "gates-ajar", then "great-walls",
    |scene| scene.portal(0, "alps").souls(0, 5), |play| spawned(play, "alps"),
    [2] => ["DL-5.1", "DL-15.8"], [2] => ["DL-5.1"]);

card!(open_graves: "open-graves", then "great-walls",
    |scene| scene.harvester(0, "egypt", 1).portal(0, "alps").souls(0, 5), |play| spawned(play, "egypt"),
    [2] => ["DL-15.9"], [2] => []);

card!(dark_retinue: "dark-retinue", then "great-walls",
    |scene| scene.avatar(0, "china").portal(0, "alps").souls(0, 5), |play| spawned(play, "china"),
    [2] => ["DL-15.10", "DL-15.10"], [2] => []);

card!(choked_gates: "choked-gates", then "great-walls",
    |scene| scene.portal(0, "alps").portal(0, "peru").souls(0, 5).troops("cape", [1, 0, 0]),
    |play: Play| {
        let play = play.roll().spawn("alps");
        // With nothing more to spawn the phase has ended by itself.
        json!([play.phase(), play.state().turn_state.spawned_total])
    },
    [2] => ["purchase", 1], [2] => ["spawn", 1]);

card!(restless_dead: "restless-dead", then "great-walls",
    |scene| scene.portal(0, "alps").souls(0, 2),
    |play: Play| {
        let play = play.roll().spawn("alps");
        json!([play.souls(0), play.events()[0]["fromStorage"], play.events()[0]["rule"]])
    },
    [2] => [2, true, "DL-15.12"], [2] => [1, false, "DL-5.1"]);

card!(bone_market: "bone-market", then "great-walls",
    |scene| scene.troops("alps", [1, 0, 0]).souls(0, 12), prices,
    [2] => [[3, "DL-15.13"], [3, "DL-15.13"]], [2] => [[4, "DL-6.1"], [4, "DL-6.1"]]);

card!(blood_bargain: "blood-bargain", then "great-walls",
    |scene| scene.troops("alps", [1, 0, 0]).souls(0, 12), prices,
    [2] => [[2, "DL-15.13"], [4, "DL-15.13"]], [2] => [[4, "DL-6.1"], [4, "DL-6.1"]]);

card!(cold_forges: "cold-forges", then "great-walls",
    |scene| scene.troops("alps", [1, 0, 0]).souls(0, 12), prices,
    [2] => [[6, "DL-15.13"], [6, "DL-15.13"]], [2] => [[4, "DL-6.1"], [4, "DL-6.1"]]);

card!(rifts_everywhere: "rifts-everywhere", then "great-walls",
    |scene| scene.souls(0, 5),
    |play: Play| {
        let play = play.until("purchase");
        json!([bought(&play, "portal", "cape"), bought(&play, "harvester", "cape")])
    },
    [2] => [[4, "DL-15.14"], "DL-6.3"], [2] => ["DL-6.3", "DL-6.3"]);

card!(devils_ransom: "devils-ransom", then "great-walls",
    |scene| scene.portal(0, "alps").souls(0, 4),
    |play: Play| {
        let (play, ransom) = (play.until("purchase"), json!({ "type": "ransom", "piece": "portal", "node": "alps" }));
        if !play.allows(ransom.clone()) {
            return json!(play.refused(ransom));
        }
        json!([play.play(ransom).souls(0)])
    },
    [2] => [8], [2] => "DL-6.1");

card!(blind_ground: "blind-ground", then "great-walls",
    |scene| scene.troops("china", [1, 0, 0]).portal(1, "china").avatar(1, "china").souls(0, 5).portal(0, "alps"),
    |play: Play| bought(&play.until("purchase"), "harvester", "china"),
    [2] => [4, "DL-15.16"], [2] => "DL-6.4");

card!(forced_march: "forced-march", then "bone-market",
    |scene| scene.troops("alps", [2, 0, 0]).troops("china", [1, 0, 0]),
    |play: Play| marched(play.until("movement").march("alps", "baltic", 2), "baltic", "moscow", 1),
    [2] => ["marched", "DL-15.17"], [2] => ["refused", "DL-7.2"]);

card!(gate_roads: "gate-roads", then "bone-market",
    |scene| scene.portal(0, "alps").portal(0, "peru").troops("alps", [1, 0, 0]),
    |play| marched(play, "alps", "peru", 1),
    [2] => ["marched", "DL-15.18"], [2] => ["refused", "DL-7.1"]);

card!(black_wings: "black-wings", then "bone-market",
    |scene| scene.avatar(0, "japan").souls(0, 3), flights,
    [2] => [0, "DL-15.19", 1, "DL-15.19"], [2] => [1, "DL-7.7", 2, "DL-7.8"]);

card!(leaden_sky: "leaden-sky", then "bone-market",
    |scene| scene.avatar(0, "japan").souls(0, 3), flights,
    [2] => [2, "DL-15.19", 3, "DL-15.19"], [2] => [1, "DL-7.7", 2, "DL-7.8"]);

card!(great_walls: "great-walls", then "bone-market",
    |scene| scene.troops("balkans", [1, 0, 0]), |play| marched(play, "balkans", "egypt", 1),
    [2] => ["refused", "DL-15.20"], [2] => ["marched", "DL-7.1"]);

card!(frozen_pole: "frozen-pole", then "bone-market",
    |scene| scene.troops("nunavut", [1, 0, 0]), |play| marched(play, "nunavut", "siberia", 1),
    [2] => ["marched", "DL-15.21"], [2] => ["refused", "DL-7.1"]);

card!(southern_gales: "southern-gales", then "bone-market",
    |scene| scene.troops("cape", [1, 0, 0]), |play| marched(play, "cape", "patagonia", 1),
    [2] => ["marched", "DL-15.21"], [2] => ["refused", "DL-7.1"]);

card!(mired_roads: "mired-roads", then "bone-market",
    |scene| scene.troops("alps", [6, 0, 0]),
    |play: Play| {
        let play = play.until("movement").march("alps", "iberia", 2);
        assert!(play.allows(march("alps", "baltic", 1)));
        marched(play, "alps", "baltic", 2)
    },
    [2] => ["refused", "DL-15.22"], [2] => ["marched", "DL-7.1"]);

card!(bloodlust: "bloodlust", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]), |play| first_round(play, &["bonus", "dice", "rule"]),
    [2, 6, 6, 6, 1, 1] => [[["card"], []], [[6, 6, 6], [1, 1]], "DL-15.23"],
    [2, 6, 6, 1, 1] => [[[], []], [[6, 6], [1, 1]], "DL-8.11"]);

card!(dug_in: "dug-in", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]), |play| first_round(play, &["bonus", "dice", "rule"]),
    [2, 6, 6, 1, 1, 1] => [[[], ["card"]], [[6, 6], [1, 1, 1]], "DL-15.23"],
    [2, 6, 6, 1, 1] => [[[], []], [[6, 6], [1, 1]], "DL-8.11"]);

card!(lords_of_war: "lords-of-war", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]).avatar(0, "egypt"), |play| first_round(play, &["bonus", "rule"]),
    [2, 6, 6, 6, 6, 1, 1] => [[["avatar", "avatar"], []], "DL-15.24"],
    [2, 6, 6, 6, 1, 1] => [[["avatar"], []], "DL-8.11"]);

card!(mutual_slaughter: "mutual-slaughter", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]), |play| first_round(play, &["lost", "troops", "rule"]),
    [2, 3, 3, 1, 5] => [[1, 1], [0, 0], "DL-15.25"],
    [2, 3, 3, 1, 5, 6, 6, 1, 1] => [[0, 0], [1, 1], "DL-8.12"]);

card!(carnage: "carnage", then "bone-market",
    |scene| scene.troops("egypt", [3, 3, 0]), |play| first_round(play, &["lost", "troops", "rule"]),
    [2, 6, 6, 1, 1] => [[0, 2], [3, 1], "DL-15.26"],
    [2, 6, 6, 1, 1] => [[0, 1], [3, 2], "DL-8.11"]);

card!(no_oblivion: "no-oblivion", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]),
    |play: Play| {
        let play = play.until("combat").fight("egypt", 1);
        let round = play.event("combatRound");
        json!([play.souls(1), round["slainTo"], round["rule"]])
    },
    [2, 6, 6, 1, 1] => [1, "hell", "DL-15.27"], [2, 6, 6, 1, 1] => [0, "storage", "DL-8.11"]);

card!(carrion_feast: "carrion-feast", then "bone-market",
    |scene| scene.troops("egypt", [1, 1, 0]),
    |play: Play| gained(&play.until("combat").fight("egypt", 1)),
    [2, 6, 6, 1, 1] => [[1, "reap", "DL-15.28"]], [2, 6, 6, 1, 1] => []);

card!(uneasy_truce: "uneasy-truce", then "bone-market",
    |scene| scene.troops("alps", [1, 1, 0]),
    |play: Play| { let play = play.until("movement").end(); json!([play.phase(), play.to_act()]) },
    [2] => ["resource", 1], [2] => ["combat", 0]);

card!(clash_of_lords: "clash-of-lords", then "bone-market",
    |scene| scene.avatar(0, "alps").avatar(1, "alps").souls(1, 20),
    |play: Play| {
        let rolled = play.until("combat").duel(1).event("duelRolled");
        json!([rolled["dice"], rolled["rule"]])
    },
    [2, 6, 5, 1, 2] => [[[6, 5], [1, 2]], "DL-15.30"], [2, 6, 1] => [[[6], [1]], "DL-9.4"]);

card!(spoils_of_hell: "spoils-of-hell", then "bone-market",
    |scene| scene.avatar(0, "alps").avatar(1, "alps").souls(1, 9),
    |play: Play| gained(&play.until("combat").duel(1)),
    [2, 6, 1] => [[5, "plunder", "DL-15.31"]], [2, 6, 1] => []);

card!(crumbling_gates: "crumbling-gates", then "bone-market",
    |scene| scene.avatar(0, "peru").portal(1, "peru").souls(0, 3),
    |play: Play| {
        let rolled = play.until("combat").desecrate("peru").event("desecrationRolled");
        json!([rolled["target"], rolled["success"], rolled["rule"]])
    },
    [2, 3, 3] => [6, true, "DL-15.32"], [2, 3, 3] => [8, false, "DL-10.4"]);

card!(mob_fury: "mob-fury", then "bone-market",
    |scene| scene.troops("peru", [3, 0, 0]).portal(1, "peru").souls(0, 1).avatar(0, "alps").avatar(1, "alps"),
    |play: Play| {
        let (play, attempt) = (play.until("combat"), desecrate("peru", "troops"));
        if !play.allows(attempt.clone()) {
            return json!(play.refused(attempt));
        }
        let rolled = play.play(attempt).event("desecrationRolled");
        json!([rolled["with"], rolled["success"], rolled["rule"]])
    },
    [2, 2, 6] => ["troops", true, "DL-15.33"], [2] => "DL-8.1");
