//! Computer players. A bot is given what its seat may know and nothing else.

pub mod known;
pub mod matrix;
pub mod random;
pub mod search;

use crate::chance::Chance;
use crate::game::Game;
use crate::text::Text;
pub use known::Known;
use std::cell::Cell;

/// A computer player of some strength.
pub struct Level<G: Game> {
    pub id: &'static str,
    pub label: Text,
    /// Chooses one of the legal moves, of which there is at least one. The same knowledge and
    /// the same thought give the same move.
    pub choose: fn(&Known<G>, &mut Thought) -> G::Move,
}

/// What a bot thinks with: a stream of chance of its own, and a clock.
pub struct Thought {
    pub chance: Chance,
    clock: Option<Box<dyn Fn() -> bool>>,
}

impl Thought {
    pub fn seeded(seed: u64) -> Self {
        Self {
            chance: Chance::seeded(seed),
            clock: None,
        }
    }

    /// Stops early once `time_is_up` says so. Without a clock a bot thinks to its end.
    pub fn with_clock(seed: u64, time_is_up: impl Fn() -> bool + 'static) -> Self {
        Self {
            chance: Chance::seeded(seed),
            clock: Some(Box::new(time_is_up)),
        }
    }

    /// Stops once it has asked so many times whether time is up: cut short, but the same each time.
    pub fn brief(seed: u64, times: u32) -> Self {
        let asked = Cell::new(0);
        Self::with_clock(seed, move || asked.replace(asked.get() + 1) >= times)
    }

    pub fn time_is_up(&self) -> bool {
        self.clock.as_ref().is_some_and(|time_is_up| time_is_up())
    }
}

/// The names of the three usual strengths.
pub const NOVICE: (&str, Text) = ("novice", Text::new("Novice", "Novice"));
pub const ADEPT: (&str, Text) = ("adept", Text::new("Adept", "Adepte"));
pub const ORACLE: (&str, Text) = ("oracle", Text::new("Oracle", "Oracle"));
