import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { across, arrowsOf, borderBetween, borders, landOf, lands, shorten, step } from "./geometry";
import { Tables } from "./testing";

const names = new Tables(engine).names();

test("the map has 42 territories and 83 borders, each known to the engine by name", () => {
  expect(lands).toHaveLength(42);
  expect(borders).toHaveLength(83);
  for (const { id, en, fr } of lands) {
    const { name } = names.entry(id);
    const joined = (lines: readonly string[]) => lines.join(" ").replace("- ", "-");
    expect(joined(en)).toBe(name.en);
    expect(joined(fr)).toBe(name.fr);
  }
});

test("no two territories share the name that small maps show", () => {
  expect(new Set(lands.map(({ short }) => short)).size).toBe(lands.length);
});

test("a border joins the two it is named after, either way round", () => {
  const border = borderBetween("brazil", "peru")!;
  expect(borderBetween("peru", "brazil")).toBe(border);
  expect(across(border.id, "peru")).toBe("brazil");
  expect(across(border.id, "brazil")).toBe("peru");
  expect(across(border.id, "china")).toBeNull();
  expect(borderBetween("brazil", "china")).toBeNull();
});

test("every border has either a shared edge, a way over the sea or a way around the world", () => {
  for (const { edge, line, stubs } of borders) {
    expect([edge, line, stubs].filter((way) => way !== undefined)).toHaveLength(1);
  }
});

test("the way from Alaska to Kamchatka leaves the map in the west and comes back in the east", () => {
  const [leaving, coming] = arrowsOf("alaska", "kamchatka");
  expect(leaving![0]).toEqual(landOf("alaska").centre);
  expect(leaving![1][0]).toBeLessThan(landOf("alaska").centre[0]);
  expect(coming![0][0]).toBeGreaterThan(landOf("kamchatka").centre[0]);
  expect(coming![1]).toEqual(landOf("kamchatka").centre);
  expect(arrowsOf("brazil", "peru")).toHaveLength(1);
});

test("a shortened way keeps its direction, and something of its length", () => {
  expect(
    shorten(
      [
        [0, 0],
        [100, 0],
      ],
      10,
      20,
    ),
  ).toEqual([
    [10, 0],
    [80, 0],
  ]);
  const [[start], [end]] = shorten(
    [
      [0, 0],
      [10, 0],
    ],
    50,
    50,
  );
  expect(start).toBeLessThan(end);
});

test("the arrow keys lead from every territory to every other", () => {
  const reached = new Set(["alaska"]);
  for (const id of reached) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = step(key, id);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(42);
});

test("an arrow key leads in its own direction; Home and End lead to the ends of the list", () => {
  for (const { id, centre } of lands) {
    const next = step("ArrowLeft", id);
    if (next) expect(landOf(next).centre[0]).toBeLessThan(centre[0]);
  }
  expect(step("Home", "peru")).toBe(lands[0]!.id);
  expect(step("End", "peru")).toBe(lands.at(-1)!.id);
  expect(step("x", "peru")).toBeNull();
});
