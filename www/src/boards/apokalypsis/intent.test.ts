import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { intentOf } from "./intent.svelte";
import { lessons } from "./lessons";
import { tableOf } from "./testing";
import type { AkTable, Move } from "./types";

/** A table that remembers what was chosen last. */
function sit(rule: string, viewer = 0): AkTable & { asked: (Move | null)[] } {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  const asked: (Move | null)[] = [];
  return { ...tableOf(engine, record, viewer), asked, choose: (move) => void asked.push(move) };
}

test("the board and the question box share one intent", () => {
  const table = sit("AK-7.10");
  expect(intentOf(table)).toBe(intentOf(table));
  expect(intentOf(table)).not.toBe(intentOf(sit("AK-7.10")));
});

test("two taps are an action", () => {
  const table = sit("AK-7.10");
  const intent = intentOf(table);
  intent.tap({ place: "m6", color: "red" }, null);
  expect(intent.subject).toEqual({ role: "mover", space: "m6" });
  intent.tap({ place: "i3", color: null }, null);
  expect(table.asked.at(-1)).toEqual({ type: "move", from: "m6", to: "i3" });
});

test("what is taken up is let go when the game goes on", () => {
  const table = sit("AK-7.10");
  const intent = intentOf(table);
  intent.take({ role: "mover", space: "m6" });
  Object.assign(table, { frame: { ...table.frame } });
  expect(intent.subject).toBeNull();
});

test("who is not asked takes nothing up", () => {
  const table = sit("AK-7.10", 1);
  const intent = intentOf(table);
  intent.tap({ place: "c1", color: "yellow" }, null);
  expect(intent.subject).toBeNull();
  expect(table.asked).toEqual([]);
});

test("a card of the hand is played, the other goes back", () => {
  const table = sit("AK-6.1");
  intentOf(table).play(1, null);
  expect(table.asked).toEqual([{ type: "omen", play: "south", return: "earthquake" }]);
});

test("picking an open omen chooses the only set that it is in", () => {
  const table = sit("AK-11.7");
  intentOf(table).pick("earthquake", null);
  expect(table.asked.at(-1)).toEqual({ type: "trigger", what: "earthquake", where: "south", will: "mercy" });
});

test("an omen that cannot be taken now is asked about", () => {
  const table = sit("AK-11.7");
  intentOf(table).pick("wave", null);
  const move = table.asked.at(-1);
  expect(move).toEqual({ type: "trigger", what: "wave", where: "south", will: "mercy" });
  const { record } = lessons.find(({ rule }) => rule === "AK-11.7")!;
  expect(engine.explain_move(record, move, 0)).toMatchObject({ rule: "AK-11.7" });
});
