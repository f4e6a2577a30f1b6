// The looks of the five colours of meeples: those of the seats, each with a lighter and a darker
// partner, and the badge that tells them apart without colour.

interface Look {
  light: string;
  fill: string;
  dark: string;
  /** On the sea, where the plain colour would be too dark. */
  ring: string;
  badge: string;
  /** The badge on the coat. */
  badgeFill: string;
}

const IVORY = "#fff6e0";
const INK = "#1c1208";

export const MEEPLES: { readonly [color: string]: Look } = {
  blue: {
    light: "#8fbdf2",
    fill: "#3b82d8",
    dark: "#1f4f94",
    ring: "#6aa5ec",
    badge: "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z",
    badgeFill: IVORY,
  },
  green: {
    light: "#c4f2de",
    fill: "#6fd3a8",
    dark: "#2f8f6a",
    ring: "#6fd3a8",
    badge: "M-4.6-4.6H4.6V4.6H-4.6Z",
    badgeFill: INK,
  },
  red: {
    light: "#e0715a",
    fill: "#a92f1c",
    dark: "#6a1608",
    ring: "#e0715a",
    badge: "M0-5.9L5.6 4.2H-5.6Z",
    badgeFill: IVORY,
  },
  yellow: {
    light: "#ffdf8a",
    fill: "#eeb02a",
    dark: "#b0750a",
    ring: "#eeb02a",
    badge: "M0-6.4L5.9 0L0 6.4L-5.9 0Z",
    badgeFill: INK,
  },
  purple: {
    light: "#9a68cc",
    fill: "#4a1e78",
    dark: "#2a0c4a",
    ring: "#b48be0",
    badge: "M0-6.4L1.6-2.3L6.1-2L2.7 .9L3.8 5.2L0 2.8L-3.8 5.2L-2.7 .9L-6.1-2L-1.6-2.3Z",
    badgeFill: IVORY,
  },
};

/** A figurine with a wasp waist and a flared skirt about the point 0, 0, 34 wide and 49 high, and her head. */
export const BODY =
  "M-3.2-10.5C-8-10.8-14-9.4-15.4-3.6C-16.2 0-11.6 1.6-5.4 2.2C-9 8-13.4 14-16.4 20.4C-16.8 22-15.8 22.8-14 23.4" +
  "C-5 25.8 5 25.8 14 23.4C15.8 22.8 16.8 22 16.4 20.4C13.4 14 9 8 5.4 2.2C11.6 1.6 16.2 0 15.4-3.6" +
  "C14-9.4 8-10.8 3.2-10.5Z";
export const HEAD = "M-7.4-17a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0-14.8 0Z";
const HAIR =
  "M-7.2-17.5C-7.6-25.5 7.6-25.5 7.2-17.5C4-20.6-3-21-7.2-17.5ZM6.6-18.6C9.8-16 8.8-12 10.6-9.4C7.4-10.4 6.2-13.6 6.4-16Z";
export const DETAILS = {
  hair: HAIR,
  belt: "M-4.4 3.2C-2 4.4 2 4.4 4.4 3.2",
  sleeve: "M-13.2-4.6C-10.4-7.8-6-8.4-3-8.2",
  hem: "M-14.6 20.2C-5 23 5 23 14.6 20.2",
};
