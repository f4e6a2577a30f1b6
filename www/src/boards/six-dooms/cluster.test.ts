import { expect, test } from "vitest";
import { clusterOf } from "./cluster";
import type { LandState } from "./types";

const empty: LandState = {
  id: "peru",
  armies: [0, 0, 0, 0, 0],
  apocalytes: 0,
  supplies: 0,
  hq: false,
  mark: null,
  portal: false,
  mothership: false,
  owner: null,
  heldSince: null,
};

/** The pieces of a territory, by what they are. */
function pieces(land: Partial<LandState>) {
  const all = clusterOf({ ...empty, ...land });
  return {
    all,
    armies: all.filter((piece) => piece.kind === "armies"),
    of: (kind: string) => all.find((piece) => piece.kind === kind)!,
  };
}

test("nothing stands in an empty territory", () => {
  expect(pieces({}).all).toEqual([]);
});

test("the owner stands in the middle, guests smaller in a row above, strongest first", () => {
  const { armies } = pieces({ armies: [1, 8, 2, 0, 0], owner: 1 });
  expect(armies.map(({ seat, count }) => [seat, count])).toEqual([
    [1, 8],
    [2, 2],
    [0, 1],
  ]);
  const [owner, ...guests] = armies;
  expect([owner!.x, owner!.y, owner!.scale]).toEqual([0, 0, 1]);
  for (const guest of guests) {
    expect(guest.y).toBeLessThan(0);
    expect(guest.scale).toBeLessThan(1);
  }
  expect(guests[0]!.x).toBeLessThan(guests[1]!.x);
});

test("where nobody owns it, those who tie stand side by side", () => {
  const { armies } = pieces({ armies: [3, 3, 1, 0, 0] });
  const [first, second, guest] = armies;
  expect(first!.y).toBe(second!.y);
  expect(first!.x).toBe(-second!.x);
  expect(guest!.y).toBeLessThan(0);
});

test("apocalytes stand left of the owner, larger where they are alone", () => {
  const contested = pieces({ armies: [4, 0, 0, 0, 0], owner: 0, apocalytes: 3 });
  expect(contested.of("apocalytes").x).toBeLessThan(contested.of("armies").x);
  expect(pieces({ apocalytes: 3 }).of("apocalytes").scale).toBeGreaterThan(contested.of("apocalytes").scale);
});

test("supplies lie at the right, headquarters at the left, or above where it is crowded", () => {
  const calm = pieces({ armies: [4, 0, 0, 0, 0], owner: 0, supplies: 2, hq: true });
  expect(calm.of("supplies").x).toBeGreaterThan(0);
  expect(calm.of("hq").x).toBeLessThan(0);
  const crowded = pieces({ armies: [4, 1, 0, 0, 0], owner: 0, apocalytes: 1, hq: true });
  expect(crowded.of("hq").y).toBeLessThan(-15);
});

test("no two pieces of a full territory stand on the same spot", () => {
  const { all } = pieces({ armies: [5, 2, 1, 1, 1], owner: 0, apocalytes: 4, supplies: 3, hq: true });
  expect(all).toHaveLength(8);
  for (const a of all) {
    for (const b of all) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(13);
  }
});
