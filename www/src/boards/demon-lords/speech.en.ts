// How English counts and lists.

import { wholePercent, type Kind, type Who } from "./phrases";

export function troops(n: number): string {
  return n === 1 ? "1 Troop" : `${n} Troops`;
}

export function souls(n: number): string {
  return n === 1 ? "1 Soul" : `${n} Souls`;
}

export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

export function percent(chance: number): string {
  return `${wholePercent(chance)}%`;
}

export function own({ name, you }: Who): string {
  return you ? "your" : `${name}’s`;
}

export const kinds: Record<Kind, string> = { harvester: "Harvester", portal: "Portal", avatar: "Avatar" };
