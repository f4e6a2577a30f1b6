// Where the question box lies at the foot of the screen, over the map.

import { MediaQuery } from "svelte/reactivity";

export const footed = new MediaQuery(
  "(max-width: 639px), (max-width: 719px) and (orientation: portrait)",
  false,
);
