import { describe, expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import type { Record as GameRecord } from "../../engine/types/common";
import type { Lang, Rich } from "../contract";
import { intentOf } from "./intent.svelte";
import { lessons } from "./lessons";
import { namesOf } from "../../stores/names";
import { infoOf, playThrough, tableOf } from "./testing";
import type { AkTable, Event } from "./types";
import { phrasesOf, words } from "./words";

const langs: readonly Lang[] = ["en", "fr"];
const catalogue = infoOf(engine).catalogue;
const lesson = (rule: string) => lessons.find((it) => it.rule === rule)!.record;
const plain = (rich: Rich) =>
  rich.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");
const seats = ["Ada", "Brahe", "Clio", "Dante"].map((name) => ({ name, bot: null }));

const told: { [type in Event["type"]]: Extract<Event, { type: type }> } = {
  gameStarted: { type: "gameStarted", first: 0 },
  phaseStarted: { type: "phaseStarted", phase: "omen", seat: 0, turn: 8 },
  omenSkipped: { type: "omenSkipped", seat: 0 },
  omenPlayed: { type: "omenPlayed", seat: 0 },
  omenPlayedFace: { type: "omenPlayedFace", seat: 0, privateTo: 0, card: "wave" },
  omenReturned: { type: "omenReturned", seat: 0 },
  omenReturnedFace: { type: "omenReturnedFace", seat: 0, privateTo: 0, card: "storm" },
  omenDrawn: { type: "omenDrawn", seat: 0, privateTo: 0, card: "west" },
  omenOwed: { type: "omenOwed", seat: 1 },
  omenDiscarded: { type: "omenDiscarded", card: "south", seat: null },
  moved: { type: "moved", seat: 3, color: "blue", from: "m1", to: "c1" },
  rescued: { type: "rescued", seat: 3, color: "green", from: "c8", to: "m5" },
  pushed: { type: "pushed", seat: 3, color: "red", from: "m1", to: "c1" },
  passed: { type: "passed", seat: 0, unused: 2 },
  meepleDiscarded: { type: "meepleDiscarded", space: "c3", color: "blue" },
  eventSkipped: { type: "eventSkipped", seat: 0 },
  pileLookedAt: { type: "pileLookedAt", seat: 0, count: 3 },
  pileSeen: { type: "pileSeen", seat: 0, privateTo: 0, cards: ["wave", "north"] },
  declared: { type: "declared", seat: 0, reveal: true },
  penalised: { type: "penalised", seat: 0, reason: "missed" },
  noApocalypse: { type: "noApocalypse", seat: 0 },
  omensRevealed: { type: "omensRevealed", cards: ["wave", "north", "south"] },
  triggered: { type: "triggered", seat: 1, cards: ["wave", "south", "mercy"] },
  waited: { type: "waited", seat: 1 },
  apocalypse: { type: "apocalypse", cards: ["wave", "north", "south", "south"], spaces: ["c8", "c9"] },
  tileSunk: { type: "tileSunk", space: "c8" },
  templeLost: { type: "templeLost", space: "c9" },
  laidDown: { type: "laidDown", space: "c8", color: "red" },
  omensReturned: { type: "omensReturned", count: 4 },
  gameEnded: { type: "gameEnded", seat: 0 },
  curseRevealed: { type: "curseRevealed", seat: 0, color: "green" },
  tieBreak: { type: "tieBreak", round: 1, tied: [0, 2] },
  handsShuffledIn: { type: "handsShuffledIn", count: 7 },
  omenTurnedUp: { type: "omenTurnedUp", card: "west" },
  noWinner: { type: "noWinner" },
  gameResult: { type: "gameResult", winner: 0 },
};

const sentences: Record<Lang, Record<Event["type"], string>> = {
  en: {
    gameStarted: "Ada begins.",
    phaseStarted: "Turn 8: Ada",
    omenSkipped: "Ada has no omen to play",
    omenPlayed: "Ada plays an omen face down.",
    omenPlayedFace: "It is Wave; only Ada knows.",
    omenReturned: "Ada returns an omen.",
    omenReturnedFace: "The returned omen is Storm; only Ada knows.",
    omenDrawn: "Ada draws West.",
    omenOwed: "The draw pile is empty: Brahe waits for an omen.",
    omenDiscarded: "South is dead and leaves the game.",
    moved: "Dante moves from Ridge m1 to Cape c1.",
    rescued: "Dante rescues green from Beach c8 to Ridge m5.",
    pushed: "Dante pushes red from Ridge m1 to Cape c1.",
    passed: "Ada ends the actions with two unused.",
    meepleDiscarded: "A blue meeple is lost at Beach c3.",
    eventSkipped: "Fewer than two omens lie in the pile: no event.",
    pileLookedAt: "Ada looks at the three omens of the pile.",
    pileSeen: "They are Wave and North; only Ada sees them.",
    declared: "Ada declares an apocalypse.",
    penalised: "An apocalypse was due: Ada loses a point.",
    noApocalypse: "No apocalypse.",
    omensRevealed: "Revealed: Wave, North and South.",
    triggered: "Brahe triggers an apocalypse with Wave, South and Gods’ mercy.",
    waited: "Brahe waits.",
    apocalypse: "Apocalypse! Wave strikes North and South: two spaces sink.",
    tileSunk: "Beach c8 sinks.",
    templeLost: "The temple of Beach c9 is lost.",
    laidDown: "A red meeple falls into the sea at Beach c8.",
    omensReturned: "Four omens go back under the draw pile.",
    gameEnded: "The game ends after Ada’s actions.",
    curseRevealed: "Ada’s cursed colour was green.",
    tieBreak: "Tie-break, round 1: Ada and Clio are level",
    handsShuffledIn: "The draw pile is empty: seven omens from the hands make a new one.",
    omenTurnedUp: "West is turned up.",
    noWinner: "No meeple is left: nobody wins.",
    gameResult: "Ada wins the game.",
  },
  fr: {
    gameStarted: "Ada commence.",
    phaseStarted: "Tour 8\u00a0: Ada",
    omenSkipped: "Ada n’a aucun présage à jouer",
    omenPlayed: "Ada joue un présage face cachée.",
    omenPlayedFace: "C’est Raz-de-marée\u202f; Ada garde le secret.",
    omenReturned: "Ada rend un présage.",
    omenReturnedFace: "Le présage rendu est Tempête\u202f; Ada garde le secret.",
    omenDrawn: "Ada pioche Ouest.",
    omenOwed: "La pioche est vide\u00a0: Brahe attend un présage.",
    omenDiscarded: "Sud\u00a0: ce présage est mort et quitte la partie.",
    moved: "Dante se déplace de Crête m1 à Cap c1.",
    rescued: "Dante secourt le vert, de Plage c8 à Crête m5.",
    pushed: "Dante pousse le rouge de Crête m1 à Cap c1.",
    passed: "Ada finit ses actions avec deux inutilisées.",
    meepleDiscarded: "Un pion bleu est perdu à Plage c3.",
    eventSkipped: "Moins de deux présages sur la pile\u00a0: pas d’événement.",
    pileLookedAt: "Ada regarde les trois présages de la pile.",
    pileSeen: "Ce sont Raz-de-marée et Nord\u202f; Ada garde le secret.",
    declared: "Ada annonce une apocalypse.",
    penalised: "Une apocalypse était due\u00a0: Ada perd un point.",
    noApocalypse: "Pas d’apocalypse.",
    omensRevealed: "Révélation\u00a0: Raz-de-marée, Nord et Sud.",
    triggered: "Brahe déclenche une apocalypse avec Raz-de-marée, Sud et Clémence des dieux.",
    waited: "Brahe attend.",
    apocalypse: "Apocalypse\u202f! Raz-de-marée sur Nord et Sud\u00a0: deux cases sombrent.",
    tileSunk: "Plage c8 sombre.",
    templeLost: "Le temple de Plage c9 est perdu.",
    laidDown: "Un pion rouge tombe à l’eau à Plage c8.",
    omensReturned: "Quatre présages retournent sous la pioche.",
    gameEnded: "La partie finit après les actions d’Ada.",
    curseRevealed: "La couleur maudite d’Ada était le vert.",
    tieBreak: "Départage, tour 1\u00a0: Ada et Clio à égalité",
    handsShuffledIn: "La pioche est vide\u00a0: sept présages des mains en forment une nouvelle.",
    omenTurnedUp: "Ouest est retourné.",
    noWinner: "Aucun pion ne reste\u00a0: personne ne gagne.",
    gameResult: "Ada remporte la partie.",
  },
};

describe.each(langs)("in %s", (lang) => {
  const speak = words[lang](namesOf(catalogue, lang));

  test.each(Object.values(told))("tells $type in a sentence", (event) => {
    expect(speak.event({ ...event, rule: "AK-1.1" }, seats)?.text).toBe(sentences[lang][event.type]);
  });

  test("whatever happens in a game is told or passed over on purpose, in the marks of the language", () => {
    for (const options of [{ eventCheck: "judge", variant: "gods" }, { omens: "open" }]) {
      const game = playThrough(engine, options, 5, 400, () => {});
      for (const viewer of [0, null]) {
        for (const event of tableOf(engine, game, viewer, lang).log.flatMap(({ events }) => events)) {
          const said = speak.event(event, game.seats);
          if (event.type === "phaseStarted" && ["action", "declare"].includes(event.phase)) {
            expect(said).toBeNull();
          } else {
            expect(said?.text).toBeTruthy();
            expect(said?.text).not.toMatch(/undefined|null|'/);
            if (lang === "fr") expect(said?.text).not.toMatch(/ [:;?!»]|« /);
          }
        }
      }
    }
  });

  test("every phase asks who is asked, and tells the others who is awaited", () => {
    const phases = { "AK-6.1": "omen", "AK-7.10": "action", "AK-8.17": "declare", "AK-11.7": "event" };
    for (const [rule, phase] of Object.entries(phases)) {
      const asked = tableOf(engine, lesson(rule), 0, lang);
      expect(asked.frame.view.turn.phase).toBe(phase);
      const question = speak.question(asked);
      expect(plain(question.title)).toMatch(/^Ariadne,/);
      expect(plain(question.detail)).not.toBe("");
      expect(plain(speak.question(tableOf(engine, lesson(rule), 1, lang)).title)).toMatch(/^Ariadne [^,]/);
    }
  });

  test("names every row of the score", () => {
    for (const id of ["survivors", "cursed", "penalties", "tie-break"]) {
      expect(speak.scoreRow(id).label).not.toBe(id);
    }
  });

  test("uses typographic apostrophes and binds its punctuation", () => {
    for (const text of Object.values(phrasesOf(lang).labels)) {
      expect(text).not.toMatch(/'/);
      if (lang === "fr") expect(text).not.toMatch(/ [:;?!»]|« /);
    }
  });
});

const english = words.en(namesOf(catalogue, "en"));
const french = words.fr(namesOf(catalogue, "fr"));

test("turns and tie-break rounds open groups of the log, the rest does not", () => {
  const opens = (event: Event) => english.event({ ...event, rule: "AK-1.1" }, seats)?.heading ?? false;
  expect(
    Object.values(told)
      .filter(opens)
      .map(({ type }) => type),
  ).toEqual(["phaseStarted", "omenSkipped", "tieBreak"]);
});

test("the question follows the meeple that is taken up", () => {
  const table = tableOf(engine, lesson("AK-7.10"), 0);
  expect(plain(english.question(table).title)).toBe("Ariadne, take up to two actions");
  expect(plain(english.question(table).detail)).toBe("One meeple of yours will drown if not rescued now.");
  intentOf(table).take({ role: "pushed", space: "m6", color: "yellow" });
  expect(plain(english.question(table).title)).toBe("Ariadne, push yellow from High valley m6 where?");
  intentOf(table).take({ role: "mover", space: "m6" });
  expect(plain(english.question(table).title)).toBe("Ariadne, act with the meeple on High valley m6");
});

test("while an apocalypse is on show the question tells what it amounts to", () => {
  const record = lesson("AK-8.8") as { moves: unknown[] };
  const before = tableOf(engine, { ...record, moves: record.moves.slice(0, 1) }, 0).frame.view;
  const now = tableOf(engine, record, 0);
  const event = now.log.at(-1)!.events.find(({ type }) => type === "apocalypse")!;
  const table: AkTable = { ...now, moment: { event, before, duration: 400 } };
  expect(plain(english.question(table).title)).toBe("Ariadne reveals the omens");
  expect(plain(english.question(table).detail)).toBe(
    "Earthquake and Wave strike South, with Gods’ mercy. Four spaces sink, three meeples fall. " +
      "Each can be rescued until the end of its owner’s next actions.",
  );
});

test("who has won is not told before the end is shown", () => {
  const people = playThrough(engine, {}, 2, 900, () => {});
  const over = tableOf(engine, people, 0);
  const event = over.log.at(-1)!.events.find(({ type }) => type === "gameEnded")!;
  const table: AkTable = { ...over, moment: { event, before: over.frame.view, duration: 400 } };
  expect(plain(english.question(table).title)).toBe("The game is over");
  expect(plain(english.question(table).detail)).toMatch(/^The game ends after .+’s actions\.$/);
});

test("in a tie-break nobody is told to be rescued", () => {
  const events: Event[] = [
    { type: "gameEnded", seat: 0 },
    { type: "tieBreak", round: 1, tied: [0, 1] },
    { type: "omensRevealed", cards: ["wave", "south"] },
    { type: "apocalypse", cards: ["wave", "south"], spaces: ["c8"] },
    { type: "tileSunk", space: "c8" },
    { type: "laidDown", space: "c8", color: "red" },
    { type: "omensReturned", count: 2 },
  ];
  const over = tableOf(engine, lesson("AK-6.1"), 0);
  const log = [{ ply: 1, seat: 0, events: events.map((event) => ({ ...event, rule: "AK-9.9" })) }];
  const moment = { event: log[0].events[3], before: over.frame.view, duration: 400 };
  const { title, detail } = english.question({ ...over, log, moment } as AkTable);
  expect(plain(title)).toBe("Tie-break");
  expect(plain(detail)).toBe("Wave strikes South. One space sinks, one meeple falls.");
});

test("who triggers an apocalypse is told so", () => {
  const lessonRecord = lesson("AK-11.7") as GameRecord;
  const move = { type: "trigger", what: "earthquake", where: "south", will: "mercy" };
  const moves = [...lessonRecord.moves, { seat: 0, move }];
  const now = tableOf(engine, { ...lessonRecord, moves }, 0);
  const event = now.log.at(-1)!.events.find(({ type }) => type === "triggered")!;
  const table: AkTable = { ...now, moment: { event, before: now.frame.view, duration: 400 } };
  expect(plain(english.question(table).title)).toBe("Ariadne triggers an apocalypse");
  expect(plain(english.question(table).detail)).toMatch(
    /^Earthquake strikes South, with Gods’ mercy\. Three/,
  );
});

test("who waits is told what has happened last", () => {
  const table = tableOf(engine, lesson("AK-7.6"), 2);
  expect(plain(english.question(table).title)).toBe("Ariadne is acting");
  expect(plain(english.question(table).detail)).toBe(
    "Ariadne pushes yellow from High valley m6 to Ridge m7.",
  );
  const [omen] = table.log.filter(({ events }) => events.some(({ type }) => type === "omenPlayed"));
  const event = omen.events.find(({ type }) => type === "omenReturned")!;
  const then: AkTable = { ...table, moment: { event, before: table.frame.view, duration: 200 } };
  expect(plain(english.question(then).detail)).toBe("Ariadne returns an omen.");
});

test.each([
  [{ type: "omen", play: "wave", return: "south" }, "Play Wave face down", "Jouer Raz-de-marée face cachée"],
  [{ type: "move", from: "c1", to: "m1" }, "Move to Ridge m1", "Aller à Crête m1"],
  [{ type: "rescue", by: "c1", from: "m1", color: "red" }, "Rescue red", "Secourir le rouge"],
  [
    { type: "push", from: "c1", color: "red", to: "m1" },
    "Push red to Ridge m1",
    "Pousser le rouge vers Crête m1",
  ],
  [{ type: "pass" }, "End my actions", "Finir mes actions"],
  [{ type: "declare", reveal: true }, "Reveal the pile", "Révéler la pile"],
  [{ type: "declare", reveal: false }, "Leave the pile", "Laisser la pile"],
  [
    { type: "trigger", what: "wave", where: "south", will: null },
    "Trigger Wave + South",
    "Déclencher Raz-de-marée + Sud",
  ],
  [{ type: "wait" }, "Wait", "Attendre"],
] as const)("the confirm button says what it does: %o", (move, en, fr) => {
  const table = tableOf(engine, lesson("AK-6.1"), 0);
  expect(english.confirm(move, table)).toBe(en);
  expect(french.confirm(move, table)).toBe(fr);
});

test("roles, progress and hand-over", () => {
  const table = tableOf(engine, lesson("AK-7.10"), 0);
  expect(english.role(0, table)).toBe("Red, acts");
  expect(english.role(1, table)).toBe("Yellow");
  expect(english.progress(table)).toBe("Turn 1 · actions");
  expect(french.progress(table)).toBe("Tour 1 · actions");
  expect(english.handOver(1, table)).toEqual({
    text: "Hands and what each of you knows of the omen pile are secret. Only Io should look now.",
    rule: "AK-10.2",
  });
});

test("a curse is named among the secrets where there is one", () => {
  const game = playThrough(engine, { variant: "gods" }, 1, 1, () => {});
  const { text, rule } = english.handOver(1, tableOf(engine, game, 0));
  expect(text).toContain("curses");
  expect(rule).toBe("AK-10.6");
});

test("the outcome is told in one sentence", () => {
  const people = playThrough(engine, {}, 2, 900, () => {});
  const table = tableOf(engine, people, 0);
  expect(table.frame.outcome).not.toBeNull();
  const text = english.outcome(table.frame.outcome!, table);
  const { winner } = table.frame.view.result!;
  expect(text).toContain(winner === null ? "nobody" : people.seats[winner].name);
  expect(plain(english.question(table).detail)).toBe(text);
});
