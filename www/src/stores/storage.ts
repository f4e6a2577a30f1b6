// The browser's storage, which may be blocked, full, or not there at all.

/** As much of localStorage as is used here. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** localStorage, or null where the browser does not let us near it. */
export function browserStorage(): StorageLike | null {
  try {
    // Merely touching the property throws where storage is blocked.
    const storage = window.localStorage;
    storage.getItem("eschaton.settings");
    return storage;
  } catch {
    return null;
  }
}

/** Why something could not be written. */
export type WriteProblem = "blocked" | "full";

/** Writes, and says what went wrong if it did not work. */
export function write(storage: StorageLike | null, key: string, text: string): WriteProblem | null {
  if (!storage) return "blocked";
  try {
    storage.setItem(key, text);
    return null;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "blocked";
  }
}

/** Reads; null if there is nothing, undefined if it may not be read. */
export function read(storage: StorageLike | null, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Every key there is, as far as they may be read. */
export function keys(storage: StorageLike | null): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
  } catch {
    return [];
  }
}
