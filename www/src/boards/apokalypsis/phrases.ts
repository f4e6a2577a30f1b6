// The sentences of one language, and what they are told. Each language is an object of this form.
// Names of players, spaces and omens are given; colours come as their names in the catalogue.

import type { Rich } from "../contract";
import type { Kind, Omen } from "./types";

export type Terrain = "land" | "temple" | "sea";
export type PhaseName = "omen" | "action" | "declare" | "event" | "over";

/** What can be said of a space beside its name, its ground and its meeples. */
export interface SpaceState {
  taken: string | null;
  /** What a tap would do with what is taken up. */
  goal: { do: "move" | "push" | "help" } | { do: "rescue"; colors: readonly string[] } | null;
  canAct: boolean;
  pushable: readonly string[];
  rescuable: readonly string[];
  last: readonly string[];
  danger: boolean;
}

export interface Ending {
  lost: number;
  next: "turn" | "look" | "declare" | "over";
  player: string | null;
}

/** The omens of an apocalypse by their names. */
export interface Strikers {
  whats: readonly string[];
  wheres: readonly string[];
  wills: readonly string[];
}

export interface Phrases {
  labels: Record<
    | "omenPile"
    | "drawPile"
    | "yourHand"
    | "forNextTurn"
    | "nowPlay"
    | "island"
    | "apocalypse"
    | "falseAlarm"
    | "tieBreak"
    | "gameOver"
    | "mustTrigger"
    | "short"
    | "draw"
    | "hand"
    | "struck"
    | "neutral"
    | "pointAtOmen"
    | "volcano"
    | "sunkThere",
    string
  >;
  compass: readonly [string, string, string, string];
  kinds: Record<Kind, string>;
  /** The name of an omen on its card, where there is little room; its own name if left out. */
  shortNames: { readonly [omen: Omen]: string };
  /** Two short lines on a card without a map. */
  willLines: { readonly [omen: Omen]: readonly [string, string] };
  dry(n: number, of: number): string;
  /** The word alone, for so many. */
  omenWord(n: number): string;
  omens(n: number): string;
  revealed(n: number): string;
  island(dry: number, temples: number, dead: number): readonly [string, string, string];
  /** Above the map of an apocalypse: how many spaces it sinks. */
  overlap(n: number): string;

  /** For those who do not see the board. */
  space(name: string, terrain: Terrain, up: readonly string[], down: readonly string[]): string;
  spaceState(state: SpaceState): string;
  card(name: string, kind: Kind, dry: { n: number; of: number } | null): string;
  cardInHand(card: string, state: "playable" | "idle" | "chosen"): string;
  cardInPile(card: string | null, by: string, own: boolean): string;
  drawPile(n: number, dead: readonly string[]): string;

  /** Where the pile will be. */
  emptyPile(open: boolean): readonly string[];
  /** Below a card of the pile: whose it is, and of what kind if that is known. */
  caption(player: string, own: boolean, kind: Kind | null): string;
  players: {
    inSea(n: number): string;
    lost(n: number): string;
    meeples(color: string, alive: number, sea: number, lost: number, end: number): string;
    hand(n: number): string;
    curse(color: string | null): string;
    penalties(n: number): string;
    onTheBrink: string;
    waits(n: number): string;
  };

  askOmen(player: string): Rich;
  askAction(player: string, left: number): Rich;
  askWhereTo(player: string, space: string): Rich;
  askPushTo(player: string, color: string, space: string): Rich;
  askRescuer(player: string, color: string, space: string): Rich;
  askDeclare(player: string): Rich;
  askEvent(player: string, forced: boolean): Rich;
  await: Record<Exclude<PhaseName, "over">, (player: string) => Rich>;
  omenDetail(single: boolean, open: boolean): string;
  actionDetail(drowning: number): string;
  subjectDetail: string;
  declareDetail(wills: boolean): string;
  eventDetail(forced: boolean, pairs: boolean): string;
  /** What an apocalypse amounts to. */
  struck(strikers: Strikers, spaces: number, falling: number): string;
  /** How long those who fell, one at least, can be saved. */
  canBeRescued(falling: number): string;
  reveals(player: string): Rich;
  triggers(player: string): Rich;
  wins(player: string): Rich;
  nobodyWins: string;

