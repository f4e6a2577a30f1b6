// The WebAssembly boundary: plain JSON in and out, typed failures, the same games as native.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameInfo, Record as GameRecord, Frame } from "../../www/src/engine/types/common";
import engine, { failureOf } from "./engine";

const GAME = "angels-and-demons";
const fingerprints = JSON.parse(readFileSync(new URL("../fingerprints.json", import.meta.url), "utf8")) as {
  [table: string]: string[];
};
const newGame = () => engine.new_game({ game: GAME, players: 2, seed: 1 }) as GameRecord;

describe("the module", () => {
  it("plays the same games as the native engine", () => {
    expect(Object.keys(fingerprints).length).toBeGreaterThan(0);
    for (const [table, prints] of Object.entries(fingerprints)) {
      const [game, players] = table.split(" ");
      const found = prints.map((_, index) => engine.fingerprint(game!, Number(players), index + 1));
      expect(found, table).toEqual(prints);
    }
  });

  it("plays a whole game by its three plain functions", () => {
    let game = newGame();
    let plies = 0;
    for (;;) {
      const moves = engine.legal_moves(game) as unknown[];
      if (moves.length === 0) break;
      const answer = engine.apply_move(game, moves[plies % moves.length]) as {
        game: GameRecord;
        events: unknown[];
      };
      expect(answer.events.length).toBeGreaterThan(0);
      game = answer.game;
      plies += 1;
    }
    expect(game.result).not.toBeNull();
    expect(game.moves.length).toBe(plies);
  });

  it("speaks plain JSON only", () => {
    for (const value of [
      engine.games(),
      engine.version(),
      engine.rulebook(GAME, "fr"),
      newGame(),
      engine.view(newGame()),
    ]) {
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    }
  });

  it("tells each game's players, levels, options and names", () => {
    for (const info of engine.games() as GameInfo[]) {
      expect(info.levels.length).toBeGreaterThan(1);
      expect(info.catalogue.length).toBeGreaterThan(0);
      expect((engine.options(info.id, info.players.min) as unknown[]).length).toBeGreaterThan(0);
    }
  });

  it("draws a seed from the system when none is given", () => {
    const seed = () => (engine.new_game({ game: GAME, players: 2 }) as GameRecord).start;
    expect(seed()).not.toEqual(seed());
  });

  it("gives the game at any move", () => {
    const { game } = engine.apply_move(newGame(), { type: "commit", card: "a-7" }, 0) as { game: GameRecord };
    expect(engine.replay(game, 0)).toEqual(newGame());
    expect(engine.replay(game)).toEqual(game);
  });
});

describe("failures", () => {
  it("are refusals with a rule and a sentence in both languages", () => {
    const failure = failureOf(() => engine.apply_move(newGame(), { type: "commit", card: "d-7" }, 0));
    expect(failure).toMatchObject({ kind: "refusal", rule: "AD-4.1" });
    expect(failure.text).toMatchObject({
      en: expect.stringContaining("7"),
      fr: expect.stringContaining("7"),
    });
  });

  it("are coded errors for malformed JSON at every function", () => {
    const malformed = { kind: "error", code: "malformed" };
    const nonsense = [undefined, null, 7, "x", [], {}, () => 1, 10n, Symbol("x"), NaN];
    for (const value of nonsense) {
      const calls = [
        () => engine.new_game(value),
        () => engine.legal_moves(value),
        () => engine.apply_move(value, {}),
        () => engine.explain_move(value, {}),
        () => engine.preview_move(value, {}),
        () => engine.view(value),
        () => engine.replay(value),
        () => engine.choose_move(value, "novice", 0, null),
        () => engine.Match.create(value),
        () => engine.Match.open(value),
      ];
      for (const call of calls) expect(failureOf(call)).toMatchObject(malformed);
      expect(failureOf(() => engine.apply_move(newGame(), value))).toMatchObject(malformed);
      expect(failureOf(() => engine.load_position(GAME, value, null))).toMatchObject({ kind: "error" });
    }
    for (const value of nonsense.filter((value) => value !== "x") as never[]) {
      for (const call of [
        () => engine.options(value, 2),
        () => engine.rulebook(value, "en"),
        () => engine.rulebook(GAME, value),
        () => engine.load_position(value, {}, null),
        () => engine.check_position(value, {}),
        () => engine.choose_move(newGame(), value, 0, null),
        () => engine.fingerprint(value, 2, 1),
        () => engine.play_out(value, 2, 1, 1),
      ])
        expect(failureOf(call)).toMatchObject(malformed);
    }
    expect(failureOf(() => engine.options("chess", 2))).toMatchObject({ code: "unknown-game" });
    expect(failureOf(() => engine.rulebook(GAME, "de"))).toMatchObject(malformed);
  });
});

