//! Combats as they are declared: who fights whom, with how many dice (SD-5.4 to SD-5.9).

use super::check;
use super::combat::Guard;
use super::events::Event;
use super::map::Territory;
use super::play::Play;
use super::state::{Combat, CombatKind, Dice, Doom, Force, Phase, Side, State};
use crate::seat::Seat;

impl State {
    /// A combat in which no die has been rolled; ties are the defender's.
    pub fn new_combat(
        &self,
        kind: CombatKind,
        attacker: Force,
        defender: Option<Force>,
        [source, target]: [Territory; 2],
        dice: u8,
    ) -> Combat {
        Combat {
            kind,
            attacker,
            defender,
            source,
            target,
            dice,
            from_source: 0,
            from_target: 0,
            ties: Some(Side::Defence),
            owner_before: self.owner(target),
            need: None,
            attack: Dice::new(),
            defence: Dice::new(),
            attack_rerolls: 0,
            defence_rerolls: 0,
        }
    }

    /// The armies of the source are counted first, as far as one stays behind (SD-5.7).
    fn mustered(
        &self,
        kind: CombatKind,
        seat: Seat,
        defender: Force,
        way: [Territory; 2],
        dice: u16,
    ) -> Combat {
        let [source, target] = way;
        let from_source = if source == target {
            dice
        } else {
            dice.min(self.armies[source][seat.index()] - 1)
        };
        let attacker = Force::Player(seat);
        Combat {
            from_source: from_source as u8,
            from_target: (dice - from_source) as u8,
            ties: self.ties(attacker, defender, source, target),
            ..self.new_combat(kind, attacker, Some(defender), way, dice as u8)
        }
    }

    pub fn attack_of(&self, seat: Seat, way: [Territory; 2], defender: Force, dice: u16) -> Combat {
        self.mustered(CombatKind::Normal, seat, defender, way, dice)
    }

    /// With as many dice as may be (SD-P.13).
    pub fn research_of(&self, seat: Seat, way: [Territory; 2]) -> Combat {
        let dice = check::research_dice(self, seat, way[0], way[1]);
        self.mustered(CombatKind::Research, seat, Force::Apocalytes, way, dice)
    }

    pub fn breach_of(
        &self,
        seat: Seat,
        defender: Option<Force>,
        way: [Territory; 2],
        dice: u8,
    ) -> Combat {
        let attacker = Force::Player(seat);
        Combat {
            from_source: dice,
            ..self.new_combat(CombatKind::Breach, attacker, defender, way, dice)
        }
    }

    /// One die against two (SD-A.14).
    pub fn mothership_attack_of(&self, seat: Seat, land: Territory) -> Combat {
        let (attacker, defender) = (Force::Player(seat), Some(Force::Apocalytes));
        Combat {
            from_source: 1,
            ..self.new_combat(CombatKind::Mothership, attacker, defender, [land; 2], 1)
        }
    }

    /// A group on the march whose way is opposed (SD-6.10).
    pub fn opposed_march(&self, owner: Seat, way: [Territory; 2], count: u16) -> Combat {
        let (attacker, owner) = (Force::Apocalytes, Force::Player(owner));
        let dice = self.group_dice(count);
        Combat {
            ties: Some(self.ties_between(attacker, way[1])),
            need: Some(self.opposition_need(way[1], owner)),
            ..self.new_combat(CombatKind::Opposition, attacker, Some(owner), way, dice)
        }
    }
}

impl Play<'_> {
    /// The combat under way. Only while there is one.
    pub fn combat(&self) -> Combat {
        self.state.combat.expect("a combat is under way")
    }

    pub fn combat_mut(&mut self) -> &mut Combat {
        self.state.combat.as_mut().expect("a combat is under way")
    }

    pub fn begin_combat(&mut self, combat: Combat) {
        self.state.combat = Some(combat);
        let rule = self.combat_rule(&combat);
        self.say(rule, || Event::CombatBegan {
            kind: combat.kind,
            attacker: combat.attacker,
            defender: combat.defender,
            source: combat.source,
            target: combat.target,
            attack_dice: combat.dice,
        });
    }

    fn combat_rule(&self, combat: &Combat) -> &'static str {
        let doom = self.state.active_doom();
        match (combat.kind, combat.attacker) {
            (CombatKind::Opposition, _) => "SD-6.10",
            (CombatKind::Research, _) => "SD-P.13",
            (CombatKind::Mothership, _) => "SD-A.14",
            (CombatKind::Breach, Force::Player(_)) => "SD-6.16",
            (CombatKind::Breach, _) if doom == Some(Doom::Demons) => "SD-D.5",
            (CombatKind::Breach, _) => "SD-7.9",
            (CombatKind::Normal, Force::Apocalytes) => match doom {
                Some(Doom::Plague) => "SD-P.3",
                Some(Doom::Mutants) => "SD-M.15",
                Some(Doom::Aliens) => "SD-A.11",
                Some(Doom::Demons) => "SD-D.7",
                _ => "SD-Z.8",
            },
            (CombatKind::Normal, Force::Player(_)) => {
                if doom == Some(Doom::Plague) && combat.defender == Some(Force::Apocalytes) {
                    "SD-P.18"
                } else if combat.source == combat.target {
                    "SD-5.3"
                } else {
                    "SD-5.2"
                }
            }
        }
    }

    /// A player attacks (SD-5.4).
    pub fn attack(&mut self, seat: Seat, way: [Territory; 2], defender: Force, dice: u16) {
        let [source, _] = way;
        let turn = self.state.turn_mut();
        turn.engage = None;
        turn.attacked.insert(source);
        if defender == Force::Apocalytes {
            turn.attacks.add(source);
        }
        self.begin_combat(self.state.attack_of(seat, way, defender, dice));
        self.oppose_or_go_on();
    }

    /// A player attacks a barricade (SD-6.16, SD-6.21).
    pub fn breach(&mut self, seat: Seat, way: [Territory; 2], dice: u8) {
        let [source, target] = way;
        let defender = self.barricade_defender(Force::Player(seat), target);
        let turn = self.state.turn_mut();
        turn.attacked.insert(source);
        if defender == Some(Force::Apocalytes) {
            turn.attacks.add(source);
        }
        self.begin_combat(self.state.breach_of(seat, defender, way, dice));
        self.choose_defence();
    }

    /// Tied players are picked among (SD-6.17).
    pub fn barricade_defender(&mut self, attacker: Force, land: Territory) -> Option<Force> {
        match self.state.guard(attacker, land) {
            Guard::Nobody => None,
            Guard::Apocalytes => Some(Force::Apocalytes),
            Guard::Players(seats) => Some(Force::Player(self.pick_seat(seats))),
        }
    }

    pub fn attack_mothership(&mut self, seat: Seat, land: Territory) {
        let turn = self.state.turn_mut();
        turn.attacked.insert(land);
        turn.attacks.add(land);
        self.begin_combat(self.state.mothership_attack_of(seat, land));
        self.choose_defence();
    }

    pub fn research(&mut self, seat: Seat, way: [Territory; 2]) {
        let turn = self.state.turn_mut();
        turn.attacked.insert(way[0]);
        turn.researched.insert(way[0]);
        self.begin_combat(self.state.research_of(seat, way));
        self.choose_defence();
    }

    /// Whether apocalytes are acting in their own turn.
    pub fn in_apocalypse(&self) -> bool {
        self.state.phase == Phase::Apocalypse
    }
}
