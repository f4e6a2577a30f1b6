// What the parts of the board share: the table, what is on show, and who sits near.

import { getContext, setContext } from "svelte";
import type { Names } from "../contract";
import { fatesTold, sceneAt, sceneOf, seatOf, settled, type OwnCard, type Scene } from "./animate";
import { faceOf } from "./art/cards";
import type { Named, Phrases } from "./describe";
import { foresightOf, type Foresight } from "./foresight.svelte";
import type { Box, Layout } from "./geometry";
import { cardOf } from "./select";
import type { AdTable, Letter, Meeting, Seat, Side, View } from "./types";
import { phrasesOf } from "./words";

/** No writing is smaller than this, in pixels. */
const LEAST_TYPE = 12;

/** The layout chosen for the room that the page gives, and how large it is drawn. */
export interface Room {
  layout: Layout;
  scale: number;
}

export class BoardState {
  readonly #table: () => AdTable;
  readonly #room: () => Room;
  /** A card being dragged, and where it is. */
  dragged: { card: string; box: Box } | null = $state.raw(null);

  readonly scene: Scene = $derived.by(() => this.#scene());
  /** The viewer's side is near; an onlooker has the Angels near. */
  readonly near: Seat = $derived.by(() => this.table.viewer ?? seatOf(this.table.frame.view, "angel"));
  readonly chosen: string | null = $derived.by(() => cardOf(this.table.chosen));
  readonly refused: string | null = $derived.by(() => cardOf(this.table.refused?.move ?? null));
  /** What the card under consideration would meet, by opposing card. */
  readonly meetings: ReadonlyMap<string, Meeting> = $derived.by(() => {
    const { preview } = this.foresight;
    const against = preview?.type === "commit" ? preview.against : [];
    return new Map(against.map((meeting) => [meeting.card, meeting]));
  });
  /** The fates of the rounds played, oldest first; null where the log does not reach back so far. */
  readonly fates: readonly (Letter | null)[] = $derived.by(() => {
    const { log, frame } = this.table;
    const told = fatesTold(
      log.filter(({ ply }) => ply <= frame.ply).flatMap(({ events }) => events),
      this.view.sides,
    );
    const untold = Math.max(0, settled(frame.view) - told.length);
    return [...Array<null>(untold).fill(null), ...told].slice(0, settled(this.view));
  });

  constructor(table: () => AdTable, room: () => Room) {
    this.#table = table;
    this.#room = room;
  }

  get table(): AdTable {
    return this.#table();
  }

  get layout(): Layout {
    return this.#room().layout;
  }

  /** How large the layout is drawn. */
  get scale(): number {
    return this.#room().scale;
  }

  /** A size of type that stays legible, however small the board is drawn. */
  legible(size: number): number {
    return Math.max(size, LEAST_TYPE / this.scale);
  }

  /** What lies on the board now, a step behind the state while a timeline plays. */
  get view(): View {
    return this.scene.view;
  }

  get names(): Names {
    return this.table.names;
  }

  get phrases(): Phrases {
    return phrasesOf(this.table.lang);
  }

  get foresight(): Foresight {
    return foresightOf(this.table);
  }

  get far(): Seat {
    return 1 - this.near;
  }

  side(seat: Seat): Side {
    return this.view.sides[seat];
  }

  seatOf(side: Side): Seat {
    return seatOf(this.view, side);
  }

  player(seat: Seat): string {
    return this.table.seats[seat].name;
  }

  card(id: string): Named {
    return { name: this.names.name(id), arch: faceOf(id).arch !== null };
  }

  value(city: string): number {
    return this.names.entry(city).value ?? 0;
  }

  /** The viewer is asked something here and now. */
  get asked(): boolean {
    const { viewer, frame, canAct } = this.table;
    return canAct && viewer !== null && frame.view.toAct.includes(viewer);
  }

  #scene(): Scene {
    const { moment, log, frame } = this.table;
    if (!moment) return sceneOf(frame.view);
    const events = log.find((entry) => entry.events.includes(moment.event))?.events ?? [moment.event];
    return sceneAt(moment.before, events.slice(0, events.indexOf(moment.event) + 1), this.#ownCard(events));
  }

  /** The viewer's own card of this move, face down or just revealed. */
  #ownCard(events: readonly { type: string }[]): OwnCard | null {
    const { viewer, frame } = this.table;
    if (viewer === null) return null;
    const revealed = events.find(
      (event): event is { type: "revealed"; cards: string[] } => event.type === "revealed",
    );
    const card = revealed?.cards[viewer] ?? frame.view.committed[viewer];
    return card && card !== "hidden" ? { seat: viewer, card } : null;
  }
}

const KEY = Symbol("board");

export function provideBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
