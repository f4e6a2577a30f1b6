//! What a move would cost, gain and lead to, as things stand.

use super::combat::Guard;
use super::data::{HEADQUARTERS_EACH, MOST_DEFENCE_DICE};
use super::events::Event;
use super::map::{Border, Territory};
use super::moves::{Move, Token};
use super::options::Permission;
use super::outlook::{Opposition, Roll};
use super::play::Play;
use super::state::{CombatKind, Force, Movement, Pending, Phase, State, WishKind};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Preview {
    pub cost: Cost,
    /// Who acts next; null where dice decide it.
    pub next: Option<Next>,
    pub forecast: Forecast,
}

/// What the move uses up; 0 where it uses none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// Of the three movements, and of those that may carry a supply.
    pub moves: u8,
    pub supply_moves: u8,
    /// Supply tokens spent.
    pub supplies: u8,
    /// Of the three attacks on apocalytes from one territory (SD-5.27).
    pub attacks: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Next {
    /// Null after the end.
    pub seat: Option<Seat>,
    pub phase: Phase,
    /// What is asked, if a question comes first.
    pub question: Option<Question>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(rename = "QuestionKind"))]
#[serde(rename_all = "camelCase")]
pub enum Question {
    Permit,
    Oppose,
    Barricade,
    Defend,
    Reroll,
    Advance,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Forecast {
    /// There is no more to say.
    Plain {},
    /// Armies of the seat in the territory afterwards, and those still to place.
    Placing { armies: u16, left: u16 },
    /// The armies that come, for so many calm territories (SD-9.3).
    Reinforcements { count: u16, calm: u16 },
    /// A token comes to the territory, or one becomes another: what is there afterwards.
    Tokens {
        supplies: u16,
        hq: bool,
        /// The player's headquarters on the map, and how many there may be (SD-8.4).
        headquarters: u8,
        most: u8,
    },
    /// A border as it is afterwards: open, weak or strong, which is also the number of
    /// successes that break it; and the supply tokens left in the territory.
    Border {
        border: Border,
        strength: u8,
        supplies: u16,
    },
    /// An attack: the roll, and the one that may come first because the border is opposed.
    /// `advance` is the least and the most that may move in after it, if nobody is lost; null
    /// where nobody would.
    Attack {
        roll: Roll,
        opposition: Option<Opposition>,
        advance: Option<[u16; 2]>,
    },
    /// A movement as it ends if nobody refuses it.
    Movement(Journey),
    /// An answer to whoever asks for leave: the movement that it lets happen, if it does, and
    /// what the asker may do from now on.
    Permission {
        journey: Option<Journey>,
        standing: Standing,
    },
    /// What the other player may do from now on.
    Standing(Standing),
    /// Apocalytes march in unopposed.
    March { count: u16 },
    /// The parts of the cure that the other player knows then, and whether they make it whole.
    Cure { parts: u8, cure: bool },
    /// Whether the apocalytes are next.
    TurnEnd { apocalypse: bool },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Journey {
    pub from: JourneyEnd,
    pub to: JourneyEnd,
    /// Armies that turn into mutants on arrival (SD-M.7).
    pub turned: u16,
    /// Armies that must leave at once because they are too many (SD-4.16).
    pub surplus: u16,
    /// Whether the apocalytes there must be attacked at once (SD-4.23).
    pub engage: bool,
    /// Who is asked first, in order, and for what (SD-4.11).
    pub asks: Vec<Ask>,
    /// The clock at which a portal closes or the missile flies because of this; null if it
    /// starts no count (SD-D.14, SD-T.12).
    pub done: Option<u16>,
}

/// A territory after the movement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct JourneyEnd {
    pub territory: Territory,
    /// The armies of whoever moves.
    pub armies: u16,
    pub supplies: u16,
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Ask {
    pub seat: Seat,
    pub kinds: Vec<WishKind>,
}

/// What one player's standing permission lets another do (SD-4.10).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(rename = "Permitted"))]
pub struct Standing {
    pub seat: Seat,
    pub level: Permission,
    pub enter: Leave,
    pub supply: Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Leave {
    Never,
    Asked,
    Free,
}

/// The move is legal for the seat.
pub fn preview(state: &State, seat: Seat, mv: &Move) -> Preview {
    let after = outcome_without_chance(state, seat, *mv);
    Preview {
        cost: cost(state, seat, mv),
        next: after.as_ref().map(next),
        forecast: forecast(state, seat, mv),
    }
}

/// The state after a move that draws nothing. Whether it does, does not depend on what is drawn.
fn outcome_without_chance(state: &State, seat: Seat, mv: Move) -> Option<State> {
    let mut chance = Chance::seeded(0).recording();
    let after = played(state, seat, mv, &mut chance);
    chance.take_drawn().is_empty().then_some(after)
}

fn played(state: &State, seat: Seat, mv: Move, chance: &mut Chance) -> State {
    let mut after = *state;
    let log = &mut Log::<Event>::deaf();
    let state = &mut after;
    Play { state, chance, log }.apply(seat, mv);
    after
}

fn next(after: &State) -> Next {
    let question = after.pending.map(|pending| match pending {
        Pending::Permit { .. } => Question::Permit,
        Pending::Oppose { .. } => Question::Oppose,
        Pending::Barricade { .. } => Question::Barricade,
        Pending::Defend { .. } => Question::Defend,
        Pending::Reroll { .. } => Question::Reroll,
        Pending::Advance { .. } => Question::Advance,
    });
    Next {
        seat: after.to_act(),
        phase: after.phase,
        question,
    }
}

fn cost(state: &State, seat: Seat, mv: &Move) -> Cost {
    let one_if = |holds: bool| u8::from(holds);
    match *mv {
        Move::Move { supply, .. } => Cost {
            moves: 1,
            supply_moves: one_if(supply),
            ..Cost::default()
        },
        Move::CloseBorder { supplies, .. } => Cost {
            supplies: supplies as u8,
            ..Cost::default()
        },
        Move::Barricade { strong } => Cost {
            supplies: one_if(strong),
            ..Cost::default()
        },
        Move::Rebuild { .. } => Cost {
            supplies: 1,
            ..Cost::default()
        },
        Move::Attack { target, .. } => Cost {
            attacks: one_if(target == Force::Apocalytes),
            ..Cost::default()
        },
        Move::Breach { to, .. } => Cost {
            attacks: one_if(state.guard(Force::Player(seat), to) == Guard::Apocalytes),
            ..Cost::default()
        },
        Move::AttackMothership { .. } => Cost {
            attacks: 1,
            ..Cost::default()
        },
        _ => Cost::default(),
    }
}

fn forecast(state: &State, seat: Seat, mv: &Move) -> Forecast {
    match *mv {
        Move::Claim { .. } => Forecast::Placing { armies: 1, left: 0 },
        Move::Spread { territory, count } => {
            let left = state.setup().map_or(0, |setup| setup.armies[seat.index()]);
            placing(state, seat, territory, count, u16::from(left))
        }
        Move::Place { territory, count } => {
            placing(state, seat, territory, count, state.turn().place)
        }
        Move::Reinforce {} => Forecast::Reinforcements {
            count: state.reinforcements(seat),
            calm: state.calm_lands(seat).len() as u16,
        },
        Move::PlaceToken { token, territory } => match token {
            Token::Supply => tokens(state, seat, territory, 1, 0),
            Token::Hq => tokens(state, seat, territory, 0, 1),
        },
        Move::Prepare { territory } => tokens(state, seat, territory, 1, 0),
        Move::Rebuild { territory } => tokens(state, seat, territory, -1, 1),
        Move::RemoveBarricade { from, to } => border(state, from, to, 0, 0),
        Move::CloseBorder { from, to, supplies } => {
            border(state, from, to, supplies as u8, supplies as u16)
        }
        Move::Attack { .. }
        | Move::Breach { .. }
        | Move::AttackMothership { .. }
        | Move::Research { .. } => attack(state, seat, mv),
        Move::ShareCure { seat: other } => cure(state, seat, other),
        Move::Move { .. } => Forecast::Movement(journey_of(state, seat, *mv)),
        Move::SetPermission { seat: other, level } => Forecast::Standing(standing(other, level)),
        Move::EndTurn {} => Forecast::TurnEnd {
            apocalypse: apocalypse_follows(state),
        },
        Move::Permit { .. }
        | Move::Oppose { .. }
        | Move::Barricade { .. }
        | Move::Defend { .. }
        | Move::Reroll { .. }
        | Move::Advance { .. } => answer(state, seat, *mv),
        Move::ChooseEnding { .. } | Move::SetOrder { .. } => Forecast::Plain {},
    }
}

fn placing(state: &State, seat: Seat, land: Territory, count: i32, left: u16) -> Forecast {
    let count = count as u16;
    Forecast::Placing {
        armies: state.armies[land][seat.index()] + count,
        left: left.saturating_sub(count),
    }
}

fn tokens(state: &State, seat: Seat, land: Territory, supplies: i16, hq: u8) -> Forecast {
    Forecast::Tokens {
        supplies: state.supplies[land].saturating_add_signed(supplies),
        hq: hq > 0 || state.headquarters.contains(land),
        headquarters: state.headquarters_of(seat).len() as u8 + hq,
        most: HEADQUARTERS_EACH.get(state.players()),
    }
}

fn border(state: &State, side: Territory, other: Territory, strength: u8, spent: u16) -> Forecast {
    let supplies = state.supplies[side].saturating_sub(spent);
    side.border(other)
        .map_or(Forecast::Plain {}, |border| Forecast::Border {
            border,
            strength,
            supplies,
        })
}

fn attack(state: &State, seat: Seat, mv: &Move) -> Forecast {
    let combat = match *mv {
        Move::Attack {
            from,
            to,
            target,
            dice,
        } => state.attack_of(seat, [from, to], target, dice as u16),
        Move::Breach { from, to, dice } => {
            // Of tied players one is picked; their dice are the same.
            let defender = match state.guard(Force::Player(seat), to) {
                Guard::Nobody => None,
                Guard::Apocalytes => Some(Force::Apocalytes),
                Guard::Players(seats) => seats.iter().next().map(Force::Player),
            };
            state.breach_of(seat, defender, [from, to], dice as u8)
        }
        Move::AttackMothership { territory } => state.mothership_attack_of(seat, territory),
        Move::Research { from, to } => state.research_of(seat, [from, to]),
        _ => return Forecast::Plain {},
    };
    let opposable = combat.kind == CombatKind::Normal;
    Forecast::Attack {
        roll: state.outlook(&combat, state.most_defence(&combat)),
        opposition: state.opposition(&combat).filter(|_| opposable),
        advance: state
            .advance_range(seat, &combat)
            .map(|(least, most)| [least, most])
            .filter(|_| opposable),
    }
}

fn cure(state: &State, seat: Seat, other: Seat) -> Forecast {
    let known = state
        .cure
        .iter()
        .filter(|part| part.is_known_to(other) || part.finder() == seat);
    let parts = known.count();
    Forecast::Cure {
        parts: parts as u8,
        cure: parts >= super::data::CURE_PARTS,
    }
}

fn standing(seat: Seat, level: Permission) -> Standing {
    let (enter, supply) = match level {
        Permission::Refuse => (Leave::Never, Leave::Never),
        Permission::Ask => (Leave::Asked, Leave::Asked),
        Permission::Enter => (Leave::Free, Leave::Asked),
        Permission::Share => (Leave::Free, Leave::Free),
    };
    Standing {
        seat,
        level,
        enter,
        supply,
    }
}

/// Whether no player's turn is left in this round.
fn apocalypse_follows(state: &State) -> bool {
    let later = state.slot + 1..=state.players;
    let anybody = later
        .into_iter()
        .any(|slot| state.alive.contains(state.seat_of(slot)));
    let last = state.round >= state.rules.round_limit.last(state.ending);
    !anybody && !state.prevented && !last
}

/// The movement as it ends if everybody who is asked says yes.
fn journey_of(state: &State, seat: Seat, mv: Move) -> Journey {
    let Move::Move {
        from,
        to,
        count,
        supply,
    } = mv
    else {
        unreachable!("called with a movement");
    };
    let movement = Movement {
        from,
        to,
        count: count as u16,
        supply,
    };
    let questions = state.questions(seat, movement);
    let mut willing = *state;
    for level in &mut willing.permissions {
        level[seat.index()] = Permission::Share;
    }
    // A movement draws nothing.
    let after = played(&willing, seat, mv, &mut Chance::seeded(0));
    let asks = questions.into_iter().flatten().map(|(seat, wish)| Ask {
        seat,
        kinds: wish.kinds(),
    });
    Journey {
        asks: asks.collect(),
        ..journey(state, &after, seat, [from, to])
    }
}

fn journey(before: &State, after: &State, seat: Seat, [from, to]: [Territory; 2]) -> Journey {
    let end = |land: Territory| JourneyEnd {
        territory: land,
        armies: after.armies[land][seat.index()],
        supplies: after.supplies[land],
        owner: after.owner(land),
    };
    let turn = after.turn();
    let passes = turn.pass.filter(|pass| pass.territory == to);
    let surplus = passes.map_or(0, |pass| {
        let [guests, host] = [seat, pass.owner].map(|seat| after.armies[to][seat.index()]);
        guests + 1 - host
    });
    let begins = before.held[to] == 0 && after.held[to] > 0;
    Journey {
        from: end(from),
        to: end(to),
        turned: after.apocalytes[to].saturating_sub(before.apocalytes[to]),
        surplus,
        engage: turn.engage == Some(to),
        asks: Vec::new(),
        done: begins.then(|| after.held[to] + after.slots()),
    }
}

/// The answer to a pending question.
fn answer(state: &State, seat: Seat, mv: Move) -> Forecast {
    match (mv, state.pending, state.combat) {
        (Move::Permit { grant, remember }, Some(Pending::Permit { movement, wish, .. }), _) => {
            let asker = state.seat_of(state.slot);
            let level = match (remember, grant) {
                (false, _) => state.permissions[seat.index()][asker.index()],
                (true, false) => Permission::Refuse,
                (true, true) if wish.supply => Permission::Share,
                (true, true) => Permission::Enter,
            };
            Forecast::Permission {
                journey: grant.then(|| journey_of(&unasked(state), asker, movement.into())),
                standing: standing(asker, level),
            }
        }
        (Move::Oppose { oppose }, _, Some(combat)) => {
            let opposition = state.opposition(&combat);
            let unopposed = || state.outlook(&combat, state.most_defence(&combat));
            Forecast::Attack {
                roll: match opposition {
                    Some(opposition) if oppose => opposition.roll,
                    _ => unopposed(),
                },
                opposition: None,
                advance: None,
            }
        }
        (Move::Oppose { oppose }, _, None) => march(state, seat, oppose),
        (Move::Barricade { strong }, _, Some(combat)) => {
            let spent = u16::from(strong);
            border(state, combat.target, combat.source, 1 + strong as u8, spent)
        }
        (Move::Defend { dice }, _, Some(combat)) => Forecast::Attack {
            roll: state.outlook(&combat, dice.clamp(1, i32::from(MOST_DEFENCE_DICE)) as u8),
            opposition: None,
            advance: None,
        },
        (Move::Reroll { reroll }, Some(Pending::Reroll { side, .. }), Some(combat)) => {
            Forecast::Attack {
                roll: state.outlook_of_reroll(&combat, side, reroll),
                opposition: None,
                advance: None,
            }
        }
        (Move::Advance { .. }, _, Some(combat)) => {
            let after = played(state, seat, mv, &mut Chance::seeded(0));
            let way = [combat.source, combat.target];
            Forecast::Movement(journey(state, &after, seat, way))
        }
        _ => Forecast::Plain {},
    }
}

/// The state before the question.
fn unasked(state: &State) -> State {
    State {
        pending: None,
        ..*state
    }
}

/// A march that is opposed, or goes on.
fn march(state: &State, owner: Seat, oppose: bool) -> Forecast {
    let Some(march) = state.march else {
        return Forecast::Plain {};
    };
    if !oppose {
        return Forecast::March { count: march.count };
    }
    let combat = state.opposed_march(owner, [march.source, march.target], march.count);
    Forecast::Attack {
        roll: state.outlook(&combat, state.most_defence(&combat)),
        opposition: None,
        advance: None,
    }
}
