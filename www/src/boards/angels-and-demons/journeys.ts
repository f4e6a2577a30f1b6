// Where a city goes when its fate is known: to its pile on the folio, elsewhere into the round track
// or off the picture.

import { settled } from "./animate";
import { folio, handMiddle, phoneTrack, type Box, type Layout } from "./geometry";
import type { Letter, Seat, View } from "./types";

export interface Journey {
  /** From the middle of the city's place. */
  x: number;
  y: number;
  scale: number;
  /** In degrees: a destroyed city is laid on its side. */
  turn: number;
  /** It is gone at the end of the way. */
  fades: boolean;
}

export function departure(layout: Layout, fate: Letter, view: View, near: Seat): Journey {
  const { city } = layout;
  const turn = fate === "X" ? 90 : 0;
  const to = (goal: Box, width: number, fades: boolean): Journey => ({
    x: goal.x + goal.w / 2 - city.x - city.w / 2,
    y: goal.y + goal.h / 2 - city.y - city.h / 2,
    scale: width / city.w,
    turn,
    fades,
  });
  const isNear = view.sides[near] === (fate === "A" ? "angel" : "demon");
  const won = fate === "A" || fate === "D";

  if (layout.name === "wide") {
    if (won) return to(folio.hoard[isNear ? "near" : "far"], 36, false);
    return fate === "X" ? to(folio.destroyed, 80, false) : to(folio.spared, 88, false);
  }
  if (layout.name === "phone" && !won) {
    const w = phoneTrack.w / 8;
    return to({ ...phoneTrack, x: settled(view) * w + w / 2, w: w / 2 }, 20, true);
  }
  if (!won) return { x: 0, y: 0, scale: 0.6, turn, fades: true };
  const hand = handMiddle(isNear ? layout.nearHand : layout.farHand);
  return to({ ...hand, w: 0, h: 0 }, 30, true);
}
