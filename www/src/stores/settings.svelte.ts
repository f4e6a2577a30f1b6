// How a person wants the page to behave. Kept between visits where storage allows.

import type { Lang } from "../boards/contract";
import { read, write, type StorageLike } from "./storage";

export const LANGS = ["system", "en", "fr"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type LangChoice = (typeof LANGS)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a match needs to know of the settings. */
export interface Preferences {
  readonly lang: Lang;
  readonly speed: Speed;
  /** A chosen move waits for a confirmation. */
  readonly confirmMoves: boolean;
}

/** What "system" stands for. */
export interface SystemTaste {
  readonly languages: readonly string[];
  readonly dark: boolean;
  /** Calls back when the system turns dark or light. */
  watchDark(changed: (dark: boolean) => void): void;
}

const KEY = "eschaton.settings";

/** Every property can be assigned to; what is chosen lasts. */
export class Settings implements Preferences {
  readonly #storage: StorageLike | null;
  readonly #systemLang: Lang;
  #systemDark = $state(false);
  #langChoice: LangChoice = $state("system");
  #theme: Theme = $state("system");
  #speed: Speed = $state("normal");
  #confirmMoves = $state(true);

  constructor(storage: StorageLike | null, system: SystemTaste) {
    this.#storage = storage;
    this.#systemLang = bestLang(system.languages);
    this.#systemDark = system.dark;
    system.watchDark((dark) => (this.#systemDark = dark));
    this.#restore(read(storage, KEY));
  }

  /** The language in force. */
  get lang(): Lang {
    return this.#langChoice === "system" ? this.#systemLang : this.#langChoice;
  }

  get langChoice(): LangChoice {
    return this.#langChoice;
  }
  set langChoice(choice: LangChoice) {
    this.#langChoice = choice;
    this.#save();
  }

  /** The theme in force. */
  get shownTheme(): "light" | "dark" {
    if (this.#theme !== "system") return this.#theme;
    return this.#systemDark ? "dark" : "light";
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#save();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#save();
  }

  get confirmMoves(): boolean {
    return this.#confirmMoves;
  }
  set confirmMoves(confirm: boolean) {
    this.#confirmMoves = confirm;
    this.#save();
  }

  /** Takes each part that is as it should be, and leaves the others at their defaults. */
  #restore(text: string | null | undefined): void {
    const kept = parseObject(text);
    this.#langChoice = oneOf(LANGS, kept["lang"]) ?? this.#langChoice;
    this.#theme = oneOf(THEMES, kept["theme"]) ?? this.#theme;
    this.#speed = oneOf(SPEEDS, kept["speed"]) ?? this.#speed;
    if (typeof kept["confirmMoves"] === "boolean") this.#confirmMoves = kept["confirmMoves"];
  }

  // Settings that cannot be kept still hold for this visit; the saves tell of blocked storage.
  #save(): void {
    const { langChoice: lang, theme, speed, confirmMoves } = this;
    write(this.#storage, KEY, JSON.stringify({ lang, theme, speed, confirmMoves }));
  }
}

/** The taste of this browser. */
export function browserTaste(): SystemTaste {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  return {
    languages: navigator.languages,
    dark: dark.matches,
    watchDark: (changed) => dark.addEventListener("change", (event) => changed(event.matches)),
  };
}

/** The first of the person's languages that we speak. */
export function bestLang(languages: readonly string[]): Lang {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (code === "en" || code === "fr") return code;
  }
  return "en";
}

function parseObject(text: string | null | undefined): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as { [key: string]: unknown }) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value);
}
