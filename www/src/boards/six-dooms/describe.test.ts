import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { goldenGames, goldenPlies } from "../../../../tests/wasm/golden";
import type { Lang, Rich } from "../contract";
import { described, moodOf, situationOf, slotsLeft } from "./describe";
import { lands } from "./geometry";
import { lessons } from "./lessons";
import { of, record } from "./positions";
import { Tables } from "./testing";
import { phrasesOf, words } from "./words";
import type { Move, ToldEvent, View } from "./types";

const tables = new Tables(engine);
const lesson = (rule: string) => lessons.find((one) => one.rule === rule)!.record;
const plain = (text: Rich) =>
  text.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");

function asked(position: unknown, lang: Lang = "en") {
  const table = tables.at(position, { lang });
  const { title, detail } = words[lang](tables.names(lang)).question(table);
  return { title: plain(title), detail: plain(detail), situation: situationOf(table.frame.view) };
}

function spoken(position: unknown, id: string, lang: Lang = "en") {
  const { frame, seats, names } = tables.at(position, { lang });
  const phrases = phrasesOf(lang);
  return phrases.land(described(id, frame.view, names, seats, phrases), "none");
}

const world = record({
  doom: "zombies",
  seat: 0,
  lands: {
    brazil: { armies: [4, 2, 0], supplies: 2, hq: true },
    peru: { armies: [0, 2, 2] },
    congo: { armies: [1, 3, 0], apocalytes: 2 },
    egypt: { apocalytes: 5 },
    japan: {},
  },
  borders: [{ id: "peru--brazil", strength: 2, side: "brazil" }],
});

test("a territory is calm, contested, fallen, without an owner, or empty (SD-3)", () => {
  const mood = (id: string) =>
    moodOf(tables.at(world).frame.view.territories.find((land) => land.id === id)!);
  expect(["brazil", "congo", "egypt", "peru", "japan"].map(mood)).toEqual([
    "calm",
    "contested",
    "fallen",
    "unowned",
    "empty",
  ]);
});

test("a territory speaks: whose it is, who stands there, what lies there, what its borders are", () => {
  expect(spoken(world, "brazil")).toBe(
    "Brazil: Ada’s, Ada 4, Brahe 2, 2 supplies, headquarters, strong barricade to Peru",
  );
  expect(spoken(world, "congo")).toBe("Congo: Brahe’s, contested, Brahe 3, zombies 2, Ada 1");
  expect(spoken(world, "egypt", "fr")).toBe("Égypte\u00a0: tombé, zombies 5");
  expect(spoken(lesson("SD-T.4"), "peru", "fr")).toBe("Pérou\u00a0: vide, anéanti");
});

test("a held portal says how many slots are left, counted down each slot (SD-1.7)", () => {
  const held = record({
    doom: "demons",
    seat: 1,
    lands: { siam: { armies: of(2, 5), portal: true, supplies: 4, heldSince: 7 }, india: { portal: true } },
  });
  const { view } = tables.at(held).frame;
  // Clock 10 in round 2, slot 2; a full turn of four slots from 7 on.
  expect(
    slotsLeft(
      view,
      view.territories.find(({ id }) => id === "siam")!,
    ),
  ).toBe(1);
  expect(spoken(held, "siam")).toMatch(/portal, held, 1 slot to go$/);
});

test("a broken border says when it can be closed again (SD-6.22)", () => {
  const broken = tables.played(lesson("SD-6.19"), {
    type: "breach",
    from: "peru",
    to: "brazil",
    dice: 3,
  });
  expect(spoken(broken, "brazil")).toMatch(/border to Peru broken, 4 slots until it can be closed$/);
});

test.each([
  ["SD-4.11", "permit", "Brahe, may Ada enter Peru?", "Brahe, laissez-vous Ada entrer au Pérou\u202f?"],
  ["SD-4.16", "pass", "Ada, move on from Peru", "Ada, repartez du Pérou"],
  ["SD-5.24", "advance", "Ada, how many armies advance into Peru?", null],
  ["SD-6.8", "oppose", "Brahe, try to close the border of Peru?", null],
  ["SD-7.7", "start", "Ada, what do you build?", "Ada, que bâtissez-vous\u202f?"],
  ["SD-6.5", "main", "Ada, attack, move or close borders", null],
] as const)("at the position of %s it is asked what it is about", (rule, situation, en, fr) => {
  expect(asked(lesson(rule))).toMatchObject({ title: en, situation });
  if (fr !== null) expect(asked(lesson(rule), "fr").title).toBe(fr);
});

test("a pass says how many must leave at least (SD-4.16)", () => {
  expect(asked(lesson("SD-4.16")).detail).toBe(
    "At least 3 armies must leave at once: only Brahe may stand so strong there.",
  );
});

test("who is awaited is told to those who watch", () => {
  const table = tables.at(lesson("SD-4.16"), { viewer: 1, canAct: false });
  const watching = { ...table, frame: { ...table.frame, legal: [] } };
  const { title, detail } = words.en(tables.names()).question(watching);
  expect(plain(title)).toBe("Ada must move on from Peru");
  expect(detail).toEqual([]);
});

test("a duty to engage names the place, and the movements left never carry more supplies than there are", () => {
  const into: Move = { type: "move", from: "argentina", to: "peru", count: 3, supply: false };
  expect(asked(tables.played(lesson("SD-4.23"), into)).title).toBe("Ada, attack the zombies in Peru");
  const moved = tables.played(
    lesson("SD-6.5"),
    { type: "move", from: "brazil", to: "argentina", count: 1, supply: false },
    { type: "move", from: "brazil", to: "argentina", count: 1, supply: false },
  );
  expect(asked(moved).detail).toBe("1 movement left; it may carry a supply.");
});

test.each(["en", "fr"] as const)(
  "every event of the golden games becomes a sentence or nothing (%s)",
  (lang) => {
    const say = words[lang](tables.names(lang));
    const seats = ["Ada", "Brahe", "Clio", "Dante", "Euler"].map((name) => ({ name, bot: null }));
    const told = new Set<string>();
    for (const game of goldenGames("six-dooms")) {
      for (const { events, state } of goldenPlies<View, ToldEvent>("six-dooms", game)) {
        for (const event of events) {
          told.add(event.type);
          const line = say.event(event, seats, state);
          if (line)
            expect(line.text).not.toMatch(
              lang === "en" ? /undefined|null|NaN/ : /undefined|null|NaN| [:;?!]/,
            );
        }
      }
    }
    expect(told.size).toBeGreaterThan(60);
  },
);

test("every territory can be spoken in both languages at every lesson", () => {
  for (const { record: position } of lessons) {
    for (const lang of ["en", "fr"] as const) {
      for (const { id } of lands) expect(spoken(position, id, lang)).not.toMatch(/undefined|null|NaN/);
    }
  }
});
