// Opens a match with everything that it stands on.

import type { GameModule, GameTypes } from "../boards/contract";
import { loadBoard } from "../boards/registry";
import { Catalogue } from "../engine/catalogue";
import { EngineClient } from "../engine/client";
import { RemoteMatch, type Source } from "../engine/remote";
import { spawnWorker } from "../engine/spawn";
import { Thinker } from "../engine/thinker";
import { Match, type MatchSetting } from "./match.svelte";
import { browserPace, type Pace } from "./pace";

/** What all matches of a page share. */
export interface Services {
  readonly client: EngineClient;
  readonly catalogue: Catalogue;
  readonly thinker: Thinker;
  readonly pace: Pace;
}

let shared: Services | null = null;

/** The services of this page: one engine, however many matches. Nothing is loaded before it is used. */
export function services(): Services {
  if (!shared) {
    const client = new EngineClient(spawnWorker);
    const thinker = new Thinker(new EngineClient(spawnWorker));
    shared = { client, catalogue: new Catalogue(client), thinker, pace: browserPace() };
  }
  return shared;
}

export async function openMatch<G extends GameTypes = GameTypes>(
  source: Source,
  setting: Pick<MatchSetting<G>, "company" | "preferences" | "keeper" | "listener">,
): Promise<Match<G>> {
  const { client, catalogue, thinker, pace } = services();
  const remote = await RemoteMatch.open(client, source);
  try {
    const { game } = remote.record;
    const [info, module] = await Promise.all([catalogue.game(game), loadBoard<G>(game)]);
    return await Match.begin(remote, { ...setting, info, module, mind: thinker, pace });
  } catch (error) {
    remote.close();
    throw error;
  }
}

/** How a game pictures the things of its catalogue, and the view to draw them from; null if it does not. */
export async function picturesOf(
  game: string,
): Promise<{ Picture: NonNullable<GameModule["Picture"]>; view: unknown } | null> {
  const { Picture, lessons } = await loadBoard(game);
  if (!Picture || !lessons[0]) return null;
  const remote = await RemoteMatch.open(services().client, { record: lessons[0].record });
  remote.close();
  return { Picture, view: remote.table.view };
}
