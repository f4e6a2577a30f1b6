// The games in the order of the home screen, one line each. A board is loaded when it is first
// needed; a game without one is shown as coming.

import { card as angelsAndDemons } from "./angels-and-demons/card";
import { card as apokalypsis } from "./apokalypsis/card";
import { card as demonLords } from "./demon-lords/card";
import { card as olympos } from "./olympos/card";
import { card as sixDooms } from "./six-dooms/card";
import type { Card, GameModule, GameTypes } from "./contract";

// A board is written for the types of its game; the shell passes it what came from the engine for
// that same game, so the types meet here and nowhere else.
const shelf: readonly { card: Card; load?: () => Promise<{ default: unknown }> }[] = [
  { card: angelsAndDemons, load: () => import("./angels-and-demons") },
  { card: apokalypsis, load: () => import("./apokalypsis") },
  { card: demonLords, load: () => import("./demon-lords") },
  { card: olympos, load: () => import("./olympos") },
  { card: sixDooms, load: () => import("./six-dooms") },
];

export const cards: readonly Card[] = shelf.map(({ card }) => card);

/** The ids of the games that can be played. */
export const games: readonly string[] = shelf.filter(({ load }) => load).map(({ card }) => card.id);

export function cardOf(game: string): Card | undefined {
  return cards.find(({ id }) => id === game);
}

/** The short title of a game; its id for one that is not there. */
export function titleOf(game: string): string {
  return cardOf(game)?.title ?? game;
}

/** The module of a game; rejects for a game that has no board. */
export async function loadBoard<G extends GameTypes = GameTypes>(game: string): Promise<GameModule<G>> {
  const load = shelf.find(({ card }) => card.id === game)?.load;
  if (!load) throw new Error(`there is no board for the game "${game}"`);
  return (await load()).default as GameModule<G>;
}
