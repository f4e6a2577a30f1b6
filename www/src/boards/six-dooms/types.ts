// The engine's types as this board uses them.

import type {
  Barricade,
  CombatKind,
  Doom,
  Event,
  Force,
  Journey,
  LandState,
  Leave,
  Mark,
  Move,
  Permission,
  Permitted,
  Preview,
  Question,
  QuestionKind,
  Roll as RollPreview,
  View,
} from "../../engine/types/six-dooms";
import type { LogEntry, Seat } from "../../engine/types/common";
import type { GameTypes, Names, Table, Told } from "../contract";

export type {
  Barricade,
  CombatKind,
  Doom,
  Event,
  Force,
  Journey,
  LandState,
  Leave,
  Mark,
  Move,
  Permission,
  Permitted,
  Preview,
  Question,
  QuestionKind,
  RollPreview,
  Seat,
  View,
};

export interface SixDooms extends GameTypes {
  View: View;
  Move: Move;
  Event: Event;
  Preview: Preview;
}

export type ToldEvent = Told<SixDooms>;
export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

/** The match store brings the names and the log as well. */
export type SdTable = Table<SixDooms> & {
  readonly names: Names;
  readonly log: readonly LogEntry<Event>[];
};

export function full(table: Table<SixDooms>): SdTable {
  return table as SdTable;
}
