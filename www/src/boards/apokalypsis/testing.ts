// Tables for the tests, as the engine itself sets them: real views, moves and events.

import type { GameInfo, Record as GameRecord } from "../../engine/types/common";
import { namesOf } from "../../stores/names";
import type { Lang } from "../contract";
import type { AkTable, Event, LogEntry, Move, Seat } from "./types";

/** As much of the engine's module as is needed here. */
export interface Engine {
  games(): unknown;
  new_game(config: unknown): unknown;
  apply_move(game: unknown, move: unknown, seat?: number): unknown;
  explain_move(game: unknown, move: unknown, seat?: number): unknown;
  preview_move(game: unknown, move: unknown, seat?: number): unknown;
  Match: { open(record: unknown): EngineMatch };
}

interface EngineMatch {
  frame(seat?: number | null, ply?: number | null): unknown;
  log(seat: number | null | undefined, from: number): unknown;
}

export function infoOf(engine: Engine): GameInfo {
  return (engine.games() as GameInfo[]).find(({ id }) => id === "apokalypsis")!;
}

/** A table at the end of a record, seen by a seat. */
export function tableOf(
  engine: Engine,
  record: unknown,
  viewer: Seat | null,
  lang: Lang = "en",
  changes: Partial<AkTable> = {},
): AkTable {
  const match = engine.Match.open(record);
  const frame = match.frame(viewer, undefined) as AkTable["frame"];
  return {
    frame,
    seats: (record as GameRecord).seats,
    viewer,
    canAct: viewer !== null && frame.toAct.includes(viewer),
    chosen: null,
    preview: null,
    refused: null,
    moment: null,
    lang,
    names: namesOf(infoOf(engine).catalogue, lang),
    log: match.log(viewer, 0) as LogEntry<Event>[],
    choose: () => {},
    point: () => {},
    confirm: () => {},
    ...changes,
  };
}

/** Plays a game with moves picked one after the other from the list, and hands out each step. */
export function playThrough(
  engine: Engine,
  options: { [option: string]: unknown },
  seed: number,
  most: number,
  each: (game: GameRecord, seat: Seat, legal: readonly Move[]) => void,
): GameRecord {
  let game = engine.new_game({ game: "apokalypsis", players: 4, seed, options }) as GameRecord;
  for (let ply = 0; ply < most; ply++) {
    const [seat] = (engine.Match.open(game).frame(null, undefined) as AkTable["frame"]).toAct;
    if (seat === undefined) break;
    const legal = (engine.Match.open(game).frame(seat, undefined) as AkTable["frame"]).legal;
    each(game, seat, legal);
    const move = legal[(ply * 7919 + seed * 31) % legal.length];
    game = (engine.apply_move(game, move, seat) as { game: GameRecord }).game;
  }
  return game;
}
