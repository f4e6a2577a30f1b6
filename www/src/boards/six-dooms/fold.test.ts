import { expect, test } from "vitest";
import { goldenGames, goldenPlies } from "../../../../tests/wasm/golden";
import { copyOf, tell } from "./fold";
import type { ToldEvent, View } from "./types";

const prices: { readonly [doom: string]: number } = { demons: 4, meteors: 8 };

/** What of the map is drawn, territory by territory. */
function drawn(view: View): string[] {
  return view.territories.map(({ id, armies, apocalytes, owner, mark, portal, mothership, hq, supplies }) =>
    [id, armies, apocalytes, owner, mark, portal, mothership, hq, supplies].join(" "),
  );
}

test.each(goldenGames("six-dooms"))("the events of %s lead from each position to the next", (game) => {
  const plies = goldenPlies<View, ToldEvent>("six-dooms", game);
  for (let i = 1; i < plies.length; i += 1) {
    const view = copyOf(plies[i - 1]!.state);
    for (const event of plies[i]!.events) tell(view, event, prices[view.scenario ?? ""]);
    expect(drawn(view), `move ${i}`).toEqual(drawn(plies[i]!.state));
  }
});
