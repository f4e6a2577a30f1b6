// Pointing at moves, and knowing what several of them would lead to. A table foretells one move at a
// time, so those wanted are asked about one after the other, the one pointed at before all others.

import type { GameTypes, Table } from "../contract";

/**
 * Told of every change. Foresight is made wherever it is first asked for, also inside something that
 * is being derived, and a signal made there would not be heard there.
 */
let changes = $state(0);

export class Foresight<G extends GameTypes> {
  readonly #table: Table<G>;
  readonly #keyOf: (move: G["Move"]) => string;
  readonly #known = new Map<string, G["Preview"]>();
  #pointed: G["Move"] | null = null;
  /** What the table was last asked about, by its key, which is that of one turn. */
  #asked: string | null = null;

  constructor(table: Table<G>, keyOf: (move: G["Move"]) => string) {
    this.#table = table;
    this.#keyOf = keyOf;
  }

  /** Points at a move, or at none. */
  point(move: G["Move"] | null): void {
    this.#pointed = move;
    changes += 1;
  }

  /** The move under consideration: chosen, or else pointed at. */
  get move(): G["Move"] | null {
    return this.#table.chosen ?? (changes >= 0 ? this.#pointed : null);
  }

  /** What the move under consideration would do. */
  get preview(): G["Preview"] | null {
    return this.move && this.of(this.move);
  }

  /** What a move would lead to, once it is known. */
  of(move: G["Move"]): G["Preview"] | null {
    return (changes >= 0 && this.#known.get(this.#key(move))) || null;
  }

  /** Takes in what the table foretells now and asks for what is missing. To be run as an effect. */
  look(wanted: readonly G["Move"][]): void {
    const { preview, chosen } = this.#table;
    const about = chosen ? this.#key(chosen) : this.#asked;
    if (preview && about && this.#known.get(about) !== preview) {
      this.#known.set(about, preview);
      changes += 1;
    }

    const next = [...(this.move ? [this.move] : []), ...wanted].find(
      (move) => !this.#known.has(this.#key(move)),
    );
    const asked = next ? this.#key(next) : null;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#table.point(next ?? null);
  }

  #key(move: G["Move"]): string {
    return `${this.#table.frame.ply} ${this.#keyOf(move)}`;
  }
}
