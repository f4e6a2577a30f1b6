import { expect, test } from "vitest";
import engine, { failureOf } from "../../../../tests/wasm/engine";
import { lessons } from "./lessons";
import { answerTo, keyOf, movesOf, sameMove, subjectsOf, targetsOf, triggersWith } from "./select";
import { playThrough, tableOf } from "./testing";
import type { Move } from "./types";

const lesson = (rule: string) => lessons.find((it) => it.rule === rule)!.record;
/** Red drowns at c8; m6 holds red and yellow, red stands on i4 beside it, and m5 is full. */
const crowded = tableOf(engine, lesson("AK-7.10"), 0);
/** Yellow was pushed away from m6, and red stands on m5. */
const freed = tableOf(engine, lesson("AK-7.6"), 0);

const at = ({ frame }: typeof crowded, subject: ReturnType<typeof subjectsOf>[number] | null = null) => ({
  legal: frame.legal,
  subject,
  view: frame.view,
  own: "red",
});

test("own meeples, those to push and those in the sea can be taken up, each once", () => {
  const subjects = subjectsOf(freed.frame.legal);
  expect(subjects).toContainEqual({ role: "mover", space: "m6" });
  expect(subjects).toContainEqual({ role: "drowning", space: "c8", color: "red" });
  expect(new Set(subjects.map((it) => JSON.stringify(it))).size).toBe(subjects.length);
  expect(subjectsOf(crowded.frame.legal)).toContainEqual({ role: "pushed", space: "m6", color: "yellow" });
});

test("targets are exactly the legal moves of what is taken up", () => {
  const targets = targetsOf(crowded.frame.legal, { role: "pushed", space: "m6", color: "yellow" });
  const pushes = movesOf(crowded.frame.legal, "push");
  expect(targets.map(({ move }) => move)).toEqual(pushes.filter(({ from }) => from === "m6"));
  expect(targetsOf(freed.frame.legal, { role: "drowning", space: "c8", color: "red" })).toContainEqual({
    space: "m6",
    move: { type: "rescue", by: "m6", from: "c8", color: "red" },
  });
  expect(targetsOf(freed.frame.legal, null)).toEqual([]);
});

test("a tap on a tile with an own and a pushable meeple takes up the one that is hit", () => {
  const own = answerTo({ place: "m6", color: "red" }, at(crowded));
  expect(own).toEqual({ do: "select", subject: { role: "mover", space: "m6" } });
  const other = answerTo({ place: "m6", color: "yellow" }, at(crowded));
  expect(other).toEqual({ do: "select", subject: { role: "pushed", space: "m6", color: "yellow" } });
});

test("a key goes from one meeple of the tile to the next, and then lets go", () => {
  const first = answerTo({ place: "m6", color: null }, at(crowded));
  expect(first).toEqual({ do: "select", subject: { role: "mover", space: "m6" } });
  const second = answerTo({ place: "m6", color: null }, at(crowded, { role: "mover", space: "m6" }));
  expect(second).toMatchObject({ subject: { role: "pushed" } });
  const third = answerTo(
    { place: "m6", color: null },
    at(crowded, { role: "pushed", space: "m6", color: "yellow" }),
  );
  expect(third).toEqual({ do: "select", subject: null });
});

test("a tap on a ringed space chooses the move, also where an own meeple stands", () => {
  const answer = answerTo({ place: "i4", color: "red" }, at(crowded, { role: "mover", space: "m6" }));
  expect(answer).toEqual({ do: "choose", move: { type: "move", from: "m6", to: "i4" } });
});

test("a meeple that two can save waits for its rescuer, one that only one can save does not", () => {
  const two = answerTo({ place: "c8", color: "red" }, at(freed));
  const ways = targetsOf(freed.frame.legal, { role: "drowning", space: "c8", color: "red" });
  expect(ways.map(({ space }) => space)).toEqual(["m5", "m6"]);
  expect(two).toMatchObject({ do: "select", subject: { role: "drowning" } });
  const legal = freed.frame.legal.filter((move) => move.type !== "rescue" || move.by === "m6");
  const one = answerTo({ place: "c8", color: "red" }, { ...at(freed), legal });
  expect(one).toEqual({ do: "choose", move: { type: "rescue", by: "m6", from: "c8", color: "red" } });
});

