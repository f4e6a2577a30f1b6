// Sentences of the stores for people, in both languages.

/** A sentence in every language of the page. */
export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

/** Something that a person should know and can put aside. */
export interface Notice {
  readonly code: string;
  readonly text: Bilingual;
}
