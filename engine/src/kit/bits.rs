//! Sets as bits.

/// The places of the bits that are set, upwards.
pub fn ones(mut bits: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros() as u8;
        (bits != 0).then(|| {
            bits &= bits - 1;
            place
        })
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn ones_are_listed_upwards() {
        assert_eq!(super::ones(0b1000_0101).collect::<Vec<_>>(), [0, 2, 7]);
        assert_eq!(super::ones(1 << 31).collect::<Vec<_>>(), [31]);
        assert_eq!(super::ones(0).count(), 0);
    }
}
