// How a drawing refers to its own gradients and patterns.

import { getContext, setContext } from "svelte";

export interface Defs {
  id(name: string): string;
  /** As a fill or a stroke. */
  paint(name: string): string;
}

const KEY = Symbol("defs");

/** Opens a drawing under an id that no other on the page has. */
export function provideDefs(uid: string): void {
  const defs: Defs = { id: (name) => `${uid}-${name}`, paint: (name) => `url(#${uid}-${name})` };
  setContext(KEY, defs);
}

export function useDefs(): Defs {
  return getContext<Defs>(KEY);
}
