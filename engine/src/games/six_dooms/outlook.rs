//! What may come of a roll: the dice of both sides, and the chances.

use super::combat::free_successes;
use super::data::MOST_ATTACK_DICE;
use super::map::Territory;
use super::odds::{self, Hand, Odds};
use super::options::OpposeOrder;
use super::state::{Combat, CombatKind, Doom, Force, Side, State};
use serde::Serialize;

/// A roll as it would be made. Pairs are the attacker's, then the defender's. All chances are
/// those of players who re-roll as the order `auto` does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Roll {
    pub kind: CombatKind,
    pub source: Territory,
    pub target: Territory,
    pub sides: [RollSide; 2],
    /// Who wins tied pairs; null if nobody does.
    pub ties: Option<Side>,
    /// The successes that break the border; null where no border is at stake.
    pub need: Option<u8>,
    /// Successes that the attacker has for want of a die to meet them (SD-6.12).
    pub free: u8,
    pub outcomes: Vec<RollOutcome>,
    /// Armies that each side loses, on average.
    pub losses: [f64; 2],
    /// The chance that the roll does what it is for: no defender is left, the border breaks, a
    /// part of the cure is found, the mothership falls.
    pub success: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct RollSide {
    /// Null where nobody defends a barricade.
    pub force: Option<Force>,
    /// Armies in the territory that this side fights from.
    pub armies: u16,
    /// Dice thrown, and how many of them count.
    pub dice: u8,
    pub kept: u8,
    /// Dice that may be rolled again.
    pub rerolls: u8,
}

/// So many successes of each side, with their chance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct RollOutcome {
    pub successes: u8,
    pub failures: u8,
    pub chance: f64,
}

/// The border that the defender may close before the attack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Opposition {
    /// Whether the defender is asked, or opposes in any case.
    pub asked: bool,
    pub roll: Roll,
}

/// What the roll of a combat comes to in armies.
pub struct Forecast {
    pub losses: [f64; 2],
    pub success: f64,
}

impl State {
    pub fn hands(&self, combat: &Combat, defence: u8) -> [Hand; 2] {
        [
            Hand {
                thrown: combat.dice,
                kept: self.attack_kept(combat),
                rerolls: self.attack_rerolls(combat),
            },
            Hand {
                thrown: self.defence_thrown(combat, defence),
                kept: defence,
                rerolls: self.defence_rerolls(combat),
            },
        ]
    }

    /// The successes that break the border of this roll, if it is about one.
    pub fn successes_needed(&self, combat: &Combat) -> Option<u8> {
        let need = match combat.kind {
            CombatKind::Opposition => combat.need?,
            CombatKind::Breach => self.wall(combat.source, combat.target).strength(),
            _ => return None,
        };
        Some(if self.demon_attacks(combat) { 1 } else { need }) // SD-D.10
    }

    /// The roll, with so many dice of the defence.
    pub fn outlook(&self, combat: &Combat, defence: u8) -> Roll {
        let [attack, defence] = self.hands(combat, defence);
        let odds = odds::of_hands(attack, defence, combat.ties);
        self.roll_of(combat, [attack, defence], odds)
    }

    /// The roll from here on: dice lie on the table, and one side re-rolls or does not.
    pub fn outlook_of_reroll(&self, combat: &Combat, side: Side, reroll: bool) -> Roll {
        let mut after = *combat;
        let rerolls = after.rerolls_mut(side);
        *rerolls = if reroll { rerolls.saturating_sub(1) } else { 0 };
        let rerolls = [after.attack_rerolls, after.defence_rerolls];
        let forced = reroll.then_some(side);
        let odds = odds::of_dice(&after.attack, &after.defence, rerolls, after.ties, forced);
        let hand = |dice: usize, rerolls| Hand {
            thrown: dice as u8,
            kept: dice as u8,
            rerolls,
        };
        let hands = [
            hand(after.attack.len(), rerolls[0]),
            hand(after.defence.len(), rerolls[1]),
        ];
        self.roll_of(&after, hands, &odds)
    }

    fn roll_of(&self, combat: &Combat, hands: [Hand; 2], odds: &Odds) -> Roll {
        let forecast = self.forecast(combat, hands, odds);
        let side = |force: Option<Force>, land, hand: Hand| RollSide {
            force,
            armies: force.map_or(0, |force| self.armies_of(land, force)),
            dice: hand.thrown,
            kept: hand.kept,
            rerolls: hand.rerolls,
        };
        Roll {
            kind: combat.kind,
            source: combat.source,
            target: combat.target,
            sides: [
                side(Some(combat.attacker), combat.source, hands[0]),
                side(combat.defender, combat.target, hands[1]),
            ],
            ties: combat.ties,
            need: self.successes_needed(combat),
            free: free(combat, hands),
            outcomes: odds
                .outcomes()
                .map(|(successes, failures, chance)| RollOutcome {
                    successes,
                    failures,
                    chance,
                })
                .collect(),
            losses: forecast.losses,
            success: forecast.success.min(1.0),
        }
    }

