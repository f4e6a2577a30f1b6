// The sentences of one language, and what they are told. Each language is an object of this form.

import type { Rich } from "../contract";
import type { Prospect } from "./foretell";
import type { CardState } from "./select";
import type { Event, Letter, Side } from "./types";

/** What a seat is about to do, or has done. */
export type Standing = "choosing" | "down" | "naming" | "deciding" | "none";
/** The value of a city under an event, and what the event does. */
export interface Stake {
  value: number;
  event: { name: string; text: string } | null;
}
/** A card in a sentence: a number has an article, an Arch is a name. */
export interface Named {
  name: string;
  arch: boolean;
}

/** The sentences of one language. Names of players, cities, events and cards are given. */
export interface Phrases {
  labels: Record<
    | "eightCities"
    | "destroyed"
    | "spared"
    | "zoneDestroyed"
    | "zoneSpared"
    | "zoneWon"
    | "stillToCome"
    | "cities"
    | "events"
    | "tokens"
    | "usedEvents"
    | "cardDown"
    | "wonAndSpared"
    | "arch"
    | "ready"
    | "hidden"
    | "ruseValue"
    | "warFate"
    | "unused"
    | "lastRound"
    | "goOn"
    | "again"
    | "destroyCity"
    | "spareCity"
    | "youWin",
    string
  >;
  /** Cities, events, tokens and cards in words, for those who do not see them. */
  city(name: string, value: number, state: "whole" | "destroyed" | "spared" | "won"): string;
  event(name: string, text: string): string;
  hand(owner: string, side: string, cards: readonly string[]): string;
  ownHand(side: string): string;
  /** A card of the own hand and what can be done with it. */
  cardIn: Record<CardState, (card: string) => string>;
  plaque(
    owner: string,
    side: string,
    score: number | null,
    cities: readonly string[],
    tokens: number,
  ): string;
  pile(label: string, cities: readonly string[]): string;
  supply(cities: number, events: number, tokens: number): string;
  used(events: readonly string[]): string;
  clash(cards: readonly { owner: string; card: string | null }[], gap: number | null): string;
  /** A round of the track: what was fought for, with what, and what became of it. */
  roundPlayed(round: number, city: string | null, cards: readonly string[], fate: Letter | null): string;
  nothingPlayed: string;
  usedArch(card: string): string;
  /** Short captions below the pans. */
  cardDown(owner: string): string;
  considering(owner: string, card: Named): string;
  plays(owner: string, card: string): string;
  toChoose(owner: string): string;
  /** The ribbon across the city. */
  verdict(fate: Letter, winner: string): string;

  chooseCard(player: string, city: string): Rich;
  awaitCard(players: readonly string[], city: string): Rich;
  nameValue(player: string): Rich;
  awaitValue(player: string): Rich;
  decideFate(player: string, city: string): Rich;
  awaitFate(player: string, city: string): Rich;
  stake(stake: Stake): string;
  yourCardIsDown(card: Named): string;
  against(opponent: string, card: string, stake: Stake): string;
  /** What a player of War has to know of the card that it has met. */
  warAgainst(opponent: string, card: Named): string;
  wins(player: string): Rich;
  drawn: string;

  play(card: Named): string;
  nameIt(value: number): string;
  settle(fate: "destroyed" | "spared", city: string): string;
  round(round: number, rounds: number): string;
  finished: string;

  gameStarted(angel: string, demon: string): string;
  roundStarted(round: number, city: string, value: number, event: string | null): string;
  committed(player: string): string;
  revealed(cards: readonly { player: string; card: string }[]): string;
  valueChosen(player: string, value: number): string;
  fateChosen(player: string, fate: "destroyed" | "spared", forced: boolean): string;
  compared(values: readonly string[], gap: number, limit: number | null): string;
  cityWon(player: string, city: string, value: number): string;
  tokensTaken(player: string, count: number): string;
  cityDestroyed(city: string): string;
  citySpared(city: string): string;
  cityVanished(city: string): string;
  /** The scores that are known here. */
  roundEnded(round: number, scores: readonly { player: string; score: number }[]): string;
  wonByScore(winner: string, high: number, low: number): string;
  wonLevel(winner: string, score: number): string;
  wonByDeath(winner: string): string;
  drawnByDeath: string;

  role(side: string, standing: Standing): string;
  handOverCard(from: string, to: string): string;
  handOverPile: string;
  scoreRows: { readonly [id: string]: { label: string; note?: string } };
  angelsHold(side: string, won: number, spared: number): string;
  demonsHold(side: string, won: number, destroyed: number): string;
  levelScore(side: string, score: number): string;
  deathMet(winner: string, card: string): string;

  /** The story of a round while it is shown. */
  bothDown: string;
  meeting(cards: readonly { player: string; card: string }[]): Rich;
  /** How the gap decides, or will decide, of the city. */
  because(
    values: readonly string[],
    comparison: { gap: number; limit: number | null },
    verdict: Event["type"] | null,
  ): string;
  backIntoTheBox(card: string): string;
  scored(player: string, gain: number, score: number): Rich;
  nobodyScored: string;
  /** What the gap leads to, from none to the largest; a limit of null is never reached. */
  zones(
    winning: readonly number[],
    limit: number | null,
  ): { spared: string; won: string; destroyed: string | null };
  tryCards: string;

  forecast(prospect: Prospect, cards: Cards): Rich;
  decided(by: string, mine: boolean, cards: string): Rich;
  valueLeadsTo(value: number, gap: number, fate: string): Rich;
  outcomes(winner: { name: string; you: boolean }): Record<Letter, string>;
}

/** How a forecast names those involved. */
export interface Cards {
  list(cards: readonly string[]): string;
  /** The player who looks: which fates are wins of their own. */
  side: Side;
  opponent: string;
}
