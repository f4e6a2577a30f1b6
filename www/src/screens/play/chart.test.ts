import { expect, test } from "vitest";
import type { Standing } from "../../engine/types/common";
import { roundEnds, spread, ticks } from "./chart";

const at = (round: number, ...scores: (number | null)[]): Standing => ({
  phase: "",
  round,
  rounds: 3,
  scores,
});

test("a round ends with the first moment of the next", () => {
  const standings = [at(1, 0, 0), at(1, 0, 0), at(2, 4, 0), at(2, 4, 0), at(3, 4, 5)];
  expect(roundEnds(standings).map(({ round, ply, scores }) => [round, ply, ...scores])).toEqual([
    [1, 2, 4, 0],
    [2, 4, 4, 5],
    [3, 4, 4, 5],
  ]);
});

test("the last round ends with the game", () => {
  expect(roundEnds([at(1, 0, 0), at(1, 3, 0)])).toEqual([{ round: 1, ply: 1, scores: [3, 0] }]);
});

test("before the first round there is nothing to draw", () => {
  expect(roundEnds([at(0, 0, 0)])).toEqual([]);
  expect(roundEnds([])).toEqual([]);
});

test("ticks are round steps around all values", () => {
  expect(ticks([18, 8])).toEqual([0, 5, 10, 15, 20]);
  expect(ticks([0])).toEqual([0, 1]);
  expect(ticks([3, 2])).toEqual([0, 1, 2, 3]);
  expect(ticks([140])).toEqual([0, 50, 100, 150]);
  expect(ticks([-3, 7])).toEqual([-4, -2, 0, 2, 4, 6, 8]);
});

test("labels keep their distance and their order", () => {
  expect(spread([10, 50], 16)).toEqual([10, 50]);
  expect(spread([20, 20, 10], 16)).toEqual([26, 42, 10]);
});
