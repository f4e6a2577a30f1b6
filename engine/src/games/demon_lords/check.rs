//! Whether a move is allowed. The tests stand in the order of the rules: the first that fails is
//! cited.

use super::cards::Effect;
use super::data::DESECRATION_COST;
use super::map::Node;
use super::moves::{Means, Move, Spot};
use super::state::{Phase, Piece, State};
use crate::kit::whole::Whole;
use crate::refusal::{Param, Refusal};
use crate::seat::Seat;

type Verdict = Result<(), Refusal>;

pub fn check(state: &State, seat: Seat, mv: &Move) -> Verdict {
    let Some(to_act) = state.to_act() else {
        return Err(Refusal::new("DL-13.3"));
    };
    if seat != to_act {
        return Err(Refusal::new("DL-3.1").with("seat", Param::Seat(to_act)));
    }
    if !mv.belongs_to(state.phase) {
        return Err(Refusal::new("DL-3.2").case(state.phase.id()));
    }
    match *mv {
        Move::PlaceHarvester { node } => none_there(state, Piece::Harvester, known(node)?),
        Move::PlacePortal { node } => none_there(state, Piece::Portal, known(node)?),
        Move::PlaceAvatar { node } => place_avatar(state, seat, known(node)?),
        Move::Roll {} => require(
            !state.names_the_number(),
            Refusal::new("DL-15.4").case("roll"),
        ),
        Move::ChooseNumber { number } => choose_number(state, number),
        Move::Spawn { node } => spawn(state, seat, known(node)?),
        Move::Buy { piece, node } => buy(state, seat, piece, known(node)?),
        Move::Ransom { piece, node } => ransom(state, seat, piece, known(node)?),
        Move::MoveTroops { from, to, count } => {
            move_troops(state, seat, known(from)?, known(to)?, count)
        }
        Move::MoveAvatar { to } => move_avatar(state, seat, known(to)?),
        Move::Fight { node, defender } => fight(state, seat, known(node)?, defender),
        Move::Duel { defender } => duel(state, seat, defender),
        Move::Desecrate { node, with } => desecrate(state, seat, known(node)?, with),
        Move::Retreat { node } => retreat(state, known(node)?),
        Move::EndPhase {} => end_phase(state, seat),
    }
}

fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

fn known(spot: Spot) -> Result<Node, Refusal> {
    spot.0.ok_or(Refusal::new("DL-1.5"))
}

fn about(rule: &'static str, node: Node) -> Refusal {
    Refusal::new(rule).with("node", Param::Id(node.id()))
}

fn number(count: impl Into<i32>) -> Param {
    Param::Number(count.into())
}

fn none_there(state: &State, piece: Piece, node: Node) -> Verdict {
    let rule = match piece {
        Piece::Harvester => "DL-2.6",
        Piece::Portal => "DL-2.9",
    };
    require(state.owner(piece, node).is_none(), about(rule, node))
}

fn place_avatar(state: &State, seat: Seat, node: Node) -> Verdict {
    require(state[seat].portals.contains(node), about("DL-2.14", node))
}

fn choose_number(state: &State, named: Whole) -> Verdict {
    require(state.names_the_number(), Refusal::new("DL-4.1"))?;
    let refusal = Refusal::new("DL-15.4").case("range");
    require(
        (1..=6).contains(&named.0),
        refusal.with("number", number(named.0)),
    )
}

fn spawn(state: &State, seat: Seat, node: Node) -> Verdict {
    let capacity = state.spawn_capacity(seat, node);
    require(capacity > 0, about("DL-5.3", node))?;
    require(
        state.turn_state.spawned[node.index()] < capacity,
        about("DL-5.2", node).with("count", number(capacity)),
    )?;
    if let Some(max) = state.spawn_limit() {
        require(
            state.turn_state.spawned_total < u32::from(max),
            Refusal::new("DL-15.11").with("max", number(max)),
        )?;
    }
    require(
        state[seat].hell > 0 || state.spawns_from_storage(seat),
        Refusal::new("DL-5.1"),
    )
}

