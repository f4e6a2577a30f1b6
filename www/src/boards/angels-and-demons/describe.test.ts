import { describe, expect, test } from "vitest";
import type { Lang, Rich } from "../contract";
import { names, tableWith, viewWith } from "./testing";
import type { Event } from "./types";
import { phrasesOf, words } from "./words";

const langs: readonly Lang[] = ["en", "fr"];
const seats = tableWith(viewWith()).seats;
const plain = (rich: Rich) =>
  rich.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");

const told: { [type in Event["type"]]: Extract<Event, { type: type }> } = {
  gameStarted: { type: "gameStarted", sides: ["angel", "demon"] },
  roundStarted: { type: "roundStarted", round: 5, city: "havenbridge-4", event: "fragile-2" },
  committed: { type: "committed", seat: 1 },
  revealed: { type: "revealed", cards: ["a-5", "d-ruse"] },
  valueChosen: { type: "valueChosen", seat: 1, value: 6 },
  fateChosen: { type: "fateChosen", seat: 0, fate: "destroyed", forced: false },
  compared: { type: "compared", base: [5, 3], effective: [5, 5], gap: 0, limit: 4 },
  cityWon: { type: "cityWon", seat: 0, city: "havenbridge-4", value: 4 },
  tokensTaken: { type: "tokensTaken", seat: 0, count: 2 },
  cityDestroyed: { type: "cityDestroyed", city: "havenbridge-4" },
  citySpared: { type: "citySpared", city: "havenbridge-4" },
  cityVanished: { type: "cityVanished", city: "havenbridge-4" },
  roundEnded: { type: "roundEnded", round: 4, scores: [7, null] },
  gameOver: { type: "gameOver", winner: 0, reason: "score", scores: [18, 8] },
};

const sentences: Record<Lang, Record<Event["type"], string>> = {
  en: {
    gameStarted: "Ada leads the Angels, Brahe the Demons.",
    roundStarted: "Round 5: Havenbridge (4) under Fragile",
    committed: "Brahe puts a card face down.",
    revealed: "Revealed: Ada 5, Brahe Ruse.",
    valueChosen: "Brahe names 6 for Ruse.",
    fateChosen: "Ada chooses: the city is destroyed.",
    compared: "5 against 3 + 2: gap 0, limit 4.",
    cityWon: "Ada wins Havenbridge (4).",
    tokensTaken: "Ada takes two tokens.",
    cityDestroyed: "Havenbridge is destroyed.",
    citySpared: "Havenbridge is spared.",
    cityVanished: "Havenbridge vanishes.",
    roundEnded: "After round 4: Ada 7.",
    gameOver: "Ada wins, 18 to 8.",
  },
  fr: {
    gameStarted: "Ada mène les Anges, Brahe les Démons.",
    roundStarted: "Tour 5\u00a0: Havenbridge (4), sous «\u00a0Fragile\u00a0»",
    committed: "Brahe pose une carte face cachée.",
    revealed: "Révélation\u00a0: Ada 5, Brahe Ruse.",
    valueChosen: "Brahe annonce 6 pour Ruse.",
    fateChosen: "Ada choisit\u00a0: la ville est détruite.",
    compared: "5 contre 3 + 2\u00a0: écart 0, seuil 4.",
    cityWon: "Ada gagne Havenbridge (4).",
    tokensTaken: "Ada prend deux jetons.",
    cityDestroyed: "Havenbridge est détruite.",
    citySpared: "Havenbridge est épargnée.",
    cityVanished: "Havenbridge disparaît.",
    roundEnded: "Après le tour 4\u00a0: Ada 7.",
    gameOver: "Ada l’emporte, 18 à 8.",
  },
};

