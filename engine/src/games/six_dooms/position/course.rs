//! Requirements P11 to P13: what is under way can be under way, and can go on.

use crate::games::six_dooms::data::{
    ARMIES, HEADQUARTERS_EACH, HOME_CARDS, LANDS, MOVES, START_SUPPLIES,
};
use crate::games::six_dooms::map::{Lands, Territory};
use crate::games::six_dooms::moves::Move;
use crate::games::six_dooms::state::{
    Apocalypse, Combat, CombatKind, Doom, Force, March, Movement, Pending, Phase, Setup, Side,
    Stage, State, Step, Turn, Wish,
};
use crate::games::six_dooms::{check, list};
use crate::kit::report::Report;
use crate::seat::Seat;

pub fn check(state: &State, report: &mut Report) {
    match &state.stage {
        Stage::Setup(setup) => check_setup(state, setup, report),
        Stage::Turn(turn) => check_turn(state, turn, report),
        Stage::Apocalypse(apocalypse) => report.require(
            apocalypse_fits(state, apocalypse),
            "P12",
            "`apocalypse` holds no more than there is",
        ),
        Stage::Idle => {}
    }
    let pending_fits = match &state.pending {
        Some(pending) => question_fits(state, pending),
        None => state.combat.is_none() && state.march.is_none() && state.phase != Phase::Apocalypse,
    };
    report.require(
        pending_fits,
        "P12",
        "`pending`, `combat` and `march` fit together",
    );
}

/// P13, once all else holds.
pub fn check_stuck(state: &State, report: &mut Report) {
    let mut moves = Vec::new();
    if let Some(seat) = state.acting() {
        list::legal_moves(state, seat, &mut moves);
    }
    let over = state.phase == Phase::Over;
    report.require(
        over || !moves.is_empty(),
        "P13",
        "whoever is to act has a move",
    );
}

/// P11: the territories are shared out as the turn order has it, and nothing is lost.
fn check_setup(state: &State, setup: &Setup, report: &mut Report) {
    let claimed = state
        .seats()
        .map(|seat| state.owned[seat.index()].len())
        .sum::<usize>();
    let players = state.players();
    // Claims go from the last player backwards, over and over (SD-2.4).
    let share = |slot: usize| (claimed + slot - 1) / players;
    let even = (1..=state.players).all(|slot| {
        let seat = state.seat_of(slot);
        state.owned[seat.index()].len() == share(usize::from(slot))
    });
    report.require(even, "P11", "the territories are shared out in turn");
    let whole = state.seats().all(|seat| {
        let on_map: u32 = Lands::ALL
            .iter()
            .map(|land| u32::from(state.armies[land][seat.index()]))
            .sum();
        on_map + u32::from(setup.armies[seat.index()]) == u32::from(ARMIES.get(players))
    });
    report.require(whole, "P11", "no army is lost or made");
    let alone = Lands::ALL
        .iter()
        .all(|land| state.players_in(land).len() <= 1);
    report.require(alone, "P11", "no territory is shared yet");
    let due = match state.phase {
        Phase::Draft => {
            let single = Lands::ALL.iter().all(|land| state.strongest(land) <= 1);
            let slot = players - claimed % players;
            claimed < LANDS && single && usize::from(state.slot) == slot
        }
        Phase::Spread => {
            let seat = state.seat_of(state.slot);
            claimed == LANDS && setup.armies[seat.index()] > 0
        }
        _ => claimed == LANDS && setup.armies.iter().all(|&left| left == 0),
    };
    report.require(due, "P11", "the phase goes with what is left to place");
    let tokens = state.seats().all(|seat| tokens_fit(state, setup, seat));
    report.require(
        tokens,
        "P11",
        "tokens stand on home cards, and none is lost or made",
    );
}

fn tokens_fit(state: &State, setup: &Setup, seat: Seat) -> bool {
    let (cards, owned) = (setup.home_cards[seat.index()], state.owned[seat.index()]);
    let home: Lands = cards.iter().copied().collect();
    let (hq_left, supplies_left) = (
        setup.headquarters[seat.index()],
        setup.supplies[seat.index()],
    );
    let headquarters = state.headquarters & owned;
    let supplied = owned.filter(|land| state.supplies[land] > 0);
    if matches!(state.phase, Phase::Draft | Phase::Spread) {
        let none = state.headquarters.is_empty() && state.supplies.0.iter().all(|&n| n == 0);
        return none && cards.is_empty() && hq_left == 0 && supplies_left == 0;
    }
    let players = state.players();
    let all_placed = hq_left == 0 && supplies_left == 0;
    let (hq, supplies) = (HEADQUARTERS_EACH.get(players), START_SUPPLIES.get(players));
    let place = (1..=state.players)
        .find(|&slot| state.seat_of(slot) == seat)
        .unwrap_or(1);
    let in_turn = match state.phase {
        Phase::Ending => all_placed,
        _ if place < state.slot => all_placed,
        _ if place == state.slot => !all_placed && (hq_left == 0 || supplies_left == supplies),
        _ => hq_left == hq && supplies_left == supplies,
    };
    in_turn
        && home.len() == HOME_CARDS
        && (home & !owned).is_empty()
        && (headquarters & !home).is_empty()
        && (supplied & !home).is_empty()
        && supplied.iter().all(|land| state.supplies[land] == 1)
        && headquarters.len() + usize::from(hq_left) == usize::from(hq)
        && supplied.len() + usize::from(supplies_left) == usize::from(supplies)
}

