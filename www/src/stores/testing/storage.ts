// A storage that can be full or blocked, for the tests.

import type { StorageLike } from "../storage";

export class FakeStorage implements StorageLike {
  readonly #items: Map<string, string>;
  mode: "open" | "full" | "blocked" = "open";

  constructor(items: { readonly [key: string]: string } = {}) {
    this.#items = new Map(Object.entries(items));
  }

  get length(): number {
    this.#guard();
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#guard();
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#guard();
    if (this.mode === "full") throw new DOMException("no room", "QuotaExceededError");
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#guard();
    this.#items.delete(key);
  }

  #guard(): void {
    if (this.mode === "blocked") throw new DOMException("denied", "SecurityError");
  }
}