describe("numbers", () => {
  it("that are no small whole ones are out of range, and never another number", () => {
    const outOfRange = { kind: "error", code: "out-of-range" };
    const match = engine.Match.create({ game: GAME, players: 2, seed: 1 });
    const move = { type: "commit", card: "a-7" };
    for (const value of [256, 2 ** 32, -1, 1.5, NaN, Infinity, "0", [], {}, true] as never[]) {
      for (const call of [
        () => engine.legal_moves(newGame(), value),
        () => engine.apply_move(newGame(), move, value),
        () => engine.explain_move(newGame(), move, value),
        () => engine.preview_move(newGame(), move, value),
        () => engine.view(newGame(), value),
        () => engine.replay(newGame(), value),
        () => match.frame(value),
        () => match.frame(0, value),
        () => match.log(value, 0),
        () => match.standings(value),
        () => match.explain(value, move),
        () => match.preview(value, move),
        () => match.play(value, move),
        () => match.undo(value),
        () => match.choose(value, "novice", 0),
      ])
        expect(failureOf(call), `${String(value)} in ${call}`).toMatchObject(outOfRange);
      expect(failureOf(() => engine.options(GAME, value))).toMatchObject({ kind: "error" });
    }
    expect((match.record() as GameRecord).moves).toEqual([]);
  });
});

describe("a match kept inside the module", () => {
  const open = () => engine.Match.create({ game: GAME, players: 2, seed: 1 });
  type AnyFrame = Frame<{ committed: unknown[] }, { type: string }>;

  it("shows each seat its own frame and nothing of a sealed choice", () => {
    const match = open();
    match.play(0, { type: "commit", card: "a-7" });
    const frame = (seat: number | undefined) => match.frame(seat) as AnyFrame;
    expect(frame(0).view.committed).toEqual(["a-7", null]);
    expect(frame(1).view.committed).toEqual(["hidden", null]);
    expect(frame(undefined).view.committed).toEqual(["hidden", null]);
    expect(JSON.stringify(match.log(1, 0))).not.toContain("a-7");
    expect(frame(0).legal).toEqual([]);
    expect(frame(1).legal).toHaveLength(12);
    expect(frame(0).undo).toEqual({ type: "stopped", rule: "AD-4.3" });
    expect(frame(0).secretive).toEqual([0]);
  });

  it("refuses without changing anything", () => {
    const match = open();
    const before = match.record();
    expect(failureOf(() => match.play(0, { type: "commit", card: "d-1" }))).toMatchObject({ rule: "AD-4.1" });
    expect(failureOf(() => match.play(0, { type: "dance" }))).toMatchObject({ code: "malformed" });
    expect(failureOf(() => match.undo(0))).toMatchObject({ code: "cannot-undo" });
    expect(match.record()).toEqual(before);
  });

  it("opens what can be replayed of a broken record and says where it stopped", () => {
    const match = open();
    match.play(0, { type: "commit", card: "a-7" });
    match.play(1, { type: "commit", card: "d-6" });
    const record = match.record() as GameRecord;
    record.moves[1] = { seat: 1, move: { type: "commit", card: "a-1" } };
    const broken = engine.Match.open(record);
    expect(broken.trouble()).toMatchObject({ code: "broken-record" });
    expect((broken.frame(0) as AnyFrame).plies).toBe(1);
  });

  it("lets a bot choose, the same for the same seed", () => {
    const match = open();
    const choose = () => match.choose(1, "oracle", "00000000000000aa", 50);
    expect(choose()).toEqual(choose());
    expect(match.explain(1, choose())).toBeNull();
  });
});
