//! The computer players.

use super::*;
use crate::bots::{Known, Thought};

const NOVICE: usize = 0;
const ADEPT: usize = 1;
const ORACLE: usize = 2;

/// A whole game by the level of each seat: its last state. An oracle looks into two worlds only.
fn game(levels: &[usize], seed: u64) -> State {
    let options = Olympos::resolve(Options::default(), levels.len()).unwrap();
    let mut chance = Chance::seeded(seed);
    let mut thoughts = chance.clone().fork();
    let bots = Olympos::levels();
    let mut log = Log::deaf();
    let mut state = Olympos::setup(&options, levels.len(), &mut chance, &mut log).unwrap();
    while let Some(seat) = state.to_act {
        let mut thought = Thought::brief(u64::from(thoughts.below(u32::MAX)), 2);
        let bot = &bots[levels[seat.index()]];
        let mv = (bot.choose)(&Known::new(&state, seat), &mut thought);
        Olympos::apply(&mut state, seat, mv, &mut chance, &mut log);
    }
    state
}

fn adept(table: &Table) -> Value {
    let seat = table.state.to_act.expect("somebody is asked");
    let bot = &Olympos::levels()[ADEPT];
    let known = Known::new(&table.state, seat);
    to_json(&(bot.choose)(&known, &mut Thought::seeded(1)))
}

#[test]
fn the_adept_beats_two_novices() {
    let won = (0..30).filter(|&seed| {
        let adept = (seed % 3) as usize;
        let mut levels = [NOVICE; 3];
        levels[adept] = ADEPT;
        let outcome = Olympos::outcome(&game(&levels, seed)).unwrap();
        outcome.winners == [Seat(adept as u8)]
    });
    assert!(won.count() >= 29);
}

#[test]
fn even_a_hasty_oracle_beats_two_adepts() {
    let won = (0..3).filter(|&seed| {
        let mut levels = [ADEPT; 3];
        levels[seed] = ORACLE;
        let outcome = Olympos::outcome(&game(&levels, seed as u64)).unwrap();
        outcome.winners == [Seat(seed as u8)]
    });
    assert!(won.count() >= 2);
}

#[test]
fn four_adepts_score_25_on_average() {
    let totals: Vec<i32> = (0..10)
        .flat_map(|seed| Olympos::outcome(&game(&[ADEPT; 4], seed)).unwrap().totals)
        .collect();
    assert!(totals.iter().sum::<i32>() >= 25 * totals.len() as i32);
}

#[test]
fn with_its_last_action_the_adept_builds_a_wonder() {
    let stars = ["thessaly", "phocis", "attica", "arcadia"];
    let table = table(4).at(&[70, 72, 72, 72]).settle_all(0, &stars);
    assert_eq!(adept(&table)["type"], "build");
}

#[test]
fn the_adept_passes_when_a_last_action_would_lose_points() {
    // A territory for 3 spaces: one point gained, 69 to 72 one point lost, and nothing else.
    let even = table(4).at(&[69, 79, 79, 79]);
    assert_eq!(even.cost(0, "new", "thrace"), Some(3));
    let dear = table(4).at(&[70, 79, 79, 79]);
    assert_eq!(adept(&dear)["type"], "pass");
    // On the last two spaces before the Cross a territory next door costs nothing.
    let free = table(4)
        .at(&[77, 79, 79, 79])
        .settle("thrace", &[0, 0])
        .stock(0, 0);
    assert_eq!(
        (&adept(&free)["type"], &adept(&free)["to"]),
        (&json!("expand"), &json!("chalcidice"))
    );
}

#[test]
fn the_adept_plays_a_favour_card_only_where_it_changes_something() {
    let asked = |god: &'static str, table: Table| {
        table
            .hand(0, &["favour"])
            .next_gods(&[god])
            .at(&[9, 9, 9, 9])
            .turn(0)
            .expand(0, "new", "thrace")
            .end_turn(0)
    };
    assert_eq!(
        adept(&asked("zeus", table(4)))["count"],
        1,
        "alone in front"
    );
    let far = table(4).tile(1, "art");
    assert_eq!(adept(&asked("zeus", far))["count"], 0, "still behind");
    let safe = table(4).tile(0, "religion");
    assert_eq!(
        adept(&asked("keres", safe))["count"],
        0,
        "out of danger already"
    );
}

#[test]
fn the_adept_gives_hades_a_buried_settler() {
    let start = table(4)
        .tiles(0, &["religion"])
        .tile(2, "religion")
        .tile(3, "polytheism")
        .settle("thrace", &[1, 2])
        .settle_all(1, &["illyria", "macedonia"]);
    let table = visited_by("hades", start);
    assert_eq!(adept(&table)["space"], "thrace");
}
