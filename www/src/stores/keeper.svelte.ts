// Keeps one match up to date among the saves, and notices when another tab does so too.

import type { Record as GameRecord } from "../engine/types/common";
import type { Summary } from "./save-format";

/** The mark of a writing: it tells one's own from another tab's. */
export interface Stamp {
  readonly revision: number;
  /** Who wrote it. */
  readonly writer: string;
}

/** A save as its keeper sees it. */
export interface Kept extends Stamp {
  readonly record: GameRecord;
}

/** Where a keeper puts its game. */
export interface Shelf {
  /** What is kept now; null if nothing, undefined if that cannot be known. */
  look(id: string): Kept | "unreadable" | null | undefined;
  /** Writes the game and says whether that worked. A save that is there already keeps its name. */
  put(id: string, name: string, stamp: Stamp, record: GameRecord, summary: Summary): boolean;
  newId(): string;
  /** Calls back when another tab has changed the save. */
  watch(id: string, changed: () => void): () => void;
}

export class Keeper {
  readonly #shelf: Shelf;
  #name: string;
  readonly #writer: string;
  #id = $state("");
  #conflict: "newer" | "deleted" | null = $state(null);
  /** What this tab opened; null for a game that is new here. */
  #opened: Stamp | null = null;
  #revision = 0;
  /** The save has been there, so that it can be missed. */
  #seen = false;
  #latest: { record: GameRecord; summary: Summary } | null = null;
  #unwatch: () => void;

  constructor(shelf: Shelf, id: string, name: string) {
    this.#shelf = shelf;
    this.#name = name;
    this.#writer = shelf.newId();
    this.#id = id;
    this.#accept(readable(shelf.look(id)));
    this.#unwatch = shelf.watch(id, () => this.#compare());
  }

  get name(): string {
    return this.#name;
  }

  /** Another one once the game goes on as a copy. */
  get id(): string {
    return this.#id;
  }

  /** Another tab went on with this game, or deleted it: this one no longer saves over it. */
  get conflict(): "newer" | "deleted" | null {
    return this.#conflict;
  }

  keep(record: GameRecord, summary: Summary): void {
    this.#latest = { record, summary };
    this.#compare();
    if (this.#conflict === null) this.#put();
  }

  /** The game as it is kept now, for a match that starts over from it; ends the conflict. */
  reload(): GameRecord | null {
    const kept = readable(this.#shelf.look(this.#id));
    if (kept) this.#accept(kept);
    return kept?.record ?? null;
  }

  /** Goes on with this tab's game as a save of its own; ends the conflict. */
  keepAsCopy(name: string): void {
    this.leaveAsIs(name);
    this.#put();
  }

  /** Leaves the save as it is: what is kept from now on becomes one of its own. */
  leaveAsIs(name: string): void {
    this.#unwatch();
    this.#name = name;
    this.#id = this.#shelf.newId();
    this.#unwatch = this.#shelf.watch(this.#id, () => this.#compare());
    this.#accept(null);
  }

  /** Stops listening to other tabs. */
  close(): void {
    this.#unwatch();
  }

  #accept(kept: Kept | null): void {
    this.#opened = kept;
    this.#revision = kept?.revision ?? 0;
    this.#seen = kept !== null;
    this.#conflict = null;
  }

  #put(): void {
    if (!this.#latest) return;
    const { record, summary } = this.#latest;
    this.#revision += 1;
    const stamp = { revision: this.#revision, writer: this.#writer };
    if (this.#shelf.put(this.#id, this.#name, stamp, record, summary)) this.#seen = true;
  }

  #compare(): void {
    const kept = this.#shelf.look(this.#id);
    if (kept === undefined) return;
    if (kept === null) {
      if (this.#seen) this.#conflict = "deleted";
    } else if (kept === "unreadable" || (kept.writer !== this.#writer && !same(kept, this.#opened))) {
      this.#conflict = "newer";
    }
  }
}

function same(a: Stamp, b: Stamp | null): boolean {
  return a.revision === b?.revision && a.writer === b.writer;
}

function readable(kept: ReturnType<Shelf["look"]>): Kept | null {
  return typeof kept === "object" ? kept : null;
}
