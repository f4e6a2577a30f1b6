import { expect, test } from "vitest";
import type { Rich } from "../contract";
import { fateClause, forecastOf } from "./forecast";
import { names, tableWith, viewWith } from "./testing";
import type { Meeting } from "./types";
import { phrasesOf } from "./words";

const { seats } = tableWith(viewWith());
const plain = (rich: Rich) =>
  rich.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");

test("a forecast says what each card leads to", () => {
  const against: Meeting[] = [
    { card: "d-1", fates: ["X"], decides: null, by: null },
    { card: "d-6", fates: ["A"], decides: null, by: null },
    { card: "d-8", fates: ["D"], decides: null, by: null },
    { card: "d-ruse", fates: ["X", "X", "X", "A"], decides: "value", by: 1 },
    { card: "d-death", fates: ["X"], decides: null, by: null },
    { card: "d-war", fates: ["X", "S"], decides: "fate", by: 1 },
  ];
  const speaker = { names, view: viewWith(), seats, viewer: 0, phrases: phrasesOf("en") };
  const lines = forecastOf(against, speaker).map(({ sign, text }) => `${sign} ${plain(text)}`);
  expect(lines).toEqual([
    "A You win it against 6, or Ruse named 6",
    "D Brahe wins it with 8",
    "X Destroyed against 1, Death, or Ruse named 3 to 5",
    "? War lets Brahe decide: destroyed or spared",
  ]);
  const vous = forecastOf(against, { ...speaker, phrases: phrasesOf("fr") }).map(({ text }) => plain(text));
  expect(vous[0]).toBe("Vous la gagnez contre 6, ou Ruse à 6");
  expect(vous[2]).toBe("Détruite contre 1, Death, ou Ruse de 3 à 5");
});

test("a forecast of one's own Ruse leaves out what nobody would name", () => {
  const against: Meeting[] = [{ card: "d-5", fates: ["D", "D", "S", "A"], decides: "value", by: 0 }];
  const lines = forecastOf(against, { names, view: viewWith(), seats, viewer: 0, phrases: phrasesOf("en") });
  expect(lines.map(({ text }) => plain(text))).toEqual([
    "You can win it against 5",
    "It can be spared against 5",
  ]);
});

test("a fate is told to the one who looks", () => {
  const speaker = { names, view: viewWith(), seats, viewer: 0, phrases: phrasesOf("en") };
  expect(fateClause("A", speaker)).toBe("you win the city");
  expect(fateClause("D", speaker)).toBe("Brahe wins the city");
  expect(fateClause("L", { ...speaker, viewer: null })).toBe("Brahe wins the game");
});
