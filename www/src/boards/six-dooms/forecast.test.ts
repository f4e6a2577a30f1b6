import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import type { Lang } from "../contract";
import { whoOf } from "./describe";
import { forecastLines } from "./forecast";
import { lessons } from "./lessons";
import { of, record } from "./positions";
import { Tables } from "./testing";
import type { Move } from "./types";
import { phrasesOf } from "./words";

const tables = new Tables(engine);
const lesson = (rule: string) => lessons.find((one) => one.rule === rule)!.record;

function foretold(position: unknown, move: Move, price = 0, lang: Lang = "en"): string[] {
  const { frame, seats, names, viewer } = tables.at(position, { lang });
  const phrases = phrasesOf(lang);
  return forecastLines(tables.preview(position, move), {
    view: frame.view,
    seat: viewer!,
    phrases,
    who: whoOf(names, seats, phrases, frame.view.scenario),
    price,
  });
}

test("an attack tells its dice, who wins ties, the chance, the losses, the re-rolls and the advance (W2)", () => {
  const lines = foretold(lesson("SD-5.21"), {
    type: "attack",
    from: "brazil",
    to: "peru",
    target: 1,
    dice: 3,
  });
  expect(lines[0]).toBe("3 dice against 2. Ties are theirs.");
  expect(lines[1]).toMatch(/^\d+ % that no defender is left\.$/);
  expect(lines[2]).toMatch(/^On average you lose \d\.\d, they \d\.\d\.$/);
  expect(lines.slice(3)).toEqual([
    "You may roll 1 die again.",
    "If you conquer it, 3 to 5 armies can advance.",
  ]);
});

test("an attack that can be opposed says so first (SD-6.8)", () => {
  const open = lesson("SD-4.11") as { moves: unknown[] };
  const attack: Move = { type: "attack", from: "brazil", to: "peru", target: 1, dice: 3 };
  expect(foretold({ ...open, moves: [] }, attack)[0]).toBe(
    "Brahe may try to close the border first: you then need 1 success.",
  );
});

test("whoever is asked hears of the chance that the border holds, not that it breaks (SD-6.10)", () => {
  const chance = (line: string | undefined) => Number(/^(\d+) % to hold the border\.$/.exec(line!)![1]);
  const [, holding] = foretold(lesson("SD-6.8"), { type: "oppose", oppose: true });
  const { forecast } = tables.preview(lesson("SD-6.8"), { type: "oppose", oppose: true });
  const broken = forecast.type === "attack" ? forecast.roll.success : NaN;
  expect(chance(holding)).toBe(Math.round(100 * (1 - broken)));
});

test("a barricade that nobody defends falls for certain (edge 19)", () => {
  const walled = record({
    doom: "aliens",
    seat: 0,
    lands: { brazil: { armies: of(0, 6) }, peru: {}, congo: { apocalytes: 6, mothership: true } },
    borders: [{ id: "peru--brazil", strength: 2, side: "brazil" }],
  });
  const lines = foretold(walled, { type: "breach", from: "brazil", to: "peru", dice: 2 });
  expect(lines[0]).toMatch(/^2 dice, nobody defends\./);
  expect(lines[1]).toBe("100 % to break the barricade.");
});

test("a movement tells who is asked, what must move on, what must fight, and what is left", () => {
  const asking = { ...(lesson("SD-4.11") as object), moves: [] };
  expect(foretold(asking, { type: "move", from: "brazil", to: "peru", count: 4, supply: false })).toEqual([
    "Brahe will be asked first.",
    "2 armies must move on at once.",
    "2 movements left, 2 with a supply.",
  ]);
  expect(
    foretold(lesson("SD-4.23"), { type: "move", from: "argentina", to: "peru", count: 3, supply: false }),
  ).toEqual([
    "You must attack the zombies there at once.",
    "It becomes yours.",
    "2 movements left, 2 with a supply.",
  ]);
});

test("half of those who enter ground zero turn (W, edge 24)", () => {
  const zero = record({
    doom: "mutants",
    seat: 0,
    lands: { brazil: { armies: of(0, 6) }, peru: { mark: "ground-zero" } },
  });
  const lines = foretold(zero, { type: "move", from: "brazil", to: "peru", count: 3, supply: false });
  expect(lines).toContain("2 armies will turn into mutants.");
});

test("the fourth supply at a portal starts its count of a full turn (SD-D.14)", () => {
  const portal = record({
    doom: "demons",
    seat: 2,
    lands: {
      siam: { armies: of(2, 3), portal: true, supplies: 3 },
      china: { armies: of(2, 3), supplies: 1 },
      congo: { apocalytes: 1, portal: true },
    },
  });
  const lines = foretold(portal, { type: "move", from: "china", to: "siam", count: 1, supply: true }, 4);
  expect(lines).toContain("4 of 4 supplies there then.");
  expect(lines).toContain("Held so long, the portal closes in 4 slots.");
});

test("an answer that is remembered says what holds from now on (SD-4.13)", () => {
  const answer = (grant: boolean, remember: boolean) =>
    foretold(lesson("SD-4.11"), { type: "permit", grant, remember });
  expect(answer(false, true)).toEqual(["From now on Ada is refused unasked."]);
  expect(answer(true, true)).toEqual(["From now on Ada enters unasked and asks to take supplies."]);
  expect(answer(false, false)).toEqual([]);
});

test("the end of a turn tells who is next", () => {
  expect(foretold(lesson("SD-6.5"), { type: "endTurn" })).toEqual(["Brahe is next."]);
  const { record: clio } = lessons.find(({ rule }) => rule === "SD-7.7")!;
  expect(foretold({ ...(clio as object), moves: [] }, { type: "endTurn" })).toEqual([
    "The doom’s turn is next.",
  ]);
});

test.each(lessons)(
  "what every move at the lesson on $rule leads to can be said in both languages",
  ({ record }) => {
    for (const lang of ["en", "fr"] as const) {
      for (const move of tables.at(record).frame.legal.slice(0, 120)) {
        for (const line of foretold(record, move, 4, lang)) {
          expect(line).not.toMatch(lang === "en" ? /undefined|NaN|null/ : /undefined|NaN|null| [:;?!]/);
        }
      }
    }
  },
);
