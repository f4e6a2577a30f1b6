// Positions written shortly, as records that the engine reads.

import type { Color, Move, Omen, Space } from "./types";

/** Red, yellow, blue and green, in this order at the table. */
const PLAYERS = ["Ariadne", "Io", "Minos", "Rhea"];
const BLESS: readonly Color[] = ["red", "yellow", "blue", "green"];
const TEMPLES: readonly Space[] = ["i5", "m4", "c9", "c18"];

export interface Setting {
  options?: { omens?: "open"; eventCheck?: "judge" };
  /** In the order of the seats; only in the Gods variant. */
  curse?: readonly Color[];
  /** "red i1 m5" for each colour: where its meeples stand. */
  up: readonly string[];
  down?: readonly string[];
  sea?: readonly Space[];
  hands: readonly [Omen, Omen][];
  /** Oldest first, with the seat that played it. */
  pile?: readonly [Omen, number][];
  deck: readonly Omen[];
  /** By the seat whose turn it is. */
  moves?: readonly [number, Move][];
}

/** The meeples by space. */
function placed(lines: readonly string[]): { [space: Space]: Color[] } {
  const board: { [space: Space]: Color[] } = {};
  for (const [color, ...spaces] of lines.map((line) => line.split(" "))) {
    for (const space of spaces) (board[space] ??= []).push(color);
  }
  return board;
}

export function recordOf(setting: Setting): unknown {
  const { options, curse, up, down = [], sea = [], hands, pile = [], deck, moves = [] } = setting;
  return {
    format: 1,
    game: "apokalypsis",
    rulesVersion: 1,
    options: {
      players: PLAYERS.length,
      variant: curse ? "gods" : "people",
      omens: "hidden",
      eventCheck: "auto",
      penaltyLimit: 3,
      firstSeat: 0,
      colors: "drawn",
      recall: true,
      ...options,
      setup: {
        bless: BLESS,
        ...(curse && { curse }),
        temples: TEMPLES,
        sea,
        up: placed(up),
        down: placed(down),
        hands,
        omenPile: pile.map(([card, by]) => ({ card, by })),
        deck,
      },
    },
    seats: PLAYERS.map((name) => ({ name, bot: null })),
    start: { seed: "0000000000000001" },
    moves: moves.map(([seat, move]) => ({ seat, move })),
    result: null,
  };
}
