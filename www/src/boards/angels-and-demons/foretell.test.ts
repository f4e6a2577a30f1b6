import { expect, test } from "vitest";
import { foretell, signs } from "./foretell";
import type { Letter, Meeting } from "./types";

function meeting(
  card: string,
  fates: string,
  decides: Meeting["decides"] = null,
  by: number | null = null,
): Meeting {
  return { card, fates: [...fates] as Letter[], decides, by };
}

test("cards are sorted by what comes of them, the wins first", () => {
  const { prospects } = foretell(
    [meeting("d-1", "X"), meeting("d-6", "A"), meeting("d-8", "D"), meeting("d-2", "X")],
    0,
  );
  expect(prospects.map(({ fate, cards }) => [fate, cards])).toEqual([
    ["A", ["d-6"]],
    ["D", ["d-8"]],
    ["X", ["d-1", "d-2"]],
  ]);
});

test("the other's Ruse counts by the values it may name", () => {
  const { prospects } = foretell([meeting("d-ruse", "XXXA", "value", 1)], 0);
  expect(prospects).toMatchObject([
    { fate: "A", named: [6], ruse: "d-ruse" },
    { fate: "X", named: [3, 4, 5], ruse: "d-ruse" },
  ]);
});

test("a Ruse that changes nothing is as good as certain", () => {
  const { prospects } = foretell([meeting("d-ruse", "XXXX", "value", 1)], 0);
  expect(prospects).toMatchObject([{ fate: "X", cards: ["d-ruse"], named: [] }]);
});

test("one's own Ruse leaves the choice to oneself", () => {
  const { prospects } = foretell([meeting("d-5", "DDSA", "value", 0)], 0);
  expect(prospects.map(({ fate, choice }) => [fate, choice])).toEqual([
    ["A", ["d-5"]],
    ["D", ["d-5"]],
    ["S", ["d-5"]],
  ]);
});

test("War is told apart, with who decides", () => {
  expect(foretell([meeting("d-war", "XS", "fate", 1)], 0)).toEqual({
    prospects: [],
    decided: { by: 1, cards: ["d-war"] },
  });
});

test("signs stand side by side while there is room for them", () => {
  expect(signs(meeting("d-ruse", "XXXA"), 3)).toEqual(["X", "A"]);
  expect(signs(meeting("d-ruse", "XXXA"), 1)).toEqual(["?"]);
  expect(signs(meeting("d-1", "X"), 1)).toEqual(["X"]);
});
