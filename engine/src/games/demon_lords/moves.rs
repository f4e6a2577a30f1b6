//! What a player may want to do, as it comes through the door.

use super::map::Node;
use super::state::{Phase, Piece};
use crate::kit::whole::Whole;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
