// What the move under consideration leads to, in words.

import type { Rich } from "../contract";
import { fateOf, seatOf } from "./animate";
import { dialLimit } from "./art/events";
import { foretell } from "./foretell";
import type { Cards } from "./phrases";
import { headline, reason, type Teller } from "./sentences";
import { gainsOf, verdictOf, type Story } from "./story";
import type { AdTable, Letter, Meeting, Seat, View } from "./types";
import { phrasesOf } from "./words";

/** A line under the question: its sign, what it says, and by which rule. */
export interface Line {
  sign: Letter | "?";
  text: Rich;
  rule?: string;
}

/** What it takes to speak of a table to one of its players. */
export interface Speaker extends Teller {
  view: View;
  viewer: Seat | null;
}

export function speakerAt({ names, seats, viewer, frame, lang }: AdTable): Speaker {
  return { names, seats, viewer, view: frame.view, phrases: phrasesOf(lang) };
}

/** The forecast of a card in words, for the player who looks. */
export function forecastOf(against: readonly Meeting[], speaker: Speaker): Line[] {
  const { view, seats, phrases, names } = speaker;
  const player = speaker.viewer ?? seatOf(view, "angel");
  const { prospects, decided } = foretell(against, player);
  const list = (cards: readonly string[]) => cards.map((card) => names.name(card)).join(", ");
  const cards: Cards = { list, side: view.sides[player], opponent: seats[1 - player].name };
  const lines: Line[] = prospects
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

/** What the dial says, in words: for who has not seen a round yet. */
export function zonesOf({ view, viewer, phrases }: Speaker): Line[] {
  const limit = dialLimit(view.event);
  const winning = Array.from({ length: (limit ?? 1) - 1 }, (_, i) => i + 1);
  const { spared, won, destroyed } = phrases.zones(winning, limit);
  const own: Letter = viewer !== null && view.sides[viewer] === "demon" ? "D" : "A";
  const lines: Line[] = [
    { sign: "S", text: [spared] },
    { sign: own, text: [won] },
  ];
  return destroyed === null ? lines : [...lines, { sign: "X", text: [destroyed] }];
}

/** What became of a city, and why. */
export function verdictLine(story: Story, speaker: Speaker): Line[] {
  const verdict = verdictOf(story);
  if (!verdict) return [];
  const text = [...headline(story, speaker), `. ${reason(story, speaker)}`];
  return [{ sign: fateOf(verdict, speaker.view.sides), text, rule: verdict.rule }];
}

/** What a story has brought: to whom, and how much. */
export function gainLines(story: Story, { view, seats, phrases }: Speaker): Line[] {
  const known = gainsOf(story);
  const lines = known
    .filter(({ gain }) => gain > 0)
    .map(({ seat, gain, score }): Line => {
      const sign = view.sides[seat] === "angel" ? "A" : "D";
      return { sign, text: phrases.scored(seats[seat].name, gain, score) };
    });
  const nobody = lines.length === 0 && known.length === seats.length;
  return nobody ? [{ sign: "V", text: [phrases.nobodyScored] }] : lines;
}
