//! What every game must prove. The checks are generic over the game; the suites beside this file
//! run them for every game of the list.

pub mod battery;
pub mod fuzz;
pub mod secrets;
pub mod walk;

use std::path::PathBuf;

/// The folder `tests/`.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
