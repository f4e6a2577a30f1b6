// What the viewer is about to do: the meeple taken up, the omens picked, the card pointed at. The board
// and the question box work on the same.

import { answerTo, sameMove, targetsOf, triggersWith, type Subject, type Tap, type Target } from "./select";
import type { AkTable, Color, Kind, Move, Omen, Signs } from "./types";

export class Intent {
  readonly #table: AkTable;
  /** Taken up at a moment; another moment lets go of it, also one that is taken back to. */
  #taken: { frame: AkTable["frame"]; subject: Subject } | null = $state.raw(null);
  #picked: { frame: AkTable["frame"]; cards: ReadonlySet<Omen> } | null = $state.raw(null);
  /** A card pointed at: its area is shown on the island. */
  card: Omen | null = $state(null);

  constructor(table: AkTable) {
    this.#table = table;
  }

  /** The moves that may be made here and now; none for an onlooker, or in the past. */
  get legal(): readonly Move[] {
    const { canAct, frame } = this.#table;
    return canAct ? frame.legal : [];
  }

  get own(): Color | null {
    const { viewer, frame } = this.#table;
    return viewer === null ? null : frame.view.seats[viewer].bless;
  }

  get subject(): Subject | null {
    const taken = this.#taken;
    return taken?.frame === this.#table.frame && this.legal.length > 0 ? taken.subject : null;
  }

  /** Takes a meeple up, or lets go; whatever was chosen is put back. */
  take(subject: Subject | null): void {
    this.#table.choose(null);
    this.#taken = subject && { frame: this.#table.frame, subject };
  }

  get targets(): Target[] {
    return targetsOf(this.legal, this.subject);
  }

  /** A tap on the island. */
  tap(tap: Tap, at: Element | null): void {
    const { frame, canAct } = this.#table;
    const { own, subject, legal } = this;
    if (!canAct || own === null) return;
    const answer = answerTo(tap, { legal, subject, view: frame.view, own });
    if (answer.do === "select") this.take(answer.subject);
    else if (answer.do !== "nothing") this.choose(answer.move, at);
  }

  /** Chooses a move; the one already chosen is put back. */
  choose(move: Move, at: Element | null): void {
    this.#table.choose(sameMove(this.#table.chosen, move) ? null : move, at);
  }

  /** Plays a card of the hand and returns the other. */
  play(index: number, at: Element | null): void {
    const { viewer, frame } = this.#table;
    const hand = viewer === null ? null : frame.view.seats[viewer].hand;
    if (!hand) return;
    const other = hand.length > 1 ? hand[1 - index] : null;
    this.choose({ type: "omen", play: hand[index], return: other }, at);
  }

  /** The omens picked for an apocalypse. */
  get picked(): ReadonlySet<Omen> {
    const { chosen, frame } = this.#table;
    if (chosen?.type === "trigger") {
      return new Set([chosen.what, chosen.where, chosen.will].filter((card) => card !== null));
    }
    return this.#picked?.frame === frame ? this.#picked.cards : new Set();
  }

  /** Picks an open omen, in place of one of its kind, or puts it back. As soon as one set is left, it is chosen. */
  pick(card: Omen, at: Element | null): void {
    const { frame } = this.#table;
    const before = this.picked;
    const kind = this.#kind(card);
    const others = [...before].filter((it) => this.#kind(it) !== kind);
    const cards = new Set(before.has(card) ? [...before].filter((it) => it !== card) : [...others, card]);
    this.#table.choose(null);
    this.#picked = { frame, cards };
    const sets = triggersWith(this.legal, cards);
    if (cards.size > 0 && sets.length === 1) this.#table.choose(sets[0], at);
    else if (sets.length === 0) this.#table.choose(this.#guess(cards), at);
  }

  /** What the pile, as far as it is known, would come to with the card under consideration. */
  get signs(): Signs | null {
    const { preview, frame } = this.#table;
    return preview?.type === "omen" ? preview.signs : frame.view.aids.signs;
  }

  isChosen(move: Move): boolean {
    return sameMove(this.#table.chosen, move);
  }

  #kind(card: Omen): Kind | undefined {
    return this.#table.frame.view.aids.omens.find(({ id }) => id === card)?.kind;
  }

  /** A set that cannot be, for the engine to say why. */
  #guess(cards: ReadonlySet<Omen>): Move {
    const pile = this.#table.frame.view.omenPile.flatMap(({ card }) => card ?? []);
    const of = (kind: Kind) =>
      [...cards].find((card) => this.#kind(card) === kind) ?? pile.find((card) => this.#kind(card) === kind);
    return { type: "trigger", what: of("what") ?? "", where: of("where") ?? "", will: of("will") ?? null };
  }
}

const intents = new WeakMap<AkTable, Intent>();

/** The one of a table. */
export function intentOf(table: AkTable): Intent {
  const known = intents.get(table);
  if (known) return known;
  const fresh = new Intent(table);
  intents.set(table, fresh);
  return fresh;
}
