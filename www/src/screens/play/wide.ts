// Whether there is room for a column beside the board.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery(
  "(min-width: 900px), (orientation: landscape) and (min-width: 640px)",
  true,
);
