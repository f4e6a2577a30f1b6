// Where the nodes stand on the sheet, and what their names are written on.

export interface Place {
  x: number;
  y: number;
  on: "land" | "sea";
}

/** In the order of the board. */
export const PLACES: { readonly [node: string]: Place } = {
  alaska: { x: 76, y: 84, on: "sea" },
  nunavut: { x: 178, y: 62, on: "land" },
  quebec: { x: 284, y: 112, on: "land" },
  cascadia: { x: 92, y: 166, on: "land" },
  "great-plains": { x: 184, y: 150, on: "land" },
  "new-york": { x: 276, y: 196, on: "sea" },
  mexico: { x: 128, y: 256, on: "sea" },
  caribbean: { x: 232, y: 276, on: "sea" },
  colombia: { x: 166, y: 346, on: "land" },
  amazonia: { x: 256, y: 368, on: "land" },
  nordeste: { x: 332, y: 388, on: "land" },
  peru: { x: 168, y: 434, on: "sea" },
  pampas: { x: 276, y: 456, on: "sea" },
  patagonia: { x: 206, y: 516, on: "sea" },
  iceland: { x: 380, y: 58, on: "sea" },
  britain: { x: 394, y: 142, on: "land" },
  scandinavia: { x: 482, y: 64, on: "land" },
  baltic: { x: 508, y: 138, on: "land" },
  moscow: { x: 584, y: 84, on: "land" },
  iberia: { x: 372, y: 222, on: "sea" },
  alps: { x: 458, y: 198, on: "sea" },
  balkans: { x: 540, y: 212, on: "sea" },
  maghreb: { x: 418, y: 292, on: "land" },
  egypt: { x: 536, y: 296, on: "land" },
  sahel: { x: 478, y: 358, on: "land" },
  guinea: { x: 416, y: 404, on: "sea" },
  horn: { x: 586, y: 378, on: "sea" },
  congo: { x: 500, y: 434, on: "land" },
  cape: { x: 494, y: 518, on: "sea" },
  madagascar: { x: 592, y: 480, on: "sea" },
  urals: { x: 672, y: 60, on: "land" },
  siberia: { x: 774, y: 58, on: "land" },
  kamchatka: { x: 900, y: 74, on: "sea" },
  steppe: { x: 650, y: 146, on: "sea" },
  mongolia: { x: 764, y: 138, on: "land" },
  anatolia: { x: 616, y: 220, on: "land" },
  persia: { x: 696, y: 226, on: "land" },
  arabia: { x: 636, y: 306, on: "sea" },
  india: { x: 738, y: 306, on: "sea" },
  china: { x: 790, y: 218, on: "land" },
  indochina: { x: 824, y: 300, on: "sea" },
  japan: { x: 890, y: 176, on: "sea" },
  sunda: { x: 786, y: 388, on: "sea" },
  "new-guinea": { x: 880, y: 392, on: "sea" },
  outback: { x: 762, y: 478, on: "land" },
  queensland: { x: 862, y: 476, on: "land" },
  "new-zealand": { x: 920, y: 514, on: "sea" },
  polynesia: { x: 938, y: 306, on: "sea" },
};

/** Lines that leave the map at one edge and come back at the other: each node with its own edge. */
export const WRAPS: readonly {
  nodes: readonly [west: string, east: string];
  y: number;
  names: readonly [number, number];
}[] = [
  { nodes: ["alaska", "kamchatka"], y: 80, names: [98, 98] },
  { nodes: ["mexico", "polynesia"], y: 284, names: [300, 268] },
  { nodes: ["patagonia", "new-zealand"], y: 530, names: [546, 515] },
];
