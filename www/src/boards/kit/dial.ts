// The values that a dial can stand on, and how keys lead from one to the next.

/** The allowed value nearest to a wished one; the smaller of two equally near. */
export function nearest(values: readonly number[], wished: number): number {
  return values.reduce((best, value) => {
    const gain = Math.abs(best - wished) - Math.abs(value - wished);
    return gain > 0 || (gain === 0 && value < best) ? value : best;
  }, values[0] ?? wished);
}

/** Every whole number from `min` to `max`. */
export function range(min: number, max: number): number[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
}

/** Where a key leads from `value`; null if it is no key of a dial. */
export function turned(values: readonly number[], value: number, key: string): number | null {
  const at = values.indexOf(value);
  const last = values.length - 1;
  const page = Math.max(1, Math.round(values.length / 5));
  const targets: { readonly [key: string]: number } = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + page,
    PageDown: at - page,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : values[Math.min(Math.max(target, 0), last)]!;
}
