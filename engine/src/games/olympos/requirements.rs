//! The requirements P1 to P10 of a position written by hand. A lesson may go without the number
//! of closed territories (P4), the tiles (P5) and the course of the gods (P8): these are warnings.

use super::Olympos;
use super::loading::state_of;
use super::options::Options;
use super::position::Position;
use super::{course, form, pieces};
use crate::game::{Broken, Loaded};

pub fn from_position(position: Position) -> Result<Loaded<Olympos>, Vec<Broken>> {
    let mut report = Report::default();
    let given = Options::from(&position.options);
    let options = given.clone().resolve(usize::from(position.players));
    report.require((3..=5).contains(&position.players), "P1", "3 to 5 players");
    report.require(
        options.as_ref() == Ok(&given),
        "P1",
        "`options` are acceptable",
    );
    report.stop_if_broken()?;
    form::check(&position, &mut report);
    report.stop_if_broken()?;
    pieces::check(&position, &mut report);
    let state = state_of(&position);
    course::check(&state, &mut report);
    report.stop_if_broken()?;
    course::check_moves(&state, &mut report);
    report.stop_if_broken()?;
    Ok(Loaded {
        options: given,
        state,
        warnings: report.warnings,
    })
}

/// What does not hold, each requirement once.
#[derive(Default)]
pub struct Report {
    broken: Vec<Broken>,
    warnings: Vec<Broken>,
}

impl Report {
    pub fn require(&mut self, holds: bool, requirement: &'static str, what: &str) {
        if !holds {
            note(&mut self.broken, requirement, what);
        }
    }

    /// For what a lesson may go without.
    pub fn expect(&mut self, holds: bool, requirement: &'static str, what: &str) {
        if !holds {
            note(&mut self.warnings, requirement, what);
        }
    }

    fn stop_if_broken(&mut self) -> Result<(), Vec<Broken>> {
        if self.broken.is_empty() {
            Ok(())
        } else {
            Err(std::mem::take(&mut self.broken))
        }
    }
}

fn note(list: &mut Vec<Broken>, requirement: &'static str, what: &str) {
    if list.iter().all(|broken| broken.requirement != requirement) {
        list.push(Broken {
            requirement,
            detail: format!("this does not hold: {what}"),
        });
    }
}
