import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { tableOf } from "./testing";

const rules = (engine.rulebook("apokalypsis", "en") as { sections: { rules: { id: string }[] }[] }).sections
  .flatMap((section) => section.rules)
  .map(({ id }) => id);

test("there are lessons, each on a rule of its own that the rulebook has", () => {
  expect(lessons.length).toBeGreaterThanOrEqual(4);
  expect(new Set(lessons.map(({ rule }) => rule)).size).toBe(lessons.length);
  for (const { rule } of lessons) expect(rules).toContain(rule);
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
  const { moves } = record as { moves: { seat: number }[] };
  const match = engine.Match.open(record);
  expect(match.trouble()).toBeNull();
  const { frame } = tableOf(engine, record, null);
  expect(frame.plies).toBe(moves.length);
  if (mode === "play") expect(frame.toAct).toHaveLength(1);
  else expect(ply).toBeLessThan(moves.length);
});

test.each([
  ["AK-7.10", "push"],
  ["AK-7.6", "rescue"],
  ["AK-8.17", "declare"],
  ["AK-11.7", "wait"],
  ["AK-11.8", "trigger"],
])("at the lesson on %s a player may %s", (rule, type) => {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  const [seat] = tableOf(engine, record, null).frame.toAct;
  expect(tableOf(engine, record, seat).frame.legal.map((move) => move.type)).toContain(type);
});

test("at the lesson on AK-11.8 nothing but the trigger is left", () => {
  const { record } = lessons.find(({ rule }) => rule === "AK-11.8")!;
  const { frame } = tableOf(engine, record, 1);
  expect(frame.view.aids.forced).toBe(true);
  expect(frame.legal).toEqual([{ type: "trigger", what: "earthquake", where: "south", will: "mercy" }]);
});
