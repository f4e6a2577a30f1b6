//! The rules of the Eschaton games: what may be done, what happens, who may know it.
//!
//! Pure Rust, native and WebAssembly, without any JavaScript type. Start at [`game::Game`],
//! the contract that every game fulfils; [`session::Session`] is a game in progress;
//! [`registry`] lists the games and hides their types behind JSON; [`api`] is what the
//! WebAssembly module exports.

pub mod api;
pub mod bots;
pub mod chance;
pub mod fingerprint;
pub mod game;
pub mod games;
pub mod kit;
pub mod options;
pub mod record;
pub mod refusal;
pub mod registry;
pub mod rulebook;
pub mod score;
pub mod seat;
pub mod session;
mod strict;
pub mod text;
#[cfg(feature = "tools")]
pub mod trace;
#[cfg(feature = "tools")]
pub mod types;
