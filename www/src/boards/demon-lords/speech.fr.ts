// How French counts, lists and joins. Two signs take a space that does not break before them: a wide one the
// colon, a thin one the rest.

import { wholePercent, type Kind, type Who } from "./phrases";

export const colon = "\u00a0:";
export const semicolon = "\u202f;";
export const question = "\u202f?";

export function troops(n: number): string {
  return n < 2 ? `${n} Troupe` : `${n} Troupes`;
}

export function souls(n: number): string {
  return n < 2 ? `${n} Âme` : `${n} Âmes`;
}

export function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

/** “de Brahe”, “d’Ada”. */
export function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function percent(chance: number): string {
  return `${wholePercent(chance)}\u202f%`;
}

export const kinds: Record<Kind, string> = { harvester: "Moissonneur", portal: "Portail", avatar: "Avatar" };

export function owned(kind: Kind, { name, you }: Who): string {
  return you ? `votre ${kinds[kind]}` : `${kinds[kind]} ${de(name)}`;
}

export function who({ name, you }: Who): string {
  return you ? "vous" : name;
}
