//! What two cards do to a city: the heart of the rules, without any state.

use super::data::{BySide, Card, DESTRUCTION_LIMIT, Effect, EventCard, Kind, RUSE_VALUES, Side};

/// What two revealed cards lead to (the table of AD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The values are compared.
    Compare(BySide<u8>),
    /// The owner of Ruse names its value first (AD-7.3).
    NameValue { owner: Side, number: u8 },
    /// The owner of War decides between destroyed and spared (AD-7.10, AD-7.14).
    DecideFate { owner: Side },
    /// War under Sanctuary can only spare (AD-7.12).
    MustSpare { owner: Side },
    /// Two Ruses or two Wars (AD-7.5, AD-7.13).
    Vanish,
    /// Death ends the game; the winner, or a draw (AD-7.6, AD-7.7).
    Death { winner: Option<Side> },
}

/// What becomes of a city (AD-6.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Won(Side),
    Destroyed,
    Spared,
    Vanished,
}

/// Two values weighed under an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub effective: BySide<u8>,
    pub gap: u8,
    /// From this gap on the city is destroyed; none under Sanctuary.
    pub limit: Option<u8>,
    pub fate: Fate,
}

pub fn clash(cards: BySide<Card>, event: Option<EventCard>) -> Clash {
    let war = |owner| match event.map(EventCard::effect) {
        Some(Effect::Sanctuary) => Clash::MustSpare { owner },
        _ => Clash::DecideFate { owner },
    };
    match (cards.angel.kind(), cards.demon.kind()) {
        (Kind::Death, Kind::Death) => Clash::Death { winner: None },
        (Kind::Death, Kind::Ruse | Kind::War) => Clash::Death {
            winner: Some(Side::Angel),
        },
        (Kind::Ruse | Kind::War, Kind::Death) => Clash::Death {
            winner: Some(Side::Demon),
        },
        (Kind::Ruse, Kind::Ruse) | (Kind::War, Kind::War) => Clash::Vanish,
        (Kind::War, _) => war(Side::Angel),
        (_, Kind::War) => war(Side::Demon),
        (Kind::Ruse, Kind::Number(number)) => Clash::NameValue {
            owner: Side::Angel,
            number,
        },
        (Kind::Number(number), Kind::Ruse) => Clash::NameValue {
            owner: Side::Demon,
            number,
        },
        (Kind::Number(angel), Kind::Number(demon)) => Clash::Compare(BySide { angel, demon }),
        (Kind::Number(angel), Kind::Death) => Clash::Compare(BySide { angel, demon: 0 }),
        (Kind::Death, Kind::Number(demon)) => Clash::Compare(BySide { angel: 0, demon }),
    }
}

/// The values compared once Ruse has its value (AD-7.4).
pub fn named(owner: Side, value: u8, number: u8) -> BySide<u8> {
    match owner {
        Side::Angel => BySide {
            angel: value,
            demon: number,
        },
        Side::Demon => BySide {
            angel: number,
            demon: value,
        },
    }
}

pub fn compare(base: BySide<u8>, event: Option<EventCard>) -> Comparison {
    let effect = event.map(EventCard::effect);
    let mut effective = base;
    if let Some(Effect::Bonus(side, amount)) = effect {
        effective[side] += amount;
    }
    let limit = match effect {
        Some(Effect::Sanctuary) => None,
        Some(Effect::Fragile) => Some(2),
        _ => Some(DESTRUCTION_LIMIT),
    };
    let gap = effective.angel.abs_diff(effective.demon);
    let fate = if gap == 0 {
        Fate::Spared
    } else if limit.is_some_and(|limit| gap >= limit) {
        Fate::Destroyed
    } else {
        Fate::Won(if effective.angel > effective.demon {
            Side::Angel
        } else {
            Side::Demon
        })
    };
    Comparison {
        effective,
        gap,
        limit,
        fate,
    }
}

/// The fate for each value that Ruse may take, lowest first.
pub fn ruse_fates(owner: Side, number: u8, event: Option<EventCard>) -> impl Iterator<Item = Fate> {
    RUSE_VALUES.map(move |value| compare(named(owner, value as u8, number), event).fate)
}
