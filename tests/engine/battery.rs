//! The conformance battery: what holds in every state of every game.

use crate::walk::{Step, brief, is_asked, walk};
use engine::bots::Known;
use engine::chance::Chance;
use engine::game::{Game, Log};
use engine::record::{SeatConfig, Start};
use engine::refusal::Failure;
use engine::seat::{Seat, Viewer};
use engine::session::{Session, Undo, check_position, to_json};
use serde_json::Value;
use std::collections::BTreeSet;

fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, seat, &mut moves);
    moves
}

/// Every thing has a name of its own, leads only to things that there are, and the reference has
/// each of its headings once, with things under it.
pub fn catalogue_is_whole<G: Game>() {
    let catalogue = G::catalogue();
    let ids: BTreeSet<&str> = catalogue.iter().map(|entry| entry.id).collect();
    assert_eq!(ids.len(), catalogue.len(), "an id stands for two things");
    for entry in &catalogue {
        for other in entry.group.iter().chain(&entry.links) {
            assert!(ids.contains(other), "{} leads to {other}", entry.id);
        }
    }
    let headings = G::ABOUT.reference;
    let kinds: BTreeSet<&str> = headings.iter().map(|heading| heading.kind).collect();
    assert_eq!(kinds.len(), headings.len(), "a heading stands twice");
    for kind in kinds {
        assert!(catalogue.iter().any(|entry| entry.kind == kind), "{kind}");
    }
}

/// A move is listed exactly if it is accepted: tried with every move seen anywhere so far and
/// with moves made from them by exchanging parts.
pub fn listed_is_accepted<G: Game>(seeds: std::ops::Range<u64>) {
    let mut seen: Vec<G::Move> = Vec::new();
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            for seat in Seat::all(G::players(step.before)) {
                let listed = legal::<G>(step.before, seat);
                for (index, mv) in listed.iter().enumerate() {
                    assert_eq!(
                        G::check(step.before, seat, mv),
                        Ok(()),
                        "{mv:?} is listed for {seat:?}"
                    );
                    assert!(!listed[..index].contains(mv), "{mv:?} is listed twice");
                }
                for _ in 0..8 {
                    let Some(mv) = any_move::<G>(&seen, &mut chance) else {
                        break;
                    };
                    if !G::lists(step.before, seat, &mv, &listed) {
                        assert!(
                            G::check(step.before, seat, &mv).is_err(),
                            "{mv:?} is accepted but not listed"
                        );
                    }
                }
            }
            if !seen.contains(&step.mv) {
                seen.push(step.mv);
            }
        });
    }
}

/// A move seen before, or one with a part of another in it.
fn any_move<G: Game>(seen: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
    if seen.is_empty() {
        return None;
    }
    let (one, other) = (to_json(&chance.pick(seen)), to_json(&chance.pick(seen)));
    let mut mixed = one.clone();
    if let (Some(fields), Some(others)) = (mixed.as_object_mut(), other.as_object()) {
        for (key, value) in others.iter().filter(|(key, _)| key.as_str() != "type") {
            if fields.contains_key(key) && chance.below(2) == 1 {
                fields.insert(key.clone(), value.clone());
            }
        }
    }
    serde_json::from_value(mixed)
        .or_else(|_| serde_json::from_value(one))
        .ok()
}

/// Somebody can move until the game is over, and nobody afterwards.
pub fn never_stuck<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let (_, end) = walk::<G>(seed, |step: Step<G>| {
            let to_act = G::to_act(step.before);
            for seat in Seat::all(G::players(step.before)) {
                assert_eq!(
                    to_act.contains(seat),
                    !legal::<G>(step.before, seat).is_empty(),
                    "{seat:?}"
                );
            }
            assert!(G::outcome(step.before).is_none());
        });
        let outcome = G::outcome(&end).expect("a game that nobody can go on with is over");
        assert_eq!(outcome.totals.len(), G::players(&end));
        for seat in Seat::all(G::players(&end)) {
            assert!(legal::<G>(&end, seat).is_empty());
            let points: i32 = outcome
                .rows
                .iter()
                .filter_map(|row| row.points[seat.index()])
                .sum();
            if !outcome.rows.is_empty() {
                assert_eq!(
                    points,
                    outcome.totals[seat.index()],
                    "the rows of {seat:?} add up"
                );
            }
        }
    }
}

