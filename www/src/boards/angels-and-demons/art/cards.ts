// What a card's id says about its looks.

import type { Side } from "../types";

export type Arch = "ruse" | "death" | "war";

export interface Face {
  side: Side;
  /** The Arch on it; null on a number. */
  arch: Arch | null;
}

const arches: readonly string[] = ["ruse", "death", "war"] satisfies Arch[];

export function isCard(id: string): boolean {
  return /^[ad]-/.test(id);
}

/** Reads `a-7` or `d-ruse`. */
export function faceOf(card: string): Face {
  const [set, rank = ""] = card.split("-");
  return {
    side: set === "a" ? "angel" : "demon",
    arch: arches.includes(rank) ? (rank as Arch) : null,
  };
}
