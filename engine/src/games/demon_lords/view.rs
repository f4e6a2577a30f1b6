//! What is known to whom: everything but the order of the cards that nobody has seen (DL-1.8).

use super::cards::Card;
use super::map::Node;
use super::options::Options;
use super::score::{GameResult, result};
use super::state::{Phase, Piece, State, TurnState};
use crate::chance::Chance;
use crate::refusal::Rule;
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub game: &'static str,
    pub version: u32,
    pub players: u8,
    pub options: Options,
    pub order: Vec<Seat>,
    pub first_rolls: Vec<Vec<(Seat, u8)>>,
    pub round: u32,
    pub turn: u32,
    pub brute: Option<Seat>,
    pub to_act: Option<Seat>,
    pub phase: Phase,
    pub placed: u32,
    pub seats: Vec<SeatView>,
    #[cfg_attr(feature = "tools", ts(as = "BTreeMap<Node, NodeView>"))]
    pub nodes: BTreeMap<&'static str, NodeView>,
    pub deck_count: u8,
    /// The cards at the bottom of the deck that all have seen, the uppermost first.
    pub under: Vec<Card>,
    pub event: Option<Card>,
    /// What the card changes.
    pub effect: Option<EffectView>,
    pub seen: u32,
    /// Null in the setup.
    pub turn_state: Option<TurnView>,
    pub pending: Option<PendingView>,
    pub result: Option<GameResult>,
    /// Who is looking; null for an onlooker.
    pub seat: Option<Seat>,
    pub your_turn: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct EffectView {
    pub rule: Rule,
    /// Lines that no Troop may use while the card is in effect, and lines that there are only then.
    pub closed: Vec<[Node; 2]>,
    pub added: Vec<[Node; 2]>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct SeatView {
    pub alive: bool,
    /// Soul pieces in storage and in the Personal Hell.
    pub storage: u8,
    pub hell: u8,
    /// Pieces in storage.
    pub harvesters: u8,
    pub portals: u8,
    pub avatar: Option<Node>,
    pub banished: u32,
    /// The turn of the elimination.
    pub out: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct NodeView {
    /// The owners.
    pub harvester: Option<Seat>,
    pub portal: Option<Seat>,
    /// By seat.
    pub troops: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TurnView {
    pub numbers: Vec<u8>,
    #[cfg_attr(feature = "tools", ts(type = "Partial<Record<Node, number>>"))]
    pub spawned: BTreeMap<&'static str, u8>,
    pub spawned_total: u32,
    /// How many Troops on a node have moved once, and twice.
    #[cfg_attr(feature = "tools", ts(type = "Partial<Record<Node, Array<number>>>"))]
    pub spent: BTreeMap<&'static str, Vec<u8>>,
    pub moved_total: u32,
    pub avatar_moved: bool,
    pub avatar_beaten: bool,
    pub duelled: Vec<Seat>,
    pub attempted: Vec<Node>,
}

/// A beaten player chooses where to retreat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PendingView {
    pub seat: Seat,
    pub from: Node,
    pub nodes: Vec<Node>,
}

pub fn view(options: &Options, state: &State, viewer: Viewer) -> View {
    let to_act = state.to_act();
    View {
        game: super::ID,
        version: super::VERSION,
        players: state.players,
        options: options.clone(),
        order: state.order().collect(),
        first_rolls: first_rolls(state),
        round: state.round,
        turn: state.turn,
        brute: state.brute,
        to_act,
        phase: state.phase,
        placed: state.placed,
        seats: state.seats().map(|seat| seat_view(state, seat)).collect(),
        nodes: Node::all()
            .map(|node| (node.id(), node_view(state, node)))
            .collect(),
        deck_count: state.deck.len() as u8,
        under: state.under().to_vec(),
        event: state.event,
        effect: effect_view(state),
        seen: state.seen,
        turn_state: turn_view(state),
        pending: pending_view(state),
        result: result(state),
        seat: viewer.seat(),
        your_turn: viewer.seat().is_some() && viewer.seat() == to_act,
    }
}

fn effect_view(state: &State) -> Option<EffectView> {
    state.effect().map(|effect| EffectView {
        rule: effect.rule(),
        closed: state.closed_lines(),
        added: state.added_lines(),
    })
}

pub fn first_rolls(state: &State) -> Vec<Vec<(Seat, u8)>> {
    state
        .first_rolls
        .iter()
        .map(|throw| throw.rolls().collect())
        .collect()
}

pub fn seat_view(state: &State, seat: Seat) -> SeatView {
    let lord = &state[seat];
    SeatView {
        alive: lord.is_alive(),
        storage: lord.storage,
        hell: lord.hell,
        harvesters: lord.stored(Piece::Harvester),
        portals: lord.stored(Piece::Portal),
        avatar: lord.avatar,
        banished: lord.banished,
        out: lord.out,
    }
}

pub fn node_view(state: &State, node: Node) -> NodeView {
    NodeView {
        harvester: state.owner(Piece::Harvester, node),
        portal: state.owner(Piece::Portal, node),
        troops: state.seats().map(|seat| state[seat].troops(node)).collect(),
    }
}

pub fn turn_view(state: &State) -> Option<TurnView> {
    if state.phase.is_setup() {
        return None;
    }
    let TurnState {
        numbers,
        spawned_total,
        moved_total,
        avatar_moved,
        avatar_beaten,
        duelled,
        attempted,
        ..
    } = state.turn_state;
    let spawned = |node: Node| {
        let count = state.turn_state.spawned[node.index()];
        (count > 0).then_some((node.id(), count))
    };
    let spent = |node: Node| {
        let steps = &state.turn_state.spent[node.index()];
        let last = steps.iter().rposition(|&count| count > 0)?;
        Some((node.id(), steps[..=last].to_vec()))
    };
    Some(TurnView {
        numbers: numbers.to_vec(),
        spawned: Node::all().filter_map(spawned).collect(),
        spawned_total,
        spent: Node::all().filter_map(spent).collect(),
        moved_total,
        avatar_moved,
        avatar_beaten,
        duelled: duelled.iter().collect(),
        attempted: attempted.iter().collect(),
    })
}

pub fn pending_view(state: &State) -> Option<PendingView> {
    state.pending.map(|pending| PendingView {
        seat: pending.seat,
        from: pending.from,
        nodes: pending.nodes.iter().collect(),
    })
}

/// The unseen cards in any order.
pub fn resample(state: &State, chance: &mut Chance) -> State {
    let mut other = state.clone();
    let unseen = other.unseen();
    let cards = &mut other.deck[..unseen];
    cards.sort_unstable();
    chance.shuffle(cards);
    other
}
