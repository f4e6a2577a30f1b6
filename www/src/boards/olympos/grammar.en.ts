// How English counts and lists.

import type { Resource } from "./types";

export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const resources: Record<Resource, string> = {
  grain: "grain",
  stone: "stone",
  wood: "wood",
  gold: "gold",
};

export const cubes = (spend: readonly { resource: Resource; n: number }[]) =>
  and(spend.map(({ resource, n }) => count(n, `${resource} cube`)));

/** Settlers stand on islands and mountains, and in other lands. */
const ON = new Set(["Mount Olympos", "Lesbos", "Naxos", "Rhodes", "Euboea"]);

export const at = (place: string) => `${ON.has(place) ? "on" : "in"} ${place}`;

const MANY = new Set(["Keres", "Erinyes"]);

/** A god in a sentence: most have a name, some are called by what they are. */
export const god = (name: string) => (name === "Siren" || MANY.has(name) ? `the ${name}` : name);

/** “Zeus comes”, “the Keres come”. */
export const comes = (name: string) => `${god(name)} ${MANY.has(name) ? "come" : "comes"}`;

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
