// The coasts, one by one: a small picture of a part of the map draws only those that come into it.

import type { Box } from "../kit/camera";
import land from "./art/land.json";
import { CONTINENTS } from "./geometry";

interface Coast {
  continent: string;
  d: string;
  box: Box;
}

const coasts: readonly Coast[] = CONTINENTS.flatMap(({ id }) =>
  land[id].split(/(?=M)/).map((d) => ({ continent: id, d, box: extentOf(d) })),
);

/** The coasts that come into a part of the map, as a path for each continent. */
export function coastsIn(part: Box): { continent: string; d: string }[] {
  return CONTINENTS.flatMap(({ id }) => {
    const here = coasts.filter(({ continent, box }) => continent === id && meet(box, part));
    return here.length > 0 ? [{ continent: id, d: here.map(({ d }) => d).join("") }] : [];
  });
}

/** The extent of an outline: a point, and steps from each point to the next. */
export function extentOf(d: string): Box {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
