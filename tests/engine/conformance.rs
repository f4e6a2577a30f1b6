//! The conformance battery, for every game of the list.

use suites::battery;

macro_rules! suite {
    ($($module:ident: $game:ident),* $(,)?) => {
        $(mod $module {
            use super::battery;
            use engine::games::$module::$game;

            #[test]
            fn every_thing_has_its_place_in_the_reference() {
                battery::catalogue_is_whole::<$game>();
            }

            #[test]
            fn a_move_is_listed_exactly_if_it_is_accepted() {
                battery::listed_is_accepted::<$game>(0..40);
            }

            #[test]
            fn somebody_can_move_until_the_game_is_over() {
                battery::never_stuck::<$game>(0..40);
            }

            #[test]
            fn moves_options_and_positions_survive_json() {
                battery::survives_json::<$game>(0..20);
            }

            #[test]
            fn a_move_does_the_same_when_nobody_listens() {
                battery::deaf_is_the_same::<$game>(0..20);
            }

            #[test]
            fn sessions_refuse_undo_and_replay_exactly() {
                battery::sessions_hold::<$game>(0..12);
            }

            #[test]
            fn bots_choose_legal_moves_and_the_same_for_the_same_seed() {
                battery::bots_play_legal_moves::<$game>(0..3);
            }
        })*
    };
}

engine::for_each_game!(suite);
