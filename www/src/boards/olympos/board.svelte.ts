// What the parts of the board share: the table, what is on show, and how large it is drawn.

import { getContext, setContext } from "svelte";
import type { Names } from "../contract";
import { lastMoves, sceneAt, type LastMoves } from "./animate";
import { STEP, type Layout } from "./geometry";
import { intentOf, type Intent } from "./intent.svelte";
import type { Phrases } from "./phrases";
import type { Event, EventOf, OlTable, PreviewOf, Seat, View } from "./types";
import { phrasesOf } from "./words";

/** No writing is smaller than this, in pixels. */
const LEAST_TYPE = 12;

export class BoardState {
  readonly #table: () => OlTable;
  readonly #layout: () => Layout;

  readonly view: View = $derived.by(() => this.#scene());
  readonly last: LastMoves = $derived.by(() =>
    lastMoves(this.table.log, this.table.frame.ply, this.table.viewer),
  );

  /** The place on the map that is pointed at or focused. */
  near: string | null = $state(null);

  constructor(table: () => OlTable, layout: () => Layout) {
    this.#table = table;
    this.#layout = layout;
  }

  get table(): OlTable {
    return this.#table();
  }

  get layout(): Layout {
    return this.#layout();
  }

  get intent(): Intent {
    return intentOf(this.table);
  }

  get names(): Names {
    return this.table.names;
  }

  get phrases(): Phrases {
    return phrasesOf(this.table.lang);
  }

  /** A size of type on the map that stays legible, however small it is drawn. */
  legible(size: number): number {
    return Math.max(size, LEAST_TYPE / this.layout.scale);
  }

  /** The same on the development board. */
  legibleTile(size: number): number {
    return Math.max(size, LEAST_TYPE / this.layout.developmentScale);
  }

  /** The development board is so small that its wonders say only what is told nowhere else. */
  get terse(): boolean {
    return this.layout.developmentScale < 0.74;
  }

  /** The slots of the development board have room for what their discoveries do. */
  get worded(): boolean {
    return this.layout.developmentScale >= 0.66;
  }

  /** The map is so small that there are no names on it, and larger signs. */
  get small(): boolean {
    return this.layout.scale < 0.5;
  }

  /** How far one settler of a pile stands above the one below. */
  get step(): number {
    return this.small ? 13 : STEP;
  }

  player(seat: Seat): string {
    return this.table.seats[seat]!.name;
  }

  /** Whose eyes the board is for: the viewer's, or else those of whoever plays. */
  get seat(): Seat | null {
    return this.table.viewer ?? this.view.active;
  }

  /** The event on show, if it is of this kind. */
  showing<T extends Event["type"]>(type: T): EventOf<T> | null {
    const event: Event | undefined = this.table.moment?.event;
    return event && isOf(event, type) ? event : null;
  }

  /** The settlers that stand on a territory, bottom first: the one on its way does not yet. */
  standing(space: string): readonly Seat[] {
    const { stack } = this.view.spaces[space]!;
    return this.showing("settlerMoved")?.path.at(-1) === space ? stack.slice(0, -1) : stack;
  }

  /** What the considered expansion would do. */
  get journey(): PreviewOf<"expand"> | null {
    const { preview } = this.intent;
    return preview?.type === "expand" ? preview : null;
  }

  /** Where the considered move would take the marker. */
  get ghost(): { seat: Seat; from: number; to: number } | null {
    const { preview } = this.intent;
    const { viewer } = this.table;
    if (!preview || viewer === null) return null;
    const time = "time" in preview ? preview.time : preview.type === "bonus" ? preview.bonus.time : null;
    return time ? { seat: viewer, from: time.from, to: time.to } : null;
  }

  #scene(): View {
    const { moment, log, frame } = this.table;
    if (!moment) return frame.view;
    const events = log.find((entry) => entry.events.includes(moment.event))?.events ?? [moment.event];
    return sceneAt(moment.before, events.slice(0, events.indexOf(moment.event) + 1));
  }
}

function isOf<T extends Event["type"]>(event: Event, type: T): event is EventOf<T> {
  return event.type === type;
}

const KEY = Symbol("board");

export function provideBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
