// How a person wants the page to behave. Kept between visits where storage allows.

import type { Lang } from "../boards/contract";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export const LANGS = ["system", "en", "fr"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type LangChoice = (typeof LANGS)[number];

/** What a match needs to know of the settings. */
export interface Preferences {
  readonly lang: Lang;
  readonly speed: Speed;
  /** A chosen move waits for a confirmation. */
  readonly confirmMoves: boolean;
}

export class Settings implements Preferences {
  /** The language as chosen; `lang` is the one in force. Assigning to any of these saves it. */
  langChoice: LangChoice = $state("system");
  theme: Theme = $state("system");
  speed: Speed = $state("normal");
  confirmMoves = $state(true);
  readonly lang: Lang = $derived("en");
  /** The theme in force. */
  readonly shownTheme: "light" | "dark" = $derived("light");
}
