//! The six dooms, each with its own set-up and its own turn.

mod aliens;
mod demons;
mod meteors;
pub mod mutants;
mod plague;
mod zombies;

use super::map::{Lands, Territory};
use super::play::Play;
use super::state::{Doom, SEATS};
use tinyvec::ArrayVec;

/// The doom's own set-up (SD-2.12).
pub fn set_up(play: &mut Play) {
    match play.state.doom {
        Some(Doom::Zombies) => zombies::set_up(play),
        Some(Doom::Plague) => plague::set_up(play),
        Some(Doom::Mutants) => mutants::set_up(play),
        Some(Doom::Aliens) => aliens::set_up(play),
        Some(Doom::Demons) => demons::set_up(play),
        Some(Doom::Meteors) | None => {} // SD-T.1
    }
}

/// What comes before movement and attack. Says whether the turn is over already.
pub fn begin(play: &mut Play) -> bool {
    match play.state.doom {
        Some(Doom::Zombies) => zombies::begin(play),
        Some(Doom::Mutants) => mutants::begin(play),
        Some(Doom::Aliens) => aliens::begin(play),
        Some(Doom::Demons) => demons::begin(play),
        Some(Doom::Meteors) => meteors::begin(play),
        Some(Doom::Plague) | None => false,
    }
}

/// A territory that was fallen when the step began moves so many armies.
pub fn move_from(play: &mut Play, land: Territory, armies: u16) {
    // The demons of a territory move one by one.
    let still_to_move = match play.state.doom {
        Some(Doom::Demons) => armies - 1,
        _ => 0,
    };
    play.state.apocalypse_mut().left[land] = still_to_move;
    match play.state.doom {
        Some(Doom::Zombies) => zombies::move_from(play, land, armies),
        Some(Doom::Mutants) => mutants::move_from(play, land, armies),
        Some(Doom::Aliens) => aliens::move_from(play, land, armies),
        Some(Doom::Demons) => demons::move_from(play, land),
        Some(Doom::Plague | Doom::Meteors) | None => {}
    }
}

/// What comes after the attacks. Says whether the turn is cut short.
pub fn end(play: &mut Play) -> bool {
    match play.state.doom {
        Some(Doom::Plague) => plague::end(play),
        _ => false,
    }
}

/// So many cards of different territories, in the order drawn (SD-0.4).
fn draw<const N: usize>(play: &mut Play) -> ArrayVec<[Territory; N]>
where
    [Territory; N]: tinyvec::Array<Item = Territory>,
{
    let mut cards = Lands::ALL;
    (0..N).map(|_| cards.draw(play.chance)).collect()
}

/// All armies and tokens leave the territory.
fn clear(play: &mut Play, land: Territory) {
    play.state.armies[land] = [0; SEATS];
    play.state.supplies[land] = 0;
    play.state.headquarters.remove(land);
}
