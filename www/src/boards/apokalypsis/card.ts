// What the home screen shows of Apokalypsis before it is loaded.

import type { Card } from "../contract";
import cover from "./cover.svg?no-inline";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "apokalypsis",
  title: "Apokalypsis",
  players: { min: 2, max: 5 },
  length: { minutes: [30, 30] },
  tagline: {
    en: "An island sinks omen by omen. Save your people, or the gods’ favour.",
    fr: "Une île sombre, présage après présage. Sauvez votre peuple, ou la faveur des dieux.",
  },
  poster,
  cover,
};
