// A clock that the tests wind, and a way to wait for everything that is under way.

import type { Pace } from "../pace";

export class FakePace implements Pace {
  readonly #timers = new Map<object, { due: number; run: () => void }>();
  readonly #listeners = new Set<() => void>();
  #now = 0;
  #still = false;

  after(millis: number, run: () => void): () => void {
    const timer = {};
    this.#timers.set(timer, { due: this.#now + millis, run });
    return () => this.#timers.delete(timer);
  }

  still(): boolean {
    return this.#still;
  }

  whenStill(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  hush(still = true): void {
    this.#still = still;
    if (still) for (const run of this.#listeners) run();
  }

  /** Lets time go by, with all that falls due. */
  async pass(millis: number): Promise<void> {
    await settled();
    this.#now += millis;
    for (const [timer, { due, run }] of this.#timers) {
      if (due > this.#now) continue;
      this.#timers.delete(timer);
      run();
    }
    await settled();
  }
}

/** Waits until the toy workers have answered whatever they were asked. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setTimeout(resolve, 0));
}
