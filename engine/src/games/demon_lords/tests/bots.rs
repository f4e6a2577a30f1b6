//! The computer players.

use super::*;
use crate::bots::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};

/// A whole game; the level of each seat. The winners. An oracle looks into twenty worlds only.
fn winners(levels: &[usize], seed: u64) -> Vec<Seat> {
    let options = DemonLords::resolve(Default::default(), levels.len()).unwrap();
    let mut chance = Chance::seeded(seed);
    let mut thoughts = chance.clone().fork();
    let bots = DemonLords::levels();
    let mut log = Log::deaf();
    let mut state = DemonLords::setup(&options, levels.len(), &mut chance, &mut log).unwrap();
    while let Some(seat) = state.to_act() {
        let mut thought = Thought::brief(u64::from(thoughts.below(u32::MAX)), 20);
        let bot = &bots[levels[seat.index()]];
        let mv = (bot.choose)(&Known::new(&state, seat), &mut thought);
        DemonLords::apply(&mut state, seat, mv, &mut chance, &mut log);
    }
    DemonLords::outcome(&state).unwrap().winners
}

#[test]
fn the_adept_beats_the_novice() {
    let won = (0..20).filter(|&seed| {
        let adept = (seed % 2) as usize;
        let levels = [1 - adept, adept].map(|novice| 1 - novice);
        winners(&levels, seed) == [Seat(u8::from(levels[1] == 1))]
    });
    assert!(won.count() >= 19);
}

#[test]
fn even_a_hasty_oracle_beats_the_adept() {
    let won = (0..4).filter(|&seed| {
        let oracle = (seed % 2) as usize;
        let levels = [2 - oracle, 1 + oracle];
        winners(&levels, seed) == [Seat(oracle as u8)]
    });
    assert!(won.count() >= 3);
}

#[test]
fn four_adepts_come_to_an_end() {
    assert!(!winners(&[1, 1, 1, 1], 3).is_empty());
}

fn adept(play: &Play) -> Value {
    let known = Known::new(play.state(), Seat(play.to_act()));
    to_json(&(DemonLords::levels()[1].choose)(
        &known,
        &mut Thought::seeded(1),
    ))
}

#[test]
fn the_adept_takes_the_game_when_it_can() {
    // The rival has nothing but an Avatar, and the Brute the Souls to reach it.
    let play = scene(2, "movement")
        .harvester(0, "egypt", 2)
        .harvester(0, "peru", 2)
        .harvester(0, "china", 2)
        .avatar(1, "cape")
        .troops("japan", [0, 5])
        .souls(0, 3)
        .start();
    assert_eq!(adept(&play), fly("cape"));
}

#[test]
fn the_adept_gathers_troops_for_an_attack() {
    // Neither stack wins alone; together they do.
    let play = scene(2, "movement")
        .harvester(1, "alps", 2)
        .troops("baltic", [3, 0])
        .troops("iberia", [3, 0])
        .start();
    let first = adept(&play);
    assert_eq!(
        (&first["type"], &first["to"]),
        (&json!("moveTroops"), &json!("alps"))
    );
    let second = adept(&play.play(first));
    assert_eq!(second["to"], "alps");
}

#[test]
fn the_adept_does_not_throw_souls_away_in_hopeless_duels() {
    let play = scene(2, "combat")
        .avatar(0, "alps")
        .avatar(1, "alps")
        .harvester(1, "peru", 1)
        .harvester(1, "cape", 1)
        .harvester(1, "china", 1)
        .souls(0, 3)
        .souls(1, 9)
        .start();
    assert_eq!(adept(&play), end());
}
