import { describe, expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { duration, lastMoves, sceneAt } from "./animate";
import { bench } from "./testing";
import type { Event, Move, View } from "./types";

const { lesson, playThrough, tableOf } = bench(engine);

const attack: Move = { type: "expand", from: "new", to: "knossos", cost: 6 };
const before = tableOf(lesson("OL-4.17")).frame.view;
const after = tableOf(lesson("OL-4.17", [0, attack]));
const events = after.log.at(-1)!.events;
const upTo = (type: Event["type"]) =>
  sceneAt(before, events.slice(0, events.findIndex((event) => event.type === type) + 1));

test("a new settler leaves the stock before it is seen on its way", () => {
  expect(upTo("settlerCreated").seats[0]!.stock).toBe(3);
  expect(upTo("settlerCreated").spaces.argolis!.stack).toEqual([0]);
  expect(upTo("settlerMoved").spaces.knossos!.stack).toEqual([1, 0]);
  expect(upTo("settlerMoved").spaces.argolis!.stack).toEqual([0]);
});

test("the marker moves on top of whoever is there", () => {
  const scene = upTo("markerMoved");
  expect(scene.pos).toEqual([6, 0, 0, 0]);
  expect(scene.arrival[0]).toBeGreaterThan(Math.max(...before.arrival));
});

test("a beaten tribe is gone", () => {
  const fight: Event = { type: "fought", seat: 0, space: "thessaly", defender: "tribe", cost: 2 };
  expect(before.spaces.thessaly!.tribe).toBe(true);
  expect(sceneAt(before, [fight]).spaces.thessaly!.tribe).toBe(false);
});

/** What the boards show and the events tell in full. */
const shown = ({ spaces, pos, arrival, clock, slots, wonders, finished, seats, olympos }: View) => ({
  spaces,
  pos,
  arrival,
  clock,
  wonders,
  finished,
  left: Object.fromEntries(
    Object.entries(slots).map(([slot, { left, bonuses }]) => [slot, { left, bonuses }]),
  ),
  owned: seats.map(({ tiles, wonders }) => ({ tiles, wonders })),
  piles: olympos.pileCounts,
  revealed: olympos.revealed.map(({ card, zeus, seat, affected }) => ({ card, zeus, seat, affected })),
});

test.each([3, 4, 5])("with %d players the last scene of a move is the state it leads to", (players) => {
  let view: View | null = null;
  let compared = 0;
  playThrough(players, 11, (match) => {
    const table = tableOf(match, null);
    const entry = table.log.at(-1)!;
    if (view) {
      expect(shown(sceneAt(view, entry.events))).toEqual(shown(table.frame.view));
      compared += 1;
    }
    view = table.frame.view;
  });
  expect(compared).toBeGreaterThan(60);
});

describe("the last moves", () => {
  const path = ["argolis", "myrtoan-sea", "cretan-sea", "knossos"];

  test("are the last action, if nobody has acted since the viewer", () => {
    expect(lastMoves(after.log, 1, 0)).toEqual({ paths: [path], slots: [] });
    expect(lastMoves(after.log, 1, 1)).toEqual({ paths: [path], slots: [] });
    const discover: Move = { type: "discover", slot: "r4c5", spend: { grain: 1 }, cost: 7 };
    const { log } = tableOf(lesson("OL-6.4", [0, discover]));
    expect(lastMoves(log, 1, null)).toEqual({ paths: [], slots: ["r4c5"] });
  });

  test("are all that the others did since the viewer acted", () => {
    const [brahe, clio] = [1, 2].map((seat) => ({
      ply: seat + 1,
      events: [{ type: "settlerMoved" as const, seat, path: ["north", "thrace"] }],
    }));
    const log = [...after.log, brahe!, clio!];
    const theirs = [brahe!, clio!].map(({ events }) => events[0]!.path);
    expect(lastMoves(log, 3, 0).paths).toEqual(theirs);
    expect(lastMoves(log, 3, 1).paths).toEqual([theirs[1]]);
    expect(lastMoves(log, 3, null).paths).toEqual([theirs[1]]);
  });

  test("are the last action alone for who looks at the past", () => {
    const later = {
      ply: 4,
      events: [{ type: "settlerMoved" as const, seat: 2, path: ["north", "illyria"] }],
    };
    const between = {
      ply: 3,
      events: [{ type: "settlerMoved" as const, seat: 1, path: ["north", "thrace"] }],
    };
    const first = {
      ply: 2,
      events: [{ type: "settlerMoved" as const, seat: 2, path: ["north", "macedonia"] }],
    };
    const log = [...after.log, first, between, later];
    expect(lastMoves(log, 3, 0).paths).toEqual([["north", "thrace"]]);
    expect(lastMoves(log, 4, 0).paths).toHaveLength(3);
  });

  test("are none before the first", () => {
    expect(lastMoves(after.log, 0, 0)).toEqual({ paths: [], slots: [] });
  });
});

test("what moves or must be read has its time, bookkeeping has none", () => {
  const timeOf = (event: Event) => duration({ ...event, rule: "OL-1.1" });
  for (const event of events) {
    const seen = ["settlerCreated", "settlerMoved", "fought", "markerMoved"].includes(event.type);
    expect(timeOf(event) > 0).toBe(seen);
  }
  expect(timeOf({ type: "turnEnded", seat: 0 })).toBe(0);
});
