import { expect, test } from "vitest";
import {
  arrowPath,
  besides,
  keyOfLine,
  linePath,
  linesOf,
  MAP,
  nameLines,
  nodeNear,
  NODES,
  placeOf,
  sideBySide,
  stepFrom,
  wayOf,
} from "./geometry";
import { namesIn } from "./testing";

const names = namesIn("en");

test("the map has the 48 nodes of the board, in its order, each at a place of its own", () => {
  expect(NODES).toHaveLength(48);
  for (const node of NODES) {
    expect(names.entry(node).kind).toBe("node");
    for (const other of NODES.filter((one) => one !== node)) {
      const [a, b] = [placeOf(node), placeOf(other)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60);
    }
  }
});

test("87 lines join them, each drawn once; three go round the edge in two pieces", () => {
  const lines = linesOf((node) => names.entry(node).links);
  expect(lines).toHaveLength(87);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(87);
  expect(lines.filter(({ d }) => d.split("M").length === 3).map(({ key }) => key)).toEqual([
    "alaska kamchatka",
    "mexico polynesia",
    "new-zealand patagonia",
  ]);
  expect(keyOfLine("peru", "alps")).toBe(keyOfLine("alps", "peru"));
  expect(linePath("alps", "baltic")).toBe("M458 198L508 138");
});

test("a march round the edge leaves by the nearer one", () => {
  expect(wayOf("alaska", "kamchatka").to.x).toBe(MAP.x);
  expect(wayOf("kamchatka", "alaska").to.x).toBe(MAP.x + MAP.width);
  expect(wayOf("alps", "baltic").to).toMatchObject({ x: 508, y: 138 });
  expect(arrowPath("alps", "baltic")).toMatch(/^M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+){6}Z$/);
});

test("every node can be reached by the arrow keys from Alaska", () => {
  const reached = new Set(["alaska"]);
  for (const node of reached) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = stepFrom(node, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(48);
  expect(stepFrom("alps", "ArrowLeft")).toBe("iberia");
  expect(stepFrom("alaska", "ArrowLeft")).toBeNull();
  expect(stepFrom("alps", "Enter")).toBeNull();
});

test("a drop near a node is on it, one in the open sea is on none", () => {
  expect(nodeNear({ x: 470, y: 190 })).toBe("alps");
  expect(nodeNear({ x: 330, y: 560 })).toBeNull();
});

test("a note stands whole in the window, and on as few nodes as can be", () => {
  const size = { width: 100, height: 40 };
  const room = { width: 400, height: 300 };
  const at = { x: 200, y: 150 };
  expect(besides(at, size, [], 40, room)).toEqual({ x: 240, y: 130 });
  // Something on the right: to the left.
  expect(besides(at, size, [{ x: 290, y: 150 }], 40, room)).toEqual({ x: 60, y: 130 });
  // At the right edge nothing is cut off: to the left, or above if that is taken.
  expect(besides({ x: 380, y: 150 }, size, [], 40, room)).toEqual({ x: 240, y: 130 });
  expect(besides({ x: 380, y: 150 }, size, [{ x: 290, y: 150 }], 40, room)).toEqual({ x: 296, y: 54 });
  const corner = besides({ x: 5, y: 5 }, { width: 380, height: 40 }, [], 40, room);
  expect(corner.x + 380).toBeLessThanOrEqual(room.width);
});

test("pieces of a kind stand side by side about the middle; long names take two lines", () => {
  expect(sideBySide(1, 36)).toEqual([0]);
  expect(sideBySide(3, 36)).toEqual([-36, 0, 36]);
  expect(nameLines("Alps")).toEqual(["Alps"]);
  expect(nameLines("Grande-Bretagne")).toEqual(["Grande-", "Bretagne"]);
  expect(nameLines("Amérique du Nord")).toEqual(["Amérique", "du Nord"]);
});
