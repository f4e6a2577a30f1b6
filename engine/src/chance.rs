//! Dice, draws and shuffles. A seed means the same game on every machine and for ever, so the
//! generator (SplitMix64) and every way of drawing from it are written out here.

use std::fmt;
use std::sync::Arc;

/// Where the chance of a game comes from: first a script, if there is one, then a generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    word: u64,
    /// Shared, because a game keeps its chance at every moment; so many results are used up.
    script: Arc<[u32]>,
    used: usize,
    misfit: Option<Misfit>,
    drawn: Option<Vec<u32>>,
}

/// A scripted result that the draw it was meant for cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub result: u32,
    pub below: u32,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the script says {} where a result below {} is drawn",
            self.result, self.below
        )
    }
}

impl Chance {
    pub fn seeded(seed: u64) -> Self {
        Self {
            word: seed,
            script: Arc::default(),
            used: 0,
            misfit: None,
            drawn: None,
        }
    }

    /// Results of `below` in order; when they run out the generator takes over.
    pub fn scripted(script: impl IntoIterator<Item = u32>, seed: u64) -> Self {
        Self {
            script: script.into_iter().collect(),
            ..Self::seeded(seed)
        }
    }

    /// A seed from the system.
    pub fn fresh_seed() -> Result<u64, getrandom::Error> {
        getrandom::u64()
    }

    /// Keeps the results of all draws from here on; see [`Chance::take_drawn`].
    pub fn recording(mut self) -> Self {
        self.drawn = Some(Vec::new());
        self
    }

    /// The results drawn since the last call, if they are kept.
    pub fn take_drawn(&mut self) -> Vec<u32> {
        self.drawn.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The generator's word: with the rest of the script all that there is to keep.
    pub fn word(&self) -> u64 {
        self.word
    }

    pub fn script(&self) -> impl ExactSizeIterator<Item = u32> + '_ {
        self.script[self.used..].iter().copied()
    }

    /// The first scripted result that did not fit, if any: what was played with it is void.
    pub fn misfit(&self) -> Option<Misfit> {
        self.misfit
    }

    /// Another stream, for bots and guesses, so that thinking never changes the game's dice.
    pub fn fork(&mut self) -> Self {
        Self::seeded(self.next())
    }

    fn next(&mut self) -> u64 {
        self.word = self.word.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.word;
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n` − 1. `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        let scripted = self.script.get(self.used).copied();
        self.used += usize::from(scripted.is_some());
        let result = match scripted {
            Some(result) if result < n => result,
            Some(result) => {
                self.misfit.get_or_insert(Misfit { result, below: n });
                0
            }
            None => (((self.next() >> 32) * u64::from(n)) >> 32) as u32,
        };
        if let Some(drawn) = &mut self.drawn {
            drawn.push(result);
        }
        result
    }

    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// One element; nothing is drawn if there is only one. The list must not be empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        match list {
            [only] => *only,
            _ => list[self.below(list.len() as u32) as usize],
        }
    }

    /// `k` picks without putting back; the rest keeps its order.
    pub fn draw<T: Copy>(&mut self, list: &mut Vec<T>, k: usize) -> Vec<T> {
        (0..k)
            .map(|_| {
                let index = if list.len() == 1 {
                    0
                } else {
                    self.below(list.len() as u32) as usize
                };
                list.remove(index)
            })
            .collect()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// A word as it stands in JSON: 16 lower-case hex digits.
pub fn word_to_hex(word: u64) -> String {
    format!("{word:016x}")
}

/// Reads what [`word_to_hex`] writes, and nothing else.
pub fn word_from_hex(text: &str) -> Option<u64> {
    let well_formed = text.len() == 16
        && text
            .bytes()
            .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    well_formed
        .then(|| u64::from_str_radix(text, 16).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// seed, first three words, twelve dice, shuffle of 0…9, word after that shuffle
    type Vector = (u64, [u64; 3], [u8; 12], [u8; 10], u64);

    const VECTORS: [Vector; 3] = [
        (
            0,
            [0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f],
            [6, 3, 1, 6, 1, 2, 2, 5, 2, 6, 3, 5],
            [4, 9, 2, 5, 1, 7, 6, 0, 3, 8],
            0x8ff34785799e5cbd,
        ),
        (
            1,
            [0x910a2dec89025cc1, 0xbeeb8da1658eec67, 0xf893a2eefb32555e],
            [4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4],
            [9, 0, 1, 4, 8, 2, 3, 7, 6, 5],
            0x8ff34785799e5cbe,
        ),
        (
            0xdeadbeefcafef00d,
            [0x901d4f652fb472cb, 0xa7ce246440f74527, 0x19b40bbbb9380d34],
            [4, 4, 1, 6, 3, 1, 5, 6, 2, 5, 4, 6],
            [1, 4, 8, 3, 7, 2, 6, 0, 9, 5],
            0x6ea10675449d4cca,
        ),
    ];

    #[test]
    fn the_generator_gives_its_test_vectors() {
        for (seed, words, dice, shuffled, after) in VECTORS {
            let mut chance = Chance::seeded(seed);
            assert_eq!(words, [chance.next(), chance.next(), chance.next()]);
            let mut chance = Chance::seeded(seed);
            assert_eq!(dice, std::array::from_fn(|_| chance.die()));
            let mut chance = Chance::seeded(seed);
            let mut list = std::array::from_fn(|i| i as u8);
            chance.shuffle(&mut list);
            assert_eq!(list, shuffled);
            assert_eq!(chance.word(), after);
        }
    }

    #[test]
    fn picking_from_one_draws_nothing() {
        let mut chance = Chance::seeded(5);
        assert_eq!(chance.pick(&[7]), 7);
        assert_eq!(chance.draw(&mut vec![7], 1), [7]);
        assert_eq!(chance.word(), 5);
    }

    #[test]
    fn a_draw_keeps_the_order_of_the_rest() {
        let mut list = vec!['a', 'b', 'c', 'd'];
        assert_eq!(Chance::scripted([2, 0], 0).draw(&mut list, 2), ['c', 'a']);
        assert_eq!(list, ['b', 'd']);
    }

    #[test]
    fn a_script_runs_out_into_the_generator() {
        let mut chance = Chance::scripted([5, 0], 1).recording();
        let dice: [u8; 4] = std::array::from_fn(|_| chance.die());
        assert_eq!(dice, [6, 1, 4, 5]);
        assert_eq!(chance.take_drawn(), [5, 0, 3, 4]);
        assert_eq!(chance.misfit(), None);
    }

    #[test]
    fn a_scripted_result_out_of_range_is_reported() {
        let mut chance = Chance::scripted([6], 1);
        chance.die();
        assert_eq!(
            chance.misfit(),
            Some(Misfit {
                result: 6,
                below: 6
            })
        );
    }

    #[test]
    fn words_are_sixteen_lower_case_hex_digits() {
        assert_eq!(word_to_hex(0x174), "0000000000000174");
        assert_eq!(word_from_hex("0000000000000174"), Some(0x174));
        for bad in [
            "174",
            "000000000000017g",
            "000000000000017A",
            "+000000000000174",
            "",
        ] {
            assert_eq!(word_from_hex(bad), None, "{bad}");
        }
    }
}
