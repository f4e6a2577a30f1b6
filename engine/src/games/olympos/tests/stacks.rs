//! The row of all stacks behaves like 32 stacks.

use super::*;
use crate::games::olympos::settlers::Settlers;

#[test]
fn stacks_grow_and_shrink_apart_from_each_other() {
    let mut chance = Chance::seeded(7);
    let mut settlers = Settlers::NONE;
    let mut stacks: Vec<Vec<Seat>> = vec![Vec::new(); Territory::COUNT];
    let mut total = 0;
    for _ in 0..4000 {
        let place = Territory(chance.below(32) as u8);
        let stack = &mut stacks[place.index()];
        if total < 95 && chance.below(5) < 3 {
            let seat = Seat(chance.below(5) as u8);
            stack.push(seat);
            settlers.add(place, seat);
            total += 1;
        } else if !stack.is_empty() {
            let level = chance.below(stack.len() as u32) as usize;
            stack.remove(level);
            settlers.remove(place, level);
            total -= 1;
        }
        for territory in Territory::all() {
            assert_eq!(settlers.stack(territory), stacks[territory.index()]);
        }
    }
    // Equal stacks are equal, whatever happened before.
    let mut again = Settlers::NONE;
    for territory in Territory::all() {
        for &seat in &stacks[territory.index()] {
            again.add(territory, seat);
        }
    }
    assert_eq!(again, settlers);
}

#[test]
fn all_settlers_of_all_players_may_stand_on_one_territory() {
    let mut settlers = Settlers::NONE;
    for index in 0..95 {
        settlers.add(territory("thrace"), Seat(index % 5));
    }
    assert_eq!(settlers.stack(territory("thrace")).len(), 95);
    assert_eq!(settlers.count(Seat(4)), 19);
    assert_eq!(settlers.controller(territory("azaes")), None);
}

/// The state is small and flat: a clone is a copy of about a kilobyte.
#[test]
fn a_state_is_about_a_kilobyte() {
    assert!(size_of::<State>() <= 1080, "{} bytes", size_of::<State>());
}
