// How the drawing refers to its own gradients, patterns and outlines.

import { getContext, setContext } from "svelte";

export interface Defs {
  id(name: string): string;
  /** As a fill, a stroke or a clip. */
  paint(name: string): string;
  /** As a drawing used again. */
  ref(name: string): string;
}

const KEY = Symbol("defs");

/** Opens a drawing under an id that no other on the page has. */
export function provideDefs(uid: string): void {
  const defs: Defs = {
    id: (name) => `${uid}-${name}`,
    paint: (name) => `url(#${uid}-${name})`,
    ref: (name) => `#${uid}-${name}`,
  };
  setContext(KEY, defs);
}

export function useDefs(): Defs {
  return getContext<Defs>(KEY);
}
