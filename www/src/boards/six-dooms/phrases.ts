// What has to be said, whatever the language. Names of things come from the engine's catalogue.

import type { Rich } from "../contract";
import type { Step, Toll } from "./animate";
import type { Places } from "./places";
import type { Figure } from "./progress";
import type { Deed } from "./select";
import type { CombatKind, Doom, Event, EventOf, Force, Leave, Permission, QuestionKind, Seat } from "./types";

/** How a sentence names those involved. */
export interface Who {
  player(seat: Seat): string;
  /** A player, or all the armies of the doom. */
  force(force: Force): string;
  /** So many armies of the doom. */
  foes(count: number): string;
  /** A territory as the map names it. */
  place(id: string): string;
  /** It in a sentence: "the Middle East", "in the Middle East", and so on. */
  the(id: string): string;
  at(id: string): string;
  into(id: string): string;
  from(id: string): string;
  /** "Ural – China". */
  border(id: string): string;
  doom(doom: Doom): string;
  level(level: Permission): string;
}

export type EventWords = {
  readonly [T in Event["type"]]: (event: EventOf<T>, who: Who) => string | null;
};

/** A territory in words. */
export interface Described {
  name: string;
  owner: string | null;
  state: LandMood;
  /** Those who stand there, strongest first, with their armies. */
  forces: readonly { name: string; count: number }[];
  /** What else lies there or on its borders, in words. */
  things: readonly string[];
}

export type LandMood = "calm" | "contested" | "fallen" | "unowned" | "empty";
/** What a tap would do there. */
export type Standing = "source" | "selected" | "target" | "none";

/** The situations in which somebody is asked something, apart from the engine's own questions. */
export type Situation =
  | "draft"
  | "spread"
  | "hq"
  | "supply"
  | "ending"
  | "start"
  | "place"
  | "main"
  | "pass"
  | "engage"
  | QuestionKind;

/** What a question is about, as far as it is known. */
export interface Matter {
  /** Armies: left to place, that ask to come in, or that must leave at least. Or barricades to take down. */
  count: number;
  /** The armies that whoever is asked has there. */
  own: number;
  /** Movements left, and how many of them may carry a supply. */
  moves: number;
  supplyMoves: number;
  /** The territory in question, with its article and as where one is; and where somebody comes from. */
  the: string;
  at: string;
  from: string;
  /** The other party: who asks, or attacks. */
  other: string;
  /** The armies of the doom. */
  foes: string;
  /** The fight that it belongs to, the attacker's dice in it, and who wins its ties. */
  kind: CombatKind;
  dice: number;
  ties: "you" | "they" | "nobody";
  /** The lowest die of whoever is asked about it. */
  lowest: number;
  supply: boolean;
  enter: boolean;
  overStrength: boolean;
}

/** Dice thrown, and the best of them that count. */
export interface Rolled {
  dice: number;
  kept: number;
}

export interface Phrases {
  labels: { readonly [label in Label]: string };
  map: { map: string; closer: string; farther: string; whole: string };
  dial: { less: string; more: string };
  deeds: { readonly [deed in Deed]: string };
  steps: { readonly [step in Step]: string };
  /** What a doom's turn is called. */
  turns: { readonly [doom in Doom]: string };
  seas: readonly string[];
  orders: { readonly [value: string]: string };
  endings: { readonly [ending: string]: { name: string; text: string } };
  /** What another player's standing permission means for whoever reads it. */
  leave: { readonly [level in Permission]: string };
  /** The same beside what the reader lets that player do. */
  theirLeave(player: string, leave: string): string;

  places: Places;
  /** All the armies of the doom, and some of them; by their name, one or several, where that is known. */
  foes: { all(name: string | null): string; some(count: number, name: string | null): string };

  list(items: readonly string[]): string;
  armies(count: number): string;
  supplies(count: number): string;
  dice(count: number): string;
  round(round: number, rounds: number | null): string;
  setUp: string;
  finished: string;

  /** A territory spoken: who is there, whose it is, what a tap does. */
  land(land: Described, standing: Standing): string;
  owned(owner: string): string;
  moods: { readonly [mood in LandMood]: string };
  /** It is held, and how long it still has to be. */
  held(slots: number): string;
  /** Something on the border of a territory: "weak barricade to Peru". */
  towards(what: string, to: string): string;
  /** A border that cannot be closed again for so many slots. */
  broken(to: string, slots: number): string;
  /** What can be done from a territory, or to it. */
  canDo(deeds: readonly string[]): string;

