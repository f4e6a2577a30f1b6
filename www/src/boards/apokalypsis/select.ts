// From what may be done to what can be clicked. The engine lists the moves; nothing here decides them.

import type { Color, Move, Omen, Place, Space, View } from "./types";

/** The moves of one kind, out of a list of legal ones. */
export function movesOf<T extends Move["type"]>(
  legal: readonly Move[],
  type: T,
): Extract<Move, { type: T }>[] {
  return legal.filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

/** A move as a word, to compare it or to key a list by it. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case "omen":
      return `omen ${move.play} ${move.return}`;
    case "move":
      return `move ${move.from} ${move.to}`;
    case "rescue":
      return `rescue ${move.by} ${move.from} ${move.color}`;
    case "push":
      return `push ${move.from} ${move.color} ${move.to}`;
    case "declare":
      return `declare ${move.reveal}`;
    case "trigger":
      return `trigger ${move.what} ${move.where} ${move.will}`;
    case "pass":
    case "wait":
      return move.type;
  }
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  return a === null || b === null ? a === b : keyOf(a) === keyOf(b);
}

/** A meeple with which something can be done: an own one, one to push, one to pull out of the sea. */
export type Subject =
  | { role: "mover"; space: Space }
  | { role: "pushed"; space: Space; color: Color }
  | { role: "drowning"; space: Space; color: Color };

export function subjectKey(subject: Subject): string {
  return `${subject.role} ${subject.space} ${subject.role === "mover" ? "" : subject.color}`;
}

export function sameSubject(a: Subject | null, b: Subject | null): boolean {
  return a === null || b === null ? a === b : subjectKey(a) === subjectKey(b);
}

/** All that can be taken up, each once: own meeples, then those to push, then those in the sea. */
export function subjectsOf(legal: readonly Move[]): Subject[] {
  const movers = legal.flatMap((move): Subject[] => {
    if (move.type === "move") return [{ role: "mover", space: move.from }];
    return move.type === "rescue" ? [{ role: "mover", space: move.by }] : [];
  });
  const pushed = movesOf(legal, "push").map(({ from, color }): Subject => ({
    role: "pushed",
    space: from,
    color,
  }));
  const drowning = movesOf(legal, "rescue").map(({ from, color }): Subject => ({
    role: "drowning",
    space: from,
    color,
  }));
  return [...new Map([...movers, ...pushed, ...drowning].map((it) => [subjectKey(it), it])).values()];
}

/** Where a subject can go, or be taken from, and the move that does it. */
export interface Target {
  space: Space;
  move: Extract<Move, { type: "move" | "rescue" | "push" }>;
}

export function targetsOf(legal: readonly Move[], subject: Subject | null): Target[] {
  if (!subject) return [];
  return legal.flatMap((move): Target[] => {
    if (subject.role === "mover") {
      if (move.type === "move" && move.from === subject.space) return [{ space: move.to, move }];
      if (move.type === "rescue" && move.by === subject.space) return [{ space: move.from, move }];
      return [];
    }
    const it = move.type === "push" || move.type === "rescue" ? move : null;
    if (it?.from !== subject.space || it.color !== subject.color) return [];
    if (subject.role === "pushed") return it.type === "push" ? [{ space: it.to, move: it }] : [];
    return it.type === "rescue" ? [{ space: it.by, move: it }] : [];
  });
}

/** What a tap on a place means. */
export type Answer =
  | { do: "choose"; move: Move }
  | { do: "select"; subject: Subject | null }
  /** Not possible: the engine is asked why. */
  | { do: "ask"; move: Move }
  | { do: "nothing" };

export interface Tap {
  place: Place;
  /** The colour of the meeple that was hit, if one was. */
  color: Color | null;
}

export function answerTo(
  tap: Tap,
  { legal, subject, view, own }: { legal: readonly Move[]; subject: Subject | null; view: View; own: Color },
): Answer {
  const { place, color } = tap;
  const there = targetsOf(legal, subject).filter(({ space }) => space === place);
  if (there.length > 0) {
    const hit = there.find(({ move }) => move.type === "rescue" && move.color === color);
    return { do: "choose", move: (hit ?? there[0]).move };
  }
  const here = subjectsOf(legal).filter(({ space, role }) => {
    // Whom the meeple in hand cannot help, although it stands beside: the reason is what is wanted.
    const beside = subject?.role === "mover" && adjacent(view, subject.space).includes(place);
    return space === place && !(role === "drowning" && beside);
  });
  if (here.length > 0) return take(here, subject, color, own, legal);
  const move = attempt(tap, subject, view, own);
  return move ? { do: "ask", move } : { do: "nothing" };
}

/** The meeple that was hit; or else the next of those on the space, and after the last one none. */
function take(
  here: readonly Subject[],
  subject: Subject | null,
  color: Color | null,
  own: Color,
  legal: readonly Move[],
): Answer {
  const at = here.findIndex((it) => sameSubject(it, subject));
  const hit = here.find((it) => (it.role === "mover" ? own : it.color) === color);
  const next = hit ?? here[at + 1] ?? null;
  if (next === null || sameSubject(next, subject)) return { do: "select", subject: null };
  // Only one can help: nothing is left to choose.
  const ways = targetsOf(legal, next);
  if (next.role === "drowning" && ways.length === 1) return { do: "choose", move: ways[0].move };
  return { do: "select", subject: next };
}

/** The move that a tap tries in vain, so that the engine can say why. */
function attempt({ place, color }: Tap, subject: Subject | null, view: View, own: Color): Move | null {
  if (subject) {
    const { space } = subject;
    if (subject.role === "pushed") return { type: "push", from: space, color: subject.color, to: place };
    // The volcano is no place to stand: nobody can be asked to help from there.
    if (subject.role === "drowning") return view.board[place] ? rescue(place, space, subject.color) : null;
    const down = view.board[place]?.down ?? [];
    const swimmer = down.find((it) => it === color) ?? down[0];
    return swimmer === undefined ? { type: "move", from: space, to: place } : rescue(space, place, swimmer);
  }
  const at = view.board[place];
  if (!at) return null;
  const around = adjacent(view, place);
  if (at.down.length > 0) {
    const by = around.find((id) => view.board[id].up.includes(own)) ?? around[0];
    return rescue(by, place, at.down.find((it) => it === color) ?? at.down[0]);
  }
  const others = at.up.filter((it) => it !== own);
  const pushed = others.find((it) => it === color) ?? (at.up.includes(own) ? undefined : others[0]);
  const [to] = [...around].sort((a, b) => crowd(view, a) - crowd(view, b));
  return pushed === undefined
    ? { type: "move", from: place, to }
    : { type: "push", from: place, color: pushed, to };
}

function adjacent(view: View, space: Space): readonly Space[] {
  return view.aids.spaces.find(({ id }) => id === space)?.adjacent ?? [];
}

function rescue(by: Space, from: Space, color: Color): Move {
  return { type: "rescue", by, from, color };
}

/** Land with room first, for the question that is most likely meant. */
function crowd(view: View, id: Space): number {
  const { terrain, up } = view.board[id];
  return terrain === "land" ? up.length : 9;
}

/** The moves that agree with the cards picked so far for an apocalypse. */
export function triggersWith(
  legal: readonly Move[],
  picked: ReadonlySet<Omen>,
): Extract<Move, { type: "trigger" }>[] {
  return movesOf(legal, "trigger").filter(({ what, where, will }) =>
    [...picked].every((card) => [what, where, will].includes(card)),
  );
}
