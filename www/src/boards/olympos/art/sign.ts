// A sign is a few strokes in black-figure manner: dark shapes with incised lines.

import { discoveries } from "./signs/discoveries";
import { gods } from "./signs/gods";
import { marks } from "./signs/marks";
import { wonders } from "./signs/wonders";

export interface Stroke {
  /** A dark shape, one with a light edge, a dark line, an incised line, or a light spot. */
  as: "figure" | "edged" | "line" | "incised" | "light";
  d: string;
  width?: number;
  dash?: string;
  /** A transform. */
  at?: string;
}

export type Drawing = readonly Stroke[];

const drawings: { readonly [id: string]: Drawing } = { ...marks, ...discoveries, ...gods, ...wonders };

export type Mark = keyof typeof marks;

/** The strokes of a resource, a mark, a discovery, a god or a wonder by its id. */
export function drawingOf(id: string): Drawing {
  return drawings[id] ?? [];
}

export function isGod(id: string): boolean {
  return id in gods;
}

/** A wonder is drawn in a wider box than the rest. */
export function boxOf(id: string): { x: number; y: number; w: number; h: number } {
  return id in wonders ? { x: -62, y: -42, w: 124, h: 78 } : { x: -22, y: -22, w: 44, h: 44 };
}
