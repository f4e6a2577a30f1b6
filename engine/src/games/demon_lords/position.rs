//! The full state in readable JSON. One written by hand may leave out what goes without saying.

use super::cards::Card;
use super::data::{SEATS, SOULS};
use super::form::check_form;
use super::map::Node;
use super::nodes::Nodes;
use super::options::{Attempts, First, Options};
use super::requirements::{self, Report};
use super::score::{GameResult, result};
use super::state::{Lord, Pending, Phase, Piece, State, Throw, TurnState, Variant};
use super::view::{PendingView, first_rolls, node_view, pending_view, seat_view, turn_view};
use crate::game::{Broken, Loaded};
use crate::kit::keys::given;
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts are wider here than in the game, so that too many of a thing is told as that.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[cfg_attr(feature = "tools", ts(optional_fields = nullable))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    #[serde(default, deserialize_with = "given")]
    pub game: Option<String>,
    #[serde(default, deserialize_with = "given")]
    pub version: Option<u32>,
    pub players: u8,
    #[serde(default, deserialize_with = "given")]
    pub options: Option<Options>,
    #[serde(default, deserialize_with = "given")]
    pub order: Option<Vec<Seat>>,
    #[serde(default, deserialize_with = "given")]
    pub first_rolls: Option<Vec<Vec<(Seat, u8)>>>,
    #[serde(default, deserialize_with = "given")]
    pub round: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub turn: Option<u32>,
    #[serde(default)]
    pub brute: Option<Seat>,
    #[serde(default)]
    pub to_act: Option<Seat>,
    pub phase: Phase,
    #[serde(default, deserialize_with = "given")]
    pub placed: Option<u32>,
    pub seats: Vec<SeatPosition>,
    #[serde(default, deserialize_with = "given")]
    pub nodes: Option<BTreeMap<Node, NodePosition>>,
    #[serde(default, deserialize_with = "given")]
    pub deck: Option<Vec<Card>>,
    #[serde(default)]
    pub event: Option<Card>,
    #[serde(default, deserialize_with = "given")]
    pub seen: Option<u32>,
    #[serde(default)]
    pub turn_state: Option<TurnPosition>,
    #[serde(default)]
    pub pending: Option<PendingView>,
    #[serde(default)]
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[cfg_attr(feature = "tools", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    #[serde(default, deserialize_with = "given")]
    pub alive: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    pub storage: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub hell: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub harvesters: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub portals: Option<u32>,
    #[serde(default)]
    pub avatar: Option<Node>,
    #[serde(default, deserialize_with = "given")]
    pub banished: Option<u32>,
    #[serde(default)]
    pub out: Option<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[cfg_attr(feature = "tools", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct NodePosition {
    #[serde(default)]
    pub harvester: Option<Seat>,
    #[serde(default)]
    pub portal: Option<Seat>,
    #[serde(default, deserialize_with = "given")]
    pub troops: Option<Vec<u32>>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[cfg_attr(feature = "tools", ts(optional_fields = nullable))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnPosition {
    #[serde(default, deserialize_with = "given")]
    pub numbers: Option<Vec<u8>>,
    #[serde(default, deserialize_with = "given")]
    pub spawned: Option<BTreeMap<Node, u32>>,
    #[serde(default, deserialize_with = "given")]
    pub spawned_total: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub spent: Option<BTreeMap<Node, Vec<u32>>>,
    #[serde(default, deserialize_with = "given")]
    pub moved_total: Option<u32>,
    #[serde(default, deserialize_with = "given")]
    pub avatar_moved: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    pub avatar_beaten: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    pub duelled: Option<Vec<Seat>>,
    #[serde(default, deserialize_with = "given")]
    pub attempted: Option<Vec<Node>>,
}

pub fn position(options: &Options, state: &State) -> Position {
    Position {
        game: Some(super::ID.to_owned()),
        version: Some(super::VERSION),
        players: state.players,
        options: Some(options.clone()),
        order: Some(state.order().collect()),
        first_rolls: Some(first_rolls(state)),
        round: Some(state.round),
        turn: Some(state.turn),
        brute: state.brute,
        to_act: state.to_act(),
        phase: state.phase,
        placed: Some(state.placed),
        seats: state
            .seats()
            .map(|seat| seat_position(state, seat))
            .collect(),
        nodes: Some(
            Node::all()
                .map(|node| (node, node_position(state, node)))
                .collect(),
        ),
        deck: Some(state.deck.to_vec()),
        event: state.event,
        seen: Some(state.seen),
        turn_state: turn_position(state),
        pending: pending_view(state),
        result: result(state),
    }
}

fn seat_position(state: &State, seat: Seat) -> SeatPosition {
    let view = seat_view(state, seat);
    SeatPosition {
        alive: Some(view.alive),
        storage: Some(u32::from(view.storage)),
        hell: Some(u32::from(view.hell)),
        harvesters: Some(u32::from(view.harvesters)),
        portals: Some(u32::from(view.portals)),
        avatar: view.avatar,
        banished: Some(view.banished),
        out: view.out,
    }
}

fn node_position(state: &State, node: Node) -> NodePosition {
    let view = node_view(state, node);
    NodePosition {
        harvester: view.harvester,
        portal: view.portal,
        troops: Some(view.troops.into_iter().map(u32::from).collect()),
    }
}

fn turn_position(state: &State) -> Option<TurnPosition> {
    let view = turn_view(state)?;
    let by_node = |node: Node| Some((node, u32::from(*view.spawned.get(node.id())?)));
    let steps = |node: Node| {
        let steps = view.spent.get(node.id())?;
        Some((node, steps.iter().map(|&count| u32::from(count)).collect()))
    };
    Some(TurnPosition {
        numbers: Some(view.numbers),
        spawned: Some(Node::all().filter_map(by_node).collect()),
        spawned_total: Some(view.spawned_total),
        spent: Some(Node::all().filter_map(steps).collect()),
        moved_total: Some(view.moved_total),
        avatar_moved: Some(view.avatar_moved),
        avatar_beaten: Some(view.avatar_beaten),
        duelled: Some(view.duelled),
        attempted: Some(view.attempted),
    })
}

pub fn from_position(position: Position) -> Result<Loaded<super::DemonLords>, Vec<Broken>> {
    let mut report = Report::default();
    check_form(&position, &mut report);
    report.done()?;
    let players = usize::from(position.players);
    let options = position.options.clone().unwrap_or_default();
    let Ok(options) = options.resolve(players) else {
        report.require("1", false, "`first` is \"roll\" or a seat of the table");
        return Err(report.done().err().unwrap_or_default());
    };
    let state = state_of(&position, &options);
    requirements::check_all(&position, &options, &state, &mut report);
    report.done()?;
    Ok(Loaded {
        options,
        state,
        warnings: Vec::new(),
    })
}

impl Variant {
    pub fn of(options: &Options, players: usize) -> Self {
        Self {
            world_events: options.world_events,
            repeat: options.desecration == Attempts::Repeat,
            round_limit: options.round_limit_for(players),
        }
    }
}

/// The state that a position of sound form describes, what is left out filled in.
fn state_of(position: &Position, options: &Options) -> State {
    let begun = u32::from(!position.phase.is_setup());
    let first = match (&position.order, options.first) {
        (Some(order), _) => order.first().copied().unwrap_or(Seat(0)),
        (None, First::Seat(seat)) => seat,
        (None, First::Roll) => Seat(0),
    };
    let mut lords = [Lord::NEW; SEATS];
    for (index, seat) in position.seats.iter().enumerate() {
        lords[index] = lord_of(position, Seat(index as u8), seat);
    }
    let others = || Card::all().filter(|&card| position.event != Some(card));
    let deck = match &position.deck {
        Some(deck) => deck.iter().copied().take(Card::all().len()).collect(),
        None => others().collect(),
    };
    State {
        variant: Variant::of(options, usize::from(position.players)),
        players: position.players,
        first,
        first_rolls: position
            .first_rolls
            .iter()
            .flatten()
            .map(|rolls| throw(rolls))
            .collect(),
        round: position.round.unwrap_or(begun),
        turn: position.turn.unwrap_or(begun),
        phase: position.phase,
        placed: position.placed.unwrap_or(0),
        brute: position.brute,
        lords,
        deck,
        event: position.event,
        seen: position.seen.unwrap_or(u32::from(position.event.is_some())),
        turn_state: turn_of(position.turn_state.clone().unwrap_or_default()),
        pending: position.pending.as_ref().map(|pending| Pending {
            seat: pending.seat,
            from: pending.from,
            nodes: pending.nodes.iter().copied().collect(),
        }),
    }
}

/// A count that fits, or the largest: then it is too many for every requirement.
fn byte(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

pub fn throw(rolls: &[(Seat, u8)]) -> Throw {
    rolls.iter().fold(Throw::default(), |throw, &(seat, face)| {
        throw.with(seat, face)
    })
}

fn lord_of(position: &Position, seat: Seat, given: &SeatPosition) -> Lord {
    let mut lord = Lord::NEW;
    for (&node, here) in position.nodes.iter().flatten() {
        let troops = here.troops.iter().flatten().nth(seat.index());
        lord.set_troops(node, byte(troops.copied().unwrap_or(0)));
        for piece in Piece::ALL {
            if here.owner(piece) == Some(seat) {
                let pieces = lord.pieces_mut(piece);
                *pieces = pieces.with(node);
            }
        }
    }
    let hell = given.hell.unwrap_or(0);
    let left = u64::from(SOULS).saturating_sub(u64::from(hell) + u64::from(lord.all_troops()));
    lord.hell = byte(hell);
    lord.storage = given.storage.map_or(left as u8, byte);
    lord.avatar = given.avatar;
    lord.banished = given.banished.unwrap_or(0);
    lord.out = given.out;
    lord
}

impl NodePosition {
    pub fn owner(&self, piece: Piece) -> Option<Seat> {
        match piece {
            Piece::Harvester => self.harvester,
            Piece::Portal => self.portal,
        }
    }
}

fn turn_of(given: TurnPosition) -> TurnState {
    let mut turn = TurnState {
        numbers: given.numbers.into_iter().flatten().collect(),
        spawned_total: given.spawned_total.unwrap_or(0),
        moved_total: given.moved_total.unwrap_or(0),
        avatar_moved: given.avatar_moved.unwrap_or(false),
        avatar_beaten: given.avatar_beaten.unwrap_or(false),
        duelled: given.duelled.into_iter().flatten().collect::<Seats>(),
        attempted: given.attempted.into_iter().flatten().collect::<Nodes>(),
        ..TurnState::default()
    };
    for (node, count) in given.spawned.into_iter().flatten() {
        turn.spawned[node.index()] = byte(count);
    }
    for (node, steps) in given.spent.into_iter().flatten() {
        for (slot, count) in turn.spent[node.index()].iter_mut().zip(steps) {
            *slot = byte(count);
        }
    }
    turn
}
