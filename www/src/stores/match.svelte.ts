// A match on this screen: what is seen, by whom, and what can be done with it. It assumes no page:
// settings, storage, time and the engine are given to it, in the app and in an embedded board alike.

import type { GameModule, GameTypes, Lang, Moment, Names, Table, Telling, Words } from "../boards/contract";
import { EngineCrash, EngineRefusal, EngineUnavailable } from "../engine/failures";
import type { RemoteMatch } from "../engine/remote";
import type {
  ApiError,
  Explained,
  Frame,
  GameInfo,
  LogEntry,
  Outcome,
  Record as GameRecord,
  Seat,
  SeatConfig,
  Standing,
  Undo,
} from "../engine/types/common";
import { Deliberation } from "./deliberation.svelte";
import { sameMove } from "./moves";
import { namesOf } from "./names";
import { Opponents, type Mind } from "./opponents.svelte";
import type { Pace } from "./pace";
import { summarise, type Summary } from "./save-format";
import { Present, type Glimpse } from "./present.svelte";
import { botsOf, moversOf, type Company, type Holding } from "./seating";
import type { Preferences, Speed } from "./settings.svelte";
import { together } from "./standings";
import { Timeline } from "./timeline.svelte";

export type { Company } from "./seating";

/** What a match stands on. */
export interface MatchSetting<G extends GameTypes = GameTypes> {
  readonly info: GameInfo;
  readonly module: GameModule<G>;
  readonly company: Company;
  readonly preferences: Preferences;
  readonly mind: Mind;
  readonly pace: Pace;
  /** Told of every change; nothing is kept if left out. */
  readonly keeper?: { keep(record: GameRecord, summary: Summary): void };
  readonly listener?: MatchListener;
}

/** Hears what happens, after it has. */
export interface MatchListener {
  moved?(seat: Seat, move: unknown, record: GameRecord): void;
  refused?(refusal: Explained): void;
  failed?(failure: MatchFailure): void;
}

/** Something broke. The record is safe, and the match can go on from it. */
export interface MatchFailure {
  readonly kind: "crash" | "unavailable" | "error";
  /** English, for a bug report. */
  readonly detail: string;
  readonly record: GameRecord;
}

/** How much longer or shorter an event is shown than at normal speed. */
const SLOWNESS: { readonly [speed in Speed]: number } = { off: 0, fast: 0.5, normal: 1, slow: 2 };

export class Match<G extends GameTypes = GameTypes> implements Table<G> {
  readonly #remote: RemoteMatch;
  readonly #setting: MatchSetting<G>;
  /** The seats moved from this screen. */
  readonly movers: readonly Seat[];
  readonly #bots: readonly Seat[];
  readonly #present: Present<G>;
  readonly #timeline: Timeline<G>;
  readonly #deliberation: Deliberation<G>;
  readonly #opponents: Opponents;
  readonly #unlisten: () => void;

  #past: Frame<G["View"], G["Move"]> | null = $state.raw(null);
  #busy = $state(false);
  #failure: MatchFailure | null = $state.raw(null);
  #closed = false;
  /** Changes happen one after the other. */
  #chain: Promise<void> = Promise.resolve();
  /** Answers about another moment than the one wanted last come too late. */
  #wanted = 0;

  readonly #names: Names = $derived.by(() => namesOf(this.#setting.info.catalogue, this.lang));
  readonly #words: Words<G> = $derived.by(() => this.#setting.module.words[this.lang](this.#names));

  private constructor(remote: RemoteMatch, setting: MatchSetting<G>, present: Present<G>) {
    this.#remote = remote;
    this.#setting = setting;
    this.movers = moversOf(setting.company, this.seats);
    this.#bots = botsOf(setting.company, this.seats);
    this.#present = present;
    this.#timeline = new Timeline(setting.pace);
    this.#deliberation = new Deliberation((move) => remote.consider(this.viewer!, move));
    this.#opponents = new Opponents(setting.mind, setting.pace, this.#seated());
    this.#unlisten = setting.pace.whenStill(() => this.skip());
  }

  /** Sits down at a match that the engine has opened. Its computer players go to work at once. */
  static async begin<G extends GameTypes>(remote: RemoteMatch, setting: MatchSetting<G>): Promise<Match<G>> {
    const { company } = setting;
    const present = await Present.begin<G>(remote, company, moversOf(company, remote.record.seats));
    const match = new Match(remote, setting, present);
    match.#opponents.wake();
    return match;
  }

