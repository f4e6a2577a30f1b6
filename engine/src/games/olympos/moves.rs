//! What a player may do.

use super::cards::Card;
use super::data::{Resource, Units, Wonder};
use super::development::Slot;
use super::map::Space;
use super::state::{Phase, State};
use super::{destiny, discovery, expansion, gods, setup, wonder};
use crate::kit::keys::given;
use crate::refusal::{Param, Refusal};
use crate::seat::{Seat, Seats};
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

/// `cost` is the whole cost in action points before hourglasses; it is part of a move so that a
/// list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    remote = "Self",
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Move {
    Cross {
        space: Space,
    },
    Expand {
        from: Origin,
        /// The height of the settler in its stack, 0 at the bottom; left out for a new one.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "given_count"
        )]
        #[cfg_attr(feature = "tools", ts(optional))]
        level: Option<u8>,
        to: Space,
        #[serde(deserialize_with = "count")]
        cost: u8,
    },
    Discover {
        slot: Slot,
        spend: Spend,
        /// For Money and Agriculture; left out for the others.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "given"
        )]
        #[cfg_attr(feature = "tools", ts(optional))]
        variant: Option<Resource>,
        #[serde(deserialize_with = "count")]
        cost: u8,
    },
    Build {
        wonder: Wonder,
        athena: bool,
        #[serde(deserialize_with = "count")]
        star_cards: u8,
        #[serde(deserialize_with = "count")]
        cost: u8,
    },
    PlayDestiny {
        card: Card,
    },
    Pass {},
    Wait {},
    Bonus {
        #[serde(deserialize_with = "count")]
        index: u8,
    },
    TakeCube {
        resource: Resource,
    },
    KeepDestiny {
        card: Card,
    },
    EndTurn {},
    Favour {
        #[serde(deserialize_with = "count")]
        count: u8,
    },
    RemoveSettler {
        space: Space,
        #[serde(deserialize_with = "count")]
        level: u8,
    },
}

/// Where a settler comes from: `new`, or a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(type = "string"))]
pub enum Origin {
    New,
    Space(Space),
}

/// The cubes that a discovery is paid with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "tools",
    derive(ts_rs::TS),
    ts(type = "{ grain?: number, stone?: number, wood?: number, gold?: number }")
)]
pub struct Spend(pub Units);

pub fn to_act(state: &State) -> Seats {
    state.to_act.map_or(Seats::NONE, Seats::only)
}

pub fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if state.to_act != Some(seat) {
        return;
    }
    match state.phase {
        Phase::Crosses => moves.extend(setup::closable(state).map(|territory| Move::Cross {
            space: territory.space(),
        })),
        Phase::Turn => {
            let before = moves.len();
            list_actions(state, seat, moves);
            if state.final_turn {
                moves.push(Move::Pass {});
            } else if moves.len() == before {
                moves.push(Move::Wait {});
            }
            destiny::list(state, seat, moves);
        }
        Phase::Oracle(cards) => {
            let seen = Card::all().filter(|card| cards.contains(card));
            moves.extend(seen.map(|card| Move::KeepDestiny { card }));
        }
        Phase::TakeCube(_) => {
            let left = state.cubes_left();
            let there = Resource::ALL.into_iter().filter(|&kind| left.get(kind) > 0);
            moves.extend(there.map(|resource| Move::TakeCube { resource }));
        }
        Phase::Bonus { slot, cost } => {
            let spaces = 0..slot.bonuses().len() as u8;
            let open =
                spaces.filter(|&i| discovery::check_bonus(state, seat, slot, cost, i).is_ok());
            moves.extend(open.map(|index| Move::Bonus { index }));
        }
        Phase::After => {
            destiny::list(state, seat, moves);
            moves.push(Move::EndTurn {});
        }
        Phase::Favour => {
            let held = state.player(seat).cards(Card::FAVOUR);
            moves.extend((0..=held).map(|count| Move::Favour { count }));
        }
        Phase::Hades => gods::list_victims(state, seat, moves),
        Phase::Over => {}
    }
}

fn list_actions(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    expansion::list(state, seat, moves);
    discovery::list(state, seat, moves);
    wonder::list(state, seat, moves);
}