    /// What the roll comes to, special rolls included.
    pub fn forecast(&self, combat: &Combat, hands: [Hand; 2], odds: &Odds) -> Forecast {
        let successes =
            |least: u8| odds.mean(|successes, _| f64::from(u8::from(successes >= least)));
        let free = free(combat, hands);
        let success = match combat.kind {
            CombatKind::Research => successes(2) / 6.0, // SD-P.14
            CombatKind::Mothership => successes(1),
            CombatKind::Normal => odds.mean(|successes, _| self.wiped_out(combat, successes)),
            CombatKind::Breach | CombatKind::Opposition => {
                let need = self.successes_needed(combat).unwrap_or_default();
                odds.mean(|successes, _| {
                    let broken = successes + free >= need;
                    if broken {
                        1.0
                    } else {
                        self.wiped_out(combat, successes)
                    }
                })
            }
        };
        Forecast {
            losses: [
                odds.mean(|successes, failures| self.attacker_cost(combat, successes, failures)),
                odds.mean(|successes, _| self.defender_cost(combat, successes)),
            ],
            success,
        }
    }

    /// The chance that an alien that would be removed is (SD-A.12).
    fn unsaved_share(&self, land: Territory, engaged: Territory) -> f64 {
        if self.mothership == Some(land) {
            f64::from(3 + self.contains(engaged).min(2)) / 6.0
        } else {
            1.0
        }
    }

    fn attacker_cost(&self, combat: &Combat, successes: u8, failures: u8) -> f64 {
        let doom = self.active_doom();
        let by_apocalytes = combat.attacker == Force::Apocalytes;
        match combat.kind {
            CombatKind::Opposition | CombatKind::Research => 0.0,
            CombatKind::Mothership => f64::from(u8::from(successes == 0)), // SD-A.15
            _ if by_apocalytes && matches!(doom, Some(Doom::Plague | Doom::Demons)) => 0.0,
            _ if by_apocalytes => {
                f64::from(failures) * self.unsaved_share(combat.source, combat.target)
            }
            CombatKind::Normal
                if doom == Some(Doom::Plague) && combat.defender == Some(Force::Apocalytes) =>
            {
                0.0 // SD-P.18
            }
            CombatKind::Normal | CombatKind::Breach => f64::from(failures),
        }
    }

    /// Armies that a success takes from the defender (SD-D.8).
    fn kills(&self, combat: &Combat) -> u16 {
        if self.demon_attacks(combat) {
            MOST_ATTACK_DICE
        } else {
            1
        }
    }

    fn defender_cost(&self, combat: &Combat, successes: u8) -> f64 {
        let Some(defender) = combat.defender else {
            return 0.0;
        };
        if !matches!(combat.kind, CombatKind::Normal | CombatKind::Opposition) {
            return 0.0;
        }
        let armies = self.armies_of(combat.target, defender);
        let lost = (u16::from(successes) * self.kills(combat)).min(armies);
        f64::from(lost) * self.removal_share(combat)
    }

    /// The chance that an army of the defender that would be removed is.
    pub fn removal_share(&self, combat: &Combat) -> f64 {
        match (combat.defender, self.active_doom()) {
            (Some(Force::Apocalytes), Some(Doom::Demons)) => 1.0 / 6.0, // SD-D.11
            (Some(Force::Apocalytes), Some(Doom::Aliens)) => {
                self.unsaved_share(combat.target, combat.source)
            }
            _ => 1.0,
        }
    }

    /// The chance that so many successes leave no defender.
    fn wiped_out(&self, combat: &Combat, successes: u8) -> f64 {
        let Some(defender) = combat.defender else {
            return 0.0;
        };
        let armies = self.armies_of(combat.target, defender);
        if combat.kind == CombatKind::Breach
            || u16::from(successes) * self.kills(combat) < armies
            || armies == 0
        {
            return 0.0;
        }
        self.removal_share(combat).powi(i32::from(armies))
    }

    /// The border that the defender may or will close before this attack (SD-6.8, SD-6.23).
    pub fn opposition(&self, combat: &Combat) -> Option<Opposition> {
        let by = self.opposer(combat)?;
        let order = by
            .seat()
            .map_or(OpposeOrder::Always, |seat| self.orders[seat.index()].oppose);
        let asked = match order {
            OpposeOrder::Never => return None,
            OpposeOrder::Ask => true,
            OpposeOrder::Always => false,
        };
        let opposed = Combat {
            kind: CombatKind::Opposition,
            need: Some(self.opposition_need(combat.target, by)),
            ..*combat
        };
        let roll = self.outlook(&opposed, self.most_defence(&opposed));
        Some(Opposition { asked, roll })
    }
}

fn free(combat: &Combat, hands: [Hand; 2]) -> u8 {
    let [attack, defence] = hands.map(|hand| usize::from(hand.kept));
    free_successes(combat.kind, attack, defence)
}
