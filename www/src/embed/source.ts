// What a page may write into the `record` attribute: JSON, a link or its fragment, or an address.

import { BrokenLink, decodeRecord } from "../stores/share";
import type { Bilingual } from "../stores/notices";
import { sayings } from "./words";

/** A record that cannot be had. */
export class NoRecord extends Error {
  override name = "NoRecord";
  constructor(
    readonly code: string,
    readonly text: Bilingual,
    detail: string,
  ) {
    super(detail);
  }
}

/** The record that the text names; rejects with NoRecord. Whether it can be played, the engine says. */
export async function readRecord(text: string, base: string): Promise<unknown> {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) return parse(trimmed);
  const shared = /#\/play\/([\w-]+)/.exec(trimmed)?.[1] ?? /^[\w-]{24,}$/.exec(trimmed)?.[0];
  if (shared) {
    return decodeRecord(shared).catch((error: unknown) => {
      throw error instanceof BrokenLink
        ? new NoRecord(`link-${error.code}`, error.text, error.message)
        : error;
    });
  }
  return parse(await download(new URL(trimmed, base)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoRecord("malformed", sayings.notARecord, String(error));
  }
}

async function download(url: URL): Promise<string> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.text();
  } catch (error) {
    throw new NoRecord("not-found", sayings.notFound, `${url.href}: ${String(error)}`);
  }
}
