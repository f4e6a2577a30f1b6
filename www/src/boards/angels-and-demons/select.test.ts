import { expect, test } from "vitest";
import { cardOf, handCards, keyOf, movesOf, playable, sameMove, step } from "./select";
import { viewWith } from "./testing";
import type { Move } from "./types";

const commits = (...cards: string[]): Move[] => cards.map((card) => ({ type: "commit", card }));

test("only what the engine lists can be played", () => {
  const legal = commits("a-1", "a-7");
  expect(playable(legal)).toEqual(new Set(["a-1", "a-7"]));
  const states = handCards(viewWith(), 0, legal);
  expect(states.filter(({ state }) => state === "playable").map(({ card }) => card)).toEqual(["a-1", "a-7"]);
});

test("a hand keeps its twelve places in their order, whatever has been spent", () => {
  const view = viewWith({
    hands: [["a-1", "a-3", "a-war"], []],
    rows: [["a-9", "a-ruse", "a-2", "a-4", "a-5", "a-6", "a-7", "a-8", "a-death"], []],
  });
  const cards = handCards(view, 0, []);
  expect(cards.map(({ card }) => card.slice(2))).toEqual("1 2 3 4 5 6 7 8 9 ruse death war".split(" "));
  expect(cards.filter(({ state }) => state === "spent")).toHaveLength(9);
});

test("Archs that are not listed are barred, not removed", () => {
  const view = viewWith({ archUsed: [true, false], rows: [["a-death"], ["d-1"]] });
  view.hands[0] = view.hands[0].filter((card) => card !== "a-death");
  const cards = handCards(view, 0, commits("a-1"));
  expect(cards.find(({ card }) => card === "a-ruse")?.state).toBe("barred");
  expect(handCards(view, 0, []).find(({ card }) => card === "a-war")?.state).toBe("barred");
});

test("nothing is barred only because it is not one's turn", () => {
  expect(new Set(handCards(viewWith(), 0, []).map(({ state }) => state))).toEqual(new Set(["idle"]));
});

test("an own card that is down has left its place, another's has not", () => {
  const own = handCards(viewWith({ committed: ["a-7", null] }), 0, []);
  expect(own.find(({ card }) => card === "a-7")?.state).toBe("down");
  const other = handCards(viewWith({ committed: [null, "hidden"] }), 1, []);
  expect(other.some(({ state }) => state === "down")).toBe(false);
});

test("moves are compared by what they do", () => {
  expect(sameMove({ type: "commit", card: "a-7" }, { type: "commit", card: "a-7" })).toBe(true);
  expect(sameMove({ type: "chooseValue", value: 3 }, { type: "chooseValue", value: 4 })).toBe(false);
  expect(sameMove(null, { type: "chooseFate", fate: "spared" })).toBe(false);
  expect(sameMove(null, null)).toBe(true);
  expect(keyOf({ type: "chooseFate", fate: "spared" })).toBe("fate spared");
});

test("moves are sorted out by their kind", () => {
  const legal: Move[] = [{ type: "chooseValue", value: 3 }, ...commits("a-1")];
  expect(movesOf(legal, "chooseValue")).toEqual([{ type: "chooseValue", value: 3 }]);
  expect(cardOf(legal[1])).toBe("a-1");
  expect(cardOf(legal[0])).toBeNull();
  expect(cardOf(null)).toBeNull();
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 11, 11],
  ["ArrowDown", 2, 8],
  ["ArrowUp", 8, 2],
  ["ArrowUp", 2, 2],
  ["Home", 7, 0],
  ["End", 7, 11],
  ["a", 7, 7],
])("%s leads from place %i to %i in a hand of two rows", (key, from, to) => {
  expect(step(key, from, 12, 2)).toBe(to);
});
