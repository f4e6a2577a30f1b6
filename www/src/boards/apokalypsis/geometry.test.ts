import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import {
  CARD,
  SMALL_CARD,
  centre,
  edge,
  fan,
  flat,
  floating,
  layoutFor,
  pack,
  phone,
  roomOfPile,
  scaleFor,
  spaceNear,
  standing,
  step,
  watched,
  wide,
  type Box,
} from "./geometry";
import { lessons } from "./lessons";
import { tableOf } from "./testing";

const { spaces } = tableOf(engine, lessons[0].record, 0).frame.view.aids;
const space = (id: string) => spaces.find((it) => it.id === id)!;

test("north is up: the capes stand at the six corners", () => {
  expect(centre(space("c1")).x).toBe(0);
  expect(centre(space("c1")).y).toBeCloseTo(-3 * 60 * Math.sqrt(3));
  expect(centre(space("c4")).x).toBe(270);
  expect(centre(space("c10")).y).toBeGreaterThan(0);
});

test("neighbours are one hex apart", () => {
  for (const it of spaces) {
    for (const id of it.adjacent) {
      const [a, b] = [centre(it), centre(space(id))];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(60 * Math.sqrt(3));
    }
  }
});

test("the edge of two neighbours lies between them", () => {
  const [, x1, y1, x2, y2] = /M(\S+) (\S+)L(\S+) (\S+)/.exec(edge(space("c1"), space("m1")))!.map(Number);
  expect([x1, x2].toSorted((a, b) => a - b)).toEqual([-27, 27]);
  expect(y1).toBeCloseTo(y2);
});

test("two on a tile stand side by side, two in the sea lie one above the other", () => {
  expect(standing(0, 2, false).x).toBeLessThan(standing(1, 2, false).x);
  expect(floating(0, 2).y).toBeLessThan(floating(1, 2).y);
  expect(standing(0, 1, true).y).toBeGreaterThan(standing(0, 1, false).y);
});

test.each([
  ["ArrowDown", "c1", "m1"],
  ["ArrowUp", "m1", "c1"],
  ["ArrowUp", "c1", "c1"],
  ["ArrowDown", "i1", "volcano"],
  ["ArrowRight", "c1", "c2"],
  ["ArrowLeft", "c1", "c18"],
  ["ArrowRight", "c6", "c6"],
  ["a", "c1", "c1"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(step(key, from, centre(space(from)).y, spaces).place).toBe(to);
});

test("going right keeps to its line across the whole island", () => {
  let at = { place: "c15", line: centre(space("c15")).y };
  const way = [at.place];
  for (let n = 0; n < 6; n++) {
    at = step("ArrowRight", at.place, at.line, spaces);
    way.push(at.place);
  }
  expect(way[3]).toBe("volcano");
  expect(way.at(-1)).toBe("c5");
  expect(new Set(way).size).toBe(7);
});

test("every space can be reached by arrow keys from any other", () => {
  const reached = new Set(["c1"]);
  for (const from of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const y = from === "volcano" ? 0 : centre(space(from)).y;
      reached.add(step(key, from, y, spaces).place);
    }
  }
  expect(reached.size).toBe(37);
});

test("a point belongs to the hex it is in", () => {
  expect(spaceNear({ x: 4, y: -300 }, spaces)).toBe("c1");
  expect(spaceNear({ x: 10, y: 10 }, spaces)).toBe("volcano");
  expect(spaceNear({ x: -340, y: -380 }, spaces)).toBeNull();
});

test.each([
  [1068, 844, "wide"],
  [768, 606, "wide"],
  [360, 495, "phone"],
  [390, 599, "phone"],
  [440, 310, "flat"],
  [400, 0, "phone"],
  [1000, 0, "wide"],
])("in a room of %i by %i the layout is %s", (width, height, name) => {
  expect(layoutFor(width, height).name).toBe(name);
});

test("on a phone of 360 pixels a hex is wider than a finger", () => {
  const layout = layoutFor(360, 495);
  expect(2 * 57 * layout.island.scale * scaleFor(layout, 360, 495)).toBeGreaterThan(44);
});

test("all of a layout lies inside it", () => {
  const layouts = [wide, phone(), flat];
  for (const layout of [...layouts, ...layouts.map(watched)]) {
    for (const box of [layout.pile, layout.draw, layout.hand]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.h).toBeLessThanOrEqual(layout.height);
    }
  }
});

test.each([1, 2, 3, 7, 20])("%i cards keep inside their room, fanned or packed", (count) => {
  const room = { x: 10, y: 20, w: 200, h: 240 };
  for (const boxes of [fan(count, room, SMALL_CARD, 6), pack(count, room, CARD, { x: 8, y: 20 })]) {
    expect(boxes).toHaveLength(count);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(room.x - 0.001);
      expect(box.x + box.w).toBeLessThanOrEqual(room.x + room.w + 0.001);
      expect(box.y + box.h).toBeLessThanOrEqual(room.y + room.h + 0.001);
    }
  }
});

test("an onlooker has the room of a hand for the pile", () => {
  for (const layout of [wide, phone(), flat]) {
    const { pile, draw } = watched(layout);
    expect(pile.w * pile.h).toBeGreaterThan(layout.pile.w * layout.pile.h);
    expect(draw.x >= pile.x + pile.w || draw.y >= pile.y + pile.h).toBe(true);
  }
});

test("the pile spreads over the cards that are not needed while it is read", () => {
  const end = (box: Box) => ({ x: box.x + box.w, y: box.y + box.h });
  for (const layout of [wide, phone(), flat]) {
    expect(roomOfPile(layout, "nothing")).toEqual(layout.pile);
    expect(end(roomOfPile(layout, "draw"))).toEqual(end(layout.draw));
    expect(end(roomOfPile(layout, "draw and hand"))).toEqual(end(layout.hand));
  }
});
