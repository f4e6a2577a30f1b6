import type { ScoreRow } from "../../engine/types/common";

/** The sum after each row, by seat. */
export function sums(rows: readonly ScoreRow[]): number[][] {
  const after: number[][] = [];
  for (const { points } of rows) {
    const before = after.at(-1);
    after.push(points.map((point, seat) => (before?.[seat] ?? 0) + (point ?? 0)));
  }
  return after;
}
