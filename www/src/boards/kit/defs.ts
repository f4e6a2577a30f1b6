// How a drawing refers to its own gradients, patterns and shapes.

import { getContext, setContext } from "svelte";

export interface Defs {
  id(name: string): string;
  /** To draw a shape again. */
  href(name: string): string;
  /** As a fill, a stroke or a clip. */
  paint(name: string): string;
}

const KEY = Symbol("defs");

/** Opens a drawing under an id that no other on the page has. */
export function provideDefs(uid: string): Defs {
  return setContext<Defs>(KEY, {
    id: (name) => `${uid}-${name}`,
    href: (name) => `#${uid}-${name}`,
    paint: (name) => `url(#${uid}-${name})`,
  });
}

export function useDefs(): Defs {
  return getContext<Defs>(KEY);
}
