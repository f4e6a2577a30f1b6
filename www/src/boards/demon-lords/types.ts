// The engine's types as this board uses them.

import type {
  Bonus,
  Desecration,
  Die,
  Duel,
  Event,
  Fight,
  Forecast,
  Move,
  Phase,
  Piece,
  Position,
  Preview,
  View,
} from "../../engine/types/demon-lords";
import type { LogEntry, Seat } from "../../engine/types/common";
import type { GameTypes, Names, Table, Told } from "../contract";

export type {
  Bonus,
  Desecration,
  Die,
  Duel,
  Event,
  Fight,
  Forecast,
  Move,
  Phase,
  Piece,
  Position,
  Preview,
  Seat,
  View,
};

export interface DemonLords extends GameTypes {
  View: View;
  Move: Move;
  Event: Event;
  Preview: Preview;
}

export type ToldEvent = Told<DemonLords>;
export type NodeView = View["nodes"][string];
/** One kind of move or event. */
export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

/** The five phases of a turn, in their order. */
export const TURN_PHASES = ["resource", "spawn", "purchase", "movement", "combat"] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

/** The match store brings the names and the log as well. */
export type DlTable = Table<DemonLords> & {
  readonly names: Names;
  readonly log: readonly LogEntry<Event>[];
};

export function full(table: Table<DemonLords>): DlTable {
  return table as DlTable;
}
