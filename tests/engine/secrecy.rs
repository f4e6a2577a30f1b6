//! Secrecy, for every game of the list.

use suites::secrets;

macro_rules! suite {
    ($($module:ident: $game:ident),* $(,)?) => {
        $(mod $module {
            use super::secrets;
            use engine::games::$module::$game;

            #[test]
            fn views_moves_and_previews_tell_nothing_hidden() {
                secrets::views_tell_nothing_hidden::<$game>(0..20);
            }

            #[test]
            fn events_tell_nothing_hidden() {
                secrets::events_tell_nothing_hidden::<$game>(0..20);
            }

            #[test]
            fn refusals_tell_nothing_hidden() {
                secrets::refusals_tell_nothing_hidden::<$game>(0..20);
            }

            #[test]
            fn undo_goes_exactly_as_far_as_nothing_was_learnt() {
                secrets::undo_goes_as_far_as_nothing_was_learnt::<$game>(0..20);
            }

            #[test]
            fn seats_said_to_keep_no_secret_keep_none() {
                secrets::open_seats_keep_no_secret::<$game>(0..20);
            }

            #[test]
            fn resampling_depends_on_nothing_hidden() {
                secrets::resampling_knows_nothing_hidden::<$game>(0..20);
            }

            #[test]
            fn resampling_really_varies() {
                secrets::resampling_varies::<$game>(0..20);
            }

            #[test]
            fn bots_know_nothing_hidden() {
                secrets::bots_know_nothing_hidden::<$game>(0..3);
            }
        })*
    };
}

engine::for_each_game!(suite);
