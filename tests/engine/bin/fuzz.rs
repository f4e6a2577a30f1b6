//! Puts nonsense to every door for as long as you like: `fuzz [ROUNDS]`, for ever without.

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(u64::MAX);
    let start = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64);
    for round in 0..rounds {
        let seed = start.wrapping_add(round);
        if std::panic::catch_unwind(|| suites::fuzz::one_round(seed)).is_err() {
            eprintln!("panicked at seed {seed}");
            std::process::exit(1);
        }
        if round % 10_000 == 0 {
            println!("{round} rounds");
        }
    }
}
