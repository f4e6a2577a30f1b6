//! A position read back into a state.

use super::data::{CUBES, HOURGLASSES, SEATS, Units};
use super::development::Slot;
use super::map::{Space, Territories, Territory};
use super::options::{Deal, Options, Prestige};
use super::position::{
    OlymposJson, Pending, PhaseName, Position, RevealedJson, SeatJson, SlotJson, SpaceJson,
    TileJson,
};
use super::settlers::{CAPACITY, Settlers};
use super::state::{Destiny, Holder, Olympos, Phase, Pile, Player, Revealed, State, Variants};
use super::tiles::Tile;
use crate::seat::{Seat, Seats};
use tinyvec::{Array, ArrayVec};

/// The state of a position whose form is known to be sound. Where it has more pieces than there
/// are, a state has no room for them and they are left out.
pub fn state_of(position: &Position) -> State {
    let options = Options::from(&position.options);
    let mut seats = [Player::default(); SEATS];
    for (player, json) in seats.iter_mut().zip(&position.seats) {
        *player = player_of(json);
    }
    let in_set_up = position.phase == PhaseName::Crosses;
    let deal = options.deal.as_ref().filter(|_| in_set_up);
    State {
        players: position.players,
        open_prestige: options.prestige == Prestige::Open,
        phase: phase_of(position),
        to_act: position.to_act,
        active: position.active,
        final_turn: position.final_turn,
        order: padded(&position.order, Seat(0)),
        pos: padded(&position.pos, 0),
        arrival: padded(&position.arrival, 0),
        clock: position.clock,
        finished: Seat::all(position.finished.len())
            .filter(|seat| position.finished[seat.index()])
            .collect(),
        settlers: settlers_of(position),
        crosses: territories(position, |json| json.cross),
        tribes: territories(position, |json| json.tribe),
        seats,
        piles: std::array::from_fn(|index| pile_of(position.slots.get(&Slot(index as u8)))),
        wonders: position.wonders,
        destiny: Destiny {
            deck: list(&position.destiny.deck),
            discard: list(&position.destiny.discard),
        },
        olympos: olympos_of(&position.olympos),
        agenda: list(&position.agenda),
        prepared: deal.map(Deal::prepared).unwrap_or_default(),
    }
}

/// The territories of which something is said.
pub fn territories(position: &Position, said: impl Fn(&SpaceJson) -> bool) -> Territories {
    let spaces = position.spaces.iter().filter(|(_, json)| said(json));
    spaces.filter_map(|(space, _)| space.territory()).collect()
}

fn settlers_of(position: &Position) -> Settlers {
    let in_stack = |(space, json): (&Space, &SpaceJson)| -> Vec<(Territory, Seat)> {
        let stack = json.stack.iter().copied();
        stack
            .filter_map(|seat| Some((space.territory()?, seat)))
            .collect()
    };
    let mut settlers = Settlers::NONE;
    let all = position.spaces.iter().flat_map(in_stack);
    all.take(CAPACITY)
        .for_each(|(territory, seat)| settlers.add(territory, seat));
    settlers
}

fn phase_of(position: &Position) -> Phase {
    match (position.phase, &position.pending) {
        (PhaseName::Oracle, Some(Pending::Oracle(pending))) => Phase::Oracle(list(&pending.cards)),
        (PhaseName::TakeCube, Some(Pending::TakeCube(pending))) => Phase::TakeCube(pending.why),
        (PhaseName::Bonus, Some(Pending::Bonus(pending))) => Phase::Bonus {
            slot: pending.slot,
            cost: pending.cost,
        },
        (PhaseName::Crosses, _) => Phase::Crosses,
        (PhaseName::Turn, _) => Phase::Turn,
        (PhaseName::After, _) => Phase::After,
        (PhaseName::Favour, _) => Phase::Favour,
        (PhaseName::Hades, _) => Phase::Hades,
        _ => Phase::Over,
    }
}

fn player_of(json: &SeatJson) -> Player {
    let tile = |tile: &TileJson| Tile::new(tile.id, tile.variant);
    Player {
        stock: json.stock,
        supply: json.supply,
        hourglasses: json.hourglasses.min(HOURGLASSES),
        cubes: Units::each(|resource| json.cubes.get(resource).min(CUBES)),
        tiles: fitting(json.tiles.iter().map(tile)),
        wonders: list(&json.wonders),
        hand: list(&json.hand),
        prestige: json.prestige,
        ares: json.ares,
        siren: json.siren,
        erinyes: json.erinyes,
        keres: json.keres,
        athena: json.athena,
    }
}

fn pile_of(json: Option<&SlotJson>) -> Pile {
    let Some(json) = json else {
        return Pile::default();
    };
    let left = json.variants.as_deref().unwrap_or_default();
    let mut variants = [false; 2];
    for (there, resource) in variants.iter_mut().zip(json.tile.variants()) {
        *there = left.contains(resource);
    }
    let mut holders = [Holder::default(); 3];
    for (holder, &seat) in holders.iter_mut().zip(&json.bonuses) {
        *holder = Holder::from(seat);
    }
    Pile {
        tile: json.tile,
        left: json.left,
        variants: Variants(variants),
        holders,
    }
}

fn olympos_of(json: &OlymposJson) -> Olympos {
    let revealed = |revealed: &RevealedJson| Revealed {
        card: revealed.card,
        zeus: revealed.zeus,
        seat: revealed.seat,
        played: padded(&revealed.played, 0),
        affected: revealed
            .affected
            .as_ref()
            .map(|seats| seats.iter().copied().collect::<Seats>()),
    };
    Olympos {
        piles: std::array::from_fn(|index| list(&json.piles[index])),
        aside: json.aside,
        reached: std::array::from_fn(|index| list(&json.reached[index])),
        revealed: fitting(json.revealed.iter().map(revealed)),
    }
}

fn padded<T: Copy>(items: &[T], blank: T) -> [T; SEATS] {
    std::array::from_fn(|index| items.get(index).copied().unwrap_or(blank))
}

fn list<A: Array>(items: &[A::Item]) -> ArrayVec<A>
where
    A::Item: Copy,
{
    fitting(items.iter().copied())
}

/// As many as there is room for.
fn fitting<A: Array>(items: impl Iterator<Item = A::Item>) -> ArrayVec<A> {
    items.take(A::CAPACITY).collect()
}
