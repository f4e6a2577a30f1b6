// The shell's words in the language in force. Reading them in a component follows the setting.

import { settings } from "../stores/app";
import { en, type UiWords } from "./en";
import { fr } from "./fr";

const languages = { en, fr } satisfies Record<typeof settings.lang, UiWords>;

export function ui(): UiWords {
  return languages[settings.lang];
}

export type { UiWords };
