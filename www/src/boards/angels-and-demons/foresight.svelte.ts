// Pointing at moves, and what each value of Ruse would lead to. The table foretells one move at a
// time, so the values are asked about one after the other while nobody points at anything.

import { SvelteMap } from "svelte/reactivity";
import { keyOf, movesOf } from "./select";
import type { AdTable, Move, Preview } from "./types";

export class Foresight {
  readonly #table: AdTable;
  readonly #known = new SvelteMap<string, Preview>();
  #pointed: Move | null = $state.raw(null);
  #asked: Move | null = $state.raw(null);

  constructor(table: AdTable) {
    this.#table = table;
  }

  /** Points at a move, or at none. */
  point(move: Move | null): void {
    this.#pointed = move;
    this.#table.point(move ?? this.#asked);
  }

  /** What the move under consideration would do; nothing while the board asks on its own account. */
  get preview(): Preview | null {
    return this.#asked && !this.#pointed && !this.#table.chosen ? null : this.#table.preview;
  }

  /** The value pointed at. */
  get value(): number | null {
    return this.#pointed?.type === "chooseValue" ? this.#pointed.value : null;
  }

  /** What a value would lead to, once it is known. */
  of(move: Move): Preview | null {
    return this.#known.get(this.#key(move)) ?? null;
  }

  /** Takes in what the table foretells now and asks for what is missing. To be run as an effect. */
  look(): void {
    const { canAct, chosen, frame, preview } = this.#table;
    const values = canAct ? movesOf(frame.legal, "chooseValue") : [];
    const about = chosen ?? this.#pointed ?? this.#asked;
    if (preview && about?.type === "chooseValue") this.#known.set(this.#key(about), preview);

    const missing = values.find((move) => !this.#known.has(this.#key(move))) ?? null;
    if (missing === this.#asked) return;
    this.#asked = missing;
    if (!this.#pointed) this.#table.point(missing);
  }

  #key(move: Move): string {
    return `${this.#table.frame.ply} ${keyOf(move)}`;
  }
}

const foresights = new WeakMap<AdTable, Foresight>();

/** The one of a table: the board and the question box point at the same moves. */
export function foresightOf(table: AdTable): Foresight {
  const known = foresights.get(table);
  if (known) return known;
  const fresh = new Foresight(table);
  foresights.set(table, fresh);
  return fresh;
}
