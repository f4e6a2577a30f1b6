// A game under way in a line or two, for lists.

import type { SeatConfig } from "../engine/types/common";
import type { Summary } from "../stores/saves.svelte";
import type { UiWords } from "../words/en";

/** "Round 5 of 8, 7 : 7". */
export function standingLine(summary: Summary, words: UiWords): string {
  const { round, rounds, scores } = summary.standing;
  const where = summary.finished
    ? words.standing.finished
    : round === 0
      ? words.standing.start
      : words.standing.round(round, rounds);
  return `${where}, ${scores.map((score) => score ?? words.standing.unknown).join(" : ")}`;
}

/** "Ada to play"; the names of all once it is over. */
export function toActLine(summary: Summary, seats: readonly SeatConfig[], words: UiWords): string {
  if (summary.toAct.length === 0) return words.list(seats.map(({ name }) => name));
  return words.standing.toAct(summary.toAct.map((seat) => seats[seat]!.name));
}
