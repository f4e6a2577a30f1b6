//! Nothing that a viewer gets may depend on what is hidden from them.

use crate::walk::{Step, brief, is_asked, walk};
use engine::bots::Known;
use engine::chance::Chance;
use engine::game::{Cited, Game, Log};
use engine::seat::{Seat, Viewer};

fn heard<G: Game>(
    state: &G::State,
    events: &[Cited<G::Event>],
    viewer: Viewer,
) -> Vec<Cited<G::Event>> {
    events
        .iter()
        .filter_map(|event| G::redact(state, event, viewer))
        .collect()
}

fn play<G: Game>(
    state: &G::State,
    seat: Seat,
    mv: G::Move,
    chance: &Chance,
) -> (G::State, Vec<Cited<G::Event>>) {
    let mut after = state.clone();
    let mut log = Log::listening();
    G::apply(&mut after, seat, mv, &mut chance.clone(), &mut log);
    (after, log.into_events())
}

/// The view, the legal moves, the previews and the standing are the same in every state that
/// the viewer cannot tell apart.
pub fn views_tell_nothing_hidden<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            for viewer in Viewer::all(G::players(step.before)) {
                let other = G::resample(step.before, viewer, &mut chance);
                let view = |state| G::view(step.options, state, viewer);
                assert_eq!(view(step.before), view(&other), "what {viewer:?} sees");
                assert_eq!(
                    G::standing(step.before, viewer),
                    G::standing(&other, viewer)
                );
                assert_eq!(G::to_act(step.before), G::to_act(&other));
                assert_eq!(G::secretive(step.before), G::secretive(&other));
                let Some(seat) = viewer.seat() else { continue };
                let (mut here, mut there) = (Vec::new(), Vec::new());
                G::legal_moves(step.before, seat, &mut here);
                G::legal_moves(&other, seat, &mut there);
                assert_eq!(here, there, "what {viewer:?} may do");
                for mv in here {
                    assert_eq!(
                        G::preview(step.before, seat, &mv),
                        G::preview(&other, seat, &mv),
                        "{mv:?}"
                    );
                }
            }
        });
    }
}

/// Whatever a seat tries, it is answered the same in every state that it cannot tell apart.
pub fn refusals_tell_nothing_hidden<G: Game>(seeds: std::ops::Range<u64>) {
    let mut tried: Vec<G::Move> = Vec::new();
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            if !tried.contains(&step.mv) {
                tried.push(step.mv);
            }
            for seat in Seat::all(G::players(step.before)) {
                let other = G::resample(step.before, Viewer::Seat(seat), &mut chance);
                for _ in 0..8 {
                    let mv = chance.pick(&tried);
                    assert_eq!(
                        G::check(step.before, seat, &mv),
                        G::check(&other, seat, &mv),
                        "{mv:?} tried by {seat:?}"
                    );
                }
            }
        });
    }
}

/// A resampled state depends on nothing that is hidden, and is told apart by nobody but through
/// what is hidden.
pub fn resampling_knows_nothing_hidden<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            for viewer in Viewer::all(G::players(step.before)) {
                let other = G::resample(step.before, viewer, &mut chance);
                let stream = chance.fork();
                let from_true = G::resample(step.before, viewer, &mut stream.clone());
                let from_other = G::resample(&other, viewer, &mut stream.clone());
                assert_eq!(from_true, from_other, "for {viewer:?}");
            }
        });
    }
}

