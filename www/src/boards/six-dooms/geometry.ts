// Where everything is: the world as it is drawn, 1000 units wide.

import world from "./world.json" with { type: "json" };

export type Point = readonly [x: number, y: number];

export interface Land {
  readonly id: string;
  readonly short: string;
  /** The name on the map, broken into lines. */
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** Where its main counter stands. */
  readonly centre: Point;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  readonly path: string;
}

export interface BorderLine {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  /** The middle of the shared edge, or of the way over the sea. */
  readonly at: Point;
  readonly angle: number;
  /** The unit vector from there into `a`. */
  readonly towardsA: Point;
  /** The shared edge of a border by land. */
  readonly edge?: string;
  /** A way over the sea. */
  readonly line?: readonly [Point, Point];
  /** A way that leaves the map on one side and comes back on the other. */
  readonly stubs?: readonly [readonly [Point, Point], readonly [Point, Point]];
}

export const WIDTH = 1000;
export const HEIGHT = 760;
/** The sea above the northernmost land. */
export const TOP = -26;

/** No writing on the map is smaller than this, in pixels. */
export const LEAST = 12;

export const { coast, graticule } = world;

/** In map order, which is that of the engine. */
export const lands: readonly Land[] = Object.entries(world.territories).map(
  ([id, land]) => ({ id, ...land }) as unknown as Land,
);

export const borders: readonly BorderLine[] = Object.entries(world.borders).map(
  ([id, border]) => ({ id, ...border }) as unknown as BorderLine,
);

const byId = new Map(lands.map((land) => [land.id, land]));
const byEnds = new Map(
  borders.flatMap((border) => [
    [`${border.a} ${border.b}`, border],
    [`${border.b} ${border.a}`, border],
  ]),
);
const borderIds = new Map(borders.map((border) => [border.id, border]));

export function landOf(id: string): Land {
  return byId.get(id)!;
}

export function borderOf(id: string): BorderLine {
  return borderIds.get(id)!;
}

/** The border between two territories, if they have one. */
export function borderBetween(a: string, b: string): BorderLine | null {
  return byEnds.get(`${a} ${b}`) ?? null;
}

/** The territory on the other side of a border; null if it is none of that territory. */
export function across(border: string, territory: string): string | null {
  const { a, b } = borderOf(border);
  return a === territory ? b : b === territory ? a : null;
}

/** The direction of a border as seen when crossing it into a territory, in degrees. */
export function into(border: BorderLine, territory: string): number {
  const sign = border.a === territory ? 1 : -1;
  const [x, y] = border.towardsA;
  return (Math.atan2(y * sign, x * sign) * 180) / Math.PI;
}

/** A point on one side of a border, so many units away from it. */
export function beside(border: BorderLine, side: string, distance: number): Point {
  const sign = border.a === side ? distance : -distance;
  return [border.at[0] + border.towardsA[0] * sign, border.at[1] + border.towardsA[1] * sign];
}

/**
 * The ways of an arrow from one territory into another, each as a pair of points: one, or two where
 * it leaves the map on one side and comes back on the other.
 */
export function arrowsOf(from: string, to: string): (readonly [Point, Point])[] {
  const [start, end] = [landOf(from).centre, landOf(to).centre];
  const border = borderBetween(from, to);
  if (border?.stubs) {
    const leaves = border.stubs[border.a === from ? 0 : 1];
    const comes = border.stubs[border.a === from ? 1 : 0];
    return [
      [start, leaves[1]],
      [comes[1], end],
    ];
  }
  return [[start, end]];
}

/** The way from a point to another, shortened at both ends. */
export function shorten([from, to]: readonly [Point, Point], start: number, end: number): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const most = length * 0.4;
  const [s, e] = [Math.min(start, most) / length, Math.min(end, most) / length];
  return [
    [from[0] + dx * s, from[1] + dy * s],
    [to[0] - dx * e, to[1] - dy * e],
  ];
}

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The territory that an arrow key leads to: the nearest in that direction; null if there is none. */
export function step(key: string, from: string): string | null {
  if (key === "Home") return lands[0]!.id;
  if (key === "End") return lands.at(-1)!.id;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = landOf(from).centre;
  let best: { id: string; cost: number } | null = null;
  for (const { id, centre } of lands) {
    const [dx, dy] = [centre[0] - x, centre[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // Within a quarter of the compass; what lies straight ahead comes first.
    if (id === from || ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
