// How a game stood, move by move.

import type { Standing } from "../engine/types/common";

/** Every seat's own points, out of what each seat was shown. */
export function together(bySeat: readonly (readonly Standing[])[]): Standing[] {
  return (bySeat[0] ?? []).map((standing, ply) => ({
    ...standing,
    scores: standing.scores.map((score, seat) => bySeat[seat]?.[ply]?.scores[seat] ?? score),
  }));
}
