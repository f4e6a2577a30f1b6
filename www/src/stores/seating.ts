// Who looks at the screen and moves from it, and when it has to be covered on its way.

import type { Seat, SeatConfig } from "../engine/types/common";

/** The people at this screen. */
export type Company =
  /** Everybody who is not a computer; the screen is covered when it changes hands with secrets. */
  | { readonly kind: "people" }
  /** One reader moves for all people, with nobody to hide things from. */
  | { readonly kind: "reader" }
  /** One seat only. */
  | { readonly kind: "seat"; readonly seat: Seat }
  /** Nobody moves; seen through the eyes of a seat, or of an onlooker. */
  | { readonly kind: "watch"; readonly seat: Seat | null };

/** In whose hands the screen is. */
export interface Holding {
  /** Who holds it, or did so last; null if nobody has come yet. */
  readonly holder: Seat | null;
  /** Who it is covered for; null if it is not. */
  readonly to: Seat | null;
}

/** As much of a moment as everybody knows. */
export interface Known {
  readonly toAct: readonly Seat[];
  readonly secretive: readonly Seat[];
}

/** The seats that are moved from this screen. */
export function moversOf(company: Company, seats: readonly SeatConfig[]): readonly Seat[] {
  if (company.kind === "watch") return [];
  if (company.kind === "seat") return [company.seat];
  return seats.flatMap((seat, index) => (seat.bot === null ? [index] : []));
}

/** The seats that the computer moves here. */
export function botsOf(company: Company, seats: readonly SeatConfig[]): readonly Seat[] {
  if (company.kind === "watch") return [];
  const movers = moversOf(company, seats);
  return seats.flatMap((seat, index) => (seat.bot !== null && !movers.includes(index) ? [index] : []));
}

/** Whose eyes; null for an onlooker's, and for nobody's while the screen is covered. */
export function viewerOf(company: Company, { holder, to }: Holding): Seat | null {
  if (company.kind === "watch") return company.seat;
  return to === null ? holder : null;
}

/**
 * Where the screen goes after a change. Whoever holds it keeps it while there is something to do
 * for them; else it goes to the next who is asked, in the order of the table.
 */
export function passOn(
  company: Company,
  movers: readonly Seat[],
  { holder, to }: Holding,
  before: Known | null,
  now: Known,
): Holding {
  if (movers.length < 2) return { holder: movers[0] ?? null, to: null };
  const asked = movers.filter((seat) => now.toAct.includes(seat));
  if (to !== null && asked.includes(to)) return { holder, to };
  // Nobody is left to take the cover off for: an onlooker's view takes its place.
  if (asked.length === 0) return { holder: to === null ? holder : null, to: null };
  if (to === null && holder !== null && asked.includes(holder)) return { holder, to };

  const next = asked.find((seat) => seat > (holder ?? -1)) ?? asked[0]!;
  const covered = company.kind === "people" && (to !== null || hides(movers, holder, next, before, now));
  return covered ? { holder, to: next } : { holder: next, to: null };
}

/**
 * Whether the one who leaves the screen or the one who comes knows something that an onlooker does
 * not. What the leaver alone knew until this very move counts too: it was just on the screen. If
 * nobody held it, as after a reload, any secret counts, for anybody may be sitting there.
 */
function hides(
  movers: readonly Seat[],
  leaver: Seat | null,
  comer: Seat,
  before: Known | null,
  now: Known,
): boolean {
  if (leaver === null) return movers.some((seat) => now.secretive.includes(seat));
  return (
    now.secretive.includes(leaver) || now.secretive.includes(comer) || !!before?.secretive.includes(leaver)
  );
}
