//! The whole battery over many more games: `soak [GAMES]`, a million without.

use suites::{battery, secrets};

macro_rules! soak {
    ($($module:ident: $game:ident),* $(,)?) => {
        fn run(from: u64, to: u64) {
            $({
                use engine::games::$module::$game;
                battery::listed_is_accepted::<$game>(from..to);
                battery::never_stuck::<$game>(from..to);
                battery::survives_json::<$game>(from..to);
                secrets::views_tell_nothing_hidden::<$game>(from..to);
                secrets::events_tell_nothing_hidden::<$game>(from..to);
                secrets::undo_goes_as_far_as_nothing_was_learnt::<$game>(from..to);
                println!("{} {from} to {to}", stringify!($module));
            })*
        }
    };
}

engine::for_each_game!(soak);

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000_000);
    for from in (0..games).step_by(1000) {
        run(from, games.min(from + 1000));
    }
}
