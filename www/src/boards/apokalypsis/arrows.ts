// Arrows between meeples, as paths.

import { centre, floating, standing, type Point } from "./geometry";
import type { Target } from "./select";
import type { SpaceAid, View } from "./types";

/** Out of the sea to the rescuer, or from where a meeple is pushed to where it goes; none for a move. */
export function arrowOf({ move }: Target, view: View, spaces: ReadonlyMap<string, SpaceAid>): string | null {
  if (move.type === "move" || !spaces.has(move.from)) return null;
  const from = centre(spaces.get(move.from)!);
  const { up, down } = view.board[move.from];
  if (move.type === "rescue") {
    const index = down.indexOf(move.color);
    const to = centre(spaces.get(move.by)!);
    const start = shifted(from, floating(index, down.length));
    return arc(toward(start, to, 16), toward(to, start, 20), index === 0 ? -26 : 26);
  }
  const goal = spaces.get(move.to);
  if (!goal) return null;
  const start = shifted(from, standing(up.indexOf(move.color), up.length, false));
  return arc(toward(start, centre(goal), 26), toward(centre(goal), start, 22), 10);
}

function shifted(a: Point, by: Point): Point {
  return { x: a.x + by.x, y: a.y + by.y };
}

function toward(a: Point, b: Point, by: number): Point {
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * by) / d, y: a.y + ((b.y - a.y) * by) / d };
}

const BARB = 12;

function arc(a: Point, b: Point, bend: number): string {
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const mid = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / d) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / d) * bend,
  };
  const turn = Math.atan2(b.y - mid.y, b.x - mid.x);
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const barb = (by: number) =>
    at({ x: b.x - BARB * Math.cos(turn + by), y: b.y - BARB * Math.sin(turn + by) });
  return `M${at(a)}Q${at(mid)} ${at(b)}M${barb(0.5)}L${at(b)}L${barb(-0.5)}`;
}
