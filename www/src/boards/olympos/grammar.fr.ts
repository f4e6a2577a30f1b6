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

const begins = (name: string) => /^[aeiouyàâäéèêëîïôöœùûüh]/i.test(name);

/** “de Brahe”, “d’Ada”. */
export function de(name: string): string {
  return begins(name) ? `d’${name}` : `de ${name}`;
}

/** Islands and towns, which have no article. */
const BARE = new Set([
  "Lesbos",
  "Naxos",
  "Rhodes",
  "Cnossos",
  "Atlas",
  "Gadire",
  "Clito",
  "Événor",
  "Mestor",
  "Azaès",
]);
const MOUNT = "Mont Olympe";
const NORTH = "Terres du Nord";

/** “la Thrace”, “l’Attique”, “Lesbos”. */
export function land(name: string): string {
  if (BARE.has(name)) return name;
  if (name === MOUNT) return `le ${name}`;
  return begins(name) ? `l’${name}` : `la ${name}`;
}

/** “en Thrace”, “à Lesbos”. */
export function at(name: string): string {
  if (name === MOUNT) return `au ${name}`;
  return `${BARE.has(name) ? "à" : "en"} ${name}`;
}

/** “de Thrace”, “d’Attique”. */
export function from(name: string): string {
  if (name === MOUNT) return `du ${name}`;
  return name === NORTH ? `des ${name}` : de(name);
}

/** “la Porte des Lions”, “le Stade”. */
export const wonder = (name: string) => `${/^(Porte|Statue)/.test(name) ? "la" : "le"} ${name}`;

const MANY = new Set(["Kères", "Érinyes"]);

/** A god in a sentence: most have a name, some are called by what they are. */
export function god(name: string): string {
  if (name === "Sirène") return `la ${name}`;
  return MANY.has(name) ? `les ${name}` : name;
}

/** “Zeus visite”, “les Kères visitent”. */
export const visits = (name: string) => `${god(name)} ${MANY.has(name) ? "visitent" : "visite"}`;

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
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
