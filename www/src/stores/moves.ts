// Moves as values: two are the same if their JSON is, whatever the order of the keys.

export function moveKey(move: unknown): string {
  return JSON.stringify(move, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export function sameMove(a: unknown, b: unknown): boolean {
  return moveKey(a) === moveKey(b);
}
