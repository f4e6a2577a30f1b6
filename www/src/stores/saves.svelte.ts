// The games kept in this browser: one key of the storage each. Nothing is ever deleted unasked.

import { EngineError } from "../engine/failures";
import type { RemoteMatch } from "../engine/remote";
import type { Record as GameRecord } from "../engine/types/common";
import { Keeper, type Kept, type Shelf, type Stamp } from "./keeper.svelte";
import { notice, type Notice } from "./notices";
import {
  listed,
  readSave,
  summarise,
  writeSave,
  type Save,
  type SaveEntry,
  type Summary,
} from "./save-format";
import { BrokenLink, decodeRecord } from "./share";
import { keys, read, write, type StorageLike } from "./storage";

export type { SaveEntry, SavedGame, SavedOddity, Summary } from "./save-format";
export { Keeper } from "./keeper.svelte";

/** What came of an import; the notice says what was left out, or why nothing came of it. */
export type Imported =
  | { readonly kind: "saved"; readonly id: string; readonly notice: Notice | null }
  | { readonly kind: "refused"; readonly notice: Notice };

/** What the saves stand on. */
export interface SavesSetting {
  readonly storage: StorageLike | null;
  /** Opens a record to see whether it can be played. */
  open(record: unknown): Promise<Pick<RemoteMatch, "record" | "table" | "trouble" | "close">>;
  /** Calls back with the key that another tab has changed, null for all of them. */
  watch(changed: (key: string | null) => void): void;
  now(): number;
  newId(): string;
}

const PREFIX = "eschaton.save.";

export class Saves implements Shelf {
  readonly #setting: SavesSetting;
  readonly #watchers = new Set<{ id: string; changed: () => void }>();
  /** What could not be written, by id: kept as long as the page is open. */
  readonly #unsaved = new Map<string, string>();
  #list: readonly SaveEntry[] = $state.raw([]);
  #notice: Notice | null = $state.raw(null);

  constructor(setting: SavesSetting) {
    this.#setting = setting;
    this.#refresh();
    setting.watch((key) => this.#hear(key));
  }

  /** Newest first, then what cannot be opened. */
  get list(): readonly SaveEntry[] {
    return this.#list;
  }

  /** Storage is blocked or full. */
  get notice(): Notice | null {
    return this.#notice;
  }

  dismissNotice(): void {
    this.#notice = null;
  }

  /** The record of a kept game; null if there is none that can be read. */
  record(id: string): GameRecord | null {
    return this.#save(id)?.record ?? null;
  }

  /** A new save. It is written at the first `keep`. */
  create(name: string): Keeper {
    return new Keeper(this, this.newId(), name);
  }

  /** Goes on with a save. */
  keeper(id: string): Keeper {
    return new Keeper(this, id, this.#save(id)?.name ?? id);
  }

  rename(id: string, name: string): void {
    const save = this.#save(id);
    if (save) this.#write({ ...save, name });
  }

  delete(id: string): void {
    this.#unsaved.delete(id);
    try {
      this.#setting.storage?.removeItem(PREFIX + id);
    } catch {
      this.#notice = notice("storage", "blocked");
    }
    this.#flush();
    this.#refresh();
  }

  /** A file of the save: the record of a game, or what is there as it is. */
  export(id: string): { fileName: string; text: string } | null {
    const text = this.#text(id);
    if (text === null) return null;
    const save = this.#save(id);
    const name = save ? `${save.record.game} ${save.name}` : `save ${id}`;
    return { fileName: `${fileName(name)}.json`, text: save ? JSON.stringify(save.record, null, 1) : text };
  }

  /** Saves what a file or a pasted text or link holds, if the engine can open it. */
  async import(text: string, name?: string): Promise<Imported> {
    const refused = (code: "not-json" | "not-a-record" | "newer" | "failed", detail?: string): Imported => ({
      kind: "refused",
      notice: notice("imports", code, detail),
    });
    let record: unknown;
    try {
      record = await readImport(text);
    } catch (error) {
      if (error instanceof BrokenLink)
        return { kind: "refused", notice: { code: error.code, text: error.text } };
      return refused("not-json", String(error));
    }
    try {
      const match = await this.#setting.open(record);
      const people = match.record.seats.map((seat) => seat.name).join(" – ");
      const keeper = this.create(name || people);
      keeper.keep(match.record, summarise(match.table));
      keeper.close();
      match.close();
      return {
        kind: "saved",
        id: keeper.id,
        notice: match.trouble && notice("imports", "cut-short", match.trouble.detail),
      };
    } catch (error) {
      if (!(error instanceof EngineError)) return refused("failed", String(error));
      return refused(error.error.code === "future-format" ? "newer" : "not-a-record", error.message);
    }
  }

  // ── as the keepers' shelf ──

  look(id: string): Kept | "unreadable" | null | undefined {
    const text = read(this.#setting.storage, PREFIX + id);
    if (text === undefined || text === null) return text;
    const save = readSave(text);
    return typeof save === "string" ? "unreadable" : save;
  }

  put(id: string, name: string, stamp: Stamp, record: GameRecord, summary: Summary): boolean {
    const updated = this.#setting.now();
    return this.#write({ id, name: this.#save(id)?.name ?? name, ...stamp, updated, record, summary });
  }

  newId(): string {
    return this.#setting.newId();
  }

  watch(id: string, changed: () => void): () => void {
    const watcher = { id, changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // ── inside ──

  #text(id: string): string | null {
    return this.#unsaved.get(id) ?? read(this.#setting.storage, PREFIX + id) ?? null;
  }

  #save(id: string): Save | null {
    const save = readSave(this.#text(id) ?? "");
    return typeof save === "string" ? null : save;
  }

  #write(save: Omit<Save, "format">): boolean {
    const text = writeSave(save);
    const problem = write(this.#setting.storage, PREFIX + save.id, text);
    if (problem) {
      // Said once: a player who put the notice aside need not read it after every move.
      if (this.#unsaved.size === 0) this.#notice = notice("storage", problem);
      this.#unsaved.set(save.id, text);
    } else {
      this.#unsaved.delete(save.id);
      if (this.#unsaved.size === 0) this.#notice = null;
    }
    this.#refresh();
    return problem === null;
  }

  /** Tries again what could not be written, now that there may be room. */
  #flush(): void {
    for (const [id, text] of this.#unsaved) {
      if (write(this.#setting.storage, PREFIX + id, text) === null) this.#unsaved.delete(id);
    }
    if (this.#unsaved.size === 0) this.#notice = null;
  }

  #hear(key: string | null): void {
    if (key !== null && !key.startsWith(PREFIX)) return;
    this.#refresh();
    for (const { id, changed } of this.#watchers) if (key === null || key === PREFIX + id) changed();
  }

  #refresh(): void {
    const entries = new Map<string, SaveEntry>();
    for (const key of keys(this.#setting.storage)) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      entries.set(id, listed(id, read(this.#setting.storage, key) ?? "", false));
    }
    for (const [id, text] of this.#unsaved) entries.set(id, listed(id, text, true));
    const age = (entry: SaveEntry) => (entry.kind === "game" ? entry.updated : -1);
    this.#list = [...entries.values()].sort((a, b) => age(b) - age(a));
  }
}

/** The record in an exported file, in a save as it is kept, or in a link. */
async function readImport(text: string): Promise<unknown> {
  const link = /#\/play\/([\w-]+)/.exec(text);
  if (link?.[1] && !text.trimStart().startsWith("{")) return decodeRecord(link[1]);
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && "record" in value ? value.record : value;
}

/** Letters and digits of any language, the rest as hyphens. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
}
