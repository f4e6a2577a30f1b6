// The sign of a seat: one shape each, so that nobody needs the colours to tell the seats apart.

const SHAPES = [
  "M-10,0a10,10 0 1,0 20,0a10,10 0 1,0 -20,0Z",
  "M-9,-9H9V9H-9Z",
  "M0,-10L11,9H-11Z",
  "M0,-11.5L10,0L0,11.5L-10,0Z",
  "M0,-11.5L3.3,-4.2L11,-3.4L5.3,2L6.8,9.7L0,5.8L-6.8,9.7L-5.3,2L-11,-3.4L-3.3,-4.2Z",
];

/** The outline of a seat's sign around the origin, about 22 units across. */
export function badgePath(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

export function badgeColour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
