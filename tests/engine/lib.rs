//! What every game must prove.
