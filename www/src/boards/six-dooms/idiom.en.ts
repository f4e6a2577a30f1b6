// What English sentences are made of.

export const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const armies = (n: number) => some(n, "army", "armies");
export const supplies = (n: number) => some(n, "supply", "supplies");
export const dice = (n: number) => some(n, "die", "dice");
export const successes = (n: number) => some(n, "success", "successes");

export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function movesLeft(moves: number, supply: number): string {
  if (moves === 0) return "No movement is left.";
  const left = `${some(moves, "movement")} left`;
  if (moves === 1 && supply === 1) return `${left}; it may carry a supply.`;
  return `${left}, ${supply === 0 ? "none" : supply} with a supply.`;
}

export const ties = {
  you: "Ties are yours.",
  they: "Ties are theirs.",
  nobody: "Ties cost nobody anything.",
};
