// Where things lie on the board. Four layouts: a wide folio, a phone, a low one for a phone on its side,
// and a compact one for a board inside a page. Lengths are those of the layout's own width and height.

import type { Side } from "./types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The balance. */
export interface Scales {
  /** The point about which the beam turns. */
  x: number;
  y: number;
  /** From there to the hook of a pan. */
  arm: number;
  /** From the hook down to the rim of the pan. */
  drop: number;
  /** Half the width of a pan. */
  pan: number;
  /** The radius of the dial above. */
  dial: number;
  /** The width of a card that lies in a pan. */
  card: number;
}

/** A hand of cards in rows, on a grid of places. */
export interface HandPlan {
  /** The middle of the first place, and the top of the first row. */
  x: number;
  y: number;
  /** The width of a card. */
  card: number;
  /** From place to place, and from row to row. */
  pitch: number;
  rowPitch: number;
  rows: 1 | 2 | 4;
}

export interface Layout {
  name: "wide" | "phone" | "low" | "compact";
  width: number;
  height: number;
  miniature: Box;
  scales: Scales;
  city: Box;
  banner: Box;
  farHand: HandPlan;
  nearHand: HandPlan;
  /** The signs of fate below the far hand. */
  fates: {
    y: number;
    size: number;
    /** As large as there is room for. */ largest: number;
    /** So many side by side. */ abreast: number;
  };
  /** Where the choices after a reveal are offered. */
  tray: Box;
}

/** Cards are half as high again as they are wide. */
export const CARD_RATIO = 1.5;
/** A hand has places for nine numbers and three Archs. */
export const PLACES = 12;

export const wide: Layout = {
  name: "wide",
  width: 1068,
  height: 844,
  miniature: { x: 226, y: 160, w: 616, h: 486 },
  scales: { x: 534, y: 310, arm: 228, drop: 206, pan: 64.7, dial: 122, card: 98 },
  city: { x: 442, y: 332, w: 184, h: 236.6 },
  banner: { x: 395, y: 580, w: 290, h: 50 },
  farHand: { x: 247.8, y: 46, card: 53, pitch: 67.6, rowPitch: 0, rows: 1 },
  nearHand: { x: 247.8, y: 690, card: 63, pitch: 67.6, rowPitch: 0, rows: 1 },
  fates: { y: 126, size: 25, largest: 30.4, abreast: 3 },
  tray: { x: 211, y: 662, w: 816, h: 138 },
};

export const phone: Layout = {
  name: "phone",
  width: 390,
  height: 624,
  miniature: { x: 0, y: 76, w: 390, h: 318 },
  scales: { x: 195, y: 167, arm: 138, drop: 140, pan: 44, dial: 78, card: 66 },
  city: { x: 132, y: 182, w: 126, h: 162 },
  banner: { x: 74, y: 351, w: 250, h: 38 },
  farHand: { x: 19, y: 4, card: 29.5, pitch: 32, rowPitch: 0, rows: 1 },
  nearHand: { x: 36.25, y: 446, card: 53, pitch: 63.5, rowPitch: 90, rows: 2 },
  fates: { y: 50.5, size: 22.5, largest: 23.5, abreast: 1 },
  tray: { x: 6, y: 440, w: 378, h: 180 },
};

export const compact: Layout = {
  name: "compact",
  width: 372,
  height: 540,
  miniature: { x: 0, y: 68, w: 372, h: 302 },
  scales: { x: 186, y: 154, arm: 130, drop: 130, pan: 41, dial: 74, card: 61 },
  city: { x: 127, y: 168, w: 118, h: 151.7 },
  banner: { x: 72, y: 328, w: 236, h: 38 },
  farHand: { x: 18.8, y: 2, card: 27, pitch: 30.4, rowPitch: 0, rows: 1 },
  nearHand: { x: 35, y: 382, card: 50, pitch: 60.4, rowPitch: 80, rows: 2 },
  fates: { y: 43.5, size: 21.5, largest: 23.4, abreast: 1 },
  tray: { x: 5, y: 377, w: 362, h: 160 },
};

export const low: Layout = {
  name: "low",
  width: 500,
  height: 352,
  miniature: { x: 0, y: 66, w: 336, h: 286 },
  scales: { x: 168, y: 148, arm: 118, drop: 118, pan: 37, dial: 68, card: 55 },
  city: { x: 115, y: 161, w: 106, h: 136.3 },
  banner: { x: 76, y: 308, w: 230, h: 38 },
  farHand: { x: 17, y: 2, card: 25, pitch: 27.4, rowPitch: 0, rows: 1 },
  nearHand: { x: 366.5, y: 11, card: 47, pitch: 53, rowPitch: 85.5, rows: 4 },
  fates: { y: 40.8, size: 22.2, largest: 23, abreast: 1 },
  tray: { x: 341, y: 4, w: 155, h: 344 },
};

