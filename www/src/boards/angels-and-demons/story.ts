// The story of a round, from the reveal to the points: what is said of it while it is shown, and afterwards.

import { isFate } from "./animate";
import type { AdTable, Seat, ToldEvent, View } from "./types";

type Type = ToldEvent["type"];
type Of<T extends Type> = Extract<ToldEvent, { type: T }>;

export interface Story {
  /** What has been shown of it, from the reveal on. */
  events: readonly ToldEvent[];
  /** It is being shown; if not, it is that of the last round that was settled. */
  live: boolean;
  /** The scores before it, by seat, as far as they are known here. */
  before: readonly (number | null)[];
}

/** All that has happened up to the moment looked at. */
export function heardAt({ log, frame }: Pick<AdTable, "log" | "frame">): readonly ToldEvent[] {
  return log.filter(({ ply }) => ply <= frame.ply).flatMap(({ events }) => events);
}

/** The story on show, or else the last one; null if none has been told yet. */
export function storyOf(table: Pick<AdTable, "log" | "frame" | "moment">): Story | null {
  const { moment } = table;
  const all = heardAt(table);
  const events = moment && !all.includes(moment.event) ? [moment.event] : all;
  const shown = moment ? events.slice(0, events.indexOf(moment.event) + 1) : events;
  const live = moment !== null && isOfStory(moment.event, events[shown.length]);
  if (moment?.event.type === "committed" && live) return { events: [], live, before: [] };

  const known = live ? withGains(shown, events) : shown.slice(0, lastOf(shown, "roundEnded") + 1);
  if (known.length === 0) return null;
  const start = Math.max(0, lastOf(known, "revealed"));
  const earlier = known.slice(0, start).findLast((event) => event.type === "roundEnded");
  const first = known[0].type === "gameStarted" ? [0, 0] : [];
  return { events: known.slice(start), live, before: earlier?.scores ?? first };
}

/** With the fate of the city is told what it brings. */
function withGains(shown: readonly ToldEvent[], events: readonly ToldEvent[]): readonly ToldEvent[] {
  const fate = shown.findLastIndex(isFate);
  if (fate < 0 || fate < lastOf(shown, "revealed")) return shown;
  const ended = events.findIndex(({ type }, i) => i > fate && type === "roundEnded");
  return events.slice(0, Math.max(shown.length, ended + 1));
}

function lastOf(events: readonly ToldEvent[], type: Type): number {
  return events.findLastIndex((event) => event.type === type);
}

/** A card put down belongs to the story if it is the one that brings about the reveal. */
function isOfStory({ type }: ToldEvent, next: ToldEvent | undefined): boolean {
  if (type === "committed") return next?.type === "revealed";
  return type !== "gameStarted" && type !== "roundStarted";
}

/** The last event of a kind in a story. */
export function told<T extends Type>({ events }: Story, type: T): Of<T> | null {
  return events.findLast((event): event is Of<T> => event.type === type) ?? null;
}

/** What became of the city, once it is known. */
export function verdictOf({ events }: Story) {
  return events.find(isFate) ?? null;
}

/** What each seat has scored, where that is known; nothing before the round has ended. */
export function gainsOf(story: Story): { seat: Seat; gain: number; score: number }[] {
  const scores = told(story, "roundEnded")?.scores ?? [];
  return scores.flatMap((score, seat) => {
    const before = story.before[seat] ?? null;
    return score === null || before === null ? [] : [{ seat, gain: score - before, score }];
  });
}

interface Seen {
  viewer: Seat | null;
  view: View;
}

/** What was seen before the moves of a story that has been shown, so that it can be shown again. */
export class Memory {
  readonly #table: AdTable;
  #seen = new Map<readonly ToldEvent[], Seen>();

  constructor(table: AdTable) {
    this.#table = table;
  }

  /** To be run as an effect. */
  keep(): void {
    const { moment, viewer } = this.#table;
    const events = moment && this.#movesOf([moment.event])[0];
    if (moment && events) this.#seen.set(events, { viewer, view: moment.before });
  }

  /** The story as it can be told again to the same eyes; empty if it cannot. */
  tale({ events }: Story): { event: ToldEvent; before: View }[] {
    const tale = this.#movesOf(events).flatMap((move) => {
      const seen = this.#seen.get(move);
      return seen?.viewer === this.#table.viewer ? move.map((event) => ({ event, before: seen.view })) : [];
    });
    return events.every((event) => tale.some((moment) => moment.event === event)) ? tale : [];
  }

  /** What happened in the moves that these events are of. */
  #movesOf(events: readonly ToldEvent[]): (readonly ToldEvent[])[] {
    return this.#table.log
      .map((entry) => entry.events)
      .filter((move) => events.some((event) => move.includes(event)));
  }
}

const memories = new WeakMap<AdTable, Memory>();

export function memoryOf(table: AdTable): Memory {
  const known = memories.get(table);
  if (known) return known;
  const fresh = new Memory(table);
  memories.set(table, fresh);
  return fresh;
}
