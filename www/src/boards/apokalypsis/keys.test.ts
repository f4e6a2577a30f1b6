import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import type { Record as GameRecord } from "../../engine/types/common";
import { intentOf } from "./intent.svelte";
import { keysOf } from "./keys";
import { lessons } from "./lessons";
import { tableOf } from "./testing";
import type { Move } from "./types";
import { phrasesOf } from "./words";

/** The box at a lesson, after some moves more, and what was chosen last. */
function boxAt(rule: string, lang: "en" | "fr" = "en", moves: readonly Move[] = []) {
  const lesson = lessons.find((it) => it.rule === rule)!.record as GameRecord;
  const record = { ...lesson, moves: [...lesson.moves, ...moves.map((move) => ({ seat: 0, move }))] };
  const chosen: (Move | null)[] = [];
  const table = tableOf(engine, record, 0, lang, { choose: (move) => void chosen.push(move) });
  const box = { view: table.frame.view, viewer: 0, names: table.names, phrases: phrasesOf(lang) };
  return { ...box, intent: intentOf(table), chosen };
}

const at = {} as Element;
const lines = (box: Parameters<typeof keysOf>[0]) =>
  keysOf(box).map(({ text, note }) => (note ? `${text}: ${note}` : text));

test("the keys say what can be done, and what is lost by doing nothing", () => {
  const box = boxAt("AK-7.6");
  expect(lines(box)).toEqual([
    "Rescue red: last chance",
    "Move…: Four meeples can act",
    "End actions: 1 of yours drowns",
    // Where there is little room, in place of the first.
    "Rescue 1",
  ]);
  expect(keysOf(box).find(({ move }) => move?.type === "pass")).toMatchObject({ urgent: true });
});

test("a key that walks takes up one meeple after the other", () => {
  const box = boxAt("AK-7.10");
  const walk = () => keysOf(box).find(({ id }) => id === "walk mover")!;
  walk().press(at);
  const first = box.intent.subject!;
  expect(first.role).toBe("mover");
  expect(lines(box).some((line) => line.startsWith("To "))).toBe(true);
});

test("whom only one can save is saved by one press", () => {
  const box = boxAt("AK-7.10", "en", [{ type: "push", from: "m6", color: "yellow", to: "m7" }]);
  keysOf(box)[0]!.press(at);
  expect(box.chosen.at(-1)).toMatchObject({ type: "rescue", from: "c8", color: "red" });
});

test("whom several can save is taken up first", () => {
  const box = boxAt("AK-7.6");
  keysOf(box)[0]!.press(at);
  expect(box.intent.subject).toEqual({ role: "drowning", space: "c8", color: "red" });
  expect(lines(box).filter((line) => line.startsWith("By "))).toHaveLength(2);
});

test("open omens are named on the key of their set, in both languages", () => {
  expect(lines(boxAt("AK-11.7"))).toEqual(["Earthquake + South + Mercy", "Wait: nothing happens"]);
  expect(lines(boxAt("AK-11.7", "fr"))).toEqual(["Séisme + Sud + Clémence", "Attendre: rien ne se passe"]);
});

test("an omen's key says which of the two goes back", () => {
  expect(lines(boxAt("AK-6.1"))).toEqual(["Earthquake: return South", "South: return Earthquake"]);
  expect(lines(boxAt("AK-6.1", "fr"))).toEqual(["Séisme: rendre Sud", "Sud: rendre Séisme"]);
});
