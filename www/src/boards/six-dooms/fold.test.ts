import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { copyOf, tell } from "./fold";
import type { ToldEvent, View } from "./types";

const folder = fileURLToPath(new URL("../../../../tests/golden/six-dooms/", import.meta.url));
const games = readdirSync(folder).filter((name) => name !== "refusals.jsonl.gz");

const prices: { readonly [doom: string]: number } = { demons: 4, meteors: 8 };

interface Ply {
  state: View;
  events: ToldEvent[];
}

function pliesOf(game: string): Ply[] {
  return gunzipSync(readFileSync(folder + game))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Ply)
    .filter(({ events }) => events);
}

/** What of the map is drawn, territory by territory. */
function drawn(view: View): string[] {
  return view.territories.map(({ id, armies, apocalytes, owner, mark, portal, mothership, hq, supplies }) =>
    [id, armies, apocalytes, owner, mark, portal, mothership, hq, supplies].join(" "),
  );
}

test.each(games)("the events of %s lead from each position to the next", (game) => {
  const plies = pliesOf(game);
  for (let i = 1; i < plies.length; i += 1) {
    const view = copyOf(plies[i - 1]!.state);
    for (const event of plies[i]!.events) tell(view, event, prices[view.scenario ?? ""]);
    expect(drawn(view), `move ${i}`).toEqual(drawn(plies[i]!.state));
  }
});
