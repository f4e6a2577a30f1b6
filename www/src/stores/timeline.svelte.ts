// The events of the last moves, shown one after the other. Decoration only: the state is already there.

import type { GameTypes, Moment } from "../boards/contract";
import type { Pace } from "./pace";

export class Timeline<G extends GameTypes> {
  readonly #pace: Pace;
  #moment: Moment<G> | null = $state.raw(null);
  #coming: Moment<G>[] = [];
  #cancel: () => void = () => {};
  #waiting: (() => void)[] = [];

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get moment(): Moment<G> | null {
    return this.#moment;
  }

  /** Shows these after what is on show; those without a duration are left out. */
  play(moments: readonly Moment<G>[]): void {
    if (this.#pace.still()) return;
    this.#coming.push(...moments.filter((moment) => moment.duration > 0));
    if (!this.#moment) this.#next();
  }

  /** Ends it all at once. */
  skip(): void {
    this.#cancel();
    this.#coming = [];
    this.#next();
  }

  /** Settles when nothing is on show. */
  ended(): Promise<void> {
    if (!this.#moment) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #next(): void {
    this.#moment = this.#coming.shift() ?? null;
    if (this.#moment) {
      this.#cancel = this.#pace.after(this.#moment.duration, () => this.#next());
    } else {
      for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }
}
