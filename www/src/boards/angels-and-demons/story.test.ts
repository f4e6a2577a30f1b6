import { expect, test } from "vitest";
import { gainLines, verdictLine, zonesOf } from "./forecast";
import { Memory, storyOf, type Story } from "./story";
import { names, tableWith, viewWith } from "./testing";
import type { AdTable, ToldEvent } from "./types";
import { phrasesOf, words } from "./words";

const rule = "AD-1.1";
const down: ToldEvent = { type: "committed", seat: 0, rule };
const answered: ToldEvent = { type: "committed", seat: 1, rule };
const revealed: ToldEvent = { type: "revealed", cards: ["a-1", "d-6"], rule };
const compared: ToldEvent = { type: "compared", base: [1, 6], effective: [1, 6], gap: 5, limit: 2, rule };
const destroyed: ToldEvent = { type: "cityDestroyed", city: "havenbridge-4", rule };
const ended: ToldEvent = { type: "roundEnded", round: 1, scores: [0, 1], rule };
const next: ToldEvent = { type: "roundStarted", round: 2, city: "evercrown-6", event: null, rule };
const again: ToldEvent = { type: "committed", seat: 1, rule };

const start: ToldEvent = { type: "gameStarted", sides: ["angel", "demon"], rule };
const log: AdTable["log"] = [
  { ply: 0, seat: null, events: [start] },
  { ply: 1, seat: 0, events: [down] },
  { ply: 2, seat: 1, events: [answered, revealed, compared, destroyed, ended, next] },
  { ply: 3, seat: 1, events: [again] },
];

/** The table when the first round is over, with one of its events on show, or none. */
function tableAt(event: ToldEvent | null, ply = 3): AdTable {
  const table = tableWith(viewWith({ round: 2 }), {
    log,
    moment: event && { event, before: viewWith(), duration: 400 },
  });
  return { ...table, frame: { ...table.frame, ply } };
}

const english = words.en(names);
const titleAt = (event: ToldEvent) =>
  english
    .question(tableAt(event))
    .title.map((piece) => (typeof piece === "string" ? piece : piece.strong))
    .join("");

test.each([
  [answered, "Both cards are down"],
  [revealed, "Ada plays 1, Brahe plays 6"],
  [compared, "Ada plays 1, Brahe plays 6"],
  [destroyed, "Havenbridge is destroyed"],
  [ended, "Havenbridge is destroyed"],
])("what is shown of a round is what is told of it: %#", (event, title) => {
  expect(titleAt(event)).toBe(title);
});

test.each([next, again, down])("a new round is not told as the old one: %#", (event) => {
  expect(storyOf(tableAt(event))?.live ?? false).toBe(false);
});

test("nobody is said to choose again before the round has been told", () => {
  expect(english.role(0, tableAt(destroyed))).toBe("Angel");
  expect(english.role(0, tableAt(null))).toBe("Angel, to choose");
});

test("the reason is given with the fate", () => {
  expect(english.question(tableAt(destroyed)).detail).toEqual([
    "1 against 6 is a gap of 5: from 2 on, a city is destroyed.",
  ]);
});

test("what a fate brings is told with it, and not before", () => {
  const gains = (event: ToldEvent) => storyOf(tableAt(event))!.events.includes(ended);
  expect([compared, destroyed, ended].map(gains)).toEqual([false, true, true]);
});

test("afterwards the last round can be summed up, also from a moment looked back at", () => {
  expect(storyOf(tableAt(null))?.events).toEqual([revealed, compared, destroyed, ended]);
  expect(storyOf(tableAt(null, 1))).toBeNull();
});

const speaker = { names, phrases: phrasesOf("en"), seats: tableWith(viewWith()).seats };

test("a sum says what became of the city, why, and whom it has served", () => {
  const story = storyOf(tableAt(null))!;
  const lines = [
    ...verdictLine(story, { ...speaker, view: viewWith(), viewer: 0 }),
    ...gainLines(story, { ...speaker, view: viewWith(), viewer: 0 }),
  ];
  expect(lines).toEqual([
    {
      sign: "X",
      text: [
        { strong: "Havenbridge is destroyed" },
        ". 1 against 6 is a gap of 5: from 2 on, a city is destroyed.",
      ],
      rule,
    },
    { sign: "D", text: [{ strong: "Brahe +1" }, " (1 in all)"] },
  ]);
});

test("nothing is said of points that nobody here knows", () => {
  const shut: Story = { live: false, before: [3, null], events: [{ ...ended, scores: [3, null] }] };
  expect(gainLines(shut, { ...speaker, view: viewWith(), viewer: 0 })).toEqual([]);
  const none: Story = { live: false, before: [3, 1], events: [{ ...ended, scores: [3, 1] }] };
  expect(gainLines(none, { ...speaker, view: viewWith(), viewer: 0 })).toMatchObject([{ sign: "V" }]);
});

test.each([
  ["windfall-1", ["S", "A", "X"], "By 1 to 3: the higher card wins it"],
  ["fragile-1", ["S", "A", "X"], "By 1: the higher card wins it"],
  ["sanctuary-1", ["S", "A"], "By any gap: the higher card wins it"],
])("the zones of the dial in words, under %s", (event, signs, won) => {
  const lines = zonesOf({ ...speaker, view: viewWith({ event }), viewer: 0 });
  expect(lines.map(({ sign }) => sign)).toEqual(signs);
  expect(lines[1].text).toEqual([won]);
});

test("a story that was shown can be shown again, to the same eyes only", () => {
  const table = { ...tableAt(revealed) };
  const memory = new Memory(table);
  const story = storyOf(tableAt(null))!;
  expect(memory.tale(story)).toEqual([]);
  memory.keep();
  expect(memory.tale(story).map(({ event }) => event)).toEqual(log[2].events);
  Object.assign(table, { viewer: 1 });
  expect(memory.tale(story)).toEqual([]);
});
