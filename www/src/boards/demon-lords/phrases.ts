// What the sentences of this board need to be told, whatever the language.

import type { Rich } from "../contract";
import type { Bonus, Event, Phase, Piece, TurnPhase } from "./types";

/** A player, or the reader. */
export interface Who {
  name: string;
  you: boolean;
}

/** A node within a sentence. */
export interface Site {
  /** “the Alps” */
  name: string;
  /** “in the Alps” */
  at: string;
  /** “from the Alps” */
  from: string;
}

export interface FightOdds {
  foe: string;
  dice: readonly [number, number];
  /** The chance to hold the node, 0 to 1. */
  chance: number;
}

/** What is not certain is never called so. */
export function wholePercent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export interface NodeFacts {
  name: string;
  continent: string;
  number: number;
  harvester: Who | null;
  portal: Who | null;
  troops: readonly { who: Who; count: number }[];
  avatars: readonly Who[];
}

/** What can be done with a node now, in a few words after its name. */
export type NodeState = "open" | "ready" | "picked" | "chosen" | null;

export type Kind = Piece | "avatar";

export interface Phrases {
  phases: Record<TurnPhase, string>;
  /** What is done in a phase, in one sentence. */
  phaseHelp: Record<TurnPhase, string>;
  phaseState: Record<"done" | "now" | "next", string>;
  labels: {
    worldEvent: string;
    noEvent: string;
    noEventText: string;
    eventsOff: string;
    brute: string;
    defender: string;
    souls: string;
    storage: string;
    harvesters: string;
    portals: string;
    troops: string;
    map: string;
    closer: string;
    farther: string;
    whole: string;
    overview: string;
    less: string;
    more: string;
    putAway: string;
    playAgain: string;
    perNumber: string;
    offers: string;
    notYet: string;
    goOn: string;
    tapMap: string;
  };
  pieces: Record<Kind, string>;
  dieReasons: Record<"base" | Bonus, string>;

  // ── the map ──
  site(node: string, name: string): Site;
  node(facts: NodeFacts): string;
  nodeState: Record<Exclude<NodeState, null>, string>;
  deckLeft(cards: number): string;
  panel(counts: {
    souls: number;
    storage: number;
    harvesters: number;
    portals: number;
    troops: number;
  }): string;

  // ── the question ──
  ask(phase: Phase, player: string): Rich;
  wait(phase: Phase, player: string): Rich;
  askNumber(player: string): Rich;
  askStack(player: string, count: number, node: Site): Rich;
  askAvatar(player: string): Rich;
  askNode(player: string, node: Site): Rich;
  askRest(player: string): Rich;
  toSettle(count: number): string;
  toDuel: string;
  /** Nothing in the fights of this turn is compulsory any more. */
  hintRest: string;
  hint(phase: Phase, souls: number): string;
  /** The same beside buttons, where there is room for one short line. */
  nudge(phase: Phase, souls: number): string;
  pickedHint: Record<"stack" | "avatar" | "node", string>;
  over(players: readonly string[]): Rich;

  // ── moves ──
  roll(dice: number): string;
  nameNumber(number: number): string;
  place(kind: Kind, node: Site): string;
  spawn(node: Site): string;
  buy(piece: Piece, node: Site): string;
  ransom(piece: Piece, node: Site): string;
  send(count: number, from: Site, to: Site): string;
  /** The same where it is plain whence they come. */
  sendOff(count: number, to: Site): string;
  leap(to: Site): string;
  fight(foe: string, node: Site): string;
  duel(foe: string): string;
  desecrate(owner: string, node: Site, withTroops: boolean): string;
  retreat(node: Site): string;
  end(phase: TurnPhase): string;
  endAnyway: string;
  /** What ending the phase would leave undone. */
  leaves(phase: TurnPhase, count: number): string;
  moveAvatar: string;
  troopsToSend: string;
  /** Why so many Troops may not leave, by the rule that holds them. */
  held(count: number, rule: string): string;

  // ── what a move leads to ──
  costs(souls: number): string;
  soulsLeft(souls: number): string;
  pays(souls: number): string;
  joins(count: number): string;
  entersEmpty: string;
  meets(name: string): string;
  stays(count: number): string;
  odds(fight: FightOdds): string;
  oddsShort(fight: FightOdds): string;
  fightFor(foe: string): string;
  harvesterAtStake(owner: Who): string;
  duelOdds(foe: string, chance: number): string;
  duelWith(foe: string): string;
  winsDuel(chance: number): string;
  duelSums(foe: string, dice: number, own: number, theirs: number): string;
  routed(chance: number): string;
  routs(foe: string, chance: number): string;
  /** With nowhere to flee a beaten Avatar is banished. */
  banished(chance: number): string;
  banishes(foe: string, chance: number): string;
  desecrationOdds(target: number, chance: number): string;
  mayDesecrate(owner: string, target: number, chance: number): string;
  gains(souls: number): string;
  /** What a roll brings the reader. */
  share(souls: number): string;
  newEvent: string;
  rot(souls: number): string;
  lines(count: number): string;
  spawnsLeft(count: number): string;
  fromStorage: string;
  compulsory: string;

  // ── the plate ──
  plateTitle(kind: "fight" | "duel" | "desecration", node: Site): string;
  plateRound(round: number, rounds: number): string;
  roundWon: string;
  left(now: number, start: number): string;
  lost(name: string, count: number): string;
  tie: string;
  needs(target: number): string;
  success: string;
  failure: string;
  plusHarvesters(count: number): string;

  // ── the log ──
  event: Tellers;
  role(standing: "brute" | "retreats" | "out" | null, phase: TurnPhase | null): string;
  progress(round: number, rounds: number | null): string;
  setup: string;
  finished: string;
  handOver(to: string): string;
  scoreRows: { readonly [id: string]: { label: string; note?: string } };
  lastAvatar(winner: string): string;
  reckoning(winners: readonly string[], points: number, round: number): string;
}

type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

/** A sentence for every event; null for one not worth a line. */
export type Tellers = {
  [T in Event["type"]]: (
    event: EventOf<T> & { rule: string },
    say: { seat: (seat: number) => string; card: (id: string) => string; site: (node: string) => Site },
  ) => string | null;
};
