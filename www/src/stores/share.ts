// A record as part of a link, and back.

import type { Record as GameRecord } from "../engine/types/common";
import type { Bilingual } from "./notices";

/** Why a link cannot be opened. */
export declare class BrokenLink extends Error {
  readonly code: "damaged" | "foreign" | "unsupported";
  readonly text: Bilingual;
}

/** The record without its snapshot, compressed, in letters that a link may hold. */
export declare function encodeRecord(record: GameRecord): Promise<string>;
/** The record in a link; rejects with BrokenLink. Whether it can be played, the engine says. */
export declare function decodeRecord(data: string): Promise<unknown>;
/** The whole address, opening at `ply` if given. */
export declare function shareLink(record: GameRecord, base: string, ply?: number | null): Promise<string>;