describe.each(langs)("in %s", (lang) => {
  const speak = words[lang](names);

  test.each(Object.values(told))("tells $type in a sentence", (event) => {
    expect(speak.event({ ...event, rule: "AD-1.1" }, seats)?.text).toBe(sentences[lang][event.type]);
  });

  test("a round opens a group of the log", () => {
    expect(speak.event({ ...told.roundStarted, rule: "AD-3.2" }, seats)?.heading).toBe(true);
    expect(speak.event({ ...told.committed, rule: "AD-4.2" }, seats)?.heading).toBeUndefined();
  });

  test("uses typographic apostrophes and binds its punctuation", () => {
    const all = [...Object.values(sentences[lang]), ...Object.values(phrasesOf(lang).labels)];
    for (const text of all) {
      expect(text).not.toMatch(/'/);
      if (lang === "fr") expect(text).not.toMatch(/ [:;?!»]|« /);
    }
  });

  test("names every row of the score", () => {
    for (const id of ["cities", "tokens", "angel-won", "spared", "destroyed"]) {
      expect(speak.scoreRow(id).label).not.toBe(id);
    }
  });

  test("asks in one sentence, whatever the phase", () => {
    for (const phase of ["commit", "ruse-value", "war-fate"] as const) {
      const committed: [string | null, string | null] = phase === "commit" ? [null, null] : ["a-ruse", "d-5"];
      const asking = speak.question(tableWith(viewWith({ phase, toAct: [0], committed })));
      expect(plain(asking.title)).toContain("Ada");
      expect(plain(asking.detail)).toContain(phase === "war-fate" ? "5" : "4");
      const waiting = speak.question(tableWith(viewWith({ phase, toAct: [1], committed })));
      expect(plain(waiting.title)).toContain("Brahe");
    }
  });
});

const english = words.en(names);
const french = words.fr(names);

test("the question names who, what and for which city", () => {
  const { title, detail } = english.question(tableWith(viewWith()));
  expect(title).toEqual([{ strong: "Ada" }, ", choose a card for ", { strong: "Havenbridge" }]);
  expect(detail).toEqual(["Worth 4, under Fragile. Destroyed from a gap of 2."]);
});

test("who has put a card down is told that it lies there", () => {
  const view = viewWith({ committed: ["a-7", null], toAct: [1] });
  expect(english.question(tableWith(view)).detail).toEqual([
    "Your 7 lies face down until both cards are revealed.",
  ]);
});

test("while a fate is on show the question tells it", () => {
  const moment = { event: { ...told.cityDestroyed, rule: "AD-6.3" }, before: viewWith(), duration: 400 };
  expect(english.question(tableWith(viewWith(), { moment })).title).toEqual([
    { strong: "Havenbridge is destroyed" },
  ]);
});

test("the confirm button says what it does", () => {
  const table = tableWith(viewWith());
  expect(english.confirm({ type: "commit", card: "a-7" }, table)).toBe("Play the 7");
  expect(english.confirm({ type: "commit", card: "a-war" }, table)).toBe("Play War");
  expect(english.confirm({ type: "chooseValue", value: 5 }, table)).toBe("Name 5");
  expect(english.confirm({ type: "chooseFate", fate: "spared" }, table)).toBe("Spare Havenbridge");
  expect(french.confirm({ type: "commit", card: "a-7" }, table)).toBe("Jouer le 7");
});

test("a seat's role says what it does", () => {
  const table = tableWith(viewWith({ committed: [null, "hidden"], toAct: [0] }));
  expect(english.role(0, table)).toBe("Angel, to choose");
  expect(english.role(1, table)).toBe("Demon, card down");
});

test("progress counts the rounds, and then says that it is over", () => {
  expect(english.progress(tableWith(viewWith({ round: 5 })))).toBe("Round 5 of 8");
  expect(french.progress(tableWith(viewWith({ phase: "over" })))).toBe("Terminée");
});

test("the hand-over says what is hidden and cites the rule", () => {
  const card = tableWith(viewWith({ committed: [null, "hidden"], toAct: [0] }), { viewer: null });
  expect(english.handOver(0, card)).toEqual({
    text: "Brahe’s card is down and stays hidden until both are revealed. Brahe, look away while Ada chooses.",
    rule: "AD-4.2",
  });
  expect(english.handOver(0, tableWith(viewWith())).rule).toBe("AD-10.4");
});

test("a round of which nobody here knows the scores is just over", () => {
  const event = { ...told.roundEnded, scores: [null, null] as [null, null], rule: "AD-6.8" };
  expect(english.event(event, seats)?.text).toBe("Round 4 is over.");
  expect(french.event(event, seats)?.text).toBe("Le tour 4 est fini.");
});

test("French elides before a vowel", () => {
  const table = tableWith(viewWith({ committed: ["hidden", null], toAct: [1] }), { viewer: null });
  expect(french.handOver(1, table).text).toMatch(/^La carte d’Ada est posée/);
});

test.each([
  [
    { winner: 0, reason: "score", scores: [18, 8] },
    "The Angel hold one city of the eight, and two are spared.",
  ],
  [
    { winner: 1, reason: "score", scores: [3, 8] },
    "The Demon hold no cities of the eight, and one lies in ruins.",
  ],
  [{ winner: 1, reason: "score", scores: [9, 9] }, "Level at 9: a level score is a win for the Demon."],
  [
    { winner: 0, reason: "death", scores: [0, 0] },
    "Death met War: Ada wins on the spot, whatever the points.",
  ],
  [{ winner: null, reason: "death-draw", scores: [0, 0] }, "Death met Death: the game is drawn."],
] as const)("an outcome is told in one sentence: %#", (result, text) => {
  const view = viewWith({
    phase: "over",
    toAct: [],
    committed: ["a-death", "d-war"],
    won: [["evercrown-6"], []],
    spared: ["a", "b"],
    destroyed: ["c"],
    result: { ...result, scores: [...result.scores] },
  });
  const outcome = { winners: [], reason: result.reason, rule: "AD-9.4", rows: [], totals: [] };
  expect(english.outcome(outcome, tableWith(view))).toBe(text);
});
