//! The rules of the board as the card in effect bends them (DL-11.4): every number and every
//! permission that a World Event can change is asked for here.

use super::cards::Effect;
use super::data::{DESECRATION_TARGET, FAR_COST, NEAR_COST, PRICE};
use super::map::Node;
use super::nodes::Nodes;
use super::state::{Piece, State};
use crate::seat::Seat;

/// Souls, and the rule that grants them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yield {
    pub amount: u8,
    pub rule: &'static str,
}

/// The Resource Phase.
impl State {
    pub fn resource_dice(&self) -> u8 {
        match self.effect() {
            Some(Effect::ResourceDice(count)) => count,
            _ => 1,
        }
    }

    pub fn names_the_number(&self) -> bool {
        self.effect() == Some(Effect::ChooseNumber)
    }

    /// Whether the seat gains anything in the Brute's Resource Phase.
    pub fn earns(&self, seat: Seat) -> bool {
        self.effect() != Some(Effect::BruteOnlyYield) || self.brute == Some(seat)
    }

    pub fn harvester_yield(&self, node: Node) -> Yield {
        match self.effect() {
            Some(Effect::ContinentYield(continents, amount))
                if continents.contains(&node.continent()) =>
            {
                Yield {
                    amount,
                    rule: "DL-15.6",
                }
            }
            _ => Yield {
                amount: 1,
                rule: "DL-4.2",
            },
        }
    }

    pub fn avatar_yield(&self) -> Yield {
        match self.effect() {
            Some(Effect::AvatarYield(amount)) => Yield {
                amount,
                rule: "DL-15.2",
            },
            _ => Yield {
                amount: 1,
                rule: "DL-4.3",
            },
        }
    }

    pub fn portal_yield(&self) -> Option<Yield> {
        match self.effect() {
            Some(Effect::PortalYield(amount)) => Some(Yield {
                amount,
                rule: "DL-15.3",
            }),
            _ => None,
        }
    }

    /// What the Brute loses before the roll.
    pub fn soul_rot(&self, brute: Seat) -> u8 {
        match self.effect() {
            Some(Effect::SoulRot { over, lose }) if self[brute].hell > over => lose,
            _ => 0,
        }
    }
}

/// The Troop Spawn Phase.
impl State {
    /// How many Souls a node lets through per phase (DL-5.2).
    pub fn spawn_capacity(&self, seat: Seat, node: Node) -> u8 {
        let lord = &self[seat];
        let gate = lord.portals.contains(node);
        let base = u8::from(gate);
        match self.effect() {
            Some(Effect::SpawnPerPortal(count)) if gate => count,
            Some(Effect::SpawnAtHarvesters(count)) if lord.harvesters.contains(node) => {
                base + count
            }
            Some(Effect::SpawnAtAvatar(count)) if lord.avatar == Some(node) => base + count,
            _ => base,
        }
    }

    pub fn spawn_limit(&self) -> Option<u8> {
        match self.effect() {
            Some(Effect::SpawnLimit(max)) => Some(max),
            _ => None,
        }
    }

    /// Whether the next Soul comes from storage.
    pub fn spawns_from_storage(&self, seat: Seat) -> bool {
        matches!(self.effect(), Some(Effect::FreeSpawn(count))
            if self.turn_state.spawned_total < u32::from(count) && self[seat].storage > 0)
    }
}

/// The Purchase Phase.
impl State {
    pub fn price(&self, piece: Piece) -> u8 {
        match (self.effect(), piece) {
            (Some(Effect::Price { harvester, .. }), Piece::Harvester) => harvester,
            (Some(Effect::Price { portal, .. }), Piece::Portal) => portal,
            _ => PRICE,
        }
    }

    /// Whether the units of this seat keep others from buying on the node (DL-6.4).
    pub fn bars_purchase(&self, seat: Seat, node: Node) -> bool {
        let lord = &self[seat];
        if self.effect() == Some(Effect::IgnoreAvatarsAndPortals) {
            lord.troops(node) > 0 || lord.harvesters.contains(node)
        } else {
            lord.is_on(node)
        }
    }

    /// The Souls for a piece given up (DL-15.15).
    pub fn ransom(&self) -> Option<u8> {
        match self.effect() {
            Some(Effect::Ransom(souls)) => Some(souls),
            _ => None,
        }
    }
}

