// Where everything stands, and how the board fills the room that the page gives. Pure.

import { centres } from "./data/places";

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The map with the track around it; the map alone; the development board with its frame. */
export const RING: Box = { x: 0, y: 0, w: 1523, h: 1346 };
export const MAP: Box = { x: 100, y: 104, w: 1323, h: 1138 };
export const DEVELOPMENT: Box = { x: -46, y: -16, w: 1072, h: 942 };
/** The development board on a phone. */
export const CELLS: Box = { x: 0, y: 0, w: 390, h: 486 };

/** The last space of the track. */
export const LAST = 79;
const RAIL = 118;
const GAP = 10;
/** The heights of the switch between the two boards and of the strip of the track, where there is no ring. */
export const HEAD = { switch: 46, track: 66 };
/** The gods and the stock below the map of a phone, where room is left. */
const TRAY = 64;
/** Boards this wide have room for the rail, and for both boards. */
const WIDTH = { rail: 700, double: 1780 };
/** In less height there is no room for a rail. */
const LOW = 420;
/** Alone, the boards are at least so high that they can be read and touched; in less room they scroll. */
const LEAST_HEIGHT = { map: 310, cells: 449, slots: 560 };
/** Below this scale the ring of the track is too small to read; a strip above the map takes its place. */
const LEAST_RING = 0.5;
/** Below this width the rows of the development board are drawn as small cells. */
const CELLS_BELOW = 640;

interface Size {
  w: number;
  h: number;
}

export interface Layout {
  /** Both boards side by side; the rail with one of them; or one board alone below a switch. */
  form: "double" | "rail" | "strip";
  /** The sizes of the drawings, in pixels. */
  map: Size;
  development: Size;
  /** The map is drawn without its track, below a strip this wide. */
  bare: boolean;
  strip: number;
  /** The gods and the stock have room below the map. */
  tray: boolean;
  /** The development board is drawn in small cells. */
  cells: boolean;
  /** Pixels to a unit of the map, and of the development board. */
  scale: number;
  developmentScale: number;
}

/** A drawing as large as the room allows; a room without height takes what it needs. */
function fit(box: Box, width: number, height: number): Size {
  const scale = height > 0 ? Math.min(width / box.w, height / box.h) : width / box.w;
  return { w: box.w * scale, h: box.h * scale };
}

/** What is left of a height, which may be open. */
function less(height: number, by: number): number {
  return height > 0 ? Math.max(height - by, 120) : 0;
}

/** A height, unless it is open, but no less than this. */
function atLeast(least: number, height: number): number {
  return height > 0 ? Math.max(height, least) : 0;
}

/** For the room of a page: a height of 0 leaves that to the board. */
export function layoutFor(width: number, height: number): Layout {
  const low = height > 0 && height < LOW;
  if (width < WIDTH.rail || low) return alone(width, less(height, HEAD.switch));
  const tall = less(height, 2 * GAP);
  const room = width - RAIL - 3 * GAP;
  if (width >= WIDTH.double) {
    const both = (room - GAP) * (RING.w / (RING.w + 1.33 * DEVELOPMENT.w));
    const map = fit(RING, both, tall);
    return layout("double", map, RING, fit(DEVELOPMENT, room - GAP - map.w, tall));
  }
  const development = fit(DEVELOPMENT, room, tall);
  const ring = fit(RING, room, tall);
  return ring.w >= LEAST_RING * RING.w
    ? layout("rail", ring, RING, development)
    : { ...layout("rail", fit(MAP, room, less(tall, HEAD.track)), MAP, development), strip: room };
}

/** One board below the switch. */
function alone(width: number, height: number): Layout {
  const cells = width < CELLS_BELOW;
  const least = cells ? LEAST_HEIGHT.cells : LEAST_HEIGHT.slots;
  const map = fit(MAP, width, atLeast(LEAST_HEIGHT.map, less(height, HEAD.track)));
  const development = fit(cells ? CELLS : DEVELOPMENT, width, atLeast(least, height));
  const tray = height - HEAD.track - map.h >= TRAY;
  return { ...layout("strip", map, MAP, development, cells), strip: width, tray };
}

