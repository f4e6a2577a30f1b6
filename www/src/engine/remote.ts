// A match inside the worker, seen from the page. It holds the last good record here, and opens the
// match anew from it whenever the worker was replaced.

import type { EngineClient } from "./client";
import { EngineLost } from "./failures";
import type { Changed, Considered, Handle, Opened, Sight } from "./protocol";
import type { ApiError, Config, Frame, Record as GameRecord, Seat, Standing } from "./types/common";

/** Where a match comes from. */
export type Source = { readonly config: Config } | { readonly record: unknown };

export class RemoteMatch {
  readonly options: unknown;
  /** Why the record stopped replaying when the match was first opened, if it did. */
  readonly trouble: ApiError | null;
  readonly #client: EngineClient;
  #handle: Promise<Handle>;
  #generation: number;
  #latest: Changed;

  private constructor(client: EngineClient, generation: number, opened: Opened) {
    this.#client = client;
    this.#generation = generation;
    this.#handle = Promise.resolve(opened.handle);
    this.#latest = opened;
    this.options = opened.options;
    this.trouble = opened.trouble;
  }

  static async open(client: EngineClient, source: Source): Promise<RemoteMatch> {
    const opened =
      "config" in source
        ? await client.request("create", source.config)
        : await client.request("open", source.record);
    return new RemoteMatch(client, client.generation, opened);
  }

  /** The last good record. */
  get record(): GameRecord {
    return this.#latest.record;
  }

  /** The present as an onlooker sees it. */
  get table(): Frame<unknown, unknown> {
    return this.#latest.table;
  }

  look(seat: Seat | null, ply: number | null, from: number | null): Promise<Sight> {
    return this.#ask((handle) => this.#client.request("look", handle, seat, ply, from));
  }

  standings(seat: Seat | null): Promise<Standing[]> {
    return this.#ask((handle) => this.#client.request("standings", handle, seat));
  }

  consider(seat: Seat, move: unknown): Promise<Considered> {
    return this.#ask((handle) => this.#client.request("consider", handle, seat, move));
  }

  async play(seat: Seat, move: unknown): Promise<void> {
    this.#latest = await this.#ask((handle) => this.#client.request("play", handle, seat, move));
  }

  async undo(seat: Seat): Promise<void> {
    this.#latest = await this.#ask((handle) => this.#client.request("undo", handle, seat));
  }

  close(): void {
    const { generation } = this.#client;
    if (generation !== this.#generation) return;
    // If the worker goes down first, the match is gone as it should.
    this.#handle.then((handle) => this.#client.request("close", handle)).catch(() => {});
  }

  /** Asks with a handle of the worker that runs now, and once more if that one goes down for another's sake. */
  async #ask<T>(request: (handle: Handle) => Promise<T>): Promise<T> {
    try {
      return await request(await this.#current());
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      return request(await this.#current());
    }
  }

  #current(): Promise<Handle> {
    if (this.#generation !== this.#client.generation) {
      this.#generation = this.#client.generation;
      this.#handle = this.#client.request("open", this.record).then(({ handle }) => handle);
    }
    return this.#handle;
  }
}
