// A task set to the reader of a live board, and whether it is done. What is legal and what it leads
// to, the engine says; a goal only says which of it was asked for.

import type { Goal } from "../boards/contract";
import type { LogEntry, Played, Seat } from "../engine/types/common";

export type Verdict = "open" | "solved" | "missed";

/** As much of a game in progress as a verdict needs. */
export interface Tried {
  readonly moves: readonly Played[];
  /** What the reader has heard, from the start of the game. */
  readonly log: readonly LogEntry<unknown>[];
  /** The number of moves that were there when the reader came. */
  readonly start: number;
  readonly reader: readonly Seat[];
  /** The reader is asked again, or nobody is any more. */
  readonly settled: boolean;
}

export function verdict(goal: Goal, { moves, log, start, reader, settled }: Tried): Verdict {
  const own = moves.slice(start).filter(({ seat }) => reader.includes(seat));
  // Nothing is done by itself: what happens counts from the reader's first move on.
  if (own.length === 0) return "open";
  const heard = log.filter(({ ply }) => ply > start).flatMap(({ events }) => events);
  const right = goal.right.some((wanted) =>
    "move" in wanted
      ? own.some(({ move }) => fits(wanted.move, move))
      : heard.some((event) => fits(wanted.event, event)),
  );
  if (right) return "solved";
  return settled && own.length >= (goal.moves ?? 1) ? "missed" : "open";
}

/** Whether a value has all that the pattern names. */
export function fits(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      pattern.length === value.length &&
      pattern.every((part, index) => fits(part, value[index]))
    );
  }
  return Object.entries(pattern).every(([key, part]) => fits(part, (value as Record<string, unknown>)[key]));
}

/** A goal that cannot be read; the message says why. */
export class NoGoal extends Error {
  override name = "NoGoal";
}

/** The goal that a page gives, as an object or as JSON; null for none. Throws NoGoal. */
export function readGoal(given: unknown): Goal | null {
  if (given === null || given === undefined || given === "") return null;
  const goal = typeof given === "string" ? parse(given) : given;
  if (!isObject(goal)) throw new NoGoal("a goal is an object");
  const { right, moves = 1 } = goal;
  const parts = Array.isArray(right) && right.length > 0 && right.every((wanted) => isWanted(wanted));
  if (!parts) throw new NoGoal('a goal has a list "right" of {"move": …} and {"event": …}');
  if (!Number.isInteger(moves) || (moves as number) < 1)
    throw new NoGoal('"moves" of a goal is a whole number from 1 on');
  return goal as unknown as Goal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoGoal(`a goal is JSON: ${String(error)}`);
  }
}

function isWanted(wanted: unknown): boolean {
  return isObject(wanted) && (isObject(wanted.move) || isObject(wanted.event));
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
