// The ten gods.

import type { Drawing } from "../sign";

export const gods = {
  zeus: [{ as: "figure", d: "M5-20L-12 3H-2L-7 20L13-5H2Z" }],
  hecate: [
    { as: "figure", d: "M-2.5-4H2.5L1.5 20H-1.5ZM-5-8H5L3-3H-3Z", at: "rotate(24)" },
    { as: "figure", d: "M0-21C5-16 5-12 3-9H-3C-6-13-2-15 0-21Z", at: "rotate(24)" },
    { as: "figure", d: "M-2.5-4H2.5L1.5 20H-1.5ZM-5-8H5L3-3H-3Z", at: "rotate(-24)" },
    { as: "figure", d: "M0-21C5-16 5-12 3-9H-3C-6-13-2-15 0-21Z", at: "rotate(-24)" },
  ],
  artemis: [
    { as: "line", d: "M-8-18C12-14 16 2 4 18", width: 3.4 },
    { as: "line", d: "M-8-18L4 18", width: 1.2 },
    { as: "line", d: "M-18 8L15-5", width: 2.2 },
    { as: "figure", d: "M20-7L11-8L14 0Z" },
  ],
  athena: [
    {
      as: "figure",
      d: "M-12-16L-8-12C-3-14 3-14 8-12L12-16C14-8 14-2 12 4C12 14 6 20 0 20C-6 20-12 14-12 4C-14-2-14-8-12-16Z",
    },
    { as: "light", d: "M-10.1 -5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z" },
    { as: "light", d: "M0.9 -5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z" },
    { as: "figure", d: "M-7.5 -5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" },
    { as: "figure", d: "M3.5 -5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" },
    { as: "light", d: "M0-3L2.5 3H-2.5Z" },
    { as: "incised", d: "M-6 9C-3 11 3 11 6 9M-5 13C-2 15 2 15 5 13" },
  ],
  ares: [
    { as: "figure", d: "M-3-22H3V-10H-3Z" },
    { as: "figure", d: "M-14-16C-8-22 8-22 14-16L12-11C6-15-6-15-12-11Z" },
    { as: "figure", d: "M-11-8C-8-14 8-14 11-8V6L7 19H3V4H-3V19H-7L-11 6Z" },
    { as: "light", d: "M-8-3H-2.5V1H-7ZM8-3H2.5V1H7Z" },
  ],
  hades: [
    { as: "line", d: "M0 20V-2M-9-18C-11-6-6-2 0-2C6-2 11-6 9-18", width: 3.4 },
    { as: "figure", d: "M-9-22L-13-13H-6ZM9-22L6-13H13ZM-7 3H7V6H-7Z" },
  ],
  keres: [
    {
      as: "figure",
      d: "M-20-12C-10-14-4-8 0-2C4-8 10-14 20-12C18-4 14-2 11-2C12 2 8 5 6 4C6 10 3 14 0 20C-3 14-6 10-6 4C-8 5-12 2-11-2C-14-2-18-4-20-12Z",
    },
    { as: "figure", d: "M-5 -9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" },
    { as: "incised", d: "M-14-8C-9-8-6-4-4 0M14-8C9-8 6-4 4 0" },
  ],
  siren: [
    {
      as: "figure",
      d: "M-18 8C-12 12-4 10-2 4C-6-2-2-8 2-8C8-8 10-2 8 4C6 12-2 16-8 14L-10 20H-13L-11 13C-14 13-17 11-18 8Z",
    },
    { as: "figure", d: "M-0.6 -13a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z" },
    { as: "figure", d: "M0-14C-3-8-4-6-7-5C-6-10-4-16 2-19Z" },
    { as: "line", d: "M0 14L1 20M-3 20H5", width: 2 },
    { as: "incised", d: "M-12 9C-6 9-2 6 1 0M-8 11C-2 10 2 6 4 1" },
    { as: "light", d: "M5.8 -14a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z" },
  ],
  nemesis: [
    { as: "line", d: "M0-18V18M-15-12H15", width: 2.8 },
    { as: "line", d: "M-15-12L-20 2M-15-12L-10 2M15-12L10-2M15-12L20-2", width: 1.2 },
    { as: "figure", d: "M-21 2H-9C-10 8-20 8-21 2ZM9-2H21C20 4 10 4 9-2ZM-8 17H8V20H-8Z" },
    { as: "figure", d: "M-3 -18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z" },
  ],
  erinyes: [
    { as: "line", d: "M-14 17C0 20 14 14 12 6C10-2-12 2-12-7C-12-14 0-16 6-12", width: 4 },
    { as: "figure", d: "M2-17C9-20 16-15 18-10C13-6 7-7 3-9Z" },
    { as: "light", d: "M8.6 -13a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z" },
    { as: "line", d: "M17-10L21-12M17-10L21-8", width: 1.2 },
  ],
} satisfies Record<string, Drawing>;
