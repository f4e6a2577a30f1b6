// What can be done with a game besides playing it.

import { toast } from "../../components/toasts.svelte";
import type { Config, SeatConfig } from "../../engine/types/common";
import type { Match } from "../../stores/match.svelte";
import { shareLink } from "../../stores/share";
import { ui } from "../../words";

/** Hands the text to the browser as a file. */
export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

export function exportRecord(match: Match): void {
  download(`${match.info.id}.json`, JSON.stringify(match.record(), null, 2));
}

export async function copyRecord(match: Match): Promise<void> {
  await copy(async () => JSON.stringify(match.record()));
}

/** A link to the game, at `ply` if given. */
export async function copyLink(match: Match, ply: number | null): Promise<void> {
  await copy(() => shareLink(match.record(), location.href, ply));
}

async function copy(make: () => Promise<string>): Promise<void> {
  const words = ui().play;
  let text: string;
  try {
    text = await make();
  } catch {
    toast.say(words.linkTooOld);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.say(words.copied);
  } catch {
    toast.say(words.copyFailed);
  }
}

/** Another game of the same kind; each player moves on by `turn` seats. */
export function rematch(match: Match, turn: number): Config {
  const seats: SeatConfig[] = match.seats.map((_, seat) => ({
    ...match.seats[(seat + turn) % match.seats.length]!,
  }));
  return {
    game: match.info.id,
    seats,
    options: match.options as Record<string, unknown>,
    seed: null,
  };
}
