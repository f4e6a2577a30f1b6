// From what may be done to what can be clicked. The engine lists the moves; nothing here decides them.

import type { Move, View } from "./types";

/** The moves of one kind, out of a list of legal ones. */
export function movesOf<T extends Move["type"]>(
  legal: readonly Move[],
  type: T,
): Extract<Move, { type: T }>[] {
  return legal.filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return keyOf(a) === keyOf(b);
}

/** A move as a word, to compare it or to key a list by it. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case "commit":
      return `commit ${move.card}`;
    case "chooseValue":
      return `value ${move.value}`;
    case "chooseFate":
      return `fate ${move.fate}`;
  }
}

/** The cards that may be played now. */
export function playable(legal: readonly Move[]): Set<string> {
  return new Set(movesOf(legal, "commit").map((move) => move.card));
}

/** The card that a move puts down, if it does. */
export function cardOf(move: Move | null): string | null {
  return move?.type === "commit" ? move.card : null;
}

export type CardState =
  /** May be played now. */
  | "playable"
  /** In hand, but not to be played in this game any more. */
  | "barred"
  /** In hand; the moment is not now. */
  | "idle"
  /** Down in its pan. */
  | "down"
  | "spent";

export interface HandCard {
  card: string;
  state: CardState;
}

/** The places of a hand in their fixed order: what lies there, and what can be done with it. */
export function handCards(view: View, seat: number, legal: readonly Move[]): HandCard[] {
  const may = playable(legal);
  const down = view.committed[seat];
  return wholeSet(view, seat).map((card) => {
    if (!view.hands[seat].includes(card)) return { card, state: "spent" };
    if (card === down) return { card, state: "down" };
    if (may.has(card)) return { card, state: "playable" };
    return { card, state: may.size > 0 || isArch(card, view, seat) ? "barred" : "idle" };
  });
}

/** Every card that the seat has or had, numbers first, then the Archs, as they stand in the hand. */
function wholeSet(view: View, seat: number): string[] {
  const order = (card: string) => {
    const rank = card.slice(2);
    const place = ["ruse", "death", "war"].indexOf(rank);
    return place < 0 ? Number(rank) : 10 + place;
  };
  return [...view.hands[seat], ...view.rows[seat]].sort((a, b) => order(a) - order(b));
}

/** An Arch of a seat that has used its one stays barred, also while nothing is asked. */
function isArch(card: string, view: View, seat: number): boolean {
  return view.archUsed[seat] && Number.isNaN(Number(card.slice(2)));
}

/** Where an arrow key leads among places in rows; the same place if it leads nowhere. */
export function step(key: string, from: number, places: number, rows: number): number {
  const perRow = Math.ceil(places / rows);
  const targets: { readonly [key: string]: number } = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - perRow,
    ArrowDown: from + perRow,
    Home: 0,
    End: places - 1,
  };
  const target = targets[key] ?? from;
  return target >= 0 && target < places ? target : from;
}
