// What the parts of the board share: the table, what is on show, and who sits near.

import { getContext, setContext, untrack } from "svelte";
import type { Names } from "../contract";
import type { Foresight } from "../kit/foresight.svelte";
import { fatesTold, sceneAt, sceneOf, seatOf, settled, type OwnCard, type Scene } from "./animate";
import { speakerAt, type Speaker } from "./forecast";
import { foresightOf } from "./foresight";
import type { Box, Layout } from "./geometry";
import type { Named, Phrases } from "./phrases";
import { cardOf, movesOf, sameMove } from "./select";
import { named } from "./sentences";
import { heardAt } from "./story";
import type { AdTable, AngelsAndDemons, Letter, Meeting, Move, Seat, Side, View } from "./types";
import { phrasesOf } from "./words";

/** No writing is smaller than this, in pixels. */
const LEAST_TYPE = 12;
/** Letters of a name on a plaque, a ribbon or a tag. */
const LONGEST_NAME = 12;

/** The layout chosen for the room that the page gives, and how large it is drawn. */
export interface Room {
  layout: Layout;
  scale: number;
}

export class BoardState {
  readonly #table: () => AdTable;
  readonly #room: () => Room;
  /** The move under the pointer or the focus, also while nothing is asked. */
  pointed: Move | null = $state.raw(null);
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
  readonly #heard = $derived.by(() => heardAt(this.table));
  /** The fates of the rounds played, oldest first; null where the log does not reach back so far. */
  readonly fates: readonly (Letter | null)[] = $derived.by(() => {
    const told = fatesTold(this.#heard, this.view.sides);
    const untold = Math.max(0, settled(this.table.frame.view) - told.length);
    return [...Array<null>(untold).fill(null), ...told].slice(0, settled(this.view));
  });
  /** The city of each round, as far as the log reaches back. */
  readonly cities: ReadonlyMap<number, string> = $derived.by(
    () =>
      new Map(
        this.#heard.flatMap((event) => (event.type === "roundStarted" ? [[event.round, event.city]] : [])),
      ),
  );

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

  get foresight(): Foresight<AngelsAndDemons> {
    return foresightOf(this.table);
  }

  /** Tells the question box what is pointed at, while it can be played. To be run as an effect. */
  point(): void {
    const { pointed, foresight } = this;
    const playable = this.#legal.some((move) => sameMove(move, pointed));
    untrack(() => foresight.point(playable ? pointed : null));
  }

  /** Foresees where each value of Ruse leads. To be run as an effect. */
  look(): void {
    this.foresight.look(movesOf(this.#legal, "chooseValue"));
  }

  /** What the viewer may do here and now. */
  get #legal(): readonly Move[] {
    return this.asked ? this.table.frame.legal : [];
  }

  get speaker(): Speaker {
    return speakerAt(this.table);
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

  /** The name of a player where there is little room. */
  short(seat: Seat): string {
    const name = this.player(seat);
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trim()}…` : name;
  }

  card(id: string): Named {
    return named(id, this.names);
  }

  value(city: string): number {
    return this.names.entry(city).value ?? 0;
  }

  /** The viewer is asked something here and now. */
  get asked(): boolean {
    const { viewer, frame, canAct } = this.table;
    return canAct && viewer !== null && frame.view.toAct.includes(viewer);
  }

  /** A value or a fate is to be chosen, in front of the hand. */
  get choosing(): boolean {
    return this.asked && this.scene.showing === null && this.view.phase !== "commit";
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
