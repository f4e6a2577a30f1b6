//! What happens, as it is told.

use super::map::{Border, Territory};
use super::moves::{ChosenEnding, Move, Order, OrderValue, Token};
use super::options::Permission;
use super::score::GameResult;
use super::state::{CombatKind, Doom, Force, Side, WishKind};
use crate::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Event {
    Claimed {
        seat: Seat,
        territory: Territory,
    },
    Spread {
        seat: Seat,
        territory: Territory,
        count: u16,
    },
    HomeCards {
        seat: Seat,
        territories: Vec<Territory>,
    },
    TokenPlaced {
        seat: Seat,
        token: Token,
        territory: Territory,
    },
    ScenarioRolled {
        die: u8,
        scenario: Doom,
    },
    ScenarioChosen {
        scenario: Doom,
    },
    EndingChosen {
        ending: ChosenEnding,
    },
    RoundBegan {
        round: u16,
    },
    ApocalypseTurn {
        round: u16,
    },
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    OrderSet {
        seat: Seat,
        order: Order,
        value: OrderValue,
    },
    PermissionSet {
        seat: Seat,
        other: Seat,
        level: Permission,
    },
    Reinforcements {
        seat: Seat,
        count: u16,
    },
    ArmiesPlaced {
        seat: Seat,
        territory: Territory,
        count: u16,
    },
    SupplyMade {
        seat: Seat,
        territory: Territory,
    },
    HqRebuilt {
        seat: Seat,
        territory: Territory,
    },
    PermissionAsked {
        seat: Seat,
        owner: Seat,
        kinds: Vec<WishKind>,
        #[serde(rename = "move")]
        mv: Move,
    },
    PermissionAnswered {
        seat: Seat,
        owner: Seat,
        grant: bool,
        remember: bool,
    },
    Moved {
        seat: Seat,
        source: Territory,
        target: Territory,
        count: u16,
        supply: bool,
    },
    Irradiated {
        seat: Seat,
        territory: Territory,
        count: u16,
    },
    CombatBegan {
        kind: CombatKind,
        attacker: Force,
        defender: Option<Force>,
        source: Territory,
        target: Territory,
        attack_dice: u8,
    },
    /// All dice, in the order rolled.
    DiceRolled {
        attack: Vec<u8>,
        defence: Vec<u8>,
    },
    DieRerolled {
        side: Side,
        old: u8,
        new: u8,
    },
    /// `successes` are the attacker's in pairs, `free` those that met no die, `failures` the
    /// defender's.
    CombatResolved {
        kind: CombatKind,
        successes: u8,
        free: u8,
        failures: u8,
        attack: Vec<u8>,
        defence: Vec<u8>,
    },
    AlienSave {
        territory: Territory,
        die: u8,
        saved: bool,
    },
    DemonDoubles {
        dice: [u8; 2],
        slain: bool,
    },
    ArmiesLost {
        territory: Territory,
        force: Force,
        count: u16,
        becomes: Option<Force>,
    },
    Advanced {
        seat: Seat,
        source: Territory,
        target: Territory,
        count: u16,
    },
    BorderOpposed {
        border: Border,
        by: Force,
        need: u8,
    },
    OppositionResolved {
        border: Border,
        broken: bool,
    },
    BorderClosed {
        border: Border,
        strength: u8,
        side: Territory,
    },
    BorderBroken {
        border: Border,
    },
    BarricadeRemoved {
        border: Border,
    },
    OwnerChanged {
        territory: Territory,
        owner: Option<Seat>,
    },
    HqTaken {
        territory: Territory,
        seat: Seat,
    },
    HqRazed {
        territory: Territory,
        seat: Seat,
    },
    ApocalytesPlaced {
        territory: Territory,
        count: u16,
    },
    TokensConsumed {
        territory: Territory,
        supplies: u16,
        hq: bool,
    },
    MovementRoll {
        territory: Territory,
        target: Territory,
        die: u8,
        count: u16,
    },
    ApocalytesMarch {
        source: Territory,
        target: Territory,
        count: u16,
        mothership: bool,
    },
    ApocalytesMoved {
        source: Territory,
        target: Territory,
        count: u16,
        mothership: bool,
    },
    MarchStopped {
        source: Territory,
        target: Territory,
    },
    ArmyTurned {
        territory: Territory,
        seat: Seat,
    },
    Equalised {
        territories: Vec<Territory>,
        counts: Vec<u16>,
    },
    InfectionRoll {
        territory: Territory,
        die: u8,
        above: u8,
        infected: bool,
    },
    DieOffRoll {
        territory: Territory,
        die: u8,
    },
    InfectedDied {
        territory: Territory,
        count: u16,
    },
    Barren {
        territory: Territory,
    },
    ResearchRoll {
        dice: [u8; 2],
        found: bool,
    },
    CurePartFound {
        seat: Seat,
        cure: bool,
    },
    CureShared {
        seat: Seat,
        other: Seat,
        cure: bool,
    },
    Procreated {
        territory: Territory,
        count: u16,
    },
    MothershipMoved {
        source: Territory,
        target: Territory,
    },
    MothershipDestroyed {
        seat: Seat,
        territory: Territory,
    },
    SuppliesIncinerated {
        territory: Territory,
        count: u16,
    },
    HoldStarted {
        territory: Territory,
    },
    HoldBroken {
        territory: Territory,
    },
    PortalClosed {
        territory: Territory,
    },
    MissileLaunched {
        territory: Territory,
        seat: Seat,
    },
    Meteorite {
        territory: Territory,
        number: u8,
    },
    RiotRoll {
        source: Territory,
        territory: Territory,
        die: u8,
        need: i8,
        turned: bool,
    },
    Prevented {
        round: u16,
    },
    Eliminated {
        seat: Seat,
    },
    GameOver(GameResult),
}
