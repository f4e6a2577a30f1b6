//! The set-up: boards, stack, closed territories, and what is dealt once they are closed (OL-2).

use super::cards::{Card, God};
use super::data::{
    EXAMPLE_WONDERS, Resource, SEATS, SETTLERS, STARTING_STOCK, Table, Wonder, ZEUS,
};
use super::development::Slot;
use super::events::Event;
use super::map::{Space, Territories, Territory};
use super::options::{Crosses, Deal, Layout, Options, Prestige};
use super::settlers::Settlers;
use super::state::{Destiny, Olympos, Phase, Pile, Player, Prepared, State, Variants};
use super::stock;
use super::tiles::{Discovery, EXAMPLE_ROWS};
use super::time;
use crate::chance::Chance;
use crate::game::Log;
use crate::refusal::{Param, Refusal};
use crate::seat::{Seat, Seats};
use tinyvec::ArrayVec;

/// A new game with checked options. The draws come in an order that never changes, so that a
/// seed means one game.
pub fn setup(
    options: &Options,
    players: usize,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> State {
    let nothing = Deal::default();
    let deal = options.deal.as_ref().unwrap_or(&nothing);
    let order = starting_stack(deal, players, chance);
    let rows = rows(options, deal, chance);
    let wonders = wonders(options, deal, chance);
    let mut state = State {
        players: players as u8,
        open_prestige: options.prestige == Prestige::Open,
        phase: Phase::Crosses,
        to_act: Some(order[0]),
        active: None,
        final_turn: false,
        order,
        pos: [0; SEATS],
        arrival: [0; SEATS],
        clock: players as u16,
        finished: Seats::NONE,
        settlers: Settlers::NONE,
        crosses: Territories::NONE,
        tribes: Territories::NONE,
        seats: [Player::default(); SEATS],
        piles: piles(rows, Table::of(players)),
        wonders: wonders.map(Some),
        destiny: Destiny::default(),
        olympos: Olympos::default(),
        agenda: ArrayVec::new(),
        prepared: deal.prepared(),
    };
    for (index, seat) in order.iter().take(players).enumerate() {
        state.arrival[seat.index()] = index as u16;
        let player = state.player_mut(*seat);
        player.stock = STARTING_STOCK;
        player.supply = SETTLERS - STARTING_STOCK - 1;
    }
    log.say(["OL-2.6"], || Event::GameStarted {
        order: order[..players].to_vec(),
    });
    if let Some(crosses) = &deal.crosses {
        let closed = crosses.iter().filter_map(|space| space.territory());
        closed.for_each(|territory| close(&mut state, territory, log));
        deal_out(&mut state, chance, log);
    } else if options.crosses == Crosses::Random {
        while crosses_to_place(&state) > 0 {
            let open: Vec<Territory> = closable(&state).collect();
            let index = chance.below(open.len() as u32) as usize;
            close(&mut state, open[index], log);
        }
        deal_out(&mut state, chance, log);
    }
    state
}

/// OL-2.6
fn starting_stack(deal: &Deal, players: usize, chance: &mut Chance) -> [Seat; SEATS] {
    let mut order = std::array::from_fn(|index| Seat(index as u8));
    match &deal.stack {
        Some(stack) => order[..players].copy_from_slice(stack),
        None => chance.shuffle(&mut order[..players]),
    }
    // The places of those who do not play are all alike.
    order[players..].fill(Seat(0));
    order
}

/// The five kinds of each row by column (OL-2.2).
fn rows(options: &Options, deal: &Deal, chance: &mut Chance) -> [[Discovery; 5]; 5] {
    match &deal.rows {
        Some(rows) => rows.by_row(),
        None if options.layout == Layout::Example => EXAMPLE_ROWS,
        None => std::array::from_fn(|row| {
            let mut kinds = Discovery::of_row(row);
            chance.shuffle(&mut kinds);
            kinds
        }),
    }
}

/// OL-2.3
fn wonders(options: &Options, deal: &Deal, chance: &mut Chance) -> [Wonder; 5] {
    match deal.wonders {
        Some(wonders) => wonders,
        None if options.layout == Layout::Example => EXAMPLE_WONDERS,
        None => {
            let mut wonders = std::array::from_fn(|index| Wonder(index as u8));
            chance.shuffle(&mut wonders);
            wonders
        }
    }
}

fn piles(rows: [[Discovery; 5]; 5], table: &Table) -> [Pile; Slot::COUNT] {
    std::array::from_fn(|index| {
        let slot = Slot(index as u8);
        let tile = rows[slot.row()][slot.column()];
        Pile {
            tile,
            left: table.copies[slot.row()],
            variants: Variants([!tile.variants().is_empty(); 2]),
            ..Pile::default()
        }
    })
}

/// How many territories are still to be closed.
pub fn crosses_to_place(state: &State) -> u8 {
    (4 * state.table().crosses).saturating_sub(state.crosses.len())
}

/// The territories that may be closed now, in board order.
pub fn closable(state: &State) -> impl Iterator<Item = Territory> + '_ {
    Territory::all().filter(|territory| check_cross(state, territory.space()).is_ok())
}