/// P12: within its allowances.
fn check_turn(state: &State, turn: &Turn, report: &mut Report) {
    let seat = state.seat_of(state.slot);
    report.require(
        turn.moves <= MOVES && turn.supply_moves <= state.supply_moves(),
        "P12",
        "a turn has three movements, and no more of them with a supply than SD-4.5 and SD-T.10 allow",
    );
    let calm = !state.calm_lands(seat).is_empty();
    report.require(
        (turn.place > 0) == (state.phase == Phase::Place) && (turn.place == 0 || calm),
        "P12",
        "`place` counts in its own phase, and there is room for the armies",
    );
    let main = state.phase == Phase::Main;
    let pass = turn.pass.is_none_or(|pass| {
        let [mine, theirs] =
            [seat, pass.owner].map(|seat| state.armies[pass.territory][seat.index()]);
        main && pass.owner != seat
            && pass.territory.border(pass.origin).is_some()
            && theirs > 0
            && mine >= theirs
            && turn.engage.is_none()
    });
    report.require(
        pass,
        "P12",
        "a pass is through another's territory in strength",
    );
    let engage = turn.engage.is_none_or(|land| {
        main && state.has_apocalytes(land) && state.armies[land][seat.index()] > 0
    });
    report.require(engage, "P12", "a duty to engage is where both sides are");
}

fn apocalypse_fits(state: &State, apocalypse: &Apocalypse) -> bool {
    let moving = state.march.map(|march| march.source);
    state
        .active_doom()
        .is_some_and(|doom| doom != Doom::Meteors)
        && Lands::ALL.iter().all(|land| {
            let left = apocalypse.left[land];
            let one_on_its_way = u16::from(moving == Some(land));
            match apocalypse.step {
                _ if left == 0 => true,
                Step::Move => {
                    let alone = moving != Some(land) || state.is(Doom::Demons);
                    alone
                        && state.is_fallen(land)
                        && left + one_on_its_way <= state.apocalytes[land]
                }
                Step::Attack => left <= 3,
            }
        })
}

fn question_fits(state: &State, pending: &Pending) -> bool {
    let seat = pending.seat();
    let force = Some(Force::Player(seat));
    match (*pending, state.combat) {
        (
            Pending::Permit {
                wish,
                movement,
                rest,
                over_strength,
                ..
            },
            None,
        ) => {
            state.march.is_none() && permit_fits(state, (seat, wish), movement, rest, over_strength)
        }
        (Pending::Oppose { .. }, None) => state.march.is_some_and(|march| {
            march_fits(state, &march)
                && !state.is_closed(march.source, march.target)
                && state.march_opposer(&march) == Some(seat)
        }),
        (Pending::Oppose { .. }, Some(combat)) => {
            combat.kind == CombatKind::Normal
                && combat.attacker != Force::Apocalytes
                && combat_fits(state, &combat, false)
                && state.opposer(&combat) == force
        }
        (Pending::Barricade { .. }, Some(combat)) => {
            combat.kind == CombatKind::Opposition
                && combat.defender == force
                && state.owns(seat, combat.target)
                && state.supplies[combat.target] > 0
                && combat_fits(state, &combat, false)
        }
        (Pending::Defend { .. }, Some(combat)) => {
            let army = !matches!(combat.kind, CombatKind::Research | CombatKind::Mothership);
            army && combat.defender == force
                && state.armies[combat.target][seat.index()] >= 2
                && combat_fits(state, &combat, false)
        }
        (Pending::Reroll { side, .. }, Some(combat)) => {
            combat.force(side) == force
                && reroll_fits(&combat, side)
                && combat_fits(state, &combat, true)
        }
        (Pending::Advance { min, max, .. }, Some(combat)) => {
            combat.kind == CombatKind::Normal
                && Force::Player(seat) == combat.attacker
                && combat.source.border(combat.target).is_some()
                && 1 <= min
                && min < max
                && max < state.armies[combat.source][seat.index()]
                && combat_is_bare(&combat)
                && state.march.is_none()
                && is_current(state, seat)
        }
        _ => false,
    }
}

/// It is this player's main turn.
fn is_current(state: &State, seat: Seat) -> bool {
    state.phase == Phase::Main && state.seat_of(state.slot) == seat
}

