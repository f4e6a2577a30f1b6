// Shapes of the pieces, drawn about the origin.

/** A ring of eleven sickle teeth. */
export const GEAR =
  "M0 -24Q4.6 -28.53 10.23 -27.67Q10.07 -23.54 12.98 -20.19L12.98 -20.19Q19.3 -21.51 23.57 -17.75Q21.19 -14.36 21.83 -9.97L21.83 -9.97Q27.87 -7.66 29.42 -2.19Q25.59 -0.62 23.76 3.42L23.76 3.42Q27.59 8.62 25.93 14.06Q21.87 13.31 18.14 15.72L18.14 15.72Q18.55 22.16 14.21 25.85Q11.2 23.02 6.76 23.03L6.76 23.03Q3.62 28.67 -2.02 29.43Q-3.03 25.42 -6.76 23.03L-6.76 23.03Q-12.46 26.08 -17.61 23.67Q-16.29 19.75 -18.14 15.72L-18.14 15.72Q-24.58 15.2 -27.61 10.39Q-24.38 7.81 -23.76 3.42L-23.76 3.42Q-28.9 -0.5 -28.84 -6.19Q-24.73 -6.61 -21.83 -9.97L-21.83 -9.97Q-24.04 -16.04 -20.92 -20.8Q-17.23 -18.93 -12.98 -20.19L-12.98 -20.19Q-11.55 -26.49 -6.35 -28.81Q-4.26 -25.24 0 -24zM0-19a19 19 0 1 0 0 38a19 19 0 1 0 0-38z";

export const FLAME = {
  outer:
    "M0-10C1.6-6 6.6-3.6 6.4 2.4C6.2 6.4 3.4 8.6 0 8.6C-3.4 8.6-6.4 6.4-6.4 2.6C-6.4-.4-4.6-2-3.6-4.4C-2.8-3.2-2-2.6-1.6-1.6C-.4-3.8-.8-7 0-10Z",
  inner: "M.2-3.4C1.2-.8 3.6.6 3.4 3.8C3.2 6.2 1.8 7.4 0 7.4C-1.8 7.4-3.4 6-3.2 3.8C-3 1.6-.6.4 .2-3.4Z",
};

/** What is written or drawn on a seat's colour. */
export function inkOn(seat: number): string {
  return seat === 2 || seat === 4 ? "#fff6e4" : "#0b0a09";
}

/** A seat's colour where it has to glow out of the dark. */
export function glowOf(seat: number): string {
  return { 2: "#ff9d86", 4: "#c9a8f0" }[seat] ?? `var(--seat-${seat})`;
}

/** The pips of a die. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-6, -6],
    [6, 6],
  ],
  [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -6.4],
    [6, -6.4],
    [-6, 0],
    [6, 0],
    [-6, 6.4],
    [6, 6.4],
  ],
];

/** The two triangles of the seal on the World Events, within a circle of 13. */
export const SEAL = "M0-12L10.4 6H-10.4ZM0 12L10.4-6H-10.4Z";
