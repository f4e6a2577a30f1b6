// What the home screen shows of Olympos before it is loaded.

import type { Card } from "../contract";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "olympos",
  title: "Olympos",
  players: { min: 3, max: 5 },
  length: { minutes: [60, 90] },
  tagline: {
    en: "Spend time, take Greece, mind the temper of gods.",
    fr: "Dépensez le temps, prenez la Grèce, craignez l’humeur des dieux.",
  },
  poster,
};
