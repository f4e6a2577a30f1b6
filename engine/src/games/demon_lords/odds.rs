//! The chances of dice, exactly: a round, a fight, a duel, a desecration.

use super::cards::Effect;
use super::combat::{Muster, dice_count};
use super::data::MAX_DICE;

const MOST: usize = MAX_DICE as usize;
const SUMS: usize = 6 * MOST + 1;

/// In how many ways so many dice add up to a sum.
const WAYS: [[u32; SUMS]; MOST + 1] = {
    let mut ways = [[0; SUMS]; MOST + 1];
    ways[0][0] = 1;
    let mut dice = 1;
    while dice <= MOST {
        let mut sum = 1;
        while sum < SUMS {
            let mut face = 1;
            while face <= 6 && face <= sum {
                ways[dice][sum] += ways[dice - 1][sum - face];
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    ways
};

/// The chances that so many dice add up to more than so many others, to the same, to less.
const ROUNDS: [[[f64; 3]; MOST + 1]; MOST + 1] = {
    let mut rounds = [[[0.0; 3]; MOST + 1]; MOST + 1];
    let mut mine = 1;
    while mine <= MOST {
        let mut theirs = 1;
        while theirs <= MOST {
            rounds[mine][theirs] = compare(mine, theirs);
            theirs += 1;
        }
        mine += 1;
    }
    rounds
};

const fn compare(mine: usize, theirs: usize) -> [f64; 3] {
    let mut ways = [0u64; 3];
    let mut a = mine;
    while a <= 6 * mine {
        let mut b = theirs;
        while b <= 6 * theirs {
            let outcome = if a > b {
                0
            } else if a == b {
                1
            } else {
                2
            };
            ways[outcome] += WAYS[mine][a] as u64 * WAYS[theirs][b] as u64;
            b += 1;
        }
        a += 1;
    }
    let all = (ways[0] + ways[1] + ways[2]) as f64;
    [
        ways[0] as f64 / all,
        ways[1] as f64 / all,
        ways[2] as f64 / all,
    ]
}

/// How a fight may end. Pairs are the Brute's, then the Defender's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FightOdds {
    /// The chance of each side to hold the node alone; both may fall together (DL-15.25).
    pub wins: [f64; 2],
    /// Troops that each side has left, on average.
    pub left: [f64; 2],
}

/// The odds of all fights up to some size, with the same Avatars and Harvester on the node.
pub struct FightTable {
    width: usize,
    cells: Vec<FightOdds>,
}

impl FightTable {
    /// Round by round, the dice counted afresh each time (DL-8.13). The Troops of `muster` are
    /// the most that can be asked for.
    pub fn new(muster: Muster, effect: Option<Effect>) -> Self {
        let [brute, defender] = muster.troops.map(usize::from);
        let width = defender + 1;
        let mut cells: Vec<FightOdds> = Vec::with_capacity((brute + 1) * width);
        for a in 0..=brute {
            for d in 0..=defender {
                let troops = [a as u8, d as u8];
                let odds = if a == 0 || d == 0 {
                    decided(troops)
                } else {
                    let after = |lost: [usize; 2]| {
                        cells[a.saturating_sub(lost[0]) * width + d.saturating_sub(lost[1])]
                    };
                    one_round(Muster { troops, ..muster }, effect, after)
                };
                cells.push(odds);
            }
        }
        Self { width, cells }
    }

    /// Brute, then Defender.
    pub fn at(&self, troops: [u8; 2]) -> FightOdds {
        let [brute, defender] = troops.map(usize::from);
        self.cells[brute * self.width + defender]
    }
}

pub fn fight(muster: Muster, effect: Option<Effect>) -> FightOdds {
    FightTable::new(muster, effect).at(muster.troops)
}

fn decided([brute, defender]: [u8; 2]) -> FightOdds {
    FightOdds {
        wins: [brute, defender].map(|troops| f64::from(u8::from(troops > 0))),
        left: [brute, defender].map(f64::from),
    }
}

fn one_round(
    muster: Muster,
    effect: Option<Effect>,
    after: impl Fn([usize; 2]) -> FightOdds,
) -> FightOdds {
    let dice = muster
        .bonus(effect)
        .map(|bonus| usize::from(dice_count(&bonus)));
    let [win, tie, lose] = ROUNDS[dice[0]][dice[1]];
    let losses = match effect {
        Some(Effect::LossesPerRound(count)) => usize::from(count),
        _ => 1,
    };
    // A tie without losses only repeats the round.
    let (tie, whole) = match effect {
        Some(Effect::TieLoses) => (tie, 1.0),
        _ => (0.0, 1.0 - tie),
    };
    let outcomes = [
        (win, after([0, losses])),
        (tie, after([1, 1])),
        (lose, after([losses, 0])),
    ];
    let mean = |of: &dyn Fn(&FightOdds) -> f64| {
        let sum: f64 = outcomes
            .iter()
            .map(|(chance, odds)| chance * of(odds))
            .sum();
        sum / whole
    };
    FightOdds {
        wins: [0, 1].map(|side| mean(&|odds| odds.wins[side])),
        left: [0, 1].map(|side| mean(&|odds| odds.left[side])),
    }
}

/// How a duel may end. Pairs are the Brute's, then the Defender's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DuelOdds {
    pub wins: [f64; 2],
    /// The chance of each side to be beaten with too few Souls (DL-9.8).
    pub routs: [f64; 2],
    /// Souls that each side sacrifices, on average.
    pub paid: [f64; 2],
}

pub fn duel(dice: u8, harvesters: [u8; 2], souls: [u8; 2]) -> DuelOdds {
    let ways = &WAYS[usize::from(dice)];
    let mut odds = DuelOdds::default();
    let mut decided = 0.0;
    for (mine, &ways_mine) in ways.iter().enumerate() {
        for (theirs, &ways_theirs) in ways.iter().enumerate() {
            let totals = [
                mine + usize::from(harvesters[0]),
                theirs + usize::from(harvesters[1]),
            ];
            let weight = f64::from(ways_mine) * f64::from(ways_theirs);
            let loser = match totals[0].cmp(&totals[1]) {
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => continue,
            };
            let (damage, has) = (totals[0].abs_diff(totals[1]), usize::from(souls[loser]));
            decided += weight;
            odds.wins[1 - loser] += weight;
            odds.paid[loser] += weight * damage.min(has) as f64;
            if damage > has {
                odds.routs[loser] += weight;
            }
        }
    }
    for pair in [&mut odds.wins, &mut odds.routs, &mut odds.paid] {
        pair.iter_mut().for_each(|value| *value /= decided);
    }
    odds
}

/// The chance that two dice reach the target (DL-10.4).
pub fn desecration(target: u8) -> f64 {
    let ways = &WAYS[2];
    let reached: u32 = ways[usize::from(target)..].iter().sum();
    f64::from(reached) / f64::from(ways.iter().sum::<u32>())
}
