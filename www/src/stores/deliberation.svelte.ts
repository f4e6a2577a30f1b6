// A player thinking about a move: what is pointed at, picked, or refused, and what it would do.

import { SvelteMap } from "svelte/reactivity";
import type { GameTypes } from "../boards/contract";
import type { Considered } from "../engine/protocol";
import type { Explained } from "../engine/types/common";
import { moveKey } from "./moves";

/** A refusal on show, the move that it answers, and where that was tried. */
export interface Refused<G extends GameTypes> {
  readonly move: G["Move"];
  readonly refusal: Explained;
  readonly at: Element | null;
}

export class Deliberation<G extends GameTypes> {
  readonly #consider: (move: G["Move"]) => Promise<Considered>;
  readonly #previews = new SvelteMap<string, G["Preview"]>();
  #chosen: G["Move"] | null = $state.raw(null);
  #pointed: G["Move"] | null = $state.raw(null);
  #refused: Refused<G> | null = $state.raw(null);
  /** Answers to questions of an earlier turn come too late. */
  #turn = 0;
  /** So do answers about a pick that was changed since. */
  #pick = 0;

  constructor(consider: (move: G["Move"]) => Promise<Considered>) {
    this.#consider = consider;
  }

  get chosen(): G["Move"] | null {
    return this.#chosen;
  }

  get refused(): Refused<G> | null {
    return this.#refused;
  }

  get preview(): G["Preview"] | null {
    const move = this.#chosen ?? this.#pointed;
    return move === null ? null : (this.#previews.get(moveKey(move)) ?? null);
  }

  /** Picks a move that is known to be legal. */
  async take(move: G["Move"]): Promise<void> {
    this.#pick += 1;
    this.#refused = null;
    this.#chosen = move;
    await this.#ask(move);
  }

  /** Picks a move if it is legal, and shows why if it is not; says which, or null if that no longer matters. */
  async weigh(move: G["Move"], at: Element | null): Promise<"legal" | Explained | null> {
    const pick = ++this.#pick;
    const considered = await this.#ask(move);
    if (!considered || pick !== this.#pick) return null;
    if (considered.refusal) this.refuse(move, considered.refusal, at);
    else {
      this.#refused = null;
      this.#chosen = move;
    }
    return considered.refusal ?? "legal";
  }

  refuse(move: G["Move"], refusal: Explained, at: Element | null): void {
    this.#chosen = null;
    this.#refused = { move, refusal, at };
  }

  async point(move: G["Move"] | null): Promise<void> {
    this.#pointed = move;
    if (move !== null && !this.#previews.has(moveKey(move))) await this.#ask(move);
  }

  /** Puts the pick and the refusal away. */
  drop(): void {
    this.#pick += 1;
    this.#chosen = null;
    this.#refused = null;
  }

  dismissRefusal(): void {
    this.#refused = null;
  }

  /** Starts afresh: the moves ahead are others now. */
  clear(): void {
    this.drop();
    this.#turn += 1;
    this.#pointed = null;
    this.#previews.clear();
  }

  async #ask(move: G["Move"]): Promise<Considered | null> {
    const turn = this.#turn;
    const considered = await this.#consider(move);
    if (turn !== this.#turn) return null;
    if (!considered.refusal) this.#previews.set(moveKey(move), considered.preview as G["Preview"]);
    return considered;
  }
}
