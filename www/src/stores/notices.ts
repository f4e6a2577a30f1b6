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
  /** English, for whoever wants to know exactly. */
  readonly detail?: string;
}

export const sentences = {
  storage: {
    blocked: {
      en: "This browser does not let games be saved. You can play on; export the game before you leave the page.",
      fr: "Ce navigateur n’autorise pas l’enregistrement des parties. Vous pouvez continuer ; exportez la partie avant de quitter la page.",
    },
    full: {
      en: "There is no room left to save games. You can play on; delete an old game or export this one.",
      fr: "Il n’y a plus de place pour enregistrer des parties. Vous pouvez continuer ; supprimez une ancienne partie ou exportez celle-ci.",
    },
  },
  links: {
    damaged: {
      en: "This link was cut off or changed on its way. Ask for it again and copy all of it.",
      fr: "Ce lien a été coupé ou modifié en chemin. Redemandez-le et copiez-le en entier.",
    },
    foreign: {
      en: "This link does not hold a game.",
      fr: "Ce lien ne contient pas de partie.",
    },
    "too-long": {
      en: "This link holds more than any game could.",
      fr: "Ce lien contient plus que n’importe quelle partie.",
    },
    unsupported: {
      en: "This browser is too old for links that hold a game. Export the game as a file instead.",
      fr: "Ce navigateur est trop ancien pour les liens qui contiennent une partie. Exportez plutôt la partie dans un fichier.",
    },
  },
  imports: {
    "not-json": {
      en: "This is not a saved game: the text cannot be read.",
      fr: "Ce n’est pas une partie enregistrée : le texte est illisible.",
    },
    "not-a-record": {
      en: "This is not a saved game, or it was changed so that it can no longer be opened.",
      fr: "Ce n’est pas une partie enregistrée, ou elle a été modifiée au point de ne plus s’ouvrir.",
    },
    newer: {
      en: "This game was saved by a newer version. Reload the page to get it, then import the game again.",
      fr: "Cette partie a été enregistrée par une version plus récente. Rechargez la page pour l’obtenir, puis importez de nouveau la partie.",
    },
    "cut-short": {
      en: "Not every move of this game could be played again. It was imported up to the last one that could.",
      fr: "Tous les coups de cette partie n’ont pas pu être rejoués. Elle a été importée jusqu’au dernier qui pouvait l’être.",
    },
    failed: {
      en: "The game could not be checked, so it was not imported. Try again.",
      fr: "La partie n’a pas pu être vérifiée ; elle n’a donc pas été importée. Réessayez.",
    },
  },
} as const satisfies { [group: string]: { [code: string]: Bilingual } };

/** The notice of one of the sentences above. */
export function notice<G extends keyof typeof sentences>(
  group: G,
  code: keyof (typeof sentences)[G] & string,
  detail?: string,
): Notice {
  const text = sentences[group][code] as Bilingual;
  return detail === undefined ? { code, text } : { code, text, detail };
}
