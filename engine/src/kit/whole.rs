//! Whole numbers as a caller may write them.

use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A whole number of any size and sign. What is beyond an `i32` is kept as its nearest: far out
/// of every range that a rule allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Whole(pub i32);

impl Whole {
    /// The number, if it is as small as the things that are counted here.
    pub fn small(self) -> Option<u8> {
        u8::try_from(self.0).ok()
    }
}

impl From<u8> for Whole {
    fn from(number: u8) -> Self {
        Whole(i32::from(number))
    }
}

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyWhole;

        impl Visitor<'_> for AnyWhole {
            type Value = Whole;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a whole number")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Whole, E> {
                let near = number.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                Ok(Whole(near as i32))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Whole, E> {
                Ok(Whole(number.min(i32::MAX as u64) as i32))
            }

            /// Very large whole numbers arrive here; from this size on all are whole.
            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Whole, E> {
                const ALL_WHOLE: f64 = (1u64 << 53) as f64;
                if number.abs() >= ALL_WHOLE {
                    Ok(Whole(number as i32))
                } else {
                    Err(E::invalid_type(Unexpected::Float(number), &self))
                }
            }
        }

        deserializer.deserialize_any(AnyWhole)
    }
}

/// For a field that is no more than its number.
pub fn nearest<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    Whole::deserialize(deserializer).map(|number| number.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_str};

    fn read(text: &str) -> Option<i32> {
        nearest(from_str::<Value>(text).unwrap()).ok()
    }

    #[test]
    fn every_whole_number_is_read_and_nothing_else() {
        assert_eq!(read("-3"), Some(-3));
        assert_eq!(read("3000000000"), Some(i32::MAX));
        assert_eq!(read("-3000000000"), Some(i32::MIN));
        assert_eq!(read("1e300"), Some(i32::MAX));
        for text in ["0.5", "\"3\"", "null", "[3]"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
