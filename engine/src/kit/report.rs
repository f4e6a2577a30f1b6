//! Every requirement that a position written by hand breaks, not only the first.

use crate::game::Broken;

#[derive(Default)]
pub struct Report(Vec<Broken>);

impl Report {
    /// Notes the requirement, once, if this does not hold.
    pub fn require(&mut self, holds: bool, requirement: &'static str, what: &str) {
        let noted = self
            .0
            .iter()
            .any(|broken| broken.requirement == requirement);
        if !holds && !noted {
            self.0.push(Broken {
                requirement,
                detail: format!("this does not hold: {what}"),
            });
        }
    }

    /// Where what comes next can only be checked if all is well so far.
    pub fn stop_if_broken(&mut self) -> Result<(), Vec<Broken>> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(std::mem::take(&mut self.0))
        }
    }
}
