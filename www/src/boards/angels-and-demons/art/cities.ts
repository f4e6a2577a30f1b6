// How each city looks: as many towers as it is worth, and one thing of its own. The towers stand on
// a picture of 120 × 116, measured from the middle of its ground line.

export type Roof = "red" | "blue" | "gold" | "battlement";
export type Feature =
  "wheel" | "cross" | "well" | "gate" | "bridge" | "stalls" | "cliff" | "spire" | "lake" | "crown";

export interface Tower {
  /** The left edge. */
  x: number;
  w: number;
  h: number;
  roof: Roof;
}

export interface CityLook {
  feature: Feature;
  towers: readonly Tower[];
}

function tower(x: number, w: number, h: number, roof: Roof): Tower {
  return { x, w, h, roof };
}

const looks: { readonly [city: string]: CityLook } = {
  "millbrook-3": {
    feature: "wheel",
    towers: [tower(-34.5, 17, 40, "red"), tower(-9, 22, 58, "blue"), tower(20, 16, 34, "red")],
  },
  "ashcross-3": {
    feature: "cross",
    towers: [tower(-38, 16, 34, "blue"), tower(-14, 19, 50, "battlement"), tower(13, 21, 62, "red")],
  },
  "fernwell-3": {
    feature: "well",
    towers: [tower(-36, 20, 56, "red"), tower(-8, 16, 42, "battlement"), tower(16, 18, 50, "blue")],
  },
  "lowgate-3": {
    feature: "gate",
    towers: [tower(-40, 20, 52, "battlement"), tower(-9, 18, 60, "blue"), tower(20, 20, 52, "battlement")],
  },
  "havenbridge-4": {
    feature: "bridge",
    towers: [
      tower(-45.5, 15, 44, "red"),
      tower(-23, 18, 66, "blue"),
      tower(4, 16, 50, "battlement"),
      tower(29.5, 15, 56, "red"),
    ],
  },
  "stonemarket-4": {
    feature: "stalls",
    towers: [
      tower(-46, 16, 52, "battlement"),
      tower(-22, 15, 42, "red"),
      tower(2, 19, 64, "battlement"),
      tower(30, 15, 48, "blue"),
    ],
  },
  "palecliff-4": {
    feature: "cliff",
    towers: [
      tower(-43, 14, 40, "blue"),
      tower(-20.5, 17, 60, "battlement"),
      tower(4.5, 15, 46, "red"),
      tower(28.5, 15, 54, "blue"),
    ],
  },
  "goldspire-5": {
    feature: "spire",
    towers: [
      tower(-50, 13, 38, "red"),
      tower(-30, 14, 50, "battlement"),
      tower(-8, 16, 66, "gold"),
      tower(16, 14, 52, "battlement"),
      tower(38, 13, 42, "blue"),
    ],
  },
  "kingsmere-5": {
    feature: "lake",
    towers: [
      tower(-50.5, 13, 42, "blue"),
      tower(-29, 14, 56, "red"),
      tower(-8.5, 17, 66, "battlement"),
      tower(16, 14, 58, "red"),
      tower(38.5, 13, 40, "blue"),
    ],
  },
  "evercrown-6": {
    feature: "crown",
    towers: [
      tower(-55, 11, 40, "blue"),
      tower(-38, 13, 52, "red"),
      tower(-18, 14, 64, "gold"),
      tower(4, 14, 64, "gold"),
      tower(25, 13, 52, "red"),
      tower(44, 11, 40, "blue"),
    ],
  },
};

export function isCity(id: string): boolean {
  return id in looks;
}

/** The look of a city; one that is new to us is drawn like the smallest. */
export function cityLook(city: string): CityLook {
  return looks[city] ?? looks["millbrook-3"];
}

/** The wall across the towers, with its merlons. */
export function wall(towers: readonly Tower[]): string {
  const left = Math.min(...towers.map((t) => t.x)) - 4;
  const right = Math.max(...towers.map((t) => t.x + t.w)) + 2;
  const merlons = Math.round((right - left) / 6);
  const step = (right - left) / (2 * merlons + 1);
  const top = `h${step} v3.6 h${step} v-3.6 `.repeat(merlons);
  return `M${left},4 V-17 ${top}h${step} V4Z`;
}

/** What is left of a tower: two ways to break, by turns. */
export function stump({ x, w, h }: Tower, index: number): string {
  const left = 0.62 * h;
  const teeth = index % 2 === 0 ? [0, 7, 1, 9, 2, 5] : [0, -5, 2, -6, -3, -3];
  const points = teeth.map((rise, i) => `L${x + (w * i) / 5},${-(left + rise)}`);
  return `M${x},0 ${points.join(" ")} L${x + w},0Z`;
}
