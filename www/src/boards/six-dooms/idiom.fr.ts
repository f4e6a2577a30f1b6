// What French sentences are made of. Some signs take a space that does not break before them: a wide one
// the colon, a thin one the rest.

export const colon = "\u00a0:";
export const semicolon = "\u202f;";
export const question = "\u202f?";

export const some = (n: number, one: string, many = `${one}s`) => `${n}\u00a0${n < 2 ? one : many}`;
export const armies = (n: number) => some(n, "armée");
export const supplies = (n: number) => some(n, "ravitaillement");
export const dice = (n: number) => some(n, "dé");
export const successes = (n: number) => some(n, "réussite");
export const slots = (n: number) => some(n, "créneau", "créneaux");

export function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

/** “de Brahe”, “d’Ada”. */
export function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function movesLeft(moves: number, supply: number): string {
  if (moves === 0) return "Il ne reste aucun mouvement.";
  const carrying = supply === 0 ? "sans" : supply === moves ? "avec ou sans" : `dont ${supply} avec`;
  return `Il reste ${some(moves, "mouvement")}, ${carrying} ravitaillement.`;
}

export const ties = {
  you: "Les égalités sont pour vous.",
  they: "Les égalités sont pour l’adversaire.",
  nobody: "Une égalité ne coûte rien à personne.",
};
