//! The apocalyte turn: what all dooms share (SD-7).

use super::data::ATTACKS;
use super::dooms;
use super::map::{ByLand, Lands, Territory};
use super::play::Play;
use super::state::{Apocalypse, CombatKind, Doom, Force, Stage, State, Step, Tally};

impl State {
    /// The attacks that apocalytes make in a contested territory (SD-7.11).
    fn apocalyte_attacks(&self, land: Territory) -> u16 {
        match self.active_doom() {
            Some(Doom::Plague) => 1, // SD-P.3
            Some(Doom::Demons) => self.apocalytes[land].min(u16::from(ATTACKS)), // SD-D.7
            Some(Doom::Meteors) | None => 0, // SD-T.8
            _ => u16::from(ATTACKS),
        }
    }

    /// The neighbours that are player territories, closed borders or not (SD-7.6).
    pub fn player_neighbours(&self, land: Territory) -> Lands {
        land.neighbours().filter(|other| self.has_players(other))
    }
}

impl Play<'_> {
    pub fn begin_apocalypse(&mut self) {
        self.state.stage = Stage::Apocalypse(Apocalypse {
            step: Step::Attack,
            left: ByLand::default(),
            border_attacks: Tally::NONE,
        });
        if dooms::begin(self) {
            return;
        }
        match self.state.doom {
            Some(Doom::Plague) => self.begin_step(Step::Attack),
            Some(Doom::Meteors) => {}
            _ => self.begin_step(Step::Move),
        }
    }

    /// Which territories act, and how many armies each may move, is fixed now (SD-7.5).
    fn begin_step(&mut self, step: Step) {
        let mut left = ByLand::default();
        for land in Lands::ALL.iter() {
            left[land] = match step {
                Step::Move if self.state.is_fallen(land) => self.state.apocalytes[land],
                Step::Attack if self.state.is_contested(land) => self.state.apocalyte_attacks(land),
                _ => 0,
            };
        }
        let apocalypse = self.state.apocalypse_mut();
        apocalypse.step = step;
        apocalypse.left = left;
    }

    /// The next territory acts, or the next step begins.
    pub fn apocalypse_step(&mut self) {
        let Apocalypse { step, left, .. } = *self.state.apocalypse_mut();
        let next = Lands::ALL.iter().find(|&land| left[land] > 0);
        match (step, next) {
            (Step::Move, Some(land)) => dooms::move_from(self, land, left[land]),
            (Step::Move, None) => self.begin_step(Step::Attack),
            (Step::Attack, Some(land)) => self.attack_in(land, left[land]),
            (Step::Attack, None) => {
                if !dooms::end(self) {
                    self.next_slot();
                }
            }
        }
    }

    /// One attack in a contested territory (SD-7.11, SD-7.12).
    fn attack_in(&mut self, land: Territory, left: u16) {
        if !self.state.is_contested(land) {
            self.state.apocalypse_mut().left[land] = 0;
            return;
        }
        if self.state.is(Doom::Mutants) && !dooms::mutants::dare(self, land, left) {
            return;
        }
        self.state.apocalypse_mut().left[land] = left - 1;
        let defender = match self.state.owner(land) {
            Some(owner) => owner,
            None => {
                let strongest = self.state.strongest_players(land);
                self.pick_seat(strongest)
            }
        };
        let dice = self.state.group_dice(self.state.apocalytes[land]);
        let (attacker, defender) = (Force::Apocalytes, Some(Force::Player(defender)));
        let way = [land; 2];
        self.begin_combat(
            self.state
                .new_combat(CombatKind::Normal, attacker, defender, way, dice),
        );
        self.choose_defence();
    }
}
