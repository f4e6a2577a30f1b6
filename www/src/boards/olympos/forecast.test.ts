import { describe, expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import type { Lang } from "../contract";
import { forecastOf, outlook, type Forecast } from "./forecast";
import { movesOf, tryToBuild, tryToDiscover } from "./select";
import { bench, type Match } from "./testing";
import type { Move, Preview } from "./types";
import { phrasesOf } from "./words";

const { lesson, playThrough, tableOf } = bench(engine);

function foretold(match: Match, move: Move, seat = 0, lang: Lang = "en"): Forecast {
  const { frame, seats, names } = tableOf(match, seat, {}, lang);
  const speaker = { view: frame.view, seats, viewer: seat, names, phrases: phrasesOf(lang) };
  return forecastOf(match.preview(seat, move) as Preview, speaker);
}

test("X2: the 6 of an attack over two seas, part by part (OL-4.17)", () => {
  const told = foretold(lesson("OL-4.17"), { type: "expand", from: "new", to: "knossos", cost: 6 });
  expect(told.cost).toBe(6);
  expect(told.parts.map(({ what, points }) => [what, points])).toEqual([
    ["settler", 2],
    ["land", 1],
    ["sea", 2],
    ["fight", 1],
  ]);
  expect(told.gained).toEqual(["wood", "star"]);
  expect(told.lines).toEqual([
    "Beats Brahe, 1 Sword to 0; Brahe takes an hourglass.",
    "Marker 0 to 6. Then Brahe plays from 0.",
  ]);
  expect(told.points).toEqual([
    { seat: 0, n: 1 },
    { seat: 1, n: -1 },
  ]);
});

test("X1: an hourglass pays one, and the same player goes on (OL-3.3)", () => {
  const told = foretold(lesson("OL-3.3"), { type: "expand", from: "new", to: "macedonia", cost: 3 });
  expect(told.lines).toEqual(["1 hourglass spent; marker 11 to 13. You play again."]);
});

test("what leaving a territory does is told (OL-5.11)", () => {
  const leaving = movesOf(tableOf(lesson("OL-5.11")).frame.legal, "expand").find(
    ({ from }) => from === "phocis",
  );
  expect(foretold(lesson("OL-5.11"), leaving!).lines).toContain("Phocis falls to Brahe.");
});

test("X4: how Strategy is paid and which bonuses it offers (OL-6.4)", () => {
  const told = foretold(lesson("OL-6.4"), { type: "discover", slot: "r4c5", spend: { grain: 1 }, cost: 7 });
  expect(told.lines).toEqual([
    "Paid with 3 grain (1 cube spent) and 1 wood.",
    "Bonus: 1 settler or 2 points.",
    "Marker 0 to 7. Then Brahe plays from 0.",
  ]);
  expect(told.points).toEqual([{ seat: 0, n: 2 }]);
});

test("X5: where the five Stars of the Stadium come from (OL-7.2)", () => {
  const move: Move = { type: "build", wonder: "stadium", athena: false, starCards: 0, cost: 5 };
  const told = foretold(lesson("OL-7.2"), move);
  expect(told.parts.map(({ what, points }) => [what, points])).toEqual([
    ["wonder", 7],
    ["architecture", -2],
  ]);
  expect(told.lines[0]).toBe("5 Stars: 2 held, 1 on tiles and 2 in the column.");
  expect(told.points).toEqual([{ seat: 0, n: 10 }]);
});

test("the place on the track that the last action costs (OL-10.1)", () => {
  expect(foretold(lesson("OL-10.1"), { type: "pass" }).lines[0]).toContain("5 points");
  const [first] = tableOf(lesson("OL-10.1")).frame.legal;
  expect(foretold(lesson("OL-10.1"), first!).lines.at(-1)).toMatch(/\(worth \d at the end\)/);
});

test("Four harvests gives its points, and costs the point of a card in hand (OL-8.9)", () => {
  const told = foretold(lesson("OL-8.6"), { type: "playDestiny", card: "four-lands" });
  expect(told.lines).toEqual([
    "Brings 3 points of prestige.",
    "Kept in hand it is worth 1 point at the end.",
  ]);
  expect(told.points).toEqual([{ seat: 0, n: 2 }]);
});

test("what is out of reach is told all the same: what it does, asks for and brings", () => {
  const { frame, seats, names } = tableOf(lesson("OL-6.5"));
  const speaker = { view: frame.view, seats, viewer: 0, names, phrases: phrasesOf("en") };
  expect(outlook(tryToDiscover(frame.view, "r4c1"), speaker)?.lines).toEqual([
    "Add 2 settlers to your stock now.",
    "Needs 2 grain, 2 wood.",
    "Bonus: 2 points or 2 hourglasses.",
  ]);
  expect(outlook(tryToBuild("stadium"), speaker)?.lines).toEqual([
    "5 Stars. Worth 10 points at the end.",
    "You have 0 Stars for it.",
  ]);
  expect(outlook({ type: "playDestiny", card: "star" }, speaker)?.lines).toEqual([names.text("star")]);
  expect(outlook({ type: "pass" }, speaker)).toBeNull();
});

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  test("every move of a game is foretold in the marks of the language", () => {
    const kinds = new Set<string>();
    playThrough(4, 8, (match, seat, legal) => {
      // One of each kind at each ply is enough.
      const some = new Map(legal.map((move) => [move.type, move]));
      for (const [type, move] of some) {
        kinds.add(type);
        for (const line of foretold(match, move, seat, lang).lines) {
          expect(line).toMatch(/\.$/);
          expect(line).not.toMatch(/undefined|null|NaN|'/);
          if (lang === "fr") expect(line).not.toMatch(/ [:;?!»]|« /);
        }
      }
    });
    expect(kinds.size).toBeGreaterThan(8);
  });
});