/// Moves, positions and options survive JSON; a position fulfils its own requirements, which
/// include that no piece is lost or made.
pub fn survives_json<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        walk::<G>(seed, |step: Step<G>| {
            assert_eq!(
                serde_json::from_value::<G::Move>(to_json(&step.mv)).unwrap(),
                step.mv
            );
            assert_eq!(
                &serde_json::from_value::<G::Options>(to_json(step.options)).unwrap(),
                step.options
            );
            let position = to_json(&G::position(step.options, step.before));
            let text = serde_json::to_string(&position).unwrap();
            let loaded = check_position::<G>(&serde_json::from_str(&text).unwrap());
            let loaded = loaded.unwrap_or_else(|broken| panic!("{broken:?} in {position}"));
            assert_eq!(&loaded.state, step.before);
            assert!(loaded.warnings.is_empty(), "{:?}", loaded.warnings);
        });
    }
}

/// The same move has the same effect whether or not anybody listens.
pub fn deaf_is_the_same<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            let (mut heard, mut unheard) = (step.before.clone(), step.before.clone());
            let mut second = chance.clone();
            G::apply(
                &mut heard,
                step.seat,
                step.mv,
                &mut chance,
                &mut Log::listening(),
            );
            G::apply(
                &mut unheard,
                step.seat,
                step.mv,
                &mut second,
                &mut Log::deaf(),
            );
            assert_eq!(heard, unheard);
            assert_eq!(chance, second);
        });
    }
}

/// A session refuses without a trace, takes back what may be taken back, and its record gives
/// the same game again.
pub fn sessions_hold<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut plays: Vec<(Seat, G::Move)> = Vec::new();
        let (options, end) = walk::<G>(seed, |step: Step<G>| plays.push((step.seat, step.mv)));
        let seats = (0..G::players(&end))
            .map(|n| SeatConfig {
                name: format!("Seat {n}"),
                bot: None,
            })
            .collect();
        let mut session = Session::<G>::start(options, seats, Start::seed(seed)).unwrap();
        for (seat, mv) in plays {
            let before = session.record();
            let stranger = Seat(G::players(&end) as u8);
            assert!(
                matches!(session.play(stranger, mv), Err(Failure::Refusal(_))),
                "a stranger plays {mv:?}"
            );
            assert_eq!(session.record(), before);
            session.play(seat, mv).unwrap();
            match session.undo_at(session.len(), Viewer::Seat(seat)) {
                Undo::Possible => {
                    session.undo(seat).unwrap();
                    assert_eq!(session.record(), before, "taking back {mv:?}");
                    session.play(seat, mv).unwrap();
                }
                _ => assert!(session.undo(seat).is_err()),
            }
        }
        assert_eq!(session.state(), &end);
        let record = session.record();
        assert_ne!(
            record.result,
            Value::Null,
            "a game that is over has a result"
        );
        let (again, trouble) = Session::<G>::replay(&record).unwrap();
        assert_eq!(trouble, None);
        assert_eq!(again.record(), record);
    }
}

/// Every bot answers with a legal move, the same for the same seed.
pub fn bots_play_legal_moves<G: Game>(seeds: std::ops::Range<u64>) {
    for (index, level) in G::levels().iter().enumerate() {
        for seed in seeds.clone() {
            walk::<G>(seed, |step: Step<G>| {
                if !is_asked::<G>(index, step.ply) {
                    return;
                }
                let known = Known::<G>::new(step.before, step.seat);
                let first = (level.choose)(&known, &mut brief(seed));
                assert_eq!(
                    G::check(step.before, step.seat, &first),
                    Ok(()),
                    "{} chose {first:?}",
                    level.id
                );
                assert_eq!(
                    (level.choose)(&known, &mut brief(seed)),
                    first,
                    "{}",
                    level.id
                );
            });
        }
    }
}
