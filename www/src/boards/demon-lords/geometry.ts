// Where things are on the map, in the units of the sheet.

import type { Box, Point, Size } from "../kit/camera";
import { PLACES, WRAPS, type Place } from "./places";

/** The whole drawing, and the map on it. */
export const SHEET: Box = { x: -30, y: -66, width: 1060, height: 686 };
export const MAP: Box = { x: -12, y: -48, width: 1024, height: 650 };

export const CONTINENTS = [
  { id: "na", tint: "#c9a66b", x: 26, y: 14, on: "sea" },
  { id: "sa", tint: "#8fae6b", x: 14, y: 470, on: "sea" },
  { id: "eu", tint: "#8aa0c8", x: 410, y: 14, on: "sea" },
  { id: "af", tint: "#d08a5b", x: 330, y: 486, on: "sea" },
  { id: "as", tint: "#b58ab5", x: 712, y: 10, on: "land" },
  { id: "oc", tint: "#6bb0ae", x: 630, y: 448, on: "sea" },
] as const;

export const NODES: readonly string[] = Object.keys(PLACES);

export function placeOf(node: string): Place {
  const place = PLACES[node];
  if (!place) throw new Error(`the map has no node "${node}"`);
  return place;
}

/** A line between two nodes as it is drawn: in two pieces if it goes round the edge. */
export interface Line {
  key: string;
  ends: readonly [string, string];
  d: string;
}

export function keyOfLine(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function wrapOf(a: string, b: string) {
  return WRAPS.find(({ nodes }) => nodes.includes(a) && nodes.includes(b));
}

/** How a line from `a` to `b` is drawn. */
export function linePath(a: string, b: string): string {
  const wrap = wrapOf(a, b);
  if (!wrap) return `M${at(a)}L${at(b)}`;
  const [west, east] = wrap.nodes;
  return `M${at(west)}L${MAP.x} ${wrap.y}M${at(east)}L${MAP.x + MAP.width} ${wrap.y}`;
}

function at(node: string): string {
  const { x, y } = placeOf(node);
  return `${x} ${y}`;
}

/** Every line once, from what each node is joined to. */
export function linesOf(links: (node: string) => readonly string[]): Line[] {
  const lines = new Map<string, Line>();
  for (const a of NODES) {
    for (const b of links(a)) {
      const key = keyOfLine(a, b);
      if (!lines.has(key)) lines.set(key, { key, ends: [a, b], d: linePath(a, b) });
    }
  }
  return [...lines.values()];
}

/** The straight way between two nodes, or out over the nearer edge if their line goes round the map. */
export function wayOf(a: string, b: string): { from: Point; to: Point } {
  const from = placeOf(a);
  const to = placeOf(b);
  const wrap = wrapOf(a, b);
  if (!wrap) return { from, to };
  return { from, to: { x: wrap.nodes[0] === a ? MAP.x : MAP.x + MAP.width, y: wrap.y } };
}

/** A point of the way, from its start at 0 to its end at 1. */
export function along({ from, to }: { from: Point; to: Point }, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A thick arrow from one coin towards another, short of both. */
export function arrowPath(a: string, b: string): string {
  const { from, to } = wayOf(a, b);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const start = Math.min(33, length * 0.4);
  const end = Math.max(start + 14, length - (wrapOf(a, b) ? 2 : 34));
  const neck = end - 17;
  const outline: [number, number][] = [
    [start, -1],
    [neck, -4],
    [neck - 1, -10],
    [end, 0],
    [neck - 1, 10],
    [neck, 4],
    [start, 1],
  ];
  const spots = outline.map(([along, across]) => {
    const x = from.x + along * Math.cos(turn) - across * Math.sin(turn);
    const y = from.y + along * Math.sin(turn) + across * Math.cos(turn);
    return `${round(x)} ${round(y)}`;
  });
  return `M${spots.join("L")}Z`;
}

/** A bow from one place to another, for those who do not follow the lines. */
export function bowPath(a: Point, b: Point): string {
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) * 0.28);
  return `M${round(a.x)} ${round(a.y)}Q${round((a.x + b.x) / 2)} ${round(Math.min(a.y, b.y) - lift)} ${round(b.x)} ${round(b.y)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The node that an arrow key leads to: near, and in that direction; null if there is none. */
export function stepFrom(node: string, key: string): string | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const from = placeOf(node);
  let best: { node: string; worth: number } | null = null;
  for (const other of NODES) {
    const dx = placeOf(other).x - from.x;
    const dy = placeOf(other).y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (other === node || ahead <= 0 || aside > 1.6 * ahead) continue;
    const worth = ahead + 1.4 * aside;
    if (!best || worth < best.worth) best = { node: other, worth };
  }
  return best?.node ?? null;
}

/** The node at a point of the map, if one is near. */
export function nodeNear(point: Point, reach = 34): string | null {
  let best: { node: string; distance: number } | null = null;
  for (const node of NODES) {
    const { x, y } = placeOf(node);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance <= reach && (!best || distance < best.distance)) best = { node, distance };
  }
  return best?.node ?? null;
}

/** Where a note of a size stands about a node: whole, and covering as few of the other nodes as can be. */
export function besides(at: Point, size: Size, others: readonly Point[], reach: number, room: Size): Point {
  const { width, height } = size;
  const within = (from: number, length: number, all: number) => Math.min(Math.max(from, 4), all - length - 4);
  const x = within(at.x - width / 2, width, room.width);
  const y = within(at.y - height / 2, height, room.height);
  const sides: Point[] = [
    { x: at.x + reach, y },
    { x: at.x - reach - width, y },
    { x, y: at.y - 1.4 * reach - height },
    { x, y: at.y + 1.5 * reach },
  ];
  const cost = ({ x, y }: Point) => {
    const outside = Math.max(0, -x, x + width - room.width) + Math.max(0, -y, y + height - room.height);
    // A node in the midst of it is hidden, one at its edge only touched.
    const covered = others.map((other) => {
      const dx = Math.max(x - other.x, 0, other.x - x - width);
      const dy = Math.max(y - other.y, 0, other.y - y - height);
      return Math.max(0, 1 - Math.hypot(dx, dy) / (0.8 * reach));
    });
    return 1000 * outside + covered.reduce((sum, part) => sum + part, 0);
  };
  const best = sides.reduce((so, side) => (cost(side) < cost(so) ? side : so));
  return { x: within(best.x, width, room.width), y: within(best.y, height, room.height) };
}

/** Where several things of a kind stand on a node: side by side about its middle. */
export function sideBySide(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
}

/** A long name is written in two lines, broken where it has a space or a hyphen nearest to its middle. */
export function nameLines(name: string, longest = 11): string[] {
  if (name.length <= longest) return [name];
  const breaks = [...name.matchAll(/[- ]/g)].map((match) => match.index + 1);
  const [middle] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? [name] : [name.slice(0, middle).trim(), name.slice(middle)];
}
