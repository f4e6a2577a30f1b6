import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { bench } from "./testing";
import type { Move } from "./types";

const { lesson, refusalOf, tableOf } = bench(engine);

test.each(lessons)("the lesson on $rule is a sound position in which Ada plays", ({ record, rule }) => {
  expect(engine.Match.open(record).trouble()).toBeNull();
  const { frame } = tableOf(lesson(rule));
  expect(frame.toAct).toEqual([0]);
  expect(frame.view.phase).toBe("turn");
});

/** What each lesson says can be done. */
const offered: readonly [rule: string, move: Move][] = [
  ["OL-3.3", { type: "expand", from: "new", to: "macedonia", cost: 3 }],
  ["OL-4.17", { type: "expand", from: "new", to: "knossos", cost: 6 }],
  ["OL-4.16", { type: "expand", from: "thessaly", level: 0, to: "thessaly", cost: 4 }],
  ["OL-6.4", { type: "discover", slot: "r4c5", spend: { grain: 1 }, cost: 7 }],
  ["OL-6.5", { type: "discover", slot: "r1c5", spend: { grain: 1 }, cost: 7 }],
  ["OL-6.5", { type: "discover", slot: "r1c5", spend: { stone: 1 }, cost: 7 }],
  ["OL-7.2", { type: "build", wonder: "stadium", athena: false, starCards: 0, cost: 5 }],
  ["OL-8.6", { type: "playDestiny", card: "four-lands" }],
  ["OL-10.1", { type: "pass" }],
  ["OL-12.12", { type: "expand", from: "new", to: "laconia", cost: 3 }],
];

test.each(offered)("at the lesson on %s Ada may play %o", (rule, move) => {
  expect(tableOf(lesson(rule)).frame.legal).toContainEqual(move);
});

test("a settler who leaves hands Phocis over", () => {
  const { legal } = tableOf(lesson("OL-5.11")).frame;
  expect(new Set(legal.map((move) => (move.type === "expand" ? move.from : move.type)))).toEqual(
    new Set(["phocis"]),
  );
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

test("past space 33 Hades asks Ada", () => {
  const asked = lesson(
    "OL-9.17",
    [0, toMacedonia],
    [0, { type: "endTurn" }],
    [0, { type: "favour", count: 0 }],
  );
  expect(tableOf(asked).frame.view).toMatchObject({ phase: "hades", toAct: 0 });
  expect(tableOf(asked).frame.legal).toContainEqual({ type: "removeSettler", space: "thessaly", level: 0 });
});

test("on space 10 the Oracle shows three cards", () => {
  const asked = lesson("OL-12.3", [0, toMacedonia]);
  expect(tableOf(asked).frame.view).toMatchObject({ phase: "oracle", pending: { count: 3 } });
});
