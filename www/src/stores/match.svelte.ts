// A match on this screen: what is seen, by whom, and what can be done with it.

import type { GameModule, GameTypes, Lang, Moment, Names, Table, Words } from "../boards/contract";
import type {
  ApiError,
  Explained,
  Frame,
  GameInfo,
  LogEntry,
  Outcome,
  Record as GameRecord,
  Seat,
  SeatConfig,
  Standing,
  Undo,
} from "../engine/types/common";
import type { GameConfig } from "../engine/protocol";
import type { Preferences } from "./settings.svelte";
import type { Summary } from "./saves.svelte";

/** Where a match comes from. */
export type Source = { config: GameConfig } | { record: unknown };

/** Who looks at this screen and moves from it. */
export type Company =
  /** Everybody who is not a computer; the screen is covered when it changes hands with secrets. */
  | { kind: "people" }
  /** One reader moves for all people, and there is nobody to hide things from. */
  | { kind: "reader" }
  /** One seat only. */
  | { kind: "seat"; seat: Seat }
  /** Nobody moves; seen through the eyes of a seat, or of an onlooker. */
  | { kind: "watch"; seat: Seat | null };

/** Something broke. The record is safe, and the match can go on from it. */
export interface MatchFailure {
  readonly kind: "crash" | "unavailable" | "error";
  /** English, for a bug report. */
  readonly detail: string;
  readonly record: GameRecord;
}

export declare class Match<G extends GameTypes = GameTypes> implements Table<G> {
  // ── fixed for the match ──
  readonly info: GameInfo;
  readonly module: GameModule<G>;
  readonly seats: readonly SeatConfig[];
  readonly options: unknown;
  /** The seats of people. */
  readonly humans: readonly Seat[];
  readonly company: Company;
  /** Why the record stopped replaying, if it did; the match stands at the last good move. */
  readonly trouble: ApiError | null;

  // ── what is seen (as in Table) ──
  readonly frame: Frame<G["View"], G["Move"]>;
  readonly viewer: Seat | null;
  readonly canAct: boolean;
  readonly chosen: G["Move"] | null;
  readonly preview: G["Preview"] | null;
  readonly refused: { move: G["Move"]; refusal: Explained } | null;
  /** Where to show the refusal. */
  readonly refusedAt: Element | null;
  readonly moment: Moment<G> | null;
  readonly lang: Lang;
  readonly names: Names;
  readonly words: Words<G>;
  /** All that the viewer may hear since the start, up to the present, also while looking back. */
  readonly log: readonly LogEntry<G["Event"]>[];
  /** How the game ended, also while looking back. */
  readonly outcome: Outcome | null;

  // ── what is going on ──
  /** The screen is to change hands: show nothing of the game until takeOver. The frame is an onlooker's. */
  readonly handOver: { readonly to: Seat } | null;
  takeOver(): void;
  /** A move is being made. */
  readonly busy: boolean;
  /** The computer players at work. */
  readonly thinking: readonly Seat[];
  readonly failure: MatchFailure | null;
  /** Starts the engine again and goes on from the last good record. */
  recover(): Promise<void>;

  // ── moves ──
  choose(move: G["Move"] | null, at?: Element | null, now?: boolean): void;
  point(move: G["Move"] | null): void;
  confirm(): void;
  /** Puts the refusal away. */
  dismissRefusal(): void;
  /** Ends the motion on show. */
  skip(): void;

  // ── taking back ──
  readonly canUndo: boolean;
  /** Whether the last move can be taken back, and if not, why. */
  readonly undoState: Undo;
  undo(): Promise<void>;
  /** Takes back all that the last player may take back of this turn. */
  restartTurn(): Promise<void>;

  // ── looking back ──
  readonly ply: number;
  readonly plies: number;
  readonly isPast: boolean;
  goTo(ply: number): void;
  back(): void;
  forward(): void;
  toPresent(): void;

  // ── the whole match ──
  /** The standing after every move, for the chart. */
  standings(): Promise<readonly Standing[]>;
  /** The last good record: to export, to share, to save. */
  record(): GameRecord;
  summary(): Summary;
  /** Stops everything and frees the engine's copy. */
  close(): void;

  static open<G extends GameTypes>(source: Source, setting: MatchSetting<G>): Promise<Match<G>>;
}

/** What a match stands on. */
export interface MatchSetting<G extends GameTypes = GameTypes> {
  readonly module: GameModule<G>;
  readonly preferences: Preferences;
  readonly company: Company;
  /** Told after every move; nothing is kept if left out. */
  readonly keeper?: { keep(record: GameRecord, summary: Summary): void };
}
