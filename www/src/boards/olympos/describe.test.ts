import { describe, expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { namesOf } from "../../stores/names";
import type { Lang, Rich } from "../contract";
import { intentOf } from "./intent.svelte";
import { bench } from "./testing";
import type { Event, Move } from "./types";
import { phrasesOf, words } from "./words";

const { catalogue, lesson, playThrough, tableOf } = bench(engine);

const langs: readonly Lang[] = ["en", "fr"];
const english = words.en(namesOf(catalogue, "en"));
const french = words.fr(namesOf(catalogue, "fr"));
const plain = (rich: Rich) =>
  rich.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");
const seats = ["Ada", "Brahe", "Clio"].map((name) => ({ name, bot: null }));

const toMacedonia: Move = { type: "expand", from: "new", to: "macedonia", cost: 3 };
const strategy: Move = { type: "discover", slot: "r4c5", spend: { grain: 1 }, cost: 7 };
const afterGod = [
  [0, toMacedonia],
  [0, { type: "endTurn" }],
] as const;

/** Every question that the game can ask, as a table on which seat 0 is asked it. */
const questions = {
  turn: () => lesson("OL-3.3"),
  oracle: () => lesson("OL-12.3"),
  bonus: () => lesson("OL-6.4", [0, strategy]),
  after: () => lesson("OL-9.6", [0, toMacedonia]),
  favour: () => lesson("OL-9.6", ...afterGod),
  hades: () => lesson("OL-9.17"),
};

describe.each(langs)("in %s", (lang) => {
  const speak = words[lang](namesOf(catalogue, lang));
  const binds = (text: string) => {
    expect(text).not.toMatch(/undefined|null|NaN|'/);
    if (lang === "fr") expect(text).not.toMatch(/ [:;?!»]|« /);
  };

  test("whatever happens in a game is told or passed over on purpose, in the marks of the language", () => {
    const types = new Set<string>();
    for (const seed of [5, 6]) {
      const game = playThrough(3 + (seed % 2), seed);
      for (const viewer of [0, null]) {
        const { log, seats } = tableOf(game, viewer, {}, lang);
        for (const event of log.flatMap(({ events }) => events)) {
          types.add(event.type);
          const said = speak.event(event, seats);
          if (event.type === "turnEnded") expect(said).toBeNull();
          else binds(said!.text);
        }
      }
    }
    expect(types.size).toBeGreaterThan(25);
  });

  test.each(Object.entries(questions))(
    "in %s it asks who is asked, and tells who is awaited",
    (phase, at) => {
      const asked = tableOf(at(), 0, {}, lang);
      expect(asked.frame.view.phase).toBe(phase);
      const question = speak.question(asked);
      expect(plain(question.title)).toMatch(/^Ada, /);
      const awaited = speak.question(tableOf(at(), 1, {}, lang));
      expect(plain(awaited.title)).toMatch(/^Ada [^,]/);
      for (const rich of [question.title, question.detail, awaited.title]) binds(plain(rich));
      for (const move of asked.frame.legal) binds(speak.confirm(move, asked));
      expect(speak.role(0, asked)).not.toBe("");
      expect(speak.role(1, asked)).toBe("");
    },
  );

  test("names every row of the score", () => {
    const game = playThrough(3, 5);
    const { outcome } = tableOf(game).frame;
    for (const { id } of outcome!.rows) expect(speak.scoreRow(id).label).not.toBe(id);
    binds(speak.outcome(outcome!, tableOf(game)));
  });

  test("binds what it prints on the boards", () => {
    const { labels, effects, marks, role } = phrasesOf(lang);
    for (const text of [labels, marks, role].flatMap((group) => Object.values(group))) binds(text);
    for (const text of Object.values(effects).flat()) binds(text);
  });
});

test("a turn opens a group of the log, the rest does not", () => {
  const event = (event: Event) => english.event({ ...event, rule: "OL-1.1" }, seats);
  expect(event({ type: "turnStarted", seat: 1, final: false })).toEqual({
    text: "Brahe plays",
    heading: true,
  });
  expect(event({ type: "turnStarted", seat: 1, final: true })?.text).toBe("Brahe’s final turn");
  expect(event({ type: "waited", seat: 1 })).toEqual({ text: "Brahe can do nothing and waits." });
});

test("the question follows what the player is about", () => {
  const table = tableOf(lesson("OL-3.3"));
  expect(plain(english.question(table).title)).toBe("Ada, expand or develop");
  expect(plain(english.question(table).detail)).toBe(
    "Your marker is on 11. You play until it passes Brahe’s, on 13.",
  );
  const asks = () => plain(english.question(table).title);
  intentOf(table).pick({ from: "new" });
  expect(asks()).toBe("Ada, where does the new settler go?");
  intentOf(table).show("wonder");
  expect(asks()).toBe("Ada, no wonder is within reach");
  expect(plain(english.question(table).detail)).toMatch(/^Touch one/);
  const learning = tableOf(lesson("OL-6.4"));
  intentOf(learning).show("discover");
  expect(plain(english.question(learning).title)).toBe("Ada, which discovery?");
  const chosen = tableOf(lesson("OL-3.3"), 0, { chosen: toMacedonia });
  expect(plain(english.question(chosen).title)).toBe("Ada, a new settler to Macedonia?");
  expect(plain(french.question(chosen).title)).toBe("Ada, un nouveau colon en Macédoine\u202f?");
});

test("who waits reads what was done last", () => {
  const played = lesson("OL-6.4", [0, strategy]);
  expect(plain(english.question(tableOf(played, 1)).detail)).toBe("Ada discovers Strategy.");
});

test("who can only end the turn is told why it is asked", () => {
  const lone = tableOf(lesson("OL-9.6", [0, toMacedonia]));
  expect(plain(english.question(lone).title)).toBe("Ada, end your turn");
  expect(plain(english.question(lone).detail)).toMatch(/^None of your cards/);
  const [first] = tableOf(lesson("OL-8.6")).frame.legal;
  const free = tableOf(lesson("OL-8.6", [0, first!]));
  expect(plain(english.question(free).title)).toBe("Ada, play a card or end your turn");
});

test("gods, wonders and lands stand in a sentence as their names ask for", () => {
  const calls = (card: string) => {
    const event: Event = { type: "olymposAffects", card, symbols: [1, 0, 0], seats: [1] };
    return [english, french].map((words) => words.event({ ...event, rule: "OL-9.18" }, seats)!.text);
  };
  expect(calls("zeus")).toEqual([
    "Zeus comes to Brahe (symbols: Ada 1, Brahe 0, Clio 0).",
    "Zeus visite Brahe (symboles\u00a0: Ada 1, Brahe 0, Clio 0).",
  ]);
  expect(calls("keres")[0]).toMatch(/^The Keres come to Brahe/);
  expect(calls("keres")[1]).toMatch(/^Les Kères visitent Brahe/);
  const going = (from: string, to: string) => {
    const event: Event = { type: "settlerMoved", seat: 0, path: [from, to] };
    return french.event({ ...event, rule: "OL-4.7" }, seats)!.text;
  };
  expect(going("attica", "lesbos")).toBe("Ada envoie un colon d’Attique à Lesbos.");
  expect(going("north", "thrace")).toBe("Ada envoie un colon des Terres du Nord en Thrace.");
  expect(going("olympos", "macedonia")).toBe("Ada envoie un colon du Mont Olympe en Macédoine.");
});

test("a final turn may be passed, and is called so", () => {
  const table = tableOf(lesson("OL-10.1"));
  expect(plain(english.question(table).title)).toBe("Ada, one last action, or pass");
  expect(plain(english.question(table).detail)).toMatch(/^Space 70 is worth 5 points/);
  expect(english.role(0, table)).toBe("final turn");
  expect(english.progress(table)).toBe("Last turns");
});

test.each([
  [toMacedonia, "Go to Macedonia · 3", "Aller en Macédoine · 3"],
  [strategy, "Discover · 7", "Découvrir · 7"],
  [{ type: "build", wonder: "stadium", athena: false, starCards: 0, cost: 5 }, "Build · 5", "Bâtir · 5"],
  [{ type: "playDestiny", card: "masons" }, "Play Master masons", "Jouer Maîtres maçons"],
  [{ type: "favour", count: 0 }, "Play none", "N’en jouer aucune"],
  [{ type: "takeCube", resource: "gold" }, "Take gold", "Prendre l’or"],
  [{ type: "cross", space: "naxos" }, "Close Naxos", "Fermer Naxos"],
  [{ type: "removeSettler", space: "naxos", level: 0 }, "Take back from Naxos", "Reprendre de Naxos"],
  [{ type: "pass" }, "Pass", "Passer"],
  [{ type: "wait" }, "Wait · 1", "Attendre · 1"],
  [{ type: "endTurn" }, "End the turn", "Terminer le tour"],
] satisfies [Move, string, string][])("the confirm button says what it does: %o", (move, en, fr) => {
  const table = tableOf(lesson("OL-3.3"));
  expect(english.confirm(move, table)).toBe(en);
  expect(french.confirm(move, table)).toBe(fr);
});

test("the bonus that is taken is named", () => {
  const table = tableOf(lesson("OL-6.4", [0, strategy]));
  expect(english.confirm({ type: "bonus", index: 0 }, table)).toBe("Take 1 settler");
});

test("a hand-over says what is hidden, and why it comes now", () => {
  const turn = tableOf(lesson("OL-3.3"));
  expect(english.handOver(1, turn)).toMatchObject({ rule: "OL-1.12" });
  const favour = tableOf(lesson("OL-9.6", ...afterGod));
  expect(english.handOver(1, favour).text).toContain("The card of Zeus is turned up");
  expect(english.handOver(1, favour).rule).toBe("OL-9.6");
});
