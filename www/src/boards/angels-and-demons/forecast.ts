// What the move under consideration leads to, in words.

import type { Names, Rich } from "../contract";
import { seatOf } from "./animate";
import { foretell } from "./foretell";
import type { Cards, Phrases } from "./phrases";
import type { Letter, Meeting, Seat, View } from "./types";

/** A line of the forecast: its sign and what it says. */
export interface Forecast {
  sign: Letter | "?";
  text: Rich;
}

/** What it takes to speak of a table to one of its players. */
export interface Speaker {
  view: View;
  seats: readonly { name: string }[];
  viewer: Seat | null;
  phrases: Phrases;
}

/** The forecast of a card in words, for the player who looks. */
export function forecastOf(against: readonly Meeting[], names: Names, speaker: Speaker): Forecast[] {
  const { view, seats, phrases } = speaker;
  const player = speaker.viewer ?? seatOf(view, "angel");
  const { prospects, decided } = foretell(against, player);
  const list = (cards: readonly string[]) => cards.map((card) => names.name(card)).join(", ");
  const cards: Cards = { list, side: view.sides[player], opponent: seats[1 - player].name };
  const lines: Forecast[] = prospects
    .map((prospect) => ({ sign: prospect.fate, text: phrases.forecast(prospect, cards) }))
    .filter(({ text }) => text.length > 0);
  if (decided) {
    const { by } = decided;
    lines.push({ sign: "?", text: phrases.decided(seats[by].name, by === player, list(decided.cards)) });
  }
  return lines;
}

/** What a fate means, as a clause about the city or the game. */
export function fateClause(fate: Letter, { view, seats, viewer, phrases }: Speaker): string {
  const seat = seatOf(view, fate === "A" || fate === "W" ? "angel" : "demon");
  return phrases.outcomes({ name: seats[seat].name, you: seat === viewer })[fate];
}
