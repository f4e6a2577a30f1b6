// Whether a board stands in a text: in the rulebook, or in other people's pages. Such a page must stay
// scrollable past it. The page says so; a map window asks. On a screen of its own a board hears nothing.

import { getContext, setContext } from "svelte";

export interface Embedded {
  /** Said when one finger was the page's that may have meant the map. */
  readonly twoFingers: string;
}

const KEY = Symbol("embedded");

export function provideEmbedded(embedded: () => Embedded): void {
  setContext(KEY, embedded);
}

/** Null for a board with a screen of its own. */
export function useEmbedded(): (() => Embedded) | null {
  return getContext<(() => Embedded) | undefined>(KEY) ?? null;
}
