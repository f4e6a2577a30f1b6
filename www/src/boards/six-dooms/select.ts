// From what may be done to what can be clicked. The engine lists the moves; nothing here decides them.

import { borderBetween } from "./geometry";
import type { Force, Move, MoveOf, Permission, Seat, View } from "./types";

/** The moves of one kind, out of a list of legal ones. */
export function movesOf<T extends Move["type"]>(legal: readonly Move[], type: T): MoveOf<T>[] {
  return legal.filter((move): move is MoveOf<T> => move.type === type);
}

/** A move as a word, to compare it or to key a list by it. */
export function keyOf(move: Move): string {
  return Object.values(move).join(" ");
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return keyOf(a) === keyOf(b);
}

/** What can be done from one territory to another, or within one. */
export type Deed = "attack" | "mothership" | "research" | "breach" | "move" | "close";

const DEEDS: { readonly [type in Move["type"]]?: Deed } = {
  attack: "attack",
  attackMothership: "mothership",
  research: "research",
  breach: "breach",
  move: "move",
  closeBorder: "close",
};

type DeedMove = MoveOf<"attack" | "attackMothership" | "research" | "breach" | "move" | "closeBorder">;

function isDeed(move: Move): move is DeedMove {
  return move.type in DEEDS;
}

export function deedOf(move: Move): Deed | null {
  return DEEDS[move.type] ?? null;
}

/** Where a deed starts and where it leads. */
export function waysOf(move: Move): { from: string; to: string } | null {
  if (!isDeed(move)) return null;
  return move.type === "attackMothership" ? { from: move.territory, to: move.territory } : move;
}

/** The territories that something can be done from. */
export function sources(legal: readonly Move[], aim: Deed | null = null): Set<string> {
  const from = legal.filter((move) => isDeed(move) && (aim === null || deedOf(move) === aim));
  return new Set(from.map((move) => waysOf(move)!.from));
}

/** The territories that something can be done to from there, and what. */
export function targets(legal: readonly Move[], from: string, aim: Deed | null = null): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const move of legal) {
    const ways = waysOf(move);
    const deed = deedOf(move);
    if (!ways || !deed || ways.from !== from || (aim !== null && deed !== aim)) continue;
    const deeds = found.get(ways.to) ?? [];
    if (!deeds.includes(deed)) deeds.push(deed);
    found.set(ways.to, deeds);
  }
  return found;
}

/** The territories of moves that name only one: claims, placements, tokens. */
export function places(legal: readonly Move[], type: Move["type"]): Set<string> {
  return new Set(
    legal.flatMap((move) => (move.type === type && "territory" in move ? [move.territory] : [])),
  );
}

/** From here on a list leaves out some values that are legal all the same. */
const THINNED = 10;

/** Every value that may be asked for: a thinned list is filled up. */
export function counts(listed: readonly number[]): number[] {
  const values = [...new Set(listed)].sort((a, b) => a - b);
  const last = values.at(-1) ?? 0;
  if (last <= THINNED) return values;
  const few = values.filter((value) => value <= THINNED);
  return [...few, ...Array.from({ length: last - THINNED }, (_, i) => THINNED + 1 + i)];
}

/** A deed under consideration, with what is still open about it. */
export interface Draft {
  from: string;
  to: string;
  deed: Deed;
  /** Armies that move. */
  count: number;
  supply: boolean;
  foe: Force | null;
  dice: number;
  /** Supplies spent on a barricade. */
  supplies: number;
}

/** What is open about a deed between two territories. */
export interface Choice {
  deeds: Deed[];
  foes: Force[];
  dice: number[];
  counts: number[];
  /** A supply may go along. */
  supply: boolean;
  /** It may stay behind too. */
  noSupply: boolean;
  supplies: number[];
}

export function choiceOf(legal: readonly Move[], draft: Draft): Choice {
  const { from, to, deed, foe, supply } = draft;
  const here = legal.filter((move) => {
    const ways = waysOf(move);
    return ways?.from === from && ways.to === to;
  });
  const attacks = movesOf(here, "attack");
  const moves = movesOf(here, "move");
  const dice =
    deed === "breach"
      ? movesOf(here, "breach").map((move) => move.dice)
      : attacks.filter((move) => move.target === foe).map((move) => move.dice);
  return {
    deeds: targets(legal, from).get(to) ?? [],
    foes: [...new Set(attacks.map((move) => move.target))],
    dice: counts(dice),
    counts: counts(moves.filter((move) => move.supply === supply).map((move) => move.count)),
    supply: moves.some((move) => move.supply),
    noSupply: moves.some((move) => !move.supply),
    supplies: counts(movesOf(here, "closeBorder").map((move) => move.supplies)),
  };
}

