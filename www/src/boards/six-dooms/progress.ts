// How near the doom's end is: the numbers on its card.

import type { Doom, View } from "./types";

export interface Figure {
  value: number;
  /** What is counted: the armies of the doom, or something else. */
  of:
    | "theirs"
    | "fallen"
    | "contested"
    | "cureParts"
    | "groundZero"
    | "mothership"
    | "portals"
    | "meteorites"
    | "bestSite";
  /** What it is counted against, if that is known. */
  most?: number;
}

function mostCure(view: View): number {
  const known = view.order.map((seat) => view.cure.filter((part) => part.known.includes(seat)).length);
  return Math.max(0, ...known);
}

/** Three figures for each doom. `price` is what a portal or the missile takes in supplies. */
export function progressOf(view: View, doom: Doom, price: number): Figure[] {
  const lands = view.territories;
  const count = lands.reduce((sum, land) => sum + land.apocalytes, 0);
  const held = (land: (typeof lands)[number]) => land.armies.some((armies) => armies > 0);
  const theirs: Figure = { value: count, of: "theirs" };
  const fallen: Figure = {
    value: lands.filter((land) => land.apocalytes > 0 && !held(land)).length,
    of: "fallen",
  };
  const contested: Figure = {
    value: lands.filter((land) => land.apocalytes > 0 && held(land)).length,
    of: "contested",
  };
  const best = (of: (land: (typeof lands)[number]) => boolean) =>
    Math.max(0, ...lands.filter(of).map(({ supplies }) => supplies));
  switch (doom) {
    case "zombies":
      return [theirs, fallen, contested];
    case "plague":
      return [{ value: mostCure(view), of: "cureParts" }, theirs, contested];
    case "mutants":
      return [
        theirs,
        { value: lands.filter(({ mark }) => mark === "ground-zero").length, of: "groundZero" },
        fallen,
      ];
    case "aliens":
      return [
        { value: lands.filter(({ mothership }) => mothership).length, of: "mothership" },
        theirs,
        fallen,
      ];
    case "demons":
      return [
        { value: lands.filter(({ portal }) => portal).length, of: "portals" },
        theirs,
        {
          value: Math.min(
            price,
            best(({ portal }) => portal),
          ),
          of: "bestSite",
          most: price,
        },
      ];
    case "meteors":
      return [
        { value: view.meteorites, of: "meteorites" },
        theirs,
        {
          value: Math.min(
            price,
            best(({ apocalytes }) => apocalytes === 0),
          ),
          of: "bestSite",
          most: price,
        },
      ];
  }
}
