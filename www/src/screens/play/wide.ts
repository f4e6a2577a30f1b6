// Whether there is room for a column beside the board; or else, below it, for the log beside the question.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery(
  "(min-width: 900px), (orientation: landscape) and (min-width: 640px)",
  true,
);

export const tablet = new MediaQuery("(min-width: 720px)", true);
