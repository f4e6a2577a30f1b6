// From what may be done to what can be clicked. The engine lists the moves; nothing here decides them.

import type { Move, MoveOf, Seat, Spend, View } from "./types";

/** The kinds of things to do in a turn. */
export type Tab = "move" | "new" | "discover" | "wonder" | "cards";

/** The moves of one kind, out of a list of legal ones. */
export function movesOf<T extends Move["type"]>(legal: readonly Move[], type: T): MoveOf<T>[] {
  return legal.filter((move): move is MoveOf<T> => move.type === type);
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return keyOf(a) === keyOf(b);
}

/** A move as a word, to compare it or to key a list by it. The time it costs follows from the rest. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case "cross":
      return `cross ${move.space}`;
    case "expand":
      return `expand ${originKey(move)} ${move.to}`;
    case "discover":
      return `discover ${move.slot} ${move.variant ?? ""} ${spendKey(move.spend)}`;
    case "build":
      return `build ${move.wonder} ${move.athena} ${move.starCards}`;
    case "playDestiny":
    case "keepDestiny":
      return `${move.type} ${move.card}`;
    case "bonus":
      return `bonus ${move.index}`;
    case "takeCube":
      return `cube ${move.resource}`;
    case "favour":
      return `favour ${move.count}`;
    case "removeSettler":
      return `remove ${move.space} ${move.level}`;
    case "pass":
    case "wait":
    case "endTurn":
      return move.type;
  }
}

function spendKey(spend: Spend): string {
  return Object.entries(spend)
    .map(([resource, n]) => `${resource}${n}`)
    .sort()
    .join("+");
}

/** A settler that may be moved: one on the map, or a new one. */
export interface Origin {
  from: string;
  /** Its height in the pile; none for a new one. */
  level?: number;
}

export const NEW: Origin = { from: "new" };

export function originKey({ from, level }: Origin): string {
  return level === undefined ? from : `${from} ${level}`;
}

export function sameOrigin(a: Origin | null, b: Origin | null): boolean {
  return (a && originKey(a)) === (b && originKey(b));
}

/** The settlers that can go somewhere, a new one first, then in board order. */
export function origins(legal: readonly Move[]): Origin[] {
  const found = new Map<string, Origin>();
  for (const move of movesOf(legal, "expand")) {
    const { from, level } = move;
    const key = originKey(move);
    if (!found.has(key)) found.set(key, level === undefined ? { from } : { from, level });
  }
  return [...found.values()];
}

/** Where a settler can go; where any can go, by the cheapest way, if none is given. */
export function destinations(legal: readonly Move[], origin: Origin | null): Map<string, MoveOf<"expand">> {
  const found = new Map<string, MoveOf<"expand">>();
  for (const move of movesOf(legal, "expand")) {
    if (origin && !sameOrigin(origin, move)) continue;
    const known = found.get(move.to);
    if (!known || move.cost < known.cost) found.set(move.to, move);
  }
  return found;
}

/** The ways to one territory, the cheapest first. */
export function waysTo(legal: readonly Move[], to: string): MoveOf<"expand">[] {
  return movesOf(legal, "expand")
    .filter((move) => move.to === to)
    .sort((a, b) => a.cost - b.cost);
}

/** Destinations in the order of a list: the cheapest first. */
export function byCost(moves: Iterable<MoveOf<"expand">>): MoveOf<"expand">[] {
  return [...moves].sort((a, b) => a.cost - b.cost);
}

/** The ways to pay for each discovery that can be made. */
export function discoveries(legal: readonly Move[]): Map<string, MoveOf<"discover">[]> {
  const found = new Map<string, MoveOf<"discover">[]>();
  for (const move of movesOf(legal, "discover")) {
    const known = found.get(move.slot);
    if (known) known.push(move);
    else found.set(move.slot, [move]);
  }
  return found;
}

/** The ways to build each wonder that can be built. */
export function buildings(legal: readonly Move[]): Map<string, MoveOf<"build">[]> {
  const found = new Map<string, MoveOf<"build">[]>();
  for (const move of movesOf(legal, "build")) {
    const known = found.get(move.wonder);
    if (known) known.push(move);
    else found.set(move.wonder, [move]);
  }
  return found;
}

/** Whether there is anything of a kind to do in a turn. */
export function offers(legal: readonly Move[], tab: Tab): boolean {
  return legal.some((move) => {
    switch (tab) {
      case "move":
        return move.type === "expand" && move.from !== "new";
      case "new":
        return move.type === "expand" && move.from === "new";
      case "discover":
        return move.type === "discover";
      case "wonder":
        return move.type === "build";
      case "cards":
        return move.type === "playDestiny";
    }
  });
}

/** The settlers that may be given to Hades. */
export function victims(legal: readonly Move[]): MoveOf<"removeSettler">[] {
  return movesOf(legal, "removeSettler");
}

/** Who holds a territory. */
export function controllerOf(view: View, space: string): Seat | null {
  return view.spaces[space]?.stack.at(-1) ?? null;
}

// ── what to ask the engine about when somebody points at what is not on the list ──

/** A try to go somewhere. Its cost is of no account: it is compared last. */
export function tryToExpand(view: View, seat: Seat, origin: Origin | null, to: string): Move {
  const with_ = origin ?? (view.seats[seat]!.stock > 0 ? NEW : (anySettler(view, seat) ?? NEW));
  return { type: "expand", ...with_, to, cost: 0 };
}

function anySettler(view: View, seat: Seat): Origin | null {
  for (const [from, { stack }] of Object.entries(view.spaces)) {
    const level = stack.lastIndexOf(seat);
    if (level >= 0) return { from, level };
  }
  return null;
}

export function tryToDiscover(view: View, slot: string): Move {
  const { variants, tile } = view.slots[slot]!;
  const variant = (variants ?? [])[0] ?? view.printed.tiles[tile]!.variants[0];
  return { type: "discover", slot, spend: {}, ...(variant && { variant }), cost: 0 };
}

export function tryToBuild(wonder: string): Move {
  return { type: "build", wonder, athena: false, starCards: 0, cost: 0 };
}

/** The own settler nearest to the top of a pile, or the top one. */
export function tryToRemove(view: View, seat: Seat, space: string): Move {
  const { stack } = view.spaces[space]!;
  return {
    type: "removeSettler",
    space,
    level: Math.max(0, stack.includes(seat) ? stack.lastIndexOf(seat) : stack.length - 1),
  };
}
