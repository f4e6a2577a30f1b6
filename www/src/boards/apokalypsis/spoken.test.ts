import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { intentOf } from "./intent.svelte";
import { lessons } from "./lessons";
import { subjectsOf, type Subject } from "./select";
import { spokenSpace } from "./spoken";
import { tableOf } from "./testing";
import { phrasesOf } from "./words";

const record = (rule: string) => lessons.find((lesson) => lesson.rule === rule)!.record;

function spoken(
  rule: string,
  space: string,
  subject: Subject | null = null,
  lang: "en" | "fr" = "en",
): string {
  const table = tableOf(engine, record(rule), 0, lang);
  const intent = intentOf(table);
  intent.take(subject);
  const around = {
    view: table.frame.view,
    own: intent.own,
    subject: intent.subject,
    subjects: subjectsOf(intent.legal),
    targets: intent.targets,
    struck: intent.signs?.struck ?? [],
  };
  return spokenSpace(space, around, table.names, phrasesOf(lang));
}

test("a space speaks its name, its ground and who stands there", () => {
  expect(spoken("AK-6.1", "m6")).toBe("High valley m6, land, red meeple and yellow meeple");
  expect(spoken("AK-6.1", "c2")).toBe("Beach c2, land, empty");
  expect(spoken("AK-6.1", "c9")).toBe("Beach c9, temple, empty");
  expect(spoken("AK-6.1", "m6", null, "fr")).toBe("Haute vallée m6, terre, pion rouge et pion jaune");
});

test("it says what can be done there", () => {
  expect(spoken("AK-7.10", "m6")).toBe(
    "High valley m6, land, red meeple and yellow meeple, can act, yellow can be pushed",
  );
  expect(spoken("AK-7.10", "c8")).toBe("Beach c8, sea, red meeple in the water, last chance for red");
  expect(spoken("AK-7.6", "c8")).toBe(
    "Beach c8, sea, red meeple in the water, red can be rescued, last chance for red",
  );
});

test("with a meeple taken up it says what it would do there", () => {
  expect(spoken("AK-7.10", "i3", { role: "mover", space: "m6" })).toBe(
    "Inner ring i3, land, empty, move here",
  );
  expect(spoken("AK-7.10", "m7", { role: "pushed", space: "m6", color: "yellow" })).toContain("push here");
  expect(spoken("AK-7.6", "c8", { role: "mover", space: "m6" })).toContain("rescue red");
  expect(spoken("AK-7.6", "m6", { role: "drowning", space: "c8", color: "red" })).toContain("can help");
  expect(spoken("AK-7.10", "m6", { role: "mover", space: "m6" })).toContain("red taken up");
});

test("known danger is spoken of, unless the pile is to be judged unaided", () => {
  const doomed = record("AK-8.8") as { moves: unknown[] };
  const before = tableOf(engine, { ...doomed, moves: doomed.moves.slice(0, 1) }, 0).frame.view;
  expect(before.aids.signs?.struck).toEqual([]);
  expect(spoken("AK-11.7", "m7")).toContain("in danger");
  expect(spoken("AK-8.17", "c8")).not.toContain("danger");
});