/// The tests in the order of the rules: the first that fails is cited.
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    let Some(to_act) = state.to_act else {
        return Err(Refusal::new("OL-10.6"));
    };
    if seat != to_act {
        return Err(Refusal::new("OL-3.1").with("seat", Param::Seat(to_act)));
    }
    match (state.phase, *mv) {
        (Phase::Crosses, Move::Cross { space }) => setup::check_cross(state, space),
        (
            Phase::Turn,
            Move::Expand {
                from,
                level,
                to,
                cost,
            },
        ) => expansion::check(state, seat, from, level, to, cost),
        (
            Phase::Turn,
            Move::Discover {
                slot,
                spend,
                variant,
                cost,
            },
        ) => discovery::check(state, seat, slot, spend, variant, cost),
        (
            Phase::Turn,
            Move::Build {
                wonder,
                athena,
                star_cards,
                cost,
            },
        ) => wonder::check(state, seat, wonder, athena, star_cards, cost),
        (Phase::Turn | Phase::After, Move::PlayDestiny { card }) => {
            destiny::check(state, seat, card)
        }
        (Phase::Turn, Move::Pass {}) if state.final_turn => Ok(()),
        (Phase::Turn, Move::Pass {}) => Err(Refusal::new("OL-10.1")),
        (Phase::Turn, Move::Wait {}) => check_wait(state, seat),
        (Phase::Bonus { slot, cost }, Move::Bonus { index }) => {
            discovery::check_bonus(state, seat, slot, cost, index)
        }
        (Phase::TakeCube(_), Move::TakeCube { resource }) => check_cube(state, resource),
        (Phase::Oracle(cards), Move::KeepDestiny { card }) if cards.contains(&card) => Ok(()),
        (Phase::Oracle(_), Move::KeepDestiny { card }) => {
            Err(Refusal::new("OL-12.3").with("card", Param::Id(card.id())))
        }
        (Phase::After, Move::EndTurn {}) => Ok(()),
        (Phase::Favour, Move::Favour { count }) => gods::check_favours(state, seat, count),
        (Phase::Hades, Move::RemoveSettler { space, level }) => {
            gods::check_victim(state, seat, space, level)
        }
        (_, Move::PlayDestiny { .. }) => Err(Refusal::new("OL-8.4")),
        (phase, _) => Err(Refusal::new("OL-3.12").case(phase.name())),
    }
}

/// OL-3.11: only who can do nothing else waits.
fn check_wait(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.final_turn {
        return Err(Refusal::new("OL-3.11").case("final"));
    }
    let mut actions = Vec::new();
    list_actions(state, seat, &mut actions);
    if actions.is_empty() {
        Ok(())
    } else {
        Err(Refusal::new("OL-3.11").with("actions", Param::Number(actions.len() as i32)))
    }
}

fn check_cube(state: &State, resource: Resource) -> Result<(), Refusal> {
    if state.cubes_left().get(resource) > 0 {
        Ok(())
    } else {
        Err(Refusal::new("OL-1.11").with("resource", Param::Id(resource.id())))
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Move::serialize(self, serializer)
    }
}

/// A move has its level exactly if it starts from a space.
impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mv = Move::deserialize(deserializer)?;
        match mv {
            Move::Expand { from, level, .. } if (from == Origin::New) == level.is_some() => Err(
                de::Error::custom("a settler on the map has a level, a new one has none"),
            ),
            _ => Ok(mv),
        }
    }
}

/// A whole number from 0 up. What is beyond every count of the game is as wrong as any other
/// wrong number, so it may stand for it.
fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = u64::deserialize(deserializer)?;
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

fn given_count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    count(deserializer).map(Some)
}

const NEW: &str = "new";

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Origin::New => serializer.serialize_str(NEW),
            Origin::Space(space) => space.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        if id == NEW {
            return Ok(Origin::New);
        }
        let space = Space::from_id(&id).map(Origin::Space);
        space.ok_or_else(|| de::Error::custom(format!("no space has the id {id}")))
    }
}

/// Only the resources of which there are any.
impl Serialize for Spend {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for resource in Resource::ALL {
            let n = self.0.get(resource);
            if n > 0 {
                map.serialize_entry(resource.id(), &n)?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Spend {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(SpendVisitor)
    }
}

struct SpendVisitor;

impl<'de> Visitor<'de> for SpendVisitor {
    type Value = Spend;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("cubes by resource, at least one of each that is named")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Spend, A::Error> {
        let mut spend = Units::default();
        while let Some((resource, n)) = map.next_entry::<Resource, u64>()? {
            if n == 0 {
                return Err(de::Error::custom(
                    "a resource of which none is spent is left out",
                ));
            }
            // More than there are of a colour are refused, however many.
            let n = n.min(u64::from(u8::MAX / 4)) as u8;
            spend = Units::each(|other| {
                if other == resource {
                    n
                } else {
                    spend.get(other)
                }
            });
        }
        Ok(Spend(spend))
    }
}
