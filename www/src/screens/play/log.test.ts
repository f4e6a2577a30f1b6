import { expect, test } from "vitest";
import type { LogEntry } from "../../engine/types/common";
import { groupLog, newWords } from "./log";

type Event = { say: string | null; heading?: boolean };

const entry = (ply: number, ...events: Event[]): LogEntry<Event> => ({
  ply,
  seat: ply === 0 ? null : 0,
  events: events.map((event) => ({ rule: "AD-1.1", ...event })),
});
const say = ({ say, heading }: Event) => (say === null ? null : { text: say, heading });

test("a heading opens a group, and the lines after it belong to it", () => {
  const groups = groupLog(
    [
      entry(0, { say: "Round 1", heading: true }),
      entry(1, { say: "a" }),
      entry(2, { say: "b" }, { say: "Round 2", heading: true }),
    ],
    say,
  );
  expect(groups.map(({ heading, lines }) => [heading?.text, lines.map(({ text }) => text)])).toEqual([
    ["Round 1", ["a", "b"]],
    ["Round 2", []],
  ]);
});

test("lines before the first heading have a group without one", () => {
  const [group] = groupLog([entry(0, { say: "a" })], say);
  expect(group).toMatchObject({ heading: null, lines: [{ text: "a", ply: 0 }] });
});

test("an event without words has no line, and keys stay unique", () => {
  const [group] = groupLog([entry(3, { say: null }, { say: "a" }, { say: "b" })], say);
  expect(group!.lines.map(({ key }) => key)).toEqual(["3.1", "3.2"]);
});

test("only what came after the last move heard is read aloud", () => {
  const log = [
    entry(1, { say: "Old." }),
    entry(2, { say: null }, { say: "New." }),
    entry(3, { say: "Newer." }),
  ];
  expect(newWords(log, 1, say)).toBe("New. Newer.");
  expect(newWords(log, 3, say)).toBe("");
});
