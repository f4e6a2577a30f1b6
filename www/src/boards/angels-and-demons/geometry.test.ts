import { describe, expect, test } from "vitest";
import {
  compact,
  folio,
  handBoxes,
  handMiddle,
  layoutFor,
  low,
  pack,
  panBox,
  panShift,
  phone,
  scaleFor,
  wide,
  type Box,
} from "./geometry";

const layouts = [wide, phone, low, compact];

function inside(box: Box, room: Box): boolean {
  const slack = 0.01;
  return (
    box.x >= room.x - slack &&
    box.y >= room.y - slack &&
    box.x + box.w <= room.x + room.w + slack &&
    box.y + box.h <= room.y + room.h + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(layouts)("the $name layout", (layout) => {
  const page = { x: 0, y: 0, w: layout.width, h: layout.height };

  test.each([9, 12])("has a hand of %i cards that do not overlap, within the page", (places) => {
    for (const plan of [layout.farHand, layout.nearHand]) {
      const boxes = handBoxes(plan, places);
      expect(boxes).toHaveLength(places);
      for (const box of boxes) expect(inside(box, page)).toBe(true);
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }
  });

  test("has places for a finger of 44 pixels in the near hand", () => {
    expect(layout.nearHand.pitch).toBeGreaterThanOrEqual(44);
    expect(layout.nearHand.card * 1.5).toBeGreaterThanOrEqual(44);
  });

  test("has city, banner and pans within the picture", () => {
    const { miniature, scales } = layout;
    for (const box of [layout.city, layout.banner, panBox(scales, "angel"), panBox(scales, "demon")]) {
      expect(inside(box, miniature)).toBe(true);
    }
  });

  test("keeps the cards in the pans clear of the city, also when the beam tilts", () => {
    for (const turn of [-6, 0, 6]) {
      for (const side of ["angel", "demon"] as const) {
        const pan = panBox(layout.scales, side);
        const shift = panShift(layout.scales, side, turn);
        expect(overlap({ ...pan, x: pan.x + shift.x, y: pan.y + shift.y }, layout.city)).toBe(false);
      }
    }
  });

  test("finds the middle of a whole hand", () => {
    for (const plan of [layout.farHand, layout.nearHand]) {
      const boxes = handBoxes(plan, 12);
      const mean = (of: (box: Box) => number) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
      expect(handMiddle(plan).x).toBeCloseTo(mean(({ x, w }) => x + w / 2));
      expect(handMiddle(plan).y).toBeCloseTo(mean(({ y, h }) => y + h / 2));
    }
  });

  test("has the hands clear of the picture", () => {
    for (const plan of [layout.farHand, layout.nearHand]) {
      for (const box of handBoxes(plan, 12)) expect(overlap(box, layout.miniature)).toBe(false);
    }
  });
});

test("both hands of the folio share their columns", () => {
  const middles = (boxes: Box[]) => boxes.map(({ x, w }) => Math.round(x + w / 2));
  expect(middles(handBoxes(wide.farHand, 12))).toEqual(middles(handBoxes(wide.nearHand, 12)));
});

test.each([
  [1068, 844, "wide"],
  [1920, 1000, "wide"],
  [768, 800, "wide"],
  [390, 624, "phone"],
  [360, 576, "phone"],
  [489, 342, "low"],
  [1068, 480, "low"],
  [652, 712, "phone"],
  [360, 497, "compact"],
  [372, 0, "compact"],
  [372, 560, "compact"],
  [1000, 0, "wide"],
])("a room of %i by %i gets the layout %s", (width, height, name) => {
  expect(layoutFor(width, height).name).toBe(name);
});

test.each(layouts)("a room as high as the $name layout in it keeps that layout", (layout) => {
  expect(layoutFor(layout.width, layout.height).name).toBe(layout.name);
});

test("a board is drawn as large as its room allows", () => {
  expect(scaleFor(wide, 534, 0)).toBeCloseTo(0.5);
  expect(scaleFor(wide, 1068, 422)).toBeCloseTo(0.5);
});

test("the heavier pan goes down, the other up, both by the same", () => {
  const angel = panShift(wide.scales, "angel", 6);
  const demon = panShift(wide.scales, "demon", 6);
  expect(angel.y).toBeGreaterThan(20);
  expect(demon.y).toBeCloseTo(-angel.y);
});

test.each([1, 2, 3, 5, 8])("%i destroyed cities fit at the edge of the folio", (count) => {
  const boxes = pack(count, folio.destroyed, 140 / 180, 6, 113);
  expect(boxes).toHaveLength(count);
  for (const box of boxes) expect(inside(box, folio.destroyed)).toBe(true);
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
});

test("an empty pile takes no room", () => {
  expect(pack(0, folio.spared, 1, 6, 92)).toEqual([]);
});
