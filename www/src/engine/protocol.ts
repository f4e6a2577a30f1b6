// What the page may ask of a worker, and how it is answered. Requests carry an id, answers repeat it.

import type {
  ApiError,
  Explained,
  Failure,
  Frame,
  GameInfo,
  LogEntry,
  OptionSpec,
  Record as GameRecord,
  Rulebook,
  Seat,
  SeatConfig,
  Standing,
} from "./types/common";
import type { Lang } from "../boards/contract";

/** The settings of a new game. */
export interface GameConfig {
  game: string;
  seats: SeatConfig[];
  /** Any of the game's options; those left out take their defaults. */
  options: { [id: string]: unknown };
  /** 16 hex digits; drawn by the engine if null or left out. */
  seed?: string | null;
}

/** A match kept inside a worker, by number. */
export type Handle = number;

/** What a match says of itself when it is opened. */
export interface Opened {
  handle: Handle;
  game: string;
  options: unknown;
  seats: SeatConfig[];
  record: GameRecord;
  /** Why the record stopped replaying, if it did. */
  trouble: ApiError | null;
}

/** A moment of the match for one pair of eyes, and what led there. */
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

/** Every question that a worker answers. Moves and changes answer with the record they lead to. */
export interface Engine {
  games(): GameInfo[];
  options(game: string, players: number): OptionSpec[];
  rulebook(game: string, lang: Lang): Rulebook;
  create(config: GameConfig): Opened;
  open(record: unknown): Opened;
  /** The moment after `ply` moves, the present if null, and the log from move number `from` on. */
  look(handle: Handle, seat: Seat | null, ply: number | null, from: number): Sight;
  standings(handle: Handle, seat: Seat | null): Standing[];
  consider(handle: Handle, seat: Seat, move: unknown): Considered;
  play(handle: Handle, seat: Seat, move: unknown): GameRecord;
  undo(handle: Handle, seat: Seat): GameRecord;
  close(handle: Handle): null;
  /** What a computer player would do; holds on to nothing. */
  think(record: unknown, seat: Seat, level: string, seed: string, millis: number): unknown;
}

export type Method = keyof Engine;
export type Args<M extends Method> = Parameters<Engine[M]>;
export type Result<M extends Method> = ReturnType<Engine[M]>;

/** One request of any kind. */
export type Request = { [M in Method]: { id: number; method: M; args: Args<M> } }[Method];

/** How a request went. After a crash the worker is of no more use. */
export type Answer = { id: number } & (
  | { kind: "done"; value: unknown }
  | { kind: "failed"; failure: Failure }
  | { kind: "crash"; detail: string }
  | { kind: "unavailable"; detail: string }
);
