import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { tableOf } from "./testing";

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

test("at the lesson on AK-11.8 nothing but triggering is left", () => {
  const { record } = lessons.find(({ rule }) => rule === "AK-11.8")!;
  const { frame } = tableOf(engine, record, 1);
  expect(frame.view.aids.forced).toBe(true);
  expect(frame.legal).toEqual(
    ["earthquake", "wave"].map((what) => ({ type: "trigger", what, where: "south", will: "mercy" })),
  );
});