  // ── fixed for the match ──

  get info(): GameInfo {
    return this.#setting.info;
  }

  get module(): GameModule<G> {
    return this.#setting.module;
  }

  get company(): Company {
    return this.#setting.company;
  }

  get seats(): readonly SeatConfig[] {
    return this.#remote.record.seats;
  }

  /** The seat whose badge this one wears. */
  badge(seat: Seat): Seat {
    return this.module.badge?.(seat, this.frame.view) ?? seat;
  }

  /** The seats of people. */
  get humans(): readonly Seat[] {
    return this.seats.flatMap((seat, index) => (seat.bot === null ? [index] : []));
  }

  get options(): unknown {
    return this.#remote.options;
  }

  /** Why the record stopped replaying, if it did; the match stands at the last good move. */
  get trouble(): ApiError | null {
    return this.#remote.trouble;
  }

  // ── what is seen ──

  get frame(): Frame<G["View"], G["Move"]> {
    return this.#past ?? this.#now;
  }

  get viewer(): Seat | null {
    return this.#present.now.viewer;
  }

  /** A timeline on show does not stand in the way of the next move: that ends it. */
  get canAct(): boolean {
    const { viewer } = this;
    return viewer !== null && this.movers.includes(viewer) && this.#now.toAct.includes(viewer) && this.#open;
  }

  get chosen(): G["Move"] | null {
    return this.#deliberation.chosen;
  }

  get preview(): G["Preview"] | null {
    return this.#deliberation.preview;
  }

  get refused(): { move: G["Move"]; refusal: Explained; at: Element | null } | null {
    return this.#deliberation.refused;
  }

  get moment(): Moment<G> | null {
    return this.#timeline.moment;
  }

  get telling(): Telling {
    return this.#timeline;
  }

  get confirms(): boolean {
    return this.#setting.preferences.confirmMoves;
  }

  get lang(): Lang {
    return this.#setting.preferences.lang;
  }

  get names(): Names {
    return this.#names;
  }

  get words(): Words<G> {
    return this.#words;
  }

  /** All that the viewer may hear from the start to the present, also while looking back. */
  get log(): readonly LogEntry<G["Event"]>[] {
    return this.#present.now.log;
  }

  /** How the game ended, also while looking back. */
  get outcome(): Outcome | null {
    return this.#now.outcome;
  }

  // ── what is going on ──

  /** The screen is to change hands: nothing of the game is shown until `takeOver`. Frame and log are an onlooker's. */
  get handOver(): { readonly to: Seat } | null {
    const { to } = this.#present.now.holding;
    return to === null ? null : { to };
  }

