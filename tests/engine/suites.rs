//! The suites, for every game of the list.

mod api;
mod conformance;
mod golden;
mod records;
mod rulebook;
mod secrecy;
