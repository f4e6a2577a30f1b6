// The scenery of the miniature for any width and height: flames below hell, rays and clouds in heaven.
// Lengths are those of a picture 486 high, the size it was first drawn in.

const DRAWN_HEIGHT = 486;

/** A fixed unevenness between 0 and 1, the same every time it is drawn. */
function uneven(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

function flame(x: number, base: number, w: number, h: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * w)},${round(base - dy * h)}`;
  return `M${at(0, 0)} C${at(-0.12, 0.35)} ${at(0.4, 0.5)} ${at(0.38, 1)} C${at(0.7, 0.72)} ${at(1.12, 0.4)} ${at(1, 0)}Z`;
}

const tongues = [
  { w: 51, step: 37, low: 76, high: 130, fill: "vermilion-dark", stroke: "soot-dark" },
  { w: 46, step: 33, low: 54, high: 96, fill: "vermilion", stroke: "soot-dark" },
  { w: 42, step: 30, low: 33, high: 54, fill: "vermilion-light", stroke: "vermilion" },
  { w: 38, step: 27, low: 15, high: 26, fill: "gold-light", stroke: "vermilion-light" },
];

export interface Layer {
  d: string;
  fill: string;
  stroke: string;
}

/** Rows of flames from the back to the front, along a ground line from 0 to `width`. */
export function flames(width: number, height: number): Layer[] {
  const k = height / DRAWN_HEIGHT;
  return tongues.map(({ w, step, low, high, fill, stroke }, layer) => {
    const count = Math.ceil((width / k + w) / step);
    const row = Array.from({ length: count }, (_, i) => {
      const x = -0.35 * w + i * step + 9 * uneven(i + 31 * layer);
      return flame(x * k, height + 2, w * k, (low + (high - low) * uneven(7 * i + layer)) * k);
    });
    return { d: row.join(" "), fill, stroke };
  });
}

const banks = [
  { rise: 73, r: 14.9, fill: "sky", stroke: "lapis" },
  { rise: 46, r: 17.9, fill: "ivory", stroke: "lapis" },
  { rise: 18, r: 20.8, fill: "ivory", stroke: "lapis-light" },
];

/** Banks of clouds from the back to the front; `d` is a bank, `crease` the line inside its puffs. */
export function clouds(width: number, height: number): (Layer & { crease: string })[] {
  const k = height / DRAWN_HEIGHT;
  return banks.map(({ rise, r, fill, stroke }, row) => {
    const start = -10 - 9 * row;
    const count = Math.ceil((width / k - start) / (2 * r)) + 1;
    const puffs = `a${round(r * k)},${round(1.05 * r * k)} 0 0 1 ${round(2 * r * k)},0 `.repeat(count);
    const line = (dx: number, dy: number) =>
      `M${round((start + dx) * k)},${round(height - (rise - dy) * k)} ${puffs}`;
    return { d: `${line(0, 0)}V${height + 4} H${round(start * k)}Z`, crease: line(4, 5), fill, stroke };
  });
}

/** The rays of a sun at `x`, `y`, reaching over the whole picture. */
export function rays(x: number, y: number, reach: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + reach * Math.cos(angle))},${round(y + reach * Math.sin(angle))}`;
  };
  return Array.from({ length: 15 }, (_, i) => {
    const angle = 88 + 7.2 * i;
    return `M${x},${y}L${point(angle)}L${point(angle + 2)}Z`;
  }).join("");
}

/** Four-pointed stars scattered over the upper part of the sky. */
export function stars(width: number, height: number): string {
  const k = height / DRAWN_HEIGHT;
  return Array.from({ length: 18 }, (_, i) => {
    const x = round(width * (0.06 + 0.88 * uneven(i + 3)));
    const y = round(height * 0.4 * uneven(5 * i + 11));
    const a = round((2.4 + 1.6 * uneven(9 * i)) * k);
    const b = round(a * 0.3);
    return `M${x},${y - a}l${b},${a - b} ${a - b},${b} ${b - a},${b} ${-b},${a - b} ${-b},${b - a} ${b - a},${-b} ${a - b},${-b}Z`;
  }).join("");
}

/** Curls of smoke: where they rise, in parts of hell's half, how large and how turned. */
export const curls = [
  { x: 0.13, y: 0.106, scale: 1.49, turn: 0 },
  { x: 0.4, y: 0.09, scale: 1.29, turn: 20 },
  { x: 0.72, y: 0.13, scale: 1.49, turn: -10 },
  { x: 0.065, y: 0.245, scale: 1.19, turn: 40 },
  { x: 0.2, y: 0.42, scale: 1.09, turn: 10 },
].map(({ x, y, scale, turn }) => ({
  x,
  y,
  turn,
  scale: scale / DRAWN_HEIGHT,
}));
