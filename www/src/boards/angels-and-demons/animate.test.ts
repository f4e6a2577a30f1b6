import { expect, test } from "vitest";
import { duration, fatesTold, lean, sceneAt, sceneOf, settled } from "./animate";
import { viewWith } from "./testing";
import type { Event, View } from "./types";

const before = viewWith({ committed: [null, "hidden"], toAct: [0], scores: [0, 0] });
const round: Event[] = [
  { type: "committed", seat: 0 },
  { type: "revealed", cards: ["a-1", "d-6"] },
  { type: "compared", base: [1, 6], effective: [1, 6], gap: 5, limit: 2 },
  { type: "cityDestroyed", city: "havenbridge-4" },
  { type: "roundEnded", round: 1, scores: [0, 1] },
  { type: "roundStarted", round: 2, city: "evercrown-6", event: "windfall-1" },
];
const upTo = (n: number) => sceneAt(before, round.slice(0, n), { seat: 0, card: "a-1" });

test("at rest a card that is down shows its back, also to its owner", () => {
  expect(sceneOf(viewWith({ committed: ["a-7", "hidden"] })).pans).toEqual(["back", "back"]);
});

test("at rest both cards lie open while a value or a fate is asked", () => {
  const view = viewWith({ phase: "war-fate", committed: ["a-9", "d-war"] });
  expect(sceneOf(view).pans).toEqual([{ face: "a-9" }, { face: "d-war" }]);
});

test("the viewer's own card leaves the hand at once, another's only at the reveal", () => {
  const scene = upTo(1);
  expect(scene.view.committed).toEqual(["a-1", "hidden"]);
  expect(scene.view.hands[1]).toContain("d-6");
  expect(upTo(2).view.hands[1]).not.toContain("d-6");
});

test("the reveal opens both cards and spends them", () => {
  const scene = upTo(2);
  expect(scene.pans).toEqual([{ face: "a-1" }, { face: "d-6" }]);
  expect(scene.view.rows).toEqual([["a-1"], ["d-6"]]);
  expect(lean(scene)).toBe(0);
});

test("the beam leans to the higher value, to hell on the left", () => {
  expect(lean(upTo(3))).toBe(-1);
});

test("the city stays in the middle with its fate until the round ends", () => {
  expect(upTo(4)).toMatchObject({ fate: "X", showing: "cityDestroyed" });
  expect(upTo(4).view.city).toBe("havenbridge-4");
  expect(upTo(4).view.destroyed).toEqual([]);
  expect(upTo(5).view).toMatchObject({ city: null, destroyed: ["havenbridge-4"], scores: [0, 1] });
});

test("after the last event nothing remains but the new round", () => {
  const { view, pans, fate, comparison } = upTo(6);
  expect({ pans, fate, comparison }).toEqual({ pans: [null, null], fate: null, comparison: null });
  expect(view).toMatchObject({
    round: 2,
    city: "evercrown-6",
    event: "windfall-1",
    eventDiscard: ["fragile-2"],
  });
  expect(view.unseenCities).toEqual(["millbrook-3"]);
});

test("tokens go from the supply to the winner, after the city", () => {
  const scene = sceneAt(viewWith(), [
    { type: "cityWon", seat: 1, city: "havenbridge-4", value: 4 },
    { type: "tokensTaken", seat: 1, count: 2 },
  ]);
  expect(scene.view).toMatchObject({ tokens: [0, 2], tokenSupply: 2, won: [[], ["havenbridge-4"]] });
});

test("a city goes into a shut pile unseen", () => {
  const view = viewWith({ scores: [0, null] });
  const scene = sceneAt(view, [
    { type: "cityWon", seat: 1, city: "havenbridge-4", value: 4 },
    { type: "roundEnded", round: 1, scores: [0, null] },
  ]);
  expect(scene.view.won).toEqual([[], [null]]);
});

test("the value of Ruse is shown with whose it is", () => {
  const scene = sceneAt(viewWith(), [{ type: "valueChosen", seat: 1, value: 5 }]);
  expect(scene).toMatchObject({ named: { seat: 1, value: 5 }, actor: 1 });
});

test.each([
  [0, "death", "W"],
  [1, "death", "L"],
  [null, "death-draw", "E"],
] as const)("Death with winner %s leaves the cards on the balance", (winner, reason, fate) => {
  const scene = sceneAt(viewWith({ committed: ["a-death", "d-war"] }), [
    { type: "gameOver", winner, reason, scores: [3, 4] },
  ]);
  expect(scene.fate).toBe(fate);
  expect(scene.pans).toEqual([{ face: "a-death" }, { face: "d-war" }]);
  expect(scene.view.city).toBe("havenbridge-4");
});

test("a game decided by points ends without a spectacle of its own", () => {
  const over: Event = { type: "gameOver", winner: 0, reason: "score", scores: [9, 4] };
  expect(duration({ ...over, rule: "AD-8.1" })).toBe(0);
  expect(sceneAt(viewWith(), [over]).fate).toBeNull();
});

test("fates are told by side, whoever plays it", () => {
  const events: Event[] = [
    { type: "cityWon", seat: 0, city: "evercrown-6", value: 6 },
    ...round,
    { type: "citySpared", city: "millbrook-3" },
    { type: "cityVanished", city: "lowgate-3" },
  ];
  expect(fatesTold(events, ["angel", "demon"])).toEqual(["A", "X", "S", "V"]);
  expect(fatesTold(events, ["demon", "angel"])[0]).toBe("D");
});

test("every city with a fate is counted", () => {
  const view: Partial<View> = {
    won: [["a"], [null, null]],
    destroyed: ["b"],
    spared: ["c"],
    vanished: ["d"],
  };
  expect(settled(viewWith(view))).toBe(6);
});