function layout(form: Layout["form"], map: Size, around: Box, development: Size, cells = false): Layout {
  return {
    form,
    map,
    development,
    bare: around === MAP,
    strip: 0,
    tray: false,
    cells,
    scale: map.w / around.w,
    developmentScale: development.w / (cells ? CELLS.w : DEVELOPMENT.w),
  };
}

// ── the map ──

/** How far one settler of a pile stands above the one below. */
export const STEP = 10;
/** A pile of more has its number beside it. */
export const COUNTED_FROM = 4;

/** A pile rises by no more than so many steps: in a higher one they are smaller. */
const MOST_STEPS = 4.5;

/** The middles of the settlers of a pile, bottom first. */
export function pile(at: Point, settlers: number, step = STEP): Point[] {
  const rise = step * Math.min(1, MOST_STEPS / (settlers - 1));
  return Array.from({ length: settlers }, (_, level) => [at[0], at[1] - level * rise]);
}

export function centreOf(space: string): Point {
  return centres[space] ?? [0, 0];
}

/** A soft line through the middles of the spaces of a way. */
export function wayThrough(path: readonly string[]): string {
  const points = path.map(centreOf);
  const [first, ...rest] = points;
  if (!first) return "";
  const last = rest.at(-1);
  if (!last) return `M${first.join()}`;
  // Out and back: a loop, so that it can be seen.
  if (first[0] === last[0] && first[1] === last[1]) {
    const via = rest[0]!;
    const [dx, dy] = [(via[1] - first[1]) / 3, (first[0] - via[0]) / 3];
    return `M${first.join()}Q${via[0] + dx},${via[1] + dy} ${via.join()}Q${via[0] - dx},${via[1] - dy} ${first.join()}`;
  }
  let line = `M${first.join()}`;
  rest.slice(0, -1).forEach((point, i) => {
    const next = rest[i + 1]!;
    const end = i === rest.length - 2 ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    line += `Q${point.join()} ${end.join()}`;
  });
  return rest.length === 1 ? `${line}L${last.join()}` : line;
}

/** How dear a price looks. */
export function tone(cost: number): string {
  if (cost <= 2) return "var(--ol-cheap)";
  if (cost === 3) return "var(--ol-c2)";
  if (cost === 4) return "var(--ol-c3)";
  return cost <= 6 ? "var(--ol-c4)" : "var(--ol-dear)";
}

