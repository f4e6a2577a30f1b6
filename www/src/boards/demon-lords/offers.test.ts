import { expect, test } from "vitest";
import { flagOf, sentencesOf } from "./forecast";
import { offersOf } from "./offers";
import type { Picked } from "./select";
import { lesson, previewOf, setOut, speakerAt, tableOf } from "./testing";
import type { Move } from "./types";

function offered(record: ReturnType<typeof lesson>, picked: Picked | null = null, count = 1) {
  const table = tableOf(record);
  const { legal } = table.frame;
  const of = (move: Move) => previewOf(record, move);
  return offersOf({ legal, picked, count, of }, speakerAt(table)).map(({ title, note }) => [title, note]);
}

const told = (record: ReturnType<typeof lesson>, move: Move, lang: "en" | "fr" = "en") =>
  sentencesOf(previewOf(record, move), speakerAt(tableOf(record, undefined, lang)));

test("a stack offers its ways, the fights first, each with what waits there", () => {
  const record = lesson("DL-15.17", { type: "moveTroops", from: "alps", to: "baltic", count: 2 });
  const ways = offered(record, { kind: "stack", node: "baltic" }, 3);
  expect(ways[0]![0]).toBe("Moscow");
  expect(ways[0]![1]).toMatch(/^Fight Mormo, 3 dice to 3, \d+%$/);
  expect(ways.slice(1).map(([title]) => title)).toEqual(["Britain", "Scandinavia", "Alps", "Balkans"]);
  expect(ways[1]![1]).toBe("nobody there");
});

test("what can be bought where, and on one node", () => {
  expect(offered(lesson("DL-6.3"), { kind: "node", node: "cape" })).toEqual([
    ["Cape", "Harvester, 4 Souls"],
    ["Cape", "Portal, 4 Souls"],
  ]);
  expect(offered(lesson("DL-6.3")).map(([title]) => title)).toEqual(["Cape", "Alps", "Cape", "Japan"]);
});

test("a spawn among enemies tells the fight, another how many may follow", () => {
  expect(offered(lesson("DL-5.2"))).toEqual([
    ["Egypt", expect.stringMatching(/^Fight Mormo, 2 dice to 3, \d+%$/)],
    ["Alps", ""],
  ]);
  expect(told(lesson("DL-5.2"), { type: "spawn", node: "alps" })).toEqual(["The last one here."]);
});

test("a duel says its chance, and that it must be fought", () => {
  expect(offered(lesson("DL-9.9"))).toEqual([["Duel Mormo", "you win 32%, must be settled"]]);
  const lines = told(lesson("DL-9.9"), { type: "duel", defender: 1 });
  expect(lines[1]).toBe("You roll a die + 1, Mormo the same + 2.");
  expect(lines[2]).toMatch(/^Your Avatar has to flee: \d+%\.$/);
});

test("with nowhere to flee a lost duel is a banishment", () => {
  const naked = setOut({
    phase: "combat",
    turnState: { numbers: [4], avatarMoved: true },
    brute: 0,
    seats: [{ avatar: "alps" }, { avatar: "alps" }, { avatar: "peru" }],
    nodes: { cape: { harvester: 0, troops: [1, 0, 0] } },
  });
  const lines = told(naked, { type: "duel", defender: 1 });
  expect(lines.some((line) => line.startsWith("Brahe has no refuge and is banished: "))).toBe(true);
  expect(lines.some((line) => line.startsWith("Your Avatar has to flee: "))).toBe(true);
});

test("a fight tells both sides’ dice and the Harvester at stake, in French too", () => {
  const move: Move = { type: "fight", node: "egypt", defender: 1 };
  expect(told(lesson("DL-8.6"), move)).toEqual([
    expect.stringMatching(/^Fight Mormo: your 4 dice to 3, as things stand. You hold it \d+% of the time\.$/),
    "Mormo’s Harvester falls with its last Troop.",
  ]);
  expect(told(lesson("DL-8.6"), move, "fr")[0]).toMatch(
    /^Combat contre Mormo\u00a0: vos 4 dés contre 3, en l’état. Vous tenez la case dans \d+\u202f% des cas\.$/,
  );
});

test("the flags beside a target: a desecration’s price and chance, a refuge’s distance, an Avatar’s price", () => {
  const flag = (record: ReturnType<typeof lesson>, move: Move) =>
    flagOf(move, previewOf(record, move), speakerAt(tableOf(record)));
  expect(flag(lesson("DL-10.4"), { type: "desecrate", node: "egypt", with: "avatar" })).toEqual({
    title: "1 Soul",
    line: "two dice, 8 or more: 42%",
  });
  const beaten = lesson("DL-9.9", { type: "duel", defender: 1 });
  expect(flag(beaten, { type: "retreat", node: "peru" })).toEqual({ title: "Peru", line: "5 lines away" });
  expect(flag(lesson("DL-15.17"), { type: "moveAvatar", to: "cape" })).toEqual({
    title: "Cape",
    line: "1 Soul",
  });
});
