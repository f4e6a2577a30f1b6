// What the move under consideration would do, in words: from the engine's preview alone.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import type { Preview, Signs } from "./types";

interface Telling {
  /** Omens lie face up. */
  open: boolean;
  seats: readonly { name: string }[];
  names: Names;
  phrases: Phrases;
}

/** What the pile comes to, as far as it is known. */
export function foretellPile(
  { struck, falling, will, unknown }: Signs,
  { open, phrases: { preview: say } }: Pick<Telling, "open" | "phrases">,
): string {
  return open
    ? say.open(struck.length, falling.length)
    : say.hidden(struck.length, falling.length, will, unknown);
}

export function foretell(preview: Preview, telling: Telling): string {
  const { seats, names } = telling;
  const say = telling.phrases.preview;
  switch (preview.type) {
    case "omen":
      return foretellPile(preview.signs, telling);
    case "action": {
      const { majority, end } = preview;
      const might = majority ? `${say.majority(majority.own, majority.against)} ` : "";
      if (!end) return might + say.goesOn;
      const player = end.seat === null ? null : seats[end.seat].name;
      return might + say.end({ lost: end.lost.length, next: end.next, player });
    }
    case "trigger": {
      const counts = new Map<string, number>();
      for (const { color } of preview.falling) counts.set(color, (counts.get(color) ?? 0) + 1);
      const falling = [...counts].map(([color, count]) => ({ color: names.name(color), count }));
      const dying = preview.dying.map((omen) => names.name(omen));
      return say.trigger(preview.spaces.length, falling, preview.lost.length, dying);
    }
    case "declare":
      return say.declare;
    case "wait":
      return say.wait;
  }
}
