//! From JSON to the state. Requirement P1: it has the form of a position.

use super::{
    ApocalypseState, CombatState, CountAt, LandState, MarchState, Position, Question, SetupState,
    TieWinner, TurnState, course, form, sound,
};
use crate::game::{Broken, Loaded};
use crate::games::six_dooms::data::PLAYERS;
use crate::games::six_dooms::map::{Border, ByLand, Territory};
use crate::games::six_dooms::moves::{Move, Order};
use crate::games::six_dooms::options::Options;
use crate::games::six_dooms::setup::empty;
use crate::games::six_dooms::state::{
    Apocalypse, Combat, March, Movement, Orders, Part, Pending, Phase, SEATS, Setup, Side, Stage,
    State, Tally, Turn, Wish, WishKind,
};
use crate::games::six_dooms::{ID, SixDooms};
use crate::kit::report::Report;
use crate::seat::Seat;

pub fn from_position(position: Position) -> Result<Loaded<SixDooms>, Vec<Broken>> {
    let mut report = Report::default();
    let options = position.options.clone().unwrap_or_default();
    let players = usize::from(position.players);
    report.require(position.game == ID, "P1", "`game` is the id of this game");
    report.require(PLAYERS.contains(&players), "P1", "two to five players");
    report.require(
        options.check(players).is_ok(),
        "P1",
        "`options` are acceptable",
    );
    report.stop_if_broken()?;

    form::check(&position, &mut report);
    report.stop_if_broken()?;

    let state = read(&position, &options);
    sound::check(&position, &state, &mut report);
    report.stop_if_broken()?;
    course::check(&state, &mut report);
    report.stop_if_broken()?;
    course::check_stuck(&state, &mut report);
    report.stop_if_broken()?;
    Ok(Loaded {
        options,
        state,
        warnings: Vec::new(),
    })
}

/// The state of a position in which everything named exists.
fn read(position: &Position, options: &Options) -> State {
    let mut state = empty(options, usize::from(position.players));
    let order = position.order.iter().flatten();
    state.start = order.copied().next().unwrap_or(Seat(0));
    state.phase = position.phase;
    state.round = position.round;
    state.slot = position.slot;
    state.doom = position.scenario;
    state.ending = position.ending;
    state.prevented = position.prevented;
    state.outcome = position.result.as_ref().map(|result| result.outcome);
    for land in &position.territories {
        read_land(&mut state, land);
    }
    for wall in &position.borders {
        let end = usize::from(wall.id.ends()[0] != wall.side);
        state.walls[wall.id.index()].close(wall.strength, end);
    }
    let slots = state.slots();
    for wall in &position.broken {
        state.walls[wall.id.index()].note_break((wall.at % slots) as u8);
    }
    read_seats(&mut state, position);
    state.meteorites = position.meteorites;
    state.stage = read_stage(position);
    state.pending = position.pending.as_ref().and_then(read_question);
    state.combat = position.combat.as_ref().map(read_combat);
    state.march = position.march.as_ref().map(read_march);
    settle_owners(&mut state);
    state.alive = match &position.alive {
        Some(alive) => state.seats().filter(|seat| alive[seat.index()]).collect(),
        None => sound::survivors(&state),
    };
    state
}

fn read_land(state: &mut State, given: &LandState) {
    let land = given.id;
    for (seat, &count) in given.armies.iter().enumerate() {
        state.armies[land][seat] = count as u16;
    }
    state.apocalytes[land] = given.apocalytes as u16;
    state.supplies[land] = given.supplies as u16;
    state.headquarters.set(land, given.hq);
    state.marked.set(land, given.mark.is_some());
    state.portals.set(land, given.portal);
    if given.mothership {
        state.mothership = Some(land);
    }
    state.held[land] = given.held_since.unwrap_or_default();
}

fn read_seats(state: &mut State, position: &Position) {
    for (seat, orders) in position.orders.iter().flatten().enumerate() {
        state.orders[seat] = Orders {
            dice: orders.dice,
            oppose: orders.oppose,
        };
    }
    for (seat, row) in position.permissions.iter().flatten().enumerate() {
        for (other, level) in row.iter().enumerate() {
            if let Some(level) = level {
                state.permissions[seat][other] = *level;
            }
        }
    }
    for given in &position.cure {
        let mut part = Part::found_by(given.finder);
        given.known.iter().for_each(|&seat| part.tell(seat));
        state.cure.push(part);
    }
}

/// As the armies say, but for a pass (SD-4.16).
fn settle_owners(state: &mut State) {
    let pass = state.turn().pass;
    for land in Territory::all() {
        let owner = match pass {
            Some(pass) if pass.territory == land => Some(pass.owner),
            _ => state.owner_by_armies(land),
        };
        if let Some(owner) = owner {
            state.owned[owner.index()].insert(land);
        }
    }
}

