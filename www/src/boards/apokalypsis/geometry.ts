// Where things lie: the hexes of the island about the volcano at 0, 0, the pieces on them, and three
// layouts of the board. The island has its own units; a layout says how large it is drawn.

import type { Place, SpaceAid } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

const RADIUS = 60;
const ROW = RADIUS * Math.sqrt(3);

/** The middle of a flat-top hex. */
export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: 1.5 * RADIUS * q, y: ROW * (r + q / 2) };
}

export function hexPath(radius: number, at: Point = { x: 0, y: 0 }): string {
  const high = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [radius, 0],
    [radius / 2, high],
    [-radius / 2, high],
    [-radius, 0],
    [-radius / 2, -high],
    [radius / 2, -high],
  ];
  return `M${corners.map(([x, y]) => `${round(at.x + x)} ${round(at.y + y)}`).join("L")}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Tiles are drawn a little smaller than their hex, so that a thin line of sea shows between them. */
export const HEX = {
  /** As far as a pointer counts. */
  reach: hexPath(59.5),
  tile: hexPath(57),
  inside: hexPath(55),
  sunk: hexPath(54),
  ring: hexPath(53),
  focus: hexPath(60),
  /** The band in which the omens are hatched. */
  rim: hexPath(56) + hexPath(45),
};

/** All hexes with the volcano's, as one path whose strokes make the shallows about the island. */
export function coastOf(dry: readonly SpaceAid[]): string {
  return [{ q: 0, r: 0 }, ...dry].map((space) => hexPath(RADIUS, centre(space))).join("");
}

/** Where the nth of so many upright meeples stands, from the middle of its hex. */
export function standing(index: number, count: number, temple: boolean): Point {
  if (temple) return { x: 0, y: 20 };
  if (count === 1) return { x: 0, y: 1 };
  return index === 0 ? { x: -21, y: 1 } : { x: 21, y: 3 };
}

/** Where the nth of so many meeples in the sea floats. */
export function floating(index: number, count: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  return index === 0 ? { x: -3, y: -21 } : { x: 5, y: 21 };
}

/** Where an arrow key leads; `line` is the height that going left and right keeps to. */
export function step(
  key: string,
  from: Place,
  line: number,
  spaces: readonly SpaceAid[],
): { place: Place; line: number } {
  const places = [{ id: "volcano", q: 0, r: 0 }, ...spaces];
  const here = places.find(({ id }) => id === from);
  const stay = { place: from, line };
  if (!here) return stay;
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (vertical) {
    const to = places.find(({ q, r }) => q === here.q && r === here.r + vertical);
    return to ? { place: to.id, line: centre(to).y } : stay;
  }
  const columns = { ArrowLeft: here.q - 1, ArrowRight: here.q + 1, Home: -3, End: 3 }[key];
  if (columns === undefined) return stay;
  const off = (place: { q: number; r: number }) => Math.abs(centre(place).y - line);
  const [to] = places.filter(({ q }) => q === columns).sort((a, b) => off(a) - off(b));
  return to ? { place: to.id, line } : stay;
}

/** The shapes of an omen card: whole, in the hand with its kind in words, and where there is little room. */
export const CARD = { w: 112, h: 170 };
export const HAND_CARD = { w: 112, h: 186 };
export const SMALL_CARD = { w: 58, h: 73 };

export interface Layout {
  name: "wide" | "phone" | "flat";
  width: number;
  height: number;
  /** The volcano, and the size of the island's units. */
  island: Point & { scale: number };
  pile: Box;
  draw: Box;
  hand: Box;
}

export const wide: Layout = {
  name: "wide",
  width: 1068,
  height: 844,
  island: { x: 664, y: 421, scale: 0.985 },
  pile: { x: 40, y: 42, w: 250, h: 262 },
  draw: { x: 40, y: 318, w: 250, h: 176 },
  hand: { x: 40, y: 508, w: 250, h: 294 },
};

const PHONE_WIDTH = 390;
const PHONE_ISLAND = 456;
const TRAY = 100;

/** The island above a tray with the cards; the tray takes what height there is to spare. */
export function phone(height: number = PHONE_ISLAND + TRAY): Layout {
  const tray = { y: height - TRAY, h: TRAY };
  return {
    name: "phone",
    width: PHONE_WIDTH,
    height,
    island: { x: PHONE_WIDTH / 2, y: (height - TRAY) / 2, scale: 0.565 },
    pile: { x: 4, w: 172, ...tray },
    draw: { x: 176, w: 66, ...tray },
    hand: { x: 242, w: 144, ...tray },
  };
}

/** The tray beside the island, on a low screen. */
export const flat: Layout = {
  name: "flat",
  width: 556,
  height: PHONE_ISLAND,
  island: { x: PHONE_WIDTH / 2, y: PHONE_ISLAND / 2, scale: 0.565 },
  pile: { x: 394, y: 8, w: 156, h: 220 },
  draw: { x: 394, y: 234, w: 156, h: TRAY },
  hand: { x: 394, y: 346, w: 156, h: TRAY },
};

/** For an onlooker, who has no hand: the draw pile lies in its place, and the omen pile has the rest. */
export function watched(layout: Layout): Layout {
  const { name, pile, draw, hand } = layout;
  if (name === "phone") {
    const x = hand.x + hand.w - draw.w;
    return { ...layout, pile: { ...pile, w: x - pile.x }, draw: { ...draw, x } };
  }
  const y = hand.y + hand.h - draw.h;
  const gap = draw.y - pile.y - pile.h;
  return { ...layout, pile: { ...pile, h: y - gap - pile.y }, draw: { ...draw, y } };
}

/** What the pile covers while it is read. */
export type Spread = "nothing" | "draw" | "draw and hand";

/** The room of the pile, with that of the cards which are not needed meanwhile. */
export function roomOfPile({ pile, draw, hand }: Layout, spread: Spread): Box {
  if (spread === "nothing") return pile;
  const last = spread === "draw" ? draw : hand;
  return { ...pile, w: last.x + last.w - pile.x, h: last.y + last.h - pile.y };
}

/** Below this scale the hexes of the wide layout are narrower than a finger and its writing too small. */
const WIDE_SCALE = 0.62;
const TALLEST = 620;

/** The layout for a room of this size; a height of 0 means that it may be as high as it likes. */
export function layoutFor(width: number, height: number): Layout {
  if (height === 0) return width >= WIDE_SCALE * wide.width ? wide : phone();
  const scale = Math.min(width / wide.width, height / wide.height);
  if (scale >= WIDE_SCALE && width >= 0.9 * height) return wide;
  if (width > height) return flat;
  const low = phone();
  return phone(Math.max(low.height, Math.min(TALLEST, (PHONE_WIDTH * height) / width)));
}

/** How large a layout is drawn in its room. */
export function scaleFor(layout: Layout, width: number, height: number): number {
  const across = width / layout.width;
  return height === 0 ? across : Math.min(across, height / layout.height);
}

/** Cards side by side in a box, overlapping where they must; each no larger than its shape. */
export function fan(count: number, box: Box, card: { w: number; h: number }, gap: number): Box[] {
  const scale = Math.min(1, box.h / card.h, box.w / card.w);
  const [w, h] = [card.w * scale, card.h * scale];
  const pitch = count > 1 ? Math.min(w + gap, (box.w - w) / (count - 1)) : 0;
  const left = box.x + (box.w - w - pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * pitch,
    y: box.y + (box.h - h) / 2,
    w,
    h,
  }));
}

/** The largest equal boxes of a card's shape that fit into a room in rows. */
export function pack(
  count: number,
  room: Box,
  card: { w: number; h: number },
  gap: Point,
  largest = 1,
): Box[] {
  const fit = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const across = (room.w - (columns - 1) * gap.x) / columns / card.w;
    const down = (room.h - (rows - 1) * gap.y) / rows / card.h;
    return { columns, rows, scale: Math.min(across, down, largest) };
  };
  const fits = Array.from({ length: Math.max(1, count) }, (_, i) => fit(i + 1));
  const best = fits.reduce((a, b) => (b.scale > a.scale + 1e-9 ? b : a));
  const [w, h] = [card.w * best.scale, card.h * best.scale];
  const top = room.y + (room.h - best.rows * h - (best.rows - 1) * gap.y) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / best.columns);
    const inRow = Math.min(best.columns, count - row * best.columns);
    const left = room.x + (room.w - inRow * w - (inRow - 1) * gap.x) / 2;
    return { x: left + (i % best.columns) * (w + gap.x), y: top + row * (h + gap.y), w, h };
  });
}

/** The edge that two neighbouring hexes share. */
export function edge(a: { q: number; r: number }, b: { q: number; r: number }): string {
  const [from, to] = [centre(a), centre(b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const along = { x: (to.y - from.y) / ROW, y: (from.x - to.x) / ROW };
  const half = RADIUS / 2 - 3;
  const end = (side: 1 | -1) =>
    `${round(middle.x + side * half * along.x)} ${round(middle.y + side * half * along.y)}`;
  return `M${end(1)}L${end(-1)}`;
}

/** The space whose hex holds a point of the island; null outside. */
export function spaceNear(point: Point, spaces: readonly SpaceAid[]): Place | null {
  const places = [{ id: "volcano", q: 0, r: 0 }, ...spaces];
  const off = (place: { q: number; r: number }) => {
    const { x, y } = centre(place);
    return Math.hypot(x - point.x, y - point.y);
  };
  const nearest = places.reduce((a, b) => (off(b) < off(a) ? b : a));
  return off(nearest) <= RADIUS ? nearest.id : null;
}
