// How French counts, lists and sets its signs: before two of them stands a space that does not break, a wide
// one before the colon, a thin one before the rest.

import type { Resource } from "./types";

export const colon = "\u00a0:";
export const semicolon = "\u202f;";
export const question = "\u202f?";

export function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}

/** “de Brahe”, “d’Ada”. */
export function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûühH]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const resources: Record<Resource, string> = {
  grain: "grain",
  stone: "pierre",
  wood: "bois",
  gold: "or",
};
export const ofResource: Record<Resource, string> = {
  grain: "de grain",
  stone: "de pierre",
  wood: "de bois",
  gold: "d’or",
};

export const cubes = (spend: readonly { resource: Resource; n: number }[]) =>
  et(spend.map(({ resource, n }) => `${count(n, "cube")} ${ofResource[resource]}`));
