//! What the rules of Olympos promise, rule by rule.

mod bots;
mod combat;
mod components;
mod destiny;
mod discoveries;
mod ending;
mod examples;
mod expansion;
mod gods;
mod options;
mod players;
mod positions;
mod powers;
mod previews;
mod scoring;
mod secrets;
mod set_up;
mod shown;
mod stacks;
mod time;
mod ways;
mod wonders;

use super::Olympos;
use super::cards::{Card, God};
use super::data::{Resource, Units, Wonder, ZEUS};
use super::development::{Discovery, Slot, Tile};
use super::map::{Space, Territory};
use super::options::Options;
use super::state::{Holder, Player, Revealed, State};
use crate::chance::Chance;
use crate::game::{Game, Log};
use crate::seat::{Seat, Seats};
use crate::session::{read, to_json};
use serde_json::{Value, json};

/// A game set up by hand: the lay-out of the examples, no cubes, no cards in hand.
struct Table {
    options: Options,
    state: State,
    chance: Chance,
    /// Of the last move.
    events: Vec<Value>,
}

const CLOSED: [&str; 12] = [
    "messenia", "caria", "azaes", "mestor", "boeotia", "evenor", "gadeira", "elis", "ionia",
    "rhodes", "troas", "atlas",
];

/// The bottom of the starting stack is the last seat, the top seat 0; it is seat 0's turn.
fn table(players: usize) -> Table {
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
fn new_game(players: usize, options: Value) -> Table {
    try_game(players, options).unwrap_or_else(|rule| panic!("refused by {rule}"))
}

fn try_game(players: usize, options: Value) -> Result<Table, String> {
    let options = read::<Options>(options, "options").map_err(|_| "malformed".to_owned())?;
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
fn gods(first: &[&'static str]) -> Vec<&'static str> {
    let others = God::all().map(God::id).filter(|id| !first.contains(id));
    first.iter().copied().chain(others).collect()
}

fn territory(id: &str) -> Territory {
    Space::from_id(id).and_then(Space::territory).expect(id)
}

fn discovery(id: &str) -> Discovery {
    Discovery::from_id(id).expect(id)
}

fn resource(id: &str) -> Resource {
    let found = Resource::ALL
        .into_iter()
        .find(|resource| resource.id() == id);
    found.expect(id)
}

impl Table {
    fn player(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }

    /// Settlers from the general stock, bottom first; a tribe there is gone.
    fn settle(mut self, space: &str, stack: &[u8]) -> Self {
        for &seat in stack {
            self.state.settlers.add(territory(space), Seat(seat));
            self.player(seat).supply -= 1;
        }
        self.state.tribes.remove(territory(space));
        self
    }

    fn settle_all(self, seat: u8, spaces: &[&str]) -> Self {
        spaces
            .iter()
            .fold(self, |table, space| table.settle(space, &[seat]))
    }

    fn tile(self, seat: u8, id: &str) -> Self {
        self.variant(seat, id, None)
    }

    fn tiles(self, seat: u8, ids: &[&str]) -> Self {
        ids.iter().fold(self, |table, id| table.tile(seat, id))
    }

    /// A tile of Money or Agriculture.
    fn variant(mut self, seat: u8, id: &str, of: Option<&str>) -> Self {
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
    fn marker(mut self, seat: u8, slot: &str, index: usize) -> Self {
        let slot = Slot::from_id(slot).expect(slot);
        self.state.piles[slot.index()].holders[index] = Holder::from(Some(Seat(seat)));
        let player = self.player(seat);
        player.supply = player.supply.saturating_sub(1);
        self
    }

    fn cubes(mut self, seat: u8, of: &str, n: u8) -> Self {
        let more = Units::each(|kind| if kind.id() == of { n } else { 0 });
        let player = self.player(seat);
        player.cubes = player.cubes.plus(more);
        self
    }

    /// Closes a territory and opens another one instead.
    fn close(mut self, closed: &str, open: &str) -> Self {
        self.state.crosses.remove(territory(open));
        self.state.crosses.insert(territory(closed));
        self.state.tribes.remove(territory(closed));
        self
    }

    fn hourglasses(mut self, seat: u8, n: u8) -> Self {
        self.player(seat).hourglasses = n;
        self
    }

    /// Moves settlers between personal and general stock.
    fn stock(mut self, seat: u8, n: u8) -> Self {
        let player = self.player(seat);
        player.supply = player.supply + player.stock - n;
        player.stock = n;
        self
    }

    /// Cards out of the deck into a hand.
    fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
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
    fn next_cards(mut self, cards: &[&str]) -> Self {
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
    fn deck(mut self, left: usize, discarded: usize, holder: u8) -> Self {
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

    fn built(mut self, seat: u8, id: &str) -> Self {
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
    fn next_gods(mut self, first: &[&'static str]) -> Self {
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
    fn at(mut self, pos: &[u8]) -> Self {
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
    fn turn(mut self, seat: u8) -> Self {
        let index = usize::from(seat);
        self.state.arrival[index] = self.state.clock;
        self.state.clock += 1;
        self.begin_turn()
    }

    fn finished(mut self, seats: &[u8]) -> Self {
        for &seat in seats {
            self.state.finished = self.state.finished.with(Seat(seat));
        }
        self.begin_turn()
    }

    fn begin_turn(mut self) -> Self {
        let next = super::time::next_seat(&self.state).expect("somebody plays");
        super::time::start_turn(&mut self.state, next, &mut Log::deaf());
        self
    }

    /// Plays a move that must be allowed, in a position that must be possible.
    fn play(mut self, seat: u8, mv: Value) -> Self {
        self.assert_possible();
        let play = read(mv.clone(), "move").unwrap_or_else(|error| panic!("{mv}: {error}"));
        if let Err(refusal) = Olympos::check(&self.state, Seat(seat), &play) {
            panic!("{mv} is {refusal} ({})", refusal.case);
        }
        let mut log = Log::listening();
        Olympos::apply(
            &mut self.state,
            Seat(seat),
            play,
            &mut self.chance,
            &mut log,
        );
        self.events = log.into_events().iter().map(to_json).collect();
        self.assert_possible();
        self
    }

    /// The only move from there to there: a new settler or the one on top that is the seat's own.
    fn expand(self, seat: u8, from: &str, to: &str) -> Self {
        let mv = self
            .expansion(seat, from, to)
            .expect("such a move is listed");
        self.play(seat, mv)
    }

    fn expansion(&self, seat: u8, from: &str, to: &str) -> Option<Value> {
        let wanted = |mv: &Value| mv["type"] == "expand" && mv["from"] == from && mv["to"] == to;
        self.legal(seat).into_iter().rev().find(wanted)
    }

    /// What it costs, if it is listed.
    fn cost(&self, seat: u8, from: &str, to: &str) -> Option<u64> {
        self.expansion(seat, from, to)?["cost"].as_u64()
    }

    /// The discovery as listed, with the first choice of cubes and tiles.
    fn discover(self, seat: u8, slot: &str) -> Self {
        let mv = self.discoveries(seat, slot).into_iter().next();
        self.play(seat, mv.expect("such a move is listed"))
    }

    fn discoveries(&self, seat: u8, slot: &str) -> Vec<Value> {
        let wanted = |mv: &Value| mv["type"] == "discover" && mv["slot"] == slot;
        self.legal(seat).into_iter().filter(wanted).collect()
    }

    fn bonus(self, seat: u8, index: u8) -> Self {
        self.play(seat, json!({ "type": "bonus", "index": index }))
    }

    fn play_card(self, seat: u8, card: &str) -> Self {
        self.play(seat, json!({ "type": "playDestiny", "card": card }))
    }

    fn end_turn(self, seat: u8) -> Self {
        self.play(seat, json!({ "type": "endTurn" }))
    }

    fn favour(self, seat: u8, count: u8) -> Self {
        self.play(seat, json!({ "type": "favour", "count": count }))
    }

    fn pass(self, seat: u8) -> Self {
        self.play(seat, json!({ "type": "pass" }))
    }

    fn legal(&self, seat: u8) -> Vec<Value> {
        let mut moves = Vec::new();
        Olympos::legal_moves(&self.state, Seat(seat), &mut moves);
        moves.iter().map(to_json).collect()
    }

    /// The legal moves of one type.
    fn of_type(&self, seat: u8, kind: &str) -> Vec<Value> {
        let wanted = |mv: &Value| mv["type"] == kind;
        self.legal(seat).into_iter().filter(wanted).collect()
    }

    /// The rule that refuses the move, and its case.
    fn refused(&self, seat: u8, mv: Value) -> (&'static str, &'static str) {
        let mv = read(mv, "move").expect("a well-formed move");
        let refusal = Olympos::check(&self.state, Seat(seat), &mv);
        let refusal = refusal.expect_err("the move is refused");
        (refusal.rule.0, refusal.case)
    }

    /// The events of one type that the last move led to.
    fn told(&self, kind: &str) -> Vec<Value> {
        let wanted = |event: &&Value| event["type"] == kind;
        self.events.iter().filter(wanted).cloned().collect()
    }

    fn json(&self) -> Value {
        to_json(&Olympos::position(&self.options, &self.state))
    }

    fn stack(&self, space: &str) -> Vec<u8> {
        let stack = self.state.settlers.stack(territory(space));
        stack.iter().map(|seat| seat.0).collect()
    }

    fn score(&self, seat: u8) -> Value {
        to_json(&super::score::score(&self.state, Seat(seat)))
    }

    /// Every requirement of a position holds, but for what a lesson may go without.
    fn assert_possible(&self) {
        let loaded = crate::session::check_position::<Olympos>(self.json());
        let loaded = loaded.unwrap_or_else(|broken| panic!("{broken:?}"));
        assert_eq!(loaded.state, self.state);
    }
}

/// Seat 0 passes the first Zeus space and turns up this god; nobody plays a Favour card. All
/// start on space 9 and seat 0 ends on 12, in Chalcidice.
fn visited_by(god: &'static str, table: Table) -> Table {
    let n = table.state.players();
    let table = table.next_gods(&[god]).at(&[9; 5][..n]).turn(0);
    let mut table = table.expand(0, "new", "chalcidice").end_turn(0);
    while table.json()["phase"] == "favour" {
        let seat = table.state.to_act.expect("somebody is asked").0;
        let events = table.events.clone();
        table = table.favour(seat, 0);
        table.events.splice(0..0, events);
    }
    table
}

/// A `markerMoved` event without its rule.
fn marker_moved(seat: u8, from: u8, to: u8) -> Value {
    json!({ "type": "markerMoved", "seat": seat, "from": from, "to": to, "rule": "OL-3.5" })
}
