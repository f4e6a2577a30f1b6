// The five games of the home screen. Which of them can be played, the boards and the engine say.

import type { Lang } from "./boards/contract";

export interface Listed {
  id: string;
  /** The short title, as on the poster. */
  title: string;
  players: { min: number; max: number };
  length: { minutes: [number, number] } | { rounds: number };
  tagline: Record<Lang, string>;
}

export const listed: readonly Listed[] = [
  {
    id: "angels-and-demons",
    title: "Angels & Demons",
    players: { min: 2, max: 2 },
    length: { minutes: [10, 10] },
    tagline: {
      en: "An illuminated duel. One card each, a city in the balance.",
      fr: "Un duel enluminé. Une carte chacun, une ville dans la balance.",
    },
  },
  {
    id: "apokalypsis",
    title: "Apokalypsis",
    players: { min: 2, max: 5 },
    length: { minutes: [30, 30] },
    tagline: {
      en: "An island sinks omen by omen. Save your people, or the gods’ favour.",
      fr: "Une île sombre, présage après présage. Sauvez votre peuple, ou la faveur des dieux.",
    },
  },
  {
    id: "demon-lords",
    title: "Demon Lords",
    players: { min: 2, max: 5 },
    length: { minutes: [40, 60] },
    tagline: {
      en: "Harvest souls, open portals, and be the last lord of a burning map.",
      fr: "Moissonnez les âmes, ouvrez des portails, restez le dernier seigneur d’une carte en feu.",
    },
  },
  {
    id: "olympos",
    title: "Olympos",
    players: { min: 3, max: 5 },
    length: { minutes: [60, 90] },
    tagline: {
      en: "Spend time, take Greece, mind the temper of gods.",
      fr: "Dépensez le temps, prenez la Grèce, craignez l’humeur des dieux.",
    },
  },
  {
    id: "six-dooms",
    title: "Six Dooms",
    players: { min: 2, max: 5 },
    length: { rounds: 20 },
    tagline: {
      en: "Hold the world against six foes that no player moves.",
      fr: "Tenez le monde contre six fléaux que personne ne commande.",
    },
  },
];

/** The short title of a game; its id for one that is not listed. */
export function titleOf(game: string): string {
  return listed.find(({ id }) => id === game)?.title ?? game;
}
