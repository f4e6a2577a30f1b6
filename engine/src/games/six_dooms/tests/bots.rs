//! The computer players: how strong, how quick, and never at a loss.

use super::*;
use crate::bots::{Known, Thought};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::six_dooms::state::Ending;

/// The move that the adept would make.
pub fn adept(play: &Play) -> Value {
    let known = Known::new(play.state(), Seat(play.to_act()));
    let choose = SixDooms::levels()[1].choose;
    to_json(&choose(&known, &mut Thought::seeded(1)))
}

/// A whole game among players of one level; how it ends.
fn played(players: usize, options: Value, seed: u64, level: usize) -> Ending {
    let options = read(&options, "options").unwrap();
    let options = SixDooms::resolve(options, players).unwrap();
    let choose = SixDooms::levels()[level].choose;
    let mut chance = Chance::seeded(seed);
    let mut thoughts = chance.clone().fork();
    let mut log = Log::deaf();
    let mut state = SixDooms::setup(&options, players, &mut chance, &mut log).unwrap();
    while let Some(seat) = state.acting() {
        let mut thought = Thought::seeded(thoughts.fork().word());
        let mv = choose(&Known::new(&state, seat), &mut thought);
        assert!(SixDooms::check(&state, seat, &mv).is_ok(), "{mv:?}");
        SixDooms::apply(&mut state, seat, mv, &mut chance, &mut log);
    }
    state.outcome.expect("the game is over")
}

/// Prevented, endured and lost in per cent, for four players with the usual options.
fn rates(doom: &str, games: u64, level: usize) -> [u64; 3] {
    let mut rates = [0; 3];
    for seed in 0..games {
        let column = match played(4, json!({ "scenario": doom }), 5000 + seed, level) {
            Ending::Prevented => 0,
            Ending::Endured => 1,
            _ => 2,
        };
        rates[column] += 1;
    }
    rates.map(|count| count * 100 / games)
}

const GAMES: u64 = 40;

#[test]
fn adepts_prevent_the_plague_the_aliens_and_the_meteors() {
    for (doom, least) in [("plague", 80), ("aliens", 35), ("meteors", 50)] {
        let [prevented, _, _] = rates(doom, GAMES, 1);
        assert!(prevented >= least, "{doom}: {prevented} %");
    }
}

#[test]
fn adepts_outlive_the_zombies_the_mutants_and_the_demons() {
    for doom in ["zombies", "mutants", "demons"] {
        let [[_, _, lost], [_, _, lost_by_novices]] = [1, 0].map(|level| rates(doom, GAMES, level));
        assert!(lost <= 40, "{doom}: {lost} %");
        assert!(lost_by_novices >= 80, "{doom}: {lost_by_novices} %");
    }
}

#[test]
fn adepts_come_to_an_end_with_every_option() {
    let options = [
        json!({ "setup": "draft", "ending": "domination", "dice": "ask", "scenario": "plague" }),
        json!({ "ending": "ask", "permission": "refuse", "oppose": "always" }),
        json!({ "quickStart": true, "dice": "ask", "scenario": "mutants", "extraArmies": 3 }),
        json!({ "quickStart": true, "ending": "domination", "scenario": "aliens" }),
    ];
    for (seed, options) in options.into_iter().enumerate() {
        for players in 2..=5 {
            played(players, options.clone(), seed as u64, 1);
        }
    }
}

#[test]
fn the_adept_closes_a_portal_that_wants_one_more_token() {
    let play = scene(3, "demons")
        .without("ural")
        .portal("siam")
        .troops(0, "siam", 8)
        .supplies("siam", 3)
        .troops(0, "india", 3)
        .supplies("india", 1)
        .play();
    let mv = adept(&play);
    assert_eq!(
        (&mv["from"], &mv["to"], &mv["supply"]),
        (&json!("india"), &json!("siam"), &json!(true))
    );
}

#[test]
fn the_adept_feeds_the_missile() {
    let play = scene(3, "meteors")
        .start()
        .troops(0, "peru", 8)
        .supplies("peru", 7)
        .hq("peru")
        .play();
    assert_eq!(adept(&play), prepare("peru"));
}

#[test]
fn the_adept_looks_for_the_cure_and_shares_it() {
    let play = scene(3, "plague")
        .troops(0, "brazil", 6)
        .supplies("brazil", 1)
        .foes("peru", 2)
        .play();
    assert_eq!(adept(&play), research("brazil", "peru"));
    let play = scene(3, "plague").part(&[0]).play();
    assert_eq!(adept(&play)["type"], "shareCure");
}

#[test]
fn the_adept_hunts_the_mothership() {
    let play = scene(3, "aliens")
        .without("ural")
        .mothership("peru")
        .foes("siam", 1)
        .troops(0, "peru", 5)
        .play();
    assert_eq!(adept(&play), strike_ship("peru"));
}

/// Seat 0 asks to go from Brazil, with so many armies, into Peru with four of seat 1.
fn asks(scene: Scene, mv: Value) -> Value {
    adept(
        &scene
            .troops(1, "peru", 4)
            .troops(0, "brazil", 9)
            .play()
            .play(mv),
    )
}

#[test]
fn the_adept_lets_in_who_stays_two_below_or_helps() {
    assert_eq!(
        asks(scene(3, "zombies"), go("brazil", "peru", 2)),
        permit(true)
    );
    assert_eq!(
        asks(scene(3, "zombies"), go("brazil", "peru", 3)),
        permit(false)
    );
    // Zombies next door: come in.
    let threatened = scene(3, "zombies").foes("argentina", 4);
    assert_eq!(asks(threatened, go("brazil", "peru", 3)), permit(true));
    // Peace at last: nobody comes in.
    let peace = scene(3, "zombies")
        .without("ural")
        .set("prevented", json!(true))
        .set("ending", json!("domination"));
    assert_eq!(asks(peace, go("brazil", "peru", 1)), permit(false));
}

#[test]
fn the_adept_opposes_with_two_supplies_or_against_one_army() {
    let attacked = |supplies, dice| {
        let play = scene(3, "zombies")
            .troops(0, "brazil", 6)
            .troops(1, "peru", 3);
        let play = play.supplies("peru", supplies).play();
        adept(&play.play(attack("brazil", "peru", 1, dice)))
    };
    assert_eq!(attacked(2, 3), oppose(true));
    assert_eq!(attacked(1, 1), oppose(true));
    assert_eq!(attacked(1, 3), oppose(false));
}

#[test]
fn the_adept_keeps_one_of_two_back_from_the_infected() {
    let play = scene(3, "plague").option("dice", json!("ask"));
    let play = play.troops(1, "peru", 2).foes("peru", 3).strike();
    assert_eq!(adept(&play), defend(1));
    let play = scene(3, "zombies").option("dice", json!("ask"));
    let play = play.troops(1, "peru", 2).foes("peru", 3).strike();
    assert_eq!(adept(&play), defend(2));
}
