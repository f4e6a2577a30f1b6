// What the parts of the board share: the table, what is on show, and what can be tapped.

import { getContext, setContext } from "svelte";
import type { Names } from "../contract";
import { NO_EDGES, over } from "../kit/camera";
import { Foresight } from "../kit/foresight.svelte";
import { MapWindow } from "../kit/window.svelte";
import { sceneAt, underway } from "./animate";
import { turnPhase } from "./describe";
import { flagOf, type Flag, type Speaker } from "./forecast";
import { placeOf, SHEET } from "./geometry";
import { handOf, type Hand } from "./hand.svelte";
import type { Phrases } from "./phrases";
import { keyOf, movesOf, nodeOf, offersAt, openNodes, stacksOf, tap, type Picked } from "./select";
import { concerns, plateOf, type Plate } from "./story";
import type { DemonLords, DlTable, Move, Seat, ToldEvent, TurnPhase, View } from "./types";
import { phrasesOf } from "./words";

/** No writing is smaller than this, in pixels. */
const LEAST_TYPE = 12;
/** The smallest letters of the ornaments, in units of the map. */
const ORNAMENT_TYPE = 14;
/** Pixels per unit of the map at which nodes can be touched and names do not crowd each other. */
const READABLE = 0.86;

/** The room about a node that is brought into sight, in units of the map. */
const MARGIN = 58;
/** The small map in the corner of the window, with its distance from the edges, in pixels. */
const INSET = { width: 114, height: 75 };

export class BoardState {
  readonly #table: () => DlTable;
  readonly window: MapWindow;
  /** A stack on its way under the mouse: where the pointer is. */
  dragged: { from: string; x: number; y: number } | null = $state.raw(null);

