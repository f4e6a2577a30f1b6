// A record as part of a link, and back: compact JSON, deflated with zlib's checksum, in base64url.
// The checksum tells a link that was cut or changed on its way from one that never was ours.

import type { Record as GameRecord } from "../engine/types/common";
import { sentences, type Bilingual } from "./notices";
import { href } from "./router.svelte";

/** Why a link cannot be opened. */
export class BrokenLink extends Error {
  override name = "BrokenLink";
  readonly text: Bilingual;
  constructor(readonly code: "damaged" | "foreign" | "too-long" | "unsupported") {
    const text = sentences.links[code];
    super(text.en);
    this.text = text;
  }
}

/** No game is longer than this once unpacked; a small link must not fill the memory. */
const LARGEST = 4_000_000;

/** The record without its snapshot, compressed, in letters that a link may hold. */
export async function encodeRecord(record: GameRecord): Promise<string> {
  const { snapshot: _, ...shared } = record;
  return toBase64Url(await deflate(new TextEncoder().encode(JSON.stringify(shared))));
}

/** The record in a link; rejects with BrokenLink. Whether it can be played, the engine says. */
export async function decodeRecord(data: string): Promise<unknown> {
  const json = await inflate(fromBase64Url(data));
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
  } catch {
    throw new BrokenLink("foreign");
  }
}

/** The whole address, on the page at `base`, opening at `ply` if given. */
export async function shareLink(
  record: GameRecord,
  base: string,
  ply: number | null = null,
): Promise<string> {
  const route = { screen: "play", data: await encodeRecord(record), ply } as const;
  return new URL(href(route), base).href;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === "undefined") throw new BrokenLink("unsupported");
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof DecompressionStream === "undefined") throw new BrokenLink("unsupported");
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value as Uint8Array<ArrayBuffer>);
      size += step.value.length;
      if (size > LARGEST) break;
    }
  } catch {
    throw new BrokenLink("damaged");
  }
  if (size > LARGEST) {
    await reader.cancel();
    throw new BrokenLink("too-long");
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new BrokenLink("foreign");
  let binary: string;
  try {
    binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    throw new BrokenLink("damaged");
  }
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  // The last letter has bits to spare: a change there must not pass unnoticed.
  if (toBase64Url(bytes) !== text) throw new BrokenLink("damaged");
  return bytes;
}
