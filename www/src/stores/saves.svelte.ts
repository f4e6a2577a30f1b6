// The games kept in this browser.

import type { Record as GameRecord, Seat, SeatConfig, Standing } from "../engine/types/common";
import type { Notice } from "./notices";

/** What the list of games shows of one without opening it. */
export interface Summary {
  readonly standing: Standing;
  readonly toAct: readonly Seat[];
  readonly ply: number;
  readonly finished: boolean;
}

/** A kept game. */
export interface SavedGame {
  readonly kind: "game";
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly SeatConfig[];
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly summary: Summary;
  /** It could not be written: it lasts as long as this page. */
  readonly unsaved: boolean;
}

/** Something under our name that is kept but cannot be opened here. */
export interface SavedOddity {
  readonly kind: "newer" | "unreadable";
  readonly id: string;
  readonly name: string | null;
}

export type SaveEntry = SavedGame | SavedOddity;

/** What came of an import. */
export type Imported =
  | { kind: "saved"; id: string; /** What could not be replayed, if not all could. */ notice: Notice | null }
  | { kind: "refused"; notice: Notice };

/** Keeps one match up to date, and notices when another tab does too. */
export declare class Keeper {
  readonly id: string;
  /** Another tab went on with this game, or deleted it: this one no longer saves over it. */
  readonly conflict: "newer" | "deleted" | null;
  /** The game as it is kept now, for a match that starts over from it; ends the conflict. */
  reload(): GameRecord | null;
  /** Goes on with this tab's game as a save of its own; ends the conflict. */
  keepAsCopy(name: string): void;
  keep(record: GameRecord, summary: Summary): void;
  /** Stops listening to other tabs. */
  close(): void;
}

export declare class Saves {
  /** Newest first. */
  readonly list: readonly SaveEntry[];
  /** Storage is blocked or full. */
  readonly notice: Notice | null;
  dismissNotice(): void;
  /** The record of a kept game; null if there is none that can be read. */
  record(id: string): GameRecord | null;
  /** A new save. It is written at the first `keep`. */
  create(name: string): Keeper;
  /** Goes on with a save. */
  keeper(id: string): Keeper;
  rename(id: string, name: string): void;
  delete(id: string): void;
  /** A file of the save; what cannot be read is exported as it is. */
  export(id: string): { fileName: string; text: string } | null;
  /** Saves what a file or a pasted text holds, if the engine can open it. */
  import(text: string): Promise<Imported>;
}
