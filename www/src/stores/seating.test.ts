import { expect, test } from "vitest";
import { botsOf, moversOf, passOn, viewerOf, type Company, type Holding, type Known } from "./seating";

const people: Company = { kind: "people" };
const reader: Company = { kind: "reader" };
const nobody: Holding = { holder: null, to: null };
const held = (holder: number): Holding => ({ holder, to: null });
const known = (toAct: number[], secretive: number[] = []): Known => ({ toAct, secretive });

test("people move their seats, computers theirs, and a single seat only itself", () => {
  const seats = [null, "novice", null].map((bot) => ({ name: "", bot }));
  expect(moversOf(people, seats)).toEqual([0, 2]);
  expect(botsOf(people, seats)).toEqual([1]);
  expect(moversOf({ kind: "seat", seat: 1 }, seats)).toEqual([1]);
  expect(botsOf({ kind: "seat", seat: 1 }, seats)).toEqual([]);
  expect(moversOf({ kind: "watch", seat: 0 }, seats)).toEqual([]);
  expect(botsOf({ kind: "watch", seat: 0 }, seats)).toEqual([]);
});

test("one person keeps the screen, secrets or not", () => {
  expect(passOn(people, [1], nobody, null, known([0], [0, 1]))).toEqual(held(1));
});

test("without people there is only an onlooker", () => {
  expect(viewerOf(people, passOn(people, [], nobody, null, known([0], [0])))).toBeNull();
});

test("whoever holds the screen and may act goes on", () => {
  expect(passOn(people, [0, 1], held(1), known([1]), known([0, 1]))).toEqual(held(1));
});

test("without secrets the screen goes on uncovered, in the order of the table", () => {
  expect(passOn(people, [0, 1, 2], held(1), known([1]), known([0, 2]))).toEqual(held(2));
  expect(passOn(people, [0, 1, 2], held(2), known([2]), known([0, 1]))).toEqual(held(0));
});

test("it is covered if the one who leaves has a secret, or the one who comes", () => {
  expect(passOn(people, [0, 1], held(0), known([0, 1]), known([1], [0]))).toEqual({ holder: 0, to: 1 });
  expect(passOn(people, [0, 1], held(0), known([0]), known([1], [1]))).toEqual({ holder: 0, to: 1 });
});

test("it is covered if the one who leaves had a secret until this very move", () => {
  expect(passOn(people, [0, 1], held(0), known([0], [0]), known([1]))).toEqual({ holder: 0, to: 1 });
});

test("a reveal is seen by all: the last to choose does not cover it for the first", () => {
  expect(passOn(people, [0, 1], held(1), known([1], [0]), known([0]))).toEqual(held(0));
});

test("after a reload any secret covers the screen", () => {
  expect(passOn(people, [0, 1], nobody, null, known([1], [0]))).toEqual({ holder: null, to: 1 });
  expect(passOn(people, [0, 1], nobody, null, known([0, 1]))).toEqual(held(0));
});

test("the cover waits for its person whatever happens meanwhile", () => {
  expect(passOn(people, [0, 1], { holder: 0, to: 1 }, known([1, 2]), known([1]))).toEqual({
    holder: 0,
    to: 1,
  });
});

test("a cover that nobody is left to take off gives way to an onlooker's view", () => {
  const holding = passOn(people, [0, 1], { holder: 0, to: 1 }, known([1]), known([]));
  expect(holding).toEqual(nobody);
});

test("nobody is covered from a single reader", () => {
  expect(passOn(reader, [0, 1], held(0), known([0, 1]), known([1], [0, 1]))).toEqual(held(1));
});

test("while it is covered nobody looks; a watcher always does", () => {
  expect(viewerOf(people, { holder: 0, to: 1 })).toBeNull();
  expect(viewerOf({ kind: "watch", seat: 1 }, nobody)).toBe(1);
});
