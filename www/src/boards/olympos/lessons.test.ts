import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { bench } from "./testing";
import type { Move, Preview, PreviewOf } from "./types";

const { lesson, refusalOf, tableOf } = bench(engine);

test.each(lessons)("the lesson on $rule is a sound position in which Ada plays", ({ record, rule }) => {
  expect(engine.Match.open(record).trouble()).toBeNull();
  expect(tableOf(lesson(rule)).frame.toAct).toEqual([0]);
});

test("the last action: none is worth the place that it costs", () => {
  const match = lesson("OL-10.1");
  const worth = tableOf(match).frame.legal.map((move) => {
    const told = match.preview(0, move) as Preview;
    if (told.type === "pass") return told.place;
    if (told.type !== "expand" && told.type !== "discover") throw new Error(`a ${move.type} comes as well`);
    const bonuses = told.type === "discover" ? told.bonuses : [];
    const prestige = bonuses.some(({ bonus }) => bonus === "prestige") ? 2 : 0;
    return told.time.place! + told.points[0]! + prestige;
  });
  const best = Math.max(...worth);
  expect(best).toBe(5);
  expect(worth.filter((points) => points === best)).toHaveLength(1);
});

test("of Ada’s three cards one gives something", () => {
  const { legal } = tableOf(lesson("OL-8.6")).frame;
  expect(legal.filter(({ type }) => type === "playDestiny")).toHaveLength(1);
  expect(refusalOf(lesson("OL-8.6"), { type: "playDestiny", card: "masons" })).toBe("OL-8.6");
  expect(refusalOf(lesson("OL-8.6"), { type: "playDestiny", card: "star" })).toBe("OL-8.7");
});

const toMacedonia: Move = { type: "expand", from: "new", to: "macedonia", cost: 3 };

test("past space 33 Favour is asked of those who hold cards, one after the other", () => {
  const asked = lesson("OL-9.6", [0, toMacedonia], [0, { type: "endTurn" }]);
  expect(tableOf(asked).frame.view).toMatchObject({ phase: "favour", toAct: 0 });
  const next = lesson(
    "OL-9.6",
    [0, toMacedonia],
    [0, { type: "endTurn" }],
    [0, { type: "favour", count: 1 }],
  );
  expect(tableOf(next).frame.view).toMatchObject({ phase: "favour", toAct: 1 });
});

test("Hades asks Ada, and takes her buried settler for nothing", () => {
  const match = lesson("OL-9.17");
  const { view, legal } = tableOf(match).frame;
  expect(view).toMatchObject({ phase: "hades", toAct: 0 });
  const losses = legal.map((move) => (match.preview(0, move) as PreviewOf<"removeSettler">).points[0]);
  expect(losses.filter((points) => points === 0)).toHaveLength(1);
});

test("past space 10 the Oracle shows three different cards", () => {
  const { view, legal } = tableOf(lesson("OL-12.3")).frame;
  expect(view).toMatchObject({ phase: "oracle", pending: { count: 3 } });
  expect(legal).toHaveLength(3);
});
