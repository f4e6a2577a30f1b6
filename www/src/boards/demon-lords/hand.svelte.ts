// What the viewer has picked up and how many are to go. It belongs to one moment: when the game has
// gone on, the hand is empty again without anybody emptying it.

import { nearest } from "../kit/dial";
import { stacksOf, type Picked } from "./select";
import type { DlTable } from "./types";

/**
 * Told of every change. A hand is made wherever it is first asked for, also inside something that is
 * being derived, and a signal made there would not be heard there.
 */
let changes = $state(0);

export class Hand {
  readonly #table: DlTable;
  #held: { ply: number; picked: Picked; count: number | null } | null = null;
  #pointed: string | null = null;
  #put: number | null = null;

  constructor(table: DlTable) {
    this.#table = table;
  }

  get picked(): Picked | null {
    const held = changes >= 0 ? this.#held : null;
    return held && held.ply === this.#table.frame.ply && this.#table.canAct ? held.picked : null;
  }

  pick(picked: Picked | null): void {
    this.#held = picked && { ply: this.#table.frame.ply, picked, count: null };
    changes += 1;
  }

  /** The node under the pointer, or with the focus. */
  get pointed(): string | null {
    return changes >= 0 ? this.#pointed : null;
  }

  set pointed(node: string | null) {
    if (node === this.#pointed) return;
    this.#pointed = node;
    changes += 1;
  }

  /** The moment whose plate has been put away. */
  get put(): number | null {
    return changes >= 0 ? this.#put : null;
  }

  set put(ply: number | null) {
    this.#put = ply;
    changes += 1;
  }

  /** The counts that may leave the stack picked up. */
  get counts(): readonly number[] {
    const { picked } = this;
    return picked?.kind === "stack" ? (stacksOf(this.#table.frame.legal).get(picked.node) ?? []) : [];
  }

  /** How many are to go: all that may, unless said otherwise. */
  get count(): number {
    const { counts } = this;
    return counts.length === 0 ? 1 : nearest(counts, this.#held?.count ?? Math.max(...counts));
  }

  set count(count: number) {
    if (!this.#held) return;
    this.#held = { ...this.#held, count };
    changes += 1;
  }
}

/** Escape puts back the move chosen, else what is picked up. */
export function putBack(event: KeyboardEvent, table: DlTable): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const hand = handOf(table);
  if (table.chosen) table.choose(null);
  else if (hand.picked) hand.pick(null);
  else return;
  event.preventDefault();
}

const hands = new WeakMap<DlTable, Hand>();

/** The one of a table: the board and the question box hold the same things. */
export function handOf(table: DlTable): Hand {
  const known = hands.get(table);
  if (known) return known;
  const fresh = new Hand(table);
  hands.set(table, fresh);
  return fresh;
}
