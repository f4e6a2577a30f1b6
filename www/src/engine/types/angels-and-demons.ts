// Generated from the engine by `npm run types`. Do not edit.

import type { Seat } from "./common";

export type CardOf = string;

export type ChosenFate = "destroyed" | "spared";

export type City = string;

export type Commitment = CardOf | "hidden";

export type CompleteOptions = { angelSeat: 0 | 1 | "random", events: boolean, archs: boolean, openPiles: boolean, cityOrder: Array<string> | null, eventOrder: Array<string> | null, };

export type Decides = "value" | "fate";

export type Event = { "type": "gameStarted", sides: [Side, Side], } | { "type": "roundStarted", round: number, city: City, event: EventCard | null, } | { "type": "committed", seat: Seat, } | { "type": "revealed", cards: [CardOf, CardOf], } | { "type": "valueChosen", seat: Seat, value: number, } | { "type": "fateChosen", seat: Seat, fate: ChosenFate, forced: boolean, } | { "type": "compared", base: [number, number], effective: [number, number], gap: number, limit: number | null, } | { "type": "cityWon", seat: Seat, city: City, value: number, } | { "type": "tokensTaken", seat: Seat, count: number, } | { "type": "cityDestroyed", city: City, } | { "type": "citySpared", city: City, } | { "type": "cityVanished", city: City, } | { "type": "roundEnded", round: number, scores: [number | null, number | null], } | { "type": "gameOver", winner: Seat | null, reason: Reason, scores: [number, number], };

export type EventCard = string;

export type GameResult = { winner: Seat | null, reason: Reason, scores: [number, number], };

export type Letter = "A" | "D" | "X" | "S" | "V" | "W" | "L" | "E";

export type Meeting = { card: CardOf, 
/**
 * One, or one for each choice of the seat that decides: Ruse's values from 3 to 6, or
 * destroyed and spared for War.
 */
fates: Array<Letter>, decides: Decides | null, 
/**
 * Who decides.
 */
by: Seat | null, };

export type Move = { "type": "commit", card: CardOf, } | { "type": "chooseValue", value: number, } | { "type": "chooseFate", fate: ChosenFate, };

export type Options = { angelSeat: 0 | 1 | "random", events: boolean, archs: boolean, openPiles: boolean, cityOrder: Array<string> | null, eventOrder: Array<string> | null, };

export type Phase = "commit" | "ruse-value" | "war-fate" | "over";

export type Position = { game: string, options: CompleteOptions, sides: [Side, Side], round: Whole, phase: Phase, toAct: Array<Seat>, city: City | null, event: EventCard | null, cityDeck: Array<City>, eventDeck: Array<EventCard>, eventDiscard: Array<EventCard>, hands: [Array<CardOf>, Array<CardOf>], rows: [Array<CardOf>, Array<CardOf>], archUsed: [boolean, boolean], committed: [CardOf | null, CardOf | null], won: [Array<City>, Array<City>], destroyed: Array<City>, spared: Array<City>, vanished: Array<City>, tokens: [Whole, Whole], tokenSupply: Whole, result: GameResult | null, };

export type Preview = { "type": "commit", against: Array<Meeting>, } | { "type": "chooseValue", fate: Letter, gap: number, } | { "type": "chooseFate", fate: Letter, };

export type Reason = "score" | "death" | "death-draw";

export type Side = "angel" | "demon";

export type View = { game: string, options: ViewOptions, 
/**
 * Who is looking; null for an onlooker.
 */
seat: Seat | null, sides: [Side, Side], round: number, phase: Phase, toAct: Array<Seat>, city: City | null, event: EventCard | null, 
/**
 * Sorted by id before the end, in the order of the deck after it (AD-10.5).
 */
unseenCities: Array<City>, unseenEvents: Array<EventCard>, eventDiscard: Array<EventCard>, hands: [Array<CardOf>, Array<CardOf>], rows: [Array<CardOf>, Array<CardOf>], archUsed: [boolean, boolean], committed: [Commitment | null, Commitment | null], 
/**
 * A list of nulls where the pile is shut (AD-10.4).
 */
won: [Array<City | null>, Array<City | null>], destroyed: Array<City>, spared: Array<City>, vanished: Array<City>, tokens: [number, number], tokenSupply: number, scores: [number | null, number | null], result: GameResult | null, };

export type ViewOptions = { angelSeat: 0 | 1 | "random", events: boolean, archs: boolean, openPiles: boolean, };

export type Whole = number;
