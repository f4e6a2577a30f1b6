// What the parts of the board share: the table, what is on show, and what is under consideration.

import { getContext, setContext } from "svelte";
import type { Names } from "../contract";
import { sceneAt, sceneOf, type Scene } from "./animate";
import { Lookout } from "./lookout.svelte";
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

/** A move of one territory and a number of armies. */
type Placing = { type: "spread" | "place"; territory: string; count: number };

export class BoardState {
  readonly #table: () => SdTable;
  /** The territory that is acted from. */
  from: string | null = $state(null);
  draft: Draft | null = $state.raw(null);
  placing: Placing | null = $state.raw(null);
  /** What the player means to do; null for whatever offers itself. */
  aim: Deed | "prepare" | "rebuild" | null = $state(null);
  /** Under the pointer, with the focus, last tapped: whose panel is open. */
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  tapped: string | null = $state(null);
  /** The diplomacy is open. */
  diplomacy = $state(false);
  offered: Move | null = $state.raw(null);
  #chosen = false;
  #ply = -1;

  readonly lookout: Lookout;
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
    this.lookout = new Lookout(this);
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

  // ── inside ──

  get #deedAimed(): Deed | null {
    return this.aim === "prepare" || this.aim === "rebuild" ? null : this.aim;
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
