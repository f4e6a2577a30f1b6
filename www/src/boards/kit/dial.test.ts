import { expect, it } from "vitest";
import { nearest, range, turned } from "./dial";

it("range counts both ends, and may be empty", () => {
  expect(range(2, 5)).toEqual([2, 3, 4, 5]);
  expect(range(1, 0)).toEqual([]);
});

it("nearest finds an allowed value", () => {
  expect(nearest([1, 2, 3], 9)).toBe(3);
  expect(nearest([1, 5, 10], 6)).toBe(5);
  expect(nearest([2, 4], 3)).toBe(2);
});

it("keys lead along the allowed values and stop at the ends", () => {
  const values = [1, 2, 5, 10];
  expect(turned(values, 2, "ArrowUp")).toBe(5);
  expect(turned(values, 2, "ArrowLeft")).toBe(1);
  expect(turned(values, 10, "ArrowRight")).toBe(10);
  expect(turned(values, 2, "End")).toBe(10);
  expect(turned(values, 5, "Home")).toBe(1);
  expect(turned(values, 5, "x")).toBeNull();
});
