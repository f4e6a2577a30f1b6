// What the question box offers, phase by phase, out of the legal moves and the meeple taken up.

import { movesOf, sameSubject, subjectsOf, targetsOf, type Subject } from "./select";
import type { Move } from "./types";

export type Offer =
  /** A move to choose. */
  | { kind: "do"; move: Move }
  /** A meeple to take up; the next press takes up the next one. */
  | { kind: "walk"; role: Subject["role"]; subjects: readonly Subject[] }
  /** One in the sea, whom one or several can help. */
  | { kind: "save"; subject: Extract<Subject, { role: "drowning" }>; moves: readonly Move[] };

export function offersOf(legal: readonly Move[], subject: Subject | null): Offer[] {
  const pass = movesOf(legal, "pass").map((move): Offer => ({ kind: "do", move }));
  const others = legal
    .filter(({ type }) => type === "omen" || type === "declare" || type === "trigger" || type === "wait")
    .map((move): Offer => ({ kind: "do", move }));
  const subjects = subjectsOf(legal);
  const walk = (role: Subject["role"]): Offer[] => {
    const some = subjects.filter((it) => it.role === role);
    return some.length > 0 ? [{ kind: "walk", role, subjects: some }] : [];
  };
  if (subject) {
    const goals = targetsOf(legal, subject).map(({ move }) => move);
    // Those who can be saved come first.
    const ways = [...movesOf(goals, "rescue"), ...movesOf(goals, "move"), ...movesOf(goals, "push")];
    const push = subject.role === "mover" ? walk("pushed") : [];
    return [...ways.map((move): Offer => ({ kind: "do", move })), ...push, ...pass];
  }
  const save = subjects.flatMap((it): Offer[] =>
    it.role === "drowning"
      ? [{ kind: "save", subject: it, moves: targetsOf(legal, it).map(({ move }) => move) }]
      : [],
  );
  return [...save, ...walk("mover"), ...walk("pushed"), ...pass, ...others];
}

/** The one after that which is taken up. */
export function nextOf(subjects: readonly Subject[], taken: Subject | null): Subject {
  const at = subjects.findIndex((it) => sameSubject(it, taken));
  return subjects[(at + 1) % subjects.length];
}