  /** What lies on the board now, a step behind the state while a timeline plays. */
  readonly view: View = $derived.by(() => {
    const { moment, frame } = this.table;
    return moment ? underway(sceneAt(moment.before, this.#told), moment.event) : frame.view;
  });
  /** The events of the move on show, up to the moment. */
  readonly #told: readonly ToldEvent[] = $derived.by(() => {
    const { moment, log } = this.table;
    if (!moment) return [];
    const events = log.find((entry) => entry.events.includes(moment.event))?.events ?? [moment.event];
    return events.slice(0, events.indexOf(moment.event) + 1);
  });
  /** The events of the move that led here. */
  readonly last: readonly ToldEvent[] = $derived.by(() => {
    const { log, frame } = this.table;
    return log[frame.ply]?.events ?? [];
  });
  /** The fight, duel or desecration on show: as far as it has been told, or the whole of the last one. */
  readonly plate: Plate | null = $derived.by(() => {
    return this.table.moment ? plateOf(this.#told) : plateOnShow(this.table);
  });
  readonly stacks: ReadonlyMap<string, number[]> = $derived.by(() =>
    this.asked ? stacksOf(this.table.frame.legal) : new Map(),
  );
  /** Where a tap does something, with what is picked. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    const { frame } = this.table;
    return this.asked
      ? openNodes(frame.legal, frame.view, this.hand.picked, this.hand.count)
      : new Set<string>();
  });
  /** Moves whose outcome is shown before anybody points at them. */
  readonly wanted: readonly Move[] = $derived.by(() => {
    if (!this.asked) return [];
    const { legal } = this.table.frame;
    const { picked, count } = this.hand;
    if (picked?.kind === "stack") {
      return movesOf(legal, "moveTroops").filter((move) => move.from === picked.node && move.count === count);
    }
    if (picked?.kind === "avatar") return movesOf(legal, "moveAvatar");
    const told = new Set<Move["type"]>([
      "roll",
      "chooseNumber",
      "spawn",
      "buy",
      "ransom",
      "fight",
      "duel",
      "desecrate",
      "retreat",
    ]);
    return legal.filter(({ type }) => told.has(type));
  });

  constructor(table: () => DlTable) {
    this.#table = table;
    this.window = new MapWindow(() => ({ world: SHEET, readable: READABLE, most: 2.6 }));
  }

  get table(): DlTable {
    return this.#table();
  }

  get hand(): Hand {
    return handOf(this.table);
  }

  get foresight(): Foresight<DemonLords> {
    return foresightOf(this.table);
  }

  get names(): Names {
    return this.table.names;
  }

  get phrases(): Phrases {
    return phrasesOf(this.table.lang);
  }

  get phase(): TurnPhase | null {
    return turnPhase(this.view);
  }

  /** The viewer is asked something here and now. */
  get asked(): boolean {
    const { viewer, frame, canAct } = this.table;
    return canAct && viewer !== null && frame.view.toAct === viewer;
  }

  /** Names crowd each other on a map seen from far away: the coins say enough there. */
  get named(): boolean {
    return this.scale > 0.62;
  }

  /** The letters of the ornaments can be read. */
  get lettered(): boolean {
    return this.scale * ORNAMENT_TYPE >= LEAST_TYPE;
  }

  /** How large the map is drawn. */
  get scale(): number {
    return this.window.camera.scale;
  }

  /** A size of type that stays legible, however small the map is drawn. */
  legible(size: number): number {
    return Math.max(size, LEAST_TYPE / this.scale);
  }

  /** Brings nodes into sight, clear of the small map in the corner. */
  show(nodes: readonly string[]): void {
    const { window } = this;
    const places = nodes.map(placeOf);
    window.showPoints(places, MARGIN);
    const reach = MARGIN * this.scale;
    const hidden = places.some((place) => {
      const { x, y } = over(place, window.camera, window.frame);
      return x < INSET.width + reach && y < INSET.height + reach;
    });
    if (window.partial && hidden) window.showPoints(places, MARGIN, { ...NO_EDGES, top: INSET.height });
  }

  player(seat: Seat): string {
    return this.table.seats[seat]!.name;
  }

  get speaker(): Speaker {
    const { frame, seats, viewer, names } = this.table;
    return { view: frame.view, seats, viewer: viewer ?? 0, names, phrases: this.phrases };
  }

  /** The move that a tap on an open node would choose, if it is a single one. */
  moveTo(node: string): Move | null {
    const { frame } = this.table;
    const { picked, count } = this.hand;
    if (picked?.kind === "stack") return { type: "moveTroops", from: picked.node, to: node, count };
    if (picked?.kind === "avatar") return { type: "moveAvatar", to: node };
    const offers = offersAt(frame.legal, frame.view, node);
    return offers.length === 1 ? offers[0]! : null;
  }

  /** What is said beside a target. */
  flag(node: string): Flag | null {
    const { chosen } = this.table;
    const move = chosen && nodeOf(chosen, this.table.frame.view) === node ? chosen : this.moveTo(node);
    if (!move || (move !== chosen && !this.open.has(node))) return null;
    return flagOf(move, this.foresight.of(move), this.speaker);
  }

  tap(node: string, at: Element | null): void {
    const { table, hand } = this;
    if (!this.asked || table.viewer === null) return;
    const entry = this.names.entry(node);
    const tapped = tap(node, {
      view: table.frame.view,
      legal: table.frame.legal,
      viewer: table.viewer,
      picked: hand.picked,
      count: hand.count,
      number: entry.value ?? 0,
      links: entry.links,
    });
    if ("pick" in tapped) this.pick(tapped.pick);
    else table.choose(tapped.move, at);
  }

  /** Picks something up; what was chosen before is put back. */
  pick(picked: Picked | null): void {
    this.table.choose(null);
    this.hand.pick(picked);
  }

  point(node: string | null): void {
    this.hand.pointed = node;
    this.foresight.point(node !== null && this.open.has(node) ? this.moveTo(node) : null);
  }
}

/**
 * The last move if it was a fight, a duel or a desecration; or, for a viewer whose turn it is again, the
 * last one since their own move that concerned them. Null once it was put away, or the viewer has gone on.
 */
export function plateOnShow(table: DlTable): Plate | null {
  const { frame, log, viewer, moment } = table;
  const { put, picked } = handOf(table);
  if (moment !== null || picked !== null || table.chosen !== null) return null;
  for (let ply = frame.ply; ply > (put ?? 0); ply -= 1) {
    const { seat, events } = log[ply] ?? { seat: null, events: [] };
    const plate = plateOf(events);
    if (plate && (ply === frame.ply || concerns(plate, viewer!))) return plate;
    if (!table.canAct || viewer === null || seat === viewer) return null;
  }
  return null;
}

const foresights = new WeakMap<DlTable, Foresight<DemonLords>>();

/** The one of a table: the board and the question box point at the same moves. */
export function foresightOf(table: DlTable): Foresight<DemonLords> {
  const known = foresights.get(table);
  if (known) return known;
  const fresh = new Foresight<DemonLords>(table, keyOf);
  foresights.set(table, fresh);
  return fresh;
}

const KEY = Symbol("board");

export function provideBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
