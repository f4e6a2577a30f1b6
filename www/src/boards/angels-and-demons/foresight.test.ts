import { expect, test } from "vitest";
import { Foresight } from "./foresight.svelte";
import { foretellingTable, viewWith } from "./testing";
import type { Move } from "./types";

const values: Move[] = [3, 4, 5, 6].map((value) => ({ type: "chooseValue", value }));

test("every value of Ruse is asked about in turn, and then none", () => {
  const table = foretellingTable(viewWith({ phase: "ruse-value" }), values, (move) => ({
    type: "chooseValue",
    fate: "S",
    gap: move.type === "chooseValue" ? move.value : 0,
  }));
  const foresight = new Foresight(table);
  for (let i = 0; i <= values.length; i++) foresight.look();
  expect(values.map((move) => foresight.of(move))).toMatchObject([
    { gap: 3 },
    { gap: 4 },
    { gap: 5 },
    { gap: 6 },
  ]);
  expect(table.preview).toBeNull();
});

test("what the board asks on its own account is not shown as a preview", () => {
  const table = foretellingTable(viewWith({ phase: "ruse-value" }), values, () => ({
    type: "chooseValue",
    fate: "A",
    gap: 1,
  }));
  const foresight = new Foresight(table);
  foresight.look();
  expect(foresight.preview).toBeNull();
  foresight.point(values[2]);
  expect(foresight.preview).not.toBeNull();
  expect(foresight.value).toBe(5);
});
