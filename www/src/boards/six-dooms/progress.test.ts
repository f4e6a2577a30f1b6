import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { progressOf } from "./progress";
import { Tables } from "./testing";

const tables = new Tables(engine);

test.each([
  ["SD-4.23", 0, { theirs: 2, fallen: 1, contested: 0 }],
  ["SD-P.14", 0, { cureParts: 2, theirs: 6, contested: 1 }],
  ["SD-A.12", 0, { mothership: 1, theirs: 3, fallen: 1 }],
  ["SD-6.5", 4, { portals: 1, theirs: 1, bestSite: 0 }],
] as const)("at the position of %s the doom’s card tells how far things are", (rule, price, figures) => {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  const { view } = tables.at(record).frame;
  const told = progressOf(view, view.scenario!, price);
  expect(Object.fromEntries(told.map(({ of, value }) => [of, value]))).toEqual(figures);
});

test("supplies gathered count only up to what is needed, and against it", () => {
  const { record } = lessons.find(({ rule }) => rule === "SD-D.14")!;
  const { view } = tables.at({ ...(record as object), moves: [] }).frame;
  const [, , gathered] = progressOf(view, "demons", 4);
  expect(gathered).toEqual({ value: 4, of: "bestSite", most: 4 });
});

test("meteorites are counted, and so is every territory’s ground zero", () => {
  const at = (rule: string) => tables.at(lessons.find((lesson) => lesson.rule === rule)!.record).frame.view;
  expect(progressOf(at("SD-T.4"), "meteors", 8)[0]).toEqual({ value: 2, of: "meteorites" });
  expect(progressOf(at("SD-M.10"), "mutants", 0)[1]).toEqual({ value: 1, of: "groundZero" });
});
