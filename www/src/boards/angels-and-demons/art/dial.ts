// The arc of the dial: twelve sectors from left to right, a little above the horizontal.

export const FIGURES: readonly number[] = Array.from({ length: 12 }, (_, i) => i);

const START = 8;
const STEP = (180 - 2 * START) / FIGURES.length;

/** How far the needle turns from upright, in degrees, to point at the middle of a figure's sector. */
export function turnOf(figure: number): number {
  return START + STEP * (figure + 0.5) - 90;
}

/** The part of the ring between two sector bounds, with its outer and inner edge in parts of the radius. */
export function sector(radius: number, outer: number, inner: number, from: number, to: number): string {
  const point = (part: number, bound: number) => {
    const angle = ((START + STEP * bound - 180) * Math.PI) / 180;
    return `${(part * radius * Math.cos(angle)).toFixed(1)},${(part * radius * Math.sin(angle)).toFixed(1)}`;
  };
  const [R, r] = [outer * radius, inner * radius];
  return `M${point(outer, from)} A${R},${R} 0 0 1 ${point(outer, to)} L${point(inner, to)} A${r},${r} 0 0 0 ${point(inner, from)}Z`;
}