fn permit_fits(
    state: &State,
    asked: (Seat, Wish),
    movement: Movement,
    rest: Option<(Seat, Wish)>,
    over_strength: bool,
) -> bool {
    if state.phase != Phase::Main {
        return false;
    }
    let asker = state.seat_of(state.slot);
    let before = State {
        pending: None,
        ..*state
    };
    let legal = check::check(&before, asker, &Move::from(movement)).is_ok();
    let [first, second] = before.questions(asker, movement);
    let in_turn =
        (first == Some(asked) && rest == second) || (second == Some(asked) && rest.is_none());
    let surplus = before.surplus(asker, movement.to, movement.count) > 0;
    legal && in_turn && surplus == over_strength
}

fn march_fits(state: &State, march: &March) -> bool {
    state.phase == Phase::Apocalypse
        && march.source.border(march.target).is_some()
        && (1..=state.apocalytes[march.source]).contains(&march.count)
        && (!march.mothership || state.mothership == Some(march.source))
        && (!state.is(Doom::Demons) || march.count == 1)
        && !state.is(Doom::Plague)
}

fn combat_is_bare(combat: &Combat) -> bool {
    combat.attack.is_empty()
        && combat.defence.is_empty()
        && combat.attack_rerolls == 0
        && combat.defence_rerolls == 0
}

/// Sorted dice, and re-rolls left for this side; the attacker's come first.
fn reroll_fits(combat: &Combat, side: Side) -> bool {
    let lie_well = |dice: &[u8]| {
        dice.iter().all(|die| (1..=6).contains(die)) && dice.is_sorted_by(|a, b| a >= b)
    };
    let open = match side {
        Side::Attack => combat.attack_rerolls > 0 && !combat.attack.is_empty(),
        Side::Defence => {
            combat.attack_rerolls == 0 && combat.defence_rerolls > 0 && !combat.defence.is_empty()
        }
    };
    open && lie_well(&combat.attack)
        && lie_well(&combat.defence)
        && combat.attack.len() <= usize::from(combat.dice)
        && combat.attack_rerolls <= 2
        && combat.defence_rerolls <= 2
}

fn combat_fits(state: &State, combat: &Combat, rolled: bool) -> bool {
    let fighters = match combat.attacker {
        Force::Player(seat) => player_attack_fits(state, combat, seat),
        Force::Apocalytes => apocalyte_attack_fits(state, combat),
    };
    let need = match combat.need {
        Some(need) => combat.kind == CombatKind::Opposition && (1..=2).contains(&need),
        None => combat.kind != CombatKind::Opposition,
    };
    (rolled || combat_is_bare(combat))
        && (1..=3).contains(&combat.dice)
        && combat.defender != Some(combat.attacker)
        && need
        && ground_fits(state, combat)
        && fighters
}

/// The territories and the border between them allow this kind of combat.
fn ground_fits(state: &State, combat: &Combat) -> bool {
    let Combat { source, target, .. } = *combat;
    let adjacent = source.border(target).is_some();
    let closed = state.is_closed(source, target);
    let defended = |land: Territory| {
        combat
            .defender
            .is_some_and(|force| state.armies_of(land, force) > 0)
    };
    match combat.kind {
        CombatKind::Normal => (source == target || (adjacent && !closed)) && defended(target),
        CombatKind::Opposition => adjacent && !closed && defended(target),
        CombatKind::Breach => adjacent && closed && (combat.defender.is_none() || defended(target)),
        CombatKind::Research => {
            state.is(Doom::Plague)
                && (source == target || adjacent)
                && combat.defender == Some(Force::Apocalytes)
        }
        CombatKind::Mothership => {
            source == target
                && state.mothership == Some(source)
                && combat.defender == Some(Force::Apocalytes)
        }
    }
}

/// The armies that attack are there, one stays behind, and every loss has somebody to bear it.
fn player_attack_fits(state: &State, combat: &Combat, seat: Seat) -> bool {
    let own = |land: Territory| state.armies[land][seat.index()];
    let (from_source, from_target) = (u16::from(combat.from_source), u16::from(combat.from_target));
    let behind = u16::from(combat.source != combat.target);
    is_current(state, seat)
        && state.march.is_none()
        && from_source >= 1
        && from_source + from_target == u16::from(combat.dice)
        && from_source + behind <= own(combat.source)
        && (from_target == 0 || (behind == 1 && from_target <= own(combat.target)))
}

fn apocalyte_attack_fits(state: &State, combat: &Combat) -> bool {
    let marching = state.march.is_some_and(|march| {
        march_fits(state, &march) && (march.source, march.target) == (combat.source, combat.target)
    });
    let group = state
        .march
        .map_or(state.apocalytes[combat.source], |march| march.count);
    let kind = match combat.kind {
        CombatKind::Normal => combat.source == combat.target && state.march.is_none(),
        CombatKind::Opposition | CombatKind::Breach => marching,
        CombatKind::Research | CombatKind::Mothership => false,
    };
    state.phase == Phase::Apocalypse
        && kind
        && group > 0
        && combat.dice == state.group_dice(group)
        && combat.from_source + combat.from_target == 0
}
