// The events of the last moves, shown one after the other. Decoration only: the state is already there.

import type { GameTypes, Moment, Telling } from "../boards/contract";
import type { Pace } from "./pace";

export class Timeline<G extends GameTypes> implements Telling {
  readonly #pace: Pace;
  /** What was shown since all was last at rest, what is on show and what is to come. */
  #moments: readonly Moment<G>[] = $state.raw([]);
  #index = $state(0);
  #halted = $state(false);
  #cancel: () => void = () => {};
  #waiting: (() => void)[] = [];

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get moment(): Moment<G> | null {
    return this.#moments[this.#index] ?? null;
  }

  get at(): number {
    return this.#index;
  }

  get length(): number {
    return this.#moments.length;
  }

  get halted(): boolean {
    return this.#halted;
  }

  /** Shows these after what is on show; those without a duration are left out. */
  play(moments: readonly Moment<G>[]): void {
    if (this.#pace.still()) return;
    this.#add(moments);
  }

  /** Shows these instead of what is on show, because somebody wants to see them: step by step if nothing should move. */
  tell(moments: readonly Moment<G>[]): void {
    this.skip();
    this.#halted = this.#pace.still();
    this.#add(moments);
  }

  halt(): void {
    if (!this.moment) return;
    this.#cancel();
    this.#halted = true;
  }

  go(): void {
    if (!this.#halted) return;
    this.#halted = false;
    this.#run();
  }

  step(by: 1 | -1): void {
    if (!this.moment || this.#index + by < 0) return;
    this.halt();
    this.#show(this.#index + by);
  }

  /** Ends it all at once. */
  skip(): void {
    this.#show(this.#moments.length);
  }

  /** Settles when nothing is on show. */
  ended(): Promise<void> {
    if (!this.moment) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #add(moments: readonly Moment<G>[]): void {
    const resting = !this.moment;
    this.#moments = [...this.#moments, ...moments.filter(({ duration }) => duration > 0)];
    if (resting) this.#show(0);
  }

  #show(index: number): void {
    this.#cancel();
    this.#index = index;
    if (this.moment) {
      this.#run();
      return;
    }
    this.#moments = [];
    this.#index = 0;
    this.#halted = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #run(): void {
    if (!this.moment || this.#halted) return;
    this.#cancel = this.#pace.after(this.moment.duration, () => this.#show(this.#index + 1));
  }
}