fn buy(state: &State, seat: Seat, piece: Piece, node: Node) -> Verdict {
    let lord = &state[seat];
    require(
        lord.stored(piece) > 0,
        Refusal::new("DL-12.3")
            .case(piece.id())
            .with("count", number(piece.count())),
    )?;
    let price = state.price(piece);
    require(
        lord.hell >= price,
        Refusal::new("DL-6.2")
            .case(piece.id())
            .with("cost", number(price))
            .with("souls", number(lord.hell)),
    )?;
    if let Some(rival) = state
        .rivals(seat)
        .find(|&rival| state.bars_purchase(rival, node))
    {
        return Err(about("DL-6.4", node).with("seat", Param::Seat(rival)));
    }
    let rift = piece == Piece::Portal
        && state.effect() == Some(Effect::PortalOnEmpty)
        && state.seats().all(|any| !state[any].is_on(node));
    require(lord.is_on(node) || rift, about("DL-6.3", node))?;
    require(
        piece == Piece::Portal || lord.troops(node) > 0,
        about("DL-6.5", node),
    )?;
    none_there(state, piece, node)
}

fn ransom(state: &State, seat: Seat, piece: Piece, node: Node) -> Verdict {
    require(state.ransom().is_some(), Refusal::new("DL-6.1"))?;
    require(
        state[seat].pieces(piece).contains(node),
        about("DL-15.15", node).case(piece.id()),
    )
}

fn move_troops(state: &State, seat: Seat, from: Node, to: Node, count: Whole) -> Verdict {
    let there = state[seat].troops(from);
    let refusal = Refusal::new("DL-7.1");
    require(count.0 >= 1, refusal.case("count"))?;
    if !state.reach(seat, from).contains(to) {
        let closed = from.neighbours().contains(to);
        let refusal = if closed {
            Refusal::new("DL-15.20")
        } else {
            refusal.case("line")
        };
        return Err(refusal
            .with("from", Param::Id(from.id()))
            .with("to", Param::Id(to.id())));
    }
    require(
        count.0 <= i32::from(there),
        refusal
            .case("troops")
            .with("node", Param::Id(from.id()))
            .with("troops", number(there)),
    )?;
    let fresh = state.with_step_left(seat, from);
    require(
        count.0 <= i32::from(fresh),
        about("DL-7.2", from).with("count", number(fresh)),
    )?;
    require(
        !state[seat].harvesters.contains(from) || count.0 < i32::from(there),
        about("DL-7.4", from),
    )?;
    match state.moves_left() {
        Some(left) => require(
            count.0 <= i32::from(left),
            Refusal::new("DL-15.22").with("left", number(left)),
        ),
        None => Ok(()),
    }
}

fn move_avatar(state: &State, seat: Seat, to: Node) -> Verdict {
    require(!state.turn_state.avatar_moved, Refusal::new("DL-7.9"))?;
    let Some(from) = state[seat].avatar else {
        return Err(Refusal::new("DL-7.9"));
    };
    require(from != to, about("DL-7.7", to).case("same"))?;
    let (cost, souls) = (state.avatar_cost(from, to), state[seat].hell);
    let refusal = if from.continent() == to.continent() {
        Refusal::new("DL-7.7").case("souls")
    } else {
        Refusal::new("DL-7.8")
    };
    require(
        souls >= cost,
        refusal
            .with("cost", number(cost))
            .with("souls", number(souls)),
    )
}

/// The other seat that a move names, if there is one.
fn rival(state: &State, seat: Seat, named: Whole) -> Option<Seat> {
    state
        .rivals(seat)
        .find(|rival| Some(rival.0) == named.small())
}

fn fight(state: &State, seat: Seat, node: Node, defender: Whole) -> Verdict {
    let Some(defender) = rival(state, seat, defender) else {
        return Err(Refusal::new("DL-8.2").case("seat"));
    };
    require(
        state[seat].troops(node) > 0 && state[defender].troops(node) > 0,
        about("DL-8.2", node)
            .case("troops")
            .with("seat", Param::Seat(defender)),
    )?;
    require(!state.truce(node), about("DL-15.29", node))
}

