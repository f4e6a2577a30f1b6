import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { goldenGames, goldenPlies } from "../../../../tests/wasm/golden";
import { duration, placesOf, sceneAt, sceneOf, stepsOf, tollOf } from "./animate";
import { lands } from "./geometry";
import { lessons } from "./lessons";
import { Tables } from "./testing";
import type { ToldEvent, View } from "./types";

const tables = new Tables(engine);

/** A lesson that ends with the doom’s turn: the view before it and what was told. */
function doomTurn(rule: string): { before: View; events: ToldEvent[]; after: View } {
  const { record } = lessons.find((lesson) => lesson.rule === rule)!;
  const { frame, log } = tables.at(record);
  const before = tables.at({ ...(record as object), moves: [] }).frame.view;
  return { before, events: log.flatMap(({ events }) => events), after: frame.view };
}

/** The attack with which Ada beats the defenders of Peru. */
function conquest(): { before: View; events: ToldEvent[] } {
  const { record } = lessons.find(({ rule }) => rule === "SD-5.24")!;
  const before = tables.at({ ...(record as object), moves: [] }).frame.view;
  return { before, events: tables.at(record).log.flatMap(({ events }) => events) };
}

test("motions are short, and only what has to be read stays longer", () => {
  const { events } = doomTurn("SD-7.7");
  for (const event of events) expect(duration(event)).toBeLessThanOrEqual(700);
  expect(duration({ type: "prevented", round: 1, rule: "SD-Z.11" } as ToldEvent)).toBeGreaterThan(1000);
});

test("the doom’s turn is told in its steps, in their order", () => {
  const { before, events } = doomTurn("SD-7.7");
  const steps = events
    .map((_, i) => sceneAt(before, events.slice(0, i + 1)).step)
    .filter((step, i, all) => step !== null && step !== all[i - 1]);
  expect(steps).toEqual(["rise", "walk", "attack"]);
  expect(stepsOf.zombies).toEqual(expect.arrayContaining(steps));
});

test("it is the doom’s turn from its beginning until a player’s begins", () => {
  const { before, events } = doomTurn("SD-7.7");
  const dooming = (type: ToldEvent["type"]) =>
    sceneAt(before, events.slice(0, events.findIndex((event) => event.type === type) + 1)).dooming;
  expect(dooming("turnEnded")).toBe(false);
  expect(dooming("apocalypseTurn")).toBe(true);
  expect(dooming("movementRoll")).toBe(true);
  expect(dooming("turnBegan")).toBe(false);
});

test("a walk leaves its arrow for the rest of the turn (W12)", () => {
  const { before, events } = doomTurn("SD-7.7");
  const moved = events.findIndex(({ type }) => type === "apocalytesMoved");
  const walk = { source: "peru", target: "brazil", count: 3, stopped: false };
  expect(sceneAt(before, events.slice(0, moved)).walks).toEqual([]);
  expect(sceneAt(before, events.slice(0, moved + 1)).walks).toEqual([walk]);
  expect(sceneAt(before, events.slice(0, moved + 3)).walks).toEqual([walk]);
});

test("the die of a march, and the dice of a fight with what they came to, lie on the table", () => {
  const { before, events } = doomTurn("SD-7.7");
  const upTo = (type: ToldEvent["type"]) =>
    sceneAt(before, events.slice(0, events.findIndex((event) => event.type === type) + 1)).roll;
  expect(upTo("movementRoll")).toMatchObject({ kind: "movement", place: "peru", attack: [4], hit: true });
  expect(upTo("combatBegan")).toMatchObject({ attacker: "apocalytes", defender: 0, attack: [], won: null });
  const fought = upTo("combatResolved")!;
  expect(fought.attack).toHaveLength(3);
  expect(fought.won!.attack + fought.won!.defence).toBe(2);
});

test("a fight across a border points from where to where, until something else happens", () => {
  const { before, events } = conquest();
  const fights = events.map(
    (event, i) => [event.type, sceneAt(before, events.slice(0, i + 1)).fight] as const,
  );
  const pointed = fights.filter(([, fight]) => fight !== null).map(([type]) => type);
  expect(pointed).toEqual(["combatBegan", "diceRolled", "combatResolved", "armiesLost"]);
  expect(fights[0]![1]).toEqual({ from: "brazil", to: "peru", by: 0, count: 3, supply: false });
});

test("what is lit is what the event is about", () => {
  const { before, events } = doomTurn("SD-T.4");
  const struck = events.findIndex(({ type }) => type === "meteorite");
  expect(sceneAt(before, events.slice(0, struck + 1)).lit).toEqual(["peru"]);
  for (const event of events) {
    for (const id of placesOf(event)) expect(lands.map((land) => land.id)).toContain(id);
  }
});

test("at rest nothing is lit, and the dice that wait for an answer still lie there", () => {
  const { view } = tables.at(
    tables.played(lessons.find(({ rule }) => rule === "SD-5.21")!.record, {
      type: "attack",
      from: "brazil",
      to: "peru",
      target: 1,
      dice: 3,
    }),
  ).frame;
  const scene = sceneOf(view);
  expect(scene.lit).toEqual([]);
  expect(scene.roll).toMatchObject({ attack: [5, 4, 1], defence: [5, 3], won: null });
});

test("the toll counts what came, what was lost, and what has no owner any more", () => {
  const { events, before, after } = doomTurn("SD-7.7");
  const toll = tollOf(events, 3);
  const sum = (view: View, of: (land: View["territories"][number]) => number) =>
    view.territories.reduce((total, land) => total + of(land), 0);
  expect(toll.round).toBe(3);
  expect(toll.came - toll.gone).toBe(
    sum(after, (land) => land.apocalytes) - sum(before, (land) => land.apocalytes),
  );
  expect(toll.lost[0]).toBe(sum(before, (land) => land.armies[0]!) - sum(after, (land) => land.armies[0]!));
  expect(toll.marches).toBe(1);
});

test("a meteorite’s territory is told as annihilated, not as one without an owner", () => {
  const toll = tollOf(doomTurn("SD-T.4").events, 3);
  expect(toll.struck).toEqual(["peru"]);
  expect(toll.taken).not.toContain("peru");
});

test.each(goldenGames("six-dooms"))("every moment of %s can be shown", (game) => {
  const plies = goldenPlies<View, ToldEvent>("six-dooms", game);
  for (let i = 1; i < plies.length; i += 7) {
    const { events } = plies[i]!;
    if (events.length === 0) continue;
    const scene = sceneAt(plies[i - 1]!.state, events, [], 4);
    expect(scene.event).toBe(events.at(-1));
    for (const event of events) expect(new Set(placesOf(event)).size).toBe(placesOf(event).length);
    if (scene.step) expect(stepsOf[scene.view.scenario!]).toContain(scene.step);
  }
});
