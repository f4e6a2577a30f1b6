import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { duration, lastStep, newsFor, sceneAt, sceneOf, sunkIn } from "./animate";
import { lessons } from "./lessons";
import { playThrough, tableOf } from "./testing";
import type { Event, LogEntry, View } from "./types";

const record = lessons.find(({ rule }) => rule === "AK-8.8")!.record as { moves: unknown[] };
const before = tableOf(engine, { ...record, moves: record.moves.slice(0, 1) }, 0).frame.view;
const after = tableOf(engine, record, 0);
const events = after.log.find(({ ply }) => ply === 2)!.events;
const upTo = (type: Event["type"]) =>
  sceneAt(before, events.slice(0, events.findIndex((event) => event.type === type) + 1));

test("the omens are turned up before anything sinks", () => {
  const scene = upTo("omensRevealed");
  expect(scene.revealed).toEqual(["earthquake", "wave", "mercy", "south"]);
  expect(scene.struck).toBeNull();
  expect(scene.view.omenPile.map(({ card }) => card)).toEqual(["earthquake", "wave", "mercy", "south"]);
});

test("an apocalypse first shows what it strikes", () => {
  const scene = upTo("apocalypse");
  expect(scene.struck).toEqual(["m6", "m7", "c8", "c11"]);
  expect(scene.sunk).toEqual([]);
  expect(scene.view.board.m6.terrain).toBe("land");
});

test("a tile sinks before its meeple falls", () => {
  expect(upTo("tileSunk")).toMatchObject({ sunk: ["m6"], fallen: [] });
  expect(upTo("tileSunk").view.board.m6).toEqual({ terrain: "sea", up: ["red"], down: [] });
  expect(upTo("laidDown").fallen).toEqual([{ space: "m6", color: "red" }]);
  expect(upTo("laidDown").view.board.m6).toEqual({ terrain: "sea", up: [], down: ["red"] });
});

test("the cards stay in sight until all is told", () => {
  expect(upTo("omensReturned").view.omenPile).toHaveLength(4);
  expect(sceneOf(after.frame.view).view.omenPile).toEqual([]);
});

/** What events tell in full; counts of hidden cards they do not. */
const told = ({ board, discarded, deadOmens, seats, turn }: View, viewer: number) => ({
  board: Object.fromEntries(
    Object.entries(board).map(([id, it]) => [id, { ...it, up: it.up.toSorted(), down: it.down.toSorted() }]),
  ),
  discarded,
  deadOmens,
  hand: seats[viewer].hand?.toSorted(),
  penalties: seats.map((seat) => seat.penalties),
  phase: turn.phase,
});

test.each([{}, { eventCheck: "judge", variant: "gods" }, { omens: "open" }])(
  "the last scene of a move is the state it leads to, for every seat: %o",
  (options) => {
    let moves = 0;
    let game: unknown = null;
    const end = playThrough(engine, options, 11, 400, (at) => {
      check(at);
      game = at;
    });
    expect(game).not.toBeNull();
    check(end);
    expect(moves).toBeGreaterThan(40);

    function check(at: { moves: unknown[] }): void {
      if (at.moves.length === 0) return;
      const viewer = moves++ % 4;
      const earlier = tableOf(engine, { ...at, moves: at.moves.slice(0, -1), result: null }, viewer);
      const now = tableOf(engine, at, viewer);
      // The end is told on a screen of its own: hands join the draw pile and curses are shown.
      if (now.frame.view.turn.phase === "over") return;
      const { events: all } = now.log.find(({ ply }) => ply === at.moves.length)!;
      expect(told(sceneAt(earlier.frame.view, all).view, viewer)).toEqual(told(now.frame.view, viewer));
    }
  },
);

test("what must be seen has its time, what is only bookkeeping has none", () => {
  for (const event of events) {
    const seen = ["omensRevealed", "apocalypse", "tileSunk", "laidDown", "omensReturned"];
    if (seen.includes(event.type)) expect(duration(event)).toBeGreaterThan(0);
    if (event.type === "phaseStarted") expect(duration(event)).toBe(0);
  }
});

const entry = (ply: number, seat: number | null, ...some: Event[]): LogEntry<Event> => ({
  ply,
  seat,
  events: some.map((event) => ({ ...event, rule: "AK-1.1" })),
});
const sank = (space: string): Event => ({ type: "tileSunk", space });
const log = [
  entry(0, null),
  entry(1, 0, sank("c1")),
  entry(2, 0, sank("c2")),
  entry(3, 1, sank("c3"), { type: "moved", seat: 1, color: "red", from: "m1", to: "m2" }),
  entry(4, 0, sank("c4")),
];

test("news is what happened since the viewer's last turn ended, its last move included", () => {
  expect(sunkIn(newsFor(log, 4, 0))).toEqual(["c2", "c3", "c4"]);
  expect(sunkIn(newsFor(log, 3, 0))).toEqual(["c2", "c3"]);
  expect(sunkIn(newsFor(log, 2, 0))).toEqual(["c1", "c2"]);
  expect(sunkIn(newsFor(log, 4, 1))).toEqual(["c3", "c4"]);
  expect(sunkIn(newsFor(log, 4, null))).toEqual(["c4"]);
});

test("the last step of a meeple is found among the events", () => {
  expect(lastStep(log[3].events)).toMatchObject({ from: "m1", to: "m2" });
  expect(lastStep(log[4].events)).toBeNull();
});
