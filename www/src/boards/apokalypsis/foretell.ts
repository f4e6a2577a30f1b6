// What the move under consideration would do, in words: from the engine's preview alone.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import type { Preview } from "./types";

export function foretell(
  preview: Preview,
  seats: readonly { name: string }[],
  names: Names,
  { preview: say }: Phrases,
): string {
  switch (preview.type) {
    case "omen": {
      const { struck, falling, unknown } = preview.signs;
      return struck.length > 0 ? say.omen(struck.length, falling.length, unknown) : say.nothing(unknown);
    }
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
      return say.trigger(preview.spaces.length, falling, dying);
    }
    case "declare":
      return say.declare;
    case "wait":
      return say.wait;
  }
}
