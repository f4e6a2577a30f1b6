import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { foretell, foretellPile } from "./foretell";
import { lessons } from "./lessons";
import { nextOf, offersOf } from "./offers";
import { tableOf } from "./testing";
import type { Move, Preview } from "./types";
import { phrasesOf } from "./words";

const record = (rule: string) => lessons.find((lesson) => lesson.rule === rule)!.record;
const legal = (rule: string) => tableOf(engine, record(rule), 0).frame.legal;

test("before a meeple is taken up: those to save, to move, to push, and the end", () => {
  const offers = offersOf(legal("AK-7.6"), null);
  expect(offers.map((offer) => (offer.kind === "do" ? offer.move.type : offer.kind))).toEqual([
    "save",
    "walk",
    ...(legal("AK-7.6").some(({ type }) => type === "push") ? ["walk"] : []),
    "pass",
  ]);
  expect(offers[0]).toMatchObject({ subject: { space: "c8", color: "red" } });
});

test("with a meeple taken up its ways are offered, rescues first", () => {
  const offers = offersOf(legal("AK-7.6"), { role: "mover", space: "m6" });
  expect(offers[0]).toEqual({ kind: "do", move: { type: "rescue", by: "m6", from: "c8", color: "red" } });
  expect(offers.at(-1)).toEqual({ kind: "do", move: { type: "pass" } });
});

test("a judgement, a trigger and waiting are offered as they are", () => {
  expect(offersOf(legal("AK-8.17"), null)).toHaveLength(2);
  expect(offersOf(legal("AK-11.7"), null)).toEqual(legal("AK-11.7").map((move) => ({ kind: "do", move })));
});

test("each omen of the hand is offered", () => {
  expect(offersOf(legal("AK-6.1"), null)).toEqual(legal("AK-6.1").map((move) => ({ kind: "do", move })));
});

test("walking comes round to the first again", () => {
  const some = [
    { role: "mover", space: "c1" },
    { role: "mover", space: "c2" },
  ] as const;
  expect(nextOf(some, null)).toEqual(some[0]);
  expect(nextOf(some, some[0])).toEqual(some[1]);
  expect(nextOf(some, some[1])).toEqual(some[0]);
});

test.each<[string, Move, string]>([
  [
    "AK-6.1",
    { type: "omen", play: "south", return: "earthquake" },
    "As far as you know, nothing is struck yet.",
  ],
  [
    "AK-7.10",
    { type: "push", from: "m6", color: "yellow", to: "m7" },
    "2 of yours against 1. One more action follows.",
  ],
  ["AK-7.10", { type: "pass" }, "This ends your actions. One meeple of yours is lost. Then it is Io’s turn."],
  [
    "AK-11.7",
    { type: "trigger", what: "earthquake", where: "south", will: "mercy" },
    "Three spaces sink. In the sea: 1 red, 1 yellow.",
  ],

  ["AK-11.7", { type: "wait" }, "The omens stay where they are."],
])("at %s, %o foretells: %s", (rule, move, text) => {
  const preview = engine.preview_move(record(rule), move, 0) as Preview;
  const { seats, names, frame } = tableOf(engine, record(rule), 0);
  const open = frame.view.options.omens === "open";
  expect(foretell(preview, { open, seats, names, phrases: phrasesOf("en") })).toBe(text);
});

test.each([
  ["AK-11.7", "The omens threaten three spaces with two meeples."],
  ["AK-7.10", "As far as you know, nothing is struck yet."],
])("at %s what is known of the pile is foretold: %s", (rule, text) => {
  const { view } = tableOf(engine, record(rule), 0).frame;
  const open = view.options.omens === "open";
  expect(foretellPile(view.aids.signs!, { open, phrases: phrasesOf("en") })).toBe(text);
});

test("omens that are struck and omens that nobody has seen are counted", () => {
  const say = phrasesOf("en").preview;
  expect(say.hidden(1, 0, -1, 1)).toBe(
    "As far as you know, one space sinks and no meeples fall after your actions. Wrath spares the land. One omen is unknown to you.",
  );
  expect(say.trigger(1, [], 2, [])).toBe("One space sinks. Nobody stands there. Lost for good: 2 neutral.");
});

test("a judgement is made unaided", () => {
  const preview = engine.preview_move(record("AK-8.17"), { type: "declare", reveal: true }, 0) as Preview;
  expect(preview).toEqual({ type: "declare" });
});
