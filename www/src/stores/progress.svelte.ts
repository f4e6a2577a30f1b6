// Which lessons have been done in this browser, by the rule that each is on.

import { SvelteSet } from "svelte/reactivity";
import { read, write, type StorageLike } from "./storage";

const KEY = "eschaton.lessons";

export class Progress {
  readonly #storage: StorageLike | null;
  readonly #done: SvelteSet<string>;

  constructor(storage: StorageLike | null) {
    this.#storage = storage;
    this.#done = new SvelteSet(words(read(storage, KEY)));
  }

  isDone(rule: string): boolean {
    return this.#done.has(rule);
  }

  /** What cannot be kept still counts for this visit; the saves tell of blocked storage. */
  finish(rule: string): void {
    if (this.#done.has(rule)) return;
    this.#done.add(rule);
    write(this.#storage, KEY, JSON.stringify([...this.#done]));
  }
}

function words(text: string | null | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];
  } catch {
    return [];
  }
}
