// What the home screen shows of Six Dooms before it is loaded.

import type { Card } from "../contract";
import poster from "./poster.svg?no-inline";

export const card: Card = {
  id: "six-dooms",
  title: "Six Dooms",
  players: { min: 2, max: 5 },
  length: { rounds: 20 },
  tagline: {
    en: "Six dooms, one world: hold it together, then hold the most of it.",
    fr: "Six fléaux, un monde\u00a0: tenez-le ensemble, puis tenez-en le plus.",
  },
  poster,
};
