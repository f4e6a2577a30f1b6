//! What a player may want to do, as it comes through the door.

use super::map::Node;
use super::state::{Phase, Piece};
use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[expect(
    clippy::enum_variant_names,
    reason = "to move is what Troops and Avatars do"
)]
pub enum Move {
    PlaceHarvester { node: Spot },
    PlacePortal { node: Spot },
    PlaceAvatar { node: Spot },
    Roll {},
    ChooseNumber { number: Whole },
    Spawn { node: Spot },
    Buy { piece: Piece, node: Spot },
    Ransom { piece: Piece, node: Spot },
    MoveTroops { from: Spot, to: Spot, count: Whole },
    MoveAvatar { to: Spot },
    Fight { node: Spot, defender: Whole },
    Duel { defender: Whole },
    Desecrate { node: Spot, with: Means },
    Retreat { node: Spot },
    EndPhase {},
}

/// Who tries to desecrate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Means {
    Avatar,
    Troops,
}

impl Means {
    pub const ALL: [Means; 2] = [Means::Avatar, Means::Troops];
}

impl Move {
    /// Whether the move belongs to the phase (DL-3.2).
    pub fn belongs_to(&self, phase: Phase) -> bool {
        match self {
            Move::PlaceHarvester { .. } => phase == Phase::SetupHarvester,
            Move::PlacePortal { .. } => phase == Phase::SetupPortal,
            Move::PlaceAvatar { .. } => phase == Phase::SetupAvatar,
            Move::Roll {} | Move::ChooseNumber { .. } => phase == Phase::Resource,
            Move::Spawn { .. } => phase == Phase::Spawn,
            Move::Buy { .. } | Move::Ransom { .. } => phase == Phase::Purchase,
            Move::MoveTroops { .. } | Move::MoveAvatar { .. } => phase == Phase::Movement,
            Move::Fight { .. } | Move::Duel { .. } | Move::Desecrate { .. } => {
                phase == Phase::Combat
            }
            Move::Retreat { .. } => phase == Phase::Retreat,
            Move::EndPhase {} => (Phase::Spawn..=Phase::Combat).contains(&phase),
        }
    }
}

/// A node as a move names it. An id that the board does not have is no malformed move: it is
/// refused by DL-1.5, so there is room for it here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(as = "Node"))]
pub struct Spot(pub Option<Node>);

/// Stands for any id that the board does not have.
const UNKNOWN: &str = "?";

impl From<Node> for Spot {
    fn from(node: Node) -> Self {
        Spot(Some(node))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.map_or(UNKNOWN, Node::id))
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Ok(Spot(Node::from_id(&id)))
    }
}

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
