// The games that can be shown: one line each. A board is loaded when it is first needed.

import type { GameModule, GameTypes } from "./contract";

// A board is written for the types of its game; the shell passes it what came from the engine for
// that same game, so the types meet here and nowhere else.
const boards: { readonly [game: string]: () => Promise<{ default: unknown }> } = {
  "angels-and-demons": () => import("./angels-and-demons"),
};

/** The ids of the games, in the order of the home screen. */
export const games: readonly string[] = Object.keys(boards);

/** The module of a game; rejects for a game that has no board. */
export async function loadBoard<G extends GameTypes = GameTypes>(game: string): Promise<GameModule<G>> {
  const load = boards[game];
  if (!load) throw new Error(`there is no board for the game "${game}"`);
  return (await load()).default as GameModule<G>;
}
