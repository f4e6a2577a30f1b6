import { expect, test } from "vitest";
import { plateOnShow } from "./board.svelte";
import { concerns, plateOf } from "./story";
import { lesson, tableOf } from "./testing";
import type { Move, ToldEvent } from "./types";

const last = (rule: string, ...moves: readonly Move[]): readonly ToldEvent[] =>
  tableOf(lesson(rule, ...moves)).log.at(-1)!.events;

const fight = last("DL-8.6", { type: "fight", node: "egypt", defender: 1 });
const duel = last("DL-9.9", { type: "duel", defender: 1 });
const gate = last("DL-10.4", { type: "desecrate", node: "egypt", with: "avatar" });

test("a fight: its sides, its rounds, and each die with its reason", () => {
  const plate = plateOf(fight)!;
  expect(plate).toMatchObject({ kind: "fight", node: "egypt", seats: [0, 1], start: [3, 2] });
  if (plate.kind !== "fight") return;
  const reasons = plate.rounds[0]!.dice.map((side) => side.map(({ reason }) => reason));
  expect(reasons).toEqual([
    ["base", "base", "moreTroops", "avatar"],
    ["base", "base", "harvester"],
  ]);
  expect(plate.rounds.map(({ sums, lost, left }) => [sums, lost, left])).toEqual([
    [
      [4, 18],
      [1, 0],
      [2, 2],
    ],
    [
      [15, 6],
      [0, 1],
      [2, 1],
    ],
    [
      [19, 7],
      [0, 1],
      [2, 0],
    ],
  ]);
  expect(plate.after.map(({ type }) => type)).toEqual(["fightEnded", "pieceSacrificed", "worldEvent"]);
});

test("a fight is told as far as its events go", () => {
  const begun = plateOf(fight.slice(0, 2))!;
  expect(begun.kind === "fight" && begun.rounds).toHaveLength(1);
  expect(begun.after).toEqual([]);
  expect(plateOf(fight.slice(0, 0))).toBeNull();
});

test("a duel keeps the throws that were tied", () => {
  const plate = plateOf(duel)!;
  expect(plate.kind === "duel" && plate.throws.map(({ totals }) => totals)).toEqual([
    [5, 5],
    [2, 7],
  ]);
  expect(plate.after.map(({ type }) => type)).toEqual(["duelEnded"]);
});

test("a desecration concerns who tries it and whose Portal falls", () => {
  const plate = plateOf(gate)!;
  expect(plate).toMatchObject({ kind: "desecration", node: "egypt", seat: 0 });
  expect([0, 1, 2].map((seat) => concerns(plate, seat))).toEqual([true, true, false]);
  expect([0, 1, 2].map((seat) => concerns(plateOf(fight)!, seat))).toEqual([true, true, false]);
});

test("no other move has a plate", () => {
  expect(plateOf(last("DL-4.2", { type: "roll" }))).toBeNull();
});

test("what befell a player is still told when their turn comes again", () => {
  // Azazel breaks Mormo's gate, and Mormo has the next turn.
  const broken = lesson("DL-10.4", { type: "desecrate", node: "egypt", with: "avatar" });
  expect(plateOnShow(tableOf(broken, 1))?.kind).toBe("desecration");
  // Mormo goes on: that puts it away for Mormo.
  const rolled = lesson(
    "DL-10.4",
    { type: "desecrate", node: "egypt", with: "avatar" },
    { type: "roll" },
    { type: "endPhase" },
  );
  expect(plateOnShow(tableOf(rolled))).toBeNull();
  expect(plateOnShow(tableOf(rolled, null))).toBeNull();
});