fn duel(state: &State, seat: Seat, defender: Whole) -> Verdict {
    let Some(defender) =
        rival(state, seat, defender).filter(|&defender| state[defender].is_alive())
    else {
        return Err(Refusal::new("DL-9.1").case("seat"));
    };
    require(!state.turn_state.avatar_beaten, Refusal::new("DL-9.14"))?;
    let against = |rule| Refusal::new(rule).with("seat", Param::Seat(defender));
    require(
        state[seat].avatar == state[defender].avatar,
        against("DL-9.1").case("apart"),
    )?;
    require(
        !state.turn_state.duelled.contains(defender),
        against("DL-9.3"),
    )
}

fn desecrate(state: &State, seat: Seat, node: Node, with: Means) -> Verdict {
    let owner = state.owner(Piece::Portal, node);
    let Some(owner) = owner.filter(|&owner| owner != seat) else {
        return Err(about("DL-10.1", node).case("portal"));
    };
    match with {
        Means::Avatar => {
            require(
                state[seat].avatar == Some(node),
                about("DL-10.1", node).case("avatar"),
            )?;
            require(!state.turn_state.avatar_beaten, Refusal::new("DL-9.14"))?;
        }
        Means::Troops => {
            let min = state.mob().ok_or(Refusal::new("DL-8.1"))?;
            require(
                state[seat].troops(node) >= min,
                about("DL-15.33", node).case("few").with("min", number(min)),
            )?;
            require(
                state[owner].troops(node) == 0,
                about("DL-15.33", node)
                    .case("guarded")
                    .with("seat", Param::Seat(owner)),
            )?;
        }
    }
    require(
        state[owner].avatar != Some(node),
        about("DL-10.2", node).with("seat", Param::Seat(owner)),
    )?;
    require(
        state.variant.repeat || !state.turn_state.attempted.contains(node),
        about("DL-10.6", node),
    )?;
    require(
        state[seat].hell >= DESECRATION_COST,
        Refusal::new("DL-10.3"),
    )
}

fn retreat(state: &State, node: Node) -> Verdict {
    let farthest = state
        .pending
        .is_some_and(|pending| pending.nodes.contains(node));
    require(farthest, about("DL-9.9", node))
}

fn end_phase(state: &State, seat: Seat) -> Verdict {
    if state.phase != Phase::Combat {
        return Ok(());
    }
    if let Some((node, rival)) = conflicts(state, seat).next() {
        return Err(about("DL-8.3", node).with("seat", Param::Seat(rival)));
    }
    match forced_duels(state, seat).next() {
        Some(rival) => Err(Refusal::new("DL-9.1")
            .case("forced")
            .with("seat", Param::Seat(rival))),
        None => Ok(()),
    }
}

/// The fights that the Brute still has to fight (DL-8.2, DL-8.3).
pub fn conflicts(state: &State, brute: Seat) -> impl Iterator<Item = (Node, Seat)> + '_ {
    let garrisons = state[brute].garrisons().iter();
    garrisons
        .filter(|&node| !state.truce(node))
        .flat_map(move |node| {
            let rivals = state.rivals(brute);
            rivals
                .filter(move |&rival| state[rival].troops(node) > 0)
                .map(move |rival| (node, rival))
        })
}

/// The duels that the Brute's Avatar brought about by moving (DL-9.1).
pub fn forced_duels(state: &State, brute: Seat) -> impl Iterator<Item = Seat> + '_ {
    let turn = &state.turn_state;
    let bound = turn.avatar_moved && !turn.avatar_beaten;
    state.rivals(brute).filter(move |&rival| {
        bound
            && state[rival].is_alive()
            && state[rival].avatar == state[brute].avatar
            && !turn.duelled.contains(rival)
    })
}
