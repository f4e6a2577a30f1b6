// The computer players' worker: one thought at a time, each of which can be broken off.

import type { EngineClient } from "./client";
import { EngineCrash, EngineLost } from "./failures";
import type { Record as GameRecord, Seat } from "./types/common";

/** A move to be found. */
export interface Thought {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly level: string;
  /** The time to use, in milliseconds. */
  readonly millis: number;
}

/** Beyond its time plus this, a thought is taken for lost. */
const GRACE = 15_000;

export class Thinker {
  readonly #client: EngineClient;
  /** Settles when the thoughts so far are done with. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: EngineClient) {
    this.#client = client;
  }

  /** The move, after those asked for before. Rejects with the signal's reason when broken off. */
  think(thought: Thought, signal: AbortSignal): Promise<unknown> {
    const result = this.#last.then(() => this.#run(thought, signal));
    this.#last = result.catch(() => {});
    return result;
  }

  async #run({ record, seat, level, millis }: Thought, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const stop = () => this.#client.stop();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, millis + GRACE);
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await this.#client.request("think", record, seat, level, randomWord(), millis);
    } catch (error) {
      if (late && error instanceof EngineLost)
        throw new EngineCrash("a computer player did not come to an end");
      signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
  }
}

/** 16 random hex digits. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
