// The 25 discoveries.

import type { Drawing } from "../sign";

export const discoveries = {
  medicine: [
    { as: "line", d: "M0-14V19", width: 3.4 },
    { as: "figure", d: "M-3.4 -16a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z" },
    { as: "line", d: "M-6 17C-15 11 11 9 9 2C7-5-12-3-9-10C-7-14 2-15 7-11", width: 3.6 },
    { as: "figure", d: "M4-14C9-17 14-13 15-9C11-7 7-8 4-10Z" },
    { as: "light", d: "M8.5 -12a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z" },
  ],
  cavalry: [
    {
      as: "figure",
      d: "M-13 19C-15 6-12-6-4-11L-6-19L1-14C8-12 12-6 17 3C18 7 15 10 11 9L5 6C2 8 3 11 5 14L9 19Z",
    },
    { as: "incised", d: "M-11 14C-12 6-9-2-3-7M-7 16C-8 8-6 2-1-3M-3 17C-4 12-2 7 1 3" },
    { as: "light", d: "M4.9 -4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z" },
    { as: "incised", d: "M13 6L16 4" },
  ],
  oracle: [
    { as: "figure", d: "M-14-5H14C13 3 7 6 0 6C-7 6-13 3-14-5Z" },
    { as: "line", d: "M-10 2L-15 19M10 2L15 19M0 5V19", width: 3 },
    { as: "line", d: "M-11 12H11", width: 1.6 },
    { as: "line", d: "M-12 -9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z", width: 2.4 },
    { as: "line", d: "M4 -9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z", width: 2.4 },
    { as: "line", d: "M0-7C-5-11 5-14 0-20", width: 2 },
    { as: "incised", d: "M-10-1H10" },
  ],
  metallurgy: [
    { as: "figure", d: "M-18 3H14C12 9 7 10 4 11V14H10V19H-9V14H-4V11C-11 10-17 8-18 3Z" },
    { as: "incised", d: "M-12 6H8M-6 16.5H7" },
    {
      as: "figure",
      d: "M-1.5 -18h14a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5Z",
      at: "rotate(-32 2 -8)",
    },
    {
      as: "figure",
      d: "M-12.5 -15.3h10a1.5 1.5 0 0 1 1.5 1.5v0.4a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-0.4a1.5 1.5 0 0 1 1.5 -1.5Z",
      at: "rotate(-32 2 -8)",
    },
    { as: "incised", d: "M1-17V-10M10-17V-10", at: "rotate(-32 2 -8)" },
  ],
  religion: [
    { as: "figure", d: "M-14 19V14H-10V5H-15V0H15V5H10V14H14V19Z" },
    { as: "incised", d: "M-12 2.5H12M-6 7V13M0 7V13M6 7V13M-11 16.5H11" },
    { as: "figure", d: "M0-20C7-13 10-8 6-2H-6C-10-7-6-11-4-14C-3-10 0-12 0-20Z" },
    { as: "incised", d: "M0-4C-3-7 2-9 0-12" },
  ],
  hoplite: [
    { as: "figure", d: "M-16 8C-20-10-7-21 5-20C14-19 18-11 17-4L12-5C12-11 7-15 1-14C-7-13-11-5-10 8Z" },
    { as: "incised", d: "M-14 3C-15-8-6-17 4-17M-12-1L-16-2M-9-8L-13-11M-4-12L-6-17M3-15L4-20" },
    { as: "figure", d: "M-8 19C-12 8-10-9 2-12C11-13 15-6 14 0L16 9L10 9L11 18L5 18L4 8C1 4-2 6-1 11L0 19Z" },
    { as: "light", d: "M3-1L11-2L10 2L5 3Z" },
  ],
  polytheism: [
    { as: "figure", d: "M-4.4 -10a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z" },
    { as: "figure", d: "M-6 -4H6L4 6L5.5 19H-5.5L-4 6Z" },
    { as: "incised", d: "M-4 0H4M-3 4H3M-3 9H3" },
    {
      as: "figure",
      d: "M-4.4 -10a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z",
      at: "translate(-13 3) scale(.82)",
    },
    { as: "figure", d: "M-6 -4H6L4 6L5.5 19H-5.5L-4 6Z", at: "translate(-13 3) scale(.82)" },
    { as: "incised", d: "M-4 0H4M-3 6H3", at: "translate(-13 3) scale(.82)" },
    {
      as: "figure",
      d: "M-4.4 -10a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z",
      at: "translate(13 3) scale(.82)",
    },
    { as: "figure", d: "M-6 -4H6L4 6L5.5 19H-5.5L-4 6Z", at: "translate(13 3) scale(.82)" },
    { as: "incised", d: "M-4 0H4M-3 6H3", at: "translate(13 3) scale(.82)" },
  ],
  astronomy: [
    { as: "figure", d: "M6-17C-8-19-19-9-17 3C-15 15-3 21 9 16C-1 15-8 8-8-1C-8-9-2-15 6-17Z" },
    { as: "figure", d: "M9-8L11-2L17-2L12 2L14 8L9 4L4 8L6 2L1-2L7-2Z" },
    { as: "figure", d: "M13 -14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" },
    { as: "figure", d: "M14.4 13a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" },
    { as: "incised", d: "M-12-5C-13 4-8 11-2 14" },
  ],
  money: [
    { as: "figure", d: "M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z" },
    { as: "incised", d: "M-14.5 0a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0Z", dash: "1.6 2.2" },
    { as: "light", d: "M-10 3C-8-7 4-10 9-5L12-7L11-2C11 2 8 3 5 2C1 0-3 2-4 7L-7 9C-6 5-8 4-10 3Z" },
  ],
  agriculture: [
    { as: "line", d: "M-8 12C-20 2-14-15 4-17C11-17 15-13 17-8C8-13-2-10-4-2C-5 4-4 8-4 12", width: 4.6 },
    { as: "figure", d: "M-10 11L-2 11L0 20H-9Z" },
    { as: "line", d: "M0 14V-8", width: 1.8, at: "translate(9 5)" },
    {
      as: "figure",
      d: "M0-12C3-9 3-6 0-4C-3-6-3-9 0-12ZM1-3C5-5 7-3 7 0C4 2 1 1 1-3ZM-1-3C-5-5-7-3-7 0C-4 2-1 1-1-3ZM1 4C5 2 7 4 7 7C4 9 1 8 1 4ZM-1 4C-5 2-7 4-7 7C-4 9-1 8-1 4Z",
      at: "translate(9 5)",
    },
  ],
  phalanx: [
    { as: "line", d: "M-14 19L-8-20M-3 19L3-20M8 19L14-20", width: 2 },
    { as: "figure", d: "M-8-21L-10-14L-6-14ZM3-21L1-14L5-14ZM14-21L12-14L16-14Z" },
    { as: "edged", d: "M1 4a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z" },
    { as: "edged", d: "M-9 5a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z" },
    { as: "edged", d: "M-19 6a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z" },
    { as: "incised", d: "M-15.5 6a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z" },
    { as: "incised", d: "M5 0A7 7 0 0 1 5 11M15-1A7 7 0 0 1 15 10" },
  ],
  hellenism: [
    { as: "line", d: "M-3 17C-17 12-18-8-7-16M3 17C17 12 18-8 7-16", width: 2.4 },
    {
      as: "figure",
      d: "M-7-19C-2-18-1-14-4-11C-8-12-9-16-7-19ZM7-19C2-18 1-14 4-11C8-12 9-16 7-19ZM-16-13C-11-13-9-10-11-6C-15-7-17-10-16-13ZM16-13C11-13 9-10 11-6C15-7 17-10 16-13ZM-19-3C-14-5-11-3-12 2C-16 3-19 0-19-3ZM19-3C14-5 11-3 12 2C16 3 19 0 19-3ZM-17 8C-13 5-9 7-9 11C-13 14-16 12-17 8ZM17 8C13 5 9 7 9 11C13 14 16 12 17 8Z",
    },
    { as: "figure", d: "M0-8L2.3-2L8-2L3.5 2L5 8L0 4.5L-5 8L-3.5 2L-8-2L-2.3-2Z" },
    { as: "figure", d: "M-2.6 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" },
  ],
  "map-making": [
    { as: "figure", d: "M-18-13C-11-17-6-9 0-13C6-17 11-9 18-13V13C11 17 6 9 0 13C-6 17-11 9-18 13Z" },
    { as: "incised", d: "M-14-5C-9-8-7 0-2-3C2-6 5 3 3 7M8-8C12-6 14-2 12 3" },
    { as: "incised", d: "M-10 4L-6 8M-6 4L-10 8M8 7V11M6 9H10", width: 1.8 },
  ],
  democracy: [
    { as: "figure", d: "M-12 2H12L9 17C6 20-6 20-9 17Z" },
    { as: "figure", d: "M-15-2H15V3H-15Z" },
    { as: "incised", d: "M-9 8C-3 11 3 11 9 8M-12 .5H12" },
    { as: "figure", d: "M-3.4 -7a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z" },
    { as: "figure", d: "M-10.4 -13a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z" },
    { as: "figure", d: "M3.1 -15a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z" },
    { as: "light", d: "M5.2 -15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" },
  ],
  commerce: [
    {
      as: "figure",
      d: "M-20-2C-18 4-16 6-16 8H13C16 7 18 3 17-3C19-4 20-7 18-9C22-2 21 10 14 15H-12C-18 12-21 4-20-2Z",
    },
    { as: "line", d: "M-1 8V-20", width: 2.2 },
    { as: "figure", d: "M-13-17C-7-19 6-19 12-17C10-10 10-5 12 2C5 4-6 4-13 2C-11-5-11-10-13-17Z" },
    { as: "incised", d: "M-11-10C-4-12 4-12 11-10M-11-4C-4-6 4-6 11-4M-12 11H12" },
    { as: "light", d: "M13 9a1.5 1.5 0 1 0 .1 0" },
  ],
  strategy: [
    { as: "figure", d: "M-2.6 8L-3.4-14L0-21L3.4-14L2.6 8Z", at: "rotate(38)" },
    { as: "figure", d: "M-8 7H8V11H-8ZM-2 11H2V17H-2Z", at: "rotate(38)" },
    { as: "figure", d: "M-3 18.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", at: "rotate(38)" },
    { as: "incised", d: "M0-16V6", at: "rotate(38)" },
    { as: "edged", d: "M-2.6 8L-3.4-14L0-21L3.4-14L2.6 8Z", at: "rotate(-38)" },
    { as: "figure", d: "M-8 7H8V11H-8ZM-2 11H2V17H-2Z", at: "rotate(-38)" },
    { as: "figure", d: "M-3 18.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", at: "rotate(-38)" },
    { as: "incised", d: "M0-16V6", at: "rotate(-38)" },
  ],
  art: [
    {
      as: "figure",
      d: "M-6-19H6L5-15C4-12 5-9 8-7C15-3 15 6 9 12L4 16L6 20H-6L-4 16L-9 12C-15 6-15-3-8-7C-5-9-4-12-5-15Z",
    },
    { as: "line", d: "M-5-15C-13-16-15-9-11-4M5-15C13-16 15-9 11-4", width: 2.2 },
    { as: "incised", d: "M-11-1H11M-11 6H11M-9-1L-6 6L-3-1L0 6L3-1L6 6L9-1M-6 11H6M-4-14H4" },
  ],
  poetry: [
    {
      as: "line",
      d: "M-7 12C-18 6-15-6-9-10C-6-13-8-17-12-18M7 12C18 6 15-6 9-10C6-13 8-17 12-18",
      width: 4,
    },
    { as: "figure", d: "M-11 8H11C11 16 6 19 0 19C-6 19-11 16-11 8Z" },
    { as: "line", d: "M-11-12H11", width: 2.8 },
    { as: "line", d: "M-5-12V9M-1.7-12V9M1.7-12V9M5-12V9", width: 1.2 },
    { as: "incised", d: "M-7 12H7" },
  ],
  surgery: [
    {
      as: "figure",
      d: "M-2.2-4H2.2V19C0 21-1 20-2.2 19ZM-4-4C-5-14 0-20 3-21C5-12 4-8 4-4Z",
      at: "rotate(40)",
    },
    { as: "incised", d: "M-1.5-2H1.5M-1.5 1H1.5", at: "rotate(40)" },
    { as: "line", d: "M-3.5-19C-6-6-1 2-1.5 18M3.5-19C6-6 1 2 1.5 18", width: 2.6, at: "rotate(-40)" },
    { as: "figure", d: "M-3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", at: "rotate(-40)" },
  ],
  architecture: [
    { as: "figure", d: "M-13 20V16H-9V-8H9V16H13V20Z" },
    {
      as: "figure",
      d: "M-16-19H16V-15H13C17-13 17-6 12-6C8-6 8-10 10-11H-10C-8-10-8-6-12-6C-17-6-17-13-13-15H-16Z",
    },
    { as: "incised", d: "M-5.5-7V15M-2-7V15M2-7V15M5.5-7V15M-11 18H11M-13-17H13" },
  ],
  philosophy: [
    {
      as: "figure",
      d: "M-19 2C-12-1-8-1-3-1H12C17-1 19-5 16-8C21-7 22 2 15 4C13 10 8 13 3 13H-6C-13 13-16 8-19 2Z",
    },
    { as: "figure", d: "M-9 13H6L9 18H-12Z" },
    { as: "figure", d: "M-18-1C-23-7-18-10-17-17C-12-12-11-6-14-1Z" },
    { as: "incised", d: "M-10 4H9M-7 8H5M-5 15.5H3" },
    { as: "incised", d: "M-16.5-3C-18-6-16-8-16-10" },
  ],
  city: [
    {
      as: "figure",
      d: "M-19 19V-7H-16V-10H-13V-7H-10V-10H-7V-2H-3V-14H-5L0-20L5-14H3V-2H7V-10H10V-7H13V-10H16V-7H19V19Z",
    },
    { as: "light", d: "M-4 19V10C-4 5 4 5 4 10V19Z" },
    { as: "incised", d: "M-17 3H-7M7 3H17M-17 9H-8M8 9H17M-5-2V1M5-2V1M-13-3V-1M13-3V-1" },
  ],
  absolutism: [
    { as: "figure", d: "M-12-19H-7V3H11V7H9V19H5V10H-7V19H-11V3H-12Z" },
    { as: "figure", d: "M7-5H12V-1H7Z" },
    { as: "line", d: "M15 19V-13", width: 2.2 },
    { as: "figure", d: "M15-20L18.5-15L15-10L11.5-15Z" },
    { as: "incised", d: "M-9.5-15V1M-6 5H8" },
  ],
  science: [
    { as: "line", d: "M-13 8L3 8L3-13Z", width: 3 },
    { as: "line", d: "M3-13H17V8H3M-13 8V19H3V8", width: 2 },
    { as: "figure", d: "M-1 4H3V8H-1Z" },
    { as: "line", d: "M10-13V8M3-2.5H17M-5 8V19", width: 1.4 },
  ],
  engineering: [
    {
      as: "figure",
      d: "M-3-20H3L4-15L8-13L12.5-16L16.5-12L13.5-8L15-4L20-3V3L15 4L13.5 8L16.5 12L12.5 16L8 13L4 15L3 20H-3L-4 15L-8 13L-12.5 16L-16.5 12L-13.5 8L-15 4L-20 3V-3L-15-4L-13.5-8L-16.5-12L-12.5-16L-8-13L-4-15Z",
    },
    { as: "light", d: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" },
    { as: "incised", d: "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z" },
    { as: "incised", d: "M0-9.5V-4M0 9.5V4M-9.5 0H-4M9.5 0H4" },
  ],
} satisfies Record<string, Drawing>;
