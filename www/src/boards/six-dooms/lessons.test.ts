import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { Tables } from "./testing";
import type { Doom } from "./types";

const tables = new Tables(engine);

test("there is a lesson on each of the six dooms", () => {
  const dooms = new Set(
    lessons.map(({ record }) => (record as { options: { scenario: Doom } }).options.scenario),
  );
  expect([...dooms].sort()).toEqual(["aliens", "demons", "meteors", "mutants", "plague", "zombies"]);
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
