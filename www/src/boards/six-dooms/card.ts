// What the home screen shows of Six Dooms before it is loaded.

import type { Card } from "../contract";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "six-dooms",
  title: "Six Dooms",
  players: { min: 2, max: 5 },
  length: { rounds: 20 },
  tagline: {
    en: "Hold the world against six foes that no player moves.",
    fr: "Tenez le monde contre six fléaux que personne ne commande.",
  },
  poster,
};
