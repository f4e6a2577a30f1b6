// The lessons of every game, played with the engine as anybody loads it.

import { expect, test } from "vitest";
import type { Goal, Lesson } from "../../www/src/boards/contract";
import { fits } from "../../www/src/embed/goal";
import type { Cited, Record as GameRecord, Seat } from "../../www/src/engine/types/common";
import engine from "./engine";

const shelf = import.meta.glob<{ lessons: readonly Lesson[] }>("../../www/src/boards/*/lessons.ts", {
  eager: true,
});
const lessons = Object.values(shelf)
  .flatMap((module) => module.lessons)
  .map((lesson) => [lesson.rule, lesson] as const);

test("every game has lessons, at least four", () => {
  const count = new Map<string, number>();
  for (const [, { record }] of lessons) {
    const { game } = record as GameRecord;
    count.set(game, (count.get(game) ?? 0) + 1);
  }
  for (const { id } of engine.games()) expect(count.get(id) ?? 0, id).toBeGreaterThanOrEqual(4);
});

test("each is on a rule of its own", () => {
  expect(new Set(lessons.map(([rule]) => rule)).size).toBe(lessons.length);
});

test.each(lessons)("%s: it is told in both languages, with their own marks", (_, { title, text }) => {
  for (const lang of ["en", "fr"] as const) {
    expect(title[lang]).not.toBe("");
    expect(text[lang]).not.toMatch(/'| [:;?!]/);
  }
});

test.each(lessons)("%s: its record plays to its end, and its rule is in the rulebook", (rule, lesson) => {
  const match = engine.Match.open(lesson.record);
  expect(match.trouble()).toBeNull();
  const { game, moves } = lesson.record as GameRecord;
  if (lesson.mode === "play") expect(match.frame(undefined, moves.length).toAct).toHaveLength(1);
  else expect(lesson.ply).toBeLessThan(moves.length);
  for (const lang of ["en", "fr"]) {
    const { sections } = engine.rulebook(game, lang) as { sections: { rules: { id: string }[] }[] };
    expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toContain(rule);
  }
});

const tasks = lessons.flatMap(([rule, { goal, record }]) => (goal ? [[rule, goal, record] as const] : []));

test.each(tasks)("%s: its task can be solved, and can be missed", (_, goal, record) => {
  const verdicts = new Set(tries(engine.replay(record), goal, goal.moves ?? 1));
  expect(verdicts).toEqual(new Set(["solved", "missed"]));
});

/** What comes of every way to use up the reader's moves. */
function* tries(game: GameRecord, goal: Goal, left: number): Generator<"solved" | "missed"> {
  for (const [seat, move] of choices(game)) {
    const { game: after, events } = engine.apply_move(game, move, seat) as {
      game: GameRecord;
      events: Cited<object>[];
    };
    const right = goal.right.some((wanted) =>
      "move" in wanted ? fits(wanted.move, move) : events.some((event) => fits(wanted.event, event)),
    );
    if (right) yield "solved";
    else if (left === 1 || choices(after).length === 0) yield "missed";
    else yield* tries(after, goal, left - 1);
  }
}

function choices(game: GameRecord): [Seat, unknown][] {
  return game.seats.flatMap((_, seat) =>
    (engine.legal_moves(game, seat) as unknown[]).map((move): [Seat, unknown] => [seat, move]),
  );
}
