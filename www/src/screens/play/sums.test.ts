import { expect, test } from "vitest";
import { sums } from "./sums";

test("each row adds to the sum of those before it, and a row that does not concern a seat adds nothing", () => {
  const row = (...points: (number | null)[]) => ({ id: "", rule: "", points, items: [] });
  expect(sums([row(11, 4), row(2, 2), row(3, null)])).toEqual([
    [11, 4],
    [13, 6],
    [16, 6],
  ]);
});
