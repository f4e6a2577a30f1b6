//! The set-up: territories, armies, home cards, tokens, the doom (SD-2).

use super::data::{ARMIES, BORDERS, HEADQUARTERS_EACH, HOME_CARDS, START_SUPPLIES};
use super::dooms;
use super::events::Event;
use super::map::{ByLand, Lands, Territory};
use super::moves::{ChosenEnding, Token};
use super::options::{EndingOption, Options, OrWord, Scenario, SetupOption};
use super::play::Play;
use super::state::{Doom, Force, Orders, Phase, Rules, SEATS, Setup, Stage, State, Wall};
use crate::chance::Chance;
use crate::game::Log;
use crate::seat::{Seat, Seats};
use tinyvec::ArrayVec;

pub fn setup(
    options: &Options,
    players: usize,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> State {
    let mut state = empty(options, players);
    state.start = match options.start_seat {
        OrWord::Given(seat) => seat,
        OrWord::Word(_) => Seat(chance.below(players as u32) as u8),
    };
    let mut play = Play {
        state: &mut state,
        chance,
        log,
    };
    match (options.quick_start, options.setup) {
        (true, _) => play.quick_start(),
        (false, SetupOption::Deal) => {
            play.deal();
            play.begin_spread();
        }
        (false, SetupOption::Draft) => play.state.slot = play.state.players,
    }
    play.go_on();
    state
}

/// The rules that outlast the set-up.
pub fn rules(options: &Options) -> Rules {
    Rules {
        round_limit: options.round_limit,
        at_limit: options.at_limit,
        extra_armies: options.extra_armies,
        doom: match options.scenario {
            Scenario::Random => None,
            Scenario::Fixed(doom) => Some(doom),
        },
    }
}

/// An empty map with all armies still to place.
pub fn empty(options: &Options, players: usize) -> State {
    let by_seat = |count: u8| std::array::from_fn(|seat| if seat < players { count } else { 0 });
    State {
        rules: rules(options),
        players: players as u8,
        start: Seat(0),
        phase: Phase::Draft,
        round: 0,
        slot: 0,
        doom: None,
        ending: options.ending,
        prevented: false,
        outcome: None,
        armies: ByLand::default(),
        apocalytes: ByLand::default(),
        supplies: ByLand::default(),
        held: ByLand::default(),
        owned: [Lands::NONE; SEATS],
        headquarters: Lands::NONE,
        marked: Lands::NONE,
        portals: Lands::NONE,
        mothership: None,
        walls: [Wall::default(); BORDERS],
        alive: Seat::all(players).collect::<Seats>(),
        orders: [Orders {
            dice: options.dice,
            oppose: options.oppose,
        }; SEATS],
        permissions: [[options.permission; SEATS]; SEATS],
        cure: ArrayVec::new(),
        meteorites: 0,
        stage: Stage::Setup(Setup {
            armies: by_seat(ARMIES.get(players)),
            home_cards: Default::default(),
            headquarters: [0; SEATS],
            supplies: [0; SEATS],
        }),
        pending: None,
        combat: None,
        march: None,
    }
}

impl Play<'_> {
    /// One card at a time, from the last player backwards (SD-2.3, SD-2.4).
    fn deal(&mut self) {
        let mut cards = Lands::ALL;
        let mut slot = self.state.players;
        while !cards.is_empty() {
            let land = cards.draw(self.chance);
            self.settle(self.state.seat_of(slot), land);
            slot = if slot == 1 {
                self.state.players
            } else {
                slot - 1
            };
        }
    }

    /// A claimed territory gets an army at once (SD-2.5).
    fn settle(&mut self, seat: Seat, territory: Territory) {
        self.add(territory, Force::Player(seat), 1);
        self.state.setup_mut().armies[seat.index()] -= 1;
        self.say("SD-2.3", || Event::Claimed { seat, territory });
        self.update(territory);
    }

    pub fn claim(&mut self, seat: Seat, territory: Territory) {
        self.settle(seat, territory);
        let unclaimed = self.state.lands(|state, land| state.owner(land).is_none());
        if unclaimed.is_empty() {
            self.begin_spread();
        } else if self.state.slot == 1 {
            self.state.slot = self.state.players;
        } else {
            self.state.slot -= 1;
        }
    }

    fn begin_spread(&mut self) {
        self.state.phase = Phase::Spread;
        self.state.slot = self.state.players;
        self.next_to_spread();
    }

    /// The next player who has armies left; after all are placed, the home cards (SD-2.6).
    fn next_to_spread(&mut self) {
        let state = &*self.state;
        let left = |slot: &u8| {
            let seat = state.seat_of(*slot);
            state
                .setup()
                .is_some_and(|setup| setup.armies[seat.index()] > 0)
        };
        let after = state.slot + 1..=state.players;
        match after.chain(1..=state.slot).find(left) {
            Some(slot) => self.state.slot = slot,
            None => {
                self.draw_home_cards();
                self.state.phase = Phase::Tokens;
                self.state.slot = 1;
            }
        }
    }

    pub fn spread(&mut self, seat: Seat, territory: Territory, count: u16) {
        self.add(territory, Force::Player(seat), count);
        self.state.setup_mut().armies[seat.index()] -= count as u8;
        self.say("SD-2.6", || Event::Spread {
            seat,
            territory,
            count,
        });
        self.next_to_spread();
    }

    /// All draws before any token is placed (SD-2.7).
    fn draw_home_cards(&mut self) {
        let players = self.state.players();
        for seat in self.state.order() {
            let mut own = self.state.owned[seat.index()];
            let mut cards = ArrayVec::new();
            for _ in 0..HOME_CARDS {
                cards.push(own.draw(self.chance));
            }
            let setup = self.state.setup_mut();
            setup.home_cards[seat.index()] = cards;
            setup.headquarters[seat.index()] = HEADQUARTERS_EACH.get(players);
            setup.supplies[seat.index()] = START_SUPPLIES.get(players);
            self.say("SD-2.7", || Event::HomeCards {
                seat,
                territories: cards.to_vec(),
            });
        }
    }

    pub fn place_token(&mut self, seat: Seat, token: Token, territory: Territory) {
        self.put_token(seat, token, territory);
        self.say("SD-2.8", || Event::TokenPlaced {
            seat,
            token,
            territory,
        });
        let setup = self.state.setup_mut();
        if setup.headquarters[seat.index()] + setup.supplies[seat.index()] > 0 {
            return;
        }
        if self.state.slot < self.state.players {
            self.state.slot += 1;
        } else {
            self.choose_doom();
        }
    }

    fn put_token(&mut self, seat: Seat, token: Token, land: Territory) {
        match token {
            Token::Hq => {
                self.state.headquarters.insert(land);
                self.state.setup_mut().headquarters[seat.index()] -= 1;
            }
            Token::Supply => {
                self.state.supplies[land] += 1;
                self.state.setup_mut().supplies[seat.index()] -= 1;
            }
        }
    }

    /// Everything is placed by lot (SD-2.13).
    fn quick_start(&mut self) {
        self.deal();
        for seat in self.state.order() {
            self.scatter(seat);
        }
        self.draw_home_cards();
        for seat in self.state.order() {
            for token in [Token::Hq, Token::Supply] {
                self.scatter_tokens(seat, token);
            }
        }
        self.choose_doom();
    }

    /// Army by army to an own territory that has fewest.
    fn scatter(&mut self, seat: Seat) {
        let own = self.state.owned[seat.index()];
        while self.state.setup_mut().armies[seat.index()] > 0 {
            let armies = |land: Territory| self.state.armies[land][seat.index()];
            let fewest = own.iter().map(armies).min().unwrap_or_default();
            let land = own.filter(|land| armies(land) == fewest).pick(self.chance);
            self.add(land, Force::Player(seat), 1);
            self.state.setup_mut().armies[seat.index()] -= 1;
        }
    }

    fn scatter_tokens(&mut self, seat: Seat, token: Token) {
        let setup = self.state.setup_mut();
        let mut cards: Lands = setup.home_cards[seat.index()].iter().copied().collect();
        let count = match token {
            Token::Hq => setup.headquarters[seat.index()],
            Token::Supply => setup.supplies[seat.index()],
        };
        for _ in 0..count {
            let land = cards.draw(self.chance);
            self.put_token(seat, token, land);
        }
    }

    /// The die, unless an option fixes it (SD-2.10).
    fn choose_doom(&mut self) {
        let scenario = match self.state.rules.doom {
            Some(scenario) => {
                self.say("SD-2.10", || Event::ScenarioChosen { scenario });
                scenario
            }
            None => {
                let die = self.chance.die();
                let scenario = Doom::ALL[usize::from(die) - 1];
                self.say("SD-2.10", || Event::ScenarioRolled { die, scenario });
                scenario
            }
        };
        self.state.doom = Some(scenario);
        if self.state.ending == EndingOption::Ask {
            self.state.phase = Phase::Ending;
            self.state.slot = 1;
        } else {
            self.begin_rounds();
        }
    }

    pub fn choose_ending(&mut self, ending: ChosenEnding) {
        self.state.ending = ending.into();
        self.say("SD-2.11", || Event::EndingChosen { ending });
        self.begin_rounds();
    }

    /// The doom's own set-up, then round 1 (SD-2.12).
    fn begin_rounds(&mut self) {
        self.state.stage = Stage::Idle;
        dooms::set_up(self);
        self.state.slot = self.state.players;
        self.next_slot();
    }
}
