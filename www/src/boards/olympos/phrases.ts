// The sentences of one language, and what they are told. Each language is an object of this form.

import type { Rich } from "../contract";
import type { Tab } from "./select";
import type { BonusKind, Resource } from "./types";

/** What a seat is about to do. */
export type Standing =
  | "crossing"
  | "playing"
  | "final"
  | "keeping"
  | "taking"
  | "choosingBonus"
  | "ending"
  | "answering"
  | "giving"
  | "finished"
  | "none";

/** What comes with a territory. */
export interface Carried {
  resource: Resource;
  star: boolean;
  zeus: boolean;
}

/** A territory in words. */
export interface SpokenSpace extends Carried {
  name: string;
  points: number;
  closed: boolean;
  tribe: boolean;
  /** Who stands there, bottom first. */
  stack: readonly string[];
}

/** What can be done with a territory now. */
export type SpaceState =
  | { is: "idle" }
  | { is: "movable" }
  | { is: "selected" }
  | { is: "target"; cost: number; fight: boolean }
  | { is: "closable" }
  | { is: "victim" };

export interface SpokenSlot {
  name: string;
  effect: string;
  cost: string;
  bonuses: readonly string[];
  left: number;
  own: boolean;
  /** The time it costs the viewer, if it can be made now. */
  time: number | null;
}

export interface SpokenWonder {
  name: string;
  stars: number;
  needed: number;
  points: number;
  time: number | null;
}

/** A part of a price. */
export interface SpokenPart {
  what: string;
  points: number;
  count: number;
}

export interface SpokenTime {
  from: number;
  to: number;
  hourglasses: number;
  cards: number;
  gods: number;
  next: { name: string; you: boolean; pos: number } | null;
  place: number | null;
}

export interface SpokenFight {
  /** Null for a tribe. */
  defender: string | null;
  own: number;
  their: number;
  hourglasses: number;
}

/** The lines of the log. */
export interface LogPhrases {
  gameStarted(order: readonly string[]): string;
  crossPlaced(player: string, space: string): string;
  tribesPlaced(n: number): string;
  cubeGained(player: string, resource: Resource): string;
  turnStarted(player: string, final: boolean): string;
  settlerCreated(player: string, space: string, north: boolean): string;
  settlerMoved(player: string, from: string, to: string): string;
  fought(player: string, space: string, defender: string | null, cost: number): string;
  controlChanged(space: string, from: string | null, to: string | null): string;
  hourglassGained(player: string, n: number, wanted: number): string;
  hourglassSpent(player: string, n: number): string;
  markerMoved(player: string, from: number, to: number): string;
  zeusReached(player: string, pos: number): string;
  cubesSpent(player: string, spend: readonly { resource: Resource; n: number }[]): string;
  discovered(player: string, name: string, variant: Resource | null): string;
  bonusTaken(player: string, bonus: BonusKind): string;
  settlerGained(player: string, n: number): string;
  prestigeGained(player: string, n: number): string;
  wonderBuilt(player: string, wonder: string, athena: boolean, cards: number): string;
  destinyDrawn(player: string, n: number, card: string | null): string;
  destinyDiscarded(player: string, cards: readonly string[]): string;
  destinyPlayed(player: string, card: string): string;
  destinyReshuffled(n: number): string;
  olymposRevealed(player: string, god: string, pos: number): string;
  favourPlayed(player: string, n: number): string;
  olymposAffects(
    god: string,
    symbols: readonly { name: string; n: number }[],
    affected: readonly string[],
  ): string;
  settlerRemoved(player: string, space: string): string;
  waited(player: string): string;
  passed(player: string): string;
  playerFinished(player: string): string;
  gameOver(winners: readonly string[], scores: readonly { name: string; n: number }[]): string;
}

export interface Phrases extends LogPhrases {
  labels: Record<
    | "map"
    | "development"
    | "boards"
    | "gods"
    | "toCome"
    | "stock"
    | "noneLeft"
    | "built"
    | "newSettler"
    | "land"
    | "landRun"
    | "sea"
    | "fight"
    | "surcharge"
    | "move"
    | "new"
    | "discover"
    | "wonder"
    | "cards"
    | "tiles"
    | "hand"
    | "gained",
    string
  >;
  resources: Record<Resource, string>;
  /** What a discovery does, in two short lines for its slot. */
  effects: { readonly [id: string]: readonly string[] };

  /** Where the name on the map is shorter than the full one. */
  mapNames: { readonly [space: string]: string };

