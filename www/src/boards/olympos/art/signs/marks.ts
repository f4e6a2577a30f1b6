// Resources, and what tiles and counts are marked with.

import type { Drawing } from "../sign";

export const marks = {
  grain: [
    { as: "line", d: "M0 19V-8", width: 2.8 },
    {
      as: "figure",
      d: "M0-21C5-16 5-11 0-7C-5-11-5-16 0-21ZM2-5C4-11 9-13 13-12C13-6 8-3 2-2ZM-2-5C-4-11-9-13-13-12C-13-6-8-3-2-2ZM2 4C4-2 9-4 13-3C13 3 8 6 2 7ZM-2 4C-4-2-9-4-13-3C-13 3-8 6-2 7ZM2 13C4 7 9 5 13 6C13 12 8 15 2 16ZM-2 13C-4 7-9 5-13 6C-13 12-8 15-2 16Z",
    },
  ],
  stone: [
    { as: "figure", d: "M-17-8L-5-15L18-9L17 10L4 17L-18 9Z" },
    { as: "incised", d: "M-17-8L5-2L18-9M5-2L4 17", width: 2 },
  ],
  wood: [
    {
      as: "figure",
      d: "M-3 20V9C-12 12-18 5-14-2C-18-8-11-15-6-13C-4-21 6-21 7-13C14-15 18-8 14-2C18 5 12 12 3 9V20Z",
    },
    { as: "incised", d: "M0 9V-3M0 3L-6-2M0-1L6-6" },
  ],
  gold: [
    { as: "figure", d: "M-17.5 0a17.5 17.5 0 1 0 35 0a17.5 17.5 0 1 0 -35 0Z" },
    { as: "incised", d: "M-12.5 0a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z", width: 1.8 },
    { as: "light", d: "M-6-6H6V-3.5H-2.5V-1H4V1.5H-2.5V4H6V6.5H-6Z" },
  ],
  sword: [
    { as: "figure", d: "M-2.8 6L-3.6-14L0-21L3.6-14L2.8 6Z" },
    { as: "figure", d: "M-9 6H9V10H-9ZM-2.2 10H2.2V16H-2.2Z" },
    { as: "figure", d: "M-3.2 18a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z" },
    { as: "incised", d: "M0-16V5" },
  ],
  bolt: [{ as: "figure", d: "M5-20L-12 3H-2L-7 20L13-5H2Z" }],
  star: [{ as: "figure", d: "M0-20L5.5-7L19.5-6L8.8 3L12.2 17L0 9.5L-12.2 17L-8.8 3L-19.5-6L-5.5-7Z" }],
  hourglass: [
    { as: "figure", d: "M-12-20H12V-16H-12ZM-12 16H12V20H-12Z" },
    { as: "line", d: "M-9-16C-9-6-1-4-1 0C-1 4-9 6-9 16M9-16C9-6 1-4 1 0C1 4 9 6 9 16", width: 2.2 },
    { as: "figure", d: "M-6-9H6C4-5 0-3 0 0C0-3-4-5-6-9ZM-7 15C-5 9 5 9 7 15Z" },
  ],
  cube: [
    { as: "figure", d: "M0-19L17-10V9L0 19L-17 9V-10Z" },
    { as: "incised", d: "M-17-10L0-1L17-10M0-1V19", width: 2 },
  ],
  card: [
    { as: "figure", d: "M-9 -18h18a3 3 0 0 1 3 3v30a3 3 0 0 1 -3 3h-18a3 3 0 0 1 -3 -3v-30a3 3 0 0 1 3 -3Z" },
    {
      as: "incised",
      d: "M-7 -14.5h14a1.5 1.5 0 0 1 1.5 1.5v26a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-26a1.5 1.5 0 0 1 1.5 -1.5Z",
    },
    { as: "light", d: "M2-9L-6 2H-1L-3 9L6-2H1Z" },
  ],
  settler: [
    { as: "figure", d: "M-6 -12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" },
    { as: "figure", d: "M-4-5H5L9 8H6L7 20H2L0 10L-3 20H-8L-6 6L-9 5Z" },
    { as: "line", d: "M13-18V20", width: 2 },
  ],
  laurel: [
    { as: "line", d: "M-2 17C-16 12-17-6-8-15M2 17C16 12 17-6 8-15", width: 2.2 },
    {
      as: "figure",
      d: "M-8-19C-3-17-3-13-6-10C-9-12-10-16-8-19ZM8-19C3-17 3-13 6-10C9-12 10-16 8-19ZM-17-11C-12-11-10-8-12-4C-16-5-18-8-17-11ZM17-11C12-11 10-8 12-4C16-5 18-8 17-11ZM-19 0C-14-2-11 0-12 5C-16 6-19 3-19 0ZM19 0C14-2 11 0 12 5C16 6 19 3 19 0ZM-15 10C-11 7-8 9-8 13C-12 16-14 14-15 10ZM15 10C11 7 8 9 8 13C12 16 14 14 15 10Z",
    },
  ],
  time: [
    { as: "line", d: "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z", width: 3 },
    { as: "line", d: "M0-9V1L7 6", width: 3 },
    { as: "figure", d: "M-3-22H3V-17H-3Z" },
  ],
  temple: [
    {
      as: "figure",
      d: "M0-19L20-8V-4H-20V-8ZM-20 14H20V19H-20ZM-16-3H-10V13H-16ZM-3-3H3V13H-3ZM10-3H16V13H10Z",
    },
  ],
  amphora: [
    {
      as: "figure",
      d: "M-6-19H6L5-15C4-12 5-9 8-7C15-3 15 6 9 12L4 16L6 20H-6L-4 16L-9 12C-15 6-15-3-8-7C-5-9-4-12-5-15Z",
    },
    { as: "line", d: "M-5-15C-13-16-15-9-11-4M5-15C13-16 15-9 11-4", width: 2.2 },
    { as: "incised", d: "M-11-1H11M-11 6H11M-9-1L-6 6L-3-1L0 6L3-1L6 6L9-1M-6 11H6M-4-14H4" },
  ],
  land: [
    { as: "figure", d: "M-20 14L-8-8L-2 2L5-12L20 14Z" },
    { as: "incised", d: "M-8-8L-10 2L-7 8M5-12L3-2L7 6" },
  ],
  sea: [
    {
      as: "line",
      d: "M-20-4C-15-10-10-10-6-4C-2 2 3 2 7-4C11-10 16-9 20-4M-20 8C-15 2-10 2-6 8C-2 14 3 14 7 8C11 2 16 3 20 8",
      width: 3.4,
    },
  ],
} satisfies Record<string, Drawing>;