/** The first thing to offer between two territories; what was wished for, if it can be had. */
export function draftOf(
  legal: readonly Move[],
  from: string,
  to: string,
  wished: Deed | null,
  view: View,
  seat: Seat,
): Draft | null {
  const deeds = targets(legal, from).get(to);
  if (!deeds) return null;
  const land = view.territories.find(({ id }) => id === to)!;
  const hostile = land.apocalytes > 0 || (land.owner !== null && land.owner !== seat);
  const order: Deed[] = hostile
    ? ["attack", "mothership", "breach", "research", "move", "close"]
    : ["move", "mothership", "research", "breach", "attack", "close"];
  const deed = wished && deeds.includes(wished) ? wished : order.find((other) => deeds.includes(other))!;
  return settle(
    legal,
    { from, to, deed, count: Infinity, supply: false, foe: null, dice: 3, supplies: 1 },
    view,
  );
}

/** The same deed with every open thing set to what can be had. */
export function settle(legal: readonly Move[], wish: Draft, view: View): Draft {
  const draft = { ...wish };
  let choice = choiceOf(legal, draft);
  if (draft.foe === null || !choice.foes.includes(draft.foe)) {
    const land = view.territories.find(({ id }) => id === draft.to);
    const first: Force[] = ["apocalytes", ...(land?.owner == null ? [] : [land.owner])];
    draft.foe = first.find((foe) => choice.foes.includes(foe)) ?? choice.foes[0] ?? null;
  }
  if (draft.supply ? !choice.supply : !choice.noSupply) draft.supply = !draft.supply && choice.supply;
  choice = choiceOf(legal, draft);
  draft.count = closest(choice.counts, draft.count);
  draft.dice = closest(choice.dice, draft.dice);
  draft.supplies = closest(choice.supplies, draft.supplies);
  return draft;
}

function closest(values: readonly number[], wished: number): number {
  if (values.length === 0) return 1;
  const below = values.filter((value) => value <= wished);
  return below.at(-1) ?? values[0]!;
}

export function moveOf({ from, to, deed, count, supply, foe, dice, supplies }: Draft): Move {
  switch (deed) {
    case "attack":
      return { type: "attack", from, to, target: foe ?? "apocalytes", dice };
    case "mothership":
      return { type: "attackMothership", territory: from };
    case "research":
      return { type: "research", from, to };
    case "breach":
      return { type: "breach", from, to, dice };
    case "move":
      return { type: "move", from, to, count, supply };
    case "close":
      return { type: "closeBorder", from, to, supplies };
  }
}

/** What somebody tries who taps there although nothing is listed: the engine says why not. */
export function attempt(from: string, to: string, wished: Deed | null, view: View, seat: Seat): Move {
  const land = view.territories.find(({ id }) => id === to)!;
  const closed = view.borders.some(({ id }) => id === borderBetween(from, to)?.id);
  const foe: Force = land.apocalytes > 0 ? "apocalytes" : (land.owner ?? "apocalytes");
  const hostile = foe !== seat && (land.apocalytes > 0 || land.owner !== null);
  const fights = hostile && borderBetween(from, to) !== null;
  const deed = wished ?? (closed ? "breach" : fights ? "attack" : "move");
  return moveOf({ from, to, deed, count: 1, supply: false, foe, dice: 1, supplies: 1 });
}

/** The permissions that can be given now, by other seat. */
export function permissions(legal: readonly Move[]): Map<Seat, Permission[]> {
  const found = new Map<Seat, Permission[]>();
  for (const { seat, level } of movesOf(legal, "setPermission")) {
    found.set(seat, [...(found.get(seat) ?? []), level]);
  }
  return found;
}

/** Those on their way about whom somebody is asked something. */
export interface Errand {
  from: string;
  to: string;
  by: Force;
  /** Armies that come, or fight. */
  count: number;
  supply: boolean;
}

/** What the pending question is about; null if none is pending. */
export function inQuestion({ pending, combat, march, order, slot }: View): Errand | null {
  if (!pending) return null;
  if (pending.type === "permit" && pending.move.type === "move") {
    const { from, to, count, supply } = pending.move;
    return { from, to, by: order[slot - 1]!, count, supply };
  }
  if (combat) {
    const { source, target, attacker, dice } = combat;
    return { from: source, to: target, by: attacker, count: march?.count ?? dice, supply: false };
  }
  if (!march) return null;
  return { from: march.source, to: march.target, by: "apocalytes", count: march.count, supply: false };
}
