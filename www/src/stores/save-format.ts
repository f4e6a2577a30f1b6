// How a kept game is written down, and what can be made of what is found under our name.

import type { Frame, Record as GameRecord, Seat, SeatConfig, Standing } from "../engine/types/common";
import type { Stamp } from "./keeper.svelte";

/** The version of the saves, and of the records inside them, that is written here. */
const FORMAT = 1;

/** What the list of games shows of one without opening it. Public knowledge only. */
export interface Summary {
  readonly standing: Standing;
  readonly toAct: readonly Seat[];
  readonly ply: number;
  readonly finished: boolean;
}

/** A kept game as it is written. */
export interface Save extends Stamp {
  readonly format: number;
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly summary: Summary;
  readonly record: GameRecord;
}

/** A kept game in the list. */
export interface SavedGame {
  readonly kind: "game";
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly SeatConfig[];
  readonly updated: number;
  readonly summary: Summary;
  /** It could not be written: it lasts as long as this page. */
  readonly unsaved: boolean;
}

/** Something under our name that is kept but cannot be opened here. */
export interface SavedOddity {
  readonly kind: "newer" | "unreadable";
  readonly id: string;
  readonly name: string | null;
}

export type SaveEntry = SavedGame | SavedOddity;

export function writeSave(save: Omit<Save, "format">): string {
  return JSON.stringify({ format: FORMAT, ...save });
}

/** The save in a text; or what else it is. */
export function readSave(text: string): Save | "newer" | "unreadable" {
  const save = parse(text);
  if (!isObject(save)) return "unreadable";
  const { format, record, summary } = save;
  if (isNewer(format) || (isObject(record) && isNewer(record["format"]))) return "newer";
  const sound =
    format === FORMAT &&
    typeof save["id"] === "string" &&
    typeof save["name"] === "string" &&
    typeof save["revision"] === "number" &&
    typeof save["writer"] === "string" &&
    typeof save["updated"] === "number" &&
    isObject(record) &&
    typeof record["game"] === "string" &&
    isSeats(record["seats"]) &&
    isSummary(summary);
  return sound ? (save as unknown as Save) : "unreadable";
}

/** What the list shows for a text kept under `id`. */
export function listed(id: string, text: string, unsaved: boolean): SaveEntry {
  const save = readSave(text);
  if (typeof save === "string") {
    const found = parse(text);
    const name = isObject(found) && typeof found["name"] === "string" ? found["name"] : null;
    return { kind: save, id, name };
  }
  const { name, updated, summary, record } = save;
  return { kind: "game", id, name, game: record.game, seats: record.seats, updated, summary, unsaved };
}

/** The summary of a moment as an onlooker sees it. */
export function summarise(table: Frame<unknown, unknown>): Summary {
  const { standing, toAct, ply, outcome } = table;
  return { standing, toAct, ply, finished: outcome !== null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNewer(format: unknown): boolean {
  return typeof format === "number" && format > FORMAT;
}

function isSeats(value: unknown): boolean {
  return Array.isArray(value) && value.every((seat) => isObject(seat) && typeof seat["name"] === "string");
}

function isSummary(value: unknown): boolean {
  if (!isObject(value) || !isObject(value["standing"])) return false;
  const { round, scores } = value["standing"];
  return typeof round === "number" && Array.isArray(scores) && Array.isArray(value["toAct"]);
}