/** The colour of a price: developments all cost about the same, only ways differ. */
export function toneOf(kind: string, cost: number): string {
  return kind === "expand" ? tone(cost) : "var(--ol-cheap)";
}

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space that an arrow key leads to; the same one if there is none that way. */
export function towards(key: string, from: string, spaces: readonly string[]): string {
  const way = DIRECTIONS[key];
  if (!way) return from;
  const [x, y] = centreOf(from);
  let best = from;
  let least = Infinity;
  for (const space of spaces) {
    const [cx, cy] = centreOf(space);
    const along = (cx - x) * way[0] + (cy - y) * way[1];
    const aside = Math.abs((cx - x) * way[1]) + Math.abs((cy - y) * way[0]);
    // What lies more beside than ahead is for another key.
    if (space === from || along <= 0 || aside > 2 * along) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

// ── the track ──

const TOP = 24;
const SIDE = 16;

/** The squares of the track, clockwise from the top left. */
export function trackBox(pos: number): Box {
  const [x, y] = trackPoint(pos);
  const corner = pos % (TOP + SIDE) === 0 || pos === TOP || pos === 2 * TOP + SIDE;
  const upright = !corner && ((pos > TOP && pos < TOP + SIDE) || pos > 2 * TOP + SIDE);
  const [w, h] = corner ? [50, 50] : upright ? [50, 72] : [54, 50];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function trackPoint(pos: number): Point {
  const across = (n: number) => Math.round(46 + (n * (1477 - 46)) / TOP);
  const down = (n: number) => Math.round(46 + (n * (1300 - 46)) / SIDE);
  if (pos <= TOP) return [across(pos), 46];
  if (pos <= TOP + SIDE) return [1477, down(pos - TOP)];
  if (pos <= 2 * TOP + SIDE) return [across(2 * TOP + SIDE - pos), 1300];
  return [46, down(2 * (TOP + SIDE) - pos)];
}

/** What a space is worth at the end; null for those before the last Zeus space. */
export function placeWorth(places: readonly number[], pos: number): number | null {
  return places[pos - (LAST + 1 - places.length)] ?? null;
}

/** Into the board from a square of the track: the way that piles lean and cards stick out. */
export function inward(pos: number): Point {
  if (pos <= TOP) return [0, 1];
  if (pos < TOP + SIDE) return [-1, 0];
  return pos <= 2 * TOP + SIDE ? [0, -1] : [1, 0];
}

/** The hop of a marker over the inner edge of the track. */
export function hop(from: number, to: number): string {
  const [a, b] = [trackPoint(from), trackPoint(to)];
  const [u, v] = [inward(from), inward(to)];
  const bow = 26 + Math.min(60, 6 * Math.abs(to - from));
  const out = (p: Point, way: Point, far: number): Point => [p[0] + way[0] * far, p[1] + way[1] * far];
  const start = out(a, u, 24);
  const end = out(b, v, 24);
  return `M${start.join()}C${out(start, u, bow).join()} ${out(end, v, bow).join()} ${end.join()}`;
}

/** How many spaces the strip of a small screen shows, in squares of about 33 pixels. */
export function windowSize(width: number): number {
  return Math.max(11, Math.min(LAST + 1, Math.floor(width / 33)));
}

/** The first of them: just behind the hindmost marker. */
export function windowFrom(pos: readonly number[], finished: readonly boolean[], size: number): number {
  const going = pos.filter((_, seat) => !finished[seat]);
  const hindmost = Math.min(...(going.length > 0 ? going : pos));
  return Math.max(0, Math.min(hindmost - 1, LAST + 1 - size));
}

// ── the development board ──

export const SLOT = { w: 184, h: 138 };
export const WONDER = { w: 184, h: 118 };

/** By row and column from 0; row 5 holds the wonders. */
export function slotBox(row: number, column: number): Box {
  const size = row < 5 ? SLOT : WONDER;
  return { x: 20 + 196 * column, y: 20 + 150 * row, ...size };
}

/** The same on a phone. */
export function cellBox(row: number, column: number): Box {
  return { x: 22 + 73.4 * column, y: 3 + 82 * row, w: 71, h: row < 5 ? 79 : 70 };
}

/** A slot's row and column, from 0. */
export function placeOf(slot: string): { row: number; column: number } {
  return { row: Number(slot[1]) - 1, column: Number(slot[3]) - 1 };
}

export function slotAt(row: number, column: number): string {
  return `r${row + 1}c${column + 1}`;
}

/** Where an arrow key leads on the grid of five columns and six rows. */
export function gridStep(key: string, row: number, column: number): { row: number; column: number } {
  const way = DIRECTIONS[key];
  if (!way) return { row, column };
  const to = { row: row + way[1], column: column + way[0] };
  return to.row < 0 || to.row > 5 || to.column < 0 || to.column > 4 ? { row, column } : to;
}

/** The squares of a cost from the left: groups apart, the units of a group close. */
export function costSquares(groups: readonly { units: number }[], size: number, gap = 7.5): number[][] {
  let x = 0;
  return groups.map(({ units }) => {
    const squares = Array.from({ length: units }, (_, i) => x + i * (size + 1.5));
    x = squares.at(-1)! + size + gap;
    return squares;
  });
}
