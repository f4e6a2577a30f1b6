import { expect, test } from "vitest";
import type { Standing } from "../engine/types/common";
import { together } from "./standings";

const at = (...scores: (number | null)[]): Standing => ({ phase: "", round: 1, rounds: null, scores });

test("what each seat knew of itself makes the whole picture", () => {
  const ada = [at(8, null), at(7, null)];
  const brahe = [at(null, 8), at(null, 9)];
  expect(together([ada, brahe])).toEqual([at(8, 8), at(7, 9)]);
});

test("what nobody was shown stays hidden", () => {
  expect(together([[at(null, 3)], [at(null, 3)]])).toEqual([at(null, 3)]);
  expect(together([])).toEqual([]);
});