  takeOver(): void {
    void this.#do(async () => {
      const { to } = this.#present.now.holding;
      if (to !== null) await this.#takeIn({ holder: to, to: null });
    });
  }

  /** A move made here is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The computer players at work. */
  get thinking(): readonly Seat[] {
    return this.#opponents.thinking;
  }

  get failure(): MatchFailure | null {
    return this.#failure;
  }

  /** Goes on from the last good record, with a new engine if the old one broke. */
  async recover(): Promise<void> {
    this.#failure = null;
    await this.#do(() => this.#takeIn(null));
    this.#opponents.wake();
  }

  // ── moves ──

  choose(move: G["Move"] | null, at: Element | null = null, now = false): void {
    if (move === null) {
      this.#deliberation.drop();
      return;
    }
    if (this.viewer === null || !this.movers.includes(this.viewer) || !this.#open) return;
    this.skip();
    const play = () => {
      if (now || !this.#setting.preferences.confirmMoves) this.confirm();
    };
    // A listed move is picked at once. Others are asked about: a list may leave out some that are legal.
    if (this.#now.legal.some((legal) => sameMove(legal, move))) {
      this.#deliberation.take(move).catch((error: unknown) => this.#fail(error));
      play();
    } else {
      this.#deliberation.weigh(move, at).then(
        (verdict) => {
          if (verdict === "legal") play();
          else if (verdict) this.#setting.listener?.refused?.(verdict);
        },
        (error: unknown) => this.#fail(error),
      );
    }
  }

  point(move: G["Move"] | null): void {
    if (move !== null && !this.canAct) return;
    this.#deliberation.point(move).catch((error: unknown) => this.#fail(error));
  }

  confirm(): void {
    const { chosen: move, viewer } = this;
    if (move === null || viewer === null || !this.canAct) return;
    this.skip();
    this.#busy = true;
    void this.#do(() => this.#play(viewer, move)).finally(() => (this.#busy = false));
  }

  /** Puts the refusal away. */
  dismissRefusal(): void {
    this.#deliberation.dismissRefusal();
  }

  /** Ends the motion on show. */
  skip(): void {
    this.#timeline.skip();
  }

  /** Somebody wants to see it, so it is shown at normal speed where there would be no motion. */
  retell(tale: readonly Pick<Moment<G>, "event" | "before">[]): void {
    const slowness = SLOWNESS[this.#setting.preferences.speed] || SLOWNESS.normal;
    this.#timeline.tell(
      tale.map(({ event, before }) => ({
        event,
        before,
        duration: this.module.duration(event) * slowness,
      })),
    );
  }

  // ── taking back ──

  /** Whether the last move can be taken back, and if not, why. */
  get undoState(): Undo {
    return this.#present.now.takeBack.state;
  }

  get canUndo(): boolean {
    const { seat, state } = this.#present.now.takeBack;
    return state.type === "possible" && seat !== null && this.movers.includes(seat) && this.#open;
  }

  /** Takes back the last move. */
  undo(): Promise<void> {
    return this.#undoWhile(() => false);
  }

  /** Takes back all that the last player may take back. */
  restartTurn(): Promise<void> {
    return this.#undoWhile(
      async (seat) => (await this.#remote.look(seat, null, null)).frame.undo.type === "possible",
    );
  }

  // ── looking back ──

  get ply(): number {
    return this.frame.ply;
  }

  get plies(): number {
    return this.#now.plies;
  }

  get isPast(): boolean {
    return this.#past !== null;
  }

  /** Shows the moment after `ply` moves. The computer players wait until the present is back. */
  async goTo(ply: number): Promise<void> {
    this.skip();
    await this.#lookAt(ply);
  }

  back(): void {
    void this.goTo(this.ply - 1);
  }

  /** The next moment, with the motion of the move that leads there. */
  forward(): void {
    const { ply, isPast } = this;
    const before = this.frame.view;
    this.skip();
    void this.#lookAt(ply + 1).then((there) => {
      const entry = this.#present.now.log[ply + 1];
      if (isPast && there && entry) this.#timeline.play(this.#moments(entry, before));
    });
  }

  toPresent(): void {
    void this.goTo(this.plies);
  }

  // ── the whole match ──

  /** The standing after every move, for the chart. Once the game is over each seat's points are shown as it knew them. */
  async standings(): Promise<readonly Standing[]> {
    if (this.outcome === null) return this.#remote.standings(this.viewer);
    return together(await Promise.all(this.seats.map((_, seat) => this.#remote.standings(seat))));
  }

  /** The last good record: to export, to share, to save. */
  record(): GameRecord {
    return this.#remote.record;
  }

  summary(): Summary {
    return summarise(this.#remote.table);
  }

  /** Stops everything and frees the engine's copy. */
  close(): void {
    this.#closed = true;
    this.#opponents.cancel();
    this.#timeline.skip();
    this.#unlisten();
    this.#remote.close();
  }

  // ── inside ──

  get #now(): Frame<G["View"], G["Move"]> {
    return this.#present.now.frame;
  }

  /** Somebody may do something here now. */
  get #open(): boolean {
    return (
      this.#past === null &&
      this.#present.now.holding.to === null &&
      !this.#busy &&
      !this.#failure &&
      !this.#closed
    );
  }

  /** What the computer players see of the match. */
  #seated() {
    const match = this;
    return {
      get seats() {
        return match.seats;
      },
      get record() {
        return match.#remote.record;
      },
      get speed() {
        return match.#setting.preferences.speed;
      },
      get asked() {
        if (match.#past || match.#failure || match.#closed) return [];
        return match.#bots.filter((seat) => match.#remote.table.toAct.includes(seat));
      },
      get hurried() {
        return match.movers.some((seat) => match.#remote.table.toAct.includes(seat));
      },
      shown: () => this.#timeline.ended(),
      play: (seat: Seat, move: unknown, record: GameRecord) =>
        this.#do(async () => {
          // The match may have gone on under the thought; then it may have to be thought again.
          const stale = record !== this.#remote.record && (await this.#remote.consider(seat, move)).refusal;
          if (!stale) await this.#play(seat, move as G["Move"]);
        }),
      fail: (error: unknown) => this.#fail(error),
    };
  }

  /** Makes a change after those under way. What goes wrong becomes the match's failure. */
  #do(change: () => Promise<void>): Promise<void> {
    this.#chain = this.#chain.then(async () => {
      if (this.#closed || this.#failure) return;
      try {
        await change();
      } catch (error) {
        this.#fail(error);
      }
    });
    return this.#chain;
  }

  #fail(error: unknown): void {
    if (this.#closed || this.#failure) return;
    const kind =
      error instanceof EngineCrash ? "crash" : error instanceof EngineUnavailable ? "unavailable" : "error";
    const detail = error instanceof Error ? error.message : String(error);
    this.#failure = { kind, detail, record: this.#remote.record };
    this.#opponents.cancel();
    this.#timeline.skip();
    this.#setting.listener?.failed?.(this.#failure);
  }

  async #play(seat: Seat, move: G["Move"]): Promise<void> {
    try {
      await this.#remote.play(seat, move);
    } catch (error) {
      if (!(error instanceof EngineRefusal) || seat !== this.viewer) throw error;
      this.#deliberation.refuse(move, error.refusal, null);
      this.#setting.listener?.refused?.(error.refusal);
      return;
    }
    this.#keep();
    this.#setting.listener?.moved?.(seat, move, this.#remote.record);
    await this.#takeIn(null);
    this.#opponents.wake();
  }

  async #undoWhile(more: (seat: Seat) => boolean | Promise<boolean>): Promise<void> {
    const { seat } = this.#present.now.takeBack;
    if (!this.canUndo || seat === null) return;
    this.#opponents.cancel();
    this.skip();
    this.#busy = true;
    await this.#do(async () => {
      do await this.#remote.undo(seat);
      while (await more(seat));
      this.#keep();
      await this.#takeIn({ holder: seat, to: null });
    });
    this.#busy = false;
    this.#opponents.wake();
  }

  #keep(): void {
    this.#setting.keeper?.keep(this.#remote.record, this.summary());
  }

  /** Shows the present as it is in the engine now, to whoever it is for: decided by the seating unless given. */
  async #takeIn(given: Holding | null): Promise<void> {
    const glimpse = await this.#present.read(given);
    if (this.#closed) return;
    if (!this.#ponders(glimpse)) this.#deliberation.clear();
    if (!glimpse.sameEyes) {
      this.#past = null;
      this.#timeline.skip();
    }
    this.#present.show(glimpse);
    if (!this.#past)
      this.#timeline.play(glimpse.unshown.flatMap((move) => this.#moments(move.entry, move.before)));
  }

  /** Whether the viewer is in the middle of a choice that another's move leaves as it is. */
  #ponders({ sameEyes, viewer, frame }: Glimpse<G>): boolean {
    if (this.#busy || !sameEyes || viewer === null) return false;
    const { chosen } = this.#deliberation;
    const asked = this.#now.toAct.includes(viewer) && frame.toAct.includes(viewer);
    return asked && (chosen === null || frame.legal.some((legal) => sameMove(legal, chosen)));
  }

  #moments(entry: LogEntry<G["Event"]>, before: G["View"]): Moment<G>[] {
    const slowness = SLOWNESS[this.#setting.preferences.speed];
    return entry.events.map((event) => ({ event, before, duration: this.module.duration(event) * slowness }));
  }

  /** Turns to another moment; says whether it is on show now. */
  async #lookAt(ply: number): Promise<boolean> {
    const wanted = ++this.#wanted;
    const there = Math.max(0, Math.min(ply, this.plies));
    if (this.#present.now.holding.to !== null || this.#failure) return false;
    if (there === this.plies) {
      this.#past = null;
      this.#opponents.wake();
      return true;
    }
    try {
      const { frame } = await this.#remote.look(this.viewer, there, null);
      if (wanted !== this.#wanted || this.#present.now.holding.to !== null || this.#closed) return false;
      this.#deliberation.clear();
      this.#past = frame as Frame<G["View"], G["Move"]>;
      this.#opponents.cancel();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }
}
