// What the home screen shows of Angels & Demons before it is loaded.

import type { Card } from "../contract";
import cover from "./cover.svg?no-inline";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "angels-and-demons",
  title: "Angels & Demons",
  players: { min: 2, max: 2 },
  length: { minutes: [10, 10] },
  tagline: {
    en: "An illuminated duel. One card each, a city in the balance.",
    fr: "Un duel enluminé. Une carte chacun, une ville dans la balance.",
  },
  poster,
  cover,
};
