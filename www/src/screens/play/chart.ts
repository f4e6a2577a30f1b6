// The arithmetic of the chart of scores.

import type { Standing } from "../../engine/types/common";

/** How the game stood when a round was over. */
export interface RoundEnd {
  round: number;
  /** The number of moves played by then. */
  ply: number;
  scores: readonly (number | null)[];
}

/**
 * The end of each round: the first moment that belongs to a later one, or the last moment of all.
 * `standings` has one entry per move, the first for the start.
 */
export function roundEnds(standings: readonly Standing[]): RoundEnd[] {
  const last = standings.length - 1;
  const ends: RoundEnd[] = [];
  for (let round = 1; round <= (standings[last]?.round ?? 0); round++) {
    const next = standings.findIndex((standing) => standing.round > round);
    const ply = next === -1 ? last : next;
    ends.push({ round, ply, scores: standings[ply]!.scores });
  }
  return ends;
}

/** Round steps that cover all values, five or so. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!,
  );
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}

/** The places of labels, moved apart where they would touch, in the order given. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  for (let i = 1; i < order.length; i++) {
    moved[order[i]!] = Math.max(moved[order[i]!]!, moved[order[i - 1]!]! + gap);
  }
  return moved;
}
