// What the chosen or pointed-at card would meet, sorted by what comes of it. The engine foretells;
// this only groups what it says, so that it can be said in a few sentences.

import type { Letter, Meeting, Seat } from "./types";

export interface Prospect {
  fate: Letter;
  /** Opposing cards against which it is certain. */
  cards: string[];
  /** Values with which the opponent's Ruse would bring it about. */
  named: number[];
  /** The opponent's Ruse. */
  ruse: string | null;
  /** Opposing cards against which the player may bring it about by naming a value. */
  choice: string[];
}

export interface Foretold {
  prospects: Prospect[];
  /** Cards after which a seat decides between ruin and mercy. */
  decided: { by: Seat; cards: string[] } | null;
}

/** The smallest value of Ruse: the first of the fates that it may choose from. */
const FIRST_VALUE = 3;

export function foretell(against: readonly Meeting[], player: Seat): Foretold {
  const prospects = new Map<Letter, Prospect>();
  const prospect = (fate: Letter): Prospect => {
    const known = prospects.get(fate);
    if (known) return known;
    const fresh: Prospect = { fate, cards: [], named: [], ruse: null, choice: [] };
    prospects.set(fate, fresh);
    return fresh;
  };
  let decided: Foretold["decided"] = null;

  for (const { card, fates, decides, by } of against) {
    if (decides === "fate" && by !== null) {
      decided ??= { by, cards: [] };
      decided.cards.push(card);
    } else if (new Set(fates).size === 1 && fates[0] !== undefined) {
      prospect(fates[0]).cards.push(card);
    } else if (by === player) {
      for (const fate of new Set(fates)) prospect(fate).choice.push(card);
    } else {
      fates.forEach((fate, i) => {
        prospect(fate).named.push(FIRST_VALUE + i);
        prospect(fate).ruse = card;
      });
    }
  }
  return { prospects: [...prospects.values()].sort((a, b) => rank(a.fate) - rank(b.fate)), decided };
}

/** What ends the game comes first, then who wins the city, then what becomes of it otherwise. */
function rank(fate: Letter): number {
  return "WLEADSXV".indexOf(fate);
}

/** The signs to show at an opposing card: one for each fate that it may lead to. */
export function signs({ fates }: Meeting, abreast: number): (Letter | "?")[] {
  const different = [...new Set(fates)];
  return different.length > abreast ? ["?"] : different;
}
