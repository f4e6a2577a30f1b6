//! A whole game in sixteen digits, to compare machines and versions.

use crate::bots::Thought;
use crate::bots::random::pick_seat;
use crate::chance::{Chance, word_to_hex};
use crate::record::{SeatConfig, Start};
use crate::refusal::Failure;
use crate::registry::AnyGame;
use crate::session::to_json;

/// Plays a random game on a seed and hashes every event, every state and the record.
pub fn fingerprint(game: &dyn AnyGame, players: usize, seed: u64) -> Result<String, Failure> {
    let seats = (0..players)
        .map(|n| SeatConfig {
            name: n.to_string(),
            bot: None,
        })
        .collect();
    let mut table = game.start(serde_json::json!({}), seats, Start::seed(seed))?;
    let mut hash = Hash::default();
    let mut chance = Chance::seeded(seed).fork();
    loop {
        table
            .events(table.plies())
            .iter()
            .for_each(|event| hash.add(&event.to_string()));
        hash.add(&table.position().to_string());
        let Some(seat) = pick_seat(table.to_act().into_iter().collect(), &mut chance) else {
            break;
        };
        let level = game.info().levels[0].id;
        let mv = table.choose(
            seat,
            level,
            &mut Thought::seeded(u64::from(chance.below(1 << 31))),
        )?;
        table.play(seat, mv)?;
    }
    hash.add(&to_json(&table.record()).to_string());
    Ok(word_to_hex(hash.0))
}

/// FNV-1a: enough to see a difference.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
