//! From the state to JSON.

use super::{
    ApocalypseState, Barricade, BrokenBorder, CombatState, CountAt, CurePart, LandState,
    MarchState, NextQuestion, Position, Question, RefusedWish, SeatOrders, SetupState, TieWinner,
    TurnState, View,
};
use crate::games::six_dooms::map::{Border, Lands, Territory};
use crate::games::six_dooms::moves::Order;
use crate::games::six_dooms::options::Options;
use crate::games::six_dooms::score::result;
use crate::games::six_dooms::state::{
    Apocalypse, Combat, March, Pending, Setup, Side, Stage, State, Tally, Turn, WishKind,
};
use crate::seat::Seat;

pub fn view(state: &State) -> View {
    View(write(state))
}

pub fn position(options: &Options, state: &State) -> Position {
    Position {
        options: Some(options.clone()),
        ..write(state)
    }
}

fn write(state: &State) -> Position {
    let seats = state.seats();
    Position {
        game: crate::games::six_dooms::ID.to_owned(),
        options: None,
        players: state.players,
        phase: state.phase,
        round: state.round,
        slot: state.slot,
        clock: Some(state.clock()),
        order: Some(state.order().collect()),
        scenario: state.doom,
        ending: state.ending,
        prevented: state.prevented,
        territories: Territory::all()
            .map(|land| write_land(state, land))
            .collect(),
        borders: Border::all()
            .filter_map(|border| barricade(state, border))
            .collect(),
        broken: Border::all()
            .filter_map(|border| broken(state, border))
            .collect(),
        alive: Some(
            seats
                .clone()
                .map(|seat| state.alive.contains(seat))
                .collect(),
        ),
        orders: Some(seats.clone().map(|seat| orders(state, seat)).collect()),
        permissions: Some(
            seats
                .clone()
                .map(|seat| {
                    let allows = |other: Seat| {
                        let level = state.permissions[seat.index()][other.index()];
                        (other != seat).then_some(level)
                    };
                    seats.clone().map(allows).collect()
                })
                .collect(),
        ),
        cure: state
            .cure
            .iter()
            .map(|part| CurePart {
                finder: part.finder(),
                known: seats
                    .clone()
                    .filter(|&seat| part.is_known_to(seat))
                    .collect(),
            })
            .collect(),
        meteorites: state.meteorites,
        to_act: Some(state.acting()),
        pending: state.pending.as_ref().map(write_question),
        combat: state.combat.as_ref().map(write_combat),
        march: state.march.as_ref().map(write_march),
        apocalypse: match &state.stage {
            Stage::Apocalypse(apocalypse) => Some(write_apocalypse(apocalypse)),
            _ => None,
        },
        turn: match &state.stage {
            Stage::Turn(turn) => Some(write_turn(turn)),
            _ => None,
        },
        setup: state.setup().map(|setup| write_setup(state, setup)),
        result: result(state),
    }
}

fn write_land(state: &State, land: Territory) -> LandState {
    LandState {
        id: land,
        armies: state
            .seats()
            .map(|seat| i32::from(state.armies[land][seat.index()]))
            .collect(),
        apocalytes: i32::from(state.apocalytes[land]),
        supplies: i32::from(state.supplies[land]),
        hq: state.headquarters.contains(land),
        mark: state.mark(land),
        portal: state.portals.contains(land),
        mothership: state.mothership == Some(land),
        owner: Some(state.owner(land)),
        held_since: Some(state.held[land]).filter(|&since| since > 0),
    }
}

fn barricade(state: &State, border: Border) -> Option<Barricade> {
    let wall = state.walls[border.index()];
    wall.is_closed().then(|| Barricade {
        id: border,
        strength: wall.strength(),
        side: border.ends()[wall.end()],
    })
}

fn broken(state: &State, border: Border) -> Option<BrokenBorder> {
    let at = state.broken_at(border)?;
    Some(BrokenBorder { id: border, at })
}

fn orders(state: &State, seat: Seat) -> SeatOrders {
    let orders = state.orders[seat.index()];
    SeatOrders {
        dice: orders.dice,
        oppose: orders.oppose,
    }
}

