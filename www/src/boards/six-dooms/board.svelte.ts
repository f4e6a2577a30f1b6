// What the parts of the board share: the table, what is on show, and what is under consideration.

import { getContext, setContext, untrack } from "svelte";
import type { Names } from "../contract";
import { MapWindow } from "../kit/window.svelte";
import { sceneAt, sceneOf, type Scene } from "./animate";
import { HEIGHT, landOf, TOP, WIDTH, type Point } from "./geometry";
import type { Phrases } from "./phrases";
import {
  attempt,
  choiceOf,
  draftOf,
  inQuestion,
  moveOf,
  movesOf,
  places,
  sameMove,
  settle,
  sources,
  targets,
  type Choice,
  type Deed,
  type Draft,
  type Errand,
} from "./select";
import { DoomStory } from "./story.svelte";
import type { Doom, LandState, Move, SdTable, Seat, View } from "./types";
import { phrasesOf } from "./words";

/** Pixels per unit at which names can be read and the smallest territory be touched. */
const READABLE = 1.26;
const WIDE = 0.9;
/** The room about what is brought into sight, in units. */
const MARGIN = 60;
/** What the doom's chip, or the strip of its turn, takes of the map at its upper edge, in pixels. */
const CHIP = 40;
const STRIP = 64;
/** What the panel of a territory, or a roll, takes at the lower edge of a narrow map, in pixels. */
const PANEL = 96;

/** A move of one territory and a number of armies. */
type Placing = { type: "spread" | "place"; territory: string; count: number };

export class BoardState {
  readonly #table: () => SdTable;
  /** The territory that is acted from, and the one that is acted on. */
  from: string | null = $state(null);
  draft: Draft | null = $state.raw(null);
  placing: Placing | null = $state.raw(null);
  /** What the player means to do; null for whatever offers itself. */
  aim: Deed | "prepare" | "rebuild" | null = $state(null);
  /** Under the pointer, with the focus, last tapped: whose panel is open. */
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  tapped: string | null = $state(null);
  narrow = $state(false);
  /** The lower edge of the map on the screen. */
  #foot: (() => number) | null = null;
  /** How far the question box of a phone reaches over the map, in pixels. */
  covered = $state(0);
  /** The diplomacy is open. */
  diplomacy = $state(false);
  offered: Move | null = $state.raw(null);
  #chosen = false;
  #ply = -1;
  #looked = -1;

