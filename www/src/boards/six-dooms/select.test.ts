import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { dice, of, record } from "./positions";
import {
  attempt,
  choiceOf,
  counts,
  draftOf,
  inQuestion,
  moveOf,
  movesOf,
  permissions,
  places,
  sameMove,
  settle,
  sources,
  targets,
  type Deed,
} from "./select";
import { Tables } from "./testing";
import type { Move } from "./types";

const tables = new Tables(engine);
const lesson = (rule: string) => lessons.find((one) => one.rule === rule)!.record;

/** Ada with six armies and two supplies beside the zombies of Peru and Clio’s Venezuela. */
const brink = record({
  doom: "zombies",
  seat: 0,
  lands: {
    brazil: { armies: of(0, 6), supplies: 2 },
    peru: { apocalytes: 2, armies: [0, 3, 0] },
    venezuela: { armies: of(2, 2) },
  },
});
const { legal, view } = tables.at(brink).frame;

test("a count that the list leaves out can be chosen all the same", () => {
  expect(counts([1, 2, 3])).toEqual([1, 2, 3]);
  expect(counts([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 17])).toEqual(
    Array.from({ length: 17 }, (_, i) => i + 1),
  );
  const crowd = record({ doom: "aliens", seat: 0, lands: { brazil: { armies: of(0, 30) } } });
  const moves = movesOf(tables.at(crowd).frame.legal, "move").filter(({ to }) => to === "venezuela");
  expect(moves.map(({ count }) => count)).not.toContain(17);
  expect(counts(moves.map(({ count }) => count))).toContain(17);
  const left: Move = { type: "move", from: "brazil", to: "venezuela", count: 17, supply: false };
  expect(tables.forbids(crowd, left)).toBeUndefined();
});

test("what can be done, from where and to where, is what the engine lists", () => {
  expect(sources(legal)).toContain("brazil");
  expect(sources(legal)).not.toContain("peru");
  expect(targets(legal, "brazil").get("peru")).toEqual(["attack", "move", "close"]);
  expect([...targets(legal, "brazil", "close").keys()].sort()).toEqual([
    "argentina",
    "north-africa",
    "peru",
    "venezuela",
  ]);
  expect(targets(legal, "china").size).toBe(0);
});

test("the first offer is an attack where foes stand, and a movement at home", () => {
  const at = (to: string) => draftOf(legal, "brazil", to, null, view, 0)!;
  expect(at("peru")).toMatchObject({ deed: "attack", foe: "apocalytes", dice: 3 });
  expect(at("argentina")).toMatchObject({ deed: "move", count: 5, supply: false });
  expect(draftOf(legal, "brazil", "peru", "close", view, 0)).toMatchObject({ deed: "close" });
  expect(draftOf(legal, "brazil", "china", null, view, 0)).toBeNull();
});

test("whom to attack is open where several forces stand", () => {
  const draft = draftOf(legal, "brazil", "peru", null, view, 0)!;
  expect(choiceOf(legal, draft).foes).toEqual([1, "apocalytes"]);
  const other = settle(legal, { ...draft, foe: 1 }, view);
  expect(moveOf(other)).toEqual({ type: "attack", from: "brazil", to: "peru", target: 1, dice: 3 });
});

test("a wish that cannot be had becomes the nearest that can", () => {
  const draft = draftOf(legal, "brazil", "argentina", "move", view, 0)!;
  expect(settle(legal, { ...draft, count: 99 }, view).count).toBe(5);
  expect(settle(legal, { ...draft, supply: true }, view).supply).toBe(true);
  const close = draftOf(legal, "brazil", "argentina", "close", view, 0)!;
  expect(settle(legal, { ...close, supplies: 2 }, view).supplies).toBe(2);
  expect(settle(legal, { ...close, supplies: 3 }, view).supplies).toBe(2);
});

test.each(["SD-4.16", "SD-4.23", "SD-5.21", "SD-6.5", "SD-6.19", "SD-P.14", "SD-A.12"])(
  "every deed that the position of %s offers is one that the engine accepts",
  (rule) => {
    const position = lesson(rule);
    const { frame, viewer } = tables.at(position);
    for (const from of sources(frame.legal)) {
      for (const [to, deeds] of targets(frame.legal, from)) {
        for (const deed of deeds) {
          const draft = draftOf(frame.legal, from, to, deed, frame.view, viewer!)!;
          expect(draft.deed).toBe(deed);
          expect(tables.forbids(position, moveOf(draft))).toBeUndefined();
        }
      }
    }
  },
);

test("an impossible tap becomes a move that the engine refuses with the fitting rule", () => {
  const tries = (from: string, to: string, wish: Deed | null = null) =>
    tables.forbids(brink, attempt(from, to, wish, view, 0));
  expect(tries("brazil", "congo")).toBe("SD-4.2");
  expect(tries("argentina", "peru")).toBe("SD-5.6");
  expect(tries("china", "india")).toBe("SD-5.2");
  expect(tries("argentina", "brazil", "close")).toBe("SD-6.4");
});

test("what lies behind a barricade is tried by breaking it", () => {
  const walled = record({
    doom: "zombies",
    seat: 0,
    lands: { peru: { armies: of(1, 3) } },
    borders: [{ id: "peru--brazil", strength: 1, side: "peru" }],
  });
  const move = attempt("brazil", "peru", null, tables.at(walled).frame.view, 0);
  expect(move).toMatchObject({ type: "breach" });
  expect(tables.forbids(walled, move)).toBe("SD-6.16");
});

test("permissions are offered by other player, without the present one", () => {
  expect(permissions(legal).get(1)!.sort()).toEqual(["enter", "refuse", "share"]);
  const set = tables.played(brink, { type: "setPermission", seat: 1, level: "share" });
  expect(permissions(tables.at(set).frame.legal).has(1)).toBe(false);
});

test("places are those of moves that name one territory", () => {
  const building = tables.played(lesson("SD-7.7"), { type: "reinforce" });
  const { legal } = tables.at(building).frame;
  expect(places(legal, "place")).toContain("argentina");
  expect(places(legal, "place")).not.toContain("brazil");
  expect(places(legal, "claim").size).toBe(0);
});

test("moves are the same when all that they say is", () => {
  const attack: Move = { type: "attack", from: "brazil", to: "peru", target: 1, dice: 3 };
  expect(sameMove(attack, { ...attack })).toBe(true);
  expect(sameMove(attack, { ...attack, dice: 2 })).toBe(false);
  expect(sameMove(attack, null)).toBe(false);
  expect(dice(1, 6)).toEqual([0, 5]);
});

test("a question is about somebody on the way: who asks to enter, who attacks, who comes by itself", () => {
  const asked = (record: unknown) => inQuestion(tables.at(record).frame.view);
  expect(inQuestion(view)).toBeNull();
  expect(asked(lesson("SD-4.16"))).toBeNull();
  expect(asked(lesson("SD-4.11"))).toEqual({ from: "brazil", to: "peru", by: 0, count: 2, supply: false });
  expect(asked(lesson("SD-6.8"))).toEqual({ from: "brazil", to: "peru", by: 0, count: 3, supply: false });
  const marching = record({
    doom: "zombies",
    seat: 2,
    lands: { peru: { apocalytes: 4 }, brazil: { armies: of(0, 4), supplies: 1 } },
    chance: [1, 3],
    moves: [[2, { type: "endTurn" }]],
  });
  expect(asked(marching)).toEqual({ from: "peru", to: "brazil", by: "apocalytes", count: 3, supply: false });
});
