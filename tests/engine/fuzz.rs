//! Nonsense at every door: typed errors, never a panic.

use crate::walk::{Step, walk};
use engine::api;
use engine::bots::Thought;
use engine::chance::Chance;
use engine::game::Game;
use engine::record::{SeatConfig, Start};
use engine::seat::Seat;
use engine::session::Session;
use serde_json::{Map, Value, json};

/// Every refusal that wrong moves meet is a whole sentence in both languages.
pub fn refusals_are_worded<G: Game>(seeds: std::ops::Range<u64>) {
    let mut seen: Vec<G::Move> = Vec::new();
    let mut refused = 0;
    for seed in seeds {
        let mut plays = Vec::new();
        let (options, end) = walk::<G>(seed, |step: Step<G>| plays.push((step.seat, step.mv)));
        let seats: Vec<_> = (0..G::players(&end))
            .map(|n| SeatConfig {
                name: format!("Seat {n}"),
                bot: None,
            })
            .collect();
        let mut session = Session::<G>::start(options, seats, Start::seed(seed)).unwrap();
        let mut chance = Chance::seeded(seed).fork();
        for (seat, mv) in plays {
            for other in Seat::all(G::players(&end) + 1) {
                for wrong in [
                    mv,
                    if seen.is_empty() {
                        mv
                    } else {
                        chance.pick(&seen)
                    },
                ] {
                    let Some(refusal) = session.explain(other, &wrong) else {
                        continue;
                    };
                    refused += 1;
                    for text in [&refusal.text.en, &refusal.text.fr] {
                        assert!(
                            !text.contains(['{', '}']) && text.contains(' '),
                            "{}: {text}",
                            refusal.rule
                        );
                    }
                }
            }
            if !seen.contains(&mv) {
                seen.push(mv);
            }
            session.play(seat, mv).unwrap();
        }
    }
    assert!(refused > 0);
}

/// Just beyond what small whole numbers hold.
const LARGE: [f64; 7] = [
    255.0,
    256.0,
    65_536.0,
    2_147_483_648.0,
    4_294_967_296.0,
    -256.0,
    1e300,
];

/// Any JSON, more often than not of the kind that is wanted somewhere.
pub fn any_json(chance: &mut Chance, words: &[&str], depth: u32) -> Value {
    match chance.below(if depth == 0 { 8 } else { 10 }) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 1),
        2 => json!(chance.below(12)),
        3 => json!(-i64::from(chance.below(1 << 30))),
        4 => json!(f64::from(chance.below(1000)) / 7.0),
        5 | 6 => json!(chance.pick(words)),
        7 => chance.pick(&LARGE).into(),
        8 => (0..chance.below(4))
            .map(|_| any_json(chance, words, depth - 1))
            .collect(),
        _ => {
            let mut object = Map::new();
            for _ in 0..chance.below(5) {
                let key = chance.pick(words).to_owned();
                object.insert(key, any_json(chance, words, depth - 1));
            }
            Value::Object(object)
        }
    }
}

/// Changes one place of a JSON value: drops it, replaces it, repeats it.
pub fn spoil(value: &mut Value, chance: &mut Chance, words: &[&str]) {
    let deeper = chance.below(4) != 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[chance.below(keys.len() as u32) as usize];
            match chance.below(8) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert(chance.pick(words).to_owned(), Value::Null)),
                _ => spoil(&mut fields[key.as_str()], chance, words),
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let index = chance.below(items.len() as u32) as usize;
            match chance.below(8) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => spoil(&mut items[index], chance, words),
            }
        }
        _ => *value = any_json(chance, words, 2),
    }
}

/// Puts one spoilt value to every door of the engine. Any answer will do, but no panic.
pub fn one_round(seed: u64) {
    let mut chance = Chance::seeded(seed);
    let games = engine::registry::GAMES;
    let game = games[chance.below(games.len() as u32) as usize];
    let info = game.info();
    let mut words: Vec<&str> = info.catalogue.iter().map(|entry| entry.id).collect();
    words.extend([
        "type",
        "seat",
        "card",
        "move",
        "random",
        "hidden",
        "",
        "format",
        "options",
        "game",
        info.id,
        "ffffffffffffffff",
    ]);
    let players = chance.below(info.players.max - info.players.min + 1) + info.players.min;

    let mut config =
        json!({ "game": info.id, "players": players, "seed": chance.below(1000), "options": {} });
    let record = play_some(&config, &mut chance);
    spoil(&mut config, &mut chance, &words);
    let _ = api::new_game(config);

    let mut spoilt = record.clone();
    for _ in 0..=chance.below(3) {
        spoil(&mut spoilt, &mut chance, &words);
    }
    let mut position = record["snapshot"].clone();
    for _ in 0..=chance.below(3) {
        spoil(&mut position, &mut chance, &words);
    }
    let mv = any_json(&mut chance, &words, 2);
    let seat = Some(chance.below(8) as u8);
    for record in [record, spoilt] {
        let _ = api::open(record.clone());
        let _ = api::legal_moves(record.clone(), seat);
        let _ = api::apply_move(record.clone(), mv.clone(), seat);
        let _ = api::explain_move(record.clone(), mv.clone(), seat);
        let _ = api::preview_move(record.clone(), mv.clone(), seat);
        let _ = api::view(record.clone(), seat);
        let _ = api::replay(record.clone(), Some(chance.below(20)));
        let _ = api::choose_move(record, seat, "novice", Thought::seeded(seed));
    }
    // A position that loads in spite of all can be played on.
    if let Ok(loaded) = api::load_position(info.id, position, Some(json!(1))) {
        let moves = api::legal_moves(loaded.clone(), None).unwrap_or_default();
        for mv in moves.as_array().into_iter().flatten().take(4) {
            let _ = api::apply_move(loaded.clone(), mv.clone(), None);
        }
    }
}

fn play_some(config: &Value, chance: &mut Chance) -> Value {
    let mut table = api::create(config.clone()).expect("a plain configuration");
    for _ in 0..chance.below(30) {
        let Some(&seat) = table.to_act().first() else {
            break;
        };
        let moves = table.legal_moves(seat);
        let mv = moves[chance.below(moves.len() as u32) as usize].clone();
        table.play(seat, mv).expect("a legal move");
    }
    serde_json::to_value(table.record()).expect("a record is JSON")
}
