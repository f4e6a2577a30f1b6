import { expect, test } from "vitest";
import { duration, sceneAt, stageOf, underway } from "./animate";
import { lesson, tableOf } from "./testing";
import type { Move, View } from "./types";

/** What lies on the board, without what no scene shows. */
function onBoard({ nodes, seats, event, brute, turn, round }: View) {
  const lords = seats.map(({ out: _, banished: __, ...lord }) => lord);
  return { nodes, lords, event, brute, turn, round };
}

test.each<[string, ...Move[]]>([
  ["DL-4.2", { type: "roll" }],
  ["DL-5.2", { type: "spawn", node: "egypt" }],
  ["DL-6.3", { type: "buy", piece: "harvester", node: "cape" }],
  ["DL-7.4", { type: "moveTroops", from: "baltic", to: "alps", count: 2 }],
  ["DL-15.17", { type: "moveAvatar", to: "cape" }],
  ["DL-8.6", { type: "fight", node: "egypt", defender: 1 }],
  ["DL-9.9", { type: "duel", defender: 1 }],
  ["DL-10.4", { type: "desecrate", node: "egypt", with: "avatar" }],
])("the last scene of a move at the lesson on %s is what the engine shows", (rule, move) => {
  const before = tableOf(lesson(rule), null);
  const after = tableOf(lesson(rule, move), null);
  const events = after.log.at(-1)!.events;
  expect(onBoard(sceneAt(before.frame.view, events))).toEqual(onBoard(after.frame.view));
  // And before any of them was told, nothing has changed.
  expect(sceneAt(before.frame.view, [])).toBe(before.frame.view);
});

test("an elimination takes the Avatar from the scene", () => {
  const { view } = tableOf(lesson("DL-9.9"), null).frame;
  const scene = sceneAt(view, [{ type: "seatEliminated", seat: 1, by: 0 }]);
  expect(scene.seats[1]).toMatchObject({ alive: false, avatar: null });
});

test("what is on its way has left one node and is not yet on the other", () => {
  const move: Move = { type: "moveTroops", from: "baltic", to: "alps", count: 2 };
  const { frame, log } = tableOf(lesson("DL-7.4", move), null);
  const march = log.at(-1)!.events.find(({ type }) => type === "troopsMoved")!;
  const { nodes } = underway(frame.view, march);
  expect([nodes.baltic!.troops[0], nodes.alps!.troops[0]]).toEqual([0, 1]);
  const flown = tableOf(lesson("DL-15.17", { type: "moveAvatar", to: "cape" }), null);
  const leap = flown.log.at(-1)!.events.find(({ type }) => type === "avatarMoved")!;
  expect(underway(flown.frame.view, leap).seats[0]!.avatar).toBeNull();
});

test("what moves takes at most the time of a motion, what is read a little longer, phases none", () => {
  const cited = { rule: "DL-7.1" };
  const walk = { ...cited, type: "troopsMoved", seat: 0, from: "alps", to: "baltic", count: 1 } as const;
  expect(duration(walk)).toBeGreaterThanOrEqual(150);
  expect(duration(walk)).toBeLessThanOrEqual(400);
  expect(duration({ ...cited, type: "worldEvent", card: "carnage", replaced: null })).toBeGreaterThan(1000);
  expect(duration({ ...cited, type: "phaseEnded", phase: "spawn", seat: 0, auto: true })).toBe(0);
  expect(stageOf(walk)).toEqual(["alps", "baltic"]);
  expect(stageOf({ type: "roundEnded", round: 1 })).toEqual([]);
});
