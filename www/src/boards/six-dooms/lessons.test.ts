import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { Tables } from "./testing";
import type { Doom } from "./types";

const tables = new Tables(engine);
const rules = (
  engine.rulebook("six-dooms", "en") as { sections: { rules: { id: string }[] }[] }
).sections.flatMap((section) => section.rules.map(({ id }) => id));

test("every lesson is on a rule of its own that the rulebook has", () => {
  expect(new Set(lessons.map(({ rule }) => rule)).size).toBe(lessons.length);
  for (const { rule } of lessons) expect(rules).toContain(rule);
});

test("there is a lesson on each of the six dooms", () => {
  const dooms = new Set(
    lessons.map(({ record }) => (record as { options: { scenario: Doom } }).options.scenario),
  );
  expect([...dooms].sort()).toEqual(["aliens", "demons", "meteors", "mutants", "plague", "zombies"]);
});

test("every lesson is told in both languages, with their own marks", () => {
  for (const { title, text } of lessons) {
    for (const lang of ["en", "fr"] as const) {
      expect(title[lang]).not.toBe("");
      expect(text[lang]).not.toMatch(/'| [:;?!]/);
    }
  }
});

test.each(lessons)("the lesson on $rule replays to its end", ({ record, mode, ply }) => {
  const { moves } = record as { moves: unknown[] };
  expect(engine.Match.open(record).trouble()).toBeNull();
  const { frame } = tables.at(record);
  expect(frame.plies).toBe(moves.length);
  if (mode === "play") expect(frame.toAct).toHaveLength(1);
  else expect(ply).toBeLessThan(moves.length);
});

test.each([
  ["SD-4.11", "permit"],
  ["SD-4.16", "move"],
  ["SD-4.23", "move"],
  ["SD-5.21", "attack"],
  ["SD-5.24", "advance"],
  ["SD-6.5", "closeBorder"],
  ["SD-6.8", "oppose"],
  ["SD-6.19", "breach"],
  ["SD-P.14", "research"],
  ["SD-A.12", "attack"],
])("at the lesson on %s a player may %s", (rule, type) => {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  expect(tables.at(record).frame.legal.map((move) => move.type)).toContain(type);
});

test.each([
  ["SD-7.7", { type: "movementRoll", territory: "peru", target: "brazil", die: 4, count: 3 }],
  ["SD-M.10", { type: "apocalytesMoved", source: "peru", target: "brazil", count: 4 }],
  ["SD-D.14", { type: "portalClosed", territory: "siam" }],
  ["SD-T.4", { type: "meteorite", territory: "peru", number: 2 }],
])("the lesson on %s shows what it tells", (rule, event) => {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  expect(tables.at(record).log.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining(event),
  );
});
