//! A force in JSON: a seat, or `"apocalytes"`.

use super::state::Force;
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Apocalytes,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SeatOrWord {
    Seat(Seat),
    Word(Word),
}

impl Serialize for Force {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Force::Player(seat) => SeatOrWord::Seat(seat),
            Force::Apocalytes => SeatOrWord::Word(Word::Apocalytes),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Force {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match SeatOrWord::deserialize(deserializer)? {
            SeatOrWord::Seat(seat) => Force::Player(seat),
            SeatOrWord::Word(Word::Apocalytes) => Force::Apocalytes,
        })
    }
}
