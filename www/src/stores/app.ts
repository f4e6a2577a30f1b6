// The one set of stores of the app's page, and how its games are begun.

import { RemoteMatch, type Source } from "../engine/remote";
import type { Config } from "../engine/types/common";
import type { Match } from "./match.svelte";
import { openMatch, services } from "./open";
import { Progress } from "./progress.svelte";
import { Router } from "./router.svelte";
import { Saves, type Keeper } from "./saves.svelte";
import { Settings, browserTaste } from "./settings.svelte";
import { decodeRecord } from "./share";
import { browserStorage } from "./storage";

const { client } = services();
const storage = browserStorage();

/** What the engine says about its games. */
export const { catalogue } = services();
export const settings = new Settings(storage, browserTaste());
export const progress = new Progress(storage);
export const router = new Router(window);
export const saves = new Saves({
  storage,
  open: (record) => RemoteMatch.open(client, { record }),
  watch: (changed) => window.addEventListener("storage", (event) => changed(event.key)),
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join(""),
});

/** A match and its place among the saves. Both want to be closed when the screen is left. */
export interface KeptMatch {
  readonly match: Match;
  readonly keeper: Keeper;
}

/** A new game, kept under `name` from the start. */
export async function startGame(config: Config, name: string): Promise<KeptMatch> {
  const kept = await sitDown({ config }, saves.create(name));
  kept.keeper.keep(kept.match.record(), kept.match.summary());
  return kept;
}

/** A saved game; null if there is none that can be read. */
export async function resumeGame(save: string): Promise<KeptMatch | null> {
  const record = saves.record(save);
  if (record === null) return null;
  const kept = await sitDown({ record }, saves.keeper(save));
  // What no longer replays is not written over by what is left of it.
  if (kept.match.trouble) kept.keeper.leaveAsIs(`${kept.keeper.name} (2)`);
  return kept;
}

async function sitDown(source: Source, keeper: Keeper): Promise<KeptMatch> {
  try {
    const match = await openMatch(source, { company: { kind: "people" }, preferences: settings, keeper });
    return { match, keeper };
  } catch (error) {
    keeper.close();
    throw error;
  }
}

/** The game of a link, shown from the end or at `ply`; nothing is kept. Rejects with BrokenLink. */
export async function openShared(data: string, ply: number | null): Promise<Match> {
  const record = await decodeRecord(data);
  const match = await openMatch(
    { record },
    { company: { kind: "watch", seat: null }, preferences: settings },
  );
  if (ply !== null) await match.goTo(ply);
  return match;
}

/** Keeps the game of a link among the saves, to be played on; the answer is its id. */
export function keepShared(match: Match, name: string): string {
  const keeper = saves.create(name);
  keeper.keep(match.record(), match.summary());
  keeper.close();
  return keeper.id;
}
