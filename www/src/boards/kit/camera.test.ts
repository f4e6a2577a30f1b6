import { describe, expect, it } from "vitest";
import {
  around,
  clamp,
  drag,
  home,
  over,
  reveal,
  seen,
  slack,
  under,
  wholeScale,
  zoom,
  type Frame,
} from "./camera";

/** Twice as wide as high; a phone sees less of it than there is at a readable size. */
const world = { x: -10, y: 20, width: 1000, height: 500 };
const wide: Frame = { world, size: { width: 1200, height: 500 }, readable: 0.8, most: 3 };
const phone: Frame = { world, size: { width: 360, height: 400 }, readable: 0.8, most: 3 };

describe("the first look", () => {
  it("shows the whole map where there is room for it", () => {
    expect(home(wide)).toEqual({ x: 490, y: 270, scale: 1 });
    expect(seen(home(wide), wide)).toEqual(world);
    expect(slack(home(wide), wide)).toEqual({ x: false, y: false });
  });

  it("stays readable where there is not", () => {
    expect(wholeScale(phone)).toBeCloseTo(0.36);
    expect(home(phone).scale).toBe(0.8);
    expect(slack(home(phone), phone)).toEqual({ x: true, y: false });
  });
});

describe("clamp", () => {
  it("leaves no gap at an edge", () => {
    const camera = clamp({ x: -500, y: 9000, scale: 2 }, phone);
    expect(seen(camera, phone)).toEqual({ x: -10, y: 320, width: 180, height: 200 });
  });

  it("never shows less than nothing or more than everything", () => {
    expect(clamp({ x: 0, y: 0, scale: 0.001 }, phone).scale).toBeCloseTo(0.36);
    expect(clamp({ x: 0, y: 0, scale: 50 }, phone).scale).toBe(3);
  });

  it("lets a large screen show the map larger than the limit", () => {
    const huge: Frame = { world, size: { width: 5000, height: 2500 }, readable: 0.8, most: 3 };
    expect(home(huge).scale).toBe(5);
  });
});

describe("under and over", () => {
  it("undo each other", () => {
    const camera = { x: 300, y: 200, scale: 1.5 };
    const point = { x: 17, y: 250 };
    const back = over(under(point, camera, phone), camera, phone);
    expect(back.x).toBeCloseTo(point.x);
    expect(back.y).toBeCloseTo(point.y);
  });
});

describe("zoom", () => {
  it("holds what is under the hand", () => {
    const before = { x: 500, y: 270, scale: 1 };
    const hand = { x: 100, y: 150 };
    const after = zoom(before, 2, hand, phone);
    expect(after.scale).toBe(2);
    expect(under(hand, after, phone).x).toBeCloseTo(under(hand, before, phone).x);
    expect(under(hand, after, phone).y).toBeCloseTo(under(hand, before, phone).y);
  });
});

describe("drag", () => {
  it("moves the map with the hand", () => {
    const before = { x: 500, y: 270, scale: 2 };
    expect(drag(before, { x: 40, y: -20 }, phone)).toEqual({ x: 480, y: 280, scale: 2 });
  });
});

describe("reveal", () => {
  const camera = { x: 500, y: 270, scale: 1 };

  it("stays where it is if all is in sight", () => {
    expect(reveal(camera, { x: 480, y: 260, width: 40, height: 20 }, phone)).toEqual(camera);
  });

  it("moves no farther than it must", () => {
    const there = reveal(camera, { x: 700, y: 260, width: 40, height: 20 }, phone);
    expect(there).toEqual({ x: 560, y: 270, scale: 1 });
    expect(seen(there, phone).x + seen(there, phone).width).toBe(740);
  });

  it("keeps clear of what covers an edge", () => {
    const covered = { top: 0, right: 100, bottom: 0, left: 0 };
    expect(reveal(camera, { x: 700, y: 260, width: 40, height: 20 }, phone, covered).x).toBe(660);
  });

  it("steps back to show all, but not beyond what can be read", () => {
    expect(reveal({ ...camera, scale: 2 }, { x: 320, y: 260, width: 360, height: 20 }, phone).scale).toBe(1);
    expect(reveal({ ...camera, scale: 2 }, { x: 0, y: 100, width: 900, height: 20 }, phone).scale).toBe(0.8);
  });
});

it("around takes in every point with room about it", () => {
  expect(
    around(
      [
        { x: 3, y: 9 },
        { x: -1, y: 5 },
      ],
      10,
    ),
  ).toEqual({ x: -11, y: -5, width: 24, height: 24 });
});
