// The golden games, as the page's own tests read them.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const folder = (game: string) => fileURLToPath(new URL(`../golden/${game}/`, import.meta.url));

/** The names of the games kept for one game. */
export function goldenGames(game: string): string[] {
  return readdirSync(folder(game)).filter((name) => name !== "refusals.jsonl.gz");
}

/** Every move of a kept game: the state after it, and its events. */
export function goldenPlies<State, Event>(game: string, name: string): { state: State; events: Event[] }[] {
  return gunzipSync(readFileSync(folder(game) + name))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { state: State; events?: Event[] })
    .filter((ply): ply is { state: State; events: Event[] } => ply.events !== undefined);
}
