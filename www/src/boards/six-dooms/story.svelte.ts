// The last turn of the apocalytes: what was told of it, to be summed up and told again.

import type { SdTable, ToldEvent, View } from "./types";

export class DoomStory {
  readonly #table: () => SdTable;
  /** The views before the moves of that turn, by move. */
  #views = new Map<number, View>();
  /** The round whose turn needs no summing up any more. */
  #summed = $state(0);
  /** The events of the turn that goes on, or of the last one. */
  readonly events: readonly ToldEvent[] = $derived.by(() => this.upTo(this.#table().frame.ply));

  constructor(table: () => SdTable) {
    this.#table = table;
  }

  /** Its events up to a move. */
  upTo(ply: number): ToldEvent[] {
    const started = this.#start(ply);
    const events = this.#table()
      .log.filter((entry) => entry.ply >= started && entry.ply <= ply)
      .flatMap((entry) => entry.events);
    const from = events.findLastIndex(({ type }) => type === "apocalypseTurn");
    const rest = events.slice(from < 0 ? events.length : from);
    const end = rest.findIndex(({ type }) => type === "turnBegan");
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** Keeps what was seen after a move for as long as the story can be told again. */
  remember(ply: number, view: View): void {
    this.#views.set(ply, view);
    const started = this.#start(ply);
    for (const known of this.#views.keys())
      if (known < started - 1 && known !== ply) this.#views.delete(known);
  }

  /** What it came to is on show. */
  get summing(): boolean {
    const { view } = this.#table().frame;
    return this.events.length > 0 && view.phase !== "apocalypse" && !view.result && this.#summed < view.round;
  }

  dismiss(): void {
    this.#summed = this.#table().frame.view.round;
  }

  /** As it can be told again; empty if it cannot. */
  get tale(): { event: ToldEvent; before: View }[] {
    const { log, frame } = this.#table();
    const started = this.#start(frame.ply);
    return log
      .filter(({ ply }) => ply >= started && ply <= frame.ply)
      .flatMap(({ ply, events }) => {
        const before = this.#views.get(ply - 1);
        return before ? events.map((event) => ({ event, before })) : [];
      })
      .filter(({ event }) => this.events.includes(event));
  }

  /** The move in which the last such turn up to `ply` began; Infinity if none did. */
  #start(ply: number): number {
    const began = this.#table().log.findLast(
      (entry) => entry.ply <= ply && entry.events.some(({ type }) => type === "apocalypseTurn"),
    );
    return began?.ply ?? Infinity;
  }
}
