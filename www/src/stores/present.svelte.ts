// The present of a match as this screen shows it: in whose hands it is, what they see and hear, and
// what may be taken back from here.

import type { GameTypes } from "../boards/contract";
import type { RemoteMatch } from "../engine/remote";
import type { Frame, LogEntry, Seat, Undo } from "../engine/types/common";
import { passOn, viewerOf, type Company, type Holding, type Known } from "./seating";

/** The present as read from the engine, before it is shown. */
export interface Glimpse<G extends GameTypes> {
  readonly table: Known & { readonly plies: number };
  readonly holding: Holding;
  readonly viewer: Seat | null;
  /** The viewer is the one who looked before. */
  readonly sameEyes: boolean;
  readonly frame: Frame<G["View"], G["Move"]>;
  readonly log: readonly LogEntry<G["Event"]>[];
  readonly takeBack: TakeBack;
  /** The moves that these eyes have not been shown yet, each with what they saw before it. */
  readonly unshown: readonly { readonly entry: LogEntry<G["Event"]>; readonly before: G["View"] }[];
}

/** Whose the last move is, as far as this screen is concerned, and whether it can be taken back. */
export interface TakeBack {
  readonly seat: Seat | null;
  readonly state: Undo;
}

export class Present<G extends GameTypes> {
  readonly #remote: RemoteMatch;
  readonly #company: Company;
  readonly #movers: readonly Seat[];
  #now: Glimpse<G> = $state.raw(undefined!);
  /** The number of moves that have been shown, or need not be. */
  #shown: number;

  private constructor(remote: RemoteMatch, company: Company, movers: readonly Seat[]) {
    this.#remote = remote;
    this.#company = company;
    this.#movers = movers;
    this.#shown = remote.table.plies;
  }

  static async begin<G extends GameTypes>(
    remote: RemoteMatch,
    company: Company,
    movers: readonly Seat[],
  ): Promise<Present<G>> {
    const present = new Present<G>(remote, company, movers);
    present.show(await present.read(passOn(company, movers, { holder: null, to: null }, null, remote.table)));
    return present;
  }

  /** What is shown now. */
  get now(): Glimpse<G> {
    return this.#now;
  }

  /** Reads the present for whoever it is for, which is decided here unless it is given. */
  async read(given: Holding | null): Promise<Glimpse<G>> {
    const { table } = this.#remote;
    const shown: Glimpse<G> | undefined = this.#now;
    const holding = given ?? passOn(this.#company, this.#movers, shown.holding, shown.table, table);
    const viewer = viewerOf(this.#company, holding);
    const sameEyes = shown !== undefined && viewer === shown.viewer;

    const known = sameEyes ? shown.log.slice(0, table.plies + 1) : [];
    const sight = await this.#remote.look(viewer, null, known.length);
    const frame = sight.frame as Glimpse<G>["frame"];
    const log = [...known, ...sight.log] as LogEntry<G["Event"]>[];
    const takeBack = await this.#lastMover(viewer, frame, holding);

    const unshown = [];
    for (const entry of holding.to === null ? log.slice(this.#shown + 1) : []) {
      const seen = sameEyes && shown.frame.ply === entry.ply - 1;
      const before = seen ? shown.frame : (await this.#remote.look(viewer, entry.ply - 1, null)).frame;
      unshown.push({ entry, before: before.view as G["View"] });
    }
    return { table, holding, viewer, sameEyes, frame, log, takeBack, unshown };
  }

  show(glimpse: Glimpse<G>): void {
    this.#now = glimpse;
    // Behind a cover nobody is shown anything: that is left for whoever takes over.
    if (glimpse.holding.to === null) this.#shown = glimpse.table.plies;
  }

  /**
   * Who may take the last move back from here. At a screen shared without secrets that is whoever
   * made it, even if the screen has gone on to the next.
   */
  async #lastMover(viewer: Seat | null, frame: Frame<unknown, unknown>, { to }: Holding): Promise<TakeBack> {
    const own = { seat: viewer, state: frame.undo };
    if (frame.undo.type !== "other" || to !== null) return own;
    const { seat } = frame.undo;
    const apart =
      this.#company.kind === "people" &&
      [seat, viewer].some((s) => s !== null && frame.secretive.includes(s));
    if (!this.#movers.includes(seat) || apart) return own;
    return { seat, state: (await this.#remote.look(seat, null, null)).frame.undo };
  }
}
