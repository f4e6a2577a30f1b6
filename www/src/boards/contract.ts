// What a game brings to the page, and what the page gives to a game. A game's folder is written
// against this file and the types generated from the engine, and against nothing else.

import type { Component } from "svelte";
import type { Cited, Entry, Explained, Frame, Outcome, Rule, Seat, SeatConfig } from "../engine/types/common";

export type Lang = "en" | "fr";

/** The types of one game, generated from the engine. */
export interface GameTypes {
  View: unknown;
  Move: { type: string };
  Event: { type: string };
  Preview: unknown;
}

/** An event as it comes from the engine: with the rule it cites. */
export type Told<G extends GameTypes> = Cited<G["Event"]>;

/**
 * A match as its board sees it. The shell's match store implements it, in the app and in an
 * embedded board alike; every property is reactive.
 */
export interface Table<G extends GameTypes = GameTypes> {
  /** What the viewer sees, now or at the moment looked back at. Set at once; motion only decorates. */
  readonly frame: Frame<G["View"], G["Move"]>;
  readonly seats: readonly SeatConfig[];
  /** Whose eyes; null for an onlooker. */
  readonly viewer: Seat | null;
  /** The viewer is asked for a move now, in the present, and nothing is under way. */
  readonly canAct: boolean;
  /** A legal move picked but not yet confirmed. */
  readonly chosen: G["Move"] | null;
  /** What the chosen move, or else the pointed-at one, would do. */
  readonly preview: G["Preview"] | null;
  /** The refusal on show and the move that it answers. */
  readonly refused: { move: G["Move"]; refusal: Explained } | null;
  /** The event being shown with its time to run, while the timeline of the last move plays. */
  readonly moment: Moment<G> | null;
  /** The timeline in the hands of whoever watches; left out where there is nobody to hold it. */
  readonly telling?: Telling;
  /** A chosen move waits to be confirmed; if not, choosing it plays it. */
  readonly confirms?: boolean;
  readonly lang: Lang;
  /**
   * Picks a move, or none. A legal one becomes `chosen` (and is played at once if the player does
   * not want to confirm, or `now` is set); an illegal one is answered by a refusal shown at `at`.
   */
  choose(move: G["Move"] | null, at?: Element | null, now?: boolean): void;
  /** Points at a move without picking it: asks for its preview. */
  point(move: G["Move"] | null): void;
  /** Plays the chosen move. */
  confirm(): void;
  /** Shows the events of some moves again, each with what the viewer saw before it. */
  retell?(tale: readonly Pick<Moment<G>, "event" | "before">[]): void;
}

/** The timeline that plays after a move: it can be halted and stepped through, and ended at any time. */
export interface Telling {
  /** The place of the moment on show among all, counted from 0. */
  readonly at: number;
  readonly length: number;
  readonly halted: boolean;
  halt(): void;
  go(): void;
  /** To the next moment or the one before, and halts there. */
  step(by: 1 | -1): void;
  skip(): void;
}

/** One event of the last move on show. */
export interface Moment<G extends GameTypes> {
  readonly event: Told<G>;
  /** What the viewer saw before the move: where things come from. */
  readonly before: G["View"];
  /** How long it is shown, in milliseconds, at the player's speed. */
  readonly duration: number;
}

/** A piece of a sentence: plain, or strong. */
export type Rich = readonly (string | { strong: string })[];

/** The words of a game in one language. Sentences only: what happens is decided by the engine. */
export interface Words<G extends GameTypes> {
  /** What is asked of the viewer, or who is awaited; and one line of what is at stake. */
  question(table: Table<G>): { title: Rich; detail: Rich };
  /** The confirm button for the chosen move: "Play the 7". */
  confirm(move: G["Move"], table: Table<G>): string;
  /** Where the game is: "Round 5 of 8". */
  progress(table: Pick<Table<G>, "frame">): string;
  /**
   * A line of the log; null for an event not worth a line. A heading opens a group (a round, a turn). A
   * line may take from a view, if there is one, what is the same all game long.
   */
  event(
    event: Told<G>,
    seats: readonly SeatConfig[],
    view?: G["View"],
  ): { text: string; heading?: boolean } | null;
  /** What a seat is, beside its name: "Angels, to choose". */
  role(seat: Seat, table: Table<G>): string;
  /** The hand-over screen: what is hidden and why, and the rule to read. */
  handOver(to: Seat, table: Table<G>): { text: string; rule: Rule };
  /** A line of the final score by its id. */
  scoreRow(id: string): { label: string; note?: string };
  /** What stands above the end where "Ada wins" does not say it; left out, or null, where it does. */
  headline?(outcome: Outcome, table: Table<G>): string | null;
  /** One sentence on how the game ended. */
  outcome(outcome: Outcome, table: Table<G>): string;
}

/** What the reader of a live board is to do. The text around the board says it in words. */
export interface Goal {
  /** Each of these is right: a move, or an event that comes of it, which has all that is named here. */
  right: readonly ({ move: object } | { event: object })[];
  /** The number of own moves there is room for; 1 if left out. */
  moves?: number;
}

/** A position to try in the rulebook or in a teacher's page. */
export interface Lesson {
  /** The rule it shows. */
  rule: Rule;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
  /** A record as the engine reads it: options, seed and moves played before the reader takes over. */
  record: unknown;
  /** The moment first shown; the end of the record if left out. */
  ply?: number;
  mode: "watch" | "play";
  /** What is to be done in it, if it is a task. */
  goal?: Goal;
}

/** What is shown of a game before its board is loaded. */
export interface Card {
  id: string;
  /** The short title, as on the poster. */
  title: string;
  players: { min: number; max: number };
  length: { minutes: [number, number] } | { rounds: number };
  tagline: Record<Lang, string>;
  /** The address of its picture, 260 × 250. */
  poster: string;
  /** What lies on the table while the screen changes hands, 540 × 296. */
  cover?: string;
}

/** Everything that a game brings. */
export interface GameModule<G extends GameTypes = GameTypes> {
  Board: Component<{ table: Table<G> }>;
  /** What the players' column says of one seat, below its name: counts, supplies. */
  Panel: Component<{ table: Table<G>; seat: Seat }>;
  /** What stands in the question box between the question and the confirm button: the choices and what they lead to. */
  Choices: Component<{ table: Table<G> }>;
  /** The seat whose badge and colour a seat wears, where colours are dealt; its own if left out. */
  badge?: (seat: Seat, view: G["View"]) => Seat;
  /** A small sign of a seat's side or colour, beside its name and on the end screen; optional. */
  Emblem?: Component<{ table: Table<G>; seat: Seat; size: number }>;
  /** The sign of a score row, or of a thing counted in that row, on the end screen; optional. */
  ScoreSign?: Component<{ id: string; size: number; row?: string }>;
  /**
   * The picture of a thing of the catalogue, in the reference; nothing for one that has none. It is drawn
   * from the view of the first lesson, of which it takes what is the same in every game. Optional.
   */
  Picture?: Component<{ id: string; view: G["View"]; name: string; lang: Lang }>;
  words: Record<Lang, (names: Names) => Words<G>>;
  /** How long an event is shown at normal speed, in milliseconds; 0 for no motion. */
  duration(event: Told<G>): number;
  /** A small mark under the chart of the scores for the end of a round, if the game has one. */
  roundMark?: (events: readonly Told<G>[]) => string | null;
  lessons: readonly Lesson[];
}

/** The catalogue of the engine, by id. */
export interface Names {
  entry(id: string): Entry;
  name(id: string): string;
  /** What the thing does, in words; empty where nothing needs saying. */
  text(id: string): string;
}
