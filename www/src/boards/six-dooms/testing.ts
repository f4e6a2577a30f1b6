// Tables for the tests, as the engine itself sets them: real views, moves and events.

import type { Explained, GameInfo, LogEntry, Record as GameRecord } from "../../engine/types/common";
import { namesOf } from "../../stores/names";
import type { Lang, Names } from "../contract";
import type { Event, Move, Preview, SdTable } from "./types";

/** As much of the engine's module as is needed here. */
interface Engine {
  games(): unknown;
  explain_move(game: unknown, move: unknown, seat?: number): unknown;
  preview_move(game: unknown, move: unknown, seat?: number): unknown;
  Match: { open(record: unknown): unknown };
}

interface EngineMatch {
  frame(seat?: number | null, ply?: number | null): SdTable["frame"];
  log(seat: number | null | undefined, from: number): LogEntry<Event>[];
}

export class Tables {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  names(lang: Lang = "en"): Names {
    const { catalogue } = (this.#engine.games() as GameInfo[]).find(({ id }) => id === "six-dooms")!;
    return namesOf(catalogue, lang);
  }

  /** The table at the end of a record, with whoever is asked at it. */
  at(record: unknown, changes: Partial<SdTable> = {}): SdTable {
    const match = this.#engine.Match.open(record) as EngineMatch;
    const [viewer = null] = match.frame(null, undefined).toAct;
    const lang = changes.lang ?? "en";
    return {
      frame: match.frame(viewer, undefined),
      seats: (record as GameRecord).seats,
      viewer,
      canAct: viewer !== null,
      chosen: null,
      preview: null,
      refused: null,
      moment: null,
      lang,
      names: this.names(lang),
      log: match.log(viewer, 0),
      choose: () => {},
      point: () => {},
      confirm: () => {},
      ...changes,
    };
  }

  /** A record with more moves, each by whoever is asked. */
  played(record: unknown, ...moves: readonly Move[]): unknown {
    let game = record as GameRecord;
    for (const move of moves) {
      game = { ...game, moves: [...game.moves, { seat: this.at(game).viewer!, move }] };
    }
    return game;
  }

  /** The rule that forbids a move; undefined if it can be made. */
  forbids(record: unknown, move: Move): string | undefined {
    const seat = this.at(record).viewer!;
    return (this.#engine.explain_move(record, move, seat) as Explained | null)?.rule;
  }

  preview(record: unknown, move: Move): Preview {
    return this.#engine.preview_move(record, move, this.at(record).viewer!) as Preview;
  }
}
