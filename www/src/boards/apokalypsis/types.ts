// The engine's types as this board uses them.

import type {
  Color,
  Event,
  Kind,
  Meeple,
  Move,
  Omen,
  OmenAid,
  Preview,
  Signs,
  Space,
  SpaceAid,
  View,
} from "../../engine/types/apokalypsis";
import type { LogEntry, Seat } from "../../engine/types/common";
import type { GameTypes, Names, Table, Told } from "../contract";

export type {
  Color,
  Event,
  Kind,
  LogEntry,
  Meeple,
  Move,
  Omen,
  OmenAid,
  Preview,
  Seat,
  Signs,
  Space,
  SpaceAid,
  View,
};

export interface Apokalypsis extends GameTypes {
  View: View;
  Move: Move;
  Event: Event;
  Preview: Preview;
}

export type ToldEvent = Told<Apokalypsis>;
/** A place on the island: a space, or the volcano in its middle. */
export type Place = Space | "volcano";

/** The match store brings the names and the log as well. */
export type AkTable = Table<Apokalypsis> & {
  readonly names: Names;
  readonly log: readonly LogEntry<Event>[];
};

export function full(table: Table<Apokalypsis>): AkTable {
  return table as AkTable;
}

/** The colours in the order of the seats' badges. */
const COLORS: readonly Color[] = ["blue", "green", "red", "yellow", "purple"];

/** The seat of the app that has this colour and its badge. */
export function badgeOf(color: Color): Seat {
  return COLORS.indexOf(color);
}

/** The seat that owns a colour; null for a neutral one. */
export function ownerOf(view: View, color: Color): Seat | null {
  const seat = view.seats.findIndex(({ bless }) => bless === color);
  return seat < 0 ? null : seat;
}
