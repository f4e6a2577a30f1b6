// How the pieces of one territory stand around its centre.

import type { LandState, Seat } from "./types";

export type Piece = { x: number; y: number; scale: number } & (
  | { kind: "armies"; seat: Seat; count: number }
  | { kind: "apocalytes"; count: number }
  | { kind: "supplies"; count: number }
  | { kind: "hq" }
);

const GUEST = 0.68;
const PITCH = { guest: 20, main: 27 };

/** From back to front. */
export function clusterOf(land: LandState): Piece[] {
  const present = land.armies
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  // Where nobody owns it, the strongest stand side by side.
  const most = present[0]?.count ?? 0;
  const leads = ({ seat, count }: { seat: Seat; count: number }) =>
    land.owner === null ? count === most : seat === land.owner;
  const main = present.filter(leads);
  const guests = present.filter((force) => !leads(force));
  const pieces: Piece[] = [];

  const mainRow = (land.apocalytes > 0 ? 1 : 0) + main.length;
  const place = (index: number) => (index - (mainRow - 1) / 2) * PITCH.main;
  const crowded = land.apocalytes > 0 && main.length > 0;
  if (land.apocalytes > 0) {
    const alone = main.length === 0;
    pieces.push({
      kind: "apocalytes",
      count: land.apocalytes,
      x: place(0),
      y: alone ? 0 : 1,
      scale: alone ? 1.12 : 0.96,
    });
  }
  main.forEach(({ seat, count }, i) => {
    const index = i + (land.apocalytes > 0 ? 1 : 0);
    pieces.push({ kind: "armies", seat, count, x: place(index), y: 0, scale: main.length > 1 ? 0.86 : 1 });
  });

  const right = place(mainRow - 1) + (mainRow === 0 ? 0 : 19);
  if (land.supplies > 0) {
    pieces.push({ kind: "supplies", count: land.supplies, x: mainRow === 0 ? 10 : right, y: 5, scale: 1 });
  }
  if (land.hq) {
    const left = mainRow === 0 ? -12 : place(0) - 22;
    pieces.push({
      kind: "hq",
      x: crowded ? place(1) : left,
      y: crowded ? -22 : -3,
      scale: crowded ? 0.86 : 1,
    });
  }

  // Guests stand in a row above; beside a headquarters there if that is above too.
  const start = crowded && land.hq ? place(1) - 22 - (guests.length - 1) * PITCH.guest : null;
  guests.forEach(({ seat, count }, i) => {
    const x = start === null ? (i - (guests.length - 1) / 2) * PITCH.guest : start + i * PITCH.guest;
    pieces.push({ kind: "armies", seat, count, x, y: -22, scale: GUEST });
  });
  return pieces;
}
