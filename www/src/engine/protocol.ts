// What the page may ask of a worker, and how it is answered. Requests carry an id, answers repeat it.

import type {
  ApiError,
  Config,
  Explained,
  Failure,
  Frame,
  GameInfo,
  LogEntry,
  OptionSpec,
  Record as GameRecord,
  Rulebook,
  Seat,
  Standing,
} from "./types/common";
import type { Lang } from "../boards/contract";

/** A match kept inside a worker, by number. */
export type Handle = number;

/** Where a match stands after a change. */
export interface Changed {
  record: GameRecord;
  /** The present as an onlooker sees it. */
  table: Frame<unknown, unknown>;
}

/** What a match says of itself when it is opened. */
export interface Opened extends Changed {
  handle: Handle;
  options: unknown;
  /** Why the record stopped replaying, if it did. */
  trouble: ApiError | null;
}

/** A moment of the match for one pair of eyes, and what they may hear of the moves that led there. */
export interface Sight {
  frame: Frame<unknown, unknown>;
  log: LogEntry<unknown>[];
}

/** What the engine says of a move that is not made yet. */
export interface Considered {
  /** Why it may not be made; null if it may. */
  refusal: Explained | null;
  preview: unknown;
}

/** Every question that a worker answers. */
export interface Engine {
  games(): GameInfo[];
  options(game: string, players: number): OptionSpec[];
  rulebook(game: string, lang: Lang): Rulebook;
  create(config: Config): Opened;
  open(record: unknown): Opened;
  /** The moment after `ply` moves (null: now), and the log from move number `from` on (null: none). */
  look(handle: Handle, seat: Seat | null, ply: number | null, from: number | null): Sight;
  standings(handle: Handle, seat: Seat | null): Standing[];
  consider(handle: Handle, seat: Seat, move: unknown): Considered;
  play(handle: Handle, seat: Seat, move: unknown): Changed;
  undo(handle: Handle, seat: Seat): Changed;
  close(handle: Handle): null;
  /** What a computer player would do; holds on to nothing. */
  think(record: unknown, seat: Seat, level: string, seed: string, millis: number): unknown;
}

export type Method = keyof Engine;
export type Args<M extends Method> = Parameters<Engine[M]>;
export type Result<M extends Method> = ReturnType<Engine[M]>;

/** One request of any kind. */
export type Request = { [M in Method]: { id: number; method: M; args: Args<M> } }[Method];

/** How a request went. */
export type Answer = { id: number } & (
  | { kind: "done"; value: unknown }
  | { kind: "failed"; failure: Failure }
  /** The instance is dead: the worker is of no more use. */
  | { kind: "crash"; detail: string }
  /** The engine could not be started. */
  | { kind: "unavailable"; detail: string }
);
