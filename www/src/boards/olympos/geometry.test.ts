import { describe, expect, test } from "vitest";
import { lands, north, seas } from "./data/outlines";
import { phone, wide } from "./data/places";
import {
  cellBox,
  CELLS,
  centreOf,
  costSquares,
  DEVELOPMENT,
  gridStep,
  HEAD,
  layoutFor,
  pile,
  placeOf,
  RING,
  slotAt,
  slotBox,
  tone,
  towards,
  trackBox,
  wayThrough,
  windowFrom,
  windowSize,
} from "./geometry";

const territories = Object.keys(lands);

describe("the room that the page gives", () => {
  test.each([
    [360, 500, { form: "strip", bare: true, cells: true }],
    [680, 900, { form: "strip", bare: true, cells: false }],
    [768, 600, { form: "rail", bare: true, cells: false }],
    [1080, 840, { form: "rail", bare: false, cells: false }],
    [2200, 1300, { form: "double", bare: false, cells: false }],
  ] as const)("%d × %d: %o", (width, height, wanted) => {
    const layout = layoutFor(width, height);
    expect(layout).toMatchObject(wanted);
    const strip = layout.bare ? HEAD.track : 0;
    expect(layout.map.h + strip).toBeLessThanOrEqual(height + 0.01);
    for (const { w, h } of [layout.map, layout.development]) {
      expect(w).toBeLessThanOrEqual(width + 0.01);
      expect(h).toBeLessThanOrEqual(height + 0.01);
    }
  });

  test("in a low room the boards scroll rather than shrink below what can be read", () => {
    const { form, scale, developmentScale } = layoutFor(490, 296);
    expect(form).toBe("strip");
    expect([scale, developmentScale].every((so) => so >= layoutFor(360, 600).scale)).toBe(true);
    expect(layoutFor(900, 380)).toMatchObject({ form: "strip", bare: true, cells: false });
  });

  test("gods and stock lie below the map of a phone where there is room, and only there", () => {
    expect(layoutFor(360, 500).tray).toBe(true);
    expect(layoutFor(360, 430).tray).toBe(false);
    expect(layoutFor(360, 0).tray).toBe(false);
    expect(layoutFor(1080, 840).tray).toBe(false);
  });

  test("side by side the two boards and the rail do not overlap", () => {
    for (const width of [1780, 2200, 2560]) {
      const { form, map, development } = layoutFor(width, 2000);
      expect(form).toBe("double");
      expect(map.w + development.w + 118 + 40).toBeLessThanOrEqual(width + 0.01);
    }
  });

  test("without a height the boards take what their width needs", () => {
    const { map, bare } = layoutFor(1000, 0);
    expect(bare).toBe(false);
    expect(map.h / map.w).toBeCloseTo(RING.h / RING.w, 5);
  });
});

describe("the track", () => {
  test("its 80 squares stand in a ring, none on another", () => {
    const boxes = Array.from({ length: 80 }, (_, pos) => trackBox(pos));
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(apart).toBe(true);
      }
    }
  });

  test("on a small screen the hindmost marker is in the window, also at the end", () => {
    const size = windowSize(360);
    expect(size).toBe(11);
    for (const pos of [
      [0, 0, 0],
      [5, 12, 30],
      [70, 79, 74],
      [79, 79, 79],
    ]) {
      const from = windowFrom(pos, [false, false, false], size);
      const hindmost = Math.min(...pos);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(hindmost);
      expect(from + size).toBeGreaterThan(hindmost);
      expect(from + size).toBeLessThanOrEqual(80);
    }
  });

  test("who has finished no longer holds the window back", () => {
    expect(windowFrom([40, 60, 62], [true, false, false], 11)).toBe(59);
  });
});

describe("the map", () => {
  test("every territory has its places on both maps, and every space a middle", () => {
    expect(territories).toHaveLength(32);
    expect(Object.keys(wide).sort()).toEqual(territories.toSorted());
    expect(Object.keys(phone).sort()).toEqual(territories.toSorted());
    for (const space of ["north", ...territories, ...Object.keys(seas)]) {
      expect(centreOf(space)).not.toEqual([0, 0]);
    }
    expect(north).toMatch(/^M/);
  });

  test("a pile grows upwards", () => {
    expect(pile([10, 50], 3, 10)).toEqual([
      [10, 50],
      [10, 40],
      [10, 30],
    ]);
  });

  test("a way leads through the middles of its spaces", () => {
    const [from, to] = [centreOf("thrace"), centreOf("lydia")];
    const way = wayThrough(["thrace", "hellespont", "troas", "lydia"]);
    expect(way.startsWith(`M${from.join()}`)).toBe(true);
    expect(way.endsWith(to.join())).toBe(true);
    expect(wayThrough([])).toBe("");
  });

  test("out and back is drawn as a loop", () => {
    const middle = centreOf("thessaly").join();
    const loop = wayThrough(["thessaly", "olympos", "thessaly"]);
    expect(loop.startsWith(`M${middle}`)).toBe(true);
    expect(loop.endsWith(middle)).toBe(true);
    expect(loop.match(/Q/g)).toHaveLength(2);
  });

  test("arrows lead from every territory to others, and from somewhere to each", () => {
    const spaces = ["north", ...territories];
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const reached = new Set(["macedonia"]);
    for (const space of reached) for (const key of keys) reached.add(towards(key, space, spaces));
    expect([...reached].sort()).toEqual(spaces.toSorted());
    expect(towards("ArrowUp", "north", spaces)).toBe("north");
    expect(towards("Enter", "thrace", spaces)).toBe("thrace");
  });

  test("a price gets warmer with its height", () => {
    expect(new Set([1, 2].map(tone)).size).toBe(1);
    expect(new Set([2, 3, 4, 5, 7].map(tone)).size).toBe(5);
    expect(tone(5)).toBe(tone(6));
  });
});

describe("the development board", () => {
  test("slots are named by row and column", () => {
    expect(placeOf("r4c5")).toEqual({ row: 3, column: 4 });
    expect(slotAt(3, 4)).toBe("r4c5");
  });

  test.each([
    ["large", slotBox, DEVELOPMENT],
    ["small", cellBox, CELLS],
  ] as const)("the %s one holds its thirty boxes", (_, boxOf, whole) => {
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 5; column++) {
        const { x, y, w, h } = boxOf(row, column);
        expect(x).toBeGreaterThanOrEqual(whole.x);
        expect(x + w).toBeLessThanOrEqual(whole.x + whole.w);
        expect(y + h).toBeLessThanOrEqual(whole.y + whole.h);
        if (column < 4) expect(boxOf(row, column + 1).x).toBeGreaterThan(x + w);
        if (row < 5) expect(boxOf(row + 1, column).y).toBeGreaterThan(y + h);
      }
    }
  });

  test("arrows stay on the board", () => {
    expect(gridStep("ArrowDown", 0, 0)).toEqual({ row: 1, column: 0 });
    expect(gridStep("ArrowLeft", 0, 0)).toEqual({ row: 0, column: 0 });
    expect(gridStep("ArrowDown", 5, 4)).toEqual({ row: 5, column: 4 });
  });

  test("the groups of a cost stand apart, their units together", () => {
    const [pair, one] = costSquares([{ units: 2 }, { units: 1 }], 20);
    expect(pair).toEqual([0, 21.5]);
    expect(one![0]! - (pair![1]! + 20)).toBeGreaterThan(1.5);
  });
});