  ask: { readonly [situation in Situation]: (player: string, matter: Matter) => Rich };
  await: { readonly [situation in Situation]: (player: string, matter: Matter) => Rich };
  detail: { readonly [situation in Situation]: (matter: Matter) => string };
  doomActs(doom: string): Rich;
  over: { readonly [ending: string]: (leaders: readonly string[]) => { title: Rich; text: string } };
  /** What is counted on the doom's card and beside a player, for so many of it. */
  counted: { readonly [thing in Exclude<Figure["of"], "theirs"> | "armies"]: (count: number) => string };

  /** The button that carries a move out. */
  confirm: {
    claim(the: string): string;
    put(count: number, at: string): string;
    token(token: string, at: string): string;
    ending(ending: string): string;
    removeBarricade(border: string): string;
    reinforce: string;
    prepare(at: string): string;
    rebuild(at: string): string;
    attack(foe: string, dice: number): string;
    breach(dice: number): string;
    mothership: string;
    research: string;
    share(player: string): string;
    move(count: number, supply: boolean): string;
    close(strong: boolean): string;
    endTurn: string;
    permit(grant: boolean, remember: boolean): string;
    oppose(oppose: boolean): string;
    barricade(strong: boolean): string;
    defend(dice: number): string;
    reroll(reroll: boolean): string;
    advance(count: number): string;
    order(value: string): string;
    permission(player: string, level: string): string;
  };

  forecast: {
    placing(armies: number, left: number): string;
    reinforcements(count: number, calm: number): string;
    tokens(supplies: number, headquarters: number, most: number): string;
    border(strength: number, supplies: number): string;
    /** The dice of each side, and how many of them count. */
    dice(attack: Rolled, defence: Rolled): string;
    ties(winner: "you" | "they" | "nobody"): string;
    /** That the roll does what it is for, or what whoever is asked wants of it. */
    chance(part: number, kind: CombatKind, attacking: boolean): string;
    losses(you: number, they: number): string;
    rerolls(you: number, they: number): string;
    opposed(player: string, asked: boolean, need: number): string;
    becomesYours: string;
    goal(supplies: number, price: number): string;
    /** In how many slots the portal closes, or the missile flies. */
    done(slots: number, portal: boolean): string;
    advance(least: number, most: number): string;
    permitted(player: string, enter: Leave, supply: Leave): string;
    asks(players: string): string;
    turned(count: number): string;
    surplus(count: number): string;
    engage(foes: string): string;
    movesLeft(moves: number, supplyMoves: number): string;
    march(foes: string): string;
    cure(parts: number, cure: boolean): string;
    doomNext: string;
    next(player: string): string;
  };

  rollTitle(kind: string, place: string): string;
  rollWon(attack: number, defence: number): string;
  rollHit(kind: string, hit: boolean): string;
  spokenRoll(
    attacker: string,
    attack: readonly number[],
    defender: string,
    defence: readonly number[],
  ): string;

  toll(toll: Toll, who: Pick<Who, "foes" | "player" | "place">): string[];
  role(standing: "acting" | "asked" | "out" | "none"): string;
  handOver(to: string): string;
  scoreRow: { label: string; note: string };
}

export type Label =
  | "round"
  | "prevented"
  | "supplies"
  | "headquarters"
  | "track"
  | "stepBack"
  | "stepOn"
  | "play"
  | "pause"
  | "skip"
  | "again"
  | "summary"
  | "closeSummary"
  | "doomTurn"
  | "smallMap"
  | "diplomacy"
  | "diceOrder"
  | "opposeOrder"
  | "yourLeave"
  | "setAlready"
  | "build"
  | "act"
  | "foe"
  | "dice"
  | "count"
  | "takeSupply"
  | "strength"
  | "weak"
  | "strong"
  | "barricades"
  | "removeBarricade"
  | "chooseSource"
  | "chooseTarget"
  | "nothingLeft"
  | "chooseHq"
  | "chooseSupply"
  | "choosePlace"
  | "endTurn"
  | "shareCure"
  | "nobodyHere"
  | "noBuild";