test.each([
  ["a rescue to a full tile", "c8", { role: "mover", space: "m6" }, "AK-7.3"],
  ["a move into the volcano", "volcano", { role: "mover", space: "i1" }, "AK-1.4"],
  ["a move too far", "c10", { role: "mover", space: "i1" }, "AK-1.3"],
  ["a push into a temple", "c9", { role: "pushed", space: "m6", color: "yellow" }, "AK-7.11"],
  ["a meeple too strong to push", "c1", null, "AK-7.10"],
  ["an empty tile", "m1", null, "AK-7.2"],
] as const)("%s is asked about, and refused by its rule", (_, place, subject, rule) => {
  const color = place === "c1" ? "yellow" : null;
  const answer = answerTo({ place, color }, at(crowded, subject));
  if (answer.do !== "ask") throw new Error(`the tap means: ${answer.do}`);
  const refusal = engine.explain_move(lesson("AK-7.10"), answer.move, 0) as { rule: string };
  expect(refusal.rule).toBe(rule);
});

test("whatever is tapped: what is chosen is legal, and what is asked about is refused", () => {
  const taps = { choose: 0, ask: 0 };
  const options = [{}, { eventCheck: "judge" }, { omens: "open", variant: "gods" }];
  options.forEach((some, i) => {
    playThrough(engine, some, 3 + i, 40, (game, seat, legal) => {
      const { frame } = tableOf(engine, game, seat);
      const own = frame.view.seats[seat].bless;
      const places = [...frame.view.aids.spaces.map(({ id }) => id), "volcano"];
      const subjects = [null, ...subjectsOf(legal)].filter((_, n) => n % 5 === 0);
      for (const subject of subjects) {
        for (const place of places.filter((_, n) => (n + game.moves.length) % 6 === 0)) {
          const colors = [
            null,
            ...(frame.view.board[place]?.up ?? []),
            ...(frame.view.board[place]?.down ?? []),
          ];
          for (const color of colors) {
            const answer = answerTo({ place, color }, { legal, subject, view: frame.view, own });
            if (answer.do === "choose") {
              expect(legal.map(keyOf)).toContain(keyOf(answer.move));
              taps.choose += 1;
            } else if (answer.do === "ask") {
              expect(engine.explain_move(game, answer.move, seat)).toHaveProperty("rule");
              taps.ask += 1;
            }
          }
        }
      }
    });
  });
  expect(taps.choose).toBeGreaterThan(20);
  expect(taps.ask).toBeGreaterThan(300);
});

test("the engine would call a malformed question an error, not a refusal", () => {
  const move = { type: "rescue", by: "volcano", from: "c8", color: "red" };
  expect(failureOf(() => engine.apply_move(lesson("AK-7.10"), move, 0))).toMatchObject({ kind: "error" });
});

test("moves are compared by what they do", () => {
  const moves: Move[] = [
    { type: "omen", play: "wave", return: null },
    { type: "move", from: "c1", to: "c2" },
    { type: "rescue", by: "c1", from: "c2", color: "red" },
    { type: "push", from: "c1", color: "red", to: "c2" },
    { type: "pass" },
    { type: "declare", reveal: true },
    { type: "trigger", what: "wave", where: "south", will: null },
    { type: "wait" },
  ];
  expect(new Set(moves.map(keyOf)).size).toBe(moves.length);
  expect(sameMove(moves[0], { ...moves[0] } as Move)).toBe(true);
  expect(sameMove(moves[0], null)).toBe(false);
  expect(sameMove(null, null)).toBe(true);
});

test("omens picked narrow the sets that can be triggered", () => {
  const { legal } = tableOf(engine, lesson("AK-11.7"), 0).frame;
  expect(triggersWith(legal, new Set(["earthquake"]))).toHaveLength(1);
  expect(triggersWith(legal, new Set(["wave"]))).toEqual([]);
});
