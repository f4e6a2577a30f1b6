import { expect, test } from "vitest";
import type { Goal } from "../boards/contract";
import { fits, readGoal, verdict, type Tried } from "./goal";

const card = (seat: number, card: string) => ({ seat, move: { type: "commit", card } });
const heard = (ply: number, ...events: { type: string }[]) => ({
  ply,
  seat: 0,
  events: events.map((event) => ({ ...event, rule: "XX-1.1" })),
});

/** One card lay there; the reader holds seat 1. */
const tried = (change: Partial<Tried>): Tried => ({
  moves: [card(0, "a-9")],
  log: [heard(0, { type: "cityDestroyed" }), heard(1)],
  start: 1,
  reader: [1],
  settled: true,
  ...change,
});

const burn: Goal = { right: [{ event: { type: "cityDestroyed" } }] };
const low: Goal = { right: [{ move: { card: "d-1" } }, { move: { card: "d-2" } }] };

test("what happened before the reader came is not the reader's doing", () => {
  expect(verdict(burn, tried({}))).toBe("open");
});

test("each of several right moves solves it", () => {
  for (const right of ["d-1", "d-2"])
    expect(verdict(low, tried({ moves: [card(0, "a-9"), card(1, right)] }))).toBe("solved");
});

test("another's move solves nothing", () => {
  expect(verdict(low, tried({ moves: [card(0, "a-9"), card(0, "d-1")] }))).toBe("open");
});

test("an event solves it, whichever move brought it about", () => {
  const moves = [card(0, "a-9"), card(1, "d-3")];
  expect(verdict(burn, tried({ moves, log: [heard(2, { type: "cityDestroyed" })] }))).toBe("solved");
});

test("it is missed only when the moves are used up and all has happened", () => {
  const moves = [card(0, "a-9"), card(1, "d-8")];
  expect(verdict(burn, tried({ moves }))).toBe("missed");
  expect(verdict(burn, tried({ moves, settled: false }))).toBe("open");
  expect(verdict({ ...burn, moves: 2 }, tried({ moves }))).toBe("open");
});

test("a pattern holds for what has all that it names, and for nothing else", () => {
  expect(fits({ seat: 0, dice: [1, 2] }, { seat: 0, dice: [1, 2], rule: "XX-1.1" })).toBe(true);
  expect(fits({ dice: [1] }, { dice: [1, 2] })).toBe(false);
  expect(fits({ seat: 0 }, { seat: 1 })).toBe(false);
  expect(fits({ city: null }, {})).toBe(false);
});

test("a goal is read from an object or from JSON", () => {
  expect(readGoal(null)).toBeNull();
  expect(readGoal(burn)).toBe(burn);
  expect(readGoal(JSON.stringify(low))).toEqual(low);
});

test.each(["{", "[]", "{}", '{"right":[]}', '{"right":["d-1"]}', '{"right":[{"event":{}}],"moves":0}'])(
  "%s is no goal, and it says why",
  (text) => {
    expect(() => readGoal(text)).toThrow(/goal/);
  },
);
