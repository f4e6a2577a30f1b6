// Arrow keys along a row of things of which one takes the focus.

/** Where a key leads from a place among so many; the same place if it leads nowhere. */
export function walk(key: string, from: number, places: number): number {
  const targets: { readonly [key: string]: number } = {
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    Home: 0,
    End: places - 1,
  };
  const to = targets[key] ?? from;
  return to >= 0 && to < places ? to : from;
}
