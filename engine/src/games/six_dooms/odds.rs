//! The chances of a roll, exactly: both sides re-roll as the order `auto` does (SD-5.28).

use super::combat::{compare, wants_reroll};
use super::dice::sort;
use super::state::{Dice, Side};
use std::sync::OnceLock;

const FACES: usize = 6;
/// Sides of a roll have at most so many dice that count.
const MOST: usize = 3;

/// The dice of one side: how many are thrown, how many of them count, how many may be re-rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    pub thrown: u8,
    pub kept: u8,
    pub rerolls: u8,
}

/// The chance of so many successes of the attacker in pairs, and so many of the defender.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds([[f64; MOST + 1]; MOST + 1]);

impl Odds {
    /// Every outcome that can be: successes, failures and their chance.
    pub fn outcomes(&self) -> impl Iterator<Item = (u8, u8, f64)> + '_ {
        let row = |successes: usize| {
            let chances = self.0[successes].iter().enumerate();
            chances.map(move |(failures, &chance)| (successes as u8, failures as u8, chance))
        };
        (0..=MOST)
            .flat_map(row)
            .filter(|&(_, _, chance)| chance > 0.0)
    }

    pub fn mean(&self, of: impl Fn(u8, u8) -> f64) -> f64 {
        self.outcomes()
            .map(|(successes, failures, chance)| chance * of(successes, failures))
            .sum()
    }
}

/// All kinds of hands that there are.
const HANDS: usize = 17;

impl Hand {
    /// Of plain hands up to three dice count, and up to two are rolled again. Rioters throw one
    /// die more than the one or two that count, and behind a barricade re-roll one. A demon
    /// throws two more, and re-rolls none.
    fn place(self) -> usize {
        let [kept, spare, rerolls] =
            [self.kept, self.thrown - self.kept, self.rerolls].map(usize::from);
        match spare {
            0 => kept * MOST + rerolls,
            1 => 12 + 2 * (kept - 1) + rerolls,
            _ => 16,
        }
    }
}

/// Before any die is rolled. Worked out once for every kind of roll.
pub fn of_hands(attack: Hand, defence: Hand, ties: Option<Side>) -> &'static Odds {
    static TABLE: [OnceLock<Odds>; HANDS * HANDS * 3] =
        [const { OnceLock::new() }; HANDS * HANDS * 3];
    let tie = match ties {
        None => 0,
        Some(Side::Attack) => 1,
        Some(Side::Defence) => 2,
    };
    TABLE[(attack.place() * HANDS + defence.place()) * 3 + tie].get_or_init(|| {
        let mut table = Table::new(attack.kept, defence.kept, ties);
        let defences = falls(defence);
        for (mine, chance) in falls(attack) {
            for (theirs, other) in &defences {
                table.add(&mine, theirs, chance * other);
            }
        }
        table.settle(attack.rerolls, defence.rerolls)
    })
}

/// From dice that lie on the table. `forced`: the side that re-rolls its lowest die at once,
/// whether it is wise or not.
pub fn of_dice(
    attack: &Dice,
    defence: &Dice,
    rerolls: [u8; 2],
    ties: Option<Side>,
    forced: Option<Side>,
) -> Odds {
    let mut table = Table::new(attack.len() as u8, defence.len() as u8, ties);
    let faces = FACES as f64;
    match forced {
        None => table.add(attack, defence, 1.0),
        Some(Side::Attack) => {
            rerolled(attack).for_each(|attack| table.add(&attack, defence, 1.0 / faces))
        }
        Some(Side::Defence) => {
            rerolled(defence).for_each(|defence| table.add(attack, &defence, 1.0 / faces))
        }
    }
    table.settle(rerolls[0], rerolls[1])
}

/// The dice after the lowest has been rolled again, for every face.
fn rerolled(dice: &Dice) -> impl Iterator<Item = Dice> + '_ {
    (1..=FACES as u8).map(|face| {
        let mut after = *dice;
        after.pop();
        after.push(face);
        sort(&mut after);
        after
    })
}

/// All falls of a hand, with the dice that count and their chances.
fn falls(hand: Hand) -> Vec<(Dice, f64)> {
    let ways = FACES.pow(u32::from(hand.thrown));
    let mut chances = vec![0.0; FACES.pow(u32::from(hand.kept))];
    for way in 0..ways {
        let mut dice = dice_of(way, hand.thrown);
        sort(&mut dice);
        dice.truncate(usize::from(hand.kept));
        chances[number_of(&dice)] += 1.0 / ways as f64;
    }
    let possible = chances.into_iter().enumerate();
    possible
        .filter(|&(_, chance)| chance > 0.0)
        .map(|(number, chance)| (dice_of(number, hand.kept), chance))
        .collect()
}

/// The dice as the digits of a number.
fn dice_of(mut number: usize, count: u8) -> Dice {
    (0..count)
        .map(|_| {
            let face = number % FACES;
            number /= FACES;
            face as u8 + 1
        })
        .collect()
}

fn number_of(dice: &Dice) -> usize {
    dice.iter()
        .rev()
        .fold(0, |number, &face| number * FACES + usize::from(face - 1))
}

/// The chance of every fall of the dice of both sides.
struct Table {
    count: [u8; 2],
    ties: Option<Side>,
    chances: Vec<f64>,
}

impl Table {
    fn new(attack: u8, defence: u8, ties: Option<Side>) -> Self {
        let cells = FACES.pow(u32::from(attack + defence));
        Self {
            count: [attack, defence],
            ties,
            chances: vec![0.0; cells],
        }
    }

    fn width(&self) -> usize {
        FACES.pow(u32::from(self.count[1]))
    }

    fn add(&mut self, attack: &Dice, defence: &Dice, chance: f64) {
        let cell = number_of(attack) * self.width() + number_of(defence);
        self.chances[cell] += chance;
    }

    /// All falls that can be, with their chances.
    fn falls(&self) -> impl Iterator<Item = (Dice, Dice, f64)> + '_ {
        let width = self.width();
        let possible = self.chances.iter().enumerate();
        possible
            .filter(|&(_, &chance)| chance > 0.0)
            .map(move |(cell, &chance)| {
                let [attack, defence] = self.count;
                (
                    dice_of(cell / width, attack),
                    dice_of(cell % width, defence),
                    chance,
                )
            })
    }

    /// The attacker's re-rolls first, then the defender's (SD-5.22).
    fn settle(mut self, attack: u8, defence: u8) -> Odds {
        for (side, rerolls) in [(Side::Attack, attack), (Side::Defence, defence)] {
            for _ in 0..rerolls {
                self = self.after_reroll(side);
            }
        }
        let mut odds = Odds::default();
        for (attack, defence, chance) in self.falls() {
            let pairs = compare(&attack, &defence, self.ties);
            odds.0[usize::from(pairs.successes)][usize::from(pairs.failures)] += chance;
        }
        odds
    }

    fn after_reroll(&self, side: Side) -> Self {
        let mut after = Self::new(self.count[0], self.count[1], self.ties);
        for (attack, defence, chance) in self.falls() {
            let has_dice = match side {
                Side::Attack => !attack.is_empty(),
                Side::Defence => !defence.is_empty(),
            };
            let each = chance / FACES as f64;
            match side {
                _ if !has_dice || !wants_reroll(&attack, &defence, self.ties, side) => {
                    after.add(&attack, &defence, chance)
                }
                Side::Attack => rerolled(&attack).for_each(|dice| after.add(&dice, &defence, each)),
                Side::Defence => {
                    rerolled(&defence).for_each(|dice| after.add(&attack, &dice, each))
                }
            }
        }
        after
    }
}
