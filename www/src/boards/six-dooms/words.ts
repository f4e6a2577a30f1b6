// The languages.

import type { Lang } from "../contract";
import { makeWords } from "./describe";
import { eventsEn } from "./events.en";
import { eventsFr } from "./events.fr";
import type { Phrases } from "./phrases";
import { english } from "./words.en";
import { french } from "./words.fr";

const phrases: Record<Lang, Phrases> = { en: english, fr: french };

export function phrasesOf(lang: Lang): Phrases {
  return phrases[lang];
}

export const words = { en: makeWords(english, eventsEn), fr: makeWords(french, eventsFr) };