fn read_stage(position: &Position) -> Stage {
    match (&position.setup, &position.apocalypse, &position.turn) {
        (Some(setup), _, _) => Stage::Setup(read_setup(setup)),
        (_, Some(apocalypse), _) => Stage::Apocalypse(read_apocalypse(apocalypse)),
        (_, _, Some(turn)) => Stage::Turn(read_turn(turn)),
        (None, None, None) => Stage::Idle,
    }
}

fn read_setup(given: &SetupState) -> Setup {
    let by_seat = |list: &[u8]| -> [u8; SEATS] {
        std::array::from_fn(|seat| list.get(seat).copied().unwrap_or_default())
    };
    let mut setup = Setup {
        armies: by_seat(&given.armies),
        home_cards: Default::default(),
        headquarters: by_seat(&given.hq),
        supplies: by_seat(&given.supplies),
    };
    for (cards, given) in setup.home_cards.iter_mut().zip(&given.home_cards) {
        cards.extend(given.iter().copied().take(cards.capacity()));
    }
    setup
}

fn read_tally(given: &[CountAt]) -> Tally {
    let mut tally = Tally::NONE;
    for at in given {
        tally.set(at.territory, at.count as u8);
    }
    tally
}

fn read_apocalypse(given: &ApocalypseState) -> Apocalypse {
    let mut left = ByLand::default();
    for at in &given.left {
        left[at.territory] = at.count;
    }
    Apocalypse {
        step: given.step,
        left,
        border_attacks: read_tally(&given.border_attacks),
    }
}

fn read_turn(given: &TurnState) -> Turn {
    let lands = |list: &[Territory]| list.iter().copied().collect();
    let refused = |kind: WishKind| {
        let wishes = given.refused.iter().filter(move |wish| wish.kind == kind);
        wishes.map(|wish| wish.territory).collect()
    };
    Turn {
        moves: given.moves,
        supply_moves: given.supply_moves,
        place: given.place,
        attacks: read_tally(&given.attacks_on_apocalytes),
        attacked: lands(&given.attacked),
        closed: lands(&given.closed),
        researched: lands(&given.researched),
        refused_entry: refused(WishKind::Enter),
        refused_supply: refused(WishKind::Supply),
        dice_set: given.orders_set.contains(&Order::Dice),
        oppose_set: given.orders_set.contains(&Order::Oppose),
        permissions_set: given.permissions_set.iter().copied().collect(),
        pass: given.pass,
        engage: given.engage,
    }
}

fn read_wish(kinds: &[WishKind]) -> Wish {
    Wish {
        supply: kinds.contains(&WishKind::Supply),
        enter: kinds.contains(&WishKind::Enter),
    }
}

/// Nothing for a question about a move that is no movement, which P11 then misses.
fn read_question(question: &Question) -> Option<Pending> {
    Some(match question {
        Question::Permit {
            seat,
            kinds,
            mv,
            rest,
            over_strength,
        } => Pending::Permit {
            seat: *seat,
            wish: read_wish(kinds),
            movement: read_movement(mv)?,
            rest: rest.first().map(|next| (next.seat, read_wish(&next.kinds))),
            over_strength: *over_strength,
        },
        Question::Oppose { seat } => Pending::Oppose { seat: *seat },
        Question::Barricade { seat } => Pending::Barricade { seat: *seat },
        Question::Defend { seat, .. } => Pending::Defend { seat: *seat },
        Question::Reroll { seat, side } => Pending::Reroll {
            seat: *seat,
            side: *side,
        },
        Question::Advance { seat, min, max } => Pending::Advance {
            seat: *seat,
            min: *min,
            max: *max,
        },
    })
}

fn read_movement(mv: &Move) -> Option<Movement> {
    match *mv {
        Move::Move {
            from,
            to,
            count,
            supply,
        } => Some(Movement {
            from,
            to,
            count: u16::try_from(count).ok()?,
            supply,
        }),
        _ => None,
    }
}

fn read_combat(given: &CombatState) -> Combat {
    let dice = |list: &[u8]| list.iter().copied().take(3).collect();
    Combat {
        kind: given.kind,
        attacker: given.attacker,
        defender: given.defender,
        source: given.source,
        target: given.target,
        dice: given.dice,
        from_source: given.from_source,
        from_target: given.from_target,
        ties: given.ties.map(|ties| match ties {
            TieWinner::Attacker => Side::Attack,
            TieWinner::Defender => Side::Defence,
        }),
        owner_before: given.owner_before,
        need: given.need,
        attack: dice(&given.attack),
        defence: dice(&given.defence),
        attack_rerolls: given.attack_rerolls,
        defence_rerolls: given.defence_rerolls,
    }
}

fn read_march(given: &MarchState) -> March {
    March {
        source: given.source,
        target: given.target,
        count: given.count,
        mothership: given.mothership,
    }
}

/// Whether the phase is one of the set-up.
pub fn is_setup(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Draft | Phase::Spread | Phase::Tokens | Phase::Ending
    )
}

/// Whether the border is closed in this position.
pub fn is_walled(position: &Position, border: Border) -> bool {
    position.borders.iter().any(|wall| wall.id == border)
}
