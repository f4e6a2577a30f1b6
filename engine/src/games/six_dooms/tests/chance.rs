//! SD-0: chance.

use super::*;
use crate::chance::Chance;
use crate::games::six_dooms::map::Lands;

#[test]
fn sd_0_1_a_draw_takes_different_things_one_after_the_other() {
    let mut chance = Chance::seeded(1);
    let mut cards = Lands::ALL;
    let drawn: Vec<usize> = (0..5).map(|_| cards.draw(&mut chance).index()).collect();
    // The values that the specification gives for seed 1.
    assert_eq!(drawn, [23, 31, 40, 17, 16]);
    assert_eq!(cards.len(), 37);
}

#[test]
fn sd_0_2_a_pick_from_one_draws_nothing_and_lists_are_in_map_order() {
    let mut chance = Chance::scripted([0, 2], 1);
    let only = Lands::only(land("peru"));
    assert_eq!(only.pick(&mut chance), land("peru"));
    assert_eq!(chance.script().len(), 2);
    let lands: Lands = ["siam", "peru", "alaska"].map(land).into_iter().collect();
    assert_eq!(lands.pick(&mut chance), land("alaska"));
    assert_eq!(lands.pick(&mut chance), land("siam"));
}

#[test]
fn sd_0_3_a_seed_gives_the_game_of_the_specification() {
    let mut chance = Chance::seeded(1);
    let dice: Vec<u8> = (0..12).map(|_| chance.die()).collect();
    assert_eq!(dice, [4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4]);
    let play = game(3, json!({ "quickStart": true, "scenario": "zombies" }));
    assert_eq!(play.at("order"), json!([1, 2, 0]));
    assert_eq!(play.to_act(), 1);
    let cards = play.heard("homeCards");
    assert_eq!(
        cards[0]["territories"],
        json!(["ontario", "peru", "yakutsk", "japan", "scandinavia"])
    );
    assert_eq!(digest(play.state()), "148b69ffc9850848");
}

/// The short form for comparing states (part 5.5 of the specification): FNV-1a over a line for
/// every territory and every barricade.
fn digest(state: &State) -> String {
    let view = to_json(&crate::games::six_dooms::position::view(state));
    let flag = |value: &Value| u8::from(value == true);
    let dash = |value: &Value| match value {
        Value::Null => "-".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    let mut lines: Vec<String> = Vec::new();
    for land in view["territories"].as_array().unwrap() {
        let armies: Vec<String> = land["armies"]
            .as_array()
            .unwrap()
            .iter()
            .map(dash)
            .collect();
        lines.push(format!(
            "{}:{}:{}:{}:{}:{}:{}:{}:{}:{}",
            dash(&land["id"]),
            armies.join(","),
            land["apocalytes"],
            land["supplies"],
            flag(&land["hq"]),
            dash(&land["mark"]),
            flag(&land["portal"]),
            flag(&land["mothership"]),
            dash(&land["owner"]),
            dash(&land["heldSince"]),
        ));
    }
    for wall in view["borders"].as_array().unwrap() {
        lines.push(format!(
            "{}={}@{}",
            dash(&wall["id"]),
            wall["strength"],
            dash(&wall["side"])
        ));
    }
    lines.push(format!(
        "r{} s{} {} {} {}",
        view["round"],
        view["slot"],
        dash(&view["phase"]),
        dash(&view["pending"]["type"]),
        dash(&view["toAct"]),
    ));
    let hash = lines
        .join("\n")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{hash:016x}")
}

#[test]
fn sd_0_4_cards_drawn_together_are_different() {
    for seed in 0..20 {
        let options = json!({ "quickStart": true, "scenario": "demons", "startSeat": 0 });
        let options = read(&options, "options").unwrap();
        let start = Start::seed(seed);
        let play = Play(Session::start(options, names(2), start).unwrap());
        let portals = play.state().portals;
        assert_eq!(portals.len(), 4, "seed {seed}");
    }
}

#[test]
fn sd_0_5_the_attackers_dice_come_first() {
    let play = scene(3, "zombies")
        .troops(0, "brazil", 6)
        .troops(1, "peru", 2)
        .dice(&[1, 2, 3, 4, 5])
        .play()
        .play(attack("brazil", "peru", 1, 3));
    let rolled = play.event("diceRolled");
    assert_eq!(rolled["attack"], json!([1, 2, 3]));
    assert_eq!(rolled["defence"], json!([4, 5]));
}
