// The words around an embedded board. What is asked and answered comes from its game.

import type { Lang } from "../boards/contract";
import type { Bilingual } from "../stores/notices";

/** Sentences for when there is no board to show. */
export const sayings = {
  unavailable: {
    en: "The live board cannot run here: this page or browser does not allow it.",
    fr: "Le plateau interactif ne peut pas fonctionner ici : cette page ou ce navigateur ne le permet pas.",
  },
  notARecord: {
    en: "This board’s game cannot be read.",
    fr: "La partie de ce plateau est illisible.",
  },
  notLoaded: {
    en: "This board could not be loaded. Load the page again, perhaps with a better connection.",
    fr: "Ce plateau n’a pas pu être chargé. Rechargez la page, peut-être avec une meilleure connexion.",
  },
  notFound: {
    en: "This board’s game could not be fetched.",
    fr: "La partie de ce plateau n’a pas pu être récupérée.",
  },
  noGame: {
    en: "This board names no game.",
    fr: "Ce plateau n’indique pas de jeu.",
  },
} as const satisfies { [name: string]: Bilingual };

interface LiveWords {
  board(game: string): string;
  loading: string;
  steps: string;
  first: string;
  back: string;
  forward: string;
  present: string;
  at(ply: number, plies: number): string;
  past: string;
  goOn: string;
  cancel: string;
  undo: string;
  close: string;
  rule(id: string): string;
  cutShort: string;
  crashed: string;
  recover: string;
  solved: string;
  missed: string;
  again: string;
  /** How a map is moved that stands in a page. */
  twoFingers: string;
  player(number: number): string;
}

export const live: Record<Lang, LiveWords> = {
  en: {
    board: (game) => `Live board: ${game}`,
    loading: "The board is being laid out …",
    steps: "Moments of the game",
    first: "To the start",
    back: "One move back",
    forward: "One move on",
    present: "To the latest move",
    at: (ply, plies) => `Move ${ply} of ${plies}`,
    past: "Earlier in the game",
    goOn: "See what happens",
    cancel: "Choose again",
    undo: "Take back",
    close: "Close",
    rule: (id) => `Rule ${id}`,
    cutShort:
      "Not every move of this game could be played again. The board shows it up to the last one that could.",
    crashed: "The board broke down. Its moves are safe.",
    recover: "Go on from the last move",
    solved: "Right: that does it.",
    missed: "That does not do it.",
    again: "Try again",
    twoFingers: "Two fingers move the map",
    player: (number) => `Player ${number}`,
  },
  fr: {
    board: (game) => `Plateau interactif : ${game}`,
    loading: "Le plateau se met en place…",
    steps: "Moments de la partie",
    first: "Au début",
    back: "Un coup en arrière",
    forward: "Un coup en avant",
    present: "Au dernier coup",
    at: (ply, plies) => `Coup ${ply} sur ${plies}`,
    past: "Plus tôt dans la partie",
    goOn: "Voir la suite",
    cancel: "Choisir à nouveau",
    undo: "Reprendre",
    close: "Fermer",
    rule: (id) => `Règle ${id}`,
    cutShort:
      "Tous les coups de cette partie n’ont pas pu être rejoués. Le plateau la montre jusqu’au dernier qui pouvait l’être.",
    crashed: "Le plateau est tombé en panne. Les coups sont conservés.",
    recover: "Reprendre au dernier coup",
    solved: "C’est juste.",
    missed: "Ce n’est pas encore cela.",
    again: "Réessayer",
    twoFingers: "Deux doigts déplacent la carte",
    player: (number) => `Joueur ${number}`,
  },
};
