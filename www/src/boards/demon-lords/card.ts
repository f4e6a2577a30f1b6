// What the home screen shows of Demon Lords before it is loaded.

import type { Card } from "../contract";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "demon-lords",
  title: "Demon Lords",
  players: { min: 2, max: 5 },
  length: { minutes: [40, 60] },
  tagline: {
    en: "Harvest souls, open portals, and be the last lord of a burning map.",
    fr: "Moissonnez les âmes, ouvrez des portails, restez le dernier seigneur d’une carte en feu.",
  },
  poster,
};