/// Where the game says that a viewer cannot tell two outcomes apart, both were told to that
/// viewer in the same words: whatever the moving seat chose, whatever lay hidden before. Only what
/// an event shows and no state keeps may differ.
pub fn events_tell_nothing_hidden<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            let stream = chance.fork();
            let (after, events) = play::<G>(step.before, step.seat, step.mv, &stream);
            let mut others = Vec::new();
            G::legal_moves(step.before, step.seat, &mut others);
            let another = chance.pick(&others);
            for viewer in Viewer::all(G::players(step.before)) {
                let resampled = G::resample(step.before, viewer, &mut chance);
                for (state, mv) in [(step.before, another), (&resampled, step.mv)] {
                    if G::check(state, step.seat, &mv).is_err() {
                        continue;
                    }
                    let (other_after, other_events) = play::<G>(state, step.seat, mv, &stream);
                    let look = chance.fork();
                    let sample = |state: &G::State| G::resample(state, viewer, &mut look.clone());
                    // Equal states hide no difference; then the words may say how they came about.
                    if after != other_after && sample(&after) == sample(&other_after) {
                        let told = |state, events| {
                            let mut told = heard::<G>(state, events, viewer);
                            told.retain(|cited| !G::shows(&cited.event));
                            told
                        };
                        assert_eq!(
                            told(&after, &events),
                            told(&other_after, &other_events),
                            "what {viewer:?} hears"
                        );
                    }
                }
            }
        });
    }
}

/// A move that may be taken back has taught its player nothing: it tells the same in every state
/// that the player could not tell apart before it.
pub fn undo_goes_as_far_as_nothing_was_learnt<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            if G::undo_stop(step.before, step.seat, &step.mv, step.after).is_some() {
                return;
            }
            for viewer in Viewer::all(G::players(step.before)) {
                let other = G::resample(step.before, viewer, &mut chance);
                let stream = chance.fork();
                let (after, events) = play::<G>(step.before, step.seat, step.mv, &stream);
                let (other_after, other_events) =
                    play::<G>(&other, step.seat, step.mv, &chance.fork());
                assert_eq!(
                    G::undo_stop(&other, step.seat, &step.mv, &other_after),
                    None,
                    "whether {:?} can be taken back tells something",
                    step.mv
                );
                assert_eq!(
                    heard::<G>(&after, &events, viewer),
                    heard::<G>(&other_after, &other_events, viewer)
                );
                assert_eq!(
                    G::view(step.options, &after, viewer),
                    G::view(step.options, &other_after, viewer)
                );
            }
        });
    }
}

/// A seat that is not said to keep a secret knows nothing that an onlooker does not.
pub fn open_seats_keep_no_secret<G: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            let secretive = G::secretive(step.before);
            let other = G::resample(step.before, Viewer::Table, &mut chance);
            for seat in Seat::all(G::players(step.before)).filter(|&seat| !secretive.contains(seat))
            {
                let view = |state| G::view(step.options, state, Viewer::Seat(seat));
                assert_eq!(
                    view(step.before),
                    view(&other),
                    "{seat:?} is said to keep no secret"
                );
            }
        });
    }
}

/// A bot chooses the same in every state that its seat cannot tell apart.
pub fn bots_know_nothing_hidden<G: Game>(seeds: std::ops::Range<u64>) {
    for (index, level) in G::levels().iter().enumerate() {
        for seed in seeds.clone() {
            let mut chance = Chance::seeded(seed).fork();
            walk::<G>(seed, |step: Step<G>| {
                if !is_asked::<G>(index, step.ply) {
                    return;
                }
                let other = G::resample(step.before, Viewer::Seat(step.seat), &mut chance);
                let choose =
                    |state| (level.choose)(&Known::<G>::new(state, step.seat), &mut brief(seed));
                assert_eq!(
                    choose(step.before),
                    choose(&other),
                    "{} at ply {}",
                    level.id,
                    step.ply
                );
            });
        }
    }
}

/// Where something is hidden, resampling finds other states.
pub fn resampling_varies<G: Game>(seeds: std::ops::Range<u64>) {
    let (mut steps, mut varied) = (0, 0);
    for seed in seeds {
        let mut chance = Chance::seeded(seed).fork();
        walk::<G>(seed, |step: Step<G>| {
            steps += 1;
            let differs = (0..4)
                .any(|_| G::resample(step.before, Viewer::Table, &mut chance) != *step.before);
            varied += usize::from(differs);
        });
    }
    let hides = G::ABOUT.hides;
    assert_eq!(hides, varied > 0, "{varied} of {steps} states vary");
    assert!(
        !hides || varied * 2 > steps,
        "only {varied} of {steps} states vary"
    );
}
