// The parts of a rulebook that are no section of rules, by the word in their address.

export const INTRO = "intro";
export const REFERENCE = "reference";
