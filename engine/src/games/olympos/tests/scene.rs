//! A game set up by hand, for the tests of its rules.

use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::games::olympos::Olympos;
use crate::games::olympos::cards::{Card, God};
use crate::games::olympos::data::{Resource, Units, Wonder, ZEUS};
use crate::games::olympos::development::Slot;
use crate::games::olympos::map::{Space, Territory};
use crate::games::olympos::options::Options;
use crate::games::olympos::state::{Holder, Player, Revealed, State};
use crate::games::olympos::tiles::{Discovery, Tile};
use crate::games::olympos::time;
use crate::seat::{Seat, Seats};
use crate::session::{read, to_json};
use serde_json::{Value, json};

/// A game set up by hand: the lay-out of the examples, no cubes, no cards in hand.
pub struct Table {
    pub options: Options,
    pub state: State,
    pub chance: Chance,
    /// Of the last move.
    pub events: Vec<Value>,
}

pub const CLOSED: [&str; 12] = [
    "messenia", "caria", "azaes", "mestor", "boeotia", "evenor", "gadeira", "elis", "ionia",
    "rhodes", "troas", "atlas",
];

/// The bottom of the starting stack is the last seat, the top seat 0; it is seat 0's turn.
pub fn table(players: usize) -> Table {
    let closed = match players {
        3 => &CLOSED[..],
        5 => &CLOSED[..4],
        _ => &CLOSED[..8],
    };
    let stack: Vec<usize> = (0..players).rev().collect();
    let deal = json!({ "stack": stack, "crosses": closed, "olympos": gods(&[]) });
    let mut table = new_game(players, json!({ "layout": "example", "deal": deal }));
    for player in &mut table.state.seats {
        player.cubes = Units::default();
    }
    table
}

/// A new game with these options and seed 1.
pub fn new_game(players: usize, options: Value) -> Table {
    try_game(players, options).unwrap_or_else(|rule| panic!("refused by {rule}"))
}

pub fn try_game(players: usize, options: Value) -> Result<Table, String> {
    let options = read::<Options>(&options, "options").map_err(|_| "malformed".to_owned())?;
    let resolved = Olympos::resolve(options, players);
    let options = resolved.map_err(|refusal| refusal.rule.to_string())?;
    let mut chance = Chance::seeded(1).recording();
    let mut log = Log::listening();
    let state = Olympos::setup(&options, players, &mut chance, &mut log)
        .map_err(|refusal| refusal.rule.to_string())?;
    Ok(Table {
        options,
        state,
        chance,
        events: log.into_events().iter().map(to_json).collect(),
    })
}

