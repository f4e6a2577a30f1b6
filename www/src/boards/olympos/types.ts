// The engine's types as this board uses them.

import type { LogEntry, Seat } from "../../engine/types/common";
import type {
  BonusKind,
  BonusPreview,
  Brings,
  Event,
  Move,
  Part,
  Preview,
  PrintedBonus,
  PrintedGroup,
  Resource,
  Spend,
  Tally,
  Time,
  View,
} from "../../engine/types/olympos";
import type { GameTypes, Names, Table, Told } from "../contract";

export type {
  BonusKind,
  BonusPreview,
  Brings,
  Event,
  Move,
  Part,
  Preview,
  PrintedBonus,
  PrintedGroup,
  Resource,
  Seat,
  Spend,
  Tally,
  Time,
  View,
};

export interface Olympos extends GameTypes {
  View: View;
  Move: Move;
  Event: Event;
  Preview: Preview;
}

export type ToldEvent = Told<Olympos>;
export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;
export type PreviewOf<T extends Preview["type"]> = Extract<Preview, { type: T }>;
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

export const resources: readonly Resource[] = ["grain", "stone", "wood", "gold"];

/** The match store brings the names and the log as well. */
export type OlTable = Table<Olympos> & {
  readonly names: Names;
  readonly log: readonly LogEntry<Event>[];
};

export function full(table: Table<Olympos>): OlTable {
  return table as OlTable;
}