/// Any territory within the numbers, Olympos and Atlantis too (OL-2.7 to OL-2.9, OL-13.3,
/// OL-13.7).
pub fn check_cross(state: &State, space: Space) -> Result<(), Refusal> {
    let table = state.table();
    let about = Refusal::new(table.crosses_rule).with("space", Param::Id(space.id()));
    let Some(territory) = space.territory() else {
        return Err(about.case("land"));
    };
    if state.crosses.contains(territory) {
        return Err(about.case("closed"));
    }
    let resource = territory.resource();
    let closed = state.crosses.and(Territories::of(resource));
    if closed.len() >= table.crosses {
        return Err(about
            .case("enough")
            .with("resource", Param::Id(resource.id())));
    }
    if territory.has_star() && !closed.and(Territories::STARRED).is_empty() {
        return Err(Refusal::new("OL-2.8").with("resource", Param::Id(resource.id())));
    }
    Ok(())
}

fn close(state: &mut State, territory: Territory, log: &mut Log<Event>) {
    state.crosses.insert(territory);
    let (seat, space) = (state.order[0], territory.space());
    log.say([state.table().crosses_rule], || Event::CrossPlaced {
        seat,
        space,
    });
}

/// The bottom player closes a territory; after the last one the rest is dealt.
pub fn place_cross(state: &mut State, space: Space, chance: &mut Chance, log: &mut Log<Event>) {
    if let Some(territory) = space.territory() {
        close(state, territory, log);
    }
    if crosses_to_place(state) == 0 {
        deal_out(state, chance, log);
    }
}

/// Tribes on the stars that are left (OL-2.10, OL-2.14), cubes and both decks; then the first
/// turn.
fn deal_out(state: &mut State, chance: &mut Chance, log: &mut Log<Event>) {
    state.tribes = Territories::STARRED.without(state.crosses);
    log.say(["OL-2.10"], || Event::TribesPlaced {
        spaces: state.tribes.iter().map(Territory::space).collect(),
    });
    let prepared = std::mem::take(&mut state.prepared);
    let cubes = prepared
        .cubes
        .unwrap_or_else(|| random_cubes(state.players(), chance));
    for seat in state.seats() {
        let resource = cubes[seat.index()];
        stock::gain_cube(state, seat, resource, state.table().cubes_rule, log);
    }
    let deck = prepared.destiny.unwrap_or_else(|| shuffled_destiny(chance));
    state.destiny.deck = deck.into_iter().collect();
    let gods = prepared.olympos.unwrap_or_else(|| shuffled_gods(chance));
    lay_out(&mut state.olympos, gods);
    let first = time::next_seat(state).unwrap_or(state.order[0]);
    time::start_turn(state, first, log);
}

/// One of each resource, with five players one more, seat by seat (OL-2.11, OL-13.4, OL-13.8).
fn random_cubes(players: usize, chance: &mut Chance) -> [Resource; SEATS] {
    let mut cubes: ArrayVec<[Resource; SEATS]> = Resource::ALL.into_iter().collect();
    if players == SEATS {
        cubes.push(Resource::ALL[chance.below(4) as usize]);
    }
    chance.shuffle(&mut cubes);
    cubes.into_inner()
}

fn shuffled_destiny(chance: &mut Chance) -> [Card; Card::DECK] {
    let mut deck: ArrayVec<[Card; Card::DECK]> = Card::deck().collect();
    chance.shuffle(&mut deck);
    deck.into_inner()
}

fn shuffled_gods(chance: &mut Chance) -> [God; God::COUNT] {
    let mut gods = std::array::from_fn(|index| God(index as u8));
    chance.shuffle(&mut gods);
    gods
}

/// One card to a single Zeus space, two to a double one, the last aside (OL-2.13).
pub fn lay_out(olympos: &mut Olympos, gods: [God; God::COUNT]) {
    let mut gods = gods.into_iter();
    for (pile, zeus) in olympos.piles.iter_mut().zip(&ZEUS) {
        *pile = gods.by_ref().take(usize::from(zeus.cards)).collect();
    }
    olympos.aside = gods.next();
}

impl Deal {
    /// What is kept for later while the territories are being closed.
    pub fn prepared(&self) -> Prepared {
        let cubes = self.cubes.as_ref().map(|cubes| {
            let mut by_seat = [Resource::default(); SEATS];
            by_seat[..cubes.len()].copy_from_slice(cubes);
            by_seat
        });
        Prepared {
            cubes,
            destiny: self
                .destiny
                .as_deref()
                .and_then(|deck| deck.try_into().ok()),
            olympos: self.olympos,
        }
    }
}