  readonly window: MapWindow;
  readonly story: DoomStory;
  readonly scene: Scene = $derived.by(() => this.#scene());
  readonly sources: ReadonlySet<string> = $derived.by(() => this.#sources());
  readonly targets: ReadonlyMap<string, readonly Deed[]> = $derived.by(() =>
    this.from === null ? new Map<string, Deed[]>() : targets(this.legal, this.from, this.#deedAimed),
  );
  readonly choice: Choice | null = $derived.by(() => this.draft && choiceOf(this.legal, this.draft));

  constructor(table: () => SdTable) {
    this.#table = table;
    this.story = new DoomStory(table);
    this.window = new MapWindow(() => ({
      // The southernmost lands can be lifted above what covers the foot of the map.
      world: {
        x: 0,
        y: TOP,
        width: WIDTH,
        height: HEIGHT + (this.draft || this.asked ? this.covered / READABLE : 0),
      },
      readable: this.narrow ? READABLE : WIDE,
      most: 3,
    }));
  }

  get table(): SdTable {
    return this.#table();
  }

  get names(): Names {
    return this.table.names;
  }

  get phrases(): Phrases {
    return phrasesOf(this.table.lang);
  }

  /** What lies on the map now, a step behind the state while a timeline plays. */
  get view(): View {
    return this.scene.view;
  }

  /** Where a pass or a duty binds: nothing can be done elsewhere. */
  get bound(): string | null {
    const { turn, pending } = this.table.frame.view;
    return pending ? null : (turn?.pass?.territory ?? turn?.engage ?? null);
  }

  /** Those on their way whom the map points at: in the fight on show, or in the question asked. */
  get errand(): Errand | null {
    return this.table.moment ? this.scene.fight : this.asked;
  }

  /** Whom the question is about, once nothing moves. */
  get asked(): Errand | null {
    return this.table.moment ? null : inQuestion(this.table.frame.view);
  }

  get doom(): Doom | null {
    return this.view.scenario;
  }

  get legal(): readonly Move[] {
    return this.table.canAct ? this.table.frame.legal : [];
  }

  /** Who acts from here now. */
  get seat(): Seat {
    return this.table.viewer ?? this.table.frame.view.toAct ?? 0;
  }

  /** The territory whose panel is open. */
  get shown(): string | null {
    return this.hovered ?? this.focused ?? this.draft?.to ?? this.from ?? this.tapped;
  }

  land(id: string): LandState {
    return this.view.territories.find((land) => land.id === id)!;
  }

  name(id: string): string {
    return this.names.name(id);
  }

  player(seat: Seat): string {
    return this.table.seats[seat]!.name;
  }

  /** The supplies that a portal or the missile takes. */
  get price(): number {
    // Not that of the scene, which is told with it.
    const doom = this.table.frame.view.scenario;
    return doom ? (this.names.entry(doom).value ?? 0) : 0;
  }

  // ── choosing ──

  /** A territory was tapped, or its key pressed. */
  tap(id: string, at: Element | null): void {
    this.tapped = id;
    if (!this.table.canAct) return;
    const { phase, pending } = this.table.frame.view;
    if (pending) return;
    if (phase === "draft") this.#pick({ type: "claim", territory: id }, at);
    else if (phase === "tokens") this.#pick({ type: "placeToken", token: this.dueToken, territory: id }, at);
    else if (phase === "spread" || phase === "place") this.#place(phase, id, at);
    else if (phase === "start" && (this.aim === "prepare" || this.aim === "rebuild")) {
      this.#pick({ type: this.aim, territory: id }, at);
    } else if (phase === "main") this.#act(id, at);
  }

  /** The token that is placed now. */
  get dueToken(): "hq" | "supply" {
    return movesOf(this.legal, "placeToken")[0]?.token ?? "hq";
  }

  /** Picks what is meant before a territory is. */
  mean(aim: typeof this.aim): void {
    this.aim = this.aim === aim ? null : aim;
    this.back();
    if (this.from !== null && this.#deedAimed && !sources(this.legal, this.#deedAimed).has(this.from)) {
      this.from = null;
    }
  }

  /** Changes what is open about the deed under consideration. */
  change(wish: Partial<Draft>): void {
    if (!this.draft) return;
    this.draft = settle(this.legal, { ...this.draft, ...wish }, this.table.frame.view);
    this.offer(moveOf(this.draft));
  }

  placeCount(count: number): void {
    if (!this.placing) return;
    this.placing = { ...this.placing, count };
    this.offer(this.placing);
  }

  /** The move that stands ready, if it only waits for a word. */
  get ready(): Move | null {
    return this.draft || this.placing || this.table.frame.view.pending?.type === "advance"
      ? this.offered
      : null;
  }

  /** Plays what stands ready, or any move, without asking again. */
  play(move: Move, at: Element | null = null): void {
    this.table.choose(move, at, true);
  }

  /** Chooses a move where a button confirms it; where none does, only points at it. */
  offer(move: Move): void {
    this.offered = move;
    if (this.table.confirms === false) this.table.point(move);
    else this.table.choose(move);
  }

  /** One step back: the target first, then the source. */
  back(): void {
    if (this.draft || this.placing) {
      this.draft = null;
      this.placing = null;
      if (this.table.chosen) this.table.choose(null);
      else this.table.point(null);
    }
  }

  /** Everything put down. */
  drop(): void {
    this.back();
    this.from = this.bound;
    this.aim = null;
    this.tapped = null;
  }

  /** Something is held that can be put down. */
  get holding(): boolean {
    return this.from !== this.bound || this.draft !== null || this.placing !== null || this.aim !== null;
  }

  /** Follows the table: to be run as an effect. */
  follow(): void {
    const { frame, chosen, canAct } = this.table;
    const { ply, view } = frame;
    if (view.toAct === this.table.viewer && (view.phase === "place" || view.phase === "main")) {
      this.story.dismiss();
    }
    if (ply !== this.#ply) this.#turnTo(ply, view);
    else if (this.#chosen && chosen === null && canAct) {
      this.draft = null;
      this.placing = null;
    }
    if (canAct && this.bound !== null) this.from = this.bound;
    this.#chosen = chosen !== null;
  }

  /** Turns the window to what is asked, or happens, if it shows only a part of the world. To be run as an effect. */
  look(): void {
    // Until its room is known the window cannot turn; then this is run again.
    if (this.window.size.width === 0) return;
    const { moment, frame } = this.table;
    const { ply, view } = frame;
    if (moment) {
      const { lit } = this.scene;
      untrack(() => this.reveal(lit, this.narrow ? PANEL : 0));
      return;
    }
    if (ply === this.#looked) return;
    this.#looked = ply;
    const places = this.#inQuestion(view);
    untrack(() => (places.length > 0 ? this.reveal(places) : this.#turnToSource()));
  }

  // ── inside ──

  /** The territories that are asked about, or bound to be acted from. */
  #inQuestion(view: View): string[] {
    const errand = inQuestion(view);
    if (errand) return [errand.from, errand.to];
    if (this.bound === null) return [];
    return [this.bound, ...this.#inReach(landOf(this.bound).centre, targets(this.legal, this.bound).keys())];
  }

  get #deedAimed(): Deed | null {
    return this.aim === "prepare" || this.aim === "rebuild" ? null : this.aim;
  }

  /** If nothing can be done about any territory in sight, turns to where most can be done. */
  #turnToSource(): void {
    const { phase } = this.table.frame.view;
    const ids =
      phase === "start" && this.sources.size === 0
        ? [...places(this.legal, "prepare"), ...places(this.legal, "rebuild")]
        : [...this.sources];
    const { x, y, width, height } = this.window.seen;
    const middle: Point = [x + width / 2, y + height / 2];
    if (ids.length === 0 || this.#inReach(middle, ids).length > 0) return;
    const crowds = ids.map((id) => this.#inReach(landOf(id).centre, ids).length);
    const [atX, atY] = landOf(ids[crowds.indexOf(Math.max(...crowds))]!).centre;
    this.window.centre({ x: atX, y: atY });
  }

  /** Those of some territories that are in sight from this point in the middle of the window. */
  #inReach([x, y]: Point, ids: Iterable<string>): string[] {
    const { width, height } = this.window.seen;
    return [...ids].filter((id) => {
      const [atX, atY] = landOf(id).centre;
      return Math.abs(atX - x) < width / 2 && Math.abs(atY - y) < height / 2;
    });
  }

  #sources(): Set<string> {
    const { phase, pending } = this.table.frame.view;
    if (pending) return new Set();
    if (phase === "draft") return places(this.legal, "claim");
    if (phase === "tokens") return places(this.legal, "placeToken");
    if (phase === "spread" || phase === "place") return places(this.legal, phase);
    if (phase === "start" && (this.aim === "prepare" || this.aim === "rebuild"))
      return places(this.legal, this.aim);
    return phase === "main" ? sources(this.legal, this.#deedAimed) : new Set();
  }

  #pick(move: Move, at: Element | null): void {
    this.table.choose(sameMove(this.table.chosen, move) ? null : move, at);
  }

  #place(type: Placing["type"], territory: string, at: Element | null): void {
    const counts = movesOf(this.legal, type)
      .filter((move) => move.territory === territory)
      .map((move) => move.count);
    if (counts.length === 0) {
      this.back();
      this.table.choose({ type, territory, count: 1 }, at);
      return;
    }
    const most = Math.max(...counts);
    const again = this.placing?.territory === territory ? this.placing.count + 1 : null;
    const first = type === "place" ? most : 1;
    this.placing = { type, territory, count: again === null ? first : again > most ? 1 : again };
    this.offer(this.placing);
  }

  #act(id: string, at: Element | null): void {
    const { from } = this;
    const view = this.table.frame.view;
    if (from === null) {
      if (this.sources.has(id)) this.from = id;
      return;
    }
    if (this.targets.has(id) && this.draft?.to !== id) {
      this.draft = draftOf(this.legal, from, id, this.#deedAimed, view, this.seat);
      if (this.draft) this.offer(moveOf(this.draft));
      return;
    }
    if (id === from || this.draft?.to === id) {
      this.back();
      if (id === from) this.from = this.bound;
      return;
    }
    this.back();
    if (this.sources.has(id)) this.from = id;
    else this.table.choose(attempt(from, id, this.#deedAimed, view, this.seat), at);
  }

  #turnTo(ply: number, view: View): void {
    this.#ply = ply;
    this.story.remember(ply, view);
    this.draft = null;
    this.placing = null;
    if (view.phase !== "main" || !sources(this.table.frame.legal).has(this.from ?? "")) this.from = null;
    const deed = this.#deedAimed;
    if (deed === null || sources(this.table.frame.legal, deed).size === 0) this.aim = null;
  }

  #scene(): Scene {
    const { moment, log, frame } = this.table;
    if (!moment) return sceneOf(frame.view, this.story.events);
    const entry = log.find(({ events }) => events.includes(moment.event));
    const events = entry?.events ?? [moment.event];
    const since = entry ? this.story.upTo(entry.ply - 1) : [];
    return sceneAt(moment.before, events.slice(0, events.indexOf(moment.event) + 1), since, this.price);
  }

  /** Where the map ends on the screen, from whoever draws it. */
  measuredBy(foot: () => number): void {
    this.#foot = foot;
  }

  /** On a phone the question box grows over the map: `top` is its upper edge, Infinity if it asks nothing. */
  coveredFrom(top: number): void {
    this.covered = this.narrow && this.#foot ? Math.max(0, this.#foot() - top) : 0;
    const places = this.draft ?? this.asked;
    if (this.narrow && places) this.reveal([places.from, places.to], this.covered);
  }

  /** Brings a territory that has the focus into sight, above its panel. */
  attend(id: string): void {
    this.reveal([id], this.covered + (this.narrow ? PANEL : 0));
  }

  /** Brings territories into sight. */
  reveal(ids: readonly string[], covered = 0): void {
    const points = ids.map((id) => landOf(id).centre).map(([x, y]) => ({ x, y }));
    if (!this.window.partial) return;
    const margin = Math.min(MARGIN, this.window.seen.height / 8);
    const top = this.scene.dooming ? STRIP : CHIP;
    this.window.showPoints(points, margin, { top, right: 0, bottom: covered, left: 0 });
  }
}

const KEY = Symbol("board");

export function provideBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

/** The board that a part stands in. */
export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}

// The question box stands beside the board, not in it: both find each other by their table.
const boards = new WeakMap<object, BoardState>();

/** The state of the board at a table, made by whoever comes first. */
export function boardOf(table: SdTable): BoardState {
  const known = boards.get(table);
  if (known) return known;
  const fresh = new BoardState(() => table);
  boards.set(table, fresh);
  return fresh;
}
