import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import type { Record as GameRecord } from "../../engine/types/common";
import { lessons } from "./lessons";
import { lesson, refusalOf, tableOf } from "./testing";
import type { EventOf, Move } from "./types";

test.each(lessons)("the lesson on $rule opens, and the first lord is asked", ({ record }) => {
  expect(engine.Match.open(record).trouble()).toBeNull();
  expect(tableOf(record as GameRecord, 0).canAct).toBe(true);
});

/** What the events of the last move say. */
function told(rule: string, ...moves: readonly Move[]) {
  return tableOf(lesson(rule, ...moves)).log.at(-1)!.events;
}

test("DL-4.2: the six pays the owners of four Harvesters and the Brute’s Avatar", () => {
  const gains = told("DL-4.2", { type: "roll" }).filter((event) => event.type === "soulsGained");
  expect(gains.map(({ seat, amount }) => [seat, amount])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 1],
  ]);
});

test("DL-5.2: each Portal lets one Soul through", () => {
  expect(
    refusalOf(lesson("DL-5.2", { type: "spawn", node: "egypt" }), { type: "spawn", node: "egypt" }),
  ).toBe("DL-5.2");
});

test.each([
  ["portal", "japan", null],
  ["harvester", "japan", "DL-6.5"],
  ["harvester", "cape", null],
  ["portal", "india", "DL-6.4"],
  ["portal", "congo", "DL-6.3"],
] as const)("DL-6.3: a %s in %s is refused by %s", (piece, node, rule) => {
  expect(refusalOf(lesson("DL-6.3"), { type: "buy", piece, node })).toBe(rule);
});

test("DL-7.4: the guard may leave once it is relieved, and the newcomer may not", () => {
  const leave: Move = { type: "moveTroops", from: "alps", to: "iberia", count: 1 };
  const relief: Move = { type: "moveTroops", from: "baltic", to: "alps", count: 1 };
  expect(refusalOf(lesson("DL-7.4"), leave)).toBe("DL-7.4");
  expect(refusalOf(lesson("DL-7.4", relief), leave)).toBeNull();
  expect(refusalOf(lesson("DL-7.4", relief, leave), leave)).toBe("DL-7.2");
});

test("DL-8.4: the duel first takes a die from Mormo; the fight first does not", () => {
  const duel: Move = { type: "duel", defender: 1 };
  const fight: Move = { type: "fight", node: "alps", defender: 1 };
  const dice = (...moves: readonly Move[]) =>
    told("DL-8.4", ...moves)
      .filter((event) => event.type === "combatRound")
      .map(({ dice }) => dice.map(({ length }) => length))[0];
  expect(dice(duel, fight)).toEqual([3, 2]);
  expect(dice(fight)).toEqual([3, 3]);
});

test("DL-10.3: only in the Cape is there a Soul left for an unguarded Portal", () => {
  const open = ["egypt", "cape", "peru"].filter((to) => {
    const there = lesson("DL-10.3", { type: "moveAvatar", to });
    return tableOf(there).frame.legal.some(({ type }) => type === "desecrate");
  });
  expect(open).toEqual(["cape"]);
});

test("DL-14.2: a Harvester wins by a point, a Portal loses by one", () => {
  const score = (piece: "harvester" | "portal") => {
    const bought = lesson("DL-14.2", { type: "buy", piece, node: "cape" });
    return tableOf(bought).frame.standing.scores;
  };
  expect(score("harvester")).toEqual([18, 17]);
  expect(score("portal")).toEqual([16, 17]);
});

test("DL-15.4: a three and a six pay two Souls, and only the three nothing to Mormo", () => {
  const gains = (number: number) =>
    told("DL-15.4", { type: "chooseNumber", number })
      .filter((event) => event.type === "soulsGained")
      .reduce<[number, number]>(
        (sums, { seat, amount }) => (seat === 0 ? [sums[0] + amount, sums[1]] : [sums[0], sums[1] + amount]),
        [0, 0],
      );
  expect([1, 2, 3, 4, 5, 6].map(gains)).toEqual([
    [0, 0],
    [0, 1],
    [2, 0],
    [0, 0],
    [0, 1],
    [2, 2],
  ]);
});

test("DL-8.6: four dice to three, then three to three; the Harvester falls and an Event follows", () => {
  const events = told("DL-8.6", { type: "fight", node: "egypt", defender: 1 });
  const rounds = events.filter((event): event is typeof event & EventOf<"combatRound"> => {
    return event.type === "combatRound";
  });
  expect(rounds.slice(0, 2).map(({ dice }) => dice.map(({ length }) => length))).toEqual([
    [4, 3],
    [3, 3],
  ]);
  const types = events.map(({ type }) => type);
  expect(types.slice(types.indexOf("fightEnded"))).toEqual(
    expect.arrayContaining(["fightEnded", "pieceSacrificed", "worldEvent"]),
  );
});

test("DL-9.9: the duel is tied and then lost; two Portals are equally far, Siberia is nearer", () => {
  const lost = lesson("DL-9.9", { type: "duel", defender: 1 });
  expect(tableOf(lost).frame.view.pending).toEqual({ seat: 0, from: "alps", nodes: ["peru", "cape"] });
  expect(refusalOf(lost, { type: "retreat", node: "siberia" })).toBe("DL-9.9");
});

test("DL-10.4: nine breaks the Portal, and a card is turned up", () => {
  const types = told("DL-10.4", { type: "desecrate", node: "egypt", with: "avatar" }).map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(["desecrationRolled", "pieceSacrificed", "worldEvent"]);
});

test("DL-15.17: of three Troops in the Baltic the one that has not walked goes first", () => {
  const both: Move = { type: "moveTroops", from: "alps", to: "baltic", count: 2 };
  const on: Move = { type: "moveTroops", from: "baltic", to: "moscow", count: 1 };
  const { turnState } = tableOf(lesson("DL-15.17", both, on)).frame.view;
  expect(turnState!.spent).toEqual({ baltic: [2], moscow: [1] });
});
