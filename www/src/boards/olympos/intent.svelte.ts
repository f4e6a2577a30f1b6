// What a player is about at a table: which settler is picked, which board is looked at, which move is
// pointed at. The board and the question box share it.

import {
  destinations,
  movesOf,
  origins,
  sameMove,
  sameOrigin,
  waysTo,
  type Origin,
  type Tab,
} from "./select";
import type { Move, MoveOf, OlTable, Preview } from "./types";

export type Pane = "map" | "development";

export class Intent {
  readonly #table: OlTable;
  /** What is picked is forgotten when the game goes on. */
  #picked: { ply: number; origin: Origin | null; tab: Tab | null } = $state.raw({
    ply: -1,
    origin: null,
    tab: null,
  });
  #pointed: Move | null = $state.raw(null);
  pane: Pane = $state("map");

  constructor(table: OlTable) {
    this.#table = table;
  }

  /** The viewer is asked for this now. */
  get legal(): readonly Move[] {
    return this.#table.canAct ? this.#table.frame.legal : [];
  }

  get origin(): Origin | null {
    const { chosen } = this.#table;
    if (chosen?.type === "expand" && this.#now) return this.#picked.origin ?? null;
    return this.#now && this.legal.length > 0 ? this.#picked.origin : null;
  }

  get tab(): Tab | null {
    return this.#now ? this.#picked.tab : null;
  }

  get #now(): boolean {
    return this.#picked.ply === this.#table.frame.ply;
  }

  /** The move under consideration: the one picked, or else the one pointed at. */
  get about(): Move | null {
    return this.#table.chosen ?? (this.legal.length > 0 ? this.#pointed : null);
  }

  get preview(): Preview | null {
    return this.about ? this.#table.preview : null;
  }

  /** Where the settler picked can go; where any can, if none is picked. */
  get destinations(): Map<string, MoveOf<"expand">> {
    return destinations(this.legal, this.origin);
  }

  /** The other ways to where the chosen move leads. */
  get ways(): MoveOf<"expand">[] {
    const { chosen } = this.#table;
    return chosen?.type === "expand" && !this.origin ? waysTo(this.legal, chosen.to) : [];
  }

  /** Picks a settler, or puts it back. */
  pick(origin: Origin | null): void {
    const again = sameOrigin(this.origin, origin);
    this.#set({ origin: again ? null : origin, tab: this.tab });
    if (!again && origin) this.pane = "map";
    this.#table.choose(null);
  }

  show(tab: Tab): void {
    const origin = tab === "new" ? (origins(this.legal).find(({ from }) => from === "new") ?? null) : null;
    this.#set({ origin, tab });
    this.#table.choose(null);
    if (tab === "discover" || tab === "wonder") this.pane = "development";
    else if (tab === "move" || tab === "new") this.pane = "map";
  }

  #set(picked: { origin: Origin | null; tab: Tab | null }): void {
    this.#picked = { ply: this.#table.frame.ply, ...picked };
  }

  /** Chooses a move, or puts it back if it is chosen already; an impossible one is explained at `at`. */
  choose(move: Move, at: Element | null): void {
    this.#table.choose(sameMove(this.#table.chosen, move) ? null : move, at);
  }

  point(move: Move | null): void {
    this.#pointed = move;
    this.#table.point(move);
  }

  /** Points at nothing, if it is this move that is pointed at. */
  leave(move: Move | null): void {
    if (move === null || sameMove(this.#pointed, move)) this.point(null);
  }

  /** Whether an only answer has been chosen for the player. */
  #offered = -1;

  /** Turns to the board that the question is about, and chooses where there is no choice. To be run as an effect. */
  attend(): void {
    const { frame, canAct, chosen, moment } = this.#table;
    // Choosing would end the motion on show.
    if (!canAct || moment) return;
    const { phase } = frame.view;
    if (this.#offered === frame.ply) return;
    this.#offered = frame.ply;
    if (phase === "bonus") this.pane = "development";
    else if (phase === "hades" || phase === "crosses") this.pane = "map";
    else if (phase === "turn" && frame.legal.every((move) => move.type === "expand" && move.from === "new"))
      this.show("new");
    const only = frame.legal.length === 1 ? frame.legal[0]! : null;
    if (only && !chosen && (phase === "after" || phase === "favour" || phase === "turn"))
      this.#table.choose(only);
  }

  /** The Destiny cards that may be played now. */
  get cards(): MoveOf<"playDestiny">[] {
    return movesOf(this.legal, "playDestiny");
  }
}

const intents = new WeakMap<OlTable, Intent>();

/** The one of a table. */
export function intentOf(table: OlTable): Intent {
  const known = intents.get(table);
  if (known) return known;
  // What is derived from a state that it made itself does not hear of its changes: so the state is made apart.
  let fresh!: Intent;
  $effect.root(() => {
    fresh = new Intent(table);
  })();
  intents.set(table, fresh);
  return fresh;
}
