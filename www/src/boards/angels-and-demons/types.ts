// The engine's types as this board uses them.

import type { ChosenFate, Event, Move, Preview, View } from "../../engine/types/angels-and-demons";
import type { LogEntry, Seat } from "../../engine/types/common";
import type { GameTypes, Names, Table, Told } from "../contract";

export type { ChosenFate, Event, Move, Preview, Seat, View };

export interface AngelsAndDemons extends GameTypes {
  View: View;
  Move: Move;
  Event: Event;
  Preview: Preview;
}

export type ToldEvent = Told<AngelsAndDemons>;
export type Side = View["sides"][number];
export type Meeting = Extract<Preview, { type: "commit" }>["against"][number];
/** A fate of the city, or an end of the game. */
export type Letter = Meeting["fates"][number];
export type Comparison = Extract<Event, { type: "compared" }>;

/** The match store brings the names and the log as well. */
export type AdTable = Table<AngelsAndDemons> & {
  readonly names: Names;
  readonly log: readonly LogEntry<Event>[];
};

export function full(table: Table<AngelsAndDemons>): AdTable {
  return table as AdTable;
}