  choices: {
    rescue(color: string): string;
    rescueShort(n: number): string;
    from(space: string): string;
    lastChance: string;
    /** To a space, by a move or a push. */
    to(space: string): string;
    moveMany: string;
    moveShort(n: number): string;
    movers(n: number): string;
    beside(colors: readonly string[]): string;
    empty: string;
    pushShort(n: number): string;
    pushMany: string;
    pushable(n: number): string;
    by(space: string): string;
    end: string;
    endShort: string;
    drown(n: number): string;
    left(n: number): string;
    returning(omen: string): string;
    reveal: string;
    leave: string;
    wait: string;
    waitNote: string;
  };
  confirm: {
    omen(card: string, open: boolean): string;
    move(space: string): string;
    rescue(color: string): string;
    push(color: string, space: string): string;
    pass: string;
    declare(reveal: boolean): string;
    trigger(cards: readonly string[]): string;
    wait: string;
  };
  preview: {
    /** What the pile comes to as far as it is known, with hidden omens; `will` counts mercies less wraths. */
    hidden(struck: number, falling: number, will: number, unknown: number): string;
    /** The same with open ones, of which it is not settled which strike. */
    open(struck: number, falling: number): string;
    majority(own: number, against: number): string;
    end(ending: Ending): string;
    goesOn: string;
    trigger(
      spaces: number,
      falling: readonly { color: string; count: number }[],
      lost: number,
      dying: readonly string[],
    ): string;
    declare: string;
    wait: string;
  };

  progress(turn: number, phase: PhaseName): string;
  finished: string;
  role(color: string, phase: PhaseName | null): string;
  handOver(to: string, gods: boolean): string;
  scoreRows: { readonly [id: string]: { label: string; note?: string } };
  outcome: {
    /** Whose people has become too few. */
    down(player: string, survivors: number): string;
    people(winner: string, survivors: number, color: string): string;
    gods(winner: string, survivors: number, cursed: number): string;
    tieBreak(winner: string, rounds: number): string;
    nobody: string;
  };

  gameStarted(player: string): string;
  turnStarted(turn: number, player: string): string;
  eventStarted(turn: number, player: string): string;
  omenSkipped(player: string): string;
  omenPlayed(player: string, card: string | null): string;
  omenPlayedFace(player: string, card: string): string;
  omenReturned(player: string): string;
  omenReturnedFace(player: string, card: string): string;
  omenDrawn(player: string, card: string): string;
  omenOwed(player: string): string;
  omenDiscarded(card: string, player: string | null): string;
  moved(player: string, from: string, to: string): string;
  rescued(player: string, color: string, from: string, to: string): string;
  pushed(player: string, color: string, from: string, to: string): string;
  passed(player: string, unused: number): string;
  meepleDiscarded(color: string, space: string): string;
  eventSkipped: string;
  pileLookedAt(player: string, n: number): string;
  pileSeen(player: string, cards: readonly string[]): string;
  declared(player: string, reveal: boolean): string;
  penalised(player: string, reason: "missed" | "false-alarm"): string;
  noApocalypse: string;
  omensRevealed(cards: readonly string[]): string;
  triggered(player: string, cards: readonly string[]): string;
  waited(player: string): string;
  apocalypse(strikers: Strikers, spaces: number): string;
  tileSunk(space: string): string;
  templeLost(space: string): string;
  laidDown(color: string, space: string): string;
  omensReturned(n: number): string;
  gameEnded(player: string): string;
  curseRevealed(player: string, color: string): string;
  tieBreak(round: number, players: readonly string[]): string;
  handsShuffledIn(n: number): string;
  omenTurnedUp(card: string): string;
  noWinner: string;
  gameResult(player: string | null): string;
}