/// The Movement Phase.
impl State {
    pub fn troop_steps(&self) -> u8 {
        match self.effect() {
            Some(Effect::TroopSteps(steps)) => steps,
            _ => 1,
        }
    }

    /// Where Troops of the seat can go from a node in one step.
    pub fn reach(&self, seat: Seat, from: Node) -> Nodes {
        let lines = from.neighbours();
        match self.effect() {
            Some(Effect::BordersClosed) => lines
                .iter()
                .filter(|to| to.continent() == from.continent())
                .collect(),
            Some(Effect::PortalTravel) if self[seat].portals.contains(from) => {
                lines.or(self[seat].portals).without(from)
            }
            Some(Effect::ExtraLines(joined)) if joined.contains(&from) => {
                lines.or(joined.into_iter().collect()).without(from)
            }
            _ => lines,
        }
    }

    /// The lines that the card in effect closes to all Troops (DL-15.20).
    pub fn closed_lines(&self) -> Vec<[Node; 2]> {
        if self.effect() != Some(Effect::BordersClosed) {
            return Vec::new();
        }
        let crossing = |[from, to]: &[Node; 2]| from.continent() != to.continent();
        Node::all()
            .flat_map(|from| from.neighbours().iter().map(move |to| [from, to]))
            .filter(|[from, to]| from < to)
            .filter(crossing)
            .collect()
    }

    /// The lines that it adds for all Troops (DL-15.21).
    pub fn added_lines(&self) -> Vec<[Node; 2]> {
        match self.effect() {
            Some(Effect::ExtraLines([one, two, three])) => {
                vec![[one, two], [one, three], [two, three]]
            }
            _ => Vec::new(),
        }
    }

    /// The Brute's Troops on a node that have a step left.
    pub fn with_step_left(&self, brute: Seat, node: Node) -> u8 {
        let steps = usize::from(self.troop_steps());
        let spent = &self.turn_state.spent[node.index()];
        let tired: u8 = spent.iter().skip(steps - 1).sum();
        self[brute].troops(node).saturating_sub(tired)
    }

    /// Troops that may still move this phase, if there is a limit.
    pub fn moves_left(&self) -> Option<u8> {
        match self.effect() {
            Some(Effect::MoveLimit(max)) => {
                Some(u32::from(max).saturating_sub(self.turn_state.moved_total) as u8)
            }
            _ => None,
        }
    }

    pub fn avatar_cost(&self, from: Node, to: Node) -> u8 {
        let (near, far) = match self.effect() {
            Some(Effect::AvatarCost { near, far }) => (near, far),
            _ => (NEAR_COST, FAR_COST),
        };
        if from.continent() == to.continent() {
            near
        } else {
            far
        }
    }
}

/// The Combat Phase.
impl State {
    /// Whether a truce keeps Troops from fighting there.
    pub fn truce(&self, node: Node) -> bool {
        matches!(self.effect(), Some(Effect::TruceWithoutHarvester(continent))
            if continent == node.continent() && self.owner(Piece::Harvester, node).is_none())
    }

    /// Troops that the loser of a round sacrifices.
    pub fn losses_per_round(&self) -> u8 {
        match self.effect() {
            Some(Effect::LossesPerRound(count)) => count,
            _ => 1,
        }
    }

    /// Souls for each Troop that the loser of a round loses.
    pub fn reaped_per_troop(&self) -> u8 {
        match self.effect() {
            Some(Effect::Reap(souls)) => souls,
            _ => 0,
        }
    }

    pub fn duel_dice(&self) -> u8 {
        match self.effect() {
            Some(Effect::DuelDice(count)) => count,
            _ => 1,
        }
    }

    pub fn desecration_target(&self) -> u8 {
        match self.effect() {
            Some(Effect::DesecrateTarget(min)) => min,
            _ => DESECRATION_TARGET,
        }
    }

    /// Troops needed to desecrate without the Avatar, if a card allows it.
    pub fn mob(&self) -> Option<u8> {
        match self.effect() {
            Some(Effect::DesecrateTroops(min)) => Some(min),
            _ => None,
        }
    }
}
