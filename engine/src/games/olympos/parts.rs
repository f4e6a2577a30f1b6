//! What the cost of an action is made of, with the rule for each part.

use super::data::{DISCOVERY, REDUCTION, WONDER};
use super::development::Slot;
use super::discovery;
use super::expansion;
use super::map::Space;
use super::state::State;
use super::tiles::Discovery;
use super::ways;
use crate::refusal::Rule;
use crate::seat::Seat;
use serde::Serialize;

/// A part of a cost in action points; what makes it cheaper is below 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Part {
    pub what: What,
    pub points: i32,
    /// Spaces entered, for land and sea; else 1.
    pub count: u8,
    pub rule: Rule,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum What {
    Settler,
    Land,
    Sea,
    Fight,
    Discovery,
    Wonder,
    Money,
    Agriculture,
    Architecture,
    Erinyes,
}

fn part(what: What, points: u8, rule: &'static str) -> Part {
    Part {
        what,
        points: i32::from(points),
        count: 1,
        rule: Rule(rule),
    }
}

fn reduction(what: What, rule: &'static str) -> Part {
    Part {
        points: -i32::from(REDUCTION),
        ..part(what, 0, rule)
    }
}

/// Erinyes, where they wait.
fn surcharge(state: &State, seat: Seat) -> Option<Part> {
    let points = expansion::surcharge(state, seat);
    (points > 0).then(|| part(What::Erinyes, points, "OL-9.21"))
}

pub fn of_expansion(state: &State, seat: Seat, new: bool, path: &[Space]) -> Vec<Part> {
    let player = state.player(seat);
    let travel = player.travel();
    let (land, sea) = ways::tolls(travel, path);
    let target = path.last().and_then(|space| space.territory());
    let price = expansion::price(
        state,
        seat,
        new,
        land.points + sea.points,
        target.unwrap_or_default(),
    );
    let medicine = player.has(Discovery::MEDICINE);
    let cheap_sea = travel.sea != Some(super::data::SEA);
    let toll = |what, toll: ways::Toll, rule| {
        (toll.spaces > 0).then(|| Part {
            count: toll.spaces,
            ..part(what, toll.points, rule)
        })
    };
    let settler = if medicine { "OL-12.1" } else { "OL-4.2" };
    let settler = new.then(|| part(What::Settler, price.settler, settler));
    let fight = price.fight.map(|fight| {
        let tie = fight.rule == "OL-12.13";
        part(
            What::Fight,
            fight.cost,
            if tie { fight.rule } else { "OL-5.7" },
        )
    });
    let land_rule = if travel.cavalry {
        "OL-12.12"
    } else {
        "OL-4.10"
    };
    let sea_rule = if cheap_sea { "OL-12.10" } else { "OL-4.10" };
    settler
        .into_iter()
        .chain(toll(What::Land, land, land_rule))
        .chain(toll(What::Sea, sea, sea_rule))
        .chain(fight)
        .chain(surcharge(state, seat))
        .collect()
}

pub fn of_discovery(state: &State, seat: Seat, slot: Slot) -> Vec<Part> {
    let cheaper = discovery::reductions(state, seat, slot).map(|tile| {
        let money = tile.discovery() == Discovery::MONEY;
        let what = if money {
            What::Money
        } else {
            What::Agriculture
        };
        reduction(what, "OL-6.15")
    });
    [part(What::Discovery, DISCOVERY, "OL-6.14")]
        .into_iter()
        .chain(cheaper)
        .chain(surcharge(state, seat))
        .collect()
}

pub fn of_wonder(state: &State, seat: Seat) -> Vec<Part> {
    let architecture = state.player(seat).has(Discovery::ARCHITECTURE);
    [part(What::Wonder, WONDER, "OL-7.5")]
        .into_iter()
        .chain(architecture.then(|| reduction(What::Architecture, "OL-12.18")))
        .chain(surcharge(state, seat))
        .collect()
}
