// The computer players of one match: they think in a worker of their own and move when it is time.

import type { Thought } from "../engine/thinker";
import type { Record as GameRecord, Seat, SeatConfig } from "../engine/types/common";
import { pause, type Pace } from "./pace";
import type { Speed } from "./settings.svelte";

/** What they know of the match. */
export interface Seated {
  readonly seats: readonly SeatConfig[];
  readonly record: GameRecord;
  readonly speed: Speed;
  /** The bots that are to act now. */
  readonly asked: readonly Seat[];
  /** A person is to act too, and must not be kept waiting. */
  readonly hurried: boolean;
  /** Settles when the last move has been shown. */
  shown(): Promise<void>;
  /** Plays a move that was thought of for `record`. */
  play(seat: Seat, move: unknown, record: GameRecord): Promise<void>;
  fail(error: unknown): void;
}

/** As much of a Thinker as is used here. */
export interface Mind {
  think(thought: Thought, signal: AbortSignal): Promise<unknown>;
}

/** The longest that a computer player may think, in milliseconds. */
const BUDGET = 1500;

/** The rest before its move, so that a person can follow. */
const REST: { readonly [speed in Speed]: number } = { off: 0, fast: 200, normal: 500, slow: 1200 };

export class Opponents {
  readonly #mind: Mind;
  readonly #pace: Pace;
  readonly #match: Seated;
  #thinking: readonly Seat[] = $state.raw([]);
  #breakOff = new AbortController();

  constructor(mind: Mind, pace: Pace, match: Seated) {
    this.#mind = mind;
    this.#pace = pace;
    this.#match = match;
  }

  /** The seats at work. */
  get thinking(): readonly Seat[] {
    return this.#thinking;
  }

  /** Sets everyone to work who is asked for a move and is not at it yet. */
  wake(): void {
    for (const seat of this.#match.asked) if (!this.#thinking.includes(seat)) void this.#turn(seat);
  }

  /** Drops every thought. */
  cancel(): void {
    this.#breakOff.abort();
    this.#breakOff = new AbortController();
    this.#thinking = [];
  }

  async #turn(seat: Seat): Promise<void> {
    const { signal } = this.#breakOff;
    this.#thinking = [...this.#thinking, seat];
    try {
      const { record, seats } = this.#match;
      const level = seats[seat]!.bot!;
      const move = await this.#mind.think({ record, seat, level, millis: BUDGET }, signal);
      if (!this.#match.hurried) {
        await this.#match.shown();
        await pause(this.#pace, REST[this.#match.speed], signal);
      }
      signal.throwIfAborted();
      await this.#match.play(seat, move, record);
    } catch (error) {
      if (!signal.aborted) this.#match.fail(error);
    }
    if (signal.aborted) return;
    this.#thinking = this.#thinking.filter((other) => other !== seat);
    this.wake();
  }
}