/** Below this scale the cards of the wide layout are narrower than a finger. */
const WIDE_SCALE = 0.69;
/**
 * From this shape on there is room for the round track, as there is wherever the phone's layout need not be
 * made smaller. Compact is less tall than that, so that a room as high as the board in it does not ask for
 * another one.
 */
const TALL = 1.53;

/** The layout for a room of this size; a height of 0 means that it may be as high as it likes. */
export function layoutFor(width: number, height: number): Layout {
  if (height === 0) return width >= WIDE_SCALE * wide.width ? wide : compact;
  const scale = Math.min(width / wide.width, height / wide.height);
  if (scale >= WIDE_SCALE && width >= 0.8 * height) return wide;
  if (height >= TALL * width) return phone;
  if (scaleFor(low, width, height) > scaleFor(compact, width, height)) return low;
  return scaleFor(phone, width, height) >= 1 ? phone : compact;
}

/** How large a layout is drawn in its room. */
export function scaleFor(layout: Layout, width: number, height: number): number {
  const across = width / layout.width;
  return height === 0 ? across : Math.min(across, height / layout.height);
}

/** The boxes of a hand of so many places, in the middle of its room. */
export function handBoxes(plan: HandPlan, places: number): Box[] {
  const perRow = Math.ceil(places / plan.rows);
  const room = PLACES / plan.rows;
  return Array.from({ length: places }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, places - row * perRow);
    const column = (i % perRow) + (room - inRow) / 2;
    return {
      x: plan.x + column * plan.pitch - plan.card / 2,
      y: plan.y + row * plan.rowPitch,
      w: plan.card,
      h: plan.card * CARD_RATIO,
    };
  });
}

/** The middle of the room for a whole hand. */
export function handMiddle({ x, y, card, pitch, rowPitch, rows }: HandPlan): { x: number; y: number } {
  return {
    x: x + ((PLACES / rows - 1) / 2) * pitch,
    y: y + ((rows - 1) * rowPitch + card * CARD_RATIO) / 2,
  };
}

/** How far a pan moves from its level place when the beam turns by so many degrees. */
export function panShift(scales: Scales, side: Side, turn: number): { x: number; y: number } {
  const angle = (turn * Math.PI) / 180;
  const way = side === "demon" ? -1 : 1;
  return { x: way * scales.arm * (Math.cos(angle) - 1), y: way * scales.arm * Math.sin(angle) };
}

/** The box of a card lying in a pan that is level. */
export function panBox(scales: Scales, side: Side): Box {
  const h = scales.card * CARD_RATIO;
  const x = scales.x + (side === "demon" ? -1 : 1) * scales.arm - scales.card / 2;
  return { x, y: scales.y + scales.drop - h + 5, w: scales.card, h };
}

/** The largest equal boxes of a shape, in rows, that fit into a room; none wider than `widest`. */
export function pack(count: number, room: Box, ratio: number, gap: number, widest: number): Box[] {
  let best = { w: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.w - (columns - 1) * gap) / columns;
    const down = (room.h - (rows - 1) * gap) / rows;
    const w = Math.min(across, down / ratio, widest);
    if (w >= best.w) best = { w, columns };
  }
  const { w, columns } = best;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.w - inRow * w - (inRow - 1) * gap) / 2;
    return { x: left + (i % columns) * (w + gap), y: room.y + row * (w * ratio + gap), w, h: w * ratio };
  });
}

/** What only the wide folio has room for. */
export const folio = {
  plaque: {
    far: { x: 44, y: 46, w: 160, h: 104 },
    near: { x: 44, y: 666, w: 160, h: 130 },
  },
  /** The rooms on a plaque for what its side has won. */
  hoard: {
    far: { x: 112, y: 97, w: 83, h: 48 },
    near: { x: 114, y: 726, w: 81, h: 64 },
  },
  /** The first line of the round track. */
  track: { x: 42, y: 185.2, w: 168, h: 54.6, pitch: 56.2 },
  destroyed: { x: 860, y: 195, w: 160, h: 104 },
  spared: { x: 860, y: 341, w: 160, h: 120 },
  decks: { x: 860, y: 493, w: 160, h: 66 },
  used: { x: 860, y: 601, w: 160, h: 58 },
} satisfies { [part: string]: Box | { [part: string]: Box | number } };

/** The round track of the phone: one line of eight. */
export const phoneTrack: Box = { x: 0, y: 398, w: 390, h: 40 };