/// All ten gods, these first.
pub fn gods(first: &[&'static str]) -> Vec<&'static str> {
    let others = God::all().map(God::id).filter(|id| !first.contains(id));
    first.iter().copied().chain(others).collect()
}

pub fn territory(id: &str) -> Territory {
    Space::from_id(id).and_then(Space::territory).expect(id)
}

pub fn discovery(id: &str) -> Discovery {
    Discovery::from_id(id).expect(id)
}

pub fn resource(id: &str) -> Resource {
    let found = Resource::ALL
        .into_iter()
        .find(|resource| resource.id() == id);
    found.expect(id)
}

impl Table {
    pub fn player(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }

    /// Settlers from the general stock, bottom first; a tribe there is gone.
    pub fn settle(mut self, space: &str, stack: &[u8]) -> Self {
        for &seat in stack {
            self.state.settlers.add(territory(space), Seat(seat));
            self.player(seat).supply -= 1;
        }
        self.state.tribes.remove(territory(space));
        self
    }

    pub fn settle_all(self, seat: u8, spaces: &[&str]) -> Self {
        spaces
            .iter()
            .fold(self, |table, space| table.settle(space, &[seat]))
    }

    pub fn tile(self, seat: u8, id: &str) -> Self {
        self.variant(seat, id, None)
    }

    pub fn tiles(self, seat: u8, ids: &[&str]) -> Self {
        ids.iter().fold(self, |table, id| table.tile(seat, id))
    }

    /// A tile of Money or Agriculture.
    pub fn variant(mut self, seat: u8, id: &str, of: Option<&str>) -> Self {
        let kind = discovery(id);
        let slot = Slot::all().find(|&slot| self.state.pile(slot).tile == kind);
        let pile = &mut self.state.piles[slot.expect(id).index()];
        pile.left -= 1;
        for (left, resource) in pile.variants.0.iter_mut().zip(kind.variants()) {
            *left &= Some(resource.id()) != of;
        }
        self.player(seat)
            .tiles
            .push(Tile::new(kind, of.map(resource)));
        self
    }

    /// A bonus marker, without its bonus.
    pub fn marker(mut self, seat: u8, slot: &str, index: usize) -> Self {
        let slot = Slot::from_id(slot).expect(slot);
        self.state.piles[slot.index()].holders[index] = Holder::from(Some(Seat(seat)));
        let player = self.player(seat);
        player.supply = player.supply.saturating_sub(1);
        self
    }

    pub fn cubes(mut self, seat: u8, of: &str, n: u8) -> Self {
        let more = Units::each(|kind| if kind.id() == of { n } else { 0 });
        let player = self.player(seat);
        player.cubes = player.cubes.plus(more);
        self
    }

    /// Closes a territory and opens another one instead.
    pub fn close(mut self, closed: &str, open: &str) -> Self {
        self.state.crosses.remove(territory(open));
        self.state.crosses.insert(territory(closed));
        self.state.tribes.remove(territory(closed));
        self
    }

    pub fn hourglasses(mut self, seat: u8, n: u8) -> Self {
        self.player(seat).hourglasses = n;
        self
    }

    /// Moves settlers between personal and general stock.
    pub fn stock(mut self, seat: u8, n: u8) -> Self {
        let player = self.player(seat);
        player.supply = player.supply + player.stock - n;
        player.stock = n;
        self
    }

    /// Cards out of the deck into a hand.
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
        for id in cards {
            let deck = &mut self.state.destiny.deck;
            let card = Card::from_id(id).expect(id);
            let index = deck.iter().position(|&other| other == card);
            deck.remove(index.expect("a copy in the deck"));
            self.player(seat).hand.push(card);
        }
        self
    }

    /// The next cards of the deck, top first.
    pub fn next_cards(mut self, cards: &[&str]) -> Self {
        for (place, id) in cards.iter().enumerate() {
            let deck = &mut self.state.destiny.deck;
            let card = Card::from_id(id).expect(id);
            let index = (place..deck.len()).find(|&index| deck[index] == card);
            deck.swap(place, index.expect("a copy in the deck"));
        }
        self
    }

    /// Leaves so many cards in the deck and so many in the discard pile; a seat who has nothing to
    /// do with it holds the others.
    pub fn deck(mut self, left: usize, discarded: usize, holder: u8) -> Self {
        let mut deck = self.state.destiny.deck;
        self.state.destiny.deck = deck.iter().copied().take(left).collect();
        let rest = deck.split_off(left);
        for (index, card) in rest.into_iter().enumerate() {
            if index < discarded {
                self.state.destiny.discard.push(card);
            } else {
                self.player(holder).hand.push(card);
            }
        }
        self
    }

    pub fn built(mut self, seat: u8, id: &str) -> Self {
        let wonder = Wonder::from_id(id).expect(id);
        let place = self
            .state
            .wonders
            .iter()
            .position(|&there| there == Some(wonder));
        self.state.wonders[place.expect("not built yet")] = None;
        self.player(seat).wonders.push(wonder);
        self
    }

    /// The gods who have still to come, in track order; those turned up already do not count.
    pub fn next_gods(mut self, first: &[&'static str]) -> Self {
        let olympos = &mut self.state.olympos;
        for (place, id) in first.iter().enumerate() {
            let god = God::from_id(id).expect(id);
            let mut hidden: Vec<&mut God> = olympos.piles.iter_mut().flatten().collect();
            hidden.extend(olympos.aside.as_mut());
            let index = hidden.iter().position(|other| **other == god).expect(id);
            let displaced = *hidden[place];
            *hidden[place] = god;
            *hidden[index] = displaced;
        }
        self
    }

    /// The markers on the track, with all that follows: who has reached the Zeus spaces, which
    /// gods have come, whose turn it is.
    pub fn at(mut self, pos: &[u8]) -> Self {
        for (seat, &pos) in pos.iter().enumerate() {
            self.state.pos[seat] = pos;
        }
        for (zeus, space) in ZEUS.iter().enumerate() {
            let there = |seat: &Seat| self.state.pos[seat.index()] >= space.pos;
            let reached: Vec<Seat> = self.state.seats().filter(there).collect();
            let everybody = reached.len() == pos.len();
            self.state.olympos.reached[zeus] = reached.iter().copied().collect();
            let gone =
                usize::from(!reached.is_empty()) + usize::from(everybody && space.is_double());
            let there = self.state.olympos.piles[zeus].len();
            for _ in usize::from(space.cards) - there..gone {
                let card = self.state.olympos.piles[zeus].remove(0);
                self.state.olympos.revealed.push(Revealed {
                    card,
                    zeus: zeus as u8,
                    seat: reached[0],
                    affected: Some(Seats::NONE),
                    ..Revealed::default()
                });
            }
        }
        self.begin_turn()
    }

    /// On top of all piles.
    pub fn turn(mut self, seat: u8) -> Self {
        let index = usize::from(seat);
        self.state.arrival[index] = self.state.clock;
        self.state.clock += 1;
        self.begin_turn()
    }

    pub fn finished(mut self, seats: &[u8]) -> Self {
        for &seat in seats {
            self.state.finished = self.state.finished.with(Seat(seat));
        }
        self.begin_turn()
    }

    pub fn begin_turn(mut self) -> Self {
        let next = time::next_seat(&self.state).expect("somebody plays");
        time::start_turn(&mut self.state, next, &mut Log::deaf());
        self
    }
}