fn write_question(pending: &Pending) -> Question {
    match *pending {
        Pending::Permit {
            seat,
            wish,
            movement,
            rest,
            over_strength,
        } => Question::Permit {
            seat,
            kinds: wish.kinds(),
            mv: movement.into(),
            rest: rest
                .into_iter()
                .map(|(seat, wish)| NextQuestion {
                    seat,
                    kinds: wish.kinds(),
                })
                .collect(),
            over_strength,
        },
        Pending::Oppose { seat } => Question::Oppose { seat },
        Pending::Barricade { seat } => Question::Barricade { seat },
        Pending::Defend { seat } => Question::Defend { seat, max: 2 },
        Pending::Reroll { seat, side } => Question::Reroll { seat, side },
        Pending::Advance { seat, min, max } => Question::Advance { seat, min, max },
    }
}

fn write_combat(combat: &Combat) -> CombatState {
    CombatState {
        kind: combat.kind,
        attacker: combat.attacker,
        defender: combat.defender,
        source: combat.source,
        target: combat.target,
        dice: combat.dice,
        from_source: combat.from_source,
        from_target: combat.from_target,
        ties: combat.ties.map(|side| match side {
            Side::Attack => TieWinner::Attacker,
            Side::Defence => TieWinner::Defender,
        }),
        owner_before: combat.owner_before,
        need: combat.need,
        attack: combat.attack.to_vec(),
        defence: combat.defence.to_vec(),
        attack_rerolls: combat.attack_rerolls,
        defence_rerolls: combat.defence_rerolls,
    }
}

fn write_march(march: &March) -> MarchState {
    MarchState {
        source: march.source,
        target: march.target,
        count: march.count,
        mothership: march.mothership,
    }
}

fn write_apocalypse(apocalypse: &Apocalypse) -> ApocalypseState {
    let left = Territory::all().map(|territory| CountAt {
        territory,
        count: apocalypse.left[territory],
    });
    ApocalypseState {
        step: apocalypse.step,
        left: left.filter(|at| at.count > 0).collect(),
        border_attacks: write_tally(apocalypse.border_attacks),
    }
}

fn write_tally(tally: Tally) -> Vec<CountAt> {
    let lands = tally.lands().iter();
    lands
        .map(|territory| CountAt {
            territory,
            count: u16::from(tally.get(territory)),
        })
        .collect()
}

fn write_turn(turn: &Turn) -> TurnState {
    let list = |lands: Lands| lands.iter().collect();
    let refused = (turn.refused_entry | turn.refused_supply)
        .iter()
        .flat_map(|territory| {
            let kinds = [
                (turn.refused_entry, WishKind::Enter),
                (turn.refused_supply, WishKind::Supply),
            ];
            kinds
                .into_iter()
                .filter(move |(lands, _)| lands.contains(territory))
                .map(move |(_, kind)| RefusedWish { kind, territory })
        });
    let orders = [
        (turn.dice_set, Order::Dice),
        (turn.oppose_set, Order::Oppose),
    ];
    TurnState {
        moves: turn.moves,
        supply_moves: turn.supply_moves,
        place: turn.place,
        attacks_on_apocalytes: write_tally(turn.attacks),
        attacked: list(turn.attacked),
        closed: list(turn.closed),
        researched: list(turn.researched),
        refused: refused.collect(),
        orders_set: orders
            .into_iter()
            .filter_map(|(set, order)| set.then_some(order))
            .collect(),
        permissions_set: turn.permissions_set.iter().collect(),
        pass: turn.pass,
        engage: turn.engage,
    }
}

fn write_setup(state: &State, setup: &Setup) -> SetupState {
    let by_seat = |counts: [u8; 5]| counts[..state.players()].to_vec();
    SetupState {
        armies: by_seat(setup.armies),
        home_cards: state
            .seats()
            .map(|seat| setup.home_cards[seat.index()].to_vec())
            .collect(),
        hq: by_seat(setup.headquarters),
        supplies: by_seat(setup.supplies),
    }
}
