import { describe, expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import {
  buildings,
  byCost,
  controllerOf,
  destinations,
  discoveries,
  keyOf,
  movesOf,
  NEW,
  origins,
  sameMove,
  tryToBuild,
  tryToDiscover,
  tryToExpand,
  tryToRemove,
  victims,
  waysTo,
} from "./select";
import { bench } from "./testing";
import type { Move } from "./types";

const { lesson, playThrough, refusalOf, tableOf } = bench(engine);

const legalAt = (rule: string) => tableOf(lesson(rule)).frame.legal;
const viewAt = (rule: string) => tableOf(lesson(rule)).frame.view;

test("the settlers that can go, a new one first", () => {
  expect(origins(legalAt("OL-3.3"))).toEqual([NEW]);
  expect(origins(legalAt("OL-4.16"))).toEqual([
    { from: "macedonia", level: 0 },
    { from: "thessaly", level: 0 },
  ]);
});

test("a settler has a destination once, and any settler the cheapest way there", () => {
  const legal = legalAt("OL-4.16");
  const buried = destinations(legal, { from: "thessaly", level: 0 });
  expect(buried.get("thessaly")).toEqual({
    type: "expand",
    from: "thessaly",
    level: 0,
    to: "thessaly",
    cost: 4,
  });
  expect(buried.has("macedonia")).toBe(false);
  // From Macedonia over Mount Olympos to Thessaly it is 1 + 1 + 2 too, but Illyria is next door.
  expect(destinations(legal, null).get("illyria")).toMatchObject({ from: "macedonia", cost: 1 });
  for (const [to, move] of destinations(legal, null)) {
    expect(move.cost).toBe(Math.min(...waysTo(legal, to).map(({ cost }) => cost)));
  }
});

test("ways and destinations are listed the cheapest first", () => {
  const costs = byCost(destinations(legalAt("OL-4.16"), null).values()).map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  const ways = waysTo(legalAt("OL-4.16"), "illyria");
  expect(ways.map(({ from }) => from)).toEqual(["macedonia", "thessaly"]);
});

test("ways to pay are kept together, by slot and by wonder", () => {
  expect(discoveries(legalAt("OL-6.5")).get("r1c5")).toHaveLength(2);
  expect([...buildings(legalAt("OL-7.2")).keys()]).toContain("stadium");
});

test("who holds a territory is the top of its pile", () => {
  expect(controllerOf(viewAt("OL-4.16"), "thessaly")).toBe(1);
  expect(controllerOf(viewAt("OL-4.16"), "illyria")).toBeNull();
});

describe("keys", () => {
  test("tell all the moves of a position apart", () => {
    playThrough(5, 3, (_, __, legal) => {
      expect(new Set(legal.map(keyOf)).size).toBe(legal.length);
    });
  });

  test("are the same for the same move, whatever its cubes are written in", () => {
    const move: Move = { type: "discover", slot: "r1c5", spend: { grain: 1, stone: 1 }, cost: 7 };
    expect(sameMove(move, { ...move, spend: { stone: 1, grain: 1 } })).toBe(true);
    expect(sameMove(move, { ...move, spend: { grain: 1 } })).toBe(false);
    expect(sameMove(null, move)).toBe(false);
    expect(sameMove(null, null)).toBe(true);
  });
});

describe("what is touched but not offered is asked about, and refused by the rule that bars it", () => {
  const refused = (rule: string, move: Move) => refusalOf(lesson(rule), move);

  test.each([
    ["OL-3.3", "north", "OL-4.5"],
    ["OL-3.3", "messenia", "OL-4.9"],
    ["OL-3.3", "aegean-sea", "OL-4.12"],
    ["OL-4.17", "argolis", "OL-4.13"],
  ])("an expansion at the lesson on %s to %s: %s", (rule, to, why) => {
    expect(refused(rule, tryToExpand(viewAt(rule), 0, null, to))).toBe(why);
  });

  test("with an empty stock any settler on the map is meant", () => {
    expect(tryToExpand(viewAt("OL-4.16"), 0, null, "phocis")).toMatchObject({ from: "macedonia", level: 0 });
    expect(refused("OL-4.16", tryToExpand(viewAt("OL-4.16"), 0, NEW, "phocis"))).toBe("OL-4.2");
  });

  test("a discovery that cannot be paid, one that is owned, a wonder without stars", () => {
    expect(refused("OL-3.3", tryToDiscover(viewAt("OL-3.3"), "r1c1"))).toBe("OL-6.4");
    expect(refused("OL-3.3", tryToDiscover(viewAt("OL-3.3"), "r2c4"))).toBe("OL-6.4");
    expect(refused("OL-12.12", tryToDiscover(viewAt("OL-12.12"), "r1c4"))).toBe("OL-6.6");
    expect(refused("OL-3.3", tryToBuild("colossus"))).toBe("OL-7.1");
  });
});

test("Hades is offered one’s own settlers, and a touch elsewhere is asked about", () => {
  const record = lesson("OL-9.17");
  const { frame } = tableOf(record);
  expect(victims(frame.legal).map(({ space }) => space)).toEqual(["illyria", "macedonia", "thessaly"]);
  expect(movesOf(frame.legal, "removeSettler")).toHaveLength(frame.legal.length);
  expect(tryToRemove(frame.view, 0, "thessaly")).toEqual({
    type: "removeSettler",
    space: "thessaly",
    level: 0,
  });
  expect(refusalOf(record, tryToRemove(frame.view, 0, "thrace"))).toBe("OL-9.17");
});