  // the board in words, for those who do not see it
  space(space: SpokenSpace, state: SpaceState): string;
  /** A territory as a key: what it costs to go there, and what it carries. */
  territory(name: string, price: { cost: number; fight: boolean } | null, carried: Carried): string;
  north(stock: number, selected: boolean): string;
  slot(slot: SpokenSlot): string;
  slotCost(groups: readonly { units: number; resource: Resource | null }[]): string;
  bonus(kind: BonusKind, resource: Resource | null, holder: string | null): string;
  wonder(wonder: SpokenWonder): string;
  noWonder(column: number): string;
  track(
    markers: readonly { name: string; pos: number }[],
    cards: readonly { pos: number; n: number }[],
  ): string;
  revealed(god: string, text: string, affected: readonly string[]): string;
  toCome(pos: number): string;
  stock(hourglasses: number, cards: number, cubes: readonly { resource: Resource; n: number }[]): string;
  count(
    what: "swords" | "symbols" | "stars" | "hourglasses" | "settlers" | "cards" | "pos" | "prestige",
    n: number,
  ): string;
  holds(resource: Resource, tokens: number, cubes: number): string;
  marks: Record<"ares" | "siren" | "erinyes" | "keres" | "athena", string>;

  // the question
  closeOne(player: string): Rich;
  closing(player: string): Rich;
  closedSoFar(n: number): string;
  yourTurn(player: string): Rich;
  finalTurn(player: string): Rich;
  mustWait(player: string): Rich;
  /** Asks for one of a kind of things to do. */
  which: Record<Exclude<Tab, "new">, (player: string) => Rich>;
  /** There is nothing of a kind to choose from. */
  noneOf: Record<Tab, (player: string) => Rich>;
  touchOne: string;
  turnOf(player: string): Rich;
  whereFrom(player: string, space: string): Rich;
  whereNew(player: string): Rich;
  goFrom(player: string, space: string, to: string): Rich;
  goNew(player: string, to: string): Rich;
  discoverIt(player: string, name: string): Rich;
  buildIt(player: string, name: string): Rich;
  keepOne(player: string): Rich;
  keeping(player: string): Rich;
  takeOne(player: string, why: string): Rich;
  taking(player: string, why: string): Rich;
  chooseBonus(player: string, name: string): Rich;
  choosingBonus(player: string, name: string): Rich;
  afterAction(player: string): Rich;
  /** Nothing else is left. */
  onlyEnd(player: string): Rich;
  askedAllTheSame: string;
  ending(player: string): Rich;
  favourFor(player: string, god: string): Rich;
  noFavour(player: string, god: string): Rich;
  answering(player: string, god: string): Rich;
  giveOne(player: string): Rich;
  giving(player: string): Rich;
  wins(players: readonly string[]): Rich;
  markerAt(pos: number, next: { name: string; pos: number } | null): string;
  /** What the place on the track is worth on the final turn. */
  placeNow(pos: number, points: number): string;
  whoDrew(god: string, text: string): string;

  // buttons
  closeIt(space: string): string;
  go(space: string, cost: number): string;
  discover(cost: number): string;
  build(cost: number): string;
  play(card: string): string;
  keep(card: string): string;
  takeCube(resource: Resource): string;
  takeBonus(bonus: string): string;
  favour(n: number): string;
  remove(space: string): string;
  pass: string;
  wait: string;
  endTurn: string;
  /** A kind of thing to do: how many ways there are, and what they cost. */
  tab(label: string, ways: number, time: { least: number; most: number } | null): string;
  more(n: number): string;
  fewer: string;
  fromSpace(space: string, under: boolean): string;
  fromNew: string;
  pay(spend: readonly { resource: Resource; n: number }[]): string;
  variant(resource: Resource): string;
  buildWith(athena: boolean, cards: number): string;
  payNothing: string;

  // what a move leads to
  part(part: SpokenPart): string;
  gained(things: readonly string[]): string;
  givenUp(space: string): string;
  fallsTo(space: string, player: string): string;
  fightLine(fight: SpokenFight): string;
  time(time: SpokenTime): string;
  payment(parts: readonly { resource: Resource; tokens: number; cubes: number }[]): string;
  brings(brings: { hourglasses: number; settlers: number; cubes: number; cards: number }): string;
  bringsPrestige(n: number): string;
  /** What a card is worth at the end if it is not played. */
  cardWorth(n: number): string;
  bonusesLeft(bonuses: readonly string[]): string;
  points(n: number): string;
  needs(cost: string): string;
  starsHere(n: number): string;
  starsFrom(stars: {
    needed: number;
    tokens: number;
    tiles: number;
    markers: number;
    athena: boolean;
    cards: number;
  }): string;
  crossLeft(left: number, stars: number): string;
  passWorth(place: number): string;
  cubesLeft(left: number): string;
  discards(cards: readonly string[]): string;
  endLeads(gods: number, next: { name: string; you: boolean } | null): string;
  favourLeads(symbols: readonly { name: string; n: number }[], affected: readonly string[]): string;

  // the rest
  role: Record<Standing, string>;
  /** The place of the hindmost marker on the way to the last turns. */
  progress(pos: number, last: number): string;
  settingUp: string;
  lastTurns: string;
  finished: string;
  handOverCards(to: string): string;
  handOverFavour(to: string, god: string): string;
  handOverPrestige: string;
  scoreRows: { readonly [id: string]: { label: string; note?: string } };
  wonByPoints(winner: string, points: number, lead: number): string;
  wonByTiles(winner: string, points: number): string;
  shared(winners: readonly string[], points: number): string;
}
